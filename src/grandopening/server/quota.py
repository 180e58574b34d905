"""How often somebody may do something."""

import time
from collections import deque

from ..table.problem import Problem


class Quota:
    """So many times within so many seconds, for each key or address."""

    def __init__(self, most: int, seconds: float, is_on: bool = True) -> None:
        self.most, self.seconds, self.is_on = most, seconds, is_on
        self._taken: dict[str, deque[float]] = {}  # the last ones; who was here last stands last
        self._swept = 0.0

    def take(self, who: str) -> None:
        if not self.is_on:
            return
        now = time.monotonic()
        self._sweep(now)
        taken = self._taken.setdefault(who, deque(maxlen=self.most))
        if len(taken) == self.most and now - taken[0] < self.seconds:
            raise Problem("too-many-requests", "That is a lot at once: wait a little.")
        taken.append(now)

    def _sweep(self, now: float) -> None:
        """Forget those who have not been here for long, now and then."""
        if now - self._swept > self.seconds:
            self._swept = now
            self._taken = {who: taken for who, taken in self._taken.items() if now - taken[-1] < self.seconds}
