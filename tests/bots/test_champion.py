"""The champion: a policy network that looks ahead. Legal, repeatable, blind to what is hidden, and strong."""

import subprocess
import sys

import pytest

from grandopening.bots import Budget, bot_named, levels_of, names_of
from grandopening.bots.champion import AHEAD, CANDIDATES, Champion, entries_of, rounds_of
from grandopening.bots.kit import bot_entries, kit_of
from grandopening.bots.levels import LEVELS
from grandopening.bots.match import play_match
from grandopening.bots.policy_bot import shipped_policy, ships_policy
from grandopening.bots.policy_values import DOUBT
from grandopening.core.contract import CHANCE
from grandopening.games import GAMES, game_named

from .test_search import in_play, some_setups

FRANCHISE = game_named("franchise")
FEW = Budget(playouts=4)
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
        policy, champion = bot_named("policy", FRANCHISE), Champion(FRANCHISE, i, Budget(playouts=2))
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


@pytest.mark.parametrize("name", ["policy", "champion@4"])
def test_it_does_not_profit_from_what_its_seat_may_not_know(name):
    for seed in range(3):
        position = in_play(FRANCHISE.set_up({"players": 5}), seed, 50)
        of_view = bot_named(name, FRANCHISE, 3).plan(position.view(position.actor))
        assert bot_named(name, FRANCHISE, 3).plan(position) == of_view


def test_every_candidate_is_tried_against_all_kinds_of_opponents(monkeypatch):
    position = in_play(FRANCHISE.set_up(), 4, 30)
    weigh, try_out = entries_of(FRANCHISE)
    trials = []

    def noting(*trial):
        trials.append(trial[2:6])
        return try_out(*trial)

    monkeypatch.setattr("grandopening.bots.champion.entries_of", lambda game: (weigh, noting))
    found = Champion(FRANCHISE, 1).look_ahead(position.view(position.actor), Budget(playouts=10**6))
    n = min(CANDIDATES, len(position.legal()))
    assert n > 2
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    assert {one.action for one in found} <= set(position.legal())
    assert len(trials) == len(set(trials)) == n * 2**3  # each of three others by the network, or by greedy
    assert {(action, ahead, way) for action, ahead, way, _ in trials} == {
        (one.action, AHEAD, way) for one in found for way in range(2**3)
    }
    by_round = [trials[k : k + 2 * n] for k in range(0, len(trials), 2 * n)]
    for played, ways in zip(by_round, rounds_of(4), strict=True):
        assert [way for _, _, way, _ in played] == [*ways] * n
        assert len({seed for *_, seed in played}) == 2  # luck does not choose among the candidates


def test_in_a_round_everybody_goes_on_by_greedy_once():
    assert rounds_of(2) == [(0, 1)]
    for players in (3, 4, 5):
        rounds = rounds_of(players)
        assert rounds[0] == (0, 2 ** (players - 1) - 1)
        assert sorted(way for ways in rounds for way in ways) == list(range(2 ** (players - 1)))
        assert all(one + other == rounds[0][1] and one & other == 0 for one, other in rounds)


def test_greedy_goes_on_for_the_seats_of_its_bits_alone():
    """The seat itself goes on by the network, and so do those without a bit: played on by hand, move by move."""
    position = in_play(FRANCHISE.set_up(), 5, 40)
    bot, policy, seat = Champion(FRANCHISE, 1), bot_named("policy", FRANCHISE), position.actor
    weigh, try_out = entries_of(FRANCHISE)
    greedy, weights, work = bot_entries(FRANCHISE), kit_of(FRANCHISE).weights.table, bot._work
    board, action = position.setup.board, bot._candidates(position)[0].action
    found = set()
    for way in range(2**3):
        after = position.copy()
        after.apply(action)
        for _ in range(16):
            skip_what_is_forced(after)
            if after.actor != seat and way >> ((after.actor - seat) % 4 - 1) & 1:
                greedy["list_candidates"](board, after.state, weights, work, 1)
                greedy["play_move"](board, after.state, work.moves[work.order[0]], work)
            else:
                after.apply(policy.choose(after))
        skip_what_is_forced(after)
        weigh(board, after.state, bot._network, bot._room, work)
        found.add(expected := float(bot._room.chance[seat]))
        told = try_out(board, position.state, action, 16, way, 5, 0.0, bot._network, bot._room, weights, work)
        assert told == pytest.approx(expected)
    assert len(found) > 4


def skip_what_is_forced(position):
    while len(position.legal()) == 1:
        position.perform(int(position.legal()[0]))


def test_a_trial_to_the_end_is_the_game_that_the_network_plays():
    for seed in range(3):
        position = in_play(FRANCHISE.set_up({"start": "introductory"}), seed, 60)
        bot, policy = Champion(FRANCHISE, seed), bot_named("policy", FRANCHISE)
        for candidate in bot._candidates(position)[:3]:
            memory = bot._network, bot._room, kit_of(FRANCHISE).weights.table, bot._work
            told = entries_of(FRANCHISE)[1](
                position.setup.board, position.state, candidate.action, 10**6, 0, 5, 0.0, *memory
            )
            after = position.copy()
            after.apply(candidate.action)
            while not after.is_over:
                after.apply(policy.choose(after.view(after.actor)))
            winners = after.score()[1]
            assert told == (position.actor in winners) / len(winners)


@pytest.mark.parametrize(
    ("options", "doubt"),
    [({"players": 3, "start": "introductory"}, 0.0), ({"milestones": True}, DOUBT), ({"layout": "random"}, DOUBT)],
)
def test_where_options_are_not_as_usual_greedy_is_asked_too(options, doubt, monkeypatch):
    position = in_play(FRANCHISE.set_up(options), 2, 40)
    weigh, try_out = entries_of(FRANCHISE)
    doubts = set()

    def noting(*trial):
        doubts.add(trial[6])
        of_network, of_greedy, of_both = (try_out(*trial[:6], part, *trial[7:]) for part in (0.0, 1.0, 0.5))
        assert of_both == pytest.approx((of_network + of_greedy) / 2)
        assert of_network != of_greedy
        return of_both

    monkeypatch.setattr("grandopening.bots.champion.entries_of", lambda game: (weigh, noting))
    Champion(FRANCHISE, 1).look_ahead(position.view(position.actor), Budget(playouts=4))
    assert doubts == {doubt}


def test_a_plan_is_a_whole_turn():
    position = in_play(FRANCHISE.set_up(), 3, 40)
    after = position.copy()
    for action in Champion(FRANCHISE, 1, FEW).plan(position):
        assert after.actor == position.actor
        after.apply(action)
    assert after.actor != position.actor


def test_it_keeps_to_its_time():
    position = in_play(FRANCHISE.set_up(), 3, 40)
    view, bot = position.view(position.actor), Champion(FRANCHISE, 1)
    everything = sum(len(one.chances) for one in bot.look_ahead(view, Budget(playouts=10**6)))
    few = bot.look_ahead(view, Budget(seconds=1e-6))
    assert [len(one.chances) for one in few] == [1] + [0] * (len(few) - 1)
    assert everything > len(few)
    assert [len(one.chances) for one in bot.look_ahead(view, Budget(playouts=4))] == [2, 2]


@pytest.mark.parametrize("way", [0, 1])
def test_an_interpreted_trial_is_the_same_whatever_the_seed(way):
    position = in_play(FRANCHISE.set_up({"players": 2}), 2, 30)
    bot, try_out = Champion(FRANCHISE), entries_of(FRANCHISE)[1]
    memory = bot._network, bot._room, kit_of(FRANCHISE).weights.table, bot._work
    trial = position.setup.board, position.state, position.legal()[0], 1, way, 20_000 << 20, 0.5, *memory
    assert try_out.function(*trial) == pytest.approx(try_out(*trial), abs=1e-6)


WITHOUT_TORCH = """
import sys
from grandopening.bots import bot_named
from grandopening.core.contract import CHANCE
from grandopening.games import game_named
game = game_named("franchise")
position = game.set_up().begin(1)
while position.actor == CHANCE:
    position.perform(position.draw())
action = bot_named("champion@8", game).choose(position.view(position.actor))
print(position.refusal(action), "torch" in sys.modules)
"""


def test_it_needs_no_torch():
    """Which takes seconds to load and hundreds of megabytes: only training has it."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_TORCH], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["None", "False"]


@pytest.mark.slow
def test_one_against_three_of_greedy_wins_more_than_its_share():
    """Few trials are enough for that; docs/bots.md has the figures of the level people play against."""
    match = play_match([FRANCHISE.set_up()], ["champion@8", *["greedy"] * 3], games=40, seed=11, threads=2)
    assert match.shares(0).mean() > 0.35
