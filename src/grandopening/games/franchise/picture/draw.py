"""The map, with whatever stands on it."""

from collections.abc import Sequence

from ....core.bits import has
from ....core.contract import Position
from ....picture.svg import COLOURS, INK, PAPER, Svg, number
from ..data import BoardData
from .layout import HEIGHT, WIDTH, Layout, Point, around, layout_of, radius_of

SEA, COAST, BORDER, CLOSED, SCORED = "#b9dcd8", "#5b8f95", "#cdb88d", "#ddd6c6", "#efe4cc"
TINTS = ("#f7cfae", "#f6e19b", "#cfe3b1", "#e6cfe0", "#c9dcec", "#f2c4bd", "#d9e8c4", "#fadbab", "#f4ecc4", "#ecc9b4")
# By price: colour, width, dashes.
ROADS = {
    0: ("#4f7d3a", 2.4, "1 5"),
    1: ("#4d5a60", 1.5, ""),
    3: ("#9a6a24", 3.4, ""),
    5: ("#2a6fa8", 3.6, "8 4"),
    8: ("#b02a3c", 4.6, "4 3"),
}
RING = 10.0  # thickness of a city's ring of spaces
FOOT = 44.0  # room for the players, below the map


def draw(position: Position, seats: Sequence[str]) -> str:
    data: BoardData = position.setup.data
    layout = layout_of(data)
    picture = Svg(WIDTH, HEIGHT + FOOT, "Franchise", SEA)
    _ground(picture, position, layout)
    for link, control in zip(data.links, layout.controls, strict=True):
        a, b = (layout.spots[end] for end in link.ends)
        colour, width, dashes = ROADS.get(link.price, ROADS[1])
        line = f"M{_at(a)}Q{_at(control)} {_at(b)}"
        picture.path(line, stroke=colour, width=width, dashes=dashes)
    for number_of, spot in enumerate(layout.spots):
        _place(picture, position, number_of, spot)
    for place, (x, y) in zip(data.places, layout.labels, strict=True):
        picture.text(x, y + 4, place.name, size=11, halo=True, bold=place.size > 0)
    for region in range(len(data.regions)):
        _tile(picture, position, region, layout.tiles[region])
    _players(picture, position, seats)
    return picture.done()


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _ground(picture: Svg, position: Position, layout: Layout) -> None:
    playing = position.setup.board.playing_regions
    for region, outline in enumerate(layout.outlines):
        if outline:
            fill = TINTS[region % len(TINTS)] if has(playing, region) else CLOSED
            picture.path(outline, fill=fill, stroke=BORDER, width=1.6)
    if layout.coast:
        picture.path(layout.coast, stroke=COAST, width=1.8)


def _place(picture: Svg, position: Position, place: int, spot: Point) -> None:
    """A town and who has it; a city and who stands on its spaces in order, or what is left of it after it scored."""
    s, board = position.state, position.setup.board
    owners = [seat for seat in range(position.setup.players) for _ in range(int(s.franchises[place, seat]))]
    size = int(s.city_size[place]) if has(board.cities, place) else 0
    radius = radius_of(size)
    if size == 0:
        picture.circle(*spot, radius, COLOURS[owners[0]] if owners else PAPER, INK, 2)
    elif has(s.scored, place) or not has(board.playing, place):
        picture.circle(*spot, radius, SCORED, INK, 1)
        for i, seat in enumerate(owners):
            at = around(spot, radius - 7.5 if len(owners) > 1 else 0, i / len(owners))
            picture.circle(*at, 5.2, COLOURS[seat], PAPER)
    else:
        picture.circle(*spot, radius + 1, INK)
        for space in range(size):
            owner = int(s.space[place, space]) - 1
            at = around(spot, radius - RING / 2, (space + 0.5) / size)
            picture.circle(*at, RING / 2 - 0.8, COLOURS[owner] if owner >= 0 else PAPER)
        picture.text(spot[0], spot[1] + 4, str(size), fill=PAPER, bold=True)
    if place in s.markers[: s.n_markers].tolist():
        picture.circle(spot[0] + radius, spot[1] - radius, 6, COLOURS[int(s.active)], PAPER, 2)
    if s.boom == place:
        picture.text(spot[0] - radius, spot[1] - radius + 4, "✸", size=20, fill="#b02a3c")


def _tile(picture: Svg, position: Position, region: int, corner: Point) -> None:
    data, s = position.setup.data, position.state
    x, y = corner
    picture.box(x, y, 72, 32, PAPER, INK, 4)
    picture.text(x + 36, y + 11, data.regions[region].name.upper(), size=9, bold=True)
    if not has(position.setup.board.playing_regions, region):
        words = "—"
    elif has(s.laid, region):
        tile = data.tiles[int(s.tile[region])]
        words = " ".join(str(value) for value in tile.values) + ("" if tile.kind == "plain" else f" {tile.kind}")
    else:
        words = "✓" if s.turn else "?"
    picture.text(x + 36, y + 26, words, size=12)
    owner = int(s.tie_break[region]) - 1
    if owner >= 0:
        picture.circle(x + 72, y + 2, 5, COLOURS[owner], PAPER)


def _players(picture: Svg, position: Position, seats: Sequence[str]) -> None:
    picture.box(0, HEIGHT, WIDTH, FOOT, PAPER)
    points, _ = position.score()
    step = WIDTH / len(seats)
    for seat, name in enumerate(seats):
        x, is_next = step * seat + 18, position.actor == seat
        picture.circle(x, HEIGHT + FOOT / 2, 9, COLOURS[seat], INK if is_next else "none", 3)
        told = f"{name}: {points[seat]} points, ${int(position.state.cash[seat])}"
        picture.text(x + 16, HEIGHT + FOOT / 2 + 5, told, size=15, anchor="start", bold=is_next)
