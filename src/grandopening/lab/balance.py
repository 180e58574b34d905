"""The set-ups of a game that are compared: is it fair, what decides it, what does each option change?"""

from typing import Any

from ..core.contract import Game
from .facts import Variant, facts_of, variants_of
from .results import Results
from .series import Series, checked_players


def balance(game: Game, games: int, seed: int, bots: str | None = None, board_file: Any = None) -> Results:
    """So many games of each set-up; on a board of the user's own nothing is compared with boards of ours."""

    def series(variant: Variant) -> Series:
        board = variant.board() if variant.board else board_file
        setup = game.set_up(variant.options, board)
        players = checked_players(bots or facts_of(game).bots, setup)
        is_random = variant.random_openings
        return Series(
            variant.name, game.name, setup.options, players, games, seed, random_openings=is_random, board_file=board
        )

    chosen = [one for one in variants_of(game) if one.board is None or board_file is None]
    return Results("balance", [series(variant) for variant in chosen])
