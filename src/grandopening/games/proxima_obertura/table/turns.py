"""When a private draft of Pròxima Obertura is final, who may decide ahead of their turn, and what the score shows."""

from collections.abc import Sequence

from ....core.contract import CHANCE, OVER, Position
from ..rules.state import DISCARD, PUSH, SHOW, TRADE, USE
from ..rules.verbs import CODEC
from .asking import sum_of_points


def is_final(before: Position, after: Position) -> bool:
    """Where somebody else, or chance, goes on; and where something public has been completed: a shop, a payment."""
    if before.actor != after.actor:
        return True
    was, now = int(before.state["phase"]), int(after.state["phase"])
    return was == PUSH or (was == DISCARD and now != DISCARD)


def forced_of(position: Position, legal: Sequence[int]) -> int | None:
    """P3.2: exactly the cards that a shop still needs; P3.1: or that the window still costs."""
    s, board = position.state, position.setup.board
    phase, needed = int(s["phase"]), 0
    if phase == USE:
        needed = int(board.shop_groups) - int(s["used"]).bit_count()
    elif phase == DISCARD:
        needed = int(board.take_price) - int(s["discarded"])
    return legal[0] if len(legal) == needed else None


def asked_now(position: Position) -> list[int]:
    """The seats that may decide now. Of those asked to show cards nobody has to wait for the others (P4.2)."""
    if position.actor in (CHANCE, OVER):
        return []
    if int(position.state["phase"]) != SHOW:
        return [position.actor]
    seats, players = [position.actor], position.setup.players
    while (following := (seats[-1] + 1) % players) != int(position.state["active"]):
        seats.append(following)
    return seats


def ahead_for(position: Position, seat: int) -> Position:
    """The position as if those before the seat had nothing to show."""
    ahead = position.copy()
    while ahead.actor != seat:
        ahead.apply(CODEC.encode("ready"))
    return ahead


def silence(position: Position) -> str | None:
    """How a seat that is asked to show cards shows none (P4.2)."""
    return "ready" if int(position.state["phase"]) == SHOW else None


def turn_of(position: Position) -> int:
    """Turns begun; 0 in the set-up."""
    s = position.state
    if int(s["phase"]) < TRADE:
        return 0
    return int(s["rounds"]) * position.setup.players + (0 if position.is_over else int(s["active"]) + 1)


def points_of(position: Position) -> list[int]:
    """What everybody can count; hands only when they are open, at the end."""
    return sum_of_points(position, with_hand=position.is_over)
