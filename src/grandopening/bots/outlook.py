"""An outlook: a small neural network that has learned, from many games, how positions turn out for those in them.

A search asks it where a path ends, and where it grows no tree. What it looks at is written by the game's own `sight`;
what it answers are, for the viewer and the seats clockwise from it, the logarithm of their chance to win (up to a
common constant), and their final points. bench/learn.py makes it.
"""

import json
from collections.abc import Mapping
from importlib import resources
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..core.contract import SEATS
from ..core.jit import rule

POINTS = 50.0  # the unit in which the network counts them
LAYERS = 3
OUTPUTS = 2 * SEATS
NO_CHANCE = -1e9


class Outlook(NamedTuple):
    """What leads from each layer to the next; a row for each thing that is seen there."""

    weights_1: Any
    bias_1: Any
    weights_2: Any
    bias_2: Any
    weights_3: Any
    bias_3: Any


NO_OUTLOOK = Outlook(*(np.zeros(shape, np.float32) for shape in ((0, 0), 0) * LAYERS))


@rule
def add_up(seen, weights, bias, out, is_last):
    for j in range(len(bias)):
        out[j] = bias[j]
    for i in range(len(weights)):
        if seen[i] != 0:
            row = weights[i]
            for j in range(len(bias)):
                out[j] += seen[i] * row[j]
    if not is_last:
        for j in range(len(bias)):
            out[j] = max(out[j], np.float32(0))


@rule
def foretell(board, viewer, desk):
    """From what the viewer sees, desk.seen[0], to the expected points and the chance to win of every seat."""
    outlook = desk.outlook
    add_up(desk.seen[0], outlook.weights_1, outlook.bias_1, desk.seen[1], False)
    add_up(desk.seen[1], outlook.weights_2, outlook.bias_2, desk.seen[2], False)
    add_up(desk.seen[2], outlook.weights_3, outlook.bias_3, desk.seen[3], True)
    answer = desk.seen[3]
    most = NO_CHANCE
    for k in range(board.players):
        most = max(most, answer[k])
    total = 0.0
    for k in range(board.players):
        seat = (viewer + k) % board.players
        desk.expected[seat] = POINTS * answer[SEATS + k]
        desk.chance[seat] = exp(answer[k] - most)
        total += desk.chance[seat]
    for seat in range(board.players):
        desk.chance[seat] /= total


def read_outlook(package: str, inputs: int, path: Path | None = None) -> Outlook:
    """The one that comes with a game's bots, or that of another file. Where there is none yet, all seats are equal."""
    source = path or resources.files(package) / "outlook.npz"
    if not source.is_file():
        sizes = (inputs, 1, 1, OUTPUTS)
        shapes = [shape for before, after in pairwise(sizes) for shape in ((before, after), after)]
        return Outlook(*(np.zeros(shape, np.float32) for shape in shapes))
    with source.open("rb") as file, np.load(file) as content:
        outlook = Outlook(*(np.ascontiguousarray(content[name]) for name in Outlook._fields))
    if len(outlook.weights_1) != inputs:
        raise ValueError(
            f"the outlook was learned from {len(outlook.weights_1)} inputs and there are {inputs}: delete {source}, "
            "and run bench/learn.py"
        )
    return outlook


def write_outlook(path: Path, outlook: Outlook, found: Mapping[str, Any]) -> None:
    """With how it was found."""
    np.savez_compressed(path, **outlook._asdict(), found=json.dumps(found))
