"""What a page gets to draw: the wire types of Franchise."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from ..rules.state import HELD, PHASES, TILE_KINDS

if TYPE_CHECKING:  # mypy cannot read the tables; the documents of the API list their words
    Phase = str
    Held = str
    TileKind = str
else:
    Phase = Literal[*PHASES]
    Held = Literal[*HELD]  # how far a Road or Development tile has come
    TileKind = Literal[*TILE_KINDS]


class TileView(Struct):
    kind: TileKind
    values: list[int]


class PlaceView(Struct):
    name: str
    size: int  # of its city tile; 0 for a town, or while no tile lies there
    plays: bool
    open: bool  # one can still enter
    scored: bool
    spaces: list[int | None]  # whose franchise, first space first; a scored city has none
    franchises: list[int]  # by seat
    marker: bool  # the active player is expanding here
    middle: int  # franchises the active player has put in the middle


class RegionView(Struct):
    name: str
    plays: bool
    tile: TileView | None
    on_track: int | None  # the track space its tile lies on, from 1
    scored: bool
    left: int  # towns and cities it still waits for
    franchises: list[int]  # by seat
    tie_break: int | None  # whose marker lies by the tile


class TrackSpace(Struct):
    value: int
    red: bool
    region: str | None  # whose tile lies there


class IncomePart(Struct):
    place: str
    spaces: int  # empty ones
    times: int  # they count: Boom doubles them


class Income(Struct):
    spaces: int
    dollars: int
    parts: list[IncomePart]


class PlayerView(Struct):
    seat: int
    cash: int
    influence: int
    sources: dict[str, int]
    projected: int  # if the game ended now
    supply: int
    towns: int
    income: Income  # the next one, if nothing changed
    bonus: int
    fresh_bonus: int
    used_bonus: int
    reserve: int
    road: Held
    development: Held
    milestones: list[str]


class MilestoneView(Struct):
    name: str
    met: list[int]  # seats
    upright: list[int]  # seats whose franchise stands beside it: one of two long links used (F8.3)


class PoolTile(Struct):
    tile: TileView
    count: int


class FranchisePosition(Struct, tag_field="game", tag="franchise"):
    phase: Phase
    actor: int | None  # the seat to decide
    active: int  # whose turn it is
    turn: int
    round: int
    places: list[PlaceView]  # in board order
    regions: list[RegionView]
    track: list[TrackSpace]
    players: list[PlayerView]
    boom: str | None
    milestones: list[MilestoneView]
    bonus_played: bool
    closing: bool  # the next region tile ends the game (F7.1)
    pool: list[PoolTile]  # region tiles to choose or to lay, during the set-up
    sizes_left: dict[str, int]  # city tiles to lay, by size, during the set-up


class BoardPlace(Struct):
    name: str
    region: str
    town: bool
    size: int
    at: tuple[float, float] | None  # latitude and longitude


class BoardRegion(Struct):
    name: str
    states: str
    four_or_five_only: bool
    tile: TileView


class BoardLink(Struct):
    start: str = field(name="from")
    end: str = field(name="to")
    price: int = 0


class FranchiseBoard(Struct, tag_field="game", tag="franchise"):
    """All that is fixed before the first move."""

    places: list[BoardPlace]
    regions: list[BoardRegion]
    links: list[BoardLink]
    track: list[int]
    red_from: int
    income: dict[str, list[int]]  # by players: the highest sum that still pays $1, $2 …
    start_money: dict[str, list[int]]
    size_classes: list[list[int]]
