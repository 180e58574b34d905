"""A bot that plans: what it has begun it carries through, action by action."""

from typing import Any

from ..core.contract import Position
from .contract import Budget


class Planner:
    _plan: list[int]  # what is left of the move chosen last
    _next: Any  # the position in which it goes on

    def forget_plan(self) -> None:
        self._plan = []
        self._next = None

    def plan(self, view: Position, budget: Budget | None = None) -> list[int]:
        raise NotImplementedError

    def choose(self, view: Position, budget: Budget | None = None) -> int:
        seen = view.view(view.actor)
        if not self._plan or bytes(self._next) != bytes(seen.state):
            self._plan = self.plan(seen, budget)
        action = self._plan.pop(0)
        if self._plan:
            seen.apply(action)
            self._next = seen.view(view.actor).state
        return action
