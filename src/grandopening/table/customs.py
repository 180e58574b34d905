"""What a table must know of a game beyond its rules: what is secret, when a draft is final, how it is shown."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.contract import Position, Refusal, Setup
from ..record.recorder import Event
from .franchise import moves, show, turns
from .franchise.views import FranchiseBoard, FranchisePosition
from .lines import Line

GamePosition = FranchisePosition
GameBoard = FranchiseBoard


@dataclass(frozen=True)
class Customs:
    has_secrets: bool  # seats see different things, and nobody sees the draft of another
    is_final: Callable[[Position, Position], bool]  # is the step from one position to the other the end of the draft?
    steps: frozenset[str]  # verbs that are never the end of a draft
    points_of: Callable[[Position], list[int]]  # what the scoring track shows, by seat
    show: Callable[[Position, Sequence[Line]], GamePosition]
    show_board: Callable[[Setup], GameBoard]
    prices_of: Callable[[Position, Sequence[int]], list[int]]  # of legal actions
    places_of: Callable[[Mapping[str, Any]], list[str]]  # that an entry concerns, its target last
    refused: Callable[[Position], Iterator[tuple[dict[str, Any], Refusal]]]  # what one might think of, and why not
    told: Callable[[Setup, Event], dict[str, Any]]  # an event in words


CUSTOMS = {
    "franchise": Customs(
        has_secrets=False,
        is_final=turns.is_final,
        steps=turns.STEPS,
        points_of=turns.points_of,
        show=show.show,
        show_board=show.show_board,
        prices_of=moves.prices_of,
        places_of=moves.places_of,
        refused=moves.refused,
        told=moves.told,
    ),
}
