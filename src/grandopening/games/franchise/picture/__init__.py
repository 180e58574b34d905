"""The map of Franchise as a picture. The printed board is drawn from printed.json, which the web client reads too."""

from .draw import draw

__all__ = ["draw"]
