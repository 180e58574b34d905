"""The structs of Franchise: the board (all that options and board file fix), the state, and working memory."""

from ....core.contract import SEATS
from ....core.declare import Names
from ....core.rng import WORDS
from ....core.struct import Struct, i8, i16, i32, i64

# Capacities: a board file may use as much.
PLACES = 48
REGIONS = 12
WAYS = 256  # directed links, two for each link
DEGREE = 16  # links that meet at one place
SIZE = 8  # spaces of the largest city
TILES = 40  # different region tiles
CHART = 256  # entries of the income table
MILESTONES = 7
NOWHERE = PLACES  # for fields that hold a place or none

# Phases, in the order of play.
PHASES = Names()
DRAW_POOL = PHASES.add("draw_pool")
CHOOSE_TILE = PHASES.add("choose_tile")
DRAW_CITY = PHASES.add("draw_city")
PLACE_CITY = PHASES.add("place_city")
DRAW_REGION = PHASES.add("draw_region")
PLACE_REGION = PHASES.add("place_region")
DRAW_MILESTONE = PHASES.add("draw_milestone")
START = PHASES.add("start")
BOOM_START = PHASES.add("boom_start")
BOOM = PHASES.add("boom")
EXPAND = PHASES.add("expand")
SHARE = PHASES.add("share")
FINISHED = PHASES.add("finished")

# Options as the board holds them.
LAYOUTS = Names()
PRINTED = LAYOUTS.add("printed")
DRAFT = LAYOUTS.add("draft")
RANDOM = LAYOUTS.add("random")
POOLS = Names()  # of region tiles
POOL_PRINTED = POOLS.add("printed")
POOL_ALL = POOLS.add("all")
POOL_NEW = POOLS.add("new")
POOL_CHOSEN = POOLS.add("chosen")

TILE_KINDS = Names()  # of region tiles
PLAIN = TILE_KINDS.add("plain")
DOLLARS = TILE_KINDS.add("dollars")
BONUS = TILE_KINDS.add("bonus")
COUNT = TILE_KINDS.add("count")
DEVELOPMENT = TILE_KINDS.add("development")
ROAD = TILE_KINDS.add("road")

MILESTONE_NAMES = Names()
BY_TOWNS = MILESTONE_NAMES.add("towns")
BY_REGIONS = MILESTONE_NAMES.add("regions")
BY_SCORED = MILESTONE_NAMES.add("scored")
BY_SIZES = MILESTONE_NAMES.add("sizes")
BY_BIG_CITY = MILESTONE_NAMES.add("big_city")
BY_REGION = MILESTONE_NAMES.add("region")
BY_LINKS = MILESTONE_NAMES.add("links")

# Where points come from.
SOURCES = Names()
FROM_CITIES = SOURCES.add("cities")
FROM_REGIONS = SOURCES.add("regions")
FROM_TRACK = SOURCES.add("track")
FROM_TOWNS = SOURCES.add("towns")
FROM_CASH = SOURCES.add("cash")
FROM_TILES = SOURCES.add("tiles")

# How far a tile won in play has come: it can be used from its owner's next turn.
HELD = Names()
NOT_HELD = HELD.add("none")
FRESH = HELD.add("fresh")
USABLE = HELD.add("usable")
WAITING = HELD.add("waiting")

# How a game ends.
ENDS = Names()
RUNNING = ENDS.add("")
ENDED_RED = ENDS.add("red")
ENDED_STALLED = ENDS.add("stalled")


class Board(Struct):
    # options
    players = i16
    introductory = i16  # F2.4
    layout = i16
    pool = i16
    milestones = i16  # how many play; 0 without the expansion
    boom = i16
    # places, in board order
    n_places = i16
    n_regions = i16
    cities = i64  # bit masks of places
    towns = i64
    playing = i64
    near = i64[PLACES]  # the places one link away
    region_of = i8[PLACES]
    printed_size = i8[PLACES]
    # links, each as two ways: way 2k there, way 2k + 1 back
    n_ways = i16
    way_from = i8[WAYS]
    way_to = i8[WAYS]
    price = i8[WAYS]
    exits = i16[PLACES, DEGREE]  # the ways that leave a place
    n_exits = i8[PLACES]
    # regions
    playing_regions = i32  # bit mask
    open_places = i8[REGIONS]  # how many towns and cities it has
    printed_tile = i8[REGIONS]
    # region tiles: those alike are one entry (F9.2)
    n_tiles = i16
    tile_kind = i8[TILES]
    tile_values = i8[TILES, 3]
    stack = i8[TILES]  # of each, how many there are to draw or choose from
    # tables
    track_value = i8[REGIONS]
    red_from = i16  # index of the first red space
    income = i8[CHART]  # dollars by the sum of empty spaces
    start_money = i8[SEATS]
    start_towns = i8[SEATS, 2]
    size_class = i8[SIZE + 1]  # back sides of the city tiles (F9.1)
    # what the rulebook prints (data/rulebook.toml)
    franchises = i16  # per player
    bonus_tiles = i16  # per player
    share_price = i16
    cash_tile = i16
    dollars_per_point = i16
    points_per_tile = i16
    # what milestones ask for
    towns_needed = i16
    regions_needed = i16
    scored_needed = i16
    sizes_needed = i16  # bit mask
    big_size = i16
    links_needed = i16
    long_link = i16  # the price of links that count


class State(Struct):
    rng = i64[WORDS]
    held = i64[SEATS]  # bit masks of places with a franchise of the seat
    open = i64  # places one can still enter: empty towns and unscored cities that play
    scored = i64  # cities without their tile
    shared = i64  # cities with a franchise of the active player in their middle
    doubled = i64  # with a second one
    laid = i32  # bit mask of regions that still have their tile
    actor = i16
    active = i16  # whose turn it is
    phase = i16
    turn = i16  # turns begun
    idle = i16  # turns in a row without expanding (F7.2)
    end = i16  # how the game ended
    bonus_played = i16  # a bonus tile was used this turn
    n_markers = i16
    markers = i16[2]  # places being expanded into
    on_track = i16  # region tiles on the region track
    boom = i16  # the city of the Boom marker, or NOWHERE
    cash = i16[SEATS]
    points = i16[SEATS, 6]  # influence by source
    supply = i16[SEATS]
    spent = i16[SEATS]  # tie-break markers and milestone marks, upright ones too: franchises that never come back
    towns = i16[SEATS]  # franchises in towns
    bonus = i16[SEATS]  # bonus tiles that can be used
    fresh_bonus = i16[SEATS]  # bonus tiles that can be used from the owner's next turn
    used_bonus = i16[SEATS]
    reserve = i16[SEATS]  # bonus tiles to be won by milestones
    # Milestones
    milestone = i16[MILESTONES]  # which lie out, in order
    n_milestones = i16
    met = i16[SEATS]  # bit masks of milestones
    in_scored = i16[SEATS]  # franchises in scored cities
    long_links = i16[SEATS]  # uses of the dearest links
    upright = i16[SEATS]  # 1: its franchise stands upright beside the milestone of these links (F8.3)
    big_city = i16[SEATS]  # triggered the scoring of a big city
    any_region = i16[SEATS]  # triggered the scoring of a region
    # Region tiles
    road = i16[SEATS]  # how far the Road tile has come
    far = i16[SEATS]  # and the Development tile
    road_taken = i16
    far_taken = i16
    # places
    n_held = i16[SEATS]
    held_list = i8[SEATS, PLACES]  # the places of `held`, in the order in which they were opened
    franchises = i8[PLACES, SEATS]
    filled = i8[PLACES]  # spaces of an unscored city that hold a franchise
    space = i8[PLACES, SIZE]  # whose (seat + 1), first space first
    city_size = i8[PLACES]  # of its tile; 0 for towns, and while no tile lies there
    # regions
    in_region = i8[REGIONS, SEATS]  # franchises in its towns and cities
    left = i8[REGIONS]  # towns and cities it still waits for
    tie_break = i8[REGIONS]  # whose marker (seat + 1) lies by the tile
    tile = i8[REGIONS]
    # set-up
    cursor = i16  # the place or region that gets its tile next
    n_pool = i16
    undrawn = i8[TILES]  # region tiles that can be drawn or chosen
    in_pool = i8[TILES]  # region tiles to be laid on the board
    size_left = i8[SIZE + 1]  # city tiles to be laid, by size


class Scratch(Struct):
    key = i32[PLACES]  # length of the best chain to each place (F8.8)
