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


@rule
def copy_node(old, source, new, target):
    new.n_children[target] = old.n_children[source]
    new.actor[target] = old.actor[source]
    new.phase[target] = old.phase[source]
    new.move[target] = old.move[source]
    new.prior_value[target] = old.prior_value[source]
    new.prior[target] = old.prior[source]
    new.visits[target] = old.visits[source]
    new.value_sum[target] = old.value_sum[source]
    new.points_sum[target] = old.points_sum[source]


@rule
def keep_branch(old, node, new):
    """Make a node and all below it the new tree. Until a node is copied, first_child says where it was before."""
    copy_node(old, node, new, 0)
    new.seed[0] = old.seed[0]
    new.first_child[0] = old.first_child[node]
    size = 1
    target = 0
    while target < size:
        source = new.first_child[target]
        new.first_child[target] = size
        for k in range(new.n_children[target]):
            copy_node(old, source + k, new, size + k)
            new.first_child[size + k] = old.first_child[source + k]
            new.parent[size + k] = target
        size += new.n_children[target]
        target += 1
    new.size[0] = size


CLEAR, KEEP_BRANCH = Entry(clear_tree), Entry(keep_branch)
