"""The structs of Pròxima Obertura: the board (all that options and data fix), the state, and working memory."""

from ....core.contract import SEATS
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

# Where cards lie: the hands of the seats first. Cards in shops are public; so are those being put into one.
DECK, WINDOW, DISCARDS, SHOPS = range(SEATS, SEATS + 4)
PILES = SEATS + 4
OLD_DECKS = 16  # as many decks back is remembered which secret cards come from which

# Phases, in the order of play.
DEAL, LAY_OUT = range(2)
TRADE, SHOW, OFFER, GIVE, ANSWER, TAKE, DISCARD, FILL = range(2, 10)  # step 1
OPEN, USE, SITE, PUSH = range(10, 14)  # step 2
IMPROVE, ADD = range(14, 16)  # step 3
DICE, DRAW_LUCK, DRAW_THREE = range(16, 19)  # steps 4 and 5
CUT, RENEW, FINISHED = range(19, 22)
PHASES = 22

# Where points come from.
FROM_SHOPS, FROM_ROW, FROM_TYPE, FROM_HAND = range(4)
SOURCES = ("shops", "row", "type", "hand")

ENDED_SHOPS, ENDED_STALLED = 1, 2


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
