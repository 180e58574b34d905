"""Reading a record: every entry is checked against the rules, and the first that fails is named."""

from collections.abc import Callable, Mapping
from typing import Any

from ..core.contract import Game, Refusal, Refused, Setup
from ..core.events import Event
from ..games import game_named
from .recorder import FORMAT, MoveRefused, Recorder

NAME_LENGTH = 100


class RecordRefused(Refused):
    """What is wrong with a record: the number of the entry (None for the head or the result) and the rule."""

    def __init__(self, rule: str, message: str, entry: int | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(rule, message if entry is None else f"entry {entry}: {message}")
        self.entry = entry
        self.reason = message
        self.refusal = refusal


class OtherRules(RecordRefused):
    """A game of another version of its rules: it cannot be played on, nor be checked."""

    def __init__(self, theirs: int, ours: int) -> None:
        super().__init__(
            "other-rules",
            f"This game was played by version {theirs} of the rules, and this program plays version {ours}: only the "
            "program it was played with can open it.",
        )
        self.versions = {"theirs": theirs, "ours": ours}


def check_version(game: Game, version: int) -> None:
    if version != game.rules_version:
        raise OtherRules(version, game.rules_version)


def setup_of(record: Mapping[str, Any]) -> Setup:
    """The game, options and board a record was played with; refuses a head that is not in order."""
    if not isinstance(record, Mapping):
        raise RecordRefused("record", "a record is an object")
    for key in ("format", "game", "rules", "options", "seats", "log", "result"):
        if key not in record:
            raise RecordRefused("record", f"{key!r} is missing")
    if record["format"] != FORMAT or type(record["format"]) is not int:
        raise RecordRefused("record", f"format {record['format']!r} is unknown; this program reads format {FORMAT}")
    if not isinstance(record["game"], str) or not isinstance(record["options"], Mapping):
        raise RecordRefused("record", "'game' is a name and 'options' an object")
    try:
        game = game_named(record["game"])
        if type(record["rules"]) is not int:
            raise RecordRefused("record", f"'rules' is {record['rules']!r}, and not the version of the rules, a number")
        check_version(game, record["rules"])
        for option in game.options:
            if option.name not in record["options"]:
                raise RecordRefused("record", f"option {option.name!r} is missing")
        setup = game.set_up(record["options"], record.get("board"))
    except RecordRefused:
        raise
    except Refused as error:
        raise RecordRefused("record", str(error)) from error
    _check_seats(record["seats"], setup.players)
    return setup


def _check_seats(seats: object, players: int) -> None:
    if not isinstance(seats, list) or len(seats) != players:
        raise RecordRefused("record", f"'seats' is not a list of {players} names")
    for name in seats:
        if not isinstance(name, str) or len(name) > NAME_LENGTH:
            raise RecordRefused("record", f"seats: {name!r} is not a name of at most {NAME_LENGTH} characters")


def replay(
    record: Mapping[str, Any],
    at: int | None = None,
    seed: int = 0,
    follow: Callable[[Recorder, list[Event]], None] = lambda recorder, events: None,
) -> Recorder:
    """The game of a record, checked to its end; or the position after `at` entries, checked so far. The seed is for
    what may be drawn after that. After each entry `follow` is shown the game and what happened."""
    setup = setup_of(record)
    log = record["log"]
    if not isinstance(log, list):
        raise RecordRefused("record", "'log' is not a list of entries")
    if at is not None and not 0 <= at <= len(log):
        raise RecordRefused("record", f"there is no entry {at}: the log has {len(log)}")
    recorder = Recorder(setup.begin(seed))
    for number, entry in enumerate(log[:at], start=1):
        try:
            follow(recorder, recorder.perform(entry))
        except MoveRefused as error:
            raise RecordRefused(error.rule, error.message, number, error.refusal) from error
        except Refused as error:
            raise RecordRefused(error.rule, error.message, number) from error
    if at is None:
        _check_result(record["result"], recorder)
    return recorder


def _is_same(given: object, true: object) -> bool:
    """Equal, and written alike: 0.0 and false are no seat."""
    if isinstance(given, list) and isinstance(true, list):
        return len(given) == len(true) and all(map(_is_same, given, true))
    return type(given) is type(true) and given == true


def _check_result(result: object, recorder: Recorder) -> None:
    setup = recorder.position.setup
    if not recorder.position.is_over:
        if result is not None:
            raise RecordRefused("record", "'result' is not null, but the game is not over")
        return
    true = recorder.position.result()
    if not isinstance(result, Mapping):
        raise RecordRefused("record", "the game is over, but 'result' is not an object")
    for key, value in true.items():
        if key not in result:
            raise RecordRefused("record", f"result: {key!r} is missing")
        if not _is_same(result[key], value):
            raise RecordRefused(setup.game.end_rule, f"result: {key} {result[key]!r}, but the log gives {value!r}")
