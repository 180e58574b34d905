"""PPO in plain torch: one network plays all seats of a batch of games against itself, on a CPU or a GPU.

    pip install 'grandopening[train]'
    python examples/ppo.py franchise --players 2 --minutes 3 --out ppo.npz
    grandopening tournament franchise --players 2 --bots policy=ppo.npz,greedy,reference --games 300

Copy it and change what you like. The file it writes plays wherever a bot can be named.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.distributions import Categorical

from grandopening.bots.policy_network import features_of, write_policy
from grandopening.envs import Batch
from grandopening.train.model import Model

WIDTH, BLOCKS = 128, 1  # of the network
STEPS = 64  # decisions in each game between two updates
EPOCHS, MINIBATCH = 3, 1024
LEARNING_RATE, GRADIENT = 1e-3, 0.5  # the rate falls to nothing; no gradient is longer
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5  # weights of the loss
LAMBDA = 0.95  # of generalised advantage estimation; nothing is discounted
MARGIN = 0.3  # so much of a reward is for the share of all points: in the beginning nobody wins on purpose
ASKED: dict[str, Any] = {"numbering": "decisions", "skip_forced": True}
OPPONENTS = ("random", "reference", "greedy")  # to measure it by


def as_tensor(part: Any, device: str) -> Any:
    """A copy: the batch writes over its memory."""
    return torch.as_tensor(part, device=device).clone()


def host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


class Learner:
    def __init__(self, batch: Batch, seed: int) -> None:
        torch.manual_seed(seed)
        self.batch, self.players, self.decisions = batch, batch.setup.players, 0
        seen = []
        for _ in range(200):  # random play tells which numbers of an observation say anything
            batch.step(batch.sample())
            seen.append(host(batch.observe())[::16].copy())
        features = features_of(batch.setup.game, np.concatenate(seen))
        self.model = Model(features, batch.numbering.action_at, WIDTH, BLOCKS).to(batch.device)
        self.optimizer = torch.optim.Adam(self.model.parameters(), LEARNING_RATE, eps=1e-5)

    def look(self, batch: Batch) -> dict[str, Any]:
        """What the model is asked."""
        actions, n = batch.legal()
        parts = {"observed": batch.observe(), "legal": actions, "n_legal": n, "actor": batch.actor}
        return {name: as_tensor(part, batch.device).to(self.batch.device) for name, part in parts.items()}

    def ask(self, observed: Any, legal: Any, n_legal: Any, actor: Any) -> tuple[Any, Any]:
        """A policy over the list of legal decisions, and the logits of each seat's victory."""
        n_legal = n_legal.long().clamp(min=1)
        legal = legal[:, : int(n_legal.max())].long().clamp(0, self.batch.n_actions - 1)  # nothing stands behind n
        logits, chances, _ = self.model(observed, legal, n_legal, torch.full_like(n_legal, self.players))
        from_viewer = (torch.arange(self.players, device=actor.device) - actor[:, None]) % self.players
        return Categorical(logits=logits), chances.gather(1, from_viewer)

    @torch.no_grad()
    def play(self) -> dict[str, Any]:
        """Some decisions in every game by the network as it is: everything by step and game."""
        rows: list[dict[str, Any]] = []
        for _ in range(STEPS):
            row = self.look(self.batch)
            policy, chances = self.ask(**row)
            chosen = policy.sample()
            self.batch.step(row["legal"].gather(1, chosen[:, None])[:, 0])
            over, share, points = (
                as_tensor(part, self.batch.device) for part in (self.batch.over, self.batch.share, self.batch.points)
            )
            points = points[:, : self.players].clamp(min=0) + 1e-6
            reward = (1 - MARGIN) * share + MARGIN * over[:, None] * points / points.sum(1, keepdim=True)
            row |= {"chosen": chosen, "before": policy.log_prob(chosen), "value": chances.softmax(1)}
            rows.append(row | {"over": over, "reward": reward})
        self.decisions += STEPS * self.batch.n
        last = self.ask(**self.look(self.batch))[1].softmax(1)
        return {name: torch.stack([row[name] for row in rows]) for name in rows[0]} | {"last": last}

    def learn(self, played: dict[str, Any]) -> None:
        reward, value, next_value = played.pop("reward"), played.pop("value"), played.pop("last")
        goes_on = 1 - played.pop("over").float()[:, :, None]
        advantage, gain = torch.zeros_like(value), torch.zeros_like(next_value)
        for t in reversed(range(STEPS)):  # of every seat at every decision, whoever makes it
            gain = reward[t] + goes_on[t] * (next_value + LAMBDA * gain) - value[t]
            advantage[t], next_value = gain, value[t]
        played["returns"] = advantage + value
        own = advantage.gather(2, played["actor"].long()[:, :, None])[:, :, 0]
        played["advantage"] = (own - own.mean()) / (own.std() + 1e-8)
        columns = {name: part.flatten(0, 1) for name, part in played.items()}
        for _ in range(EPOCHS):
            for rows in torch.randperm(own.numel(), device=own.device).split(MINIBATCH):
                self.update(**{name: column[rows] for name, column in columns.items()})

    def update(self, chosen: Any, before: Any, returns: Any, advantage: Any, **seen: Any) -> None:
        policy, chances = self.ask(**seen)
        ratio = (policy.log_prob(chosen) - before).exp()
        better = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        surprise = -(returns * chances.log_softmax(1)).sum(1).mean()
        loss = -better + VALUE * surprise - ENTROPY * policy.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), GRADIENT)
        self.optimizer.step()

    @torch.no_grad()
    def share_against(self, opponent: str, games: int) -> float:
        """Of the victories, in each seat in turn against opponents in all others. The network draws its moves as in
        training, so that no two games are alike."""
        found = []
        for seat in range(self.players):
            others = {other: opponent for other in range(self.players) if other != seat}
            batch = Batch(self.batch.setup, games // self.players, opponents=others, auto_reset=False, **ASKED)
            share, done = np.zeros(batch.n), np.zeros(batch.n, bool)
            while not done.all():
                seen = self.look(batch)
                chosen = self.ask(**seen)[0].sample()
                batch.step(seen["legal"].gather(1, chosen[:, None])[:, 0].cpu())
                share, done = share + batch.share[:, seat], done | batch.over
            found.append(share.mean())
        return float(np.mean(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--device", default="cpu", help="or cuda")
    parser.add_argument("--games", type=int, default=128, help="at once; tens of thousands on a GPU")
    parser.add_argument("--minutes", type=float, default=10, help="of learning: of one core, or with a GPU")
    parser.add_argument("--every", type=float, default=1, help="minutes between two measurements")
    parser.add_argument("--measured", type=int, default=400, help="games against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo.npz"))
    asked = parser.parse_args()
    torch.set_num_threads(1)  # so small a network gains nothing by more
    batch = Batch(asked.game, asked.games, asked.device, seed=asked.seed, players=asked.players, **ASKED)
    learner = Learner(batch, asked.seed)
    clock = time.process_time if asked.device == "cpu" else time.perf_counter  # a core's own seconds, or a GPU's
    spent, next_look = 0.0, 0.0  # seconds of learning; measuring is not counted
    while True:
        is_last = spent >= 60 * asked.minutes
        if spent >= next_look or is_last:
            shares = {name: round(learner.share_against(name, asked.measured), 4) for name in OPPONENTS}
            row = {"decisions": learner.decisions, "minutes": round(spent / 60, 2), **shares}
            print(json.dumps(row), flush=True)
            write_policy(asked.out, learner.model.as_network(), {"example": "ppo", "seed": asked.seed, **row})
            next_look = spent + 60 * asked.every
        if is_last:
            return
        start = clock()
        learner.optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(0.05, 1 - spent / (60 * asked.minutes))
        learner.learn(learner.play())
        spent += clock() - start


if __name__ == "__main__":
    main()
