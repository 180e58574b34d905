"""Monte-Carlo tree search for two to five players, compiled. Written once and bound to each game's rules and players.

A playout imagines what the seat cannot see, walks down the tree by the moves that promise most to whoever is to move
(what they brought so far, and the first opinion of those little tried), adds the moves of the position it ends in, lets
greedy play on for a while, and hands the chances of all seats up the path. Every seat maximises its own.
"""

from collections.abc import Callable
from functools import cache
from math import exp, sqrt
from typing import Any

from ..core.contract import CHANCE, OVER, Game
from ..core.jit import bound, rule
from ..core.rng import MASK, next_word
from .brain import BREADTH, CURIOSITY, JITTER, PATIENCE, PLIES, ROOT_BREADTH, ROOT_WIDTH, TRUST, WARMTH, WIDTH, brain_of
from .desk import PLAYOUT, VIEW
from .tree import DEEPEST

BREADTH_OF_HABIT = 1  # moves greedy looks at more closely when it plays on

# What the bound functions find under these names are the rules and players of their game.
draw = apply = imagine = redact = consider = carry_out = survey = foresee = may_branch = is_path_end = None
grow = play_on = None


@rule
def best_child(tree, node, settings):
    """What the mover has had from it, with the first opinion of it for so many visits, and how little it was tried."""
    actor = tree.actor[node]
    first = tree.first_child[node]
    trust = settings[TRUST]
    spread = settings[CURIOSITY] * sqrt(tree.visits[node] + 1.0)
    best = first
    most = -1.0
    for child in range(first, first + tree.n_children[node]):
        tried = tree.visits[child]
        value = (trust * tree.static[child] + tree.won[child, actor] + spread * tree.prior[child]) / (trust + tried)
        if value > most:
            best, most = child, value
    return best


def _grow(board, s, weights, settings, desk, tree, node):
    """Give a node its children: the best moves, with priors by how close they are to the best."""
    n = survey(board, s, weights, desk, int(settings[ROOT_BREADTH if node == 0 else BREADTH]))
    n = min(n, int(settings[ROOT_WIDTH if node == 0 else WIDTH]))
    first = tree.size[0]
    if first + n > len(tree.visits):
        return
    tree.size[0] += n
    tree.first_child[node] = first
    tree.n_children[node] = n
    tree.actor[node] = s.actor
    tree.phase[node] = s.phase
    best = desk.values[desk.order[0]]
    total = 0.0
    for k in range(n):
        child = first + k
        move = desk.order[k]
        tree.n_children[child] = 0
        tree.parent[child] = node
        tree.visits[child] = 0
        tree.static[child] = desk.values[move] + settings[JITTER] * (next_word(desk.luck) / MASK)
        tree.prior[child] = exp((desk.values[move] - best) / settings[WARMTH])
        total += tree.prior[child]
        tree.move[child] = desk.moves[move]
        tree.won[child] = 0
        tree.points[child] = 0
    for child in range(first, first + n):
        tree.prior[child] /= total


def _play_on(board, s, root, weights, desk, plies):
    """Greedy plays so many moves more, or as far as the search looks: what hangs in the air comes down before it is
    judged."""
    while plies > 0 and s.actor != OVER and not is_path_end(board, s, root):
        if s.actor == CHANCE:
            apply(board, s, draw(board, s), desk.scratch, desk.sink)
            continue
        plies -= 1
        consider(board, s, weights, desk, BREADTH_OF_HABIT)
        carry_out(board, s, desk.moves[desk.order[0]], desk)


def _search(board, root, weights, settings, desk, tree, playouts):
    """Playouts from the root position, a view of its actor."""
    s = desk.states[PLAYOUT]
    for _ in range(playouts):
        # The k-th visits of all moves of the root happen in the same imagined world: luck must not choose among them.
        world = tree.world[0]
        if tree.n_children[0] > 0:
            world += tree.visits[best_child(tree, 0, settings)]
        desk.states[PLAYOUT] = root
        imagine(board, s, root.actor, world)
        node = 0
        depth = 0
        tree.path[0] = 0
        while tree.n_children[node] > 0 and tree.actor[node] == s.actor and tree.phase[node] == s.phase:
            node = best_child(tree, node, settings)
            carry_out(board, s, tree.move[node], desk)
            depth += 1
            tree.path[depth] = node
            while s.actor == CHANCE and not is_path_end(board, s, root):
                apply(board, s, draw(board, s), desk.scratch, desk.sink)
            if depth + 1 == DEEPEST or not may_branch(board, s, root):
                break
        is_new = tree.n_children[node] == 0 and (node == 0 or tree.visits[node] >= settings[PATIENCE])
        if is_new and s.actor != OVER and may_branch(board, s, root):
            grow(board, s, weights, settings, desk, tree, node)
            if tree.n_children[node] > 0:
                carry_out(board, s, tree.move[tree.first_child[node]], desk)
        play_on(board, s, root, weights, desk, settings[PLIES])
        foresee(board, s, root.actor, weights, desk)
        for i in range(depth + 1):
            tree.visits[tree.path[i]] += 1
            tree.won[tree.path[i]] += desk.chance
            tree.points[tree.path[i]] += desk.expected


def _find(board, root, target, desk, words, tree):
    """The node whose position is the target (both without what its viewer may not know); 0 if there is none."""
    viewer = target.actor
    desk.states[VIEW] = target
    s = desk.states[PLAYOUT]
    for node in range(1, tree.size[0]):
        if tree.visits[node] == 0:
            continue
        depth = 0
        at = node
        while at != 0 and depth + 1 < DEEPEST:
            depth += 1
            tree.path[depth] = at
            at = tree.parent[at]
        desk.states[PLAYOUT] = root
        desk.plan[0] = 1
        while depth > 0 and desk.plan[0] > 0 and s.actor < CHANCE:
            carry_out(board, s, tree.move[tree.path[depth]], desk)
            depth -= 1
        if depth == 0 and desk.plan[0] > 0 and s.actor == viewer:
            redact(board, s, viewer)
            same = True
            for w in range(words.shape[1]):
                same = same and words[PLAYOUT, w] == words[VIEW, w]
            if same:
                return node
    return 0


@cache
def find_of(game: Game) -> Callable[..., Any]:
    return rule(bound(_find, {**game.functions, **brain_of(game).players}))


@cache
def search_of(game: Game) -> Callable[..., Any]:
    """More playouts in the tree of a position."""
    names = {**game.functions, **brain_of(game).players}
    names["grow"] = rule(bound(_grow, names))
    names["play_on"] = rule(bound(_play_on, names))
    return rule(bound(_search, names))
