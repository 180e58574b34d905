"""Notice me: title, icon, a bell and the browser's notification when it is one's turn. The menu's links, the clock."""

import re

from playwright.sync_api import expect

from .conftest import Open
from .person import Person
from .test_together import new_table

RECORDER = """
window.rung = 0;
window.notes = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.rung++; return start.apply(this, when); };
window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title, options) { window.notes.push(options.body); }
};
Object.defineProperty(document, 'hidden', { get: () => window.outOfSight === true });
"""


def icon(person: Person) -> str:
    return person.page.locator("link[rel=icon]").get_attribute("href") or ""


def test_title_icon_bell_and_notification_when_it_is_your_turn(ada: Person, open_page: Open):
    ben = open_page()
    ben.page.add_init_script(RECORDER)
    ben.page.goto(new_table(ada))
    ben.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    ben.page.wait_for_selector('main.playing[data-mine="false"]')
    assert "Your turn" not in ben.page.title()
    assert icon(ben) == "/icon.svg"
    heard = ben.page.evaluate("rung")
    ben.page.get_by_role("button", name="Sound: on").click()
    ben.page.get_by_role("tab", name="Table").click()
    assert ben.page.evaluate("rung") == heard, "muted"
    ben.page.get_by_label("Sounds, and the shop bell").check()
    ben.page.get_by_label("Let the browser tell me").check()
    # The bell can be heard when it is switched on.
    ben.page.wait_for_function("(heard) => rung > heard", arg=heard)
    heard = ben.page.evaluate("rung")
    ben.page.evaluate("() => { window.outOfSight = true; }")
    ada.go_on.click()
    ada.page.get_by_role("button", name="End the turn").click()
    ben.wait_for_turn()
    expect(ben.page).to_have_title(re.compile("Your turn"))
    assert icon(ben) == "/icon-turn.svg"
    ben.page.wait_for_function("(heard) => rung > heard && notes.length > 0", arg=heard)
    assert ben.page.evaluate("notes") == ["Your turn"]
    expect(ada.page).not_to_have_title(re.compile("Your turn"))


def test_the_clock_runs_for_whoever_is_to_move(ada: Person):
    ada.page.goto("/new")
    ada.page.get_by_text("Clock and speed").click()
    ada.page.get_by_label("Clock.").check()
    ada.page.get_by_label("Minutes per player").fill("2")
    ada.page.get_by_label("Draw who goes first").uncheck()
    ada.page.get_by_label("Speed of the bots").fill("0")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_turn()
    running = ada.page.locator(".players .clock.running")
    assert running.count() == 1
    before = running.inner_text()
    assert re.fullmatch(r"[12]:\d\d", before)
    ada.page.wait_for_function(
        "(before) => document.querySelector('.clock.running')?.textContent !== before", arg=before
    )


def test_links_of_the_menu_let_people_watch_and_move(ada: Person, open_page: Open):
    ada.start(start="introductory")
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Link for spectators").click()
    link = ada.page.get_by_label("Link for spectators").last
    expect(link).to_be_in_viewport()
    watcher = open_page(link.input_value())
    expect(watcher.page.get_by_role("heading", name="Watch this game")).to_be_visible()
    assert watcher.page.get_by_text("seat is waiting").count() == 0
    watcher.page.get_by_role("button", name="Watch").click()
    watcher.page.wait_for_selector('main.playing[data-mine="false"]')
    expect(watcher.page.get_by_text("You are watching this game.")).to_be_visible()
    assert watcher.table()["you"]["seats"] == []
    ada.page.get_by_role("button", name="Move my seat to another device").click()
    elsewhere = open_page(ada.page.get_by_label("Move my seat to another device").last.input_value())
    elsewhere.page.get_by_role("button", name="Sit down").click()
    elsewhere.wait_for_turn()
    assert elsewhere.table()["you"]["seats"] == [0]
    assert elsewhere.page.get_by_text("You are watching").count() == 0


def test_at_one_screen_every_seat_has_a_button_of_its_own(ada: Person):
    ada.sit([{"kind": "you", "name": "Ada"}, {"kind": "screen", "name": "Ben"}])
    ada.page.get_by_role("tab", name="Table").click()
    for name in ("Ada", "Ben"):
        expect(ada.page.get_by_role("button", name=f"Move {name}'s seat to another device")).to_have_count(1)
