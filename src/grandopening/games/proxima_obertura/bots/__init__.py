"""The bots of Pròxima Obertura."""

from ....bots.kit import BotKit, Settings
from ....bots.value_network import read_network
from ....bots.weights import read_weights
from .. import GAME
from .candidates import list_candidates, play_move
from .encoder import INPUTS, encode, evaluate_leaf, is_sampled, is_sampled_after
from .evaluation import evaluate, is_horizon, may_branch
from .features import FEATURES
from .replies import list_reply_candidates
from .search_candidates import list_search_candidates
from .simple import is_opening, reference, sensible

KIT = BotKit(
    game=GAME,
    functions={
        "sensible": sensible,
        "reference": reference,
        "list_candidates": list_candidates,
        "list_search_candidates": list_search_candidates,
        "list_reply_candidates": list_reply_candidates,
        "play_move": play_move,
        "evaluate": evaluate,
        "evaluate_leaf": evaluate_leaf,
        "may_branch": may_branch,
        "is_horizon": is_horizon,
        "is_opening": is_opening,
        "encode": encode,
        "is_sampled": is_sampled,
        "is_sampled_after": is_sampled_after,
    },
    settings=Settings(
        root_width=60,
        width=12,
        exploration=0.6,
        prior_temperature=0.15,
        expansion_threshold=2,
        rollout_plies=99,
        searches_per_turn=3,
    ),
    weights=read_weights(__name__, FEATURES),
    network=read_network(__name__, INPUTS),
)
