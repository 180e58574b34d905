"""What the numbers of Market Stall stand for, and how the record writes them."""

from dataclasses import replace

from grandopening.core.contract import SEATS, Refused, Setup
from grandopening.core.declare import SEAT, Kind, named

from .state import ENDS, GOODS


def _good_of(setup: Setup, word: object) -> int:
    goods: tuple[str, ...] = setup.data.goods
    if word not in goods:
        raise Refused("record", f"there is no good {word!r}: goods are {', '.join(goods)}")
    return goods.index(str(word))


GOOD = Kind("good", GOODS, type=str, word=lambda setup, good: setup.data.goods[good], value=_good_of)
PLAYER = replace(SEAT, size=SEATS, limit="players")  # a seat as an argument of a verb
END = named("end", ENDS)
