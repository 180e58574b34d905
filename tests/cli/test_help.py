"""Help answers at once: nothing heavy is loaded for it."""

import subprocess
import sys

import pytest


def test_help_names_every_command(run):
    done = run("--help")
    assert done.status == 0
    for command in ("serve", "play", "simulate", "check", "legal", "board", "bench"):
        assert command in done.out


def test_without_a_command_there_is_help(run):
    assert run().out == run("--help").out


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["check"], ["legal"], ["board", "check"], ["bench"]])
def test_every_command_has_help(run, command):
    done = run(*command, "--help")
    assert done.status == 0
    assert f"grandopening {' '.join(command)}" in done.out


def test_help_loads_no_engine():
    code = "import sys, grandopening.cli; print([name for name in ('numpy', 'numba', 'fluent') if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"
