"""Talking at the table."""

import time
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from msgspec import Struct

from ...table.problem import Problem
from ..store import Message
from .answers import Asker
from .requests import NewMessage

PATH = "/games/{game_id:str}/chat"
MOST = 200  # messages in one answer
LAST_MESSAGE = 2**31 - 1  # more than any table will hear, and the largest number that PostgreSQL's column takes


class Chat(Struct):
    messages: list[Message]


@get(PATH)
async def get_chat(game_id: str, asker: Asker, after: Annotated[int, Parameter(ge=0, le=LAST_MESSAGE)] = 0) -> Chat:
    """What was said after a message: the last two hundred at most."""
    await asker.view(game_id)
    return Chat(await asker.room.store.messages(game_id, after, MOST))


@post(PATH)
async def post_chat(game_id: str, data: NewMessage, asker: Asker) -> Message:
    """Say something to everybody at the table. Plain text: whoever shows it must escape it."""
    table = (await asker.view(game_id)).table
    table.must_be_open()
    head = table.head
    text = "".join(c for c in data.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Problem("malformed", "There is nothing in this message that can be read.")
    await asker.room.talk.take(asker.key)
    seats = head.seats_of(asker.key)
    name = head.seats[seats[0]].name if seats else await asker.room.store.name_of(asker.key)
    message = Message(0, time.time(), seats[0] if seats else None, name, text)
    numbered = await asker.room.store.add_message(game_id, message)
    asker.room.streams.tell_talk(game_id)
    return numbered
