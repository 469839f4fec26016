"""Many games at a time, in one or several processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from .process import EnvironmentProcess

#: By which the program spreads games over seeds, so that a game does not depend on how they are divided among processes.
_SEED_MULTIPLIER = 0x9E3779B9


def random_actions(masks: np.ndarray, generator: np.random.Generator) -> np.ndarray:
    """One legal action for each row of masks, all equally likely."""
    keys = generator.random(masks.shape, dtype=np.float32)
    return np.where(masks != 0, keys, np.float32(-1)).argmax(axis=1).astype(np.int32)


class VectorEnvironment:
    """Plays ``games`` games side by side. After the end of a game the next one begins in the same step.

    ``observations``, ``masks``, ``asked``, ``rewards``, ``dones`` and ``cuts`` hold the state after the last step, a row
    for each game; with one process they are views that the next step fills again.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        processes: int = 1,
        seats: int | None = None,
        seed: int = 1,
        max_steps: int = 5000,
        options: Mapping[str, object] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        if not 1 <= processes <= games:
            raise ValueError(f"processes must be from 1 to {games}, not {processes}")
        self.games = games
        bounds = [games * i // processes for i in range(processes + 1)]
        self._slices = [slice(start, end) for start, end in zip(bounds, bounds[1:], strict=False)]
        self._processes: list[EnvironmentProcess] = []
        for part in self._slices:
            self._processes.append(
                EnvironmentProcess(
                    game,
                    games=part.stop - part.start,
                    seats=seats,
                    seed=_seed_from(seed, part.start),
                    max_steps=max_steps,
                    options=options,
                    command=command,
                )
            )
        first = self._processes[0]
        self.header = first.header
        self.seats = first.seats
        self.observation_size = first.observation_size
        self.action_size = first.action_size
        self._gather()

    def reset(self, seed: int) -> None:
        """Begins all games anew with a seed."""
        for part, process in zip(self._slices, self._processes, strict=True):
            process.reset(_seed_from(seed, part.start))
        self._gather()

    def step(self, actions: np.ndarray) -> None:
        """Plays one action in each game; an action that is not legal raises, and games of its process do not move."""
        for part, process in zip(self._slices, self._processes, strict=True):
            process.send_step(actions[part])
        errors = []
        for process in self._processes:
            try:
                process.receive()
            except RuntimeError as error:
                errors.append(error)
        self._gather()
        if errors:
            raise errors[0]

    def draw(self, game: int = 0) -> str:
        """The table of a game as text, as the asked seat sees it."""
        process, index = self._place(game)
        return process.draw(index)

    def name(self, action: int, game: int = 0) -> str:
        """A legal action of a game as text."""
        process, index = self._place(game)
        return process.name(action, index)

    def close(self) -> None:
        """Ends all processes."""
        for process in self._processes:
            process.close()

    def _place(self, game: int) -> tuple[EnvironmentProcess, int]:
        for part, process in zip(self._slices, self._processes, strict=True):
            if part.start <= game < part.stop:
                return process, game - part.start
        raise ValueError(f"there is no game {game}; the last one is {self.games - 1}")

    def _gather(self) -> None:
        def joined(name: str) -> np.ndarray:
            arrays = [getattr(process, name) for process in self._processes]
            return arrays[0] if len(arrays) == 1 else np.concatenate(arrays)

        self.observations = joined("observations")
        self.masks = joined("masks")
        self.asked = joined("asked")
        self.rewards = joined("rewards")
        self.dones = joined("dones")
        self.cuts = joined("cuts")

    def __enter__(self) -> VectorEnvironment:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _seed_from(seed: int, first: int) -> int:
    """The seed with which game ``first`` becomes game 0 of its process."""
    return (seed + first * _SEED_MULTIPLIER) & 0xFFFFFFFF
