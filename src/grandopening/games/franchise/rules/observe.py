"""What a learner sees: plain numbers, seats counted from the viewer. Nothing is hidden in Franchise: all that decides
anything is there, the order of the spaces in a city (which breaks ties) and the tiles still to be laid among it.

Numbers of places and regions lie kind by kind, not place by place: stretches that are copied as a whole take a fraction
of the time."""

import numpy as np

from ....core.bits import has
from ....core.contract import SEATS
from ....core.jit import rule
from ....core.observing import LARGEST, Part, flags
from .income import empty_spaces_of
from .ledger import influence_of
from .state import FINISHED, HELD, MILESTONES, PLACES, REGIONS, SIZE, TILE_KINDS, TILES

PHASES = FINISHED + 1
FEW, MANY = 127, PLACES * SIZE

# Of a seat: plays, influence, cash, empty spaces it earns from, supply, towns, bonus tiles usable, won just now, used,
# in reserve, franchises in scored cities, long links, Road tile, Development tile, upright franchise.
OF_SEAT_LOW = (0, -LARGEST, *(0,) * 13)
OF_SEAT_HIGH = (1, LARGEST, LARGEST, MANY, FEW, PLACES, *(FEW,) * 4, MANY, LARGEST, len(HELD), len(HELD), 1)
PER_SEAT = len(OF_SEAT_LOW)

OBSERVATION = (
    flags("phase", PHASES),  # one-hot
    flags("active", SEATS),  # one-hot: whose turn it is
    # turn, idle turns, tiles on track, bonus tile played, markers down, players
    Part("table", 6, 0, (LARGEST, FEW, REGIONS, FEW, 2, SEATS)),
    Part("seats", SEATS * PER_SEAT, OF_SEAT_LOW, OF_SEAT_HIGH),
    # by place
    flags("plays", PLACES),
    Part("size", PLACES, 0, SIZE),  # 0 for a town
    Part("filled", PLACES, 0, SIZE),
    flags("closed", PLACES),  # taken or scored
    flags("marked", PLACES),  # the active player expands there
    Part("middle", PLACES, 0, 2),
    Part("franchises", SEATS * PLACES, 0, SIZE),  # seat by seat
    Part("spaces", PLACES * SIZE, 0, SEATS, True),  # place by place: 0, or the seat (viewer 1, next 2 …) in each space
    # by region
    flags("laid", REGIONS),
    Part("kind", REGIONS, 0, len(TILE_KINDS) - 1, True),
    Part("values", 3 * REGIONS, -FEW - 1, FEW),  # of most, of second, of others
    Part("left", REGIONS, 0, PLACES),
    Part("in_region", SEATS * REGIONS, 0, MANY),  # franchises, seat by seat
    flags("tie_break", SEATS * REGIONS),  # whose marker, seat by seat
    flags("boom", PLACES),  # one-hot
    flags("milestones", MILESTONES * (1 + SEATS)),  # each: lies out, met by seat
    # while the board is laid out
    Part("undrawn", TILES, 0, FEW),  # region tiles that can be drawn or chosen, by kind of tile
    Part("in_pool", TILES, 0, FEW),  # region tiles to be laid
    Part("sizes_left", SIZE + 1, 0, FEW),  # city tiles to be laid, by size
)


@rule
def observe(board, s, viewer, out):
    for i in range(out.shape[0]):
        out[i] = 0
    out[s.phase] = 1
    at = PHASES
    out[at + (s.active - viewer) % board.players] = 1
    at += SEATS
    out[at] = s.turn
    out[at + 1] = s.idle
    out[at + 2] = s.on_track
    out[at + 3] = s.bonus_played
    out[at + 4] = s.n_markers
    out[at + 5] = board.players
    at = observe_seats(board, s, viewer, out, at + 6)
    at = observe_places(board, s, viewer, out, at)
    at = observe_regions(board, s, viewer, out, at)
    if s.boom < PLACES:
        out[at + s.boom] = 1
    at += PLACES
    for i in range(s.n_milestones):
        row = at + s.milestone[i] * (1 + SEATS)
        out[row] = 1
        for step in range(board.players):
            out[row + 1 + step] = has(s.met[(viewer + step) % board.players], s.milestone[i])
    at += MILESTONES * (1 + SEATS)
    copy_row(s.undrawn, out, at)
    copy_row(s.in_pool, out, at + TILES)
    copy_row(s.size_left, out, at + 2 * TILES)


@rule
def copy_row(numbers, out, at):
    """(A loop over the length of the row, which the compiler does not know, is turned into vector instructions.)"""
    row = out[at : at + numbers.shape[0]]
    for i in range(row.shape[0]):
        row[i] = numbers[i]


@rule
def copy_bits(mask, out, at, n):
    """A 1 for every member of a set, a 0 for every other number."""
    m, row = np.int64(mask), out[at : at + n]
    for i in range(row.shape[0]):
        row[i] = (m >> i) & 1


@rule
def observe_seats(board, s, viewer, out, at):
    for step in range(board.players):
        seat = (viewer + step) % board.players
        row = at + step * PER_SEAT
        out[row] = 1
        out[row + 1] = influence_of(s, seat)
        out[row + 2] = s.cash[seat]
        out[row + 3] = empty_spaces_of(board, s, seat)
        out[row + 4] = s.supply[seat]
        out[row + 5] = s.towns[seat]
        out[row + 6] = s.bonus[seat]
        out[row + 7] = s.fresh_bonus[seat]
        out[row + 8] = s.used_bonus[seat]
        out[row + 9] = s.reserve[seat]
        out[row + 10] = s.in_scored[seat]
        out[row + 11] = s.long_links[seat]
        out[row + 12] = s.road[seat]
        out[row + 13] = s.far[seat]
        out[row + 14] = s.upright[seat]
    return at + SEATS * PER_SEAT


@rule
def observe_places(board, s, viewer, out, at):
    copy_bits(board.playing, out, at, PLACES)
    copy_row(s.city_size, out, at + PLACES)
    copy_row(s.filled, out, at + 2 * PLACES)
    copy_bits(~s.open, out, at + 3 * PLACES, np.int64(board.n_places))
    for i in range(s.n_markers):
        out[at + 4 * PLACES + s.markers[i]] = 1
    if s.shared | s.doubled:
        for place in range(board.n_places):
            out[at + 5 * PLACES + place] = 2 if has(s.doubled, place) else has(s.shared, place)
    at += 6 * PLACES
    for step in range(board.players):
        seat = (viewer + step) % board.players
        row = out[at + step * PLACES : at + (step + 1) * PLACES]
        for i in range(s.n_held[seat]):
            place = s.held_list[seat, i]
            row[place] = s.franchises[place, seat]
    at += SEATS * PLACES
    observe_spaces(board, s, viewer, out, at)
    return at + PLACES * SIZE


@rule
def observe_spaces(board, s, viewer, out, at):
    """Who stands where in a city, seats counted from the viewer."""
    players, before = np.int64(board.players), np.int64(viewer)
    for place in range(board.n_places):
        if s.filled[place] > 0:
            row = at + place * SIZE
            for space in range(s.filled[place]):
                owner = s.space[place, space]
                if owner > 0:
                    out[row + space] = owner - before if owner > before else owner - before + players


@rule
def observe_regions(board, s, viewer, out, at):
    copy_bits(s.laid, out, at, REGIONS)
    for region in range(board.n_regions):
        tile = s.tile[region]
        out[at + REGIONS + region] = board.tile_kind[tile]
        for i in range(3):
            out[at + (2 + i) * REGIONS + region] = board.tile_values[tile, i]
    copy_row(s.left, out, at + 5 * REGIONS)
    at += 6 * REGIONS
    for step in range(board.players):
        seat = (viewer + step) % board.players
        for region in range(board.n_regions):
            out[at + step * REGIONS + region] = s.in_region[region, seat]
            out[at + (SEATS + step) * REGIONS + region] = s.tie_break[region] == seat + 1
    return at + 2 * SEATS * REGIONS
