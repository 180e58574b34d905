"""Boards: one of a user's own is drawn and played; the client's types are those of the server."""

import json
import subprocess
import time
import tomllib
from pathlib import Path

from playwright.sync_api import Route

from .conftest import ROOT
from .person import Person

PRINTED = ROOT / "src" / "grandopening" / "games" / "franchise" / "data" / "board.toml"


def start_with(ada: Person, file: Path) -> None:
    """Start is clicked at once, while the reader of board files is still on its way."""
    ada.page.goto("/new")
    ada.page.get_by_text("A board of your own").click()
    ada.page.route("**/assets/*.js", dawdle)
    ada.page.get_by_label("Board file").set_input_files(file)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.unroute("**/assets/*.js")


def dawdle(route: Route) -> None:
    time.sleep(0.5)
    route.continue_()


def test_a_board_without_states_is_drawn_and_played(ada: Person, tmp_path: Path):
    board = tomllib.loads(PRINTED.read_text("utf-8"))
    for region in board["region"]:
        del region["states"]
    board["region"][0]["cities"][0]["name"] = "Angels <City>"
    file = tmp_path / "own.json"
    renamed = json.dumps(board).replace('"Los Angeles"', '"Angels <City>"')
    file.write_text(renamed, "utf-8")
    start_with(ada, file)
    ada.wait_for_turn()
    assert ada.page.locator(".board .label", has_text="Angels <City>").count() == 1
    assert ada.page.locator(".board .band").count() == 10
    ada.step(0)


def test_a_board_file_is_read_as_it_is_written(ada: Person, tmp_path: Path):
    file = tmp_path / "own.toml"
    file.write_text(PRINTED.read_text("utf-8").replace('"Reno"', '"Sparks"'), "utf-8")
    start_with(ada, file)
    ada.wait_for_turn()
    assert ada.page.locator(".board .label", has_text="Sparks").count() == 1


def test_a_broken_board_file_is_refused_with_a_reason(ada: Person, tmp_path: Path):
    file = tmp_path / "own.toml"
    file.write_text(PRINTED.read_text("utf-8").replace("size = 7", "size = 9", 1), "utf-8")
    start_with(ada, file)
    assert "Los Angeles" in ada.page.get_by_role("alert").inner_text()


def test_the_types_are_the_servers(address: str, tmp_path: Path):
    """`npm run types` was run after the last change of the server's answers."""
    made = tmp_path / "schema.d.ts"
    tool = ROOT / "web" / "node_modules" / ".bin" / "openapi-typescript"
    subprocess.run([tool, f"{address}/api/openapi.json", "-o", made], check=True, capture_output=True)
    assert made.read_text("utf-8") == (ROOT / "web" / "src" / "api" / "schema.d.ts").read_text("utf-8")
