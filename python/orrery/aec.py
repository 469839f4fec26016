"""One game behind PettingZoo's AEC interface, with or without PettingZoo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from .process import EnvironmentProcess
from .spaces import Dict, Discrete, observation_space

try:
    from pettingzoo import AECEnv as _Base
except ModuleNotFoundError:
    _Base = object


class AecEnvironment(_Base):
    """Seats are agents ``player_0``, ``player_1`` …; one of them is asked at a time.

    An observation is a dictionary: ``observation``, what the seat sees, and ``action_mask``, what it may do. Rewards come
    at the end: 1 for a sole winner, and they sum to 0. A game that is cut off is truncated and rewards nobody.
    """

    metadata = {"name": "orrery_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        max_steps: int = 5000,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self._process = EnvironmentProcess(
            game, seats=seats, max_steps=max_steps, options=options, command=command
        )
        self.possible_agents = [f"player_{seat}" for seat in range(self._process.seats)]
        self.agents: list[str] = []
        size, actions = self._process.observation_size, self._process.action_size
        self.observation_spaces = {agent: observation_space(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    @property
    def unwrapped(self) -> AecEnvironment:
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Begins a game. With a seed, this game and all that follow are the same for the same actions."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._process.reset(int(self._seeds.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._seen: dict[str, np.ndarray] = {}
        self._look()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat saw when it was last asked, and what it may do: nothing, unless it is asked now."""
        size, actions = self._process.observation_size, self._process.action_size
        is_asked = bool(self.agents) and agent == self.agent_selection and not self._is_over(agent)
        mask = self._process.masks[0].astype(np.int8) if is_asked else np.zeros(actions, np.int8)
        seen = self._seen.get(agent)
        return {"observation": np.zeros(size, np.float32) if seen is None else seen.copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays an action of the asked seat; a seat whose game is over takes None and leaves."""
        agent = self.agent_selection
        if self._is_over(agent):
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError("only a seat whose game is over takes None")
        self._process.step(np.array([action], np.int32))
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = float(self._process.rewards[0, seat])
            self._cumulative_rewards[each] += self.rewards[each]
        if self._process.dones[0]:
            is_cut = bool(self._process.cuts[0])
            self.terminations = dict.fromkeys(self.agents, not is_cut)
            self.truncations = dict.fromkeys(self.agents, is_cut)
            self.agent_selection = self.agents[0]
        else:
            self._look()

    def last(self, observe: bool = True) -> tuple[dict | None, float, bool, bool, dict]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The seats in the order in which they are asked, until all have left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self) -> str | None:
        """The table as text, as the asked seat sees it."""
        return self._process.draw() if self.render_mode == "ansi" else None

    def action_name(self, action: int) -> str:
        """A legal action of the asked seat as text."""
        return self._process.name(action)

    def state(self) -> np.ndarray:
        raise NotImplementedError("the complete state is hidden from every seat")

    def close(self) -> None:
        self._process.close()

    def __str__(self) -> str:
        return f"orrery_{self._process.header['game']}"

    def _look(self) -> None:
        self.agent_selection = self.possible_agents[int(self._process.asked[0])]
        self._seen[self.agent_selection] = self._process.observations[0].copy()

    def _is_over(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _leave(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise ValueError("when a game is over, the only valid action is None")
        self.agents.remove(agent)
        for by_agent in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del by_agent[agent]
        for each in self.agents:
            self.rewards[each] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]
