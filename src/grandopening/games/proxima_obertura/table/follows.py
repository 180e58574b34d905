"""What follows from a move of Pròxima Obertura: a shop is tried out to its end, with each push that is left; a card is
looked at for what it makes of the hand. All of it on the view of the seat: no other hand can be told from it."""

from collections.abc import Sequence

from ....core.contract import Position, Setup
from ....table.facts import Fact
from ....table.fields import has
from ....table.outcome import Outcome, Tried
from ..data import GameData
from ..rules.cards import count, groups_in, move
from ..rules.refusals import OK
from ..rules.shops import can_improve
from ..rules.state import ADD, DISCARDS, PUSH, SITE, SPACES, USE, VALUES, WINDOW
from ..rules.trade import owner_of
from ..rules.verbs import CODEC
from .asking import plans_of, points_by_source

BUILDING = frozenset({"open", "use", "site", "push", "improve"})
HANDS = frozenset({"take", "want", "give", "accept", "discard", "cut"})  # what a hand gets or loses
BONUS = ("row", "type")  # P6.3


def outcomes_of(before: Position, tried: Sequence[Tried]) -> list[Outcome]:
    verbs = [CODEC.verb_of(one.action).word for one in tried]
    now = points_of_seat(before) if BUILDING.intersection(verbs) else {}
    hand = Hand(before, before.actor) if HANDS.intersection(verbs) else None
    outcomes = []
    for verb, one in zip(verbs, tried, strict=True):
        if verb in BUILDING:
            outcomes.append(shop_outcome(verb, one, now, before.actor))
        elif verb in HANDS and hand:
            outcomes.append(Outcome(follows=hand.compared(Hand(with_card(verb, one, before), before.actor))))
        else:
            outcomes.append(Outcome())
    return outcomes


def points_of_seat(position: Position, seat: int | None = None) -> dict[str, int]:
    """By source, without the hand."""
    return points_by_source(position, with_hand=False)[position.actor if seat is None else seat]


# a shop


def shop_outcome(verb: str, tried: Tried, now: dict[str, int], seat: int) -> Outcome:
    """The points it would bring at once: with every push, and what of it comes from neighbours and equals."""
    gains = []
    for push, space, end in completions(tried.after):
        points = points_of_seat(end, seat)
        gains.append((push, space, {source: points[source] - now[source] for source in points}))
    push, space, best = max(gains, key=lambda gain: sum(gain[2].values()))
    total = sum(best.values())
    follows = [Fact("push", {"by": by, "points": sum(more.values())}) for by, _, more in gains if by]
    follows += [Fact(source, {"points": best[source]}) for source in BONUS if best[source]]
    if verb in ("open", "use") and push:
        follows.append(Fact("space", {"space": space}))
    return Outcome(points=total, follows=follows)


def completions(position: Position) -> list[tuple[int, int, Position]]:
    """A shop that is being opened or improved at its end, once for each push that is left, with the best cards and the
    best space: (push, space, position)."""
    phase, site = int(position.state["phase"]), int(position.state["site"])
    if phase in (USE, ADD):  # the most valuable card of any group: what is put in never hinders what comes after
        return completions(after(position, max(position.legal(), key=lambda way: value_of(position.setup, way))))
    if phase == SITE:
        return max((completions(after(position, way)) for way in position.legal()), key=worth_of)
    if phase == PUSH:
        pushes = [(CODEC.decode(way)[1][0], after(position, way)) for way in position.legal()]
        return [(by, site, end) for by, end in pushes]
    return [(0, int(position.state["new_shop"]), position)]


def worth_of(ends: list[tuple[int, int, Position]]) -> int:
    """By the last push, which multiplies most."""
    end = ends[-1][2]
    return sum(points_of_seat(end, int(end.state["active"])).values())


def after(position: Position, action: int) -> Position:
    tried = position.copy()
    tried.perform(action)
    return tried


def value_of(setup: Setup, action: int) -> int:
    _, (card,) = CODEC.decode(action)
    data: GameData = setup.data
    return data.values[card % VALUES]


# a hand


def with_card(verb: str, tried: Tried, before: Position) -> Position:
    """As if the card of the move had come, or gone: what is wanted or offered has not changed hands yet."""
    if verb in ("accept", "discard", "cut"):
        return tried.after
    end, (_, (card,)) = tried.after.copy(), CODEC.decode(tried.action)
    s, seat = end.state, before.actor
    if verb == "give":
        move(s, card, seat, DISCARDS)
    else:
        move(s, card, WINDOW if verb == "take" else owner_of(before.setup.board, s, card), seat)
    return end


class Hand:
    """What the rulebook says to a hand, type by type."""

    def __init__(self, position: Position, seat: int) -> None:
        self.setup, s = position.setup, position.state.copy()
        s.active = seat
        self.groups = [int(count(groups_in(mask))) for mask in s.cards[seat].tolist()]
        self.ready = [refusal is None for _, refusal, _ in plans_of(position, seat)]
        held = [space for space in range(SPACES) if has(int(s.held[seat]), space)]
        self.improvable = [space for space in held if can_improve(s, space) == OK]

    def compared(self, other: "Hand") -> list[Fact]:
        """What the other hand can do, and this one cannot, and what it could no more."""
        data: GameData = self.setup.data
        told = [Fact("improves", {"space": space}) for space in other.improvable if space not in self.improvable]
        for t, name in enumerate(data.types):
            values: dict[str, int | str] = {
                "type": name,
                "groups": other.groups[t],
                "needed": data.numbers["shop_groups"],
            }
            if other.ready[t] != self.ready[t]:
                told.append(Fact("shop-ready" if other.ready[t] else "shop-lost", values))
            elif other.groups[t] != self.groups[t]:
                told.append(Fact("groups-more" if other.groups[t] > self.groups[t] else "groups-fewer", values))
        return told
