"""F8.1 to F8.3: the Milestones expansion."""

import numpy as np

from ....core.bits import bit, has
from ....core.events import emit
from ....core.jit import rule
from .events import E_MILESTONE, E_UPRIGHT
from .ledger import spend_franchise
from .state import BY_BIG_CITY, BY_LINKS, BY_REGION, BY_REGIONS, BY_SCORED, BY_SIZES, BY_TOWNS, Board, State


@rule
def note_city(board: Board, s: State, size):
    """F8.3: the active player triggered the scoring of a city; a big one counts."""
    if size >= board.big_size:
        s.big_city[s.active] = 1


@rule
def note_link(board: Board, s: State, way):
    """F8.3: the active player used a link; a long one counts."""
    if board.price[way] == board.long_link:
        s.long_links[s.active] += 1


@rule
def show_long_link(s: State, sink):
    """F8.3: whoever has used one long link, and can still meet their milestone, puts a franchise upright beside it."""
    seat = s.active
    if s.long_links[seat] == 0 or s.upright[seat] != 0 or s.reserve[seat] == 0:
        return
    if lies_out(s, BY_LINKS) and not has(s.met[seat], BY_LINKS):
        s.upright[seat] = 1
        spend_franchise(s, seat)
        emit(sink, E_UPRIGHT, seat, BY_LINKS, 0)


@rule
def lies_out(s: State, milestone):
    for i in range(s.n_milestones):
        if s.milestone[i] == milestone:
            return True
    return False


@rule
def note_region(s: State):
    """F8.3: the active player triggered the scoring of a region."""
    s.any_region[s.active] = 1


@rule
def check_milestones(board: Board, s: State, sink):
    """F8.2: seats in turn order from the active one, milestones as they lie."""
    if board.milestones == 0:
        return
    for step in range(board.players):
        seat = (s.active + step) % board.players
        for i in range(board.milestones if s.reserve[seat] > 0 else 0):
            milestone = s.milestone[i]
            if not has(s.met[seat], milestone) and meets(board, s, seat, milestone):
                mark_milestone(s, seat, milestone, sink)
                if s.reserve[seat] == 0:
                    break


@rule
def mark_milestone(s: State, seat, milestone, sink):
    """F8.2: mark it with a franchise (F8.3: that which stands upright beside it) and take a bonus tile, usable from the
    next turn."""
    s.met[seat] |= bit(milestone)
    if milestone == BY_LINKS and s.upright[seat] != 0:
        s.upright[seat] = 0
    else:
        spend_franchise(s, seat)
    s.reserve[seat] -= 1
    s.fresh_bonus[seat] += 1
    emit(sink, E_MILESTONE, seat, milestone, 0)


@rule
def meets(board: Board, s: State, seat, milestone):
    """F8.3: the seven."""
    if milestone == BY_TOWNS:
        return s.towns[seat] >= board.towns_needed
    if milestone == BY_REGIONS:
        return regions_with(board, s, seat) >= board.regions_needed
    if milestone == BY_SCORED:
        return s.in_scored[seat] >= board.scored_needed
    if milestone == BY_SIZES:
        return sizes_of(board, s, seat) == board.sizes_needed
    if milestone == BY_BIG_CITY:
        return s.big_city[seat] != 0
    if milestone == BY_REGION:
        return s.any_region[seat] != 0
    return milestone == BY_LINKS and s.long_links[seat] >= board.links_needed


@rule
def regions_with(board: Board, s: State, seat):
    n = 0
    for region in range(board.n_regions):
        if s.in_region[region, seat] > 0:
            n += 1
    return n


@rule
def sizes_of(board: Board, s: State, seat):
    """Of the sizes asked for, as bits, those of unscored cities with a franchise of the seat."""
    sizes = np.int64(0)
    for i in range(s.n_held[seat]):
        place = np.int64(s.held_list[seat, i])
        if has(board.cities & ~s.scored, place):
            sizes |= bit(s.city_size[place])
    return sizes & board.sizes_needed
