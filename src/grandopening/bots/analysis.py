"""What a search finds in a position, as plain data for commands and pages."""

from typing import Any

from ..core.contract import CHANCE, Position
from .contract import A_SECOND, Budget
from .kit import bot_entries, kit_of
from .naming import bot_named
from .search_bot import SearchBot
from .workspace import new_workspace

ROLLOUTS = 48  # where a search grows no tree


def analyse(
    position: Position,
    budget: Budget = A_SECOND,
    lines: int = 5,
    threads: int = 1,
    seed: int = 0,
    viewer: int | None = None,
    played: list[int] | None = None,
) -> dict[str, Any]:
    """What to expect, from what whoever is to act may know; where chance is to act, from what the viewer may know (if
    none is named: the next seat to decide). One estimate stands behind all of it: greedy plays on to where a search
    evaluates, and its evaluation is taken there.

    seat      who decides, or None when the game is over or chance is to act
    method    "search"; "reply" for decisions that take no search; "rollouts" where chance is to act; "result"
    playouts, chance (to win, by seat), points (expected, by seat): those of the best move, where there is one
    moves     best first: line (entries as in the record), visits, chance, points. Moves that were hardly visited are
              left out, since their numbers mean little
    played    the same of the move that was played, if its actions are given, and its `cost`: by how much it lowers the
              seat's chance to win
    """
    if position.is_over:
        return {**_estimated(position, 0, seed), "seat": None, "method": "result", "moves": [], "played": None}
    if position.actor == CHANCE:
        seen_by = _next_to_decide(position) if viewer is None else viewer
        found = _estimated(position, seen_by, seed)
        return {**found, "seat": None, "method": "rollouts", "moves": [], "played": None}
    seat, view = position.actor, position.view(position.actor)
    bot = SearchBot(position.setup.game, seed, threads, budget)
    report = bot.report(view, lines=lines)
    if report is None:
        plan = bot.plan(view)
        report = {**_after(view, plan, seed), "moves": [{"line": [(seat, plan)], **_after(view, plan, seed)}]}
        found = {"seat": seat, "method": "reply", **report}
    else:
        found = {"seat": seat, "method": "search", **report}
    found["played"] = None if played is None else _played(bot, view, found, played, seed)
    for move in [*found["moves"], *([found["played"]] if played is not None else [])]:
        move["line"] = in_words(view, move["line"])
    return found


def _played(bot: SearchBot, view: Position, found: dict[str, Any], actions: list[int], seed: int) -> dict[str, Any]:
    """The move that was played beside the best one: both as the search has found them or, where it hardly looked at
    the played one, both by rollouts of the same luck."""
    seat, best = view.actor, found["moves"][0]
    known = bot.reported(view, actions) if found["method"] == "search" else None
    if known is None:
        known, best = _after(view, actions, seed), _after(view, best["line"][0][1], seed)
    cost = max(0.0, best["chance"][seat] - known["chance"][seat])
    return {"line": [(seat, actions)], **known, "cost": cost}


def _after(view: Position, actions: list[int], seed: int) -> dict[str, Any]:
    """What to expect after a move of the seat to act."""
    moved = view.copy()
    for action in actions:
        moved.apply(action)
    return _estimated(moved, view.actor, seed)


def _next_to_decide(position: Position) -> int:
    at = position.copy()
    while at.actor == CHANCE:
        at.perform(at.draw())
    return 0 if at.is_over else at.actor


def _estimated(position: Position, viewer: int, seed: int) -> dict[str, Any]:
    """The mean over rollouts, each from another determinization, of the evaluation of a search at its end."""
    setup, kit = position.setup, kit_of(position.setup.game)
    work, evaluate = new_workspace(setup.game), bot_entries(setup.game)["evaluate_leaf"]
    greedy = bot_named(kit.methods[-1], setup.game, seed)
    chance, points = [0.0] * setup.players, [0.0] * setup.players
    rollouts = 1 if position.is_over else ROLLOUTS
    for k in range(rollouts):
        at = position.view(viewer) if not position.is_over else position.copy()
        at.imagine(viewer, seed + k)
        _roll_out(at, greedy)
        evaluate(setup.board, at.state, viewer, kit.weights.table, work)
        for seat in range(setup.players):
            chance[seat] += float(work.chance[seat]) / rollouts
            points[seat] += float(work.expected[seat]) / rollouts
    return {"playouts": rollouts, "evaluations": rollouts, "visits": 0, "chance": chance, "points": points}


def _roll_out(at: Position, greedy: Any) -> None:
    """To where a search of this game would evaluate: a position like those its value network was trained on or, in a
    game without one, after as many moves as its rollouts have."""
    entries, plies = bot_entries(at.setup.game), kit_of(at.setup.game).settings.rollout_plies
    greedy.forget_plan()
    while not at.is_over and plies > 0:
        if "is_sampled" in entries and entries["is_sampled"](at.state):
            return
        if at.actor == CHANCE:
            at.perform(at.draw())
            continue
        plies -= 1
        for action in greedy.plan(at.view(at.actor)):
            at.perform(action)


def in_words(position: Position, line: list[tuple[int, list[int]]]) -> list[dict[str, Any]]:
    """Moves as entries of the record."""
    at = position.copy()
    log: list[dict[str, Any]] = []
    for _, actions in line:
        for action in actions:
            at.setup.game.words.append(log, at.setup, at.state, action)
            at.apply(action)
    return log
