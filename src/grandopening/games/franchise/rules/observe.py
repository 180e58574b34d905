"""What a learner sees: plain numbers, seats counted from the viewer. Nothing is hidden in Franchise: all that decides
anything is there, the order of the spaces in a city (which breaks ties) and the tiles still to be laid among it.

Numbers of places and regions lie kind by kind, not place by place: stretches that are copied as a whole take a fraction
of the time."""

import numpy as np

from ....core.bits import bit, has
from ....core.contract import SEATS
from ....core.jit import apart_rule, inlined_rule
from ....core.observing import LARGEST, Part, clear, copy_bits, copy_row, flags, seat_after, steps_to
from .income import empty_spaces_of
from .ledger import influence_of
from .state import FINISHED, HELD, MILESTONES, PLACES, REGIONS, SIZE, TILE_KINDS, TILES, Board, State

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


@apart_rule
def observe(board: Board, s: State, viewer, out):
    """Every number is written, zeros too."""
    viewer = np.int64(viewer) % board.players
    copy_bits(bit(s.phase), PHASES, out, 0)
    at = PHASES
    copy_bits(bit(steps_to(viewer, s.active, board.players)), SEATS, out, at)
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
    copy_bits(bit(s.boom) if s.boom < PLACES else 0, PLACES, out, at)
    at = observe_milestones(board, s, viewer, out, at + PLACES)
    copy_row(s.undrawn, out, at)
    copy_row(s.in_pool, out, at + TILES)
    copy_row(s.size_left, out, at + 2 * TILES)


@inlined_rule
def observe_seats(board: Board, s: State, viewer, out, at):
    for step in range(SEATS):
        if step < board.players:
            observe_seat(board, s, seat_after(viewer, step, board.players), out, at + step * PER_SEAT)
        else:
            clear(PER_SEAT, out, at + step * PER_SEAT)
    return at + SEATS * PER_SEAT


@inlined_rule
def observe_seat(board: Board, s: State, seat, out, at):
    out[at] = 1
    out[at + 1] = influence_of(s, seat)
    out[at + 2] = s.cash[seat]
    out[at + 3] = empty_spaces_of(board, s, seat)
    out[at + 4] = s.supply[seat]
    out[at + 5] = s.towns[seat]
    out[at + 6] = s.bonus[seat]
    out[at + 7] = s.fresh_bonus[seat]
    out[at + 8] = s.used_bonus[seat]
    out[at + 9] = s.reserve[seat]
    out[at + 10] = s.in_scored[seat]
    out[at + 11] = s.long_links[seat]
    out[at + 12] = s.road[seat]
    out[at + 13] = s.far[seat]
    out[at + 14] = s.upright[seat]


@inlined_rule
def observe_places(board: Board, s: State, viewer, out, at):
    copy_bits(board.playing, PLACES, out, at)
    copy_row(s.city_size, out, at + PLACES)
    copy_row(s.filled, out, at + 2 * PLACES)
    copy_bits(~s.open & (bit(board.n_places) - 1), PLACES, out, at + 3 * PLACES)
    copy_bits(marked(s), PLACES, out, at + 4 * PLACES)
    shared, doubled = np.int64(s.shared | s.doubled), np.int64(s.doubled)
    for place in range(PLACES):
        out[at + 5 * PLACES + place] = ((shared >> place) & 1) + ((doubled >> place) & 1)
    at += 6 * PLACES
    for step in range(SEATS):
        if step < board.players:
            seat = seat_after(viewer, step, board.players)
            for place in range(PLACES):
                out[at + step * PLACES + place] = s.franchises[place, seat]
        else:
            clear(PLACES, out, at + step * PLACES)
    at += SEATS * PLACES
    observe_spaces(board, s, viewer, out, at)
    return at + PLACES * SIZE


@inlined_rule
def marked(s: State):
    """The places that the active player expands into."""
    places = np.int64(0)
    for i in range(s.n_markers):
        places |= bit(s.markers[i])
    return places


@inlined_rule
def observe_spaces(board: Board, s: State, viewer, out, at):
    """Who stands where in a city, seats counted from the viewer."""
    players, before = np.int16(board.players), np.int16(viewer)
    for place in range(PLACES):
        for space in range(SIZE):
            owner = np.int16(s.space[place, space])
            seen = owner - before if owner > before else owner - before + players
            out[at + place * SIZE + space] = seen if owner > 0 else 0


@inlined_rule
def observe_regions(board: Board, s: State, viewer, out, at):
    copy_bits(s.laid, REGIONS, out, at)
    for region in range(REGIONS):
        tile, plays = s.tile[region], region < board.n_regions
        out[at + REGIONS + region] = board.tile_kind[tile] if plays else 0
        for i in range(3):
            out[at + (2 + i) * REGIONS + region] = board.tile_values[tile, i] if plays else 0
    copy_row(s.left, out, at + 5 * REGIONS)
    at += 6 * REGIONS
    for step in range(SEATS):
        if step < board.players:
            seat = seat_after(viewer, step, board.players)
            for region in range(REGIONS):
                out[at + step * REGIONS + region] = s.in_region[region, seat]
                out[at + (SEATS + step) * REGIONS + region] = s.tie_break[region] == seat + 1
        else:
            clear(REGIONS, out, at + step * REGIONS)
            clear(REGIONS, out, at + (SEATS + step) * REGIONS)
    return at + 2 * SEATS * REGIONS


@inlined_rule
def observe_milestones(board: Board, s: State, viewer, out, at):
    clear(MILESTONES * (1 + SEATS), out, at)
    for i in range(s.n_milestones):
        row = at + s.milestone[i] * (1 + SEATS)
        out[row] = 1
        for step in range(board.players):
            out[row + 1 + step] = has(s.met[seat_after(viewer, step, board.players)], s.milestone[i])
    return at + MILESTONES * (1 + SEATS)
