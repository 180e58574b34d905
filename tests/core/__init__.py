"""Tests of what every rulebook stands on."""
