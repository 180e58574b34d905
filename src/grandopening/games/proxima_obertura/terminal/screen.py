"""Pròxima Obertura on the screen: the street, the window, the players, and the hand of whoever looks."""

from collections.abc import Sequence

from rich.box import SQUARE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.bits import has
from ....core.contract import Position
from ....terminal.moves import Move
from ....terminal.screen import Screen
from ..rules.cards import deck_size, worth
from ..rules.scoring import points_from
from ..rules.state import DISCARDS, GROUPS, KINDS, SOURCES, VALUES, WINDOW
from ..text.teller import ProximaTeller

PUBLIC_SOURCES = range(len(SOURCES) - 1)  # all but the hand


class ProximaScreen(Screen):
    teller: ProximaTeller
    quiet = frozenset({"deal", "pass", "ready", "open", "use", "site", "improve", "final"})

    def points_at_board(self, moves: Sequence[Move]) -> bool:
        return any("space" in move.entry for move in moves)

    def board(self, position: Position, moves: Sequence[Move], width: int) -> RenderableType:
        """Two rows of shops facing each other."""
        sites = {move.entry["space"] for move in moves if "space" in move.entry}
        street = Table(box=SQUARE, show_header=False, show_lines=True, padding=(0, 0))
        for row in self.teller.data.rows:
            street.add_row(*(self._space(position, space, space in sites) for space in row))
        return street

    def _space(self, position: Position, space: int, is_offered: bool) -> Text:
        """The number of a space, and the shop on it: whose, its type, the sum of its cards and its push."""
        board, s = position.setup.board, position.state
        if not has(board.spaces, space):
            return Text("\n\n", "dim")
        cell = Text(f"{space:<6}", "bold green" if is_offered else "dim")
        for seat in range(position.setup.players):
            if has(s.held[seat], space):
                shop_type = self.teller.data.types[s.shop_type[space]]
                total, push = int(worth(board, s.shop_cards[space])), int(board.push[s.shop_pawn[space]])
                return Text.assemble(cell, "\n", self.mark(seat), f" {self.say(f'type-{shop_type}')}\n{total}×{push}")
        return Text.assemble(cell, "\n\n")

    def status(self, position: Position) -> RenderableType:
        """The players as everybody sees them; the window and the deck; the hand of the seat to decide."""
        s, setup = position.state, position.setup
        table = self.table(*map(self.say, ("shops", "pushes", "hand", "points")))
        known = []
        for seat in range(setup.players):
            points = sum(int(points_from(setup.board, s, seat, source)) for source in PUBLIC_SOURCES)
            pushes = " ".join(str(setup.board.push[i]) for i in range(len(setup.board.push)) if has(s.pawns[seat], i))
            shops, cards = str(int(s.held[seat]).bit_count()), str(s.n_cards[seat])
            table.add_row(*self.seat(seat, position), shops, pushes, cards, str(points))
            if seat != position.actor and s.known[seat].any():
                cards = ", ".join(self._cards(s.known[seat]))
                known.append(self.say("known", name=self.seats[seat].name, cards=cards))
        window = self.say("window", cards=", ".join(self._cards(s.cards[WINDOW])))
        deck = self.say("deck", cards=int(deck_size(s)), discards=int(s.n_cards[DISCARDS]), thieves=int(s.thieves_met))
        return Group(table, *known, window, deck, self._hand(position))

    def purse(self, position: Position) -> RenderableType:
        return self._hand(position)

    def _hand(self, position: Position) -> Table:
        """A line for each type: its groups with the values held; four groups make a shop."""
        grid = Table.grid(padding=(0, 2))
        for number, name in enumerate(self.teller.data.types):
            held = self._groups(name, int(position.state.cards[position.actor, number]))
            if held:
                style = "bold green" if len(held) >= position.setup.board.shop_groups else "bold"
                grid.add_row(Text(self.teller.say(f"type-{name}"), style), ", ".join(held))
        return grid

    def _groups(self, shop_type: str, mask: int) -> list[str]:
        lines = []
        for group in range(GROUPS):
            values = [str(v + 1) for v in range(VALUES) if mask >> (group * VALUES + v) & 1]
            if values:
                lines.append(f"{self.teller.group(shop_type, group + 1)} {' '.join(values)}")
        return lines

    def _cards(self, masks: Sequence[int]) -> list[str]:
        words = self.teller.data.cards
        held = [t * KINDS + i for t, mask in enumerate(masks) for i in range(KINDS) if int(mask) >> i & 1]
        return [self.teller.card(words[card]) for card in held]

    def final(self, position: Position) -> RenderableType:
        """Points by source; all hands are open."""
        table = self.sources(SOURCES)
        board, s = position.setup.board, position.state
        points, _ = position.score()
        for seat in range(position.setup.players):
            parts = (str(int(points_from(board, s, seat, source))) for source in range(len(SOURCES)))
            table.add_row(*self.seat(seat, position), *parts, str(points[seat]))
        return table
