"""The bots of Franchise."""

from ....bots.kit import BotKit, Settings
from ....bots.weights import read_weights
from .. import GAME
from .candidates import list_candidates, play_move
from .evaluation import evaluate, is_horizon, may_branch
from .features import FEATURES
from .simple import is_opening, reference, sensible

KIT = BotKit(
    game=GAME,
    functions={
        "sensible": sensible,
        "reference": reference,
        "list_candidates": list_candidates,
        "list_search_candidates": list_candidates,
        "list_reply_candidates": list_candidates,
        "play_move": play_move,
        "evaluate": evaluate,
        "evaluate_leaf": evaluate,
        "may_branch": may_branch,
        "is_horizon": is_horizon,
        "is_opening": is_opening,
    },
    settings=Settings(prior_temperature=0.02),
    weights=read_weights(__name__, FEATURES),
    known_options=frozenset({"start"}),
)
