"""Several people, several browsers, one table."""

import re

from playwright.sync_api import expect

from .conftest import PHONE, Open
from .person import Person


def new_table(ada: Person) -> str:
    """Ada sets a table for herself and a friend; the friend's link."""
    ada.go_home()
    ada.page.get_by_role("link", name="Play with friends").click()
    ada.page.get_by_label("Name in seat 1").fill("Ada")
    ada.page.get_by_role("button", name="Remove seat 3").click()
    ada.page.get_by_label("Who takes seat 2").select_option("friend")
    ada.page.get_by_label("Draw who goes first").uncheck()
    ada.page.get_by_role("button", name="First game").click()
    ada.page.get_by_role("button", name="Open the table").click()
    return ada.page.get_by_label("Link for this seat").input_value()


def test_a_friend_joins_by_a_link_and_sees_every_step(ada: Person, open_page: Open):
    link = new_table(ada)
    ben = open_page(link, viewport=PHONE, has_touch=True)
    ben.page.get_by_label("Your name").fill("Ben")
    assert "#" not in ben.page.url, "the secret leaves the address bar"
    ben.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    ben.page.wait_for_selector('main.playing[data-mine="false"]')
    since = ada.version
    ada.glowing.first.dispatch_event("click")
    ben.page.wait_for_selector(".place .marker")
    ada.wait_for_change(since)  # Ben may have heard of it before she had her answer
    ben.page.wait_for_function(
        "(version) => document.querySelector('main.playing').dataset.version == version", arg=str(ada.version)
    )
    assert ben.table()["position"] == ada.table()["position"]

    ada.page.get_by_role("button", name="End the turn").click()
    ben.wait_for_turn()
    ben.page.get_by_role("heading", name="Your turn").wait_for()
    ada.page.wait_for_selector('main.playing[data-mine="false"]')

    ada.page.get_by_role("button", name="Take back my last turn").click()
    ada.page.get_by_text("Waiting for the others to agree").wait_for()
    ben.page.get_by_text("Ada would like to take a move back").wait_for()
    ben.page.get_by_role("button", name="No", exact=True).click()
    ada.page.get_by_text("Ben said no").wait_for()
    expect(ben.page.get_by_role("button", name="Agree")).to_have_count(0)  # the next one is about the next question
    ada.page.get_by_role("button", name="Take back my last turn").click()
    ben.page.get_by_role("button", name="Agree").click()
    ada.wait_for_turn()
    assert ada.table()["entries"] == 0

    again = open_page(link)
    again.page.get_by_role("button", name="Sit down").click()
    assert "used" in again.page.get_by_role("alert").inner_text()


def test_a_link_that_only_this_machine_can_open_says_so(ada: Person):
    new_table(ada)
    assert "--lan" in ada.page.locator(".lobby-seats").inner_text()


def test_whoever_let_a_bot_play_on_can_come_back(ada: Person):
    ada.sit([{"kind": "you", "name": "Ada"}, {"kind": "screen", "name": "Ben"}])
    ada.wait_for_turn()
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Let a bot play on for Ada").click()
    back = ada.page.locator(".turn-card").get_by_role("button", name="Take my seat back")
    back.wait_for()
    assert ada.table()["you"]["seats"] == [1]
    back.click()
    back.wait_for(state="detached")
    assert ada.table()["you"]["seats"] == [0, 1]


def test_whoever_has_no_seat_left_can_come_back(ada: Person, open_page: Open):
    ben = open_page(new_table(ada))
    ben.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    ben.page.on("dialog", lambda dialog: dialog.accept())
    ben.page.get_by_role("tab", name="Table").click()
    ben.page.get_by_role("button", name="Let a bot play on for me").click()
    ben.page.locator(".turn-card").get_by_role("button", name="Take my seat back").click()
    ben.page.get_by_role("button", name="Let a bot play on for me").wait_for()
    assert ben.table()["you"]["seats"] == [1]


def test_a_bots_hidden_hand_is_not_offered(ada: Person):
    ada.sit([{"kind": "you", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}], "proxima-obertura")
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Leave the table").wait_for()
    assert ada.page.get_by_role("button", name=re.compile("Take over|Invite")).count() == 0


def test_the_lobby_can_be_left_and_cleared_away(ada: Person, open_page: Open):
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "friend", "name": ""}, {"kind": "friend", "name": ""}]
    wish = {"seats": seats, "order": "chosen", "pace": 0, "start": True}
    made = ada.post("/games", wish)
    ada.page.goto(f"/game/{made['table']['id']}")
    ben = open_page(made["invitations"][0]["path"])
    for person in (ada, ben):
        person.page.on("dialog", lambda dialog: dialog.accept())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ada.page.locator(".lobby-seats").get_by_text("Ben").wait_for()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.wait_for_url("**/")
    ada.page.get_by_role("button", name="Make a link for this seat").nth(1).wait_for()
    assert ada.page.get_by_role("button", name="Leave the table").count() == 0, "alone, one clears it away"
    ada.page.get_by_role("button", name="Delete this game").click()
    ada.page.wait_for_url("**/")
    assert ada.ask_server("/me")["games"] == []


def test_two_tabs_stay_the_same(ada: Person):
    ada.start(start="introductory")
    other = Person(ada.page.context.new_page())
    other.page.goto(ada.page.url)
    other.wait_for_turn()
    ada.step(0)
    other.page.wait_for_selector(".place .marker")
    assert other.version == ada.version


def test_two_people_on_one_screen(ada: Person):
    ada.go_home()
    ada.page.get_by_role("link", name="New game").first.click()
    ada.page.get_by_role("button", name="Remove seat 3").click()
    ada.page.get_by_label("Who takes seat 2").select_option("screen")
    ada.page.get_by_label("Name in seat 2").fill("Ben <b>bold</b>")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_turn()
    for choice in range(6):
        ada.step(choice)
        assert ada.page.locator(".turn-card h2").inner_text().count("your turn") == 1
    assert ada.page.locator(".players").get_by_text("Ben <b>bold</b>").is_visible(), "a name is text, whatever it holds"
