"""A table: a game, the people and bots at it, and everything they may do there. Who asks is named by the hash of a
browser key; times are seconds since the epoch and are handed in. No sockets and no database: see server/."""

import random
from collections.abc import Mapping, Set
from typing import Any

from ..core.contract import CHANCE, OVER
from .learning import Learning
from .lines import Line
from .play import Play, begin, set_up
from .problem import Problem
from .seats import Head
from .undoing import Undoing

QUIET_TIME = (2.0, 8.0)  # seconds that people take who show nothing
SHOW_TIME = 60.0  # seconds that several who are asked at once have to decide, at a table with clocks


class Table(Learning, Undoing):
    def __init__(self, head: Head, play: Play | None = None) -> None:
        super().__init__(head)
        self.play = play
        self.fresh: list[Line] = []  # rows the store does not know yet
        self._members, self._agreed, self._known = head.members(), _agreed_in(head), play

    def copy(self) -> "Table":  # for a change: the original stands until the change is on disk
        return Table(self.head.copy(), self.play)

    @property
    def members_changed(self) -> bool:
        return self.head.members() != self._members

    @property
    def has_moved(self) -> bool:
        return self.play is not self._known or _agreed_in(self.head) != self._agreed

    def differs_from(self, before: "Table") -> bool:
        return self.play is not before.play or self.head != before.head or bool(self.fresh)

    # who is to move

    @property
    def actor(self) -> int | None:
        """The seat to move."""
        if self.play is None or self.head.status != "running" or self.head.closed or self.play.actor in (CHANCE, OVER):
            return None
        return self.play.actor

    def undecided(self) -> list[int]:
        """The seats that have something to decide now, the one to move first."""
        if self.actor is None:
            return []
        if taught := self.taught:
            return [] if taught.expected is None else [taught.lesson.seat]
        assert self.play is not None
        silent = self._silent() if self.play.silence else ()
        return [seat for seat in self.play.asked if self.play.is_undecided(seat) and seat not in silent]

    def turn_page(self, now: float) -> None:
        super().turn_page(now)
        self.head.undecided = self.undecided()

    @property
    def is_collecting(self) -> bool:
        return self.actor is not None and self.play is not None and self.play.is_collecting

    @property
    def bots_to_move(self) -> list[int]:
        """Bots play on as long as anybody is there to see it."""
        if not self.head.host or self.taught:
            return []
        return [seat for seat in self.undecided() if self.head.seats[seat].kind == "bot"]

    def seat_to_move(self, key: str, wished: object = None) -> int:
        """The seat that is to decide, if it is one of theirs; of several the one wished for."""
        self.must_be_open()
        if self.head.status != "running":
            raise Problem("not-running", "This game is not running.")
        mine = self.head.seats_of(key)
        if not mine:
            raise Problem("not-your-seat", "You have no seat in this game.")
        if theirs := [seat for seat in self.undecided() if seat in mine]:
            return next((seat for seat in theirs if seat == wished), theirs[0])
        assert self.play is not None
        name = self.head.seats[self.actor].name if self.actor is not None else "chance"
        raise Problem("not-your-turn", f"It is {name}'s turn.", self.play.setup.game.turn_rule)

    def seat_to_take_back(self, key: str, wished: int | None = None) -> int:
        """The seat whose draft is meant, if it is one of theirs: the one to decide, or else one that has sealed its."""
        mine = self.head.seats_of(key)
        drafting = [seat for seat in self.play.asides if seat in mine] if self.play else []
        if wished in drafting:
            return wished
        return drafting[0] if drafting and not set(mine).intersection(self.undecided()) else self.seat_to_move(key)

    # the lobby

    def start(self, now: float, shuffle: random.Random | None = None) -> None:
        head = self.head
        self.must_be_lobby()
        if any(seat.kind == "open" for seat in head.seats):
            raise Problem("seats-open", "Somebody is still expected: wait, or give the open seats to bots.")
        if head.order == "drawn":
            (shuffle or random.SystemRandom()).shuffle(head.seats)
        self.play = begin(head.game, head.options, head.board, head.shown + 1, now)
        head.status = "running"
        head.since = now
        for seat in head.seats:
            seat.left = head.clock.bank if head.clock else 0.0
        self.fresh += self.play.lines
        self.go_on(now)

    def must_be_lobby(self) -> None:
        if self.head.status != "lobby":
            raise Problem("not-in-lobby", "The game has begun.")

    def must_be_host(self, key: str) -> None:
        if key != self.head.host:
            raise Problem("not-host", "Only the host of this table may do that.")

    # playing

    def move(self, seat: int, entry: Mapping[str, Any], now: float) -> None:
        """One more step of the draft of a seat that may decide; the last one commits it, or seals it until all have
        decided who are asked."""
        assert self.play is not None
        if entry.get("seat", seat) != seat:
            raise Problem("not-your-seat", f"The entry is seat {entry['seat']}'s, and seat {seat} is to move.")
        known, is_timed = len(self.play.lines), not self.is_collecting
        if taught := self.taught:
            self.learn(taught, {**entry, "seat": seat}, now)
            return
        self.charge(now)
        self.play = self.play.step({**entry, "seat": seat}, self.head.shown + 1, now)
        if self._are_all_silent:
            self.head.quiet_until = now + random.SystemRandom().uniform(*QUIET_TIME)
        else:
            self.play = self.play.settled(self.head.shown + 1, now, self._silent())
        if len(self.play.lines) == known:
            self.keep_secret(seat)
            self.go_on(now)
            return
        if self.head.clock and is_timed and self.head.seats[seat].kind == "person":
            self.head.seats[seat].left += self.head.clock.increment
        self._committed(known, now)

    def _committed(self, known: int, now: float) -> None:
        """There are more lines than were known."""
        assert self.play is not None
        self.head.since = now
        self.fresh += self.play.lines[known:]
        self.head.undo = None
        if self.play.is_over:
            self.head.status = "over"
            self.head.winners = self.play.ahead.position.score()[1]
        self.go_on(now)

    def go_on(self, now: float) -> None:
        """To the next decision of the person to move: steps in which there is none join their draft by themselves."""
        seat = self.actor
        if seat is None or self.is_collecting or self.head.seats[seat].kind != "person":
            return
        assert self.play is not None
        while (entry := self.play.forced) is not None:
            self.play = self.play.step(entry, self.head.shown + 1, now)

    def back(self, seat: int, steps: int, now: float) -> None:
        """Take steps of the seat's draft back, also of one that is sealed; 0 takes all. What the table added by itself
        goes with the step it followed."""
        assert self.play is not None
        draft = self.play.draft_of(seat) if seat in self.play.asked else ()
        decided = [number for number, line in enumerate(draft) if line.decided]
        if not decided or steps > len(decided):
            raise Problem("nothing-to-undo", f"The draft has {len(decided)} steps to take back.")
        self.play = self.play.back(seat, len(draft) - decided[-steps])
        self.keep_secret(seat)
        self.go_on(now)

    @property
    def _are_all_silent(self) -> bool:
        """Nobody is left who could decide. An answer at once would tell whoever asked that nobody thought about it."""
        return self.is_collecting and self.play is not None and self._silent().issuperset(self.play.asked)

    def _silent(self) -> frozenset[int]:
        return frozenset(number for number, seat in enumerate(self.head.seats) if seat.silent)

    def set_silent(self, number: int, is_silent: bool, now: float) -> None:
        """Show nothing whenever the seat is asked to, from now on, or decide each time. What it had begun to show is
        dropped; what it has sealed stands."""
        self.head.seats[number].silent = is_silent
        self.keep_secret(number)
        if self.play is None or self.actor is None:
            return
        if is_silent and self.play.silence and self.play.is_undecided(number):
            self.play = self.play.back(number, len(self.play.draft_of(number)))
        self._settle(now, self._silent())

    def _settle(self, now: float, silent: Set[int]) -> None:
        """Go on if all who are asked have decided or are silent."""
        assert self.play is not None
        known = len(self.play.lines)
        self.play = self.play.settled(self.head.shown + 1, now, silent)
        if len(self.play.lines) > known:
            self.secret_of = None
            self._committed(known, now)

    def run_out(self, now: float, level: str) -> None:
        """Time is up. Whoever was asked with others and has not decided shows nothing; else a bot takes over."""
        if not self.is_collecting:
            super().run_out(now, level)
        elif self._are_all_silent and now >= self.head.quiet_until:
            self._settle(now, self._silent())
        elif self.head.clock and now >= self.head.since + SHOW_TIME:
            assert self.play is not None
            self._settle(now, frozenset(self.play.asked))

    # what follows when seats change hands

    @property
    def due(self) -> float | None:
        """When something happens without anybody asking: a bot moves, or a clock runs out."""
        if self.bots_to_move:
            return 0.0
        if self._are_all_silent:
            return self.head.quiet_until
        if self.is_collecting and self.head.clock and self.people():
            return self.head.since + SHOW_TIME
        seat = self.clock_runs_for
        return None if seat is None else self.head.since + self.head.seats[seat].left

    def seat_bot(self, number: int, level: str, now: float) -> None:
        super().seat_bot(number, level, now)
        self._undo_if_agreed(now)

    def claim(self, link: str, key: str, name: str, now: float) -> None:
        super().claim(link, key, name, now)
        self.start_if_complete(now)

    def start_if_complete(self, now: float) -> None:
        """The game begins by itself when the last one has come, if that was wished for."""
        is_complete = all(seat.kind != "open" for seat in self.head.seats)
        if self.head.status == "lobby" and self.head.starts_itself and is_complete:
            self.start(now)


def _agreed_in(head: Head) -> tuple[Any, ...]:
    return head.status, head.options, head.order, head.clock, head.help


def options_for(game: str, options: Mapping[str, Any], seats: int, board: Any = None) -> dict[str, Any]:
    """The checked options of a game for so many seats."""
    given = {"players": seats, **options}
    checked = set_up(game, given, board).options
    if checked["players"] != seats:
        raise Problem("bad-option", f"{seats} seats, but the option players says {checked['players']}.")
    return dict(checked)
