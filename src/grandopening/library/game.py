"""A game that is played from Python."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots import bot_named
from ..command.files import write_record as write_file
from ..core.contract import Position, Refused
from ..core.events import Event
from ..record import Recorder, write_record
from .moves import Move, move_named
from .view import View


class Game(View):
    """A game: its position, its record, and the way back. Chance plays by itself.

    >>> import grandopening
    >>> game = grandopening.new("franchise", players=3, seed=1)
    >>> game.legal()[:2]
    ['start in Flagstaff', 'start in Pueblo']
    >>> game.play("start", place="Pueblo")
    ['Cleo started in Pueblo.']
    >>> game.play("start", place="Pueblo")
    Traceback (most recent call last):
        ...
    grandopening.core.declare.Refused: F2.3: Somebody has already started in Pueblo.
    >>> game.undo()
    >>> game
    <franchise, 3 players, 0 decisions: Cleo (seat 2) is to start, points 16 17 17>
    """

    def __init__(self, recorder: Recorder, seats: Sequence[str], language: str = "en") -> None:
        super().__init__(recorder.position, seats, language, _decisions_in(recorder), None)
        self._recorder = recorder
        self._before: list[Recorder] = []

    @property
    def position(self) -> Position:
        return self._recorder.position

    def play(self, what: "str | Move | Mapping[str, Any]", **words: Any) -> list[str]:
        """A decision of the seat to act, then whatever chance brings; returns what happened, in sentences.

        `what` is one of `legal()`, words as one would type them ("expand to Denver"), an entry of the record, or a verb
        whose arguments follow: `play("expand", to="Denver")`. Of several moves that fit, the cheapest is meant. (An
        argument called `from`, which Python keeps for itself, is written `from_`.) What the rules do not allow raises
        Refused, with the number of the rule, and changes nothing."""
        before = self._recorder.copy()
        if isinstance(what, Mapping):
            events = self._recorder.enter({"seat": self.position.actor, **what})
        else:
            events = self._recorder.act(self._action(what, {key.rstrip("_"): word for key, word in words.items()}))
        self._before.append(before)
        self._decisions += 1
        return self._told([*events, *self._recorder.draw()])

    def _action(self, what: "str | Move", words: Mapping[str, Any]) -> int:
        if isinstance(what, Move):
            entry = what.entry
            what, words = entry["do"], {key: word for key, word in entry.items() if key not in ("seat", "do")}
        return move_named(self.position, self._teller, what, words).action

    def _told(self, events: Sequence[Event]) -> list[str]:
        return [self._teller.event(event) for event in events]

    def undo(self) -> None:
        """Take the last decision back, and what chance brought after it. The same luck comes again."""
        if not self._before:
            raise Refused("record", "nothing can be taken back: this is where the game began, or was loaded")
        self._recorder = self._before.pop()
        self._decisions -= 1

    def advice(self, bot: str = "shopkeeper", seed: int = 0) -> Move:
        """What this bot would do, from what the seat to act may know (docs/bots.md)."""
        if self.is_over:
            raise Refused(self.position.setup.game.end_rule, "the game is over")
        action = bot_named(bot, self.position.setup.game, seed).choose(self.position.view(self.position.actor))
        return next(move for move in self.legal() if move.action == action)

    def view(self, seat: int) -> View:
        """What this seat may know."""
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {len(self.seats) - 1}")
        return View(self.position.view(seat), self.seats, self.language, self._decisions, seat)

    def record(self) -> dict[str, Any]:
        """The game so far in the words of the rulebook (docs/record.md)."""
        return write_record(self._recorder, self.seats)

    def save(self, path: str | Path) -> None:
        """Keep the record in a file; `grandopening.load` goes on from there, and so do the table and the terminal."""
        write_file(Path(path), self.record())

    def copy(self) -> "Game":
        """A game of its own, to try something out."""
        other = Game(self._recorder.copy(), self.seats, self.language)
        other._before = list(self._before)
        return other


def _decisions_in(recorder: Recorder) -> int:
    return sum("do" in entry for entry in recorder.log)
