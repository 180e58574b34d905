"""What is generated from the tables of verbs is what is committed, and does what the tables say."""

import subprocess
import sys

import pytest

from grandopening.core.dispatch import number_of, value_of
from grandopening.games import GAMES, game_named


def test_dispatch_is_fresh():
    command = [sys.executable, "-m", "grandopening.core.generate", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_expressions_count_as_the_codec_does(name):
    codec = game_named(name).codec
    for verb in codec.verbs:
        first = {f"FIRST_{verb.word.upper()}": codec.first[verb.word]}
        for action in codec.actions_of(verb.word):
            word, values = codec.decode(action)
            assert word == verb.word
            assert eval(number_of(verb, [str(value) for value in values]), first) == action
            for argument, value in zip(verb.arguments, values, strict=True):
                assert eval(value_of(verb, argument), {**first, "action": action}) == value


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_can_be_done_in_a_phase_there_is(name):
    game = game_named(name)
    for verb in game.codec.verbs:
        assert verb.phases, verb.word
        assert all(0 <= phase < len(game.phases) for phase in (*verb.phases, *verb.refused))
        assert not set(verb.phases) & set(verb.refused)
