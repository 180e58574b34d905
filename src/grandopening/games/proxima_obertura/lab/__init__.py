"""What the lab counts of Pròxima Obertura."""

from .facts import FACTS

__all__ = ["FACTS"]
