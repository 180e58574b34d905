"""How fast is random legal play, here and elsewhere, in one run on one core?

    pip install -e '.[bench]' -c constraints.txt
    python bench/peers.py [--seconds 5] [--json]

Peers: Catanatron (Settlers of Catan, Python, random players) and OpenSpiel's backgammon, whose random rollouts run
entirely in C++. A decision is one choice among the legal actions; chance is part of the time but not counted.
"""

import argparse
import json
import random
import time
from collections.abc import Callable

import pyspiel
from catanatron import Color, Game, RandomPlayer

from grandopening.core.batch import play_random
from grandopening.games import GAMES, game_named

EVERYTHING = {"milestones": True, "boom": True, "region_tiles": "all", "layout": "random"}


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second: the best of several rounds, since other work on the machine only ever slows us down."""
    play(0)
    best, deadline, round_number = 0.0, time.perf_counter() + seconds, 0
    while time.perf_counter() < deadline or round_number < 3:
        round_number += 1
        start = time.perf_counter()
        decisions = play(round_number)
        best = max(best, decisions / (time.perf_counter() - start))
    return best


def ours(name: str, options: dict[str, object], events: bool = False) -> Callable[[int], int]:
    setup = game_named(name).set_up(options)
    return lambda seed: play_random([setup], 2000, seed * 2000, events=events).decisions


def catanatron(seed: int) -> int:
    random.seed(seed)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def backgammon_decisions(games: int = 200) -> float:
    """Mean decisions of a random game of OpenSpiel's backgammon, counted step by step: its C++ rollouts do not tell."""
    rng, game, decisions = random.Random(1), pyspiel.load_game("backgammon"), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return decisions / games


def openspiel() -> Callable[[int], int]:
    """One MCTS simulation with many rollouts: its C++ bot plays them one after the other from the root."""
    game, rollouts, length = pyspiel.load_game("backgammon"), 100, backgammon_decisions()
    start = game.new_initial_state()
    start.apply_action(start.legal_actions()[0])  # a bot steps where somebody decides, so the first dice have fallen

    def play(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, seed, False)  # one simulation, one gigabyte
        bot.step(start)
        return round(rollouts * length)

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5, help="for each contestant")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    contestants = {
        "catanatron": catanatron,
        "openspiel-backgammon": openspiel(),
        "franchise": ours("franchise", {}),
        "franchise, with events": ours("franchise", {}, events=True),
        "franchise, all expansions": ours("franchise", EVERYTHING),
        **{name: ours(name, {}) for name in GAMES if name != "franchise"},
    }
    rates = {name: rate(play, arguments.seconds) for name, play in contestants.items()}
    if arguments.json:
        print(json.dumps({name: {"decisions_per_s": round(value)} for name, value in rates.items()}, indent=2))
        return
    print(f"{'decisions a second, one core':32}{'':>14}{'× Catanatron':>14}{'× OpenSpiel':>14}")
    for name, value in rates.items():
        peers = (value / rates["catanatron"], value / rates["openspiel-backgammon"])
        print(f"{name:32}{value:14,.0f}{peers[0]:14.1f}{peers[1]:14.1f}")


if __name__ == "__main__":
    main()
