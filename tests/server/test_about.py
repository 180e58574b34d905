"""What the server tells about the games."""

import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.sqlite  # nothing of it is kept


def test_rulebooks_tell_what_a_page_needs_of_a_game(ada):
    told = {
        book["name"]: (book["messages"], book["has_secrets"], book["takes_board"])
        for book in ada.get("/rulebooks").json()
    }
    assert told["franchise"] == ("franchise", False, True)
    assert told["proxima-obertura"] == ("proxima", True, False)


def test_rulebooks_tell_their_options(ada):
    [franchise] = [book for book in ada.get("/rulebooks").json() if book["name"] == "franchise"]
    assert franchise["players"] == [2, 3, 4, 5]
    assert {option["name"] for option in franchise["options"]} >= {"players", "start", "layout", "milestones", "boom"}
    assert franchise["levels"]
    assert "en" in franchise["languages"]


def test_the_board_has_everything_to_draw(ada):
    board = ada.get("/rulebooks/franchise/board").json()
    assert (len(board["places"]), len(board["regions"]), len(board["links"])) == (45, 10, 107)
    assert {link["price"] for link in board["links"]} == {0, 1, 3, 5, 8}
    assert board["size_classes"] == [[2, 3], [4, 5, 6], [7, 8]]
    table = ada.start()["table"]
    assert ada.get(f"/games/{table['id']}/board").json() == board
    assert ada.get("/rulebooks/chess/board").status_code == 404


def test_every_rule_a_refusal_cites_can_be_read(ada):
    book = ada.get("/rulebooks/franchise/rules").json()
    numbers = [rule["number"] for section in book["sections"] for rule in section["rules"] if rule["number"]]
    assert len(numbers) == len(set(numbers)) > 40
    sections = {section["number"] for section in book["sections"]}
    table = ada.start(options={"boom": True, "milestones": True})["table"]
    for _ in range(4):
        cited = {refusal["rule"] for refusal in ada.get(f"/games/{table['id']}/refusals").json()["refusals"]}
        assert cited <= {*numbers, *sections}
        table = ada.move(table)
    [income] = [rule for section in book["sections"] for rule in section["rules"] if rule["number"] == "F3.1"]
    assert income["text"].startswith("**Income.**")
    assert "\n" not in income["text"]


def test_the_rules_of_both_games_can_be_read_in_any_language(ada):
    for book in ada.get("/rulebooks").json():
        english = ada.get(f"/rulebooks/{book['name']}/rules").json()
        numbers = [rule["number"] for section in english["sections"] for rule in section["rules"]]
        for language in book["languages"]:
            told = ada.get(f"/rulebooks/{book['name']}/rules", params={"language": language}).json()
            assert told["language"] in (language, "en")
            assert [rule["number"] for section in told["sections"] for rule in section["rules"]] == numbers


def test_a_built_wheel_brings_rules_and_migrations_along(tmp_path, monkeypatch):
    build = pytest.importorskip("hatchling.builders.wheel")
    monkeypatch.setenv("HATCH_BUILD_NO_HOOKS", "true")  # the client is another matter
    monkeypatch.chdir(ROOT)
    [wheel] = build.WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    names = zipfile.ZipFile(wheel).namelist()
    for page in (ROOT / "docs" / "rules").rglob("*.md"):
        assert f"grandopening/rules/{page.relative_to(ROOT / 'docs' / 'rules').as_posix()}" in names
    assert "grandopening/server/migrations/env.py" in names


def test_words_are_those_of_the_fluent_files(ada):
    files = ada.get("/words/en").json()["files"]
    assert re.search(r"^franchise-event-income =", files["franchise.ftl"], re.M)
    assert ada.get("/words/xx").status_code == 404


def test_the_example_of_the_documents_plays_a_game(ada):
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```py\n(.*?)```", text, re.S)
    assert "http://localhost:8000" in example
    namespace: dict[str, Any] = {}
    try:
        # People only: bots take their time, so that one can watch.
        exec(example.replace("http://localhost:8000", ada.server.url).replace('"bot"}]', '"screen"}]'), namespace)
    finally:
        namespace["api"].close()
    assert namespace["table"]["status"] == "over"
