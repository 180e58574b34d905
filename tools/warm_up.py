"""Compiles everything of one game that the tests use, in one process, instead of piece by piece in many:

    PYTHONPATH=tests python tools/warm_up.py franchise

What two entries have in common is compiled once then; see src/grandopening/core/jit.py.
"""

import sys

import numpy as np
from contract.audit import audited
from proxima.watch import GAME as WATCHED
from proxima.watch import watch

from grandopening import envs
from grandopening.bots.kit import bot_entries, kit_of
from grandopening.bots.match import play_match
from grandopening.bots.workspace import new_workspace
from grandopening.compiling import compile_rules, compile_table
from grandopening.core.batch import play_random
from grandopening.core.contract import CHANCE, Game, Position
from grandopening.core.events import new_sink
from grandopening.core.struct import words_of
from grandopening.envs.learning import observation_of
from grandopening.games import GAMES, game_named
from grandopening.lab.play import score_all_of


def decide(position: Position) -> None:
    """By those functions of bots that only tests call from Python."""
    setup = position.setup
    while position.actor == CHANCE:
        position.perform(position.draw())
    entries, weights, work = bot_entries(setup.game), kit_of(setup.game).weights.table, new_workspace(setup.game)
    for evaluation in ("evaluate", "evaluate_leaf"):
        entries[evaluation](setup.board, position.state, position.actor, weights, work)


def look(position: Position) -> None:
    """What learners ask of a position: its chances, what a seat observes, what it may imagine."""
    game = position.setup.game
    if position.actor == CHANCE:
        position.weight(int(position.legal()[0]))
    observation_of(position, 0)
    position.imagine(0, 1)
    state = envs.openspiel(game.name).new_initial_state()
    state.apply_action(state.legal_actions()[0])


def watch_hands(game: Game) -> None:
    states, legal, sink = game.State.many(4), np.zeros((2, game.max_legal), np.int32), new_sink()
    watch(game.set_up().board, states, words_of(states), 0, 1, game.Scratch.new(), sink, *legal, False)


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
    look(setup.begin(1))
    batch = envs.Batch(name, 2)
    batch.step(batch.sample())
    batch.mask()
    batch.observe(0)
    batch.restore(batch.save())
    batch.imagine(1)
    if name == GAMES[0]:  # the tests of the other games' opponents are slow ones
        against = envs.Batch(name, 2, opponents={0: "greedy"})
        against.step(against.sample())
        against.mask()
        against.observe(0)
        against.restore(against.save())
    states = game.State.many(1)
    score_all_of(game)(setup.board, states, batch.points, batch.points.copy())
    audited(setup, 1)
    if game is WATCHED:
        watch_hands(game)


if __name__ == "__main__":
    main(sys.argv[1])
