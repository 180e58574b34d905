"""The memory of a batch: one row of everything for each game."""

from typing import Any, NamedTuple

from ..core.rng import WORDS
from ..core.struct import Struct, i64


class Luck(Struct):
    """The generator of `sample`: the dice of the games fall as they would without it."""

    seed = i64  # first: Numba takes a struct for a kind of any other that it begins with, and State begins with `rng`
    rng = i64[WORDS]


class Memory(NamedTuple):
    """Row i of everything with a row for each game belongs to game i."""

    # by set-up
    board: Any
    players: Any
    # for all games
    blank: Any  # a state before its game
    sink: Any  # for events: without room
    number: Any  # by action: the number that learners know it by; without room where they know the actions
    action_at: Any  # and back
    auto_reset: int
    skip_forced: int
    limit: int  # decisions of a game; 0: none
    observing: int  # whether a step ends with an observation
    keeping: int  # whether the last observation of a game is kept
    viewer: int
    seed: int  # of what is imagined
    # by game
    board_of: Any  # its set-up
    chosen: Any  # what is begun or refreshed
    seeds: Any  # of the game that is played
    states: Any
    scratch: Any
    luck: Any
    made: Any  # decisions of learners in this game
    actions: Any
    legal: Any
    n_legal: Any
    mask: Any
    observation: Any
    final: Any  # the observation with which the last game ended
    actor: Any
    over: Any
    truncated: Any
    reward: Any
    share: Any  # of the victory
    points: Any
    won: Any
    refused: Any
    # of opponents: see opponents.py
    asked: Any  # how often they decided in this game
    plan: Any
    bots: Any


# What belongs to a game and is not worked out of it: saved, cloned and scattered with it.
OF_A_GAME = ("board_of", "seeds", "states", "luck", "made", "asked")
