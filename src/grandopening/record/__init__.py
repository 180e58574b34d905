"""The game record: every decision and every chance result of a game, in words, so that anybody can check it.

    recorder = Recorder(setup.begin(seed))
    recorder.draw()                          # chance, until somebody is to decide
    recorder.act(action)                     # or recorder.enter({"seat": 0, "do": "done"})
    write_record(recorder, seats)            # the JSON object
    replay(json_object)                      # a Recorder again, or RecordRefused with the entry and the rule
"""

from .reader import RecordRefused, replay, setup_of
from .recorder import FORMAT, Recorder, write_record

__all__ = ["FORMAT", "RecordRefused", "Recorder", "replay", "setup_of", "write_record"]
