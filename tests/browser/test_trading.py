"""Trading between people: all see the panel live, shows stay sealed until everybody has decided, cards change hands."""

from collections.abc import Callable

from .conftest import PHONE, Open
from .person import Person
from .shopkeeper import GAME, Shopkeeper


def three_at_a_table(open_page: Open) -> tuple[Shopkeeper, Shopkeeper, Shopkeeper]:
    """Ada, Ben and Cleo (on a phone), each in a browser of their own."""
    ada = Shopkeeper(open_page().page)
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "friend", "name": ""}, {"kind": "friend", "name": ""}]
    wish = {"game": GAME, "seats": seats, "order": "chosen", "pace": 0, "start": True}
    made = ada.post("/games", wish)
    people = [ada]
    for name, invitation in zip(("Ben", "Cleo"), made["invitations"], strict=True):
        viewport = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if name == "Cleo" else {}
        friend = Shopkeeper(open_page(invitation["path"], **viewport).page)
        friend.page.get_by_label("Your name").fill(name)
        friend.page.get_by_role("button", name="Sit down").click()
        people.append(friend)
    ada.page.goto(f"/game/{made['table']['id']}")
    for person in people:
        person.page.wait_for_selector("main.playing")
    return people[0], people[1], people[2]


def types_in(person: Person) -> dict[str, str]:
    """A card of each type this person holds."""
    hand = next(player["hand"] for player in person.table()["position"]["players"] if player["hand"])
    return {card.split(".")[0]: card for card in hand}


def shown_on(person: Person) -> list[str]:
    cards: list[str] = person.page.locator(".stalls .chip").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return cards


def test_a_trade_of_three_browsers(open_page: Open, shoot: Callable[[Person, str], None]):
    ada, ben, cleo = three_at_a_table(open_page)
    first, second = next((a, b) for a in types_in(ben) for b in types_in(cleo) if a != b)
    ada.ask(first, second)
    for person in (ben, cleo):
        person.page.get_by_role("region", name="The trade").wait_for()
        assert "Ada" in person.page.locator(".trade h3").inner_text()

    # Cleo is not next, and need not wait. What she shows stays with her until all have decided.
    card = types_in(cleo)[second]
    cleo.page.locator(f'.hand .chip.glows[data-card="{card}"]').tap()
    cleo.page.wait_for_selector(f'.stalls .chip[data-card="{card}"]')
    shoot(cleo, "trade-phone")
    cleo.page.get_by_role("button", name="Ready", exact=True).tap()
    cleo.page.get_by_text("hidden until all have").wait_for()
    assert card not in shown_on(ada)
    assert card not in shown_on(ben)
    bens = types_in(ben)[first]
    ben.page.locator(f'.hand .chip.glows[data-card="{bens}"]').click()
    ben.page.get_by_role("button", name="Ready", exact=True).click()
    ada.page.wait_for_selector(f'.stalls .chip.glows[data-card="{card}"]')
    assert sorted(shown_on(ada)) == sorted([bens, card])
    shoot(ada, "trade")

    ada.page.locator(f'.stalls .chip[data-card="{card}"]').click()
    ada.page.wait_for_selector(".offer .slot")
    given = ada.hand()[0]
    ada.page.locator(f'.hand .chip.glows[data-card="{given}"]').click()
    ada.page.wait_for_selector(f'.offer .chip[data-card="{given}"]')
    assert cleo.page.locator(".offer").count() == 0, "an offer stays private until it is made"
    ada.page.get_by_role("button", name="Make this offer", exact=True).click()
    ben.page.wait_for_selector(f'.offer .chip[data-card="{given}"]')
    cleo.page.get_by_role("button", name="Accept", exact=True).tap()
    ada.page.wait_for_selector(f'.hand .chip[data-card="{card}"]')
    cleo.page.wait_for_selector(f'.hand .chip[data-card="{given}"]')
    assert given not in ada.hand()
    ben.page.get_by_role("tab", name="Log").click()
    assert "accepted" in ben.page.locator(".log [data-kind=accept]").first.inner_text()


def test_whoever_is_asked_first_shows_under_seal_too(open_page: Open):
    """Ben sits next to Ada and decides first; Cleo must not see his cards before she has decided."""
    ada, ben, cleo = three_at_a_table(open_page)
    first, second = next((a, b) for a in types_in(ben) for b in types_in(cleo) if a != b)
    ada.ask(first, second)
    card = types_in(ben)[first]
    for changes_his_mind in (True, False):
        ben.page.locator(f'.hand .chip.glows[data-card="{card}"]').click()
        ben.page.wait_for_selector(f'.stalls .chip[data-card="{card}"]')
        ben.page.get_by_role("button", name="Ready", exact=True).click()
        ben.page.get_by_text("hidden until all have").wait_for()
        ben.page.get_by_role("heading", name="Waiting for everybody").wait_for()
        assert shown_on(ada) == shown_on(cleo) == []
        assert ada.page.locator(".stalls .quiet").all_inner_texts() == ["thinking…"] * 2
        if changes_his_mind:
            ben.page.get_by_role("button", name="Undo turn").click()
    cleo.page.get_by_role("button", name="Show nothing", exact=True).tap()
    ada.page.wait_for_selector(f'.stalls .chip[data-card="{card}"]')


def test_a_standing_no_looks_like_thinking(open_page: Open):
    ada, ben, cleo = three_at_a_table(open_page)
    ada.ask("food", "wear")
    ben.page.get_by_label("Never show anything when asked").check()
    ben.page.wait_for_selector('main.playing[data-mine="false"]')
    assert "shows nothing" in ben.page.locator(".stalls").inner_text()
    assert ada.page.locator(".stalls .quiet").all_inner_texts() == ["thinking…"] * 2
    cleo.page.get_by_role("button", name="Show nothing", exact=True).tap()
    ada.page.wait_for_selector('main.playing[data-phase="take"]')


def test_a_standing_no_spares_clicks_and_tells_nobody(open_page: Open):
    ada, ben, cleo = three_at_a_table(open_page)
    ada.ask("food", "wear")
    for person in (ben, cleo):
        person.page.get_by_label("Never show anything when asked").check()
    ada.page.wait_for_selector('main.playing[data-phase="take"]')  # the window is left (P3.1)
    assert "silent" not in str({**ada.table(), "you": {}})
