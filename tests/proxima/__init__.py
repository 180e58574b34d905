"""Tests of the Pròxima Obertura rulebook (docs/rules/proxima-obertura.md)."""
