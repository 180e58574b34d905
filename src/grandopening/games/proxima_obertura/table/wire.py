"""What a page gets to draw: the wire types of Pròxima Obertura. Cards are written as in the record: food.2.5."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from ..rules.state import PHASES

if TYPE_CHECKING:  # mypy cannot read the table; the documents of the API list its words
    Phase = str
else:
    Phase = Literal[*PHASES]
Card = str


class ShopView(Struct):
    seat: int
    type: str
    cards: list[Card]
    push: str  # the name of its pawn
    by: int  # which multiplies by this
    points: int  # its cards times its push
    lacks: int | None  # the group that would improve it; None: it has all
    fresh: bool  # opened this turn


class SpaceView(Struct):
    space: int
    open: bool  # it plays
    shop: ShopView | None


class PawnView(Struct):
    push: str
    by: int
    used: bool


class ShopPlan(Struct):
    """What a hand has of a type, and why no shop of it can be opened, as far as cards, pawns and spaces go."""

    type: str
    groups: list[int]  # in hand, from 1
    missing: list[int]
    short: int  # groups that are lacking for a shop
    sites: list[int]  # spaces on which it could stand now
    rule: str | None
    refusal: str | None  # the id of the rulebook's sentence; None: it could be opened


class ImprovementPlan(Struct):
    space: int
    group: int  # it lacks
    cards: list[Card]  # in hand that fit


class ShopkeeperView(Struct):
    seat: int
    cards: int  # in hand
    hand: list[Card] | None  # None: not for this viewer to see
    known: list[Card]  # of the hand, to everybody (P4.5)
    pawns: list[PawnView]
    shops: int
    due: int  # cards still to be drawn
    points: int  # without the hand, unless that is open
    sources: dict[str, int]
    plans: list[ShopPlan]  # for a hand that can be seen
    improvements: list[ImprovementPlan]


class TypeCount(Struct):
    type: str
    shops: int
    most: int


class ShownCard(Struct):
    seat: int
    card: Card


class TradeView(Struct):
    asked: list[str]  # types
    shown: list[ShownCard]
    wanted: Card | None
    owner: int | None  # of the wanted card
    given: list[Card]
    offers: int  # made so far
    most_offers: int


class BuildingView(Struct):
    """A shop that is being opened, or improved."""

    type: str
    used: list[Card]
    space: int | None


class ProximaPosition(Struct, tag_field="game", tag="proxima-obertura"):
    phase: Phase
    actor: int | None  # the seat to decide
    active: int  # whose turn it is
    turn: int
    round: int
    spaces: list[SpaceView]
    types: list[TypeCount]
    window: list[Card]
    taken: Card | None  # still in the window
    discarded: int  # for it, so far
    deck: int  # cards, thieves included
    discards: list[Card]  # the last one last
    thieves_met: int
    limit: int | None  # of hands, while they are cut
    dice: list[int | None] | None  # the last roll: seats, None a face that is nobody's; None before the first
    trade: TradeView | None
    building: BuildingView | None
    players: list[ShopkeeperView]
    shops: int  # open on the street
    last_shop: int  # the round in which this one is opened is the last
    closing: bool  # this is the last round (P6.1)
    idle_rounds: int  # in a row without a new shop


class CardType(Struct):
    name: str
    groups: int
    values: list[int]


class PushKind(Struct):
    push: str
    by: int


class ProximaBoard(Struct, tag_field="game", tag="proxima-obertura"):
    """All that is fixed before the first move."""

    types: list[CardType]
    rows: list[list[int]]  # spaces, facing each other
    closed: list[int]
    near: list[list[int]]  # by space: beside it and in front
    pushes: list[PushKind]  # of every player
    bonus: list[int]  # points for so many shops side by side, or of one type
    shop_groups: int
    most_of_type: int
    last_shop: int
    stalled_after: int
    take_price: int
    offers: int
    draws: int
    limits: list[int]
    thieves: int
