"""Who watches which table.

A stream is woken when its table has changed and then fetches what is new by itself: a slow reader skips versions
instead of filling memory."""

import asyncio
import itertools
import time
from collections import Counter, defaultdict
from collections.abc import Callable

REMEMBERED = 10_000  # of those who have gone, when


class Stream:
    __slots__ = ("address", "changed", "is_dismissed", "key", "notice", "presence", "talk")

    def __init__(self, key: str, address: str, notice: bool) -> None:
        self.key = key
        self.address = address
        self.changed = asyncio.Event()
        self.presence = False  # people have come or gone
        self.talk = True  # something was said
        self.notice = notice  # a restart was announced or called off
        self.is_dismissed = False


class Streams:
    def __init__(self) -> None:
        self._of: defaultdict[str, set[Stream]] = defaultdict(set)
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.count_of: Counter[str] = Counter()  # open streams by key, and by address
        self.restart_at: float | None = None  # announced by whoever runs the server
        self._gone: dict[tuple[str, str], float] = {}  # when the last page of a key left a table
        self._opened = time.monotonic()
        # Pages that follow by way of other processes: process, then game, then key.
        self._elsewhere: defaultdict[str, defaultdict[str, Counter[str]]] = _nobody()
        self.when_pages: Callable[[str, str, int], None] = lambda game_id, key, pages: None

    def open(self, game_id: str, key: str, address: str) -> Stream:
        stream = Stream(key, address, self.restart_at is not None)
        self._of[game_id].add(stream)
        self.count_of.update((key, address))
        self._tell_presence(game_id)
        self.when_pages(game_id, key, self._pages_of(game_id, key))
        return stream

    def close(self, game_id: str, stream: Stream) -> None:
        self._of[game_id].discard(stream)
        self._gone[game_id, stream.key] = time.monotonic()
        while len(self._gone) > REMEMBERED:
            del self._gone[next(iter(self._gone))]
        for whose in (stream.key, stream.address):
            self.count_of[whose] -= 1
            if not self.count_of[whose]:
                del self.count_of[whose]
        self.when_pages(game_id, stream.key, self._pages_of(game_id, stream.key))
        if not self._of[game_id]:
            del self._of[game_id]
        else:
            self._tell_presence(game_id)

    def _pages_of(self, game_id: str, key: str) -> int:
        return sum(stream.key == key for stream in self._of[game_id])

    def pages_here(self) -> Counter[tuple[str, str]]:
        """How many of whom at which table follow by way of this process."""
        return Counter((game_id, stream.key) for game_id, streams in self._of.items() for stream in streams)

    # what other processes tell

    def hear_pages(self, process: str, game_id: str, key: str, pages: int) -> None:
        there = self._elsewhere[process][game_id]
        if pages:
            there[key] = pages
        else:
            del there[key]
            self._gone[game_id, key] = time.monotonic()
        if not there:
            del self._elsewhere[process][game_id]
        self._tell_presence(game_id)

    def hear_end(self, process: str) -> None:
        """A process has ended, and with it all that follow by way of it; most come back to another."""
        for game_id, keys in self._elsewhere.pop(process, {}).items():
            for key in keys:
                self._gone[game_id, key] = time.monotonic()
            self._tell_presence(game_id)

    def forget_elsewhere(self) -> None:
        self._elsewhere = _nobody()

    def tell_everybody(self) -> None:
        """Whatever there may be to tell: nobody knows what was missed."""
        for stream in itertools.chain.from_iterable(self._of.values()):
            stream.presence = stream.talk = True
            stream.changed.set()

    def _tell_presence(self, game_id: str) -> None:
        for stream in self._of.get(game_id, ()):
            stream.presence = True
            stream.changed.set()

    def tell_talk(self, game_id: str) -> None:
        for stream in self._of.get(game_id, ()):
            stream.talk = True
            stream.changed.set()

    @property
    def pages(self) -> int:
        """How many are open."""
        return sum(map(len, self._of.values()))

    def announce(self, restart_at: float | None) -> None:
        """Tell everybody when the server starts anew; None: it does not."""
        self.restart_at = restart_at
        for stream in itertools.chain.from_iterable(self._of.values()):
            stream.notice = True
            stream.changed.set()

    def online(self, game_id: str) -> list[str]:
        here = [stream.key for stream in self._of.get(game_id, ())]
        if self._elsewhere:
            here += [key for games in self._elsewhere.values() for key in games.get(game_id, {})]
        return here

    def count_elsewhere(self, key: str) -> int:
        """Pages of somebody by way of other processes."""
        return sum(keys[key] for games in self._elsewhere.values() for keys in games.values() if key in keys)

    def away_for(self, game_id: str, key: str) -> float:
        """Seconds since the last page of this key left the table, as far as this server knows; 0: one is open."""
        if key in self.online(game_id):
            return 0.0
        return time.monotonic() - self._gone.get((game_id, key), self._opened)

    def wake(self, game_id: str, key: str | None = None) -> None:
        """The table has changed: for everybody, or for one key alone."""
        for stream in self._of.get(game_id, ()):
            if key is None or stream.key == key:
                stream.changed.set()
        for event in self._waiting.get(game_id, ()):
            event.set()

    def dismiss(self, game_id: str) -> None:
        for stream in self._of.get(game_id, ()):
            stream.is_dismissed = True
            stream.changed.set()

    async def change_of(self, game_id: str, timeout: float) -> None:
        """Wait for the next change of a table, or so many seconds."""
        event = asyncio.Event()
        self._waiting[game_id].add(event)
        try:
            async with asyncio.timeout(timeout):
                await event.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting[game_id].discard(event)
            if not self._waiting[game_id]:
                del self._waiting[game_id]


def _nobody() -> defaultdict[str, defaultdict[str, Counter[str]]]:
    return defaultdict(lambda: defaultdict(Counter))
