"""The set-ups of a game that are compared: is it fair, what decides it, what does each option change?"""

from typing import Any

from ..core.contract import Game
from ..games.franchise.lab.tiles import ALL, MENDED, mended_board
from .results import Results
from .series import Series, checked_players

# Who plays. Franchise has no dice: without a little noise, which costs no strength, every game would be the same.
PLAYERS = {"franchise": "greedy~0.02", "proxima-obertura": "greedy"}

RANDOM_STARTS = "random starts"  # the only one in which nobody chooses where to start: that is what towns are worth
# What is compared: first the game as it is, then one change at a time.
OPTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "franchise": {
        "four players": {},
        "two players": {"players": 2},
        "three players": {"players": 3},
        "five players": {"players": 5},
        RANDOM_STARTS: {},
        "introductory start": {"start": "introductory"},
        "random layout": {"layout": "random"},
        "draft layout": {"layout": "draft"},
        "milestones": {"milestones": True},
        "boom": {"boom": True},
        ALL: {"region_tiles": "all"},
        MENDED: {"region_tiles": "all"},
        "region tiles: new": {"region_tiles": "new"},
        "region tiles: chosen": {"region_tiles": "chosen"},
        "all three expansions": {"milestones": True, "boom": True, "region_tiles": "all"},
    },
    "proxima-obertura": {"four players": {}, "three players": {"players": 3}, "five players": {"players": 5}},
}


def balance(game: Game, games: int, seed: int, bots: str | None = None, board_file: Any = None) -> Results:
    """So many games of each set-up; on a board of one's own there is nothing that we would mend."""

    def series(name: str, options: dict[str, Any]) -> Series:
        board = mended_board() if name == MENDED else board_file
        setup = game.set_up(options, board)
        players = checked_players(bots or PLAYERS[game.name], setup)
        is_random = name == RANDOM_STARTS
        return Series(name, game.name, setup.options, players, games, seed, random_openings=is_random, board_file=board)

    chosen = {name: options for name, options in OPTIONS[game.name].items() if name != MENDED or board_file is None}
    return Results("balance", [series(name, options) for name, options in chosen.items()])
