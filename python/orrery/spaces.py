"""Gymnasium's spaces where Gymnasium is installed, otherwise the little of them that these environments need."""

from __future__ import annotations

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ModuleNotFoundError:

    class _Space:
        def __init__(self) -> None:
            self._generator = np.random.default_rng()

        def seed(self, seed: int | None = None) -> None:
            self._generator = np.random.default_rng(seed)

    class Box(_Space):  # type: ignore[no-redef]
        """Arrays of numbers between limits."""

        def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: type) -> None:
            super().__init__()
            self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)
            self.shape, self.dtype = shape, np.dtype(dtype)

        def contains(self, value: object) -> bool:
            return (
                isinstance(value, np.ndarray)
                and value.shape == self.shape
                and value.dtype == self.dtype
                and bool(np.all(value >= self.low) and np.all(value <= self.high))
            )

        def sample(self) -> np.ndarray:
            return self._generator.uniform(0, 1, self.shape).astype(self.dtype)

    class Discrete(_Space):  # type: ignore[no-redef]
        """Whole numbers below ``n``."""

        def __init__(self, n: int) -> None:
            super().__init__()
            self.n = n

        def contains(self, value: object) -> bool:
            return isinstance(value, (int, np.integer)) and 0 <= int(value) < self.n

        def sample(self, mask: np.ndarray | None = None) -> int:
            legal = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(self._generator.choice(legal)) if len(legal) > 0 else 0

    class Dict(_Space):  # type: ignore[no-redef]
        """Values by name."""

        def __init__(self, spaces: dict[str, _Space]) -> None:
            super().__init__()
            self.spaces = spaces

        def __getitem__(self, key: str) -> _Space:
            return self.spaces[key]

        def contains(self, value: object) -> bool:
            return (
                isinstance(value, dict)
                and value.keys() == self.spaces.keys()
                and all(space.contains(value[key]) for key, space in self.spaces.items())
            )

        def sample(self) -> dict:
            return {key: space.sample() for key, space in self.spaces.items()}


def observation_space(observation_size: int, action_size: int) -> Dict:
    """What a seat sees, and a mask of the actions that it may choose."""
    return Dict(
        {
            "observation": Box(-np.inf, np.inf, (observation_size,), np.float32),
            "action_mask": Box(0, 1, (action_size,), np.int8),
        }
    )


__all__ = ["Box", "Dict", "Discrete", "observation_space"]
