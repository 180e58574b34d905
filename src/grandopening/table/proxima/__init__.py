"""How a table shows Pròxima Obertura: to each seat what it may know, and nothing of the other hands."""

from . import moves, show, turns

__all__ = ["moves", "show", "turns"]
