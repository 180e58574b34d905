"""From features to expected points and chances to win, the same for every game.

Weights are a table: a row for the end of the game, its middle and its beginning, mixed in between; a column for each
feature, and the last one for `doubt`: how many points ahead make a seat e times as likely to win.
"""

from math import exp

from ..core.jit import rule

MOMENTS = ("end", "middle", "beginning")


@rule
def weigh(board, weights, desk):
    """Weigh the features on the desk by its clock."""
    at = desk.clock[0] * (len(weights) - 1)
    below = min(int(at), len(weights) - 2)
    part = at - below
    low, high = weights[below], weights[below + 1]
    n = len(low) - 1
    most = -1e9
    for seat in range(board.players):
        row = desk.features[seat]
        at_low = 0.0
        at_high = 0.0
        for i in range(n):
            at_low += row[i] * low[i]
            at_high += row[i] * high[i]
        desk.expected[seat] = at_low + part * (at_high - at_low)
        most = max(most, desk.expected[seat])
    doubt = low[n] + part * (high[n] - low[n])
    total = 0.0
    for seat in range(board.players):
        desk.chance[seat] = exp((desk.expected[seat] - most) / doubt)
        total += desk.chance[seat]
    for seat in range(board.players):
        desk.chance[seat] /= total


@rule
def note_result(board, desk):
    """Of a finished game: the points on the desk, and a shared victory counts as a part of one."""
    winners = 0
    for seat in range(board.players):
        winners += desk.won[seat]
    for seat in range(board.players):
        desk.expected[seat] = desk.points[seat]
        desk.chance[seat] = desk.won[seat] / winners
