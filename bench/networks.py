"""Policy networks against each other, many games at once: which is stronger, and what does looking ahead bring?

    python bench/networks.py franchise new.npz old.npz --device cuda
    python bench/networks.py franchise net.npz net.npz --device cuda --ahead 0,16 --sharpness 25,100

One seat of every game plays by the first network, the others by the second; seats are rotated, and games begin with
some random decisions. With --ahead the one looks ahead as in training (train/look_ahead.py): it tries its likeliest
decisions in copies of the game, plays them on for so many decisions, and chooses what is likeliest then; the greater
the sharpness, the more what it found counts beside its first opinion. A shared victory counts 1/k. Needs torch.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import torch

from grandopening.bots.policy_network import read_policy
from grandopening.core.contract import Game
from grandopening.games import game_named
from grandopening.lab.stats import percent, wilson
from grandopening.train.learner import Learner
from grandopening.train.look_ahead import LookAhead, improved
from grandopening.train.model import OFF
from grandopening.train.plan import Plan
from grandopening.train.policy import features_in
from grandopening.train.table import Table

MOST = 2000  # decisions of one game


def learner_of(game: Game, file: Path, table: Table, plan: Plan) -> Learner:
    network = read_policy(game, file)
    learner = Learner(features_in(network), table.batch.numbering.action_at, plan, table.device)
    learner.model.load_network(network)
    return learner


def play(one: Learner, others: Learner, table: Table, look: LookAhead | None, opening: int, seed: int) -> Any:
    """The share of the victory of the one, in the first game at each place."""
    torch.manual_seed(seed)
    table.begin(seed)
    seat = torch.arange(table.games, device=table.device) // table.tables % table.players
    shares, known = torch.zeros_like(seat, dtype=torch.float32), torch.zeros_like(seat, dtype=torch.bool)
    random_until = torch.randint(0, opening + 1, seat.shape, device=table.device)
    for step in range(MOST):
        seen, is_own = table.seen(), table.actor() == seat
        logits = others.evaluate(*seen)[0]
        if one is not others:
            logits = torch.where(is_own[:, None], one.evaluate(*seen)[0], logits)
        at_random = step < random_until
        logits = torch.where(at_random[:, None] & (logits > OFF), torch.rand_like(logits), logits)
        if look:
            rows = look.drawn(is_own & ~known & ~at_random)
            places = logits[rows].topk(min(look.plan.candidates, logits.shape[1])).indices
            found = improved(logits[rows], look.look_at(table, seen, rows, places), look.plan.sharpness)
            wanted = (is_own & ~at_random)[rows][:, None]
            logits[rows] = torch.where(wanted, found.log(), logits[rows])
        over, won, _ = table.step(seen[1].gather(1, logits.argmax(1, keepdim=True))[:, 0])
        shares = torch.where(over & ~known, won.gather(1, seat[:, None])[:, 0], shares)
        known |= over
        if step % 16 == 0 and bool(known.all()):
            break
    return shares[known]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one", type=Path)
    parser.add_argument("others", type=Path, nargs="+", help="one after the other")
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    parser.add_argument("--games", type=int, default=32_760)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opening", type=int, default=12, help="random decisions at the beginning, at most")
    parser.add_argument("--ahead", default="", help="decisions that the one plays on: several, separated by commas")
    parser.add_argument("--sharpness", default="25")
    parser.add_argument("--candidates", type=int, default=Plan.candidates)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = game_named(asked.game)
    table = Table(game, asked.games, asked.device, asked.seed, [game.set_up({"players": asked.players})])
    ways = [(int(n), float(s)) for n in asked.ahead.split(",") if n for s in asked.sharpness.split(",")] or [None]
    one = learner_of(game, asked.one, table, Plan())
    for file in asked.others:
        others = one if file == asked.one else learner_of(game, file, table, Plan())
        for way in ways:
            if way:
                one.plan = Plan(candidates=asked.candidates, ahead=way[0], sharpness=way[1])
            began = time.perf_counter()
            shares = play(one, others, table, LookAhead(table, one) if way else None, asked.opening, asked.seed)
            share = wilson(float(shares.mean()), len(shares))
            told = f"{way[0]} ahead, sharpness {way[1]:g}" if way else "at once"
            print(
                f"{asked.one.name} ({told}) against {asked.players - 1} {file.name}: {percent(share)}, "
                f"{len(shares):,} games, {time.perf_counter() - began:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
