"""What the commands can be asked for, and how it is read. Nothing heavy is imported here: --help answers at once."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from ..core.contract import Game, Setup

LARGEST_SEED = 2**62

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name; a wrong one is answered with all names.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game; repeat it for more.")
]
BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="A board file of your own.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print for programs.")]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Seed = Annotated[int, typer.Option(metavar="S", min=0, max=LARGEST_SEED, help="The same games again.")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="NAME", help="Keep the games in NAME.jsonl, and go on from there; the rest beside it."),
]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local: one on this machine.")
]
Gpu = Annotated[bool, typer.Option("--gpu", help="On the GPU, for bots that play there.")]
Workers = Annotated[int | None, typer.Option(metavar="N", min=1, help="How many cores; all if not given.")]


def set_up(game: "Game", players: int | None, options: list[str] | None, board: Path | None) -> "Setup":
    """The game as the command line asks for it."""
    from ..core.contract import Refused
    from .files import set_up_on

    chosen: dict[str, Any] = {} if players is None else {"players": players}
    for text in options or []:
        name, is_pair, value = text.partition("=")
        if not is_pair:
            raise Refused("option", f"--option {text}: write it as K=V, such as players=4")
        if name in chosen:
            raise Refused("option", f"option {name} is given twice")
        chosen[name] = value_of(game, name, value)
    return set_up_on(game, chosen, board)


def value_of(game: "Game", name: str, text: str) -> Any:
    """The value that is written so on the command line; the text itself where there is none, for the game to refuse."""
    values = (value for option in game.options if option.name == name for value in option.values)
    return next((value for value in values if str(value).lower() == text.lower()), text)


def show_table(table: Any) -> None:
    from rich.console import Console

    Console(highlight=False).print(table)
