"""A process of ``orrery environment``, which plays games and answers through pipes."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import struct
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

PIPE_PROTOCOL_VERSION = 1

_STEP, _RESET, _DRAW, _NAME = 1, 2, 3, 4
_FRAME, _TEXT, _ERROR = 0, 1, 2

#: The program inside a checkout of the repository.
_PROGRAM_IN_REPOSITORY = Path(__file__).resolve().parents[2] / "cli" / "bin" / "orrery.mjs"


class OrreryError(RuntimeError):
    """What the program says of a request that it cannot fulfil. Such a request changes nothing."""


def default_command() -> list[str]:
    """The command that starts the program: ``ORRERY_COMMAND``, the one of this checkout, or ``orrery`` on the path."""
    given = os.environ.get("ORRERY_COMMAND")
    if given:
        return given.split()
    if _PROGRAM_IN_REPOSITORY.exists():
        return ["node", str(_PROGRAM_IN_REPOSITORY)]
    found = shutil.which("orrery")
    if found is None:
        raise OrreryError("there is no program orrery; set ORRERY_COMMAND to the command that starts it")
    return [found]


class EnvironmentProcess:
    """Plays ``games`` games side by side. Its arrays are filled again by every step."""

    def __init__(
        self,
        game: str,
        *,
        games: int = 1,
        seats: int | None = None,
        seed: int = 1,
        max_steps: int = 5000,
        options: Mapping[str, object] | None = None,
        language: str = "en",
        command: Sequence[str] | None = None,
    ) -> None:
        line = [*(command or default_command()), "environment", game]
        line += ["--games", str(games), "--max-steps", str(max_steps), "--language", language]
        if seats is not None:
            line += ["--seats", str(seats)]
        for name, value in (options or {}).items():
            line += ["--option", f"{name}={_option_text(value)}"]
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        first = self._process.stdout.readline()
        if not first:
            said = self._process.stderr.read().decode().strip()
            self.close()
            raise OrreryError(said or "the program has ended at once")
        #: What the program says of itself: sizes, versions and layouts of observations and actions, options.
        self.header: dict = json.loads(first)
        if self.header["protocol"] != PIPE_PROTOCOL_VERSION:
            self.close()
            raise OrreryError(
                f"this package speaks protocol {PIPE_PROTOCOL_VERSION}, the program {self.header['protocol']}"
            )
        self.games: int = self.header["games"]
        self.seats: int = self.header["seats"]
        self.observation_size: int = self.header["observation"]["size"]
        self.action_size: int = self.header["actions"]["size"]
        self._frame = bytearray(self._frame_size())
        self._divide_frame()
        self._read_answer()
        self.reset(seed)

    def _frame_size(self) -> int:
        return self.games * (4 * self.observation_size + 4 * self.seats + self.action_size + 3)

    def _divide_frame(self) -> None:
        at = 0

        def part(dtype: type, *shape: int) -> np.ndarray:
            nonlocal at
            count = int(np.prod(shape))
            array = np.frombuffer(self._frame, dtype, count, at).reshape(shape)
            at += array.nbytes
            return array

        #: What the asked seat of each game sees.
        self.observations = part(np.float32, self.games, self.observation_size)
        #: The rewards of the last step for every seat.
        self.rewards = part(np.float32, self.games, self.seats)
        #: 1 for each legal action of the asked seat.
        self.masks = part(np.uint8, self.games, self.action_size)
        #: The seat that is asked.
        self.asked = part(np.uint8, self.games)
        #: 1 where the last step ended a game; its observation is the first of the next game.
        self.dones = part(np.uint8, self.games)
        #: 1 where an ended game was cut off.
        self.cuts = part(np.uint8, self.games)

    def send_step(self, actions: np.ndarray) -> None:
        """Asks for a step without waiting for it; :meth:`receive` does."""
        given = np.ascontiguousarray(actions, dtype="<i4")
        if given.shape != (self.games,):
            raise ValueError(f"step needs {self.games} actions, not an array of shape {given.shape}")
        self._send(struct.pack("<i", _STEP) + given.tobytes())

    def receive(self) -> None:
        """Waits for the step that :meth:`send_step` has asked for."""
        self._read_answer()

    def step(self, actions: np.ndarray) -> None:
        """Plays one action in each game."""
        self.send_step(actions)
        self.receive()

    def reset(self, seed: int) -> None:
        """Begins all games anew with a seed."""
        self._send(struct.pack("<iI", _RESET, seed & 0xFFFFFFFF))
        self._read_answer()

    def draw(self, game: int = 0) -> str:
        """The table as text, as the asked seat sees it."""
        self._send(struct.pack("<ii", _DRAW, game))
        return self._read_answer()

    def name(self, action: int, game: int = 0) -> str:
        """A legal action as text."""
        self._send(struct.pack("<iii", _NAME, game, action))
        return self._read_answer()

    def close(self) -> None:
        """Ends the process."""
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()
        self._process.stderr.close()

    def _send(self, message: bytes) -> None:
        try:
            self._process.stdin.write(message)
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError) as cause:
            raise OrreryError("the program has ended") from cause

    def _read_answer(self) -> str:
        (kind,) = struct.unpack("<i", self._read(4))
        if kind == _FRAME:
            self._read_into(memoryview(self._frame))
            return ""
        (length,) = struct.unpack("<i", self._read(4))
        text = self._read(length).decode()
        if kind == _ERROR:
            raise OrreryError(text)
        return text

    def _read(self, count: int) -> bytes:
        bytes_read = bytearray(count)
        self._read_into(memoryview(bytes_read))
        return bytes(bytes_read)

    def _read_into(self, into: memoryview) -> None:
        while len(into) > 0:
            count = self._process.stdout.readinto(into)
            if not count:
                raise OrreryError("the program has ended")
            into = into[count:]

    def __enter__(self) -> EnvironmentProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
