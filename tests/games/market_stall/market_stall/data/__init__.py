"""What is printed: the data file, read and checked."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from grandopening.core.contract import Refused

from ..rules.state import GOODS, MOST_CARDS, MOST_ROOM

PLAYERS = range(2, 5)
DAYS = (4, 6)


@dataclass(frozen=True)
class Market:
    goods: tuple[str, ...]
    deck: tuple[int, ...]
    price: tuple[int, ...]
    numbers: dict[str, int]  # what the board takes over by name


def load_data(content: object = None) -> Market:
    """The printed market. There is no other."""
    if content is not None:
        raise Refused("board", "Market Stall takes no board file")
    return _printed()


@cache
def _printed() -> Market:
    file = tomllib.loads((resources.files(__package__) / "market.toml").read_text("utf-8"))
    market = Market(tuple(file["goods"]), tuple(file["deck"]), tuple(file["price"]), file["numbers"])
    for what, is_right in (
        ("goods", len(set(market.goods)) == GOODS == len(market.deck)),
        ("deck", max(PLAYERS) * market.numbers["dealt"] <= sum(market.deck) <= MOST_CARDS),
        ("room", 0 < market.numbers["room"] <= MOST_ROOM),
        ("price", len(market.price) == market.numbers["room"] + 2),  # the crier adds a card, and none brings nothing
    ):
        if not is_right:
            raise Refused("board", f"the data of Market Stall are wrong: {what}")
    return market
