"""What needs the game in its own process, in processes where it is installed."""

from pathlib import Path

import pytest

from .conftest import NAME, PROJECT

ROOT = Path(__file__).parents[2]
INSIDE = Path(__file__).parent / "inside"
COMPILED = pytest.param("1", marks=pytest.mark.slow)  # nobody has compiled this game before


@pytest.fixture
def marks(request):
    """With the tests that take long where this run has them."""
    return ["-m", request.config.option.markexpr]


def test_inside(run, marks):
    """The game's own tests, and ours with it."""
    assert " passed" in run("pytest", "-q", *marks, str(PROJECT / "tests"), str(INSIDE), cwd=ROOT)


@pytest.mark.parametrize("jit", ["0", COMPILED])
def test_the_contract(run, marks, jit):
    """As for our own games."""
    environment = {"GRANDOPENING_JIT": jit}
    assert " passed" in run("pytest", "-q", *marks, "tests/contract", "-k", NAME, cwd=ROOT, env=environment)


def test_what_is_generated_is_fresh(run):
    run("grandopening.core.generate", "--check", str(PROJECT / "market_stall"))
