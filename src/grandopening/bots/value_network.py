"""A value network: a small neural network, trained on many games, that tells how a position turns out for each seat.

A search evaluates its leaves with it, and decides with it alone where it grows no tree. The game's own encoder writes
the inputs. The outputs are, for the viewer and the seats clockwise from it, the logarithm of their chance to win (up to
a common constant), then their final points. `python -m grandopening.train value` makes it.
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

FILE = "value_network.npz"
POINTS_UNIT = 50.0  # the network counts points in units of this
LAYERS = 3
OUTPUTS = 2 * SEATS
LOWEST = -1e9


class ValueNetwork(NamedTuple):
    """Weights (a row for each input of the layer) and biases."""

    weights_1: Any
    bias_1: Any
    weights_2: Any
    bias_2: Any
    weights_3: Any
    bias_3: Any


NO_NETWORK = ValueNetwork(*(np.zeros(shape, np.float32) for shape in ((0, 0), 0) * LAYERS))


@rule
def apply_layer(inputs, weights, bias, out, is_last):
    """Linear, then ReLU unless it is the last layer."""
    for j in range(len(bias)):
        out[j] = bias[j]
    for i in range(len(weights)):
        if inputs[i] != 0:
            row = weights[i]
            for j in range(len(bias)):
                out[j] += inputs[i] * row[j]
    if not is_last:
        for j in range(len(bias)):
            out[j] = max(out[j], np.float32(0))


@rule
def forward(board, viewer, work):
    """The forward pass: from the inputs, work.activations[0], to the expected points and the chance to win of every
    seat."""
    network = work.network
    apply_layer(work.activations[0], network.weights_1, network.bias_1, work.activations[1], False)
    apply_layer(work.activations[1], network.weights_2, network.bias_2, work.activations[2], False)
    apply_layer(work.activations[2], network.weights_3, network.bias_3, work.activations[3], True)
    outputs = work.activations[3]
    most = LOWEST
    for k in range(board.players):
        most = max(most, float(outputs[k]))
    total = 0.0
    for k in range(board.players):
        seat = (viewer + k) % board.players
        work.expected[seat] = POINTS_UNIT * float(outputs[SEATS + k])
        work.chance[seat] = exp(float(outputs[k]) - most)
        total += work.chance[seat]
    for seat in range(board.players):
        work.chance[seat] /= total


def read_network(package: str, inputs: int, path: Path | None = None) -> ValueNetwork:
    """The one that comes with a game's bots, or that of another file. Where there is none yet, all seats are equal."""
    source = path or resources.files(package) / FILE
    if not source.is_file():
        sizes = (inputs, 1, 1, OUTPUTS)
        shapes = [shape for before, after in pairwise(sizes) for shape in ((before, after), after)]
        return ValueNetwork(*(np.zeros(shape, np.float32) for shape in shapes))
    with source.open("rb") as file, np.load(file) as content:
        network = ValueNetwork(*(np.ascontiguousarray(content[name]) for name in ValueNetwork._fields))
    if len(network.weights_1) != inputs:
        raise ValueError(
            f"the value network was trained on {len(network.weights_1)} inputs and the encoder writes {inputs}: delete "
            f"{source}, and train it again with python -m grandopening.train value"
        )
    return network


def write_network(path: Path, network: ValueNetwork, training: Mapping[str, Any]) -> None:
    """With how it was trained."""
    np.savez_compressed(path, **network._asdict(), training=json.dumps(training))
