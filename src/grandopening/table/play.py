"""The play at one table: committed entries, and the draft of the seat to move.

Nothing here is changed in place: a step makes a new Play, so that the old one stands until the new one is on disk.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from ..core.contract import CHANCE, OVER, Refused, Setup
from ..core.rng import seed_rng
from ..games import game_named
from ..record import Recorder
from ..record.recorder import Event, MoveRefused
from .customs import CUSTOMS, Customs
from .lines import Line
from .problem import Problem


@dataclass(frozen=True)
class Play:
    setup: Setup
    committed: Recorder
    lines: tuple[Line, ...]
    ahead: Recorder  # the committed entries and those of the draft
    draft: tuple[Line, ...] = ()
    entropy: Callable[[], int] = lambda: secrets.randbits(63)

    @property
    def customs(self) -> Customs:
        return CUSTOMS[self.setup.game.name]

    @cached_property  # asked for often, and a field of a NumPy record is slow to read
    def actor(self) -> int:
        return self.ahead.position.actor

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def step(self, entry: Mapping[str, Any], version: int, at: float) -> "Play":
        """The play after one more decision; committed if it ends the draft, with all that chance then brings."""
        ahead = self.ahead.copy()
        before = self.ahead.position
        line = _entered(ahead, entry, version, at)
        draft = (*self.draft, line)
        if not self.customs.is_final(before, ahead.position):
            return replace(self, ahead=ahead, draft=draft)
        lines = [*self.lines, *(replace(line, version=version, at=at) for line in draft)]
        lines += self._drawn(ahead, version, at)
        return replace(self, committed=ahead, ahead=ahead, lines=tuple(lines), draft=())

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

    def back(self, steps: int) -> "Play":
        """Without the last steps of the draft."""
        kept = self.draft[: len(self.draft) - steps]
        ahead = self.committed.copy()
        for line in kept:
            ahead.enter(line.entry)
        return replace(self, ahead=ahead, draft=kept)

    def back_to(self, entries: int) -> "Play":
        """As it stood after so many committed entries."""
        return replay(self.setup, self.lines[:entries], self.entropy)

    def at(self, entries: int) -> Recorder:
        return self.back_to(entries).committed


def _entered(recorder: Recorder, entry: Mapping[str, Any], version: int, at: float) -> Line:
    try:
        events = recorder.enter(entry)
    except MoveRefused as error:
        refusal = error.refusal.message if error.refusal else None
        code = "malformed-entry" if error.rule == "record" else "refused"
        raise Problem(code, error.message, error.rule, refusal) from error
    except Refused as error:
        raise Problem("malformed-entry", error.message, error.rule) from error
    return _line(recorder, events, version, at)


def _line(recorder: Recorder, events: list[Event], version: int, at: float) -> Line:
    position = recorder.position
    points = CUSTOMS[position.setup.game.name].points_of(position)
    return Line(recorder.log[-1], events, points, int(position.state.turn), version, at)


def begin(game: str, options: Mapping[str, Any], board: Any, version: int, at: float) -> Play:
    """A new game, up to its first decision."""
    setup = set_up(game, options, board)
    fresh = Recorder(setup.begin(0))
    play = Play(setup, fresh, (), fresh)
    return replace(play, lines=tuple(play._drawn(fresh, version, at)))


def set_up(game: str, options: Mapping[str, Any], board: Any = None) -> Setup:
    if game not in CUSTOMS:
        raise Problem("bad-option", f"there is no table for {game!r}: there are {', '.join(CUSTOMS)}")
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


def replay(setup: Setup, lines: Sequence[Line], entropy: Callable[[], int] | None = None) -> Play:
    """The play after these committed entries. What they led to is worked out again where it is not known yet."""
    recorder = Recorder(setup.begin(0))
    done = tuple(_entered(recorder, line.entry, line.version, line.at) for line in lines)
    play = Play(setup, recorder, done, recorder)
    return replace(play, entropy=entropy) if entropy else play
