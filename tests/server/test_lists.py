"""The list of one's games: in pages, and without replaying a game."""

import json
from types import SimpleNamespace
from typing import Any

from grandopening.server.views_kept import Views

from .conftest import edit


def test_games_come_in_pages(ada):
    made = [ada.start(start=False)["table"]["id"] for _ in range(60)]
    first, second = ada.get("/me").json(), ada.get("/me?skip=50").json()
    assert (len(first["games"]), len(second["games"])) == (50, 10)
    assert first["count"] == second["count"] == 60
    assert [game["id"] for game in first["games"] + second["games"]] == made[::-1]
    assert ada.get("/me?skip=60").json()["games"] == []


def test_the_list_knows_whose_turn_it_is(ada, ben):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}])
    game_id = started["table"]["id"]
    ben.post(f"/games/{game_id}/claim", {"secret": started["invitations"][0]["secret"]})
    for _ in range(6):
        for person in (ada, ben):
            [game] = person.get("/me").json()["games"]
            assert game["your_turn"] == bool(person.table(game_id)["moves"])
            assert game["version"] == person.table(game_id)["version"]
        mover = ada if ada.table(game_id)["moves"] else ben
        mover.move(mover.table(game_id))


def test_no_game_is_replayed_for_the_list(start_server, open_browser):
    """Their entries could be anything; those of an older program are looked at once."""
    server = start_server()
    ada = open_browser(server)
    table = ada.move(ada.start()["table"])
    server.kill()
    edit(server, "update entry set entry = :entry", entry=b"{}")
    ada.follow(start_server())
    [game] = ada.get("/me").json()["games"]
    assert (game["id"], game["your_turn"]) == (table["id"], True)


def test_whose_turn_it_is_is_found_out_for_games_of_an_older_program(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    ada.start()
    server.kill()
    [(head,)] = edit(server, "select head from game")
    old = {key: value for key, value in json.loads(head).items() if key != "undecided"}
    edit(server, "update game set head = :head", head=json.dumps(old).encode())
    ada.follow(start_server())
    assert ada.get("/me").json()["games"][0]["your_turn"]


def view_of(entries: int) -> Any:
    """Of a table, as far as what is kept in memory needs to know it."""
    return SimpleNamespace(table=SimpleNamespace(play=SimpleNamespace(lines=[None] * entries)))


def test_tables_in_memory_are_bounded_by_their_entries(monkeypatch):
    monkeypatch.setattr("grandopening.server.views_kept.ENTRIES_KEPT", 10)
    views = Views()
    for number in range(20):
        views.put(str(number), view_of(2))
    assert [number for number in range(20) if views.get(str(number))] == list(range(15, 20))
    views.put("19", view_of(4))  # it has grown
    assert [number for number in range(20) if views.get(str(number))] == list(range(16, 20))
    views.put("long", view_of(100))
    assert views.get("long")
    assert not views.get("19")
