"""F2.1, F2.2: the beginning of a game. Then laying.py, starts.py and turn.py, each handing over to the next."""

from ....core.bits import has
from ....core.jit import rule
from ....core.rng import seed_rng
from .laying import begin_pool
from .state import NOWHERE, POOL_PRINTED, Board, State


@rule
def new_game(board: Board, s: State, seed, sink):
    """F2.1, F2.2: what everybody gets, and the first step of the set-up that the options ask for."""
    seed_rng(s, seed)
    for seat in range(board.players):
        s.supply[seat] = board.franchises
        s.cash[seat] = board.start_money[seat]
        if board.milestones > 0:
            s.reserve[seat] = board.bonus_tiles
        else:
            s.bonus[seat] = board.bonus_tiles
    s.open = board.playing
    s.boom = NOWHERE
    for region in range(board.n_regions):
        s.left[region] = board.open_places[region]
        s.tile[region] = board.printed_tile[region]
        if not has(board.playing_regions, region):
            s.on_track += 1
    for tile in range(board.n_tiles):
        if board.pool == POOL_PRINTED:
            s.in_pool[tile] = board.stack[tile]
        else:
            s.undrawn[tile] = board.stack[tile]
    begin_pool(board, s, sink)
