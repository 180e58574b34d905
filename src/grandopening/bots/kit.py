"""What the bots know of each game: rules of theirs with the same signatures for every game.

    sensible(board, view, work) -> action
    reference(board, view, work) -> action
    list_candidates(board, view, weights, work, breadth) -> n
            write greedy's candidate moves, their values and their order, best first, to the workspace
    list_search_candidates(…) -> n          the same, for a node of a search tree
    list_reply_candidates(…) -> n           the same, for a search where it grows no tree
    play_move(board, s, move, work)         play a candidate move; its actions are written to work.plan
    evaluate(board, s, viewer, weights, work)
            write expected points and chances to win to the workspace: greedy's evaluation
    evaluate_leaf(board, s, viewer, weights, work)          the same, at a leaf of a search
    may_branch(board, s, root)              may a search keep candidate moves here, in every determinization?
    is_horizon(board, s, root)              does a search from that root evaluate here and look no further?
    is_opening(s)                           is this a decision before the first turn?

A game that trains a value network has three more:

    encode(board, s, viewer, work, out)     write the inputs of the network
    is_sampled(s)                           do all seats that are watched give a training example here?
    is_sampled_after(phase)                 does a seat give one after its decision in this phase?

A candidate move is a row of the workspace. It stands for all actions of its seat until another seat, or chance, acts.
"""

from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, field
from functools import cache, partial
from typing import Any

import numpy as np

from ..core.contract import Game
from ..core.jit import PER_GAME, Entry, module_of, specialised
from .plain import functions_of
from .value_network import NO_NETWORK, ValueNetwork
from .weights import NO_WEIGHTS, Weights

METHODS = ("random", "sensible", "reference", "greedy")  # those that decide at once
LISTINGS = ("list_candidates", "list_search_candidates", "list_reply_candidates")

bots: Any = PER_GAME  # of the game that a function is specialised for

# Settings of a search, as the compiled functions get them.
(
    ROOT_WIDTH,
    ROOT_BREADTH,
    WIDTH,
    BREADTH,
    EXPLORATION,
    PRIOR_TEMPERATURE,
    NOISE,
    EXPANSION_THRESHOLD,
    ROLLOUT_PLIES,
    PRIOR_VISITS,
) = range(10)


@dataclass(frozen=True)
class Settings:
    """The parameters of a search. Values are chances to win, from 0 to 1."""

    root_width: int = 24  # candidate moves of the root,
    root_breadth: int = 6  # and how many of them greedy refines
    width: int = 8  # the same, at all other nodes
    breadth: int = 2
    exploration: float = 0.3  # the exploration constant
    prior_temperature: float = 0.05  # a candidate whose value is lower by this much gets 1/e of the prior
    noise: float = 0.002  # at most so much is added to the first value of a move, so that threads differ
    expansion_threshold: int = 0  # visits of a node before it gets children
    rollout_plies: int = 8  # greedy moves between a leaf and its evaluation
    prior_visits: float = 1.0  # visits that the first value of a move counts for
    searches_per_turn: int = 1  # decisions of a turn that are searched: each gets its part of the budget

    def as_array(self) -> Any:
        return np.array(astuple(self)[: PRIOR_VISITS + 1], float)


@dataclass(frozen=True, eq=False)
class BotKit:
    game: Game
    functions: Mapping[str, Callable[..., Any]] = field(repr=False)  # by the names above
    settings: Settings
    weights: Weights = NO_WEIGHTS
    network: ValueNetwork = field(default=NO_NETWORK, repr=False)
    methods: tuple[str, ...] = METHODS
    known_options: frozenset[str] = frozenset()  # whatever is chosen for them, its policy network knows the game


@cache
def kit_of(game: Game) -> BotKit:
    """The kit of the game's own bots; for a game without any, one of random moves and random rollouts to the end."""
    if room := game.room("bots"):
        kit: BotKit = room.KIT
        return kit
    rollouts = Settings(
        root_width=game.max_legal,
        exploration=1.0,
        expansion_threshold=1 << 30,  # only the root has children
        rollout_plies=10_000,
    )
    return BotKit(game, functions_of(game), rollouts, methods=METHODS[:1])


@cache
def bots_of(game: Game) -> Any:
    """The functions as a module, for `jit.specialised`."""
    return module_of(f"{game.name} bots", kit_of(game).functions)


def _list_moves(listing, board, s, weights, work, breadth):
    if listing == 0:
        return bots.list_candidates(board, s, weights, work, breadth)
    if listing == 1:
        return bots.list_search_candidates(board, s, weights, work, breadth)
    return bots.list_reply_candidates(board, s, weights, work, breadth)


@cache
def bot_entries(game: Game) -> Mapping[str, Callable[..., Any]]:
    """The functions as Python calls them. The three that list moves are compiled together: nearly all of their code is
    the same, and each by itself would take as long."""
    functions = kit_of(game).functions
    list_moves = Entry(specialised(_list_moves, game.rules, bots=bots_of(game)))
    listings = {name: partial(list_moves, number) for number, name in enumerate(LISTINGS)}
    return {name: listings.get(name) or Entry(function) for name, function in functions.items()}
