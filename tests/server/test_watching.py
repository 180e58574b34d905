"""What whoever runs the server can see of it: health, metrics, the log; and what they must not see."""

import contextvars
import json
import sqlite3
import time
from contextlib import closing

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from grandopening.server.logs import REQUEST, trace_of

from .conftest import edit

NOT_FOR_THE_LOG = "a very private remark"


def metrics_of(server, **arguments):
    """{name: {labels: value}} of what Prometheus would read."""
    answer = httpx.get(f"{server.url}/metrics", **arguments)
    assert answer.status_code == 200, answer.text
    found: dict[str, dict[tuple[str, ...], float]] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found.setdefault(sample.name, {})[tuple(sample.labels.values())] = sample.value
    return found


def lines_of(server):
    return [json.loads(line) for line in server.said.splitlines()]


def test_metrics_count_what_happens(start_server, open_browser):
    server = start_server()
    before = metrics_of(server)
    assert before["grandopening_ready"] == {(): 1}
    ada = open_browser(server)
    table = ada.start()["table"]
    for _ in range(5):
        table = ada.move(table)
    with ada.stream(table["id"]) as stream:
        stream.recv(timeout=10)
        after = metrics_of(server)
    route = "/api/games/{game_id}/moves"
    assert after["grandopening_moves_total"][("person",)] == 5
    assert after["grandopening_requests_total"][("POST", route, "200")] == 5
    assert after["grandopening_request_seconds_count"][("POST", route)] == 5
    assert after["grandopening_tables"] == {("lobby",): 0, ("running",): 1, ("over",): 0}
    assert after["grandopening_streams"] == {(): 1}
    assert after["grandopening_tables_in_memory"] == {(): 1}
    assert after["grandopening_database_seconds_count"][("write",)] >= 6
    assert {"grandopening_bot_queue", "grandopening_bot_seconds_count", "grandopening_write_queue"} <= set(after)
    assert after["grandopening_loop_seconds_count"][()] > 0


def test_metrics_tell_of_bots(start_server, open_browser):
    server = start_server("--no-limits")
    table = open_browser(server).start([{"kind": "you"}, {"kind": "bot", "level": "random"}])["table"]
    until = time.monotonic() + 60
    while not metrics_of(server).get("grandopening_moves_total", {}).get(("bot",)):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert metrics_of(server)["grandopening_bot_seconds_count"][()] >= 1
    assert table["id"] not in httpx.get(f"{server.url}/metrics").text


def test_made_up_methods_and_paths_do_not_grow_the_metrics(server):
    for number in range(20):
        httpx.request(f"X{number}", f"{server.url}/api/nothing/{number}")
        httpx.get(f"{server.url}/nothing/{number}")
    told = httpx.get(f"{server.url}/metrics").text
    assert "X19" not in told
    assert "nothing" not in told


def test_metrics_are_for_this_machine_unless_said_otherwise(start_server):
    """A proxy on this machine says for whom it asks."""
    visitor = {"X-Forwarded-For": "203.0.113.9"}
    server = start_server()
    assert httpx.get(f"{server.url}/metrics", headers=visitor).status_code == 404
    server.kill()
    server = start_server("--metrics-from", "203.0.113.0/24")
    assert metrics_of(server, headers=visitor)
    assert httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "198.51.100.1"}).status_code == 404


def test_a_network_that_is_none_is_refused_in_a_line(start_server):
    with pytest.raises(Exception, match="--metrics-from takes an address or a network"):
        start_server("--metrics-from", "everybody")


@pytest.mark.sqlite  # whose words are in the log
def test_health_answers_and_readiness_refuses_when_storage_fails(start_server):
    server = start_server()
    assert httpx.get(f"{server.url}/api/ready").status_code == 200
    edit(server, "alter table setting rename to mislaid")
    until = time.monotonic() + 30
    while (refused := httpx.get(f"{server.url}/api/ready")).status_code == 200:
        assert time.monotonic() < until
        time.sleep(0.2)
    assert (refused.status_code, refused.json()["code"]) == (503, "storage")
    assert "finds more in its log" in refused.json()["message"]
    health = httpx.get(f"{server.url}/api/health")
    assert (health.status_code, health.json()["ready"]) == (200, False)
    assert health.json() == refused.json()["values"]
    assert {"storage", "bots", "closing", "version"} <= set(health.json())
    edit(server, "alter table mislaid rename to setting")
    while httpx.get(f"{server.url}/api/ready").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.2)
    assert "the storage does not work: no such table: setting" in server.said
    assert "the storage works again" in server.said


@pytest.mark.sqlite  # which one connection locks
def test_readiness_answers_soon_when_a_disk_does_not(start_server):
    server = start_server()
    with closing(sqlite3.connect(server.file, isolation_level=None)) as hanging:
        hanging.execute("begin immediate")
        until = time.monotonic() + 30
        while (answer := httpx.get(f"{server.url}/api/ready", timeout=5)).status_code == 200:
            assert time.monotonic() < until
            time.sleep(0.2)
        assert "Nothing was written" in answer.json()["message"]
        assert httpx.get(f"{server.url}/api/health", timeout=5).json()["ready"] is False
        hanging.execute("rollback")
    while httpx.get(f"{server.url}/api/ready").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.2)


def test_every_line_names_its_request_and_quotes_nobody(start_server, open_browser, engine):
    """Also when it fails: the database has the habit of quoting what it could not write."""
    server = start_server("--log-format", "json", "--log-level", "debug")
    ada, ben = open_browser(server), open_browser(server)
    started = ada.start([{"kind": "you", "name": "Adalbert"}, {"kind": "friend"}])
    path, secret = f"/games/{started['table']['id']}", started["invitations"][0]["secret"]
    assert ben.post(f"{path}/claim", {"secret": secret, "name": "Benedict"}).status_code == 200
    assert ada.post(f"{path}/chat", {"text": NOT_FOR_THE_LOG}).status_code == 201
    assert ada.get(f"/games/{secret}").status_code == 404
    assert ada.get(f"{path}?secret={secret}").status_code == 200
    with ada.stream(started["table"]["id"]) as stream:
        stream.recv(timeout=10)
    edit(server, "drop table message")
    failed = ada.post(f"{path}/chat", {"text": NOT_FOR_THE_LOG})
    assert (failed.status_code, failed.json()["code"]) == (503, "storage")
    server.kill()
    lines = lines_of(server)
    assert all({"at", "level", "event"} <= set(line) for line in lines)
    assert all(line["request"] for line in lines if line["event"] in ("answered", "a request failed"))
    [told] = [line for line in lines if line["level"] == "error"]
    assert told["request"] == failed.headers["x-request-id"]
    reason = {"sqlite": "no such table: message", "postgresql": 'relation "message" does not exist'}[engine]
    assert told["event"] == f"the storage does not work: {reason}"
    [answered] = [line for line in lines if line.get("status") == 201 and line["route"].endswith("/chat")]
    assert answered["game"] == started["table"]["id"]
    keys = [browser.client.cookies["grandopening_key"] for browser in (ada, ben)]
    for kept_quiet in (secret, NOT_FOR_THE_LOG, "Adalbert", "Benedict", *keys):
        assert kept_quiet not in server.said


def test_an_error_inside_a_request_names_its_place_and_quotes_nobody():
    """Outside of requests nobody has said anything: there its words are kept. The system's words are kept anywhere."""

    def failing():
        try:
            raise OSError(28, "No space left on device")
        except OSError as error:
            raise ValueError(NOT_FOR_THE_LOG) from error

    with pytest.raises(ValueError, match=NOT_FOR_THE_LOG) as caught:
        failing()
    within = contextvars.copy_context()
    within.run(REQUEST.set, "4f7c")
    told = within.run(trace_of, caught.value)
    assert NOT_FOR_THE_LOG not in told
    assert "No space left on device" in told
    assert "in failing" in told
    assert told.endswith("ValueError")
    assert NOT_FOR_THE_LOG in trace_of(caught.value)


def test_a_proxys_request_id_is_kept_and_a_forged_one_is_not(server):
    def answered(number):
        return httpx.get(f"{server.url}/api/health", headers={"x-request-id": number}).headers["x-request-id"]

    assert answered("4f7c-1a:b.2") == "4f7c-1a:b.2"
    for forged in ("", "x" * 65, 'a" level=error', "a b"):
        assert answered(forged) != forged
        assert len(answered(forged)) == 16


def test_deleting_old_games_is_told(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    old, _ = ada.start()["table"]["id"], ada.start()
    server.kill()
    edit(server, "update game set changed = :at where id = :id", at=time.time() - 40 * 86400, id=old)
    server = start_server("--forget-after", "30", "--log-format", "json")
    until = time.monotonic() + 30
    while metrics_of(server)["grandopening_games_forgotten_total"] != {(): 1}:
        assert time.monotonic() < until
        time.sleep(0.1)
    [told] = [line for line in lines_of(server) if "deleted" in line["event"]]
    assert (told["level"], told["count"], told["days"]) == ("info", 1, 30)
