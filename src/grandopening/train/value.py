"""Train the value network of a game's search on games of self-play.

Generation by generation: the watched seats of the first play like greedy, those of every other by the network of the
generation before. A network first learns how the games ended. Then its own predictions for the next example of the same
seat are mixed into the targets (TD(λ)), since the end of a game is mostly luck. The last generation trains several
networks and averages them, which takes off a part of their noise.
"""

import time
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..bots.value_network import ValueNetwork
from ..core.contract import Game
from .network import Network, average
from .self_play import Examples, play_games

NETWORKS = 2  # of the last generation
TD_LAMBDA = 0.6  # the part of a target that comes from later targets; the rest is the prediction for the next example
LEARNING_RATE, TD_LEARNING_RATE = 1e-3, 5e-4
MAX_DEVIATIONS = 8  # so many standard deviations an input may lie off, once normalised
SAMPLE = 8  # one example in so many is used to measure the inputs


@dataclass(frozen=True)
class Plan:
    """How a value network is trained."""

    generations: int = 3
    games: int = 60_000  # of each generation
    epochs: int = 5
    td_rounds: int = 2  # how often predictions are mixed into the targets
    seed: int = 1_000_000


def td_targets(examples: Examples, chances: Any, points: Any) -> tuple[Any, Any]:
    """Chances and points to learn: of an example the mix of the next example's prediction and target; of the last
    example of a seat in a game, how the game ended."""
    order = np.lexsort((np.arange(len(examples.inputs)), examples.viewers, examples.games))
    is_followed = (np.diff(examples.games[order]) == 0) & (np.diff(examples.viewers[order]) == 0)
    following = np.full(len(order), -1)
    following[order[:-1][is_followed]] = order[1:][is_followed]
    to_come = np.zeros(len(order), np.int64)
    for i in order[::-1]:
        if following[i] >= 0:
            to_come[i] = to_come[following[i]] + 1
    won, scored = examples.won.astype(np.float32), examples.points.astype(np.float32)
    for steps in range(1, int(to_come.max()) + 1):
        now = np.flatnonzero(to_come == steps)
        later = following[now]
        won[now] = TD_LAMBDA * won[later] + (1 - TD_LAMBDA) * chances[later]
        scored[now] = TD_LAMBDA * scored[later] + (1 - TD_LAMBDA) * points[later]
    return won, scored


def scale_of(inputs: Any) -> tuple[Any, Any]:
    """Of each input its mean, and the divisor that makes all inputs about as large as each other, and never huge."""
    sample = inputs[::SAMPLE]
    mean, deviation = (of(sample, axis=0, dtype=np.float64) for of in (np.mean, np.std))
    largest = (inputs.max(axis=0) - inputs.min(axis=0)) / MAX_DEVIATIONS
    return mean.astype(np.float32), np.maximum(deviation, np.maximum(largest, 1e-3)).astype(np.float32)


def train(examples: Examples, plan: Plan, networks: int = 1) -> tuple[ValueNetwork, tuple[float, float]]:
    """The network, and its errors on the test games. The inputs of the examples are normalised in place: there are
    gigabytes of them."""
    mean, scale = scale_of(examples.inputs)
    x = examples.inputs
    x -= mean
    x /= scale
    trained = []
    for k in range(networks):
        trained.append(network := Network(x.shape[1], np.random.default_rng(plan.seed + k)))
        network.fit(x, examples, examples.won, examples.points, plan.epochs, LEARNING_RATE)
        for number in range(plan.td_rounds):
            print(f"  TD round {number + 1} of {plan.td_rounds}", flush=True)
            targets = td_targets(examples, *network.predict(x, examples.present))
            network.fit(x, examples, *targets, plan.epochs, TD_LEARNING_RATE)
    network = average(trained)
    weights, bias, *others = network.layers
    first = weights / scale[:, None], bias - (mean / scale) @ weights  # so that it takes inputs as they are encoded
    return ValueNetwork(*(layer.astype(np.float32) for layer in (*first, *others))), network.errors(x, examples)


def train_generations(game: Game, plan: Plan, threads: int) -> tuple[ValueNetwork, dict[str, Any]]:
    """The network of the last generation, and how it was trained."""
    network = None
    errors = 0.0, 0.0
    for generation in range(plan.generations):
        began = time.perf_counter()
        examples = play_games(game, plan.games, plan.seed + generation * plan.games, threads, network)
        taken = time.perf_counter() - began
        print(
            f"generation {generation + 1}: {plan.games} games, {len(examples.inputs)} examples ({taken:.0f} s)",
            flush=True,
        )
        network, errors = train(examples, plan, NETWORKS if generation + 1 == plan.generations else 1)
    assert network is not None
    how = "python -m grandopening.train value"
    return network, {"how": how, **asdict(plan), "entropy": errors[0], "points": errors[1]}
