"""Who you are here: a name, and your games."""

from contextlib import suppress
from typing import Annotated

from litestar import get, put
from litestar.params import Parameter
from msgspec import Struct

from ...table.problem import Problem
from ...table.seats import NAME_LENGTH, Head
from ...table.views import summary_of
from ...table.wire import Summary
from ..loading import Damaged
from .answers import Asker
from .requests import NewName

MOST = 50  # games in one answer


class Me(Struct):
    name: str
    games: list[Summary]
    count: int  # of all your games


def clean(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LENGTH]


async def me(asker: Asker, skip: int = 0) -> Me:
    heads, count = await asker.room.store.games_of(asker.key, skip, MOST)
    games = [
        damaged_game(head) if isinstance(head, Damaged) else summary_of(await complete(asker, head), asker.key)
        for head in heads
    ]
    return Me(await asker.room.store.name_of(asker.key), games, count)


def damaged_game(found: Damaged) -> Summary:
    return Summary(
        id=found.id,
        game="",
        status=found.status,
        options={},
        seats=[],
        yours=[],
        your_turn=False,
        version=0,
        created=found.changed,
        changed=found.changed,
        winners=None,
        practice=False,
        lesson=False,
        damaged=True,
    )


async def complete(asker: Asker, head: Head) -> Head:
    """An older program did not write down who is to decide: then the game is replayed, this once."""
    if head.undecided is None and head.status == "running":
        with suppress(Problem):  # begun by other rules: its own page says why it cannot be played
            return (await asker.view(head.id)).table.head
    return head


@get("/me")
async def get_me(asker: Asker, skip: Annotated[int, Parameter(ge=0, le=10**6)] = 0) -> Me:
    """Your name and your games, the last changed first: fifty of them, after so many."""
    return await me(asker, skip)


@put("/me")
async def put_me(data: NewName, asker: Asker) -> Me:
    """Change your name; seats you hold keep theirs."""
    await asker.room.store.rename(asker.key, clean(data.name))
    return await me(asker)
