"""The files of this folder."""

import tomllib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def printed_file() -> dict[str, Any]:
    """The printed board, as a board file of one's own would be."""
    return tomllib.loads((FOLDER / "board.toml").read_text("utf-8"))


RULEBOOK: dict[str, Any] = tomllib.loads((FOLDER / "rulebook.toml").read_text("utf-8"))
CITY_TILES = {int(size): count for size, count in RULEBOOK["city_tiles"].items()}  # F1.2
