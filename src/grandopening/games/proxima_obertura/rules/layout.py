"""Laying out: the board of a game, as the struct the rules read. Tables become numbers here, once."""

from collections.abc import Mapping
from typing import Any

from ..data import GameData, neighbours_of
from .state import MOST_SHOPS, Board


def lay_out(options: Mapping[str, Any], data: GameData) -> Any:
    """The board for these options."""
    board = Board.new()
    table = data.tables[options["players"]]
    board.players = options["players"]
    for name, number in data.numbers.items():
        setattr(board, name, number)
    board.thieves = data.thieves
    board.thieves_back = data.thieves_back
    board.limits[:] = data.limits
    board.value[:] = data.values
    board.last_shop = table.last_shop
    # A run longer than the table goes on counting as its last entry (P6.3).
    board.bonus[:] = [*data.bonus, *[data.bonus[-1]] * (MOST_SHOPS + 1 - len(data.bonus))]
    for row, spaces in enumerate(data.rows):
        for space in spaces:
            board.row_of[space] = row
            board.near[space] = sum(1 << other for other in neighbours_of(data, space))
            if space not in table.closed:
                board.spaces |= 1 << space
    for pawn, (name, value) in enumerate(data.pushes):
        board.push[pawn] = value
        if name not in table.away:
            board.pawns |= 1 << pawn
    return board
