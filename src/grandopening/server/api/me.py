"""Who you are here: a name, and your games."""

from litestar import get, put
from msgspec import Struct

from ...table.problem import Problem
from ...table.seats import NAME_LENGTH
from ...table.table import Table
from ...table.views import summary_of
from ...table.wire import Summary
from .answers import Asker
from .requests import NewName


class Me(Struct):
    name: str
    games: list[Summary]


def clean(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LENGTH]


async def me(asker: Asker) -> Me:
    games = []
    for game_id in await asker.room.store.games_of(asker.key):
        try:
            games.append(summary_of((await asker.view(game_id)).table, asker.key))
        except Problem:
            # Begun by other rules: it is listed, and its own page says why it cannot be played.
            if head := await asker.room.store.head(game_id):
                games.append(summary_of(Table(head), asker.key))
    return Me(await asker.room.store.name_of(asker.key), games)


@get("/me")
async def get_me(asker: Asker) -> Me:
    """Your name and your games, the last changed first."""
    return await me(asker)


@put("/me")
async def put_me(data: NewName, asker: Asker) -> Me:
    """Change your name; seats you hold keep theirs."""
    await asker.room.store.rename(asker.key, clean(data.name))
    return await me(asker)
