"""What happens to the games of a batch: loops over its memory, written once and specialised for each game.

A thread of a CPU takes a stretch of games, a thread of a GPU a single one. The memory has many parts, so only the loops
are handed all of it; what they call gets what it needs."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..core.contract import CHANCE, OVER, SEATS, Game
from ..core.jit import PER_GAME, Entry, specialised
from ..core.rng import WORDS, below, seed_rng
from ..core.rules import Rules
from ..core.struct import Struct, i64
from .learning import rank_rewards

NO_ACTION = -1  # what is sampled where a game is over
ACTOR = -1  # as a viewer: whoever is to decide
NO_SUCH_ACTION = -1  # a refusal that no rulebook knows
BEGIN, STEP, MARK, SAMPLE, OBSERVE = range(5)  # the loops

rules: Rules = PER_GAME  # of the game that a function is specialised for,
n_actions: int = PER_GAME  # its number of actions,
start: Callable[..., None] = PER_GAME  # and the next four functions
decide: Callable[..., int] = PER_GAME
list_legal: Callable[..., int] = PER_GAME
look: Callable[..., None] = PER_GAME


class Luck(Struct):
    """The generator of `sample`: the dice of the games fall as they would without it."""

    seed = i64  # first: Numba takes a struct for a kind of any other that it begins with, and State begins with `rng`
    rng = i64[WORDS]


class Memory(NamedTuple):
    """Row i of everything belongs to game i."""

    board: Any  # the one board of all games
    blank: Any  # a state before its game
    sink: Any  # for events: without room
    auto_reset: int
    observing: int  # whether a step ends with an observation
    viewer: int
    seeds: Any  # of the game that is played
    states: Any
    scratch: Any
    luck: Any
    actions: Any
    legal: Any
    n_legal: Any
    mask: Any
    observation: Any
    actor: Any
    over: Any
    reward: Any
    points: Any
    won: Any
    refused: Any


def _start(board, s, seed, scratch, sink):
    """Up to the first decision."""
    rules.new(board, s, seed, sink)
    while s.actor == CHANCE:
        rules.apply(board, s, rules.draw(board, s), scratch, sink)


def _decide(board, s, action, scratch, sink):
    """One decision and the chance that follows it. What the rules refuse does not happen; why is returned."""
    if action < 0 or action >= n_actions:
        return NO_SUCH_ACTION
    code = rules.refusal(board, s, action, scratch)
    if code == 0:
        rules.apply(board, s, action, scratch, sink)
        while s.actor == CHANCE:
            rules.apply(board, s, rules.draw(board, s), scratch, sink)
    return code


def _list_legal(board, s, scratch, out):
    return rules.legal(board, s, scratch, out) if s.actor != OVER else 0


def _look(board, s, viewer, out):
    """Observe, as whoever is to decide sees it; at the end, where nobody is, as seat 0 does."""
    if viewer == ACTOR:
        viewer = np.int64(s.actor) if s.actor != OVER else 0
    rules.observe(board, s, viewer, out)


def _begin(m, first, last):
    board = m.board[0]
    for i in range(first, last):
        m.luck[i].seed = ~m.seeds[i]
        seed_rng(m.luck[i], m.luck[i].seed)
        m.refused[i] = 0
        m.over[i] = False
        for seat in range(SEATS):
            m.points[i, seat] = 0
            m.won[i, seat] = 0
        for seat in range(m.reward.shape[1]):
            m.reward[i, seat] = 0
        m.states[i] = m.blank[0]
        start(board, m.states[i], m.seeds[i], m.scratch[i], m.sink)
        m.actor[i] = m.states[i].actor
        m.n_legal[i] = list_legal(board, m.states[i], m.scratch[i], m.legal[i])
        look(board, m.states[i], ACTOR, m.observation[i])


def _step(m, first, last):
    board, players = m.board[0], m.reward.shape[1]
    for i in range(first, last):
        s = m.states[i]
        for seat in range(players):
            m.reward[i, seat] = 0
        m.over[i] = False
        if s.actor != OVER:
            m.refused[i] = decide(board, s, np.int64(m.actions[i]), m.scratch[i], m.sink)
            if s.actor == OVER:
                m.over[i] = True
                rules.score(board, s, m.points[i], m.won[i])
                rank_rewards(players, m.points[i], m.won[i], m.reward[i])
                if m.auto_reset != 0:
                    m.seeds[i] += len(m.seeds)
                    m.states[i] = m.blank[0]
                    start(board, s, m.seeds[i], m.scratch[i], m.sink)
        m.actor[i] = s.actor
        m.n_legal[i] = list_legal(board, s, m.scratch[i], m.legal[i])
        if m.observing != 0:
            look(board, s, ACTOR, m.observation[i])


def _mark(m, first, last):
    """The masks, from the lists."""
    for i in range(first, last):
        for action in range(n_actions):
            m.mask[i, action] = False
        for k in range(m.n_legal[i]):
            m.mask[i, m.legal[i, k]] = True


def _sample(m, first, last):
    """An action of each list, all as likely."""
    for i in range(first, last):
        m.actions[i] = NO_ACTION
        if m.n_legal[i] > 0:
            m.actions[i] = m.legal[i, below(m.luck[i], m.n_legal[i])]


def _observe(m, first, last):
    for i in range(first, last):
        look(m.board[0], m.states[i], m.viewer, m.observation[i])


@cache
def loops_of(game: Game) -> tuple[Entry, ...]:
    """By number."""
    names: dict[str, Any] = {"n_actions": game.codec.n_actions}
    for name, part in (("start", _start), ("decide", _decide), ("list_legal", _list_legal), ("look", _look)):
        names[name] = specialised(part, game.rules, n_actions=game.codec.n_actions)
    loops = (specialised(loop, game.rules, **names) for loop in (_begin, _step, _mark, _sample, _observe))
    return tuple(Entry(loop, eager=True) for loop in loops)
