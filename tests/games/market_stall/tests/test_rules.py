"""Market Stall by its page of rules."""

import random

import pytest

from grandopening.core.contract import CHANCE, SPECTATOR, Refused
from grandopening.games import game_named
from grandopening.record import Recorder

GAME = game_named("market-stall")
HANDS = ["bread", "bread", "plums", "honey", "honey", "bread"]  # of seat 0 and of seat 1


def begun(crier="bread", hands=HANDS):
    """A game of two with known hands, before the first decision."""
    game = Recorder(GAME.set_up({"players": 2}).begin(1))
    for good in hands:
        game.enter({"chance": "draw", "good": good})
    game.enter({"chance": "crier", "good": crier})
    return game


def play(game, *steps):
    """Decisions of whoever is to decide, as `lay bread`; the events of the last one, by name and numbers."""
    events = []
    for step in steps:
        do, *values = step.split()
        keys = ["other", "good"] if do == "ask" else ["good"]
        entry = {"seat": game.position.actor, "do": do, **dict(zip(keys, values, strict=False))}
        events = game.enter({**entry, "other": int(values[0])} if do == "ask" else entry)
    return [(GAME.events[event.kind].name, *event[1:]) for event in events]


def test_a_stall_is_sold_good_by_good():
    """M3.5: bread counts as one card more."""
    game = begun(crier="bread")
    events = play(game, "ask 1 honey", "sell", "lay bread", "lay bread", "open")
    assert events[0] == ("open", 0, 7, 0, ((0, 3, 6), (3, 1, 1)))
    assert game.position.state.coins[:2].tolist() == [4 - 2 + 7, 4 + 2]
    assert not game.position.state.stall.any()


def test_the_sum_in_words():
    game = begun(crier="plums")
    play(game, "pass", "lay bread", "lay plums")
    (event,) = [event for event in game.enter({"seat": 0, "do": "open"}) if event.parts]
    told = GAME.events[event.kind].in_words(game.position.setup, event)
    parts = [{"good": "bread", "cards": 1, "coins": 1}, {"good": "plums", "cards": 2, "coins": 3}]
    assert told == {"kind": "open", "rule": "M3.5", "seat": 0, "coins": 4, "parts": parts}


def test_a_refused_request_costs_nothing():
    game = begun()
    assert play(game, "ask 1 honey", "refuse") == [("refuse", 1, 0, 3, ())]
    assert game.position.actor == 0
    assert game.position.state.coins[:2].tolist() == [4, 4]


@pytest.mark.parametrize(
    ("steps", "refused", "rule"),
    [
        ([], "ask 0 bread", "M3.2"),
        ([], "lay bread", "M3"),
        (["ask 1 plums"], "sell", "M3.3"),
        (["pass"], "lay cheese", "M3.4"),
        (["pass"], "open", "M3.5"),
    ],
)
def test_what_is_refused_cites_its_rule(steps, refused, rule):
    game = begun()
    play(game, *steps)
    with pytest.raises(Refused) as caught:
        play(game, refused)
    assert caught.value.rule == rule


def finished(seed, **options):
    """A random game, and how it looked after each step."""
    position, rng = GAME.set_up(options).begin(seed), random.Random(seed)
    seen = []
    while not position.is_over:
        position.apply(position.draw() if position.actor == CHANCE else rng.choice(position.legal()))
        seen.append(position.copy())
    return seen


def test_no_card_comes_from_nowhere():
    for position in (position for seed in range(4) for position in finished(seed, players=4, days=6)):
        s, board = position.state, position.setup.board
        assert (s.deck + s.hand.sum(axis=0) + s.stall.sum(axis=0) <= board.deck).all()
        assert (s.hand.sum(axis=1) == s.in_hand).all()
        assert s.deck.sum() == s.in_deck
        assert (s.stall.sum(axis=1) <= board.room).all()


def test_games_end_in_both_ways_and_are_won_together():
    """M4.1, M4.3."""
    results = [finished(seed, players=4, days=6)[-1].result() for seed in range(12)]
    results += [finished(seed, players=2)[-1].result() for seed in range(12)]
    assert {result["end"] for result in results} == {"days", "sold_out"}
    assert any(len(result["winners"]) > 1 for result in results)


def test_hands_are_secret():
    """M1.2: whatever seat 1 holds, to everybody else the game is the same bytes."""
    game, twin = begun(), begun(hands=[*HANDS[:3], "cheese", "plums", "bread"])
    for one in (game, twin):
        play(one, "ask 1 honey", "refuse", "lay bread")
    for viewer in (0, SPECTATOR):
        assert game.position.view(viewer).state.tobytes() == twin.position.view(viewer).state.tobytes()
    assert game.position.view(1).state.tobytes() != twin.position.view(1).state.tobytes()


def test_hands_are_shown_at_the_end():
    """M4.2."""
    last = finished(1, players=3)[-1]
    assert (last.view(0).state.hand == last.state.hand).all()
