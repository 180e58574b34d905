"""Moves over HTTP: drafts, commits, stale requests, refusals."""

import random

from grandopening.games import game_named
from grandopening.text import Words, teller_of


def past_set_up(browser, table):
    while table["position"]["turn"] == 0:
        table = browser.move(table)
    return table


def test_a_game_is_played_to_its_end(ada):
    table = ada.play_to_end(ada.start(options={"boom": True, "milestones": True, "layout": "random"})["table"])
    assert table["result"]["end"] in ("red", "stalled")
    log = ada.get(f"/games/{table['id']}/log").json()["entries"]
    assert [entry["number"] for entry in log] == list(range(1, table["entries"] + 1))
    assert log[-1]["points"] == table["result"]["scores"]
    assert log[-1]["events"][-1] == {"kind": "end", "rule": "F7", "end": table["result"]["end"]}
    assert (
        ada.post(f"/games/{table['id']}/moves", {"version": table["version"], "entry": {"do": "done"}}).status_code
        == 409
    )


def test_a_turn_is_a_draft_until_it_ends(ada):
    table = past_set_up(ada, ada.start()["table"])
    entries, before = table["entries"], table["position"]
    expand = next(move for move in table["moves"] if move["entry"]["do"] == "expand")
    assert not expand["commits"]
    table = ada.play(table, expand["entry"])
    assert table["entries"] == entries
    decided = [step["entry"] for step in table["draft"]["steps"] if step["decided"]]
    assert decided == [expand["entry"]]
    seat = expand["entry"]["seat"]
    assert table["position"]["players"][seat]["cash"] == before["players"][seat]["cash"] - expand["price"]
    target = next(place for place in table["position"]["places"] if place["name"] == expand["entry"]["to"])
    assert target["marker"]
    back = ada.post(f"/games/{table['id']}/back", {"version": table["version"], "steps": 1}).json()
    assert back["position"] == before
    assert back["draft"] is None
    assert back["version"] == table["version"] + 1
    table = ada.play(back, expand["entry"])
    done = next(move for move in table["moves"] if move["entry"]["do"] == "done")
    assert done["commits"]
    table = ada.play(table, done["entry"])
    assert table["entries"] == entries + 3
    assert table["draft"] is None
    assert table["position"]["actor"] != seat


def test_a_stale_or_doubled_request_changes_nothing(ada):
    table = ada.start()["table"]
    move = {"version": table["version"], "entry": table["moves"][0]["entry"]}
    after = ada.post(f"/games/{table['id']}/moves", move).json()
    again = ada.post(f"/games/{table['id']}/moves", move)
    assert again.status_code == 409
    assert again.json()["code"] == "stale"
    assert again.json()["table"]["version"] == after["version"]
    assert again.json()["table"]["position"] == after["position"]
    assert ada.table(table["id"]) == after | {"seats": ada.table(table["id"])["seats"]}


def test_a_refused_move_names_the_rule(ada):
    table = ada.start()["table"]
    answer = ada.post(
        f"/games/{table['id']}/moves", {"version": table["version"], "entry": {"do": "start", "place": "Chicago"}}
    )
    assert answer.status_code == 422
    assert answer.json() | {"message": ""} == {
        "code": "refused",
        "message": "",
        "rule": "F2.3",
        "refusal": "start-in-a-town",
        "values": {},
    }
    assert ada.table(table["id"])["version"] == table["version"]


def test_only_the_seat_to_move_may_move(ada, ben):
    started = ada.start([{"kind": "you", "name": "Ada"}, {"kind": "friend"}])
    game_id, secret = started["table"]["id"], started["invitations"][0]["secret"]
    table = ben.post(f"/games/{game_id}/claim", {"secret": secret, "name": "Ben"}).json()
    assert table["status"] == "running"
    entry = {"do": "start", "place": "Pueblo"}
    wrong = ada.post(f"/games/{game_id}/moves", {"version": table["version"], "entry": entry})
    assert (wrong.status_code, wrong.json()["code"]) == (409, "not-your-turn")
    other = ben.post(f"/games/{game_id}/moves", {"version": table["version"], "entry": {**entry, "seat": 0}})
    assert (other.status_code, other.json()["code"]) == (403, "not-your-seat")
    assert ada.table(game_id)["moves"] == []
    assert ben.play(table, entry)["entries"] == 1


def test_refusals_tell_why_not(ada):
    table = past_set_up(ada, ada.start()["table"])
    told = ada.get(f"/games/{table['id']}/refusals").json()
    assert told["version"] == table["version"]
    assert {"bonus-first-turn", "not-from-there"} <= {refusal["message"] for refusal in told["refusals"]}
    legal = [move["entry"] for move in table["moves"]]
    assert not [refusal for refusal in told["refusals"] if refusal["entry"] in legal]
    for refusal in told["refusals"][::40]:
        answer = ada.post(f"/games/{table['id']}/moves", {"version": table["version"], "entry": refusal["entry"]})
        assert (answer.json()["rule"], answer.json()["refusal"]) == (refusal["rule"], refusal["message"])


def test_a_hint_is_a_legal_move(ada):
    table = past_set_up(ada, ada.start()["table"])
    hint = ada.post(f"/games/{table['id']}/hint", {"version": table["version"]}).json()
    assert hint["move"] in table["moves"]
    assert hint["reasons"], "it says why"
    teller = teller_of(Words(), game_named("franchise").set_up({"players": 2}), ["Ada", "Ben"])
    for reason in hint["reasons"]:
        assert teller.reason(reason["id"], reason["values"])
    assert ada.post(f"/games/{table['id']}/hint", {"version": table["version"] - 1}).status_code == 409


def test_earlier_positions_can_be_looked_at(ada):
    table = past_set_up(ada, ada.start()["table"])
    first = ada.get(f"/games/{table['id']}/positions/0").json()["position"]
    assert first["phase"] == "start"
    now = ada.get(f"/games/{table['id']}/positions/{table['entries']}").json()["position"]
    assert now == table["position"]
    assert ada.get(f"/games/{table['id']}/positions/999").status_code == 404


def test_undo_alone_is_granted_at_once(ada):
    table = past_set_up(ada, ada.start()["table"])
    entries = table["entries"]
    before = table["position"]
    table = ada.play(ada.play(table, {"do": "done"}), {"do": "done"})
    assert table["entries"] == entries + 2
    table = ada.post(f"/games/{table['id']}/undo", {"version": table["version"]}).json()
    assert table["entries"] == entries
    assert table["position"] == before
    assert len(ada.get(f"/games/{table['id']}/log").json()["entries"]) == entries


def test_undo_needs_the_consent_of_the_others(ada, ben):
    started = ada.start([{"kind": "you", "name": "Ada"}, {"kind": "friend"}])
    game_id = started["table"]["id"]
    table = ben.post(f"/games/{game_id}/claim", {"secret": started["invitations"][0]["secret"], "name": "Ben"}).json()
    table = ben.play(table, {"do": "start", "place": "Pueblo"})
    asked = ben.post(f"/games/{game_id}/undo", {"version": table["version"]}).json()
    assert asked["undo"] == {"by": 1, "to": 0, "agreed": [1], "waiting": [0], "refused": None}
    assert asked["entries"] == 1
    refused = ada.post(f"/games/{game_id}/undo/answer", {"version": asked["version"], "agree": False}).json()
    assert refused["undo"] == {"by": 1, "to": 0, "agreed": [1], "waiting": [], "refused": 0}
    assert refused["entries"] == 1
    asked = ben.post(f"/games/{game_id}/undo", {"version": refused["version"]}).json()
    agreed = ada.post(f"/games/{game_id}/undo/answer", {"version": asked["version"], "agree": True}).json()
    assert agreed["entries"] == 0
    assert agreed["position"]["actor"] == 1


def test_bots_play_their_turns(ada):
    table = ada.start([{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}])["table"]
    with ada.stream(table["id"]) as stream:
        rng = random.Random(2)
        while table["position"]["turn"] < 8:
            if table["moves"]:
                table = ada.move(table, rng.randrange(len(table["moves"])))
            else:
                stream.recv(timeout=20)
                table = ada.table(table["id"])
    played = {entry["entry"]["seat"] for entry in ada.get(f"/games/{table['id']}/log").json()["entries"]}
    assert played == {0, 1, 2}
