"""The room with all tables: loads them, lets one change after another happen to each, tells those who watch, and moves
the bots and clocks along."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextvars import Context
from functools import partial
from weakref import WeakValueDictionary

from ..table.problem import Problem
from ..table.table import Table
from ..table.views import View
from .metrics import BOT_QUEUE, BOT_SECONDS, BOT_WORKERS, DRIVERS, MOVES, STREAMS, TABLES_IN_MEMORY
from .pools import Pool, Turns
from .quota import Ledger, Quota
from .reviews import Reviews
from .shared import SharedStore
from .store import Conflict, Store
from .streams import Streams
from .thinking import DEFAULT_LEVEL, Answer, Question, Thinkers
from .views_kept import Views

log = logging.getLogger("grandopening.server")

PAUSE = 5.0  # seconds, after a mistake
RETRY = 1.0  # seconds, while nothing can be stored or the bots have too much to do
ATTEMPTS = 10  # to change a table that other processes change too
BOT_TABLES = 30  # of one visitor at which bots think
BOT_TABLES_OF_ADDRESS = 120  # within an hour: whoever drops the cookie is another visitor
MANY_BOTS = "many-bots", "Bots play at many tables that were laid from your network: wait an hour."
MESSAGES = 10  # within twenty seconds
STREAMS_A_MINUTE = 300

Change = Callable[[Table, float], None]  # what happens to a table, and when


class Stale(Problem):
    """The table has moved on since the asker looked."""

    def __init__(self, view: View) -> None:
        super().__init__("stale", "The table has changed meanwhile: here is how it stands.")
        self.view = view


class Room:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: bool = True,
        when_begun: Callable[[str], None] = lambda game: None,
        closing: asyncio.Event | None = None,
        ledger: Ledger | None = None,
    ) -> None:
        self.store = store
        self._when_begun = when_begun  # is told the game of every new table
        self.thinkers = thinkers
        self.streams = Streams()
        self.ledger = ledger or Ledger(store)
        self.talk = Quota("talk", MESSAGES, 20.0, self.ledger, limits)  # by key
        self._bots = Quota("bots", BOT_TABLES_OF_ADDRESS, 3600.0, self.ledger, limits, refusal=MANY_BOTS)
        self.arrivals = Quota("arrivals", STREAMS_A_MINUTE, 60.0, self.ledger, limits)  # by address
        self.reviews = Reviews(thinkers, self.ledger, limits)
        self.has_limits = limits
        self.looking = Pool("looking", 1, longest_queue=100)  # into long games
        self.replaying = Pool("replaying", 1)  # what is imported
        # Each until it is on disk: the writer, for whom all wait who move, has nobody calculating beside a long record.
        self.imports = Turns(longest_queue=20)
        self.opened = time.time()
        self._views = Views()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # Tables in memory that another process has changed, and how often that was heard.
        self._behind: Counter[str] = Counter()
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._to_drive: set[str] = set()  # since their driver last looked
        self._closing = closing or asyncio.Event()
        self._is_closed = False
        TABLES_IN_MEMORY.set_function(lambda: len(self._views))
        DRIVERS.set_function(lambda: len(self._drivers))
        STREAMS.set_function(lambda: self.streams.pages)
        BOT_QUEUE.set_function(lambda: thinkers.waiting)
        BOT_WORKERS.set(len(thinkers.workers))

    @property
    def is_closing(self) -> bool:
        """The server is about to end: there are no new tables."""
        return self._closing.is_set()

    async def begin(self) -> None:
        """Go on where the last run of the server ended."""
        for game_id in await self.store.due():
            self.drive(game_id)

    async def close(self) -> None:
        self._is_closed = True
        drivers, self._drivers = list(self._drivers.values()), {}
        for task in drivers:
            task.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.thinkers.close()
        for pool in (self.looking, self.replaying):
            pool.close()

    # looking and changing

    async def view(self, game_id: str) -> View:
        """A table as far as this process has heard of it."""
        if game_id not in self._behind and (view := self._views.get(game_id)):
            return view
        async with self._lock(game_id):
            return await self._loaded(game_id)

    def _lock(self, game_id: str) -> asyncio.Lock:
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def latest(self, game_id: str) -> View:
        """A table as it stands, whichever process has changed it last."""
        if self._shared is not None and (view := self._views.get(game_id)):
            self.hear_change(game_id, await self._shared.version_of(game_id) or 0, view)
        return await self.view(game_id)

    @property
    def _shared(self) -> SharedStore | None:
        return self.store if isinstance(self.store, SharedStore) else None

    def loaded(self) -> Iterable[str]:
        """The tables in memory."""
        return list(self._views)

    def hear_change(self, game_id: str, version: int, known: View | None = None) -> None:
        """Another process has brought a table to this version; 0: it has deleted it."""
        known = known or self._views.get(game_id)
        if known and 0 < version <= known.table.head.version:
            return
        if known or game_id in self._locks:  # it may be loaded just now, as it stood before
            self._behind[game_id] += 1
        self.streams.wake(game_id)

    def hear_deletion(self, game_id: str) -> None:
        self._views.drop(game_id)
        self._stop_driving(game_id)
        self.streams.dismiss(game_id)

    async def _loaded(self, game_id: str) -> View:
        view, heard = self._views.get(game_id), self._behind.get(game_id)
        if view and heard is None:
            return view
        try:
            reload = self._shared.reload if self._shared and view else None
            table = await (reload(view.table) if reload and view else self.store.load(game_id))
        except BaseException:
            self._views.drop(game_id)
            raise
        if table is None:
            self._views.drop(game_id)
            self._behind.pop(game_id, None)
            raise Problem("no-such-game", "There is no such game: perhaps it was deleted.")
        # Until now whoever looks waits for this. Where more was heard meanwhile, the next one loads it again.
        if self._behind.get(game_id) == heard:
            self._behind.pop(game_id, None)
        # While the server was down no clock ran.
        table.head.since = max(table.head.since, self.opened)
        return self._keep(table)

    def _keep(self, table: Table) -> View:
        view = View(table)
        self._views.put(table.head.id, view)
        return view

    async def add(self, table: Table, address: str) -> View:
        """Lay a table for somebody who asks from there."""
        if self.is_closing:
            raise Problem("closing", "The server is about to start anew: try again in a moment.")
        table.head.undecided = table.undecided()
        if self.has_limits and table.bots_to_move and await self.store.bots_of(table.head.host) >= BOT_TABLES:
            raise Problem("many-bots", f"Bots play at {BOT_TABLES} tables of yours: wait until some have ended.")
        if table.due is not None:
            await self._bots.take(address)
        await self.store.add(table)
        self._when_begun(table.head.game)
        view = self._keep(table)
        self._drive_if_due(table)
        if any(seat.kind == "bot" for seat in table.head.seats):
            self.thinkers.wake()
        return view

    async def change(
        self,
        game_id: str,
        change: Change,
        is_current: Callable[[Table], bool] | None = None,
        anyway: bool = False,
        address: str | None = None,
    ) -> View:
        """Let something happen at a table, at a closed one only what is to happen anyway. It is on disk when this
        returns; a problem has changed nothing. What bots get to do is counted by the address, if one asked for it."""
        if is_current is None:  # nothing says what whoever asks has seen
            await self.latest(game_id)
        async with self._lock(game_id):
            for _ in range(ATTEMPTS):
                before = await self._loaded(game_id)
                if is_current is not None and not is_current(before.table):
                    before = await self._reloaded(before)
                if not anyway:
                    before.table.must_be_open()
                if is_current is not None and not is_current(before.table):
                    raise Stale(before)
                table, now = before.table.copy(), time.time()
                change(table, now)
                if not table.differs_from(before.table):
                    return before
                if address is not None and _is_handed_to_bots(before.table, table):
                    await self._bots.take(address)
                table.turn_page(now)
                try:
                    is_driver = await self.store.save(table)
                except Conflict:  # another process was faster
                    self._behind[game_id] += 1
                    continue
                except BaseException:
                    self._views.drop(game_id)  # whatever the store holds is the truth
                    raise
                view = self._keep(table)
                break
            else:
                raise Stale(await self._loaded(game_id))
        self.streams.wake(game_id, table.secret_of)
        if is_driver:
            self._drive_if_due(table)
        return view

    async def _reloaded(self, view: View) -> View:
        """Whoever has seen more than this process has seen it elsewhere."""
        if self._shared is None:
            return view
        self._behind[view.table.head.id] += 1
        return await self._loaded(view.table.head.id)

    async def delete(self, game_id: str) -> None:
        async with self._lock(game_id):
            await self.store.delete(game_id)
            self._views.drop(game_id)
        self._stop_driving(game_id)
        self.streams.dismiss(game_id)

    def _stop_driving(self, game_id: str) -> None:
        if driver := self._drivers.pop(game_id, None):
            driver.cancel()

    # bots and clocks

    async def ask(self, question: Question) -> Answer:
        """What a bot would do."""
        with BOT_SECONDS.time():
            return await self.thinkers.ask(question)

    def _drive_if_due(self, table: Table) -> None:
        if table.due is not None:
            self.drive(table.head.id)

    def drive(self, game_id: str) -> None:
        """Move the bots of a table along, and watch its clocks."""
        self._to_drive.add(game_id)
        if game_id not in self._drivers and not self._is_closed:
            # In a context of its own: what it has to say belongs to no request.
            task = asyncio.create_task(self._drive_on(game_id), name=f"driver of {game_id}", context=Context())
            self._drivers[game_id] = task
            task.add_done_callback(lambda done: self._driven(game_id, done))

    def _driven(self, game_id: str, task: "asyncio.Task[None]") -> None:
        if self._drivers.get(game_id) is not task:
            return  # the game was deleted, or the room is closed
        del self._drivers[game_id]
        if error := asyncio.CancelledError() if task.cancelled() else task.exception():
            log.error("its bots stopped, and will try again", exc_info=error, extra={"game": game_id})
            asyncio.get_running_loop().call_later(PAUSE, self.drive, game_id)
        elif game_id in self._to_drive:
            self.drive(game_id)  # somebody has moved between the driver's last look and its end

    async def _drive_on(self, game_id: str) -> None:
        """Play for the bots, and watch the clock of the person to move, until neither is wanted."""
        while True:
            self._to_drive.discard(game_id)
            try:
                if self._shared and not await self._shared.drives(game_id):
                    return  # another process does
                table = (await self.view(game_id)).table
                if table.due is None:
                    return
                if table.bots_to_move:
                    await self._play_bots(table)
                else:
                    await self._watch_clock(table, table.due)
            except Stale:
                continue  # somebody was faster: look again
            except Problem as problem:
                if problem.code in ("busy", "storage"):
                    await asyncio.sleep(RETRY)
                    continue
                log.info("no bot plays on: %s", problem.code, extra={"game": game_id})
                return

    async def _play_bots(self, table: Table) -> None:
        """What the bots that may decide do next. Whatever they have in hand, it takes one pause: step by step where
        people may watch the draft, and else all at once."""
        play, seats, began = table.play, table.bots_to_move, time.monotonic()
        assert play
        questions = [
            Question.of(play.ahead_of(seat).position, table.head.seats[seat].level, table.head.id) for seat in seats
        ]
        answers = await asyncio.gather(*(self.ask(question) for question in questions))
        decided = [(seat, action) for seat, answer in zip(seats, answers, strict=True) for action in answer.actions]
        groups = [decided] if table.has_secrets else [[one] for one in decided]
        for group in groups:
            await asyncio.sleep(max(0.0, table.head.pace - (time.monotonic() - began)))
            table = (await self.change(table.head.id, partial(_act, decided=group), _is_at(table))).table
            MOVES.labels("bot").inc(len(group))
            began = time.monotonic()

    async def _watch_clock(self, table: Table, due: float) -> None:
        await self.streams.change_of(table.head.id, timeout=max(0.0, due - time.time()))
        if time.time() >= due:
            await self.change(table.head.id, lambda t, now: t.run_out(now, DEFAULT_LEVEL), _is_at(table))


def _is_at(table: Table) -> Callable[[Table], bool]:
    """Whether the game still stands as it did, with the same people and bots: neither what somebody tries out nor who
    comes to watch makes a bot think again."""
    moved, seats = table.head.moved, _seated(table)
    return lambda now: now.head.moved == moved and _seated(now) == seats


def _seated(table: Table) -> list[tuple[str, str]]:
    return [(seat.key, seat.level) for seat in table.head.seats]


def _is_handed_to_bots(before: Table, after: Table) -> bool:
    """Does a game go on by itself that has just begun, or in which a bot has got a seat?"""
    has_begun = before.head.status != after.head.status
    return after.due is not None and (has_begun or _bots_at(after) > _bots_at(before))


def _bots_at(table: Table) -> int:
    return sum(seat.kind == "bot" for seat in table.head.seats)


def _act(table: Table, now: float, decided: list[tuple[int, int]]) -> None:
    """Actions of the engine, as their entries, by their seats."""
    for seat, action in decided:
        assert table.play
        position = table.play.ahead_of(seat).position
        table.move(seat, position.setup.game.words.entry_of(position.setup, position.state, action), now)
    if table.fresh:
        table.secret_of = None
