"""How a table shows Franchise: positions to draw, moves with their prices, events in the words of the record."""

from . import figures, moves, show, turns
from .moves import dealt_anew

__all__ = ["dealt_anew", "figures", "moves", "show", "turns"]
