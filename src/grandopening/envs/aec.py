"""PettingZoo: one game as an AEC environment. Agents are the seats; chance plays by itself."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..core.contract import OVER, Position, Setup
from ..record import Recorder, write_record
from .learning import OBSERVED, observation_bounds, observation_of, rewards_of, set_up

Observation = dict[str, Any]


def environment(game: str | Setup, options: Mapping[str, Any]) -> Any:
    return OrderEnforcingWrapper(GameEnvironment(set_up(game, options)))


class GameEnvironment(AECEnv):  # type: ignore[misc]  # pettingzoo publishes no types
    """Observations are {"observation", "action_mask"}; rewards come at the end, by ranking (see `rank_rewards`).

    The seed of a reset is the seed of the game; a reset without one deals the game of the next seed."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        game = setup.game
        self.setup = setup
        self.metadata = {
            "name": f"{game.name}_v{game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        seen = spaces.Box(*observation_bounds(game), dtype=OBSERVED)
        mask = spaces.Box(0, 1, (game.codec.n_actions,), np.int8)
        # One of its own for each seat: spaces hold a generator, and people seed it.
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.codec.n_actions) for agent in self.possible_agents}
        self._next_seed: int | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """The game itself, hidden cards and all."""
        return self._recorder.position

    def record(self) -> dict[str, Any]:
        """The game so far as a record that `grandopening check` reads."""
        return write_record(self._recorder, self.possible_agents)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = secrets.randbits(62) if self._next_seed is None else self._next_seed
        self._next_seed = seed + 1
        self._recorder = Recorder(self.setup.begin(seed))
        self._recorder.draw()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.actor]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.setup.game.codec.n_actions, np.int8)
        if seat == self.position.actor:
            mask[self.position.legal()] = 1
        return {"observation": observation_of(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Raises Refused, with the rule, where the action is not legal; nothing has happened then."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide: step needs an action")
        self.setup.game.codec.verb_of(int(action))  # there is such an action; whether it is legal, the rules say
        self._recorder.act(int(action))
        self._recorder.draw()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards_of(self.position), strict=True))
        self._accumulate_rewards()
        if self.position.actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.position.actor]

    def render(self) -> str:
        """The last entry of the record, and the points as they stand."""
        points, _ = self.position.score()
        last = self._recorder.log[-1] if self._recorder.log else {}
        said = ", ".join(f"{key} {value}" for key, value in last.items())
        return f"{said} | points {' '.join(map(str, points))}"

    def close(self) -> None:
        """Nothing is held that has to be given back."""
