"""Find the weights of greedy by self-play.

An evolution strategy: each generation draws tables of weights around the mean, in pairs of opposite steps, lets each
play against others at tables of four, every second time with two of the reference, and moves the mean and its spread
towards those that did well (victories, and a little the points by which they led). The result is measured against the
weights it began with, over games it was not tuned on, and replaces them only if it wins.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..bots.kit import kit_of
from ..bots.match import play_match
from ..bots.weights import Weights
from ..core.contract import Game, Setup

PLAYERS = 4
STEP = 0.25  # first spread of a weight, as a part of its size
LEAD = 0.02  # of a victory: the fitness of a point ahead of the others
COOLING = 0.995  # the spread shrinks with every generation
LEAST_TEMPERATURE = 0.5
TEST_GAMES, TEST_SEED = 2000, 9_000_001


@dataclass(frozen=True)
class Plan:
    seconds: float = 300
    population: int = 64  # tables of weights in a generation: a multiple of 8
    games: int = 128  # that each of them plays in a generation
    seed: int = 1


@cache
def setups_of(game: Game) -> list[Setup]:
    """The game as it is printed, and with all its expansions."""
    expansions = {option.name: True for option in game.options if option.default is False}
    return [game.set_up({"players": PLAYERS, **options}) for options in ({}, expansions)]


def fitness_of(game: Game, tables: Any, games: int, seed: int) -> Any:
    """How well each of four tables of weights does: all at one table, and in pairs against two of the reference."""
    pairs = [tables[[0, 1, 0, 1]], tables[[2, 3, 2, 3]]]
    with_reference = [_results(game, pair, ["greedy"] * 2 + ["reference"] * 2, games // 4, seed)[:2] for pair in pairs]
    return _results(game, tables, ["greedy"] * PLAYERS, games // 2, seed) + np.concatenate(with_reference)


def _results(game: Game, tables: Any, names: list[str], games: int, seed: int) -> Any:
    match = play_match(setups_of(game), names, games, seed, weights=tables)
    shares = np.array([match.shares(player).mean() for player in range(PLAYERS)])
    points = match.points.mean(axis=0)
    return shares + LEAD * (points - points.mean()) * PLAYERS / (PLAYERS - 1)


class Evolution:
    def __init__(self, table: Any, population: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.mean = table.copy()
        typical = np.abs(table).max(axis=0, keepdims=True)
        self.spread = STEP * np.maximum(np.abs(table), 0.3 * typical + 0.02)
        self.population = population
        rank = np.log(population / 2 + 0.5) - np.log(np.arange(1, population // 2 + 1))
        self.shares = rank / rank.sum()  # how much each of the best half counts, best first

    def candidates(self) -> Any:
        steps = self.rng.standard_normal((self.population // 2, *self.mean.shape)) * self.spread
        tables = self.mean + np.concatenate([steps, -steps])
        tables[:, :, -1] = np.maximum(tables[:, :, -1], LEAST_TEMPERATURE)
        return tables

    def learn(self, tables: Any, fitness: Any) -> None:
        best = tables[np.argsort(-fitness)[: len(self.shares)]]
        steps = best - self.mean
        self.mean = self.mean + np.tensordot(self.shares, steps, 1)
        variance = np.tensordot(self.shares, steps**2, 1)
        self.spread = COOLING * np.sqrt(0.9 * self.spread**2 + 0.1 * variance)


def evolve(game: Game, start: Any, plan: Plan, threads: int) -> tuple[Any, int, int]:
    """The mean when the time is over, and how many generations and games that took."""
    evolution = Evolution(start, plan.population, plan.seed)
    end = time.monotonic() + plan.seconds
    generation = games = 0
    with ThreadPoolExecutor(threads) as pool:
        while time.monotonic() < end:
            tables = evolution.candidates()
            order = evolution.rng.permutation(len(tables)).reshape(-1, PLAYERS)
            seed = plan.seed * 1_000_003 + generation * 1009

            def play(number: int, tables: Any = tables, order: Any = order, seed: int = seed) -> Any:
                return fitness_of(game, tables[order[number]], plan.games, seed + number * 37)

            fitness = np.zeros(len(tables))
            for number, values in enumerate(pool.map(play, range(len(order)))):
                fitness[order[number]] = values
            evolution.learn(tables, fitness)
            generation += 1
            games += len(order) * plan.games
            if generation % 10 == 0:
                left = max(0.0, end - time.monotonic())
                print(f"generation {generation}: {games} games, {left:.0f} s left", flush=True)
    return evolution.mean, generation, games


def tune(game: Game, start: Any, plan: Plan, threads: int) -> Weights | None:
    """Better weights than those to start with; None if none were found that are clearly better."""
    table, generations, games = evolve(game, start, plan, threads)
    seats = [table] + [start] * (PLAYERS - 1)
    match = play_match(setups_of(game), ["greedy"] * PLAYERS, TEST_GAMES, TEST_SEED, threads, weights=seats)
    mean, low, high = match.interval(0)
    print(f"one with the new weights against three with the old: {mean:.1%} ({low:.1%} to {high:.1%}); fair: 25 %")
    if low < 1 / PLAYERS:
        return None
    training = {
        "how": "evolution strategy on self-play, four players",
        "generations": generations,
        "games": games,
        "seed": plan.seed,
        "against_before": f"{mean:.1%} ({low:.1%} to {high:.1%}) of games, one against three",
    }
    return Weights(kit_of(game).weights.columns, table, training)
