"""Two rows of shops that face each other, the window between them, and the players. Rows and their order are those of
street.toml, which the web client is told too."""

from collections.abc import Sequence

from ....core.bits import has
from ....core.contract import Position
from ....picture.svg import COLOURS, INK, PAPER, Svg
from ....text import Words
from ..rules.cards import deck_size, worth
from ..rules.state import KINDS, WINDOW
from ..text.teller import ProximaTeller

LOT, DEPTH, ROAD, EDGE, FOOT, CARD = 96.0, 120.0, 110.0, 12.0, 44.0, 128.0
TYPES = ("#1f7a8c", "#5f7d2e", "#8a5a2b", "#8c3f6b", "#4f5d9e")  # by type of shop
WALL, CLOSED, ASPHALT = "#f1e6cf", "#d7d2c8", "#cfc8b8"


def draw(position: Position, seats: Sequence[str]) -> str:
    teller = ProximaTeller(Words(), position.setup, seats)
    rows = position.setup.data.rows
    width, road = 2 * EDGE + LOT * len(rows[0]), EDGE + DEPTH
    picture = Svg(width, road + ROAD + DEPTH + EDGE + FOOT, "Pròxima Obertura", ASPHALT)
    for side, row in enumerate(rows):
        for i, space in enumerate(row):
            _space(picture, position, teller, space, EDGE + LOT * i, EDGE if side == 0 else road + ROAD)
    _window(picture, position, teller, road, width)
    _players(picture, position, seats, road + ROAD + DEPTH + EDGE, width)
    return picture.done()


def _space(picture: Svg, position: Position, teller: ProximaTeller, space: int, x: float, y: float) -> None:
    board, s = position.setup.board, position.state
    if not has(board.spaces, space):
        picture.box(x + 2, y, LOT - 4, DEPTH, CLOSED, INK)
        return
    picture.box(x + 2, y, LOT - 4, DEPTH, WALL, INK)
    picture.text(x + LOT / 2, y + DEPTH - 6, str(space), size=11)
    for seat in range(position.setup.players):
        if has(s.held[seat], space):
            kind, push = int(s.shop_type[space]), int(board.push[s.shop_pawn[space]])
            picture.box(x + 8, y + 8, LOT - 16, 24, TYPES[kind])
            name = teller.say(f"type-{position.setup.data.types[kind]}")
            picture.text(x + LOT / 2, y + 25, name, size=13, fill=PAPER, bold=True)
            picture.circle(x + 26, y + 64, 13, COLOURS[seat], INK)
            total = int(worth(board, s.shop_cards[space]))
            picture.text(x + 66, y + 70, f"{total} × {push}", size=18, bold=True)


def _window(picture: Svg, position: Position, teller: ProximaTeller, y: float, width: float) -> None:
    """The cards that everybody can take, and the deck."""
    s, words = position.state, position.setup.data.cards
    shown = [t * KINDS + i for t, mask in enumerate(s.cards[WINDOW]) for i in range(KINDS) if int(mask) >> i & 1]
    for number, card in enumerate(shown):
        x = EDGE + (CARD + 8) * number
        picture.box(x, y + 18, CARD, ROAD - 36, PAPER, TYPES[card // KINDS], 6)
        name, _, value = teller.card(words[card]).rpartition(" ")
        picture.text(x + CARD / 2, y + 44, name, size=12)
        picture.text(x + CARD / 2, y + 74, value, size=24, fill=TYPES[card // KINDS], bold=True)
    picture.text(width - EDGE - 60, y + ROAD / 2 + 5, f"deck: {int(deck_size(s))}", size=16)


def _players(picture: Svg, position: Position, seats: Sequence[str], y: float, width: float) -> None:
    picture.box(0, y, width, FOOT, PAPER)
    points, _ = position.score()
    for seat, name in enumerate(seats):
        x, is_next = width / len(seats) * seat + 18, position.actor == seat
        picture.circle(x, y + FOOT / 2, 9, COLOURS[seat], INK if is_next else "none", 3)
        told = f"{name}: {points[seat]} points, {int(position.state.n_cards[seat])} cards"
        picture.text(x + 16, y + FOOT / 2 + 5, told, size=15, anchor="start", bold=is_next)
