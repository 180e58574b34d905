"""Games played to their end, by random legal decisions or by bots, counted, and on request written down."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..bots import bot_named
from ..core.contract import CHANCE, SEATS, Setup
from ..core.rng import below
from ..record import Recorder, write_record
from .facts import Columns, facts_of
from .play import outcome
from .results import Results
from .series import Series


@dataclass
class Tally:
    """What finished games add up to."""

    setup: Setup
    games: int = 0
    decisions: int = 0
    length: int = 0
    points: Any = field(default_factory=lambda: np.zeros(SEATS))
    wins: Any = field(default_factory=lambda: np.zeros(SEATS))
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, columns: Columns) -> None:
        self.games += len(columns["points"])
        self.decisions += int(columns["decisions"].sum())
        self.length += int(columns["length"].sum())
        self.points += columns["points"].sum(axis=0)
        self.wins += columns["won"].sum(axis=0)
        self.ends.update(columns["end"].tolist())

    @property
    def unit(self) -> str:
        """What the length of a game is counted in."""
        return facts_of(self.setup.game).unit

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


def simulation(setup: Setup, players: Sequence[str], games: int, seed: int) -> Results:
    """So many games, game i with seed + i."""
    name = ", ".join(dict.fromkeys(players))
    series = Series(name, setup.game.name, setup.options, tuple(players), games, seed, board_file=setup.board_file)
    return Results("simulate", [series])


def simulate_records(
    setup: Setup, games: int, seed: int, bots: Sequence[str] = ()
) -> Iterator[tuple[Columns, dict[str, Any]]]:
    """The same random games, or games of bots, one by one and written down: what is told of each, and its record."""
    for i in range(games):
        recorder, decisions = play_recorded(setup, seed + i, bots)
        states = np.array([recorder.position.state], setup.game.State.dtype)
        record = write_record(recorder, [f"Seat {seat}" for seat in range(setup.players)])
        yield outcome(setup, states, np.array([decisions])), record


def play_recorded(setup: Setup, seed: int, bots: Sequence[str] = ()) -> tuple[Recorder, int]:
    """One game of bots, or by random decisions, which are drawn by the generator in the state."""
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
