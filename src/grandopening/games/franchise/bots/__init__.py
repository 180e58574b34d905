"""The players of Franchise."""

from ....bots.brain import Brain, Settings
from ....bots.weights import read_weights
from .. import GAME
from .features import FEATURES, REASONS
from .simple import is_opening, reference, sensible
from .turns import carry_out, consider
from .worth import estimate, is_path_end, may_branch

BRAIN = Brain(
    game=GAME,
    reasons=REASONS,
    weights=read_weights(__name__, FEATURES),
    settings=Settings(warmth=0.02),
    idle=GAME.codec.encode("done"),
    players={
        "sensible": sensible,
        "reference": reference,
        "consider": consider,
        "carry_out": carry_out,
        "estimate": estimate,
        "survey": consider,
        "reply": consider,
        "foresee": estimate,
        "may_branch": may_branch,
        "is_path_end": is_path_end,
        "is_opening": is_opening,
    },
)
