"""Tests of the Franchise rulebook (docs/rules/franchise.md)."""
