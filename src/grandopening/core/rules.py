"""The compiled rules of a game: the functions that its package `rules` exports.

Code that is written once for every game calls them as `rules.apply(…)`; see `jit.specialised`. A state has the
fields `actor` (the seat to decide, CHANCE or OVER), `phase`, `end` and `rng`. Working memory is the scratch struct,
never part of the state.
"""

from typing import Any, Protocol


class Rules(Protocol):
    __file__: str | None

    def new(self, board: Any, s: Any, seed: int, sink: Any) -> None:
        """Begin a game; s is all zero before."""

    def legal(self, board: Any, s: Any, scratch: Any, out: Any) -> int:
        """List the actions open to s.actor, or with CHANCE to act the results it can bring. Returns how many."""

    def weight(self, board: Any, s: Any, action: int) -> int:
        """Of a result of chance: how many equally likely ways lead to it."""

    def draw(self, board: Any, s: Any) -> int:
        """One result of chance, picked by the generator in the state."""

    def refusal(self, board: Any, s: Any, action: int, scratch: Any) -> int:
        """0, or the code of the rule that forbids the action."""

    def apply(self, board: Any, s: Any, action: int, scratch: Any, sink: Any) -> None:
        """Perform a legal action; what happens goes to the sink as events."""

    def redact(self, board: Any, s: Any, viewer: int) -> None:
        """Wipe what that seat (or SPECTATOR) may not know."""

    def imagine(self, board: Any, s: Any, viewer: int, seed: int) -> None:
        """Fill a redacted state in at random, consistently."""

    def observe(self, board: Any, s: Any, viewer: int, out: Any) -> None:
        """Write numbers for learners, laid out as the game's `observation` says."""

    def score(self, board: Any, s: Any, points: Any, won: Any) -> None:
        """Write the points of each seat, and who has won, as if the game ended now."""
