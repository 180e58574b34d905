"""The library as people use it from Python."""

import copy
import doctest
import json
import pickle
import random
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

import grandopening
from grandopening import envs, library
from grandopening.core.struct import array_of
from grandopening.games import GAMES
from grandopening.record import replay

every_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, decisions: int = 60, seed: int = 3) -> grandopening.Game:
    game, rng = grandopening.new(name, players=3, seed=seed), random.Random(seed)
    for _ in range(decisions):
        game.play(rng.choice(game.legal()))
    return game


def test_importing_it_loads_nothing():
    code = "import sys, grandopening; print(sorted({'numpy', 'numba', 'rich'} & set(sys.modules)), dir(grandopening))"
    told = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert told.startswith("[] ")
    assert "'new'" in told


def test_the_examples_in_its_documentation():
    for module in (library, library.game, library.moves, library.view, envs):
        done = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
        assert done.failed == 0
        assert done.attempted > 1, module.__name__


@every_game
def test_a_game_is_played_in_words_undone_saved_and_loaded(name, tmp_path):
    game, rng, before = grandopening.new(name, players=3, seed=5), random.Random(5), []
    for _ in range(50):
        before.append(game.record())
        told = game.play(rng.choice(game.legal()))
        assert all(isinstance(line, str) for line in told)
    game.save(tmp_path / "a.game.json")
    other = grandopening.load(tmp_path / "a.game.json")
    assert other.record() == game.record() == json.loads((tmp_path / "a.game.json").read_text("utf-8"))
    assert repr(other) == repr(game)
    while before:
        game.undo()
        assert game.record() == before.pop()
    with pytest.raises(grandopening.Refused, match="nothing can be taken back"):
        game.undo()


@every_game
def test_luck_comes_again_after_undo(name):
    game = played(name)
    move = game.legal()[0]
    first, state = game.play(move), game.position.state.tobytes()
    game.undo()
    assert game.play(move) == first
    assert game.position.state.tobytes() == state


@every_game
def test_moves_print_and_compare_as_words(name):
    game = played(name)
    moves = game.legal()
    assert moves == sorted(moves, key=moves.index) == [str(move) for move in moves]
    assert moves[0] in moves
    assert [move.action for move in moves] != []
    assert sorted(move.action for move in moves) == sorted(game.position.legal())
    again = pickle.loads(pickle.dumps(moves))
    assert again == moves
    assert [move.entry for move in again] == [move.entry for move in moves]


@every_game
def test_every_legal_move_can_be_played_by_its_words(name):
    """The verb and the words of its entry mean the move itself."""
    game, rng = played(name, 30), random.Random(2)
    for _ in range(8):
        for move in game.legal():
            words = {key: word for key, word in move.entry.items() if key not in ("seat", "do")}
            one, other, typed = game.copy(), game.copy(), game.copy()
            assert one.play(move) == other.play(move.entry["do"], **words) == typed.play(move.entry)
            assert one.record() == other.record() == typed.record()
        game.play(rng.choice(game.legal()))


def test_a_few_words_mean_the_cheapest_move():
    game = grandopening.new("franchise", players=2, seed=1, start="introductory")
    to = {move.entry.get("to") for move in game.legal()} - {None}
    for place in to:
        prices = [move.price or 0 for move in game.legal() if move.entry.get("to") == place]
        if prices.count(min(prices)) > 1:
            continue
        other = game.copy()
        cash = int(game.position.state.cash[game.actor])
        other.play("expand", to=place)
        assert cash - int(other.position.state.cash[game.actor]) == min(prices)
        typed = game.copy()
        typed.play(f"expand to {place}")
        assert typed.record() == other.record()


@pytest.mark.parametrize(
    ("what", "words", "rule", "said"),
    [
        ("start", {"place": "Chicago"}, "F2.3", "F2.3: "),
        ("start", {"place": "Springfield"}, "F1.1", "no place 'Springfield'"),
        ("expand", {"to": "Denver"}, "F3", "F3: "),
        ("expand", {"to": "Miami"}, "record", "expand: there is no 'to' 'Miami'"),
        ("dance", {"with": "Ada"}, "record", "no decision 'dance': there are boom"),
        ("fly to the moon", {}, "record", "no move 'fly to the moon'"),
    ],
)
def test_what_is_refused_cites_its_rule_and_changes_nothing(what, words, rule, said):
    game = grandopening.new("franchise", players=4, seed=1)
    before = game.record()
    with pytest.raises(grandopening.Refused, match=re.escape(said)) as refused:
        game.play(what, **words)
    assert refused.value.rule == rule
    assert game.record() == before


def test_options_and_names_are_checked():
    for wrong in ({"players": 9}, {"colour": "red"}, {"players": 2, "seats": ["Ada"]}):
        with pytest.raises(grandopening.Refused):
            grandopening.new("franchise", **wrong)
    with pytest.raises(grandopening.Refused, match="there are franchise"):
        grandopening.new("chess")
    with pytest.raises(ValueError, match="no seat 4"):
        grandopening.new("franchise").view(4)


def test_a_view_shows_nothing_that_is_hidden():
    """Two games that differ in a hidden hand look alike to the other seats, in every form."""
    game = played("proxima-obertura", 40)
    for seat in range(3):
        imagined = game.copy()
        seen = game.position.view(seat)
        seen.imagine(seat, 99)
        array_of(imagined.position.state)[0] = seen.state
        one, other = game.view(seat), imagined.view(seat)
        assert (str(one), repr(one), one.svg(), one.legal()) == (str(other), repr(other), other.svg(), other.legal())
        assert str(imagined) != str(game) or seat == game.actor
    views = [game.view(seat).legal() for seat in range(3)]
    assert [moves for moves in views if moves] == [game.legal()]


@every_game
def test_a_finished_game_tells_its_winners(name):
    game, rng = played(name, 0), random.Random(1)
    while not game.is_over:
        assert game.winners == []
        game.play(rng.choice(game.legal()))
    assert game.actor is None
    assert game.legal() == []
    assert replay(game.record()).position.score() == (game.points, game.winners)
    assert f"won by {game.seats[game.winners[0]]}" in repr(game)
    assert game.seats[0] in str(game)
    with pytest.raises(grandopening.Refused, match="over"):
        game.play("done")
    with pytest.raises(grandopening.Refused, match="over"):
        game.advice()


@every_game
def test_a_picture_is_well_formed_and_shows_what_stands_there(name):
    game = played(name, 80)
    root = ElementTree.fromstring(game._repr_svg_())
    words = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    for seat, player in enumerate(game.seats):
        assert any(text and text.startswith(f"{player}: {game.points[seat]} points") for text in words)
    if name == "franchise":
        assert {place.name for place in game.position.setup.data.places} <= words
        assert '<path d="M' in game.svg()  # regions, from the file


def test_a_board_of_ones_own_is_drawn_too():
    from grandopening.games.franchise.data import printed_file

    board = printed_file()
    board["region"][0]["cities"][0]["name"] = "Springfield"
    for region in board["region"]:
        for place in (*region["cities"], *region["towns"]):
            place.pop("at")
    for links in board["links"].values():
        links[:] = [["Springfield" if end == "Los Angeles" else end for end in link] for link in links]
    game = grandopening.new("franchise", board=board, seed=1)
    assert "Springfield" in str(game)
    assert "Springfield" in game.svg()
    ElementTree.fromstring(game.svg())


@every_game
def test_a_bot_gives_advice_that_can_be_played(name):
    game = played(name, 10)
    for bot in ("reference", "greedy"):
        move = game.advice(bot)
        assert move in game.legal()
        assert game.copy().play(move)


@every_game
def test_games_are_copied_and_pickled(name):
    game = played(name)
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game.copy()):
        assert other.record() == game.record()
        other.play(other.legal()[0])
        assert other.record() != game.record()


def test_it_speaks_other_languages():
    game = grandopening.new("franchise", seed=1, language="ca")
    assert game.legal() != grandopening.new("franchise", seed=1).legal()
