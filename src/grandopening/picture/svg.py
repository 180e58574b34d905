"""A picture that is put together, shape by shape."""

from xml.sax.saxutils import escape, quoteattr

COLOURS = ("#d23b2f", "#2767b0", "#e6a70f", "#2c8a4b", "#7d479c")  # of the seats, those of the table
INK, PAPER = "#22343b", "#fffdf6"
FONT = "Barlow Condensed, Segoe UI, DejaVu Sans, sans-serif"


def colours_of(seats: int) -> tuple[str, ...]:
    return COLOURS[:seats]


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


class Svg:
    def __init__(self, width: float, height: float, title: str, ground: str = PAPER) -> None:
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" role="img" '
            f"font-family={quoteattr(FONT)}>",
            f"<title>{escape(title)}</title>",
            f'<rect width="{number(width)}" height="{number(height)}" fill="{ground}"/>',
        ]

    def path(self, line: str, fill: str = "none", stroke: str = "none", width: float = 1, dashes: str = "") -> None:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(f'<path d="{line}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"{dashed}/>')

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 1) -> None:
        at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self._parts.append(f'<circle {at} fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>')

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", round_by: float = 0
    ) -> None:
        at = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self._parts.append(f'<rect {at} rx="{number(round_by)}" fill="{fill}" stroke="{stroke}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float = 12,
        fill: str = INK,
        anchor: str = "middle",
        bold: bool = False,
        halo: bool = False,
    ) -> None:
        weight = ' font-weight="700"' if bold else ""
        around = f' stroke="{PAPER}" stroke-width="3" paint-order="stroke"' if halo else ""
        at = f'x="{number(x)}" y="{number(y)}" font-size="{size}" text-anchor="{anchor}" fill="{fill}"'
        self._parts.append(f"<text {at}{weight}{around}>{escape(words)}</text>")

    def done(self) -> str:
        return "\n".join([*self._parts, "</svg>"])
