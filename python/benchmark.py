"""Measures how many random decisions a second this package plays, beside the same games without Python."""

from __future__ import annotations

import argparse
import json
import subprocess
import time

import numpy as np
from orrery import VectorEnvironment, random_actions
from orrery.process import default_command


def package_speed(game: str, games: int, processes: int, seconds: float) -> float:
    generator = np.random.default_rng(1)
    with VectorEnvironment(game, games, processes=processes) as env:
        begin = time.monotonic()
        decisions = 0
        while time.monotonic() - begin < seconds:
            env.step(random_actions(env.masks, generator))
            decisions += games
        return decisions / (time.monotonic() - begin)


def engine_speed(game: str, games: int, seconds: float) -> float:
    line = [*default_command(), "environment", game, "--games", str(games), "--self-play", str(round(seconds))]
    return json.loads(subprocess.run(line, check=True, capture_output=True).stdout)["decisionsPerSecond"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=256, help="games side by side (256)")
    parser.add_argument("--processes", type=int, default=1, help="processes of the package (1)")
    parser.add_argument("--seconds", type=float, default=5, help="for how long each is measured (5)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("game", nargs="*", default=["startrek", "starship", "duel", "starfarers"])
    given = parser.parse_args()
    if not given.json:
        print(f"{'game':<12}{'package':>12}{'engine':>12}{'ratio':>8}")
    figures = []
    for game in given.game:
        package = package_speed(game, given.games, given.processes, given.seconds)
        engine = engine_speed(game, given.games, given.seconds)
        figures.append({"game": game, "package": round(package), "engine": round(engine)})
        if not given.json:
            print(f"{game:<12}{package:>12,.0f}{engine:>12,.0f}{package / engine:>8.2f}")
    if given.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
