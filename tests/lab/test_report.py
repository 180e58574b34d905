"""Reports: one page that needs nothing else, and Markdown that says the same."""

import re
from html.parser import HTMLParser
from operator import attrgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grandopening.games import game_named
from grandopening.games.franchise.lab.facts import tile_name
from grandopening.games.franchise.lab.tiles import mended_board, mends
from grandopening.lab.balance import balance
from grandopening.lab.page import Figure, Grid, as_html, as_markdown
from grandopening.lab.prizes import Figures
from grandopening.lab.report import how_measured, report_of
from grandopening.lab.results import Results, read_results
from grandopening.lab.run import Place, run
from grandopening.lab.sections import ahead_of_all, changes, differing, findings, spreads_of
from grandopening.lab.simulate import simulation
from grandopening.lab.stats import Estimate, in_percent, spread_by_chance
from grandopening.lab.tournament import tournament
from grandopening.version import VERSION

for package in ("jinja2", "matplotlib"):
    pytest.importorskip(package, reason="pip install 'grandopening[lab]'")
DOCUMENT = Path(__file__).parents[2] / "docs" / "balance.md"


def played(results: Results) -> Results:
    for _ in run(results):
        pass
    return results


@pytest.fixture(scope="module")
def runs():
    franchise, proxima = game_named("franchise"), game_named("proxima-obertura")
    return {
        "balance": [played(balance(game, 12, 1, "reference~0.1")) for game in (franchise, proxima)],
        "tournament": [played(tournament(proxima.set_up({"players": 3}), ["reference", "random", "sensible"], 12, 1))],
        "simulate": [played(simulation(franchise.set_up({"players": 2}), ["random"] * 2, 30, 1))],
    }


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "action")]


@pytest.mark.parametrize("kind", ["balance", "tournament", "simulate"])
def test_a_page_needs_nothing_else(kind, runs):
    report = report_of(runs[kind])
    text = as_html(report)
    page = Page()
    page.feed(text)
    figures = sum(isinstance(block, Figure) for section in report.sections for block in section.blocks)
    assert page.tags.count("svg") == figures > 0
    assert not {"script", "link", "img", "iframe", "object"}.intersection(page.tags)
    assert page.addresses
    assert all(address.startswith("#") for address in page.addresses)
    assert not re.search(r"url\(\s*['\"]?(?!#)|@import", text)
    names = re.findall(r'\bid="((?:part-|p|m|c)[0-9a-f-]+)"', text)
    assert len(names) == len(set(names))
    assert "nan" not in text.lower().split("<body>")[1].replace("finance", "")


@pytest.mark.parametrize("kind", ["balance", "tournament", "simulate"])
def test_markdown_says_the_same(kind, runs):
    report = report_of(runs[kind])
    text = as_markdown(report)
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")] == [s.title for s in report.sections]
    widths = [[line.count("|") for line in table.splitlines()] for table in re.findall(r"(?:^\|.*\n)+", text, re.M)]
    assert widths
    assert all(len(set(table)) == 1 for table in widths)


def test_the_document_is_such_a_report(runs):
    """Its headings and its set-ups are those that the command would write today."""
    text, now = DOCUMENT.read_text("utf-8"), as_markdown(report_of(runs["balance"]))
    for pattern in (r"^#+ .*$", r"^\| (?:region tiles|two|three|four|five|boom|milestones|all three)[^|]*\|"):
        assert re.findall(pattern, text, re.M) == re.findall(pattern, now, re.M)
    assert re.search(r"grandopening balance franchise --seed \d+ --games \d{4}", text)


def test_a_report_says_which_rules_were_played(tmp_path):
    """Those of the file, not those of today."""
    path, results = tmp_path / "p.jsonl", balance(game_named("proxima-obertura"), 12, 1)
    results.keep_in(path)
    results.close()
    path.write_text(re.sub(r'"rules": \d+', '"rules": 7', path.read_text("utf-8")), "utf-8")
    for one, rules in ((results, str(game_named("proxima-obertura").rules_version)), (read_results(path), "7")):
        _, grid = how_measured([one]).blocks
        assert isinstance(grid, Grid)
        assert grid.rows[0][1] == rules


def test_a_report_says_which_program_played_and_which_wrote_it(tmp_path, runs):
    path, results = tmp_path / "p.jsonl", balance(game_named("proxima-obertura"), 12, 1)
    results.keep_in(path)
    results.close()
    path.write_text(path.read_text("utf-8").replace(f'"version": "{VERSION}"', '"version": "0.0.7"'), "utf-8")
    _, grid = how_measured([read_results(path)]).blocks
    assert isinstance(grid, Grid)
    assert [row[2] for row in grid.rows] == ["0.0.7", VERSION]
    report = report_of(runs["simulate"])
    for text in (as_html(report), as_markdown(report)):
        assert "version of the program" in text
        assert VERSION in text


SURE = (Estimate(0.30, 0.28, 0.32), Estimate(0.22, 0.20, 0.24))
UNSURE = (Estimate(0.26, 0.20, 0.32), Estimate(0.24, 0.18, 0.30))


def test_in_short_says_nothing_that_its_intervals_do_not():
    """A seat wins more often only where the whole interval of the best lies above that of the worst."""
    assert ahead_of_all(SURE) == (
        "the first player wins 30.0% (28.0% to 32.0%), more often than the second player 22.0% (20.0% to 24.0%)"
    )
    told = ahead_of_all(UNSURE)
    assert told.startswith("no seat surely wins more often than another: the first player 26.0% (20.0% to 32.0%), ")
    assert "wins 26" not in told


def test_in_short_of_played_games_names_a_seat_only_where_it_is_sure(runs):
    for results in runs["balance"]:
        base = Figures(results, 0)
        seats, (first, *_) = base.win_shares(), findings([base])
        is_sure = any(one.is_above(other) for one in seats for other in seats)
        assert ("more often than the" in first) == is_sure
        assert ("no seat surely" in first) != is_sure


def test_how_far_seats_lie_apart_stands_beside_what_chance_alone_gives():
    def figures(name: str, *wins: float) -> Any:
        shares = [Estimate(share, share, share) for share in wins]
        return SimpleNamespace(series=SimpleNamespace(name=name), games=400, seats=2, win_shares=lambda: shares)

    told = spreads_of([figures("two players", 0.53, 0.47), figures("boom", 0.6, 0.4), figures("draft", 0.5, 0.5)])
    assert "lie 6.0% of the victories; most with boom (20.0%), least with draft (0.0%)" in told
    assert f"chance alone gives up to {spread_by_chance(400, 2):.1%} in so many games" in told


def test_what_options_change_has_intervals_for_every_seat(runs):
    base = Figures(runs["balance"][0], 0)
    *_, grid = changes("Franchise", base, [base]).blocks
    assert isinstance(grid, Grid)
    cell = grid.rows[0][grid.headings.index("victories by seat, %")]
    assert cell.split(" · ") == [in_percent(share) for share in base.win_shares()]
    assert in_percent(Estimate(0.25, 0.243, 0.2572)) == "25.0 (24.3–25.7)"


def test_mended_tiles_are_tiles_of_ours():
    printed, mended = game_named("franchise").set_up().data, game_named("franchise").set_up({}, mended_board()).data
    assert mends().keys() <= set(printed.new_tiles)
    changed = [(a, b) for a, b in zip(printed.new_tiles, mended.new_tiles, strict=True) if a != b]
    assert dict(changed) == mends()
    assert mended.regions == printed.regions


def test_only_what_surely_differs_is_named():
    found = {
        "usual": (10.0, 9.5, 10.5),
        "alike": (10.8, 10.4, 11.2),
        "long": (12.0, 11.5, 12.5),
        "short": (8.0, 7.5, 8.5),
    }
    figures: list[Any] = [
        SimpleNamespace(series=SimpleNamespace(name=name), length=Estimate(*of)) for name, of in found.items()
    ]
    told = differing("Turns", figures, attrgetter("length"))
    assert told == "Turns: more with long (+2.0); less with short (-2.0)."
    assert differing("Turns", figures[:2], attrgetter("length")) == "Turns: more with nothing; less with nothing."


def test_every_tile_that_stands_out_is_mended():
    """The tiles the document names are those for which it tells other numbers."""
    before = DOCUMENT.read_text("utf-8").partition("### What would mend them")[0]
    named = re.findall(r"^Tiles of ours that .*?: (.*); .*?: (.*)\.$", before, re.M)
    odd = {name for pair in named for names in pair for name in names.split(" · ")} - {"none"}
    assert odd == {tile_name(tile) for tile in mends()}


def test_an_unfinished_run_can_be_reported(tmp_path):
    results = balance(game_named("proxima-obertura"), 6, 1, "random")
    results.keep_in(tmp_path / "games.jsonl")
    with pytest.raises(ValueError, match="no game has been played"):
        report_of([read_results(tmp_path / "games.jsonl")])
    for _ in zip(range(1), run(results, Place(workers=1)), strict=False):
        results.close()
    assert "Four players" in as_markdown(report_of([read_results(tmp_path / "games.jsonl")]))
