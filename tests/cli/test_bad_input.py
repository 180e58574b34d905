"""Whatever is wrong with what was typed or read: one clear line, exit status 2, no traceback, nothing written."""

import pytest

from .conftest import PRINTED_BOARD, names_in

FILES: dict[str, str | bytes] = {
    "board.toml": PRINTED_BOARD,
    "not.toml": "[[region",
    "binary.toml": b"\xff\x00\xfe",
    "linked-twice.toml": PRINTED_BOARD.replace('["Boise", "Spokane"]', '["Boise", "Spokane"], ["Spokane", "Boise"]'),
    "empty.toml": "",
    "deep.toml": "a = " + "[" * 3000 + "]" * 3000,
    "digits.toml": "a = " + "9" * 5000,
    "no.game.json": "{",
    "empty.game.json": "{}",
    "no.jsonl": "\n\n",
    "not.db": "a shopping list, and no database of any kind, long enough to have a page of its own" * 99,
}

SIMULATE = ["simulate", "franchise", "--games", "1", "--records", "out.jsonl"]
SERVE = ["serve", "--no-browser", "--port", "0", "--database"]
PLAY = ["play", "franchise", "--save", "out.game.json"]

CASES: list[tuple[list[str], str]] = [
    (["nonsense"], "No such command 'nonsense'"),
    (["simulate"], "Missing argument 'GAME'"),
    (["simulate", "chess"], "no game 'chess': there are franchise and proxima-obertura"),
    (["simulate", "franchise", "--gmaes", "3"], "--gmaes"),
    (["simulate", "franchise", "--bots", "nobody"], "no bot 'nobody'"),
    (["simulate", "franchise", "--players", "3", "--bots", "greedy,random"], "names 2 bots, and 3 play"),
    *(
        (["simulate", "franchise", "--bots", f"greedy~{noise}"], "write noise as a number from 0 to 1")
        for noise in ("nan", "inf", "-1", "2")
    ),
    (["report", "no.jsonl", "--to", "page.pdf"], "--to page.pdf: a report is written as .html or .md"),
    (["legal", "empty.game.json"], "empty.game.json: record: 'format' is missing"),
    ([*SIMULATE, "--games", "0"], "--games"),
    ([*SIMULATE, "--games", "many"], "--games"),
    ([*SIMULATE, "--seed", "-1"], "--seed"),
    ([*SIMULATE, "--players", "6"], "option players cannot be 6: choose 2, 3, 4, 5"),
    ([*SIMULATE, "--option", "boom"], "--option boom: write it as K=V"),
    ([*SIMULATE, "--option", "boom=maybe"], "option boom cannot be maybe: choose false, true"),
    ([*SIMULATE, "--option", "colour=red"], "no option 'colour' in franchise: there are players, start"),
    ([*SIMULATE, "--option", "boom=true", "--option", "boom=false"], "option boom is given twice"),
    ([*SIMULATE, "--players", "3", "--option", "players=4"], "option players is given twice"),
    ([*SIMULATE, "--board", "missing.toml"], "missing.toml: No such file"),
    ([*SIMULATE, "--board", "not.toml"], "not.toml: board: not TOML: "),
    (["board", "check", "deep.toml"], "deep.toml: board: not a board: nested without end"),
    (["board", "check", "digits.toml"], "digits.toml: board: not TOML: "),
    ([*SIMULATE, "--board", "binary.toml"], "binary.toml: board: not a text file"),
    ([*SIMULATE, "--board", "linked-twice.toml"], "linked-twice.toml: board: links: Spokane - Boise stands twice"),
    (["simulate", "franchise", "--records", "nowhere/out.jsonl"], "out.jsonl"),
    (["simulate", "franchise", "--records", "."], "Is a directory"),
    (["simulate", "proxima-obertura", "--board", "board.toml"], "board.toml: board: Pròxima Obertura"),
    (["board"], "Missing command"),
    (["board", "check", "empty.toml"], "empty.toml: board: the board has no 'region'"),
    (["board", "check", "linked-twice.toml"], "stands twice"),
    (["board", "check", "missing.toml"], "missing.toml: No such file"),
    (["check"], "Missing argument"),
    (["check", "no.game.json"], "no.game.json: record: not JSON"),
    (["check", "no.jsonl"], "no.jsonl: record: the file holds no record"),
    (["legal", "no.game.json"], "no.game.json: record: not JSON"),
    (["legal", "no.jsonl"], "no.jsonl: record: the file holds no record"),
    (["legal", "missing.game.json"], "missing.game.json: No such file"),
    (["bench", "--game", "chess"], "no game 'chess'"),
    (
        [*SERVE, "postgresql://ada:secret@127.0.0.1:1/tables"],
        "Connection refused; choose another place with --database",
    ),
    ([*SERVE, "oracle://ada:secret@localhost/tables"], "--database oracle:… cannot be used: give a path"),
    ([*SERVE, "tables.db", "--workers", "2"], "--workers needs --database postgresql://…"),
    (["think", "--database", "tables.db"], "think needs --database postgresql://…"),
    ([*SERVE, "http://localhost:8000/"], "--database http:… cannot be used: give a path"),
    ([*SERVE, "sqlite:tables.db"], "give a path, sqlite:///PATH or postgresql://"),
    ([*SERVE, "empty.toml/tables.db"], "empty.toml: File exists; choose another place with --database"),
    ([*SERVE, "."], "unable to open database file; choose another place with --database"),
    ([*SERVE, "not.db"], "file is not a database; choose another place with --database"),
    (["--no-browser", "--database", "sqlite:tables.db"], "give a path, sqlite:///PATH or postgresql://"),
    (["--no-borwser"], "--no-borwser"),
    (["--port", "0", "simulate"], "simulate"),
    ([*PLAY, "--players", "9"], "option players cannot be 9"),
    ([*PLAY, "--seats", "you,bot"], "--seats names 2 seats, and 4 play"),
    ([*PLAY, "--seats", "Ada,Ada,bot,bot"], "two people called Ada"),
    ([*PLAY, "--seats", ",bot,bot,bot"], "'' is not a name"),
    ([*PLAY, "--load", "no.game.json"], "no.game.json: record: not JSON"),
    ([*PLAY, "--load", "no.game.json", "--players", "3"], "--load brings its own"),
    ([*PLAY, "--board", "not.toml"], "not.toml: board: not TOML"),
]


@pytest.mark.parametrize(
    ("arguments", "said"), CASES, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_gets_one_line(run_here, tmp_path, arguments, said):
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    done = run_here(*arguments)
    assert done.status == 2, done.err
    assert done.out == ""
    assert len(done.err.splitlines()) == 1, done.err
    assert done.err.startswith("grandopening: ")
    assert said in done.err
    assert "record: record:" not in done.err
    assert names_in(tmp_path) == sorted(FILES)
