"""PettingZoo: one game as an AEC environment. Agents are the seats; chance plays by itself."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..core.contract import CHANCE, OVER, Position, Setup
from ..record import Recorder, write_record
from .learning import OBSERVED, observation_bounds, observation_of, rewards_of, set_up
from .rendering import MODES, check_mode, rendered

Observation = dict[str, Any]


def environment(game: str | Setup, options: Mapping[str, Any], render_mode: str | None) -> Any:
    return OrderEnforcingWrapper(GameEnvironment(set_up(game, options), render_mode))


def parallel_environment(game: str | Setup, options: Mapping[str, Any], render_mode: str | None) -> Any:
    """All agents are asked at every step, and only what the one to decide answers counts."""
    return turn_based_aec_to_parallel(environment(game, options, render_mode))


class GameEnvironment(AECEnv):  # type: ignore[misc]  # pettingzoo publishes no types
    """Observations are {"observation", "action_mask"}; rewards come at the end, by ranking (see `rank_rewards`).

    The seed of a reset is the seed of the game; a reset without one deals the game of the next seed. Options of a reset
    are options of the game, from then on; only the number of players stays, since agents do."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        game = setup.game
        self.setup, self.render_mode = setup, render_mode
        self.metadata = {
            "name": f"{game.name}_v{game.rules_version}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
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
        return self._position

    def record(self) -> dict[str, Any]:
        """The game so far as a record that `grandopening check` reads."""
        recorder = Recorder(self.setup.begin(self._seed))
        for action in self._actions:
            recorder.act(action)
        return write_record(recorder, self.possible_agents)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if options:
            self.setup = self._set_up_anew(options)
        if seed is None:
            seed = secrets.randbits(62) if self._next_seed is None else self._next_seed
        self._seed, self._next_seed = seed, seed + 1
        self._position, self._actions = self.setup.begin(seed), list[int]()
        self._draw()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.actor]

    def _set_up_anew(self, options: Mapping[str, Any]) -> Setup:
        """Wrappers may have options of their own, as those of PettingZoo's tests do: they are not the game's."""
        chosen = {**self.setup.options, **{name: options[name] for name in self.setup.options if name in options}}
        if chosen["players"] != self.setup.players:
            raise ValueError("options: the number of players cannot change: make another environment")
        return self.setup.game.set_up(chosen, self.setup.board_file)

    def _draw(self) -> None:
        while self._position.actor == CHANCE:
            self._perform(self._position.draw())

    def _perform(self, action: int) -> None:
        self._position.perform(action)
        self._actions.append(action)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.setup.game.codec.n_actions, np.int8)
        if seat == self._position.actor:
            mask[self._position.legal()] = 1
        return {"observation": observation_of(self._position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Raises Refused, with the rule, where the action is not legal; nothing has happened then."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide: step needs an action")
        self._position.apply(int(action))
        self._actions.append(int(action))
        self._draw()
        self._cumulative_rewards[agent] = 0.0
        if self._position.actor == OVER:
            self.rewards = dict(zip(self.agents, rewards_of(self._position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.agents[self._position.actor]

    def render(self) -> Any:
        """The board: as text, as an array of pixels, or nothing, as the render mode says."""
        return rendered(self._position, self.render_mode, len(self._actions))

    def close(self) -> None:
        """Nothing is held that has to be given back."""
