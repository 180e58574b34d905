"""A game looked at again: every player's chance to win after every turn, and what each turn cost whoever made it.

A turn here is a move as bots call it: all that a seat decides until another seat, or chance, acts. What it cost is told
from what its player could know: the chance to win after the best move found, less that after the move played.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct

from ..bots.contract import Budget
from ..bots.evaluator import Compared, Evaluator
from ..bots.search_bot import SearchBot
from ..core.contract import CHANCE, OVER, Position, Setup
from .customs import customs_of
from .facts import MOST, Fact
from .outcome import tried_out

COSTLIEST = 3  # turns of each player that are told
LEAST = 0.005  # of the chance to win: what costs less is not told
TURNING_POINTS = 5
SWING = 0.08  # a turning point changes somebody's chance by this much at least

Part = Literal["beginning", "middle", "end"]
PARTS: tuple[Part, ...] = ("beginning", "middle", "end")
Entry = dict[str, Any]


class Moment(Struct):
    """After a turn: `number` of entries."""

    number: int
    turn: int
    chance: list[float]  # to win, by seat, with all hands open; empty where the viewer may not know them
    eyes: list[list[float]]  # the same as each seat saw it; empty in a game without secrets


class TurnPlayed(Struct):
    """Entries `before` + 1 to `number` of a seat."""

    before: int
    number: int
    turn: int
    part: Part  # of the game
    seat: int
    chance: float  # of that seat, after it
    loss: float


class Costly(Struct):
    """One of the turns that cost its player most, beside the better one."""

    before: int
    number: int
    turn: int
    seat: int
    chance: float
    loss: float
    played: list[Entry]
    better: list[Entry]
    reasons: list[Fact]  # facts that hold of the better turn, and not of the one played


class Review(Struct):
    method: str  # how chances were estimated
    moments: list[Moment]
    turns: list[TurnPlayed]
    costly: list[Costly]  # of each seat the costliest first
    turning: list[int]  # the numbers of the moments at which most changed
    passes: list[str]  # verbs that pass over a step: hardly worth telling


@dataclass(frozen=True)
class Run:
    """A turn as it was played."""

    before: int
    turn: int
    position: Position  # before it
    entries: list[Entry]
    actions: list[int]

    @property
    def number(self) -> int:
        return self.before + len(self.entries)


def review_of(
    setup: Setup, log: Sequence[Mapping[str, Any]], viewer: int | None = None, seconds: float = 0.0
) -> Review:
    """Of the entries of a game; for a viewer who may not know everything, nothing but what this seat knew. With seconds
    to spare a search compares the turns, each for its part of that time."""
    evaluator = Evaluator(setup.game)
    runs, boundaries = _walked(setup, log)
    secret_to = viewer if setup.game.has_secrets else None
    moments = [_moment(evaluator, number, position, secret_to) for number, position in boundaries]
    found: list[tuple[Run, Compared]] = []
    for run in runs:
        if secret_to in (None, run.position.actor) and (verdict := evaluator.compared(run.position, run.actions)):
            found.append((run, verdict))
    if seconds:
        found = _searched(setup, found, Budget(seconds=seconds / max(1, len(found))))
    turns = [
        TurnPlayed(run.before, run.number, run.turn, _part(run, log), run.position.actor, one.chance, one.loss)
        for run, one in found
    ]
    told = [_told(run, one) for run, one in _costliest(found, setup.players)]
    passes = sorted(customs_of(setup.game.name).skips)
    return Review("search" if seconds else evaluator.method, moments, turns, told, _turning(moments, secret_to), passes)


def _part(run: Run, log: Sequence[object]) -> Part:
    return PARTS[min(2, 3 * run.before // len(log))]


def _searched(setup: Setup, found: list[tuple[Run, Compared]], budget: Budget) -> list[tuple[Run, Compared]]:
    """The same turns compared by a search, where one can branch and has looked at what was played."""
    bot, again = SearchBot(setup.game, budget=budget), []
    for run, verdict in found:
        position, compared = run.position, verdict
        if (report := bot.report(position, lines=1)) and (known := bot.reported(position, run.actions)):
            best, seat = report["moves"][0], position.actor
            compared = Compared(known["chance"][seat], best["chance"][seat], best["line"][0][1])
        again.append((run, compared))
    return again


def _walked(setup: Setup, log: Sequence[Mapping[str, Any]]) -> tuple[list[Run], list[tuple[int, Position]]]:
    """The turns of the game, and the positions in which one begins, or the game ends."""
    position, customs = setup.begin(0), customs_of(setup.game.name)
    runs: list[Run] = []
    boundaries, turn = [], customs.turn_of(position)
    goes_on = False  # the turn of the seat that decided last
    for number, entry in enumerate(log, start=1):
        actions = setup.game.words.actions_of(setup, position.state, entry)
        if "do" in entry:
            if not goes_on:
                runs.append(Run(number - 1, turn, position.copy(), [], []))
            runs[-1].entries.append(dict(entry))
            runs[-1].actions.extend(actions)
        for action in actions:
            position.perform(action)
        goes_on = "do" in entry and position.actor == entry["seat"]
        now = customs.turn_of(position)
        if position.actor == OVER or (now != turn and position.actor != CHANCE):
            boundaries.append((number, position.copy()))
            turn = now
    return runs, boundaries


def beginnings_of(setup: Setup, log: Sequence[Mapping[str, Any]]) -> list[tuple[int, Position]]:
    """The positions in which a turn begins, each after how many entries, and that at the end."""
    return _walked(setup, log)[1]


def _moment(evaluator: Evaluator, number: int, position: Position, secret_to: int | None) -> Moment:
    setup = position.setup
    turn = customs_of(setup.game.name).turn_of(position)
    if not setup.game.has_secrets:
        return Moment(number, turn, evaluator.chances(position), [])
    seen = [evaluator.chances(position, seat) if secret_to in (None, seat) else [] for seat in range(setup.players)]
    return Moment(number, turn, evaluator.chances(position) if secret_to is None else [], seen)


def _costliest(found: list[tuple[Run, Compared]], players: int) -> Iterator[tuple[Run, Compared]]:
    for seat in range(players):
        mine = [one for one in found if one[0].position.actor == seat and one[1].loss >= LEAST]
        yield from sorted(mine, key=lambda one: -one[1].loss)[:COSTLIEST]


def _told(run: Run, found: Compared) -> Costly:
    view = run.position.view(run.position.actor)
    better = in_words(view, found.better)
    reasons = reasons_for(view, found.better, run.actions)
    return Costly(
        run.before, run.number, run.turn, run.position.actor, found.chance, found.loss, run.entries, better, reasons
    )


def in_words(view: Position, actions: Sequence[int]) -> list[Entry]:
    at, entries = view.copy(), []
    for action in actions:
        entries.append(at.setup.game.words.entry_of(at.setup, at.state, action))
        at.perform(action)
    return entries


def reasons_for(view: Position, actions: Sequence[int], instead_of: Sequence[int] = ()) -> list[Fact]:
    """What a whole turn does, step by step, without what the other turn would do as well; of a turn that merely does
    less, what that is good for."""
    return _differing(view, actions, instead_of, False) or _differing(view, actions, instead_of, True)


def _differing(view: Position, actions: Sequence[int], instead_of: Sequence[int], with_passes: bool) -> list[Fact]:
    known = {_key(reason) for step in _told_once(view, instead_of, with_passes) for reason in step}
    steps = [[one for one in step if _key(one) not in known] for step in _told_once(view, actions, with_passes)]
    found = {_key(fact): fact for fact in _saved(view, actions, instead_of)}
    for rank in range(MOST):  # the weightiest of every step come first
        for step in steps:
            for reason in step[rank : rank + 1]:
                found.setdefault(_key(reason), reason)
    return list(found.values())[:MOST]


def _saved(view: Position, actions: Sequence[int], instead_of: Sequence[int]) -> list[Fact]:
    """What the other turn uses up for good, and this one does not."""
    mine, theirs = (list(_used_up(view, turn)) for turn in (actions, instead_of))
    prefix = f"{view.setup.game.messages}-reason-saves-"
    return [Fact(prefix + fact.id, fact.values) for fact in theirs[len(mine) :]]


def _used_up(view: Position, actions: Sequence[int]) -> Iterator[Fact]:
    at, outcomes_of = view.copy(), customs_of(view.setup.game.name).outcomes_of
    for action in actions:
        if fact := outcomes_of(at, tried_out(at, [action]))[0].uses:
            yield fact
        at.perform(action)


def _key(reason: Fact) -> str:
    return f"{reason.id} {sorted(reason.values.items())}"


def _told_once(view: Position, actions: Sequence[int], with_passes: bool) -> Iterator[list[Fact]]:
    """What is said for each step; what is true of the turn as a whole is told with the first of them."""
    of_turn = customs_of(view.setup.game.name).of_turn(view, actions)
    for step in _steps(view, actions, with_passes):
        told = [of_turn.get(one.id, one) for one in step]
        of_turn.update({one.id: None for one in step if one.id in of_turn})
        yield [one for one in told if one]


def _steps(view: Position, actions: Sequence[int], with_passes: bool) -> Iterator[list[Fact]]:
    at, customs, codec = view.copy(), customs_of(view.setup.game.name), view.setup.game.codec
    for action in actions:
        if with_passes or codec.verb_of(action).word not in customs.skips:
            yield customs.why(at, action)
        at.perform(action)


def _turning(moments: list[Moment], viewer: int | None) -> list[int]:
    """Where somebody's chance changed most from one moment to the next, in the order of the game."""
    charts = [moment.chance if viewer is None else moment.eyes[viewer] for moment in moments]
    swings = [
        (max(abs(b - a) for a, b in zip(before, after, strict=True)), moment.number)
        for (before, after), moment in zip(pairwise(charts), moments[1:], strict=True)
    ]
    most = sorted((swing for swing in swings if swing[0] >= SWING), reverse=True)[:TURNING_POINTS]
    return sorted(number for _, number in most)
