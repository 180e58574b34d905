"""A position of Pròxima Obertura as a page draws it. It is made from the view of a seat, in which the hands of others
are dealt in a fixed order: of those only what is `known` may be shown. No rule is decided here: they are asked."""

from collections.abc import Sequence
from types import SimpleNamespace

from ...core.contract import SEATS, Position, Setup
from ...games.proxima.board import GameData, neighbours_of
from ...games.proxima.cards import deck_size
from ...games.proxima.refusals import OK, REFUSALS
from ...games.proxima.scoring import shop_value
from ...games.proxima.shops import can_open, can_site
from ...games.proxima.state import (
    ADD,
    ANSWER,
    CUT,
    DICE,
    DISCARDS,
    FROM_HAND,
    GROUPS,
    KINDS,
    NO_CARD,
    NOWHERE,
    PUSH,
    SHOW,
    SITE,
    SPACES,
    USE,
    VALUES,
    WINDOW,
)
from ...games.proxima.thief import hand_limit
from ..fields import fields_of, has
from ..lines import Line
from .turns import PUBLIC_SOURCES, sources_of, turn_of
from .views import (
    BuildingView,
    Card,
    CardType,
    ImprovementPlan,
    PawnView,
    Phase,
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

PHASES: tuple[Phase, ...] = Phase.__args__  # type: ignore[attr-defined]  # in the order of the rulebook's numbers


def show(position: Position, lines: Sequence[Line], viewer: int | None) -> ProximaPosition:
    """The position as the viewer may know it; None: somebody who may know everything."""
    setup, s = position.setup, fields_of(position.state)
    data: GameData = setup.data
    board = setup.board
    return ProximaPosition(
        phase=PHASES[s.phase],
        actor=s.actor if s.actor < setup.players else None,
        active=s.active,
        turn=turn_of(position),
        round=s.rounds if position.is_over else s.rounds + 1,
        spaces=[SpaceView(i, has(int(board.spaces), i), _shop(position, s, i)) for i in range(SPACES)],
        types=[TypeCount(name, s.of_type[t], int(board.most_of_type)) for t, name in enumerate(data.types)],
        window=cards_in(data, s.cards[WINDOW]),
        taken=_card(data, s.taken),
        discarded=s.discarded,
        deck=int(deck_size(position.state)),
        discards=cards_in(data, s.cards[DISCARDS]),
        thieves_met=s.thieves_met,
        limit=int(hand_limit(board, position.state)) if s.phase == CUT else None,
        dice=_dice(s),
        trade=_trade(position, s),
        building=_building(data, s),
        players=[
            _player(position, s, seat, viewer is None or viewer == seat or position.is_over)
            for seat in range(setup.players)
        ],
        shops=s.n_shops,
        last_shop=int(board.last_shop),
        idle_rounds=s.idle,
    )


def cards_in(data: GameData, masks: Sequence[int]) -> list[Card]:
    """The cards of a set, type by type."""
    return [data.cards[t * KINDS + i] for t, mask in enumerate(masks) for i in range(KINDS) if has(mask, i)]


def cards_of_type(data: GameData, shop_type: int, mask: int) -> list[Card]:
    return [data.cards[shop_type * KINDS + i] for i in range(KINDS) if has(mask, i)]


def groups_in(mask: int) -> list[int]:
    """The groups, from 1, of a set of cards of one type."""
    return [group + 1 for group in range(GROUPS) if mask >> (group * VALUES) & ((1 << VALUES) - 1)]


def _card(data: GameData, card: int) -> Card | None:
    return None if card == NO_CARD else data.cards[card]


def _dice(s: SimpleNamespace) -> list[int | None] | None:
    phase = s.interrupted if s.phase == CUT else s.phase
    if s.rounds == 0 and s.active == 0 and phase <= DICE:
        return None
    return [face if face < SEATS else None for face in s.dice]


def _owner(s: SimpleNamespace, space: int) -> int | None:
    return next((seat for seat in range(SEATS) if has(s.held[seat], space)), None)


def _shop(position: Position, s: SimpleNamespace, space: int) -> ShopView | None:
    seat, setup = _owner(s, space), position.setup
    if seat is None:
        return None
    data: GameData = setup.data
    shop_type, (push, by) = s.shop_type[space], data.pushes[s.shop_pawn[space]]
    groups = groups_in(s.shop_cards[space])
    return ShopView(
        seat=seat,
        type=data.types[shop_type],
        cards=cards_of_type(data, shop_type, s.shop_cards[space]),
        push=push,
        by=by,
        points=int(shop_value(setup.board, position.state, space)),
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
        most_offers=int(setup.board.offers),
    )


def _building(data: GameData, s: SimpleNamespace) -> BuildingView | None:
    if s.phase not in (USE, SITE, PUSH, ADD):
        return None
    space = None if s.site == NOWHERE else s.site
    return BuildingView(data.types[s.building], cards_of_type(data, s.building, s.used), space)


def _player(position: Position, s: SimpleNamespace, seat: int, is_open: bool) -> ShopkeeperView:
    setup = position.setup
    data: GameData = setup.data
    sources = sources_of(position, seat, (*PUBLIC_SOURCES, FROM_HAND) if position.is_over else PUBLIC_SOURCES)
    return ShopkeeperView(
        seat=seat,
        cards=s.n_cards[seat],
        hand=cards_in(data, s.cards[seat]) if is_open else None,
        known=cards_in(data, s.known[seat]),
        pawns=[
            PawnView(name, by, not has(s.pawns[seat], i))
            for i, (name, by) in enumerate(data.pushes)
            if has(int(setup.board.pawns), i)
        ],
        shops=s.held[seat].bit_count(),
        due=s.due[seat],
        points=sum(sources.values()),
        sources=sources,
        plans=_plans(position, s, seat) if is_open and not position.is_over else [],
        improvements=_improvements(position, s, seat) if is_open and not position.is_over else [],
    )


def _plans(position: Position, s: SimpleNamespace, seat: int) -> list[ShopPlan]:
    """For each type, what the rulebook says to opening a shop of it with this hand."""
    setup, tried = position.setup, position.copy().state
    tried.active = seat
    plans = []
    for t, name in enumerate(setup.data.types):
        tried.building = t
        groups = groups_in(s.cards[seat][t])
        refusal = REFUSALS[int(can_open(setup.board, tried, t))]
        plans.append(
            ShopPlan(
                type=name,
                groups=groups,
                missing=[group for group in range(1, GROUPS + 1) if group not in groups],
                short=max(0, int(setup.board.shop_groups) - len(groups)),
                sites=[space for space in range(SPACES) if can_site(setup.board, tried, space) == OK],
                rule=refusal.rule or None,
                refusal=refusal.message if refusal.rule else None,
            )
        )
    return plans


def _improvements(position: Position, s: SimpleNamespace, seat: int) -> list[ImprovementPlan]:
    data: GameData = position.setup.data
    plans = []
    for space in range(SPACES):
        shop = _shop(position, s, space) if has(s.held[seat], space) else None
        if shop and shop.lacks:
            t = s.shop_type[space]
            group = ((1 << VALUES) - 1) << ((shop.lacks - 1) * VALUES)
            plans.append(ImprovementPlan(space, shop.lacks, cards_of_type(data, t, s.cards[seat][t] & group)))
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
