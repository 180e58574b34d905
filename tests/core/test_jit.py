"""The cache of compiled rules belongs to just these sources."""

import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import Any

import numba
import pytest

from grandopening.core import jit


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A copy of the rule sources that a test may edit."""
    for name in jit.COMPILED_PACKAGES:
        if (jit.PACKAGE / name).exists():
            shutil.copytree(jit.PACKAGE / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "cli.py").write_text("")
    monkeypatch.setattr(jit, "PACKAGE", tmp_path)
    return tmp_path


def test_the_key_is_that_of_the_sources(package):
    assert jit.cache_key() == jit.CACHE.name


@pytest.mark.parametrize("source", ["core/rng.py", "games/franchise/ledger.py", "games/proxima/scoring.py"])
def test_an_edit_in_any_rule_changes_the_key(package, source):
    before = jit.cache_key()
    path = package / source
    path.write_text(path.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    assert jit.cache_key() != before


def test_a_new_or_renamed_rule_source_changes_the_key(package):
    before = jit.cache_key()
    path = package / "games" / "franchise" / "ledger.py"
    path.rename(path.with_name("books.py"))
    renamed = jit.cache_key()
    (package / "games" / "new.py").write_text("")
    assert len({before, renamed, jit.cache_key()}) == 3


def test_an_edit_elsewhere_does_not(package):
    before = jit.cache_key()
    (package / "cli.py").write_text("print('hello')")
    assert jit.cache_key() == before


def test_bounds_checks_have_a_cache_of_their_own(package, monkeypatch):
    before = jit.cache_key()
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert jit.cache_key() != before


def test_a_folder_of_ones_own(monkeypatch, tmp_path):
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "here"))
    assert jit.cache_root() == tmp_path / "here"


def test_decorating_leaves_the_cache_of_others_alone():
    before = numba.config.CACHE_DIR
    jit.rule(sample)
    assert before == numba.config.CACHE_DIR


def test_rules_can_be_decorated_in_several_threads(monkeypatch):
    """The folder is a setting of Numba, and so of all threads: one must not take it away from another."""
    pauses, njit = cycle([0.0, 0.002, 0.005]), numba.njit

    def slow_njit(**options: Any) -> Any:
        time.sleep(next(pauses))
        return njit(**options)

    monkeypatch.setattr(numba, "njit", slow_njit)

    def decorate(_: int) -> bool:
        return jit.rule(sample)._cache.cache_path.startswith(str(jit.CACHE))  # type: ignore[attr-defined,no-any-return]

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(decorate, range(64)))


def sample(a, b):
    return a + b


def test_a_bound_function_sees_its_own_names():
    assert jit.bound(template, {"call": lambda x: x + 1})(4) == 10
    assert jit.bound(template, {"call": lambda x: -x})(4) == -8


call = None
TWICE = 2


def template(x):
    return TWICE * call(x)  # type: ignore[misc]
