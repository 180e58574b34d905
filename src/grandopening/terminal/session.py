"""A game at this screen: the record so far, the turn that can still be taken back, and what was told."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..command import files
from ..core.contract import CHANCE, SPECTATOR, Position
from ..core.events import Event
from ..record import Recorder, write_record
from ..text import Teller
from .seats import Bots, Seat


@dataclass(frozen=True)
class Told:
    """An event and its sentence."""

    name: str
    sentence: str


class Session:
    def __init__(self, recorder: Recorder, seats: Sequence[Seat], teller: Teller, bots: Bots) -> None:
        self.recorder = recorder
        self.seats = seats
        self.teller = teller
        self.bots = bots
        self.told: list[Told] = []
        self.n_shown = 0  # of what was told
        self.steps = 0  # decisions made and taken back
        self._before: list[tuple[Recorder, int]] = []  # one for each step of the turn, with the length of what was told
        people = [i for i, seat in enumerate(seats) if not seat.is_bot]
        self.viewer = people[0] if len(people) == 1 else SPECTATOR

    @property
    def position(self) -> Position:
        return self.recorder.position

    def draw(self) -> None:
        """Let chance act, where it is next. What it brought cannot be taken back."""
        if self.position.actor == CHANCE:
            self._tell(self.recorder.draw())
            self._before.clear()

    def act(self, action: int) -> None:
        """A decision of the seat to move. The turn can be taken back until somebody else, or chance, acts."""
        seat = self.position.actor
        self.steps += 1
        before = self.recorder.copy(), len(self.told)
        self._tell(self.recorder.act(action))
        self._before.append(before)
        if self.position.actor != seat:
            self._before.clear()
        self.draw()

    def let_bot_act(self) -> None:
        seat = self.position.actor
        self.act(self.bots.choose(self.position.view(seat)))

    @property
    def is_fresh(self) -> bool:
        """Nothing of this turn can be taken back: it has just begun, or something came out that was hidden before."""
        return not self._before

    def undo(self) -> bool:
        """Take the last step of this turn back; False if there is none."""
        if not self._before:
            return False
        self.recorder, told = self._before.pop()
        del self.told[told:]
        self.n_shown = min(self.n_shown, told)
        self.steps += 1
        return True

    def _tell(self, events: Sequence[Event]) -> None:
        kinds = self.position.setup.game.events
        self.told += [Told(kinds[event.kind].name, self.teller.event(event, self.viewer)) for event in events]

    def take_news(self) -> list[Told]:
        """What was told and not yet shown."""
        news = self.told[self.n_shown :]
        self.n_shown = len(self.told)
        return news

    def record(self) -> dict[str, Any]:
        record = write_record(self.recorder, [seat.name for seat in self.seats])
        return {**record, "bots": [i for i, seat in enumerate(self.seats) if seat.is_bot]}

    def save(self, path: Path) -> None:
        files.write_record(path, self.record())
