"""A bot's desk: the working memory of one thread, laid out once and used for every decision."""

from typing import Any, NamedTuple

import numpy as np

from ..core.contract import SEATS, Game
from ..core.events import new_sink
from ..core.rng import seed_rng
from .brain import brain_of
from .outlook import LAYERS

CANDIDATES = 1024  # moves looked at in one decision
LONGEST = 40  # actions of one move
MOST_SEEN = 256  # by an outlook
STATES = 8  # of the desk: the first are for the game's own bots,
PLAYOUT, VIEW = STATES - 2, STATES - 1  # these for a playout of a search, and what the player to decide may know


class Desk(NamedTuple):
    states: Any  # games that are tried out
    scratch: Any
    sink: Any
    legal: Any
    luck: Any  # a blank game, for its generator: a bot never sees that of the game it plays
    moves: Any  # the moves considered, as the game's bots write them: a row each
    values: Any  # what each is worth to the actor
    order: Any  # the moves, best first
    plan: Any  # the actions of one move; plan[0] is how many
    features: Any  # a row for each seat, and one to spare
    clock: Any  # how much of the game is to come, from 1 down to 0
    standing: Any
    margins: Any
    expected: Any  # points of each seat
    chance: Any  # to win, of each seat
    points: Any
    won: Any
    outlook: Any
    seen: Any  # what the outlook looks at, and what each of its layers makes of it
    evaluations: Any  # evaluations[0]: positions estimated so far


def new_desk(game: Game, seed: int = 0, features: int = 32) -> Desk:
    luck = game.State.new()
    seed_rng(luck, seed)
    return Desk(
        states=game.State.many(STATES),
        scratch=game.Scratch.new(),
        sink=new_sink(),
        legal=np.zeros(game.max_legal, np.int32),
        luck=luck,
        moves=np.zeros((CANDIDATES, 8), np.int64),
        values=np.zeros(CANDIDATES),
        order=np.zeros(CANDIDATES, np.int64),
        plan=np.zeros(LONGEST + 1, np.int64),
        features=np.zeros((SEATS + 1, features)),
        clock=np.zeros(1),
        standing=np.zeros((64, SEATS)),
        margins=np.zeros(64),
        expected=np.zeros(SEATS),
        chance=np.zeros(SEATS),
        points=np.zeros(SEATS, np.int32),
        won=np.zeros(SEATS, np.int32),
        outlook=brain_of(game).outlook,
        seen=np.zeros((LAYERS + 1, MOST_SEEN), np.float32),
        evaluations=np.zeros(1, np.int64),
    )
