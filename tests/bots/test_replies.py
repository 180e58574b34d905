"""What a search of Pròxima Obertura does in the turns of others, and when a thief comes."""

from collections.abc import Iterator

import pytest

from grandopening.bots.brain import brain_of
from grandopening.bots.desk import new_desk
from grandopening.bots.proxima.replies import price
from grandopening.bots.thinker import SearchBot
from grandopening.core.contract import Position
from grandopening.games.proxima.actions import ACCEPT_
from grandopening.games.proxima.state import ANSWER, CUT, SHOW, TYPES

from .played import GAME, game_of_greedy

BRAIN = brain_of(GAME)
SEEDS = range(6)


def met(phase: int, players: int, seed: int) -> Iterator[Position]:
    """The decisions of one kind in a game of greedy."""
    return (at for at in game_of_greedy(players, seed) if at.state.phase == phase)


def chance_after(position: Position, action: int) -> float:
    """Of the actor, by the outlook."""
    desk, seat, after = new_desk(GAME), position.actor, position.copy()
    after.apply(action)
    BRAIN.players["foresee"](position.setup.board, after.state, seat, BRAIN.weights.table, desk)
    return float(desk.chance[seat])


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
def test_it_accepts_what_the_outlook_finds_good_enough(seed):
    bot = SearchBot(GAME)
    for position in met(ANSWER, 3 + seed % 3, seed):
        refused, accepted = sorted(position.legal(), key=lambda action: action == ACCEPT_)
        gain = chance_after(position, accepted) - chance_after(position, refused)
        is_enough = gain > price(position.setup.board, position.state)
        assert bot.plan(position) == [accepted if is_enough else refused]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_that_go_to_a_thief_are_those_the_outlook_misses_least(seed):
    bot = SearchBot(GAME)
    for position in met(CUT, 3 + seed % 3, seed):
        chances = {action: chance_after(position, action) for action in position.legal()}
        assert chances[bot.plan(position)[0]] == max(chances.values())
