"""How the page's position, the terminal and the words of a game show an upright franchise (F8.3) and a Boom marker that
counts for nobody (F8.4)."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from grandopening.games.franchise.table.show import show
from grandopening.games.franchise.terminal import Screen
from grandopening.record import replay
from grandopening.terminal.moves import legal_moves, named
from grandopening.terminal.seats import Seat
from grandopening.text import Words, teller_of
from grandopening.text.words import languages

from .table import BLACK, WHITE, Table

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


def with_an_upright_franchise() -> Table:
    table = Table(milestones=("towns", "links"))
    table.put(WHITE, "Kansas City")
    table.turn(WHITE, cash=8)
    table.do("expand", "Kansas City", "Chicago")
    return table


def test_the_page_gets_the_upright_franchise_beside_its_milestone_and_the_supply():
    table = with_an_upright_franchise()
    position = show(table.position, [])
    assert [(shown.name, shown.met, shown.upright) for shown in position.milestones] == [
        ("towns", [], []),
        ("links", [], [WHITE]),
    ]
    assert position.players[WHITE].supply == 40 - 3
    table.turn(WHITE, cash=8)
    table.do("expand", "Kansas City", "Chicago")
    assert [(shown.met, shown.upright) for shown in show(table.position, []).milestones] == [([], []), ([WHITE], [])]


def test_after_the_end_nothing_is_being_put_down():
    """F7.1: the piece that was expanding in the last turn stands in its place, and no second one beside it."""
    record = Path(__file__).parents[1] / "browser" / "records" / "map.game.json"
    after = replay(json.loads(record.read_text("utf-8"))).position
    assert after.is_over
    assert after.state.n_markers
    assert not [place.name for place in show(after, []).places if place.marker or place.middle]


def test_the_terminal_shows_it_with_an_arrow():
    table = with_an_upright_franchise()
    teller = teller_of(Words(), table.setup, NAMES)
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(Screen(teller, [Seat(name) for name in NAMES]).status(table.position))
    assert "used two $8 links ↑A" in capture.get()


@pytest.mark.parametrize("language", languages())
def test_a_move_to_a_scored_city_says_that_it_counts_for_nobody(language):
    table = Table(boom="New York")
    table.put_scored("Pittsburgh", BLACK)
    table.turn(WHITE)
    teller = teller_of(Words(language), table.setup, NAMES)
    said = {move.entry.get("place"): move for move in legal_moves(table.position, teller)}
    assert said["Chicago"].short == "Chicago"
    assert said["Pittsburgh"].short.startswith("Pittsburgh (")
    assert said["Pittsburgh"].label.endswith(said["Pittsburgh"].short)
    assert named("boom pittsburgh", list(said.values())) == [said["Pittsburgh"]]
