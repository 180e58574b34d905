"""Who decides what, in which order: the verbs of Franchise, phase by phase. Each is handed to the rules beside it."""

import numpy as np

from ....core.bits import has
from ....core.contract import OVER
from ....core.jit import rule
from ....core.rng import below
from .actions import (
    BOOM_,
    CASH_,
    CHOOSE_TILE_,
    DONE_,
    DOUBLE_,
    DRAW_CITY_,
    DRAW_MILESTONE_,
    DRAW_POOL_,
    DRAW_REGION_,
    EXPAND_,
    EXPAND_AGAIN_,
    EXPAND_FAR_,
    PLACE_CITY_,
    PLACE_REGION_,
    ROAD_,
    SHARE_,
    START_,
    STAY_,
)
from .bonus import can_use_bonus, cash_in
from .expand import (
    can_expand_again_now,
    can_expand_far,
    can_expand_far_now,
    can_expand_now,
    can_go_far,
    can_lay_road,
    can_use_way,
    expand,
    expand_again,
    expand_far,
    lay_road,
    list_ways,
    measure_chains,
)
from .income import boom_reach, can_boom, collect_income, move_boom
from .refusals import GAME_OVER, NOT_NOW, OK
from .setup import (
    add_tile,
    can_add_tile,
    can_lay_milestone,
    can_place_city,
    can_place_region,
    can_start,
    lay_milestone,
    place_city,
    place_region,
    start,
)
from .share import can_double, can_share, double, list_shares, share
from .state import (
    BOOM,
    BOOM_START,
    CHOOSE_TILE,
    DRAW_CITY,
    DRAW_MILESTONE,
    DRAW_POOL,
    DRAW_REGION,
    EXPAND,
    MILESTONES,
    PLACE_CITY,
    PLACE_REGION,
    SHARE,
    SIZE,
    START,
    TILES,
)
from .turn import begin_turn, end_expanding, end_turn

SIZES = SIZE + 1


@rule
def legal(board, s, scratch, out):
    """The legal actions of the actor; with chance to act, the results that can come."""
    if s.phase == EXPAND:
        return legal_expansions(board, s, scratch, out)
    if s.phase == SHARE:
        return legal_shares(board, s, out)
    if s.phase == BOOM:
        return legal_booms(board, s, out)
    return legal_set_up(board, s, out)


@rule
def legal_expansions(board, s, scratch, out):
    """F3, phase 2: an expansion, or none, with the tiles that bear on it; then done."""
    n = 0
    if s.n_markers == 0:
        if can_expand_now(s) == OK:
            n = list_ways(board, s, EXPAND_, out, n)
    elif can_expand_again_now(board, s) == OK:
        n = list_ways(board, s, EXPAND_AGAIN_, out, n)
    if can_expand_far_now(s) == OK:
        measure_chains(board, scratch, s.held[s.active])
        for place in range(board.n_places):
            if can_go_far(board, s, place, scratch) == OK:
                out[n] = EXPAND_FAR_ + place
                n += 1
    if can_lay_road(s) == OK:
        out[n] = ROAD_
        n += 1
    return cash_or_done(board, s, out, n)


@rule
def legal_shares(board, s, out):
    """F3, phase 3: shares, then done."""
    return cash_or_done(board, s, out, list_shares(board, s, out, 0))


@rule
def cash_or_done(board, s, out, n):
    if can_use_bonus(board, s) == OK:
        out[n] = CASH_
        n += 1
    out[n] = DONE_
    return n + 1


@rule
def legal_booms(board, s, out):
    """F8.4: move the marker, or let it stay."""
    n = 0
    reach = boom_reach(board, s)
    for place in range(board.n_places):
        if has(reach, place) and can_boom(board, s, place, reach) == OK:
            out[n] = BOOM_ + place
            n += 1
    out[n] = STAY_
    return n + 1


@rule
def legal_set_up(board, s, out):
    """F2, F8 and F9: the draws and decisions before the first turn."""
    n = 0
    if s.phase == START:
        for place in range(board.n_places):
            if can_start(board, s, place) == OK:
                out[n] = START_ + place
                n += 1
    elif s.phase == BOOM_START:
        for place in range(board.n_places):
            if can_boom(board, s, place, 0) == OK:
                out[n] = BOOM_ + place
                n += 1
    elif s.phase == DRAW_MILESTONE:
        for milestone in range(MILESTONES):
            if can_lay_milestone(s, milestone) == OK:
                out[n] = DRAW_MILESTONE_ + milestone
                n += 1
    elif s.phase == DRAW_CITY or s.phase == PLACE_CITY:
        n = legal_city_tiles(board, s, out)
    else:
        n = legal_region_tiles(board, s, out)
    return n


@rule
def legal_city_tiles(board, s, out):
    """F9: drawn for the next city in board order, or placed on any."""
    n = 0
    for place in range(board.n_places):
        if s.phase == PLACE_CITY or place == s.cursor:
            for size in range(SIZES):
                if can_place_city(board, s, place, size) == OK:
                    out[n] = DRAW_CITY_ + size if s.phase == DRAW_CITY else PLACE_CITY_ + place * SIZES + size
                    n += 1
    return n


@rule
def legal_region_tiles(board, s, out):
    """F8.6 and F9: the tiles that play, and then the regions they lie on."""
    n = 0
    for tile in range(board.n_tiles):
        if s.phase == DRAW_POOL or s.phase == CHOOSE_TILE:
            if can_add_tile(board, s, tile) == OK:
                out[n] = tile + (DRAW_POOL_ if s.phase == DRAW_POOL else CHOOSE_TILE_)
                n += 1
        elif s.phase == DRAW_REGION:
            if can_place_region(board, s, s.cursor, tile) == OK:
                out[n] = DRAW_REGION_ + tile
                n += 1
        elif s.phase == PLACE_REGION:
            for region in range(board.n_regions):
                if can_place_region(board, s, region, tile) == OK:
                    out[n] = PLACE_REGION_ + region * TILES + tile
                    n += 1
    return n


@rule
def refusal(board, s, action, scratch):
    """0, or the code of the rule that forbids the action to whoever acts now."""
    if s.actor == OVER:
        return GAME_OVER
    if s.phase == EXPAND and action >= EXPAND_ and action < SHARE_:
        return refusal_of_expansion(board, s, action, scratch)
    if s.phase == SHARE and action >= CASH_:
        return refusal_of_share(board, s, action)
    if s.phase == EXPAND and action == DONE_:
        return OK
    if s.phase == BOOM and action == STAY_:
        return OK
    if (s.phase == BOOM or s.phase == BOOM_START) and action >= BOOM_ and action < STAY_:
        reach = boom_reach(board, s) if s.phase == BOOM else np.int64(0)
        return can_boom(board, s, action - BOOM_, reach)
    return refusal_of_set_up(board, s, action)


@rule
def refusal_of_expansion(board, s, action, scratch):
    if action < EXPAND_AGAIN_:
        code = can_expand_now(s)
        return code if code != OK else can_use_way(board, s, action - EXPAND_)
    if action < EXPAND_FAR_:
        code = can_expand_again_now(board, s)
        return code if code != OK else can_use_way(board, s, action - EXPAND_AGAIN_)
    if action < ROAD_:
        return can_expand_far(board, s, action - EXPAND_FAR_, scratch)
    return can_lay_road(s) if action < CASH_ else can_use_bonus(board, s)


@rule
def refusal_of_share(board, s, action):
    if action < SHARE_:
        return can_use_bonus(board, s)
    if action < DOUBLE_:
        return can_share(board, s, action - SHARE_)
    return can_double(board, s, action - DOUBLE_) if action < DONE_ else OK


@rule
def refusal_of_set_up(board, s, action):
    if s.phase == DRAW_POOL and action < CHOOSE_TILE_:
        return can_add_tile(board, s, action - DRAW_POOL_)
    if s.phase == CHOOSE_TILE and action >= CHOOSE_TILE_ and action < DRAW_CITY_:
        return can_add_tile(board, s, action - CHOOSE_TILE_)
    if s.phase == DRAW_CITY and action >= DRAW_CITY_ and action < PLACE_CITY_:
        return can_place_city(board, s, s.cursor, action - DRAW_CITY_)
    if s.phase == PLACE_CITY and action >= PLACE_CITY_ and action < DRAW_REGION_:
        return can_place_city(board, s, (action - PLACE_CITY_) // SIZES, (action - PLACE_CITY_) % SIZES)
    if s.phase == DRAW_REGION and action >= DRAW_REGION_ and action < PLACE_REGION_:
        return can_place_region(board, s, s.cursor, action - DRAW_REGION_)
    if s.phase == PLACE_REGION and action >= PLACE_REGION_ and action < DRAW_MILESTONE_:
        return can_place_region(board, s, (action - PLACE_REGION_) // TILES, (action - PLACE_REGION_) % TILES)
    if s.phase == DRAW_MILESTONE and action >= DRAW_MILESTONE_ and action < START_:
        return can_lay_milestone(s, action - DRAW_MILESTONE_)
    if s.phase == START and action >= START_ and action < BOOM_:
        return can_start(board, s, action - START_)
    return NOT_NOW


@rule
def apply(board, s, action, scratch, sink):
    """Perform a legal action, and all that follows from it by itself."""
    if action == DONE_:
        if s.phase == EXPAND:
            end_expanding(s)
        else:
            end_turn(board, s, sink)
    elif action >= EXPAND_:
        apply_in_turn(board, s, action, scratch, sink)
    elif action >= BOOM_:
        apply_boom(board, s, action, sink)
    else:
        apply_set_up(board, s, action, sink)


@rule
def apply_in_turn(board, s, action, scratch, sink):
    if action < EXPAND_AGAIN_:
        expand(board, s, action - EXPAND_, sink)
    elif action < EXPAND_FAR_:
        expand_again(board, s, action - EXPAND_AGAIN_, sink)
    elif action < ROAD_:
        expand_far(board, s, action - EXPAND_FAR_, scratch, sink)
    elif action < CASH_:
        lay_road(s, sink)
    elif action < SHARE_:
        cash_in(s, sink)
    elif action < DOUBLE_:
        share(s, action - SHARE_, sink)
    else:
        double(s, action - DOUBLE_, sink)


@rule
def apply_boom(board, s, action, sink):
    """F8.4: then, in a turn, income; after the first placing, the first turn."""
    if action < STAY_:
        move_boom(s, action - BOOM_, sink)
    if s.phase == BOOM_START:
        begin_turn(board, s, 0, sink)
    else:
        collect_income(board, s, sink)


@rule
def apply_set_up(board, s, action, sink):
    if action < CHOOSE_TILE_:
        add_tile(board, s, action - DRAW_POOL_, sink)
    elif action < DRAW_CITY_:
        add_tile(board, s, action - CHOOSE_TILE_, sink)
    elif action < PLACE_CITY_:
        place_city(board, s, s.cursor, action - DRAW_CITY_, sink)
    elif action < DRAW_REGION_:
        place_city(board, s, (action - PLACE_CITY_) // SIZES, (action - PLACE_CITY_) % SIZES, sink)
    elif action < PLACE_REGION_:
        place_region(board, s, s.cursor, action - DRAW_REGION_, sink)
    elif action < DRAW_MILESTONE_:
        place_region(board, s, (action - PLACE_REGION_) // TILES, (action - PLACE_REGION_) % TILES, sink)
    elif action < START_:
        lay_milestone(board, s, action - DRAW_MILESTONE_, sink)
    else:
        start(board, s, action - START_, sink)


@rule
def weight(board, s, action):
    """Tiles that are alike are one result, as likely as they are many."""
    if s.phase == DRAW_POOL:
        return np.int64(s.undrawn[action - DRAW_POOL_])
    if s.phase == DRAW_CITY:
        return np.int64(s.size_left[action - DRAW_CITY_])
    if s.phase == DRAW_REGION:
        return np.int64(s.in_pool[action - DRAW_REGION_])
    return np.int64(1)


@rule
def draw(board, s):
    """One of the results that can come, by the generator in the state."""
    total = np.int64(0)
    for action in range(first_result(s), last_result(s)):
        if refusal_of_set_up(board, s, action) == OK:
            total += weight(board, s, action)
    rest = below(s, total)
    for action in range(first_result(s), last_result(s)):
        if refusal_of_set_up(board, s, action) == OK:
            rest -= weight(board, s, action)
            if rest < 0:
                return action
    return -1


@rule
def first_result(s):
    if s.phase == DRAW_POOL:
        return DRAW_POOL_
    if s.phase == DRAW_CITY:
        return DRAW_CITY_
    return DRAW_REGION_ if s.phase == DRAW_REGION else DRAW_MILESTONE_


@rule
def last_result(s):
    if s.phase == DRAW_POOL:
        return CHOOSE_TILE_
    if s.phase == DRAW_CITY:
        return PLACE_CITY_
    return PLACE_REGION_ if s.phase == DRAW_REGION else START_
