"""Pròxima Obertura, by Oriol Comas and Jep Ferret: 3 to 5 players. The rules: docs/rules/proxima-obertura.md."""

from ...core.contract import Game, Option
from . import words
from .actions import CODEC, EVENTS
from .board import PLAYERS, lay_out, load_data
from .draws import draw
from .flow import apply, weight
from .hidden import imagine, redact
from .moves import legal, refusal
from .observe import OBSERVATION, observe
from .refusals import REFUSALS
from .scoring import score
from .setup import new_game
from .state import Board, Scratch, State

GAME = Game(
    name="proxima-obertura",
    rules_version=1,
    players=PLAYERS,
    options=(Option("players", tuple(PLAYERS), 4),),
    Board=Board,
    State=State,
    Scratch=Scratch,
    codec=CODEC,
    max_legal=128,
    max_events=64,
    refusals=REFUSALS,
    events=EVENTS,
    observation=OBSERVATION,
    lay_out=lay_out,
    load_data=load_data,
    words=words,
    turn_rule="P3",
    end_rule="P6",
    rules={
        "new": new_game,
        "legal": legal,
        "weight": weight,
        "draw": draw,
        "refusal": refusal,
        "apply": apply,
        "redact": redact,
        "imagine": imagine,
        "observe": observe,
        "score": score,
    },
)
