"""One seat of one game behind Gymnasium's interface, with or without Gymnasium."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from .process import EnvironmentProcess
from .spaces import Discrete, observation_space
from .vector import random_actions

try:
    from gymnasium import Env as _Base
except ModuleNotFoundError:
    _Base = object

#: Chooses an action from what a seat sees and a mask of its legal actions.
Policy = Callable[[np.ndarray, np.ndarray], int]


class SingleSeatEnvironment(_Base):
    """The learner has one seat; the policy ``others`` plays all other seats, at random where it is None.

    ``seat`` None gives the learner another seat in every game, each equally likely. The mask of legal actions is in
    ``info["action_mask"]`` and in :meth:`action_masks`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        others: Policy | None = None,
        max_steps: int = 5000,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self._process = EnvironmentProcess(game, seats=seats, max_steps=max_steps, options=options, command=command)
        if seat is not None and not 0 <= seat < self._process.seats:
            last = self._process.seats - 1
            self._process.close()
            raise ValueError(f"seat must be from 0 to {last}, not {seat}")
        self._fixed_seat = seat
        self._others = others
        self._generator = np.random.default_rng()
        self._is_over = True
        size, actions = self._process.observation_size, self._process.action_size
        self.observation_space = observation_space(size, actions)["observation"]
        self.action_space = Discrete(actions)

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[np.ndarray, dict]:
        """Begins a game and plays on to the learner's first decision."""
        if _Base is not object:
            super().reset(seed=seed)  # Gymnasium's own generator, which wrappers may use
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        while True:
            self._process.reset(int(self._generator.integers(2**31)))
            seats = self._process.seats
            self.seat = int(self._generator.integers(seats)) if self._fixed_seat is None else self._fixed_seat
            _, self._is_over, _ = self._play_others()
            if not self._is_over:
                return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict]:
        """Plays an action of the learner and all decisions of the others up to the learner's next one."""
        if self._is_over:
            raise RuntimeError("the game is over; call reset()")
        last_seen = self._observation()
        self._process.step(np.array([action], np.int32))
        reward, is_done, is_cut = self._result()
        if not is_done:
            reward, is_done, is_cut = self._play_others()
        self._is_over = is_done
        if is_done:
            # The process has begun the next game: the learner keeps what it saw last.
            return last_seen, reward, not is_cut, is_cut, {"action_mask": np.zeros(self.action_space.n, np.int8)}
        return self._observation(), reward, False, False, self._info()

    def action_masks(self) -> np.ndarray:
        """1 for each legal action of the learner."""
        return self._process.masks[0].astype(np.int8)

    def render(self) -> str | None:
        """The table as text, as the learner sees it."""
        return self._process.draw() if self.render_mode == "ansi" else None

    def action_name(self, action: int) -> str:
        """A legal action of the learner as text."""
        return self._process.name(action)

    def close(self) -> None:
        self._process.close()

    def _play_others(self) -> tuple[float, bool, bool]:
        while int(self._process.asked[0]) != self.seat:
            self._process.step(np.array([self._other_action()], np.int32))
            result = self._result()
            if result[1]:
                return result
        return 0.0, False, False

    def _other_action(self) -> int:
        mask = self._process.masks[0]
        if self._others is None:
            return int(random_actions(mask[np.newaxis], self._generator)[0])
        return int(self._others(self._process.observations[0].copy(), mask.astype(np.int8)))

    def _result(self) -> tuple[float, bool, bool]:
        process = self._process
        return float(process.rewards[0, self.seat]), bool(process.dones[0]), bool(process.cuts[0])

    def _observation(self) -> np.ndarray:
        return self._process.observations[0].copy()

    def _info(self) -> dict:
        return {"action_mask": self.action_masks(), "seat": self.seat}
