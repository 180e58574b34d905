"""The one way to play a game through: chance draws, seats decide, and what happens is noted where somebody wants it.

The functions are written once and specialised for each game and decider (see `jit.specialised`). A decider says what
the seat to act does; `at_random` is the plainest, bots bring theirs (bots/deciding.py). Batches, GPUs, matches, the lab
and its records all play by this loop, so the same seed gives the same game to all of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from .bits import has
from .contract import CHANCE, OVER, Game, Position, Setup
from .events import new_sink
from .jit import PER_GAME, Entry, rule, specialised
from .rng import below, seed_rng
from .rules import Rules
from .struct import array_of, words_of

LONGEST_PLAN = 40  # actions
NO_LIMIT = 1 << 30  # decisions
NOTHING = -1  # no action

rules: Rules = PER_GAME  # of the game that a function is specialised for
# decide(board, s, scratch, legal, plan, bots, i) -> (n, action): how many actions the seat to act in game i takes, and
# the first of them; the others are in plan[2], plan[3] … With n = 0 this seat is asked elsewhere, in Python. The
# arguments are parts of Tools: to hand on all of it for every decision costs a third of the speed.
decide: Callable[..., tuple[int, int]] = PER_GAME
plan_next: Callable[..., tuple[int, int]] = PER_GAME
play_on: Callable[..., int] = PER_GAME


class Tools(NamedTuple):
    """What one thread plays with. Arrays without room switch off what they are for."""

    scratch: Any
    legal: Any  # room for the legal actions
    plan: Any  # where a decider writes several actions: plan[0] is how many
    rng: Any  # a blank game, for the generator of those who decide: that in a game belongs to the game
    sink: Any  # for events
    wanted: int  # bit mask of the kinds of events that are noted
    events: Any  # those, as rows (game, kind, a, b, c); row 0 holds how many there are
    log: Any  # all actions of the game; log[0] is how many
    words: Any  # the games as rows of numbers, for
    hashes: Any  # the running hash of each: where there is one, it is taken after every action
    bots: Any  # what the decider needs besides


@rule
def mixed(state_hash, word):
    """One step of a running hash: shifts and xors only, the same on every backend."""
    h = state_hash ^ word
    h ^= h << 13
    h ^= (h >> 7) & 0x1FFFFFFFFFFFFFF
    return h ^ (h << 17)


def _at_random(board, s, scratch, legal, plan, bots, i):
    """Any legal action, drawn by the generator in the state."""
    n = rules.legal(board, s, scratch, legal)
    return 1, np.int64(legal[below(s, n)])


def _plan_next(board, s, scratch, legal, plan, bots, i):
    """One result of chance, or what the seat to act decides: as a decider returns it."""
    if s.actor == CHANCE:
        return 1, np.int64(rules.draw(board, s))
    return decide(board, s, scratch, legal, plan, bots, i)


def _play_on(board, s, action, limit, tools, i):
    """Perform this action, if it is one, in game i, then play until it is over, or somebody is asked elsewhere, or so
    many decisions are made, or the log is full. Returns how many decisions were made."""
    scratch, legal, plan, sink = tools.scratch, tools.legal, tools.plan, tools.sink
    is_logged, is_hashed = len(tools.log) > 1, i < len(tools.hashes)
    n = 0 if action == NOTHING else 1
    decisions = n
    while True:
        for k in range(n):
            if k > 0:
                action = plan[k + 1]
            rules.apply(board, s, action, scratch, sink)
            if tools.wanted:
                note_events(sink, tools.wanted, tools.events, i)
            sink[0, 0] = 0
            if is_logged:
                tools.log[0] += 1
                tools.log[tools.log[0]] = action
            if is_hashed:
                for w in range(tools.words.shape[1]):
                    tools.hashes[i] = mixed(tools.hashes[i], tools.words[i, w])
        if s.actor == OVER or decisions >= limit or (is_logged and is_full(tools.log)):
            return decisions
        is_chance = s.actor == CHANCE
        n, action = plan_next(board, s, scratch, legal, plan, tools.bots, i)
        if n == 0:
            return decisions
        if not is_chance:
            decisions += n


@rule
def note_events(sink, wanted, events, i):
    """Keep those that are wanted."""
    for row in range(1, sink[0, 0] + 1):
        if has(wanted, sink[row, 0]):
            n = events[0, 0] + 1
            events[0, 0] = n
            if n < len(events):
                events[n, 0] = i
                for k in range(4):
                    events[n, k + 1] = sink[row, k]


@rule
def is_full(log):
    """Whether the log, if there is one, may have no room for what comes next."""
    return len(log) > 1 and log[0] + LONGEST_PLAN >= len(log)


def _play(boards, states, first, last, seeds, limit, tools, decisions):
    """Games first to last - 1, each from its set-up on; game i sits on board i modulo the number of boards."""
    for i in range(first, last):
        board = boards[i % len(boards)]
        seed_rng(tools.rng, seeds[i])
        rules.new(board, states[i], seeds[i], tools.sink)
        tools.sink[0, 0] = 0
        decisions[i] = play_on(board, states[i], NOTHING, limit, tools, i)


@dataclass(frozen=True)
class Loops:
    """The functions above, for one game and one way to decide."""

    play_on: Entry
    play: Entry


@cache
def at_random_of(game: Game) -> Callable[..., Any]:
    return specialised(_at_random, game.rules, inlined=True)


@cache
def loops_of(game: Game, decide: Callable[..., Any] | None = None) -> Loops:
    """Without a decider of one's own: at random."""
    return loops_by(game, specialised(_plan_next, game.rules, inlined=True, decide=decide or at_random_of(game)))


def loops_by(game: Game, plan_next: Callable[..., Any]) -> Loops:
    """For those who want to see every position, those of chance too."""
    play_on = specialised(_play_on, game.rules, plan_next=plan_next)
    play = specialised(_play, game.rules, play_on=play_on)
    return Loops(Entry(play_on, eager=True), Entry(play, eager=True))


def new_tools(
    game: Game,
    *,
    event_room: int = 0,
    wanted: int = 0,
    kept: int = 0,
    log_room: int = 0,
    states: Any = None,
    hashes: Any = None,
    bots: Any = 0,
) -> Tools:
    """For one thread; with `bots`, some of them are replaced by theirs (see bots/deciding.py)."""
    return Tools(
        scratch=game.Scratch.new(),
        legal=np.zeros(game.max_legal, np.int32),
        plan=np.zeros(LONGEST_PLAN + 1, np.int64),
        rng=game.State.new(),
        sink=new_sink(event_room),
        wanted=wanted,
        events=np.zeros((kept + 1, 5), np.int32),
        log=np.zeros(log_room + 1, np.int32),
        words=words_of(game.State.many(1) if states is None else states),
        hashes=np.zeros(0, np.int64) if hashes is None else hashes,
        bots=bots,
    )


def play_through(
    loops: Loops,
    setup: Setup,
    states: Any,
    i: int,
    seeds: Any,
    tools: Tools,
    decisions: Any,
    ask: Callable[[Position], int],
) -> list[int]:
    """Game i from its set-up to its end; `ask` answers for the seats that the decider leaves to Python. Returns all its
    actions, those of chance too, where the tools have a log."""
    loops.play(array_of(setup.board), states, i, i + 1, seeds, NO_LIMIT, tools, decisions)
    position, actions = Position(setup, states[i]), []
    while True:
        was_full = is_full(tools.log)
        actions += tools.log[1 : tools.log[0] + 1].tolist()
        tools.log[0] = 0
        if position.is_over:
            return actions
        action = NOTHING if was_full else ask(position)
        decisions[i] += loops.play_on(setup.board, position.state, action, NO_LIMIT, tools, i)
