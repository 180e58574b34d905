"""A table for tests: positions built card by card, moves in the words of the record."""

from functools import cache
from typing import Any

from grandopening.core.contract import CHANCE, SEATS, Position, Refused, Setup
from grandopening.core.events import Event, new_sink
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.cards import is_in, move
from grandopening.games.proxima_obertura.rules.state import (
    DECK,
    DISCARDS,
    KINDS,
    PILES,
    SHOPS,
    SPACES,
    TRADE,
    TYPES,
    WINDOW,
)
from grandopening.games.proxima_obertura.rules.verbs import CODEC
from grandopening.record import Recorder

WORDS = GAME.load_data(None).cards
TYPE_NAMES = GAME.load_data(None).types
DEFAULT_WINDOW = ("leisure.5.1", "leisure.5.2", "leisure.5.3", "leisure.5.4")


@cache
def set_up(players: int = 4) -> Setup:
    return GAME.set_up({"players": players})


def card(word: str) -> int:
    number: int = WORDS.index(word)
    return number


def four_of(kind: str, value: int = 1, without: int = 5) -> list[str]:
    """Cards of four groups of a type: enough for a shop."""
    return [f"{kind}.{group}.{value}" for group in range(1, 6) if group != without]


def words_in(sets: Any) -> list[str]:
    """The cards of a set for each type."""
    cards = []
    for t, mask in enumerate(sets.tolist()):
        while mask:
            lowest = mask & -mask
            cards.append(WORDS[t * KINDS + lowest.bit_length() - 1])
            mask ^= lowest
    return cards


class Table(Recorder):
    """A game before its first turn, or at any point that `phase` and `facts` describe. Cards that are named nowhere are
    in the deck, or, if the deck is named too, in shops nobody asks for."""

    def __init__(
        self,
        players: int = 4,
        hands: dict[int, list[str]] | None = None,
        window: tuple[str, ...] | list[str] = DEFAULT_WINDOW,
        discards: list[str] | None = None,
        deck: list[str] | None = None,
        phase: int = TRADE,
        **facts: Any,
    ) -> None:
        setup = set_up(players)
        state = GAME.State.new()
        GAME.rules.new(setup.board, state, facts.pop("seed", 1), new_sink())
        super().__init__(Position(setup, state))
        state.thieves = setup.board.thieves
        for pile, words in [*(hands or {}).items(), (WINDOW, window), (DISCARDS, discards or [])]:
            for word in words:
                self.put(word, pile)
        if deck is not None:
            for word in set(self.pile(DECK)) - set(deck):
                self.put(word, SHOPS)
        state.phase = phase
        state.actor = facts.pop("actor", facts.get("active", 0))
        for name, value in facts.items():
            setattr(state, name, value)

    @classmethod
    def fresh(cls, players: int = 4, seed: int = 1) -> "Table":
        """A game before the first card is dealt."""
        table = cls(players, window=[])
        Recorder.__init__(table, set_up(players).begin(seed))
        return table

    @property
    def s(self) -> Any:
        return self.position.state

    def put(self, word: str, pile: int) -> None:
        source = next(p for p in range(PILES) if is_in(self.s, card(word), p))
        move(self.s, card(word), source, pile)

    def pile(self, pile: int) -> list[str]:
        return words_in(self.s.cards[pile])

    def known(self, seat: int) -> list[str]:
        return words_in(self.s.known[seat])

    def open_shop(self, seat: int, space: int, cards: list[str], pawn: int) -> None:
        """Put a shop on the street as if it had been opened in an earlier turn."""
        s, kind = self.s, card(cards[0]) // KINDS
        for word in cards:
            self.put(word, SHOPS)
            s.shop_cards[space] |= 1 << card(word) % KINDS
        s.shop_type[space], s.shop_pawn[space] = kind, pawn
        s.held[seat] |= 1 << space
        s.pawns[seat] &= ~(1 << pawn)
        s.free &= ~(1 << space)
        s.barred[kind] |= self.position.setup.board.near[space]
        s.of_type[kind] += 1
        s.n_shops += 1

    def do(self, verb: str, **words: Any) -> list[str]:
        """A decision of whoever is to decide; the names of the events it sets off."""
        return self.events(self.enter({"seat": self.position.actor, "do": verb, **words}))

    def comes(self, result: str, **words: Any) -> list[str]:
        if result in ("draw", "deal"):
            words = {"seat": int(self.s.drawer), **words}
        return self.events(self.enter({"chance": result, **words}))

    def pass_to_dice(self) -> None:
        while self.position.actor != CHANCE:
            self.do("pass")

    def pass_turn(self) -> None:
        """A turn in which the active seat only passes; thieves take the first cards of each hand."""
        self.pass_to_dice()
        while self.s.phase != TRADE and not self.position.is_over:
            self.act(self.position.draw() if self.position.actor == CHANCE else self.position.legal()[0])

    def draw_all(self, words: list[str]) -> None:
        """The cards that are due, as named, to whoever is to draw them."""
        for word in words:
            self.comes("draw", card=word)

    def events(self, rows: list[Event]) -> list[str]:
        return [GAME.events[row.kind].name for row in rows]

    def why_not(self, verb: str, **words: Any) -> str:
        """The rule and the reason for which a decision is refused; "" when it is legal."""
        try:
            self.copy().enter({"seat": self.position.actor, "do": verb, **words})
        except Refused as error:
            reason = getattr(error, "refusal", None)
            return f"{error.rule} {reason.message if reason else error.message}"
        return ""

    def verbs(self) -> set[str]:
        return {CODEC.decode(action)[0] for action in self.position.legal()}

    def legal(self, verb: str) -> list[Any]:
        """What the verb can be said of now."""
        found = []
        for action in self.position.legal():
            name, arguments = CODEC.decode(action)
            if name == verb:
                (key, *_) = CODEC.verb_of(action).arguments
                found.append(WORDS[arguments[0]] if key == "card" else arguments[0])
        return found


def assert_conserved(setup: Setup, s: Any) -> None:
    """125 product cards, each in one pile; four thieves; counters and pawns that agree with the street."""
    for t in range(TYPES):
        seen = 0
        for pile in range(PILES):
            cards = int(s.cards[pile, t])
            assert seen & cards == 0
            seen |= cards
        assert seen == (1 << KINDS) - 1
    for pile in range(PILES):
        assert s.n_cards[pile] == sum(int(s.cards[pile, t]).bit_count() for t in range(TYPES))
    for seat in range(SEATS):
        assert all(int(s.known[seat, t]) & ~int(s.cards[seat, t]) == 0 for t in range(TYPES))
    assert 0 <= s.thieves <= setup.board.thieves
    in_shops = sum(int(s.shop_cards[space]).bit_count() for space in range(SPACES)) + int(s.used).bit_count()
    assert in_shops == s.n_cards[SHOPS]
    shops = [int(s.held[seat]).bit_count() for seat in range(setup.players)]
    assert sum(shops) == s.n_shops == sum(s.of_type)
    pawns = int(setup.board.pawns).bit_count()
    assert all(shops[seat] + int(s.pawns[seat]).bit_count() == pawns for seat in range(setup.players))
