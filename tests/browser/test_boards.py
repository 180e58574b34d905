"""Boards: one of a user's own is drawn and played; the client's types are those of the server."""

import json
import random
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from grandopening.games import game_named
from grandopening.record import Recorder, write_record

from .conftest import ROOT
from .person import Person
from .stalled import Stalled

PRINTED = ROOT / "src" / "grandopening" / "games" / "franchise" / "data" / "board.toml"


def open_form(ada: Person) -> tuple[Locator, Locator]:
    """Where the board file goes, and what starts the game on it."""
    ada.page.goto("/new")
    ada.page.wait_for_selector(".presets")  # the last part of the page that is loaded
    ada.page.get_by_text("Your own board").click()
    return ada.page.get_by_label("Board file"), ada.page.get_by_role("button", name="Start", exact=True)


def start_with(ada: Person, file: Path) -> None:
    field, start = open_form(ada)
    field.set_input_files(file)
    start.click()


def test_a_board_without_states_is_drawn_and_played(ada: Person, tmp_path: Path):
    board = tomllib.loads(PRINTED.read_text("utf-8"))
    for region in board["region"]:
        del region["states"]
    board["region"][0]["cities"][0]["name"] = "Angels <City>"
    file = tmp_path / "own.json"
    renamed = json.dumps(board).replace('"Los Angeles"', '"Angels <City>"')
    file.write_text(renamed, "utf-8")
    start_with(ada, file)
    ada.hurry_bots()
    ada.wait_for_turn()
    assert ada.page.locator(".board .label", has_text="Angels <City>").count() == 1
    assert ada.page.locator(".board .band").count() == 10
    ada.step(0)


def test_a_board_file_is_read_as_it_is_written(ada: Person, tmp_path: Path):
    file = tmp_path / "own.toml"
    file.write_text(PRINTED.read_text("utf-8").replace('"Reno"', '"Sparks"'), "utf-8")
    field, start = open_form(ada)
    stalled = Stalled(ada.page, "**/assets/*.js")
    stalled.hold(lambda: field.set_input_files(file))
    expect(start).to_be_disabled()  # while the reader of such files is on its way
    stalled.let_through()
    start.click()
    ada.hurry_bots()
    ada.wait_for_turn()
    assert ada.page.locator(".board .label", has_text="Sparks").count() == 1


def test_of_two_board_files_the_last_one_counts(ada: Person, tmp_path: Path):
    """Whatever takes longer to be read."""
    first, second = tmp_path / "first.toml", tmp_path / "second.json"
    first.write_text(PRINTED.read_text("utf-8").replace('"Reno"', '"Sparks"'), "utf-8")
    board = json.dumps(tomllib.loads(PRINTED.read_text("utf-8")))
    second.write_text(board.replace('"Reno"', '"Winnemucca"'), "utf-8")
    field, start = open_form(ada)
    stalled = Stalled(ada.page, "**/assets/*.js")
    stalled.hold(lambda: field.set_input_files(first))
    field.set_input_files(second)
    expect(start).to_be_enabled()
    stalled.let_through()
    ada.settle()
    start.click()
    ada.hurry_bots()
    ada.wait_for_turn()
    assert ada.page.locator(".board .label", has_text="Winnemucca").count() == 1


def test_a_broken_board_file_is_refused_with_a_reason(ada: Person, tmp_path: Path):
    file = tmp_path / "own.toml"
    file.write_text(PRINTED.read_text("utf-8").replace("size = 7", "size = 9", 1), "utf-8")
    start_with(ada, file)
    assert "Los Angeles" in ada.page.get_by_role("alert").inner_text()


def board_of_other_numbers() -> dict[str, Any]:
    """Nothing that a page could know by heart: charts, values of regions and track, and where the large cities are."""
    board = tomllib.loads(PRINTED.read_text("utf-8"))
    for row in board["income"].values():
        row[:] = [most + 2 * i + 1 for i, most in enumerate(row)]
    board["track"]["values"] = [value + 3 for value in board["track"]["values"]]
    cities = [city for region in board["region"] for city in region["cities"]]
    for city, size in zip(cities, [city["size"] for city in reversed(cities)], strict=True):
        city["size"] = size
    for i, region in enumerate(board["region"]):
        region["influence"] = [20 + i, 13 + i, 6 + i]
    return board


def game_on(board: dict[str, Any]) -> dict[str, Any]:
    """The record of a busy game at random, with Boom: one in which every kind of sum comes."""
    setup, rng = game_named("franchise").set_up({"players": 3, "boom": True}, board), random.Random(1)
    recorder = Recorder(setup.begin(1))
    while not recorder.position.is_over:
        entries = recorder.legal_entries()
        busy = [entry for entry in entries if entry["do"] != "done"]
        recorder.enter(rng.choice(busy if busy and rng.random() < 0.8 else entries))
    return write_record(recorder, ["Ada", "Bo", "Cy"])


def sum_of(event: dict[str, Any]) -> str:
    """What the server's event adds up to, written as the page writes it."""
    parts = event["parts"]
    if event["kind"] == "income":
        assert sum(part["spaces"] * part["times"] for part in parts) == event["spaces"]
        counted = [f"{part['times']}×{part['spaces']}".removeprefix("1×") for part in parts]
        return f"{' + '.join(counted)} = {event['spaces']} → ${event['dollars']}"
    own = next(part["franchises"] for part in parts if part["seat"] == event["seat"])
    if event["kind"] in ("majority", "full"):
        half = f", {parts[0]['spaces']} ÷ 2" if event["kind"] == "full" else ""
        return f"{own} of {parts[0]['spaces']} spaces{half} → +{event['points']}"
    return f"{own} of {sum(part['franchises'] for part in parts)} franchises"


def test_every_sum_is_the_servers_on_a_board_of_other_numbers(ada: Person):
    ada.lay(game_on(board_of_other_numbers()))
    entries = ada.ask_server(f"/games/{ada.game_id}/log")["entries"]
    events = [event for entry in entries for event in entry["events"] if event.get("parts")]
    kinds = ("income", "majority", "full", "region")
    assert {*kinds} <= {event["kind"] for event in events}
    ada.page.get_by_role("button", name="Look at the board").click()
    ada.page.get_by_role("tab", name="Log").click()
    more = ada.page.get_by_role("button", name="Earlier")
    while more.count():
        more.click()
    for kind in kinds:
        told = ada.page.locator(f".log [data-kind={kind}] b").all_inner_texts()
        told = [words.partition(", a tie")[0] for words in told]  # and what decided it
        assert sorted(told) == sorted(sum_of(event) for event in events if event["kind"] == kind)


def test_the_types_are_the_servers(address: str, tmp_path: Path):
    """`npm run types` was run after the last change of the server's answers."""
    made = tmp_path / "schema.d.ts"
    tool = ROOT / "web" / "node_modules" / ".bin" / "openapi-typescript"
    subprocess.run([tool, f"{address}/api/openapi.json", "-o", made], check=True, capture_output=True)
    assert made.read_text("utf-8") == (ROOT / "web" / "src" / "api" / "schema.d.ts").read_text("utf-8")
