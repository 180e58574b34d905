"""The tree of a search. A node stands for the positions after a move, one for each determinization."""

from typing import Any, NamedTuple

import numpy as np

from ..core.contract import SEATS
from ..core.jit import Entry, rule

NODES = 1 << 17
MAX_DEPTH = 200


class Tree(NamedTuple):
    size: Any  # size[0]: nodes in use; node 0 is the root
    seed: Any  # seed[0]: of the first determinization
    first_child: Any  # the children of a node stand side by side
    n_children: Any
    parent: Any
    actor: Any  # who moves in the position of the node, once it has children
    phase: Any
    move: Any  # the candidate move that leads to it
    prior_value: Any  # of that move to whoever makes it, before any visit
    prior: Any  # of the moves of one node they add up to 1
    visits: Any
    value_sum: Any  # the chances to win of each seat, added up over all visits
    points_sum: Any  # the same of their expected points
    path: Any  # the nodes of the present playout


def new_tree(nodes: int = NODES) -> Tree:
    return Tree(
        size=np.ones(1, np.int64),
        seed=np.zeros(1, np.int64),
        first_child=np.zeros(nodes, np.int32),
        n_children=np.zeros(nodes, np.int32),
        parent=np.zeros(nodes, np.int32),
        actor=np.zeros(nodes, np.int8),
        phase=np.zeros(nodes, np.int8),
        move=np.zeros((nodes, 8), np.int64),
        prior_value=np.zeros(nodes),
        prior=np.zeros(nodes),
        visits=np.zeros(nodes, np.int32),
        value_sum=np.zeros((nodes, SEATS)),
        points_sum=np.zeros((nodes, SEATS)),
        path=np.zeros(MAX_DEPTH, np.int64),
    )


@rule
def clear_tree(tree, seed):
    tree.size[0] = 1
    tree.seed[0] = seed
    tree.n_children[0] = 0
    tree.visits[0] = 0
    tree.value_sum[0] = 0
    tree.points_sum[0] = 0


def keep_branch(tree: Any, node: int) -> None:
    """Make a node and all below it the whole tree; of any kind that has these fields."""
    generations = [np.array([node])]
    while len(parents := generations[-1]):
        n = tree.n_children[parents]
        before = np.cumsum(n) - n
        generations.append(np.repeat(tree.first_child[parents] - before, n) + np.arange(n.sum()))
    kept = np.concatenate(generations)
    place = np.zeros(len(tree.visits), np.int32)
    place[kept] = np.arange(len(kept))
    for part in tree:
        if len(part) == len(tree.visits):
            part[: len(kept)] = part[kept]
    for links in (tree.first_child, tree.parent):
        links[: len(kept)] = place[links[: len(kept)]]
    tree.size[0] = len(kept)


def memory_of(tree: Any) -> int:
    """In bytes."""
    return sum(part.nbytes for part in tree)


CLEAR = Entry(clear_tree)
