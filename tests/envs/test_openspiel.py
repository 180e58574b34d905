"""The OpenSpiel games, by OpenSpiel's own test and players and by ours."""

import random

import numpy as np
import pytest

from grandopening import envs
from grandopening.core.contract import CHANCE
from grandopening.games import GAMES, game_named

pyspiel = pytest.importorskip("pyspiel", reason="pip install 'grandopening[envs]'")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
outcome_sampling = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")

EVERYTHING = {"milestones": True, "boom": True, "region_tiles": "all", "layout": "random"}


def larger(*arguments):
    """A table at which random play takes long: each of its states is looked at from all sides."""
    return pytest.param(*arguments, marks=pytest.mark.slow)


def play_on(state, rng, decisions=10**9):
    """Random play; chance falls as it falls."""
    while not state.is_terminal() and decisions > 0:
        if state.is_chance_node():
            results, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(results, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((name, {"players": game_named(name).players[0]}) for name in GAMES),
        *(larger(name, {"players": n}) for name in GAMES for n in game_named(name).players[1:]),
        larger("franchise", EVERYTHING),
        ("franchise", {"players": 3, "layout": "draft", "region_tiles": "chosen", "start": "introductory"}),
    ],
)
def test_openspiel_finds_nothing_wrong(game, options):
    pyspiel.random_sim_test(envs.openspiel(game, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_mcts_plays(name):
    """Its Python one, at the beginning of a game and to the end of another: the C++ bots of OpenSpiel 2.0.2 crash on
    every game in Python, its own included."""
    game = envs.openspiel(name, players=3)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    over = play_on(game.new_initial_state(), random.Random(3))
    decisions = sum(step.player >= 0 for step in over.full_history())
    for played, more in ((40, 2), (decisions - 12, 1000)):
        state = play_on(game.new_initial_state(), random.Random(3), played)
        while not state.is_terminal() and more > 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            play_on(state, random.Random(3), decisions=0)
            more -= 1
    assert state.is_terminal()
    assert len(state.returns()) == 3


class ByPoints:
    """Tells a search how far a seat is ahead, at once."""

    def evaluate(self, state):
        points, _ = state.position.score()
        return np.array(points) / max(1, *points)

    def prior(self, state):
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


@pytest.mark.slow  # all of it in Python
def test_openspiels_is_mcts_plays_whole_games_of_hidden_hands():
    game, rng = envs.openspiel("proxima-obertura", players=3), random.Random(2)
    bot = ismcts.ISMCTSBot(game, ByPoints(), 2.0, 3, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    while not state.is_terminal():
        play_on(state, rng, decisions=0)
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_seat_alone(name):
    game, different = envs.openspiel(name, players=3), 0
    for decisions in (0, 30, 90):
        state = play_on(game.new_initial_state(), random.Random(6), decisions)
        for seat in range(3):
            other = state.resample_from_infostate(seat, random.Random(7).random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.legal_actions() == state.legal_actions() or seat != state.current_player()
            different += any(other.observation_string(s) != state.observation_string(s) for s in range(3))
            play_on(other, random.Random(8), decisions=40)
    assert (different > 0) == (name == "proxima-obertura")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_mccfr_goes_as_deep_as_a_game(name):
    """A game is longer than Python's calls may be deep by themselves. (That chances multiply to 0 is their affair.)"""
    solver = outcome_sampling.OutcomeSamplingSolver(envs.openspiel(name, players=3))
    np.random.seed(1)  # their generator
    with np.errstate(all="ignore"):
        solver.iteration()
    assert len(solver._infostates) > 100


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_as_likely_as_the_rules_say(name):
    game = envs.openspiel(name, **(EVERYTHING if name == "franchise" else {}))
    state = game.new_initial_state()
    unequal = 0
    for k in range(60):
        if not state.is_chance_node():
            break
        outcomes = state.chance_outcomes()
        position = state.position
        assert position.actor == CHANCE
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        weights = [
            game_named(name).rules.weight(position.setup.board, position.state, result) for result, _ in outcomes
        ]
        assert [c * sum(weights) for _, c in outcomes] == pytest.approx(weights)
        unequal += len(set(weights)) > 1
        state.apply_action(outcomes[k % len(outcomes)][0])
    assert k > 10
    assert (unequal > 0) == (name == "franchise")  # tiles that are alike; all cards differ before the thieves come


@pytest.mark.parametrize("name", GAMES)
def test_perfect_information_is_claimed_where_it_is_true(name):
    game = envs.openspiel(name)
    claimed = game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    hidden = 0
    for decisions in (0, 20, 60):
        position = play_on(game.new_initial_state(), random.Random(5), decisions).position
        view = position.view(0)
        fields = [name for name in position.state.dtype.names if name != "rng"]
        hidden += any((position.state[field] != view.state[field]).any() for field in fields)
    assert claimed == (hidden == 0)


def test_a_hidden_card_is_in_no_other_information_state():
    """Two deals that differ in one card of seat 1."""
    game = envs.openspiel("proxima-obertura", players=3)
    a, b = game.new_initial_state(), game.new_initial_state()
    for k in range(24):
        a.apply_action(k)
        b.apply_action(k if k != 9 else 100)
    assert a.information_state_string(0) == b.information_state_string(0)
    assert a.information_state_string(2) == b.information_state_string(2)
    assert a.information_state_string(1) != b.information_state_string(1)
    assert a.information_state_tensor(0) == b.information_state_tensor(0)
    assert a.information_state_tensor(1) != b.information_state_tensor(1)
    assert str(a) != str(b)


@pytest.mark.parametrize("name", GAMES)
def test_information_states_have_perfect_recall(name):
    """The same position, come to in two orders: the same to look at, another thing to remember."""
    game, found = envs.openspiel(name, players=3), 0
    state = game.new_initial_state()
    while not state.is_terminal() and found < 3:
        play_on(state, random.Random(len(state.history())), decisions=1)
        if state.is_terminal():
            break
        for one, other in zip(state.legal_actions(), state.legal_actions()[1:], strict=False):
            way, back = state.clone(), state.clone()
            way.apply_action(one)
            back.apply_action(other)
            if other in way.legal_actions() and one in back.legal_actions() and not way.is_chance_node():
                way.apply_action(other)
                back.apply_action(one)
                if (way.records == back.records).all():
                    found += 1
                    assert way.observation_string(0) == back.observation_string(0)
                    assert way.information_state_string(0) != back.information_state_string(0)
                    break
    assert found == 3


@pytest.mark.parametrize("name", GAMES)
def test_named_parts_of_the_tensor(name):
    game = envs.openspiel(name)
    state = play_on(game.new_initial_state(), random.Random(1), decisions=15)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == list(envs.observation_slices(name))
    assert observer.tensor.tolist() == state.observation_tensor(1)
    assert observer.dict["phase"].sum() == 1
    everything = pyspiel.PrivateInfoType.ALL_PLAYERS
    with pytest.raises(ValueError, match="only what one seat sees"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=everything))


def test_options_are_parameters():
    game = pyspiel.load_game("franchise(players=2,boom=True,layout=random)")
    assert game.num_players() == 2
    assert game.setup.options["boom"] is True
    assert game.setup.options["layout"] == "random"
    with pytest.raises(ValueError, match="players"):
        envs.openspiel("franchise", players=9)
