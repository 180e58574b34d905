"""The seats of a table: who holds them, whose clock runs, and which version of the table each of them knows."""

import math
from abc import abstractmethod

from ..games import game_named
from .problem import Problem
from .seats import MOST_SPECTATORS, Head, Seat

GRACE = 60.0  # seconds
LONG_AWAY = 120.0  # seconds, after which nobody has to wait for somebody any more
SPAN = 1000  # private changes that can be told apart between two public ones


class Seating:
    def __init__(self, head: Head) -> None:
        self.head = head
        self.secret_of: str | None = None  # the one key that may know of the change at hand; None: everybody

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """The seat to move."""

    @property
    @abstractmethod
    def is_collecting(self) -> bool:
        """Several seats decide at once, under seal."""

    @property
    @abstractmethod
    def has_moved(self) -> bool:
        """Has the game gone on by the change at hand, or has what is agreed about it changed?"""

    # secrets and versions

    @property
    def has_secrets(self) -> bool:
        return game_named(self.head.game).has_secrets

    def must_hide_hand(self, number: int, key: str | None) -> None:
        """Whoever takes a seat sees its cards: while the game runs only the one who held it before may. None: anybody
        would."""
        if self.has_secrets and self.head.status == "running" and self.head.seats[number].former != key:
            raise Problem("hidden-hand", "Its cards are hidden: only whoever played this seat before can have it back.")

    def version_for(self, key: str) -> int:
        """How far a browser knows the table to have come. Where drafts are private it must not tell that somebody else
        is trying something out."""
        if not self.has_secrets:
            return self.head.shown
        return self.head.shown * SPAN + self.head.private.get(key, 0)

    def shown_at(self, version: int) -> int:
        """The public part of such a version."""
        return version // SPAN if self.has_secrets else version

    def is_current(self, key: str, version: int) -> bool:
        """Does a browser that has seen this version know the game as it stands?"""
        known, private = divmod(version, SPAN) if self.has_secrets else (version, 0)
        return self.head.moved <= known <= self.head.shown and private == self.head.private.get(key, 0)

    def turn_page(self, now: float) -> None:
        """The change at hand is complete: this is a new version, for those who may know of it."""
        head = self.head
        head.version += 1
        if self.secret_of is None:
            head.shown += 1
            head.changed = now
            if self.has_moved:
                head.moved, head.private = head.shown, {}
        elif self.secret_of:
            head.private[self.secret_of] = (head.private.get(self.secret_of, 0) + 1) % SPAN

    def keep_secret(self, seat: int) -> None:
        if self.has_secrets:
            self.secret_of = self.head.seats[seat].key

    # clocks

    @property
    def clock_runs_for(self) -> int | None:
        """Nobody's while several decide at once: a clock that stops would tell who has decided, and who is silent."""
        if self.head.clock is None or self.actor is None or self.is_collecting:
            return None
        return self.actor if self.head.seats[self.actor].kind == "person" else None

    def charge(self, now: float) -> None:
        """Read the clock: the time since it was last read is the seat's that was to move."""
        seat = self.clock_runs_for
        if seat is not None:
            self.head.seats[seat].left -= max(0.0, now - self.head.since)
        if not self.is_collecting:
            self.head.since = now

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

    def _give_grace(self, seat: Seat, key: str) -> None:
        """Time to make a move, for somebody new or after the clock has run out: once, or clocks could be refilled."""
        if self.head.clock is None or (seat.left > 0 and seat.former == key):
            return
        if not seat.had_grace:
            seat.left, seat.had_grace = max(seat.left, self.head.clock.increment, GRACE), True
        elif seat.left <= 0:
            raise Problem("out-of-time", "The time of this seat is used up: its bot plays on.")

    # seats that change hands

    def seat_bot(self, number: int, level: str, now: float) -> None:
        """A bot takes the seat; whoever held it can have it back."""
        self.charge(now)
        seat = self.head.seats[number]
        seat.former = seat.key or seat.former
        seat.kind, seat.level, seat.key, seat.link, seat.silent = "bot", level, "", "", False
        seat.agrees = False
        seat.name = seat.name or level.capitalize()

    def must_be_free_to_replace(self, number: int, key: str, away: float) -> None:
        """May somebody else hand the seat to a bot, if its person has been away for so many seconds? The host as soon
        as they are gone; after a while whoever has a seat, or a table whose host has left would wait for ever."""
        seat = self.head.seats[number]
        is_person, is_seated = seat.kind == "person", bool(self.head.seats_of(key))
        if key != self.head.host and not (is_person and is_seated):
            raise Problem("not-host", "Only the host of this table may do that.")
        if is_person and not away:
            raise Problem("seat-taken", f"{seat.name} is at the table.")
        if key != self.head.host and away < LONG_AWAY:
            wait = math.ceil(LONG_AWAY - away)
            raise Problem("not-away-yet", f"{seat.name} has just left: wait {wait} s.", values={"seconds": wait})

    def seat_person(self, number: int, key: str, now: float) -> None:
        """A seat goes (back) to a person."""
        self.charge(now)
        seat = self.head.seats[number]
        if seat.kind == "bot" and self.head.status == "running":
            self._give_grace(seat, key)
        seat.kind, seat.level, seat.key, seat.former, seat.link = "person", "", key, "", ""
        seat.silent = seat.agrees = False
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

    def agree(self, key: str, agrees: bool) -> None:
        """Somebody wants the game reviewed while it runs, or no longer does: for all seats of theirs."""
        mine = self.head.seats_of(key)
        if not mine:
            raise Problem("not-your-seat", "You have no seat in this game.")
        for number in mine:
            self.head.seats[number].agrees = agrees

    def must_be_reviewable(self, key: str) -> None:
        """When it is over, everybody may look at a game again. While it runs, a player may where help is allowed and,
        if there is more than one person, all have agreed."""
        if self.head.status == "over":
            return
        if self.head.status == "lobby":
            raise Problem("not-running", "The game has not begun.")
        if not self.head.seats_of(key):
            raise Problem("not-your-seat", "You have no seat in this game: wait until it is over.")
        if not self.head.help:
            raise Problem("no-help", "At this table nobody is helped while the game runs.")
        people = [seat for seat in self.head.seats if seat.kind == "person"]
        if len(people) > 1 and not all(seat.agrees for seat in people):
            raise Problem("not-agreed", "All people at this table have to agree to a review while the game runs.")

    def may_review(self, key: str) -> bool:
        try:
            self.must_be_reviewable(key)
        except Problem:
            return False
        return True

    def pass_host(self) -> None:
        """The next person at the table is host, or somebody whose bot plays meanwhile; with nobody left, nobody."""
        lenders = [seat.former for seat in self.head.seats if seat.kind == "bot" and seat.former]
        others = [key for key in [*self.people(), *lenders] if key != self.head.host]
        self.head.host = others[0] if others else ""

    def seat_linked_by(self, link: str) -> int | None:
        """The seat that a link gives; None: a place to watch."""
        if link == self.head.spectators_link:
            return None
        number = next((n for n, seat in enumerate(self.head.seats) if seat.link == link), None)
        if number is None:
            raise Problem("link-used", "This link has been used or replaced: ask for a new one.")
        return number

    def claim(self, link: str, key: str, name: str, now: float) -> None:
        """Take what a link gives: a seat once, or a place to watch."""
        number = self.seat_linked_by(link)
        if number is None:
            if key in self.head.members():
                return
            if len(self.head.spectators) >= MOST_SPECTATORS:
                raise Problem("crowded", f"{MOST_SPECTATORS} people watch this table already.")
            self.head.spectators = [*self.head.spectators, key]
            return
        seat = self.head.seats[number]
        former = seat.key
        is_recovery = seat.kind == "person"
        if not is_recovery and key in self.people():
            raise Problem("already-seated", "You sit at this table: send the link to a friend, or play the seat here.")
        if not is_recovery:
            self.must_hide_hand(number, key)
        self.seat_person(number, key, now)
        if is_recovery and self.head.host == former and former not in self.people():
            self.head.host = key
        if not is_recovery:
            seat.name = name or seat.name or f"Player {number + 1}"

    # what whoever runs the server may do

    def must_be_open(self) -> None:
        if self.head.closed:
            raise Problem("closed", "Whoever runs this server has closed the table.")

    def set_closed(self, is_closed: bool, now: float) -> None:
        """No clock runs at a closed table."""
        self.charge(now)
        self.head.closed = is_closed

    def revoke_links(self, number: int | None) -> int:
        """Make the links to a seat worthless, or all of them, the spectators' too. How many there were."""
        if number is not None and not 0 <= number < len(self.head.seats):
            raise Problem("no-such-seat", f"There is no seat {number}.")
        seats = self.head.seats if number is None else [self.head.seats[number]]
        count = sum(bool(seat.link) for seat in seats)
        for seat in seats:
            seat.link = ""
        if number is None:
            count += bool(self.head.spectators_link)
            self.head.spectators_link = ""
        return count

    def remove_spectator(self, number: int) -> None:
        """The link by which they came is worthless too, or they would come again."""
        if not 0 <= number < len(self.head.spectators):
            raise Problem("no-such-seat", f"There are {len(self.head.spectators)} spectators, counted from 1.")
        self.head.spectators = [key for n, key in enumerate(self.head.spectators) if n != number]
        self.head.spectators_link = ""
