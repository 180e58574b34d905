"""At which tables networks learn."""

import numpy as np

from ..core.contract import Game, Setup


def setups_of(game: Game) -> list[Setup]:
    """Half of the games as most people play them, and half with everything: other numbers of players, layouts,
    expansions."""
    usual = game.set_up()
    sizes = [game.set_up({"players": players}) for players in game.players if players != usual.players]
    kinds = [option for option in game.options if option.name != "players" and len(option.values) > 1]
    rng, full = np.random.default_rng(1), []
    for k in range(len(sizes) + 1 if kinds else 0):
        drawn = {option.name: option.values[rng.integers(len(option.values))] for option in kinds}
        full.append(game.set_up({**drawn, "players": ([usual, *sizes][k]).players}))
    varied = sizes + full
    return [usual] * max(1, len(varied)) + varied
