"""Decisions of bots in a process of its own, whose environment says how rules and bots are run; prints them as JSON.

python decisions.py GAME TABLE
"""

import json
import sys
from typing import Any

from grandopening.bots import Budget, bot_named
from grandopening.bots.kit import bot_entries, kit_of
from grandopening.bots.workspace import new_workspace
from grandopening.core.contract import CHANCE, Setup
from grandopening.games import game_named

AT_ONCE = ("sensible", "reference", "greedy", "newcomer")
EVALUATIONS = ("evaluate", "evaluate_leaf")
TABLES = ("fewest", "most", "expansions")
DECISIONS = 70  # of each game
SEARCHED = 60  # every so many decisions one is searched
PLAYOUTS = Budget(playouts=3)


def setup_of(name: str, table: str) -> Setup:
    """The printed game with fewest or most players, or all expansions with the usual number."""
    game = game_named(name)
    if table == "expansions":
        return game.set_up({option.name: True for option in game.options if option.default is False})
    return game.set_up({"players": game.players[0 if table == "fewest" else -1]})


def decisions_of(name: str, table: str) -> list[dict[str, Any]]:
    """Of each decision who made it, the action, and the chances to win before it."""
    return _decisions_in(setup_of(name, table), seed=TABLES.index(table))


def _decisions_in(setup: Setup, seed: int) -> list[dict[str, Any]]:
    position, work = setup.begin(seed), new_workspace(setup.game)
    kit, entries = kit_of(setup.game), bot_entries(setup.game)
    bots = {name: bot_named(name, setup.game, seed) for name in (*AT_ONCE, "search")}
    made: list[dict[str, Any]] = []
    while len(made) < DECISIONS and not position.is_over:
        if position.actor == CHANCE:
            position.apply(position.draw())
            continue
        view, chances = position.view(position.actor), []
        for evaluation in EVALUATIONS:
            entries[evaluation](setup.board, view.state, view.actor, kit.weights.table, work)
            chances.append(work.chance[: setup.players].tolist())
        name = AT_ONCE[len(made) % len(AT_ONCE)] if (len(made) + 1) % SEARCHED else "search"
        action = bots[name].choose(view, PLAYOUTS)
        made.append({"bot": name, "action": action, "chances": chances})
        position.apply(action)
    return made


if __name__ == "__main__":
    print(json.dumps(decisions_of(*sys.argv[1:])))
