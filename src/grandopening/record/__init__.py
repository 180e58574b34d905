"""The game record: every decision and every chance result of a game, in words, so that anybody can check it.

A `Recorder` writes a game down while it is played: `draw` lets chance act, `act` takes an action of the engine and
`enter` an entry in words. `write_record` gives the JSON object; `replay` reads one, and is a Recorder again or raises
`RecordRefused` with the entry and the rule (`OtherRules`, if it was played by another version of them).
"""

from .reader import OtherRules, RecordRefused, check_version, replay, setup_of
from .recorder import FORMAT, Recorder, write_record

__all__ = [
    "FORMAT",
    "OtherRules",
    "RecordRefused",
    "Recorder",
    "check_version",
    "replay",
    "setup_of",
    "write_record",
]
