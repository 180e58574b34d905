"""Market Stall, a game of one page for 2 to 4 players. The rules: docs/market-stall.md."""

from grandopening.core.contract import Game, Option

from . import rules
from .data import DAYS, PLAYERS, load_data
from .rules.events import EVENTS
from .rules.layout import lay_out
from .rules.observe import OBSERVATION
from .rules.refusals import REFUSALS
from .rules.state import ENDS, PHASES, Board, Scratch, State
from .rules.verbs import CODEC

GAME = Game(
    name="market-stall",
    package=__name__,
    messages="market-stall",
    has_secrets=True,
    takes_board=False,
    rules_version=1,
    players=PLAYERS,
    options=(Option("players", tuple(PLAYERS), 3), Option("days", DAYS, 4)),
    Board=Board,
    State=State,
    Scratch=Scratch,
    codec=CODEC,
    max_legal=24,
    max_events=32,
    phases=tuple(PHASES),
    refusals=tuple(REFUSALS),
    events=tuple(EVENTS),
    ends=tuple(ENDS),
    observation=OBSERVATION,
    lay_out=lay_out,
    load_data=load_data,
    turn_rule="M3",
    end_rule="M4",
    rules=rules,
)
