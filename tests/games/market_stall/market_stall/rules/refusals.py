"""Why not: every reason to refuse a move, with the rule it comes from and the id of its sentence."""

from grandopening.core.declare import Refusals

REFUSALS = Refusals()
OK = REFUSALS.add("", "none")
GAME_OVER = REFUSALS.add("M4.1", "game-over")
NOT_NOW = REFUSALS.add("M3", "not-now")
NOT_IN_DECK = REFUSALS.add("M1.1", "not-in-deck")
ASK_ANOTHER = REFUSALS.add("M3.2", "ask-another")
ASK_NEEDS_COINS = REFUSALS.add("M3.2", "ask-needs-coins")
ASK_NEEDS_ROOM = REFUSALS.add("M3.2", "ask-needs-room")
SELL_NOT_IN_HAND = REFUSALS.add("M3.3", "sell-not-in-hand")
LAY_NOT_IN_HAND = REFUSALS.add("M3.4", "lay-not-in-hand")
STALL_FULL = REFUSALS.add("M3.4", "stall-full")
STALL_EMPTY = REFUSALS.add("M3.5", "stall-empty")
