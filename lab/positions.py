"""Reads files of positions that `orrery positions` writes. lab/README.md describes them."""

import json
from dataclasses import dataclass

import numpy as np

HEAD = 4
WHOLE_WIN = 12
EVALUATION_UNITS = 100


@dataclass
class Positions:
    """Positions of games with any number of seats, padded to the most seats."""

    game: str
    version: int
    names: list
    figures: np.ndarray  # positions x seats x figures, 16 bits
    seats: np.ndarray  # positions: how many seats
    evaluations: np.ndarray  # positions x seats: the evaluation by hand; a lead of 1 makes winning e times as likely
    wins: np.ndarray  # positions x seats: the share of each seat in the win
    games: np.ndarray  # positions: the number of the game, different in every file
    random_moves: np.ndarray  # positions: whether a random move was made since the last position

    def __len__(self):
        return len(self.games)


def read_file(path):
    with open(path, "rb") as file:
        head = json.loads(file.readline())
        if head.get("orrery") != "positions" or head.get("format") != 2:
            raise ValueError(f"{path} is not a file of positions")
        rows = np.frombuffer(file.read(), dtype="<i2")
    rows = rows[: len(rows) // head["row"] * head["row"]].reshape(-1, head["row"])
    return head, rows


def read_files(paths):
    """All positions of these files, which must be of the same game and figures."""
    files = [read_file(path) for path in paths]
    first = files[0][0]
    inputs = len(first["names"])
    most = max(head["seats"] for head, _ in files)
    count = sum(len(rows) for _, rows in files)
    figures = np.zeros((count, most, inputs), dtype=np.int16)
    wins = np.zeros((count, most), dtype=np.float32)
    evaluations = np.zeros((count, most), dtype=np.float32)
    seats = np.zeros(count, dtype=np.int64)
    games = np.zeros(count, dtype=np.int64)
    random_moves = np.zeros(count, dtype=bool)
    at = 0
    next_game = 0
    for head, rows in files:
        if (head["game"], head["figures"]) != (first["game"], first["figures"]):
            raise ValueError("these files are of different games or figures")
        end = at + len(rows)
        n = head["seats"]
        figures[at:end, :n] = rows[:, HEAD + 2 * n :].reshape(-1, n, inputs)
        wins[at:end, :n] = rows[:, HEAD : HEAD + n] / WHOLE_WIN
        evaluations[at:end, :n] = rows[:, HEAD + n : HEAD + 2 * n] / EVALUATION_UNITS
        seats[at:end] = n
        number = rows[:, 0].astype(np.int64) % 65536 + rows[:, 1].astype(np.int64) * 65536
        games[at:end] = number + next_game
        next_game += int(number.max(initial=0)) + 1
        random_moves[at:end] = rows[:, 2] != 0
        at = end
    return Positions(
        first["game"], first["figures"], first["names"], figures, seats, evaluations, wins, games, random_moves
    )
