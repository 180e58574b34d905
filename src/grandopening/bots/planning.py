"""The base of bots that decide on a whole move: what was decided is played action by action."""

from typing import Any

from ..core.contract import Position
from .contract import Budget


class PlanningBot:
    """A bot that is handed more than the view of its seat must not profit from it: views are made here, once."""

    _plan: list[int]  # what is left of the move chosen last
    _next: Any  # the position in which it goes on

    @property
    def memory(self) -> int:
        """The bytes of what it knows from one decision to the next; any bot may be made anew instead."""
        return 0

    def forget_plan(self) -> None:
        self._plan = []
        self._next = None

    def decide(self, view: Position, budget: Budget | None = None) -> list[int]:
        """The actions of the move to be played, from the view of the seat that is to act."""
        raise NotImplementedError

    def plan(self, view: Position, budget: Budget | None = None) -> list[int]:
        return self.decide(view.view(view.actor), budget)

    def choose(self, view: Position, budget: Budget | None = None) -> int:
        seen = view.view(view.actor)
        if not self._plan or bytes(self._next) != bytes(seen.state):
            self._plan = self.decide(seen, budget)
        action = self._plan.pop(0)
        if self._plan:
            seen.apply(action)
            self._next = seen.view(view.actor).state
        return action
