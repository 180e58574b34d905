"""Teach the search of Pròxima Obertura its outlook: what positions are worth, from games that bots play.

    python bench/learn.py --games 60000 --threads 16 --output outlook.npz

Greedy plays at tables of three, four and five, some seats a little carelessly, so that positions it would avoid are
seen too. What a seat sees is noted after its shows, answers, shops and cuts, when the first step of a turn is over, and
before the dice; and how the game ended for everybody. A network with two hidden layers learns the victories and the
points from that (Adam); then its own expectation a step later is mixed into what it learns from (TD), since the end of
a game is mostly luck. Some seats of each table are watched, and from the second generation on they play by the outlook
of the one before: a position is worth what somebody who plays like that makes of it. The last generation teaches
several networks, whose answers are averaged: that takes off a part of their noise. A twentieth of the games is kept
apart to measure them. Numpy, numba and the standard library suffice.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from grandopening.bots.brain import brain_of
from grandopening.bots.desk import VIEW, new_desk
from grandopening.bots.outlook import NO_OUTLOOK, OUTPUTS, POINTS, Outlook, write_outlook
from grandopening.bots.simple import BREADTH, GREEDY, decide_of
from grandopening.core.contract import CHANCE, OVER, SEATS
from grandopening.core.jit import bound, rule
from grandopening.core.rng import MASK, next_word, seed_rng
from grandopening.games import game_named
from grandopening.games.proxima_obertura.bots.sight import INPUTS, look
from grandopening.games.proxima_obertura.rules.state import ANSWER, CUT, DICE, OPEN, SHOW

GAME = game_named("proxima-obertura")
TABLES = (4, 3, 4, 5, 4)  # players, game by game
CARELESS = (0.0, 0.0, 0.02, 0.06)  # noise of a seat, as a chance to win
WATCHED = 0.4  # of the seats, and one at least
EXPLORING = 0.1  # of the decisions of those who play by an outlook are a careless greedy's
MOST_ROWS = 1000  # of one game
HIDDEN = (96, 32)
NETWORKS = 2  # of the last generation
BATCH = 1024
WEIGHT_OF_POINTS = 0.3  # beside the victories
DECAY = 1e-5
FUTURE = 0.6  # of the rest of the game; the remainder comes from what is expected a step later
FARTHEST = 8  # spreads that an input may differ
APART = 20  # one game in so many is not learned from
SAMPLED = 8  # one row in so many tells how inputs spread

# The part of what is seen that is noted: by the seat whose turn it is, by the others, and after one's own decisions.
OF_OWN_TURN, OF_OTHERS, OF_DECISIONS = 1.0, 0.4, 0.4

# What the bound function finds under these names are the rules and players of the game.
draw = apply = redact = reply = carry_out = decide = None


@rule
def note(board, s, viewer, part, desk, rows, viewers, n):
    """Note what the viewer sees, in a part of all cases. Returns how many rows there are."""
    if next_word(desk.luck) / MASK < part:
        look(board, s, viewer, desk, rows[n])
        viewers[n] = viewer
        n += 1
    return n


@rule
def note_all(board, s, watched, desk, rows, viewers, n):
    for viewer in range(board.players):
        if watched[viewer]:
            n = note(board, s, viewer, OF_OWN_TURN if viewer == s.active else OF_OTHERS, desk, rows, viewers, n)
    return n


def _watch(board, s, weights, noise, watched, foresees, desk, rows, viewers):
    """Play a game and note what the watched seats see. Returns how many rows."""
    n = 0
    while s.actor != OVER and n + 2 * SEATS < len(rows):
        if s.phase == DICE or s.phase == OPEN:
            n = note_all(board, s, watched, desk, rows, viewers, n)
        if s.actor == CHANCE:
            apply(board, s, draw(board, s), desk.scratch, desk.sink)
            continue
        actor, phase = s.actor, s.phase
        view = desk.states[VIEW]
        desk.states[VIEW] = s
        redact(board, view, actor)
        if foresees and watched[actor] and next_word(desk.luck) / MASK >= EXPLORING:
            reply(board, view, weights, desk, BREADTH)
            carry_out(board, view, desk.moves[desk.order[0]], desk)
        else:
            decide(board, view, GREEDY, weights, BREADTH, noise[actor], desk)
        for k in range(desk.plan[0]):
            apply(board, s, desk.plan[k + 1], desk.scratch, desk.sink)
        if s.actor != OVER and watched[actor] and phase in (SHOW, ANSWER, OPEN, CUT):
            n = note(board, s, actor, OF_DECISIONS, desk, rows, viewers, n)
    return n


watch = rule(bound(_watch, {**GAME.rules, **brain_of(GAME).players, "decide": decide_of(GAME)}))


class Seen(NamedTuple):
    """A row for each time that somebody looked; seats count from the viewer."""

    rows: Any
    games: Any  # in which game
    viewers: Any
    present: Any  # which seats there are
    won: Any
    points: Any


def watch_games(games: int, seed: int, threads: int, outlook: Outlook | None = None) -> Seen:
    """Of greedy alone; or, given an outlook, of greedy and watched seats that play by it."""
    setups = {players: GAME.set_up({"players": players}) for players in set(TABLES)}
    weights, todo = brain_of(GAME).weights.table, count()

    def work() -> Iterator[Seen]:
        desk, states = new_desk(GAME)._replace(outlook=outlook or NO_OUTLOOK), GAME.State.many(1)
        rows, viewers = np.zeros((MOST_ROWS, INPUTS), np.float32), np.zeros(MOST_ROWS, np.int64)
        while (number := next(todo)) < games:
            players = TABLES[number % len(TABLES)]
            board, s = setups[players].board, states[0]
            states[:] = GAME.State.many(1)
            seed_rng(desk.luck, seed + number)
            GAME.new(board, s, seed + number, desk.sink)
            rng = np.random.default_rng(seed + number)
            noise, watched = rng.choice(CARELESS, SEATS), rng.random(SEATS) < WATCHED
            watched[rng.integers(players)] = True
            if outlook:
                noise[watched] = max(CARELESS)
            n = watch(board, s, weights, noise, watched, outlook is not None, desk, rows, viewers)
            GAME.score(board, s, desk.points, desk.won)
            seats = (viewers[:n, None] + np.arange(SEATS)) % players
            present = np.broadcast_to(np.arange(SEATS) < players, (n, SEATS))
            won = desk.won[seats] / desk.won[:players].sum() * present
            numbers = np.full(n, number)
            yield Seen(rows[:n].copy(), numbers, viewers[:n].copy(), present, won, desk.points[seats] * present)

    with ThreadPoolExecutor(threads) as pool:
        done = [pool.submit(lambda: list(work())) for _ in range(threads)]
        parts = sorted((part for one in done for part in one.result()), key=lambda part: int(part.games[0]))
    return Seen(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Network:
    """Layers of weights and biases, and the averages of Adam."""

    def __init__(self, rng: Any) -> None:
        sizes = (INPUTS, *HIDDEN, OUTPUTS)
        self.rng = rng
        self.layers: list[Any] = []
        for before, after in pairwise(sizes):
            weights = rng.standard_normal((before, after)) * (2 / before) ** 0.5
            self.layers += [weights.astype(np.float32), np.zeros(after, np.float32)]

    def through(self, x: Any) -> list[Any]:
        """What each layer makes of it."""
        made = [x]
        for i in range(0, len(self.layers), 2):
            summed = made[-1] @ self.layers[i] + self.layers[i + 1]
            made.append(np.maximum(summed, 0) if i + 2 < len(self.layers) else summed)
        return made

    def answers(self, x: Any, present: Any) -> tuple[Any, Any]:
        """Chances and points."""
        last = np.concatenate([self.through(x[k : k + 16384])[-1] for k in range(0, len(x), 16384)])
        return chances_of(last, present), last[:, SEATS:] * POINTS

    def fit(self, x: Any, seen: Seen, won: Any, points: Any, epochs: int, rate: float) -> None:
        mean = [np.zeros_like(layer) for layer in self.layers]
        square = [np.zeros_like(layer) for layer in self.layers]
        rows = np.flatnonzero(seen.games % APART != 0)
        step = 0
        for epoch in range(epochs):
            began = time.perf_counter()
            self.rng.shuffle(rows)
            for k in range(0, len(rows) - BATCH, BATCH):
                some = rows[k : k + BATCH]
                step += 1
                size = rate * (1 - epoch / epochs) * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
                for i, slope in enumerate(self.slopes(x[some], seen.present[some], won[some], points[some])):
                    mean[i] += 0.1 * (slope - mean[i])
                    square[i] += 0.001 * (slope * slope - square[i])
                    self.layers[i] -= size * mean[i] / (np.sqrt(square[i]) + 1e-8)
            measured = "entropy {:.4f}, points {:.2f}".format(*self.errors(x, seen))
            print(f"  epoch {epoch + 1} of {epochs}: {measured} ({time.perf_counter() - began:.0f} s)", flush=True)

    def slopes(self, x: Any, present: Any, won: Any, points: Any) -> list[Any]:
        made = self.through(x)
        chances = chances_of(made[-1], present)
        off = (made[-1][:, SEATS:] - points / POINTS) * present
        slope = np.concatenate([chances - won, 2 * WEIGHT_OF_POINTS * off], axis=1).astype(np.float32) / len(x)
        found = []
        for i in range(len(self.layers) - 2, -1, -2):
            found += [slope.sum(axis=0), made[i // 2].T @ slope + DECAY * self.layers[i]]
            slope = (slope @ self.layers[i].T) * (made[i // 2] > 0)
        return found[::-1]

    def errors(self, x: Any, seen: Seen) -> tuple[float, float]:
        """On the games kept apart: the cross entropy of the victories, and how far off the points are."""
        rows = np.flatnonzero(seen.games % APART == 0)
        present = seen.present[rows]
        chances, points = self.answers(x[rows], present)
        entropy = -(seen.won[rows] * np.log(chances + 1e-9)).sum() / len(rows)
        off = (((points - seen.points[rows]) * present) ** 2).sum() / present.sum()
        return float(entropy), float(off**0.5)


def chances_of(answers: Any, present: Any) -> Any:
    logs = np.where(present, answers[:, :SEATS], -np.inf)
    parts = np.exp(logs - logs.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def mixed(seen: Seen, chances: Any, points: Any) -> tuple[Any, Any]:
    """What to learn from: how the game went on for the viewer, partly as expected when it looked next."""
    order = np.lexsort((np.arange(len(seen.rows)), seen.viewers, seen.games))
    is_followed = (np.diff(seen.games[order]) == 0) & (np.diff(seen.viewers[order]) == 0)
    following = np.full(len(order), -1)
    following[order[:-1][is_followed]] = order[1:][is_followed]
    to_come = np.zeros(len(order), np.int64)
    for i in order[::-1]:
        if following[i] >= 0:
            to_come[i] = to_come[following[i]] + 1
    won, scored = seen.won.astype(np.float32), seen.points.astype(np.float32)
    for steps in range(1, int(to_come.max()) + 1):
        now = np.flatnonzero(to_come == steps)
        later = following[now]
        won[now] = FUTURE * won[later] + (1 - FUTURE) * chances[later]
        scored[now] = FUTURE * scored[later] + (1 - FUTURE) * points[later]
    return won, scored


def spread_of(rows: Any) -> tuple[Any, Any]:
    """Of each input: its mean, and by what to divide it so that it is about as large as any other, and never huge."""
    sample = rows[::SAMPLED]
    mean, deviation = (of(sample, axis=0, dtype=np.float64) for of in (np.mean, np.std))
    spread = np.maximum(deviation, np.maximum((rows.max(axis=0) - rows.min(axis=0)) / FARTHEST, 1e-3))
    return mean.astype(np.float32), spread.astype(np.float32)


def learn(seen: Seen, epochs: int, rounds: int, seed: int, networks: int = 1) -> tuple[Outlook, tuple[float, float]]:
    mean, spread = spread_of(seen.rows)
    x = seen.rows  # changed where it lies: there are gigabytes of it
    x -= mean
    x /= spread
    taught = []
    for k in range(networks):
        taught.append(network := Network(np.random.default_rng(seed + k)))
        network.fit(x, seen, seen.won, seen.points, epochs, 1e-3)
        for number in range(rounds):
            print(f"  again, with what it expects itself ({number + 1} of {rounds})", flush=True)
            network.fit(x, seen, *mixed(seen, *network.answers(x, seen.present)), epochs, 5e-4)
    network = averaged(taught)
    weights, bias, *others = network.layers
    first = weights / spread[:, None], bias - (mean / spread) @ weights  # so that it takes what is seen as it is
    return Outlook(*(layer.astype(np.float32) for layer in (*first, *others))), network.errors(x, seen)


def averaged(networks: list[Network]) -> Network:
    """One network that answers what these do on the average: they lie side by side in it."""
    together = Network(networks[0].rng)
    weights_1, bias_1, weights_2, bias_2, weights_3, bias_3 = zip(*(one.layers for one in networks), strict=True)
    apart = np.zeros((len(networks), HIDDEN[0], len(networks), HIDDEN[1]), np.float32)
    for k, weights in enumerate(weights_2):
        apart[k, :, k] = weights
    second = apart.reshape(len(networks) * HIDDEN[0], -1), np.concatenate(bias_2)
    third = np.concatenate(weights_3) / len(networks), np.mean(bias_3, axis=0)
    together.layers = [np.concatenate(weights_1, axis=1), np.concatenate(bias_1), *second, *third]
    return together


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60_000, help="of each generation")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=2, help="times that its own expectations are mixed in")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--output", type=Path, default=Path("outlook.npz"))
    arguments = parser.parse_args()
    if not arguments.output.parent.is_dir():  # half an hour later would be late to notice
        parser.error(f"--output {arguments.output}: there is no folder {arguments.output.parent}")
    outlook = None
    for generation in range(arguments.generations):
        began = time.perf_counter()
        seen = watch_games(arguments.games, arguments.seed + generation * arguments.games, arguments.threads, outlook)
        taken = time.perf_counter() - began
        print(
            f"generation {generation + 1}: {arguments.games} games, seen {len(seen.rows)} times ({taken:.0f} s)",
            flush=True,
        )
        networks = NETWORKS if generation + 1 == arguments.generations else 1
        outlook, (entropy, points) = learn(seen, arguments.epochs, arguments.rounds, arguments.seed, networks)
    found = {key: getattr(arguments, key) for key in ("generations", "games", "epochs", "rounds", "seed")}
    write_outlook(arguments.output, outlook, {"how": "bench/learn.py", **found, "entropy": entropy, "points": points})
    print(f"written to {arguments.output}")


if __name__ == "__main__":
    main()
