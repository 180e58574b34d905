"""What was played, and what follows from it: how good each decision was, and what the chances should have been."""

from typing import Any, NamedTuple

import torch

from ..core.contract import SEATS


class Steps(NamedTuple):
    """What was played since the last round of learning: by step and game."""

    observed: Any
    hidden: Any  # what others know: for the critic
    legal: Any
    n_legal: Any
    actor: Any
    chosen: Any  # the place in the list
    log_chance: Any  # of having chosen it
    trains: Any  # whether the network itself decided
    chances: Any  # of each seat to win, as the network saw it
    over: Any
    shares: Any
    points: Any


class Lessons(NamedTuple):
    """What is learned from the steps, a row each; seats count from the viewer."""

    observed: Any
    hidden: Any  # what others know: for the critic
    legal: Any
    n_legal: Any
    players: Any
    chosen: Any
    log_chance: Any
    trains: Any
    advantage: Any
    chances: Any  # the targets
    points: Any
    points_known: Any


class Examples(NamedTuple):
    """What is imitated, a row each; seats count from the viewer."""

    observed: Any
    hidden: Any  # what others know: for the critic
    legal: Any
    n_legal: Any
    players: Any
    chosen: Any
    trains: Any  # whether the teacher decided so, without noise
    chances: Any  # how the game ended
    points: Any


class Targets(NamedTuple):
    """What is learned from looking ahead, a row each; seats count from the viewer."""

    observed: Any
    legal: Any
    n_legal: Any
    players: Any
    wished: Any  # how likely each listed decision should be
    chances: Any
    trains: Any


def lessons_of(steps: Steps, after: Any, players: Any, policy_lambda: float, value_lambda: float) -> Lessons:
    """`after`: every seat's chance after the last step. Advantages are brought to mean 0 and variance 1."""
    advantage, target = estimates(steps, after, policy_lambda, value_lambda)
    advantage = advantage.gather(2, steps.actor[..., None])[..., 0]
    trained = advantage[steps.trains]
    advantage = (advantage - trained.mean()) / (trained.std() + 1e-6)
    players = players.expand(len(steps.over), -1)
    points, known = final_points(steps)
    chances, points = (from_seats(by_seat, steps.actor, players) for by_seat in (target, points))
    seen = (steps.observed, steps.hidden, steps.legal, steps.n_legal, players)
    made = (steps.chosen, steps.log_chance, steps.trains, advantage)
    return Lessons(*(part.flatten(0, 1) for part in (*seen, *made, chances, points, known)))


def padded(by_seat: Any) -> Any:
    """To five seats, in memory of their own."""
    room = torch.zeros(len(by_seat), SEATS, device=by_seat.device)
    room[:, : by_seat.shape[1]] = by_seat
    return room


def to_seats(from_viewer: Any, actor: Any, players: Any) -> Any:
    """Counted from the viewer on, to counted from seat 0 on."""
    seats = torch.arange(SEATS, device=actor.device)
    found = from_viewer.gather(-1, (seats - actor[..., None]) % players[..., None])
    return found * (seats < players[..., None])


def from_seats(by_seat: Any, actor: Any, players: Any) -> Any:
    seats = torch.arange(SEATS, device=actor.device)
    return by_seat.gather(-1, (seats + actor[..., None]) % players[..., None]) * (seats < players[..., None])


def estimates(steps: Steps, after: Any, policy_lambda: float, value_lambda: float) -> tuple[Any, Any]:
    """Of every decision and seat: how much better it made the seat's chance than expected, and what the chance should
    have been (by the values that follow, the nearer the heavier)."""
    advantages, targets = torch.zeros_like(steps.chances), torch.zeros_like(steps.chances)
    advantage, further, later = torch.zeros_like(after), torch.zeros_like(after), after
    for t in reversed(range(len(steps.over))):
        goes_on = ~steps.over[t][:, None]
        change = torch.where(goes_on, later, steps.shares[t]) - steps.chances[t]
        advantage = change + policy_lambda * goes_on * advantage
        further = change + value_lambda * goes_on * further
        advantages[t], targets[t] = advantage, steps.chances[t] + further
        later = steps.chances[t]
    return advantages, targets.clamp(0, 1)


def final_points(steps: Steps) -> tuple[Any, Any]:
    """The points with which the game of each step ended, where it ended within these steps."""
    points, known = torch.zeros_like(steps.points), torch.zeros_like(steps.over)
    now, is_known = steps.points[0], torch.zeros_like(steps.over[0])
    for t in reversed(range(len(steps.over))):
        over = steps.over[t]
        now, is_known = torch.where(over[:, None], steps.points[t], now), is_known | over
        points[t], known[t] = now, is_known
    return points, known.float()
