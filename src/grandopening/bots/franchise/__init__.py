"""The players of Franchise."""

from ...games.franchise import GAME
from ..brain import Brain
from ..weights import read_weights
from .features import FEATURES
from .simple import is_opening, reference, sensible
from .turns import carry_out, consider
from .worth import estimate

BRAIN = Brain(
    game=GAME,
    weights=read_weights(__name__, FEATURES),
    players={
        "sensible": sensible,
        "reference": reference,
        "consider": consider,
        "carry_out": carry_out,
        "estimate": estimate,
        "is_opening": is_opening,
    },
)
