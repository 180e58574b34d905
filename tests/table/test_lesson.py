"""Lessons: every step of every lesson can be played as it says, whatever language it is told in."""

import pytest

from grandopening.games import GAMES, folder_of
from grandopening.record import replay
from grandopening.table.lesson import has_lesson, lesson_of
from grandopening.table.problem import Problem
from grandopening.table.seats import COLOURS, Head, Seat
from grandopening.table.table import Table
from grandopening.table.views import View
from grandopening.text.words import Words, languages

LONGEST = 400  # letters: a step is read while one plays
TAUGHT = [game for game in GAMES if has_lesson(game)]


def table_for(game):
    lesson = lesson_of(game)
    play = lesson.begin(1, 0.0)
    seats = [Seat("bot", name, COLOURS[n], level="shopkeeper") for n, name in enumerate(lesson.record["seats"])]
    seats[lesson.seat] = Seat("person", "Ada", COLOURS[lesson.seat], key="ada")
    head = Head("id", game, lesson.record["rules"], dict(play.setup.options), seats, "ada", 0.0, 0.0)
    head.status, head.help, head.lesson = "running", False, 0
    return Table(head, play)


def on(table, change):
    after = table.copy()
    change(after)
    after.turn_page(1.0)
    return after


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_played_through(game):
    """By what glows alone; afterwards the game goes on, and is the recorded one so far."""
    table, lesson, rows = table_for(game), lesson_of(game), []
    replay(lesson.record)
    for number, step in enumerate(lesson.steps):
        view = View(table).for_key("ada", [], 0.0)
        assert view.lesson is not None
        assert (view.lesson.step, view.lesson.name, view.lesson.done) == (number, step.name, not step.entries)
        while table.taught.expected is not None:
            moves = View(table).for_key("ada", [], 0.0).moves
            assert len(moves) == 1, (step, table.taught.expected)
            entry = moves[0].entry
            table = on(table, lambda table, entry=entry: table.move(entry["seat"], entry, 1.0))
            rows += table.fresh
        if step.shows:
            assert table.taught.values.get("kind") == step.shows, step
        assert table.bots_to_move == []
        table = on(table, lambda table: table.next_step(1.0))
        rows += table.fresh
    assert [line.entry for line in table.play.lines] == lesson.log[: lesson.steps[-1].end]
    assert [line.entry for line in rows] == lesson.log[lesson.steps[0].at : lesson.steps[-1].end]
    assert (table.taught, table.head.help) == (None, True)
    assert table.undecided()


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_step_is_not_about_is_told_apart_from_what_is_against_the_rules(game):
    table = table_for(game)
    while table.taught.expected is None:
        table = on(table, lambda table: table.next_step(1.0))
    position = table.play.ahead.position
    legal = [position.setup.game.words.entry_of(position.setup, position.state, action) for action in position.legal()]
    other = next(entry for entry in legal if entry != table.taught.expected)
    seat, lines = lesson_of(game).seat, len(table.play.lines)
    for entry, code in ((other, "not-in-lesson"), ({"do": "discard" if game != "franchise" else "cash"}, None)):
        with pytest.raises(Problem) as refused:
            table.copy().move(seat, entry, 1.0)
        assert code is None or refused.value.code == code
    assert len(table.play.lines) == lines
    with pytest.raises(Problem, match="something to do first"):
        table.copy().next_step(1.0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_has_its_sentences(game, language):
    table, lesson, words = table_for(game), lesson_of(game), Words(language)
    assert (folder_of(game) / "text" / "locales" / language / f"lesson-{game}.ftl").is_file()
    for step in lesson.steps:
        sentence = f"lesson-{game}-{step.name}"
        assert words.say(f"{sentence}.title")
        assert len(words.say(sentence, **table.taught.values)) < LONGEST
        while table.taught.expected is not None:
            table = on(table, lambda table: table.move(lesson.seat, table.taught.expected, 1.0))
        assert not step.entries or words.say(f"{sentence}.done", **table.taught.values)
        table = on(table, lambda table: table.next_step(1.0))


@pytest.mark.parametrize("language", languages())
def test_whatever_else_can_be_tried_in_the_lesson_of_proxima_has_its_answer(language):
    """The same verb with another card, space or pair of types: a sentence of the step where the rules allow it."""
    game, words, answered = "proxima-obertura", Words(language), set()
    table, lesson = table_for(game), lesson_of(game)
    for step in lesson.steps:
        while (expected := table.taught.expected) is not None:
            position = table.play.ahead.position
            words_of = position.setup.game.words
            legal = [words_of.entry_of(position.setup, position.state, action) for action in position.legal()]
            if any(entry != expected and entry["do"] == expected["do"] != "push" for entry in legal):
                assert words.say(f"lesson-{game}-{step.name}.other", **table.taught.values)
                answered.add(step.name)
            table = on(table, lambda table, entry=expected: table.move(lesson.seat, entry, 1.0))
        table = on(table, lambda table: table.next_step(1.0))
    assert answered == {"ask", "offer", "open", "site", "asked"}


def test_the_answers_of_the_lesson_of_proxima_are_true():
    """Five cards of the two types, a low card of a type that is not collected, and the group that was missing."""
    lesson = lesson_of("proxima-obertura")
    hand = next(entry["cards"] for entry in lesson.log if entry.get("seat") == lesson.seat)
    step = {step.name: step for step in lesson.steps}
    asked = lesson.log[step["ask"].at]["types"]
    assert sum(card.split(".")[0] in asked for card in hand) == 5
    wanted, given = (lesson.log[step["offer"].at + n]["card"] for n in range(2))
    assert given.split(".")[0] not in asked
    assert int(given.split(".")[2]) == min(int(card.split(".")[2]) for card in hand)
    shown = [entry["card"] for entry in lesson.log[: step["offer"].at] if entry.get("do") == "show"]

    def groups_with(card):
        return {each.rpartition(".")[0] for each in [*hand, card] if each.split(".")[0] == card.split(".")[0]}

    assert [card for card in shown if len(groups_with(card)) >= 4] == [wanted]
