"""The rules of Market Stall: compiled functions over the structs in state.py. verbs.py lists all that can be done;
dispatch.py is written from it."""

from .dispatch import apply, draw, legal, refusal, weight
from .hidden import imagine, redact
from .observe import observe
from .scoring import score
from .turn import new_game as new

__all__ = ["apply", "draw", "imagine", "legal", "new", "observe", "redact", "refusal", "score", "weight"]
