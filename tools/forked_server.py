"""Servers for tests that are there at once. To import what a server needs and to load the compiled rules takes three
seconds of a processor; here one process has done that (`loaded_server`), and forks a server for each test. It has the
environment of that process."""

import atexit
import importlib
import os
import signal
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path
from typing import Any

# Elsewhere there is no fork, or libraries that do not bear one.
CONTEXT: Any = get_context("forkserver") if sys.platform == "linux" else None
if CONTEXT:
    CONTEXT.set_forkserver_preload(["loaded_server"])


def can_fork() -> bool:
    return CONTEXT is not None


def patch(values: dict[str, Any]) -> None:
    """Other values for some constants of the server: the real ones would take a test too long."""
    for name, value in values.items():
        module, _, constant = name.rpartition(".")
        patched = importlib.import_module(f"grandopening.server.{module}")
        assert hasattr(patched, constant), name
        setattr(patched, constant, value)


def _own_settings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith("GRANDOPENING_")}


def _serve(arguments: list[str], patched: dict[str, Any], settings: dict[str, str], files: tuple[str, str]) -> None:
    """In the new process: what `python -m grandopening.server` does from here on."""
    import loaded_server

    for stream, file in enumerate(files, start=1):
        os.dup2(os.open(file, os.O_WRONLY | os.O_APPEND), stream)
    assert settings == _own_settings(), "with other variables a server has to begin as a command"
    patch(patched)
    sys.argv = ["python -m grandopening.server", *arguments]
    try:
        loaded_server.main()
    finally:
        atexit._run_exitfuncs()  # multiprocessing leaves these out


class ForkedServer:
    """As much of `subprocess.Popen` as tests of a server use; what it prints and what it logs land in files."""

    def __init__(self, arguments: list[str], patched: dict[str, Any], printed: Path, logged: Path) -> None:
        given = arguments, patched, _own_settings(), (str(printed), str(logged))
        self._process = CONTEXT.Process(target=_serve, args=given)
        self._process.start()
        self.pid: int = self._process.pid
        # One that a failed test leaves behind: else multiprocessing would wait for it, when all tests are over.
        atexit.register(self.kill)

    def poll(self) -> int | None:
        return self.returncode

    @property
    def returncode(self) -> int | None:
        found: int | None = self._process.exitcode
        return found

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> None:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("the server", timeout or 0)
