"""Games of self-play that give training examples for a value network.

Greedy plays at tables of all sizes, some seats with noise, so that positions it would avoid occur too. Some seats of
each table are watched: only their views become examples. Given a value network, the watched seats play by it, as a
search does where it grows no tree. A position is worth what a player of that kind makes of it.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from typing import Any, NamedTuple

import numpy as np

from ..bots.kit import bots_of, kit_of
from ..bots.simple import BREADTH, GREEDY, decide_of
from ..bots.value_network import NO_NETWORK, ValueNetwork
from ..bots.workspace import VIEW, new_workspace
from ..core.contract import CHANCE, SEATS, Game, Refused, Setup
from ..core.jit import PER_GAME, specialised
from ..core.playing import NO_LIMIT, NOTHING, Loops, loops_by, new_tools
from ..core.rng import MASK, next_word
from ..core.rules import Rules
from ..core.single import calls_of
from ..core.struct import array_of

NOISES = (0.0, 0.0, 0.02, 0.06)  # of the seats of greedy, as a chance to win
WATCHED = 0.4  # of the seats, and one at least
EXPLORING = 0.1  # of the decisions of seats that play by a network are made by greedy with most noise
MAX_EXAMPLES = 1000  # of one game
# The part of the positions that becomes an example: of the seat whose turn it is, of others, after own decisions.
OF_OWN_TURN, OF_OTHERS, OF_DECISIONS = 1.0, 0.4, 0.4

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # its bots, as bots/kit.py lists them,
decide: Callable[..., None] = PER_GAME  # how they decide,
add_example: Callable[..., int] = PER_GAME  # and the next function

EXAMPLES, ACTOR, PHASE = range(
    3
)  # what is noted of a game: how many examples, and who has decided last, in which phase
NOBODY = -1


class Watching(NamedTuple):
    """Who plays a game, and what becomes of it."""

    weights: Any
    noise: Any  # of each seat
    watched: Any  # seats
    by_network: bool
    work: Any
    inputs: Any  # the examples
    viewers: Any  # and whose they are
    noted: Any


def _add_example(board: Any, s: Any, viewer: int, part: float, at: Watching) -> None:
    """Encode the position for the viewer, in a random part of all cases."""
    if next_word(at.work.rng) / MASK < part:
        n = at.noted[EXAMPLES]
        bots.encode(board, s, viewer, at.work, at.inputs[n])
        at.viewers[n] = viewer
        at.noted[EXAMPLES] += 1


def _watch(board: Any, s: Any, scratch: Any, legal: Any, plan: Any, at: Watching, i: int) -> tuple[int, Any]:
    """Plan what comes next in the loop of core/playing.py, and take examples of what the watched seats see."""
    work, noted = at.work, at.noted
    actor = noted[ACTOR]
    if actor != NOBODY and at.watched[actor] and bots.is_sampled_after(noted[PHASE]):
        add_example(board, s, actor, OF_DECISIONS, at)
    noted[ACTOR] = NOBODY
    if noted[EXAMPLES] + 2 * SEATS >= len(at.inputs):
        return 0, np.int64(NOTHING)
    if bots.is_sampled(s):
        for viewer in range(board.players):
            if at.watched[viewer]:
                add_example(board, s, viewer, OF_OWN_TURN if viewer == s.active else OF_OTHERS, at)
    if s.actor == CHANCE:
        return 1, np.int64(rules.draw(board, s))
    noted[ACTOR], noted[PHASE] = s.actor, s.phase
    view = work.states[VIEW]
    work.states[VIEW] = s
    rules.redact(board, view, s.actor)
    if at.by_network and at.watched[s.actor] and next_word(work.rng) / MASK >= EXPLORING:
        bots.list_reply_candidates(board, view, at.weights, work, BREADTH)
        bots.play_move(board, view, work.moves[work.order[0]], work)
    else:
        decide(board, view, GREEDY, at.weights, BREADTH, at.noise[s.actor], work)
    return plan[0], plan[1]


@cache
def watching_loops_of(game: Game) -> Loops:
    if "encode" not in kit_of(game).functions:
        raise Refused("option", f"{game.name} has no encoder, so it cannot train a value network")
    add_example = specialised(_add_example, game.rules, bots=bots_of(game))
    watch = specialised(_watch, game.rules, bots=bots_of(game), decide=decide_of(game), add_example=add_example)
    return loops_by(game, watch)


class Examples(NamedTuple):
    """A row for each example; seats count from the viewer."""

    inputs: Any
    games: Any  # the number of the game
    viewers: Any
    present: Any  # which seats there are
    won: Any
    points: Any


def tables_of(game: Game) -> list[Setup]:
    """The tables at which games are played in turn: most often with the usual number of players."""
    usual = game.set_up().players
    sizes = (usual, game.players[0], usual, game.players[-1], usual)
    return [game.set_up({"players": players}) for players in sizes]


def play_games(game: Game, games: int, seed: int, threads: int, network: ValueNetwork | None = None) -> Examples:
    """The same seed gives the same examples, however many threads play."""
    tables, numbers = tables_of(game), count()  # itertools.count hands each number to one thread only
    loops, weights = watching_loops_of(game), kit_of(game).weights.table

    def play() -> Iterator[Examples]:
        work = new_workspace(game)._replace(network=network or NO_NETWORK)
        width = len(kit_of(game).network.weights_1)
        inputs, viewers = np.zeros((MAX_EXAMPLES, width), np.float32), np.zeros(MAX_EXAMPLES, np.int64)
        tools = new_tools(game)._replace(scratch=work.scratch, legal=work.legal, plan=work.plan, rng=work.rng)
        while (number := next(numbers)) < games:
            setup, states = tables[number % len(tables)], game.State.many(1)
            noise, watched = _seats_of(setup.players, seed + number, network is not None)
            noted = np.array([0, NOBODY, 0])
            at = Watching(weights, noise, watched, network is not None, work, inputs, viewers, noted)
            seeds, decisions = np.array([seed + number]), np.zeros(1, np.int64)
            boards, tools = array_of(setup.board), tools._replace(bots=at)
            loops.play(boards, states, 0, 1, seeds, NO_LIMIT, tools, decisions)
            n = int(noted[EXAMPLES])
            calls_of(game).score(array_of(setup.board), states, work.points, work.won)
            seats = (viewers[:n, None] + np.arange(SEATS)) % setup.players
            present = np.broadcast_to(np.arange(SEATS) < setup.players, (n, SEATS))
            won = work.won[seats] / work.won[: setup.players].sum() * present
            points = work.points[seats] * present
            yield Examples(inputs[:n].copy(), np.full(n, number), viewers[:n].copy(), present, won, points)

    with ThreadPoolExecutor(threads) as pool:
        done = [pool.submit(lambda: list(play())) for _ in range(threads)]
        parts = sorted((part for one in done for part in one.result()), key=lambda part: int(part.games[0]))
    return Examples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _seats_of(players: int, seed: int, by_network: bool) -> tuple[Any, Any]:
    """The noise of each seat, and which seats are watched."""
    rng = np.random.default_rng(seed)
    noise, watched = rng.choice(NOISES, SEATS), rng.random(SEATS) < WATCHED
    watched[rng.integers(players)] = True
    if by_network:
        noise[watched] = max(NOISES)
    return noise, watched
