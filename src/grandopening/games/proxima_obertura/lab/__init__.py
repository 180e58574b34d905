"""What the lab counts of Pròxima Obertura."""

from ....lab.facts import Facts
from ..rules.state import SOURCES
from .facts import columns, names

__all__ = ["FACTS"]

FACTS = Facts(
    length="rounds",
    unit="rounds",
    sources=SOURCES,
    columns=columns,
    names=names,
    prizes={"type": ("Types of shop", "type"), "space": ("Spaces", "space")},
    bots="greedy",
)
