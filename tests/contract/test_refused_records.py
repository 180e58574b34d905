"""Records that are not in order: each is refused with the entry and the rule."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandopening.core.contract import SPECTATOR, Refused
from grandopening.games import game_named
from grandopening.record import OtherRules, RecordRefused, replay, setup_of

from .records import (
    Record,
    every_game,
    finished,
    refusal_of,
    spread,
)
from .tables import some_setups_of


def decision(record: Record, skip: int = 0) -> int:
    """The index of a decision in the middle of the log."""
    log = record["log"]
    return [i for i in range(len(log) // 2, len(log)) if "do" in log[i]][skip]


@every_game
def test_a_move_out_of_turn(name):
    record = finished(name)
    at = decision(record)
    record["log"][at]["seat"] = (record["log"][at]["seat"] + 1) % len(record["seats"])
    refused = refusal_of(record)
    assert (refused.entry, refused.rule) == (at + 1, game_named(name).turn_rule)


ENTRIES: dict[str, Callable[[Record], Any]] = {
    "unknown do": lambda entry: {**entry, "do": "cheat"},
    "do that is no word": lambda entry: {**entry, "do": ["done"]},
    "no seat": lambda entry: {key: value for key, value in entry.items() if key != "seat"},
    "a seat that is nobody's": lambda entry: {**entry, "seat": 9},
    "a seat that is true": lambda entry: {**entry, "seat": True},
    "a seat that is a name": lambda entry: {**entry, "seat": "Ada"},
    "both chance and do": lambda entry: {**entry, "chance": "dice"},
    "neither": lambda entry: {"seat": entry["seat"]},
    "a word": lambda entry: "done",
    "nothing": lambda entry: None,
    "a list": lambda entry: [entry],
}


@every_game
@pytest.mark.parametrize("change", ENTRIES.values(), ids=ENTRIES.keys())
def test_entries_of_the_wrong_form(name, change):
    record = finished(name)
    at = decision(record)
    record["log"][at] = change(record["log"][at])
    refused = refusal_of(record)
    assert (refused.entry, refused.rule) == (at + 1, "record")
    assert str(refused).startswith(f"entry {at + 1}: ")


@every_game
def test_a_missing_key(name):
    record = finished(name)
    checked = set()
    for at, entry in enumerate(record["log"]):
        for key in set(entry) - {"seat", "do", "chance"}:
            what = (entry.get("do", entry.get("chance")), key)
            if what not in checked:
                checked.add(what)
                broken = {**record, "log": list(record["log"])}
                broken["log"][at] = {k: v for k, v in entry.items() if k != key}
                refused = refusal_of(broken)
                assert (refused.entry, refused.rule) == (at + 1, "record"), what
    assert len(checked) >= 4


@every_game
def test_a_chance_entry_where_somebody_is_to_decide(name):
    record = finished(name)
    at = decision(record)
    chance = (
        next(entry for entry in record["log"] if "chance" in entry) if name != "franchise" else {"chance": "milestones"}
    )
    record["log"].insert(at, chance)
    assert (refusal_of(record).entry, refusal_of(record).rule) == (at + 1, game_named(name).turn_rule)


@every_game
def test_entries_in_another_order(name):
    """Wherever one seat decides after another, the second cannot come first."""
    record = finished(name)
    log = record["log"]
    pairs = [(i, log[i], log[i + 1]) for i in range(len(log) - 1)]
    turns = [i for i, one, two in pairs if "do" in one and "do" in two and one["seat"] != two["seat"]]
    assert len(turns) > 4
    for at in (turns[i] for i in spread(len(turns))):
        refused = refusal_of({**record, "log": [*log[:at], log[at + 1], log[at], *log[at + 2 :]]})
        assert (refused.entry, refused.rule) == (at + 1, game_named(name).turn_rule)


@every_game
def test_play_after_the_end(name):
    record = finished(name)
    record["log"].append(record["log"][-1])
    refused = refusal_of(record)
    assert (refused.entry, refused.rule) == (len(record["log"]), game_named(name).end_rule)


def more(scores: list[int]) -> list[int]:
    return [scores[0] + 1, *scores[1:]]


RESULTS: dict[str, Callable[[Record], Any]] = {
    "other scores": lambda result: {**result, "scores": more(result["scores"])},
    "other winners": lambda result: {**result, "winners": [seat + 1 for seat in result["winners"]]},
    "another end": lambda result: {**result, "end": "peace"},
    "no scores": lambda result: {"winners": result["winners"], "end": result["end"]},
    "null": lambda result: None,
    "a word": lambda result: "won",
}


@every_game
@pytest.mark.parametrize("change", RESULTS.values(), ids=RESULTS.keys())
def test_results_that_are_not_true(name, change):
    record = finished(name)
    record["result"] = change(record["result"])
    refused = refusal_of(record)
    assert refused.entry is None
    assert refused.rule in ("record", game_named(name).end_rule)


@every_game
def test_a_result_before_the_end(name):
    record = finished(name)
    record["log"].pop()
    refused = refusal_of(record)
    assert (refused.entry, refused.rule) == (None, "record")


HEADS: dict[str, Callable[[Record], Any]] = {
    "format 2": lambda r: r.update(format=2),
    "format true": lambda r: r.update(format=True),
    "no format": lambda r: r.pop("format"),
    "another game": lambda r: r.update(game="chess"),
    "a game that is a number": lambda r: r.update(game=7),
    "rules that are a word": lambda r: r.update(rules="2"),
    "rules that are true": lambda r: r.update(rules=True),
    "no options": lambda r: r.pop("options"),
    "options that are a list": lambda r: r.update(options=[]),
    "an option left out": lambda r: r["options"].pop("players"),
    "an unknown option": lambda r: r["options"].update(colour="red"),
    "one player": lambda r: r["options"].update(players=1),
    "players that are a word": lambda r: r["options"].update(players="3"),
    "players that are a list": lambda r: r["options"].update(players=[3]),
    "a seat too many": lambda r: r["seats"].append("Zoe"),
    "a seat without name": lambda r: r["seats"].__setitem__(0, None),
    "seats that are a word": lambda r: r.update(seats="Ada"),
    "a log that is an object": lambda r: r.update(log={}),
    "no log": lambda r: r.pop("log"),
    "no result": lambda r: r.pop("result"),
    "a broken board": lambda r: r.update(board={"links": 3}),
}


@every_game
@pytest.mark.parametrize("change", HEADS.values(), ids=HEADS.keys())
def test_heads_of_the_wrong_form(name, change):
    record = finished(name)
    change(record)
    refused = refusal_of(record)
    assert (refused.entry, refused.rule) == (None, "record")


@every_game
@pytest.mark.parametrize("step", [-1, 1])
def test_a_record_of_other_rules_is_told_both_versions(name, step):
    record = finished(name)
    record["rules"] += step
    refused = refusal_of(record)
    assert isinstance(refused, OtherRules)
    assert (refused.entry, refused.rule) == (None, "other-rules")
    ours = game_named(name).rules_version
    assert refused.versions == {"theirs": ours + step, "ours": ours}
    assert f"version {ours + step} of the rules" in refused.reason
    assert f"plays version {ours}" in refused.reason


@pytest.mark.parametrize("record", [None, [], "record", 7])
def test_what_is_no_record(record):
    assert refusal_of(record).rule == "record"
    with pytest.raises(RecordRefused):
        setup_of(record)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@every_game
@given(number=st.integers(0, 11), where=st.floats(0, 0.999), which=st.integers(0, 9), value=ANYTHING)
def test_whatever_stands_in_an_entry_it_is_read_or_refused(name, number, where, which, value):
    """No entry makes the reader fail in any other way."""
    record = finished(name, number % len(some_setups_of(name)))
    at = int(where * len(record["log"]))
    entry = record["log"][at]
    keys = sorted(entry)
    entry[keys[which % len(keys)]] = value
    recorder = replay(record, at=at)
    with contextlib.suppress(Refused):
        recorder.enter(entry)
        assert len(recorder.log) == at + 1


@every_game
@given(number=st.integers(0, 11), where=st.floats(0, 0.999), word=st.sampled_from(["tiles", "cards", "types", "faces"]))
def test_a_tampered_list_is_refused(name, number, where, word):
    """Results that chance cannot have brought: one too few, one told twice, one of another kind."""
    record = finished(name, number % len(some_setups_of(name)))
    entries = [(at, entry) for at, entry in enumerate(record["log"]) if isinstance(entry.get(word), list)]
    if not entries:
        return
    at, entry = entries[int(where * len(entries))]
    for broken in (entry[word][:-1], [*entry[word], entry[word][0]], [*entry[word][:-1], "gold"]):
        log = [*record["log"][:at], {**entry, word: broken}, *record["log"][at + 1 :]]
        assert refusal_of({**record, "log": log}).entry == at + 1


@every_game
def test_a_view_is_not_changed_by_the_record(name):
    """The same log from another seed is the same game: nothing of the generator is left in it."""
    record = finished(name)
    first, second = replay(record, seed=1), replay(record, seed=2)
    for viewer in (0, SPECTATOR):
        assert first.position.view(viewer).state.tobytes() == second.position.view(viewer).state.tobytes()
