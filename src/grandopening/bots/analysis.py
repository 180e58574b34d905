"""What a search finds in a position, as plain data for commands and pages."""

from typing import Any

from ..core.contract import CHANCE, Position
from .contract import A_SECOND, Budget
from .kit import bot_entries, kit_of
from .search_bot import SearchBot
from .workspace import new_workspace


def analyse(
    position: Position, budget: Budget = A_SECOND, lines: int = 5, threads: int = 1, seed: int = 0
) -> dict[str, Any]:
    """The evaluate for whoever is to act, from what that seat may know:

    seat      who decides, or None when the game is over or chance is to act
    method    "search"; "reply" for decisions that take no search; "estimate" where there is nothing to decide
    playouts, chance (to win, by seat), points (expected, by seat)
    moves     best first: line (entries as in the record), visits, chance, points
    """
    if position.is_over or position.actor == CHANCE:
        return _estimated(position)
    seat = position.actor
    view = position.view(seat)
    bot = SearchBot(position.setup.game, seed, threads, budget)
    report = bot.report(view, lines=lines)
    if report is None:
        found = _estimated(view, by="evaluate_leaf")
        move = {"line": in_words(view, [(seat, bot.plan(view))]), "visits": 0}
        return {**found, "seat": seat, "method": "reply", "moves": [{**move, **_numbers(found)}]}
    for move in report["moves"]:
        move["line"] = in_words(view, move["line"])
    return {"seat": seat, "method": "search", **report}


def _numbers(found: dict[str, Any]) -> dict[str, Any]:
    return {key: found[key] for key in ("chance", "points")}


def _estimated(position: Position, by: str = "evaluate") -> dict[str, Any]:
    """Without a search. Hidden hands are not used."""
    setup = position.setup
    work = new_workspace(setup.game)
    kit = kit_of(setup.game)
    bot_entries(setup.game)[by](setup.board, position.state, position.actor, kit.weights.table, work)
    return {
        "seat": None,
        "method": "estimate",
        "playouts": 0,
        "evaluations": 1,
        "chance": [float(chance) for chance in work.chance[: setup.players]],
        "points": [float(points) for points in work.expected[: setup.players]],
        "moves": [],
    }


def in_words(position: Position, line: list[tuple[int, list[int]]]) -> list[dict[str, Any]]:
    """Moves as entries of the record."""
    at = position.copy()
    log: list[dict[str, Any]] = []
    for _, actions in line:
        for action in actions:
            at.setup.game.words.append(log, at.setup, at.state, action)
            at.apply(action)
    return log
