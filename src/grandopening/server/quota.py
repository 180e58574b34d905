"""How often somebody may do something."""

import time
from collections import Counter, deque
from typing import cast

from litestar import Litestar
from litestar.middleware.rate_limit import (
    DURATION_VALUES,
    CacheObject,
    DurationUnit,
    RateLimitConfig,
    RateLimitMiddleware,
)
from litestar.stores.base import Store as Cache
from litestar.types import Scope

from ..table.problem import Problem
from .shared import SharedStore
from .store import Store

Entry = tuple[str, str, float]  # what, who, until when it counts


class Ledger:
    """How often somebody has done something in the span of time at hand, counted over all processes of a database.
    What everybody does all the time is added up every second, and what is rare at once."""

    def __init__(self, store: Store) -> None:
        self.store = store if isinstance(store, SharedStore) else None
        self._known: dict[Entry, int] = {}
        self._fresh: Counter[Entry] = Counter()

    async def take(self, what: str, who: str, seconds: float, is_rare: bool = True) -> int:
        """How often it was until now, with this time."""
        assert self.store
        entry = what, who, (time.time() // seconds + 1) * seconds
        if is_rare:
            return (await self.store.count({entry: 1}))[entry]
        self._fresh[entry] += 1
        return self._known.get(entry, 0) + self._fresh[entry]

    async def settle(self) -> None:
        """Add up what this process has counted, and learn what the others have."""
        now = time.time()
        self._known = {entry: count for entry, count in self._known.items() if entry[2] > now}
        if self.store and (fresh := self._fresh):
            self._fresh = Counter()
            self._known |= await self.store.count(fresh)


class SharedLimit(RateLimitMiddleware):
    """Litestar's limit, where several processes count together."""

    async def retrieve_cached_history(self, key: str, store: Cache) -> CacheObject:
        seconds = DURATION_VALUES[self.unit]
        count = await cast(Ledger, store).take(self.config.store, key, seconds)
        until = (int(time.time()) // seconds + 1) * seconds
        return CacheObject([0] * min(count - 1, self.max_requests), until)

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Cache) -> None:
        """It is counted already."""


class Limit(RateLimitConfig):
    """So many requests in a minute or a day, by the memory of one process or in the database of many."""

    def __init__(self, unit: DurationUnit, most: int, what: str, is_shared: bool) -> None:
        super().__init__((unit, most), store=what, middleware_class=SharedLimit if is_shared else RateLimitMiddleware)

    def get_store_from_app(self, app: Litestar) -> Cache:
        shared = self.middleware_class is SharedLimit
        return cast(Cache, app.state.room.ledger) if shared else super().get_store_from_app(app)


def address_of(scope: Scope) -> str:
    """Where a request comes from. A key is no measure of how often somebody asks: a browser without its cookie is given
    another."""
    return scope["client"][0] if scope["client"] else ""


TOO_FAST = "too-many-requests", "That is a lot at once: wait a little."  # a code, and a sentence


class Quota:
    """So many times within so many seconds, for each key or address."""

    def __init__(
        self,
        what: str,
        most: int,
        seconds: float,
        ledger: Ledger,
        is_on: bool = True,
        is_rare: bool = True,
        refusal: tuple[str, str] = TOO_FAST,
    ) -> None:
        self.what, self.most, self.seconds, self.is_on = what, most, seconds, is_on
        self._ledger, self._is_rare, self._refusal = ledger, is_rare, refusal
        self._taken: dict[str, deque[float]] = {}  # the last ones; who was here last stands last
        self._swept = 0.0

    async def take(self, who: str) -> None:
        if not self.is_on:
            return
        if self._ledger.store:
            is_too_often = await self._ledger.take(self.what, who, self.seconds, self._is_rare) > self.most
        else:
            is_too_often = not self._take_here(who)
        if is_too_often:
            raise Problem(*self._refusal)

    def _take_here(self, who: str) -> bool:
        now = time.monotonic()
        self._sweep(now)
        taken = self._taken.setdefault(who, deque(maxlen=self.most))
        if len(taken) == self.most and now - taken[0] < self.seconds:
            return False
        taken.append(now)
        return True

    def _sweep(self, now: float) -> None:
        """Forget those who have not been here for long, now and then."""
        if now - self._swept > self.seconds:
            self._swept = now
            self._taken = {who: taken for who, taken in self._taken.items() if now - taken[-1] < self.seconds}
