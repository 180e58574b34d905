"""Targets made by looking ahead (expert iteration): what the network would decide if it had seen what follows.

In some positions of self-play the likeliest decisions are tried, each in a copy of the game. The network plays the
copies on for a while and evaluates where they stand. A decision after which its seat stands better than after the
others becomes likelier, and the chances to win that were found are what the position itself is worth.
"""

from collections import deque
from typing import Any, NamedTuple

import torch

from ..core.contract import SEATS
from .learner import Learner
from .returns import Targets, from_seats, to_seats
from .table import Table


class Looked(NamedTuple):
    """What was found in some positions, a row each."""

    place: Any  # of the decisions that were tried, in the list of legal ones
    is_legal: Any  # not all lists are that long
    values: Any  # every seat's chance after each of them,
    own: Any  # and that of the seat which decides


class LookAhead:
    def __init__(self, table: Table, learner: Learner) -> None:
        self.plan, self.learner = learner.plan, learner
        self.positions = max(1, table.games // self.plan.candidates)
        self.copies = table.beside()
        self.kept: deque[Targets] = deque(maxlen=self.plan.looks_kept)
        self.looks = 0

    def look(self, table: Table, seen: tuple[Any, ...], logits: Any, trains: Any) -> None:
        """Keep targets of some positions, rather of those that it trains in; `logits` of what is seen there."""
        rows = self.drawn(trains)
        looked = self.look_at(table, seen, rows, drawn_places(logits[rows], self.plan.candidates))
        observed, legal, n_legal, players = (part[rows] for part in seen)
        wished = improved(logits[rows], looked, self.plan.sharpness)
        weight = wished.gather(1, looked.place) * looked.is_legal
        chances = (looked.values * (weight / weight.sum(1, keepdim=True))[..., None]).sum(1)
        chances = from_seats(chances, table.actor()[rows], players)
        self.kept.append(Targets(observed, legal.short(), n_legal, players, wished.half(), chances, trains[rows]))

    def drawn(self, wanted: Any) -> Any:
        """As many games as are looked at in one go, the wanted ones first."""
        return torch.rand(len(wanted), device=wanted.device).sub(1.0 * ~wanted).topk(self.positions).indices

    def look_at(self, table: Table, seen: tuple[Any, ...], rows: Any, place: Any) -> Looked:
        """Try the decisions at these places of the lists."""
        _, legal, n_legal, _ = (part[rows] for part in seen)
        is_legal = place < n_legal[:, None]
        place = torch.where(is_legal, place, place[:, :1])
        values = self._tried(table, rows, legal.gather(1, place))
        actor = table.actor()[rows][:, None, None].expand(-1, place.shape[1], 1)
        return Looked(place, is_legal, values, values.gather(2, actor)[..., 0])

    def _tried(self, table: Table, rows: Any, decisions: Any) -> Any:
        """Every seat's chance after each decision of these games."""
        each = decisions.shape[1]
        spare = table.games - rows.numel() * each  # copies that are left: their games do not count
        rows, flat = rows.repeat_interleave(each), decisions.flatten()
        more = rows[:1].expand(spare), flat[:1].expand(spare)
        self.looks += 1
        self.copies.copy_from(table, torch.cat([rows, more[0]]), seed=self.looks * table.games)
        found = self._played_on(torch.cat([flat, more[1]]))
        return found[: rows.numel()].view(-1, each, SEATS)

    def _played_on(self, decisions: Any) -> Any:
        """Every seat's chance after these decisions and those that the network makes then, the best by its logits."""
        copies, known = self.copies, torch.zeros_like(decisions, dtype=torch.bool)
        ends = torch.zeros(len(decisions), SEATS, device=decisions.device)
        for _ in range(1 + self.plan.ahead):
            over, shares, _ = copies.step(decisions)
            ends = torch.where((over & ~known)[:, None], shares, ends)
            known |= over  # the game that follows in its place does not count
            seen = copies.seen()
            logits, chances = self.learner.evaluate(*seen)
            decisions = seen[1].gather(1, logits.argmax(1, keepdim=True))[:, 0]
        return torch.where(known[:, None], ends, to_seats(chances, copies.actor(), copies.players))

    def targets(self) -> Targets | None:
        return Targets(*(torch.cat(parts) for parts in zip(*self.kept, strict=True))) if self.kept else None


def drawn_places(logits: Any, most: int) -> Any:
    """So many places of the list, each once, drawn by their chances (Gumbel's trick)."""
    noise = -torch.empty_like(logits).exponential_().log()
    return (logits + noise).topk(min(most, logits.shape[1])).indices


def improved(logits: Any, looked: Looked, sharpness: float) -> Any:
    """The chances of the listed decisions, where those that were tried are likelier the more their value is above
    what the network expects among them; the others stay as likely beside them as they were."""
    weight = logits.softmax(1).gather(1, looked.place) * looked.is_legal + 1e-9
    expected = (weight * looked.own).sum(1, keepdim=True) / weight.sum(1, keepdim=True)
    gain = torch.where(looked.is_legal, sharpness * (looked.own - expected), 0.0)
    return logits.scatter_add(1, looked.place, gain).softmax(1)
