"""The memory of a search: a tree whose nodes are the positions after a move, seen so far."""

from typing import Any, NamedTuple

import numpy as np

from ..core.contract import SEATS
from ..core.jit import rule

NODES = 1 << 17
DEEPEST = 200


class Tree(NamedTuple):
    size: Any  # size[0]: nodes in use; node 0 is the root
    world: Any  # world[0]: where the worlds it imagines begin
    first_child: Any  # the children of a node stand side by side
    n_children: Any
    parent: Any
    actor: Any  # who moves in the position of the node, once it has children
    phase: Any
    move: Any  # the move that leads to it
    static: Any  # how much better than the others that move is to whoever makes it, at first sight
    prior: Any  # how much of the search that deserves
    visits: Any
    won: Any  # sum of the chances to win of each seat, over all visits
    points: Any  # and of their expected points
    path: Any  # of the playout on its way


def new_tree(nodes: int = NODES) -> Tree:
    return Tree(
        size=np.ones(1, np.int64),
        world=np.zeros(1, np.int64),
        first_child=np.zeros(nodes, np.int32),
        n_children=np.zeros(nodes, np.int32),
        parent=np.zeros(nodes, np.int32),
        actor=np.zeros(nodes, np.int8),
        phase=np.zeros(nodes, np.int8),
        move=np.zeros((nodes, 8), np.int64),
        static=np.zeros(nodes),
        prior=np.zeros(nodes),
        visits=np.zeros(nodes, np.int32),
        won=np.zeros((nodes, SEATS)),
        points=np.zeros((nodes, SEATS)),
        path=np.zeros(DEEPEST, np.int64),
    )


@rule
def clear_tree(tree, world):
    tree.size[0] = 1
    tree.world[0] = world
    tree.n_children[0] = 0
    tree.visits[0] = 0
    tree.won[0] = 0
    tree.points[0] = 0


@rule
def copy_node(old, source, new, target):
    new.n_children[target] = old.n_children[source]
    new.actor[target] = old.actor[source]
    new.phase[target] = old.phase[source]
    new.move[target] = old.move[source]
    new.static[target] = old.static[source]
    new.prior[target] = old.prior[source]
    new.visits[target] = old.visits[source]
    new.won[target] = old.won[source]
    new.points[target] = old.points[source]


@rule
def keep_branch(old, node, new):
    """Make a node and all below it the new tree. Until a node is copied, first_child says where it was before."""
    copy_node(old, node, new, 0)
    new.world[0] = old.world[0]
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
