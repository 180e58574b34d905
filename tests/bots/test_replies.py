"""What search does in Pròxima Obertura where it grows no tree, and the first values of its candidate moves."""

from collections.abc import Iterator
from itertools import chain

import pytest

from grandopening.bots.kit import bot_entries, kit_of
from grandopening.bots.search_bot import SearchBot
from grandopening.bots.workspace import new_workspace
from grandopening.core.contract import Position
from grandopening.games.proxima_obertura.bots.replies import LEAST_GAIN
from grandopening.games.proxima_obertura.rules.dispatch import is_accept
from grandopening.games.proxima_obertura.rules.state import ANSWER, CUT, IMPROVE, OPEN, SHOW, TAKE, TYPES

from .played import GAME, game_of_greedy

KIT, ENTRIES = kit_of(GAME), bot_entries(GAME)
SEEDS = range(6)


def met(phase: int, players: int, seed: int) -> Iterator[Position]:
    """The decisions of one kind in a game of greedy."""
    return (at for at in game_of_greedy(players, seed) if at.state.phase == phase)


def chance_after(position: Position, *actions: int) -> float:
    """Of the actor, by the value network."""
    work, seat, after = new_workspace(GAME), position.actor, position.copy()
    for action in actions:
        after.apply(action)
    ENTRIES["evaluate_leaf"](position.setup.board, after.state, seat, KIT.weights.table, work)
    return float(work.chance[seat])


@pytest.mark.parametrize("seed", SEEDS)
def test_it_shows_all_that_is_asked_for(seed):
    bot = SearchBot(GAME)
    for position in met(SHOW, 3 + seed % 3, seed):
        s, seat = position.state, position.actor
        asked = [t for t in range(TYPES) if s.asked >> t & 1]
        after = position.copy()
        for action in bot.plan(position):
            after.apply(action)
        assert after.actor != seat or after.state.phase != SHOW
        assert all(after.state.known[seat, t] == s.cards[seat, t] for t in asked)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_accepts_what_the_value_network_finds_good_enough(seed):
    bot = SearchBot(GAME)
    for position in met(ANSWER, 3 + seed % 3, seed):
        refused, accepted = sorted(position.legal(), key=is_accept)
        gain = chance_after(position, accepted) - chance_after(position, refused)
        assert bot.plan(position) == [accepted if gain > LEAST_GAIN else refused]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_that_go_to_a_thief_are_those_the_value_network_misses_least(seed):
    bot = SearchBot(GAME)
    for position in met(CUT, 3 + seed % 3, seed):
        chances = {action: chance_after(position, action) for action in position.legal()}
        assert chances[bot.plan(position)[0]] == max(chances.values())


@pytest.mark.parametrize("asked", ["list_search_candidates", "list_reply_candidates"])
@pytest.mark.parametrize("phase", [TAKE, OPEN, IMPROVE])
def test_of_greedys_moves_the_value_network_says_which_is_best(phase, asked):
    work, table, trial = new_workspace(GAME), KIT.weights.table, new_workspace(GAME)
    choices = 0
    for position in chain(met(phase, 4, seed=phase), met(phase, 4, seed=phase + 1)):
        seen, board = position.view(position.actor), position.setup.board
        n = ENTRIES[asked](board, seen.state, table, work, 6)
        chances = []
        for move in work.moves[:n]:
            ENTRIES["play_move"](board, seen.copy().state, move, trial)
            chances.append(chance_after(seen, *trial.plan[1 : trial.plan[0] + 1].tolist()))
        assert work.values[:n].tolist() == pytest.approx(chances)
        assert chances[work.order[0]] == max(chances)
        choices += n > 1
    assert choices > 3
