"""`python -m grandopening.train`: see `--help`."""

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..bots.kit import kit_of
from ..bots.policy_network import features_of
from ..bots.value_network import FILE, write_network
from ..bots.weights import read_weights
from ..core.contract import Refused
from ..cores import usable_cores
from ..games import GAMES, game_named
from . import __doc__ as description
from . import teacher, tune, value
from .plan import Plan as PolicyPlan


def parser_of() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m grandopening.train", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    add_policy(commands)
    add_teacher(commands)
    for name, what, file in (("tune", tune, "weights.toml"), ("value", value, FILE)):
        command = commands.add_parser(
            name, description=what.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        command.add_argument("game", choices=GAMES)
        command.add_argument("--threads", type=int, default=usable_cores())
        command.add_argument("--output", type=Path, default=Path(file))
        if name == "tune":
            command.add_argument("--seconds", type=float, default=tune.Plan.seconds)
            command.add_argument(
                "--population", type=int, default=tune.Plan.population, help="tables of weights in a generation"
            )
            command.add_argument("--games", type=int, default=tune.Plan.games, help="of each table in a generation")
            command.add_argument("--start", type=Path, help="weights to begin with, instead of those in use")
        else:
            command.add_argument("--generations", type=int, default=value.Plan.generations)
            command.add_argument("--games", type=int, default=value.Plan.games, help="of each generation")
            command.add_argument("--epochs", type=int, default=value.Plan.epochs)
            command.add_argument("--td-rounds", type=int, default=value.Plan.td_rounds)
        command.add_argument("--seed", type=int, default=what.Plan.seed)
    return parser


def add_policy(commands: Any) -> None:
    told = "Teach a policy network by self-play, with torch; it goes on where its folder's last checkpoint ends."
    command = commands.add_parser("policy", description=told)
    command.add_argument("game", choices=GAMES)
    command.add_argument("--output", type=Path, default=Path("policy"), help="a folder for networks and checkpoints")
    command.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    command.add_argument("--teacher", type=Path, nargs="+", default=[], help="games to imitate first: see `teacher`")
    command.add_argument("--begin", type=Path, help="a policy network to begin with, of the same width and blocks")
    command.add_argument("--until", type=float, default=float("inf"), help="end at this time, in seconds since 1970")
    command.add_argument(
        "--compile-only", action="store_true", help="compile what torch needs with these options, for another process"
    )
    for name, usual in asdict(PolicyPlan()).items():
        command.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual)


def add_teacher(commands: Any) -> None:
    command = commands.add_parser("teacher", description=teacher.__doc__)
    command.add_argument("game", choices=GAMES)
    command.add_argument("--output", type=Path, default=Path("teacher.npz"))
    command.add_argument("--games", type=int, default=10_000)
    command.add_argument("--threads", type=int, default=usable_cores())
    command.add_argument("--seed", type=int, default=1_000_000, help="of the first game; the others follow")


def run_teacher(arguments: argparse.Namespace) -> None:
    game = game_named(arguments.game)
    taught = teacher.play_taught(game, arguments.games, arguments.seed, arguments.threads)
    teacher.write_taught(arguments.output, taught, features_of(game, teacher.observed_in(game, taught)))
    print(f"{len(taught.choice)} decisions of {arguments.games} games written to {arguments.output}")


def run_policy(arguments: argparse.Namespace) -> None:
    try:
        from .policy import compile_for, train_policy
    except ImportError as error:
        raise Refused("option", f"{error.name} is missing: pip install 'grandopening[train]'") from error
    plan = PolicyPlan(**{name: getattr(arguments, name) for name in asdict(PolicyPlan())})
    game = game_named(arguments.game)
    if arguments.compile_only:
        compile_for(game, plan, arguments.device, arguments.teacher, arguments.begin)
    else:
        begun = (arguments.teacher, arguments.begin, arguments.until)
        train_policy(game, plan, arguments.device, arguments.output, *begun)


def run_tune(arguments: argparse.Namespace) -> None:
    game = game_named(arguments.game)
    weights = kit_of(game).weights
    start = read_weights("", weights.columns[:-1], arguments.start) if arguments.start else weights
    plan = tune.Plan(arguments.seconds, arguments.population, arguments.games, arguments.seed)
    found = tune.tune(game, start.table, plan, arguments.threads)
    if found is None:
        print("not clearly better: nothing is written; try more seconds or more games")
    else:
        arguments.output.write_text(found.as_text(), "utf-8")
        print(f"written to {arguments.output}")


def run_value(arguments: argparse.Namespace) -> None:
    plan = value.Plan(arguments.generations, arguments.games, arguments.epochs, arguments.td_rounds, arguments.seed)
    network, training = value.train_generations(game_named(arguments.game), plan, arguments.threads)
    write_network(arguments.output, network, training)
    print(f"written to {arguments.output}")


RUNS = {"tune": run_tune, "value": run_value, "policy": run_policy, "teacher": run_teacher}


def main(given: list[str] | None = None) -> None:
    parser = parser_of()
    arguments = parser.parse_args(given)
    if not arguments.output.parent.is_dir():  # noticed now, not after half an hour of training
        parser.error(f"--output {arguments.output}: there is no folder {arguments.output.parent}")
    if arguments.command == "policy" and arguments.compile_only and not (arguments.teacher or arguments.begin):
        parser.error("--compile-only needs --teacher or --begin: they name the features of the network")
    if arguments.command == "tune" and arguments.population % 8:
        parser.error(f"--population {arguments.population}: not a multiple of 8")
    try:
        RUNS[arguments.command](arguments)
    except Refused as refused:
        parser.error(refused.message)


if __name__ == "__main__":
    main()
