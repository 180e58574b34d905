"""Pròxima Obertura, by Oriol Comas and Jep Ferret: 3 to 5 players. The rules: docs/rules/proxima-obertura.md."""

from ...core.contract import Game, Option
from . import rules
from .data import PLAYERS, load_data
from .rules.constants import constants
from .rules.events import EVENTS
from .rules.layout import lay_out
from .rules.observe import OBSERVATION
from .rules.refusals import REFUSALS
from .rules.state import ENDS, PHASES, Board, Scratch, State
from .rules.verbs import CODEC

GAME = Game(
    name="proxima-obertura",
    package=__name__,
    messages="proxima",
    has_secrets=True,
    takes_board=False,
    rules_version=1,
    players=PLAYERS,
    options=(Option("players", tuple(PLAYERS), 4),),
    Board=Board,
    State=State,
    Scratch=Scratch,
    codec=CODEC,
    max_legal=128,
    max_events=64,
    phases=tuple(PHASES),
    refusals=tuple(REFUSALS),
    events=tuple(EVENTS),
    ends=tuple(ENDS),
    observation=OBSERVATION,
    lay_out=lay_out,
    load_data=load_data,
    turn_rule="P3",
    end_rule="P6",
    rules=rules,
    constants=constants,
)
