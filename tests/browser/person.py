"""Somebody at a page: sees what is there, points, clicks, types. They know no rules, only what glows."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from grandopening.bots import bot_named
from grandopening.core.contract import CHANCE
from grandopening.games import game_named
from grandopening.record import Recorder, write_record

FREE = "main.playing[data-busy=false]"  # a table that can be clicked at: no answer is on its way
NAMES = ["Ada", "Ben", "Cleo", "Dot", "Hank"]
RECORDS = Path(__file__).parent / "records"


def record_named(name: str) -> dict[str, Any]:
    """A finished game: of Franchise on the `map`, of Pròxima Obertura on the `street`."""
    record: dict[str, Any] = json.loads((RECORDS / f"{name}.game.json").read_text("utf-8"))
    return record


@cache
def finished(game: str, **options: Any) -> dict[str, Any]:
    """The record of a game between bots."""
    setup = game_named(game).set_up(options)
    recorder, bots = Recorder(setup.begin(1)), [bot_named("shopkeeper", setup.game, n) for n in range(setup.players)]
    while not (position := recorder.position).is_over:
        drawn = position.actor == CHANCE
        recorder.act(position.draw() if drawn else bots[position.actor].choose(position.view(position.actor)))
    return write_record(recorder, NAMES[: setup.players])


class Person:
    def __init__(self, page: Page) -> None:
        self.page = page

    # What they see

    @property
    def version(self) -> int:
        return int(self.page.locator("main.playing").get_attribute("data-version") or 0)

    @property
    def glowing(self) -> Locator:
        return self.page.locator(".spot.glows")

    @property
    def go_on(self) -> Locator:
        return self.page.locator(".turn-card .onward")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def ask_server(self, path: str, method: str = "GET", wish: Any = None) -> Any:
        """As the same browser, whatever its page shows."""
        answer = self.page.context.request.fetch(f"/api{path}", method=method, data=wish)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, wish: Any) -> Any:
        return self.ask_server(path, "POST", wish)

    @property
    def game_id(self) -> str:
        return self.page.url.partition("#")[0].rsplit("/", 1)[-1]

    def table(self) -> Any:
        return self.ask_server(f"/games/{self.game_id}")

    # What they do

    def go_home(self) -> None:
        self.page.goto("/")

    def start(self, bots: int = 1, game: str = "franchise", **options: Any) -> None:
        """A game against bots that neither pause nor think long, without the start page. They expand: where nobody
        does, the game is over (F7.2)."""
        self.sit([{"kind": "you", "name": "Ada"}] + [{"kind": "bot", "level": "shopkeeper"}] * bots, game, **options)
        self.wait_for_turn()

    def sit(self, seats: list[dict[str, str]], game: str = "franchise", **options: Any) -> None:
        """A table with these seats, in this order."""
        wish = {"game": game, "options": options, "seats": seats, "order": "chosen", "pace": 0, "start": True}
        self.page.goto(f"/game/{self.post('/games', wish)['table']['id']}")

    def lay(self, record: dict[str, Any]) -> None:
        """A table from a record, a finished game, or one to play on with all seats on this screen."""
        self.page.goto(f"/game/{self.post('/records', record)['id']}")
        self.page.wait_for_selector("main.playing")

    def lay_before_end(self, record: dict[str, Any], left: int) -> None:
        """A table at which the last entries of a game are to be played, against bots: what-if, in the first seat."""
        self.lay(record)
        wish = {"number": len(record["log"]) - left, "seat": 0, "others": "bots"}
        self.page.goto(f"/game/{self.post(f'/games/{self.game_id}/what-if', wish)['id']}")
        self.hurry_bots()
        self.wait_for_turn()

    def hurry_bots(self, pace: float = 0) -> None:
        """What the slider in the table's menu does. The page hears of it, and forgets what was picked before that."""
        self.page.wait_for_selector("main.playing")
        table = self.ask_server(f"/games/{self.game_id}/pace", "PUT", {"pace": pace})
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('main.playing').dataset.version) >= version",
            arg=table["version"],
        )

    def settle(self) -> None:
        """Until the page has drawn whatever it knows by now, in its own letters."""
        self.page.evaluate(
            """() => document.fonts.ready.then(
                () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
            )"""
        )

    def wait_for_turn(self) -> None:
        try:
            self.page.wait_for_selector(f"{FREE}[data-mine=true], .end")
        except TimeoutError as error:
            raise AssertionError(f"never their turn, and the page says: {self.page.inner_text('body')}") from error

    def wait_for_change(self, since: int) -> None:
        """Until something was played, and either the person is to move again or the game is over. The stream may tell
        that before the click has its own answer; until then the page takes no other."""
        self.page.wait_for_function(
            """(since) => {
                const table = document.querySelector('main.playing[data-busy=false]');
                const moved = table && Number(table.dataset.version) > since;
                return moved && (table.dataset.mine === 'true' || document.querySelector('.end'));
            }""",
            arg=since,
        )

    def tab_to(self, goal: str | Locator) -> None:
        """By the Tab key alone."""
        found = self.page.locator(goal) if isinstance(goal, str) else goal
        for _ in range(150):
            self.page.keyboard.press("Tab")
            if found.evaluate_all("(all) => all.includes(document.activeElement)"):
                return
        raise AssertionError(f"no way to {goal} by Tab")

    def step(self, choice: int) -> None:
        """Something that can be done: a glowing place, a move from the list, or going on."""
        since = self.version
        chooser = self.page.locator(".chooser .move")
        listed = self.page.locator(".tabbed .move")
        if self.glowing.count():
            spots = self.glowing
            spots.nth(choice % spots.count()).dispatch_event("click")
            if self.page.locator(".chooser .move").count():
                chooser.first.click()
        elif self.go_on.count():
            self.go_on.click()
        else:
            listed.nth(choice % listed.count()).click()
        self.confirm()
        self.wait_for_change(since)

    def confirm(self) -> None:
        """Use a bonus tile, if that was asked."""
        if self.page.locator("dialog.confirm").count():
            self.page.locator("dialog.confirm .primary").click()

    def play_out(self) -> None:
        """To the end of the game."""
        steps = 0
        while not self.is_over:
            self.step(steps)
            steps += 1
            assert steps < 200, "the game does not end"
