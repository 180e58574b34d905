"""The rulebooks. A game is a folder; `game_named` loads it when it is wanted, since loading brings Numba along."""

from importlib import import_module

from ..core.contract import Game, Refused

GAMES = {"franchise": "franchise", "proxima-obertura": "proxima"}  # name in records and commands: folder


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise Refused("option", f"no game {name!r}: there are {' and '.join(GAMES)}")
    game: Game = import_module(f".{GAMES[name]}", __package__).GAME
    return game
