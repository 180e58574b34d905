"""What the server tells about the games."""

import re
from pathlib import Path
from typing import Any


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


def test_words_are_those_of_the_fluent_files(ada):
    files = ada.get("/words/en").json()["files"]
    assert re.search(r"^franchise-event-income =", files["franchise.ftl"], re.M)
    assert ada.get("/words/xx").status_code == 404


def test_the_example_of_the_documents_plays_a_game(ada):
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```py\n(.*?)```", text, re.S)
    assert "http://localhost:8000" in example
    namespace: dict[str, Any] = {}
    try:
        # People only: bots take their time, so that one can watch.
        exec(example.replace("http://localhost:8000", ada.server.url).replace('"bot"}]', '"screen"}]'), namespace)
    finally:
        namespace["api"].close()
    assert namespace["table"]["status"] == "over"
