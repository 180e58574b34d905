"""Monte-Carlo tree search for two to five players, compiled. Written once and specialised for each game.

A playout draws a determinization (it fills in what the seat cannot see), selects moves down the tree for whoever is to
move, by their mean value, their prior and how rarely they were tried, expands the node it ends in, lets greedy play a
rollout of some moves, evaluates, and backs the chances of all seats up along the path. Every seat maximises its own.
"""

from collections.abc import Callable
from functools import cache
from math import exp, sqrt
from typing import Any

from ..core.contract import CHANCE, OVER, Game
from ..core.jit import PER_GAME, Entry, rule, specialised
from ..core.rng import MASK, next_word
from ..core.rules import Rules
from .kit import (
    BREADTH,
    EXPANSION_THRESHOLD,
    EXPLORATION,
    NOISE,
    PRIOR_TEMPERATURE,
    PRIOR_VISITS,
    ROLLOUT_PLIES,
    ROOT_BREADTH,
    ROOT_WIDTH,
    WIDTH,
    bots_of,
)
from .tree import MAX_DEPTH
from .workspace import PLAYOUT, VIEW

ROLLOUT_BREADTH = 1  # candidate moves that greedy refines in a rollout

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # and its bots, as bots/kit.py lists them
expand: Callable[..., None] = PER_GAME
rollout: Callable[..., None] = PER_GAME


@rule
def best_child(tree, node, settings):
    """Selection: the mean value to the mover, in which the first value of a move counts for some visits, and the
    prior times the exploration constant."""
    actor = tree.actor[node]
    first = tree.first_child[node]
    prior_visits = settings[PRIOR_VISITS]
    exploration = settings[EXPLORATION] * sqrt(tree.visits[node] + 1.0)
    best = first
    most = -1.0
    for child in range(first, first + tree.n_children[node]):
        total = prior_visits * tree.prior_value[child] + tree.value_sum[child, actor] + exploration * tree.prior[child]
        value = total / (prior_visits + tree.visits[child])
        if value > most:
            best, most = child, value
    return best


def _expand(board, s, weights, settings, work, tree, node):
    """Give a node its children: the best candidate moves. Their priors are a softmax of their values."""
    n = bots.list_search_candidates(board, s, weights, work, int(settings[ROOT_BREADTH if node == 0 else BREADTH]))
    n = min(n, int(settings[ROOT_WIDTH if node == 0 else WIDTH]))
    first = tree.size[0]
    if first + n > len(tree.visits):
        return
    tree.size[0] += n
    tree.first_child[node] = first
    tree.n_children[node] = n
    tree.actor[node] = s.actor
    tree.phase[node] = s.phase
    best = work.values[work.order[0]]
    total = 0.0
    for k in range(n):
        child = first + k
        move = work.order[k]
        tree.n_children[child] = 0
        tree.parent[child] = node
        tree.visits[child] = 0
        tree.prior_value[child] = work.values[move] + settings[NOISE] * (next_word(work.rng) / MASK)
        tree.prior[child] = exp((work.values[move] - best) / settings[PRIOR_TEMPERATURE])
        total += tree.prior[child]
        tree.move[child] = work.moves[move]
        tree.value_sum[child] = 0
        tree.points_sum[child] = 0
    for child in range(first, first + n):
        tree.prior[child] /= total


def _rollout(board, s, root, weights, work, plies):
    """Greedy plays so many more moves, or up to the horizon of the search, so that the evaluation is not of a position
    in the middle of an exchange."""
    while plies > 0 and s.actor != OVER and not bots.is_horizon(board, s, root):
        if s.actor == CHANCE:
            rules.apply(board, s, rules.draw(board, s), work.scratch, work.sink)
            continue
        plies -= 1
        bots.list_candidates(board, s, weights, work, ROLLOUT_BREADTH)
        bots.play_move(board, s, work.moves[work.order[0]], work)


def _search(board, root, weights, settings, work, tree, playouts):
    """Playouts from the root position, a view of its actor."""
    s = work.states[PLAYOUT]
    for _ in range(playouts):
        # The k-th visits of all moves of the root share one determinization: luck must not choose among the moves.
        seed = tree.seed[0]
        if tree.n_children[0] > 0:
            seed += tree.visits[best_child(tree, 0, settings)]
        work.states[PLAYOUT] = root
        rules.imagine(board, s, root.actor, seed)
        node = 0
        depth = 0
        tree.path[0] = 0
        while tree.n_children[node] > 0 and tree.actor[node] == s.actor and tree.phase[node] == s.phase:
            node = best_child(tree, node, settings)
            bots.play_move(board, s, tree.move[node], work)
            depth += 1
            tree.path[depth] = node
            while s.actor == CHANCE and not bots.is_horizon(board, s, root):
                rules.apply(board, s, rules.draw(board, s), work.scratch, work.sink)
            if depth + 1 == MAX_DEPTH or not bots.may_branch(board, s, root):
                break
        is_due = tree.n_children[node] == 0 and (node == 0 or tree.visits[node] >= settings[EXPANSION_THRESHOLD])
        if is_due and s.actor != OVER and bots.may_branch(board, s, root):
            expand(board, s, weights, settings, work, tree, node)
            if tree.n_children[node] > 0:
                bots.play_move(board, s, tree.move[tree.first_child[node]], work)
        rollout(board, s, root, weights, work, settings[ROLLOUT_PLIES])
        bots.evaluate_leaf(board, s, root.actor, weights, work)
        for i in range(depth + 1):
            tree.visits[tree.path[i]] += 1
            tree.value_sum[tree.path[i]] += work.chance
            tree.points_sum[tree.path[i]] += work.expected


def _find(board, root, target, work, words, tree):
    """The node whose position is the target (both without what its viewer may not know); 0 if there is none."""
    viewer = target.actor
    work.states[VIEW] = target
    s = work.states[PLAYOUT]
    for node in range(1, tree.size[0]):
        if tree.visits[node] == 0:
            continue
        depth = 0
        at = node
        while at != 0 and depth + 1 < MAX_DEPTH:
            depth += 1
            tree.path[depth] = at
            at = tree.parent[at]
        work.states[PLAYOUT] = root
        work.plan[0] = 1
        while depth > 0 and work.plan[0] > 0 and s.actor < CHANCE:
            bots.play_move(board, s, tree.move[tree.path[depth]], work)
            depth -= 1
        if depth == 0 and work.plan[0] > 0 and s.actor == viewer:
            rules.redact(board, s, viewer)
            same = True
            for w in range(words.shape[1]):
                same = same and words[PLAYOUT, w] == words[VIEW, w]
            if same:
                return node
    return 0


@cache
def find_of(game: Game) -> Entry:
    return Entry(specialised(_find, game.rules, bots=bots_of(game)))


@cache
def search_of(game: Game) -> Entry:
    """More playouts in the tree of a position."""
    bots = bots_of(game)
    expand, rollout = (specialised(part, game.rules, bots=bots) for part in (_expand, _rollout))
    return Entry(specialised(_search, game.rules, bots=bots, expand=expand, rollout=rollout))
