"""What happens in Market Stall: every event with its rule, what its numbers are, and the parts of its sum."""

from grandopening.core.declare import NUMBER, SEAT
from grandopening.core.events import Events

from .kinds import END, GOOD

SOLD = {"good": GOOD, "cards": NUMBER, "coins": NUMBER}  # of a sale: each good, as how many cards it counts

EVENTS = Events()
E_DRAW = EVENTS.add("draw", "M3.6", seat=SEAT, good=GOOD, secret="good")
E_TURN = EVENTS.add("turn", "M2.2", seat=SEAT, day=NUMBER)
E_CRIER = EVENTS.add("crier", "M3.1", good=GOOD)
E_PASS = EVENTS.add("pass", "M3.2", seat=SEAT)
E_ASK = EVENTS.add("ask", "M3.2", seat=SEAT, other=SEAT, good=GOOD)
E_SELL = EVENTS.add("sell", "M3.3", seat=SEAT, other=SEAT, good=GOOD)
E_REFUSE = EVENTS.add("refuse", "M3.3", seat=SEAT, other=SEAT, good=GOOD)
E_LAY = EVENTS.add("lay", "M3.4", seat=SEAT, good=GOOD)
E_WAIT = EVENTS.add("wait", "M3.5", seat=SEAT)
E_OPEN = EVENTS.add("open", "M3.5", SOLD, seat=SEAT, coins=NUMBER)
E_FINAL = EVENTS.add("final", "M4.2", SOLD, seat=SEAT, coins=NUMBER)
E_END = EVENTS.add("end", "M4.1", end=END)
