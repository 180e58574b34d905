"""The server killed (kill -9) in mid-game under load, many times: `python bench/soak.py [--kills 1000]`.

It is the test of tests/server/test_crash.py, repeated: both games, on a disk that is fine, that is full in the midst of
a write, for good or for a moment, or that takes nothing. After each kill every acknowledged move must be there.
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
    kills = parser.parse_args().kills
    environment = {**os.environ, "GRANDOPENING_KILLS": str(kills)}
    command = [sys.executable, "-m", "pytest", "-q", "-s", "tests/server/test_crash.py"]
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    print(f"{kills} kills: {'every acknowledged move was there' if status == 0 else 'something was lost, see above'}")
    return status


if __name__ == "__main__":
    sys.exit(main())
