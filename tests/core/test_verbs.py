import pytest

from grandopening.core.declare import Kind
from grandopening.core.verbs import Codec, Verb

CODEC = Codec(
    Verb("roll", "T1", print, (0,), {"face": Kind("face", 6)}, chance=True),
    Verb("move", "T2", print, (1,), {"from": Kind("space", 3), "to": Kind("space", 4)}),
    Verb("pass", "T3", print, (1,)),
)


def test_verbs_follow_each_other():
    assert CODEC.n_actions == 6 + 12 + 1
    assert CODEC.first == {"roll": 0, "move": 6, "pass": 18}


def test_round_trip():
    for action in range(CODEC.n_actions):
        verb, arguments = CODEC.decode(action)
        assert CODEC.encode(verb, *arguments) == action
        assert CODEC.verb_of(action).word == verb


def test_describe():
    assert CODEC.describe(CODEC.encode("move", 2, 1)) == "move(from=2, to=1)"
    assert CODEC.describe(18) == "pass()"


def test_chance_is_marked():
    assert [CODEC.verb_of(action).chance for action in (0, 5, 6, 18)] == [True, True, False, False]


@pytest.mark.parametrize("action", [-1, 19, 1000])
def test_numbers_that_are_no_action(action):
    with pytest.raises(ValueError, match="actions are 0 to 18"):
        CODEC.decode(action)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [((1,), "takes 2 arguments, not 1"), ((1, 4), "to 4 is not within 0 to 3"), ((-1, 0), "from -1 is not within")],
)
def test_arguments_out_of_range(arguments, message):
    with pytest.raises(ValueError, match=message):
        CODEC.encode("move", *arguments)
