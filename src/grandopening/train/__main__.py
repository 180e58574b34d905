"""`python -m grandopening.train`: see `--help`."""

import argparse
import os
from pathlib import Path

from ..bots.kit import kit_of
from ..bots.value_network import FILE, write_network
from ..bots.weights import read_weights
from ..core.contract import Refused
from ..games import GAMES, game_named
from . import __doc__ as description
from . import tune, value


def parser_of() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m grandopening.train", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, what, file in (("tune", tune, "weights.toml"), ("value", value, FILE)):
        command = commands.add_parser(
            name, description=what.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        command.add_argument("game", choices=GAMES)
        command.add_argument("--threads", type=int, default=os.cpu_count() or 1)
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


def main(given: list[str] | None = None) -> None:
    parser = parser_of()
    arguments = parser.parse_args(given)
    if not arguments.output.parent.is_dir():  # noticed now, not after half an hour of training
        parser.error(f"--output {arguments.output}: there is no folder {arguments.output.parent}")
    if arguments.command == "tune" and arguments.population % 8:
        parser.error(f"--population {arguments.population}: not a multiple of 8")
    try:
        (run_tune if arguments.command == "tune" else run_value)(arguments)
    except Refused as refused:
        parser.error(refused.message)


if __name__ == "__main__":
    main()
