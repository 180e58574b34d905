"""How a table shows Pròxima Obertura: to each seat what it may know, and nothing of the other hands."""

from . import figures, moves, show, turns
from .anew import dealt_anew

__all__ = ["dealt_anew", "figures", "moves", "show", "turns"]
