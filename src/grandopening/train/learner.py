"""A policy network that learns: its weights, the losses, and what plays and what is written. It knows no games."""

import copy
from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any

import numpy as np
import torch
from torch.nn.functional import cross_entropy, smooth_l1_loss

from ..core.contract import SEATS
from .model import OFF, Critic, Model
from .plan import Plan
from .returns import Examples, Lessons, Targets

MOST_OLDER = 12  # copies that are kept as rivals
SMOOTHED = 0.03  # of what is imitated goes to all legal decisions alike: who is never unsure explores nothing
WARMING_UP = 5  # rounds until the learning rate is what it should be
FIGURES = ("policy", "value", "points", "entropy", "moved")  # of PPO's loss,
OF_LOOKING = ("look_policy", "look_value", "look_agreed")  # and of the loss by looking ahead


class Learner:
    def __init__(self, features: dict[str, Any], action_at: Any, plan: Plan, device: str, hidden: int = 0) -> None:
        """`hidden`: so many numbers that others know are shown to a critic; without any there is none."""
        torch.manual_seed(plan.seed)
        self.plan, self.device, self.features = plan, device, features
        self.model = Model(features, action_at, plan.width, plan.blocks)
        self.model.to(device)
        self.hidden = hidden
        self.critic = self._new_critic() if hidden else None
        self.average = copy.deepcopy(self.model)
        self.rival = copy.deepcopy(self.model)  # plays as one of the older copies,
        self.older = {0: copy.deepcopy(self.model.state_dict())}  # by the round they were copied after
        self.optimizer = self._new_optimizer()
        self.run_compiled(device == "cuda")

    def _new_critic(self) -> Any:
        return Critic(self.features, self.hidden, self.plan.width, self.plan.blocks).to(self.device)

    def _new_optimizer(self) -> Any:
        rate, fused = self.plan.learning_rate, self.device == "cuda"
        return torch.optim.AdamW(self.parameters(), rate, eps=1e-5, fused=fused)

    def parameters(self) -> list[Any]:
        """All that learn."""
        return [*self.model.parameters(), *(self.critic.parameters() if self.critic else ())]

    def run_compiled(self, is_compiled: bool) -> None:
        make: Callable[[Any], Any] = torch.compile if is_compiled else lambda function: function
        self._ppo, self._imitation = make(self._ppo_loss), make(self._imitation_loss)
        self._look, self._criticise = make(self._look_loss), make(self._critics_loss)
        self._judge, self._judge_as_rival = make(self._evaluated), make(self._rivals_logits)
        self._judge_by_all = make(self._evaluated_by_all)

    def prepare(self, games: int, rivals: int, widest: int, size: int) -> None:
        """Compile all that is needed, by made-up data of the sizes that will come; if that fails, go on without.
        Nothing is learned from them. What one process has compiled, torch finds on the disk in the next."""
        try:
            self._try_all(games, rivals, widest, size)
        except Exception as error:  # whatever the compiler did not like: uncompiled it runs too
            print(f"not compiled: {type(error).__name__}: {str(error)[:500]}", flush=True)
            self.run_compiled(False)
            self._try_all(games, rivals, widest, size)
        self.optimizer.zero_grad()

    def _try_all(self, games: int, rivals: int, widest: int, size: int) -> None:
        observed, _, _, players = at_once = self._made_up(games, widest, size)
        self.evaluate(*at_once)
        self.chances_by_all(observed, self._nothing_hidden(games), players)
        if rivals:
            self.evaluate_as_rival(*self._made_up(rivals, widest, size))
        for minibatch in (self.plan.minibatch, self.imitation_minibatch):
            observed, legal, n_legal, players = self._made_up(minibatch, widest, size)
            one, seats = torch.zeros(minibatch, device=self.device), torch.zeros(minibatch, SEATS, device=self.device)
            hidden, chosen = self._nothing_hidden(minibatch), one.long()
            shown = (observed, hidden, legal.short(), n_legal, players)
            if minibatch == self.plan.minibatch:
                loss, _ = self.ppo_loss(Lessons(*shown, chosen, one, one.bool(), one, seats, seats, one), 1.0)
            else:
                loss, _ = self.imitation_loss(Examples(*shown, chosen, one.bool(), seats, seats))
            loss = loss + self.critics_loss(observed, hidden, players, seats)
            loss.backward()
        if self.plan.looks:
            n = self.looks_minibatch
            observed, legal, n_legal, players = self._made_up(n, widest, size)
            wished, chances = (torch.zeros(n, k, device=self.device) for k in (widest, SEATS))
            trains = torch.zeros(n, dtype=torch.bool, device=self.device)
            targets = Targets(observed, legal.short(), n_legal, players, wished.half(), chances, trains)
            self.look_loss(targets)[0].backward()

    def _made_up(self, n: int, widest: int, size: int) -> tuple[Any, ...]:
        observed = torch.zeros(n, size, dtype=torch.int16, device=self.device)
        legal = torch.zeros(n, widest, dtype=torch.int64, device=self.device)
        n_legal = torch.full((n,), 2, dtype=torch.int32, device=self.device)
        return observed, legal, n_legal, torch.full((n,), 2, dtype=torch.int64, device=self.device)

    def _nothing_hidden(self, n: int) -> Any:
        return torch.zeros(n, self.hidden, dtype=torch.int8, device=self.device)

    @property
    def imitation_minibatch(self) -> int:
        return max(1, self.plan.minibatch // 2)

    @property
    def looks_minibatch(self) -> int:
        return max(1, self.plan.minibatch // 8)

    def _autocast(self) -> Any:
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    # playing

    def evaluate(self, *seen: Any) -> tuple[Any, Any]:
        """The logits of the legal decisions, and each seat's chance to win, from the viewer on."""
        with torch.no_grad(), self._autocast():
            logits, chances = self._judge(*seen)
        return logits, chances

    def chances_by_all(self, observed: Any, hidden: Any, players: Any) -> Any:
        """Each seat's chance to win by all hands, from the viewer on; None where there is no critic."""
        if self.critic is None:
            return None
        with torch.no_grad(), self._autocast():
            return self._judge_by_all(observed, hidden, players)

    def evaluate_as_rival(self, *seen: Any) -> Any:
        with torch.no_grad(), self._autocast():
            return self._judge_as_rival(*seen)

    def _evaluated(self, observed: Any, legal: Any, n_legal: Any, players: Any) -> tuple[Any, Any]:
        logits, chances, _ = self.model(observed, legal, n_legal, players)
        return logits, chances.softmax(1)

    def _evaluated_by_all(self, observed: Any, hidden: Any, players: Any) -> Any:
        assert self.critic
        return self.critic(observed, hidden, players).softmax(1)

    def _rivals_logits(self, observed: Any, legal: Any, n_legal: Any, players: Any) -> Any:
        return self.rival(observed, legal, n_legal, players)[0]

    def change_rival(self, rounds: int) -> None:
        """Another older copy every round; now and then a new one takes the place of another. The first stays."""
        if rounds % 25 == 0:
            self.older[rounds] = copy.deepcopy(self.average.state_dict())
            if len(self.older) > MOST_OLDER:
                del self.older[list(self.older)[1 + int(np.random.default_rng(rounds).integers(MOST_OLDER - 1))]]
        self.rival.load_state_dict(list(self.older.values())[rounds % len(self.older)])

    def begin_anew(self) -> None:
        """With these weights: as the average, as the only older copy, and without the optimizer's past."""
        self.average.load_state_dict(self.model.state_dict())
        self.older = {0: copy.deepcopy(self.model.state_dict())}
        self.rival.load_state_dict(self.older[0])
        self.optimizer = self._new_optimizer()

    # learning

    def set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def step(self, loss: Any) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        if self.critic:
            torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimizer.step()

    def learn(self, lessons: Lessons, left: float, rounds: int, targets: Targets | None = None) -> dict[str, float]:
        """Once from every decision, and beside each minibatch from some of the targets; the rates fall to nearly
        nothing as the time runs out. A last minibatch that is not full is left out: another size would have to be
        compiled."""
        plan, size = self.plan, min(self.plan.minibatch, len(lessons.chosen))
        self.set_rate(plan.learning_rate * (0.03 + 0.97 * left) * min(1.0, (1 + rounds) / WARMING_UP))
        rows: Any = torch.randperm(len(lessons.chosen), device=self.device)
        found = []
        for some in rows[: len(rows) // size * size].split(size):
            taken = Lessons(*(part[some] for part in lessons))
            loss, figures = self.ppo_loss(taken, plan.entropy * (0.1 + 0.9 * left))
            if self.critic:
                criticised = self.critics_loss(taken.observed, taken.hidden, taken.players, taken.chances)
                loss, figures = loss + criticised, torch.cat([figures, criticised[None]])
            if targets is not None:
                drawn = torch.randint(len(targets.players), (self.looks_minibatch,), device=self.device)
                off, looked = self.look_loss(Targets(*(part[drawn] for part in targets)))
                loss, figures = loss + plan.looks_weight * off, torch.cat([figures, looked])
            self.step(loss)
            found.append(figures.detach())
        names = [*FIGURES, *(["critic"] if self.critic else []), *(OF_LOOKING if targets is not None else [])]
        means = means_of(names, found)
        if not all(map(isfinite, means.values())):  # a step too far: back to weights that are known to be good
            self.model.load_state_dict(self.average.state_dict())
            if self.critic and not isfinite(means["critic"]):  # there are none of it
                self.critic.load_state_dict(self._new_critic().state_dict())
            self.optimizer = self._new_optimizer()
            return means
        with torch.no_grad():
            for mean, own in zip(self.average.parameters(), self.model.parameters(), strict=True):
                mean.lerp_(own, 1 - plan.average)
        return means

    def ppo_loss(self, lessons: Lessons, entropy_weight: float) -> tuple[Any, Any]:
        with self._autocast():
            weight = torch.tensor(entropy_weight, device=self.device)
            loss, figures = self._ppo(weight, *lessons)
        return loss, figures

    def _ppo_loss(self, entropy_weight: Any, *parts: Any) -> tuple[Any, Any]:
        """PPO's clipped loss of the decisions, cross entropy of the victories, errors of the points, entropy."""
        observed, _, legal, n_legal, players, chosen, log_chance, trains, advantage, chances, points, known = parts
        logits, found_chances, found_points = self.model(observed, legal.long(), n_legal, players)
        log_chances = logits.log_softmax(1)
        change = log_chances.gather(1, chosen[:, None])[:, 0] - log_chance
        ratio = change.clamp(-5, 5).exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip) * advantage
        weight = trains.float() / trains.float().mean().clamp(min=0.01)
        policy = -(torch.minimum(ratio * advantage, clipped) * weight).mean()
        entropy = -((log_chances.exp() * log_chances).sum(1) * weight).mean()
        value = cross_entropy(found_chances, chances)
        off = (_points_off(found_points, points, players) * known).mean()
        loss = policy + value + self.plan.points_weight * off - entropy_weight * entropy
        moved = ((ratio - 1 - change) * weight).mean()  # an estimate of the KL divergence
        return loss, torch.stack([policy, value, off, entropy, moved])

    def critics_loss(self, observed: Any, hidden: Any, players: Any, chances: Any) -> Any:
        """Cross entropy of the victories; nothing where there is no critic."""
        if self.critic is None:
            return 0.0
        with self._autocast():
            return self._criticise(observed, hidden, players, chances)

    def _critics_loss(self, observed: Any, hidden: Any, players: Any, chances: Any) -> Any:
        assert self.critic
        return cross_entropy(self.critic(observed, hidden, players), chances)

    def look_loss(self, targets: Targets) -> tuple[Any, Any]:
        with self._autocast():
            loss, figures = self._look(*targets)
        return loss, figures

    def _look_loss(self, *parts: Any) -> tuple[Any, Any]:
        """Cross entropy of what was found by looking ahead: of the decisions, and of the victories."""
        observed, legal, n_legal, players, wished, chances, trains = parts
        logits, found_chances, _ = self.model(observed, legal.long(), n_legal, players)
        wished = wished.float()
        weight = trains.float() / trains.float().mean().clamp(min=0.01)
        policy = -((wished * logits.log_softmax(1)).sum(1) * weight).mean()
        value = cross_entropy(found_chances, chances)
        agreed = ((logits.argmax(1) == wished.argmax(1)).float() * weight).mean()
        return policy + value, torch.stack([policy, value, agreed])

    def imitation_loss(self, examples: Examples) -> tuple[Any, Any]:
        with self._autocast():
            loss, figures = self._imitation(*examples)
        return loss, figures

    def _imitation_loss(self, *parts: Any) -> tuple[Any, Any]:
        """Cross entropy of the teacher's decisions and of the victories, errors of the points."""
        observed, _, legal, n_legal, players, chosen, trains, chances, points = parts
        logits, found_chances, found_points = self.model(observed, legal.long(), n_legal, players)
        log_chances = logits.log_softmax(1)
        is_legal = logits > OFF
        evenly = torch.where(is_legal, log_chances, 0.0).sum(1) / is_legal.sum(1)
        right = log_chances.gather(1, chosen[:, None])[:, 0]
        weight = trains.float() / trains.float().mean().clamp(min=0.01)
        policy = -(((1 - SMOOTHED) * right + SMOOTHED * evenly) * weight).mean()
        value = cross_entropy(found_chances, chances)
        off = _points_off(found_points, points, players).mean()
        agreed = ((logits.argmax(1) == chosen).float() * weight).mean()
        loss = policy + value + self.plan.points_weight * off
        return loss, torch.stack([policy, value, off, agreed])


def _points_off(found: Any, points: Any, players: Any) -> Any:
    present = torch.arange(SEATS, device=players.device) < players[:, None]
    return (smooth_l1_loss(found / 10, points / 10, reduction="none") * present).sum(1)


def means_of(names: Sequence[str], found: list[Any]) -> dict[str, float]:
    means = torch.stack(found).float().mean(0).tolist()
    return {name: round(value, 4) for name, value in zip(names, means, strict=True)}
