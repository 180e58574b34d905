"""A position of Pròxima Obertura as a page draws it. It is made from the view of a seat, in which the hands of others
are dealt in a fixed order: of those only what is `known` may be shown. No rule is decided here: they are asked."""

from collections.abc import Sequence
from types import SimpleNamespace

from ....core.contract import SEATS, Position, Setup
from ....table.fields import fields_of, has
from ....table.lines import Line
from ..data import GameData, neighbours_of
from ..rules.events import E_CUT, E_DISCARD, E_WINDOW, E_WINDOW_CLEARED, EVENTS
from ..rules.state import (
    ADD,
    ANSWER,
    CUT,
    DICE,
    DISCARDS,
    GROUPS,
    KINDS,
    NO_CARD,
    NOWHERE,
    PHASES,
    PUSH,
    SHOW,
    SITE,
    SPACES,
    USE,
    VALUES,
    WINDOW,
)
from .asking import plans_of, points_by_source, street_of
from .turns import turn_of
from .wire import (
    BuildingView,
    Card,
    CardType,
    ImprovementPlan,
    PawnView,
    ProximaBoard,
    ProximaPosition,
    PushKind,
    ShopkeeperView,
    ShopPlan,
    ShopView,
    ShownCard,
    SpaceView,
    TradeView,
    TypeCount,
)


def show(position: Position, lines: Sequence[Line], viewer: int | None) -> ProximaPosition:
    """The position as the viewer may know it; None: somebody who may know everything."""
    setup, s = position.setup, fields_of(position.state)
    data: GameData = setup.data
    values, deck, limit = street_of(position)
    sources = points_by_source(position, with_hand=position.is_over)
    spaces = [SpaceView(i, is_open, _shop(data, s, i, values[i])) for i, is_open in enumerate(_open_spaces(setup))]
    return ProximaPosition(
        phase=PHASES[s.phase],
        actor=s.actor if s.actor < setup.players else None,
        active=s.active,
        turn=turn_of(position),
        round=s.rounds if position.is_over else s.rounds + 1,
        spaces=spaces,
        types=[TypeCount(name, s.of_type[t], data.numbers["most_of_type"]) for t, name in enumerate(data.types)],
        window=cards_in(data, s.cards[WINDOW]),
        taken=_card(data, s.taken),
        discarded=s.discarded,
        deck=deck,
        discards=_discards(data, s, lines),
        thieves_met=s.thieves_met,
        limit=limit if s.phase == CUT else None,
        dice=_dice(s, setup.players),
        trade=_trade(position, s),
        building=_building(data, s),
        players=[
            _player(position, s, seat, sources[seat], spaces, viewer in (None, seat) or position.is_over)
            for seat in range(setup.players)
        ],
        shops=s.n_shops,
        last_shop=data.tables[setup.players].last_shop,
        closing=not position.is_over and s.n_shops >= data.tables[setup.players].last_shop,
        idle_rounds=s.idle,
    )


def _open_spaces(setup: Setup) -> list[bool]:
    closed = setup.data.tables[setup.players].closed
    return [space not in closed for space in range(SPACES)]


def cards_in(data: GameData, masks: Sequence[int]) -> list[Card]:
    """The cards of a set, type by type."""
    return [card for t, mask in enumerate(masks) if mask for card in cards_of_type(data, t, mask)]


def cards_of_type(data: GameData, shop_type: int, mask: int) -> list[Card]:
    cards, first = [], shop_type * KINDS
    while mask:
        cards.append(data.cards[first + (mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return cards


def groups_in(mask: int) -> list[int]:
    """The groups, from 1, of a set of cards of one type."""
    return [group + 1 for group in range(GROUPS) if mask >> (group * VALUES) & ((1 << VALUES) - 1)]


def _card(data: GameData, card: int) -> Card | None:
    return None if card == NO_CARD else data.cards[card]


def _dice(s: SimpleNamespace, players: int) -> list[int | None] | None:
    phase = s.interrupted if s.phase == CUT else s.phase
    if s.rounds == 0 and s.active == 0 and phase <= DICE:
        return None
    return [face if face < players else None for face in s.dice]


def _discards(data: GameData, s: SimpleNamespace, lines: Sequence[Line]) -> list[Card]:
    """The last one last. The rules keep no order, so the log tells it; what it does not know yet is of a draft, and on
    top."""
    left = set(cards_in(data, s.cards[DISCARDS]))
    latest_first: list[Card] = []
    was_cleared = False
    for event in (event for line in reversed(lines) for event in reversed(line.events)):
        if not left:
            break
        was_cleared = was_cleared or event.kind == E_WINDOW_CLEARED
        if event.kind in (E_DISCARD, E_CUT) or (event.kind == E_WINDOW and was_cleared):
            card = data.cards[EVENTS[event.kind].known(event)["card"]]
            if card in left:
                left.remove(card)
                latest_first.append(card)
    return [*reversed(latest_first), *sorted(left)]


def _owner(s: SimpleNamespace, space: int) -> int | None:
    return next((seat for seat in range(SEATS) if has(s.held[seat], space)), None)


def _shop(data: GameData, s: SimpleNamespace, space: int, points: int) -> ShopView | None:
    seat = _owner(s, space)
    if seat is None:
        return None
    shop_type, (push, by) = s.shop_type[space], data.pushes[s.shop_pawn[space]]
    groups = groups_in(s.shop_cards[space])
    return ShopView(
        seat=seat,
        type=data.types[shop_type],
        cards=cards_of_type(data, shop_type, s.shop_cards[space]),
        push=push,
        by=by,
        points=points,
        lacks=next((group for group in range(1, GROUPS + 1) if group not in groups), None),
        fresh=space == s.new_shop,
    )


def _trade(position: Position, s: SimpleNamespace) -> TradeView | None:
    if not SHOW <= s.phase <= ANSWER:
        return None
    setup = position.setup
    data: GameData = setup.data
    shown = [
        ShownCard(seat, card)
        for seat in range(setup.players)
        # What was shown is known: in whose hand it is can be told from there.
        for card in cards_in(data, [known & s.shown[t] for t, known in enumerate(s.known[seat])])
    ]
    wanted = _card(data, s.wanted)
    return TradeView(
        asked=[name for t, name in enumerate(data.types) if has(s.asked, t)],
        shown=shown,
        wanted=wanted,
        owner=next((one.seat for one in shown if one.card == wanted), None),
        given=cards_in(data, s.given),
        offers=s.offers,
        most_offers=data.numbers["offers"],
    )


def _building(data: GameData, s: SimpleNamespace) -> BuildingView | None:
    if s.phase not in (USE, SITE, PUSH, ADD):
        return None
    space = None if s.site == NOWHERE else s.site
    return BuildingView(data.types[s.building], cards_of_type(data, s.building, s.used), space)


def _player(
    position: Position,
    s: SimpleNamespace,
    seat: int,
    sources: dict[str, int],
    spaces: Sequence[SpaceView],
    is_open: bool,
) -> ShopkeeperView:
    setup = position.setup
    data: GameData = setup.data
    away = data.tables[setup.players].away
    can_plan = is_open and not position.is_over
    return ShopkeeperView(
        seat=seat,
        cards=s.n_cards[seat],
        hand=cards_in(data, s.cards[seat]) if is_open else None,
        known=cards_in(data, s.known[seat]),
        pawns=[
            PawnView(name, by, not has(s.pawns[seat], i))
            for i, (name, by) in enumerate(data.pushes)
            if name not in away
        ],
        shops=s.held[seat].bit_count(),
        due=s.due[seat],
        points=sum(sources.values()),
        sources=sources,
        plans=_plans(position, s, seat) if can_plan else [],
        improvements=_improvements(data, s, seat, spaces) if can_plan else [],
    )


def _plans(position: Position, s: SimpleNamespace, seat: int) -> list[ShopPlan]:
    """For each type, what the rulebook says to opening a shop of it with this hand."""
    data: GameData = position.setup.data
    plans = []
    for t, (rule, refusal, sites) in enumerate(plans_of(position, seat)):
        groups = groups_in(s.cards[seat][t])
        missing = [group for group in range(1, GROUPS + 1) if group not in groups]
        short = max(0, data.numbers["shop_groups"] - len(groups))
        plans.append(ShopPlan(data.types[t], groups, missing, short, sites, rule, refusal))
    return plans


def _improvements(data: GameData, s: SimpleNamespace, seat: int, spaces: Sequence[SpaceView]) -> list[ImprovementPlan]:
    plans = []
    for there in spaces:
        if there.shop and there.shop.seat == seat and there.shop.lacks:
            t = s.shop_type[there.space]
            group = ((1 << VALUES) - 1) << ((there.shop.lacks - 1) * VALUES)
            cards = cards_of_type(data, t, s.cards[seat][t] & group)
            plans.append(ImprovementPlan(there.space, there.shop.lacks, cards))
    return plans


def show_board(setup: Setup) -> ProximaBoard:
    data: GameData = setup.data
    table = data.tables[setup.players]
    numbers = data.numbers
    return ProximaBoard(
        types=[CardType(name, GROUPS, list(data.values)) for name in data.types],
        rows=[list(row) for row in data.rows],
        closed=sorted(table.closed),
        near=[sorted(neighbours_of(data, space)) for space in range(SPACES)],
        pushes=[PushKind(name, by) for name, by in data.pushes if name not in table.away],
        bonus=list(data.bonus),
        shop_groups=numbers["shop_groups"],
        most_of_type=numbers["most_of_type"],
        last_shop=table.last_shop,
        stalled_after=numbers["stalled_after"],
        take_price=numbers["take_price"],
        offers=numbers["offers"],
        draws=numbers["draws"],
        limits=list(data.limits),
        thieves=data.thieves,
    )
