"""Tests that need the game in their own process: `test_installed.py` starts them where it is installed."""
