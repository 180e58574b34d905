"""What a batch shows of its games after a step."""

from typing import Any

import numpy as np

from ..core.contract import Refused, Setup
from .learning import Numbering
from .loops import NO_SUCH_ACTION
from .memory import Memory


class Shown:
    setup: Setup
    numbering: Numbering
    _memory: Memory

    @property
    def n_actions(self) -> int:
        """By the numbering of this batch."""
        return self.numbering.size

    @property
    def actor(self) -> Any:
        """The seat to decide in each game; OVER where none is."""
        return self._memory.actor

    @property
    def over(self) -> Any:
        """Whether the last step ended the game."""
        return self._memory.over

    @property
    def truncated(self) -> Any:
        """Whether the last step reached the limit of decisions; it brings no reward."""
        return self._memory.truncated

    @property
    def reward(self) -> Any:
        """By game and seat: the rewards of the games that the last step ended, else 0."""
        return self._memory.reward

    @property
    def share(self) -> Any:
        """By game and seat: the share of the victory in the games that the last step ended, else 0."""
        return self._memory.share

    @property
    def points(self) -> Any:
        """By game and seat: the points of the last game that ended there."""
        return self._memory.points

    @property
    def decisions(self) -> Any:
        """Of learners in each game so far."""
        return self._memory.made

    @property
    def seeds(self) -> Any:
        """Of the games that are played: `setup.begin(seed)` deals the same one."""
        return self._memory.seeds

    @property
    def states(self) -> Any:
        """The games themselves, hidden cards and all: for search, not for learners. Who writes to them calls `refresh`
        then."""
        return self._memory.states

    @property
    def refused(self) -> Any:
        """0, or why the last action of a game did not happen: a number of the game's `refusals`, or -1 where there is
        no such action."""
        return self._memory.refused

    def _refusal(self) -> Refused:
        i = int(np.flatnonzero(self.refused)[0])
        action, code = int(self._memory.actions[i]), int(self.refused[i])
        if code == NO_SUCH_ACTION:
            return Refused("action", f"game {i}: no action {action}: actions are 0 to {self.n_actions - 1}")
        why, described = self.setup.game.refusals[code], self.setup.game.codec.describe(self.numbering.action(action))
        return Refused(why.rule, f"game {i}: {described}: {why.message}")
