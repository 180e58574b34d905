"""The verbs of Franchise, a declaration each. `python -m grandopening.core.generate` writes dispatch.py from it.

The order is that of the action numbers, and of the legal actions in a phase.
"""

from ....core.verbs import Codec, Verb
from .bonus import can_use_bonus, cash_in
from .boom import can_boom, list_booms, place_boom, stay
from .expand import (
    can_expand,
    can_expand_again,
    can_expand_far,
    can_lay_road,
    expand,
    expand_again,
    expand_far,
    lay_road,
    list_expansions,
    list_far_expansions,
    list_second_expansions,
)
from .kinds import CITY_SIZE, MILESTONE, PLACE, REGION, TILE, WAY
from .laying import (
    add_tile,
    can_add_tile,
    can_draw_city,
    can_draw_region,
    can_lay_milestone,
    can_place_city,
    can_place_region,
    draw_city,
    draw_region,
    in_pool,
    lay_milestone,
    place_city,
    place_region,
    sizes_left,
    undrawn,
)
from .record import MILESTONES, REGION_POOL, OnCities, OnRegions
from .share import can_double, can_share, double, list_doubles, list_shares, share
from .starts import can_start, start
from .state import (
    BOOM,
    BOOM_START,
    CHOOSE_TILE,
    DRAW_CITY,
    DRAW_MILESTONE,
    DRAW_POOL,
    DRAW_REGION,
    EXPAND,
    PLACE_CITY,
    PLACE_REGION,
    SHARE,
    START,
)
from .turn import end_phase

CODEC = Codec(
    # set-up
    Verb(
        "region_pool",
        "F8.6",
        add_tile,
        (DRAW_POOL,),
        {"tile": TILE},
        can_add_tile,
        chance=True,
        weight=undrawn,
        form=REGION_POOL,
    ),
    Verb("choose_tile", "F8.6", add_tile, (CHOOSE_TILE,), {"tile": TILE}, can_add_tile),
    Verb(
        "city_tiles",
        "F9.1",
        draw_city,
        (DRAW_CITY,),
        {"size": CITY_SIZE},
        can_draw_city,
        chance=True,
        weight=sizes_left,
        form=OnCities(),
    ),
    Verb("place_city", "F9.2", place_city, (PLACE_CITY,), {"place": PLACE, "size": CITY_SIZE}, can_place_city),
    Verb(
        "region_tiles",
        "F8.6",
        draw_region,
        (DRAW_REGION,),
        {"tile": TILE},
        can_draw_region,
        chance=True,
        weight=in_pool,
        form=OnRegions(),
    ),
    Verb(
        "place_region",
        "F9.2",
        place_region,
        (PLACE_REGION,),
        {"region": REGION, "tile": TILE},
        can_place_region,
        outermost="tile",
    ),
    Verb(
        "milestones",
        "F8.1",
        lay_milestone,
        (DRAW_MILESTONE,),
        {"milestone": MILESTONE},
        can_lay_milestone,
        chance=True,
        form=MILESTONES,
    ),
    Verb("start", "F2.3", start, (START,), {"place": PLACE}, can_start),
    # a turn
    Verb("boom", "F8.4", place_boom, (BOOM_START, BOOM), {"place": PLACE}, can_boom, lister=list_booms),
    Verb("stay", "F8.4", stay, (BOOM,)),
    Verb("expand", "F3.2", expand, (EXPAND,), {"way": WAY}, can_expand, lister=list_expansions),
    Verb(
        "expand_again", "F6.2", expand_again, (EXPAND,), {"way": WAY}, can_expand_again, lister=list_second_expansions
    ),
    Verb("expand_far", "F8.8", expand_far, (EXPAND,), {"to": PLACE}, can_expand_far, lister=list_far_expansions),
    Verb("road", "F8.8", lay_road, (EXPAND,), can=can_lay_road),
    Verb("share", "F3.3", share, (SHARE,), {"place": PLACE}, can_share, lister=list_shares),
    Verb("double", "F6.3", double, (SHARE,), {"place": PLACE}, can_double, lister=list_doubles),
    Verb("cash", "F6.4", cash_in, (EXPAND, SHARE), can=can_use_bonus),
    Verb("done", "F3", end_phase, (EXPAND, SHARE)),
)
