"""The board of a game as a picture: SVG that needs nothing else, for notebooks and for pages without our client."""

from collections.abc import Sequence

from ..core.contract import Position
from ..text import Words, teller_of
from .svg import COLOURS, Svg, colours_of

__all__ = ["COLOURS", "Svg", "colours_of", "svg_of"]

LINE = 18  # of text, in units of the picture


def svg_of(position: Position, seats: Sequence[str]) -> str:
    """What the game's own room `picture` draws; without one, the position as text. It must have been redacted for
    whoever looks."""
    room = position.setup.game.room("picture")
    return str(room.draw(position, seats)) if room else _as_text(position, seats)


def _as_text(position: Position, seats: Sequence[str]) -> str:
    lines = teller_of(Words(), position.setup, seats).board(position)
    picture = Svg(900, LINE * (len(lines) + 1), f"{position.setup.game.name}: the position as text")
    for number, line in enumerate(lines, start=1):
        picture.text(10, LINE * number, line, anchor="start", size=13)
    return picture.done()
