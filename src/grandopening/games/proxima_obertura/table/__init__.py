"""How a table shows Pròxima Obertura: to each seat what it may know, and nothing of the other hands."""

from ....table.customs import Customs
from .anew import dealt_anew
from .figures import figures_of, sources_of
from .follows import outcomes_of
from .moves import hidden, is_told, reasons_of
from .reasons import why
from .show import show, show_board
from .turns import ahead_for, asked_now, forced_of, is_final, points_of, silence, turn_of
from .wire import ProximaBoard, ProximaPosition

CUSTOMS = Customs(
    is_final=is_final,
    skips=frozenset({"pass"}),
    forced_of=forced_of,
    asked_now=asked_now,
    ahead_for=ahead_for,
    silence=silence,
    turn_of=turn_of,
    points_of=points_of,
    position_type=ProximaPosition,
    board_type=ProximaBoard,
    show=show,
    show_board=show_board,
    outcomes_of=outcomes_of,
    is_told=is_told,
    why=why,
    reasons_of=reasons_of,
    hidden=hidden,
    dealt_anew=dealt_anew,
    sources_of=sources_of,
    figures_of=figures_of,
)
