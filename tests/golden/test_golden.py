import pytest

from grandopening.games import GAMES

from .regenerate import GOLDEN, HERE, played

ENDS = {"franchise": {"red", "stalled"}, "proxima-obertura": {"shops", "stalled"}}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file)
def test_the_game_is_played_as_it_is_written(golden):
    assert played(golden) == (HERE / f"{golden.file}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file)
def test_it_ends_as_it_is_meant_to(golden):
    last = (HERE / f"{golden.file}.txt").read_text(encoding="utf-8").splitlines()[-1]
    assert last.startswith("result: scores ")
    assert last.endswith(f"end {golden.end}")


def test_there_is_one_for_every_way_a_game_can_end():
    for game in GAMES:
        assert {golden.end for golden in GOLDEN if golden.game == game} == ENDS[game]


def test_no_golden_game_lies_about_untested():
    assert {path.stem for path in HERE.glob("*.txt")} == {golden.file for golden in GOLDEN}
