"""A game that brings no rooms of its own is played by the defaults, and they tell nobody what is hidden. Pròxima
Obertura stands for such a game: what may be known of it is tested elsewhere, by its own customs."""

import random

import msgspec
import pytest

from grandopening.core.contract import SPECTATOR, Game
from grandopening.table.customs import customs_of
from grandopening.table.fork import forked
from grandopening.table.lines import written
from grandopening.table.plain import GenericPosition
from grandopening.table.play import replay
from grandopening.table.problem import Problem
from grandopening.table.views import View, log_after, moves_of, shown

from .test_secrets import NAME, new_table, play_on, step


@pytest.fixture(scope="module")
def twins():
    """A play, and others that one viewer each cannot tell from it; made by the game's own customs."""
    play = play_on(new_table(), 60).play
    return play, {viewer: forked(play, len(play.lines), viewer, 0.0) for viewer in (0, 1, SPECTATOR)}


@pytest.fixture
def bare(monkeypatch):
    """Without rooms."""
    monkeypatch.setattr(Game, "room", lambda game, name: None)
    customs_of.cache_clear()
    yield
    customs_of.cache_clear()


@pytest.mark.usefixtures("bare")
def test_what_is_hidden_changes_nothing_that_is_shown(twins):
    """Twin games are the same bytes: position, log and points, and the moves of the viewer."""
    true, others = twins
    for viewer, other in others.items():
        assert other.committed.position.state.tobytes() != true.committed.position.state.tobytes()
        seen = []
        for play in (true, other):
            again = replay(play.setup, [written(line.entry, 1, 0.0) for line in play.lines])
            parts = [shown(again, again.committed, viewer), log_after(again, 0, viewer)]
            seen.append(msgspec.json.encode([*parts, moves_of(again, viewer) if viewer == again.actor else []]))
        assert seen[0] == seen[1]


@pytest.mark.usefixtures("bare")
def test_the_one_it_concerns_sees_its_cards(twins):
    play, _ = twins
    for viewer in (0, SPECTATOR):
        dealt = [line for line in log_after(play, 0, viewer) if line.entry.get("chance") == "deal"]
        assert ["cards" in line.entry for line in dealt] == [line.entry["seat"] == viewer for line in dealt]


@pytest.mark.usefixtures("bare")
def test_a_bare_game_is_played():
    table, rng = new_table(3), random.Random(3)
    for _ in range(40):
        view = View(table).for_key(f"key{table.actor}", [], 0.0)
        assert isinstance(view.position, GenericPosition)
        assert (view.position.game, view.position.actor) == (NAME, table.actor)
        assert view.position.text
        assert not [line for line in view.position.text if line.startswith("rng")]
        table = step(table, table.actor, rng.choice(view.moves).entry)
    with pytest.raises(Problem, match="dealt anew"):
        forked(table.play, len(table.play.lines), 0, 0.0)
