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
from ..record.recorder import MoveRefused
from .customs import Customs, customs_of
from .lines import Line
from .problem import Problem


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
        draft = (*self.draft, _entered(ahead, entry, version, at))
        if not self.customs.is_final(before, ahead.position):
            return replace(self, ahead=ahead, draft=draft)
        lines = [*self.lines, *(replace(line, version=version, at=at) for line in draft)]
        done = replace(self, committed=ahead, ahead=ahead, lines=tuple(lines), draft=())
        if not self.lines:
            done = _with_opening(done)
        return done.resumed(version, at).settled(version, at, silent)

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
        return done.resumed(version, at)

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
        entered = [line.entry for line in lines]
        recorder = Recorder(_position_after(self.setup, entered), entered)
        return Play(self.setup, recorder, lines, recorder, opening=self.opening, entropy=self.entropy)


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


def _position_after(setup: Setup, entries: Sequence[Mapping[str, Any]]) -> Position:
    """Of entries that have been checked before: a replay of nothing but the state."""
    game, position, sink = setup.game, _fresh(setup).committed.position, new_sink()
    state, scratch = position.state, setup.game.Scratch.new()
    for entry in entries:
        for action in game.words.actions_of(setup, state, entry):
            game.rules.apply(setup.board, state, action, scratch, sink)
    return position


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
    fresh = _fresh(setup)
    done = tuple(_entered(fresh.committed, line.entry, line.version, line.at) for line in lines)
    return _with_opening(replace(fresh, lines=done))
