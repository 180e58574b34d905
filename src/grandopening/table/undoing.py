"""Taking back what was committed: by consent of all people at the table, and never what somebody has learned."""

from abc import abstractmethod
from itertools import takewhile

from .lines import Line, written
from .play import Play
from .problem import Problem
from .seating import Seating
from .seats import UndoRequest


class Undoing(Seating):
    play: Play | None
    fresh: list[Line]  # rows the store does not know yet

    @abstractmethod
    def go_on(self, now: float) -> None:
        """To the next decision of the person to move."""

    def ask_undo(self, key: str, now: float) -> None:
        """Back to before the last turn of the one who asks, once all other people agree."""
        if self.play is None:
            raise Problem("not-running", "The game has not begun.")
        mine = self.head.seats_of(key)
        if not mine:
            raise Problem("not-your-seat", "You have no seat in this game.")
        to = self._last_commit_of(mine)
        if to is None:
            raise Problem("nothing-to-undo", "You have not committed a move yet.")
        if self._came_to_light_since(to, mine):
            raise Problem("came-to-light", "What has come to light since cannot be forgotten: it stands.")
        asked, by = self.head.undo, self.play.lines[to].entry["seat"]
        if asked is None or asked.refused is not None or (asked.by, asked.to) != (by, to):
            self.head.undo = UndoRequest(by, to, mine, self.head.shown + 1)
        self._undo_if_agreed(now)

    def can_undo(self, key: str) -> bool:
        """Is there something that the holder of this key could ask to take back?"""
        mine = self.head.seats_of(key)
        to = self._last_commit_of(mine) if mine else None
        return to is not None and not self._came_to_light_since(to, mine)

    def _last_commit_of(self, mine: list[int]) -> int | None:
        """The first of the entries that these seats last committed; others may have been committed along with them. In
        a lesson nothing is taken back."""
        lines = self.play.lines if self.play and self.head.lesson is None else ()
        last = next((n for n in range(len(lines) - 1, -1, -1) if _seat_of(lines[n]) in mine), None)
        while last and lines[last - 1].version == lines[last].version and _seat_of(lines[last - 1]) in mine:
            last -= 1
        return last

    def _came_to_light_since(self, entries: int, mine: list[int]) -> bool:
        """Undo never returns knowledge: where hands are hidden, what chance brought or others decided stays, and so
        does what was entered together with that."""
        assert self.play is not None
        lines = self.play.lines
        since = takewhile(lambda line: line.version >= lines[entries].version, reversed(lines))
        return self.has_secrets and any(_seat_of(line) not in mine for line in since)

    def answer_undo(self, key: str, agrees: bool, now: float) -> None:
        mine = self.head.seats_of(key)
        if self.head.undo is None or self.head.undo.refused is not None:
            raise Problem("no-request", "Nobody asks to take a move back.")
        if not mine:
            raise Problem("not-your-seat", "You have no seat in this game.")
        if not agrees:
            self.head.undo.refused = mine[0]
            return
        self.head.undo.agreed = sorted({*self.head.undo.agreed, *mine})
        self._undo_if_agreed(now)

    def is_undo_known(self, version: int) -> bool:
        """Has whoever has seen this version seen the undo that is asked for?"""
        return self.head.undo is None or self.head.undo.shown <= self.shown_at(version)

    def awaited(self) -> list[int]:
        """The seats whose people have not agreed to the undo that is asked for."""
        request = self.head.undo
        if request is None or request.refused is not None:
            return []
        people = [number for number, seat in enumerate(self.head.seats) if seat.kind == "person"]
        return [number for number in people if number not in request.agreed]

    def _undo_if_agreed(self, now: float) -> None:
        request = self.head.undo
        if request is None or request.refused is not None or self.awaited():
            return
        assert self.play is not None
        self.charge(now)
        self.play = self.play.back_to(request.to)
        # The store only ever appends: going back is a row of its own.
        self.fresh.append(written({"back_to": request.to}, self.head.shown + 1, now))
        self.head.status = "running"
        self.head.winners = None
        self.head.undo = None
        self.head.since = now
        self.head.seats[request.by].silent = False  # or else the same would be entered again
        self.go_on(now)


def _seat_of(line: Line) -> int | None:
    """Who decided it; None: chance."""
    return None if "chance" in line.entry else line.entry["seat"]
