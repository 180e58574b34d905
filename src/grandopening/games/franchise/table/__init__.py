"""How a table shows Franchise: positions to draw, and moves with what follows from them."""

from ....table.customs import Customs
from .figures import figures_of, sources_of
from .follows import outcomes_of
from .moves import is_told, places_of
from .reasons import of_turn, why
from .show import show, show_board
from .turns import is_final, points_of
from .wire import FranchiseBoard, FranchisePosition

CUSTOMS = Customs(
    is_final=is_final,
    skips=frozenset({"done"}),
    points_of=points_of,
    position_type=FranchisePosition,
    board_type=FranchiseBoard,
    show=show,
    show_board=show_board,
    outcomes_of=outcomes_of,
    places_of=places_of,
    is_told=is_told,
    why=why,
    of_turn=of_turn,
    sources_of=sources_of,
    figures_of=figures_of,
)
