"""What results tell, in words, tables and charts."""

from collections.abc import Callable, Sequence
from math import nan
from pathlib import Path

from ..core.contract import Game
from ..games import game_named
from ..text import Words
from ..version import VERSION
from . import charts
from .facts import variants_of
from .page import Figure, Grid, Report, Section, as_html, as_markdown
from .prizes import FAIR, Figures
from .results import Results
from .sections import changes, decisive, findings, lengths_of, seats_of, sources_of
from .stats import Estimate, number, percent
from .tournament import Standings


def title_of(game: Game) -> str:
    """The name of the game as people write it."""
    message = f"game-{game.name}"
    return Words().say(message) if Words().has(message) else game.name.replace("-", " ").title()


def report_of(runs: Sequence[Results]) -> Report:
    games = sum(len(results.columns()["number"]) for results in runs)
    parts = [section for results in runs for section in SECTIONS[results.kind](results)]
    names = list(dict.fromkeys(title_of(game_named(results.game)) for results in runs))
    kinds = list(dict.fromkeys(results.kind for results in runs))
    title = {"balance": "What decides", "tournament": "A tournament at", "simulate": "Games of"}[kinds[0]]
    return Report(
        f"{title} {' and '.join(names)}",
        f"From {games:,} games between bots. What stands in brackets is the 95 % interval.",
        [*parts, how_measured(runs)],
    )


def how_measured(runs: Sequence[Results]) -> Section:
    """The commands that play the same games again."""
    text = "The same seed gives the same games. What they tell is what these bots make of the game, not its last word."
    rows = [
        [f"{_command(results)} --out {results.game}", str(results.rules or ""), results.version or ""]
        for results in runs
    ]
    rows.append([f"grandopening report {' '.join(f'{results.game}.jsonl' for results in runs)} --to FILE", "", VERSION])
    grid = Grid(["commands", "version of the rules", "version of the program"], rows)
    return Section("How it was measured", [text, grid])


def _command(results: Results) -> str:
    first = results.series[0]
    words = [f"grandopening {results.kind} {results.game} --seed {first.seed}"]
    bots = list(dict.fromkeys(name for series in results.series for name in series.players))
    if results.kind == "balance":
        return " ".join([*words, f"--games {first.games} --bots {bots[0]}"])
    defaults = {option.name: option.default for option in game_named(results.game).options}
    options = [f"--option {name}={value}" for name, value in first.options.items() if value != defaults[name]]
    return " ".join([*words, f"--games {results.games} --bots {','.join(bots)}", *options])


def write_report(runs: Sequence[Results], path: Path) -> str:
    """The text of a page, or of a Markdown file, as the name says."""
    report = report_of(runs)
    return as_markdown(report) if path.suffix == ".md" else as_html(report)


def tournament_sections(results: Results) -> list[Section]:
    standings = Standings(results)
    told = standings.in_words()
    order = [standings.bots.index(bot["name"]) for bot in told["bots"]]
    names = [standings.bots[bot] for bot in order]
    shares = {standings.bots[bot]: standings.win_share(bot) for bot in order}
    ratings = {bot["name"]: Estimate(*bot["rating"]) for bot in told["bots"]}
    before = [[standings.ahead(a, b) if a != b else None for b in order] for a in order]
    means = [[one.mean if one else nan for one in row] for row in before]
    cells = [[percent(one) if one else "" for one in row] for row in before]
    setup = results.series[0].set_up()
    wins = Section(
        f"{title_of(game_named(results.game))}, {setup.players} players",
        [
            f"{told['games']:,} games in {len(results.series)} line-ups, everybody in every seat, openings at random.",
            Figure(
                "How often a seat of each bot wins.",
                lambda: charts.intervals(shares, "victories, %", told["fair_share"]),
                Grid(
                    ["bot", "victories", "points"],
                    [[bot["name"], percent(shares[bot["name"]]), f"{bot['points_mean']:.1f}"] for bot in told["bots"]],
                ),
                FAIR,
            ),
            Figure(
                "How often the bot of a row comes before the bot of a column at the same table.",
                lambda: charts.matrix(names, means),
                Grid(["", *names], [[name, *row] for name, row in zip(names, cells, strict=True)]),
            ),
            Figure(
                "Ratings (openskill's Plackett-Luce model, where a beginner has 25).",
                lambda: charts.intervals(ratings, "rating", percent=False),
                Grid(["bot", "rating"], [[name, number(rating)] for name, rating in ratings.items()]),
            ),
        ],
    )
    return [wins]


def simulation_sections(results: Results) -> list[Section]:
    figures = Figures(results, 0)
    title = title_of(figures.setup.game)
    seats = Section(f"{title}, played by {figures.series.name}", [seats_of(figures), lengths_of(figures)])
    sources = [Section("Where points come from", [sources_of([figures])])] if figures.facts.sources else []
    return [seats, *sources, *decisive(figures)]


def balance_sections(results: Results) -> list[Section]:
    figures = [Figures(results, i) for i, done in enumerate(results.done()) if done]
    base, named = figures[0], {one.series.name: one for one in figures}
    title = title_of(base.setup.game)
    plain = [named[one.name] for one in variants_of(base.setup.game) if one.is_plain and one.name in named]
    who = ", ".join(dict.fromkeys(base.series.players))
    told = f"{base.games:,} games of each set-up, all seats played by the bot {who}."
    sections = [
        Section(f"{title} in short", [told, *findings(figures)]),
        Section(f"{title}: the seats", [seats_of(one) for one in sorted(plain, key=lambda one: one.seats)]),
        Section(f"{title}: how long it takes", [lengths_of(base)]),
    ]
    if base.facts.sources:
        sections.append(Section(f"{title}: where points come from", [sources_of(figures)]))
    sections += decisive(base, title)
    if len(figures) > len(plain):
        sections.append(changes(title, base, figures))
    return [*sections, *(Section(f"{title}: {one.title}", one.blocks) for one in base.facts.sections(named))]


SECTIONS: dict[str, Callable[[Results], list[Section]]] = {
    "simulate": simulation_sections,
    "tournament": tournament_sections,
    "balance": balance_sections,
}
