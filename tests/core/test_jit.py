"""Rules run interpreted and compiled; compiled code is kept in a folder for each game and just these sources."""

import os
import shutil
from importlib.metadata import version
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import event

from grandopening.core import compiled_code, jit
from grandopening.core.contract import CHANCE
from grandopening.core.jit import Entry
from grandopening.games import game_named


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A copy of all sources that a test may edit."""
    copied = tmp_path / "package"
    shutil.copytree(compiled_code.PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__", "static"))
    monkeypatch.setattr(compiled_code, "PACKAGE", copied)
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
    return [compiled_code.cache_key(folder) for folder in (None, *(package / "games" / name for name in OURS), *more)]


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
    assert compiled_code.cache_of(elsewhere / "rules" / "turn.py").name.startswith("shop_game-")
    assert len({compiled_code.cache_of(elsewhere / room / "turn.py") for room in ("lab", "rules")}) == 1


def test_bounds_checks_have_a_cache_of_their_own(monkeypatch):
    before = compiled_code.cache_key(None)
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert compiled_code.cache_key(None) != before


@pytest.mark.parametrize("package", ["numba", "llvmlite", "numpy"])
def test_code_of_another_version_is_refused(own_cache, monkeypatch, package):
    """Those of Numba and what it stands on: a pickle of one need not be readable by another."""
    monkeypatch.setattr(compiled_code, "_name_of", compiled_code._name_of.__wrapped__)  # it remembers its answers
    if not jit.INTERPRETED:
        Entry(plus_one, eager=True)(1)
        assert Entry(plus_one).load()
    before = compiled_code.cache_of(None)
    monkeypatch.setattr(compiled_code, "version", lambda name: "0.0.1" if name == package else version(name))
    assert compiled_code.cache_of(None) != before
    assert jit.INTERPRETED or not Entry(plus_one).load()


def test_code_in_wheels_is_for_processors_of_two_kinds(monkeypatch, own_cache):
    """The better one first, where the processor has everything that it needs; code of one's own is better still."""
    features = dict.fromkeys(compiled_code.V3_FEATURES, True)
    monkeypatch.setattr(compiled_code, "_kinds", compiled_code._kinds.__wrapped__)
    monkeypatch.setattr(compiled_code, "get_host_cpu_features", lambda: features)
    own, *shipped = compiled_code.folders_for(None)
    assert own.parents[1] == own_cache
    assert [folder.name for folder in shipped] == ["x86-64-v3", "generic"]
    features["avx2"] = False
    assert [folder.name for folder in compiled_code.folders_for(None)[1:]] == ["generic"]


def test_a_folder_of_ones_own(monkeypatch, tmp_path):
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "here"))
    assert compiled_code.cache_root() == tmp_path / "here"


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


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def compilations():
    """The names of all functions that Numba compiles meanwhile."""
    seen: list[str] = []

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event):
            seen.append(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event):
            pass

    listener = Listener()
    event.register("numba:compile", listener)
    yield seen
    event.unregister("numba:compile", listener)


@jit.rule
def total_of(values):
    total = np.int64(0)
    for i in range(len(values)):
        total += plus_one(values[i])
    return total


needs_compiler = pytest.mark.skipif(jit.INTERPRETED, reason="interpreted by GRANDOPENING_JIT=0")


def code_files(cache):
    return sorted(cache.rglob("*.code"))


def test_a_rule_called_from_python_is_interpreted(compilations):
    assert total_of(np.arange(4)) == 10
    assert compilations == []


@needs_compiler
def test_an_entry_is_interpreted_until_its_compiled_form_is_there(own_cache, compilations):
    waiting = Entry(total_of)
    assert waiting(np.arange(4)) == 10
    assert not waiting.is_compiled
    assert compilations == []
    Entry(total_of, eager=True)(np.arange(4))
    assert len(code_files(own_cache)) == 1  # what it calls is part of it
    compilations.clear()
    assert waiting.load()
    assert waiting.is_compiled
    assert waiting(np.arange(4)) == 10
    assert Entry(total_of)(np.arange(5)) == 15
    assert compilations == []


@needs_compiler
@pytest.mark.parametrize("spoil", [lambda data: data[:-9], lambda data: data[:40] + b"x" + data[41:], lambda data: b""])
def test_damaged_code_is_compiled_again(own_cache, compilations, spoil):
    Entry(total_of, eager=True)(np.arange(4))
    (path,) = code_files(own_cache)
    path.write_bytes(spoil(path.read_bytes()))
    assert not Entry(total_of).load()
    compilations.clear()
    assert Entry(total_of, eager=True)(np.arange(4)) == 10
    assert "total_of" in compilations
    assert Entry(total_of).load()


@jit.rule
def size(values):
    return values.size


@needs_compiler
def test_a_rule_may_be_called_as_a_field_that_it_reads(own_cache):
    assert Entry(size, eager=True)(np.arange(4)) == 4


@needs_compiler
def test_code_of_another_processor_is_left_alone(own_cache, monkeypatch):
    Entry(total_of, eager=True)(np.arange(4))
    monkeypatch.setattr(compiled_code, "processor", lambda: "another")
    assert not Entry(total_of).load()


@needs_compiler
def test_a_folder_that_others_may_write_is_closed_to_them(own_cache):
    Entry(total_of, eager=True)(np.arange(4))
    (path,) = code_files(own_cache)
    path.parent.chmod(0o777)
    assert Entry(total_of).load()
    assert path.parent.stat().st_mode & 0o022 == 0


@needs_compiler
def test_a_folder_of_somebody_else_is_not_used(own_cache, monkeypatch):
    Entry(total_of, eager=True)(np.arange(4))
    (path,) = code_files(own_cache)
    path.parent.chmod(0o777)
    monkeypatch.setattr(os, "getuid", lambda: path.stat().st_uid + 1)
    assert not Entry(total_of).load()
    assert not compiled_code.is_safe(own_cache / "missing")


@needs_compiler
def test_a_disk_that_cannot_be_written_only_costs_time(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "file"))
    assert Entry(total_of, eager=True)(np.arange(4)) == 10


@pytest.mark.parametrize("name", ["franchise", "proxima-obertura"])
def test_a_game_that_switches_midway_is_the_same_game(name, compilations):
    """Interpreted and compiled rules work on the same memory; nothing compiles behind an interpreted decision."""
    setup = game_named(name).set_up()
    ends = []
    for switch in (0, 25, 60):
        position = setup.begin(3)
        for step in range(60):
            compilations.clear()
            play_one(position, step, is_interpreted=step < switch)
            assert not (step < switch and compilations)
        ends.append(bytes(position.state))
    assert ends[0] == ends[1] == ends[2]


def play_one(position, step, is_interpreted):
    """One result of chance or some decision, by the rules as they are or by their compiled forms."""
    calls, game = position._calls, position.setup.game
    entries = (calls.legal, calls.draw, calls.apply)
    legal, draw, apply = (entry.function if is_interpreted else entry for entry in entries)
    boards, states, scratches = position._boards, position._states, position._scratches
    out, sink = np.zeros(game.max_legal, np.int32), np.zeros((game.max_events + 1, 4), np.int32)
    if position.actor == CHANCE:
        action = int(draw(boards, states))
    else:
        action = int(out[(7 * step) % legal(boards, states, scratches, out)])
    apply(boards, states, action, scratches, sink)
