"""The champion: a policy network that looks ahead.

Its tree branches at single decisions. The network says which of them to look at first (the prior) and what a position
is worth to every seat; nothing is played out. A pass draws a determinization (it fills in what the seat cannot see),
goes down the tree by the mean value to whoever decides, the prior, and how rarely a decision was tried, and ends in a
new node, which the network evaluates. Decisions without a choice, and chance, are part of the way to a node.
"""

from collections.abc import Callable
from functools import cache
from math import exp
from time import perf_counter
from typing import Any

import numpy as np

from ..core.contract import CHANCE, OVER, Game, Position
from ..core.jit import PER_GAME, Entry, specialised
from ..core.rules import Rules
from ..core.struct import copy_of, words_of
from .contract import A_SECOND, Budget
from .decision_tree import MAX_DEPTH, WIDTH, DecisionTree, clear, is_listed, new_decision_tree, promising
from .evaluation import write_result
from .planning import PlanningBot
from .policy_bot import policy_of
from .policy_network import new_room, think_through, weigh_actions
from .tree import keep_branch, memory_of
from .workspace import PLAYOUT, VIEW, new_workspace

CHUNK = 16  # passes between two looks at the time
SURE = 0.25  # of the passes must have gone through a decision within the turn, to play it without another search

rules: Rules = PER_GAME  # of the game that a function is specialised for,
next_decision: Callable[..., int] = PER_GAME  # and the next functions
evaluate: Callable[..., None] = PER_GAME
grow: Callable[..., None] = PER_GAME


def _next_decision(board, s, work):
    """Up to a decision with a choice, which is listed: how many legal actions it has, 0 if the game is over."""
    while True:
        while s.actor == CHANCE:
            rules.apply(board, s, rules.draw(board, s), work.scratch, work.sink)
        if s.actor == OVER:
            return 0
        n = rules.legal(board, s, work.scratch, work.legal)
        if n > 1:
            return n
        rules.apply(board, s, work.legal[0], work.scratch, work.sink)


def _evaluate(board, s, network, room, work):
    """Every seat's chance and points, by what the seat to decide sees."""
    rules.observe(board, s, s.actor, room.observation)
    think_through(board, s.actor, network, room)
    for seat in range(board.players):
        work.chance[seat] = room.chance[seat]
        work.expected[seat] = room.expected[seat]


def _grow(s, network, room, work, tree, node, n):
    """Give a node the children that the network would most likely choose; after `evaluate`."""
    best = room.logits[weigh_actions(network, room, work.legal, n)]
    kept = min(n, WIDTH)
    first = tree.size[0]
    if first + kept > len(tree.visits):
        return
    tree.size[0] += kept
    tree.first_child[node], tree.n_children[node], tree.actor[node] = first, kept, s.actor
    total = 0.0
    for child in range(first, first + kept):
        likeliest = 0
        for k in range(n):
            if room.logits[k] > room.logits[likeliest]:
                likeliest = k
        tree.parent[child] = node
        tree.action[child] = work.legal[likeliest]
        tree.prior[child] = exp(float(room.logits[likeliest] - best))
        room.logits[likeliest] = -np.inf
        total += tree.prior[child]
        tree.n_children[child] = 0
        tree.visits[child] = 0
        tree.value_sum[child] = 0
        tree.points_sum[child] = 0
    for child in range(first, first + kept):
        tree.prior[child] /= total


def _look_ahead(board, root, network, room, work, tree, passes, seed):
    """Passes from the root position, a view of its actor."""
    s = work.states[PLAYOUT]
    for _ in range(passes):
        work.states[PLAYOUT] = root
        rules.imagine(board, s, root.actor, seed + tree.visits[0])
        node = 0
        depth = 0
        while True:
            n = next_decision(board, s, work)
            if n == 0:
                rules.score(board, s, work.points, work.won)
                write_result(board, work)
                break
            if tree.n_children[node] == 0 or tree.actor[node] != s.actor or depth == MAX_DEPTH:
                evaluate(board, s, network, room, work)
                if tree.n_children[node] == 0:
                    grow(s, network, room, work, tree, node, n)
                break
            child = promising(tree, node, work, n)
            if child < 0:
                evaluate(board, s, network, room, work)
                break
            rules.apply(board, s, tree.action[child], work.scratch, work.sink)
            node = child
            depth += 1
            tree.path[depth] = node
        for at in range(depth + 1):
            tree.visits[tree.path[at]] += 1
            tree.value_sum[tree.path[at]] += work.chance
            tree.points_sum[tree.path[at]] += work.expected


def _find(board, root, target, work, words, tree):
    """The node whose position is the target (both without what its viewer may not know); 0 if there is none. Beyond
    chance nothing is found."""
    viewer = target.actor
    work.states[VIEW] = target
    s = work.states[PLAYOUT]
    for node in range(1, tree.size[0]):
        if tree.n_children[node] == 0 or tree.actor[node] != viewer:
            continue
        depth = 0
        at = node
        while at != 0:
            depth += 1
            tree.path[depth] = at
            at = tree.parent[at]
        work.states[PLAYOUT] = root
        while s.actor < CHANCE:
            n = rules.legal(board, s, work.scratch, work.legal)
            action = work.legal[0]
            if n > 1:
                if depth == 0:
                    break
                action = tree.action[tree.path[depth]]
                depth -= 1
                if not is_listed(work, n, action):
                    break
            rules.apply(board, s, action, work.scratch, work.sink)
        if depth == 0 and s.actor == viewer:
            rules.redact(board, s, viewer)
            same = True
            for w in range(words.shape[1]):
                same = same and words[PLAYOUT, w] == words[VIEW, w]
            if same:
                return node
    return 0


@cache
def find_of(game: Game) -> Entry:
    return Entry(specialised(_find, game.rules))


@cache
def look_ahead_of(game: Game) -> Entry:
    next_decision, evaluate, grow = (
        specialised(template, game.rules) for template in (_next_decision, _evaluate, _grow)
    )
    return Entry(specialised(_look_ahead, game.rules, next_decision=next_decision, evaluate=evaluate, grow=grow))


class Champion(PlanningBot):
    def __init__(
        self, game: Game, seed: int = 0, budget: Budget = A_SECOND, file: str = "", name: str = "champion"
    ) -> None:
        self.name, self.game, self.budget = name, game, budget
        self._network = policy_of(game, file)
        self._room, self._work = new_room(game, self._network), new_workspace(game)
        self._tree = new_decision_tree()
        self.begin(seed)

    def begin(self, seed: int) -> None:
        self._seed = seed << 20
        self._root: Any = None  # the position the tree stands for
        self.forget_plan()

    @property
    def memory(self) -> int:
        return memory_of(self._tree)

    def decide(self, view: Position, budget: Budget | None = None) -> list[int]:
        legal = view.legal()
        if len(legal) == 1:
            return [int(legal[0])]
        self.search(view, budget)
        return self._actions(view)

    def search(self, view: Position, budget: Budget | None = None) -> DecisionTree:
        """Grow the tree of this view as far as the budget of a turn goes."""
        budget, tree = budget or self.budget, self._tree
        self._go_to(view)
        arguments = (view.setup.board, view.state, self._network, self._room, self._work, tree)
        look_ahead = look_ahead_of(self.game)
        if budget.playouts:
            look_ahead(*arguments, budget.playouts, self._seed)
            return tree
        end = perf_counter() + budget.seconds
        while perf_counter() < end:
            look_ahead(*arguments, CHUNK, self._seed)
        return tree

    def _go_to(self, view: Position) -> None:
        """Keep what the tree of the last position knows about this one."""
        old, new, tree = self._root, copy_of(view.state), self._tree
        if old is None or bytes(old) != bytes(new):
            words = words_of(self._work.states)
            node = 0 if old is None else find_of(self.game)(view.setup.board, old, new, self._work, words, tree)
            if node:
                keep_branch(tree, node)
            else:
                clear(tree)
            self._seed += 1 << 20
        self._root = new

    def _actions(self, view: Position) -> list[int]:
        """The decisions most often tried, as far as this seat makes them and enough of the passes went there."""
        tree, at, node, actions = self._tree, view.copy(), 0, []
        sure = SURE * tree.visits[0]
        while not at.is_over and at.actor == view.actor:
            legal = at.legal()
            if len(legal) > 1:
                if not tree.n_children[node] or (node and tree.visits[node] < sure):
                    break
                first = int(tree.first_child[node])
                node = first + int(np.argmax(tree.visits[first : first + int(tree.n_children[node])]))
            action = int(legal[0]) if len(legal) == 1 else int(tree.action[node])
            actions.append(action)
            at.apply(action)
        return actions
