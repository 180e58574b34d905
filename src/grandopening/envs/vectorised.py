"""gymnasium: many games in which one seat learns and bots play the others, as a vector environment."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..core.contract import Position, Setup
from .batch import Batch
from .learning import OBSERVED, observation_bounds, set_up
from .rendering import MODES, check_mode, rendered

REWARDS = ("rank", "win")


class VectorGames(VectorEnv):
    """Observations are {"observation", "action_mask"}. A game that is over gives way to the next one in the same step;
    what was seen at its end is in the infos, as gymnasium has it. The arrays are copies, kept by whoever gets them."""

    def __init__(
        self,
        game: str | Setup,
        num_envs: int,
        seat: int = 0,
        opponents: str | Mapping[int, str] = "reference",
        reward: str = "rank",
        render_mode: str | None = None,
        *,
        threads: int = 1,
        limit: int = 0,
        skip_forced: bool = True,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        setup = set_up(game, options)
        if not 0 <= seat < setup.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {setup.players - 1}")
        if reward not in REWARDS:
            raise ValueError(f"no reward {reward!r}: choose {' or '.join(REWARDS)}")
        others = [other for other in range(setup.players) if other != seat]
        seated = dict.fromkeys(others, opponents) if isinstance(opponents, str) else dict(opponents)
        if sorted(seated) != others:
            raise ValueError(f"opponents: a bot for each of the seats {', '.join(map(str, others))} is needed")
        self.num_envs, self.seat, self.reward, self.render_mode = num_envs, seat, reward, render_mode
        self.metadata = {
            "render_modes": list(MODES),
            "render_fps": 1,
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.batch = Batch(
            setup, num_envs, threads=threads, opponents=seated, limit=limit, skip_forced=skip_forced,
            numbering="decisions",
        )  # fmt: skip
        self.batch.final_observation()
        seen = spaces.Box(*observation_bounds(setup.game), dtype=OBSERVED)
        mask = spaces.Box(0, 1, (self.batch.n_actions,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.single_action_space = spaces.Discrete(self.batch.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None) -> Any:
        """A seed is that of the first game; or one for each. With `reset_mask` among the options only some games begin
        anew."""
        known = dict(options or {})
        chosen = known.pop("reset_mask", None)
        if known:
            raise ValueError(f"options: {', '.join(known)} cannot be changed: make another environment")
        indices = np.arange(self.num_envs) if chosen is None else np.flatnonzero(chosen)
        if seed is None and chosen is None:
            self.batch.reset()
        elif seed is None:
            self.batch.reset(indices, self.batch.seeds[indices] + self.num_envs)
        else:
            seeds = seed + np.arange(self.num_envs) if isinstance(seed, int | np.integer) else np.asarray(seed)
            self.batch.reset(indices, seeds[indices] if len(seeds) == self.num_envs else seeds)
        return self._observation(), {}

    def step(self, actions: Any) -> Any:
        batch = self.batch
        batch.step(actions)
        ended, told = batch.over | batch.truncated, {}
        values = batch.reward if self.reward == "rank" else batch.share
        rewards = values[:, self.seat].astype(np.float64)
        if ended.any():
            final = {
                "observation": batch.final_observation().copy(),
                "action_mask": np.zeros((self.num_envs, batch.n_actions), np.int8),
            }
            told = {"final_obs": final, "_final_obs": ended.copy()}
        return self._observation(), rewards, batch.over.copy(), batch.truncated.copy(), told

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.batch.observe().copy(), "action_mask": self.batch.mask().astype(np.int8)}

    def render(self) -> Any:
        """One for each game."""
        if self.render_mode is None:
            return None
        positions = [Position(self.batch.setup, state).copy() for state in self.batch.states]
        made = self.batch.decisions.tolist()
        return tuple(rendered(one, self.render_mode, n) for one, n in zip(positions, made, strict=True))
