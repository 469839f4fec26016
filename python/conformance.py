"""Runs the tests of PettingZoo and of Gymnasium on every game. They must be installed: pip install pettingzoo gymnasium."""

from __future__ import annotations

import sys
import warnings

from orrery import AecEnvironment, SingleSeatEnvironment

try:
    from gymnasium.utils import env_checker
    from pettingzoo.test import api_test, seed_test
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: pip install pettingzoo gymnasium")

# Gymnasium 1.2 has given it another name.
check_reset_seed = getattr(env_checker, "check_reset_seed_determinism", None) or env_checker.check_reset_seed

GAMES = ["startrek", "starship", "duel", "starfarers", "comet"]
CYCLES = 200


def check_table(game: str) -> None:
    """PettingZoo's api_test, and its test that the same seed gives the same game."""
    env = AecEnvironment(game)
    try:
        api_test(env, num_cycles=CYCLES)
    finally:
        env.close()
    seed_test(lambda: AecEnvironment(game), num_cycles=CYCLES)


def check_seat(game: str) -> None:
    """Gymnasium's tests of reset. Those of step draw actions without the mask, and an illegal action is an error here."""
    env = SingleSeatEnvironment(game, seat=0)
    try:
        env_checker.check_reset_return_type(env)
        check_reset_seed(env)
        env_checker.check_reset_options(env)
    finally:
        env.close()


def main() -> None:
    warnings.simplefilter("ignore")  # about observations that are a dictionary with a mask, as PettingZoo advises
    for game in sys.argv[1:] or GAMES:
        check_table(game)
        check_seat(game)
        print(f"{game}: conforms")


if __name__ == "__main__":
    main()
