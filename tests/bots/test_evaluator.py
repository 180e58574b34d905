"""The one estimate behind reviews: which network it stands on, and that a seat's estimate knows what the seat knows."""

import numpy as np
import pytest

from grandopening.bots import evaluator, policy_bot
from grandopening.bots.evaluator import FINALISTS, QUICK, ROOTS, Evaluator, Root
from grandopening.bots.kit import bot_entries, kit_of
from grandopening.bots.policy_network import PolicyNetwork, features_of, write_policy
from grandopening.bots.policy_values import DOUBT
from grandopening.core.contract import CHANCE, SEATS
from grandopening.games import GAMES, game_named

WIDTH = 8


def at_a_decision(game, options=None, seed=1):
    position = game.set_up({"players": 3, **(options or {})}).begin(seed)
    while position.actor == CHANCE:
        position.perform(position.draw())
    return position


def network_of(game, position):
    """With random weights."""
    rng, observation = np.random.default_rng(1), np.zeros(sum(part.size for part in game.observation), np.int16)
    position.observe(position.actor, observation)
    features = features_of(game, np.stack([observation, np.zeros_like(observation)]))
    decisions = [n for n in range(game.codec.n_actions) if not game.codec.verb_of(n).chance]

    def some(*shape):
        return rng.normal(size=shape).astype(np.float32)

    return PolicyNetwork(
        **features,
        weights_in=some(len(features["source"]), WIDTH),
        bias_in=some(WIDTH),
        weights=some(1, 2, WIDTH, WIDTH),
        biases=some(1, 2, WIDTH),
        norms=some(2, 2, WIDTH),
        decision_weights=some(len(decisions), WIDTH),
        decision_biases=some(len(decisions)),
        value_weights=some(WIDTH, 2 * SEATS),
        value_biases=some(2 * SEATS),
        action_at=np.array(decisions, np.int32),
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_network_is_used_where_a_game_ships_one(name, tmp_path, monkeypatch):
    game = game_named(name)
    position, path = at_a_decision(game), tmp_path / "policy_network.npz"
    policy_bot.policy_of.cache_clear()
    monkeypatch.setattr(policy_bot, "shipped_policy", lambda game: path)
    before = Evaluator(game)  # there is none yet
    assert before.method == {"franchise": "evaluation", "proxima-obertura": "value"}[name]
    write_policy(path, network_of(game, position), {})
    judge = Evaluator(game)
    assert judge.method == "policy"
    for viewer in (None, 0, 1):
        chances = judge.chances(position, viewer)
        assert sum(chances) == pytest.approx(1)
        assert chances != pytest.approx(before.chances(position, viewer))
    [own, *_] = judge.moves(position.view(position.actor))
    at = position.view(position.actor)
    for action in own:
        at.apply(action)  # legal to its end,
    assert at.actor != position.actor  # where somebody else, or chance, goes on
    policy_bot.policy_of.cache_clear()


@pytest.mark.parametrize(("options", "share"), [({"start": "introductory"}, 0.0), ({"boom": True}, DOUBT)])
def test_where_options_are_not_as_usual_greedy_makes_half_of_it(options, share, monkeypatch):
    game = game_named("franchise")
    position, judge = at_a_decision(game, options), Evaluator(game)
    shipped, to_come = judge.estimate(position)
    root = ROOTS["doubted policy" if share else "policy"]
    assert judge.chances(position) == pytest.approx(root.of(shipped, to_come))
    found = []
    for doubt in (0.0, 1.0):
        monkeypatch.setattr("grandopening.bots.policy_evaluator.doubt_in", lambda setup, doubt=doubt: doubt)
        found.append(judge.estimate(position)[0])
    assert shipped == pytest.approx((1 - share) * found[0] + share * found[1])
    assert found[0] != pytest.approx(found[1])
    board, weights = position.setup.board, kit_of(game).weights.table
    bot_entries(game)["evaluate"](board, position.state, position.actor, weights, judge._work)
    assert found[1] == pytest.approx(judge._work.chance[: position.setup.players])


def test_hidden_cards_do_not_change_what_a_seat_expects():
    game = game_named("proxima-obertura")
    position, judge = at_a_decision(game), Evaluator(game)
    other = position.copy()
    other.imagine(0, 12345)
    assert other.state.tobytes() != position.state.tobytes()
    assert judge.chances(other, 0) == judge.chances(position, 0)
    assert judge.chances(other, 1) != judge.chances(position, 1)


def test_chances_are_softened_the_more_the_earlier_it_is():
    root, chances = Root(1.5, 3.0), np.array([0.7, 0.2, 0.1])
    end, middle, beginning = (root.of(chances, np.float64(to_come)) for to_come in (0, 0.5, 1))
    assert end == pytest.approx(chances ** (1 / 1.5) / (chances ** (1 / 1.5)).sum())
    assert beginning == pytest.approx(chances ** (1 / 3) / (chances ** (1 / 3)).sum())
    assert beginning.max() < middle.max() < end.max() < 0.7
    rows = root.of(np.stack([chances] * 3), np.array([0, 0.5, 1]))
    assert rows == pytest.approx(np.stack([end, middle, beginning]))


def test_an_estimate_tells_how_much_of_the_game_is_to_come():
    game = game_named("franchise")
    position, judge, told = at_a_decision(game), Evaluator(game), []
    while not position.is_over:
        if position.actor != CHANCE:
            told.append(float(judge.estimate(position)[1]))
        position.perform(position.draw() if position.actor == CHANCE else int(position.legal()[0]))
    assert told[0] > 0.7
    assert told[-1] < 0.3
    assert told == sorted(told, reverse=True)


def test_chances_of_a_value_network_are_made_surer(monkeypatch):
    """By as much as bench/calibration.py --fit found."""
    game = game_named("proxima-obertura")
    position, judge = at_a_decision(game), Evaluator(game)
    shipped = np.array(judge.chances(position))
    monkeypatch.setattr(evaluator, "ROOTS", {})
    before = np.array(judge.chances(position))
    assert shipped.max() > before.max()
    powers = before ** (1 / 0.88)
    assert shipped == pytest.approx(powers / powers.sum())


def test_where_hands_are_hidden_the_most_promising_moves_are_estimated_in_full(monkeypatch):
    """All of them with few samples first, of which the best go on; the move played always does."""
    game = game_named("proxima-obertura")
    judge, asked = Evaluator(game), []
    after = judge._after

    def counted(view, actions, seat, samples=0):
        asked.append((samples, tuple(actions)))
        return after(view, actions, seat, samples)

    monkeypatch.setattr(judge, "_after", counted)
    position, most = at_a_decision(game), 0
    for _ in range(60):
        if position.actor == CHANCE:
            position.perform(position.draw())
            continue
        view, played = position.view(position.actor), judge.moves(position.view(position.actor))[-1]
        asked.clear()
        found = judge.compared(position, played)
        if found:
            quick, full = ([actions for n, actions in asked if n == samples] for samples in (QUICK, 0))
            assert full[0] == tuple(played)
            assert len(full) == 1 + min(FINALISTS, len(quick))
            assert found.best == max(after(view, list(actions), view.actor) for actions in full)
            most = max(most, len(quick))
        for action in played:
            position.perform(action)
    assert most > FINALISTS
