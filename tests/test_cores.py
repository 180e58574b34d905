"""How many cores are used: those this process may, not those the machine has."""

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system binds no process to a core")
def test_a_process_bound_to_one_core_uses_one():
    code = """
import os
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
from grandopening.cores import usable_cores
print(usable_cores())
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "1\n"
