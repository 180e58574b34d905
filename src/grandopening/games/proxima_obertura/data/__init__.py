"""What is printed: the data files, read and checked, with names and tables."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from ....core.contract import SEATS, Refused
from ..rules.state import CARDS, GROUPS, LIMITS, MOST_OFFERS, MOST_SHOPS, PAWNS, PUSHES, SPACES, TYPES, VALUES

PLAYERS = range(3, SEATS + 1)
PLAIN_NUMBERS = {
    "cards": ("dealt", "window", "take_price", "draws", "luck", "offers", "hand_divisor"),
    "street": ("shop_groups", "most_of_type", "stalled_after"),
}


@dataclass(frozen=True)
class ByPlayers:
    """P2.2: what depends on the number of players."""

    closed: frozenset[int]  # spaces
    away: frozenset[str]  # push pawns
    last_shop: int


@dataclass(frozen=True)
class GameData:
    types: tuple[str, ...]
    values: tuple[int, ...]
    cards: tuple[str, ...]  # the words of the record, in the order of the numbers; the thief last
    numbers: Mapping[str, int]  # what the board takes over by name
    thieves: int
    thieves_back: int
    limits: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    bonus: tuple[int, ...]
    pushes: tuple[tuple[str, int], ...]  # name and value, in the order of P1.4
    tables: Mapping[int, ByPlayers]


def load_data(content: object = None) -> GameData:
    """The printed game. There is no other street."""
    if content is not None:
        raise Refused("board", "Pròxima Obertura is played on its own street and takes no board file")
    return _printed_data()


@cache
def _printed_data() -> GameData:
    folder = resources.files(__package__)
    files = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in PLAIN_NUMBERS}
    data = _read(files["cards"], files["street"])
    _check(data)
    return data


def _read(cards: Mapping[str, Any], street: Mapping[str, Any]) -> GameData:
    kinds = [f"{group + 1}.{value}" for group in range(cards["groups"]) for value in cards["values"]]
    sources = {"cards": cards, "street": street}
    return GameData(
        types=tuple(cards["types"]),
        values=tuple(cards["values"]),
        cards=(*(f"{name}.{kind}" for name in cards["types"] for kind in kinds), "thief"),
        numbers={name: sources[file][name] for file, names in PLAIN_NUMBERS.items() for name in names},
        thieves=cards["thieves"]["all"],
        thieves_back=cards["thieves"]["back"],
        limits=tuple(cards["thieves"]["limits"]),
        rows=tuple(tuple(row) for row in street["rows"]),
        bonus=tuple(street["bonus"]),
        pushes=tuple((push["name"], push["value"]) for push in street["push"]),
        tables={
            int(players): ByPlayers(frozenset(table["closed"]), frozenset(table["away"]), table["last_shop"])
            for players, table in street["players"].items()
        },
    )


def _check(data: GameData) -> None:
    """What the parts say about each other, and about the capacities of the structs."""
    spaces = [space for row in data.rows for space in row]
    names = {name for name, _ in data.pushes}
    for what, is_right in (
        ("types", len(set(data.types)) == TYPES),
        ("values", len(set(data.values)) == VALUES and len(data.cards) == TYPES * GROUPS * VALUES + 1),
        ("thieves", 0 <= data.thieves_back <= data.thieves and len(data.limits) == LIMITS),
        # Runs are counted along the numbers, so a row has to be in their order.
        ("rows", spaces == list(range(SPACES)) and len({len(row) for row in data.rows}) == 1),
        ("push", len(names) == PAWNS and all(0 < value < PUSHES for _, value in data.pushes)),
        ("bonus", len(data.bonus) <= MOST_SHOPS + 1),
        ("players", set(data.tables) == set(PLAYERS)),
        ("offers", data.numbers["offers"] <= MOST_OFFERS),
        ("dealt", data.numbers["dealt"] * SEATS + data.numbers["window"] <= CARDS),
        *((f"players.{n}", t.closed <= set(spaces) and t.away <= names) for n, t in data.tables.items()),
    ):
        if not is_right:
            raise Refused("board", f"the data of Pròxima Obertura are wrong: {what}")


def neighbours_of(data: GameData, space: int) -> set[int]:
    """P3.2: the spaces beside it in its row, and in the row in front the one opposite and the two beside that."""
    near = set()
    for row in data.rows:
        own = space in row
        at = data.rows[space // len(row)].index(space)
        near |= {row[i] for i in (at - 1, at, at + 1) if 0 <= i < len(row) and not (own and i == at)}
    return near
