"""How a table shows Franchise: positions to draw, moves with their prices, events in the words of the record."""

from . import moves, show, turns

__all__ = ["moves", "show", "turns"]
