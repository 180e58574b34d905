"""Writes the golden games beside this file. Run it after a change of the rules, and read what changed before you
commit it:

python -m tests.golden.regenerate
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from grandopening.core.contract import CHANCE, Position, Setup
from grandopening.core.events import Event
from grandopening.games import game_named
from grandopening.record import Recorder

HERE = Path(__file__).parent
QUIET = ("done", "pass", "stay", "stop", "refuse")  # verbs that get a game nowhere


@dataclass(frozen=True)
class Golden:
    file: str
    game: str
    end: str
    seed: int
    busy: float  # how often a seat does something rather than nothing
    options: dict[str, Any] = field(default_factory=dict)


EXPANSIONS = {"milestones": True, "boom": True, "region_tiles": "all"}
GOLDEN = (
    Golden("franchise-red", "franchise", "red", 1, 0.9, {"players": 4}),
    Golden("franchise-stalled", "franchise", "stalled", 2, 0.5, {"players": 3, "start": "introductory"}),
    Golden("franchise-stalled-at-once", "franchise", "stalled", 3, 0, {"players": 2}),
    Golden("franchise-two-players", "franchise", "red", 4, 0.95, {"players": 2, "layout": "random"}),
    Golden("franchise-five-expansions", "franchise", "red", 5, 0.95, {"players": 5, "layout": "random", **EXPANSIONS}),
    Golden("franchise-three-draft", "franchise", "red", 6, 0.95, {"players": 3, "layout": "draft", **EXPANSIONS}),
    Golden(
        "franchise-chosen-tiles", "franchise", "red", 7, 0.95,
        {"players": 4, "start": "introductory", "milestones": True, "region_tiles": "chosen"},
    ),
    Golden("proxima-shops", "proxima-obertura", "shops", 1, 1, {"players": 3}),
    Golden("proxima-stalled", "proxima-obertura", "stalled", 2, 0, {"players": 5}),
)  # fmt: skip


def played(golden: Golden) -> str:
    """The game, told: a line per entry of the record, what followed from it, and what everybody has at each turn."""
    setup = game_named(golden.game).set_up(golden.options)
    recorder, rng = Recorder(setup.begin(golden.seed)), random.Random(golden.seed)
    lines = [", ".join(f"{name} {word(value)}" for name, value in {"game": golden.game, **setup.options}.items())]
    while not recorder.position.is_over:
        told = len(recorder.log)
        if recorder.position.actor == CHANCE:
            events = recorder.draw()
        else:
            events = recorder.enter(chosen(recorder, golden.busy, rng))
        entries = recorder.log[told:]
        lines += [entry_in_words(entry) for entry in entries]
        lines += events_in_words(recorder.position, events, {entry.get("do", entry.get("chance")) for entry in entries})
    lines += [account(recorder.position), f"result: {word(recorder.position.result())}"]
    return "\n".join(lines) + "\n"


def events_in_words(position: Position, events: list[Event], said: set[Any]) -> list[str]:
    """What happened, but for what the entry says already; a turn begins with what everybody has."""
    lines = []
    for event in events:
        kind = position.setup.game.events[event.kind]
        if kind.name == "turn":
            lines += ["", f"turn of seat {event.a}", account(position)]
        elif kind.name not in said or "dollars" in kind.numbers:
            lines.append(f"    {kind.name}: {numbers_in_words(position.setup, kind.known(event))}")
    return lines


def chosen(recorder: Recorder, busy: float, rng: random.Random) -> dict[str, Any]:
    entries = recorder.legal_entries()
    loud = [entry for entry in entries if entry["do"] not in QUIET]
    quiet = [entry for entry in entries if entry["do"] in QUIET]
    return rng.choice(loud if loud and (not quiet or rng.random() < busy) else quiet)


def word(value: Any) -> str:
    if isinstance(value, Mapping):
        if "kind" in value:
            return f"{value['kind']} {'/'.join(map(str, value['values']))}"
        return ", ".join(f"{key} {word(part)}" for key, part in value.items())
    return ", ".join(map(word, value)) if isinstance(value, list) else str(value)


def entry_in_words(entry: Mapping[str, Any]) -> str:
    head = f"chance: {entry['chance']}" if "chance" in entry else f"seat {entry['seat']}: {entry['do']}"
    rest = [f"{key} {word(value)}" for key, value in entry.items() if key not in ("chance", "seat", "do")]
    if "chance" in entry and "seat" in entry:
        rest.insert(0, f"for seat {entry['seat']}")
    return " ".join([head, *rest])


def numbers_in_words(setup: Setup, numbers: Mapping[str, int]) -> str:
    told, data = [], setup.data
    sources = import_module(f"{setup.game.package}.rules.state").SOURCES
    for meaning, number in numbers.items():
        if meaning in ("place", "region"):
            told.append(getattr(data, f"{meaning}s")[number].name)
        elif meaning == "source":
            told.append(sources[number])
        elif meaning != "way":  # its ends stand in the entry
            told.append(f"{meaning} {number}")
    return ", ".join(told)


def account(position: Position) -> str:
    s, n = position.state, position.setup.players
    columns = {"points": position.score()[0]}
    if position.setup.game.name == "franchise":
        columns = {
            "cash": s.cash[:n].tolist(),
            "influence": s.points[:n].sum(axis=1).tolist(),
            "supply": s.supply[:n].tolist(),
            "bonus tiles": (s.bonus + s.fresh_bonus)[:n].tolist(),
        }
    return "  " + " | ".join(f"{name} {' '.join(map(str, values))}" for name, values in columns.items())


def main() -> None:
    for golden in GOLDEN:
        (HERE / f"{golden.file}.txt").write_text(played(golden), encoding="utf-8")


if __name__ == "__main__":
    main()
