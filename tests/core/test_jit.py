"""The cache of compiled functions: a folder for each game, which belongs to just these sources."""

import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import Any

import numba
import pytest

from grandopening.bots.kit import bots_of
from grandopening.core import jit
from grandopening.core.playing import loops_of, mixed
from grandopening.games import game_named


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A copy of all sources that a test may edit."""
    copied = tmp_path / "package"
    shutil.copytree(jit.PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "static"))
    monkeypatch.setattr(jit, "PACKAGE", copied)
    return copied


@pytest.fixture
def elsewhere(tmp_path):
    """A game that lives in another package."""
    folder = tmp_path / "other" / "shop_game"
    for room in ("rules", "data", "text"):
        (folder / room).mkdir(parents=True)
        (folder / room / "__init__.py").write_text("")
    return folder


def keys(package, *more):
    """Of what belongs to no game, of our games, and of others."""
    return [jit.cache_key(folder) for folder in (None, *(package / "games" / name for name in OURS), *more)]


OURS = ("franchise", "proxima_obertura")


@pytest.mark.parametrize(
    ("source", "recompiled"),
    [
        ("core/rng.py", (True, True, True)),
        ("bots/order.py", (True, True, True)),
        ("games/franchise/rules/ledger.py", (False, True, False)),
        ("games/franchise/data/board.toml", (False, True, False)),
        ("games/proxima_obertura/bots/simple.py", (False, False, True)),
        ("games/franchise/text/locales/en/franchise.ftl", (False, False, False)),
        ("games/franchise/lab/tiles.py", (False, False, False)),
        ("games/franchise/table/turns.py", (False, False, False)),
        ("text/locales/en/common.ftl", (False, False, False)),
        ("cli.py", (False, False, False)),
    ],
)
def test_an_edit_recompiles_what_it_can_change(package, source, recompiled):
    before = keys(package)
    path = package / source
    path.write_text(path.read_text("utf-8") + "\n# edited\n", "utf-8")
    assert tuple(a != b for a, b in zip(before, keys(package), strict=True)) == recompiled


def test_a_renamed_rule_source_changes_the_key_of_its_game(package):
    before = keys(package)
    path = package / "games" / "franchise" / "rules" / "ledger.py"
    path.rename(path.with_name("books.py"))
    assert [a != b for a, b in zip(before, keys(package), strict=True)] == [False, True, False]


def test_a_game_may_live_elsewhere(package, elsewhere):
    before = keys(package, elsewhere)
    (elsewhere / "text" / "__init__.py").write_text("word = 1")
    assert keys(package, elsewhere) == before
    (elsewhere / "rules" / "turn.py").write_text("")
    assert [a != b for a, b in zip(before, keys(package, elsewhere), strict=True)] == [False, False, False, True]
    assert jit.cache_of(elsewhere / "rules" / "turn.py").name.startswith("shop_game-")
    assert jit.cache_of(elsewhere / "lab" / "facts.py") == jit.cache_of(elsewhere / "rules" / "turn.py")


def test_every_function_is_cached_with_its_game():
    franchise = game_named("franchise")
    folder = jit.cache_of(franchise.rules.__file__)
    assert folder.name.startswith("franchise-")
    assert jit.cache_of(jit.__file__).name.startswith("shared-")
    if not jit.INTERPRETED:
        compiled: Any
        for compiled in (franchise.rules.apply, loops_of(franchise).play, bots_of(franchise).sensible):
            assert compiled._cache.cache_path.startswith(str(folder))
        assert mixed._cache.cache_path.startswith(str(jit.cache_of(None)))  # type: ignore[attr-defined]


def test_bounds_checks_have_a_cache_of_their_own(monkeypatch):
    before = jit.cache_key(None)
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert jit.cache_key(None) != before


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
        return jit.rule(sample)._cache.cache_path.startswith(str(jit.cache_of(None)))  # type: ignore[attr-defined,no-any-return]

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(decorate, range(64)))


def sample(a, b):
    return a + b


def test_a_template_is_specialised(tmp_path):
    """`rules` is the module that is given; other names keep their meaning unless they are given one too."""
    up, down = (rules_in(tmp_path / function.__name__, function) for function in (plus_one, minus))
    assert jit.specialised(template, up)(4) == 10
    assert jit.specialised(template, down)(4) == -8
    assert jit.specialised(template, up, after=plus_one)(4) == 11
    assert template.__globals__["rules"] is jit.PER_GAME


def rules_in(folder, function):
    """The rules of a game in this folder."""
    path = folder / "rules" / "__init__.py"
    path.parent.mkdir(parents=True)
    path.write_text("")
    return jit.module_of("rules", {"call": function, "__file__": str(path)})


@jit.rule
def plus_one(x):
    return x + 1


@jit.rule
def minus(x):
    return -x


@jit.rule
def after(x):
    return x


rules: Any = jit.PER_GAME
TWICE = 2


def template(x):
    return after(TWICE * rules.call(x))
