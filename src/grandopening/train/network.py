"""A neural network that is being trained, in numpy: forward pass, gradients, and Adam."""

import time
from itertools import pairwise
from typing import Any

import numpy as np

from ..bots.value_network import OUTPUTS, POINTS_UNIT
from ..core.contract import SEATS
from .self_play import Examples

HIDDEN = (96, 32)  # units of the hidden layers
BATCH = 1024
POINTS_WEIGHT = 0.3  # of the points in the loss, beside the victories
WEIGHT_DECAY = 1e-5
TEST_PART = 20  # one game in so many is a test game: not trained on
MEAN_DECAY, SQUARE_DECAY = 0.9, 0.999  # of Adam


class Network:
    """Layers of weights and biases."""

    def __init__(self, inputs: int, rng: Any) -> None:
        self.rng = rng
        self.layers: list[Any] = []
        for before, after in pairwise((inputs, *HIDDEN, OUTPUTS)):
            weights = rng.standard_normal((before, after)) * (2 / before) ** 0.5
            self.layers += [weights.astype(np.float32), np.zeros(after, np.float32)]

    def forward(self, x: Any) -> list[Any]:
        """The activations of every layer, from the inputs to the outputs."""
        activations = [x]
        for i in range(0, len(self.layers), 2):
            summed = activations[-1] @ self.layers[i] + self.layers[i + 1]
            activations.append(np.maximum(summed, 0) if i + 2 < len(self.layers) else summed)
        return activations

    def predict(self, x: Any, present: Any) -> tuple[Any, Any]:
        """Chances to win and points."""
        outputs = np.concatenate([self.forward(x[k : k + 16384])[-1] for k in range(0, len(x), 16384)])
        return chances_of(outputs, present), outputs[:, SEATS:] * POINTS_UNIT

    def fit(self, x: Any, examples: Examples, won: Any, points: Any, epochs: int, learning_rate: float) -> None:
        """Adam on the training games, towards these targets."""
        mean = [np.zeros_like(layer) for layer in self.layers]
        square = [np.zeros_like(layer) for layer in self.layers]
        rows = np.flatnonzero(examples.games % TEST_PART != 0)
        step = 0
        for epoch in range(epochs):
            began = time.perf_counter()
            self.rng.shuffle(rows)
            for k in range(0, len(rows) - BATCH, BATCH):
                batch = rows[k : k + BATCH]
                step += 1
                rate = learning_rate * (1 - epoch / epochs) * (1 - SQUARE_DECAY**step) ** 0.5 / (1 - MEAN_DECAY**step)
                gradients = self.gradients(x[batch], examples.present[batch], won[batch], points[batch])
                for i, gradient in enumerate(gradients):
                    mean[i] += (1 - MEAN_DECAY) * (gradient - mean[i])
                    square[i] += (1 - SQUARE_DECAY) * (gradient * gradient - square[i])
                    self.layers[i] -= rate * mean[i] / (np.sqrt(square[i]) + 1e-8)
            measured = "cross entropy {:.4f}, points {:.2f}".format(*self.errors(x, examples))
            print(f"  epoch {epoch + 1} of {epochs}: {measured} ({time.perf_counter() - began:.0f} s)", flush=True)

    def gradients(self, x: Any, present: Any, won: Any, points: Any) -> list[Any]:
        """Of the loss, for every layer: cross entropy of the victories, and squared errors of the points."""
        activations = self.forward(x)
        chances = chances_of(activations[-1], present)
        off = (activations[-1][:, SEATS:] - points / POINTS_UNIT) * present
        gradient = np.concatenate([chances - won, 2 * POINTS_WEIGHT * off], axis=1).astype(np.float32) / len(x)
        found = []
        for i in range(len(self.layers) - 2, -1, -2):
            found += [gradient.sum(axis=0), activations[i // 2].T @ gradient + WEIGHT_DECAY * self.layers[i]]
            gradient = (gradient @ self.layers[i].T) * (activations[i // 2] > 0)
        return found[::-1]

    def errors(self, x: Any, examples: Examples) -> tuple[float, float]:
        """On the test games: the cross entropy of the victories, and the root mean square error of the points."""
        rows = np.flatnonzero(examples.games % TEST_PART == 0)
        present = examples.present[rows]
        chances, points = self.predict(x[rows], present)
        entropy = -(examples.won[rows] * np.log(chances + 1e-9)).sum() / len(rows)
        off = (((points - examples.points[rows]) * present) ** 2).sum() / present.sum()
        return float(entropy), float(off**0.5)


def chances_of(outputs: Any, present: Any) -> Any:
    """A softmax over the seats that are present."""
    logs = np.where(present, outputs[:, :SEATS], -np.inf)
    parts = np.exp(logs - logs.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def average(networks: list[Network]) -> Network:
    """One network whose outputs are the means of theirs: the hidden layers stand side by side in it."""
    together = Network(len(networks[0].layers[0]), networks[0].rng)
    weights_1, bias_1, weights_2, bias_2, weights_3, bias_3 = zip(*(one.layers for one in networks), strict=True)
    apart = np.zeros((len(networks), HIDDEN[0], len(networks), HIDDEN[1]), np.float32)
    for k, weights in enumerate(weights_2):
        apart[k, :, k] = weights
    second = apart.reshape(len(networks) * HIDDEN[0], -1), np.concatenate(bias_2)
    third = np.concatenate(weights_3) / len(networks), np.mean(bias_3, axis=0)
    together.layers = [np.concatenate(weights_1, axis=1), np.concatenate(bias_1), *second, *third]
    return together
