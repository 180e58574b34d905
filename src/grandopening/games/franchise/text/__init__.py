"""Franchise in words: locales/ has the sentences."""

from .teller import FranchiseTeller as Teller

__all__ = ["Teller"]
