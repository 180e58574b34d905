"""Which changes make a move stale, and which do not."""

import pytest

HIDDEN = {"game": "proxima-obertura", "pace": 5}
GAMES = [
    pytest.param([{"kind": "you"}, {"kind": "screen"}], {}, id="open"),
    pytest.param([{"kind": "you"}] + [{"kind": "screen"}] * 2, HIDDEN, id="hidden"),
]


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_spectators_and_pace_make_no_move_stale(ada, new_browser, seats, settings):
    table = ada.start(seats, **settings)["table"]
    path = f"/games/{table['id']}"
    link = ada.post(f"{path}/spectators").json()
    for pace in range(3):
        assert new_browser().post(f"{path}/claim", {"secret": link["secret"]}).status_code == 200
        ada.put(f"{path}/pace", {"pace": pace})
        assert ada.table(table["id"])["version"] > table["version"]
        table = ada.move(table)  # which it was shown before anybody came


def test_what_changes_nothing_has_no_version(ada, ben):
    table = ada.start()["table"]
    path = f"/games/{table['id']}"
    link = ada.post(f"{path}/spectators").json()
    first = ben.post(f"{path}/claim", {"secret": link["secret"]}).json()
    again = ben.post(f"{path}/claim", {"secret": link["secret"]}).json()
    ada.put(f"{path}/pace", {"pace": table["pace"]})
    assert first["version"] == again["version"] == ada.table(table["id"])["version"]


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_a_move_that_was_made_is_not_made_again(ada, ben, seats, settings):
    """Nor after somebody has come to watch since."""
    table = ada.start(seats, **settings)["table"]
    path, body = f"/games/{table['id']}", {"version": table["version"], "entry": table["moves"][0]["entry"]}
    link = ada.post(f"{path}/spectators").json()
    assert ada.post(f"{path}/moves", body).status_code == 200
    ben.post(f"{path}/claim", {"secret": link["secret"]})
    assert ada.post(f"{path}/moves", body).json()["code"] == "stale"
    assert ada.post(f"{path}/hint", {"version": table["version"]}).json()["code"] == "stale"


def test_a_version_from_the_future_is_stale(ada):
    table = ada.start()["table"]
    body = {"version": table["version"] + 1, "entry": table["moves"][0]["entry"]}
    assert ada.post(f"/games/{table['id']}/moves", body).json()["code"] == "stale"


def test_nobody_agrees_to_an_undo_they_have_not_seen(ada, ben):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}])
    path = f"/games/{started['table']['id']}"
    ben.post(f"{path}/claim", {"secret": started["invitations"][0]["secret"]})
    table = ada.table(started["table"]["id"])
    while not table["entries"]:
        mover = ada if ada.table(table["id"])["moves"] else ben
        table = mover.move(mover.table(table["id"]))
    asker, other = (ada, ben) if mover is ada else (ben, ada)
    before = other.table(table["id"])["version"]
    asked = asker.post(f"{path}/undo", {"version": table["version"]}).json()
    assert asked["undo"] is not None
    assert other.post(f"{path}/undo/answer", {"version": before, "agree": True}).json()["code"] == "stale"
    assert other.post(f"{path}/undo/answer", {"version": asked["version"], "agree": True}).json()["entries"] == 0
