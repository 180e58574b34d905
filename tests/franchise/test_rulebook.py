"""The rulebook and its tests belong together: every numbered rule and every refusal is tested by name."""

import re
from pathlib import Path

import pytest

from grandopening.games.franchise import GAME

HERE = Path(__file__).parent
RULEBOOK = (HERE.parents[1] / "docs" / "rules" / "franchise.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- F(\d+)\.(\d+) ", RULEBOOK, re.MULTILINE)
EXAMPLES = re.findall(r"^(\d+)\. ", RULEBOOK[RULEBOOK.index("## F10") :], re.MULTILINE)
SOURCE = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path != Path(__file__))


def test_the_rulebook_is_read_whole():
    assert len(RULES) == 4 + 5 + 7 + 5 + 5 + 4 + 4 + 8 + 2
    assert [int(number) for number in EXAMPLES] == list(range(1, 13))


@pytest.mark.parametrize(("chapter", "number"), [*RULES, *(("10", number) for number in EXAMPLES)])
def test_every_rule_has_a_test(chapter, number):
    assert f"def test_f{chapter}_{number}_" in SOURCE


@pytest.mark.parametrize("refusal", GAME.refusals[1:], ids=lambda refusal: refusal.message)
def test_every_refusal_has_a_test_and_a_rule(refusal):
    assert f'"{refusal.message}"' in SOURCE
    assert re.search(rf"^(- |## ){re.escape(refusal.rule)} ", RULEBOOK, re.MULTILINE)
