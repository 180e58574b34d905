"""Do the chances of a review mean what they say? Of positions given p % about p % should be won.

    python bench/calibration.py franchise --games 20000 --bots greedy~0.05

Plays games of bots, takes one position of each game (the beginning of a turn, drawn at random), and asks the evaluator
of the review for everybody's chance to win, with all hands open or, with --eyes, as the seat to move sees it. For each
tenth of predicted chances it prints how many there were, their mean, and the share that was won with its 95 % interval.
Every game counts once, so the intervals are those of independent games.
"""

import argparse
import random
import time
from collections import defaultdict

from grandopening.bots.evaluator import Evaluator
from grandopening.command.waiting import ready
from grandopening.lab.simulate import simulate_records, simulation
from grandopening.lab.stats import wilson
from grandopening.table.review import beginnings_of

BINS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy~0.05")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--eyes", action="store_true", help="as the seat to move sees it")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    asked = parser.parse_args()
    game = ready(asked.game, with_bots=True)
    setup, rng = game.set_up({"players": asked.players}), random.Random(asked.seed)
    evaluator, bins = Evaluator(game), defaultdict(list)
    played, end = 0, time.monotonic() + 60 * asked.minutes
    for _, records in simulate_records(simulation(setup, [asked.bots] * asked.players, asked.games, asked.seed)):
        for record in records:
            _, position = rng.choice(beginnings_of(setup, record["log"])[:-1])
            chances = evaluator.chances(position, position.actor if asked.eyes else None)
            winners = record["result"]["winners"]
            seat = rng.randrange(asked.players)
            bins[min(BINS - 1, int(BINS * chances[seat]))].append((chances[seat], (seat in winners) / len(winners)))
            played += 1
        if time.monotonic() > end:
            break
    print(f"{asked.game}, {played:,} games of {asked.bots}, {asked.players} players, by {evaluator.method}")
    print("predicted | positions | mean predicted | won (95 % interval)")
    errors = 0.0
    for number in range(BINS):
        found = bins[number]
        if not found:
            continue
        mean, won = (sum(column) / len(found) for column in zip(*found, strict=True))
        share = wilson(won, len(found))
        errors += len(found) * abs(mean - won) / played
        row = f"{10 * number} to {10 * number + 10} % | {len(found):,} | {mean:.1%}"
        print(f"{row} | {share.mean:.1%} ({share.low:.1%} to {share.high:.1%})")
    print(f"mean distance between predicted and won: {errors:.1%}")


if __name__ == "__main__":
    main()
