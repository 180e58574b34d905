"""Franchise, by Christwart Conrad: 2 to 5 players, with its three expansions. The rules: docs/rules/franchise.md."""

from ...core.contract import Game, Option
from .data import LAYOUTS, PLAYERS, POOLS, lay_out, load_data
from .rules import words
from .rules.actions import CODEC, EVENTS
from .rules.ending import score
from .rules.flow import apply, draw, legal, refusal, weight
from .rules.hidden import imagine, redact
from .rules.observe import OBSERVATION, observe
from .rules.refusals import REFUSALS
from .rules.setup import new_game
from .rules.state import Board, Scratch, State

GAME = Game(
    name="franchise",
    package=__name__,
    messages="franchise",
    has_secrets=False,
    rules_version=1,
    players=PLAYERS,
    options=(
        Option("players", tuple(PLAYERS), 4),
        Option("start", ("standard", "introductory"), "standard"),
        Option("layout", LAYOUTS, "printed"),
        Option("milestones", (False, True), False),
        Option("boom", (False, True), False),
        Option("region_tiles", POOLS, "printed"),
    ),
    Board=Board,
    State=State,
    Scratch=Scratch,
    codec=CODEC,
    max_legal=512,
    max_events=256,
    refusals=REFUSALS,
    events=EVENTS,
    observation=OBSERVATION,
    lay_out=lay_out,
    load_data=load_data,
    words=words,
    turn_rule="F3.5",
    end_rule="F7",
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
