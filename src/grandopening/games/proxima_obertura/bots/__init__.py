"""The players of Pròxima Obertura."""

from ....bots.brain import Brain, Settings
from ....bots.outlook import read_outlook
from ....bots.weights import read_weights
from .. import GAME
from .features import FEATURES, REASONS
from .moves import carry_out, consider
from .replies import reply
from .sight import INPUTS, foresee
from .simple import is_opening, reference, sensible
from .survey import survey
from .worth import estimate, is_path_end, may_branch

BRAIN = Brain(
    game=GAME,
    reasons=REASONS,
    weights=read_weights(__name__, FEATURES),
    settings=Settings(root_width=60, width=12, curiosity=0.6, warmth=0.15, patience=2, plies=99, thoughts=3),
    idle=GAME.codec.encode("pass"),
    players={
        "sensible": sensible,
        "reference": reference,
        "consider": consider,
        "carry_out": carry_out,
        "estimate": estimate,
        "survey": survey,
        "reply": reply,
        "foresee": foresee,
        "may_branch": may_branch,
        "is_path_end": is_path_end,
        "is_opening": is_opening,
    },
    outlook=read_outlook(__name__, INPUTS),
)
