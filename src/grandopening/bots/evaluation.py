"""From features to expected points and chances to win, the same for every game.

Weights are a table: a row for the end of the game, its middle and its beginning, interpolated in between; a column for
each feature, and the last one for the temperature: a lead of so many points makes a seat e times as likely to win.
"""

from math import exp

from ..core.jit import rule

MOMENTS = ("end", "middle", "beginning")


@rule
def evaluate_features(board, weights, work):
    """The weighted sum of each seat's features, by the clock of the workspace; then a softmax over the seats."""
    at = work.clock[0] * (len(weights) - 1)
    below = min(int(at), len(weights) - 2)
    part = at - below
    low, high = weights[below], weights[below + 1]
    n = len(low) - 1
    most = -1e9
    for seat in range(board.players):
        row = work.features[seat]
        at_low = 0.0
        at_high = 0.0
        for i in range(n):
            at_low += row[i] * low[i]
            at_high += row[i] * high[i]
        work.expected[seat] = at_low + part * (at_high - at_low)
        most = max(most, work.expected[seat])
    temperature = low[n] + part * (high[n] - low[n])
    total = 0.0
    for seat in range(board.players):
        work.chance[seat] = exp((work.expected[seat] - most) / temperature)
        total += work.chance[seat]
    for seat in range(board.players):
        work.chance[seat] /= total


@rule
def write_result(board, work):
    """Of a finished game, from work.points and work.won; k winners get 1/k each."""
    winners = 0
    for seat in range(board.players):
        winners += work.won[seat]
    for seat in range(board.players):
        work.expected[seat] = work.points[seat]
        work.chance[seat] = work.won[seat] / winners
