"""What happens in Pròxima Obertura: every event with its rule, what its numbers are, and the parts of its sum."""

from ....core.declare import NUMBER, SEAT
from ....core.events import Events
from .kinds import CARD, COLOUR, END, PAWN, SOURCE, SPACE, TYPE

IN_SHOP = {"card": CARD, "value": NUMBER, "points": NUMBER}  # of a shop: each card, its value, and that times the push

EVENTS = Events()
E_TURN = EVENTS.add("turn", "P3", seat=SEAT, round=NUMBER)
E_DEAL = EVENTS.add("deal", "P2.1", seat=SEAT, card=CARD, secret="card")
E_DRAW = EVENTS.add("draw", "P3.5", seat=SEAT, card=CARD, secret="card")
E_MISSED = EVENTS.add("missed", "P5.3", seat=SEAT, cards=NUMBER)
E_WINDOW = EVENTS.add("window", "P3.1", card=CARD)
E_WINDOW_CLEARED = EVENTS.add("window_cleared", "P3.6", cards=NUMBER)
E_RESHUFFLE = EVENTS.add("reshuffle", "P5.3", cards=NUMBER, thieves=NUMBER)
E_THIEF = EVENTS.add("thief", "P5.1", limit=NUMBER, met=NUMBER)
E_CUT = EVENTS.add("cut", "P5.1", seat=SEAT, card=CARD)
E_DICE = EVENTS.add("dice", "P3.4", first=COLOUR, second=COLOUR)
E_LUCK = EVENTS.add("luck", "P3.4", seat=SEAT, cards=NUMBER)
E_PASS = EVENTS.add("pass", "P3", seat=SEAT, step=NUMBER)
E_ASK = EVENTS.add("ask", "P4.1", seat=SEAT, type=TYPE, other=TYPE)
E_SHOW = EVENTS.add("show", "P4.2", seat=SEAT, card=CARD)
E_READY = EVENTS.add("ready", "P4.2", seat=SEAT)
E_WANT = EVENTS.add("want", "P4.3", seat=SEAT, card=CARD, owner=SEAT)
E_GIVE = EVENTS.add("give", "P4.3", seat=SEAT, card=CARD)
E_PROPOSE = EVENTS.add("propose", "P4.3", seat=SEAT, owner=SEAT, offer=NUMBER)
E_ACCEPT = EVENTS.add("accept", "P4.4", seat=SEAT, card=CARD, buyer=SEAT)
E_REFUSE = EVENTS.add("refuse", "P4.4", seat=SEAT, card=CARD, buyer=SEAT)
E_STOP = EVENTS.add("stop", "P4.4", seat=SEAT)
E_TAKE = EVENTS.add("take", "P3.1", seat=SEAT, card=CARD)
E_DISCARD = EVENTS.add("discard", "P3.1", seat=SEAT, card=CARD)
E_OPEN = EVENTS.add("open", "P3.2", seat=SEAT, type=TYPE)
E_USE = EVENTS.add("use", "P3.2", seat=SEAT, card=CARD)
E_SITE = EVENTS.add("site", "P3.2", seat=SEAT, space=SPACE)
E_SHOP = EVENTS.add("shop", "P3.2", IN_SHOP, seat=SEAT, space=SPACE, push=PAWN)
E_IMPROVE = EVENTS.add("improve", "P3.3", seat=SEAT, space=SPACE)
E_IMPROVED = EVENTS.add("improved", "P3.3", IN_SHOP, seat=SEAT, space=SPACE, card=CARD)
E_FINAL = EVENTS.add("final", "P6", seat=SEAT, source=SOURCE, points=NUMBER)
E_END = EVENTS.add("end", "P6", end=END)
