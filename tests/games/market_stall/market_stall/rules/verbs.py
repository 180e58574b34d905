"""The verbs of Market Stall, a declaration each. `python -m grandopening.core.generate` writes dispatch.py from it."""

from grandopening.core.verbs import Codec, Verb

from .asking import ask, can_ask, can_sell, pass_asking, refuse, sell
from .kinds import GOOD, PLAYER
from .selling import can_lay, can_open, lay, open_stall, wait
from .state import ANSWER, ASK, CRIER, DEAL, DRAW, LAY
from .turn import can_come, name_good, take_card, ways_to_come

CODEC = Codec(
    # chance
    Verb("draw", "M3.6", take_card, (DEAL, DRAW), {"good": GOOD}, can_come, chance=True, weight=ways_to_come),
    Verb("crier", "M3.1", name_good, (CRIER,), {"good": GOOD}, chance=True),
    # the player whose turn it is
    Verb("pass", "M3.2", pass_asking, (ASK,)),
    Verb("ask", "M3.2", ask, (ASK,), {"other": PLAYER, "good": GOOD}, can_ask),
    # the player who is asked
    Verb("sell", "M3.3", sell, (ANSWER,), can=can_sell),
    Verb("refuse", "M3.3", refuse, (ANSWER,)),
    # again the player whose turn it is
    Verb("lay", "M3.4", lay, (LAY,), {"good": GOOD}, can_lay),
    Verb("open", "M3.5", open_stall, (LAY,), can=can_open),
    Verb("wait", "M3.5", wait, (LAY,)),
)
