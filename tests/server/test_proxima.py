"""Pròxima Obertura over HTTP: secrets, sealed shows, silence."""

import pytest

THREE = [{"kind": "you", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
GAME = {"game": "proxima-obertura"}


def seated(*people):
    """A running game, everybody in the order given."""
    host, *friends = people
    started = host.start(THREE, **GAME)
    game_id = started["table"]["id"]
    for friend, link in zip(friends, started["invitations"], strict=True):
        friend.post(f"/games/{game_id}/claim", {"secret": link["secret"]})
    return game_id


def asked(people, types=("food", "home")):
    """The first player has asked for two types."""
    game_id = seated(*people)
    people[0].play(people[0].table(game_id), {"do": "ask", "types": list(types)})
    return game_id


def hand_of(table):
    return table["position"]["players"][table["you"]["seat"]]["hand"]


def test_everybody_sees_the_own_hand_alone(ada, ben, new_browser):
    cleo = new_browser()
    game_id = seated(ada, ben, cleo)
    for seat, person in enumerate((ada, ben, cleo)):
        table = person.table(game_id)
        assert [player["hand"] is not None for player in table["position"]["players"]] == [n == seat for n in range(3)]
        assert len(hand_of(table)) == 8
        log = person.get(f"/games/{game_id}/log").json()["entries"]
        dealt = [entry["entry"] for entry in log if entry["entry"].get("chance") == "deal"]
        assert ["cards" in entry for entry in dealt] == [n == seat for n in range(3)]
        assert sorted(dealt[seat]["cards"]) == sorted(hand_of(table))


def test_a_draft_is_private(ada, ben, new_browser):
    game_id = seated(ada, ben, new_browser())
    table, before = ada.table(game_id), ben.table(game_id)
    after = ada.play(table, {"do": "pass"})
    assert after["position"]["phase"] in ("open", "improve", "dice")  # as far as there is nothing to decide
    assert after["version"] > table["version"]
    assert ben.table(game_id) == before
    ada.post(f"/games/{game_id}/back", {"version": after["version"], "steps": 1})
    assert ben.table(game_id) == before


def test_shows_are_collected_from_all_at_once(ada, ben, new_browser):
    cleo = new_browser()
    game_id = asked((ada, ben, cleo))
    early = cleo.table(game_id)
    assert early["asked"] == [1, 2]
    assert {move["entry"]["do"] for move in early["moves"]} <= {"show", "ready"}
    ready = cleo.play(early, {"do": "ready"})
    assert ready["you"]["sealed"]
    assert ready["moves"] == []
    assert ben.table(game_id)["entries"] == early["entries"]
    # Until it is used, it can be changed.
    back = cleo.post(f"/games/{game_id}/back", {"version": ready["version"], "steps": 0}).json()
    assert back["moves"] == early["moves"]
    cleo.play(back, {"do": "ready"})
    done = ben.play(ben.table(game_id), {"do": "ready"})
    assert done["position"]["phase"] == "offer"
    assert [entry["entry"]["seat"] for entry in ada.get(f"/games/{game_id}/log").json()["entries"][-2:]] == [1, 2]


@pytest.mark.parametrize("seat", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_what_is_sealed_survives_a_crash(start_server, open_browser, seat):
    server = start_server()
    people = [open_browser(server) for _ in range(3)]
    game_id = asked(people, ("food", "wear"))
    sealed = people[seat].table(game_id)
    for move in [move for move in sealed["moves"] if move["entry"]["do"] == "show"][:1]:
        sealed = people[seat].play(sealed, move["entry"])
    sealed = people[seat].play(sealed, {"do": "ready"})
    server.kill()
    again = start_server()
    for person in people:
        person.follow(again)
    assert people[seat].table(game_id)["draft"] == sealed["draft"]
    assert people[3 - seat].play(people[3 - seat].table(game_id), {"do": "ready"})["position"]["phase"] == "offer"


def test_the_first_to_be_asked_shows_under_seal_too(ada, ben, new_browser):
    cleo = new_browser()
    game_id = asked((ada, ben, cleo), ("food", "wear"))
    before = [person.table(game_id) for person in (ada, cleo)]
    sealed = ben.table(game_id)
    for move in [move for move in sealed["moves"] if move["entry"]["do"] == "show"][:1]:
        sealed = ben.play(sealed, move["entry"])
    sealed = ben.play(sealed, {"do": "ready"})
    assert sealed["you"]["sealed"]
    assert [person.table(game_id) for person in (ada, cleo)] == before
    done = cleo.play(cleo.table(game_id), {"do": "ready"})
    log = ada.get(f"/games/{game_id}/log?after={before[0]['entries']}").json()["entries"]
    steps = [step["entry"] for step in sealed["draft"]["steps"]]
    assert [line["entry"] for line in log] == [*steps, {"seat": 2, "do": "ready"}]
    assert done["entries"] == before[0]["entries"] + len(log)


def test_silence_spares_clicks_and_tells_nobody(ada, ben, new_browser):
    cleo = new_browser()
    game_id = seated(ada, ben, cleo)
    before = ada.table(game_id)
    assert ben.put(f"/games/{game_id}/seats/1/silence", {"silent": True}).json()["you"]["silent"]
    assert ada.table(game_id) == before
    assert ada.put(f"/games/{game_id}/seats/1/silence", {"silent": True}).status_code == 403
    ada.play(before, {"do": "ask", "types": ["food", "home"]})
    table = cleo.table(game_id)
    assert table["asked"] == [1, 2]
    assert table["entries"] == before["entries"] + 1
    assert ben.table(game_id)["moves"] == []
    assert cleo.put(f"/games/{game_id}/seats/2/silence", {"silent": True}).json()["position"]["phase"] == "offer"


def test_a_refused_space_names_the_neighbour(ada):
    """Found by playing at random until somebody may choose a space and a neighbour forbids one."""
    import random

    rng = random.Random(8)
    screens = [{"kind": "you"}, {"kind": "screen"}, {"kind": "screen"}]
    table = ada.start(screens, **GAME)["table"]
    while table["status"] == "running":
        moves = [move["entry"] for move in table["moves"]]
        if table["position"]["phase"] == "site":
            assert all(move["points"] > 0 for move in table["moves"])
            found = ada.get(f"/games/{table['id']}/refusals").json()["refusals"]
            near = [one for one in found if one["message"] == "site-neighbour-same-type"]
            if near:
                shop = table["position"]["spaces"][near[0]["values"]["space"]]["shop"]
                assert (shop["seat"], shop["type"]) == (near[0]["values"]["seat"], near[0]["values"]["type"])
                assert shop["type"] == table["position"]["building"]["type"]
                answer = ada.post(
                    f"/games/{table['id']}/moves", {"version": table["version"], "entry": near[0]["entry"]}
                )
                assert (answer.status_code, answer.json()["values"]) == (422, near[0]["values"])
                return
        wanted = [entry for entry in moves if entry["do"] in ("open", "use", "site", "push")]
        quick = [entry for entry in moves if entry["do"] in ("pass", "ready", "stop")]
        table = ada.play(table, rng.choice(wanted or quick or moves))
    raise AssertionError("no neighbour ever forbade a space")
