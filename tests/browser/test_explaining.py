"""What the page tells: why not, by which rule; what happened; and all of it in words."""

import math
import re

import pytest
from playwright.sync_api import expect

from .person import Person, record_named
from .test_reach import LOADED
from .test_story import watch


def test_a_refusal_names_its_rule_and_leads_to_it(ada: Person):
    ada.start(start="introductory")
    dark = ada.page.locator('.spot:not(.glows)[aria-label^="New York"]')
    dark.hover()
    ada.page.wait_for_selector(".tip")
    assert ada.page.locator(".cannot").count() == 0, "nothing was tried"
    dark.click()
    refusal = ada.page.locator(".chooser .cannot").first
    refusal.wait_for()
    rule = refusal.get_by_role("button").inner_text()
    assert re.fullmatch(r"F\d+\.\d+", rule)
    refusal.get_by_role("button").click()
    asked = ada.page.locator(".drawer .asked")
    asked.wait_for()
    assert asked.locator(".number").inner_text() == rule
    assert asked.evaluate(
        "(rule) => { const box = rule.getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; }"
    )


def test_a_refusal_is_about_the_place_that_was_picked(ada: Person):
    """Chicago plays: that a place beside it is out with three players is no reason of its own."""
    record = record_named("map")
    turns = [n for n, entry in enumerate(record["log"]) if entry.get("do") == "expand" and entry["seat"] == 0]
    last = max(n for n in turns if n < 0.75 * len(record["log"]))
    ada.lay({**record, "log": record["log"][:last], "result": None})
    ada.page.locator('.spot:not(.glows)[aria-label^="Chicago"]').click()
    refusals = ada.page.locator(".chooser .cannot")
    refusals.first.wait_for()
    assert not [told for told in refusals.all_inner_texts() if "F2.1" in told]


def test_why_a_bonus_tile_cannot_be_used(ada: Person):
    ada.start(start="introductory")
    ada.page.get_by_text("What is not possible, and why").click()
    told = ada.page.locator(".why-not li", has_text="bonus tile").first
    told.wait_for()
    assert "first turn" in told.inner_text()
    assert "F6.1" in told.inner_text()


def test_the_rules_can_be_searched(ada: Person):
    ada.page.goto("/rules/franchise")
    ada.page.wait_for_selector(".rules li")
    every = ada.page.locator(".rules li").count()
    ada.page.get_by_role("searchbox").fill("tie-break")
    ada.page.wait_for_selector(".rules mark")
    assert 0 < ada.page.locator(".rules li").count() < every


def test_the_log_cites_rules_and_points_at_places(ada: Person):
    ada.start(start="introductory")
    ada.step(0)
    ada.page.get_by_role("tab", name="Log").click()
    line = ada.page.locator(".log [data-kind=expand]").first
    assert "F3.2" in line.inner_text()
    line.hover()
    lit = ada.page.locator(".spot.lit")
    expect(lit).to_have_count(2)
    assert all(
        name.split(":")[0] in line.inner_text()
        for name in lit.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    )


def test_income_is_shown_with_its_sum(ada: Person):
    """For instance: 2 + 2 + 3 = 7 → $3, as the server counted."""
    ada.start(start="introductory")
    watch(ada)
    for choice in range(12):
        ada.step(choice)
    sums = re.compile(r"^([\d+× ]+) = (\d+) → \$(\d+)$")
    for _ in range(40):
        told = ada.page.evaluate("() => told.filter(({ kind, sum }) => kind === 'income' && sum)")
        found = [sums.match(line["sum"]) for line in told]
        if found and found[-1]:
            break
        ada.step(1)
    last = found[-1]
    assert last
    parts, whole, _ = last.groups()
    assert sum(int(part) for part in parts.split(" + ")) == int(whole)


@pytest.mark.parametrize("boom", [False, True])
def test_every_income_in_the_log_has_its_sum(ada: Person, boom: bool):
    """Everybody's, at every moment of the game, whatever happened since."""
    ada.start(bots=2, boom=boom)
    for choice in range(25):
        if not ada.is_over:
            ada.step(choice)
    if ada.is_over:
        ada.page.get_by_role("button", name="Look at the board").click()
    ada.page.get_by_role("tab", name="Log").click()
    more = ada.page.get_by_role("button", name="Earlier")
    while more.count():
        more.click()
    lines = ada.page.locator(".log [data-kind=income]").all_inner_texts()
    counted = [line for line in lines if "minimum income" not in line.lower()]
    assert len(counted) > 5
    for line in counted:
        told = re.search(r"earned \$(\d+) for (\d+) empty spaces?\. ([\d+× ]+) = (\d+) → \$(\d+)", line)
        assert told, line
        dollars, spaces, parts, whole, paid = told.groups()
        assert (dollars, spaces) == (paid, whole)
        assert sum(math.prod(map(int, part.split("×"))) for part in parts.split(" + ")) == int(whole)


@pytest.mark.parametrize("kind", ["majority", "full"])
def test_a_city_that_scores_is_shown_with_its_sum(ada: Person, kind: str):
    """For instance: 3 of 5 spaces → +5 (F4.2), or, full without a majority, 2 of 4 spaces, 4 ÷ 2 → +2 (F4.3)."""
    record = record_named("map")
    ada.lay(record)
    scored = next(
        (entry["number"], event)
        for entry in ada.ask_server(f"/games/{ada.game_id}/log")["entries"]
        for event in entry["events"]
        if event["kind"] == kind
    )
    ada.lay({**record, "log": record["log"][: scored[0] - 1], "result": None})
    place = next(place for place in ada.table()["position"]["places"] if place["name"] == scored[1]["place"])
    watch(ada)
    ada.page.get_by_role("button", name="End the turn").click()
    ada.page.wait_for_function("(kind) => told.some((line) => line.kind === kind)", arg=kind)
    told = next(line["sum"] for line in ada.page.evaluate("told") if line["kind"] == kind)
    told = told.partition(", a tie")[0]  # and what decided it
    sums = re.fullmatch(r"(\d+) of (\d+) spaces(?:, (\d+) ÷ 2)? → \+(\d+)", told)
    assert sums, told
    count, size, halved, points = (int(group or 0) for group in sums.groups())
    assert (size, points) == (place["size"], scored[1]["points"])
    assert halved == (0 if kind == "majority" else size)
    assert (2 * count > size) == (kind == "majority")


def test_every_word_comes_from_the_words(ada: Person):
    """An id without a message would show as itself: words with dashes, as no sentence has them."""
    ids = re.compile(r"^[a-z]+(-[a-z_]+)+$", re.MULTILINE)
    for path in ("/", "/new", "/rules/franchise"):
        ada.page.goto(path)
        ada.page.wait_for_selector(LOADED[path])
        assert not ids.findall(ada.page.inner_text("body")), path
    ada.start(bots=3, milestones=True, boom=True, region_tiles="all")
    for choice in range(30):
        ada.step(choice)
    for tab in ("Moves", "Log", "Table"):
        ada.page.get_by_role("tab", name=tab).click()
        assert not ids.findall(ada.page.inner_text("body")), tab
