"""Playing in the terminal: on a real terminal where there is one, and with moves from a pipe."""

import json
import os
import re
import signal
import sys

import pexpect
import pytest

from .conftest import COMMAND, ENGLISH, names_in

TWO = ["play", "franchise", "--players", "2", "--seed", "1", "--seats", "Ada,Ben"]
# Both start, and end their turns without expanding: the shortest game there is (F7.2).
SHORTEST = ["pueblo", "memphis", "done", "done", "done", "done"]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_whole_game_from_a_pipe(run, tmp_path):
    done = run(*TWO, "--save", "a.game.json", stdin=typed(*SHORTEST))
    assert done.status == 0
    assert "The game is over: everybody went a turn without expanding." in done.out
    assert re.search(r"Winners?: (Ada|Ben)", done.out)
    assert json.loads((tmp_path / "a.game.json").read_text("utf-8"))["result"]["end"] == "stalled"
    assert run("check", "a.game.json").status == 0


def test_the_screen_tells_places_prices_and_players(run):
    out = run(*TWO, stdin=typed("pueblo", "memphis", "map")).out
    assert "Ben started in Pueblo." in out  # the last seat begins
    assert re.search(r"Pueblo +B", out)
    assert re.search(r"Chicago +·{7}", out)
    assert "Turn 1: Ada" in out
    assert re.search(r"\d Memphis → St\. Louis \$0", out)
    assert re.search(r"B +Ben +\$4", out)


def test_why_not_names_the_rule(run):
    lines = [
        "pueblo",
        "why start pueblo",
        "memphis",
        "why expand memphis",
        "why cash",
        "share dallas",
        "expand seattle new york",
        "why",
        "zzz",
    ]
    out = run(*TWO, stdin=typed(*lines)).out
    assert "start in Pueblo: F2.3: Somebody has already started in Pueblo." in out
    assert "F3.2: " in out
    assert "cash: F6.1: No bonus tile can be used in a first turn." in out
    assert "share in Dallas: F3: That belongs to another phase of the game." in out
    assert "F1.1: No link joins those places." in out
    assert "Why what?" in out
    assert 'No move is called "zzz"' in out


def test_undo_inside_the_turn(run, tmp_path):
    ben, ada = ["pueblo"], ["undo", "memphis", "st louis", "undo", "kansas", "undo", "louis", "done", "undo"]
    out = run(*TWO, stdin=typed(*ben, *ada, "save a.game.json")).out
    assert out.count("There is nothing to take back in this turn.") == 1  # what Ben did
    assert out.count("Ada expanded from Memphis to St. Louis") == 2
    log = json.loads((tmp_path / "a.game.json").read_text("utf-8"))["log"]
    assert [entry["do"] for entry in log] == ["start", "start", "expand"]
    assert log[2]["to"] == "St. Louis"


def test_numbers_and_ambiguous_words(run):
    out = run(*TWO, stdin=typed("999", "0", "m")).out
    assert out.count("There are moves 1 to") == 2
    assert "Which one?" in out


def test_the_end_of_input_leaves_politely(run):
    done = run(*TWO, stdin="pueblo\n")
    assert done.status == 0
    assert done.out.rstrip().endswith("See you. The game was not saved.")
    assert done.err == ""


def test_a_saved_game_goes_on(run, tmp_path):
    run(*TWO, "--save", "a.game.json", stdin=typed(*SHORTEST[:4], "quit"))
    assert run("check", "a.game.json").lines[0].endswith("running")
    done = run("play", "franchise", "--load", "a.game.json", stdin=typed(*SHORTEST[4:]))
    assert "The game is over" in done.out
    assert not run("check", "a.game.json").lines[0].endswith("running")
    assert names_in(tmp_path) == ["a.game.json"]
    other = run("play", "proxima-obertura", "--load", "a.game.json")
    assert (other.status, "a game of franchise" in other.err) == (2, True)


def test_every_option_can_be_played(run):
    options = ["milestones=true", "boom=true", "region_tiles=chosen", "layout=draft", "start=introductory"]
    arguments = [part for option in options for part in ("--option", option)]
    out = run("play", "franchise", "--seed", "5", *arguments, stdin="1\n" * 60).out
    assert "Choose the region tiles that will play" in out
    assert "Milestones: " in out
    assert "Boom" in out


def test_bots_fill_the_other_seats(run):
    out = run("play", "franchise", "--players", "3", "--seed", "2", stdin=typed("1", "done", "done")).out
    for name in ("You", "Ada", "Ben"):
        assert f"{name} started in" in out
    assert "Turn 2: Ada" in out
    assert "Turn 4: You" in out


def test_a_street_and_a_hand(run):
    out = run("play", "proxima-obertura", "--seed", "3", stdin=typed("why open food", "pass", "pass", "pass")).out
    assert "Window: " in out
    assert "open a shop: food: P3: " in out
    assert "Round 1: You" in out
    assert "The dice:" in out


def test_a_hand_is_hidden_until_its_player_is_alone(run):
    arguments = ["play", "proxima-obertura", "--players", "3", "--seed", "3", "--seats", "Ada,Ben,Cleo"]
    waiting = run(*arguments).out
    assert "Ada, press Enter when you are alone" in waiting
    assert "Ask for a trade" not in waiting
    seen = run(*arguments, stdin=typed("", "ask food home", "")).out
    ada, ben = seen.split("Ben, press Enter when you are alone")
    assert "Ask for a trade" in ada
    assert "Show cards of the types asked for" in ben
    assert " began with " not in seen  # what is dealt is nobody else's business


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        (
            "fr",
            ["plateau", "pourquoi argent", "developper 1", "fini", "fini", "journal tout", "quitter"],
            "Vous avez commencé à ",
        ),
        ("de", ["plan", "warum geld", "ZUGE", "fertig", "fertig", "verlauf alles", "ende"], "Du hast in "),
        ("es", ["tablero", "motivo dinero", "jugadas", "listo", "listo", "historia todo", "salir"], "Has empezado en "),
        ("ca", ["tauler", "motiu diners", "jugades", "fet", "fet", "historia tot", "sortir"], "Has començat a "),
    ],
)
def test_the_whole_conversation_in_a_language(run, language, lines, told):
    arguments = ["play", "franchise", "--players", "2", "--seed", "1", "--language", language]
    done = run(*arguments, stdin=typed("1", *lines))
    assert (done.status, done.err) == (0, "")
    assert told in done.out
    assert "F6.1" in done.out  # why not
    assert not re.search(r"\b(the|you|your|and|turn|town)\b", done.out, re.IGNORECASE)


def test_the_language_of_the_system_unless_another_is_named(run):
    arguments = ["play", "franchise", "--players", "2", "--seed", "1"]
    assert "Bis bald." in run(*arguments, environ={"LC_ALL": "de_AT.UTF-8"}).out
    assert "See you." in run(*arguments, "--language", "en", environ={"LC_ALL": "de_AT.UTF-8"}).out
    refused = run(*arguments, "--language", "xx")
    assert (refused.status, refused.err) == (2, "grandopening: --language xx: there are ca, de, en, es, fr\n")


# On a real terminal


@pytest.fixture
def terminal(tmp_path):
    if not hasattr(pexpect, "spawn"):
        pytest.skip("there are no pseudo-terminals on this system")
    children = []

    def start(*arguments: str, size: tuple[int, int] = (24, 80)):
        command = [*COMMAND[1:], *arguments]
        environment = {**os.environ, "TERM": "xterm-256color", **ENGLISH}
        child = pexpect.spawn(
            sys.executable, command, cwd=str(tmp_path), env=environment, dimensions=size, encoding="utf-8", timeout=120
        )
        children.append(child)
        return child

    yield start
    for child in children:  # close() alone gives a busy machine a tenth of a second to let them go
        child.kill(signal.SIGKILL)
        child.wait()
        child.close()


def test_a_whole_game_on_a_terminal(terminal):
    child = terminal(*TWO)
    for line, prompt in zip(SHORTEST, ("Ben", "Ada", "Ada", "Ada", "Ben", "Ben"), strict=True):
        child.expect(f"{prompt}[^\r\n]*>")
        child.sendline(line)
    child.expect("Winner")
    child.expect(pexpect.EOF)
    assert child.wait() == 0


@pytest.mark.parametrize("size", [(24, 80), (40, 120)])
def test_nothing_is_wider_than_the_terminal(terminal, size):
    child = terminal("play", "franchise", "--seed", "3", size=size)
    child.expect("You[^\r\n]*>")
    child.sendline("quit")
    before = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before)
    assert max(len(line) for line in before.split("\r\n")) <= size[1]
    assert "San Francisco" in before


def test_ctrl_c_leaves_no_traceback(terminal, tmp_path):
    child = terminal(*TWO, "--save", "a.game.json")
    child.expect("Ben[^\r\n]*>")
    child.sendline("pueblo")
    child.expect("Ada[^\r\n]*>")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert child.wait() == 130
    assert "Traceback" not in child.before
    assert names_in(tmp_path) == ["a.game.json"]


def test_a_bar_on_a_terminal(terminal):
    child = terminal("simulate", "franchise", "--games", "30000")
    child.expect("Playing")
    child.expect("30,000 games of franchise")
