"""A batch one can search with: games are saved, cloned, scattered, imagined, begun anew and in their middle."""

import copy
import pickle

import numpy as np
import pytest

from grandopening.core.contract import CHANCE, OVER, Position, Refused
from grandopening.envs import Batch
from grandopening.envs.learning import observation_of
from grandopening.games import GAMES, game_named

every_game = pytest.mark.parametrize("game", GAMES)
# To play opponents inside a batch takes a quarter of a minute to compile, for each game.
WITH_OPPONENTS = [GAMES[0], *(pytest.param(name, marks=pytest.mark.slow) for name in GAMES[1:])]


def played(game, n=4, steps=25, **wishes):
    batch = Batch(game, n, players=3, seed=5, **wishes)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def seen(batch):
    """All that can be seen of its games."""
    actions, n = batch.legal()
    legal = [row[:k].tolist() for row, k in zip(actions, n, strict=True)]
    return batch.states.tobytes(), batch.actor.tolist(), legal, batch.observe().tolist(), batch.seeds.tolist()


@every_game
def test_what_is_saved_comes_back(game):
    batch = played(game)
    before, saved = seen(batch), batch.save()
    ways = []
    for _ in range(2):
        for _ in range(15):
            batch.step(batch.sample())
        ways.append(seen(batch))
        assert ways[-1] != before
        batch.restore(saved)
        assert seen(batch) == before
    assert ways[0] == ways[1]  # the luck comes again, that of the sampler too


@every_game
def test_clones_play_on_by_themselves_and_are_scattered_back(game):
    batch = played(game)
    indices = [2, 0, 2, 2, 1]
    clone = batch.clone(indices)
    assert clone.states.tobytes() == batch.states[indices].tobytes()
    assert (clone.observe() == batch.observe()[indices]).all()
    assert clone.legal()[1].tolist() == batch.legal()[1][indices].tolist()
    before = seen(batch)
    for _ in range(5):
        clone.step(clone.sample())
    assert seen(batch) == before
    batch.scatter([3, 1], clone.clone([4, 0]))
    assert batch.states[[3, 1]].tobytes() == clone.states[[4, 0]].tobytes()
    assert batch.legal()[1][[3, 1]].tolist() == clone.legal()[1][[4, 0]].tolist()
    pool = Batch(game, 3, players=3)
    pool.copy_from(clone, [0, 0, 4])
    assert (pool.observe() == clone.observe()[[0, 0, 4]]).all()


@every_game
def test_some_games_begin_anew(game):
    batch, other = played(game), Batch(game, 2, players=3, seed=70)
    kept = batch.states[[0, 2]].tobytes()
    batch.reset([3, 1], [71, 70])
    assert batch.states[[0, 2]].tobytes() == kept
    assert batch.states[[1, 3]].tobytes() == other.states.tobytes()
    assert (batch.observe()[[1, 3]] == other.observe()).all()
    assert batch.decisions.tolist()[1::2] == [0, 0]
    batch.step(batch.sample())


@every_game
def test_what_is_imagined_looks_the_same_to_its_viewer(game):
    batch = played(game, n=6, steps=40)
    before, states, saved = batch.observe().copy(), batch.states.copy(), batch.save()
    deals = set()
    for seed in (1, 1000):
        batch.imagine(seed)
        assert (batch.observe() == before).all()
        deals.add(batch.states.tobytes())
        batch.step(batch.sample())
        batch.restore(saved)
    assert len(deals) == 2
    fields = [name for name in states.dtype.names if name != "rng"]
    batch.imagine(1)
    changed = any((states[field] != batch.states[field]).any() for field in fields)
    assert changed == game_named(game).has_secrets
    batch.restore(saved)
    batch.imagine(1, viewer=2)
    assert (batch.observe(2)[0] == observation_of(Position(batch.setup, states[0]), 2)).all()


@every_game
def test_games_go_on_from_positions(game):
    source = played(game)
    positions = [Position(source.setup, source.states[i]).copy() for i in (1, 3)]
    batch = Batch(source.setup, 5)
    batch.place([0, 4], positions)
    assert batch.states[[0, 4]].tobytes() == source.states[[1, 3]].tobytes()
    batch.step(batch.sample())
    fresh = source.setup.begin(9)  # where chance has not acted yet, it does
    batch.place([2], [fresh])
    assert batch.actor[2] not in (CHANCE, OVER)
    with pytest.raises(ValueError, match="another set-up"):
        batch.place([0], [game_named(game).set_up({"players": 4}).begin(1)])


@every_game
def test_lists_are_refreshed_when_states_are_written(game):
    batch, other = played(game), played(game, steps=40)
    batch.states[:] = other.states
    batch.refresh()
    assert seen(batch)[:4] == seen(other)[:4]


@every_game
def test_set_ups_lie_side_by_side(game):
    setups = [game_named(game).set_up({"players": n}) for n in (3, 5)]
    batch = Batch(setups, 5, seed=3)
    alone = [Batch(setups[i % 2], 1, seed=3 + i) for i in range(5)]
    for _ in range(120):
        actions = batch.sample().copy()
        batch.step(actions)
        for i, one in enumerate(alone):
            one.step(actions[i : i + 1])
            players = setups[i % 2].players
            assert batch.reward[i, :players].tolist() == one.reward[0].tolist()
            assert not batch.reward[i, players:].any()
            if one.over[0]:
                one.reset([0], [int(batch.seeds[i])])
            assert batch.states[i].tobytes() == one.states[0].tobytes()
    assert batch.clone([1]).setups == setups
    with pytest.raises(ValueError, match="of one game"):
        Batch([*setups, game_named(next(name for name in GAMES if name != game)).set_up()], 4)


@every_game
def test_forced_decisions_are_skipped(game):
    """The same games, without decisions that leave no choice."""
    skipping, asked = Batch(game, 1, players=3, seed=8, skip_forced=True), Batch(game, 1, players=3, seed=8)
    skipped = 0
    for step in range(200):
        while asked.legal()[1][0] == 1 and not asked.over[0]:
            asked.step(asked.legal()[0][:, 0])
            skipped += 1
        if asked.over[0] or skipping.over[0]:
            break
        assert skipping.legal()[1][0] > 1
        assert skipping.states.tobytes() == asked.states.tobytes()
        n = int(asked.legal()[1][0])
        for batch in (skipping, asked):
            batch.step(batch.legal()[0][:, step * 7 % n])
    assert skipped > 0


@every_game
def test_the_end_of_a_game_is_told_in_full(game):
    """Shares of the victory, the last observation, and the truncation of games that take too long."""
    batch, plain = Batch(game, 3, players=3, seed=2), Batch(game, 3, players=3, seed=2, auto_reset=False)
    final, ended = batch.final_observation(), 0
    while ended < 3:
        who = plain.actor.copy()
        actions = batch.sample().copy()
        batch.step(actions)
        plain.step(np.where(plain.actor == OVER, -1, actions))
        for i in np.flatnonzero(plain.over):
            ended += 1
            position = Position(plain.setup, plain.states[i])
            winners = position.score()[1]
            assert batch.over[i]
            assert batch.share[i].tolist() == pytest.approx([(s in winners) / len(winners) for s in range(3)])
            assert (final[i] == observation_of(position, int(who[i]))).all()
            assert not (final[i] == batch.observe()[i]).all()


@every_game
def test_a_game_is_truncated_after_so_many_decisions(game):
    batch = Batch(game, 2, players=3, limit=7)
    for step in range(1, 22):
        batch.step(batch.sample())
        assert batch.truncated.tolist() == [step % 7 == 0] * 2
        assert not batch.over.any()
        assert not batch.reward.any()
    assert batch.seeds.tolist() == [6, 7]
    stopped = Batch(game, 1, players=3, limit=3, auto_reset=False)
    for _ in range(3):
        stopped.step(stopped.sample())
    before = stopped.states.tobytes()
    assert stopped.legal()[1].tolist() == [0]
    stopped.step(stopped.sample())
    assert stopped.states.tobytes() == before


@every_game
def test_decisions_have_numbers_of_their_own(game):
    batch, other = Batch(game, 3, players=3, seed=4), Batch(game, 3, players=3, seed=4, numbering="decisions")
    codec = batch.setup.game.codec
    chance = sum(verb.span for verb in codec.verbs if verb.chance)
    assert other.n_actions == codec.n_actions - chance == other.mask().shape[1]
    for _ in range(60):
        number, actions = other.sample().copy(), batch.sample().copy()
        assert [other.numbering.action(int(one)) for one in number] == actions.tolist()
        (listed, n), (numbered, m) = batch.legal(), other.legal()
        assert n.tolist() == m.tolist()
        assert [other.numbering.action(int(a)) for a in numbered[0, : m[0]]] == listed[0, : n[0]].tolist()
        batch.step(actions)
        other.step(number)
        assert batch.states.tobytes() == other.states.tobytes()
    with pytest.raises(Refused, match=f"no action {other.n_actions}"):
        other.step([other.n_actions] * 3)
    with pytest.raises(ValueError, match="actions or decisions"):
        Batch(game, 1, numbering="verbs")


@every_game
def test_batches_are_copied_and_pickled(game):
    batch = played(game, auto_reset=False, skip_forced=True, limit=99)
    for other in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        assert seen(other) == seen(batch)
        mine, theirs = batch.clone(), other
        for _ in range(10):
            mine.step(mine.sample())
            theirs.step(theirs.sample())
        assert seen(mine) == seen(theirs) != seen(batch)


def test_what_cannot_be_asked_for():
    batch = Batch("franchise", 3)
    for wrong, error in (([3], IndexError), ([0, 0], ValueError), ([0.5], ValueError), ([], ValueError)):
        with pytest.raises(error):
            batch.reset(wrong, [1] * len(wrong))
    with pytest.raises(ValueError, match="2 seeds for 1 games"):
        batch.reset([0], [1, 2])
    with pytest.raises(ValueError, match="shape"):
        batch.step([1])  # one action is not one for each game
    with pytest.raises(ValueError, match="shape"):
        batch.step(5)
    with pytest.raises(ValueError, match="one at least"):
        Batch("franchise", 2, threads=0)
    with pytest.raises(ValueError, match="different set-ups"):
        batch.scatter([0], Batch("franchise", 1, players=2))
    with pytest.raises(ValueError, match="thinks too long"):
        Batch("franchise", 1, opponents={0: "search"})
    with pytest.raises(ValueError, match="no seat 7"):
        Batch("franchise", 1, opponents={7: "random"})


@pytest.mark.parametrize("game", WITH_OPPONENTS)
@pytest.mark.parametrize("bot", ["random", "reference", "sensible", "greedy"])
def test_opponents_play_the_seats_they_have(game, bot):
    """Only learners are asked; what the others do is legal, and the same however many threads play."""
    steps = 12 if bot == "greedy" else 40
    batches = [Batch(game, 5, players=3, seed=6, threads=t, opponents={0: bot, 2: bot}) for t in (1, 2)]
    assert f"{{0: {bot!r}, 2: {bot!r}}}" in repr(batches[0])
    for _ in range(steps):
        for batch in batches:
            assert set(batch.actor.tolist()) <= {1, OVER}
            batch.step(batch.sample())
    assert batches[0].states.tobytes() == batches[1].states.tobytes()
    saved = batches[0].save()
    ways = []
    for _ in range(2):
        for _ in range(3):
            batches[0].step(batches[0].sample())
        ways.append(batches[0].states.tobytes())
        batches[0].restore(saved)
    assert ways[0] == ways[1]
