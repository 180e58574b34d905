"""The parts of a report: what one series tells, and what several tell together."""

from collections.abc import Callable, Sequence

from . import charts
from .page import Figure, Grid, Section
from .prizes import DECIDES, FAIR, Figures, Prize
from .stats import Estimate, in_percent, number, percent, spread_by_chance

ORDINALS = ("first", "second", "third", "fourth", "fifth")
MOST_ROWS = 12  # of a chart


def seats_of(figures: Figures) -> Figure:
    rows = {f"{ORDINALS[seat]} player": one for seat, one in enumerate(figures.win_shares())}
    points = figures.points.mean(axis=0)
    grid = [[name, percent(one), f"{points[i]:.1f}"] for i, (name, one) in enumerate(rows.items())]
    return Figure(
        f"{figures.series.name.capitalize()}: victories by seat.",
        lambda: charts.intervals(rows, "victories, %", 1 / figures.seats),
        Grid(["seat", "victories", "points"], grid),
        FAIR,
    )


def lengths_of(figures: Figures) -> Figure:
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


def sources_of(figures: Sequence[Figures]) -> Figure:
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


def decisive(figures: Figures, title: str = "") -> list[Section]:
    """What decides: without it, somebody else would have won."""
    sections = []
    for column, (heading, word) in figures.facts.prizes.items():
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


def findings(figures: Sequence[Figures]) -> list[str]:
    """The outermost of everything, in sentences that say no more than the intervals do."""
    base = figures[0]
    sources = sorted(base.sources().items(), key=lambda item: -item[1])[:2]
    prizes = [found for column in base.facts.prizes if (found := list(base.prizes(column)))]
    told = [
        f"With {base.series.name}, {ahead_of_all(base.win_shares())}; the winner is ahead by {number(base.margin())} "
        f"points of {base.points.max(axis=1).mean():.0f}.",
        _length_and_sources(base, sources),
    ]
    if prizes:
        most, least = (" · ".join(f"{one[end].name} {percent(one[end].decided)}" for one in prizes) for end in (0, -1))
        told.append(f"What decides most often: {most}; least often: {least}.")
    alike = [one for one in figures if one.seats == base.seats]
    return [*told, spreads_of(alike)] if len(alike) > 1 else told


def ahead_of_all(seats: Sequence[Estimate]) -> str:
    """Which seat wins more often than which, as far as that is certain."""
    best, worst = (ends(range(len(seats)), key=lambda seat: seats[seat].mean) for ends in (max, min))
    names = [f"the {ORDINALS[seat]} player {percent(seats[seat])}" for seat in (best, worst)]
    if not seats[best].is_above(seats[worst]):
        return f"no seat surely wins more often than another: {names[0]}, {names[1]}"
    return f"{names[0].replace(' player', ' player wins')}, more often than {names[1]}"


def spreads_of(figures: Sequence[Figures]) -> str:
    """How far the seats lie apart, beside what chance alone would give."""
    spreads = {one.series.name: _spread(one) for one in figures}
    best, worst = min(spreads, key=lambda name: spreads[name]), max(spreads, key=lambda name: spreads[name])
    base = figures[0]
    return (
        f"Between the luckiest and the unluckiest seat lie {spreads[base.series.name]:.1%} of the victories; most with "
        f"{worst} ({spreads[worst]:.1%}), least with {best} ({spreads[best]:.1%}). Between equal seats chance alone "
        f"gives up to {spread_by_chance(base.games, base.seats):.1%} in so many games."
    )


def _length_and_sources(base: Figures, sources: Sequence[tuple[str, float]]) -> str:
    length = "" if base.facts.unit == "decisions" else f"{base.length().mean:.0f} {base.facts.unit} and "
    found = f"A game takes {length}{base.decisions():,.0f} decisions."
    if len(sources) < 2:
        return found
    (first, most), (second, next_most) = sources
    return (
        f"{found} Most points come from {first} ({most:.0f} of {base.mean_points().mean:.0f}) and {second} "
        f"({next_most:.0f})."
    )


def _spread(figures: Figures) -> float:
    shares = [one.mean for one in figures.win_shares()]
    return max(shares) - min(shares)


def changes(title: str, base: Figures, figures: Sequence[Figures]) -> Section:
    """Each option against the game as it is, with as many players."""
    alike = [one for one in figures if one.seats == base.seats]
    unusual = base.setup.game.ends[2:]  # ways to end; the usual one is the first
    rows = []
    for one in alike:
        row = [one.series.name, number(one.length()), f"{one.decisions():,.0f}", number(one.mean_points())]
        shares = " · ".join(map(in_percent, one.win_shares()))
        rows.append([*row, number(one.margin()), shares, *(f"{one.ends().get(end, 0):.1%}" for end in unusual)])
    headings = ["set-up", base.facts.unit, "decisions", "points", "ahead by", "victories by seat, %", *unusual]
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
    return Section(f"{title}: what each option changes", [begin, *told, Grid(headings, rows)])


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
