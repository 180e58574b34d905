"""F7: the end of the game and final scoring."""

import pytest

from grandopening.core.contract import OVER, Refusal
from grandopening.games.franchise import GAME

from .table import BLACK, BLUE, ORANGE, RED, WHITE, Table

END_RED, END_STALLED = 1, 2


def complete_florida(table: Table) -> None:
    table.put_scored("Atlanta", WHITE)
    table.put_scored("Jacksonville", WHITE)
    table.put(WHITE, "Huntsville", "Montgomery")
    table.put_tie_break(WHITE, "Florida")


@pytest.mark.parametrize(("tiles", "is_over"), [(6, False), (7, True), (8, True)])
def test_f7_1_a_tile_on_a_red_space_ends_the_game(tiles, is_over):
    table = Table()
    complete_florida(table)
    table.fill_track(tiles)
    table.turn(WHITE)
    table.end_turn()
    assert table.position.is_over == is_over
    assert table.s.end == (END_RED if is_over else 0)


def test_f7_1_then_nobody_decides_any_more():
    table = Table()
    table.turn(WHITE)
    stalled(table)
    assert table.position.legal() == []
    for action in range(GAME.codec.n_actions):
        assert table.position.refusal(action) == Refusal("F7.1", "game-over")


@pytest.mark.parametrize("players", range(2, 6))
def test_f7_2_everybody_in_a_row_without_expanding(players):
    table = Table(players=players)
    table.turn(WHITE, first=True)
    for seat in range(players):
        assert table.position.actor == seat
        table.end_turn()
    assert (table.position.actor, table.s.end) == (OVER, END_STALLED)


def test_f7_2_a_share_is_no_expansion_and_an_expansion_starts_the_row_anew():
    table = Table(players=3)
    table.put(WHITE, "Chicago")
    table.put(BLACK, "Detroit")
    table.turn(WHITE)
    table.do("done")
    table.do("share", "Chicago")
    table.end_turn()
    assert table.s.idle == 1
    table.do("expand", "Detroit", "Indianapolis")
    table.end_turn()
    assert table.s.idle == 0
    for seat in (ORANGE, WHITE, BLACK):
        assert table.position.actor == seat
        table.end_turn()
    assert table.s.end == END_STALLED


def test_f7_2_expanding_far_is_expanding():
    table = Table(players=2)
    table.put(WHITE, "Detroit")
    table.s.idle = 1
    table.turn(WHITE, cash=20)
    table.s.far[WHITE] = 2  # usable
    table.do("expand_far", "Kansas City")
    table.end_turn()
    assert (table.s.idle, table.position.actor) == (0, BLACK)


def test_f7_2_red_counts_where_both_hold():
    table = Table(players=2)
    complete_florida(table)
    table.fill_track(7)
    table.s.idle = 1
    table.turn(WHITE)
    table.end_turn()
    assert table.s.end == END_RED


def stalled(table: Table) -> None:
    """End the game with this turn."""
    table.s.idle = table.setup.players - 1
    table.end_turn()
    assert table.position.is_over


def test_f7_3_towns_dollars_and_unused_tiles():
    table = Table()
    table.put(WHITE, "Reno", "Boise", "Detroit")
    table.turn(WHITE, cash=8)
    table.do("cash")
    stalled(table)
    assert table.points(WHITE, "towns") == 2
    assert table.points(WHITE, "cash") == 6
    assert table.points(WHITE, "tiles") == 8


def test_f7_3_a_tile_not_yet_usable_counts_but_none_in_reserve():
    table = Table(milestones=("towns",))
    table.turn(WHITE, cash=0)
    table.s.fresh_bonus[WHITE] = 1
    assert table.s.reserve[WHITE] == 3
    stalled(table)
    assert table.points(WHITE, "tiles") == 4


def test_f7_3_nothing_for_road_and_development_tiles_nor_unscored_cities():
    table = Table(milestones=("towns",))
    table.put(WHITE, "New York", "New York", "New York", "New York", "Pittsburgh")
    table.s.road[WHITE] = table.s.far[WHITE] = 2
    table.turn(WHITE, cash=2)
    stalled(table)
    assert table.points(WHITE) == 0


def test_f7_3_score_is_the_same_before_and_after_the_end():
    table = Table()
    table.put(WHITE, "Reno", "Boise")
    table.turn(WHITE, cash=10)
    before = table.position.score()
    stalled(table)
    assert table.position.score() == before


def winners(towns: dict[int, int], cash: dict[int, int]) -> list[int]:
    table = Table()
    names = iter(("Reno", "Boise", "Fargo", "Pueblo", "Raleigh", "El Paso", "Memphis"))
    for seat, count in towns.items():
        table.put(seat, *(next(names) for _ in range(count)))
    table.turn(WHITE)
    table.s.cash[:] = [cash.get(seat, 0) for seat in range(5)]
    stalled(table)
    return table.position.score()[1]


def test_f7_4_most_influence_wins():
    assert winners({WHITE: 3}, {BLACK: 12}) == [BLACK]


def test_f7_4_a_tie_goes_to_more_towns():
    assert winners({WHITE: 1, RED: 2}, {WHITE: 9, RED: 6, BLUE: 12}) == [RED]


def test_f7_4_still_tied_the_victory_is_shared():
    assert winners({WHITE: 1, RED: 2, BLUE: 2}, {RED: 6, BLUE: 6, WHITE: 6}) == [RED, BLUE]
