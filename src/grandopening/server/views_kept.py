"""The tables in memory. Any other is replayed from the store when it is asked for."""

from collections import OrderedDict
from collections.abc import Iterator

from ..table.views import View

TABLES_KEPT = 4096
ENTRIES_KEPT = 400_000  # of all tables together


class Views:
    """The tables in memory: those that were looked at last, up to a number of tables and of their entries."""

    def __init__(self) -> None:
        self._views: OrderedDict[str, View] = OrderedDict()
        self._entries = 0

    def get(self, game_id: str) -> View | None:
        if game_id in self._views:
            self._views.move_to_end(game_id)
        return self._views.get(game_id)

    def put(self, game_id: str, view: View) -> None:
        self.drop(game_id)
        self._views[game_id] = view
        self._entries += _entries_of(view)
        while len(self._views) > TABLES_KEPT or (self._entries > ENTRIES_KEPT and len(self._views) > 1):
            self.drop(next(iter(self._views)))

    def __iter__(self) -> Iterator[str]:
        return iter(self._views)

    def __len__(self) -> int:
        return len(self._views)

    def drop(self, game_id: str) -> None:
        if view := self._views.pop(game_id, None):
            self._entries -= _entries_of(view)


def _entries_of(view: View) -> int:
    return len(view.table.play.lines) if view.table.play else 0
