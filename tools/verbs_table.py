"""Writes the tables of verbs into docs/record.md: `python tools/verbs_table.py`. A test holds them fresh."""

import re
from pathlib import Path

from grandopening.core.contract import Game
from grandopening.core.verbs import Verb
from grandopening.games import game_named

FILE = Path(__file__).parents[1] / "docs" / "record.md"
TABLE = re.compile(r"(<!-- verbs of (\S+), by tools/verbs_table.py -->\n).*?(<!-- end -->)", re.DOTALL)
HEAD = "| word | keys | rule | phases |\n|---|---|---|---|\n"


def table_of(game: Game) -> str:
    return HEAD + "".join(_row(game, verb) for verb in game.codec.verbs)


def _row(game: Game, verb: Verb) -> str:
    kind = "chance" if verb.chance else "do"
    keys = ", ".join(f"`{key}`" for key in verb.types) or "–"
    phases = ", ".join(game.phases[phase] for phase in verb.phases)
    return f'| `"{kind}": "{verb.word}"` | {keys} | {verb.rule} | {phases} |\n'


def filled(text: str) -> str:
    """The text with its tables made anew."""
    return TABLE.sub(lambda found: found[1] + table_of(game_named(found[2])) + found[3], text)


if __name__ == "__main__":
    FILE.write_text(filled(FILE.read_text("utf-8")), "utf-8")
