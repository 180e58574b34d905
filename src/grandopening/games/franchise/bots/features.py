"""The features of greedy's evaluation of Franchise: a row of numbers for each seat, most of them in points.

The races for the cities are played out first: they tell where franchises will stand when a region is scored.
"""

import numpy as np

from ....core.bits import bit, has
from ....core.jit import rule
from ..rules.boom import boom_reach
from ..rules.income import empty_spaces_in, empty_spaces_of, income_of
from ..rules.ledger import influence_of
from ..rules.milestones import regions_with, sizes_of
from ..rules.opening import majority_of, points_of_full
from ..rules.regions import column_of, value_of
from ..rules.state import (
    BONUS,
    BOOM,
    BY_LINKS,
    BY_REGIONS,
    BY_SCORED,
    BY_SIZES,
    BY_TOWNS,
    DEVELOPMENT,
    DOLLARS,
    NOWHERE,
    ROAD,
    Board,
    State,
)

FEATURES = (
    "constant",
    "wait",  # turns of others before the seat's next turn
    "influence",
    "towns",
    "cash",  # in points
    "spare_cash",  # the part of it beyond SPARE dollars
    "tiles",  # bonus tiles, in points
    "income",  # dollars a turn
    "empty",  # empty spaces it comes from
    "race_now",  # cities that are won if every seat in them goes on: with one more franchise of the winner,
    "race_soon",  # with two more,
    "race_late",  # with more than two,
    "race_full",  # or without a majority
    "stake",  # the city's tile times the part of a majority that the seat has, where it can still get one
    "blocked",  # unscored cities where it cannot get one
    "region_now",  # what the expected rank in a region pays: regions that wait for one place,
    "region_soon",  # for two,
    "region_late",  # for more
    "ahead",  # regions where the seat is first
    "reach_towns",  # empty towns a link away
    "reach_cities",  # unscored cities a link away without a franchise of the seat
    "short",  # how many franchises the supply is below a comfortable one
    "milestones",  # how much of each open milestone is met
    "won_tiles",  # Road and Development tile
)
N_FEATURES = len(FEATURES)
(
    CONSTANT,
    WAIT,
    INFLUENCE,
    TOWNS,
    CASH,
    SPARE_CASH,
    TILES,
    INCOME,
    EMPTY,
    RACE_NOW,
    RACE_SOON,
    RACE_LATE,
    RACE_FULL,
    STAKE,
    BLOCKED,
    REGION_NOW,
    REGION_SOON,
    REGION_LATE,
    AHEAD,
    REACH_TOWNS,
    REACH_CITIES,
    SHORT,
    MILESTONES,
    WON_TILES,
) = range(N_FEATURES)

SPARE = 9  # dollars
COMFORTABLE = 10  # franchises in supply
TIE_BREAK = 0.5  # of a franchise: so much the owner of the marker is ahead
UNCERTAINTY = 0.7  # of a franchise, for each place a region waits for: how uncertain the standing is


@rule
def measure(board: Board, s: State, features, standing):
    """Write the features of every seat. `standing` gets the franchises expected in each region."""
    for seat in range(board.players):
        measure_seat(board, s, seat, features[seat])
    if s.boom != NOWHERE:
        measure_boom(board, s, features)
    for region in range(board.n_regions):
        for seat in range(board.players):
            standing[region, seat] = s.in_region[region, seat]
    cities = board.cities & ~s.scored
    for place in range(board.n_places):
        if has(cities, place) and s.filled[place] > 0:
            measure_city(board, s, place, features, standing[board.region_of[place]])
    for region in range(board.n_regions):
        if has(s.laid, region):
            measure_region(board, s, region, features, standing[region])


@rule
def measure_boom(board: Board, s: State, features):
    """F8.4: whoever earns next moves the Boom marker first. So what it is worth to them is the best city it can reach
    from here; a marker parked out of their reach is worth nothing to them."""
    earner = np.int64(s.active) if s.phase <= BOOM else (s.active + 1) % board.players
    reach = boom_reach(board, s) | bit(s.boom)
    most = np.int64(0)
    spaces = np.int64(0)
    for i in range(s.n_held[earner]):
        place = np.int64(s.held_list[earner, i])
        empty = np.int64(empty_spaces_in(board, s, place))
        spaces += empty
        if has(reach, place):
            most = max(most, empty)
    measure_income(board, spaces + most, features[earner])


@rule
def measure_income(board: Board, spaces, row):
    row[EMPTY] = spaces
    row[INCOME] = income_of(board, spaces)


@rule
def measure_seat(board: Board, s: State, seat, row):
    for i in range(N_FEATURES):
        row[i] = 0
    row[CONSTANT] = 1
    row[WAIT] = (seat - s.active) % board.players
    row[INFLUENCE] = influence_of(s, seat)
    row[TOWNS] = s.towns[seat]
    row[CASH] = np.int64(s.cash[seat]) / board.dollars_per_point
    row[SPARE_CASH] = max(0, np.int64(s.cash[seat]) - SPARE) / board.dollars_per_point
    row[TILES] = board.points_per_tile * (s.bonus[seat] + s.fresh_bonus[seat])
    measure_income(board, empty_spaces_of(board, s, seat), row)
    row[SHORT] = max(0, COMFORTABLE - s.supply[seat])
    row[WON_TILES] = int(s.road[seat] != 0) + int(s.far[seat] != 0)
    reach = np.int64(0)
    for i in range(s.n_held[seat]):
        reach |= board.near[s.held_list[seat, i]]
    reach &= s.open & ~s.held[seat]
    row[REACH_TOWNS] = members(reach & board.towns)
    row[REACH_CITIES] = members(reach & board.cities)
    if s.reserve[seat] > 0:
        for i in range(s.n_milestones):
            if not has(s.met[seat], s.milestone[i]):
                row[MILESTONES] += part_of_milestone(board, s, seat, s.milestone[i]) ** 2


@rule
def members(mask):
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


@rule
def part_of_milestone(board: Board, s: State, seat, milestone):
    """How much of a milestone is met, from 0 to 1."""
    if milestone == BY_TOWNS:
        return np.int64(s.towns[seat]) / board.towns_needed
    if milestone == BY_REGIONS:
        return np.int64(regions_with(board, s, seat)) / board.regions_needed
    if milestone == BY_SCORED:
        return np.int64(s.in_scored[seat]) / board.scored_needed
    if milestone == BY_SIZES:
        return members(sizes_of(board, s, seat)) / members(board.sizes_needed)
    if milestone == BY_LINKS:
        return np.int64(s.long_links[seat]) / board.links_needed
    return 0.0


@rule
def measure_city(board: Board, s: State, place, features, standing):
    """Play out its race: every seat in the city adds one franchise a turn, from the active player on."""
    size = np.int64(s.city_size[place])
    empty = size - s.filled[place]
    majority = majority_of(size)
    for seat in range(board.players):
        held = np.int64(s.franchises[place, seat])
        if held > 0:
            if held + empty >= majority:
                features[seat, STAKE] += size * held / majority
            else:
                features[seat, BLOCKED] += 1
    added = np.int64(0)  # by seat, a byte each
    winner = -1
    seat = int(s.active)
    while empty > 0 and winner < 0:
        held = np.int64(s.franchises[place, seat])
        if held > 0:
            empty -= 1
            added += np.int64(1) << (8 * seat)
            if held + ((added >> (8 * seat)) & 0xFF) >= majority:
                winner = seat
        seat = seat + 1 if seat + 1 < board.players else 0
    note_race(board, s, place, winner, added, features, standing)


@rule
def note_race(board: Board, s: State, place, winner, added, features, standing):
    """F4: the points of the race, and the franchises that stay in the region."""
    size = np.int64(s.city_size[place])
    points = size
    if winner < 0:
        winner = first_of_full(board, s, place, added)
        points = points_of_full(size)
        kind = RACE_FULL
    else:
        missing = (added >> (8 * winner)) & 0xFF
        kind = RACE_NOW if missing == 1 else RACE_SOON if missing == 2 else RACE_LATE
    features[winner, kind] += points
    for seat in range(board.players):
        standing[seat] += (added >> (8 * seat)) & 0xFF
    standing[winner] -= s.franchises[place, winner] + ((added >> (8 * winner)) & 0xFF) - 1


@rule
def first_of_full(board: Board, s: State, place, added):
    """F4.3: most franchises, a tie to the earliest space."""
    winner = -1
    most = 0
    for i in range(s.filled[place]):
        seat = int(s.space[place, i]) - 1
        count = s.franchises[place, seat] + ((added >> (8 * seat)) & 0xFF)
        if count > most:
            winner, most = seat, count
    return winner


@rule
def measure_region(board: Board, s: State, region, features, standing):
    """F5: the value of the rank each seat can expect. The more franchises a seat is ahead of another and the fewer
    places are missing, the more certain it is that it stays ahead."""
    missing = np.int64(s.left[region])
    kind = REGION_NOW if missing <= 1 else REGION_SOON if missing == 2 else REGION_LATE
    uncertainty = UNCERTAINTY * missing
    owner = np.int64(s.tie_break[region]) - 1
    for seat in range(board.players):
        if owner >= 0:
            standing[seat] += TIE_BREAK * (board.players - (seat - owner) % board.players) / board.players
    for seat in range(board.players):
        if s.in_region[region, seat] == 0:
            continue
        rank = 0.0
        is_first = True
        for other in range(board.players):
            if other != seat and s.in_region[region, other] > 0:
                lead = (standing[other] - standing[seat]) / uncertainty
                rank += 0.5 + 0.5 * lead / (1 + abs(lead))
                is_first = is_first and lead < 0
        features[seat, kind] += value_of_rank(board, s, s.tile[region], rank)
        if is_first:
            features[seat, AHEAD] += 1


@rule
def value_of_rank(board: Board, s: State, tile, rank):
    """In points, interpolated between the two nearest ranks."""
    first = points_of_column(board, s, tile, column_of(board, 0))
    second = points_of_column(board, s, tile, column_of(board, 1))
    if rank <= 1:
        return first + (second - first) * rank
    third = points_of_column(board, s, tile, column_of(board, 2))
    return second + (third - second) * min(rank - 1, 1.0)


@rule
def points_of_column(board: Board, s: State, tile, column):
    """F8.7: dollars and what else the tile gives, as points."""
    kind = board.tile_kind[tile]
    value = float(value_of(board, s, tile, column))
    if kind == DOLLARS:
        return value / board.dollars_per_point
    if column == 0 and kind in (BONUS, DEVELOPMENT, ROAD):
        return value + board.points_per_tile
    return value
