"""Pròxima Obertura in words: locales/ has the sentences."""

from .teller import ProximaTeller as Teller

__all__ = ["Teller"]
