"""Teaching a policy network: what torch trains is what the bots run, and playing against oneself teaches something."""

# ruff: noqa: E402 - where torch is missing, nothing that needs it may be imported
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="policy networks are trained with torch: pip install 'grandopening[train]'")

from grandopening.bots import bot_named
from grandopening.bots.match import play_match
from grandopening.bots.policy_bot import choose_of
from grandopening.bots.policy_network import features_of, new_room, read_policy, write_policy
from grandopening.bots.workspace import new_workspace
from grandopening.core.contract import CHANCE, SEATS, Refused
from grandopening.envs import Batch
from grandopening.games import game_named
from grandopening.train import checkpoint
from grandopening.train.__main__ import main
from grandopening.train.imitation import replayed
from grandopening.train.learner import MOST_OLDER, Learner
from grandopening.train.look_ahead import LookAhead, Looked, drawn_places, improved
from grandopening.train.model import OFF, Model
from grandopening.train.plan import Plan
from grandopening.train.policy import Trainer
from grandopening.train.returns import Examples, Steps, estimates, from_seats, lessons_of, to_seats
from grandopening.train.table import Table, hidden_in, private_of, whole_rounds
from grandopening.train.tables import setups_of
from grandopening.train.teacher import AT_RANDOM, TAUGHT, read_taught

GAMES = ["franchise", "proxima-obertura"]
TINY = [
    "--games",
    "24",
    "--steps",
    "8",
    "--minibatch",
    "96",
    "--width",
    "32",
    "--blocks",
    "1",
    "--minutes-between",
    "0.01",
    "--evaluation-games",
    "0",
]


def untrained(name: str, batch: Batch) -> Model:
    """With weights that are all of some size, so that each of them counts."""
    torch.manual_seed(3)
    seen = [batch.observe().copy()]
    for _ in range(60):
        batch.step(batch.sample())
        seen.append(batch.observe().copy())
    model = Model(features_of(game_named(name), np.concatenate(seen)), batch.numbering.action_at, 24, 2)
    for parameter in model.parameters():
        torch.nn.init.normal_(parameter, std=0.2)
    return model


@pytest.mark.parametrize("name", GAMES)
def test_the_compiled_forward_pass_is_torchs(name, tmp_path):
    """To 1e-4, in positions of whole games with all numbers of players; and reading a file gives what was written."""
    game = game_named(name)
    setups = [game.set_up({"players": players}) for players in game.players]
    batch = Batch(setups, 2 * len(setups), numbering="decisions", skip_forced=True)
    model = untrained(name, batch)
    network = model.as_network()
    write_policy(tmp_path / "policy.npz", network, {"seed": 3})
    read = read_policy(game, tmp_path / "policy.npz")
    assert all(np.allclose(a, b, rtol=1e-3, atol=1e-3) for a, b in zip(read, network, strict=True))
    room, work = new_room(game, network), new_workspace(game)
    players = torch.tensor([setups[i % len(setups)].players for i in range(batch.n)])
    for _ in range(40):
        legal, n = batch.legal()
        with torch.no_grad():
            logits, chances, points = model(
                torch.as_tensor(batch.observe()), torch.as_tensor(legal).long(), torch.as_tensor(n), players
            )
        for i in range(batch.n):
            setup, state, actor = setups[i % len(setups)], batch.states[i], int(batch.actor[i])
            action = choose_of(game)(setup.board, state, network, room, work)
            assert room.logits[: n[i]] == pytest.approx(logits[i, : n[i]].numpy(), abs=1e-4)
            seats = [(actor + k) % setup.players for k in range(setup.players)]
            assert room.chance[seats] == pytest.approx(chances[i].softmax(0)[: setup.players].numpy(), abs=1e-4)
            assert room.expected[seats] == pytest.approx(points[i, : setup.players].numpy(), rel=1e-4, abs=1e-3)
            assert action == batch.numbering.action(int(legal[i, int(logits[i].argmax())]))
        batch.step(batch.sample())


def steps_of(over: list[bool], chances: list[list[float]], shares: list[list[float]]) -> Steps:
    fields = dict.fromkeys(Steps._fields)
    given = {
        "over": [[one] for one in over],
        "chances": [[row] for row in chances],
        "shares": [[row] for row in shares],
    }
    return Steps(**{**fields, **{name: torch.tensor(values) for name, values in given.items()}})


def test_what_follows_tells_how_good_a_decision_was():
    """Two decisions of a game that seat 0 wins, then one of the next game."""
    chances, shares = [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6]], [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]]
    steps, after = steps_of([False, True, False], chances, shares), torch.tensor([[0.6, 0.4]])
    advantage, target = estimates(steps, after, policy_lambda=0.0, value_lambda=1.0)
    assert advantage[:, 0, 0].tolist() == pytest.approx([0.2, 0.3, 0.2])
    assert target[:, 0, 0].tolist() == pytest.approx([1.0, 1.0, 0.6])  # the result, or the best that is known of it
    far, _ = estimates(steps, after, policy_lambda=0.5, value_lambda=1.0)
    assert far[:, 0, 0].tolist() == pytest.approx([0.2 + 0.5 * 0.3, 0.3, 0.2])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_seats_are_counted_from_the_viewer_and_back(players):
    by_seat = torch.arange(1.0, SEATS + 1) * (torch.arange(SEATS) < players)
    for actor in range(players):
        at, size = torch.tensor([actor]), torch.tensor([players])
        seen = from_seats(by_seat[None], at, size)
        assert seen[0, 0] == by_seat[actor]
        assert torch.equal(to_seats(seen, at, size)[0], by_seat)


def test_half_of_the_games_are_those_most_people_play():
    game = game_named("franchise")
    setups = setups_of(game)
    assert sum(setup.options == game.set_up().options for setup in setups) >= len(setups) // 2
    assert {setup.players for setup in setups} == set(game.players)
    assert any(setup.options["boom"] for setup in setups)


def training_in(file: Path) -> Any:
    """How a network was made."""
    with np.load(file) as parts:
        return json.loads(str(parts["training"]))


def test_pieces_of_a_checkpoint_are_small_files(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "LARGEST", 1000)
    for size in (900, 40):  # the second time it is smaller, and nothing of the first is left
        piece = {"weights": torch.arange(size), "steps": [None, 3]}
        checkpoint.write_piece(tmp_path, "model", piece)
        files = list(tmp_path.iterdir())
        assert max(file.stat().st_size for file in files) <= 1000
        assert len(files) == -(-sum(file.stat().st_size for file in files) // 1000)
        read = checkpoint.read_piece(tmp_path, "model", "cpu")
        assert torch.equal(read["weights"], piece["weights"])
        assert read["steps"] == [None, 3]
    assert checkpoint.pieces_in(tmp_path, "mo") == ["model"]
    checkpoint.remove_piece(tmp_path, "model")
    assert not checkpoint.has_piece(tmp_path, "model")


def trainer_in(folder: Path, seed: int, name: str = "franchise") -> Trainer:
    game = game_named(name)
    table = Table(game, 14, "cpu", 5)
    features = features_of(game, table.random_observations(40))
    plan = Plan(games=14, width=16, blocks=1, seed=seed, steps=4)
    return Trainer(table, Learner(features, table.batch.numbering.action_at, plan, "cpu", hidden_in(game)), folder)


def test_older_copies_sit_at_the_table_after_a_break_too(tmp_path):
    first, second = (trainer_in(tmp_path, seed) for seed in (1, 2))
    kept = tmp_path / "checkpoint"
    for rounds in range(25, 25 * MOST_OLDER + 26, 25):  # the pool is full, and some have made room
        for parameter in first.learner.average.parameters():
            torch.nn.init.normal_(parameter, std=rounds / 100)
        first.learner.change_rival(rounds)
        if rounds >= 25 * MOST_OLDER:
            first.write()
    older = first.learner.older
    assert len(older) == MOST_OLDER
    assert {int(name.removeprefix("older_")) for name in checkpoint.pieces_in(kept, "older_")} == older.keys()
    second.resume(kept)
    assert list(second.learner.older) == list(older)
    second.learner.change_rival(3)
    for name, part in second.learner.rival.state_dict().items():
        assert torch.allclose(part, list(older.values())[3][name], rtol=1e-3, atol=1e-3)
    for name in checkpoint.pieces_in(kept, "older_"):
        checkpoint.remove_piece(kept, name)
    second.resume(kept)  # a run goes on without them
    assert len(second.learner.older) == 1


def test_a_critic_is_shown_the_hands_of_the_others():
    """Seat by seat from the one to decide on, at tables of all sizes, and its own hand is not among them."""
    game = game_named("proxima-obertura")
    table = Table(game, 24, "cpu", 5)
    cards = int(np.diff(private_of(game)[[0, -1]])[0]) + 1
    for _ in range(150):
        shown = table.hidden().numpy().reshape(table.games, SEATS - 1, cards)
        for i, (state, actor, players) in enumerate(zip(table.batch.states, table.actor(), table.players, strict=True)):
            for k in range(SEATS - 1):
                masks = state["cards"][(int(actor) + 1 + k) % int(players)] if k + 1 < players else np.zeros(5, int)
                hand = [mask >> kind & 1 for mask in masks for kind in range(cards // 5)]
                assert shown[i, k].tolist() == hand
        table.step(torch.as_tensor(table.batch.sample().copy()).long())
    assert hidden_in(game) == (SEATS - 1) * cards
    assert hidden_in(game_named("franchise")) == 0  # which has no secrets


def test_a_critic_learns_what_only_other_hands_tell():
    """Somebody wins by a card that the seat to decide cannot see: the network cannot know, the critic can."""
    torch.manual_seed(1)
    game, n = game_named("proxima-obertura"), 64
    table = Table(game, 4, "cpu", 5)
    features = features_of(game, table.random_observations(20, 4))
    plan = Plan(width=16, blocks=1)
    learner = Learner(features, table.batch.numbering.action_at, plan, "cpu", hidden_in(game))
    observed, legal, n_legal, players = (part[:1].expand(n, *part.shape[1:]) for part in table.seen())
    hidden = torch.zeros(n, learner.hidden, dtype=torch.int8)
    hidden[::2, 3] = 1
    chances = torch.zeros(n, SEATS).index_put((torch.arange(n), 1 - torch.arange(n) % 2), torch.ones(()))
    rest = (legal[:, 0], torch.ones(n).bool(), chances, torch.zeros(n, SEATS))
    learner.set_rate(0.01)
    for _ in range(300):
        loss, _ = learner.imitation_loss(Examples(observed, hidden, legal.short(), n_legal, players, *rest))
        learner.step(loss + learner.critics_loss(observed, hidden, players, chances))
    known = learner.chances_by_all(observed, hidden, players)
    assert float((known * chances).sum(1).min()) > 0.9
    guessed = learner.evaluate(observed, legal, n_legal, players)[1]
    assert float((guessed * chances).sum(1).mean()) == pytest.approx(0.5, abs=0.05)


def test_a_critic_that_went_too_far_begins_anew(tmp_path):
    trainer = trainer_in(tmp_path, 1, "proxima-obertura")
    learner, plan = trainer.learner, trainer.plan
    assert learner.critic
    for parameter in learner.critic.parameters():
        torch.nn.init.constant_(parameter, float("nan"))
    told = []
    for rounds in range(2):
        lessons = lessons_of(*trainer.play(), trainer.table.players, plan.policy_lambda, plan.value_lambda)
        told.append(learner.learn(lessons, 1.0, rounds))
    assert np.isnan(told[0]["critic"])
    assert np.isfinite(list(told[1].values())).all()


def test_a_run_goes_on_that_had_no_critic(tmp_path):
    first, second = (trainer_in(tmp_path, seed, "proxima-obertura") for seed in (1, 2))
    first.learner.critic = None
    first.write()
    second.resume(tmp_path / "checkpoint")
    resumed = second.learner.model.state_dict()
    assert all(torch.equal(part, resumed[name]) for name, part in first.learner.model.state_dict().items())


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_run_is_gone_on_with_and_its_network_plays(name, tmp_path, capsys):
    folder = tmp_path / "run"
    command = ["policy", name, "--output", str(folder), *TINY]
    main([*command, "--rounds", "2"])
    first = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert "evaluation" not in training_in(folder / "policy.npz")
    main([*command, "--rounds", "5", "--evaluation-games", "7"])
    again = json.loads(capsys.readouterr().out.splitlines()[-1])
    evaluation = training_in(folder / "policy.npz")["evaluation"]
    assert evaluation == again["evaluation"]
    assert (evaluation["against"], evaluation["games"]) == ("greedy", 8)  # two rounds of four seats
    mean, low, high = evaluation["share"]
    assert 0 <= low <= mean <= high <= 1
    assert (first["rounds"], again["rounds"]) == (2, 5)
    game, newest = game_named(name), folder / "policy.npz"
    assert again["decisions"] == whole_rounds(24, len(setups_of(game))) * 8 * again["rounds"]
    position = game.set_up({"players": 3}).begin(seed=1)
    bots = [bot_named(f"{bot}={newest}{trials}", game) for bot, trials in (("policy", ""), ("champion", "@4")) * 2]
    for _ in range(60):
        if position.actor == CHANCE:
            position.perform(position.draw())
        else:
            position.perform(bots[position.actor].choose(position.view(position.actor)))


@pytest.fixture(scope="module")
def lessons(tmp_path_factory):
    """Games of greedy in two files, the second of which follows the first."""
    files = [tmp_path_factory.mktemp("teacher") / name for name in ("first.npz", "second.npz")]
    for file, seed in zip(files, ("500", "528"), strict=True):
        main(["teacher", "franchise", "--games", "28", "--seed", seed, "--threads", "2", "--output", str(file)])
    return files


def test_games_of_a_teacher_are_played_again(lessons):
    """Each ends where it ended, and the one who made it sees what greedy would do."""
    game = game_named("franchise")
    taught, features = read_taught(lessons, game)
    assert (len(taught.won), len(taught.choice)) == (56, taught.n_choices.sum())
    assert features["source"].max() < sum(part.size for part in game.observation)
    examples = replayed(Table(game, 28, "cpu", 0), taught)  # in two parts
    assert len(examples.chosen) == (taught.how != AT_RANDOM).sum()
    assert int(examples.trains.sum()) == (taught.how == TAUGHT).sum()
    assert (examples.chosen < examples.n_legal).all()
    assert examples.chances.sum(1).numpy() == pytest.approx(1)
    with pytest.raises(RuntimeError, match="end otherwise"):
        replayed(Table(game, 56, "cpu", 0), taught._replace(seed=taught.seed + 14))


def test_files_that_do_not_follow_each_other_are_refused(lessons):
    game = game_named("franchise")
    with pytest.raises(Refused, match="do not follow"):
        read_taught([lessons[1], lessons[0]], game)
    with pytest.raises(Refused, match="no games of a teacher"):
        read_taught([lessons[0].with_name("missing.npz")], game)


@pytest.mark.slow
def test_a_network_imitates_before_it_plays(lessons, tmp_path, capsys):
    command = ["policy", "franchise", "--teacher", *map(str, lessons), "--output", str(tmp_path), *TINY]
    main([*command, "--compile-only"])
    rates = ["--imitation-seconds", "600", "--imitation-epochs", "30", "--imitation-rate", "0.003"]
    main([*command, *rates, "--rounds", "2"])
    imitation, *_ = (json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{"))
    assert imitation["agreed"] > 0.5  # a network that knows nothing agrees in a fifth
    assert {file.name for file in tmp_path.iterdir()} >= {"imitated.npz", "policy.npz", "policy_plain.npz", "log.jsonl"}


def test_a_run_begins_with_a_network_and_looks_ahead(tmp_path, capsys):
    first, second = tmp_path / "first", tmp_path / "second"
    main(["policy", "franchise", "--output", str(first), *TINY, "--rounds", "1"])
    begin = ["--begin", str(first / "policy_plain.npz"), "--learning-rate", "0"]
    looks = ["--looks", "2", "--candidates", "3", "--ahead", "2"]
    main(["policy", "franchise", "--output", str(second), *TINY, *begin, *looks, "--rounds", "2"])
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {"look_policy", "look_value", "look_agreed"} <= set(figures)
    game = game_named("franchise")
    networks = [read_policy(game, folder / "policy_plain.npz") for folder in (first, second)]
    assert all(np.array_equal(*parts) for parts in zip(*networks, strict=True))  # at a rate of 0 nothing is learned


def test_looking_ahead_finds_what_follows():
    """One decision ahead is where the games themselves stand after it: how they ended, or what the network thinks."""
    game = game_named("franchise")
    table = Table(game, 28, "cpu", 5)
    plan = Plan(games=28, width=16, blocks=1, candidates=1, ahead=0)
    learner = Learner(features_of(game, table.random_observations(40)), table.batch.numbering.action_at, plan, "cpu")
    for parameter in learner.model.parameters():
        torch.nn.init.normal_(parameter, std=0.2)
    look, ended, rows = LookAhead(table, learner), 0, torch.arange(28)
    for _ in range(500):
        decisions = torch.as_tensor(table.batch.sample().copy()).long()
        found = look._tried(table, rows, decisions[:, None])[:, 0]
        copied = look.copies.seen()[0]
        over, shares, _ = table.step(decisions)
        assert torch.equal(found[over], shares[over])
        chances = to_seats(learner.evaluate(*table.seen())[1], table.actor(), table.players)
        same = ~over & (copied == table.seen()[0]).all(1)  # else chance has drawn another tile
        assert torch.allclose(found[same], chances[same], atol=1e-6)
        assert int(same.sum()) + int(over.sum()) > 14
        ended += int(over.sum())
    assert ended


def test_what_was_found_better_becomes_likelier():
    torch.manual_seed(1)
    logits = torch.tensor([[2.0, 1.0, 0.0, OFF]])
    place, is_legal = torch.tensor([[0, 1, 0]]), torch.tensor([[True, True, False]])
    before = logits.softmax(1)

    def after_finding(*own):
        return improved(logits, Looked(place, is_legal, None, torch.tensor([own])), 10.0)

    after = after_finding(0.2, 0.4, 9.0)
    assert after[0, 1] > before[0, 1]
    assert after[0, 0] < before[0, 0]
    assert after[0, 3] == 0
    assert float(torch.log(after[0, 1] / after[0, 0])) == pytest.approx(-1 + 10 * 0.2, abs=1e-4)
    assert after_finding(0.3, 0.3, 0.3).numpy() == pytest.approx(before.numpy(), abs=1e-6)
    places = drawn_places(logits.expand(200, -1), 3)
    assert {tuple(sorted(row)) for row in places.tolist()} == {(0, 1, 2)}  # each once, and what is legal first
    assert len({row[0] for row in places.tolist()}) > 1


def test_a_file_that_is_no_network_is_refused(tmp_path):
    game, file = game_named("franchise"), tmp_path / "policy.npz"
    with pytest.raises(Refused, match="not a policy network"):
        bot_named(f"policy={file}", game)
    file.write_bytes(b"nothing of the kind")
    with pytest.raises(Refused, match="not a policy network"):
        bot_named(f"champion={file}", game)
    other = game_named("proxima-obertura")
    model = untrained(other.name, Batch(other.name, 2, numbering="decisions"))
    write_policy(file, model.as_network(), {})
    with pytest.raises(Refused, match="another game"):
        read_policy(game, file)


@pytest.mark.slow
def test_half_a_minute_of_playing_against_oneself_beats_chance(tmp_path):
    sizes = ["--games", "128", "--steps", "32", "--minibatch", "1024", "--width", "64", "--blocks", "2"]
    rates = ["--learning-rate", "0.001", "--average", "0.9", "--minutes", "0.7", "--evaluation-games", "0"]
    main(["policy", "franchise", "--output", str(tmp_path), *sizes, *rates])
    match = play_match([game_named("franchise").set_up()], [f"policy={tmp_path / 'policy.npz'}", *["random"] * 3], 100)
    assert match.interval(0)[1] > 0.25
