"""The bot that searches. It keeps its tree from one decision to the next, and can report what it expects."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ..core.contract import Game, Position
from ..core.jit import INTERPRETED
from ..core.rng import seed_rng
from ..core.struct import copy_of, words_of
from .contract import A_SECOND, Budget
from .kit import bot_entries, kit_of
from .planning import PlanningBot
from .search import find_of, search_of
from .simple import BREADTH, plan_in
from .tree import CLEAR, NODES, keep_branch, memory_of, new_tree
from .workspace import new_workspace

CHUNK = 32  # playouts between two looks at the time
SEEDS = 1 << 20  # determinizations of one decision, at most
ENOUGH = 0.1  # of the visits of the most visited move: others are not reported, nor do lines go on with fewer,
FEWEST = 4  # nor with fewer visits than this


class SearchThread:
    """What one thread of a search has: its workspace and its tree."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.work = new_workspace(game)
        self.tree = new_tree(NODES)

    def begin(self, seed: int) -> None:
        seed_rng(self.work.rng, seed)
        self.work.evaluations[0] = 0
        CLEAR(self.tree, seed << 20)

    def go_to(self, board: Any, old: Any, new: Any) -> None:
        """Keep what the tree of the old position knows about the new one."""
        if old is not None and bytes(old) == bytes(new):
            return
        words = words_of(self.work.states)
        node = 0 if old is None else find_of(self.game)(board, old, new, self.work, words, self.tree)
        if node:
            keep_branch(self.tree, node)
        else:
            CLEAR(self.tree, self.tree.seed[0] + SEEDS)

    def search(self, board: Any, root: Any, budget: Budget) -> None:
        kit = kit_of(self.game)
        arguments = (board, root, kit.weights.table, kit.settings.as_array(), self.work, self.tree)
        if budget.playouts:
            search_of(self.game)(*arguments, -(-budget.playouts // kit.settings.searches_per_turn))
            return
        end = perf_counter() + budget.seconds / kit.settings.searches_per_turn
        while True:  # once at least: without a single playout there is no move to choose from
            search_of(self.game)(*arguments, CHUNK)
            if perf_counter() >= end:
                return


class SearchBot(PlanningBot):
    def __init__(
        self, game: Game, seed: int = 0, threads: int = 1, budget: Budget = A_SECOND, name: str = "search"
    ) -> None:
        self.name = name
        self.game = game
        self.budget = budget
        self._threads = [SearchThread(game) for _ in range(1 if INTERPRETED else threads)]
        self.begin(seed)

    def begin(self, seed: int) -> None:
        for i, thread in enumerate(self._threads):
            thread.begin(seed + 7919 * i)
        self._root: Any = None  # the position the trees stand for
        self.forget_plan()

    @property
    def memory(self) -> int:
        return sum(memory_of(thread.tree) for thread in self._threads)

    def decide(self, view: Position, budget: Budget | None = None) -> list[int]:
        if self.search(view, budget):
            return self._actions_of(view, self._ranked()[0].move)
        work, kit = self._threads[0].work, kit_of(self.game)
        bot_entries(self.game)["list_reply_candidates"](view.setup.board, view.state, kit.weights.table, work, BREADTH)
        return self._actions_of(view, work.moves[work.order[0]])

    def search(self, view: Position, budget: Budget | None = None) -> bool:
        """Grow the trees of this view as far as the budget goes. False: a search cannot branch here."""
        budget = budget or self.budget
        board, root = view.setup.board, copy_of(view.state)
        if not bot_entries(self.game)["may_branch"](board, root, root):
            return False
        for thread in self._threads:
            thread.go_to(board, self._root, root)
        self._root = root
        with ThreadPoolExecutor(len(self._threads)) as pool:
            for done in [pool.submit(thread.search, board, root, budget) for thread in self._threads]:
                done.result()
        return True

    def _ranked(self) -> list["Child"]:
        """The moves of the root, most visited first; of equals the one with the better first value."""
        children: dict[bytes, Child] = {}
        for thread in self._threads:
            tree = thread.tree
            first = int(tree.first_child[0])
            for node in range(first, first + int(tree.n_children[0])):
                children.setdefault(tree.move[node].tobytes(), Child([])).nodes.append((tree, node))
        return sorted(children.values(), key=lambda child: (-child.visits, -child.prior_value))

    def _actions_of(self, view: Position, move: Any) -> list[int]:
        work = self._threads[0].work
        bot_entries(self.game)["play_move"](view.setup.board, copy_of(view.state), move, work)
        return plan_in(work)

    def report(self, view: Position, budget: Budget | None = None, lines: int = 5) -> dict[str, Any] | None:
        """What the search expects: points and chance to win of every seat, and the best moves with how play may go on.
        None where a search cannot branch."""
        seen = view.view(view.actor)
        if not self.search(seen, budget):
            return None
        root = Child([(thread.tree, 0) for thread in self._threads])
        moves = [
            {**self._numbers(seen, child), "line": self._line(seen, *child.most_visited)}
            for child in self._well_known(seen)[:lines]
        ]
        return {
            "playouts": root.visits,
            "evaluations": sum(int(thread.work.evaluations[0]) for thread in self._threads),
            "chance": moves[0]["chance"],
            "points": moves[0]["points"],
            "moves": moves,
        }

    def reported(self, view: Position, actions: list[int]) -> dict[str, Any] | None:
        """What the last report knows of these actions of the seat to act, in whatever order they came to the same; None
        if the search hardly looked at them."""
        seen = view.view(view.actor)
        wanted = self._after(seen, actions)
        for child in self._well_known(seen):
            if self._after(seen, self._actions_of(seen, child.move)) == wanted:
                return self._numbers(seen, child)
        return None

    def _after(self, seen: Position, actions: list[int]) -> bytes:
        at = seen.copy()
        for action in actions:
            at.apply(action)
        return bytes(at.state)

    def _well_known(self, seen: Position) -> list["Child"]:
        """The moves of the root that were visited often enough for their values to mean something, best first."""
        ranked, players = self._ranked(), seen.setup.players
        known = [child for child in ranked if child.visits >= max(1.0, ENOUGH * ranked[0].visits)]
        return sorted(known or ranked[:1], key=lambda child: -child.mean("value_sum", players)[seen.actor])

    def _numbers(self, seen: Position, child: "Child") -> dict[str, Any]:
        """Those of the root where the budget was too small to visit any move."""
        players = seen.setup.players
        known = child if child.visits else Child([(thread.tree, 0) for thread in self._threads])
        return {
            "visits": child.visits,
            "chance": known.mean("value_sum", players),
            "points": known.mean("points_sum", players),
        }

    def _line(self, seen: Position, tree: Any, node: int) -> list[tuple[int, list[int]]]:
        """The most visited moves from a node on, (seat, its actions), until something hidden or random happens or the
        visits thin out."""
        thin = max(FEWEST, ENOUGH * tree.visits[node])
        at = seen.copy()
        line = []
        while True:
            seat, actions = at.actor, self._actions_of(at, tree.move[node])
            line.append((seat, actions))
            for action in actions:
                at.apply(action)
            first, n = int(tree.first_child[node]), int(tree.n_children[node])
            if not n or at.actor != tree.actor[node] or tree.visits[first : first + n].max() < thin:
                return line
            node = first + int(np.argmax(tree.visits[first : first + n]))


@dataclass
class Child:
    """A move of the root, with its node in the tree of every thread."""

    nodes: list[tuple[Any, int]]

    @property
    def visits(self) -> int:
        return sum(int(tree.visits[node]) for tree, node in self.nodes)

    @property
    def prior_value(self) -> float:
        tree, node = self.nodes[0]
        return float(tree.prior_value[node])

    @property
    def move(self) -> Any:
        tree, node = self.nodes[0]
        return tree.move[node]

    @property
    def most_visited(self) -> tuple[Any, int]:
        return max(self.nodes, key=lambda pair: int(pair[0].visits[pair[1]]))

    def mean(self, sums: str, players: int) -> list[float]:
        total = sum(getattr(tree, sums)[node] for tree, node in self.nodes)
        return [float(value) / max(self.visits, 1) for value in total[:players]]
