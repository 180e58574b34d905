"""Who you are here: a name, and your games."""

from litestar import get, put
from msgspec import Struct

from ...table.problem import Problem
from ...table.seats import NAME_LENGTH
from ...table.views import Summary, summary_of
from ..room import Room
from .requests import NewName


class Me(Struct):
    name: str
    games: list[Summary]


def clean(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LENGTH]


async def me(room: Room, key: str) -> Me:
    games = []
    for game_id in await room.store.games_of(key):
        try:
            games.append(summary_of((await room.view(game_id)).table, key))
        except Problem:
            continue  # begun by other rules, or deleted just now: its own page says so
    return Me(await room.store.name_of(key), games)


@get("/me")
async def get_me(room: Room, key: str) -> Me:
    """Your name and your games, the last changed first."""
    return await me(room, key)


@put("/me")
async def put_me(data: NewName, room: Room, key: str) -> Me:
    """Change your name; seats you hold keep theirs."""
    await room.store.rename(key, clean(data.name))
    return await me(room, key)
