"""How long the review of a whole game takes, in seconds of processor time; with --search, by the clock.

    python bench/review.py
    python bench/review.py --search

For each game and number of players it takes a game of greedy~0.1 and reviews it twice: the first time in a process of
its own, with compiled code on disk, and once more. --search compares turns by a search, as `review --search` does: its
time is limited by the clock, and on a busy machine it gets less done in it.
"""

import argparse
import multiprocessing
import time

from grandopening.command.reviewing import SEARCH_SECONDS
from grandopening.command.waiting import ready
from grandopening.games import GAMES
from grandopening.lab.simulate import simulate_records, simulation
from grandopening.table.review import review_of

SEED = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--search", action="store_true")
    asked = parser.parse_args()
    seconds, processes = SEARCH_SECONDS if asked.search else 0.0, multiprocessing.get_context("spawn")
    print("| game | players | turns compared | by | first, s | warm, s |\n|---|---|---|---|---|---|")
    for name in GAMES:
        for players in (3, 4, 5):
            with processes.Pool(1) as pool:  # in a new process nothing is loaded yet
                print(pool.apply(_row, (name, players, seconds)), flush=True)


def _row(name: str, players: int, seconds: float) -> str:
    game = ready(name, with_bots=True)
    setup = game.set_up({"players": players})
    [(_, [record])] = simulate_records(simulation(setup, ["greedy~0.1"] * players, 1, SEED))
    now, took = time.perf_counter if seconds else time.process_time, []
    for _ in range(2):
        began = now()
        review = review_of(setup, record["log"], seconds=seconds)
        took.append(now() - began)
    told = f"| {name} | {players} | {len(review.turns)} | {review.method}"
    return told + "".join(f" | {one:.1f}" for one in took) + " |"


if __name__ == "__main__":
    main()
