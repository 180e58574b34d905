"""Franchise in the terminal."""

from .screen import FranchiseScreen as Screen

__all__ = ["Screen"]
