"""The tree of the champion. A node stands for the positions after a decision, one for each determinization."""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from ..core.contract import SEATS
from ..core.jit import rule

WIDTH = 24  # decisions of a node that are kept: those with the greatest priors
NODES = 1 << 17
MAX_DEPTH = 200
EXPLORATION = 0.8  # how much the prior counts beside the mean value


class DecisionTree(NamedTuple):
    size: Any  # size[0]: nodes in use; node 0 is the root
    first_child: Any  # the children of a node stand side by side
    n_children: Any
    parent: Any
    actor: Any  # who decides there, once it has children
    action: Any  # the decision that leads to a node
    prior: Any
    visits: Any
    value_sum: Any  # the chances to win of each seat, added up over all visits
    points_sum: Any
    path: Any  # the nodes of the present pass


def new_decision_tree(nodes: int = NODES) -> DecisionTree:
    return DecisionTree(
        size=np.ones(1, np.int64),
        first_child=np.zeros(nodes, np.int32),
        n_children=np.zeros(nodes, np.int32),
        parent=np.zeros(nodes, np.int32),
        actor=np.zeros(nodes, np.int8),
        action=np.zeros(nodes, np.int32),
        prior=np.zeros(nodes, np.float32),
        visits=np.zeros(nodes, np.int32),
        value_sum=np.zeros((nodes, SEATS)),
        points_sum=np.zeros((nodes, SEATS)),
        path=np.zeros(MAX_DEPTH + 1, np.int64),
    )


def clear(tree: DecisionTree) -> None:
    tree.size[0] = 1
    for part in (tree.n_children, tree.visits, tree.value_sum, tree.points_sum):
        part[0] = 0


@rule
def is_listed(work, n, action):
    for k in range(n):
        if work.legal[k] == action:
            return True
    return False


@rule
def promising(tree, node, work, n):
    """The child to go to, by PUCT. What was never tried is thought as good as the node itself; what is not legal in
    this determinization is left out, and -1 returned where nothing is left."""
    actor = tree.actor[node]
    first = tree.first_child[node]
    exploration = EXPLORATION * sqrt(float(tree.visits[node]))
    usual = tree.value_sum[node, actor] / max(1, tree.visits[node])
    best = -1
    most = -1.0
    for child in range(first, first + tree.n_children[node]):
        visits = tree.visits[child]
        mean = tree.value_sum[child, actor] / visits if visits > 0 else usual
        value = mean + exploration * tree.prior[child] / (1 + visits)
        if value > most and is_listed(work, n, tree.action[child]):
            best, most = child, value
    return best
