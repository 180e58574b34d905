"""Plays a task: whole games compiled, where the bots decide at once; one that thinks is asked decision by decision."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots.kit import kit_of
from ..bots.simple import BREADTH, RANDOM, decide_of
from ..bots.workspace import Workspace, new_workspace
from ..core.bits import has
from ..core.contract import CHANCE, OVER, SEATS, Game, Position, Setup
from ..core.events import new_sink
from ..core.jit import bound, rule
from ..core.rng import below, seed_rng
from .facts import Columns, facts_of
from .players import THINKS, parse_player, thinker
from .series import Task

KEPT = 256  # events kept of one game, on average of a task

# What the bound functions find under these names are the rules and players of their game, and each other.
new: Any = None
legal: Any = None
draw: Any = None
apply: Any = None
redact: Any = None
score: Any = None
is_opening: Any = None
decide: Any = None
act: Any = None
play_on: Any = None


class Kit(NamedTuple):
    """What one thread plays with."""

    weights: Any
    random_openings: bool
    work: Workspace
    seen: Any  # one state: the view of the seat that decides
    sink: Any  # without room where no events are wanted
    wanted: int  # bit mask of the kinds of events to be kept
    log: Any  # of events: rows (game, kind, a, b, c); row 0 holds how many there are


def _act(board, s, action, kit, i):  # type: ignore[no-untyped-def]  # compiled
    """Perform an action in game i, and keep the events wanted."""
    apply(board, s, action, kit.work.scratch, kit.sink)
    if kit.sink.shape[0] > 1:
        for row in range(1, kit.sink[0, 0] + 1):
            if has(kit.wanted, kit.sink[row, 0]):
                n = kit.log[0, 0] + 1
                kit.log[0, 0] = n
                if n < len(kit.log):
                    kit.log[n, 0] = i
                    kit.log[n, 1:] = kit.sink[row]
        kit.sink[0, 0] = 0


def _play_on(board, s, kinds, noises, kit, i):  # type: ignore[no-untyped-def]  # compiled
    """Play until the game is over, or one that thinks is to decide. Random decisions, as everywhere, are drawn by the
    generator in the state; all others come from the view of their seat. Returns how many decisions were made."""
    work, decisions = kit.work, 0
    while s.actor != OVER:
        if s.actor == CHANCE:
            act(board, s, draw(board, s), kit, i)
            continue
        kind = RANDOM if kit.random_openings and is_opening(s) else kinds[s.actor]
        if kind == THINKS:
            break
        if kind == RANDOM:
            n = legal(board, s, work.scratch, work.legal)
            act(board, s, np.int64(work.legal[below(s, n)]), kit, i)
            decisions += 1
            continue
        kit.seen[0] = s
        redact(board, kit.seen[0], s.actor)
        decide(board, kit.seen[0], kind, kit.weights, BREADTH, noises[s.actor], work)
        for k in range(work.plan[0]):
            act(board, s, work.plan[k + 1], kit, i)
            decisions += 1
    return decisions


def _play_all(board, states, first, last, seeds, kinds, noises, kit, decisions):  # type: ignore[no-untyped-def]  # compiled
    """Games first to last - 1, each from its set-up on."""
    for i in range(first, last):
        seed_rng(kit.work.rng, seeds[i])
        new(board, states[i], seeds[i], kit.sink)
        kit.sink[0, 0] = 0
        decisions[i] = play_on(board, states[i], kinds[i], noises[i], kit, i)


def _score_all(board, states, points, won):  # type: ignore[no-untyped-def]  # compiled
    for i in range(len(states)):
        score(board, states[i], points[i], won[i])


@dataclass(frozen=True)
class Loops:
    """The functions above, of one game."""

    act: Callable[..., Any]
    play_on: Callable[..., Any]
    play_all: Callable[..., Any]
    score_all: Callable[..., Any]


def _decide_nothing(board, view, kind, weights, breadth, noise, work):  # type: ignore[no-untyped-def]  # compiled
    """Where all decisions are random: the bots, which take long to compile, are not needed."""


@cache
def loops_of(game: Game, with_bots: bool = True) -> Loops:
    decide = decide_of(game) if with_bots else rule(_decide_nothing)
    names = {**game.functions, "is_opening": kit_of(game).functions["is_opening"], "decide": decide}
    for name, part in (("act", _act), ("play_on", _play_on), ("play_all", _play_all), ("score_all", _score_all)):
        loop = bound(part, names)
        # Numba finds compiled code again by this name and the types of arguments: what calls other functions needs
        # another name.
        loop.__qualname__ += "_with_bots" if with_bots else "_at_random"
        names[name] = rule(loop)
    return Loops(names["act"], names["play_on"], names["play_all"], names["score_all"])


def play(task: Task) -> Columns:
    """All games of a task; a row of every column for each."""
    series, setup = task.series, task.series.set_up()
    game, facts = setup.game, facts_of(setup.game)
    numbers = range(task.first, task.last)
    players = np.array([parse_player(name, game) for name in series.players])
    seated = players[[series.seats_of(number) for number in numbers]]  # by game and seat: kind and noise
    kinds, noises = seated[:, :, 0].astype(np.int64), seated[:, :, 1].copy()
    seeds = np.array([series.seed_of(number) for number in numbers])
    states, decisions = game.State.many(len(numbers)), np.zeros(len(numbers), np.int64)
    kit = _kit_for(game, series.random_openings, len(numbers))
    play_all = loops_of(game, with_bots=bool((kinds != RANDOM).any())).play_all
    if (kinds != THINKS).all():
        play_all(setup.board, states, 0, len(numbers), seeds, kinds, noises, kit, decisions)
    else:
        for i, number in enumerate(numbers):
            play_all(setup.board, states, i, i + 1, seeds, kinds, noises, kit, decisions)
            bots = {
                seat: thinker(series.players[player], game, int(seeds[i]) + player)
                for seat, player in enumerate(series.seats_of(number))
                if kinds[i, seat] == THINKS
            }
            decisions[i] += _think(Position(setup, states[i]), bots, (kinds[i], noises[i], kit, i))
    if kit.log[0, 0] >= len(kit.log) > 1:
        raise OverflowError(f"{kit.log[0, 0]} events in {len(numbers)} games, room for {len(kit.log) - 1}")
    return {
        "series": np.full(len(numbers), task.number),
        "number": np.array(numbers),
        **outcome(setup, states, decisions),
        **facts.columns(setup, states, kit.log[1 : kit.log[0, 0] + 1]),
    }


def _kit_for(game: Game, random_openings: bool, games: int) -> Kit:
    kinds = facts_of(game).events
    return Kit(
        weights=kit_of(game).weights.table,
        random_openings=random_openings,
        work=new_workspace(game),
        seen=game.State.many(1),
        sink=new_sink(game.max_events if kinds else 0),
        wanted=sum(1 << kind for kind in kinds),
        log=np.zeros((1 + (KEPT * games if kinds else 0), 5), np.int32),
    )


def _think(position: Position, bots: Mapping[int, Any], arguments: tuple[Any, ...]) -> int:
    """On to the end, by the bots' plain contract where one that thinks is to decide. Returns how many decisions."""
    setup, loops, (*_, kit, i) = position.setup, loops_of(position.setup.game), arguments
    decisions = 0
    while not position.is_over:
        action = bots[position.actor].choose(position.view(position.actor))
        loops.act(setup.board, position.state, action, kit, i)
        decisions += 1 + int(loops.play_on(setup.board, position.state, *arguments))
    return decisions


def outcome(setup: Setup, states: Any, decisions: Any) -> Columns:
    """What can be told of the end of every game."""
    facts = facts_of(setup.game)
    points, won = np.zeros((len(states), SEATS), np.int32), np.zeros((len(states), SEATS), np.int32)
    loops_of(setup.game, with_bots=False).score_all(setup.board, states, points, won)
    return {
        "points": points,
        "won": won / won.sum(axis=1, keepdims=True),  # a shared win counts 1/k
        "decisions": decisions,
        "length": states[facts.length].astype(np.int64),
        "end": facts.end_words[states["end"]],
    }
