"""What a search of Pròxima Obertura does where it grows no tree, and what its moves are worth to it at first sight."""

from collections.abc import Iterator

import pytest

from grandopening.bots.brain import brain_of
from grandopening.bots.desk import new_desk
from grandopening.bots.thinker import SearchBot
from grandopening.core.contract import Position
from grandopening.games.proxima_obertura.bots.replies import price
from grandopening.games.proxima_obertura.rules.actions import ACCEPT_
from grandopening.games.proxima_obertura.rules.state import ANSWER, CUT, IMPROVE, OPEN, SHOW, TAKE, TYPES

from .played import GAME, game_of_greedy

BRAIN = brain_of(GAME)
SEEDS = range(6)


def met(phase: int, players: int, seed: int) -> Iterator[Position]:
    """The decisions of one kind in a game of greedy."""
    return (at for at in game_of_greedy(players, seed) if at.state.phase == phase)


def chance_after(position: Position, *actions: int) -> float:
    """Of the actor, by the outlook."""
    desk, seat, after = new_desk(GAME), position.actor, position.copy()
    for action in actions:
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


@pytest.mark.parametrize("asked", ["survey", "reply"])
@pytest.mark.parametrize("phase", [TAKE, OPEN, IMPROVE])
def test_of_greedys_moves_the_best_is_what_the_outlook_says(phase, asked):
    desk, table, trial = new_desk(GAME), BRAIN.weights.table, new_desk(GAME)
    choices = 0
    for position in met(phase, 4, seed=phase):
        seen, board = position.view(position.actor), position.setup.board
        n = BRAIN.players[asked](board, seen.state, table, desk, 6)
        chances = []
        for move in desk.moves[:n]:
            BRAIN.players["carry_out"](board, seen.copy().state, move, trial)
            chances.append(chance_after(seen, *trial.plan[1 : trial.plan[0] + 1].tolist()))
        assert desk.values[:n].tolist() == pytest.approx(chances)
        assert chances[desk.order[0]] == max(chances)
        choices += n > 1
    assert choices > 3
