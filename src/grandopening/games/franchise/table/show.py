"""A position of Franchise as a page draws it. No rule is decided here: income and points are asked of the rulebook."""

from collections.abc import Sequence
from itertools import groupby
from types import SimpleNamespace

from ....core.contract import SEATS, Position, Setup
from ....core.events import Event
from ....table.fields import fields_of, has
from ....table.lines import Line
from ..data import BoardData, Tile
from ..rules.events import E_INCOME, E_TRACK, EVENTS
from ..rules.state import BY_LINKS, HELD, MILESTONE_NAMES, PHASES, SOURCES
from .asking import forecast_of
from .wire import (
    BoardLink,
    BoardPlace,
    BoardRegion,
    FranchiseBoard,
    FranchisePosition,
    Income,
    IncomePart,
    MilestoneView,
    PlaceView,
    PlayerView,
    PoolTile,
    RegionView,
    TileView,
    TrackSpace,
)

OWNERS = (None, *range(SEATS))  # of a space, by its mark: none, or the seat after


def show(position: Position, lines: Sequence[Line], viewer: int | None = None) -> FranchisePosition:
    """The position, the same for every viewer, and from the lines that led to it the order in which regions scored."""
    setup, s = position.setup, fields_of(position.state)
    data: BoardData = setup.data
    players = setup.players
    out = data.out_with(players)
    track = sorted(out) + _scored_regions(lines)
    is_set_up = s.turn == 0
    if position.is_over:  # what was put down in the last turn has been opened
        s.n_markers = s.shared = s.doubled = 0
    return FranchisePosition(
        phase=PHASES[s.phase],
        actor=s.actor if s.actor < players else None,
        active=s.active,
        turn=s.turn,
        round=-(-s.turn // players),
        places=[_place(data, s, i, players, place.region not in out) for i, place in enumerate(data.places)],
        regions=[_region(data, s, i, players, i not in out, track) for i in range(len(data.regions))],
        track=[
            TrackSpace(value, i + 1 >= data.red_from, data.regions[track[i]].name if i < len(track) else None)
            for i, value in enumerate(data.track)
        ],
        players=_players(position, s),
        boom=data.places[s.boom].name if s.boom < len(data.places) else None,
        milestones=[
            MilestoneView(
                name=MILESTONE_NAMES[m],
                met=[seat for seat in range(players) if has(s.met[seat], m)],
                upright=[seat for seat in range(players) if s.upright[seat] and m == BY_LINKS],
            )
            for m in s.milestone[: s.n_milestones]
        ],
        bonus_played=bool(s.bonus_played),
        closing=not position.is_over and len(track) + 1 >= data.red_from,
        pool=_pool(data, s) if is_set_up else [],
        sizes_left={str(size): n for size, n in enumerate(s.size_left) if n and is_set_up},
    )


def tile_view(tile: Tile) -> TileView:
    return TileView(tile.kind, list(tile.values))


def _place(data: BoardData, s: SimpleNamespace, i: int, players: int, plays: bool) -> PlaceView:
    """Made 45 times for every move, so the masks are read here and not by `has`."""
    place = data.places[i]
    is_scored = bool(s.scored >> i & 1)
    size = s.city_size[i] if place.size else 0
    return PlaceView(
        name=place.name,
        size=size,
        plays=plays,
        open=bool(s.open >> i & 1),
        scored=is_scored,
        spaces=[] if is_scored or not size else [OWNERS[mark] for mark in s.space[i][:size]],
        franchises=s.franchises[i][:players],
        marker=i in s.markers[: s.n_markers],
        middle=(s.shared >> i & 1) + (s.doubled >> i & 1),
    )


def _region(data: BoardData, s: SimpleNamespace, i: int, players: int, plays: bool, track: list[int]) -> RegionView:
    is_scored = plays and i in track
    has_tile = has(s.laid, i) or not plays or is_scored
    return RegionView(
        name=data.regions[i].name,
        plays=plays,
        tile=tile_view(data.tiles[s.tile[i]]) if has_tile else None,
        on_track=track.index(i) + 1 if i in track else None,
        scored=is_scored,
        left=s.left[i],
        franchises=s.in_region[i][:players],
        tie_break=OWNERS[s.tie_break[i]],
    )


def _scored_regions(lines: Sequence[Line]) -> list[int]:
    """In the order in which their tiles came to lie on the track (F5.5)."""
    tracked = [event for line in lines for event in line.events if event.kind == E_TRACK]
    return [EVENTS[E_TRACK].known(event)["region"] for event in tracked]


def _players(position: Position, s: SimpleNamespace) -> list[PlayerView]:
    points, _ = position.score()
    forecast = forecast_of(position)
    return [
        PlayerView(
            seat=seat,
            cash=s.cash[seat],
            influence=sum(s.points[seat]),
            sources=dict(zip(SOURCES, s.points[seat], strict=True)),
            projected=points[seat],
            supply=s.supply[seat],
            towns=s.towns[seat],
            income=_income(position.setup, forecast[seat]),
            bonus=s.bonus[seat],
            fresh_bonus=s.fresh_bonus[seat],
            used_bonus=s.used_bonus[seat],
            reserve=s.reserve[seat],
            road=HELD[s.road[seat]],
            development=HELD[s.far[seat]],
            milestones=[name for m, name in enumerate(MILESTONE_NAMES) if has(s.met[seat], m)],
        )
        for seat in range(position.setup.players)
    ]


def _income(setup: Setup, forecast: Event) -> Income:
    words = EVENTS[E_INCOME].in_words(setup, forecast)
    return Income(words["spaces"], words["dollars"], [IncomePart(**part) for part in words.get("parts", [])])


def _pool(data: BoardData, s: SimpleNamespace) -> list[PoolTile]:
    return [
        PoolTile(tile_view(tile), s.undrawn[i] + s.in_pool[i])
        for i, tile in enumerate(data.tiles)
        if s.undrawn[i] + s.in_pool[i]
    ]


def show_board(setup: Setup) -> FranchiseBoard:
    data: BoardData = setup.data
    classes = groupby(sorted(data.size_class, key=lambda size: (data.size_class[size], size)), data.size_class.get)
    return FranchiseBoard(
        places=[BoardPlace(p.name, data.regions[p.region].name, not p.size, p.size, p.at) for p in data.places],
        regions=[BoardRegion(r.name, r.states, r.four_or_five_only, tile_view(r.tile)) for r in data.regions],
        links=[
            BoardLink(data.places[link.ends[0]].name, data.places[link.ends[1]].name, link.price) for link in data.links
        ],
        track=list(data.track),
        red_from=data.red_from,
        income={str(players): list(row) for players, row in data.income.items()},
        start_money={str(players): list(row) for players, row in data.start_money.items()},
        size_classes=[list(group) for _, group in classes],
    )
