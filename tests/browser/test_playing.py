"""Whole games through the page, against bots."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .person import Person, finished, record_named


def points_on_page(ada: Person) -> dict[str, list[int]]:
    """The table of the results, by player: the total and points by source."""
    ada.page.wait_for_selector(".end .sources")
    names = ada.page.locator(".end .sources thead .name").all_inner_texts()
    rows = ada.page.locator(".end .sources tbody tr").all()
    numbers = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    return dict(zip(names, map(list, zip(*numbers, strict=True)), strict=True))


def check_results(ada: Person) -> None:
    table = ada.table()
    assert table["status"] == "over"
    shown = points_on_page(ada)
    names = ["You" if seat["yours"] else seat["name"] for seat in table["seats"]]
    for name, score in zip(names, table["result"]["scores"], strict=True):
        total, *sources = shown[name]
        assert total == score == sum(sources)
    heading = ada.page.locator(".end h2").inner_text()
    assert all(names[seat] in heading for seat in table["result"]["winners"])
    assert ada.page.locator(".end .chart .line").count() == len(table["seats"])


def test_a_game_of_two_from_the_first_click(ada: Person, shoot: Callable[[Person, str], None]):
    """Home, new game, one bot: three clicks and a removed seat. Then decisions by clicking what glows."""
    ada.go_home()
    ada.page.wait_for_selector(".hero")
    shoot(ada, "home")
    ada.page.get_by_role("link", name="New game").first.click()
    ada.page.get_by_role("button", name="Remove seat 3").click()
    ada.page.get_by_text("Clock and speed").click()
    ada.page.get_by_label("Speed of the bots").fill("0")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_turn()
    shoot(ada, "start")
    for choice in range(8):
        ada.step(choice)


def test_a_game_of_two_to_its_end(ada: Person, shoot: Callable[[Person, str], None]):
    """The last turns of a game and its result."""
    ada.lay_before_end(finished("franchise", players=2), left=40)
    ada.play_out()
    check_results(ada)
    shoot(ada, "end")


def test_a_game_of_four_with_every_expansion(ada: Person, shoot: Callable[[Person, str], None]):
    ada.go_home()
    ada.page.get_by_role("link", name="New game").first.click()
    ada.page.get_by_role("button", name="Add a seat").click()
    ada.page.wait_for_selector(".presets")  # until then the options stand open, and a click would shut them
    ada.page.locator(".new-game summary").first.click()
    ada.page.get_by_label("Milestones.").check()
    ada.page.get_by_label("Boom.").check()
    ada.page.get_by_label("Region values").select_option("chosen")
    ada.page.get_by_label("City and region tiles").select_option("draft")
    ada.page.get_by_text("Clock and speed").click()
    ada.page.get_by_label("Speed of the bots").fill("0")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_turn()
    options = ada.table()["options"]
    assert (options["players"], options["milestones"], options["boom"], options["region_tiles"]) == (
        4,
        True,
        True,
        "chosen",
    )
    for choice in range(12):
        ada.step(choice)
    shoot(ada, "mid-game")


def test_a_game_of_four_with_every_expansion_to_its_end(ada: Person):
    options = {"milestones": True, "boom": True, "region_tiles": "chosen", "layout": "draft"}
    ada.lay_before_end(finished("franchise", players=4, **options), left=40)
    ada.play_out()
    check_results(ada)


def test_play_now_is_one_click(ada: Person):
    ada.go_home()
    ada.page.get_by_role("button", name="Play now: Franchise").click()
    ada.hurry_bots()
    ada.wait_for_turn()
    assert ada.page.locator(".guide").is_visible(), "a first game is guided"
    assert ada.glowing.count() > 0
    assert "$" in (ada.page.locator(".board .price").first.text_content() or "")


def test_keys_work_wherever_the_focus_is(ada: Person):
    ada.start(start="introductory")
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.keyboard.press("g")
    assert ada.page.evaluate("() => document.activeElement.matches('.spot.glows')")
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.keyboard.press("H")
    ada.page.locator(".hint").wait_for()
    since = ada.version
    ada.glowing.first.dispatch_event("click")
    ada.page.locator(".place .marker").wait_for()
    ada.wait_for_change(since)  # the stream may have drawn it; until the click is answered no key counts
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.keyboard.press("u")
    ada.page.locator(".place .marker").wait_for(state="detached")


def test_after_the_end_nothing_speaks_of_what_comes_next(ada: Person):
    ada.lay(record_named("map"))
    ada.page.get_by_role("button", name="Look at the board").click()
    assert ada.page.locator(".place .marker").count() == 0
    assert set(ada.page.locator(".players tbody td:nth-child(4)").all_inner_texts()) == {"–"}
    expect(ada.page.get_by_role("tabpanel")).not_to_contain_text("Nothing to decide")
    expect(ada.page.locator(".guide")).to_have_count(0)


def test_the_home_page_lists_games_to_continue(ada: Person):
    ada.start()
    url = ada.page.url
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Your turn").click()
    ada.wait_for_turn()
    assert ada.page.url == url


def test_undo_a_step_and_a_turn(ada: Person):
    ada.start(start="introductory")
    before = ada.table()["position"]
    ada.step(0)
    assert ada.table()["position"] != before
    assert ada.page.locator(".purse ul").is_visible(), "the purse shows what was spent"
    since = ada.version
    ada.page.get_by_role("button", name="Undo step").click()
    ada.wait_for_change(since)
    assert ada.table()["position"] == before
    assert ada.page.get_by_role("button", name="Undo step").count() == 0


def test_a_turn_of_several_steps_is_undone_at_once(ada: Person):
    ada.start(start="introductory")
    while ada.page.get_by_role("button", name="Undo turn").count() == 0:
        if ada.page.get_by_role("button", name="Undo step").count() == 0:
            before = ada.table()["position"]
        ada.step(0)
    since = ada.version
    ada.page.get_by_role("button", name="Undo turn").click()
    ada.wait_for_change(since)
    expect(ada.page.locator(".purse ul")).to_have_count(0)
    assert ada.table()["position"] == before


def test_a_bonus_tile_is_used_after_a_question(ada: Person):
    """A place at which a plain click would burn one bears a star, and says what it would cost."""
    ada.start(start="introductory")
    while ada.page.locator(".board .price.uses").count() == 0:
        ada.step(0)
    before = ada.table()["position"]
    ada.glowing.first.dispatch_event("click")
    question = ada.page.get_by_role("dialog")
    question.get_by_text("Uses a bonus tile, worth 4 points at the end").wait_for()
    question.get_by_role("button", name="Keep it").click()
    assert ada.table()["position"] == before
    since = ada.version
    ada.glowing.first.dispatch_event("click")
    question.get_by_role("button", name="Use it").click()
    ada.wait_for_change(since)
    me = ada.table()["position"]["players"][0]
    assert me["used_bonus"] == before["players"][0]["used_bonus"] + 1


def test_what_follows_is_seen_before_a_click(ada: Person):
    """Beside the place that is pointed at, on the board or in the list; what is told of money then comes true."""
    ada.start(start="introductory")
    since = ada.version
    ada.page.locator(".tabbed .move").first.hover()
    told = ada.page.locator(".tip .follows")
    told.get_by_text("left", exact=False).wait_for()
    left = re.search(r"\$(\d+) left", told.inner_text())
    assert left
    assert "Next income" in told.inner_text()
    assert ada.page.locator(".tip .cannot").count() == 0
    assert ada.version == since, "looking changes nothing"
    ada.page.locator(".tabbed .move").first.click()
    ada.wait_for_change(since)
    assert ada.table()["position"]["players"][0]["cash"] == int(left[1])


def test_a_hint_can_be_played(ada: Person):
    ada.start(start="introductory")
    since = ada.version
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.get_by_role("button", name="Play this").click()
    ada.wait_for_change(since)


def test_take_back_a_finished_turn(ada: Person):
    """Alone with bots nobody has to be asked."""
    ada.start(start="introductory")
    before = ada.table()["position"]
    while not ada.table()["draft"] or ada.table()["position"]["phase"] != "share":
        since = ada.version
        ada.go_on.click()
        ada.wait_for_change(since)
    since = ada.version
    ada.go_on.click()
    ada.wait_for_change(since)
    assert ada.table()["entries"] > 0
    ada.page.wait_for_selector(".since p")  # what the bot did is told
    since = ada.version
    ada.page.get_by_role("button", name="Take back my last turn").click()
    ada.wait_for_change(since)
    assert ada.table()["position"] == before


def test_a_hint_shows_a_legal_move(ada: Person):
    ada.start(start="introductory")
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.wait_for_selector(".hint")
    assert ada.page.locator(".hinted").count() > 0
    assert len(ada.page.locator(".hint").inner_text()) > 20
