"""Records under examination: what is wrong with one, in a line, or the position after some of its entries."""

from pathlib import Path
from typing import Any

from ..core.contract import Refused
from ..record import Recorder, RecordRefused, replay
from ..text import Words, teller_of
from .files import parse_json, read_record


def line_about(where: str, text: str) -> tuple[bool, str]:
    """Whether the record keeps the rules, and a line that says so or why not."""
    record = parse_json(text, where)
    try:
        replay(record)
    except RecordRefused as refused:
        return False, f"{where}: {_reason(record, refused)}"
    return True, f"{where}: {_verdict(record)}"


def recorded_game(path: Path, line: int | None = None, at: int | None = None, seed: int = 0) -> tuple[Any, Recorder]:
    """The record in a file, and its game after `at` entries (None: all of them)."""
    record = read_record(path, line)
    try:
        return record, replay(record, at, seed)
    except RecordRefused as refused:
        raise Refused(refused.rule, f"{path}: {_reason(record, refused)}") from refused


def _reason(record: Any, refused: RecordRefused) -> str:
    """Why a record is refused: the entry, the rule and its words."""
    if refused.entry is None:
        return f"{refused.rule}: {refused.reason}"
    place = f"entry {refused.entry}"
    if refused.refusal is None:
        return f"{place}: {refused.rule}: {refused.reason}"
    before = replay(record, at=refused.entry - 1).position
    teller = teller_of(Words(), before.setup, record["seats"])
    return f"{place}: {teller.refusal(refused.refusal, before, record['log'][refused.entry - 1])}"


def _verdict(record: dict[str, Any]) -> str:
    size = f"{len(record['seats'])} players, {len(record['log'])} entries"
    result = record["result"]
    if result is None:
        return f"ok, {size}, running"
    names = " and ".join(record["seats"][seat] for seat in result["winners"])
    return f"ok, {size}, {'winner' if len(result['winners']) == 1 else 'winners'} {names} ({max(result['scores'])})"
