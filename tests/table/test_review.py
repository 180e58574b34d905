"""The review of a game: chances that add up, costs that are true of the position, and nothing that was hidden."""

import json
import random

import pytest
from msgspec import to_builtins

from grandopening.bots.evaluator import Evaluator
from grandopening.core.contract import CHANCE
from grandopening.games import GAMES, game_named
from grandopening.record import Recorder
from grandopening.table.customs import customs_of
from grandopening.table.review import COSTLIEST, reasons_for, review_of

PLAYERS = 3


def played(name, seed=3):
    """A game at random, to its end or for a long while."""
    setup, rng = game_named(name).set_up({"players": PLAYERS}), random.Random(seed)
    recorder = Recorder(setup.begin(seed))
    while not recorder.position.is_over:
        recorder.draw()
        if recorder.position.is_over:
            break
        recorder.act(rng.choice(recorder.position.legal()))
    return setup, recorder


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    return played(request.param)


@pytest.fixture(scope="module")
def review(game):
    setup, recorder = game
    return review_of(setup, recorder.log)


def test_chances_add_up_and_end_with_the_result(game, review):
    setup, recorder = game
    for moment in review.moments:
        for chances in (moment.chance, *moment.eyes):
            assert len(chances) == setup.players
            assert sum(chances) == pytest.approx(1)
    numbers = [moment.number for moment in review.moments]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(recorder.log)
    winners = recorder.position.score()[1]
    assert [seat for seat, chance in enumerate(review.moments[-1].chance) if chance] == winners
    assert set(review.turning) <= set(numbers)


def test_every_turn_is_somebodys_and_costs_no_less_than_nothing(game, review):
    _, recorder = game
    for turn in review.turns:
        entries = recorder.log[turn.before : turn.number]
        assert {entry["seat"] for entry in entries} == {turn.seat}
        assert 0 <= turn.loss <= 1
        assert 0 <= turn.chance <= 1
    assert {turn.part for turn in review.turns} == {"beginning", "middle", "end"}


def test_the_better_turn_is_legal_and_better(game, review):
    """The costliest of each seat, three at most; the better one can be played, and was estimated higher."""
    setup, recorder = game
    evaluator = Evaluator(setup.game)
    assert review.costly
    for costly in review.costly:
        of_seat = sorted((turn.loss for turn in review.turns if turn.seat == costly.seat), reverse=True)
        assert costly.loss in of_seat[:COSTLIEST]
        assert costly.played == recorder.log[costly.before : costly.number]
        assert costly.better != costly.played
        at = Recorder(setup.begin(0))
        for entry in recorder.log[: costly.before]:
            at.enter(entry)
        view = at.position.view(costly.seat)
        better, actions = Recorder(view.copy()), []
        for entry in costly.better:
            actions += setup.game.words.actions_of(setup, better.position.state, entry)
            better.enter(entry)
        after = evaluator.chances(better.position, costly.seat)[costly.seat]
        assert after - costly.chance == pytest.approx(costly.loss)
        assert costly.reasons == reasons_for(view, actions, list(_actions(setup, view, costly.played)))


def _actions(setup, view, entries):
    at = view.copy()
    for entry in entries:
        for action in setup.game.words.actions_of(setup, at.state, entry):
            yield action
            at.perform(action)


def test_the_same_game_gives_the_same_review(game, review):
    setup, recorder = game
    assert review_of(setup, recorder.log) == review


def test_a_viewer_is_told_of_its_own_turns_alone():
    setup, recorder = played("proxima-obertura", seed=5)
    log = recorder.log[: 2 * len(recorder.log) // 3]
    found = review_of(setup, log, viewer=1)
    assert {turn.seat for turn in found.turns} == {1}
    assert {costly.seat for costly in found.costly} <= {1}
    for moment in found.moments:
        assert moment.chance == []
        assert [bool(seen) for seen in moment.eyes] == [False, True, False]


def test_hidden_cards_change_nothing_of_what_a_viewer_is_told():
    """Two games that differ only in what seat 1 cannot know have the same review for it, byte for byte."""
    setup, recorder = played("proxima-obertura", seed=6)
    dealt_anew, pairs = customs_of(setup.game.name).dealt_anew, 0
    for number in range(40, len(recorder.log) // 2, 12):
        at = Recorder(setup.begin(0))
        for entry in recorder.log[:number]:
            at.enter(entry)
        if at.position.actor == CHANCE or at.position.is_over:
            continue
        log = [dict(entry) for entry in recorder.log[:number]]
        for seed in range(20):
            anew = dealt_anew(at.position, log, 1, seed)
            if anew != log and _same_views(setup, log, anew):
                one, other = (json.dumps(to_builtins(review_of(setup, entries, viewer=1))) for entries in (log, anew))
                assert one == other
                pairs += 1
                break
        if pairs == 3:
            return
    assert pairs


def _same_views(setup, one, other):
    """At every moment, to seat 1; what was dealt anew may have come in another order long ago."""
    try:
        games = [Recorder(setup.begin(0)) for _ in range(2)]
        for entries in zip(one, other, strict=True):
            for recorder, entry in zip(games, entries, strict=True):
                recorder.enter(entry)
            first, second = (recorder.position.view(1).state.tobytes() for recorder in games)
            if first != second:
                return False
    except ValueError:
        return False
    return True


def test_what_the_turn_played_uses_up_is_told_as_saved():
    """In Franchise a bonus tile that is not used counts at the end."""
    game = game_named("franchise")
    setup = game.set_up({"players": PLAYERS})
    position, rng = setup.begin(1), random.Random(1)
    cash, done = game.codec.encode("cash"), game.codec.encode("done")
    while position.refusal(cash) is not None or position.refusal(done) is not None:
        position.perform(position.draw() if position.actor == CHANCE else rng.choice(position.legal()))
    with_tile = reasons_for(position, [done], [cash, done])
    worth = int(setup.board.points_per_tile)
    assert (with_tile[0].id, with_tile[0].values) == ("franchise-reason-saves-bonus", {"points": worth})
    assert "franchise-reason-saves-bonus" not in {fact.id for fact in reasons_for(position, [cash, done], [done])}
