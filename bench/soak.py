"""The server killed (kill -9) in mid-game under load, many times: `python bench/soak.py [--kills 1000]`.

It is the test of tests/server/test_crash.py, repeated: both games, on a disk that is fine, that is full in the midst of
a write, for good or for a moment, or that takes nothing. After each kill every acknowledged move must be there.

`--database postgresql`: four processes, one of them killed each time, and PostgreSQL itself killed ten times on the way
(tests/server/test_processes.py).
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--restarts", type=int, default=10, help="of PostgreSQL")
    parser.add_argument("--patience", type=float, default=5.0, help="seconds in which another process takes over")
    given = parser.parse_args()
    kills = given.kills
    environment = {**os.environ, "GRANDOPENING_KILLS": str(kills), "GRANDOPENING_PROCESS_KILLS": str(kills)}
    environment |= {"GRANDOPENING_RESTARTS": str(given.restarts), "GRANDOPENING_PATIENCE": str(given.patience)}
    tests = {"sqlite": "test_crash.py", "postgresql": "test_processes.py::test_any_process_may_be_killed"}
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-m", "", f"tests/server/{tests[given.database]}"]
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    print(f"{kills} kills: {'every acknowledged move was there' if status == 0 else 'something was lost, see above'}")
    return status


if __name__ == "__main__":
    sys.exit(main())
