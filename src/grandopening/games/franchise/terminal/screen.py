"""Franchise on the screen: the map as a table of places, and the players."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.bits import has
from ....core.contract import Position
from ....terminal.moves import Move, words_in
from ....terminal.screen import Screen
from ..rules.income import empty_spaces_of, income_of
from ..rules.ledger import influence_of
from ..rules.refusals import NO_SUCH_LINK
from ..rules.state import BY_LINKS, MILESTONE_NAMES, NOT_HELD, SOURCES
from ..text.teller import FranchiseTeller

BLOCK = 38  # columns of a region


class FranchiseScreen(Screen):
    teller: FranchiseTeller
    quiet = frozenset({"open", "final"})

    def missing(self, typed: str, position: Position) -> str | None:
        """Two places that no link joins."""
        data = self.teller.data
        named = [place for place in data.places if _names(typed, place.name)]
        if len(named) < 2:
            return None
        return self.teller.refusal(position.setup.game.refusals[NO_SUCH_LINK], position, {})

    def board(self, position: Position, moves: Sequence[Move], width: int) -> RenderableType:
        """The regions in as many columns as there is room for, in board order."""
        offers = self._offers(moves)
        blocks = [self._region(position, region, offers) for region in range(len(self.teller.data.regions))]
        count = max(1, min(4, width // BLOCK))
        columns: list[list[RenderableType]] = [[] for _ in range(count)]
        total, placed = sum(height for _, height in blocks), 0
        for block, height in blocks:
            columns[(2 * placed + height) * count // (2 * total)].append(block)  # by where its middle falls
            placed += height
        grid = Table.grid(padding=(0, 2))
        grid.add_row(*(Group(*column) for column in columns))
        return grid

    def _offers(self, moves: Sequence[Move]) -> dict[str, str]:
        """What one can do at each place: the number of the cheapest move that leads there, and its price."""
        best: dict[str, tuple[int, int]] = {}
        for number, move in enumerate(moves, start=1):
            place = move.entry.get("to", move.entry.get("place"))
            if place is not None:
                offer = -1 if move.price is None else move.price, number
                best[place] = min(best.get(place, offer), offer)
        return {
            place: f"({number})" if price < 0 else f"({number}) {self.money(price)}"
            for place, (price, number) in best.items()
        }

    def _region(self, position: Position, region: int, offers: Mapping[str, str]) -> tuple[Table, int]:
        """A region's tile and places; its height too."""
        data, s = self.teller.data, position.state
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=15)
        grid.add_column(width=9)
        grid.add_column(width=9)
        grid.add_row(Text(data.regions[region].name, "bold underline"), *self._tile(position, region))
        places = [i for i, place in enumerate(data.places) if place.region == region]
        for place in places:
            name = data.places[place].name
            style = "" if has(position.setup.board.playing, place) else "dim"
            note = Text(offers.get(name, ""), "bold green")
            if s.boom == place:
                note.append(self.say("boom-mark"), "bold magenta")
            grid.add_row(Text(name, "bold" if name in offers else style), self._spaces(position, place), note)
        return grid, len(places) + 1

    def _tile(self, position: Position, region: int) -> tuple[Text, Text]:
        s = position.state
        if not has(position.setup.board.playing_regions, region):
            return Text(self.say("region-out"), "dim"), Text()
        tile = Text(self.teller.tile(self.teller.data.tiles[s.tile[region]]))
        if not has(s.laid, region):
            tile = Text(self.say("region-scored"), "dim")
        owner = int(s.tie_break[region]) - 1
        return tile, Text.assemble(self.say("tie-break-mark"), self.mark(owner)) if owner >= 0 else Text()

    def _spaces(self, position: Position, place: int) -> Text:
        """Who stands where: the spaces of a city in order, empty ones as dots; what opens at the end of the turn after
        a plus sign."""
        board, s = position.setup.board, position.state
        text = Text()
        is_city = has(board.cities, place)
        if is_city and not has(s.scored, place):
            for space in range(int(s.city_size[place])):
                owner = int(s.space[place, space]) - 1
                text.append_text(self.mark(owner) if owner >= 0 else Text("·"))
        elif s.franchises[place].any():
            for seat in range(position.setup.players):
                for _ in range(int(s.franchises[place, seat])):
                    text.append_text(self.mark(seat))
            if is_city:
                text.append(self.say("city-scored"), "dim")
        else:
            text.append("○" if has(board.playing, place) else "", "dim")
        coming = list(s.markers[: s.n_markers]).count(place) + has(s.shared, place) + has(s.doubled, place)
        return Text.assemble(text, "+", *[self.mark(int(s.active))] * int(coming)) if coming else text

    def status(self, position: Position) -> RenderableType:
        """The players' money, income, influence and tiles; the region track."""
        s, setup = position.state, position.setup
        table = self.table(*map(self.say, ("cash", "income", "influence", "if-over", "supply", "towns", "tiles")))
        points, _ = position.score()
        for seat in range(setup.players):
            income = int(income_of(setup.board, empty_spaces_of(setup.board, s, seat)))
            figures = (
                self.money(int(s.cash[seat])),
                f"+{self.money(income)}",
                influence_of(s, seat),
                points[seat],
                s.supply[seat],
                s.towns[seat],
            )
            table.add_row(*self.seat(seat, position), *map(str, figures), self._tiles(position, seat))
        track = self.say("track", tiles=int(s.on_track), red=int(setup.board.red_from))
        return Group(table, track, *self._milestones(position))

    def purse(self, position: Position) -> RenderableType:
        s, seat = position.state, position.actor
        tiles = self._tiles(position, seat)
        return Text(self.say("purse", cash=int(s.cash[seat]), supply=int(s.supply[seat]), tiles=tiles))

    def _tiles(self, position: Position, seat: int) -> str:
        s = position.state
        parts = [str(s.bonus[seat])]
        if s.fresh_bonus[seat]:
            parts.append(self.say("tiles-fresh", count=int(s.fresh_bonus[seat])))
        if s.reserve[seat]:
            parts.append(self.say("tiles-reserve", count=int(s.reserve[seat])))
        if s.road[seat] != NOT_HELD:
            parts.append(self.say("tile-road"))
        if s.far[seat] != NOT_HELD:
            parts.append(self.say("tile-development"))
        return ", ".join(parts)

    def _milestones(self, position: Position) -> list[Text]:
        """Those that lie out, each with the marks of who has met it, or stands upright beside it (F8.3)."""
        s = position.state
        if not s.n_milestones:
            return []
        parts = []
        for milestone in s.milestone[: s.n_milestones]:
            seats = range(position.setup.players)
            marks = [self.mark(seat) for seat in seats if has(s.met[seat], milestone)]
            if milestone == BY_LINKS:
                marks += [Text.assemble("↑", self.mark(seat)) for seat in seats if s.upright[seat]]
            name = self.teller.say(f"milestone-{MILESTONE_NAMES[milestone]}")
            parts.append(Text.assemble(name, " " if marks else "", *marks))
        return [Text.assemble(self.say("milestones"), Text(" · ").join(parts))]

    def final(self, position: Position) -> RenderableType:
        """Influence by source."""
        table = self.sources(SOURCES)
        points, _ = position.score()
        for seat in range(position.setup.players):
            table.add_row(*self.seat(seat, position), *(str(p) for p in position.state.points[seat]), str(points[seat]))
        return table


def _names(typed: str, name: str) -> bool:
    return any(word.startswith(start) for start in words_in(typed) for word in words_in(name))
