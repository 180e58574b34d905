"""The street of Pròxima Obertura as a picture."""

from .draw import draw

__all__ = ["draw"]
