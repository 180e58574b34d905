"""What a move of Pròxima Obertura does for its player, in facts about the hand, the street and the points."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ....core.contract import Position
from ....table.facts import MOST, Fact
from ....table.outcome import tried_out
from ..rules.verbs import CODEC
from .follows import outcomes_of
from .show import show
from .turns import points_of
from .wire import ProximaPosition, ShopkeeperView

Entry = Mapping[str, Any]
Found = Iterator[tuple[str, dict[str, Any]]]


def why(position: Position, action: int) -> list[Fact]:
    """The facts that speak for a legal action, the weightiest first. The position has been redacted for its actor."""
    setup = position.setup
    entry = setup.game.words.entry_of(setup, position.state, action)
    desk = _Desk(position, action, entry)
    found = list(_TOLD[entry["do"]](desk)) if entry["do"] in _TOLD else []
    return [Fact(f"{setup.game.messages}-reason-{name}", values) for name, values in found[:MOST]]


def _group_of(card: str) -> tuple[str, str]:
    """Of food.2.5: its type and its group, as the messages call it: food-2."""
    kind, group, _ = card.split(".")
    return kind, f"{kind}-{group}"


def _value_of(card: str) -> int:
    return int(card.rsplit(".", 1)[1])


class _Desk:
    """A decision: the position as its player sees it, and the questions one asks about cards."""

    def __init__(self, position: Position, action: int, entry: Entry) -> None:
        self.position, self.action, self.entry = position, action, entry
        self.seat = position.actor
        self.shown: ProximaPosition = show(position, [], self.seat)
        self.me: ShopkeeperView = self.shown.players[self.seat]
        self.hand = self.me.hand or []
        self.card: str = entry.get("card", "")

    def alike(self, card: str) -> list[str]:
        """The cards in hand of its group."""
        return [other for other in self.hand if _group_of(other) == _group_of(card)]

    def groups(self, kind: str) -> set[str]:
        """Of a type, in hand."""
        return {group for other, group in map(_group_of, self.hand) if other == kind}

    def is_closed(self, kind: str) -> bool:
        """Are as many shops of this type open as the street takes?"""
        return any(count.type == kind and count.shops >= count.most for count in self.shown.types)

    def can(self, verb: str) -> bool:
        return any(CODEC.verb_of(action).word == verb for action in self.position.legal())

    def points_after(self, position: Position, action: int) -> int:
        tried = position.copy()
        tried.apply(action)
        return points_of(tried)[self.seat] - points_of(position)[self.seat]

    def getting(self, card: str) -> Found:
        """What a card does in this hand."""
        kind, group = _group_of(card)
        needed = self.position.setup.data.numbers["shop_groups"]
        if group not in self.groups(kind) and not self.is_closed(kind):
            if len(self.groups(kind)) == needed - 1:
                yield "completes", {"type": kind, "count": needed}
            else:
                yield "fills", {"group": group}
        for plan in self.me.improvements:
            shop = self.shown.spaces[plan.space].shop
            if shop and f"{shop.type}-{plan.group}" == group:
                yield "fits", {"group": group, "space": plan.space}

    def losing(self, card: str) -> Found:
        """Why a card can be spared."""
        kind, group = _group_of(card)
        if len(self.alike(card)) > 1:
            yield "spare", {"group": group, "count": len(self.alike(card))}
        if self.is_closed(kind):
            yield "closed", {"type": kind}
        if _value_of(card) == min(map(_value_of, self.hand)):
            yield "low", {"value": _value_of(card)}


def _ask(desk: _Desk) -> Found:
    plans = {plan.type: plan for plan in desk.me.plans}
    asked = [plans[kind] for kind in desk.entry["types"]]
    for plan in sorted(asked, key=lambda plan: plan.short):
        if plan.refusal == "open-needs-groups":
            yield "short", {"type": plan.type, "count": plan.short}


def _shop(desk: _Desk) -> Found:
    """What can come of it, at best; the neighbours and the other shops of its type are in it."""
    points = outcomes_of(desk.position, tried_out(desk.position, [desk.action]))[0].points
    if points:
        yield "shop", {"points": points}


def _open(desk: _Desk) -> Found:
    yield from _shop(desk)
    kind = desk.entry["type"]
    mine = [space for space in desk.shown.spaces if space.shop and space.shop.seat == desk.seat]
    count = 1 + sum(space.shop is not None and space.shop.type == kind for space in mine)
    if count > 1:
        yield "type", {"type": kind, "count": count}


def _use(desk: _Desk) -> Found:
    if desk.shown.phase == "add":
        yield from _gain(desk)
    if len(desk.alike(desk.card)) > 1 and desk.card == max(desk.alike(desk.card), key=_value_of):
        yield "highest", {"group": _group_of(desk.card)[1]}


def _site(desk: _Desk) -> Found:
    yield from _shop(desk)
    mine = {space.space for space in desk.shown.spaces if space.shop and space.shop.seat == desk.seat}
    row = next(row for row in desk.position.setup.data.rows if desk.entry["space"] in row)
    first = last = row.index(desk.entry["space"])
    while first > 0 and row[first - 1] in mine:
        first -= 1
    while last + 1 < len(row) and row[last + 1] in mine:
        last += 1
    if last > first:
        yield "row", {"count": last - first + 1}
    at = row.index(desk.entry["space"])
    beside = {*row[max(0, at - 1) : at], *row[at + 1 : at + 2]}
    for owner in sorted({one.shop.seat for one in desk.shown.spaces if one.shop and one.space in beside} - {desk.seat}):
        yield "blocks", {"seat": owner}


def _gain(desk: _Desk) -> Found:
    if (points := desk.points_after(desk.position, desk.action)) > 0:
        yield "gain", {"points": points}


def _improve(desk: _Desk) -> Found:
    begun = desk.position.copy()
    begun.apply(desk.action)
    yield "gain", {"points": max(desk.points_after(begun, action) for action in begun.legal())}


def _accept(desk: _Desk) -> Found:
    trade = desk.shown.trade
    assert trade
    assert trade.wanted
    for card in trade.given:
        yield from desk.getting(card)
    if len(trade.given) > 1:
        yield "several", {"count": len(trade.given)}
    yield from desk.losing(trade.wanted)


def _refuse(desk: _Desk) -> Found:
    trade = desk.shown.trade
    assert trade
    assert trade.wanted
    if len(desk.alike(trade.wanted)) == 1:
        yield "only", {"group": _group_of(trade.wanted)[1]}


def _stop(desk: _Desk) -> Found:
    trade = desk.shown.trade
    assert trade
    if not any(list(desk.getting(one.card)) for one in trade.shown if one.seat != desk.seat):
        yield "nothing-lacking", {}


def _pass(desk: _Desk) -> Found:
    for verb in ("open", "improve"):
        if desk.shown.phase == verb and not desk.can(verb):
            yield f"no-{verb}", {}


def _ready(desk: _Desk) -> Found:
    if not desk.can("show"):
        yield "no-show", {}


def _show(desk: _Desk) -> Found:
    yield "show", {}  # P4.3: its owner may refuse
    yield from desk.losing(desk.card)


_TOLD: dict[str, Callable[[_Desk], Found]] = {
    "ask": _ask,
    "open": _open,
    "use": _use,
    "site": _site,
    "push": _gain,
    "improve": _improve,
    "accept": _accept,
    "refuse": _refuse,
    "stop": _stop,
    "pass": _pass,
    "ready": _ready,
    "show": _show,
    "take": lambda desk: desk.getting(desk.card),
    "want": lambda desk: desk.getting(desk.card),
    "give": lambda desk: desk.losing(desk.card),
    "discard": lambda desk: desk.losing(desk.card),
    "cut": lambda desk: desk.losing(desk.card),
}
