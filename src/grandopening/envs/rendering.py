"""How environments show a game: as text, or as a picture."""

from io import BytesIO
from typing import Any

import numpy as np

from ..core.contract import Position
from ..library import NAMES, View

MODES = ("ansi", "rgb_array")
WIDTH = 800  # pixels


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render_mode {mode!r}: choose {' or '.join(MODES)}")


def rendered(position: Position, mode: str | None, decisions: int) -> Any:
    """The board as the terminal shows it, or as an array (height, width, 3); nothing without a mode."""
    if mode is None:
        return None
    view = View(position, NAMES[: position.setup.players], "en", decisions, None)
    return str(view) if mode == "ansi" else _pixels(view.svg())


def _pixels(svg: str) -> Any:
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{error.name} is missing: pip install 'grandopening[pictures]'", name=error.name
        ) from error
    picture = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))
    return np.asarray(Image.open(BytesIO(picture)).convert("RGB"))
