"""The champion: a policy network that looks ahead. Legal, repeatable, blind to what is hidden, and strong."""

import numpy as np
import pytest

from grandopening.bots import Budget, bot_named, levels_of, names_of
from grandopening.bots.champion import Champion
from grandopening.bots.levels import LEVELS
from grandopening.bots.match import play_match
from grandopening.bots.policy_bot import shipped_policy, ships_policy
from grandopening.core.contract import CHANCE
from grandopening.games import GAMES, game_named

from .test_search import in_play, some_setups

FRANCHISE = game_named("franchise")
FEW = Budget(playouts=24)
LARGEST = 8_000_000  # bytes of a network in the wheel


def test_it_is_the_level_above_all_others_where_a_network_ships():
    for name in GAMES:
        game = game_named(name)
        levels = [*LEVELS, "champion"] if ships_policy(game) else [*LEVELS]
        assert list(levels_of(game)) == levels
        assert ("policy" in names_of(game)) == ships_policy(game)
    assert ships_policy(FRANCHISE)
    assert shipped_policy(FRANCHISE).stat().st_size <= LARGEST


def test_it_plays_every_kind_of_game_to_its_end():
    """`Position.apply` refuses what is not legal; the others decide by the network at once."""
    for i, setup in enumerate(some_setups("franchise")):
        position = setup.begin(i)
        policy, champion = bot_named("policy", FRANCHISE), Champion(FRANCHISE, i, Budget(playouts=3))
        while not position.is_over:
            if position.actor == CHANCE:
                position.apply(position.draw())
            else:
                bot = policy if position.actor else champion
                position.apply(bot.choose(position.view(position.actor)))


def test_the_same_seed_and_passes_give_the_same_choice():
    for seed in range(3):
        position = in_play(FRANCHISE.set_up(), seed, 40)
        plans = [Champion(FRANCHISE, 7, FEW).plan(position) for _ in range(2)]
        assert plans[0] == plans[1]


@pytest.mark.parametrize("name", ["policy", "champion@24"])
def test_it_does_not_profit_from_what_its_seat_may_not_know(name):
    for seed in range(3):
        position = in_play(FRANCHISE.set_up({"players": 5}), seed, 50)
        of_view = bot_named(name, FRANCHISE, 3).plan(position.view(position.actor))
        assert bot_named(name, FRANCHISE, 3).plan(position) == of_view


def test_what_it_knows_of_a_position_it_keeps():
    """Once others have decided as it expected, the branch that was looked at is the new tree; of any other game it
    knows nothing."""
    position = in_play(FRANCHISE.set_up({"players": 2}), 4, 6)
    seat = position.actor
    bot = Champion(FRANCHISE, 1, Budget(playouts=600))
    tree = bot.search(position.view(seat))
    after = position.copy()
    node = 0
    while after.actor == seat or len(after.legal()) == 1:
        if len(after.legal()) == 1:
            after.apply(after.legal()[0])
            continue
        first = tree.first_child[node]
        node = int(first + np.argmax(tree.visits[first : first + tree.n_children[node]]))
        after.apply(int(tree.action[node]))
    while after.actor != seat:
        first = tree.first_child[node]
        if len(after.legal()) > 1:
            node = int(first + np.argmax(tree.visits[first : first + tree.n_children[node]]))
        after.apply(int(tree.action[node]) if len(after.legal()) > 1 else after.legal()[0])
    known, value = int(tree.visits[node]), tree.value_sum[node].copy()
    assert known > 1
    kept = bot.search(after.view(seat), Budget(playouts=1))
    assert kept.visits[0] == known + 1
    assert (kept.value_sum[0] >= value - 1e-9).all()
    assert set(kept.action[kept.first_child[0] :][: kept.n_children[0]]) <= set(after.legal())
    elsewhere = in_play(FRANCHISE.set_up({"players": 2}), 5, 30)
    assert bot.search(elsewhere.view(elsewhere.actor), Budget(playouts=1)).visits[0] == 1


def test_it_keeps_to_its_time():
    position = in_play(FRANCHISE.set_up(), 3, 40)
    tree = Champion(FRANCHISE, 1, Budget(seconds=0.02)).search(position.view(position.actor))
    assert tree.visits[0] > 1


@pytest.mark.slow
def test_one_against_three_of_greedy_wins_more_than_its_share():
    """Few passes are enough for that; docs/bots.md has the figures of the level people play against."""
    match = play_match([FRANCHISE.set_up()], ["champion@32", *["greedy"] * 3], games=40, seed=11, threads=2)
    assert match.shares(0).mean() > 0.35
