"""The games of a run: kept in memory as columns and, where a file is named, on disk as they are played.

The file has a line that says what is played, then a line for each game, in whatever order they end. Whoever is
interrupted goes on from it: games that are in the file are not played again. Who wants more games than before adds
another first line. One run at a time writes to a file, and a game that stands there twice is counted once."""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import IO, Any

import numpy as np

from ..core.compiled_code import GAME_ROOMS, PACKAGE, SOURCES, key_of, sources_in
from ..core.contract import Refused
from ..games import folder_of, game_named
from ..version import VERSION
from . import play
from .facts import Columns, facts_of
from .series import Series, series_of

FORMAT = 1


@cache
def code_key(game: str) -> str:
    """A hash of all that decides how a game goes: other rules or other bots would play other games."""
    suffixes = (*SOURCES, ".npz")
    generic, own = sources_in(PACKAGE, ("core", "bots"), suffixes), sources_in(folder_of(game), GAME_ROOMS, suffixes)
    return key_of(generic, own, Path(play.__file__).read_bytes())


class Results:
    """`kind` is the command that asked for the games, `series` what it asked for."""

    def __init__(self, kind: str, series: Sequence[Series], code: str | None = None) -> None:
        self.kind, self.series = kind, list(series)
        self.code = code or code_key(self.game)
        self.rules: int | None = game_named(self.game).rules_version  # None: a file of before did not say
        self.version: str | None = VERSION  # of the program that played them
        self.parts: list[Columns] = []
        self._file: IO[str] | None = None

    @property
    def games(self) -> int:
        """To be played."""
        return sum(one.games for one in self.series)

    @property
    def game(self) -> str:
        return self.series[0].game

    @property
    def names(self) -> dict[str, list[str]]:
        """Of what the columns count."""
        setup = self.series[0].set_up()
        return facts_of(setup.game).names(setup)

    def header(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "kind": self.kind,
            "version": self.version,
            "code": self.code,
            "rules": self.rules,
            "names": self.names,
            "series": [one.in_words() for one in self.series],
        }

    def add(self, columns: Columns, keep: bool = True) -> None:
        """Games that have been played; those that are not to be kept go to the file alone."""
        if keep:
            self.parts.append(columns)
        if self._file is not None:
            self._file.write("".join(_lines(columns)))
            self._file.flush()

    @property
    def kept(self) -> int:
        """How many have been played, of those that are kept."""
        return sum(len(part["number"]) for part in self.parts)

    def done(self) -> list[set[int]]:
        """The numbers of the games of each series that have been played."""
        found: list[set[int]] = [set() for _ in self.series]
        for part in self.parts:
            for number, game in zip(part["series"].tolist(), part["number"].tolist(), strict=True):
                found[number].add(game)
        return found

    def columns(self, number: int | None = None) -> Columns:
        """Of all games, or of one series, in the order of their numbers."""
        if not self.parts:
            raise Refused("lab", "no game has been played")
        if len(self.parts) > 1:
            whole = {name: np.concatenate([part[name] for part in self.parts]) for name in self.parts[0]}
            order = np.lexsort((whole["number"], whole["series"]))
            self.parts = [{name: column[order] for name, column in whole.items()}]
        if number is None:
            return self.parts[0]
        rows = self.parts[0]["series"] == number
        return {name: column[rows] for name, column in self.parts[0].items()}

    def keep_in(self, path: Path) -> None:
        """Write to this file from now on, after what it holds of the same run already; nobody else may meanwhile."""
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a", encoding="utf-8", newline="\n")
        try:
            _lock(file, path)
            if not path.stat().st_size or self._go_on_from(path):
                file.write(json.dumps(self.header(), ensure_ascii=False) + "\n")
                file.flush()
        except BaseException:
            file.close()
            raise
        self._file = file

    def _go_on_from(self, path: Path) -> bool:
        """Take over what the file holds. Whether it has to be told that more games are wanted."""
        known = read_results(path)
        if (known.kind, _without_number(known.series)) != (self.kind, _without_number(self.series)):
            raise Refused("lab", f"{path}: holds the games of another run: name another file, or remove it")
        if known.code != self.code:
            raise Refused("lab", f"{path}: begun by another version of rules or bots: name another file, or remove it")
        wanted = np.array([one.games for one in self.series])
        for part in known.parts:
            rows = part["number"] < wanted[part["series"]]
            if rows.any():
                self.parts.append({name: column[rows] for name, column in part.items()})
        _cut_torn_line(path)
        return any(ours.games > theirs.games for ours, theirs in zip(self.series, known.series, strict=True))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _without_number(series: Sequence[Series]) -> list[Series]:
    """What tells one run from another: not how many games are wanted."""
    return [replace(one, games=0) for one in series]


def _lock(file: IO[str], path: Path) -> None:
    """Until the file is closed, or the process ends however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Refused("lab", f"{path}: another run is writing to it: wait for it, or name another file") from error


def _lines(columns: Columns) -> Iterable[str]:
    rows = zip(*(column.tolist() for column in columns.values()), strict=True)
    return (json.dumps(dict(zip(columns, row, strict=True)), separators=(",", ":")) + "\n" for row in rows)


def _cut_torn_line(path: Path) -> None:
    """What a crash left of a line."""
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)


def read_results(path: Path) -> Results:
    """The games in a file, however far it has come; Refused where it is no such file."""
    try:
        text = path.read_text("utf-8")
        lines = text[: text.rfind("\n") + 1].splitlines()
        read = [json.loads(line) for line in lines]
        header = [line for line in read if "format" in line][-1]
        games = {(line["series"], line["number"]): line for line in read if "format" not in line}
        if header["format"] != FORMAT:
            raise Refused("lab", f"{path}: written by another version of the lab (format {header['format']})")
        results = Results(header["kind"], [series_of(words) for words in header["series"]], header["code"])
        results.rules, results.version = header.get("rules"), header.get("version")
    except (ValueError, LookupError, TypeError) as error:
        if isinstance(error, Refused):
            raise
        raise Refused("lab", f"{path}: not a file of games from simulate, tournament or balance") from error
    if games:
        rows = [games[key] for key in sorted(games)]
        results.add({name: np.array([row[name] for row in rows]) for name in rows[0]})
    return results


def write_parquet(path: Path, results: Results) -> None:
    """All games as a table; what is played is in its metadata."""
    from .extras import needs

    with needs("lab"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    table = pa.table({name: column.tolist() for name, column in results.columns().items()})
    table = table.replace_schema_metadata({"grandopening": json.dumps(results.header(), ensure_ascii=False)})
    pq.write_table(table, path)
