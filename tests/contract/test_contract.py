"""Written once, run on every game."""

import numpy as np
import pytest

from grandopening.core.batch import play_random
from grandopening.core.contract import CHANCE, OVER, SPECTATOR, Position, Refused
from grandopening.envs import observation_bounds
from grandopening.games import game_named

from .audit import PROBLEMS, audited
from .tables import NAMES, chance_nodes, decisions, game_positions, sample_of, setups_of, some_setups_of

pytestmark = pytest.mark.parametrize("name", NAMES)
PARTS = 4


def bytes_of(position: Position) -> bytes:
    raw: bytes = position.state.tobytes()
    return raw


# What is legal


@pytest.mark.parametrize("part", range(PARTS))
def test_every_action_is_either_legal_or_refused(name, part):
    """In every position of a game for every combination of options; every game ends; nothing is legal after the end."""
    setups = setups_of(name)
    for seed in range(part, max(len(setups), 8 * PARTS), PARTS):
        audit = audited(setups[seed % len(setups)], seed)
        assert audit.problem == PROBLEMS[0], audit.where


def test_a_refused_action_changes_nothing(name):
    game = game_named(name)
    for position in sample_of(name):
        before = bytes_of(position)
        legal = set(position.legal())
        illegal = [action for action in range(0, game.codec.n_actions, 13) if action not in legal]
        for action in illegal:
            with pytest.raises(Refused) as caught:
                position.apply(action)
            assert caught.value.rule in {refusal.rule for refusal in game.refusals}
        assert bytes_of(position) == before


def test_there_are_no_actions_beyond_the_codec(name):
    n = game_named(name).codec.n_actions
    for position in sample_of(name):
        for action in (-1, n, n + 1000):
            with pytest.raises(ValueError, match="no action"):
                position.apply(action)


def test_asking_changes_nothing(name):
    for position in sample_of(name):
        before = bytes_of(position)
        position.legal()
        position.refusal(0)
        position.score()
        assert bytes_of(position) == before


def test_somebody_acts_until_the_game_is_over(name):
    for position in sample_of(name):
        players = position.setup.players
        assert position.actor in {*range(players), CHANCE, OVER}
        assert bool(position.legal()) == (not position.is_over)


def test_decisions_are_seats_and_results_are_chances(name):
    codec = game_named(name).codec
    for position in sample_of(name):
        for action in position.legal():
            assert codec.verb_of(action).chance == (position.actor == CHANCE)


# Chance


def test_results_come_as_often_as_their_weights_say(name):
    draws = 3000
    nodes = chance_nodes(name)
    assert nodes
    for position in nodes[::3]:
        at, legal = position.copy(), position.legal()
        weights = np.array([at.weight(action) for action in legal], float)
        drawn = np.array([at.draw() for _ in range(draws)])
        counts = np.array([(drawn == action).sum() for action in legal])
        assert counts.sum() == draws
        share = weights / weights.sum()
        # Five standard deviations: never by chance, and always where a weight is wrong.
        assert (abs(counts - draws * share) <= 5 * np.sqrt(draws * share * (1 - share)) + 1e-9).all()


def test_the_same_seed_is_the_same_game(name):
    for seed, setup in enumerate(some_setups_of(name)[:4]):
        first = [bytes_of(position) for position in game_positions(setup, seed)]
        assert first == [bytes_of(position) for position in game_positions(setup, seed)]
        assert first != [bytes_of(position) for position in game_positions(setup, seed + 1)]


# What a seat may know


def test_a_view_hides_the_generator(name):
    for position in sample_of(name):
        for viewer in (*range(position.setup.players), SPECTATOR):
            assert not position.view(viewer).state.rng.any()


def test_views_do_not_depend_on_the_generator(name):
    for position in sample_of(name):
        other = position.copy()
        other.state.rng[:] = 1, 2, 3, 4
        for viewer in range(position.setup.players):
            assert bytes_of(position.view(viewer)) == bytes_of(other.view(viewer))


def test_whoever_decides_sees_what_is_legal(name):
    for position in decisions(name):
        assert position.view(position.actor).legal() == position.legal()


def test_an_imagined_game_looks_the_same_to_its_viewer(name):
    for position in sample_of(name):
        game, board = position.setup.game, position.setup.board
        for viewer in (*range(position.setup.players), SPECTATOR):
            seen = position.view(viewer)
            imagined = seen.copy()
            game.rules.imagine(board, imagined.state, viewer, 7)
            if not position.is_over:
                assert imagined.state.rng.any()
            assert bytes_of(imagined.view(viewer)) == bytes_of(seen)


def test_an_imagined_game_can_be_played_to_its_end(name):
    for seed, position in enumerate(decisions(name)[::20]):
        imagined = position.view(position.actor)
        imagined.setup.game.rules.imagine(imagined.setup.board, imagined.state, position.actor, seed)
        rng = np.random.default_rng(seed)
        while not imagined.is_over:
            legal = imagined.legal()
            imagined.apply(imagined.draw() if imagined.actor == CHANCE else legal[rng.integers(len(legal))])


def test_an_observation_fills_its_layout_and_changes_nothing(name):
    size, (low, high) = sum(part.size for part in game_named(name).observation), observation_bounds(name)
    for position in sample_of(name):
        game, board = position.setup.game, position.setup.board
        before = bytes_of(position)
        for viewer in range(position.setup.players):
            zeros, nines = np.zeros(size, np.float32), np.full(size, 9.5, np.float32)
            game.rules.observe(board, position.state, viewer, zeros)
            game.rules.observe(board, position.state, viewer, nines)
            assert (zeros == nines).all()
            assert (low <= zeros).all(), np.flatnonzero(low > zeros)
            assert (zeros <= high).all(), np.flatnonzero(zeros > high)
            seen = np.zeros(size, np.float32)
            game.rules.observe(board, position.view(viewer).state, viewer, seen)
            assert (seen == zeros).all()
        assert bytes_of(position) == before


def test_every_part_of_an_observation_says_something(name):
    game = game_named(name)
    size = sum(part.size for part in game.observation)
    used = np.zeros(size, bool)
    for position in sample_of(name):
        out = np.zeros(size, np.float32)
        game.rules.observe(position.setup.board, position.state, 0, out)
        used |= out != 0
    start = 0
    for part, length, *_ in game.observation:
        assert used[start : start + length].any(), part
        start += length


# Playing


def test_a_copy_is_a_game_of_its_own(name):
    for position in decisions(name):
        before = bytes_of(position)
        copy = position.copy()
        copy.apply(copy.legal()[-1])
        assert bytes_of(position) == before
        assert bytes_of(copy) != before


def test_events_are_only_a_report(name):
    """With and without them the play is the same, and threads change nothing either."""
    setups = list(some_setups_of(name))
    silent = play_random(setups, games=60, seed=5, hashes=True)
    for told in (
        play_random(setups, games=60, seed=5, hashes=True, events=True),
        play_random(setups, games=60, seed=5, hashes=True, threads=4),
    ):
        assert (told.hashes == silent.hashes).all()
        assert told.states.tobytes() == silent.states.tobytes()
        assert told.decisions == silent.decisions
    assert len(set(silent.hashes.tolist())) == 60


def test_events_are_of_known_kinds(name):
    events = game_named(name).events
    for seed, setup in enumerate(some_setups_of(name)[:4]):
        position, rng = setup.begin(seed), np.random.default_rng(seed)
        while not position.is_over:
            legal = position.legal()
            action = position.draw() if position.actor == CHANCE else legal[rng.integers(len(legal))]
            for kind, *_ in position.apply(action):
                assert 0 < kind < len(events)


def test_the_end_has_a_winner_and_a_score(name):
    for seed, setup in enumerate(some_setups_of(name)):
        *_, last = game_positions(setup, seed)
        points, winners = last.score()
        assert len(points) == setup.players
        assert winners
        assert {points[seat] for seat in winners} == {max(points)}


# The tables


def test_the_codec_knows_every_action(name):
    codec = game_named(name).codec
    seen = set()
    for action in range(codec.n_actions):
        verb, arguments = codec.decode(action)
        assert codec.encode(verb, *arguments) == action
        seen.add(codec.describe(action))
    assert len(seen) == codec.n_actions


def test_names_stand_once(name):
    game = game_named(name)
    for names in (
        [refusal.message for refusal in game.refusals],
        [event.name for event in game.events],
        [verb.word for verb in game.codec.verbs],
        [option.name for option in game.options],
        [part.name for part in game.observation],
    ):
        assert len(set(names)) == len(names)


def test_every_refusal_cites_a_rule(name):
    letter = name[0].upper()
    none, *refusals = game_named(name).refusals
    assert none.rule == ""
    assert all(refusal.rule.startswith(letter) for refusal in refusals)


def test_options_are_checked(name):
    game = game_named(name)
    defaults = {option.name: option.default for option in game.options}
    assert game.checked_options({}) == defaults
    for wrong in ({"players": 9}, {"players": True}, {"players": "4"}, {"colour": "red"}):
        with pytest.raises(Refused) as caught:
            game.set_up(wrong)
        assert caught.value.rule == "option"


@pytest.mark.parametrize("struct", ["State", "Board", "Scratch"])
def test_structs_have_no_padding(name, struct):
    dtype = getattr(game_named(name), struct).dtype
    assert dtype.itemsize == sum(dtype[field].itemsize for field in dtype.names)
    assert dtype.itemsize % 8 == 0
