"""Tuning the weights of greedy: an evolution strategy that moves towards what does well."""

import numpy as np
import pytest

from grandopening.bots.kit import kit_of
from grandopening.bots.weights import parse_weights
from grandopening.games import game_named
from grandopening.train.tune import LEAST_TEMPERATURE, Evolution, fitness_of

GAME = game_named("proxima-obertura")


def test_evolution_finds_the_maximum_of_a_function():
    target = np.array([[1.0, -2.0, 3.0]])
    evolution = Evolution(np.ones((1, 3)), population=32, seed=1)
    for _ in range(60):
        tables = evolution.candidates()
        evolution.learn(tables, -((tables - target) ** 2).sum(axis=(1, 2)))
    assert evolution.mean == pytest.approx(target, abs=0.1)


def test_temperatures_stay_positive():
    evolution = Evolution(np.full((3, 2), 0.1), population=16, seed=1)
    assert (evolution.candidates()[:, :, -1] >= LEAST_TEMPERATURE).all()


def test_better_weights_have_a_better_fitness():
    table = kit_of(GAME).weights.table
    blind = np.zeros_like(table)
    blind[:, -1] = 1
    fitness = fitness_of(GAME, np.array([table, blind, table, blind]), games=32, seed=5)
    assert min(fitness[[0, 2]]) > max(fitness[[1, 3]])


def test_weights_are_read_as_they_are_written():
    weights = kit_of(GAME).weights
    again = parse_weights(weights.as_text(), weights.columns[:-1])
    assert np.array_equal(again.table, weights.table)
    assert again.training == weights.training
