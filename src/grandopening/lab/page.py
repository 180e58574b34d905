"""A report before it is written: sections of paragraphs and figures. Written as one HTML page, or as Markdown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .extras import needs


@dataclass(frozen=True)
class Grid:
    """A table; the first column names the row."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Figure:
    """A chart for the page, and the same in numbers for whoever wants to know exactly."""

    caption: str
    draw: Callable[[], str]  # SVG
    grid: Grid
    note: str = ""  # about the chart alone


@dataclass
class Section:
    title: str
    blocks: list["str | Grid | Figure | Section"] = field(default_factory=list)


@dataclass
class Report:
    title: str
    summary: str
    sections: list[Section]


def as_html(report: Report) -> str:
    """One page that needs nothing else."""
    return _written(report, "page.html")


def as_markdown(report: Report) -> str:
    return _written(report, "page.md").rstrip() + "\n"


def _written(report: Report, template: str) -> str:
    with needs("lab"):
        import jinja2
    templates = jinja2.Environment(
        loader=jinja2.PackageLoader(__package__),
        autoescape=template.endswith(".html"),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
    )
    templates.tests |= {
        "grid": lambda block: isinstance(block, Grid),
        "figure": lambda block: isinstance(block, Figure),
    }
    return templates.get_template(template).render(report=report)
