"""Do the chances of a review mean what they say? Of positions given p % about p % should be won.

    python bench/calibration.py franchise --games 20000 --bots greedy~0.05
    python bench/calibration.py proxima-obertura --seed 500000 --fit

Plays games of bots, takes one position of each game (the beginning of a turn, drawn at random), and asks the evaluator
of the review for everybody's chance to win, with all hands open or, with --eyes, as the seat to move sees it. For each
tenth of predicted chances it prints how many there were, their mean, and the share that was won with its 95 % interval,
and marks the rows that miss by more than 3 %. Every seat counts. The intervals take them for independent, and are if
anything too wide by that: of the seats of one game only one can win.

With --fit it looks for the roots, late and early (ROOTS in bots/evaluator.py), whose chances have the least log loss in
these games, and prints the table with those. Measure what you ship on games of another seed.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from grandopening.bots.evaluator import Evaluator, Root
from grandopening.command.asked import set_up
from grandopening.command.waiting import ready
from grandopening.core.contract import Setup
from grandopening.lab.simulate import simulate_records, simulation
from grandopening.lab.stats import wilson
from grandopening.table.review import beginnings_of

BINS = 10
MARGIN = 0.03  # a row whose share won is further from its mean is marked
LATE, EARLY = np.arange(0.5, 3.001, 0.05), np.arange(0.5, 6.001, 0.25)
LEAST = 1e-6  # a chance of 0 that was won after all costs this much, not everything


def main() -> None:
    asked = _asked()
    game = ready(asked.game, with_bots=True)
    evaluator, setup = Evaluator(game), set_up(game, asked.players, asked.option, None)
    shipped = evaluator.root_for(setup)
    if asked.pairs is None or not asked.pairs.exists():
        rows = list(_played(asked, setup, evaluator))
        if asked.pairs:
            asked.pairs.write_text("".join(json.dumps(row) + "\n" for row in rows))
    else:
        rows = [json.loads(line) for line in asked.pairs.read_text().splitlines()]
    before, to_come, won = (np.array(column) for column in zip(*rows, strict=True))
    root = shipped
    if asked.fit:
        root = best_root(before, to_come, won)
        print(f"best: {told(root)} with a log loss of {log_loss(before, to_come, won, root):.4f}", end="; ")
        print(f"shipped: {told(shipped)} with {log_loss(before, to_come, won, shipped):.4f}")
    print(f"{setup}, {len(rows):,} games of {asked.bots}, by {evaluator.method}, {told(root)}")
    _print_table(root.of(before, to_come).ravel(), won.ravel())


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", metavar="K=V", action="append", help="of the game; can be repeated")
    parser.add_argument("--bots", default="greedy~0.05")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--eyes", action="store_true", help="as the seat to move sees it")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--fit", action="store_true", help="tell the best roots, and print the table with them")
    parser.add_argument("--pairs", type=Path, help="keep what was found here; where there is such a file, play nothing")
    return parser.parse_args()


def _played(asked: argparse.Namespace, setup: Setup, evaluator: Evaluator) -> Iterator[tuple[Any, ...]]:
    """Of each game: everybody's chance before any root, how much was to come, who won."""
    rng, end = random.Random(asked.seed), time.monotonic() + 60 * asked.minutes
    for _, records in simulate_records(simulation(setup, [asked.bots] * asked.players, asked.games, asked.seed)):
        for record in records:
            _, position = rng.choice(beginnings_of(setup, record["log"])[:-1])
            before, to_come = evaluator.estimate(position, position.actor if asked.eyes else None)
            winners = record["result"]["winners"]
            won = [(seat in winners) / len(winners) for seat in range(asked.players)]
            yield before.tolist(), float(to_come), won
        if time.monotonic() > end:
            return


def told(root: Root) -> str:
    return f"roots {root.late:.2f} late and {root.early:.2f} early"


def log_loss(before: np.ndarray, to_come: np.ndarray, won: np.ndarray, root: Root) -> float:
    return float(-(won * np.log(np.maximum(root.of(before, to_come), LEAST))).sum(axis=1).mean())


def best_root(before: np.ndarray, to_come: np.ndarray, won: np.ndarray) -> Root:
    found = (Root(float(late), float(early)) for late, early in product(LATE, EARLY))
    return min(found, key=lambda root: log_loss(before, to_come, won, root))


def _print_table(predicted: np.ndarray, won: np.ndarray) -> None:
    print("| predicted | seats | mean predicted | won (95 % interval) |\n|---|---|---|---|")
    bins, errors = np.minimum(BINS - 1, (BINS * predicted).astype(int)), 0.0
    for number in range(BINS):
        here = bins == number
        if not here.any():
            continue
        mean, share = predicted[here].mean(), wilson(won[here].mean(), int(here.sum()))
        errors += here.mean() * abs(mean - share.mean)
        mark = "" if abs(mean - share.mean) <= MARGIN else " ← misses"
        interval = f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
        row = f"| {10 * number} to {10 * number + 10} % | {here.sum():,} | {100 * mean:.1f} %"
        print(f"{row} | {interval}{mark} |")
    print(f"mean distance between predicted and won: {errors:.1%}")


if __name__ == "__main__":
    main()
