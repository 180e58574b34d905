"""A report before it is written: sections of paragraphs and figures. Written as one HTML page, or as Markdown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from importlib import resources


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
    """One page that needs nothing else: no script, no network."""
    style = (resources.files(__package__) / "page.css").read_text("utf-8")
    names = [(f"part-{i}", section) for i, section in enumerate(report.sections, start=1)]
    links = "".join(f'<a href="#{name}">{escape(section.title)}</a>' for name, section in names)
    parts = "".join(
        f'<section class="top" id="{name}"><h2>{escape(section.title)}</h2>{_html_of(section, 3)}</section>'
        for name, section in names
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(report.title)}</title><style>{style}</style></head>\n<body>"
        f"<header><div><h1>{escape(report.title)}</h1><p>{escape(report.summary)}</p></div></header>"
        f"<main><nav>{links}</nav>{parts}</main><footer>Made by Grand Opening.</footer></body>\n</html>\n"
    )


def _html_of(section: Section, level: int) -> str:
    parts = []
    for block in section.blocks:
        if isinstance(block, str):
            parts.append(f"<p>{escape(block)}</p>")
        elif isinstance(block, Grid):
            parts.append(_html_table(block))
        elif isinstance(block, Figure):
            details = f"<details><summary>In numbers</summary>{_html_table(block.grid)}</details>"
            caption = f"<figcaption>{escape(f'{block.caption} {block.note}')}</figcaption>"
            parts.append(f"<figure>{caption}{block.draw()}</figure>{details}")
        else:
            parts.append(f"<h{level}>{escape(block.title)}</h{level}>{_html_of(block, level + 1)}")
    return "".join(parts)


def _html_table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in grid.headings)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def as_markdown(report: Report) -> str:
    lines = [f"# {report.title}", "", report.summary, ""]
    for section in report.sections:
        lines += _markdown_of(section, 2)
    return "\n".join(lines).rstrip() + "\n"


def _markdown_of(section: Section, level: int) -> list[str]:
    lines = [f"{'#' * level} {section.title}", ""]
    for block in section.blocks:
        if isinstance(block, str):
            lines += [block, ""]
        elif isinstance(block, Grid):
            lines += [*_markdown_table(block), ""]
        elif isinstance(block, Figure):
            lines += [block.caption, "", *_markdown_table(block.grid), ""]
        else:
            lines += _markdown_of(block, level + 1)
    return lines


def _markdown_table(grid: Grid) -> list[str]:
    rows = [grid.headings, ["---", *("---:" for _ in grid.headings[1:])], *grid.rows]
    return [f"| {' | '.join(row)} |" for row in rows]
