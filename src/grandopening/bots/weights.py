"""The weights of greedy: a data file for each game, with how they were found."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from .evaluation import MOMENTS

TEMPERATURE = "temperature"


@dataclass(frozen=True, eq=False)
class Weights:
    """A row for each moment of the game, a column for each feature and one for the temperature."""

    columns: Sequence[str]
    table: Any
    training: Mapping[str, Any]  # how they were found: by what, from how many games

    def at(self, clock: float) -> Any:
        """The weights at one time of the game, as `evaluate_features` interpolates them."""
        moments = np.arange(len(self.table))
        return np.array([np.interp(clock * moments[-1], moments, column) for column in self.table.T])

    def as_text(self) -> str:
        """As the data file."""
        lines = ["# Weights of greedy, written by python -m grandopening.train tune.", "", "[training]"]
        lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in self.training.items()]
        lines += ["", f"[weights] # {', '.join(MOMENTS)}"]
        for i, column in enumerate(self.columns):
            lines.append(f"{column} = [{', '.join(f'{value:.4g}' for value in self.table[:, i].tolist())}]")
        return "\n".join(lines) + "\n"


NO_WEIGHTS = Weights((TEMPERATURE,), np.ones((len(MOMENTS), 1)), {})


def parse_weights(text: str, features: Sequence[str]) -> Weights:
    content = tomllib.loads(text)
    columns = (*features, TEMPERATURE)
    rows = content["weights"]
    if tuple(rows) != columns:
        raise ValueError(
            f"the weights are for {', '.join(rows)}, the features are {', '.join(features)}: tune them anew"
        )
    for column, row in rows.items():
        if len(row) != len(MOMENTS):
            raise ValueError(f"{column} needs {len(MOMENTS)} values: {', '.join(MOMENTS)}")
    table = np.ascontiguousarray(np.array([rows[column] for column in columns], float).T)
    return Weights(columns, table, content["training"])


def read_weights(package: str, features: Sequence[str], path: Path | None = None) -> Weights:
    """Those that come with a game's bots, or those of another file."""
    source = path or resources.files(package) / "weights.toml"
    return parse_weights(source.read_text("utf-8"), features)
