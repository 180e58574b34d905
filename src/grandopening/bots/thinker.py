"""The bot that searches. It keeps its tree from one decision to the next, and can say what it expects."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ..core.contract import Game, Position
from ..core.jit import INTERPRETED
from ..core.rng import seed_rng
from ..core.struct import copy_of, words_of
from .brain import brain_of
from .contract import A_SECOND, Budget
from .desk import new_desk
from .planner import Planner
from .search import find_of, search_of
from .simple import BREADTH, plan_on
from .tree import NODES, clear_tree, keep_branch, new_tree

CHUNK = 32  # playouts between two looks at the clock
WORLDS = 1 << 20  # imagined worlds of one decision, at most


class Thread:
    """What one thread of a search works with: its desk, its tree, and a second one to keep a branch of it in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.desk = new_desk(game)
        self.tree = new_tree(NODES)
        self.spare = new_tree(NODES)

    def begin(self, seed: int) -> None:
        seed_rng(self.desk.luck, seed)
        self.desk.evaluations[0] = 0
        clear_tree(self.tree, seed << 20)

    def go_to(self, board: Any, old: Any, new: Any) -> None:
        """Keep what the tree of the old position knows about the new one."""
        if old is not None and bytes(old) == bytes(new):
            return
        words = words_of(self.desk.states)
        node = 0 if old is None else find_of(self.game)(board, old, new, self.desk, words, self.tree)
        if node:
            keep_branch(self.tree, node, self.spare)
            self.tree, self.spare = self.spare, self.tree
        else:
            clear_tree(self.tree, self.tree.world[0] + WORLDS)

    def search(self, board: Any, root: Any, budget: Budget) -> None:
        brain = brain_of(self.game)
        arguments = (board, root, brain.weights.table, brain.settings.as_array(), self.desk, self.tree)
        if budget.playouts:
            search_of(self.game)(*arguments, -(-budget.playouts // brain.settings.thoughts))
            return
        end = perf_counter() + budget.seconds / brain.settings.thoughts
        while perf_counter() < end:
            search_of(self.game)(*arguments, CHUNK)


class SearchBot(Planner):
    def __init__(
        self, game: Game, seed: int = 0, threads: int = 1, budget: Budget = A_SECOND, name: str = "search"
    ) -> None:
        self.name = name
        self.game = game
        self.budget = budget
        self._threads = [Thread(game) for _ in range(1 if INTERPRETED else threads)]
        self.begin(seed)

    def begin(self, seed: int) -> None:
        for i, thread in enumerate(self._threads):
            thread.begin(seed + 7919 * i)
        self._root: Any = None  # the position the trees stand for
        self.forget_plan()

    def plan(self, view: Position, budget: Budget | None = None) -> list[int]:
        seen = view.view(view.actor)
        if self.think(seen, budget):
            return self._actions_of(seen, self._ranked()[0].move)
        desk, brain = self._threads[0].desk, brain_of(self.game)
        brain.players["reply"](seen.setup.board, seen.state, brain.weights.table, desk, BREADTH)
        return self._actions_of(seen, desk.moves[desk.order[0]])

    def think(self, seen: Position, budget: Budget | None = None) -> bool:
        """Grow the trees of this position as far as the budget goes. False: a search cannot branch here."""
        budget = budget or self.budget
        board, root = seen.setup.board, copy_of(seen.state)
        if not brain_of(self.game).players["may_branch"](board, root, root):
            return False
        for thread in self._threads:
            thread.go_to(board, self._root, root)
        self._root = root
        with ThreadPoolExecutor(len(self._threads)) as pool:
            for done in [pool.submit(thread.search, board, root, budget) for thread in self._threads]:
                done.result()
        return True

    def _ranked(self) -> list["Child"]:
        """The moves of the root, most visited first; of equals the better at first sight."""
        children: dict[bytes, Child] = {}
        for thread in self._threads:
            tree = thread.tree
            first = int(tree.first_child[0])
            for node in range(first, first + int(tree.n_children[0])):
                children.setdefault(tree.move[node].tobytes(), Child([])).nodes.append((tree, node))
        return sorted(children.values(), key=lambda child: (-child.visits, -child.static))

    def _actions_of(self, seen: Position, move: Any) -> list[int]:
        desk = self._threads[0].desk
        brain_of(self.game).players["carry_out"](seen.setup.board, copy_of(seen.state), move, desk)
        return plan_on(desk)

    def report(self, view: Position, budget: Budget | None = None, lines: int = 5) -> dict[str, Any] | None:
        """What the search expects: points and chance to win of every seat, and the best moves with how play may go on.
        None where a search cannot branch."""
        seen = view.view(view.actor)
        if not self.think(seen, budget):
            return None
        players = seen.setup.players
        root = Child([(thread.tree, 0) for thread in self._threads])
        return {
            "playouts": root.visits,
            "evaluations": sum(int(thread.desk.evaluations[0]) for thread in self._threads),
            "chance": root.mean("won", players),
            "points": root.mean("points", players),
            "moves": [
                {
                    "visits": child.visits,
                    "chance": child.mean("won", players),
                    "points": child.mean("points", players),
                    "line": self._line(seen, *child.most_visited),
                }
                for child in self._ranked()[:lines]
                if child.visits
            ],
        }

    def _line(self, seen: Position, tree: Any, node: int) -> list[tuple[int, list[int]]]:
        """The moves most visited from a node on: (seat, its actions), as long as nothing hidden or random comes in."""
        at = seen.copy()
        line = []
        while True:
            seat, actions = at.actor, self._actions_of(at, tree.move[node])
            line.append((seat, actions))
            for action in actions:
                at.apply(action)
            first, n = int(tree.first_child[node]), int(tree.n_children[node])
            if not n or at.actor != tree.actor[node] or tree.visits[first : first + n].max() == 0:
                return line
            node = first + int(np.argmax(tree.visits[first : first + n]))


@dataclass
class Child:
    """A move of the root, with its node in every thread's tree."""

    nodes: list[tuple[Any, int]]

    @property
    def visits(self) -> int:
        return sum(int(tree.visits[node]) for tree, node in self.nodes)

    @property
    def static(self) -> float:
        tree, node = self.nodes[0]
        return float(tree.static[node])

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
