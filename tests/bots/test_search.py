"""The bot that searches: legal, repeatable, blind to what is hidden, and better than greedy."""

from itertools import product

import numpy as np
import pytest

from grandopening.bots import LEVELS, Budget, analyse, bot_named
from grandopening.bots.kit import kit_of
from grandopening.bots.match import play_match
from grandopening.bots.search_bot import ENOUGH, FEWEST, SearchBot
from grandopening.core.contract import CHANCE, Position, Setup
from grandopening.games import GAMES, game_named

FEW = Budget(playouts=12)
STRIDE = 71  # through the combinations of options, where there are many
every_game = pytest.mark.parametrize("name", GAMES)


def some_setups(name: str) -> list[Setup]:
    """Every number of players and every value of every option, though not in every combination."""
    game = game_named(name)
    names = [option.name for option in game.options]
    choices = list(product(*(option.values for option in game.options)))
    return [
        game.set_up(dict(zip(names, values, strict=True)))
        for values in choices[:: STRIDE if len(choices) > STRIDE else 1]
    ]


def in_play(setup: Setup, seed: int, decisions: int) -> Position:
    """A position after some random decisions, where a seat is to decide."""
    position, rng = setup.begin(seed), np.random.default_rng(seed)
    while decisions > 0 or position.actor == CHANCE:
        if position.actor == CHANCE:
            position.apply(position.draw())
        else:
            position.apply(int(rng.choice(position.legal())))
            decisions -= 1
    return position


@every_game
def test_every_option_is_tried(name):
    tried = [setup.options for setup in some_setups(name)]
    for option in game_named(name).options:
        assert {options[option.name] for options in tried} == set(option.values)


@every_game
def test_without_time_it_chooses_nonetheless(name):
    """A machine that is busy may give it its first moment when the time is up."""
    position = in_play(game_named(name).set_up(), 3, 30)
    bot = SearchBot(position.setup.game, 1, budget=Budget(seconds=1e-9))
    while not bot.search(position.view(position.actor)):
        position.perform(position.draw() if position.actor == CHANCE else position.legal()[0])
    assert position.refusal(bot.decide(position.view(position.actor))[0]) is None
    report = bot.report(position)
    assert report is not None
    assert report["moves"]


@every_game
def test_it_plays_every_kind_of_game_to_its_end(name):
    """`Position.apply` refuses what is not legal; the others decide at once."""
    for i, setup in enumerate(some_setups(name)):
        position = setup.begin(i)
        bots = [bot_named("greedy", setup.game, seat) for seat in range(setup.players)]
        search = SearchBot(setup.game, i, budget=Budget(playouts=2))
        while not position.is_over:
            if position.actor == CHANCE:
                position.apply(position.draw())
            else:
                bot = search if position.actor == 0 else bots[position.actor]
                position.apply(bot.choose(position.view(position.actor)))


@every_game
def test_the_same_seed_and_playouts_give_the_same_choice(name):
    for seed in range(3):
        position = in_play(game_named(name).set_up(), seed, 40)
        plans = [SearchBot(position.setup.game, 7, budget=FEW).plan(position) for _ in range(2)]
        assert plans[0] == plans[1]


@every_game
def test_it_does_not_profit_from_what_its_seat_may_not_know(name):
    for seed in range(3):
        position = in_play(game_named(name).set_up(), seed, 50)
        of_view = SearchBot(position.setup.game, 3, budget=FEW).plan(position.view(position.actor))
        assert SearchBot(position.setup.game, 3, budget=FEW).plan(position) == of_view


@pytest.mark.slow
def test_one_against_three_of_greedy_wins_more_than_its_share_of_franchise():
    """Few playouts are enough for that; docs/bots.md has the figures of the level people play against."""
    setup = game_named("franchise").set_up({"players": 4})
    match = play_match([setup], ["search", *["greedy"] * 3], games=24, seed=11, budget=Budget(playouts=30), threads=2)
    assert match.shares(0).mean() > 0.35


@pytest.mark.slow
def test_one_against_three_of_greedy_wins_more_than_its_share_of_proxima():
    """There luck decides more; docs/bots.md has the figures of many more games."""
    setup = game_named("proxima-obertura").set_up({"players": 4})
    match = play_match([setup], ["search", *["greedy"] * 3], games=60, seed=11, budget=Budget(playouts=300), threads=2)
    assert match.shares(0).mean() > 0.35


def test_what_it_knows_of_a_position_it_keeps():
    """Once the others have moved, the branch that was looked at is the new tree."""
    setup = game_named("franchise").set_up({"players": 2})
    position = in_play(setup, 4, 6)
    seat = position.actor
    bot = SearchBot(setup.game, 1, budget=Budget(playouts=200))
    bot.search(position.view(seat))
    report = bot.report(position, Budget(playouts=1))
    assert report is not None
    assert report["playouts"] == 201  # the second search of the same position goes on with the first
    best = report["moves"][0]["line"]
    assert len(best) > 1, "it looked at the answer of the other"
    for _, actions in best[:2]:
        for action in actions:
            position.apply(action)
    again = bot.report(position, Budget(playouts=1))
    assert again is not None
    assert again["playouts"] > 1


def test_lines_end_where_visits_thin_out():
    """Nothing is hidden or drawn in this game: a line goes on with the most visited move, as long as it has a tenth of
    the visits of the first one, and four at least."""
    setup = game_named("franchise").set_up({"players": 2})
    seen, ended = in_play(setup, 4, 6), []
    for playouts in (40, 100, 400):
        bot = SearchBot(setup.game, 1, budget=Budget(playouts=playouts))
        assert bot.search(seen.view(seen.actor))
        tree, node = bot._ranked()[0].most_visited
        tenth, shown, visits = ENOUGH * tree.visits[node], len(bot._line(seen, tree, node)), []
        while tree.n_children[node]:
            first = int(tree.first_child[node])
            node = first + int(np.argmax(tree.visits[first : first + int(tree.n_children[node])]))
            visits.append(int(tree.visits[node]))
        assert min(visits[: shown - 1], default=FEWEST) >= max(tenth, FEWEST)
        assert visits[shown - 1] < max(tenth, FEWEST)  # it could go on, and does not
        ended.append("tenth" if visits[shown - 1] < tenth else "fewest")
    assert {"tenth", "fewest"} == set(ended)


@every_game
def test_threads_share_the_work(name):
    position = in_play(game_named(name).set_up(), 2, 30)
    while (report := SearchBot(position.setup.game, 1, threads=2).report(position, FEW)) is None:
        position.apply(position.legal()[0])
    assert report["playouts"] == 2 * -(-FEW.playouts // kit_of(position.setup.game).settings.searches_per_turn)


@every_game
def test_an_analysis_tells_chances_points_and_legal_lines(name):
    setup = game_named(name).set_up()
    for seed in range(4):
        position = in_play(setup, seed, 20 * seed)
        found = analyse(position, FEW, lines=3)
        assert found["seat"] == position.actor
        assert sum(found["chance"]) == pytest.approx(1, abs=1e-6)
        assert len(found["points"]) == setup.players
        assert found["moves"]
        for move in found["moves"]:
            first = move["line"][0]
            assert setup.game.words.actions_of(setup, position.state, first)[0] in position.legal()


def test_one_estimate_answers_at_every_node():
    """Through a turn of Pròxima, whoever or whatever is to act: for one seat the chances of neighbouring positions lie
    together, where two kinds of estimates lay far apart. (Dice and thieves may still change them.)"""
    setup = game_named("proxima-obertura").set_up({"players": 3})
    position, bot = in_play(setup, 5, 0), bot_named("greedy", setup.game)
    jumps, at_chance = [], 0
    for step in range(210):
        if step >= 100:
            found = analyse(position, FEW, lines=1, viewer=0)
            at_chance += position.actor == CHANCE
            if position.actor in (0, CHANCE):
                jumps.append(found["chance"][0])
        position.apply(position.draw() if position.actor == CHANCE else bot.choose(position))
    assert at_chance > 10
    assert np.median(np.abs(np.diff(jumps))) < 0.05
    assert np.abs(np.diff(jumps)).max() < 0.3


@every_game
def test_the_smallest_budget_tells_chances_too(name):
    """A single playout visits no move of the root."""
    position = in_play(game_named(name).set_up({"players": 3}), 2, 30)
    found = analyse(position, Budget(playouts=1), played=[position.legal()[0]])
    assert sum(found["chance"]) == pytest.approx(1)
    assert all(sum(move["chance"]) == pytest.approx(1) for move in [*found["moves"], found["played"]])


@every_game
def test_the_move_that_was_played_is_told_with_its_cost(name):
    """The best move costs nothing; a random one is told too, wherever the search has looked."""
    setup = game_named(name).set_up({"players": 3})
    for seed in range(3):
        position = in_play(setup, seed, 30 + 10 * seed)
        best = analyse(position, FEW)["moves"][0]
        at, actions = position.copy(), []
        for entry in best["line"]:
            if entry["seat"] == position.actor == at.actor:
                actions += setup.game.words.actions_of(setup, at.state, entry)
                at.apply(actions[-1])
        assert analyse(position, FEW, played=actions)["played"]["cost"] == pytest.approx(0, abs=1e-9)
        other = analyse(position, FEW, played=[position.legal()[-1]])["played"]
        assert other["cost"] >= 0
        assert sum(other["chance"]) == pytest.approx(1)


@every_game
def test_a_finished_game_is_told_as_it_ended(name):
    setup = game_named(name).set_up()
    position = in_play(setup, 3, 0)
    bot = bot_named("greedy", setup.game)
    while not position.is_over:
        position.apply(position.draw() if position.actor == CHANCE else bot.choose(position))
    found = analyse(position, FEW)
    points, winners = position.score()
    assert found["points"] == points
    assert [seat for seat, chance in enumerate(found["chance"]) if chance] == winners
    assert found["moves"] == []


def test_levels_go_from_weak_to_strong():
    """Each is a method and a budget: newcomer adds noise, manager searches."""
    assert list(LEVELS) == ["newcomer", "shopkeeper", "manager"]
    assert LEVELS["newcomer"].noise > LEVELS["shopkeeper"].noise == 0
    assert LEVELS["manager"].method == "search"
    assert LEVELS["manager"].budget.seconds == pytest.approx(1)
