"""A policy network: a neural network that has taught itself by playing against itself which action is good in a
position, and what the position is worth to every seat.

Its inputs are features of the observation that every learner gets, so it knows no more than its seat may. They pass
through one layer, then through residual blocks; three heads read the result: a logit for each decision, the logarithm
of each seat's chance to win (from the viewer on, clockwise), and their final points. `python -m grandopening.train
policy` makes it, with torch; here it runs compiled, without.
"""

import json
from collections.abc import Mapping
from math import exp, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..core.contract import SEATS, Game, Refused
from ..core.jit import fast_rule, rule
from .value_network import POINTS_UNIT

FILE = "policy_network.npz"
AMOUNT, AT_LEAST, EQUAL = range(3)  # kinds of features
SMALL = 8  # amounts up to this have flags too:
FLAGS = (1, 2, 3)  # whether there are at least so many
SMOOTHING = np.float32(1e-5)  # of a norm: nothing is divided by zero
CHANCE_AND_POINTS = 2 * SEATS


class PolicyNetwork(NamedTuple):
    """Weights have a row for each input of their layer, those of the decisions one for each decision."""

    source: Any  # of each feature: the number of the observation it is made of,
    kind: Any  # how,
    level: Any  # and with what it is compared,
    scale: Any  # or multiplied
    weights_in: Any
    bias_in: Any
    weights: Any  # of the residual blocks: by block, first or second layer, input, unit
    biases: Any
    norms: Any  # scale and shift of what goes into each block, and of what comes out of the last
    decision_weights: Any
    decision_biases: Any
    value_weights: Any
    value_biases: Any
    action_at: Any  # the action of each decision


class PolicyRoom(NamedTuple):
    """Working memory for one forward pass at a time."""

    observation: Any
    features: Any
    active: Any  # the inputs of a layer that are not 0
    hidden: Any
    normed: Any
    inner: Any
    outputs: Any
    number: Any  # of each action as a decision; -1 for the results of chance
    logits: Any  # of the legal actions, in their order
    chance: Any  # to win, by seat
    expected: Any  # points


def features_of(game: Game, seen: Any) -> dict[str, Any]:
    """Features of a game's observations; `seen` are observations of many games. An amount is measured by the largest
    that was seen; what was always the same tells nothing and is left out."""
    found = []
    columns = [(part, k) for part in game.observation for k in range(part.size)]
    for at, (part, k) in enumerate(columns):
        high, values = int(np.resize(part.high, part.size)[k]), np.unique(seen[:, at])
        if part.is_category:
            found += [(at, EQUAL, int(value), 1.0) for value in values if value]
        elif len(values) > 1:
            found.append((at, AMOUNT, 0, 1 / max(1, int(np.abs(values).max()))))
            if 1 < high <= SMALL:
                found += [(at, AT_LEAST, level, 1.0) for level in FLAGS if values[0] < level <= values[-1]]
    source, kind, level, scale = zip(*found, strict=True)
    return {
        "source": np.array(source, np.int32),
        "kind": np.array(kind, np.int8),
        "level": np.array(level, np.int16),
        "scale": np.array(scale, np.float32),
    }


def new_room(game: Game, network: PolicyNetwork) -> PolicyRoom:
    number = np.full(game.codec.n_actions, -1, np.int64)
    number[network.action_at] = np.arange(len(network.action_at))
    width = len(network.bias_in)
    return PolicyRoom(
        observation=np.zeros(sum(part.size for part in game.observation), np.int16),
        features=np.zeros(len(network.source), np.float32),
        active=np.zeros(max(width, len(network.source)), np.int64),
        hidden=np.zeros(width, np.float32),
        normed=np.zeros(width, np.float32),
        inner=np.zeros(width, np.float32),
        outputs=np.zeros(CHANCE_AND_POINTS, np.float32),
        number=number,
        logits=np.zeros(game.max_legal, np.float32),
        chance=np.zeros(SEATS),
        expected=np.zeros(SEATS),
    )


@rule
def read_in(network, room):
    """The features of the observation. Most are 0."""
    for f in range(len(network.source)):
        value = np.float32(room.observation[network.source[f]])
        if network.kind[f] == AMOUNT:
            value *= network.scale[f]
        elif network.kind[f] == AT_LEAST:
            value = np.float32(value >= network.level[f])
        else:
            value = np.float32(value == network.level[f])
        room.features[f] = value


@fast_rule
def normalise(hidden, norm, out):
    """To mean 0 and variance 1, then by the learned scale and shift."""
    n = len(hidden)
    mean = 0.0
    for j in range(n):
        mean += hidden[j]
    mean /= n
    variance = 0.0
    for j in range(n):
        variance += (hidden[j] - mean) ** 2
    inverse = 1 / sqrt(variance / n + SMOOTHING)
    for j in range(n):
        out[j] = np.float32((hidden[j] - mean) * inverse) * norm[0, j] + norm[1, j]


@fast_rule
def add_layer(inputs, weights, bias, out, active):
    """Added to what is there. Inputs that are 0 cost nothing, and four rows of weights are read at a time: a forward
    pass takes as long as reading the weights does."""
    n = 0
    for i in range(len(inputs)):
        if inputs[i] != 0:
            active[n] = i
            n += 1
    for j in range(len(bias)):
        out[j] += bias[j]
    k = 0
    while k + 4 <= n:
        a, b, c, d = active[k], active[k + 1], active[k + 2], active[k + 3]
        of_a, of_b, of_c, of_d = weights[a], weights[b], weights[c], weights[d]
        x, y, z, w = inputs[a], inputs[b], inputs[c], inputs[d]
        for j in range(len(bias)):
            out[j] += x * of_a[j] + y * of_b[j] + z * of_c[j] + w * of_d[j]
        k += 4
    while k < n:
        row, x = weights[active[k]], inputs[active[k]]
        for j in range(len(bias)):
            out[j] += x * row[j]
        k += 1


@rule
def rectify(values):
    for j in range(len(values)):
        values[j] = max(values[j], np.float32(0))


@rule
def think_through(board, viewer, network, room):
    """From the observation to what the heads read, and every seat's chance to win and points."""
    read_in(network, room)
    for j in range(len(room.hidden)):
        room.hidden[j] = 0
    add_layer(room.features, network.weights_in, network.bias_in, room.hidden, room.active)
    for block in range(len(network.weights)):
        normalise(room.hidden, network.norms[block], room.normed)
        for j in range(len(room.inner)):
            room.inner[j] = 0
        add_layer(room.normed, network.weights[block, 0], network.biases[block, 0], room.inner, room.active)
        rectify(room.inner)
        add_layer(room.inner, network.weights[block, 1], network.biases[block, 1], room.hidden, room.active)
    normalise(room.hidden, network.norms[len(network.weights)], room.normed)
    rectify(room.normed)
    for j in range(CHANCE_AND_POINTS):
        room.outputs[j] = 0
    add_layer(room.normed, network.value_weights, network.value_biases, room.outputs, room.active)
    write_chances(board, viewer, room)


@rule
def write_chances(board, viewer, room):
    """A softmax over the seats that play."""
    most = room.outputs[0]
    for k in range(board.players):
        most = max(most, room.outputs[k])
    total = 0.0
    for k in range(board.players):
        seat = (viewer + k) % board.players
        room.expected[seat] = POINTS_UNIT * room.outputs[SEATS + k]
        room.chance[seat] = exp(float(room.outputs[k] - most))
        total += room.chance[seat]
    for seat in range(board.players):
        room.chance[seat] /= total


@fast_rule
def weigh_actions(network, room, legal, n):
    """The logit of each legal action, after `think_through`; returns the place of the greatest in the list."""
    best = 0
    for k in range(n):
        decision = room.number[legal[k]]
        row = network.decision_weights[decision]
        logit = network.decision_biases[decision]
        for j in range(len(row)):
            logit += room.normed[j] * row[j]
        room.logits[k] = logit
        if logit > room.logits[best]:
            best = k
    return best


def read_policy(game: Game, path: Path) -> PolicyNetwork:
    """Refused where the file is none, or of another game."""
    try:
        with path.open("rb") as file, np.load(file) as content:
            parts = [content[name] for name in PolicyNetwork._fields]
    except (OSError, ValueError, KeyError) as error:
        raise Refused("option", f"{path}: not a policy network ({error})") from error
    wide = [part.astype(np.float32) if part.dtype == np.float16 else part for part in parts]
    network = PolicyNetwork(*(np.ascontiguousarray(part) for part in wide))
    size = sum(part.size for part in game.observation)
    if int(network.source.max()) >= size or int(network.action_at.max()) >= game.codec.n_actions:
        raise Refused("option", f"{path}: trained for another game, or another edition of {game.name}")
    return network


def write_policy(path: Path, network: PolicyNetwork, training: Mapping[str, Any]) -> None:
    """Weights in half precision, with how they were made."""
    parts = {
        name: part.astype(np.float16) if part.ndim > 1 and part.dtype == np.float32 else part
        for name, part in network._asdict().items()
    }
    np.savez_compressed(path, **parts, training=json.dumps(training))
