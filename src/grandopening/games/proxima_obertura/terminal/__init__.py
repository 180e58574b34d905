"""Pròxima Obertura in the terminal."""

from .screen import ProximaScreen as Screen

__all__ = ["Screen"]
