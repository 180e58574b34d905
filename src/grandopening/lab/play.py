"""Plays the games of a task, by the loop of core/playing.py; bots that think are asked decision by decision."""

from functools import cache
from typing import Any

import numpy as np

from ..bots.deciding import Party
from ..bots.naming import spelled
from ..core.contract import SEATS, Game, Position, Setup
from ..core.jit import PER_GAME, Entry, specialised
from ..core.playing import NO_LIMIT, play_through
from ..core.rules import Rules
from ..record import Recorder, write_record
from .facts import Columns, facts_of
from .players import thinker
from .series import Task

KEPT = 256  # events kept of one game, on average of a task
LOGGED = 4096  # actions before the log is emptied

rules: Rules = PER_GAME  # of the game that a function is specialised for


def _score_all(board, states, points, won):  # type: ignore[no-untyped-def]  # compiled
    for i in range(len(states)):
        rules.score(board, states[i], points[i], won[i])


@cache
def score_all_of(game: Game) -> Any:
    return Entry(specialised(_score_all, game.rules), eager=True)


class Games:
    """The games of a task, while they are played."""

    def __init__(self, task: Task) -> None:
        self.task, self.series, self.setup = task, task.series, task.series.set_up()
        self.numbers, game = range(task.first, task.last), self.setup.game
        self.seats = [self.series.seats_of(number) for number in self.numbers]
        self.seeds = np.array([self.series.seed_of(number) for number in self.numbers])
        self.states, self.decisions = game.State.many(len(self.numbers)), np.zeros(len(self.numbers), np.int64)
        players = [spelled(name, game) for name in self.series.players]
        self.party = Party(game, players, self.seats, random_openings=self.series.random_openings)
        kinds = facts_of(game).events
        self.events: dict[str, int] = {  # that are wanted
            "event_room": game.max_events if kinds else 0,
            "wanted": sum(1 << kind for kind in kinds),
            "kept": KEPT * len(self.numbers) if kinds else 0,
        }

    def play(self) -> Columns:
        tools, n = self.party.tools(**self.events), len(self.numbers)
        if self.party.thinks:
            for i in range(n):
                self._play_one(i, tools)
        else:
            boards = np.array([self.setup.board], self.setup.game.Board.dtype)
            self.party.loops().play(boards, self.states, 0, n, self.seeds, NO_LIMIT, tools, self.decisions)
        return self._columns(tools.events)

    def play_recorded(self) -> tuple[Columns, list[dict[str, Any]]]:
        """The same games, and their records."""
        tools = self.party.tools(**self.events, log_room=LOGGED)
        actions = [self._play_one(i, tools) for i in range(len(self.numbers))]
        return self._columns(tools.events), [self._record(i, of_game) for i, of_game in enumerate(actions)]

    def _play_one(self, i: int, tools: Any) -> list[int]:
        bots: dict[int, Any] = {}

        def ask(position: Position) -> int:
            player = self.seats[i][position.actor]
            if player not in bots:
                bots[player] = thinker(self.series.players[player], self.setup.game, int(self.seeds[i]) + player)
            return int(bots[player].choose(position))

        loops = self.party.loops()
        return play_through(loops, self.setup, self.states, i, self.seeds, tools, self.decisions, ask)

    def _record(self, i: int, actions: list[int]) -> dict[str, Any]:
        recorder = Recorder(self.setup.begin(int(self.seeds[i])))
        for action in actions:
            recorder.act(action)
        return write_record(recorder, [f"Seat {seat}" for seat in range(self.setup.players)])

    def _columns(self, events: Any) -> Columns:
        """A row for each game; `events` as the loop has noted them."""
        if events[0, 0] >= len(events) > 1:
            raise OverflowError(f"{events[0, 0]} events in {len(self.numbers)} games, room for {len(events) - 1}")
        return {
            "series": np.full(len(self.numbers), self.task.number),
            "number": np.array(self.numbers),
            **outcome(self.setup, self.states, self.decisions),
            **facts_of(self.setup.game).columns(self.setup, self.states, events[1 : events[0, 0] + 1]),
        }

    def play_on_gpu(self) -> Columns:
        from ..core.kernels import play_games

        self.states, self.decisions, events = play_games(self.setup, self.seeds, self.party, **self.events)
        return self._columns(events)


def play(task: Task) -> Columns:
    """All games of a task; a row of every column for each."""
    return Games(task).play()


def play_on_gpu(task: Task) -> Columns:
    return Games(task).play_on_gpu()


def outcome(setup: Setup, states: Any, decisions: Any) -> Columns:
    """What can be told of the end of every game."""
    facts = facts_of(setup.game)
    points, won = np.zeros((len(states), SEATS), np.int32), np.zeros((len(states), SEATS), np.int32)
    score_all_of(setup.game)(setup.board, states, points, won)
    return {
        "points": points,
        "won": won / won.sum(axis=1, keepdims=True),  # a shared win counts 1/k
        "decisions": decisions,
        "length": states[facts.length].astype(np.int64) if facts.length else decisions,
        "end": np.array(setup.game.ends)[states["end"]],
    }
