"""The engine against the referee, decision by decision."""

import contextlib
import random
from functools import cache
from types import SimpleNamespace
from typing import Any

from grandopening.core.contract import CHANCE, Position, Setup
from grandopening.games.franchise.data import printed_file
from grandopening.games.franchise.rules.state import FRESH, MILESTONE_NAMES, NOT_HELD, NOWHERE, SOURCES, USABLE, WAITING

from .referee import Referee
from .referee_things import Move, move_of

BOX = printed_file()
HELD = {NOT_HELD: None, FRESH: "fresh", USABLE: "held", WAITING: "held"}


def account_of(position: Position) -> dict[str, Any]:
    """What the referee's `account` says, read from the engine's state."""
    data, players = position.setup.data, position.setup.players
    s = SimpleNamespace(**{name: position.state[name].tolist() for name in position.state.dtype.names})
    out = data.out_with(players)
    account: dict[str, Any] = {"track": s.on_track, "boom": None if s.boom == NOWHERE else data.places[s.boom].name}
    for i, place in enumerate(data.places):
        if place.region in out:
            assert not any(s.franchises[i])
            continue
        account[place.name] = s.franchises[i][:players]
        if s.city_size[i]:
            spaces = [seat - 1 for seat in s.space[i][: s.filled[i]]]
            account[f"spaces of {place.name}"] = (s.city_size[i], "scored" if s.scored >> i & 1 else spaces)
    for i, region in enumerate(data.regions):
        if i not in out:
            tile = data.tiles[s.tile[i]]
            account[f"tile of {region.name}"] = (tile.kind, *tile.values) if s.laid >> i & 1 else None
            account[f"tie-break of {region.name}"] = s.tie_break[i] - 1 if s.tie_break[i] else None
    for seat in range(players):
        account[f"seat {seat}"] = {
            "cash": s.cash[seat],
            "supply": s.supply[seat],
            "points": dict(zip(SOURCES, s.points[seat], strict=True)),
            "bonus tiles": (s.bonus[seat], s.fresh_bonus[seat], s.used_bonus[seat], s.reserve[seat]),
            "road": HELD[s.road[seat]],
            "development": HELD[s.far[seat]],
            "milestones": {name for i, name in enumerate(MILESTONE_NAMES) if s.met[seat] >> i & 1},
            "upright": bool(s.upright[seat]),
        }
    return account


@cache
def move_of_action(setup: Setup, action: int) -> Move:
    log: list[dict[str, Any]] = []
    setup.game.words.append(log, setup, setup.begin(0).state, action)
    return move_of(log[0])


def duel(setup: Setup, seed: int, busy: float = 0.5, missing: int = 0, armed: bool = False) -> Position:
    """Play a random game on the engine and replay it with the referee. `busy` is how often a seat does something rather
    than be done with a phase. Rare things made common: `missing` franchises in every supply; `armed`, everybody begins
    with a Road and a Development tile."""
    position, referee = setup.begin(seed), Referee(setup.options, BOX)
    position.state.supply[: setup.players] -= missing
    referee.supply = [supply - missing for supply in referee.supply]
    if armed:
        position.state.road[:], position.state.far[:] = USABLE, USABLE
        position.state.road_taken = position.state.far_taken = 1
        referee.road, referee.development = ["held"] * setup.players, ["held"] * setup.players
        referee.gone = {"road", "development"}
    rng = random.Random(seed)
    play = referee.play()
    asked = next(play)
    log: list[dict[str, Any]] = []
    fed = 0
    while not position.is_over:
        legal = position.legal()
        if position.actor == CHANCE:
            action = position.draw()
        else:
            while fed < len(log):  # results of chance are gathered: an entry is whole when a seat is to decide
                asked = play.send(log[fed])
                fed += 1
            assert asked == (position.actor, {move_of_action(setup, action) for action in legal})
            if log and log[-1].get("do") == "done":
                assert referee.account() == account_of(position)
                assert referee.score() == position.score()
            action = legal[-1] if rng.random() >= busy else rng.choice(legal[:-1] or legal)  # done stands last
        setup.game.words.append(log, setup, position.state, action)
        position.apply(action)
    with contextlib.suppress(StopIteration):
        play.send(log[-1])
        raise AssertionError("the engine says the game is over, the referee plays on")
    assert referee.account() == account_of(position)
    assert referee.result() == position.result()
    return position
