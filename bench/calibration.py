"""Do the chances of a review mean what they say? Of positions given p % about p % should be won.

    python bench/calibration.py franchise --games 20000 --bots greedy~0.05
    python bench/calibration.py proxima-obertura --seed 500000 --fit

Plays games of bots, takes one position of each game (the beginning of a turn, drawn at random), and asks the evaluator
of the review for everybody's chance to win, with all hands open or, with --eyes, as the seat to move sees it. For each
tenth of predicted chances it prints how many there were, their mean, and the share that was won with its 95 % interval,
and marks the rows that miss by more than 3 %. Every game counts once, so the intervals are those of independent games.

With --fit it looks for the root (TOO_SURE in bots/evaluator.py) whose chances have the least log loss in these games,
and prints the table with that one. Measure a root that you ship on games of another seed.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from grandopening.bots.evaluator import TOO_SURE, Evaluator
from grandopening.command.waiting import ready
from grandopening.lab.simulate import simulate_records, simulation
from grandopening.lab.stats import wilson
from grandopening.table.review import beginnings_of

BINS = 10
MARGIN = 0.03  # a row whose share won is further from its mean is marked
ROOTS = np.arange(0.5, 3.001, 0.01)
LEAST = 1e-6  # a chance of 0 that was won after all costs this much, not everything


def main() -> None:
    asked = _asked()
    game = ready(asked.game, with_bots=True)
    evaluator = Evaluator(game)
    shipped = TOO_SURE.get(evaluator.method, 1.0)
    if asked.pairs is None or not asked.pairs.exists():
        rows = list(_played(asked, evaluator, shipped))
        if asked.pairs:
            asked.pairs.write_text("".join(json.dumps(row) + "\n" for row in rows))
    else:
        rows = [json.loads(line) for line in asked.pairs.read_text().splitlines()]
    before, won, seats = (np.array(column) for column in zip(*rows, strict=True))
    root = shipped
    if asked.fit:
        root = best_root(before, won)
        print(f"best root: {root:.2f} with a log loss of {log_loss(before, won, root):.4f}", end="; ")
        print(f"the one shipped, {shipped:.2f}: {log_loss(before, won, shipped):.4f}")
    print(f"{asked.game}, {len(rows):,} games of {asked.bots}, {asked.players} players, by {evaluator.method}", end="")
    print(f", root {root:.2f}")
    _print_table(softened(before, root)[np.arange(len(rows)), seats], won[np.arange(len(rows)), seats])


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy~0.05")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--eyes", action="store_true", help="as the seat to move sees it")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--fit", action="store_true", help="tell the best root, and print the table with it")
    parser.add_argument("--pairs", type=Path, help="keep what was found here; where there is such a file, play nothing")
    return parser.parse_args()


def _played(asked: argparse.Namespace, evaluator: Evaluator, shipped: float) -> Iterator[tuple[Any, ...]]:
    """Of each game: everybody's chance before any root, who won, and the seat that counts."""
    setup, rng = evaluator.game.set_up({"players": asked.players}), random.Random(asked.seed)
    end = time.monotonic() + 60 * asked.minutes
    for _, records in simulate_records(simulation(setup, [asked.bots] * asked.players, asked.games, asked.seed)):
        for record in records:
            _, position = rng.choice(beginnings_of(setup, record["log"])[:-1])
            chances = evaluator.chances(position, position.actor if asked.eyes else None)
            winners = record["result"]["winners"]
            won = [(seat in winners) / len(winners) for seat in range(asked.players)]
            yield softened(np.array([chances]), 1 / shipped)[0].tolist(), won, rng.randrange(asked.players)
        if time.monotonic() > end:
            return


def softened(before: np.ndarray, root: float) -> np.ndarray:
    """This root of everybody's chances, brought back to a sum of 1."""
    roots = before ** (1 / root)
    found: np.ndarray = roots / roots.sum(axis=1, keepdims=True)
    return found


def log_loss(before: np.ndarray, won: np.ndarray, root: float) -> float:
    return float(-(won * np.log(np.maximum(softened(before, root), LEAST))).sum(axis=1).mean())


def best_root(before: np.ndarray, won: np.ndarray) -> float:
    return float(min(ROOTS, key=lambda root: log_loss(before, won, root)))


def _print_table(predicted: np.ndarray, won: np.ndarray) -> None:
    print("| predicted | positions | mean predicted | won (95 % interval) |\n|---|---|---|---|")
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
