"""A table at which somebody learns the game: it follows a lesson, until that ends and the game goes on by itself."""

from collections.abc import Mapping
from typing import Any

from .lesson import Taught, lesson_of
from .lines import Line
from .play import Play
from .problem import Problem
from .seating import Seating


class Learning(Seating):
    play: Play | None
    fresh: list[Line]

    @property
    def taught(self) -> Taught | None:
        """Where the learner is; None at any other table, and when the lesson is over."""
        if self.head.lesson is None or self.play is None:
            return None
        return Taught(lesson_of(self.head.game), self.head.lesson, self.play)

    def learn(self, taught: Taught, entry: Mapping[str, Any], now: float) -> None:
        """The learner plays. Nothing is a draft: in a lesson nothing is taken back."""
        self._follow(taught.after(entry, self.head.shown + 1, now))

    def _follow(self, play: Play) -> None:
        known = len(self.play.lines) if self.play else 0
        self.play = play
        self.fresh += play.lines[known:]

    def next_step(self, now: float) -> None:
        """On to the next step of the lesson. After the last one bots take the other seats, and help is allowed."""
        taught = self.taught
        if taught is None:
            raise Problem("no-lesson", "No lesson is given at this table.")
        if taught.expected is not None:
            raise Problem("step-not-done", "There is something to do first in this step of the lesson.")
        if taught.is_last:
            self.head.lesson, self.head.help = None, True
            self.head.since = now
            return
        self.head.lesson = taught.number + 1
        step = taught.lesson.steps[taught.number + 1]
        self._follow(taught.lesson.on(taught.play, step.at, self.head.shown + 1, now))
