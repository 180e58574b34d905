"""A first game that teaches: a stored game, in which the learner makes the decisions of one seat.

A lesson is data, in the folder of its game: a record, and steps. In a step the learner plays some entries of the record
by their own hand; what others do meanwhile, and what comes between two steps, is played by itself. Since everything
stands in a record that the rulebook checks, a lesson cannot teach what the rules do not say.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ..games import folder_of
from .lines import written
from .play import Play, replay, set_up
from .problem import Problem

FOLDER = "lesson"


@dataclass(frozen=True)
class Step:
    """One idea. Its sentences are found by its name."""

    name: str
    at: int  # so many entries of the record come before it
    entries: int = 0  # of it; none: there is something to see
    shows: str = ""  # the kind of event that its sentences name the effect by

    @property
    def end(self) -> int:
        return self.at + self.entries


@dataclass(frozen=True)
class Lesson:
    game: str
    seat: int  # the learner's
    record: Mapping[str, Any]
    steps: tuple[Step, ...]

    @property
    def log(self) -> list[dict[str, Any]]:
        log: list[dict[str, Any]] = self.record["log"]
        return log

    def begin(self, version: int, at: float) -> Play:
        """The play as the first step finds it."""
        setup = set_up(self.game, self.record["options"])
        return replay(setup, [written(entry, version, at) for entry in self.log[: self.steps[0].at]])

    def on(self, play: Play, to: int, version: int, at: float) -> Play:
        """The play after so many entries of the record."""
        new = [written(entry, version, at) for entry in self.log[len(play.lines) : to]]
        return replay(play.setup, [*play.lines, *new])


@dataclass(frozen=True)
class Taught:
    """Where somebody is in a lesson."""

    lesson: Lesson
    number: int  # of the step
    play: Play

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def expected(self) -> dict[str, Any] | None:
        """What the learner is to play next; None: the step is done."""
        number = len(self.play.lines)
        return self.lesson.log[number] if number < self.step.end else None

    def after(self, entry: Mapping[str, Any], version: int, at: float) -> Play:
        """The play after the entry that is expected, and what others do until the learner is to play again."""
        if entry != self.expected:
            self.play.step(entry, version, at)  # says why, if it is against the rules
            raise Problem("not-in-lesson", "The rules allow that, but this step of the lesson is about something else.")
        to = len(self.play.lines) + 1
        while to < self.step.end and self.lesson.log[to].get("seat") != self.lesson.seat:
            to += 1
        return self.lesson.on(self.play, to, version, at)

    @cached_property
    def values(self) -> dict[str, Any]:
        """What the sentences of the step may name. Before it is done: what is to be played next. Then: the numbers of
        its event, the learner's part of its sum, and the points that the step has brought."""
        if self.expected is not None:
            return {key: value for key, value in self.expected.items() if not isinstance(value, list)}
        lines, seat = self.play.lines, self.lesson.seat
        known: dict[str, Any] = {}
        for words in self._events():
            if words["kind"] == self.step.shows and words.get("seat", seat) == seat:
                known = {key: value for key, value in words.items() if not isinstance(value, list)}
                for part in words.get("parts", ()):
                    known |= part if part.get("seat") == seat else {}
                break
        before = lines[self.step.at - 1].points[seat] if self.step.at else 0
        return {**known, "gained": lines[-1].points[seat] - before if lines else 0}

    def _events(self) -> Iterator[dict[str, Any]]:
        """What has happened since the step before, the last first."""
        since = self.lesson.steps[self.number - 1].end if self.number else 0
        setup = self.play.setup
        for line in reversed(self.play.lines[max(0, since - 1) : self.step.end]):
            for event in reversed(line.events):
                yield setup.game.events[event.kind].in_words(setup, event, self.lesson.seat)


def has_lesson(game: str) -> bool:
    return (folder_of(game) / FOLDER).is_dir()


@cache
def lesson_of(game: str) -> Lesson:
    if not has_lesson(game):
        raise Problem("not-found", "This game has no lesson.")
    folder = folder_of(game) / FOLDER
    about = tomllib.loads((folder / "steps.toml").read_text("utf-8"))
    record = json.loads((folder / "game.json").read_text("utf-8"))
    return Lesson(game, about["seat"], record, tuple(Step(**step) for step in about["steps"]))
