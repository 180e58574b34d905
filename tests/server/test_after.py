"""After a game and beside it: figures, what-if, rematch, talk."""

import csv
import io
import json

import pytest

from .conftest import INTRODUCTORY


@pytest.fixture(scope="module")
def finished(server):
    """A finished game of each kind, by name, with the browser it belongs to."""
    from .conftest import Browser

    browser = Browser(server)
    yield browser, {game: browser.laid_out(game, "=Ada") for game in ("franchise", "proxima-obertura")}
    browser.client.close()


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_the_figures_add_up(finished, game):
    browser, played = finished
    table = played[game]
    figures = browser.get(f"/games/{table['id']}/figures").json()
    for player, points in zip(figures["players"], table["result"]["scores"], strict=True):
        assert player["points"] == points == sum(player["sources"].values())
    assert figures["over_time"][-1]["points"] == table["result"]["scores"]
    assert figures["over_time"][-1]["number"] == table["entries"]
    log = browser.get(f"/games/{table['id']}/log").json()["entries"]
    events = [event for entry in log for event in entry["events"]]
    if game == "franchise":
        cities = [event for event in events if event["kind"] in ("majority", "full")]
        assert sum(player["figures"]["cities_won"] for player in figures["players"]) == len(cities)
        start = browser.get(f"/games/{table['id']}/positions/0").json()["position"]["players"]
        for player, before, after in zip(figures["players"], start, table["position"]["players"], strict=True):
            gained = player["figures"]["earned"] - player["figures"]["spent"]
            assert after["cash"] - before["cash"] == gained
    else:
        drawn = [event for event in events if event["kind"] == "draw"]
        assert sum(player["figures"]["drawn"] for player in figures["players"]) == len(drawn)
        accepted = [event for event in events if event["kind"] == "accept"]
        assert sum(player["figures"]["trades"] for player in figures["players"]) == 2 * len(accepted)


def test_a_finished_game_can_be_shown_to_everybody(finished, server):
    """By a ticket, without a key; nothing but the replay, and of no other game."""
    from .conftest import Browser

    browser, played = finished
    franchise, street = (played[game]["id"] for game in ("franchise", "proxima-obertura"))
    ticket = browser.get(f"/games/{franchise}/embed").json()["secret"]
    stranger = Browser(server)
    asked = {"replay-ticket": ticket}
    for path in ("", "/board", "/log", "/positions/3"):
        assert stranger.get(f"/games/{franchise}{path}").status_code == 403
        assert stranger.get(f"/games/{franchise}{path}", headers=asked).status_code == 200
        assert stranger.get(f"/games/{street}{path}", headers=asked).status_code == 403
    for path in ("/chat", "/record", "/figures", "/embed"):
        assert stranger.get(f"/games/{franchise}{path}", headers=asked).status_code == 403
    shown = stranger.get(f"/games/{franchise}", headers=asked).json()
    assert shown["you"]["seats"] == shown["moves"] == []
    done = {"version": shown["version"], "entry": {"do": "done"}}
    assert stranger.client.post(f"/games/{franchise}/moves", json=done, headers=asked).status_code == 403
    stranger.client.close()


def test_a_game_that_goes_on_is_shown_to_nobody(ada, ben):
    """A ticket is good for the replay of a finished game alone, and once the end is undone for nothing."""
    table = ada.start(options={"start": "introductory"})["table"]
    game = f"/games/{table['id']}"
    assert ada.get(f"{game}/embed").json()["code"] == "not-over"
    while table["status"] == "running":
        table = ada.play(table, {"do": "done"})
    asked = {"replay-ticket": ada.get(f"{game}/embed").json()["secret"]}
    assert ben.get(f"{game}/log", headers=asked).status_code == 200
    assert ada.post(f"{game}/undo", {"version": table["version"]}).json()["status"] == "running"
    for path in ("", "/board", "/log", "/positions/0"):
        assert ben.get(f"{game}{path}", headers=asked).status_code == 403


def test_figures_for_a_spreadsheet(finished):
    browser, played = finished
    answer = browser.get(f"/games/{played['franchise']['id']}/figures.csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert [int(row["points"]) for row in rows] == played["franchise"]["result"]["scores"]
    assert "'=Ada" in [row["name"] for row in rows]  # no formula


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_every_column_of_the_spreadsheet_has_a_name_of_its_own(finished, game):
    browser, played = finished
    [names, *_] = csv.reader(io.StringIO(browser.get(f"/games/{played[game]['id']}/figures.csv").text))
    assert len(names) == len(set(names))


def test_figures_wait_for_the_end(ada):
    table = ada.start()["table"]
    assert ada.get(f"/games/{table['id']}/figures").status_code == 409


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_a_finished_game_is_open_and_can_be_imported(finished, ben, game):
    browser, played = finished
    record = browser.get(f"/games/{played[game]['id']}/record").json()
    again = ben.post("/records", record)
    assert again.status_code == 201
    assert again.json()["result"] == played[game]["result"]
    number = next(number for number, entry in enumerate(record["log"]) if number > 40 and "do" in entry)
    record["log"][number]["seat"] = (record["log"][number]["seat"] + 1) % 3
    refused = ben.post("/records", record).json()
    assert refused["code"] == "bad-record"
    assert refused["rule"] == {"franchise": "F3.5", "proxima-obertura": "P3"}[game]
    assert refused["values"] == {"entry": number + 1}
    middle = browser.get(f"/games/{played[game]['id']}/positions/50").json()["position"]
    if game == "proxima-obertura":
        assert all(player["hand"] is not None for player in middle["players"])


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_what_if_from_a_finished_game(finished, game):
    browser, played = finished
    number = played[game]["entries"] // 2
    answer = browser.post(f"/games/{played[game]['id']}/what-if", {"number": number, "others": "screen"})
    assert answer.status_code == 201
    fork = answer.json()
    assert fork["practice"] == {"game": played[game]["id"], "number": number}
    assert fork["status"] == "running"
    browser.move(fork)
    end = browser.post(f"/games/{played[game]['id']}/what-if", {"number": played[game]["entries"]})
    assert end.status_code == 409


def test_a_table_can_forbid_help(ada):
    table = ada.start(help=False, options=INTRODUCTORY)["table"]
    path = f"/games/{table['id']}"
    assert ada.post(f"{path}/hint", {"version": table["version"]}).json()["code"] == "no-help"
    assert ada.post(f"{path}/what-if", {}).json()["code"] == "no-help"
    over = ada.end_at_once(table)
    assert ada.post(f"{path}/what-if", {"number": 1}).status_code == 201
    assert over["status"] == "over"


def test_a_rematch_takes_one_request(ada, ben):
    started = ada.start([{"kind": "you", "name": "Ada"}, {"kind": "friend"}], options={"start": "introductory"})
    game_id = started["table"]["id"]
    ben.post(f"/games/{game_id}/claim", {"secret": started["invitations"][0]["secret"], "name": "Ben"})
    assert ada.post(f"/games/{game_id}/rematch").json()["code"] == "not-over"
    for person in (ada, ben):
        for _ in range(2):
            person.play(person.table(game_id), {"do": "done"})
    with ben.stream(game_id, ben.table(game_id)["version"]) as stream:
        again = ada.post(f"/games/{game_id}/rematch").json()
        while (update := json.loads(stream.recv(timeout=10)))["type"] != "table":
            pass
        assert update["table"]["rematch"] == again["id"]
    assert again["status"] == "running"
    assert ben.post(f"/games/{game_id}/rematch").json()["id"] == again["id"]
    assert {seat["name"] for seat in again["seats"]} == {"Ada", "Ben"}
    assert len(ben.table(again["id"])["you"]["seats"]) == 1


def said(stream):
    while (update := json.loads(stream.recv(timeout=10)))["type"] != "chat":
        pass
    return [message["text"] for message in update["messages"]]


def test_people_talk(ada, ben):
    started = ada.start([{"kind": "you", "name": "Ada"}, {"kind": "friend"}])
    game_id = started["table"]["id"]
    path = f"/games/{game_id}/chat"
    assert ben.post(path, {"text": "hello"}).status_code == 403
    ben.post(f"/games/{game_id}/claim", {"secret": started["invitations"][0]["secret"], "name": "Ben"})
    with ada.stream(game_id) as stream:
        first = ben.post(path, {"text": "<b>hello</b>\x00"}).json()
        assert said(stream) == ["<b>hello</b>"]
        assert (first["seat"], first["name"], first["number"]) == (1, "Ben", 1)
    ada.post(path, {"text": "hi"})
    with ada.stream(game_id, heard=1) as stream:
        assert said(stream) == ["hi"]
    assert [one["text"] for one in ada.get(f"{path}?after=1").json()["messages"]] == ["hi"]
    assert ada.post(path, {"text": "x" * 501}).status_code == 400
    assert ada.post(path, {"text": "\x07"}).status_code == 400


@pytest.mark.sqlite  # PostgreSQL counts by the clock: see test_processes.py
def test_talk_has_a_limit_and_survives(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    game_id = ada.start()["table"]["id"]
    statuses = [ada.post(f"/games/{game_id}/chat", {"text": str(n)}).status_code for n in range(12)]
    assert statuses == [201] * 10 + [429] * 2
    server.kill()
    ada.follow(start_server())
    assert [one["text"] for one in ada.get(f"/games/{game_id}/chat").json()["messages"]] == [str(n) for n in range(10)]


def test_the_clock_is_agreed_in_the_lobby(ada):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}], start=False)
    table, path = started["table"], f"/games/{started['table']['id']}/lobby"
    clocked = ada.put(path, {"version": table["version"], "clock": {"bank": 600, "increment": 5}}).json()
    assert clocked["clock"] == {"bank": 600, "increment": 5}
    kept = ada.put(path, {"version": clocked["version"], "pace": 1, "help": False}).json()
    assert (kept["clock"], kept["help"]) == (clocked["clock"], False)
    assert ada.put(path, {"version": kept["version"], "clock": None}).json()["clock"] is None


def test_after_a_deleted_rematch_another_can_be_made(ada):
    table = ada.end_at_once(ada.start(options=INTRODUCTORY)["table"])
    first = ada.post(f"/games/{table['id']}/rematch").json()
    assert ada.post(f"/games/{table['id']}/rematch").json()["id"] == first["id"]
    ada.client.delete(f"/games/{first['id']}")
    second = ada.post(f"/games/{table['id']}/rematch")
    assert second.status_code == 201
    assert second.json()["id"] != first["id"]
    assert ada.table(table["id"])["rematch"] == second.json()["id"]


def test_a_table_without_help_gives_no_record_while_it_runs(ada):
    """Laid out as another table it would give hints for this one."""
    table = ada.start(help=False, options=INTRODUCTORY)["table"]
    answer = ada.get(f"/games/{table['id']}/record")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-help")
    ada.end_at_once(table)
    assert ada.get(f"/games/{table['id']}/record").status_code == 200
