"""What needs the game in its own process, in processes where it is installed."""

from pathlib import Path

import pytest

from .conftest import NAME, PROJECT

ROOT = Path(__file__).parents[2]
INSIDE = Path(__file__).parent / "inside"
COMPILED = {"GRANDOPENING_JIT": "1"}


@pytest.mark.parametrize("tests", [PROJECT / "tests", *sorted(INSIDE.glob("test_*.py"))], ids=lambda path: path.stem)
def test_inside(run, tests):
    said = run("pytest", "-q", str(tests), cwd=ROOT)
    if " passed" not in said:
        pytest.skip(said)


def test_the_contract(run):
    """As for our own games, and compiled."""
    assert " passed" in run("pytest", "-q", "tests/contract", "-k", NAME, cwd=ROOT, env=COMPILED)


def test_what_is_generated_is_fresh(run):
    run("grandopening.core.generate", "--check", str(PROJECT / "market_stall"))
