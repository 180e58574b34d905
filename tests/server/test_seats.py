"""Seats that change hands."""

import time

FRIEND = [{"kind": "you", "name": "Ada"}, {"kind": "friend"}]


def claim(browser, link, name=""):
    game_id = link["path"].split("/")[2].split("#")[0]
    return browser.post(f"/games/{game_id}/claim", {"secret": link["secret"], "name": name})


def test_an_invitation_is_claimed_once(ada, ben, new_browser):
    started = ada.start(FRIEND)
    assert started["table"]["status"] == "lobby"
    [link] = started["invitations"]
    table = claim(ben, link, "Ben").json()
    assert table["status"] == "running"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
    nothing = dict.fromkeys(("host", "silent", "can_undo", "sealed", "may_review"), False)
    assert table["you"] == {"seats": [1], "lent": [], "seat": 1, **nothing}
    late = claim(new_browser(), link)
    assert (late.status_code, late.json()["code"]) == (410, "link-used")


def test_the_host_cannot_claim_the_friends_seat_by_mistake(ada):
    started = ada.start(FRIEND)
    answer = claim(ada, started["invitations"][0])
    assert (answer.status_code, answer.json()["code"]) == (409, "already-seated")
    here = ada.post(f"/games/{started['table']['id']}/seats/1/person").json()
    assert here["you"]["seats"] == [0, 1]
    assert here["status"] == "running"


def test_a_new_invitation_replaces_the_old(ada, ben):
    started = ada.start(FRIEND)
    game_id = started["table"]["id"]
    fresh = ada.post(f"/games/{game_id}/seats/1/invitation").json()
    assert claim(ben, started["invitations"][0]).status_code == 410
    assert ben.post(f"/games/{game_id}/seats/1/invitation").status_code == 403
    assert claim(ben, fresh).status_code == 200
    assert ada.post(f"/games/{game_id}/seats/1/invitation").json()["code"] == "seat-taken"


def test_a_recovery_link_moves_the_seat(ada, new_browser):
    table = ada.start([{"kind": "you", "name": "Ada"}, {"kind": "bot"}])["table"]
    link = ada.post(f"/games/{table['id']}/seats/0/recovery").json()
    phone = new_browser()
    moved = claim(phone, link).json()
    assert moved["you"]["seats"] == [0]
    assert moved["you"]["host"]
    assert moved["seats"][0]["name"] == "Ada"
    assert ada.get(f"/games/{table['id']}").json()["code"] == "not-at-table"
    assert claim(new_browser(), link).status_code == 410
    assert [game["id"] for game in phone.get("/me").json()["games"]] == [table["id"]]


def test_spectators_watch_and_do_not_play(ada, ben, new_browser):
    table = ada.start()["table"]
    link = ada.post(f"/games/{table['id']}/spectators").json()
    for watcher in (ben, new_browser()):
        seen = claim(watcher, link).json()
        assert (seen["you"]["seats"], seen["you"]["seat"]) == ([], None)
        assert seen["moves"] == []
        assert seen["position"] == table["position"]
    entry = table["moves"][0]["entry"]
    answer = ben.post(f"/games/{table['id']}/moves", {"version": ada.table(table["id"])["version"], "entry": entry})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    for path in ("seats/0/recovery", "seats/0/bot", "undo", "spectators"):
        body = {"version": table["version"]} if path == "undo" else {} if path.endswith("bot") else None
        assert ben.post(f"/games/{table['id']}/{path}", body).status_code in (403, 409)


def test_resigning_hands_the_seat_to_a_bot_and_back(ada):
    table = ada.start([{"kind": "you"}, {"kind": "bot"}], pace=5)["table"]
    resigned = ada.post(f"/games/{table['id']}/seats/0/bot", {}).json()
    assert resigned["seats"][0]["kind"] == "bot"
    assert (resigned["you"]["seats"], resigned["you"]["lent"]) == ([], [0])
    back = ada.post(f"/games/{table['id']}/seats/0/person").json()
    assert (back["you"]["seats"], back["you"]["lent"]) == ([0], [])


def test_the_host_hands_an_abandoned_seat_to_a_bot_and_back(ada, ben):
    started = ada.start(FRIEND, pace=5)
    game_id = started["table"]["id"]
    claim(ben, started["invitations"][0], "Ben")
    with ben.stream(game_id) as stream:
        stream.recv(timeout=10)
        assert ada.post(f"/games/{game_id}/seats/1/bot", {}).json()["code"] == "seat-taken"
    for _ in range(100):
        answer = ada.post(f"/games/{game_id}/seats/1/bot", {})
        if answer.status_code == 200:
            break
    assert answer.json()["seats"][1]["kind"] == "bot"
    assert ben.post(f"/games/{game_id}/seats/1/person").json()["you"]["seats"] == [1]


def test_a_guest_has_to_wait_before_a_bot_replaces_the_host(ada, ben):
    started = ada.start(FRIEND, pace=5)
    game_id = started["table"]["id"]
    claim(ben, started["invitations"][0], "Ben")
    with ada.stream(game_id) as stream:
        stream.recv(timeout=10)
        assert ben.post(f"/games/{game_id}/seats/0/bot", {}).json()["code"] == "seat-taken"
    for _ in range(100):
        answer = ben.post(f"/games/{game_id}/seats/0/bot", {}).json()
        if answer["code"] != "seat-taken":
            break
    assert answer["code"] == "not-away-yet"
    assert 100 < answer["values"]["seconds"] <= 120


HIDDEN = {"game": "proxima-obertura", "pace": 5}


def test_the_host_cannot_take_over_a_hand_that_is_hidden(ada, new_browser):
    """Neither on this screen nor by an invitation that another browser of theirs would claim."""
    table = ada.start([{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}], **HIDDEN)["table"]
    for path in ("person", "invitation"):
        answer = ada.post(f"/games/{table['id']}/seats/1/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "hidden-hand")
    assert new_browser().post(f"/games/{table['id']}/seats/1/person").json()["code"] == "not-at-table"
    assert ada.table(table["id"])["seats"] == table["seats"]


def test_an_invitation_from_the_lobby_gives_no_hidden_hand_later(ada, ben):
    started = ada.start([{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}], start=False, **HIDDEN)
    table = started["table"]
    link = ada.post(f"/games/{table['id']}/seats/1/invitation").json()
    ada.post(f"/games/{table['id']}/start", {"version": ada.table(table["id"])["version"]})
    assert claim(ben, link).json()["code"] == "hidden-hand"
    assert ben.get(f"/games/{table['id']}").status_code == 403


def test_a_hidden_hand_goes_back_to_whoever_held_it(ada, ben, new_browser):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}, {"kind": "friend"}], **HIDDEN)
    game_id, people = started["table"]["id"], (ben, new_browser())
    for person, link in zip(people, started["invitations"], strict=True):
        claim(person, link)
    for number, person in enumerate(people, start=1):
        person.post(f"/games/{game_id}/seats/{number}/bot", {})
    assert ada.post(f"/games/{game_id}/seats/1/person").json()["code"] == "hidden-hand"
    assert people[1].post(f"/games/{game_id}/seats/1/person").json()["code"] == "not-host"
    assert ben.post(f"/games/{game_id}/seats/1/person").json()["you"]["seats"] == [1]
    # Whoever has left the table has given the seat up, and nobody else sees the hand.
    ben.post(f"/games/{game_id}/leave")
    assert ada.post(f"/games/{game_id}/seats/1/invitation").json()["code"] == "hidden-hand"


def test_open_hands_can_be_taken_over(ada, ben):
    table = ada.start([{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}], pace=5)["table"]
    link = ada.post(f"/games/{table['id']}/seats/2/invitation").json()
    assert claim(ben, link).json()["you"]["seats"] == [2]
    assert ada.post(f"/games/{table['id']}/seats/1/person").json()["you"]["seats"] == [0, 1]


def test_the_host_passes_on(ada, ben):
    started = ada.start(FRIEND)
    game_id = started["table"]["id"]
    claim(ben, started["invitations"][0], "Ben")
    assert ada.post(f"/games/{game_id}/leave").status_code == 204
    table = ben.table(game_id)
    assert table["you"]["host"]
    assert table["host"] == 1
    assert table["seats"][0]["kind"] == "bot"
    assert ada.get(f"/games/{game_id}").status_code == 403


def test_the_lobby_waits_and_can_be_changed(ada, ben):
    started = ada.start(FRIEND, start=False)
    table, game_id = started["table"], started["table"]["id"]
    early = ada.post(f"/games/{game_id}/start", {"version": table["version"]})
    assert early.json()["code"] == "seats-open"
    change = {"version": table["version"], "options": {"boom": True}, "seats": [{"seat": 0, "colour": "violet"}]}
    table = ada.put(f"/games/{game_id}/lobby", change).json()
    assert table["options"]["boom"] is True
    assert table["seats"][0]["colour"] == "violet"
    table = claim(ben, started["invitations"][0], "Ben").json()
    assert table["status"] == "lobby"
    assert ben.post(f"/games/{game_id}/start", {"version": table["version"]}).json()["code"] == "not-host"
    assert ada.post(f"/games/{game_id}/start", {"version": table["version"]}).json()["status"] == "running"


def test_leaving_the_lobby_opens_the_seat(ada, ben):
    started = ada.start(FRIEND, start=False)
    game_id = started["table"]["id"]
    claim(ben, started["invitations"][0], "Ben")
    ben.post(f"/games/{game_id}/leave")
    assert ada.table(game_id)["seats"][1]["kind"] == "open"
    table = ada.post(f"/games/{game_id}/seats/1/bot", {}).json()
    assert table["seats"][1]["kind"] == "bot"


def test_names_are_kept_on_one_line(ada):
    assert ada.put("/me", {"name": "  A\x00d\na  "}).json()["name"] == "A d a"
    table = ada.start([{"kind": "you"}, {"kind": "bot", "name": "<b>Bob</b>"}])["table"]
    assert [seat["name"] for seat in table["seats"]] == ["A d a", "<b>Bob</b>"]


def test_an_organiser_without_a_seat_stays_host(ada, ben, new_browser):
    started = ada.start([{"kind": "friend"}, {"kind": "friend"}], pace=5)
    game_id = started["table"]["id"]
    for person, link in zip((ben, new_browser()), started["invitations"], strict=True):
        claim(person, link)
    ben.post(f"/games/{game_id}/seats/0/bot", {})
    ben.post(f"/games/{game_id}/seats/0/person")
    assert ada.table(game_id)["you"] | {"host": True, "seats": []} == ada.table(game_id)["you"]
    assert not ben.table(game_id)["you"]["host"]


def test_a_host_whose_seat_a_bot_plays_stays_host(ada, ben):
    started = ada.start(FRIEND, pace=5)
    game_id = started["table"]["id"]
    claim(ben, started["invitations"][0])
    lent = ada.post(f"/games/{game_id}/seats/0/bot", {}).json()
    back = ada.post(f"/games/{game_id}/seats/0/person").json()
    assert (lent["you"]["host"], back["you"]["host"]) == (True, True)


def test_a_host_who_runs_out_of_time_stays_host(ada, ben):
    started = ada.start(FRIEND[::-1], pace=5, clock={"bank": 0.4, "increment": 0})  # the last seat begins
    game_id = started["table"]["id"]
    claim(ben, started["invitations"][0])
    until = time.monotonic() + 20
    while ada.table(game_id)["seats"][1]["kind"] == "person":
        assert time.monotonic() < until
        time.sleep(0.1)
    assert ada.table(game_id)["you"]["host"]


def test_whoever_has_lent_a_seat_is_host_when_the_host_leaves(ada, ben):
    started = ada.start(FRIEND, pace=5)
    game_id = started["table"]["id"]
    claim(ben, started["invitations"][0])
    ben.post(f"/games/{game_id}/seats/1/bot", {})
    ada.post(f"/games/{game_id}/leave")
    assert ben.table(game_id)["you"]["host"]
