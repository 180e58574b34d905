"""Games played to their end, by random legal decisions or by bots, counted, and on request written down."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from ..bots import bot_named
from ..core.batch import play_random
from ..core.contract import CHANCE, SEATS, Game, Refused, Setup
from ..core.jit import bound, rule
from ..core.rng import below
from ..record import Recorder, write_record

CHUNK = 2_000  # games between two looks at the clock: some hundredths of a second
LENGTH = {"franchise": ("turn", "turns"), "proxima-obertura": ("rounds", "rounds")}  # field of the state, and its unit

# What the bound loop finds under this name is the rule of its game.
score: Any = None


def _score_all(board, states, points, won):  # type: ignore[no-untyped-def]  # compiled
    for i in range(len(states)):
        score(board, states[i], points[i], won[i])


@cache
def _scorer_of(game: Game) -> Callable[..., None]:
    return rule(bound(_score_all, {"score": game.rules["score"]}))


@dataclass
class Tally:
    """What finished games add up to."""

    setup: Setup
    games: int = 0
    decisions: int = 0
    length: int = 0
    points: Any = field(default_factory=lambda: np.zeros(SEATS))
    wins: Any = field(default_factory=lambda: np.zeros(SEATS))  # a shared win counts 1/k
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, states: Any, decisions: int) -> None:
        game, n = self.setup.game, len(states)
        points, won = np.zeros((n, SEATS), np.int32), np.zeros((n, SEATS), np.int32)
        _scorer_of(game)(self.setup.board, states, points, won)
        self.games += n
        self.decisions += decisions
        self.length += int(states[LENGTH[game.name][0]].sum())
        self.points += points.sum(axis=0)
        self.wins += (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
        _, firsts, counts = np.unique(states["end"], return_index=True, return_counts=True)
        for first, count in zip(firsts, counts, strict=True):
            self.ends[game.words.result_of(self.setup, states[first])["end"]] += int(count)

    @property
    def unit(self) -> str:
        """What the length of a game is counted in."""
        return LENGTH[self.setup.game.name][1]

    def in_words(self) -> dict[str, Any]:
        """For programs: the same seed gives the same object."""
        seats = self.setup.players
        return {
            "game": self.setup.game.name,
            "options": self.setup.options,
            "games": self.games,
            "decisions_mean": round(self.decisions / self.games, 3),
            f"{self.unit}_mean": round(self.length / self.games, 3),
            "points_mean": [round(float(p) / self.games, 3) for p in self.points[:seats]],
            "win_share": [round(float(w) / self.games, 4) for w in self.wins[:seats]],
            "ends": dict(sorted(self.ends.items())),
        }


def simulate(setup: Setup, games: int, seed: int, threads: int = 1) -> Iterator[Tally]:
    """Play so many games, game i with seed + i; yields the tally as it grows."""
    tally = Tally(setup)
    chunk = CHUNK * threads
    for first in range(0, games, chunk):
        played = play_random([setup], min(chunk, games - first), seed + first, threads)
        tally.add(played.states, played.decisions)
        yield tally


def simulate_records(
    setup: Setup, games: int, seed: int, bots: Sequence[str] = ()
) -> Iterator[tuple[Tally, dict[str, Any]]]:
    """The very same games, or those of bots, one by one and written down: also yields the record of each."""
    tally = Tally(setup)
    for i in range(games):
        recorder, decisions = play_recorded(setup, seed + i, bots)
        tally.add(np.array([recorder.position.state], setup.game.State.dtype), decisions)
        yield tally, write_record(recorder, [f"Seat {seat}" for seat in range(setup.players)])


def checked_bots(text: str, setup: Setup) -> list[str]:
    """`greedy`, or `greedy,random,random`: the names of those who play, a seat each; none for random play."""
    names = [name.strip() for name in text.split(",")]
    names = names * setup.players if len(names) == 1 else names
    if len(names) != setup.players:
        raise Refused("option", f"--bots names {len(names)} bots, and {setup.players} play")
    for name in names:
        bot_named(name, setup.game)
    return [] if set(names) == {"random"} else names


def play_recorded(setup: Setup, seed: int, bots: Sequence[str] = ()) -> tuple[Recorder, int]:
    """One game of bots, or by the decisions that `play_random` makes: both draw from the generator in the state."""
    recorder, decisions = Recorder(setup.begin(seed)), 0
    players = [bot_named(name, setup.game, seed + seat) for seat, name in enumerate(bots)]
    while not recorder.position.is_over:
        actor = recorder.position.actor
        if actor == CHANCE:
            recorder.act(recorder.position.draw())
        elif players:
            recorder.act(players[actor].choose(recorder.position.view(actor)))
            decisions += 1
        else:
            legal = recorder.position.legal()
            recorder.act(legal[int(below(recorder.position.state, len(legal)))])
            decisions += 1
    return recorder, decisions
