"""What the page shows of Franchise's expansions."""

import json
import random
from collections.abc import Callable
from typing import Any

from grandopening.core.contract import CHANCE, Position
from grandopening.games import game_named
from grandopening.record import Recorder, write_record

from .person import Person, record_named


def game_until(wanted: Callable[[Position], bool]) -> dict[str, Any]:
    """The record of a busy game with Milestones and Boom, up to the first position that is wanted."""
    setup = game_named("franchise").set_up({"players": 2, "milestones": True, "boom": True})
    for seed in range(100):
        recorder, rng = Recorder(setup.begin(seed)), random.Random(seed)
        while not recorder.position.is_over:
            if recorder.position.actor == CHANCE:
                recorder.draw()
                continue
            if wanted(recorder.position):
                return write_record(recorder, ["Ada", "Bo"])
            entries = recorder.legal_entries()
            busy = [entry for entry in entries if entry["do"] not in ("done", "stay")]
            recorder.enter(rng.choice(busy if busy and rng.random() < 0.8 else entries))
    raise AssertionError("no game came to such a position")


def stands_upright(position: Position) -> bool:
    s = position.state
    return bool(s.upright[s.active]) and position.setup.game.phases[s.phase] == "expand"


def test_an_upright_franchise_stands_beside_its_milestone(ada: Person):
    ada.lay(game_until(stands_upright))
    shown = ada.table()["position"]
    seats = [seat for milestone in shown["milestones"] for seat in milestone["upright"]]
    beside = ada.page.locator(".milestones .upright")
    assert beside.count() == len(seats) > 0
    assert all(text.endswith(": one of two") for text in beside.all_inner_texts())
    supply = shown["players"][shown["actor"]]["supply"]
    assert f"{supply} franchises in supply" in ada.page.locator(".purse").inner_text()


def can_park(position: Position) -> bool:
    """The Boom marker can move to a scored city."""
    if position.setup.game.phases[position.state.phase] != "boom":
        return False
    decoded = [position.setup.game.codec.decode(action) for action in position.legal()]
    return any(verb == "boom" and position.state.scored >> values[0] & 1 for verb, values in decoded)


def test_a_boom_at_a_scored_city_says_that_it_counts_for_nobody(ada: Person):
    ada.lay(game_until(can_park))
    table = ada.table()
    scored = {place["name"] for place in table["position"]["places"] if place["scored"]}
    (city, *_) = [move["entry"]["place"] for move in table["moves"] if move["entry"].get("place") in scored]
    spot = ada.page.locator(f".spot[aria-label^='{city}:']")
    assert "counts for nobody" in (spot.get_attribute("aria-label") or "")
    spot.click()
    ada.page.locator(f".spot[aria-label^='{city}:']").hover()
    ada.page.locator(".tip", has_text="counts for nobody: the city is scored").wait_for()


def test_a_record_of_other_rules_is_refused_by_both_versions(ada: Person):
    ada.page.goto("/")
    ada.page.locator(".import summary").click()
    ada.page.locator(".import textarea").fill(json.dumps({**record_named("map"), "rules": 1}))
    ada.page.locator(".import button").click()
    alert = ada.page.locator(".import [role=alert]")
    alert.wait_for()
    assert "version 1 of the rules, and this program plays version 2" in alert.inner_text()
