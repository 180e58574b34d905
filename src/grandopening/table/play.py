"""The play at one table: committed entries, the draft of the seat to move, and what several decide at once, under seal.

Nothing here is changed in place: a step makes a new Play, so that the old one stands until the new one is on disk.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from ..core.contract import CHANCE, OVER, Position, Refused, Setup
from ..core.events import Event, new_sink, taken_from
from ..core.rng import seed_rng
from ..games import GAMES, game_named
from ..record import Recorder
from ..record import replay as replay_record
from ..record.recorder import MoveRefused
from .customs import Customs, customs_of
from .forced import forced
from .lines import Line
from .problem import Problem

BETWEEN_WAYPOINTS = 250  # entries


@dataclass(frozen=True)
class Aside:
    """What one of several seats that decide at once has begun to decide, as if it were its turn. Sealed, it waits for
    the others."""

    seat: int
    ahead: Recorder
    draft: tuple[Line, ...]

    @property
    def is_sealed(self) -> bool:
        return self.ahead.position.actor != self.seat


@dataclass(frozen=True)
class Play:
    setup: Setup
    committed: Recorder
    lines: tuple[Line, ...]
    ahead: Recorder  # the committed entries and those of the draft
    draft: tuple[Line, ...] = ()
    asides: Mapping[int, Aside] = field(default_factory=dict)
    opening: tuple[Event, ...] = ()  # what happened before the first entry
    waypoints: Mapping[int, Position] = field(default_factory=dict)  # some positions on the way, by number of entries
    entropy: Callable[[], int] = lambda: secrets.randbits(63)

    @property
    def customs(self) -> Customs:
        return customs_of(self.setup.game.name)

    @cached_property  # asked for often, and a field of a NumPy record is slow to read
    def actor(self) -> int:
        return self.ahead.position.actor

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @cached_property
    def asked(self) -> list[int]:
        """The seats that may decide now, the actor first; some of them may have done so already, under seal."""
        return self.customs.asked_now(self.committed.position) if self.actor < CHANCE else []

    @property
    def is_collecting(self) -> bool:
        """Several seats decide at once: nothing is entered before all of them have, not even the actor's."""
        return len(self.asked) > 1

    @property
    def silence(self) -> str | None:
        """The verb by which a seat that is asked now shows nothing, if it is asked to show something."""
        return self.customs.silence(self.committed.position)

    def is_undecided(self, seat: int) -> bool:
        return seat in self.asked and not (seat in self.asides and self.asides[seat].is_sealed)

    def ahead_of(self, seat: int) -> Recorder:
        """The game as a seat that may decide finds it."""
        if seat in self.asides:
            return self.asides[seat].ahead
        if seat == self.actor:
            return self.ahead
        return Recorder(self.customs.ahead_for(self.committed.position, seat), list(self.committed.log))

    def draft_of(self, seat: int) -> tuple[Line, ...]:
        if seat in self.asides:
            return self.asides[seat].draft
        return self.draft if seat == self.actor else ()

    @cached_property
    def forced(self) -> dict[str, Any] | None:
        """The next entry of the actor, where nothing is left for it to decide."""
        position = self.ahead.position.view(self.actor)
        action = forced(self.customs, position)
        return None if action is None else self.setup.game.words.entry_of(self.setup, position.state, action)

    def drafts(self) -> list[Line]:
        """Everything that is not committed: all of it can be entered again, in this order."""
        return [*self.draft, *(line for aside in self.asides.values() for line in aside.draft)]

    def step(self, entry: Mapping[str, Any], version: int, at: float, silent: Set[int] = frozenset()) -> "Play":
        """The play after one more decision; committed if it ends the draft, with all that chance then brings. Where
        several decide at once it is the last of them that commits what all have decided."""
        seat = entry.get("seat", self.actor)
        if self.is_collecting and seat in self.asked:
            ahead = self.ahead_of(seat).copy()
            line = _entered(ahead, entry, version, at)
            aside = Aside(seat, ahead, (*self.draft_of(seat), line))
            return replace(self, asides={**self.asides, seat: aside}).settled(version, at, silent)
        ahead = self.ahead.copy()
        before = self.ahead.position
        line = _entered(ahead, entry, version, at)
        draft = (*self.draft, replace(line, decided=line.entry != self.forced))
        if not self.customs.is_final(before, ahead.position):
            return replace(self, ahead=ahead, draft=draft)
        lines = [*self.lines, *(replace(line, version=version, at=at) for line in draft)]
        done = replace(self, committed=ahead, ahead=ahead, lines=tuple(lines), draft=())
        if not self.lines:
            done = _with_opening(done)
        return done.resumed(version, at).settled(version, at, silent).with_waypoint()

    def settled(self, version: int, at: float, silent: Set[int]) -> "Play":
        """With what all who are asked have decided, clockwise and in one commit, once none of them is waited for:
        each has sealed it, or is silent whenever it may. A silence that was entered sooner would tell on itself."""
        silence = self.silence
        if silence is None or any(self.is_undecided(seat) and seat not in silent for seat in self.asked):
            return self
        entries: list[Mapping[str, Any]] = []
        for seat in self.asked:
            is_silent = self.is_undecided(seat)
            entries += [{"seat": seat, "do": silence}] if is_silent else [line.entry for line in self.draft_of(seat)]
        ahead = self.committed.copy()
        lines = (*self.lines, *(_entered(ahead, entry, version, at) for entry in entries))
        done = replace(self, committed=ahead, ahead=ahead, lines=lines, draft=(), asides={})
        return done.resumed(version, at).with_waypoint()

    def with_waypoint(self) -> "Play":
        """From the last waypoint on a position is a short replay, however long the game."""
        if len(self.lines) < max(self.waypoints, default=0) + BETWEEN_WAYPOINTS:
            return self
        return replace(self, waypoints={**self.waypoints, len(self.lines): self.committed.position})

    def resumed(self, version: int, at: float) -> "Play":
        """On to the next decision, where chance is to act."""
        if self.committed.position.actor != CHANCE:
            return self
        ahead = self.committed.copy()
        lines = (*self.lines, *self._drawn(ahead, version, at))
        return replace(self, committed=ahead, ahead=ahead, lines=lines, draft=())

    def _drawn(self, recorder: Recorder, version: int, at: float) -> list[Line]:
        """What chance brings until somebody is to decide. Each result has fresh entropy: the record, not a seed,
        is what a game can be rebuilt from."""
        lines: list[Line] = []
        while recorder.position.actor == CHANCE:
            seed_rng(recorder.position.state, self.entropy())
            known = len(recorder.log)
            events = recorder.act(recorder.position.draw())
            if len(recorder.log) == known:  # one more result of the same entry
                events = lines.pop().events + events
            lines.append(_line(recorder, events, version, at))
        return lines

    def back(self, seat: int, steps: int) -> "Play":
        """Without the last steps of a seat's draft."""
        draft = self.draft_of(seat)
        kept = draft[: len(draft) - steps]
        if self.is_collecting:
            others = {other: aside for other, aside in self.asides.items() if other != seat}
            play = replace(self, asides=others)
            for line in kept:
                play = play.step(line.entry, line.version, line.at)
            return play
        ahead = self.committed.copy()
        for line in kept:
            ahead.enter(line.entry)
        return replace(self, ahead=ahead, draft=kept)

    def back_to(self, entries: int) -> "Play":
        """As it stood after so many committed entries."""
        lines = self.lines[:entries]
        passed = {number: position for number, position in self.waypoints.items() if number <= entries}
        last = max(passed, default=0)
        position = passed[last].copy() if passed else _fresh(self.setup).committed.position
        _perform(position, [line.entry for line in lines[last:]])
        recorder = Recorder(position, [line.entry for line in lines])
        return Play(self.setup, recorder, lines, recorder, (), {}, self.opening, passed, self.entropy)


def _entered(recorder: Recorder, entry: Mapping[str, Any], version: int, at: float) -> Line:
    """Play an entry on a copy of the game, which is thrown away if it is refused."""
    try:
        events = recorder.perform(entry)
    except MoveRefused as error:
        position = recorder.position
        values = {}
        if error.refusal:
            values = customs_of(position.setup.game.name).reasons_of(position, entry, error.refusal)
        refusal = error.refusal.message if error.refusal else None
        code = "malformed-entry" if error.rule == "record" else "refused"
        raise Problem(code, error.message, error.rule, refusal, values) from error
    except Refused as error:
        raise Problem("malformed-entry", error.message, error.rule) from error
    return _line(recorder, events, version, at)


def _line(recorder: Recorder, events: list[Event], version: int, at: float) -> Line:
    position = recorder.position
    customs = customs_of(position.setup.game.name)
    return Line(recorder.log[-1], events, customs.points_of(position), customs.turn_of(position), version, at)


def begin(game: str, options: Mapping[str, Any], board: Any, version: int, at: float) -> Play:
    """A new game, up to its first decision."""
    return _with_opening(_fresh(set_up(game, options, board)).resumed(version, at))


def _fresh(setup: Setup) -> Play:
    """Before the first entry. What the set-up itself brings, such as a first income, is told with that entry."""
    state, sink = setup.game.State.new(), new_sink(setup.game.max_events)
    setup.game.rules.new(setup.board, state, 0, sink)
    recorder = Recorder(Position(setup, state))
    return Play(setup, recorder, (), recorder, opening=tuple(taken_from(sink)))


def _perform(position: Position, entries: Sequence[Mapping[str, Any]]) -> None:
    """Entries that have been checked before: nothing but the state is wanted."""
    setup, state, sink = position.setup, position.state, new_sink()
    scratch = setup.game.Scratch.new()
    for entry in entries:
        for action in setup.game.words.actions_of(setup, state, entry):
            setup.game.rules.apply(setup.board, state, action, scratch, sink)


def _with_opening(play: Play) -> Play:
    """What happened before the first entry is told with it."""
    if not play.lines:
        return play
    first, *rest = play.lines
    return replace(play, lines=(replace(first, events=[*play.opening, *first.events]), *rest))


def set_up(game: str, options: Mapping[str, Any], board: Any = None) -> Setup:
    if game not in GAMES:
        raise Problem("bad-option", f"there is no table for {game!r}: there are {', '.join(GAMES)}")
    try:
        if board is None:
            return _printed(game, tuple(sorted(game_named(game).checked_options(options).items())))
        return game_named(game).set_up(options, board)
    except Refused as error:
        raise Problem("bad-option", str(error)) from error


@lru_cache(maxsize=256)
def _printed(game: str, options: tuple[tuple[str, Any], ...]) -> Setup:
    """Tables with the same options share what is fixed."""
    return game_named(game).set_up(dict(options))


def replay(setup: Setup, lines: Sequence[Line]) -> Play:
    """The play after these committed entries; each is checked, and what it led to is worked out again."""
    fresh, done = _fresh(setup), _Lines()
    for line in lines:
        done.add(fresh.committed, _entered(fresh.committed, line.entry, line.version, line.at))
    return done.play(fresh)


def continued(play: Play, lines: Sequence[Line]) -> Play:
    """The play after more entries that were committed elsewhere, without any draft."""
    recorder = play.committed.copy()
    more = [_entered(recorder, line.entry, line.version, line.at) for line in lines]
    done = replace(play, committed=recorder, ahead=recorder, lines=(*play.lines, *more), draft=(), asides={})
    return (done if play.lines else _with_opening(done)).with_waypoint()


def play_of(record: Mapping[str, Any], version: int, at: float) -> Play:
    """The play of a record, checked to its end; raises Refused as reading a record does."""
    done = _Lines()
    recorder = replay_record(
        record, follow=lambda recorder, events: done.add(recorder, _line(recorder, events, version, at))
    )
    return done.play(replace(_fresh(recorder.position.setup), committed=recorder, ahead=recorder))


class _Lines:
    """The lines of a game that is played again from its first entry, and the waypoints on its way."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._waypoints: dict[int, Position] = {}

    def add(self, recorder: Recorder, line: Line) -> None:
        if len(recorder.log) == len(self._lines):  # one more result of the same entry
            line = replace(line, events=self._lines.pop().events + line.events)
        self._lines.append(line)
        if len(self._lines) % BETWEEN_WAYPOINTS == 0:
            self._waypoints[len(self._lines)] = recorder.position.copy()

    def play(self, fresh: Play) -> Play:
        return _with_opening(replace(fresh, lines=tuple(self._lines), waypoints=self._waypoints))
