"""The two simple bots of Franchise: `sensible` for the lab, and `reference`, the fixed standard.

The reference is frozen: progress is measured against it, so it is never tuned.
"""

import numpy as np

from ....core.bits import has
from ....core.jit import rule
from ....core.rng import below
from ..rules.dispatch import apply, done_action, is_expand, is_share, legal
from ..rules.income import empty_spaces_of
from ..rules.opening import majority_of
from ..rules.state import BOOM_START, CHART, EXPAND, FROM_TOWNS, SHARE, Board, State

PARTS = 60  # of a point: every majority, 2 to 5 franchises, divides it


@rule
def is_opening(s: State):
    return s.phase <= BOOM_START


@rule
def sensible(board: Board, s: State, work):
    """Random, but it expands and shares where it can, and keeps its tiles."""
    n = legal(board, s, work.scratch, work.legal)
    if s.phase == EXPAND or s.phase == SHARE:
        kept = 0
        for i in range(n):
            action = np.int64(work.legal[i])
            if is_expand(action) or is_share(action):
                work.legal[kept] = action
                kept += 1
        if kept == 0:
            work.legal[0] = done_action()
            kept = 1
        n = kept
    return np.int64(work.legal[below(work.rng, n)])


@rule
def reference(board: Board, s: State, work):
    """The action with the most points in sight plus income (a dollar counts as a point) if the turn ends after it; of
    equals the one with most city spaces near, then the first."""
    n = legal(board, s, work.scratch, work.legal)
    best = 0
    most = np.int64(-1)
    for i in range(n):
        trial = work.states[0]
        work.states[0] = s
        apply(board, trial, np.int64(work.legal[i]), work.scratch, work.sink)
        while trial.actor == s.actor and trial.turn == s.turn and (trial.phase == EXPAND or trial.phase == SHARE):
            apply(board, trial, done_action(), work.scratch, work.sink)
        income = np.int64(board.income[min(empty_spaces_of(board, trial, s.actor), CHART - 1)])
        worth = points_in_sight(board, trial, s.actor) + PARTS * income
        worth = worth * CHART + spaces_near(board, trial, s.actor)
        if worth > most:
            best, most = i, worth
    return np.int64(work.legal[best])


@rule
def points_in_sight(board: Board, s: State, seat):
    """In parts of a point: influence, towns, bonus tiles, $2 a point; of each city the part of a majority that the seat
    has; and half of what the regions would pay now."""
    points = np.int64(s.towns[seat]) + board.points_per_tile * (np.int64(s.bonus[seat]) + s.fresh_bonus[seat])
    for source in range(FROM_TOWNS):
        points += s.points[seat, source]
    return (
        PARTS * points
        + PARTS * np.int64(s.cash[seat]) // 2
        + parts_of_cities(s, seat)
        + parts_of_regions(board, s, seat) // 2
    )


@rule
def parts_of_cities(s: State, seat):
    parts = np.int64(0)
    for i in range(s.n_held[seat]):
        place = np.int64(s.held_list[seat, i])
        size = np.int64(s.city_size[place])
        majority = majority_of(size)
        held = np.int64(s.franchises[place, seat])
        if s.filled[place] > 0 and held + size - s.filled[place] >= majority:
            parts += PARTS * size * held // majority
    return parts


@rule
def parts_of_regions(board: Board, s: State, seat):
    parts = np.int64(0)
    for region in range(board.n_regions):
        if has(s.laid, region) and s.in_region[region, seat] > 0:
            rank = 0
            for other in range(board.players):
                if s.in_region[region, other] > s.in_region[region, seat]:
                    rank += 1
            parts += PARTS * np.int64(board.tile_values[s.tile[region], min(rank, 2)])
    return parts


@rule
def spaces_near(board: Board, s: State, seat):
    """The spaces of the cities a link away: a good start has many."""
    spaces = np.int64(0)
    for way in range(board.n_ways):
        if s.franchises[board.way_from[way], seat] > 0:
            spaces += s.city_size[board.way_to[way]]
    return min(spaces, CHART - 1)
