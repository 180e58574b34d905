"""Imported once, by the process that forks servers: see forked_server.py."""

from grandopening.compiling import TABLE, is_compiled
from grandopening.core.jit import load_entries
from grandopening.core.single import calls_of
from grandopening.games import GAMES, folder_of, game_named
from grandopening.server.__main__ import main

__all__ = ["main"]

for name in GAMES:
    game = game_named(name)
    if is_compiled(game, TABLE):
        game.room("table")
        calls_of(game)
        load_entries(folder_of(name))
