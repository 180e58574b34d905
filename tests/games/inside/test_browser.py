"""Market Stall on the page, which has no picture of it: position, players, log and the list of moves as text."""

from tests.browser.conftest import ada, address, chromium, client, open_page, shoot  # noqa: F401  # fixtures

NAME = "market-stall"


def test_a_game_from_the_first_click(ada, shoot):  # noqa: F811
    """The start page offers it with its option; every decision is a click in the list of moves."""
    ada.go_home()
    ada.page.get_by_role("link", name="New game").first.click()
    ada.page.get_by_role("radio", name="Market Stall").check()
    ada.page.get_by_label("days").select_option("6")
    ada.page.get_by_role("button", name="Remove seat 3").click()
    ada.page.get_by_text("Clock and speed").click()
    ada.page.get_by_label("Speed of the bots").fill("0")
    ada.page.get_by_label("Level of the bot in seat 2").select_option("newcomer")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_turn()
    table = ada.table()
    assert (table["game"], table["options"]) == (NAME, {"players": 2, "days": 6})
    shoot(ada, NAME)
    while not ada.is_over:
        since, moves = ada.version, ada.page.locator(".move")
        moves.nth(since % moves.count()).click()
        ada.wait_for_change(since)
    result = ada.table()["result"]
    assert result["end"] in ("days", "sold_out")
    assert [str(score) for score in result["scores"]] == ada.page.locator(".players td.strong").all_inner_texts()
    shoot(ada, f"{NAME}-end")


def test_the_position_is_text(ada):  # noqa: F811
    """Line by line, and a seat sees its own hand alone."""
    ada.sit([{"kind": "you", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}], NAME)
    ada.wait_for_turn()
    lines = ada.page.locator(".plain-board pre").inner_text().splitlines()
    (hands,) = [line for line in lines if line.startswith("hand: ")]
    mine, others = hands.removeprefix("hand: ").split(" | ", 1)
    assert sum(map(int, mine.split())) == 3
    assert not any(map(int, others.replace("|", "").split()))


def test_a_rule_can_be_read(ada):  # noqa: F811
    ada.sit([{"kind": "you", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}], NAME)
    ada.page.get_by_role("button", name="Rules").first.click()
    ada.page.get_by_text("names the good the town wants").wait_for()
