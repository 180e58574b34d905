"""Find the weights of greedy by self-play.

    python bench/tune.py franchise --threads 16 --seconds 300 --output weights.toml

An evolution strategy: each generation draws tables of weights around the mean, in pairs of opposite steps, lets each
play against others at tables of four, every second time with two of the reference, and moves the mean and its spread
towards those that did well (victories, and a little the points by which they led). The result is measured against the
weights it began with, over games it was not tuned on, and replaces them only if it wins. Numpy, numba and the standard
library suffice.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from grandopening.bots.brain import Brain, brain_of
from grandopening.bots.match import play_match
from grandopening.bots.weights import Weights, read_weights
from grandopening.core.contract import Game, Setup
from grandopening.games import game_named

PLAYERS = 4
STEP = 0.25  # first spread of a weight, as a part of its size
LEAD = 0.02  # of a victory: what a point ahead of the others is worth
COOLING = 0.995  # the spread shrinks with every generation


@cache
def setups_of(game: Game) -> list[Setup]:
    """The game as it is printed, and with all its expansions."""
    expansions = {option.name: True for option in game.options if option.default is False}
    return [game.set_up({"players": PLAYERS, **options}) for options in ({}, expansions)]


def fitness_of(brain: Brain, tables: Any, games: int, seed: int) -> Any:
    """How well each of four tables of weights does: all at one table, and in pairs against two of the reference."""
    pairs = [tables[[0, 1, 0, 1]], tables[[2, 3, 2, 3]]]
    with_reference = [_results(brain, pair, ["greedy"] * 2 + ["reference"] * 2, games // 4, seed)[:2] for pair in pairs]
    return _results(brain, tables, ["greedy"] * PLAYERS, games // 2, seed) + np.concatenate(with_reference)


def _results(brain: Brain, tables: Any, names: list[str], games: int, seed: int) -> Any:
    match = play_match(setups_of(brain.game), names, games, seed, weights=tables)
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
        self.shares = rank / rank.sum()  # how much the best half counts, best first

    def candidates(self) -> Any:
        steps = self.rng.standard_normal((self.population // 2, *self.mean.shape)) * self.spread
        tables = self.mean + np.concatenate([steps, -steps])
        tables[:, :, -1] = np.maximum(tables[:, :, -1], 0.5)  # doubt is positive
        return tables

    def learn(self, tables: Any, fitness: Any) -> None:
        best = tables[np.argsort(-fitness)[: len(self.shares)]]
        steps = best - self.mean
        self.mean = self.mean + np.tensordot(self.shares, steps, 1)
        variance = np.tensordot(self.shares, steps**2, 1)
        self.spread = COOLING * np.sqrt(0.9 * self.spread**2 + 0.1 * variance)


def tune(brain: Brain, start: Any, arguments: argparse.Namespace) -> tuple[Any, int, int]:
    evolution = Evolution(start, arguments.population, arguments.seed)
    end = time.monotonic() + arguments.seconds
    generation = games = 0
    with ThreadPoolExecutor(arguments.threads) as pool:
        while time.monotonic() < end:
            tables = evolution.candidates()
            order = evolution.rng.permutation(len(tables)).reshape(-1, PLAYERS)
            seed = arguments.seed * 1_000_003 + generation * 1009

            def play(number: int, tables: Any = tables, order: Any = order, seed: int = seed) -> Any:
                return fitness_of(brain, tables[order[number]], arguments.games, seed + number * 37)

            fitness = np.zeros(len(tables))
            for number, values in enumerate(pool.map(play, range(len(order)))):
                fitness[order[number]] = values
            evolution.learn(tables, fitness)
            generation += 1
            games += len(order) * arguments.games
            if generation % 10 == 0:
                left = max(0.0, end - time.monotonic())
                print(f"generation {generation}: {games} games, {left:.0f} s left", flush=True)
    return evolution.mean, generation, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--population", type=int, default=64, help="tables of weights in a generation: a multiple of 8")
    parser.add_argument("--games", type=int, default=128, help="each of them plays in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with, instead of those in use")
    parser.add_argument("--output", type=Path, required=True)
    arguments = parser.parse_args()
    brain = brain_of(game_named(arguments.game))
    features = brain.weights.columns[:-1]
    start = read_weights("", features, arguments.start).table if arguments.start else brain.weights.table
    table, generations, games = tune(brain, start, arguments)
    seats = [table] + [start] * (PLAYERS - 1)
    match = play_match(setups_of(brain.game), ["greedy"] * PLAYERS, 2000, 9_000_001, arguments.threads, weights=seats)
    mean, low, high = match.interval(0)
    print(f"one with the new weights against three with the old: {mean:.1%} ({low:.1%} to {high:.1%}); fair: 25 %")
    if low < 1 / PLAYERS:
        print("not clearly better: nothing is written; try more seconds or more games")
        return
    found = {
        "how": "evolution strategy on self-play, four players (bench/tune.py)",
        "generations": generations,
        "games": games,
        "seed": arguments.seed,
        "against_before": f"{mean:.1%} ({low:.1%} to {high:.1%}) of games, one against three",
    }
    arguments.output.write_text(Weights(brain.weights.columns, table, found).as_text(), "utf-8")


if __name__ == "__main__":
    main()
