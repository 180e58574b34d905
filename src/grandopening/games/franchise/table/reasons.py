"""What a move of Franchise does for its player, in facts: the end of the turn with it is compared with that without."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....core.contract import Position
from ....table.facts import MOST, Fact
from ....table.fields import fields_of, has
from ..data import BoardData
from ..rules.opening import majority_of
from ..rules.state import MILESTONE_NAMES
from ..rules.verbs import CODEC
from .asking import forecast_of

IDLE = (CODEC.encode("done"), CODEC.encode("stay"))
SETTLING = ("start", "expand", "expand_again", "expand_far")  # in a new place
AMOUNTS = ("influence", "income")  # that several steps of a turn have a part in
NEARLY = 2  # franchises that a majority may lack to be spoken of

Found = Iterator[tuple[str, dict[str, Any]]]


def why(position: Position, action: int) -> list[Fact]:
    """The facts that speak for a legal action, the weightiest first."""
    setup, seat = position.setup, position.actor
    entry = setup.game.words.entry_of(setup, position.state, action)
    after, without = _at_end_of_turn(position, [action]), _at_end_of_turn(position, [])
    prefix = f"{setup.game.messages}-reason-"
    if after.is_over:
        points, winners = after.score()
        return [Fact(f"{prefix}end", {"points": points[seat]})] if seat in winners else []
    found = []
    if not without.is_over:
        found = [*_gains(after, without, seat), *_standing(after, without, entry, seat)]
        found += _denials(after, without, entry, seat)
    found += [*_of_place(after, entry, seat), *_of_money(position, after, entry, seat)]
    return [Fact(prefix + name, values) for name, values in found[:MOST]]


def of_turn(position: Position, actions: Sequence[int]) -> dict[str, Fact | None]:
    """What a turn scores and earns in all; None: no more than an idle one."""
    prefix = f"{position.setup.game.messages}-reason-"
    after, without = _at_end_of_turn(position, actions), _at_end_of_turn(position, [])
    gains = {} if after.is_over or without.is_over else dict(_gains(after, without, position.actor))
    return {prefix + name: Fact(prefix + name, gains[name]) if name in gains else None for name in AMOUNTS}


def _at_end_of_turn(position: Position, actions: Sequence[int]) -> Position:
    """After these actions, and then nothing more: what was prepared has been opened and scored."""
    seat, turn, at = position.actor, int(position.state["turn"]), position.copy()
    for action in actions:
        at.apply(action)
    while at.actor == seat and at.state["turn"] == turn:
        idle = next((one for one in IDLE if at.refusal(one) is None), None)
        if idle is None:
            break  # still in the set-up
        at.perform(idle)
    return at


def _gains(after: Position, without: Position, seat: int) -> Found:
    """Points, milestones and income that would not be there without the move."""
    now, else_ = fields_of(after.state), fields_of(without.state)
    points = sum(now.points[seat]) - sum(else_.points[seat])
    if points > 0:
        yield "influence", {"points": points}
    for number, name in enumerate(MILESTONE_NAMES):
        if has(now.met[seat], number) and not has(else_.met[seat], number):
            yield "milestone", {"milestone": name}
    dollars = forecast_of(after)[seat].c - forecast_of(without)[seat].c
    if dollars > 0:
        yield "income", {"dollars": dollars}


def _standing(after: Position, without: Position, entry: Mapping[str, Any], seat: int) -> Found:
    """In the region of the place it is about."""
    data: BoardData = after.setup.data
    place = _target(after, entry)
    if place is None:
        return
    region = data.places[place].region
    now, else_ = (fields_of(at.state).in_region[region] for at in (after, without))
    if has(int(after.state["laid"]), region) and _leads(now, seat) and not _leads(else_, seat):
        yield "region", {"region": data.regions[region].name, "count": now[seat]}


def _denials(after: Position, without: Position, entry: Mapping[str, Any], seat: int) -> Found:
    """What others could still have, or had, without the move."""
    data: BoardData = after.setup.data
    place = _target(after, entry)
    if place is None:
        return
    region = data.places[place].region
    now, else_ = fields_of(after.state), fields_of(without.state)
    for other in range(after.setup.players):
        if other == seat:
            continue
        if _can_win(else_, place, other) and not _can_win(now, place, other) and not has(now.scored, place):
            yield "denies", {"seat": other, "place": data.places[place].name}
        if _leads(else_.in_region[region], other) and not _leads(now.in_region[region], other):
            yield "unseats", {"seat": other, "region": data.regions[region].name}


def _can_win(s: Any, place: int, seat: int) -> bool:
    """Has begun in a city that is not scored, and can still get its majority."""
    count, size = s.franchises[place][seat], s.city_size[place]
    return not has(s.scored, place) and count > 0 and majority_of(size) - count <= size - s.filled[place]


def _leads(counts: list[int], seat: int) -> bool:
    return all(counts[seat] > count for other, count in enumerate(counts) if other != seat)


def _of_place(after: Position, entry: Mapping[str, Any], seat: int) -> Found:
    """A town of one's own, the standing in a city, and what lies behind it."""
    data: BoardData = after.setup.data
    place, s, board = _target(after, entry), fields_of(after.state), after.setup.board
    if place is None:
        return
    name, counts = data.places[place].name, s.franchises[place]
    if has(int(board.towns), place):
        yield "town", {"place": name}
    elif not has(s.scored, place) and counts[seat] > 0:
        size = s.city_size[place]
        lacking = majority_of(size) - counts[seat]
        if lacking <= min(NEARLY, size - s.filled[place]):
            yield "more", {"place": name, "count": lacking, "points": size}
        if _leads(counts, seat):
            yield "lead", {"place": name, "count": counts[seat], "size": size}
    if entry["do"] in SETTLING and (fresh := _newly_near(after, place, seat)):
        yield "reach", {"count": fresh.bit_count()}


def _newly_near(after: Position, place: int, seat: int) -> int:
    """A bit mask: places that can be entered, one link from this place and from no other franchise of the seat."""
    s, near = fields_of(after.state), after.setup.board.near.tolist()
    held, known = s.held[seat] & ~(1 << place), 0
    for other in range(len(near)):
        known |= near[other] if has(held, other) else 0
    return int(near[place] & s.open & ~known & ~s.held[seat])


def _of_money(position: Position, after: Position, entry: Mapping[str, Any], seat: int) -> Found:
    if entry["do"] == "cash":
        yield "cash", {"dollars": int(position.setup.board.cash_tile)}
    elif entry["do"] == "done" and (kept := int(position.state["cash"][seat])) > 0:
        yield "keep", {"dollars": kept}


def _target(position: Position, entry: Mapping[str, Any]) -> int | None:
    """The place a move puts something down in."""
    name = entry.get("to") or (entry.get("place") if entry["do"] in ("start", "share", "double") else None)
    places = [place.name for place in position.setup.data.places]
    return None if name is None else places.index(name)
