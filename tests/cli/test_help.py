"""Help answers at once: nothing heavy is loaded for it."""

import os
import signal
import subprocess
import sys

import pytest

from grandopening.version import VERSION

COMMANDS = [
    *(["serve"], ["play"], ["simulate"], ["tournament"], ["balance"], ["report"]),
    *(["check"], ["legal"], ["analyse"], ["board", "check"], ["bench"]),
    *(["backup"], ["restore"], ["admin", "list"], ["admin", "announce"]),
]


def test_help_names_every_command(run):
    done = run("--help")
    assert done.status == 0
    for command, *_ in COMMANDS:
        assert f"│ {command} " in done.out


def test_the_version(run):
    assert run("--version").out == f"grandopening {VERSION}\n"


OWN = ["--no-browser", "--port", "0", "--database", "own/tables.db"]


@pytest.mark.parametrize("command", [[], OWN, ["serve", *OWN]])
def test_without_a_command_the_table_opens(command, tmp_path):
    """In an empty home, with a browser that does nothing; Ctrl-C ends it cleanly. A path is a database."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
    process = subprocess.Popen(
        [sys.executable, "-m", "grandopening", *command],
        cwd=tmp_path,
        env={**os.environ, **home},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert "Grand Opening is open at http://127.0.0.1:" in line
    assert (tmp_path / ("own" if command else "grandopening") / "tables.db").is_file()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run, command):
    done = run(*command, "--help")
    assert done.status == 0
    assert f"grandopening {' '.join(command)}" in done.out


def test_help_loads_no_engine():
    code = "import sys, grandopening.cli; print([name for name in ('numpy', 'numba', 'fluent') if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"
