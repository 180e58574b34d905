"""Builds a wheel for this platform and this Python that carries the compiled rules and bots.

    python tools/build_wheel.py [FOLDER]        default: dist/

They are compiled for any processor of the platform and, on x86-64, for those of the last ten years too. An installed
server is then ready in seconds; with other versions of Numba, NumPy or Python than those it was built with, it compiles
for itself as ever.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))

from grandopening.core.compiled_code import GENERIC, PACKAGE, SHIPPED, V3  # noqa: E402
from grandopening.games import GAMES  # noqa: E402

KINDS = (GENERIC, V3) if platform.machine() in ("x86_64", "AMD64") else (GENERIC,)
COMPILED = PACKAGE / SHIPPED


def compile_for(kind: str, cache: Path) -> None:
    """All games, a process each."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(SOURCE),
        "GRANDOPENING_CACHE": str(cache),
        "NUMBA_CPU_NAME": kind,
        "NUMBA_CPU_FEATURES": "",
    }
    commands = [[sys.executable, "-m", "grandopening.compiling", game] for game in GAMES]
    processes = [subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) for command in commands]
    failed = [process.wait() for process in processes]
    if any(failed):
        raise SystemExit(f"the rules could not be compiled for {kind}")


def main(folder: Path) -> None:
    shutil.rmtree(COMPILED, ignore_errors=True)
    try:
        with tempfile.TemporaryDirectory() as cache:
            for kind in KINDS:
                print(f"compiling for {kind} …", flush=True)
                compile_for(kind, Path(cache))
            shutil.copytree(cache, COMPILED)
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q", "-w", str(folder)]
        subprocess.run([*command, str(ROOT)], check=True)
    finally:
        shutil.rmtree(COMPILED, ignore_errors=True)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist"))
