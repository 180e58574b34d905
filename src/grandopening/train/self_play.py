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

from ..bots.kit import kit_of
from ..bots.simple import BREADTH, GREEDY, decide_of
from ..bots.value_network import NO_NETWORK, ValueNetwork
from ..bots.workspace import VIEW, new_workspace
from ..core.contract import CHANCE, OVER, SEATS, Game, Refused, Setup
from ..core.jit import bound, rule
from ..core.rng import MASK, next_word, seed_rng

NOISES = (0.0, 0.0, 0.02, 0.06)  # of the seats of greedy, as a chance to win
WATCHED = 0.4  # of the seats, and one at least
EXPLORING = 0.1  # of the decisions of seats that play by a network are made by greedy with most noise
MAX_EXAMPLES = 1000  # of one game
# The part of the positions that becomes an example: of the seat whose turn it is, of others, after own decisions.
OF_OWN_TURN, OF_OTHERS, OF_DECISIONS = 1.0, 0.4, 0.4

# In the bound functions these names mean the rules and bots of their game, and each other.
draw: Any = None
apply: Any = None
redact: Any = None
list_reply_candidates: Any = None
play_move: Any = None
decide: Any = None
encode: Any = None
is_sampled: Any = None
is_sampled_after: Any = None
add_example: Any = None


def _add_example(board: Any, s: Any, viewer: int, part: float, work: Any, inputs: Any, viewers: Any, n: int) -> int:
    """Encode the position for the viewer, in a random part of all cases. Returns how many examples there are."""
    if next_word(work.rng) / MASK < part:
        encode(board, s, viewer, work, inputs[n])
        viewers[n] = viewer
        n += 1
    return n


def _play_game(
    board: Any, s: Any, weights: Any, noise: Any, watched: Any, by_network: bool, work: Any, inputs: Any, viewers: Any
) -> int:
    """Play a game to its end. Returns how many examples it gave."""
    n = 0
    while s.actor != OVER and n + 2 * SEATS < len(inputs):
        if is_sampled(s):
            for viewer in range(board.players):
                if watched[viewer]:
                    part = OF_OWN_TURN if viewer == s.active else OF_OTHERS
                    n = add_example(board, s, viewer, part, work, inputs, viewers, n)
        if s.actor == CHANCE:
            apply(board, s, draw(board, s), work.scratch, work.sink)
            continue
        actor, phase = s.actor, s.phase
        view = work.states[VIEW]
        work.states[VIEW] = s
        redact(board, view, actor)
        if by_network and watched[actor] and next_word(work.rng) / MASK >= EXPLORING:
            list_reply_candidates(board, view, weights, work, BREADTH)
            play_move(board, view, work.moves[work.order[0]], work)
        else:
            decide(board, view, GREEDY, weights, BREADTH, noise[actor], work)
        for k in range(work.plan[0]):
            apply(board, s, work.plan[k + 1], work.scratch, work.sink)
        if s.actor != OVER and watched[actor] and is_sampled_after(phase):
            n = add_example(board, s, actor, OF_DECISIONS, work, inputs, viewers, n)
    return n


@cache
def play_game_of(game: Game) -> Callable[..., Any]:
    kit = kit_of(game)
    if "encode" not in kit.functions:
        raise Refused("option", f"{game.name} has no encoder, so it cannot train a value network")
    names = {**game.functions, **kit.functions, "decide": decide_of(game)}
    names["add_example"] = rule(bound(_add_example, names))
    return rule(bound(_play_game, names))


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
    play_game, weights = play_game_of(game), kit_of(game).weights.table

    def play() -> Iterator[Examples]:
        work, states = new_workspace(game)._replace(network=network or NO_NETWORK), game.State.many(1)
        width = len(kit_of(game).network.weights_1)
        inputs, viewers = np.zeros((MAX_EXAMPLES, width), np.float32), np.zeros(MAX_EXAMPLES, np.int64)
        while (number := next(numbers)) < games:
            setup, s = tables[number % len(tables)], states[0]
            states[:] = game.State.many(1)
            seed_rng(work.rng, seed + number)
            game.new(setup.board, s, seed + number, work.sink)
            noise, watched = _seats_of(setup.players, seed + number, network is not None)
            n = play_game(setup.board, s, weights, noise, watched, network is not None, work, inputs, viewers)
            game.score(setup.board, s, work.points, work.won)
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
