"""What results tell, in words, tables and charts."""

from collections.abc import Callable, Sequence
from math import isnan
from pathlib import Path

from ..games import game_named
from ..games.franchise.lab.tiles import ALL, MENDED, tile_section
from . import charts
from .balance import RANDOM_STARTS
from .page import Figure, Grid, Report, Section, as_html, as_markdown
from .prizes import DECIDES, PRIZES, Figures, Prize
from .results import Results
from .stats import Estimate, percent
from .tournament import Standings

TITLES = {"franchise": "Franchise", "proxima-obertura": "Pròxima Obertura"}
WORDS = {  # of the columns that count prizes
    "region": ("Regions", "region"),
    "city": ("Cities", "city"),
    "type": ("Types of shop", "type"),
    "space": ("Spaces", "space"),
}
ORDINALS = ("first", "second", "third", "fourth", "fifth")
FAIR = "The dashed line is the fair share."
MOST_ROWS = 12  # of a chart


def report_of(runs: Sequence[Results]) -> Report:
    games = sum(len(results.columns()["number"]) for results in runs)
    parts = [section for results in runs for section in SECTIONS[results.kind](results)]
    names = list(dict.fromkeys(TITLES[results.game] for results in runs))
    kinds = list(dict.fromkeys(results.kind for results in runs))
    title = {"balance": "What decides", "tournament": "A tournament at", "simulate": "Games of"}[kinds[0]]
    return Report(
        f"{title} {' and '.join(names)}",
        f"From {games:,} games between bots. What stands in brackets is the 95 % interval.",
        [*parts, _how(runs)],
    )


def _how(runs: Sequence[Results]) -> Section:
    """The commands that play the same games again."""
    text = "The same seed gives the same games. What they tell is what these bots make of the game, not its last word."
    rows = [[f"{_command(results)} --out {results.game}"] for results in runs]
    rows.append([f"grandopening report {' '.join(f'{results.game}.jsonl' for results in runs)} --to FILE"])
    return Section("How it was measured", [text, Grid(["commands"], rows)])


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


def number(one: Estimate) -> str:
    return f"{one.mean:.1f} ({one.low:.1f} to {one.high:.1f})"


def tournament_sections(results: Results) -> list[Section]:
    standings = Standings(results)
    told = standings.in_words()
    order = [standings.bots.index(bot["name"]) for bot in told["bots"]]
    names = [standings.bots[bot] for bot in order]
    shares = {standings.bots[bot]: standings.win_share(bot) for bot in order}
    ratings = {bot["name"]: Estimate(*bot["rating"]) for bot in told["bots"]}
    before = [[standings.ahead(a, b) if a != b else float("nan") for b in order] for a in order]
    cells = [["" if isnan(value) else f"{value:.1%}" for value in row] for row in before]
    setup = results.series[0].set_up()
    wins = Section(
        f"{TITLES[results.game]}, {setup.players} players",
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
                lambda: charts.matrix(names, before),
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
    seats = Section(f"{TITLES[results.game]}, played by {figures.series.name}", [_seats(figures), _lengths(figures)])
    return [seats, Section("Where points come from", [_sources([figures])]), *_decisive(figures)]


def balance_sections(results: Results) -> list[Section]:
    figures = [Figures(results, i) for i, done in enumerate(results.done()) if done]
    base, title = figures[0], TITLES[results.game]
    sections = [
        Section(f"{title} in short", [_played_by(base), *_findings(figures)]),
        Section(f"{title}: the seats", [_seats(one) for one in _by_players(figures)]),
        Section(f"{title}: how long it takes", [_lengths(base)]),
        Section(f"{title}: where points come from", [_sources(figures)]),
        *_decisive(base, title),
    ]
    named = {one.series.name: one for one in figures}
    if RANDOM_STARTS in named:
        sections.append(_starts(named[RANDOM_STARTS]))
    if len(figures) > len(_by_players(figures)):
        sections.append(_changes(base, figures))
    if ALL in named:
        sections.append(tile_section(named[ALL], named.get(MENDED)))
    return sections


def _by_players(figures: Sequence[Figures]) -> list[Figures]:
    """The game itself, with each number of players."""
    plain = [one for one in figures if one.series.name.endswith("players")]
    return sorted(plain, key=lambda one: one.seats)


def _played_by(base: Figures) -> str:
    who = ", ".join(dict.fromkeys(base.series.players))
    return f"{base.games:,} games of each set-up, all seats played by the bot {who}."


def _findings(figures: Sequence[Figures]) -> list[str]:
    """The outermost of everything, in sentences."""
    base = figures[0]
    seats = [(one.mean, ORDINALS[seat]) for seat, one in enumerate(base.win_shares())]
    sources = sorted(base.sources().items(), key=lambda item: -item[1])[:2]
    prizes = [list(base.prizes(column)) for column in PRIZES[base.series.game]]
    spreads = {one.series.name: _spread(one) for one in figures if one.seats == base.seats}
    found = [
        f"With {base.series.name}, the {max(seats)[1]} player wins most often ({max(seats)[0]:.0%}) and the "
        f"{min(seats)[1]} least ({min(seats)[0]:.0%}); the winner is ahead by {base.margin().mean:.1f} points of "
        f"{base.points.max(axis=1).mean():.0f}.",
        f"A game takes {base.length().mean:.0f} {base.facts.unit} and {base.decisions():,.0f} decisions. Most points "
        f"come from {sources[0][0]} ({sources[0][1]:.0f} of {base.mean_points().mean:.0f}) and {sources[1][0]} "
        f"({sources[1][1]:.0f}).",
        "What decides most often: "
        + " · ".join(f"{one[0].name} ({one[0].decided.mean:.0%})" for one in prizes)
        + "; least often: "
        + " · ".join(f"{one[-1].name} ({one[-1].decided.mean:.0%})" for one in prizes)
        + ".",
    ]
    if len(spreads) > 1:
        best, worst = min(spreads, key=lambda name: spreads[name]), max(spreads, key=lambda name: spreads[name])
        found.append(
            f"Between the luckiest and the unluckiest seat lie {spreads[base.series.name]:.0%} of the victories; most "
            f"with {worst} ({spreads[worst]:.0%}), least with {best} ({spreads[best]:.0%})."
        )
    return found


def _spread(figures: Figures) -> float:
    shares = [one.mean for one in figures.win_shares()]
    return max(shares) - min(shares)


def _seats(figures: Figures) -> Figure:
    rows = {f"{ORDINALS[seat]} player": one for seat, one in enumerate(figures.win_shares())}
    points = figures.points.mean(axis=0)
    grid = [[name, percent(one), f"{points[i]:.1f}"] for i, (name, one) in enumerate(rows.items())]
    return Figure(
        f"{figures.series.name.capitalize()}: victories by seat.",
        lambda: charts.intervals(rows, "victories, %", 1 / figures.seats),
        Grid(["seat", "victories", "points"], grid),
        FAIR,
    )


def _lengths(figures: Figures) -> Figure:
    ends = ", ".join(f"{end} {part:.1%}" for end, part in figures.ends().items())
    lengths = figures.columns["length"]
    return Figure(
        f"{figures.facts.unit.capitalize()} of a game, {figures.series.name}.",
        lambda: charts.spread(lengths, figures.facts.unit),
        Grid(
            ["", figures.facts.unit, "shortest", "longest", "decisions", "ahead by", "ends"],
            [
                [
                    figures.series.name,
                    number(figures.length()),
                    str(int(lengths.min())),
                    str(int(lengths.max())),
                    f"{figures.decisions():,.0f}",
                    number(figures.margin()),
                    ends,
                ]
            ],
        ),
    )


def _sources(figures: Sequence[Figures]) -> Figure:
    rows = {one.series.name: one.sources() for one in figures}
    parts = list(figures[0].facts.sources)
    return Figure(
        "Points of a seat by source.",
        lambda: charts.stacks(rows, "points"),
        Grid(
            ["", *parts, "all"],
            [[name, *(f"{of[part]:.1f}" for part in parts), f"{sum(of.values()):.1f}"] for name, of in rows.items()],
        ),
    )


def _decisive(figures: Figures, title: str = "") -> list[Section]:
    """What decides: without it, somebody else would have won."""
    sections = []
    for column in PRIZES[figures.series.game]:
        heading, word = WORDS[column]
        prizes = list(figures.prizes(column))
        shown = {prize.name: prize.decided for prize in prizes[:MOST_ROWS]}
        block = Figure(f"How often a {word} {DECIDES}", _drawn(shown), prize_grid(word, prizes))
        sections.append(Section(f"{title}{': ' if title else ''}{heading.lower() if title else heading}", [block]))
    return sections


def _drawn(rows: dict[str, Estimate]) -> Callable[[], str]:
    return lambda: charts.intervals(rows, "games decided, %")


def prize_grid(word: str, prizes: Sequence[Prize]) -> Grid:
    return Grid(
        [word, "pays in", "points paid", "who gets most of it wins", "decides"],
        [
            [one.name, f"{one.paid:.0%}", f"{one.total.mean:.1f}", percent(one.taker), percent(one.decided)]
            for one in prizes
        ],
    )


def _starts(figures: Figures) -> Section:
    found = sorted(figures.starts(), key=lambda row: -row[2].mean)
    rows = {name: one for name, _, one in found}
    return Section(
        "Franchise: towns to start from",
        [
            "Here nobody chooses: the towns are drawn, so that each is played by good and bad luck alike.",
            Figure(
                "How often a start wins.",
                lambda: charts.intervals(rows, "victories, %", 1 / figures.seats),
                Grid(["town", "games", "victories"], [[name, f"{n:,}", percent(one)] for name, n, one in found]),
                FAIR,
            ),
        ],
    )


def _changes(base: Figures, figures: Sequence[Figures]) -> Section:
    """Each option against the game as it is, four players each."""
    alike = [one for one in figures if one.seats == base.seats]
    rows = []
    for one in alike:
        row = [one.series.name, number(one.length()), f"{one.decisions():,.0f}", number(one.mean_points())]
        shares = " · ".join(f"{share.mean:.0%}" for share in one.win_shares())
        rows.append([*row, number(one.margin()), shares, f"{one.ends().get('stalled', 0):.1%}"])
    grid = Grid(["set-up", base.facts.unit, "decisions", "points", "ahead by", "victories by seat", "stalled"], rows)
    told = [
        differing(f"{base.facts.unit.capitalize()} of a game", alike, Figures.length),
        differing("Points of a player", alike, Figures.mean_points),
        differing("How far the winner is ahead", alike, Figures.margin),
        differing("Victories of the first player", alike, lambda one: one.win_share(0), 100),
    ]
    begin = (
        f"{base.series.name.capitalize()}, one change at a time. Named is whatever lies apart from the game as it is, "
        "interval from interval."
    )
    return Section(f"{TITLES[base.series.game]}: what each option changes", [begin, *told, grid])


def differing(what: str, figures: Sequence[Figures], of: Callable[[Figures], Estimate], scale: int = 1) -> str:
    """Set-ups whose whole interval lies beyond that of the game as it is, the first."""
    usual = of(figures[0])
    more = [one for one in figures if of(one).is_above(usual)]
    less = [one for one in figures if usual.is_above(of(one))]
    unit = " %" if scale == 100 else ""

    def names(found: list[Figures]) -> str:
        told = [f"{one.series.name} ({scale * (of(one).mean - usual.mean):+.1f}{unit})" for one in found]
        return " · ".join(told) or "nothing"

    return f"{what}: more with {names(more)}; less with {names(less)}."


SECTIONS: dict[str, Callable[[Results], list[Section]]] = {
    "simulate": simulation_sections,
    "tournament": tournament_sections,
    "balance": balance_sections,
}
