"""Games of a teacher, for a network to imitate before it learns by itself.

Greedy plays all seats, at the same tables as self-play (`setups_of`). Some games begin with random decisions, and now
and then greedy decides with noise, so that many kinds of positions occur; only what it decides without noise is to be
imitated. A game is its seed and its choices: whoever imitates plays it again and sees what the seats saw.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..bots.kit import kit_of
from ..bots.simple import BREADTH, GREEDY, decide_of
from ..bots.workspace import VIEW, new_workspace
from ..core.contract import CHANCE, SEATS, Game, Refused
from ..core.jit import PER_GAME, specialised
from ..core.playing import NO_LIMIT, Loops, loops_by, new_tools
from ..core.rng import MASK, below, next_word
from ..core.rules import Rules
from ..core.single import calls_of
from ..core.struct import array_of
from ..envs import Batch
from .tables import setups_of

NOISE = 0.06  # of a decision that is not to be imitated, as a chance to win;
EXPLORING = 0.1  # so many of them are made with it
OPENING, OPENING_DECISIONS = 0.6, 24  # of the games begin with random decisions, up to so many
MOST_CHOICES = 4000  # of one game
AT_RANDOM, NOISY, TAUGHT = range(3)  # how a choice was made

rules: Rules = PER_GAME  # of the game that a function is specialised for,
decide: Callable[..., None] = PER_GAME  # and how its bots decide

CHOICES, NEXT, PLANNED, HOW, OPENING_LEFT = range(5)  # what is noted of a game


class Lesson(NamedTuple):
    """What a game is played with, and its choices."""

    weights: Any
    work: Any
    planned: Any  # what greedy wants to do next
    noted: Any
    choice: Any  # the place in the list of legal actions
    how: Any


def _plan_taught(board, s, scratch, legal, plan, lesson, i):
    """What comes next in the loop of core/playing.py, one action at a time; decisions with a choice are noted."""
    if s.actor == CHANCE:
        return 1, np.int64(rules.draw(board, s))
    work, noted = lesson.work, lesson.noted
    if noted[OPENING_LEFT] == 0 and noted[NEXT] == noted[PLANNED]:
        view = work.states[VIEW]
        work.states[VIEW] = s
        rules.redact(board, view, s.actor)
        noted[HOW] = NOISY if next_word(work.rng) / MASK < EXPLORING else TAUGHT
        decide(board, view, GREEDY, lesson.weights, BREADTH, NOISE if noted[HOW] == NOISY else 0.0, work)
        noted[NEXT] = 0
        noted[PLANNED] = plan[0]
        for k in range(plan[0]):
            lesson.planned[k] = plan[k + 1]
    n = rules.legal(board, s, scratch, legal)
    chosen = 0
    if noted[OPENING_LEFT] > 0:
        chosen = below(work.rng, n)
        noted[OPENING_LEFT] -= n > 1
    else:
        action = lesson.planned[noted[NEXT]]
        noted[NEXT] += 1
        while legal[chosen] != action:
            chosen += 1
    if n > 1:
        lesson.choice[noted[CHOICES]] = chosen
        lesson.how[noted[CHOICES]] = noted[HOW]
        noted[CHOICES] += 1
    return 1, np.int64(legal[chosen])


@cache
def teaching_loops_of(game: Game) -> Loops:
    if "greedy" not in kit_of(game).methods:
        raise Refused("option", f"{game.name} has no greedy bot, so nobody to imitate")
    return loops_by(game, specialised(_plan_taught, game.rules, decide=decide_of(game)))


class Taught(NamedTuple):
    """Games, one after the other. Game i is of the seed `seed + i`, at table i modulo the number of tables."""

    seed: Any
    n_choices: Any  # of each game
    won: Any  # by game and seat
    points: Any
    choice: Any  # of all games, one after the other
    how: Any


def play_lessons(game: Game, seed: int, games: range) -> Iterator[Taught]:
    """One game after the other."""
    setups, work, loops = setups_of(game), new_workspace(game), teaching_loops_of(game)
    tools = new_tools(game)._replace(scratch=work.scratch, legal=work.legal, plan=work.plan, rng=work.rng)
    choices = np.zeros(MOST_CHOICES, np.uint16), np.zeros(MOST_CHOICES, np.uint8)
    planned, noted = np.zeros(len(work.plan), np.int64), np.zeros(5, np.int64)
    tools = tools._replace(bots=Lesson(kit_of(game).weights.table, work, planned, noted, *choices))
    for i in games:
        setup, states, rng = setups[i % len(setups)], game.State.many(1), np.random.default_rng(seed + i)
        noted[:] = 0
        noted[OPENING_LEFT] = (rng.random() < OPENING) * rng.integers(1, OPENING_DECISIONS + 1)
        boards, seeds = array_of(setup.board), np.array([seed + i])
        loops.play(boards, states, 0, 1, seeds, NO_LIMIT, tools, np.zeros(1, np.int64))
        calls_of(game).score(boards, states, work.points, work.won)
        n, plays = int(noted[CHOICES]), np.arange(SEATS) < setup.players
        results = (
            (work.won[None, :SEATS] * plays).astype(np.uint8),
            (work.points[None, :SEATS] * plays).astype(np.int16),
        )
        yield Taught(np.array([seed + i]), np.array([n], np.int32), *results, *(part[:n].copy() for part in choices))


def play_taught(game: Game, games: int, seed: int, threads: int) -> Taught:
    """The same seed gives the same games, however many threads play."""
    bounds = [games * k // threads for k in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(lambda a, b: list(play_lessons(game, seed, range(a, b))), bounds[:-1], bounds[1:])
        return joined([one for part in parts for one in part])


def joined(parts: Sequence[Taught]) -> Taught:
    """Games that follow each other."""
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    return Taught(columns[0][:1], *columns[1:])


def observed_in(game: Game, taught: Taught, games: int = 560) -> Any:
    """What the seats saw in some of the games."""
    setups = setups_of(game)
    games = min(games, len(taught.n_choices))
    batch = Batch(setups, games, seed=int(taught.seed[0]), skip_forced=True)
    begins, kept = np.cumsum(taught.n_choices[:games]) - taught.n_choices[:games], []
    for t in range(int(taught.n_choices[:games].max())):
        is_on = t < taught.n_choices[:games]
        kept.append(batch.observe()[is_on])
        legal, _ = batch.legal()
        choice = np.where(is_on, taught.choice[np.minimum(begins + t, len(taught.choice) - 1)], 0)
        batch.step(legal[np.arange(games), choice])
    return np.concatenate(kept)


def write_taught(path: Path, taught: Taught, features: dict[str, Any]) -> None:
    """With the features that a network shall have, so that whoever trains it looks at the same."""
    np.savez_compressed(path, **taught._asdict(), **{f"feature_{name}": part for name, part in features.items()})


def read_taught(paths: Sequence[Path], game: Game) -> tuple[Taught, dict[str, Any]]:
    """Files of games that follow each other, in this order; and the features that the first one names."""
    parts: list[Taught] = []
    features: dict[str, Any] = {}
    following = None
    for path in paths:
        try:
            with path.open("rb") as file, np.load(file) as content:
                part = Taught(*(content[name] for name in Taught._fields))
                named = {name[8:]: content[name] for name in content.files if name.startswith("feature_")}
        except (OSError, ValueError, KeyError) as error:
            raise Refused("option", f"{path}: no games of a teacher ({error})") from error
        if following not in (None, int(part.seed[0])) or (following and (len(parts[0].won) % len(setups_of(game)))):
            raise Refused("option", f"{path}: its games do not follow those of the file before it")
        following, features = int(part.seed[0]) + len(part.won), features or named
        parts.append(part)
    return joined(parts), features
