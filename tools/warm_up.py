"""Compiles everything of one game that the tests use, in one process, instead of piece by piece in many:

    python tools/warm_up.py franchise

What two entries have in common is compiled once then; see src/grandopening/core/jit.py.
"""

import sys

from grandopening.bots.kit import bot_entries, kit_of
from grandopening.bots.match import play_match
from grandopening.bots.workspace import new_workspace
from grandopening.compiling import compile_rules, compile_table
from grandopening.core.batch import play_random
from grandopening.core.contract import CHANCE, Position
from grandopening.envs import Batch
from grandopening.games import game_named
from grandopening.lab.play import score_all_of


def decide(position: Position) -> None:
    """By those functions of bots that only tests call from Python."""
    setup = position.setup
    while position.actor == CHANCE:
        position.perform(position.draw())
    entries, weights, work = bot_entries(setup.game), kit_of(setup.game).weights.table, new_workspace(setup.game)
    for evaluation in ("evaluate", "evaluate_leaf"):
        entries[evaluation](setup.board, position.state, position.actor, weights, work)
    for listing in ("list_search_candidates", "list_reply_candidates"):
        entries[listing](setup.board, position.state, weights, work, 1)


def main(name: str) -> None:
    game = game_named(name)
    for steps in (compile_table(game), compile_rules(game)):
        for _ in steps:
            pass
    setup = game.set_up()
    play_random([setup], 1, hashes=True, events=True)
    play_match([setup], ["greedy", *["random"] * (setup.players - 1)], 1)
    play_match([setup], ["search@1", *["greedy"] * (setup.players - 1)], 1)
    decide(setup.begin(1))
    batch = Batch(name, 2)
    batch.step(batch.sample())
    batch.mask()
    batch.observe(0)
    batch.restore(batch.save())
    for bot in ("random", "greedy"):
        against = Batch(name, 2, opponents={0: bot})
        against.step(against.sample())
        against.restore(against.save())
    states = game.State.many(1)
    score_all_of(game)(setup.board, states, batch.points, batch.points.copy())


if __name__ == "__main__":
    main(sys.argv[1])
