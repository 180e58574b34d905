"""What a learner sees: plain numbers, seats counted from the viewer."""

from ....core.bits import has
from ....core.contract import SEATS
from ....core.jit import rule
from .income import empty_spaces_of
from .ledger import influence_of
from .state import FINISHED, MILESTONES, PLACES, REGIONS

PHASES = FINISHED + 1
PER_SEAT = 15
PER_PLACE = 6 + SEATS
PER_REGION = 6 + 2 * SEATS

OBSERVATION = (
    ("phase", PHASES),  # one-hot
    ("active", SEATS),  # one-hot: whose turn it is
    ("table", 6),  # turn, idle turns, tiles on track, bonus tile played, markers down, players
    # per seat: plays, influence, cash, empty spaces it earns from, supply, towns, bonus tiles usable, won just now,
    # used, in reserve, franchises in scored cities, long links, Road tile, Development tile, upright franchise
    ("seats", SEATS * PER_SEAT),
    # per place: plays, size (0 for a town), filled, scored or taken, marker of the active player, middles, franchises
    ("places", PLACES * PER_PLACE),
    # per region: tile on it, kind, three values, places left, franchises, owner of the tie-break marker (one-hot)
    ("regions", REGIONS * PER_REGION),
    ("boom", PLACES),  # one-hot
    ("milestones", MILESTONES * (1 + SEATS)),  # lies out, met by seat
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
    for place in range(board.n_places):
        row = at + place * PER_PLACE
        out[row] = has(board.playing, place)
        out[row + 1] = s.city_size[place]
        out[row + 2] = s.filled[place]
        out[row + 3] = not has(s.open, place)
        out[row + 5] = has(s.shared, place)
        if has(s.doubled, place):
            out[row + 5] = 2
    for step in range(board.players):
        seat = (viewer + step) % board.players
        for place in range(board.n_places):
            out[at + place * PER_PLACE + 6 + step] = s.franchises[place, seat]
    for i in range(s.n_markers):
        out[at + s.markers[i] * PER_PLACE + 4] = 1
    return at + PLACES * PER_PLACE


@rule
def observe_regions(board, s, viewer, out, at):
    for region in range(board.n_regions):
        row = at + region * PER_REGION
        out[row] = has(s.laid, region)
        out[row + 1] = board.tile_kind[s.tile[region]]
        for i in range(3):
            out[row + 2 + i] = board.tile_values[s.tile[region], i]
        out[row + 5] = s.left[region]
    for step in range(board.players):
        seat = (viewer + step) % board.players
        for region in range(board.n_regions):
            row = at + region * PER_REGION
            out[row + 6 + step] = s.in_region[region, seat]
            out[row + 6 + SEATS + step] = s.tie_break[region] == seat + 1
    return at + REGIONS * PER_REGION
