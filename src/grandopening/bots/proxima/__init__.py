"""The players of Pròxima Obertura."""

from ...games.proxima import GAME
from ..brain import Brain, Settings
from ..weights import read_weights
from .features import FEATURES, REASONS
from .moves import carry_out, consider
from .simple import is_opening, reference, sensible
from .worth import estimate, is_in_turn, may_branch

BRAIN = Brain(
    game=GAME,
    reasons=REASONS,
    weights=read_weights(__name__, FEATURES),
    settings=Settings(curiosity=0.6, patience=2, plies=0, trust=5.0, thoughts=3),
    idle=GAME.codec.encode("pass"),
    players={
        "sensible": sensible,
        "reference": reference,
        "consider": consider,
        "carry_out": carry_out,
        "estimate": estimate,
        "may_branch": may_branch,
        "is_in_turn": is_in_turn,
        "is_opening": is_opening,
    },
)
