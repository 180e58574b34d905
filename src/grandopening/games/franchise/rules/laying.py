"""F2.5, F8.1, F8.6 and F9: tiles that are drawn, chosen or placed before the game. Each step hands over to the next."""

import numpy as np

from ....core.bits import bit, has
from ....core.contract import CHANCE
from ....core.jit import rule
from .ledger import is_city
from .refusals import (
    MILESTONE_LIES,
    NO_SUCH_PLACE,
    NOT_A_CITY,
    OK,
    REGION_IS_OUT,
    SIZE_USED_UP,
    TILE_LIES_THERE,
    TILE_NOT_THERE,
    TILE_WRONG_CLASS,
)
from .starts import begin_starts
from .state import (
    CHOOSE_TILE,
    DRAFT,
    DRAW_CITY,
    DRAW_MILESTONE,
    DRAW_POOL,
    DRAW_REGION,
    PLACE_CITY,
    PLACE_REGION,
    POOL_CHOSEN,
    POOL_PRINTED,
    PRINTED,
    Board,
    State,
)

# Region tiles that play (F8.6)


@rule
def begin_pool(board: Board, s: State, sink):
    if board.pool == POOL_PRINTED:
        begin_cities(board, s, sink)
    elif board.pool == POOL_CHOSEN:
        s.phase = CHOOSE_TILE
        s.actor = 0
    else:
        s.phase = DRAW_POOL
        s.actor = CHANCE


@rule
def can_add_tile(board: Board, s: State, tile):
    """F8.6: one that is still there; F9.2: those alike are one choice."""
    return OK if tile < board.n_tiles and s.undrawn[tile] > 0 else TILE_NOT_THERE


@rule
def undrawn(s: State, tile):
    return s.undrawn[tile]


@rule
def add_tile(board: Board, s: State, tile, sink):
    """F8.6: drawn, or chosen in turn order, until there is one for each region."""
    s.undrawn[tile] -= 1
    s.in_pool[tile] += 1
    s.n_pool += 1
    if board.pool == POOL_CHOSEN:
        s.actor = (s.actor + 1) % board.players
    if s.n_pool == board.n_regions:
        begin_cities(board, s, sink)


# City tiles (F2.5, F9)


@rule
def begin_cities(board: Board, s: State, sink):
    if board.layout == PRINTED:
        for place in range(board.n_places):
            s.city_size[place] = board.printed_size[place]
        begin_regions(board, s, 0, sink)
        return
    for place in range(board.n_places):
        if has(board.cities & board.playing, place):
            s.size_left[board.printed_size[place]] += 1
    if board.layout == DRAFT:
        s.phase = PLACE_CITY
        s.actor = 0
    else:
        s.phase = DRAW_CITY
        s.actor = CHANCE
    s.cursor = next_free_city(board, s)


@rule
def next_free_city(board: Board, s: State):
    """The first city in board order that plays and has no tile yet; n_places when there is none."""
    for place in range(board.n_places):
        if has(board.cities & board.playing, place) and s.city_size[place] == 0:
            return place
    return np.int64(board.n_places)


@rule
def can_place_city(board: Board, s: State, place, size):
    """F9.1: a tile only on a free space of its back's class."""
    if place >= board.n_places:
        return NO_SUCH_PLACE
    if not has(board.playing, place):
        return REGION_IS_OUT
    if not is_city(board, place):
        return NOT_A_CITY
    if s.city_size[place] != 0:
        return TILE_LIES_THERE
    if s.size_left[size] == 0:
        return SIZE_USED_UP
    if board.size_class[size] != board.size_class[board.printed_size[place]]:
        return TILE_WRONG_CLASS
    return OK


@rule
def can_draw_city(board: Board, s: State, size):
    """F9.1: drawn tiles go to the cities in board order."""
    return can_place_city(board, s, s.cursor, size)


@rule
def sizes_left(s: State, size):
    return s.size_left[size]


@rule
def draw_city(board: Board, s: State, size, sink):
    place_city(board, s, s.cursor, size, sink)


@rule
def place_city(board: Board, s: State, place, size, sink):
    """F9.2: one tile each in turn order until all lie."""
    s.city_size[place] = size
    s.size_left[size] -= 1
    if board.layout == DRAFT:
        s.actor = (s.actor + 1) % board.players
    s.cursor = next_free_city(board, s)
    if s.cursor == board.n_places:
        begin_regions(board, s, s.actor, sink)


# Region tiles (F2.5, F8.6, F9)


@rule
def begin_regions(board: Board, s: State, next_seat, sink):
    if board.layout == PRINTED and board.pool == POOL_PRINTED:
        s.laid = board.playing_regions
        begin_milestones(board, s, sink)
        return
    if board.layout == DRAFT:
        s.phase = PLACE_REGION
        s.actor = next_seat
    else:
        s.phase = DRAW_REGION
        s.actor = CHANCE
    s.cursor = next_free_region(board, s)


@rule
def gets_tile(board: Board, region):
    """Regions that are out keep a tile too, on the track (F2.1): a drawn one when the tiles are drawn for all."""
    return has(board.playing_regions, region) or (board.layout != DRAFT and board.pool != POOL_PRINTED)


@rule
def next_free_region(board: Board, s: State):
    for region in range(board.n_regions):
        if gets_tile(board, region) and not has(s.laid, region):
            return region
    return np.int64(board.n_regions)


@rule
def can_place_region(board: Board, s: State, region, tile):
    """F9.1: any region tile on any free region that plays."""
    if region >= board.n_regions:
        return NO_SUCH_PLACE
    if not gets_tile(board, region):
        return REGION_IS_OUT
    if has(s.laid, region):
        return TILE_LIES_THERE
    if tile >= board.n_tiles or s.in_pool[tile] == 0:
        return TILE_NOT_THERE
    return OK


@rule
def can_draw_region(board: Board, s: State, tile):
    """F8.6: drawn tiles go to the regions in board order."""
    return can_place_region(board, s, s.cursor, tile)


@rule
def in_pool(s: State, tile):
    return s.in_pool[tile]


@rule
def draw_region(board: Board, s: State, tile, sink):
    place_region(board, s, s.cursor, tile, sink)


@rule
def place_region(board: Board, s: State, region, tile, sink):
    s.tile[region] = tile
    s.in_pool[tile] -= 1
    s.laid |= bit(region)
    if board.layout == DRAFT:
        s.actor = (s.actor + 1) % board.players
    s.cursor = next_free_region(board, s)
    if s.cursor == board.n_regions:
        lay_left_overs(board, s)
        s.laid = board.playing_regions
        begin_milestones(board, s, sink)


@rule
def lay_left_overs(board: Board, s: State):
    """After a draft the tiles nobody placed go to the regions that are out."""
    for region in range(board.n_regions):
        if not has(s.laid, region) and board.pool != POOL_PRINTED:
            for tile in range(board.n_tiles):
                if s.in_pool[tile] > 0:
                    s.in_pool[tile] -= 1
                    s.tile[region] = tile
                    break


# Milestones (F8.1)


@rule
def begin_milestones(board: Board, s: State, sink):
    if board.milestones > 0:
        s.phase = DRAW_MILESTONE
        s.actor = CHANCE
    else:
        begin_starts(board, s, sink)


@rule
def can_lay_milestone(s: State, milestone):
    for i in range(s.n_milestones):
        if s.milestone[i] == milestone:
            return MILESTONE_LIES
    return OK


@rule
def lay_milestone(board: Board, s: State, milestone, sink):
    s.milestone[s.n_milestones] = milestone
    s.n_milestones += 1
    if s.n_milestones == board.milestones:
        begin_starts(board, s, sink)
