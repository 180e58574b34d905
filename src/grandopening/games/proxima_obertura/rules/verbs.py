"""The verbs of Pròxima Obertura, a declaration each. `python -m grandopening.core.generate` writes dispatch.py from it.

The order is that of the action numbers, and of the legal actions in a phase.
"""

from ....core.verbs import Codec, Verb
from .draws import (
    can_come,
    can_reshuffle,
    draw_result,
    list_deck,
    pick_card,
    reshuffle,
    roll,
    ways_to_come,
    window_result,
)
from .flow import go_on
from .kinds import CARD, CARD_OR_THIEF, FACE, PUSH_VALUE, SPACE, TYPE
from .record import Dealt, Drawn
from .refusals import CUT_FIRST, IMPROVE_MUST_FINISH, ONE_TRADE, OPEN_MUST_FINISH, WANT_BINDS
from .setup import deal
from .shops import can_improve, can_open, can_push, can_put_in, can_site, choose_site, improve, open_shop, push, put_in
from .state import (
    ADD,
    ANSWER,
    CUT,
    DEAL,
    DICE,
    DISCARD,
    DRAW_LUCK,
    DRAW_THREE,
    FILL,
    GIVE,
    IMPROVE,
    LAY_OUT,
    OFFER,
    OPEN,
    PUSH,
    RENEW,
    SHOW,
    SITE,
    TAKE,
    TRADE,
    USE,
)
from .thief import can_cut, cut
from .trade import (
    accept,
    ask,
    can_ask,
    can_give,
    can_propose,
    can_show,
    can_want,
    can_want_once_more,
    end_showing,
    give,
    list_shown,
    propose,
    refuse,
    show,
    stop,
    want,
)
from .turn import pass_step
from .window import can_discard, can_take, discard, list_hand, list_window, take

DRAWS = (DRAW_LUCK, DRAW_THREE)
WINDOWS = (LAY_OUT, FILL, RENEW)
OTHERWISE = {CUT: CUT_FIRST}  # what is answered in a phase to all that it does not know

CODEC = Codec(
    # chance; the result after the last card is the thief
    Verb(
        "deal",
        "P2.1",
        deal,
        (DEAL,),
        {"card": CARD},
        can_come,
        list_deck,
        then=go_on,
        chance=True,
        draw=pick_card,
        form=Dealt(),
    ),
    Verb(
        "window",
        "P3.6",
        window_result,
        WINDOWS,
        {"card": CARD_OR_THIEF},
        can_come,
        list_deck,
        then=go_on,
        chance=True,
        weight=ways_to_come,
        draw=pick_card,
    ),
    Verb(
        "draw",
        "P3.4",
        draw_result,
        DRAWS,
        {"card": CARD_OR_THIEF},
        can_come,
        list_deck,
        then=go_on,
        chance=True,
        weight=ways_to_come,
        draw=pick_card,
        form=Drawn(),
    ),
    Verb("reshuffle", "P5.3", reshuffle, (DEAL, *WINDOWS, *DRAWS), {}, can_reshuffle, then=go_on, chance=True),
    Verb("dice", "P3.4", roll, (DICE,), {"first": FACE, "second": FACE}, then=go_on, chance=True, together="faces"),
    # step 1: trade
    Verb(
        "ask",
        "P4.1",
        ask,
        (TRADE,),
        {"first": TYPE, "second": TYPE},
        can_ask,
        refused={TAKE: ONE_TRADE},
        together="types",
        in_any_order=True,
    ),
    Verb("ready", "P4.2", end_showing, (SHOW,)),
    Verb("show", "P4.2", show, (SHOW,), {"card": CARD}, can_show, list_hand),
    Verb("stop", "P4.4", stop, (OFFER,), refused={GIVE: WANT_BINDS}),
    Verb(
        "want",
        "P4.3",
        want,
        (OFFER,),
        {"card": CARD},
        can_want,
        list_shown,
        refused={TAKE: can_want_once_more, GIVE: WANT_BINDS},
    ),
    Verb("propose", "P4.3", propose, (GIVE,), can=can_propose),
    Verb("give", "P4.3", give, (GIVE,), {"card": CARD}, can_give, list_hand),
    Verb("accept", "P4.4", accept, (ANSWER,)),
    Verb("refuse", "P4.4", refuse, (ANSWER,)),
    # steps 2 and 3: shops
    Verb("open", "P3.2", open_shop, (OPEN,), {"type": TYPE}, can_open, then=go_on),
    Verb("use", "P3.2", put_in, (USE, ADD), {"card": CARD}, can_put_in, list_hand, then=go_on),
    Verb("site", "P3.2", choose_site, (SITE,), {"space": SPACE}, can_site, then=go_on),
    Verb("push", "P3.2", push, (PUSH,), {"value": PUSH_VALUE}, can_push, then=go_on),
    Verb("improve", "P3.3", improve, (IMPROVE,), {"space": SPACE}, can_improve, then=go_on),
    # each of these steps may be passed
    Verb(
        "pass",
        "P3",
        pass_step,
        (TRADE, TAKE, OPEN, IMPROVE),
        then=go_on,
        refused={USE: OPEN_MUST_FINISH, SITE: OPEN_MUST_FINISH, PUSH: OPEN_MUST_FINISH, ADD: IMPROVE_MUST_FINISH},
    ),
    # step 1: the window
    Verb("take", "P3.1", take, (TRADE, TAKE), {"card": CARD}, can_take, list_window, then=go_on),
    Verb("discard", "P3.1", discard, (DISCARD,), {"card": CARD}, can_discard, list_hand, then=go_on),
    # the thief
    Verb("cut", "P5.1", cut, (CUT,), {"card": CARD}, can_cut, list_hand, then=go_on),
)
