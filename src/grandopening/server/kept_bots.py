"""In a worker: the bots that were asked last, with what they found out. A search goes on where it was, as long as the
same worker is asked; any bot may be dropped, and is made anew."""

from collections import OrderedDict
from collections.abc import Callable

from ..bots import Bot

MEMORY = 300_000_000  # bytes, of all of them together

Whose = tuple[str, int, str]  # the table, the seat and the level


class KeptBots:
    def __init__(self, memory: int = MEMORY) -> None:
        self.memory = memory
        self._bots: OrderedDict[Whose, Bot] = OrderedDict()  # those asked last at the end

    def __len__(self) -> int:
        return len(self._bots)

    def bot_of(self, whose: Whose, make: Callable[[], Bot]) -> Bot:
        """The same as last time if it is still there. Those without a memory are not kept."""
        bot = self._bots.pop(whose, None) or make()
        if bot.memory and whose[0]:
            self._bots[whose] = bot
            self._drop()
        return bot

    def _drop(self) -> None:
        used = sum(bot.memory for bot in self._bots.values())
        while used > self.memory:
            _, dropped = self._bots.popitem(last=False)
            used -= dropped.memory
