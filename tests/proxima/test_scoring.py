"""P6: the end, and points; P7: the printed example."""

from typing import NamedTuple

import pytest

from grandopening.core.contract import CHANCE
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.scoring import points_from
from grandopening.games.proxima_obertura.rules.state import DECK, DRAW_THREE, SOURCES

from .table import TYPE_NAMES, Table, assert_conserved, card


def points(table: Table, seat: int) -> dict[str, int]:
    board = table.position.setup.board
    return {name: int(points_from(board, table.s, seat, source)) for source, name in enumerate(SOURCES)}


def shop(table: Table, seat: int, space: int, kind: str, value: int, pawn: int) -> None:
    """A shop of that value, of cards nobody has: as few high ones as it takes."""
    free = set(table.pile(DECK))
    for groups in ([1, 2, 3, 4], [1, 2, 3, 5], [1, 2, 4, 5], [1, 3, 4, 5], [2, 3, 4, 5], [1, 2, 3, 4, 5]):
        found = pick(free, kind, groups, value)
        if found:
            table.open_shop(seat, space, found, pawn)
            return
    raise AssertionError(f"no free cards make {value} in {kind}")


def pick(free: set[str], kind: str, groups: list[int], value: int) -> list[str]:
    """One card of each group that add up to a value; [] when there are none."""
    if not groups:
        return []
    for v in range(5, 0, -1):
        word, rest = f"{kind}.{groups[0]}.{v}", groups[1:]
        if word in free and len(rest) <= value - v <= 5 * len(rest):
            more = pick(free, kind, rest, value - v)
            if more or not rest:
                return [word, *more]
    return []


def test_p6_1_the_round_of_the_last_shop_is_played_to_its_end():
    table = Table(3, phase=DRAW_THREE, active=1, actor=CHANCE, drawer=1, due=[0, 1, 0, 0, 0], n_shops=12, opened=1)
    table.comes("draw", card="food.1.1")
    assert (table.position.actor, table.s.active) == (2, 2)
    table.pass_to_dice()
    table.comes("dice", faces=[5, 5])
    table.draw_all(["food.1.2", "food.1.3"])
    assert table.comes("draw", card="food.1.4") == ["draw"] + ["final"] * 12 + ["end"]
    assert table.position.is_over
    assert table.position.legal() == []
    assert table.position.result()["end"] == "shops"


@pytest.mark.parametrize(("players", "last"), [(3, 12), (4, 15), (5, 15)])
def test_p6_1_not_before_that_shop(players, last):
    for shops, is_over in ((last - 1, False), (last, True), (last + 2, True)):
        due = [0] * 5
        due[players - 1] = 1
        table = Table(
            players, phase=DRAW_THREE, active=players - 1, actor=CHANCE, drawer=players - 1, due=due, n_shops=shops
        )
        table.comes("draw", card="food.1.1")
        assert table.position.is_over == is_over


def test_p6_2_shops():
    table = Table()
    shop(table, 0, 0, "food", 12, 0)
    shop(table, 0, 5, "home", 20, 3)
    shop(table, 0, 12, "wear", 25, 4)
    assert points(table, 0) == {"shops": 12 + 40 + 75, "row": 0, "type": 0, "hand": 0}


@pytest.mark.parametrize(
    ("spaces", "bonus"),
    [
        ([], 0),
        ([4], 0),
        ([4, 5], 10),
        ([4, 5, 6], 20),
        ([4, 5, 6, 7], 50),
        ([4, 5, 6, 7, 8], 50),
        ([0, 1, 3, 4], 20),
        ([0, 1, 17, 18, 19], 30),
        ([9, 10], 0),
        ([8, 9, 10, 11], 20),
        ([0, 10], 0),
        ([0, 2, 4, 6, 8], 0),
        ([10, 11, 12, 18, 19], 30),
    ],
)
def test_p6_3_side_by_side(spaces, bonus):
    """Each unbroken run in one row; nothing around the corner or across the street; a run of five counts 50."""
    table = Table(4)
    for pawn, (space, kind) in enumerate(zip(spaces, TYPE_NAMES, strict=False)):
        shop(table, 1, space, kind, 10, pawn)
    assert points(table, 1)["row"] == bonus
    assert points(table, 1)["type"] == 0


def test_p6_3_another_players_shop_breaks_a_run():
    table = Table()
    for space, seat, kind in ((3, 0, "food"), (4, 1, "home"), (5, 0, "wear"), (6, 0, "leisure")):
        shop(table, seat, space, kind, 10, space - 3)
    assert points(table, 0)["row"] == 10


@pytest.mark.parametrize(
    ("kinds", "bonus"), [("ff", 10), ("fff", 20), ("ffff", 50), ("ffhh", 20), ("fffhh", 30), ("fhwl", 0)]
)
def test_p6_3_one_type(kinds, bonus):
    names = {name[0]: name for name in TYPE_NAMES}
    table = Table()
    for i, letter in enumerate(kinds):
        shop(table, 2, 2 * i, names[letter], 10, i)
    assert points(table, 2)["type"] == bonus


@pytest.mark.parametrize(("hand", "half"), [([], 0), (["food.1.1"], 0), (["food.1.5", "home.2.5", "wear.3.5"], 7)])
def test_p6_4_hand(hand, half):
    assert points(Table(hands={3: hand}), 3)["hand"] == half


def test_p6_5_most_points_wins():
    table = Table(hands={1: ["food.1.5", "food.2.5"], 2: ["food.3.4"]})
    assert table.position.score() == ([0, 5, 2, 0], [1])


def test_p6_5_tie_the_most_valuable_shop():
    table = Table(hands={1: ["food.1.4"]})
    shop(table, 0, 0, "food", 12, 0)
    shop(table, 1, 9, "home", 10, 0)
    assert table.position.score() == ([12, 12, 0, 0], [0])


def test_p6_5_still_tied_shared():
    table = Table(hands={3: ["food.1.4"]})
    shop(table, 0, 0, "food", 12, 0)
    shop(table, 1, 9, "home", 12, 0)
    shop(table, 3, 15, "home", 10, 0)
    assert table.position.score() == ([12, 12, 0, 12], [0, 1])
    assert Table().position.score() == ([0, 0, 0, 0], [0, 1, 2, 3])


@pytest.mark.parametrize("players", GAME.players)
def test_p6_6_players_who_only_pass(players):
    """The game ends with the tenth round in a row without a new shop."""
    table = Table.fresh(players)
    table.draw()
    turns = 0
    while not table.position.is_over:
        assert table.s.idle < 10
        table.pass_turn()
        turns += 1
    assert turns == 10 * players
    assert table.position.result()["end"] == "stalled"


def test_p6_6_a_shop_starts_the_count_anew():
    table = Table(3, phase=DRAW_THREE, active=2, actor=CHANCE, drawer=2, due=[0, 0, 1, 0, 0], idle=9, opened=1)
    table.comes("draw", card="food.1.1")
    assert not table.position.is_over
    assert (table.s.idle, table.s.opened) == (0, 0)


class Example(NamedTuple):
    """What the rulebook prints of one player: shops as (space, type, sum, pawn), and points by source."""

    shops: list[tuple[int, str, int, int]]
    in_hand: int
    points: list[int]
    total: int


# The picture's street is not ours to copy: spaces and types are chosen so that they give the printed bonuses.
EXAMPLE = [
    Example(
        [(7, "food", 16, 0), (15, "home", 16, 1), (9, "food", 14, 2), (12, "wear", 13, 3), (14, "leisure", 17, 4)],
        15,
        [137, 10, 10, 7],
        164,
    ),
    Example(
        [
            (3, "home", 16, 0),
            (0, "wear", 11, 1),
            (2, "appliances", 17, 2),
            (4, "appliances", 17, 3),
            (11, "leisure", 18, 4),
        ],
        9,
        [149, 20, 10, 4],
        183,
    ),
    Example(
        [(6, "leisure", 11, 0), (1, "food", 12, 2), (13, "food", 13, 3), (17, "home", 19, 4)],
        21,
        [118, 0, 10, 10],
        138,
    ),
    Example(
        [(8, "wear", 11, 0), (16, "wear", 19, 2), (10, "home", 13, 3), (18, "appliances", 18, 4)],
        10,
        [129, 0, 10, 5],
        144,
    ),
]


def test_p7_the_printed_example():
    table = Table(4)
    for seat, player in enumerate(EXAMPLE):
        for space, kind, value, pawn in player.shops:
            shop(table, seat, space, kind, value, pawn)
    for seat, player in enumerate(EXAMPLE):
        for word in hand_worth(table, player.in_hand):
            table.put(word, seat)
    for seat, player in enumerate(EXAMPLE):
        assert list(points(table, seat).values()) == player.points
        assert sum(player.points) == player.total
    assert table.position.score() == ([164, 183, 138, 144], [1])
    assert_conserved(table.position.setup, table.s)


def test_p7_on_a_street_that_can_be():
    """No shop beside or in front of one of its type (P3.2)."""
    near = Table().position.setup.board.near
    street = {space: kind for player in EXAMPLE for space, kind, *_ in player.shops}
    assert len(street) == 18
    for space, kind in street.items():
        assert all(street.get(other) != kind for other in range(20) if int(near[space]) >> other & 1)


def hand_worth(table: Table, total: int) -> list[str]:
    """Cards of the deck with that sum."""
    found: list[str] = []
    for word in sorted(table.pile(DECK), key=lambda word: (-int(word[-1]), card(word))):
        if int(word[-1]) <= total:
            found.append(word)
            total -= int(word[-1])
    assert total == 0
    return found


def test_final_events_are_the_score():
    table = Table(3, phase=DRAW_THREE, active=2, actor=CHANCE, drawer=2, due=[0, 0, 1, 0, 0], hands={1: ["food.1.5"]})
    shop(table, 0, 1, "food", 12, 4)
    table.s.n_shops = 12
    rows = table.enter({"chance": "draw", "seat": 2, "card": "home.1.5"})
    final = [row[1:4] for row in rows if GAME.events[row.kind].name == "final"]
    assert [sum(p for seat, _, p in final if seat == wanted) for wanted in range(3)] == table.position.score()[0]
