"""The structs of Market Stall: the board (all that options and data fix), the state, and working memory."""

from grandopening.core.contract import SEATS
from grandopening.core.declare import Names
from grandopening.core.rng import WORDS
from grandopening.core.struct import Struct, i8, i16, i64

GOODS = 4
NO_GOOD = GOODS  # for fields that hold a good or none
MOST_ROOM = 5  # on a stall
MOST_CARDS = 100  # so that every number of cards fits into a byte

# Phases, in the order of play.
PHASES = Names()
DEAL = PHASES.add("deal")
CRIER = PHASES.add("crier")
ASK = PHASES.add("ask")
ANSWER = PHASES.add("answer")
LAY = PHASES.add("lay")
DRAW = PHASES.add("draw")
FINISHED = PHASES.add("finished")

# How a game ends.
ENDS = Names()
RUNNING = ENDS.add("")
ENDED_DAYS = ENDS.add("days")
ENDED_SOLD_OUT = ENDS.add("sold_out")


class Board(Struct):
    players = i16
    days = i16
    room = i16
    purse = i16
    dealt = i16
    fee = i16
    draws = i16
    deck = i16[GOODS]
    price = i16[MOST_ROOM + 2]


class State(Struct):
    rng = i64[WORDS]
    actor = i16
    phase = i16
    end = i16
    active = i16  # whose turn it is
    turn = i16  # turns begun
    days = i16  # finished
    crier = i16  # the good the town wants, or NO_GOOD
    asked = i16  # the good that is asked for, or NO_GOOD
    drawer = i16  # who draws
    due = i16  # cards they have still to draw
    coins = i16[SEATS]
    in_hand = i16[SEATS]  # cards, which everybody may count
    in_deck = i16  # the same
    deck = i8[GOODS]  # a deck has no order: it is what a draw can bring
    hand = i8[SEATS, GOODS]
    stall = i8[SEATS, GOODS]


class Scratch(Struct):
    """These rules need no working memory; a struct needs a field."""

    unused = i64
