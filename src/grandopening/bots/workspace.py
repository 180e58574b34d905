"""A bot's workspace: the working memory of one thread, allocated once and used for every decision."""

from typing import Any, NamedTuple

import numpy as np

from ..core.contract import SEATS, Game
from ..core.events import new_sink
from ..core.rng import seed_rng
from .kit import kit_of
from .value_network import LAYERS

MAX_MOVES = 1024  # candidate moves of one decision
MAX_PLAN = 40  # actions of one move
MAX_FEATURES = 32
MAX_UNITS = 256  # of one layer of a value network, its inputs included
STATES = 8  # the first ones are for the game's own bots,
PLAYOUT, VIEW = STATES - 2, STATES - 1  # these for a playout of a search, and what the seat to decide may know


class Workspace(NamedTuple):
    states: Any  # games in which moves are tried
    scratch: Any
    sink: Any
    legal: Any
    rng: Any  # a blank game, for its generator: a bot never sees that of the game it plays
    moves: Any  # the candidate moves: a row each, whose columns the game's bots define
    values: Any  # the value of each to the actor
    order: Any  # the moves, best first
    plan: Any  # the actions of one move; plan[0] is how many
    features: Any  # a row for each seat, and one to spare
    clock: Any  # clock[0]: how much of the game is to come, from 1 down to 0
    standing: Any  # room for what the features of a game need,
    margins: Any  # the same
    expected: Any  # points of each seat
    chance: Any  # to win, of each seat
    points: Any  # of a finished game
    won: Any
    network: Any
    activations: Any  # of the network: its inputs, and the output of each layer
    evaluations: Any  # evaluations[0]: positions evaluated so far


def new_workspace(game: Game, seed: int = 0) -> Workspace:
    rng = game.State.new()
    seed_rng(rng, seed)
    return Workspace(
        states=game.State.many(STATES),
        scratch=game.Scratch.new(),
        sink=new_sink(),
        legal=np.zeros(game.max_legal, np.int32),
        rng=rng,
        moves=np.zeros((MAX_MOVES, 8), np.int64),
        values=np.zeros(MAX_MOVES),
        order=np.zeros(MAX_MOVES, np.int64),
        plan=np.zeros(MAX_PLAN + 1, np.int64),
        features=np.zeros((SEATS + 1, MAX_FEATURES)),
        clock=np.zeros(1),
        standing=np.zeros((64, SEATS)),
        margins=np.zeros(64),
        expected=np.zeros(SEATS),
        chance=np.zeros(SEATS),
        points=np.zeros(SEATS, np.int32),
        won=np.zeros(SEATS, np.int32),
        network=kit_of(game).network,
        activations=np.zeros((LAYERS + 1, MAX_UNITS), np.float32),
        evaluations=np.zeros(1, np.int64),
    )
