"""The review of a game: everybody's chances after every turn, and the turns that cost most."""

from litestar import Response, get, put

from ...table.review import Review
from ...table.wire import TableView
from .answers import Asker
from .requests import Agreement

PATH = "/games/{game_id:str}"


@get(f"{PATH}/review")
async def get_review(game_id: str, asker: Asker) -> Review:
    """The game so far, turn by turn. While it runs, for a player, from what their seat knows, and only where help is
    allowed and all people at the table have agreed."""
    view = await asker.view(game_id)
    view.table.must_be_reviewable(asker.key)
    play = view.table.play
    assert play is not None
    viewer = view.knows(view.viewer_of(asker.key)) if play.setup.game.has_secrets else None
    return await asker.room.reviews.of(play, game_id, viewer, asker.key, asker.address)


@put(f"{PATH}/agreement")
async def put_agreement(game_id: str, data: Agreement, asker: Asker) -> Response[TableView]:
    """Agree that everybody at this table may review the game while it runs, or no longer. It takes all people there."""
    return await asker.change(game_id, lambda table, now: table.agree(asker.key, data.agrees))
