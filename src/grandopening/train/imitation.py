"""Imitate a teacher: its games are played again, and the network learns what it chose, who won, and the points.

That takes seconds and saves the minutes in which self-play learns what any bot knows."""

import time
from collections.abc import Iterator
from math import cos, pi
from typing import Any

import numpy as np
import torch

from .learner import Learner, means_of
from .returns import Examples, from_seats
from .table import Table
from .teacher import AT_RANDOM, TAUGHT, Taught


def replayed(table: Table, taught: Taught) -> Examples:
    """All decisions with a choice but those of random openings."""
    ends = np.cumsum(taught.n_choices)
    total = int((taught.how != AT_RANDOM).sum())
    room: Any = None
    filled = 0
    for first in range(0, len(ends), table.games):
        last = min(first + table.games, len(ends))
        begin = int(ends[first - 1]) if first else 0
        block = Taught(
            taught.seed + first,
            *(part[first:last] for part in taught[1:4]),
            *(part[begin : int(ends[last - 1])] for part in taught[4:]),
        )
        for rows in _block(table, block):
            if room is None:
                room = [torch.empty((total, *part.shape[1:]), dtype=part.dtype, device=part.device) for part in rows]
            for kept, part in zip(room, rows, strict=True):
                kept[filled : filled + len(part)] = part
            filled += len(rows.chosen)
    return Examples(*(part[:filled] for part in room))


def _block(table: Table, taught: Taught) -> Iterator[Examples]:
    """As many games as the table holds, step by step. Raises RuntimeError where they do not end as they did."""
    n, longest = len(taught.n_choices), int(taught.n_choices.max())
    is_there = np.arange(longest) < taught.n_choices[:, None]
    choices = np.zeros((2, table.games, longest), np.int64)
    for row, part in zip(choices, (taught.choice, taught.how), strict=True):
        row[:n][is_there] = part
    choice, how = torch.as_tensor(choices, device=table.device)
    length, won, points = (_padded(table, part) for part in taught[1:4])
    shares = won / won.sum(1, keepdim=True).clamp(min=1)
    table.begin(int(taught.seed[0]))
    differing = torch.zeros((), device=table.device)
    for t in range(longest):
        (observed, legal, n_legal, players), actor = table.seen(), table.actor()
        chosen = torch.where(t < length, choice[:, t], 0)
        rows = (t < length) & (how[:, t] != AT_RANDOM) & (chosen < legal.shape[1])
        seen = (observed, table.hidden(), legal.short(), n_legal, players, chosen, how[:, t] == TAUGHT)
        results = (from_seats(by_seat, actor, players) for by_seat in (shares, points))
        yield Examples(*(part[rows] for part in (*seen, *results)))
        over, _, _ = table.step(legal.gather(1, torch.minimum(chosen, n_legal - 1)[:, None])[:, 0])
        differing += ((t < length) & (over != (t == length - 1))).sum()
    if int(differing):
        raise RuntimeError(f"{int(differing)} games of the teacher end otherwise here: made by other rules?")


def _padded(table: Table, by_game: Any) -> Any:
    room = np.zeros((table.games, *by_game.shape[1:]), np.float32)
    room[: len(by_game)] = by_game
    return torch.as_tensor(room, device=table.device)


def imitate(learner: Learner, examples: Examples) -> dict[str, float]:
    """The learning rate falls to nothing by the last minibatch, or when the time is up. Returns the last figures."""
    plan, n = learner.plan, len(examples.chosen)
    size, end = min(learner.imitation_minibatch, n), time.monotonic() + plan.imitation_seconds
    per_epoch = n // size
    total, began, found = max(1, round(plan.imitation_epochs * per_epoch)), time.monotonic(), []
    for k in range(total):
        if k % per_epoch == 0:
            rows = torch.randperm(n, device=learner.device)
        if time.monotonic() >= end:
            break
        progress = max(k / total, (time.monotonic() - began) / plan.imitation_seconds)
        learner.set_rate(plan.imitation_rate * (0.02 + 0.98 * 0.5 * (1 + cos(pi * progress))) * min(1.0, (k + 1) / 50))
        some = rows[(k % per_epoch) * size :][:size]
        taken = Examples(*(part[some] for part in examples))
        loss, figures = learner.imitation_loss(taken)
        learner.step(loss + learner.critics_loss(taken.observed, taken.hidden, taken.players, taken.chances))
        found.append(figures.detach())
        if k % 64 == 63 and learner.device == "cuda":
            torch.cuda.synchronize()  # so that the clock tells what was done, not what was asked for
    learner.begin_anew()
    figures = means_of(("policy", "value", "points", "agreed"), found[-per_epoch:])
    return {"examples": n, "minibatches": len(found), "seconds": round(time.monotonic() - began, 1), **figures}
