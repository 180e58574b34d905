"""Reviews of games: made by the bots' workers, once for all who may know the same, and kept for a while."""

import asyncio
from collections import OrderedDict

from ..table.play import Play
from ..table.review import Review
from .quota import Ledger, Quota
from .thinking import ReviewQuestion, Thinkers

KEPT = 200
NEW_ONES = 6  # within a minute, for each key
NEW_ONES_OF_ADDRESS = 20

Which = tuple[str, int, int, int | None]  # the game, how many entries of it, when the last came, and for which seat


class Reviews:
    def __init__(self, thinkers: Thinkers, ledger: Ledger, limits: bool = True) -> None:
        self._thinkers = thinkers
        self._quota = Quota("reviews", NEW_ONES, 60.0, ledger, limits)
        self._address_quota = Quota("reviews-address", NEW_ONES_OF_ADDRESS, 60.0, ledger, limits)
        self._made: OrderedDict[Which, asyncio.Task[Review]] = OrderedDict()

    async def of(self, play: Play, game_id: str, viewer: int | None, key: str, address: str) -> Review:
        """Of all that is committed; `viewer` says whose knowledge it is for, `key` and `address` who asks."""
        which = game_id, len(play.lines), play.lines[-1].version if play.lines else 0, viewer
        if self._known(which) is None:
            await self._quota.take(key)
            await self._address_quota.take(address)
        task = self._known(which)  # somebody else may have asked meanwhile
        if task is None:
            task = self._made[which] = asyncio.create_task(self._thinkers.review(_question(play, viewer)))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # is told to whoever asked
        self._made.move_to_end(which)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return await asyncio.shield(task)

    def _known(self, which: Which) -> "asyncio.Task[Review] | None":
        """That is made, or being made; what went wrong is tried again."""
        task = self._made.get(which)
        return None if task and task.done() and (task.cancelled() or task.exception()) else task


def _question(play: Play, viewer: int | None) -> ReviewQuestion:
    setup, log = play.setup, [line.entry for line in play.lines]
    return ReviewQuestion(setup.game.name, setup.options, setup.board_file, log, viewer)
