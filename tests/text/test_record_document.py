"""The tables of verbs in docs/record.md are those of the games."""

import runpy

from .fluent import ROOT


def test_the_tables_of_verbs_are_fresh():
    tool = runpy.run_path(str(ROOT / "tools" / "verbs_table.py"))
    text = tool["FILE"].read_text("utf-8")
    assert len(tool["TABLE"].findall(text)) == 2
    assert tool["filled"](text) == text, "run python tools/verbs_table.py"
