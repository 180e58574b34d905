"""Records of Pròxima Obertura: written, read again, and refused where they were tampered with."""

import copy
import json
from functools import cache
from typing import Any

import numpy as np
import pytest

from grandopening.core.contract import CHANCE
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.verbs import CODEC
from grandopening.record import Recorder, RecordRefused, replay, write_record

from .table import WORDS, set_up

SEATS = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


@cache
def record_of(players: int, seed: int, choose_pass: bool = False) -> str:
    """A random game, as a text; with `choose_pass` one in which everybody passes where they can."""
    recorder = Recorder(set_up(players).begin(seed))
    dice = np.random.default_rng(seed)
    while not recorder.position.is_over:
        if recorder.position.actor == CHANCE:
            recorder.draw()
            continue
        legal = recorder.position.legal()
        passing = GAME.codec.first["pass"]
        recorder.act(passing if choose_pass and passing in legal else int(dice.choice(legal)))
    return json.dumps(write_record(recorder, SEATS[:players]))


def parsed(players: int = 3, seed: int = 4) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(record_of(players, seed))
    return record


@pytest.mark.parametrize(("players", "seed"), [(3, 4), (4, 1), (5, 2)])
def test_a_record_is_read_again(players, seed):
    record = parsed(players, seed)
    again = replay(record)
    assert again.position.is_over
    assert again.log == record["log"]
    assert json.loads(json.dumps(write_record(again, SEATS[:players]))) == record


def test_players_who_only_pass_are_recorded_as_stalled():
    record = json.loads(record_of(4, 3, choose_pass=True))
    assert record["result"]["end"] == "stalled"
    assert replay(record).position.is_over


def test_a_record_speaks_every_word():
    log = [entry for players, seed in ((3, 4), (4, 1), (5, 2)) for entry in parsed(players, seed)["log"]]
    assert {entry["do"] for entry in log if "do" in entry} == {verb.word for verb in CODEC.verbs if not verb.chance}
    assert {entry["chance"] for entry in log if "chance" in entry} == {verb.word for verb in CODEC.verbs if verb.chance}
    own = {"deal": {"seat", "cards"}, "draw": {"seat", "card"}}
    for entry in log:
        name = "chance" if "chance" in entry else "do"
        keys = own.get(entry[name], {*CODEC.named[entry[name]].keys} | ({"seat"} if name == "do" else set()))
        assert set(entry) == {name, *keys}
    assert "thief" in {entry["card"] for entry in log if entry.get("chance") == "draw"}


def test_set_up_in_words():
    log = parsed()["log"]
    assert [(e["chance"], e["seat"], len(e["cards"])) for e in log[:3]] == [("deal", seat, 8) for seat in range(3)]
    assert [entry["chance"] for entry in log[3:7]] == ["window"] * 4
    assert log[7]["seat"] == 0


def test_a_running_record_may_stop_after_any_entry():
    record = parsed()
    for length in range(0, len(record["log"]), 97):
        part = {**record, "log": record["log"][:length], "result": None}
        assert replay(part).log == part["log"]


def first(record: dict[str, Any], **wanted: Any) -> int:
    """The place of the first entry with these words."""
    return next(
        i for i, entry in enumerate(record["log"]) if all(entry.get(key) == value for key, value in wanted.items())
    )


def refused(record: dict[str, Any]) -> RecordRefused:
    with pytest.raises(RecordRefused) as caught:
        replay(record)
    return caught.value


@pytest.mark.parametrize(
    ("wanted", "change", "rule"),
    [
        ({"chance": "deal"}, {"cards": ["food.1.1"] * 8}, "P2.1"),
        ({"chance": "deal"}, {"cards": ["food.1.1"]}, "record"),
        ({"chance": "deal"}, {"cards": ["thief"] * 8}, "record"),
        ({"chance": "deal", "seat": 1}, {"seat": 2}, "P2.1"),
        ({"chance": "window"}, {"card": "thief"}, "P5.3"),
        ({"chance": "window"}, {"card": "food.1.6"}, "record"),
        ({"chance": "window"}, {"chance": "dice"}, "record"),
        ({"chance": "draw"}, {"seat": 7}, "record"),
        ({"chance": "draw"}, {"chance": "reshuffle"}, "P5.3"),
        ({"chance": "dice"}, {"faces": [1, 6]}, "record"),
        ({"chance": "dice"}, {"faces": [1]}, "record"),
        ({"chance": "dice"}, {"chance": "weather"}, "record"),
        ({"do": "ask"}, {"types": ["food", "food"]}, "P4.1"),
        ({"do": "ask"}, {"types": ["food"]}, "record"),
        ({"do": "ask"}, {"seat": 9}, "record"),
        ({"do": "ready"}, {"do": "stop"}, "P3"),
        ({"do": "ready"}, {"seat": 0}, "P3"),
        ({"do": "take"}, {"card": "food.0.1"}, "record"),
        ({"do": "open"}, {"type": "toys"}, "record"),
        ({"do": "site"}, {"space": 0}, "P1.3"),
        ({"do": "site"}, {"space": 20}, "record"),
        ({"do": "site"}, {"space": True}, "record"),
        ({"do": "push"}, {"value": 0}, "P1.4"),
        ({"do": "push"}, {"value": 4}, "record"),
        ({"do": "use"}, {"do": "pass"}, "P3.2"),
        ({"do": "cut"}, {"do": "pass"}, "P5.1"),
        ({"do": "cut"}, {"do": "dance"}, "record"),
    ],
)
def test_a_tampered_record_is_refused(wanted, change, rule):
    record = copy.deepcopy(parsed())
    at = first(record, **wanted)
    record["log"][at] |= change
    error = refused(record)
    assert (error.rule, error.entry) == (rule, at + 1)


@pytest.mark.parametrize("verb", ["show", "use", "discard", "give", "cut"])
def test_a_card_of_somebody_else_is_refused(verb):
    """Whatever card of another hand or pile is put in: the rule is named."""
    record = copy.deepcopy(parsed())
    at = first(record, do=verb)
    position = replay({**record, "result": None}, at).position
    legal = {GAME.codec.encode(verb, card) for card in range(125)} & set(position.legal())
    for card in range(0, 125, 9):
        if GAME.codec.encode(verb, card) not in legal:
            record["log"][at]["card"] = WORDS[card]
            error = refused({**record, "log": record["log"][: at + 1], "result": None})
            assert error.rule.startswith("P")
            assert error.entry == at + 1


def test_a_missing_key_is_refused():
    record = parsed()
    for at in (0, 3, *(first(record, do=verb) for verb in ("ask", "take", "site"))):
        for key in set(record["log"][at]) - {"do", "chance"}:
            part = copy.deepcopy(record)
            del part["log"][at][key]
            error = refused(part)
            assert (error.rule, error.entry) == ("record", at + 1)


def test_an_entry_left_out_is_refused():
    record = parsed()
    for at in range(0, len(record["log"]) - 1, 61):
        part = {**record, "log": [*record["log"][:at], *record["log"][at + 1 :]]}
        if record["log"][at].get("do") not in ("show", "give"):  # a game without one show can be as legal
            refused(part)


@pytest.mark.parametrize("change", [{"scores": [0, 0, 0]}, {"winners": []}, {"end": "red"}])
def test_a_false_result_is_refused(change):
    record = parsed()
    record["result"] |= change
    assert refused(record).rule == "P6"
