"""What the lab counts of Franchise, and what it compares."""

from ....lab.facts import Facts, Variant
from ..rules.state import SOURCES
from .facts import EVENTS, columns, names
from .sections import RANDOM_STARTS, sections
from .tiles import ALL, MENDED, mended_board

__all__ = ["FACTS"]

FACTS = Facts(
    length="turn",
    unit="turns",
    sources=SOURCES,
    events=EVENTS,
    columns=columns,
    names=names,
    prizes={"region": ("Regions", "region"), "city": ("Cities", "city")},
    bots="greedy~0.02",  # there are no dice: without a little noise, which costs no strength, all games would be one
    variants=(
        Variant("four players"),
        Variant("two players", {"players": 2}),
        Variant("three players", {"players": 3}),
        Variant("five players", {"players": 5}),
        Variant(RANDOM_STARTS, random_openings=True),
        Variant("introductory start", {"start": "introductory"}),
        Variant("random layout", {"layout": "random"}),
        Variant("draft layout", {"layout": "draft"}),
        Variant("milestones", {"milestones": True}),
        Variant("boom", {"boom": True}),
        Variant(ALL, {"region_tiles": "all"}),
        Variant(MENDED, {"region_tiles": "all"}, board=mended_board),
        Variant("region tiles: new", {"region_tiles": "new"}),
        Variant("region tiles: chosen", {"region_tiles": "chosen"}),
        Variant("all three expansions", {"milestones": True, "boom": True, "region_tiles": "all"}),
    ),
    everything={"milestones": True, "boom": True, "region_tiles": "all", "layout": "random"},
    sections=sections,
)
