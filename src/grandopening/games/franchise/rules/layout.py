"""Laying out: the board of a game, as the struct the rules read. Options and tables become numbers here, once."""

from collections.abc import Mapping
from typing import Any

from ..data import BoardData
from ..data.printed import RULEBOOK
from .state import CHART, LAYOUTS, POOL_NEW, POOL_PRINTED, POOLS, SIZE, TILE_KINDS, Board


def lay_out(options: Mapping[str, Any], data: BoardData) -> Any:
    """The board for these options."""
    board = Board.new()
    players = options["players"]
    out = data.out_with(players)
    board.players = players
    board.introductory = options["start"] == "introductory"
    board.layout = LAYOUTS.index(options["layout"])
    board.pool = POOLS.index(options["region_tiles"])
    board.boom = options["boom"]
    _lay_rulebook(board, options["milestones"])
    _lay_places(board, data, out)
    _lay_links(board, data)
    _lay_regions(board, data, out)
    _lay_tables(board, data, players)
    return board


def _lay_places(board: Any, data: BoardData, out: frozenset[int]) -> None:
    board.n_places = len(data.places)
    for i, place in enumerate(data.places):
        board.region_of[i] = place.region
        board.printed_size[i] = place.size
        board.open_places[place.region] += 1
        if place.size:
            board.cities |= 1 << i
        else:
            board.towns |= 1 << i
        if place.region not in out:
            board.playing |= 1 << i


def _lay_links(board: Any, data: BoardData) -> None:
    board.n_ways = 2 * len(data.links)
    exits: list[list[tuple[int, int]]] = [[] for _ in data.places]
    for i, link in enumerate(data.links):
        for way, (start, end) in ((2 * i, link.ends), (2 * i + 1, link.ends[::-1])):
            board.way_from[way], board.way_to[way], board.price[way] = start, end, link.price
            board.near[start] |= 1 << end
            exits[start].append((end, way))
    for place, ways in enumerate(exits):
        board.n_exits[place] = len(ways)
        for i, (_, way) in enumerate(sorted(ways)):  # in board order of where they lead (F8.8)
            board.exits[place, i] = way


def _lay_regions(board: Any, data: BoardData, out: frozenset[int]) -> None:
    board.n_regions = len(data.regions)
    index = {tile: i for i, tile in enumerate(data.tiles)}
    board.n_tiles = len(data.tiles)
    for tile, i in index.items():
        board.tile_kind[i] = TILE_KINDS.index(tile.kind)
        board.tile_values[i] = tile.values
    for i, region in enumerate(data.regions):
        board.printed_tile[i] = index[region.tile]
        if i not in out:
            board.playing_regions |= 1 << i
        # What there is to draw from: with printed tiles only those of the regions that play.
        if board.pool != POOL_NEW and not (board.pool == POOL_PRINTED and i in out):
            board.stack[index[region.tile]] += 1
    if board.pool != POOL_PRINTED:
        for tile in data.new_tiles:
            board.stack[index[tile]] += 1


def _lay_tables(board: Any, data: BoardData, players: int) -> None:
    board.track_value[: len(data.track)] = data.track
    board.red_from = data.red_from
    for spaces in range(CHART):
        board.income[spaces] = 1 + sum(spaces > highest for highest in data.income[players])
    board.start_money[:players] = data.start_money[players]
    for seat, towns in enumerate(data.introductory[players]):
        board.start_towns[seat] = towns
    for size in range(2, SIZE + 1):
        board.size_class[size] = data.size_class[size]


def _lay_rulebook(board: Any, with_milestones: bool) -> None:
    players = str(board.players)
    for name in ("franchises", "share_price", "cash_tile", "dollars_per_point", "points_per_tile"):
        board[name] = RULEBOOK[name]
    board.bonus_tiles = RULEBOOK["bonus_tiles"][players]
    asked = RULEBOOK["milestones"]
    if with_milestones:
        board.milestones = asked["lie_out"][players]
    for name in ("towns", "regions", "scored", "links"):
        board[f"{name}_needed"] = asked[name]
    board.sizes_needed = sum(1 << size for size in asked["sizes"])
    board.big_size, board.long_link = asked["big_size"], asked["long_link"]
