"""Every click is a decision: what nobody would have to think about, the table enters into the draft by itself.

Never what commits a draft: a turn is ended, dice are rolled and shows are sealed by people."""

from ..core.contract import Position
from .customs import Customs


def forced(customs: Customs, view: Position) -> int | None:
    """The action that is all there is to do for the actor of a view, or by which it passes over a step that offers
    nothing; None where there is something to decide."""
    legal = view.legal()
    action = customs.forced_of(view, legal)
    if action is None and len(legal) == 1:
        action = legal[0]
    if action is None:
        codec = view.setup.game.codec
        skip = next((one for one in legal if codec.verb_of(one).word in customs.skips), None)
        action = skip if skip is not None and _offers_nothing(view, legal, skip) else None
    return None if action is None or customs.is_final(view, _after(view, action)) else action


def _offers_nothing(view: Position, legal: list[int], skip: int) -> bool:
    """Whatever is possible now is possible after the step too, and opens no more now than then."""
    passed = _after(view, skip)
    if passed.actor != view.actor:
        return False
    later = passed.legal()
    others = [action for action in legal if action != skip]
    return all(action in later for action in others) and all(
        {*_after(view, action).legal()} - {skip} <= {*_after(passed, action).legal()} for action in others
    )


def _after(position: Position, action: int) -> Position:
    tried = position.copy()
    tried.perform(action)
    return tried
