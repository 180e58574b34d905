"""P1 and P2: what is in the box, and how it is laid out."""

import itertools

import numpy as np
import pytest

from grandopening.core.batch import play_random
from grandopening.core.contract import CHANCE, Refused
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.data import neighbours_of
from grandopening.games.proxima_obertura.rules.cards import count, groups_in, lowest, worth
from grandopening.games.proxima_obertura.rules.draws import nth
from grandopening.games.proxima_obertura.rules.state import DECK, DICE, PUSH, SPACES, WINDOW

from .table import TYPE_NAMES, WORDS, Table, assert_conserved, card, set_up

DATA = GAME.load_data(None)


def test_p1_1_product_cards():
    assert len(set(WORDS)) == 126
    assert WORDS[:2] == ("appliances.1.1", "appliances.1.2")
    assert WORDS[124:] == ("leisure.5.5", "thief")
    for kind in TYPE_NAMES:
        for group, value in itertools.product(range(1, 6), range(1, 6)):
            assert f"{kind}.{group}.{value}" in WORDS


def test_sets_of_cards():
    board = set_up().board
    for kinds in ([], [0], [24], [3, 4, 5], [0, 5, 10, 15, 20], list(range(25))):
        mask = sum(1 << kind for kind in kinds)
        assert count(mask) == len(kinds)
        assert worth(board, mask) == sum(kind % 5 + 1 for kind in kinds)
        assert count(groups_in(mask)) == len({kind // 5 for kind in kinds})
        assert not kinds or lowest(mask) == kinds[0]
        assert [nth(mask, i) for i in range(len(kinds))] == kinds


def test_p1_2_thieves():
    """Four: in the deck once the window lies, or aside."""
    table = Table(deck=[])
    assert table.s.thieves == set_up().board.thieves == 4


@pytest.mark.parametrize("space", range(20))
def test_p1_3_neighbours(space):
    """Beside it in its row; in front the space opposite and the ones left and right of that. All of the street."""
    row, at = divmod(space, 10)
    beside = {row * 10 + i for i in (at - 1, at + 1) if 0 <= i < 10}
    in_front = {(1 - row) * 10 + i for i in (at - 1, at, at + 1) if 0 <= i < 10}
    assert neighbours_of(DATA, space) == beside | in_front
    for players in GAME.players:
        mask = int(set_up(players).board.near[space])
        assert {other for other in range(SPACES) if mask >> other & 1} == beside | in_front


def test_p1_3_street_of_three_players():
    open_with = {n: [i for i in range(SPACES) if int(set_up(n).board.spaces) >> i & 1] for n in GAME.players}
    assert open_with[3] == [*range(1, 9), *range(11, 19)]
    assert open_with[4] == open_with[5] == list(range(20))


def test_p1_4_pawns():
    assert DATA.pushes == (("service", 1), ("stock", 1), ("decoration", 2), ("technology", 2), ("staff", 3))
    assert [bin(set_up(n).board.pawns) for n in GAME.players] == ["0b11111", "0b11111", "0b11101"]


def test_p1_4_of_equal_pawns_the_first_unused():
    table = Table(4, phase=PUSH, site=3, building=1)
    table.do("push", value=1)
    assert table.s.shop_pawn[3] == 0
    table.s.phase, table.s.site = PUSH, 7
    table.do("push", value=1)
    assert table.s.shop_pawn[7] == 1
    table.s.phase, table.s.site = PUSH, 15
    assert table.why_not("push", value=1) == "P3.2 push-used"
    assert table.legal("push") == [2, 3]


def test_p1_4_five_players_put_stock_away():
    table = Table(5, phase=PUSH, site=3, building=1)
    table.do("push", value=1)
    assert table.s.shop_pawn[3] == 0
    table.s.phase = PUSH
    assert table.legal("push") == [2, 3]


def test_p1_5_dice_show_every_face_equally_often():
    table = Table(phase=DICE, actor=CHANCE)
    table.s.rng[:] = [1, 2, 3, 4]
    rolls = [divmod(table.position.draw() - GAME.codec.first["dice"], 6) for _ in range(36_000)]
    seen = np.zeros((6, 6))
    for first, second in rolls:
        seen[first, second] += 1
    # 1000 expected in each cell, with a standard deviation of 31.
    assert abs(seen - 1000).max() < 160
    assert abs(seen.sum(0) - 6000).max() < 360
    assert abs(seen.sum(1) - 6000).max() < 360


@pytest.mark.parametrize("players", GAME.players)
def test_p2_1_deal(players):
    """Eight cards each, from seat 0; four in the window; no thief among them, all four in the deck after."""
    recorder = Table.fresh(players)
    assert recorder.s.thieves == 0
    recorder.draw()
    s = recorder.s
    assert all(s.n_cards[seat] == 8 for seat in range(players))
    assert (s.n_cards[WINDOW], s.n_cards[DECK], s.thieves) == (4, 121 - 8 * players, 4)
    deals = [entry for entry in recorder.log if entry["chance"] == "deal"]
    assert [(entry["seat"], len(entry["cards"])) for entry in deals] == [(seat, 8) for seat in range(players)]
    assert [entry["chance"] for entry in recorder.log[players:]] == ["window"] * 4
    assert_conserved(recorder.position.setup, s)


def test_p2_1_no_thief_is_dealt_or_laid_out():
    table = Table.fresh(4)
    with pytest.raises(Refused) as refused:
        table.comes("deal", cards=["thief"] * 8)
    assert refused.value.rule == "record"
    while table.s.n_cards[WINDOW] == 0:
        table.act(table.position.draw())
    with pytest.raises(Refused) as refused:
        table.comes("window", card="thief")
    assert refused.value.rule == "P5.3"


def test_p2_1_every_card_is_dealt_equally_often():
    """Seat 0's starting hand: each card in 8 of 125 games."""
    setup, seen = set_up(4), np.zeros(125)
    games = 4000
    states = play_random([setup], games, seed=99, limit=1).states
    # After one decision hands are as dealt, or one card is on its way: none has left yet.
    for c in range(125):
        seen[c] = (states["cards"][:, 0, c // 25] >> (c % 25) & 1).sum()
    expected = games * 8 / 125
    assert seen.sum() == games * 8
    assert abs(seen - expected).max() < 5 * expected**0.5


@pytest.mark.parametrize(("players", "spaces", "pawns", "last"), [(3, 16, 5, 12), (4, 20, 5, 15), (5, 20, 4, 15)])
def test_p2_2_table_by_players(players, spaces, pawns, last):
    board = set_up(players).board
    assert int(board.spaces).bit_count() == spaces
    assert int(board.pawns).bit_count() == pawns
    assert board.last_shop == last


def test_p2_2_seat_0_begins_and_play_goes_clockwise():
    table = Table.fresh(3)
    table.draw()
    for active in (0, 1, 2, 0, 1):
        assert table.position.actor == table.s.active == active
        table.pass_turn()


def test_no_board_file():
    with pytest.raises(Refused) as refused:
        GAME.set_up({"players": 4}, {"rows": []})
    assert refused.value.rule == "board"


@pytest.mark.parametrize("players", [2, 6, "4", True])
def test_options(players):
    with pytest.raises(Refused):
        GAME.set_up({"players": players})


def test_card_words_are_numbers_in_order():
    assert [card(word) for word in ("appliances.1.1", "food.1.1", "food.2.5", "leisure.5.5")] == [0, 25, 34, 124]
