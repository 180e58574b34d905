"""What the lab counts of Franchise, and what it compares."""

from .facts import FACTS

__all__ = ["FACTS"]
