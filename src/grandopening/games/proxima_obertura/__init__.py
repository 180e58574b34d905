"""Pròxima Obertura, by Oriol Comas and Jep Ferret: 3 to 5 players. The rules: docs/rules/proxima-obertura.md."""

from ...core.contract import Game, Option
from .data import PLAYERS, lay_out, load_data
from .rules import words
from .rules.actions import CODEC, EVENTS
from .rules.draws import draw
from .rules.flow import apply, weight
from .rules.hidden import imagine, redact
from .rules.moves import legal, refusal
from .rules.observe import OBSERVATION, observe
from .rules.refusals import REFUSALS
from .rules.scoring import score
from .rules.setup import new_game
from .rules.state import Board, Scratch, State

GAME = Game(
    name="proxima-obertura",
    package=__name__,
    messages="proxima",
    has_secrets=True,
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
