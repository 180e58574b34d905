"""Builds a wheel for this platform and this Python that carries the compiled rules and bots.

    python tools/build_wheel.py [FOLDER [KIND …]]        default: dist/, all kinds

They are compiled for any processor of the platform (generic) and, on x86-64, for those of the last ten years too
(x86-64-v3). An installed server is then ready in seconds; with other versions of Numba, NumPy or Python than those it
was built with, it compiles for itself as ever.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from grandopening.core.compiled_code import GENERIC, SHIPPED, V3  # noqa: E402
from grandopening.games import GAMES  # noqa: E402

KINDS = (GENERIC, V3) if platform.machine() in ("x86_64", "AMD64") else (GENERIC,)
NEEDED = ("LICENSE", "NOTICE", "README.md", "docs", "pyproject.toml", "src", "tools", "web")
NOT_NEEDED = shutil.ignore_patterns("node_modules", "__pycache__", SHIPPED)


def copy_to(folder: Path) -> None:
    """What a wheel is built from. In the checkout itself other programs would find what is compiled meanwhile."""
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=NOT_NEEDED)
        else:
            shutil.copy(source, folder / name)


def compile_for(kind: str, source: Path, cache: Path) -> None:
    """All games, a process each."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "GRANDOPENING_CACHE": str(cache),
        "NUMBA_CPU_NAME": kind,
        "NUMBA_CPU_FEATURES": "",
    }
    commands = [[sys.executable, "-m", "grandopening.compiling", game] for game in GAMES]
    processes = [subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) for command in commands]
    failed = [process.wait() for process in processes]
    if any(failed):
        raise SystemExit(f"the rules could not be compiled for {kind}")


def main(folder: Path, kinds: Sequence[str]) -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "build_web.py"], check=True)
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary)
        copy_to(tree)
        for kind in kinds:
            print(f"compiling for {kind} …", flush=True)
            compile_for(kind, tree / "src", tree / "cache")
        shutil.copytree(tree / "cache", tree / "src" / "grandopening" / SHIPPED)
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q", "-w", str(folder)]
        subprocess.run([*command, str(tree)], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist"), sys.argv[2:] or KINDS)
