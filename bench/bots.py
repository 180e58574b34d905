"""The numbers of docs/bots.md: how well each bot does against others that are all of another kind.

    python bench/bots.py --matches all --threads 16 --json bots.json

Four players where nothing else is said, seats rotated, fixed seeds. A shared victory counts as 1/k. The interval is the
95 % normal interval of the means of rounds (the games of one opening, or of one deal). Searches get a fixed number of
playouts a turn, about what 200 ms on one core allow, so that the results are the same on every machine. With --minutes
a match ends when its time is up, and tells what was played until then: the first of the same games.

A long match can be played in pieces, side by side or on several machines, each with a --seed of its own, from which it
takes one a round; --join tells what all of them together say:

    python bench/bots.py --join first.json second.json
"""

import argparse
import json
import platform
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from grandopening.bots.contract import Budget
from grandopening.bots.match import Match, play_match
from grandopening.bots.search_bot import SearchBot
from grandopening.command.waiting import ready
from grandopening.core.contract import CHANCE
from grandopening.cores import usable_cores
from grandopening.games import game_named

PLAYERS = 4
PLAYOUTS = {"franchise": 200, "proxima-obertura": 1800}  # a turn, of one search
EXPANSIONS = {"milestones": True, "boom": True, "region_tiles": "all"}  # of Franchise
PART = 4  # games for each thread, between two looks at the clock
COLUMNS = ("points", "won")  # of a match
QUICK = 10  # the quick run plays so many times fewer games
SAMPLE = 12  # positions in which the speed of a search is measured
TURN = 0.2  # seconds


@dataclass(frozen=True)
class Line:
    name: str
    game: str
    one: str
    others: str
    games: int
    target: float  # that the lower end of the interval is to reach
    players: int = 4
    expansions: bool = False  # all of them


SEARCH, MOMENT, SAME_TIME = "search@200", "champion@8", "champion@32"  # 50 ms at most, and all its trials

LINES = (
    Line("f-reference", "franchise", "reference", "random", 2000, 0.85),
    Line("f-greedy", "franchise", "greedy", "reference", 2000, 0.60),
    Line("f-search", "franchise", "search", "greedy", 400, 0.55),
    Line("f-policy", "franchise", "policy", "greedy", 400, 0.50),
    Line("f-champion-greedy", "franchise", MOMENT, "greedy", 400, 0.50),
    Line("f-champion", "franchise", MOMENT, SEARCH, 400, 0.33),
    Line("f-champion-long", "franchise", SAME_TIME, SEARCH, 400, 0.45),
    Line("f-champion-2", "franchise", MOMENT, SEARCH, 200, 0.50, players=2),
    Line("f-champion-3", "franchise", MOMENT, SEARCH, 201, 0.33, players=3),
    Line("f-champion-5", "franchise", MOMENT, SEARCH, 200, 0.20, players=5),
    Line("f-champion-all", "franchise", MOMENT, SEARCH, 200, 0.25, expansions=True),
    Line("f-champion-all-long", "franchise", SAME_TIME, SEARCH, 200, 0.25, expansions=True),
    Line("p-reference", "proxima-obertura", "reference", "random", 2000, 0.0),
    Line("p-greedy", "proxima-obertura", "greedy", "reference", 2000, 0.50),
    Line("p-search", "proxima-obertura", "search", "greedy", 400, 0.40),
)


class Progress:
    """How far a match has come, on a terminal only."""

    def __init__(self, name: str, games: int) -> None:
        self.name, self.games, self.done = name, games, 0
        self.lock = threading.Lock()

    def __call__(self, games: int) -> None:
        with self.lock:
            self.done += games
            if sys.stderr.isatty():
                end = "\n" if self.done >= self.games else ""
                print(f"\r{self.name}: {self.done} of {self.games} games", end=end, file=sys.stderr, flush=True)


def play(line: Line, games: int, seed: int, threads: int, minutes: float) -> dict[str, Any]:
    game = ready(line.game, with_bots=True)
    setup = game.set_up({**(EXPANSIONS if line.expansions else {}), "players": line.players})
    budget = Budget(playouts=PLAYOUTS[line.game])
    began, progress = time.perf_counter(), Progress(line.name, games)
    names = [line.one] + [line.others] * (line.players - 1)
    rounds, at_once, parts = -(-games // line.players), -(-PART * threads // line.players), []
    for first in range(0, rounds, at_once):
        some = line.players * min(at_once, rounds - first)
        parts.append(play_match([setup], names, some, seed + first, threads, budget, progress=progress))
        if time.perf_counter() - began > 60 * minutes:
            break
    return told(line, parts, [seed], time.perf_counter() - began)


def told(line: Line, parts: list[Match], seeds: list[int], seconds: float) -> dict[str, Any]:
    match = Match(line.players, *(np.concatenate([getattr(one, what) for one in parts]) for what in COLUMNS), None)
    mean, low, high = match.interval(0)
    return {
        **asdict(line),
        "seeds": seeds,  # of the first round of each piece
        "games": len(match.points),
        "share": mean,
        "low": low,
        "high": high,
        "mean_points": match.points.mean(axis=0).round(1).tolist(),
        "seconds": round(seconds, 1),
        "points": match.points.tolist(),  # game by game, for whoever joins pieces
        "won": match.won.tolist(),
    }


def joined(files: list[Path]) -> list[dict[str, Any]]:
    """The pieces of each match together."""
    pieces = [one for file in files for one in json.loads(file.read_text("utf-8"))["matches"]]
    results = []
    for line in LINES:
        own = sorted((one for one in pieces if one["name"] == line.name), key=lambda one: one["seeds"])
        used = [seed + k for one in own for seed in one["seeds"] for k in range(one["games"] // line.players)]
        if any(len(one["seeds"]) > 1 for one in own) or len(used) != len(set(used)):
            raise SystemExit(f"{line.name}: pieces of different rounds are joined, each of one seed")
        if own:
            parts = [Match(line.players, np.array(one["points"]), np.array(one["won"]), None) for one in own]
            seeds, seconds = [one["seeds"][0] for one in own], sum(one["seconds"] for one in own)
            results.append(told(line, parts, seeds, seconds))
    return results


def speed(name: str) -> dict[str, Any]:
    """Of a search on one core: leaves evaluated and playouts a second, and the playouts of a turn."""
    game = game_named(name)
    position = game.set_up({"players": PLAYERS}).begin(1)
    bot = SearchBot(game, 1, budget=Budget(playouts=30))
    bot.choose(_next_decision(position))  # compiled before the clock runs
    playouts = evaluations = 0
    seconds = 0.0
    for _ in range(SAMPLE):
        for _ in range(10):
            position.apply(bot.choose(_next_decision(position)))
        while (report := bot.report(_next_decision(position), Budget(playouts=1))) is None:
            position.apply(bot.choose(position))
        before = report["playouts"], report["evaluations"]
        began = time.perf_counter()
        report = bot.report(position, Budget(seconds=TURN)) or report
        seconds += time.perf_counter() - began
        playouts += report["playouts"] - before[0]
        evaluations += report["evaluations"] - before[1]
    return {
        "game": name,
        "playouts_per_second": round(playouts / seconds),
        "evaluations_per_second": round(evaluations / seconds),
        "playouts_per_turn": round(playouts / seconds * TURN),
    }


def _next_decision(position: Any) -> Any:
    while position.actor == CHANCE:
        position.apply(position.draw())
    return position


def _played(arguments: argparse.Namespace, chosen: list[str]) -> Iterator[dict[str, Any]]:
    for line in LINES:
        if line.name in chosen:
            games = arguments.games or (line.games // QUICK if arguments.quick else line.games)
            yield play(line, games, arguments.seed, arguments.threads, arguments.minutes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [line.name for line in LINES]
    parser.add_argument("--matches", default="all", help=f"all, or some of {','.join(names)}")
    parser.add_argument("--threads", type=int, default=usable_cores())
    parser.add_argument("--seed", type=int, default=20_000)
    parser.add_argument("--games", type=int, help="of each match, instead of those of the table")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for each match")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--join", type=Path, nargs="+", help="play nothing: put these files of --json together")
    arguments = parser.parse_args()
    chosen = names if arguments.matches == "all" else arguments.matches.split(",")
    if unknown := set(chosen) - set(names):
        parser.error(f"no match {', '.join(sorted(unknown))}: there are {', '.join(names)}")
    results = []
    for found in joined(arguments.join) if arguments.join else _played(arguments, chosen):
        results.append(found)
        print(
            f"{found['name']:19} {found['one']:13} against {found['players'] - 1} {found['others']:10} "
            f"{found['games']:5} games: {found['share']:6.1%} ({found['low']:.1%} to {found['high']:.1%}), "
            f"target {found['target']:.0%}, {found['seconds']:.0f} s",
            flush=True,
        )
    speeds = [speed(name) for name in PLAYOUTS] if arguments.matches == "all" and not arguments.join else []
    for row in speeds:
        print(
            f"{row['game']}: one core {row['evaluations_per_second']:,} evaluations and {row['playouts_per_second']:,} "
            f"playouts a second, {row['playouts_per_turn']:,} playouts in {TURN * 1000:.0f} ms"
        )
    if arguments.json:
        machine = {"cores": usable_cores(), "processor": platform.processor() or platform.machine()}
        content = {"seed": arguments.seed, "playouts": PLAYOUTS, **machine, "matches": results, "speed": speeds}
        arguments.json.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
