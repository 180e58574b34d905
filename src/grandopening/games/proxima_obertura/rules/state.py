"""The structs of Pròxima Obertura: the board (all that options and data fix), the state, and working memory."""

from ....core.contract import SEATS
from ....core.declare import Names
from ....core.rng import WORDS
from ....core.struct import Struct, i8, i16, i32, i64

# What the box holds. A set of cards is a bit mask for each type: bit group * VALUES + value.
TYPES = 5
GROUPS = 5
VALUES = 5
KINDS = GROUPS * VALUES  # cards of one type
CARDS = TYPES * KINDS
THIEF = CARDS  # the result of a draw that is no product card
NO_CARD = CARDS + 1  # for fields that hold a card or none
SPACES = 20
NOWHERE = SPACES  # for fields that hold a space or none
PAWNS = 5
PUSHES = 4  # a push multiplies by less than this
FACES = 6  # of a die: the colours of the seats, and a blank one
LIMITS = 3
MOST_SHOPS = 5  # of one player
MOST_OFFERS = 3  # in one turn, that there is room for

# Where cards lie: the hands of the seats first. Cards in shops are public; so are those being put into one.
DECK, WINDOW, DISCARDS, SHOPS = range(SEATS, SEATS + 4)
PILES = SEATS + 4
OLD_DECKS = 16  # as many decks back is remembered which secret cards come from which

# Phases, in the order of play.
PHASES = Names()
DEAL = PHASES.add("deal")
LAY_OUT = PHASES.add("lay_out")
# step 1
TRADE = PHASES.add("trade")
SHOW = PHASES.add("show")
OFFER = PHASES.add("offer")
GIVE = PHASES.add("give")
ANSWER = PHASES.add("answer")
TAKE = PHASES.add("take")
DISCARD = PHASES.add("discard")
FILL = PHASES.add("fill")
# step 2
OPEN = PHASES.add("open")
USE = PHASES.add("use")
SITE = PHASES.add("site")
PUSH = PHASES.add("push")
# step 3
IMPROVE = PHASES.add("improve")
ADD = PHASES.add("add")
# steps 4 and 5
DICE = PHASES.add("dice")
DRAW_LUCK = PHASES.add("draw_luck")
DRAW_THREE = PHASES.add("draw_three")
# the thief, the window between rounds, the end
CUT = PHASES.add("cut")
RENEW = PHASES.add("renew")
FINISHED = PHASES.add("finished")

# Where points come from.
SOURCES = Names()
FROM_SHOPS = SOURCES.add("shops")
FROM_ROW = SOURCES.add("row")
FROM_TYPE = SOURCES.add("type")
FROM_HAND = SOURCES.add("hand")

# How a game ends.
ENDS = Names()
RUNNING = ENDS.add("")
ENDED_SHOPS = ENDS.add("shops")
ENDED_STALLED = ENDS.add("stalled")


class Board(Struct):
    players = i16
    # cards
    dealt = i16
    window = i16
    take_price = i16
    draws = i16
    luck = i16
    offers = i16
    hand_divisor = i16
    thieves = i16
    thieves_back = i16
    limits = i16[LIMITS]
    value = i16[VALUES]
    # street
    spaces = i32  # bit mask of those that are open
    near = i32[SPACES]  # beside a space and in front of it, as bit masks
    row_of = i8[SPACES]
    shop_groups = i16
    most_of_type = i16
    bonus = i16[MOST_SHOPS + 1]
    push = i16[PAWNS]  # by what a pawn multiplies
    pawns = i16  # bit mask of those a player has
    # the end
    last_shop = i16
    stalled_after = i16


class State(Struct):
    rng = i64[WORDS]
    # cards, as a set for each pile and type
    cards = i32[PILES, TYPES]
    known = i32[SEATS, TYPES]  # the part of a hand that everybody knows (P4.5)
    old = i32[OLD_DECKS, TYPES]  # cards that were secret in a hand when the deck they came from was used up
    shown = i32[TYPES]  # by the others, in this trade
    given = i32[TYPES]  # by the active player, in this offer
    refused = i32[MOST_OFFERS, TYPES]  # given in the first, second… offer of this trade, which was refused
    # street, in bit masks of spaces
    free = i32  # open spaces without a shop
    barred = i32[TYPES]  # beside or in front of a shop of the type
    held = i32[SEATS]  # with a shop of the seat
    shop_cards = i32[SPACES]  # of the shop's type
    used = i32  # cards in the shop that is being opened
    actor = i16
    active = i16  # whose turn it is
    phase = i16
    interrupted = i16  # the phase a thief came into
    n_cards = i16[PILES]
    thieves = i16  # in the deck
    thieves_met = i16
    decks = i16  # used up
    n_old = i16
    # trade and window
    asked = i16  # bit mask of types
    offers = i16  # made this turn
    wanted = i16  # a shown card, or NO_CARD
    refused_for = i16[MOST_OFFERS]  # the card wanted in each refused offer
    taken = i16  # a card still in the window, or NO_CARD
    discarded = i16  # for it
    # shops
    building = i16  # type of the shop that is being opened or improved
    site = i16  # its space, or NOWHERE
    new_shop = i16  # the space of the shop opened this turn, or NOWHERE
    n_shops = i16
    of_type = i16[TYPES]  # shops open
    pawns = i16[SEATS]  # bit masks of those unused
    shop_type = i8[SPACES]
    shop_pawn = i8[SPACES]
    # draws
    dice = i16[2]
    drawer = i16  # who is dealt to, or draws
    due = i16[SEATS]  # cards a seat has still to draw
    # rounds
    rounds = i16  # finished
    opened = i16  # shops, this round
    idle = i16  # finished rounds in a row without a new shop (P6.6)
    end = i16  # how the game ended


class Scratch(Struct):
    """These rules need no working memory; a struct needs a field."""

    unused = i64
