"""The verbs of Franchise, as the record names them, and the events its rules emit."""

from ....core.codec import Codec, Verb
from .state import MILESTONES, PLACES, REGIONS, SIZE, TILES, WAYS

CODEC = Codec(
    # set-up
    Verb("draw_pool", (("tile", TILES),), chance=True),
    Verb("choose_tile", (("tile", TILES),)),
    Verb("draw_city", (("size", SIZE + 1),), chance=True),
    Verb("place_city", (("place", PLACES), ("size", SIZE + 1))),
    Verb("draw_region", (("tile", TILES),), chance=True),
    Verb("place_region", (("region", REGIONS), ("tile", TILES))),
    Verb("draw_milestone", (("milestone", MILESTONES),), chance=True),
    Verb("start", (("place", PLACES),)),
    # a turn
    Verb("boom", (("place", PLACES),)),
    Verb("stay"),
    Verb("expand", (("way", WAYS),)),
    Verb("expand_again", (("way", WAYS),)),
    Verb("expand_far", (("place", PLACES),)),
    Verb("road"),
    Verb("cash"),
    Verb("share", (("place", PLACES),)),
    Verb("double", (("place", PLACES),)),
    Verb("done"),
)

DRAW_POOL_ = CODEC.first["draw_pool"]
CHOOSE_TILE_ = CODEC.first["choose_tile"]
DRAW_CITY_ = CODEC.first["draw_city"]
PLACE_CITY_ = CODEC.first["place_city"]
DRAW_REGION_ = CODEC.first["draw_region"]
PLACE_REGION_ = CODEC.first["place_region"]
DRAW_MILESTONE_ = CODEC.first["draw_milestone"]
START_ = CODEC.first["start"]
BOOM_ = CODEC.first["boom"]
STAY_ = CODEC.first["stay"]
EXPAND_ = CODEC.first["expand"]
EXPAND_AGAIN_ = CODEC.first["expand_again"]
EXPAND_FAR_ = CODEC.first["expand_far"]
ROAD_ = CODEC.first["road"]
CASH_ = CODEC.first["cash"]
SHARE_ = CODEC.first["share"]
DOUBLE_ = CODEC.first["double"]
DONE_ = CODEC.first["done"]
N_ACTIONS = CODEC.n_actions

# Events: name, and what a, b and c are.
EVENTS = (
    ("none", "", "", ""),
    ("turn", "seat", "turn", ""),
    ("start", "seat", "place", ""),
    ("boom", "seat", "place", ""),
    ("income", "seat", "spaces", "dollars"),
    ("expand", "seat", "way", "dollars"),
    ("expand_far", "seat", "place", "dollars"),
    ("road", "seat", "", ""),
    ("cash", "seat", "dollars", ""),
    ("share", "seat", "place", "dollars"),
    ("double", "seat", "place", ""),
    ("open", "seat", "place", ""),
    ("majority", "seat", "place", "points"),
    ("full", "seat", "place", "points"),
    ("tie_break", "seat", "region", ""),
    ("milestone", "seat", "milestone", ""),
    ("region", "seat", "region", "points"),
    ("region_dollars", "seat", "region", "dollars"),
    ("bonus_back", "seat", "region", ""),
    ("development_tile", "seat", "region", ""),
    ("road_tile", "seat", "region", ""),
    ("track", "seat", "region", "points"),
    ("final", "seat", "source", "points"),
    ("end", "end", "", ""),
)
(
    _,
    E_TURN,
    E_START,
    E_BOOM,
    E_INCOME,
    E_EXPAND,
    E_EXPAND_FAR,
    E_ROAD,
    E_CASH,
    E_SHARE,
    E_DOUBLE,
    E_OPEN,
    E_MAJORITY,
    E_FULL,
    E_TIE_BREAK,
    E_MILESTONE,
    E_REGION,
    E_REGION_DOLLARS,
    E_BONUS_BACK,
    E_DEVELOPMENT_TILE,
    E_ROAD_TILE,
    E_TRACK,
    E_FINAL,
    E_END,
) = range(len(EVENTS))
