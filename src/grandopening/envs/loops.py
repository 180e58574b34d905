"""What happens to the games of a batch: loops over its memory, written once and specialised for each game.

A thread of a CPU takes a stretch of games, a thread of a GPU a single one. The memory has many parts, so only the loops
are handed all of it; what they call gets what it needs."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..core.contract import CHANCE, OVER, SEATS, Game
from ..core.jit import PER_GAME, Entry, inlined_rule, rule, specialised
from ..core.rng import below, seed_rng
from ..core.rules import Rules
from .learning import rank_rewards, win_shares

NO_ACTION = -1  # what is sampled where a game is over
ACTOR = -1  # as a viewer: whoever is to decide
NO_SUCH_ACTION = -1  # a refusal that no rulebook knows
BEGIN, STEP, MARK, SAMPLE, OBSERVE, REFRESH, IMAGINE = range(7)  # the loops

rules: Rules = PER_GAME  # of the game that a function is specialised for,
n_actions: int = PER_GAME  # its number of actions,
ask: Callable[..., tuple[int, int]] = PER_GAME  # who decides for the opponents (see opponents.py),
start: Callable[..., int] = PER_GAME  # and the next five functions
advance: Callable[..., int] = PER_GAME
decide: Callable[..., int] = PER_GAME
look: Callable[..., None] = PER_GAME


@inlined_rule
def ask_nobody(board, s, scratch, legal, plan, bots, i):
    """No opponents: every seat is a learner's."""
    return 0, np.int64(NO_ACTION)


def _advance(board, s, scratch, legal, plan, sink, bots, i, skip_forced):
    """Up to the next decision of a learner, which is listed: chance and opponents play and, where that is wanted,
    decisions without a choice are made. Returns how many actions are legal then; 0 if the game is over."""
    while True:
        while s.actor == CHANCE:
            rules.apply(board, s, rules.draw(board, s), scratch, sink)
        if s.actor == OVER:
            return 0
        n, action = ask(board, s, scratch, legal, plan, bots, i)
        if n == 0:
            n = rules.legal(board, s, scratch, legal)
            if n > 1 or skip_forced == 0:
                return n
            action = int(legal[0])
        for k in range(n):
            if k > 0:
                action = int(plan[k + 1])
            rules.apply(board, s, action, scratch, sink)


def _start(board, s, seed, scratch, legal, plan, sink, bots, i, skip_forced):
    rules.new(board, s, seed, sink)
    return advance(board, s, scratch, legal, plan, sink, bots, i, skip_forced)


def _decide(board, s, action, scratch, sink):
    """One decision. What the rules refuse does not happen; why is returned."""
    if action < 0 or action >= n_actions:
        return NO_SUCH_ACTION
    code = rules.refusal(board, s, action, scratch)
    if code == 0:
        rules.apply(board, s, action, scratch, sink)
    return code


def _look(board, s, viewer, out):
    """Observe, as whoever is to decide sees it; at the end, where nobody is, as seat 0 does."""
    if viewer == ACTOR:
        viewer = np.int64(s.actor) if s.actor != OVER else 0
    rules.observe(board, s, viewer, out)


@rule
def renumber(number, legal, n):
    """Actions as learners know them."""
    if len(number) > 0:
        for k in range(n):
            legal[k] = number[legal[k]]


@rule
def action_of(action_at, number):
    """And back; what is no number stays none."""
    if len(action_at) == 0:
        return number
    return np.int64(action_at[number]) if 0 <= number < len(action_at) else np.int64(NO_SUCH_ACTION)


@rule
def clear_results(i, reward, share, points, won):
    for seat in range(SEATS):
        points[i, seat] = 0
        won[i, seat] = 0
    for seat in range(reward.shape[1]):
        reward[i, seat] = 0
        share[i, seat] = 0


def _begin(m, first, last):
    for i in range(first, last):
        if not m.chosen[i]:
            continue
        board, s = m.board[m.board_of[i]], m.states[i]
        m.luck[i].seed = ~m.seeds[i]
        seed_rng(m.luck[i], m.luck[i].seed)
        m.refused[i] = 0
        m.made[i] = 0
        m.over[i] = False
        m.truncated[i] = False
        clear_results(i, m.reward, m.share, m.points, m.won)
        m.states[i] = m.blank[0]
        n = start(board, s, m.seeds[i], m.scratch[i], m.legal[i], m.plan, m.sink, m.bots, i, m.skip_forced)
        m.actor[i] = s.actor
        m.n_legal[i] = n
        renumber(m.number, m.legal[i], n)
        look(board, s, ACTOR, m.observation[i])


def _step(m, first, last):
    for i in range(first, last):
        board, players, s = m.board[m.board_of[i]], m.players[m.board_of[i]], m.states[i]
        for seat in range(m.reward.shape[1]):
            m.reward[i, seat] = 0
            m.share[i, seat] = 0
        m.over[i] = False
        m.truncated[i] = False
        m.refused[i] = 0
        who = np.int64(s.actor)
        if who != OVER and (m.limit == 0 or m.made[i] < m.limit):
            action = action_of(m.action_at, np.int64(m.actions[i]))
            m.refused[i] = decide(board, s, action, m.scratch[i], m.sink)
            if m.refused[i] == 0:
                m.made[i] += 1
                n = advance(board, s, m.scratch[i], m.legal[i], m.plan, m.sink, m.bots, i, m.skip_forced)
                m.truncated[i] = s.actor != OVER and m.limit > 0 and m.made[i] >= m.limit
                m.over[i] = s.actor == OVER
                if m.over[i]:
                    rules.score(board, s, m.points[i], m.won[i])
                    rank_rewards(players, m.points[i], m.won[i], m.reward[i])
                    win_shares(players, m.won[i], m.share[i])
                if m.over[i] or m.truncated[i]:
                    if m.keeping != 0:
                        look(board, s, who, m.final[i])
                    n = 0
                    if m.auto_reset != 0:
                        m.seeds[i] += len(m.seeds)
                        m.made[i] = 0
                        m.states[i] = m.blank[0]
                        n = start(
                            board, s, m.seeds[i], m.scratch[i], m.legal[i], m.plan, m.sink, m.bots, i, m.skip_forced
                        )
                m.n_legal[i] = n
                renumber(m.number, m.legal[i], n)
        m.actor[i] = s.actor
        if m.observing != 0:
            look(board, s, ACTOR, m.observation[i])


def _mark(m, first, last):
    """The masks, from the lists."""
    for i in range(first, last):
        for action in range(m.mask.shape[1]):
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
        look(m.board[m.board_of[i]], m.states[i], m.viewer, m.observation[i])


def _refresh(m, first, last):
    """Whatever is worked out of the states, for those that were put there."""
    for i in range(first, last):
        if m.chosen[i]:
            board, s = m.board[m.board_of[i]], m.states[i]
            m.refused[i] = 0
            m.over[i] = False
            m.truncated[i] = False
            n = advance(board, s, m.scratch[i], m.legal[i], m.plan, m.sink, m.bots, i, m.skip_forced)
            m.actor[i] = s.actor
            m.n_legal[i] = n
            renumber(m.number, m.legal[i], n)


def _imagine(m, first, last):
    """What the viewer cannot see, in one way that may be; game i by the seed and i."""
    for i in range(first, last):
        board, s = m.board[m.board_of[i]], m.states[i]
        if s.actor != OVER:
            viewer = int(m.viewer) if m.viewer != ACTOR else int(s.actor)
            rules.redact(board, s, viewer)
            rules.imagine(board, s, viewer, m.seed + i)


@cache
def loops_of(game: Game, ask: Callable[..., Any] = ask_nobody) -> tuple[Entry, ...]:
    """By number; `ask` decides for opponents."""
    hot, cold = _parts(game, ask, inlined=True), _parts(game, ask, inlined=False)
    templates = (_begin, _step, _mark, _sample, _observe, _refresh, _imagine)
    return tuple(
        Entry(specialised(loop, game.rules, **(hot if loop is _step else cold)), eager=True) for loop in templates
    )


def _parts(game: Game, ask: Callable[..., Any], inlined: bool) -> dict[str, Any]:
    """What the loops call. Into the one that steps it is inlined: a third faster, and longer to compile."""
    advance = specialised(_advance, game.rules, inlined=inlined, ask=ask)
    return {
        "advance": advance,
        "start": specialised(_start, game.rules, advance=advance),
        "decide": specialised(_decide, game.rules, inlined=inlined, n_actions=game.codec.n_actions),
        "look": specialised(_look, game.rules, inlined=inlined),
    }
