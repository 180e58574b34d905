"""How the bots of Pròxima Obertura bargain, and what it costs that they can be read: the numbers of docs/bots.md.

    python bench/bargaining.py --scenes offers,exploiter --games 200

offers      bots among themselves: offers a turn, and how many of them are accepted
exploiter   one seat asks in every turn and never shows a card (P4.2), against three of a kind. Beside it the same games
            with a bot of their kind in its seat: what the exploiter wins more is what being read costs the others.
            The last kind searches, but shows as greedy does: only cards that its hand can spare

Four players, seats rotated, fixed seeds, searches with a fixed number of playouts a turn. Intervals are the 95 % normal
ones: of victories by the means of rounds (the four games of one deal), of offers as if they were independent.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, cycle
from pathlib import Path
from typing import Any

import numpy as np

from grandopening.bots import Bot, Budget, bot_named
from grandopening.core.contract import CHANCE, Position
from grandopening.cores import usable_cores
from grandopening.games import game_named
from grandopening.games.proxima_obertura.rules.dispatch import ask_action, is_accept, is_ask, is_propose, ready_action
from grandopening.games.proxima_obertura.rules.state import SHOW, TRADE, TYPES

GAME = game_named("proxima-obertura")
PLAYERS = 4
PLAYOUTS = 1800  # a turn, of one search
TABLES = {"greedy": ["greedy"], "search": ["search"], "both": ["greedy", "search"]}  # who sits around


class Exploiter:
    """It plays like another bot, but asks in every turn, for all types in turn where the other would not ask, and shows
    nothing."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, f"exploiting {bot.name}"

    def begin(self, seed: int) -> None:
        self.bot.begin(seed)
        self.questions = cycle([ask_action(*types) for types in combinations(range(TYPES), 2)])

    def choose(self, view: Position, budget: Budget | None = None) -> int:
        if view.state.phase == SHOW:
            return int(ready_action())
        action = self.bot.choose(view, budget)
        return int(next(self.questions)) if view.state.phase == TRADE and not is_ask(action) else action


class ShowsLess:
    """A bot that shows what greedy would."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.greedy, self.name = bot, bot_named("greedy", GAME), f"{bot.name} showing less"

    def begin(self, seed: int) -> None:
        for bot in (self.bot, self.greedy):
            bot.begin(seed)

    def choose(self, view: Position, budget: Budget | None = None) -> int:
        return (self.greedy if view.state.phase == SHOW else self.bot).choose(view, budget)


def searching(playouts: int) -> Bot:
    return bot_named(f"search@{playouts}", GAME)


KINDS: dict[str, Callable[[int], Any]] = {
    "greedy": lambda _: bot_named("greedy", GAME),
    "search": searching,
    "shows-less": lambda playouts: ShowsLess(searching(playouts)),
}


@dataclass
class Played:
    """Games of the same bots, by player: shares of victories and points, and what happened in the trades."""

    shares: Any
    points: Any
    counts: Counter[str] = field(default_factory=Counter)


def mean_of_rounds(values: Any) -> tuple[float, float, float]:
    """The mean, and the ends of its 95 % interval."""
    rounds = np.asarray(values).reshape(-1, PLAYERS).mean(axis=1)
    half = 1.96 * rounds.std(ddof=1) / len(rounds) ** 0.5 if len(rounds) > 1 else float("nan")
    return float(rounds.mean()), float(rounds.mean() - half), float(rounds.mean() + half)


def play(make: Callable[[], Sequence[Bot]], asked: argparse.Namespace) -> Played:
    """`make` gives the bots of one thread, by player. In game k of a round everybody sits k seats further on."""
    numbers, threads = range(-(-asked.games // PLAYERS) * PLAYERS), asked.threads

    def some(first: int) -> list[tuple[list[float], list[int], Counter[str]]]:
        bots = make()
        return [play_game(bots, number, asked.seed + number // PLAYERS) for number in numbers[first::threads]]

    found: list[Any] = [None] * len(numbers)
    with ThreadPoolExecutor(threads) as pool:
        for first, results in enumerate(pool.map(some, range(threads))):
            found[first::threads] = results
    shares, points, counts = zip(*found, strict=True)
    return Played(np.array(shares), np.array(points), sum(counts, Counter()))


def play_game(bots: Sequence[Bot], number: int, seed: int) -> tuple[list[float], list[int], Counter[str]]:
    position, counts = GAME.set_up({"players": PLAYERS}).begin(seed), Counter[str]()
    for bot in bots:
        bot.begin(seed)
    seated = [(seat + number) % PLAYERS for seat in range(PLAYERS)]  # by seat: the player
    turn = None
    while not position.is_over:
        if position.actor == CHANCE:
            position.perform(position.draw())
            continue
        s = position.state
        counts["turns"] += turn != (turn := (int(s.rounds), int(s.active)))
        action = bots[seated[position.actor]].choose(position)
        for name, is_one in (("questions", is_ask), ("offers", is_propose), ("accepted", is_accept)):
            counts[name] += bool(is_one(action))
        position.apply(action)
    points, winners = position.score()
    shares = [(seat in winners) / len(winners) for seat in range(PLAYERS)]
    by_player = sorted(range(PLAYERS), key=lambda seat: seated[seat])
    return [shares[seat] for seat in by_player], [points[seat] for seat in by_player], counts


def offers(asked: argparse.Namespace) -> list[dict[str, Any]]:
    rows = []
    for name, kinds in TABLES.items():
        makers = [KINDS[kinds[player % len(kinds)]] for player in range(PLAYERS)]
        counts = play(lambda makers=makers: [make(asked.playouts) for make in makers], asked).counts
        part = counts["accepted"] / max(counts["offers"], 1)
        half = 1.96 * (part * (1 - part) / max(counts["offers"], 1)) ** 0.5
        rows.append({"table": name, **counts, "part": part, "low": part - half, "high": part + half})
        print(
            f"offers     {name:10} {asked.games:5} games: {counts['offers'] / counts['turns']:.2f} offers a turn, "
            f"{counts['accepted']} of {counts['offers']} accepted, {part:.1%} ({part - half:.1%} to {part + half:.1%})",
            flush=True,
        )
    return rows


def exploiter(asked: argparse.Namespace) -> list[dict[str, Any]]:
    rows = []
    for kind, make in KINDS.items():
        if kind not in asked.kinds.split(","):
            continue

        def table(exploits: bool, make: Callable[[int], Any] = make) -> list[Any]:
            one, *others = (make(asked.playouts) for _ in range(PLAYERS))
            return [Exploiter(one) if exploits else one, *others]

        without, with_one = (play(lambda e=e: table(e), asked) for e in (False, True))
        row: dict[str, Any] = {"against": kind, "games": len(with_one.shares)}
        row["share"] = mean_of_rounds(with_one.shares[:, 0])
        row["more"] = mean_of_rounds(with_one.shares[:, 0] - without.shares[:, 0])
        row["points"] = mean_of_rounds(with_one.points[:, 0] - without.points[:, 0])
        row["others"] = mean_of_rounds((with_one.points[:, 1:] - without.points[:, 1:]).mean(axis=1))
        rows.append(row)
        spans = {key: "{:.1f} ({:.1f} to {:.1f})".format(*row[key]) for key in ("points", "others")}
        shares = {key: "{:.1%} ({:.1%} to {:.1%})".format(*row[key]) for key in ("share", "more")}
        print(
            f"exploiter  against three {kind:10} {row['games']:5} games: wins {shares['share']}, more than one of them "
            f"by {shares['more']}; points more {spans['points']}, of each other {spans['others']}",
            flush=True,
        )
    return rows


SCENES = {"offers": offers, "exploiter": exploiter}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenes", default=",".join(SCENES), help=f"some of {', '.join(SCENES)}")
    parser.add_argument("--games", type=int, default=200, help="of each match")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="a turn, of a search")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"that are exploited: some of {', '.join(KINDS)}")
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--threads", type=int, default=usable_cores())
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    chosen = arguments.scenes.split(",")
    if unknown := set(chosen) - set(SCENES):
        parser.error(f"no scene {', '.join(sorted(unknown))}: there are {', '.join(SCENES)}")
    found = {name: SCENES[name](arguments) for name in chosen}
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
