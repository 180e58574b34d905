"""The verbs of Pròxima Obertura, as the record names them, and the events its rules emit."""

from ....core.codec import Codec, Verb
from .state import CARDS, FACES, PUSHES, SPACES, TYPES

CODEC = Codec(
    # chance; the result after the last card is the thief
    Verb("deal", (("card", CARDS),), chance=True),
    Verb("window", (("card", CARDS + 1),), chance=True),
    Verb("draw", (("card", CARDS + 1),), chance=True),
    Verb("reshuffle", chance=True),
    Verb("dice", (("first", FACES), ("second", FACES)), chance=True),
    # steps 1 to 3 of a turn; each may be passed
    Verb("pass"),
    Verb("ask", (("first", TYPES), ("second", TYPES))),
    Verb("show", (("card", CARDS),)),
    Verb("ready"),
    Verb("want", (("card", CARDS),)),
    Verb("stop"),
    Verb("give", (("card", CARDS),)),
    Verb("propose"),
    Verb("accept"),
    Verb("refuse"),
    Verb("take", (("card", CARDS),)),
    Verb("discard", (("card", CARDS),)),
    Verb("open", (("type", TYPES),)),
    Verb("use", (("card", CARDS),)),
    Verb("site", (("space", SPACES),)),
    Verb("push", (("value", PUSHES),)),
    Verb("improve", (("space", SPACES),)),
    # the thief
    Verb("cut", (("card", CARDS),)),
)

DEAL_ = CODEC.first["deal"]
WINDOW_ = CODEC.first["window"]
DRAW_ = CODEC.first["draw"]
RESHUFFLE_ = CODEC.first["reshuffle"]
DICE_ = CODEC.first["dice"]
PASS_ = CODEC.first["pass"]
ASK_ = CODEC.first["ask"]
SHOW_ = CODEC.first["show"]
READY_ = CODEC.first["ready"]
WANT_ = CODEC.first["want"]
STOP_ = CODEC.first["stop"]
GIVE_ = CODEC.first["give"]
PROPOSE_ = CODEC.first["propose"]
ACCEPT_ = CODEC.first["accept"]
REFUSE_ = CODEC.first["refuse"]
TAKE_ = CODEC.first["take"]
DISCARD_ = CODEC.first["discard"]
OPEN_ = CODEC.first["open"]
USE_ = CODEC.first["use"]
SITE_ = CODEC.first["site"]
PUSH_ = CODEC.first["push"]
IMPROVE_ = CODEC.first["improve"]
CUT_ = CODEC.first["cut"]
N_ACTIONS = CODEC.n_actions

# Events: name, and what a, b and c are. Those of SECRET_EVENTS name a card that only their seat may see.
EVENTS = (
    ("none", "", "", ""),
    ("turn", "seat", "round", ""),
    ("deal", "seat", "card", ""),
    ("draw", "seat", "card", ""),
    ("missed", "seat", "cards", ""),
    ("window", "card", "", ""),
    ("window_cleared", "cards", "", ""),
    ("reshuffle", "cards", "thieves", ""),
    ("thief", "limit", "met", ""),
    ("cut", "seat", "card", ""),
    ("dice", "first", "second", ""),
    ("luck", "seat", "cards", ""),
    ("pass", "seat", "step", ""),
    ("ask", "seat", "type", "other"),
    ("show", "seat", "card", ""),
    ("ready", "seat", "", ""),
    ("want", "seat", "card", "owner"),
    ("give", "seat", "card", ""),
    ("propose", "seat", "owner", "offer"),
    ("accept", "seat", "card", "buyer"),
    ("refuse", "seat", "card", "buyer"),
    ("stop", "seat", "", ""),
    ("take", "seat", "card", ""),
    ("discard", "seat", "card", ""),
    ("open", "seat", "type", ""),
    ("use", "seat", "card", ""),
    ("site", "seat", "space", ""),
    ("shop", "seat", "space", "push"),
    ("improve", "seat", "space", ""),
    ("improved", "seat", "space", "card"),
    ("final", "seat", "source", "points"),
    ("end", "end", "", ""),
)
SECRET_EVENTS = ("deal", "draw")
(
    _,
    E_TURN,
    E_DEAL,
    E_DRAW,
    E_MISSED,
    E_WINDOW,
    E_WINDOW_CLEARED,
    E_RESHUFFLE,
    E_THIEF,
    E_CUT,
    E_DICE,
    E_LUCK,
    E_PASS,
    E_ASK,
    E_SHOW,
    E_READY,
    E_WANT,
    E_GIVE,
    E_PROPOSE,
    E_ACCEPT,
    E_REFUSE,
    E_STOP,
    E_TAKE,
    E_DISCARD,
    E_OPEN,
    E_USE,
    E_SITE,
    E_SHOP,
    E_IMPROVE,
    E_IMPROVED,
    E_FINAL,
    E_END,
) = range(len(EVENTS))
