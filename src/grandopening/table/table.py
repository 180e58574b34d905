"""A table: a game, the people and bots at it, and everything they may do there. Who asks is named by the hash of a
browser key; times are seconds since the epoch and are handed in. No sockets and no database: see server/."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.contract import CHANCE, OVER
from .lines import Line, written
from .play import Play, begin, set_up
from .problem import Problem
from .seats import MOST_SPECTATORS, Head, Seat, UndoRequest


class Table:
    def __init__(self, head: Head, play: Play | None = None) -> None:
        self.head = head
        self.play = play
        self.fresh: list[Line] = []  # rows the store does not know yet
        self._members = head.members()

    def copy(self) -> "Table":
        """For a change: the original stands until the change is on disk."""
        return Table(self.head.copy(), self.play)

    @property
    def members_changed(self) -> bool:
        return self.head.members() != self._members

    # who is to move

    @property
    def actor(self) -> int | None:
        """The seat to move."""
        if self.play is None or self.head.status != "running" or self.play.actor in (CHANCE, OVER):
            return None
        return self.play.actor

    @property
    def bot_to_move(self) -> Seat | None:
        """Bots play on as long as anybody is there to see it."""
        if self.actor is None or not self.head.host:
            return None
        seat = self.head.seats[self.actor]
        return seat if seat.kind == "bot" else None

    def seat_to_move(self, key: str) -> int:
        """The seat to move, if it is one of theirs."""
        if self.head.status != "running":
            raise Problem("not-running", "This game is not running.")
        seat = self.actor
        if not self.head.seats_of(key):
            raise Problem("not-your-seat", "You have no seat in this game.")
        if seat is None or seat not in self.head.seats_of(key):
            name = self.head.seats[seat].name if seat is not None else "chance"
            assert self.play is not None
            raise Problem("not-your-turn", f"It is {name}'s turn.", self.play.setup.game.turn_rule)
        return seat

    # the lobby

    def start(self, now: float, shuffle: random.Random | None = None) -> None:
        head = self.head
        self.must_be_lobby()
        if any(seat.kind == "open" for seat in head.seats):
            raise Problem("seats-open", "Somebody is still expected: wait, or give the open seats to bots.")
        if head.order == "drawn":
            (shuffle or random.SystemRandom()).shuffle(head.seats)
        self.play = begin(head.game, head.options, head.board, head.version + 1, now)
        head.status = "running"
        head.since = now
        for seat in head.seats:
            seat.left = head.clock.bank if head.clock else 0.0
        self.fresh += self.play.lines

    def must_be_lobby(self) -> None:
        if self.head.status != "lobby":
            raise Problem("not-in-lobby", "The game has begun.")

    def must_be_host(self, key: str) -> None:
        if key != self.head.host:
            raise Problem("not-host", "Only the host of this table may do that.")

    # playing

    def move(self, seat: int, entry: Mapping[str, Any], now: float) -> None:
        """One more step of the draft of the seat to move; the last one commits it."""
        assert self.play is not None
        if entry.get("seat", seat) != seat:
            raise Problem("not-your-seat", f"The entry is seat {entry['seat']}'s, and seat {seat} is to move.")
        known = len(self.play.lines)
        self.charge(now)
        self.play = self.play.step({**entry, "seat": seat}, self.head.version + 1, now)
        if len(self.play.lines) == known:
            return
        self.fresh += self.play.lines[known:]
        self.head.undo = None
        if self.head.clock:
            self.head.seats[seat].left += self.head.clock.increment
        if self.play.is_over:
            self.head.status = "over"
            self.head.winners = self.play.ahead.position.score()[1]

    def back(self, seat: int, steps: int) -> None:
        """Take steps of the draft back; 0 takes all."""
        assert self.play is not None
        drafted = len(self.play.draft)
        if not drafted or steps > drafted or seat != self.actor:
            raise Problem("nothing-to-undo", f"The draft has {drafted} steps to take back.")
        self.play = self.play.back(steps or drafted)

    # undo by consent

    def ask_undo(self, key: str, now: float) -> None:
        """Back to before the last turn of the one who asks, once all other people agree."""
        assert self.play is not None
        mine = self.head.seats_of(key)
        if not mine:
            raise Problem("not-your-seat", "You have no seat in this game.")
        last = next((line for line in reversed(self.play.lines) if line.entry.get("seat") in mine), None)
        if last is None:
            raise Problem("nothing-to-undo", "You have not committed a move yet.")
        to = next(number for number, line in enumerate(self.play.lines) if line.version == last.version)
        self.head.undo = UndoRequest(last.entry["seat"], to, mine)
        self._undo_if_agreed(now)

    def answer_undo(self, key: str, agrees: bool, now: float) -> None:
        mine = self.head.seats_of(key)
        if self.head.undo is None:
            raise Problem("no-request", "Nobody asks to take a move back.")
        if not mine:
            raise Problem("not-your-seat", "You have no seat in this game.")
        if not agrees:
            self.head.undo = None
            return
        self.head.undo.agreed = sorted({*self.head.undo.agreed, *mine})
        self._undo_if_agreed(now)

    def awaited(self) -> list[int]:
        """The seats whose people have not agreed to the undo that is asked for."""
        request = self.head.undo
        if request is None:
            return []
        people = [number for number, seat in enumerate(self.head.seats) if seat.kind == "person"]
        return [number for number in people if number not in request.agreed]

    def _undo_if_agreed(self, now: float) -> None:
        request = self.head.undo
        if request is None or self.awaited():
            return
        assert self.play is not None
        self.charge(now)
        self.play = self.play.back_to(request.to)
        # The store only ever appends: going back is a row of its own.
        self.fresh.append(written({"back_to": request.to}, self.head.version + 1, now))
        self.head.status = "running"
        self.head.winners = None
        self.head.undo = None

    # clocks

    @property
    def clock_runs_for(self) -> int | None:
        if self.head.clock is None or self.actor is None or self.head.seats[self.actor].kind != "person":
            return None
        return self.actor

    def charge(self, now: float) -> None:
        """Read the clock: the time since it was last read is the seat's that was to move."""
        seat = self.clock_runs_for
        if seat is not None:
            self.head.seats[seat].left -= max(0.0, now - self.head.since)
        self.head.since = now

    @property
    def due(self) -> float | None:
        """When something happens without anybody asking: a bot moves, or a clock runs out."""
        if self.bot_to_move:
            return 0.0
        seat = self.clock_runs_for
        return None if seat is None else self.head.since + self.head.seats[seat].left

    def left_of(self, seat: int, now: float) -> float:
        spent = now - self.head.since if seat == self.clock_runs_for else 0.0
        return max(0.0, self.head.seats[seat].left - spent)

    def run_out(self, now: float, level: str) -> None:
        """Time is up: a bot takes the seat over, and the game goes on."""
        seat = self.clock_runs_for
        if seat is None or self.left_of(seat, now) > 0:
            return
        self.charge(now)
        self.head.seats[seat].left = 0.0
        self.seat_bot(seat, level, now)

    # seats that change hands

    def seat_bot(self, number: int, level: str, now: float) -> None:
        """A bot takes the seat; whoever held it can have it back."""
        self.charge(now)
        seat = self.head.seats[number]
        seat.former = seat.key or seat.former
        seat.kind, seat.level, seat.key, seat.link = "bot", level, "", ""
        seat.name = seat.name or level.capitalize()
        if self.people() and self.head.host not in self.people():
            self.pass_host()
        self._undo_if_agreed(now)

    def seat_person(self, number: int, key: str, now: float) -> None:
        """A seat goes (back) to a person, with time on the clock to make a move."""
        self.charge(now)
        seat = self.head.seats[number]
        seat.kind, seat.level, seat.key, seat.former, seat.link = "person", "", key, "", ""
        if self.head.clock:
            seat.left = max(seat.left, self.head.clock.increment, 60.0)
        if not self.head.host:
            self.head.host = key

    def leave(self, key: str, level: str, now: float) -> None:
        for number in self.head.seats_of(key):
            if self.head.status == "lobby":
                seat = self.head.seats[number]
                seat.kind, seat.key, seat.link = "open", "", ""
            elif self.head.status == "running":
                self.seat_bot(number, level, now)
                self.head.seats[number].former = ""
            else:
                self.head.seats[number].key = ""
        self.head.spectators = [other for other in self.head.spectators if other != key]
        if key == self.head.host:
            self.pass_host()

    def people(self) -> list[str]:
        return [seat.key for seat in self.head.seats if seat.kind == "person" and seat.key]

    def pass_host(self) -> None:
        """The next person at the table is host; with nobody left, nobody."""
        others = [key for key in self.people() if key != self.head.host]
        self.head.host = others[0] if others else ""

    def claim(self, link: str, key: str, name: str, now: float) -> None:
        """Take what a link gives: a seat once, or a place to watch."""
        if link == self.head.spectators_link:
            if key not in self.head.members():
                self.head.spectators = [*self.head.spectators, key][-MOST_SPECTATORS:]
            return
        number = next((n for n, seat in enumerate(self.head.seats) if seat.link == link), None)
        if number is None:
            raise Problem("link-used", "This link has been used or replaced: ask for a new one.")
        seat = self.head.seats[number]
        former = seat.key
        is_recovery = seat.kind == "person"
        if not is_recovery and key in self.people():
            raise Problem("already-seated", "You sit at this table: send the link to a friend, or play the seat here.")
        self.seat_person(number, key, now)
        if is_recovery and self.head.host == former and former not in self.people():
            self.head.host = key
        if not is_recovery:
            seat.name = name or seat.name or f"Player {number + 1}"
        self.start_if_complete(now)

    def start_if_complete(self, now: float) -> None:
        """The game begins by itself when the last one has come, if that was wished for."""
        is_complete = all(seat.kind != "open" for seat in self.head.seats)
        if self.head.status == "lobby" and self.head.starts_itself and is_complete:
            self.start(now)


def options_for(game: str, options: Mapping[str, Any], seats: int, board: Any = None) -> dict[str, Any]:
    """The checked options of a game for so many seats."""
    given = {"players": seats, **options}
    checked = set_up(game, given, board).options
    if checked["players"] != seats:
        raise Problem("bad-option", f"{seats} seats, but the option players says {checked['players']}.")
    return dict(checked)


def still_standing(rows: Sequence[Line]) -> list[Line]:
    """The entries of the store that have not been taken back."""
    lines: list[Line] = []
    for row in rows:
        if "back_to" in row.entry:
            del lines[row.entry["back_to"] :]
        else:
            lines.append(row)
    return lines
