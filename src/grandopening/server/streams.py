"""Who watches which table, and who talks too much.

A stream is woken when its table has changed and then fetches what is new by itself: a slow reader skips versions
instead of filling memory."""

import asyncio
import time
from collections import Counter, defaultdict, deque

from ..table.problem import Problem

MESSAGES = 10  # that one may send within so many
SECONDS = 20.0


class Stream:
    __slots__ = ("changed", "is_dismissed", "key", "presence", "talk")

    def __init__(self, key: str) -> None:
        self.key = key
        self.changed = asyncio.Event()
        self.presence = False  # people have come or gone
        self.talk = True  # something was said
        self.is_dismissed = False


class Talk:
    """Everybody may talk, but nobody without end."""

    def __init__(self, limits: bool) -> None:
        self.limits = limits
        self._sent: dict[str, deque[float]] = {}

    def must_be_patient(self, key: str) -> None:
        now = time.monotonic()
        sent = self._sent.setdefault(key, deque(maxlen=MESSAGES))
        if self.limits and len(sent) == MESSAGES and now - sent[0] < SECONDS:
            raise Problem("too-many-requests", "That is a lot at once: wait a little.")
        sent.append(now)
        for other in [other for other, times in self._sent.items() if now - times[-1] > SECONDS]:
            del self._sent[other]


class Streams:
    def __init__(self) -> None:
        self._of: defaultdict[str, set[Stream]] = defaultdict(set)
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.count_of: Counter[str] = Counter()  # open streams by key

    def open(self, game_id: str, key: str) -> Stream:
        stream = Stream(key)
        self._of[game_id].add(stream)
        self.count_of[key] += 1
        self._tell_presence(game_id)
        return stream

    def close(self, game_id: str, stream: Stream) -> None:
        self._of[game_id].discard(stream)
        self.count_of[stream.key] -= 1
        if not self.count_of[stream.key]:
            del self.count_of[stream.key]
        if not self._of[game_id]:
            del self._of[game_id]
        else:
            self._tell_presence(game_id)

    def _tell_presence(self, game_id: str) -> None:
        for stream in self._of[game_id]:
            stream.presence = True
            stream.changed.set()

    def tell_talk(self, game_id: str) -> None:
        for stream in self._of.get(game_id, ()):
            stream.talk = True
            stream.changed.set()

    def online(self, game_id: str) -> list[str]:
        return [stream.key for stream in self._of.get(game_id, ())]

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
