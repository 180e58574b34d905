"""The weights of greedy: a data file for each game, with how they were found."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from .weigh import MOMENTS

DOUBT = "doubt"


@dataclass(frozen=True, eq=False)
class Weights:
    """A row for each moment of the game, a column for each feature and for the doubt."""

    columns: Sequence[str]
    table: Any
    found: Mapping[str, Any]  # how: by what, from how many games

    def at(self, clock: float) -> Any:
        """The weights at one time of the game, as `weigh` mixes them."""
        moments = np.arange(len(self.table))
        return np.array([np.interp(clock * moments[-1], moments, column) for column in self.table.T])

    def as_text(self) -> str:
        """As the data file."""
        lines = ["# Weights of greedy, written by bench/tune.py.", "", "[found]"]
        lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in self.found.items()]
        lines += ["", f"[weights] # {', '.join(MOMENTS)}"]
        for i, column in enumerate(self.columns):
            lines.append(f"{column} = [{', '.join(f'{value:.4g}' for value in self.table[:, i].tolist())}]")
        return "\n".join(lines) + "\n"


def parse_weights(text: str, features: Sequence[str]) -> Weights:
    content = tomllib.loads(text)
    columns = (*features, DOUBT)
    rows = content["weights"]
    if tuple(rows) != columns:
        raise ValueError(
            f"the weights are for {', '.join(rows)}, the features are {', '.join(features)}: tune them anew"
        )
    for column, row in rows.items():
        if len(row) != len(MOMENTS):
            raise ValueError(f"{column} needs {len(MOMENTS)} values: {', '.join(MOMENTS)}")
    table = np.ascontiguousarray(np.array([rows[column] for column in columns], float).T)
    return Weights(columns, table, content["found"])


def read_weights(package: str, features: Sequence[str], path: Path | None = None) -> Weights:
    """Those that come with a game's bots, or those of another file."""
    source = path or resources.files(package) / "weights.toml"
    return parse_weights(source.read_text("utf-8"), features)
