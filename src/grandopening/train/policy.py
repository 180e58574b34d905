"""Teach a policy network by self-play (PPO): it plays all seats of many games at once and learns from who won.

Everything stays on one device: `Batch` plays, torch learns. A decision is credited to every seat: the network tells
each seat's chance to win at every decision, and what the chances become later says how good the decision was
(generalised advantage estimation over all decisions of a game). Some games begin with random decisions, so that many
kinds of positions occur; in some, older copies of the network sit at the table, so that old lessons are not forgotten.
It can begin with what a teacher does (imitation.py), or with a network, and learn from looking ahead (look_ahead.py).
"""

import copy
import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ..bots.match import play_match
from ..bots.policy_bot import policy_of
from ..bots.policy_network import PolicyNetwork, features_of, read_policy, write_policy
from ..core.contract import Game
from ..cores import usable_cores
from ..envs.learning import Numbering, observation_size
from .checkpoint import has_piece, pieces_in, read_piece, remove_piece, write_piece
from .imitation import imitate, replayed
from .learner import Learner
from .look_ahead import LookAhead
from .model import OFF
from .plan import Plan
from .returns import Steps, lessons_of, to_seats
from .table import WIDEST, Table, hidden_in, whole_rounds
from .tables import setups_of
from .teacher import Taught, read_taught

MOMENTS = ("exp_avg", "exp_avg_sq")  # of Adam
PIECES = ("done", "model", "average", "critic", "steps")  # of a checkpoint, beside them,
OLDER = "older_"  # and beside each of the older copies, which a run can go on without
OPPONENT = "greedy"  # of the evaluation
PARTS = 8  # in which games are begun, one after the other, so that they are not all at the same point
AVERAGED, PLAIN, IMITATED, LOG, CHECKPOINT = "policy.npz", "policy_plain.npz", "imitated.npz", "log.jsonl", "checkpoint"


class Trainer:
    def __init__(self, table: Table, learner: Learner, folder: Path) -> None:
        self.table, self.learner, self.folder = table, learner, folder
        self.plan, self.device = learner.plan, learner.device
        self.done: dict[str, Any] = {"rounds": 0, "decisions": 0, "games": 0, "seconds": 0.0}
        self.age = torch.zeros(table.games, dtype=torch.long, device=self.device)
        self.random_until = self._openings(table.games)
        # In the first games every second seat is a rival's; one half of them have it at seat 0.
        self.with_rivals = rivals_of(self.plan, table.games)
        self.rivals_seats = torch.arange(self.with_rivals, device=self.device) // table.tables % 2
        self.look_ahead = LookAhead(table, learner) if self.plan.looks else None
        self.kept: set[int] = set()  # the older copies that are on disk

    def _openings(self, n: int) -> Any:
        lengths = torch.randint(1, self.plan.opening_decisions + 1, (n,), device=self.device)
        return lengths * (torch.rand(n, device=self.device) < self.plan.opening)

    def begin(self, seed: int) -> None:
        """All games anew, in parts, each a little later than the one before."""
        self.table.begin(seed)
        self.age.zero_()
        for part in range(PARTS):
            for _ in range(self.plan.steps // 2):
                self._step()
            some = np.arange(part, self.table.games, PARTS)
            self.table.begin_some(some, seed + (1 + part) * self.table.games)
            self.age[part::PARTS] = 0
            self.random_until[part::PARTS] = self._openings(len(some))

    def play(self) -> tuple[Steps, Any]:
        """So many steps of every game, and every seat's chance after the last of them."""
        between = -(-self.plan.steps // max(1, self.plan.looks))
        kept = [self._step(looks=step % between == 0) for step in range(self.plan.steps)]
        steps = Steps(*(torch.stack(parts) for parts in zip(*kept, strict=True)))
        seen, hidden = self.table.seen(), self.table.hidden()
        after = self._chances(seen, hidden, self.learner.evaluate(*seen)[1])
        self.done["decisions"] += steps.over.numel()
        self.done["games"] += int(steps.over.sum())
        return steps, to_seats(after, self.table.actor(), self.table.players)

    def _step(self, looks: bool = False) -> tuple[Any, ...]:
        observed, legal, n_legal, players = seen = self.table.seen()
        hidden, actor = self.table.hidden(), self.table.actor()
        logits, chances = self.learner.evaluate(*seen)
        chances = self._chances(seen, hidden, chances)
        trains = self.age >= self.random_until
        logits = torch.where(trains[:, None] | (logits <= OFF), logits, 0.0)
        if self.with_rivals:
            some = slice(self.with_rivals)
            is_theirs = actor[some] % 2 == self.rivals_seats
            theirs = self.learner.evaluate_as_rival(*(part[some] for part in seen))
            logits[some] = torch.where((is_theirs & trains[some])[:, None], theirs, logits[some])
            trains[some] &= ~is_theirs
        if looks and self.look_ahead:
            self.look_ahead.look(self.table, seen, logits, trains)
        log_chances = logits.log_softmax(1)
        chosen = (logits - torch.empty_like(logits).exponential_().log()).argmax(1, keepdim=True)  # by its chance
        over, shares, points = self.table.step(legal.gather(1, chosen)[:, 0])
        self.age = torch.where(over, 0, self.age + 1)
        self.random_until = torch.where(over, self._openings(len(over)), self.random_until)
        log_chance = log_chances.gather(1, chosen)[:, 0]
        chances = to_seats(chances, actor, players)
        made = (chosen[:, 0], log_chance, trains, chances)
        return observed, hidden, legal.short(), n_legal, actor, *made, over, shares, points

    def _chances(self, seen: tuple[Any, ...], hidden: Any, chances: Any) -> Any:
        """The critic's, where there is one, instead of what the seat to decide thinks."""
        by_all = self.learner.chances_by_all(seen[0], hidden, seen[3])
        return chances if by_all is None else by_all

    def run(self, until: float) -> None:
        """Until the time is up (the plan's minutes or rounds, or this moment if it comes first). What there is is
        written every so often."""
        plan, before, written = self.plan, self.done["seconds"], self.done["seconds"]
        most = plan.rounds or float("inf")
        began = time.time()
        length = before + min(60 * plan.minutes - before, until - began)
        self.begin(1 + plan.seed + self.done["rounds"])
        while self.done["seconds"] < length and self.done["rounds"] < most:
            left = 1 - self.done["seconds"] / length
            steps, after = self.play()
            lessons = lessons_of(steps, after, self.table.players, plan.policy_lambda, plan.value_lambda)
            del steps
            targets = self.look_ahead.targets() if self.look_ahead else None
            figures = self.learner.learn(lessons, left, self.done["rounds"], targets)
            del lessons, targets
            self.done["rounds"] += 1
            self.done["seconds"] = round(before + time.time() - began, 1)
            self.learner.change_rival(self.done["rounds"])
            self.log(figures)
            is_last = self.done["seconds"] >= length or self.done["rounds"] >= most
            if is_last or self.done["seconds"] - written >= 60 * plan.minutes_between:
                written = self.done["seconds"]
                self.write()
                print(json.dumps({**self.done, **figures}), flush=True)

    def imitate(self, taught: Taught) -> None:
        """The decisions of a teacher; what comes of it is written apart."""
        figures = imitate(self.learner, replayed(self.table, taught))
        self.done["imitation"] = figures
        write_policy(self.folder / IMITATED, self.learner.model.as_network(), {**asdict(self.plan), **figures})
        print(json.dumps(figures), flush=True)

    def log(self, figures: dict[str, Any]) -> None:
        with (self.folder / LOG).open("a") as file:
            file.write(json.dumps({"at": round(time.time(), 1), **self.done, **figures}) + "\n")

    def write(self) -> None:
        """The averaged network and the newest; apart from them what is needed to go on, in pieces of their size."""
        training = {**asdict(self.plan), **self.done}
        for name, model in ((AVERAGED, self.learner.average), (PLAIN, self.learner.model)):
            path = self.folder / f"new_{name}"
            write_policy(path, model.as_network(), training)
            path.replace(self.folder / name)  # nobody finds half a file
        kept = self.folder / CHECKPOINT
        kept.mkdir(exist_ok=True)
        self._write_older(kept)
        for name, part in self._checkpoint().items():
            write_piece(kept, name, part)

    def _write_older(self, folder: Path) -> None:
        """A copy never changes, so each is written once, in half precision: it only plays."""
        older = self.learner.older
        for name in pieces_in(folder, OLDER):
            if int(name.removeprefix(OLDER)) not in older:
                remove_piece(folder, name)
        for rounds in older.keys() - self.kept:
            halved = {name: part.half() if part.ndim > 1 else part for name, part in older[rounds].items()}
            write_piece(folder, f"{OLDER}{rounds}", halved)
        self.kept = set(older)

    def _checkpoint(self) -> dict[str, Any]:
        learner = self.learner
        states = [learner.optimizer.state.get(parameter, {}) for parameter in learner.parameters()]
        return {
            "done": {**self.done, "features": learner.features},
            "model": learner.model.state_dict(),
            "average": learner.average.state_dict(),
            **({"critic": learner.critic.state_dict()} if learner.critic else {}),
            **{moment: [state.get(moment) for state in states] for moment in MOMENTS},
            "steps": [state.get("step") for state in states],
        }

    def resume(self, folder: Path) -> None:
        """From a checkpoint."""
        learner = self.learner
        names = [name for name in (*PIECES, *MOMENTS) if has_piece(folder, name)]
        kept = {name: read_piece(folder, name, self.device) for name in names}
        learner.model.load_state_dict(kept["model"])
        learner.average.load_state_dict(kept["average"])
        if learner.critic and "critic" in kept:  # a run may have begun before there were critics
            learner.critic.load_state_dict(kept["critic"])
        self._read_older(folder)
        for k, (parameter, step) in enumerate(zip(learner.parameters(), kept["steps"], strict=False)):
            if step is not None:
                learner.optimizer.state[parameter] = {"step": step, **{moment: kept[moment][k] for moment in MOMENTS}}
        self.done = {name: value for name, value in kept["done"].items() if name not in ("features", "evaluation")}

    def _read_older(self, folder: Path) -> None:
        """Where there are none, what was averaged until now is the only one."""
        self.kept = {int(name.removeprefix(OLDER)) for name in pieces_in(folder, OLDER)}
        older = {rounds: read_piece(folder, f"{OLDER}{rounds}", self.device) for rounds in sorted(self.kept)}
        self.learner.older = older or {0: copy.deepcopy(self.learner.average.state_dict())}

    def evaluate(self) -> None:
        """Play what was written against others, and write the share of victories beside how it was made."""
        policy_of.cache_clear()  # a file of this name may have been read before
        setup, games = self.table.batch.setup.game.set_up(), self.plan.evaluation_games
        names = [f"policy={self.folder / AVERAGED}", *[OPPONENT] * (setup.players - 1)]
        match = play_match([setup], names, games, self.plan.seed, usable_cores())
        share = [round(value, 4) for value in match.interval(0)]
        self.done["evaluation"] = {"against": OPPONENT, "games": len(match.won), "share": share}
        self.write()
        print(json.dumps(self.done), flush=True)


def rivals_of(plan: Plan, games: int) -> int:
    return int(plan.old * games)


def compile_for(game: Game, plan: Plan, device: str, teacher: Sequence[Path], begin: Path | None = None) -> None:
    """What torch compiles for a training, for another process to find on the disk; the games themselves are not
    needed, which that process compiles at the same time."""
    features = features_in(read_policy(game, begin)) if begin else read_taught(teacher, game)[1]
    games = whole_rounds(plan.games, len(setups_of(game)))
    learner = Learner(features, Numbering(game, "decisions").action_at, plan, device, hidden_in(game))
    learner.prepare(games, rivals_of(plan, games), min(WIDEST, game.max_legal), observation_size(game))


def features_in(network: PolicyNetwork) -> dict[str, Any]:
    return {name: getattr(network, name) for name in ("source", "kind", "level", "scale")}


def train_policy(
    game: Game,
    plan: Plan,
    device: str,
    folder: Path,
    teacher: Sequence[Path] = (),
    begin: Path | None = None,
    until: float = float("inf"),
) -> None:
    """Goes on where the folder's checkpoint ends, if there is one; else begins with a network, or with the games of a
    teacher, if there are some."""
    folder.mkdir(parents=True, exist_ok=True)
    began, kept = time.time(), folder / CHECKPOINT
    goes_on = has_piece(kept, "done")
    taught, features = read_taught(teacher, game) if teacher and not goes_on else (None, {})
    network = read_policy(game, begin) if begin and not goes_on else None
    table = Table(game, plan.games, device, 1 + plan.seed)
    print(f"games after {time.time() - began:.0f} s", flush=True)
    if goes_on:  # with the same features
        features = read_piece(kept, "done", "cpu")["features"]
    elif network:
        features = features_in(network)
    features = features or features_of(game, table.random_observations())
    learner = Learner(features, table.batch.numbering.action_at, plan, device, hidden_in(game))
    trainer = Trainer(table, learner, folder)
    learner.prepare(table.games, trainer.with_rivals, table.widest, observation_size(game))
    print(f"network after {time.time() - began:.0f} s", flush=True)
    if goes_on:
        trainer.resume(kept)
    elif network:
        learner.model.load_network(network)
        learner.begin_anew()
    elif taught is not None:
        try:
            trainer.imitate(taught)
        except RuntimeError as error:  # self-play needs no teacher
            print(f"not imitated: {error}", flush=True)
    trainer.run(until)
    if plan.evaluation_games:
        trainer.evaluate()
