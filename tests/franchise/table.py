"""Positions for the tests, put together and played in the rulebook's words.

table = Table(players=4)
table.put(WHITE, "Detroit")
table.turn(WHITE, cash=3)
table.do("expand", "Detroit", "Chicago")
table.end_turn()
assert table.at("Chicago") == {WHITE: 1}
"""

from collections.abc import Mapping
from typing import Any

from grandopening.core.contract import Position, Refused, Setup
from grandopening.core.events import new_sink
from grandopening.games.franchise import GAME
from grandopening.games.franchise.data import printed_file
from grandopening.games.franchise.rules import ledger
from grandopening.games.franchise.rules.state import MILESTONE_NAMES, SOURCES
from grandopening.games.franchise.rules.turn import begin_turn
from grandopening.games.franchise.rules.verbs import CODEC

WHITE, BLACK, ORANGE, RED, BLUE = range(5)


def set_up(**options: Any) -> Setup:
    return GAME.set_up(options)


def board_with(prices: Mapping[tuple[str, str], int]) -> dict[str, Any]:
    """The printed board with other prices: $8 for every link but these."""
    content = printed_file()
    links: dict[str, list[list[str]]] = {"8": []}
    for pair in (pair for pairs in content["links"].values() for pair in pairs):
        price = prices.get((pair[0], pair[1]), prices.get((pair[1], pair[0]), 8))
        links.setdefault(str(price), []).append(pair)
    return {**content, "links": links}


class Table:
    """The printed board with nothing on it, and then what a test puts there. Franchises come out of the supply."""

    def __init__(
        self,
        players: int = 5,
        boom: str | None = None,
        milestones: tuple[str, ...] = (),
        prices: Mapping[tuple[str, str], int] | None = None,
    ) -> None:
        options = {"players": players, "boom": boom is not None, "milestones": bool(milestones)}
        self.setup = GAME.set_up(options, None if prices is None else board_with(prices))
        self.position: Position = self.setup.begin(seed=1)
        self.s = self.position.state
        if boom:
            self.s.boom = self.place(boom)
        if milestones:
            self.setup.board.milestones = len(milestones)
            self.s.n_milestones = len(milestones)
            self.s.milestone[: len(milestones)] = [MILESTONE_NAMES.index(name) for name in milestones]

    def place(self, name: str) -> int:
        place: int = self.setup.data.place_named(name)
        return place

    def region(self, name: str) -> int:
        region: int = self.setup.data.region_named(name)
        return region

    # What lies on the board

    def put(self, seat: int, *places: str) -> None:
        """Franchises of a seat, one in each place named."""
        for name in places:
            ledger.set_aside(self.s, seat)
            ledger.put_franchise(self.setup.board, self.s, seat, self.place(name))

    def put_scored(self, city: str, *seats: int) -> None:
        """A city scored before, and what stays there: a franchise of each seat named, two of one named twice. The first
        one gained it."""
        for seat in seats:
            self.put(seat, city)
        ledger.clear_city(self.setup.board, self.s, self.place(city), seats[0])

    def put_tie_break(self, seat: int, region: str) -> None:
        self.s.tie_break[self.region(region)] = seat + 1

    def lay_tile(self, region: str, kind: str, *values: int) -> None:
        tiles = [(tile.kind, *tile.values) for tile in self.setup.data.tiles]
        self.s.tile[self.region(region)] = tiles.index((kind, *values))

    def fill_track(self, tiles: int) -> None:
        self.s.on_track = tiles

    def at(self, place: str) -> dict[int, int]:
        """Who has how many franchises there."""
        counts = self.s.franchises[self.place(place)]
        return {seat: int(counts[seat]) for seat in range(self.setup.players) if counts[seat]}

    def is_scored(self, city: str) -> bool:
        return bool(self.s.scored >> self.place(city) & 1)

    # What players own

    def points(self, seat: int, source: str | None = None) -> int:
        if source:
            return int(self.s.points[seat, SOURCES.index(source)])
        return int(self.s.points[seat].sum())

    def cash(self, seat: int) -> int:
        return int(self.s.cash[seat])

    def supply(self, seat: int) -> int:
        return int(self.s.supply[seat])

    # Playing

    def turn(self, seat: int, cash: int | None = None, first: bool = False, supply: int | None = None) -> None:
        """Begin the turn of a seat: its first one, or one of the second round; then set what it has to spend."""
        self.s.turn = seat if first else self.setup.players + seat
        begin_turn(self.setup.board, self.s, seat, new_sink())
        if cash is not None:
            self.s.cash[seat] = cash
        if supply is not None:
            self.s.supply[seat] = supply

    def action(self, verb: str, *arguments: Any) -> int:
        entry = {"seat": self.position.actor, "do": verb, **dict(zip(CODEC.named[verb].keys, arguments, strict=True))}
        (action,) = GAME.words.actions_of(self.setup, self.s, entry)
        return action

    def do(self, verb: str, *arguments: Any) -> list[tuple[Any, ...]]:
        """Decide, in the words of the record; returns the events, by name."""
        events = self.position.apply(self.action(verb, *arguments))
        return [(GAME.events[event.kind].name, event.a, event.b, event.c) for event in events]

    def end_turn(self) -> list[tuple[Any, ...]]:
        """Decide nothing more."""
        active = self.s.active
        events = []
        while self.position.actor == active and self.s.active == active:
            events += self.do("done")
        return events

    def why_not(self, verb: str, *arguments: Any) -> tuple[str, str] | None:
        """The rule that forbids it and the sentence that says so; None if it is allowed."""
        try:
            refusal = self.position.refusal(self.action(verb, *arguments))
        except Refused as error:
            return error.rule, error.message
        return (refusal.rule, refusal.message) if refusal else None

    def legal(self, *verbs: str) -> set[tuple[str, ...]]:
        """The legal decisions with these verbs, in words."""
        found = set()
        for action in self.position.legal():
            log: list[dict[str, Any]] = []
            GAME.words.append(log, self.setup, self.s, action)
            if log[0]["do"] in verbs:
                found.add(tuple(str(word) for key, word in log[0].items() if key not in ("seat", "do")))
        return found
