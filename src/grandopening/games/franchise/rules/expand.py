"""F3.2: expanding, and with it F6.2 (expand again) and F8.8 (the Road and Development tiles)."""

import numpy as np

from ....core.bits import bit, has
from ....core.events import emit
from ....core.jit import rule
from .bonus import can_use_bonus, use_bonus
from .events import E_EXPAND, E_EXPAND_AGAIN, E_EXPAND_FAR, E_ROAD
from .ledger import is_city, pay, set_aside
from .milestones import check_milestones, note_link, show_long_link
from .refusals import (
    AGAIN_AFTER_FIRST,
    AGAIN_ANOTHER_PLACE,
    ALREADY_EXPANDED,
    ALREADY_IN_CITY,
    CITY_SCORED,
    FAR_IS_LINKED,
    FAR_NEXT_TURN,
    FAR_NOT_HELD,
    FAR_NOT_WITH_ROAD,
    FAR_TOO_DEAR,
    LINK_TOO_DEAR,
    NO_SUCH_LINK,
    NO_SUCH_PLACE,
    NOT_FROM_THERE,
    OK,
    REGION_IS_OUT,
    ROAD_NEXT_TURN,
    ROAD_NOT_HELD,
    ROAD_WAITS,
    SUPPLY_EMPTY,
    TOWN_TAKEN,
)
from .state import FRESH, NOT_HELD, USABLE, WAITING, Board, Scratch, State

HOP = 1  # a chain's length: its price, then its number of links
DOLLAR = 64
UNREACHED = 1 << 30


@rule
def can_expand_now(s: State):
    """F3.2: at most once a turn, and F3.6: with a franchise in supply."""
    if s.n_markers > 0:
        return ALREADY_EXPANDED
    if s.supply[s.active] <= 0:
        return SUPPLY_EMPTY
    return OK


@rule
def can_expand_again_now(board: Board, s: State):
    """F6.2: the bonus tile, after the first expansion of the turn."""
    code = can_use_bonus(board, s)
    if code != OK:
        return code
    if s.n_markers == 0:
        return AGAIN_AFTER_FIRST
    if s.supply[s.active] <= 0:
        return SUPPLY_EMPTY
    return OK


@rule
def can_enter(board: Board, s: State, place):
    """F3.2: a town must be empty; a city unscored (so it has an empty space) and without a franchise of yours."""
    if place >= board.n_places:
        return NO_SUCH_PLACE
    if not has(board.playing, place):
        return REGION_IS_OUT
    if not has(s.open, place):
        return CITY_SCORED if is_city(board, place) else TOWN_TAKEN
    if has(s.held[s.active], place):
        return ALREADY_IN_CITY
    if s.n_markers > 0 and s.markers[0] == place:
        return AGAIN_ANOTHER_PLACE
    return OK


@rule
def price_of(board: Board, s: State, way):
    """What the link costs; F8.8: nothing while a Road tile waits."""
    return 0 if s.road[s.active] == WAITING else board.price[way]


@rule
def can_use_way(board: Board, s: State, way):
    """F3.2: from a place with a franchise of yours, along one link, with the money."""
    if way >= board.n_ways:
        return NO_SUCH_LINK
    if not has(s.held[s.active], board.way_from[way]):
        return NOT_FROM_THERE if has(board.playing, board.way_from[way]) else REGION_IS_OUT
    code = can_enter(board, s, board.way_to[way])
    if code != OK:
        return code
    if price_of(board, s, way) > s.cash[s.active]:
        return LINK_TOO_DEAR
    return OK


@rule
def can_expand(board: Board, s: State, way):
    code = can_expand_now(s)
    return code if code != OK else can_use_way(board, s, way)


@rule
def can_expand_again(board: Board, s: State, way):
    code = can_expand_again_now(board, s)
    return code if code != OK else can_use_way(board, s, way)


@rule
def list_expansions(board: Board, s: State, first, out, n):
    return list_ways(board, s, first, out, n) if can_expand_now(s) == OK else n


@rule
def list_second_expansions(board: Board, s: State, first, out, n):
    if s.n_markers == 0:  # as at most decisions: asked first, since it is the cheapest question
        return n
    return list_ways(board, s, first, out, n) if can_expand_again_now(board, s) == OK else n


@rule
def list_ways(board: Board, s: State, first, out, n):
    """All ways the active player can use, each as `first` + way."""
    targets = s.open & ~s.held[s.active]
    for i in range(s.n_held[s.active]):
        place = np.int64(s.held_list[s.active, i])
        if board.near[place] & targets != 0:
            for j in range(board.n_exits[place]):
                way = np.int64(board.exits[place, j])
                if can_use_way(board, s, way) == OK:
                    out[n] = first + way
                    n += 1
    return n


@rule
def put_marker(board: Board, s: State, place, sink):
    """F3.2: put down the marker; the franchise it stands for is set aside (F3.6) before F8.3 asks for one."""
    s.markers[s.n_markers] = place
    s.n_markers += 1
    set_aside(s, s.active)
    show_long_link(s, sink)
    check_milestones(board, s, sink)


@rule
def expand(board: Board, s: State, way, sink):
    use_way(board, s, way, E_EXPAND, sink)


@rule
def use_way(board: Board, s: State, way, event, sink):
    """F3.2: pay the link and put down the marker."""
    price = price_of(board, s, way)
    pay(s, s.active, price)
    if s.road[s.active] == WAITING:
        s.road[s.active] = NOT_HELD
    note_link(board, s, way)
    emit(sink, event, s.active, way, price)
    put_marker(board, s, board.way_to[way], sink)


@rule
def expand_again(board: Board, s: State, way, sink):
    """F6.2: a second expansion by the same rules."""
    use_bonus(s)
    use_way(board, s, way, E_EXPAND_AGAIN, sink)


@rule
def can_lay_road(s: State):
    """F8.8: the Road tile, once, from the turn after it was won."""
    held = s.road[s.active]
    if held == USABLE:
        return OK
    if held == WAITING:
        return ROAD_WAITS
    return ROAD_NEXT_TURN if held == FRESH else ROAD_NOT_HELD


@rule
def lay_road(s: State, sink):
    """F8.8: the next link of this phase is free."""
    s.road[s.active] = WAITING
    emit(sink, E_ROAD, s.active, 0, 0)


@rule
def measure_chains(board: Board, scratch: Scratch, sources, dollars):
    """F8.8: scratch.key[place] = length of the best chain between the place and any of `sources`, over places that
    play: cheapest first, then fewest links. What costs more than so many dollars stays unreached."""
    for place in range(board.n_places):
        scratch.key[place] = 0 if has(sources, place) else UNREACHED
    longest = DOLLAR * np.int64(dollars) + DOLLAR - 1
    changed = np.int64(sources)
    while changed != 0:
        nearer, changed = changed, np.int64(0)
        for place in range(board.n_places):
            if has(nearer, place):
                changed |= lengthen_chains(board, scratch, place, longest)


@rule
def lengthen_chains(board: Board, scratch: Scratch, place, longest):
    """By one link; returns the places that are nearer now."""
    nearer = np.int64(0)
    for j in range(board.n_exits[place]):
        way = np.int64(board.exits[place, j])
        to = board.way_to[way]
        length = scratch.key[place] + length_of(board, way)
        if length <= longest and length < scratch.key[to] and has(board.playing, to):
            scratch.key[to] = length
            nearer |= bit(to)
    return nearer


@rule
def length_of(board: Board, way):
    return DOLLAR * int(board.price[way]) + HOP


@rule
def can_expand_far_now(s: State):
    """F8.8: the Development tile, once, from the turn after it was won, instead of the ordinary expansion."""
    held = s.far[s.active]
    if held != USABLE:
        return FAR_NEXT_TURN if held == FRESH else FAR_NOT_HELD
    if s.road[s.active] == WAITING:
        return FAR_NOT_WITH_ROAD
    return can_expand_now(s)


@rule
def can_go_far(board: Board, s: State, place, scratch: Scratch):
    """F8.8: to a place that no link joins to a franchise of yours, if you can pay the chain. `measure_chains` from the
    places held must have gone before."""
    code = can_enter(board, s, place)
    if code != OK:
        return code
    if board.near[place] & s.held[s.active] != 0:
        return FAR_IS_LINKED
    if scratch.key[place] // DOLLAR > s.cash[s.active]:
        return FAR_TOO_DEAR
    return OK


@rule
def can_expand_far(board: Board, s: State, place, scratch: Scratch):
    code = can_expand_far_now(s)
    if code == OK:
        measure_chains(board, scratch, s.held[s.active], s.cash[s.active])
        code = can_go_far(board, s, place, scratch)
    return code


@rule
def list_far_expansions(board: Board, s: State, scratch: Scratch, first, out, n):
    if can_expand_far_now(s) == OK:
        measure_chains(board, scratch, s.held[s.active], s.cash[s.active])
        for place in range(board.n_places):
            if can_go_far(board, s, place, scratch) == OK:
                out[n] = first + place
                n += 1
    return n


@rule
def expand_far(board: Board, s: State, place, scratch: Scratch, sink):
    """F8.8: pay the cheapest chain. Of equals the one with fewest links, then first in board order from its start,
    counts as used: so measure from the target and walk towards it."""
    measure_chains(board, scratch, bit(place), s.cash[s.active])
    at = -1
    for start in range(board.n_places):
        if has(s.held[s.active], start) and (at < 0 or scratch.key[start] < scratch.key[at]):
            at = start
    price = scratch.key[at] // DOLLAR
    while at != place:
        for j in range(board.n_exits[at]):
            way = np.int64(board.exits[at, j])
            to = board.way_to[way]
            if has(board.playing, to) and scratch.key[to] + length_of(board, way) == scratch.key[at]:
                note_link(board, s, way)
                at = int(to)
                break
    pay(s, s.active, price)
    s.far[s.active] = NOT_HELD
    emit(sink, E_EXPAND_FAR, s.active, place, price)
    put_marker(board, s, place, sink)
