"""Franchise, by Christwart Conrad: 2 to 5 players, with its three expansions. The rules: docs/rules/franchise.md."""

from ...core.contract import Game, Option
from . import rules
from .data import PLAYERS, load_data
from .rules.constants import constants
from .rules.events import EVENTS
from .rules.layout import lay_out
from .rules.observe import OBSERVATION
from .rules.refusals import REFUSALS
from .rules.state import ENDS, LAYOUTS, PHASES, POOLS, Board, Scratch, State
from .rules.verbs import CODEC

GAME = Game(
    name="franchise",
    package=__name__,
    messages="franchise",
    has_secrets=False,
    takes_board=True,
    rules_version=2,
    players=PLAYERS,
    options=(
        Option("players", tuple(PLAYERS), 4),
        Option("start", ("standard", "introductory"), "standard"),
        Option("layout", tuple(LAYOUTS), "printed"),
        Option("milestones", (False, True), False),
        Option("boom", (False, True), False),
        Option("region_tiles", tuple(POOLS), "printed"),
    ),
    Board=Board,
    State=State,
    Scratch=Scratch,
    codec=CODEC,
    max_legal=512,
    max_events=512,
    phases=tuple(PHASES),
    refusals=tuple(REFUSALS),
    events=tuple(EVENTS),
    ends=tuple(ENDS),
    observation=OBSERVATION,
    lay_out=lay_out,
    load_data=load_data,
    turn_rule="F3.5",
    end_rule="F7",
    rules=rules,
    constants=constants,
)
