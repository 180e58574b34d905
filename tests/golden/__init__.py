"""Whole games in plain text: regenerate.py writes them, somebody reads them, and the test holds the engine to them."""
