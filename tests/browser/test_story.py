"""The board tells the story: what others do is seen, stays marked, can be skipped, and nothing waits for it.

These tests let things move; all others run with reduced motion.
"""

import re
import struct
from pathlib import Path
from time import time
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import ARTEFACTS, DESKTOP, PHONE, Open
from .person import Person, record_named
from .shopkeeper import Shopkeeper
from .test_reach import serious_faults

MOVING = {"reduced_motion": "no-preference"}

# What flies, is told, summed up and stirred at any moment, whichever frame that is: kept by an observer.
WATCH = """() => {
    Object.assign(window, { flown: [], told: [], summed: [], stirred: [] });
    const watching = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (node.className?.includes?.('flight')) flown.push(node.className);
            if (node.tagName === 'LI')
                told.push({ kind: node.dataset.kind, sum: node.querySelector('b')?.textContent ?? '' });
        }
        const summary = document.querySelectorAll('.moments.summary li').length;
        if (summary > 0) summed.push(summary);
    });
    for (const part of document.querySelectorAll('.flights, .moments'))
        watching.observe(part, { childList: true, subtree: true });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
        stirred.push(this.className);
        return animate.apply(this, how);
    };
}"""


def watch(person: Person) -> None:
    person.page.wait_for_selector("main.playing")
    person.page.evaluate(WATCH)


def stand_still(person: Person) -> None:
    """Time stands still for the page: what it shows for a while it shows until something else happens."""
    person.page.clock.install()
    person.page.clock.pause_at(time() + 60)


def first_entry(person: Person, kind: str, after: int = 0) -> int:
    """The number of the first entry in which this happens."""
    entries = person.ask_server(f"/games/{person.game_id}/log")["entries"]
    found: int = next(
        entry["number"]
        for entry in entries
        if entry["number"] > after and any(event["kind"] == kind for event in entry["events"])
    )
    return found


def look_at(person: Person, number: int) -> None:
    """A position of the replay."""
    person.page.goto(f"/g/{person.game_id}#{number}")
    person.page.wait_for_selector(".replay[aria-busy=false]")


def test_a_bots_move_travels_and_stays_marked(open_page: Open, shoot, film):
    ada = open_page(**MOVING)
    ada.start(start="introductory")
    watch(ada)
    bot = ada.table()["seats"][1]
    with film(ada, "story-bots-turn"):
        ada.go_on.click()
        ada.page.get_by_role("button", name="End the turn").click()
        ada.page.wait_for_function("() => flown.some((name) => name.includes('piece-flight'))")
        shoot(ada, "story-bots-move")
        ada.wait_for_turn()
    expect(ada.page.locator(f".trace.{bot['colour']}").first).to_be_attached()
    before = ada.page.locator(f".trace.{bot['colour']}").count()
    ada.page.reload()
    expect(ada.page.locator(f".trace.{bot['colour']}")).to_have_count(before)


def test_a_click_during_an_animation_is_taken_at_once(open_page: Open):
    ada = open_page(**MOVING)
    ada.start(bots=2, start="introductory")
    stand_still(ada)
    ada.go_on.click()
    ada.page.get_by_role("button", name="End the turn").click()
    ada.page.wait_for_selector(".moments li")
    ada.wait_for_turn()
    since = ada.version
    ada.glowing.first.dispatch_event("click")
    ada.wait_for_change(since)


def test_skip_catches_up(open_page: Open):
    ada = open_page(**MOVING)
    ada.start(bots=2, start="introductory")
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_label("Moves are shown").select_option("fast")  # so fast that these need not be summed up
    stand_still(ada)
    ada.go_on.click()
    ada.page.get_by_role("button", name="End the turn").click()
    ada.wait_for_turn()
    ada.page.get_by_role("button", name=re.compile("Skip")).click()
    expect(ada.page.locator(".moments li, .flight")).to_have_count(0)


def test_a_game_that_runs_ahead_is_summed_up(open_page: Open, shoot):
    """Four bots that do not pause: nobody waits for a queue of their moves."""
    ada = open_page(**MOVING)
    ada.start(bots=4, start="introductory")
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_label("Moves are shown").select_option("slow")
    watch(ada)
    stand_still(ada)
    ada.go_on.click()
    ada.page.get_by_role("button", name="End the turn").click()
    ada.page.wait_for_function("() => summed.length > 0")
    shoot(ada, "story-summary")
    assert all(1 <= lines <= 5 for lines in ada.page.evaluate("summed"))


def test_with_reduced_motion_nothing_flies(ada: Person):
    ada.start(start="introductory")
    watch(ada)
    stand_still(ada)
    ada.go_on.click()
    ada.page.get_by_role("button", name="End the turn").click()
    ada.page.wait_for_selector(".moments li")
    ada.wait_for_turn()
    assert ada.page.evaluate("flown") == []


def test_what_was_won_takes_the_winners_colour_and_says_why(ada: Person, shoot):
    ada.lay(record_named("map"))
    ada.page.get_by_role("button", name="Look at the board").click()
    entries = ada.ask_server(f"/games/{ada.game_id}/log")["entries"]
    events = [event for entry in entries for event in entry["events"]]
    colours = [seat["colour"] for seat in ada.table()["seats"]]
    cities = {event["place"]: colours[event["seat"]] for event in events if event["kind"] in ("majority", "full")}
    regions = {event["region"] for event in events if event["kind"] == "region"}
    assert cities
    assert regions
    expect(ada.page.locator(".ground.won")).to_have_count(len(cities))
    expect(ada.page.locator(".region.won")).to_have_count(len(regions))
    shoot(ada, "story-won")
    place, colour = next(iter(cities.items()))
    ada.page.locator(f".spot[aria-label^='{place}:']").hover()
    expect(ada.page.locator(".tip .won b")).to_have_text(re.compile(r"\d+ of \d+ spaces"))
    index = ada.page.locator(f".spot[aria-label^='{place}:']").get_attribute("data-place")
    drawn = ada.page.locator(".board .place").nth(int(index or 0)).locator(".ground")
    assert colour in (drawn.get_attribute("class") or "")


@pytest.mark.parametrize("kind", ["thief", "dice", "shop", "accept"])
def test_the_street_is_seen_to_live(open_page: Open, kind: str, shoot, film):
    """In a replay, which shows what the table showed."""
    ada = Shopkeeper(open_page(**MOVING).page)
    ada.lay(record_named("street"))
    number = first_entry(ada, kind)
    look_at(ada, number - 1)
    watch(ada)
    ada.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    with film(ada, f"story-{kind}"):
        ada.page.get_by_role("button", name="One step on").click()
        if kind == "dice":
            ada.page.wait_for_function("() => stirred.some((name) => name.includes?.('die'))")
        else:
            wanted = "thief-flight" if kind == "thief" else "card-flight"
            ada.page.wait_for_function("(wanted) => flown.some((name) => name.includes(wanted))", arg=wanted)
        shoot(ada, f"story-{kind}")


def test_on_a_phone_captions_fit(open_page: Open, shoot):
    ada = open_page(viewport=PHONE, **MOVING)
    ada.start(bots=2, start="introductory")
    stand_still(ada)
    ada.go_on.click()
    ada.page.get_by_role("button", name="End the turn").click()
    box = ada.page.wait_for_function(
        "() => document.querySelector('.moments li')?.getBoundingClientRect().toJSON()"
    ).json_value()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    shoot(ada, "story-phone")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_note_comes_once_and_can_be_brought_back(open_page: Open, size: Any, shoot):
    """The first city that scores: said once, read again in the menu, and shown again if asked for."""
    record = record_named("map")
    ada = open_page(viewport=size, bypass_csp=True)
    ada.lay(record)
    scored = min(first_entry(ada, "majority"), first_entry(ada, "full"))
    ada.lay({**record, "log": record["log"][: scored + 2], "result": None})
    note = ada.page.locator(".note-card")
    expect(note).to_be_visible()
    words = note.locator("p").inner_text()
    shoot(ada, f"note-{size['width']}")
    assert serious_faults(ada) == []
    while note.count():
        note.get_by_role("button", name="Got it").click()
    ada.page.reload()
    ada.page.wait_for_selector("main.playing")
    expect(note).to_have_count(0)
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_text("Notes that come once").click()
    expect(ada.page.locator(".once")).to_contain_text(words)
    assert serious_faults(ada) == []
    ada.page.get_by_role("button", name="Show them again in play").click()
    expect(note).to_have_count(1)


@pytest.mark.parametrize(("record", "number"), [("map", 110), ("street", 777)])
def test_the_last_round_is_announced(ada: Person, record: str, number: int):
    """By the entry with which it begins: in large letters, then in the turn card."""
    *before, entry = record_named(record)["log"][:number]
    ada.lay({**record_named(record), "log": before, "result": None})
    expect(ada.page.locator(".closing, .banner")).to_have_count(0)
    stand_still(ada)
    ada.post(f"/games/{ada.game_id}/moves", {"version": ada.version, "entry": entry})
    expect(ada.page.locator(".banner")).to_be_visible()
    expect(ada.page.locator(".closing")).to_be_visible()


AT_REST = """() => {
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
    return Promise.allSettled(ending.map((one) => one.finished)).then(() => null);
}"""


@pytest.mark.parametrize(("record", "left"), [("map", 5), ("street", 10)])
def test_the_end_is_an_event(open_page: Open, record: str, left: int, shoot, film):
    """Points are counted source by source; then the placing, the turning point and a picture to share."""
    page = open_page(bypass_csp=True, **MOVING).page
    ada = Shopkeeper(page) if record == "street" else Person(page)
    ada.lay_before_end(record_named(record), left)
    stand_still(ada)  # the count would go on by itself
    ada.play_out()
    with film(ada, f"end-{record}"):
        page.wait_for_selector(".count")
        shoot(ada, f"end-count-{record}")
        assert page.locator(".end .sources").count() == 0
        page.get_by_role("button", name="Show all").click()
        page.wait_for_selector(".end .sources")
        page.clock.resume()
    result = ada.table()["result"]
    expect(page.locator(".count .total").first).to_have_text(str(result["scores"][result["winners"][0]]))
    expect(page.locator(".turning")).to_contain_text("turning point")
    expect(page.locator(".moments button, .flight")).to_have_count(0)  # what was won has been told, scene by scene
    page.evaluate(AT_REST)  # the rows find their places
    shoot(ada, f"end-{record}")
    page.emulate_media(reduced_motion="reduce")  # colours change at once
    assert serious_faults(ada) == []


@pytest.mark.parametrize("record", ["map", "street"])
def test_the_result_is_a_picture_to_share(ada: Person, record: str):
    ada.lay(record_named(record))
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Picture to share").click()
    assert download.value.suggested_filename.endswith(".png")
    content = Path(download.value.path()).read_bytes()
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert width == 1600
    assert height > 600
    if ARTEFACTS.exists():
        (ARTEFACTS / f"shared-{record}.png").write_bytes(content)


@pytest.mark.parametrize("record", ["map", "street"])
def test_a_replay_can_be_part_of_another_page(ada: Person, open_page: Open, record: str, shoot):
    ada.lay(record_named(record))
    look_at(ada, 20)
    ada.page.get_by_role("button", name="Link to this position").click()
    ada.page.get_by_role("button", name="Embed this replay").click()
    source = re.search(r'src="([^"]+)"', ada.page.get_by_label("Embed this replay").input_value())
    assert source
    stranger = open_page(source[1], viewport={"width": 960, "height": 680}, bypass_csp=True)
    stranger.page.wait_for_selector(".replay[aria-busy=false]")
    expect(stranger.page.locator(".replay strong")).to_contain_text("20 of")
    shoot(stranger, f"embedded-{record}")
    assert serious_faults(stranger) == []
    stranger.page.get_by_role("button", name="One step on").click()
    expect(stranger.page.locator(".replay strong")).not_to_contain_text("20 of")
    assert stranger.page.locator("header.top, .tabbed").count() == 0
    assert stranger.page.get_by_role("button", name="What if…").count() == 0


def test_a_replay_goes_at_its_speed(ada: Person):
    ada.lay(record_named("map"))
    look_at(ada, 30)
    ada.page.get_by_label("Speed").select_option("4")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.locator(".replay strong")).not_to_contain_text("30 of")
    ada.page.get_by_role("button", name="Pause").click()
