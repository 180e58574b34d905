"""Records in and out."""

import pytest

from .conftest import INTRODUCTORY


def test_a_finished_game_goes_out_and_comes_back(ada, ben):
    table = ada.play_to_end(ada.start(options={"region_tiles": "all"})["table"])
    record = ada.get(f"/games/{table['id']}/record")
    assert "attachment" in record.headers["content-disposition"]
    imported = ben.post("/records", record.json())
    assert imported.status_code == 201
    assert imported.json()["result"] == table["result"]
    assert imported.json()["position"] == table["position"]
    assert ben.get(f"/games/{imported.json()['id']}/record").json() == record.json()


def test_a_record_keeps_colours_and_who_was_a_bot(ada, ben):
    seats = [{"kind": "you", "colour": "violet"}, {"kind": "screen", "colour": "green"}]
    table = ben.end_at_once(ben.start(seats, options=INTRODUCTORY)["table"])
    record = ben.get(f"/games/{table['id']}/record").json()
    assert (record["colours"], record["bots"]) == (["violet", "green"], [None, None])
    again = ada.post("/records", {**record, "bots": [None, "shopkeeper"]}).json()
    assert [(seat["colour"], seat["kind"]) for seat in again["seats"]] == [("violet", "person"), ("green", "bot")]
    for nonsense in ({"colours": ["red", "red"]}, {"colours": 7, "bots": [3, {}]}, {"bots": ["shopkeeper"] * 2}):
        seats = ada.post("/records", {**record, **nonsense}).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person"]
        assert len({seat["colour"] for seat in seats}) == 2


def test_a_running_record_is_played_on(ada):
    table = ada.move(ada.start()["table"])
    record = ada.get(f"/games/{table['id']}/record").json()
    assert record["result"] is None
    again = ada.post("/records", record).json()
    assert again["position"] == table["position"]
    assert ada.move(again)["entries"] == 2


def test_a_draft_is_not_exported(ada):
    table = ada.start(options={"start": "introductory"})["table"]
    table = ada.move(table)
    assert table["draft"]
    assert ada.get(f"/games/{table['id']}/record").json()["log"] == []


def test_a_bad_record_is_refused_by_entry_and_rule(ada):
    table = ada.move(ada.start()["table"])
    record = ada.get(f"/games/{table['id']}/record").json()
    record["log"].append({"seat": 0, "do": "start", "place": "Chicago"})
    answer = ada.post("/records", record)
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (422, "bad-record", "F2.3")
    assert "entry 2" in answer.json()["message"]
    assert ada.post("/records", {"format": 1}).status_code == 422


def test_a_record_of_other_rules_is_told_so(ada):
    record = ada.get(f"/games/{ada.move(ada.start()['table'])['id']}/record").json()
    answer = ada.post("/records", {**record, "rules": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    assert answer.json()["values"] == {"theirs": 1, "ours": 2}


def test_a_record_without_end_is_refused(ada):
    table = ada.move(ada.start()["table"])
    record = ada.get(f"/games/{table['id']}/record").json()
    answer = ada.post("/records", {**record, "log": record["log"] * 30_001})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
    assert "30000 at most" in answer.json()["message"]


@pytest.mark.sqlite  # PostgreSQL counts by the minute: see test_processes.py
def test_imports_have_a_quota(start_server, open_browser):
    ada = open_browser(start_server())
    codes = [ada.post("/records", {}).json()["code"] for _ in range(30)]
    assert set(codes) == {"bad-record", "too-many-requests"}
