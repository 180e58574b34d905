"""Generated from verbs.py by `python -m grandopening.core.generate`: do not edit."""

import numpy as np

from grandopening.core.contract import OVER
from grandopening.core.jit import rule
from grandopening.core.rng import below

from .bonus import can_use_bonus, cash_in
from .boom import can_boom, list_booms, place_boom, stay
from .expand import (
    can_expand,
    can_expand_again,
    can_expand_far,
    can_lay_road,
    expand,
    expand_again,
    expand_far,
    lay_road,
    list_expansions,
    list_far_expansions,
    list_second_expansions,
)
from .laying import (
    add_tile,
    can_add_tile,
    can_draw_city,
    can_draw_region,
    can_lay_milestone,
    can_place_city,
    can_place_region,
    draw_city,
    draw_region,
    in_pool,
    lay_milestone,
    place_city,
    place_region,
    sizes_left,
    undrawn,
)
from .refusals import GAME_OVER, NOT_NOW, OK
from .share import can_double, can_share, double, list_doubles, list_shares, share
from .starts import can_start, start
from .state import (
    BOOM,
    BOOM_START,
    CHOOSE_TILE,
    DRAW_CITY,
    DRAW_MILESTONE,
    DRAW_POOL,
    DRAW_REGION,
    EXPAND,
    PLACE_CITY,
    PLACE_REGION,
    SHARE,
    START,
    Board,
    Scratch,
    State,
)
from .turn import end_phase

# The number of the first action of each verb.
FIRST_REGION_POOL = 0
FIRST_CHOOSE_TILE = 40
FIRST_CITY_TILES = 80
FIRST_PLACE_CITY = 89
FIRST_REGION_TILES = 521
FIRST_PLACE_REGION = 561
FIRST_MILESTONES = 1041
FIRST_START = 1048
FIRST_BOOM = 1096
FIRST_STAY = 1144
FIRST_EXPAND = 1145
FIRST_EXPAND_AGAIN = 1401
FIRST_EXPAND_FAR = 1657
FIRST_ROAD = 1705
FIRST_SHARE = 1706
FIRST_DOUBLE = 1754
FIRST_CASH = 1802
FIRST_DONE = 1803


@rule
def region_pool_action(tile):
    return np.int64(FIRST_REGION_POOL + tile)


@rule
def is_region_pool(action):
    return action >= FIRST_REGION_POOL and action < FIRST_REGION_POOL + 40


@rule
def region_pool_tile(action):
    return action - FIRST_REGION_POOL


@rule
def choose_tile_action(tile):
    return np.int64(FIRST_CHOOSE_TILE + tile)


@rule
def is_choose_tile(action):
    return action >= FIRST_CHOOSE_TILE and action < FIRST_CHOOSE_TILE + 40


@rule
def choose_tile_tile(action):
    return action - FIRST_CHOOSE_TILE


@rule
def city_tiles_action(size):
    return np.int64(FIRST_CITY_TILES + size)


@rule
def is_city_tiles(action):
    return action >= FIRST_CITY_TILES and action < FIRST_CITY_TILES + 9


@rule
def city_tiles_size(action):
    return action - FIRST_CITY_TILES


@rule
def place_city_action(place, size):
    return np.int64(FIRST_PLACE_CITY + place * 9 + size)


@rule
def is_place_city(action):
    return action >= FIRST_PLACE_CITY and action < FIRST_PLACE_CITY + 432


@rule
def place_city_place(action):
    return (action - FIRST_PLACE_CITY) // 9


@rule
def place_city_size(action):
    return (action - FIRST_PLACE_CITY) % 9


@rule
def region_tiles_action(tile):
    return np.int64(FIRST_REGION_TILES + tile)


@rule
def is_region_tiles(action):
    return action >= FIRST_REGION_TILES and action < FIRST_REGION_TILES + 40


@rule
def region_tiles_tile(action):
    return action - FIRST_REGION_TILES


@rule
def place_region_action(region, tile):
    return np.int64(FIRST_PLACE_REGION + region * 40 + tile)


@rule
def is_place_region(action):
    return action >= FIRST_PLACE_REGION and action < FIRST_PLACE_REGION + 480


@rule
def place_region_region(action):
    return (action - FIRST_PLACE_REGION) // 40


@rule
def place_region_tile(action):
    return (action - FIRST_PLACE_REGION) % 40


@rule
def milestones_action(milestone):
    return np.int64(FIRST_MILESTONES + milestone)


@rule
def is_milestones(action):
    return action >= FIRST_MILESTONES and action < FIRST_MILESTONES + 7


@rule
def milestones_milestone(action):
    return action - FIRST_MILESTONES


@rule
def start_action(place):
    return np.int64(FIRST_START + place)


@rule
def is_start(action):
    return action >= FIRST_START and action < FIRST_START + 48


@rule
def start_place(action):
    return action - FIRST_START


@rule
def boom_action(place):
    return np.int64(FIRST_BOOM + place)


@rule
def is_boom(action):
    return action >= FIRST_BOOM and action < FIRST_BOOM + 48


@rule
def boom_place(action):
    return action - FIRST_BOOM


@rule
def stay_action():
    return np.int64(FIRST_STAY)


@rule
def is_stay(action):
    return action == FIRST_STAY


@rule
def expand_action(way):
    return np.int64(FIRST_EXPAND + way)


@rule
def is_expand(action):
    return action >= FIRST_EXPAND and action < FIRST_EXPAND + 256


@rule
def expand_way(action):
    return action - FIRST_EXPAND


@rule
def expand_again_action(way):
    return np.int64(FIRST_EXPAND_AGAIN + way)


@rule
def is_expand_again(action):
    return action >= FIRST_EXPAND_AGAIN and action < FIRST_EXPAND_AGAIN + 256


@rule
def expand_again_way(action):
    return action - FIRST_EXPAND_AGAIN


@rule
def expand_far_action(to):
    return np.int64(FIRST_EXPAND_FAR + to)


@rule
def is_expand_far(action):
    return action >= FIRST_EXPAND_FAR and action < FIRST_EXPAND_FAR + 48


@rule
def expand_far_to(action):
    return action - FIRST_EXPAND_FAR


@rule
def road_action():
    return np.int64(FIRST_ROAD)


@rule
def is_road(action):
    return action == FIRST_ROAD


@rule
def share_action(place):
    return np.int64(FIRST_SHARE + place)


@rule
def is_share(action):
    return action >= FIRST_SHARE and action < FIRST_SHARE + 48


@rule
def share_place(action):
    return action - FIRST_SHARE


@rule
def double_action(place):
    return np.int64(FIRST_DOUBLE + place)


@rule
def is_double(action):
    return action >= FIRST_DOUBLE and action < FIRST_DOUBLE + 48


@rule
def double_place(action):
    return action - FIRST_DOUBLE


@rule
def cash_action():
    return np.int64(FIRST_CASH)


@rule
def is_cash(action):
    return action == FIRST_CASH


@rule
def done_action():
    return np.int64(FIRST_DONE)


@rule
def is_done(action):
    return action == FIRST_DONE


@rule
def list_draw_pool(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for tile in range(board.n_tiles):
        if can_add_tile(board, s, tile) == OK:
            out[n] = FIRST_REGION_POOL + tile
            n += 1
    return n


@rule
def list_choose_tile(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for tile in range(board.n_tiles):
        if can_add_tile(board, s, tile) == OK:
            out[n] = FIRST_CHOOSE_TILE + tile
            n += 1
    return n


@rule
def list_draw_city(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for size in range(9):
        if can_draw_city(board, s, size) == OK:
            out[n] = FIRST_CITY_TILES + size
            n += 1
    return n


@rule
def list_place_city(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for place in range(board.n_places):
        for size in range(9):
            if can_place_city(board, s, place, size) == OK:
                out[n] = FIRST_PLACE_CITY + place * 9 + size
                n += 1
    return n


@rule
def list_draw_region(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for tile in range(board.n_tiles):
        if can_draw_region(board, s, tile) == OK:
            out[n] = FIRST_REGION_TILES + tile
            n += 1
    return n


@rule
def list_place_region(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for tile in range(board.n_tiles):
        for region in range(board.n_regions):
            if can_place_region(board, s, region, tile) == OK:
                out[n] = FIRST_PLACE_REGION + region * 40 + tile
                n += 1
    return n


@rule
def list_draw_milestone(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for milestone in range(7):
        if can_lay_milestone(s, milestone) == OK:
            out[n] = FIRST_MILESTONES + milestone
            n += 1
    return n


@rule
def list_start(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for place in range(board.n_places):
        if can_start(board, s, place) == OK:
            out[n] = FIRST_START + place
            n += 1
    return n


@rule
def list_boom_start(board: Board, s: State, scratch: Scratch, out):
    n = 0
    n = list_booms(board, s, FIRST_BOOM, out, n)
    return n


@rule
def list_boom(board: Board, s: State, scratch: Scratch, out):
    n = 0
    n = list_booms(board, s, FIRST_BOOM, out, n)
    out[n] = FIRST_STAY
    n += 1
    return n


@rule
def list_expand(board: Board, s: State, scratch: Scratch, out):
    n = 0
    n = list_expansions(board, s, FIRST_EXPAND, out, n)
    n = list_second_expansions(board, s, FIRST_EXPAND_AGAIN, out, n)
    n = list_far_expansions(board, s, scratch, FIRST_EXPAND_FAR, out, n)
    if can_lay_road(s) == OK:
        out[n] = FIRST_ROAD
        n += 1
    if can_use_bonus(board, s) == OK:
        out[n] = FIRST_CASH
        n += 1
    out[n] = FIRST_DONE
    n += 1
    return n


@rule
def list_share(board: Board, s: State, scratch: Scratch, out):
    n = 0
    n = list_shares(board, s, FIRST_SHARE, out, n)
    n = list_doubles(board, s, FIRST_DOUBLE, out, n)
    if can_use_bonus(board, s) == OK:
        out[n] = FIRST_CASH
        n += 1
    out[n] = FIRST_DONE
    n += 1
    return n


@rule
def legal(board: Board, s: State, scratch: Scratch, out):
    """The legal actions of the actor; with chance to act, the results that can come."""
    if s.phase == DRAW_POOL:
        return list_draw_pool(board, s, scratch, out)
    if s.phase == CHOOSE_TILE:
        return list_choose_tile(board, s, scratch, out)
    if s.phase == DRAW_CITY:
        return list_draw_city(board, s, scratch, out)
    if s.phase == PLACE_CITY:
        return list_place_city(board, s, scratch, out)
    if s.phase == DRAW_REGION:
        return list_draw_region(board, s, scratch, out)
    if s.phase == PLACE_REGION:
        return list_place_region(board, s, scratch, out)
    if s.phase == DRAW_MILESTONE:
        return list_draw_milestone(board, s, scratch, out)
    if s.phase == START:
        return list_start(board, s, scratch, out)
    if s.phase == BOOM_START:
        return list_boom_start(board, s, scratch, out)
    if s.phase == BOOM:
        return list_boom(board, s, scratch, out)
    if s.phase == EXPAND:
        return list_expand(board, s, scratch, out)
    if s.phase == SHARE:
        return list_share(board, s, scratch, out)
    return 0


@rule
def refusal(board: Board, s: State, action, scratch: Scratch):
    """0, or the code of the rule that forbids the action to whoever acts now."""
    if s.actor == OVER:
        return GAME_OVER
    if action < FIRST_STAY:
        if action < FIRST_REGION_TILES:
            if action < FIRST_CITY_TILES:
                if action < FIRST_CHOOSE_TILE:
                    if s.phase == DRAW_POOL:
                        return can_add_tile(board, s, action - FIRST_REGION_POOL)
                else:
                    if s.phase == CHOOSE_TILE:
                        return can_add_tile(board, s, action - FIRST_CHOOSE_TILE)
            else:
                if action < FIRST_PLACE_CITY:
                    if s.phase == DRAW_CITY:
                        return can_draw_city(board, s, action - FIRST_CITY_TILES)
                else:
                    if s.phase == PLACE_CITY:
                        return can_place_city(
                            board, s, (action - FIRST_PLACE_CITY) // 9, (action - FIRST_PLACE_CITY) % 9
                        )
        else:
            if action < FIRST_MILESTONES:
                if action < FIRST_PLACE_REGION:
                    if s.phase == DRAW_REGION:
                        return can_draw_region(board, s, action - FIRST_REGION_TILES)
                else:
                    if s.phase == PLACE_REGION:
                        return can_place_region(
                            board, s, (action - FIRST_PLACE_REGION) // 40, (action - FIRST_PLACE_REGION) % 40
                        )
            else:
                if action < FIRST_START:
                    if s.phase == DRAW_MILESTONE:
                        return can_lay_milestone(s, action - FIRST_MILESTONES)
                else:
                    if action < FIRST_BOOM:
                        if s.phase == START:
                            return can_start(board, s, action - FIRST_START)
                    else:
                        if s.phase == BOOM_START or s.phase == BOOM:
                            return can_boom(board, s, action - FIRST_BOOM)
    else:
        if action < FIRST_ROAD:
            if action < FIRST_EXPAND_AGAIN:
                if action < FIRST_EXPAND:
                    if s.phase == BOOM:
                        return OK
                else:
                    if s.phase == EXPAND:
                        return can_expand(board, s, action - FIRST_EXPAND)
            else:
                if action < FIRST_EXPAND_FAR:
                    if s.phase == EXPAND:
                        return can_expand_again(board, s, action - FIRST_EXPAND_AGAIN)
                else:
                    if s.phase == EXPAND:
                        return can_expand_far(board, s, action - FIRST_EXPAND_FAR, scratch)
        else:
            if action < FIRST_DOUBLE:
                if action < FIRST_SHARE:
                    if s.phase == EXPAND:
                        return can_lay_road(s)
                else:
                    if s.phase == SHARE:
                        return can_share(board, s, action - FIRST_SHARE)
            else:
                if action < FIRST_CASH:
                    if s.phase == SHARE:
                        return can_double(board, s, action - FIRST_DOUBLE)
                else:
                    if action < FIRST_DONE:
                        if s.phase == EXPAND or s.phase == SHARE:
                            return can_use_bonus(board, s)
                    else:
                        if s.phase == EXPAND or s.phase == SHARE:
                            return OK
    return NOT_NOW


@rule
def apply(board: Board, s: State, action, scratch: Scratch, sink):
    """Perform a legal action, and all that follows from it by itself."""
    if action < FIRST_STAY:
        if action < FIRST_REGION_TILES:
            if action < FIRST_CITY_TILES:
                if action < FIRST_CHOOSE_TILE:
                    add_tile(board, s, action - FIRST_REGION_POOL, sink)
                else:
                    add_tile(board, s, action - FIRST_CHOOSE_TILE, sink)
            else:
                if action < FIRST_PLACE_CITY:
                    draw_city(board, s, action - FIRST_CITY_TILES, sink)
                else:
                    place_city(board, s, (action - FIRST_PLACE_CITY) // 9, (action - FIRST_PLACE_CITY) % 9, sink)
        else:
            if action < FIRST_MILESTONES:
                if action < FIRST_PLACE_REGION:
                    draw_region(board, s, action - FIRST_REGION_TILES, sink)
                else:
                    place_region(
                        board, s, (action - FIRST_PLACE_REGION) // 40, (action - FIRST_PLACE_REGION) % 40, sink
                    )
            else:
                if action < FIRST_START:
                    lay_milestone(board, s, action - FIRST_MILESTONES, sink)
                else:
                    if action < FIRST_BOOM:
                        start(board, s, action - FIRST_START, sink)
                    else:
                        place_boom(board, s, action - FIRST_BOOM, sink)
    else:
        if action < FIRST_ROAD:
            if action < FIRST_EXPAND_AGAIN:
                if action < FIRST_EXPAND:
                    stay(board, s, sink)
                else:
                    expand(board, s, action - FIRST_EXPAND, sink)
            else:
                if action < FIRST_EXPAND_FAR:
                    expand_again(board, s, action - FIRST_EXPAND_AGAIN, sink)
                else:
                    expand_far(board, s, action - FIRST_EXPAND_FAR, scratch, sink)
        else:
            if action < FIRST_DOUBLE:
                if action < FIRST_SHARE:
                    lay_road(s, sink)
                else:
                    share(board, s, action - FIRST_SHARE, sink)
            else:
                if action < FIRST_CASH:
                    double(s, action - FIRST_DOUBLE, sink)
                else:
                    if action < FIRST_DONE:
                        cash_in(board, s, sink)
                    else:
                        end_phase(board, s, sink)


@rule
def weight(board: Board, s: State, action):
    """Of a result: how many equally likely ways lead to it."""
    if action >= FIRST_REGION_POOL and action < FIRST_REGION_POOL + 40:
        return np.int64(undrawn(s, action - FIRST_REGION_POOL))
    if action >= FIRST_CITY_TILES and action < FIRST_CITY_TILES + 9:
        return np.int64(sizes_left(s, action - FIRST_CITY_TILES))
    if action >= FIRST_REGION_TILES and action < FIRST_REGION_TILES + 40:
        return np.int64(in_pool(s, action - FIRST_REGION_TILES))
    return np.int64(1)


@rule
def draw_region_pool(board: Board, s: State):
    total = np.int64(0)
    for tile in range(board.n_tiles):
        if can_add_tile(board, s, tile) == OK:
            total += undrawn(s, tile)
    rest = below(s, total)
    for tile in range(board.n_tiles):
        if can_add_tile(board, s, tile) == OK:
            rest -= undrawn(s, tile)
            if rest < 0:
                return np.int64(FIRST_REGION_POOL + tile)
    return np.int64(-1)


@rule
def draw_city_tiles(board: Board, s: State):
    total = np.int64(0)
    for size in range(9):
        if can_draw_city(board, s, size) == OK:
            total += sizes_left(s, size)
    rest = below(s, total)
    for size in range(9):
        if can_draw_city(board, s, size) == OK:
            rest -= sizes_left(s, size)
            if rest < 0:
                return np.int64(FIRST_CITY_TILES + size)
    return np.int64(-1)


@rule
def draw_region_tiles(board: Board, s: State):
    total = np.int64(0)
    for tile in range(board.n_tiles):
        if can_draw_region(board, s, tile) == OK:
            total += in_pool(s, tile)
    rest = below(s, total)
    for tile in range(board.n_tiles):
        if can_draw_region(board, s, tile) == OK:
            rest -= in_pool(s, tile)
            if rest < 0:
                return np.int64(FIRST_REGION_TILES + tile)
    return np.int64(-1)


@rule
def draw_milestones(board: Board, s: State):
    total = np.int64(0)
    for milestone in range(7):
        if can_lay_milestone(s, milestone) == OK:
            total += 1
    rest = below(s, total)
    for milestone in range(7):
        if can_lay_milestone(s, milestone) == OK:
            rest -= 1
            if rest < 0:
                return np.int64(FIRST_MILESTONES + milestone)
    return np.int64(-1)


@rule
def draw(board: Board, s: State):
    """One of the results that can come, by the generator in the state."""
    if s.phase == DRAW_POOL:
        return draw_region_pool(board, s)
    if s.phase == DRAW_CITY:
        return draw_city_tiles(board, s)
    if s.phase == DRAW_REGION:
        return draw_region_tiles(board, s)
    if s.phase == DRAW_MILESTONE:
        return draw_milestones(board, s)
    return np.int64(-1)
