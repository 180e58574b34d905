"""A game that is being written down while it is played."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.contract import CHANCE, OVER, Position, Refusal, Refused
from ..core.events import Event

FORMAT = 1


class MoveRefused(Refused):
    """A decision or result the rules do not allow now; `refusal` is the rulebook's own reason where it has one."""

    def __init__(self, rule: str, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(rule, message)
        self.refusal = refusal


class Recorder:
    """A position and the log that led to it. Nothing but actions of the engine changes either."""

    def __init__(self, position: Position, log: list[dict[str, Any]] | None = None) -> None:
        self.position = position
        self.log = log if log is not None else []

    def copy(self) -> "Recorder":
        # Entries are written once, except that the last may still gather results.
        log = self.log[:-1] + [_copied(entry) for entry in self.log[-1:]]
        return Recorder(self.position.copy(), log)

    def act(self, action: int) -> list[Event]:
        """Perform an action and write it down. A refused one changes nothing."""
        setup = self.position.setup
        if refusal := self.position.refusal(action):
            raise MoveRefused(refusal.rule, f"{setup.game.codec.describe(action)}: {refusal.message}", refusal)
        setup.game.words.append(self.log, setup, self.position.state, action)
        return self.position.perform(action)

    def draw(self) -> list[Event]:
        """Let chance act until a seat is to decide or the game is over."""
        events = []
        while self.position.actor == CHANCE:
            events += self.act(self.position.draw())
        return events

    def enter(self, entry: Mapping[str, Any]) -> list[Event]:
        """Play an entry in the words of the record: a decision of the seat to move, or what chance brought."""
        position, known, last = self.position.copy(), len(self.log), [_copied(entry) for entry in self.log[-1:]]
        try:
            return self.perform(entry)
        except Refused:
            # A gathered result can fail in its middle: then nothing of it has happened.
            self.position = position
            self.log[known - len(last) :] = last
            raise

    def perform(self, entry: Mapping[str, Any]) -> list[Event]:
        """The same for a copy that is thrown away if the entry is refused: nothing is put back."""
        self._check_form(entry)
        setup, events = self.position.setup, []
        for action in setup.game.words.actions_of(setup, self.position.state, entry):
            events += self.act(action)
        return events

    def _check_form(self, entry: Mapping[str, Any]) -> None:
        if not isinstance(entry, Mapping):
            raise MoveRefused("record", "an entry is an object")
        if ("do" in entry) == ("chance" in entry):
            raise MoveRefused("record", "an entry has either 'do' or 'chance'")
        game, actor = self.position.setup.game, self.position.actor
        if actor == OVER:
            raise MoveRefused(game.end_rule, "the game is over")
        if "chance" in entry:
            if actor != CHANCE:
                raise MoveRefused(game.turn_rule, f"seat {actor} is to decide, not chance")
            return
        seat = entry.get("seat")
        if type(seat) is not int or not 0 <= seat < self.position.setup.players:
            raise MoveRefused("record", f"there is no seat {seat!r}")
        if actor == CHANCE:
            raise MoveRefused(game.turn_rule, f"chance is to act, not seat {seat}")
        if seat != actor:
            raise MoveRefused(game.turn_rule, f"seat {actor} is to decide, not seat {seat}")

    def legal_entries(self) -> list[dict[str, Any]]:
        """The legal decisions of the seat to move, in the words of the record; none where chance is to act."""
        if self.position.actor in (CHANCE, OVER):
            return []
        entries: list[dict[str, Any]] = []
        setup = self.position.setup
        for action in self.position.legal():
            setup.game.words.append(entries, setup, self.position.state, action)
        return entries


def _copied(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value.copy() if isinstance(value, dict | list) else value for key, value in entry.items()}


def write_record(recorder: Recorder, seats: Sequence[str]) -> dict[str, Any]:
    """The record as a JSON object. `result` is null while the game runs."""
    setup = recorder.position.setup
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": setup.game.name,
        "rules": setup.game.rules_version,
        "options": dict(setup.options),
    }
    if setup.board_file is not None:
        record["board"] = setup.board_file
    record["seats"] = list(seats)
    record["log"] = [_copied(entry) for entry in recorder.log]
    over = recorder.position.is_over
    record["result"] = recorder.position.result() if over else None
    return record
