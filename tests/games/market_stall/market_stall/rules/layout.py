"""The board of a game, as the struct the rules read."""

from collections.abc import Mapping
from typing import Any

from ..data import Market
from .state import Board


def lay_out(options: Mapping[str, Any], market: Market) -> Any:
    board = Board.new()
    board.players = options["players"]
    board.days = options["days"]
    for name, number in market.numbers.items():
        setattr(board, name, number)
    board.deck[:] = market.deck
    board.price[: len(market.price)] = market.price
    return board
