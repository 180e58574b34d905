"""Playing: steps of a turn, taking them back, asking why not, and the log."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import Struct

from ...table.customs import customs_of, refused
from ...table.facts import Fact
from ...table.play import Play, set_up
from ...table.problem import Problem
from ...table.shown import GameBoard, GamePosition
from ...table.table import Table
from ...table.views import log_after, shown
from ...table.wire import LogEntry, Move, TableView
from ..metrics import MOVES
from ..room import Stale
from ..thinking import Question, strongest_level
from .answers import Asker
from .requests import AtVersion, Back, Played, UndoAnswer

PATH = "/games/{game_id:str}"


class Log(Struct):
    version: int
    entries: list[LogEntry]


class RefusalView(Struct):
    entry: dict[str, Any]
    places: list[str]
    rule: str
    message: str  # the id of the rulebook's sentence
    values: dict[str, Any]  # what makes it plain: the shop that forbids a space


class Refusals(Struct):
    version: int
    refusals: list[RefusalView]


class Hint(Struct):
    version: int
    move: Move
    reasons: list[Fact]  # facts, the weightiest first


class PositionAt(Struct):
    number: int
    position: GamePosition


@post(f"{PATH}/moves", status_code=200)
async def post_move(game_id: str, data: Played, asker: Asker) -> Response[TableView]:
    """Take a step. It joins the draft of your turn; the step that ends the turn commits it."""

    def change(table: Table, now: float) -> None:
        table.move(table.seat_to_move(asker.key, data.entry.get("seat")), data.entry, now)

    answer = await asker.change(game_id, change, data.version)
    MOVES.labels("person").inc()
    return answer


@post(f"{PATH}/back", status_code=200)
async def post_back(game_id: str, data: Back, asker: Asker) -> Response[TableView]:
    """Take steps of your draft back."""

    def change(table: Table, now: float) -> None:
        table.back(table.seat_to_take_back(asker.key, data.seat), data.steps, now)

    return await asker.change(game_id, change, data.version)


@post(f"{PATH}/undo", status_code=200)
async def post_undo(game_id: str, data: AtVersion, asker: Asker) -> Response[TableView]:
    """Ask to go back to before your last committed turn. Everybody else at the table has to agree; bots always do."""
    return await asker.change(game_id, lambda table, now: table.ask_undo(asker.key, now), data.version)


@post(f"{PATH}/undo/answer", status_code=200)
async def post_undo_answer(game_id: str, data: UndoAnswer, asker: Asker) -> Response[TableView]:
    """Agree to the undo somebody asks for, or refuse it."""

    def change(table: Table, now: float) -> None:
        table.answer_undo(asker.key, data.agree, now)

    def is_current(table: Table) -> bool:
        return table.is_current(asker.key, data.version) and table.is_undo_known(data.version)

    await asker.view(game_id)
    return asker.answer(await asker.room.change(game_id, change, is_current))


@post(f"{PATH}/hint", status_code=200)
async def post_hint(game_id: str, data: AtVersion, asker: Asker) -> Hint:
    """A strong move for your seat that is to move, and what it does."""
    view = await asker.view(game_id)
    if not view.table.is_current(asker.key, data.version):
        raise Stale(view)
    seat, play = view.table.seat_to_move(asker.key), view.table.play
    assert play is not None
    if not view.table.head.help:
        raise Problem("no-help", "At this table nobody is helped while the game runs.")
    position = play.ahead_of(seat).position
    answer = await asker.room.ask(Question.of(position, strongest_level(view.table.head.game), game_id))
    action = answer.actions[0]
    reasons = await asker.room.looking.run(play.customs.why, position.view(seat), action)
    return Hint(data.version, view.moves(seat)[position.legal().index(action)], reasons)


@get(f"{PATH}/refusals")
async def get_refusals(game_id: str, asker: Asker) -> Refusals:
    """What you might think of now and may not do, with the rule that forbids it; nothing when it is not your turn."""
    view = await asker.view(game_id)
    play, viewer, version = view.table.play, view.viewer_of(asker.key), view.table.version_for(asker.key)
    if play is None or viewer not in view.table.undecided():
        return Refusals(version, [])
    customs, position = play.customs, play.ahead_of(viewer).position.view(viewer)
    found = [
        RefusalView(
            entry, customs.places_of(entry), refusal.rule, refusal.message, customs.reasons_of(position, entry, refusal)
        )
        for entry, refusal in refused(position)
    ]
    return Refusals(version, found)


@get(f"{PATH}/log")
async def get_log(game_id: str, asker: Asker, after: Annotated[int, Parameter(ge=0, le=10**6)] = 0) -> Log:
    """Committed entries and what followed from them."""
    view = await asker.replay(game_id)
    play, viewer, version = view.table.play, view.knows(view.viewer_of(asker.key)), view.table.version_for(asker.key)
    return Log(version, await asker.room.looking.run(log_after, play, after, viewer) if play else [])


@get(f"{PATH}/positions/{{number:int}}")
async def get_position(game_id: str, number: int, asker: Asker) -> PositionAt:
    """The position after so many committed entries."""
    view = await asker.replay(game_id)
    play = view.table.play
    if play is None or not 0 <= number <= len(play.lines):
        raise Problem("not-found", f"There is no position {number}.")
    position = await asker.room.looking.run(_position_at, play, number, view.knows(view.viewer_of(asker.key)))
    return PositionAt(number, position)


def _position_at(play: Play, number: int, viewer: int | None) -> GamePosition:
    earlier = play.back_to(number)
    return shown(earlier, earlier.committed, viewer)


@get(f"{PATH}/board")
async def get_board(game_id: str, asker: Asker) -> GameBoard:
    """The board of this game."""
    head = (await asker.replay(game_id)).table.head
    setup = set_up(head.game, head.options, head.board)
    return customs_of(head.game).show_board(setup)
