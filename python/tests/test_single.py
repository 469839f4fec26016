import unittest

import numpy as np

from orrery import SingleSeatEnvironment


def play(env: SingleSeatEnvironment, seed: int) -> tuple[float, int]:
    """Plays a game by the first legal action; returns the reward and the number of decisions."""
    observation, info = env.reset(seed=seed)
    for decisions in range(1, 100_000):
        if not env.observation_space.contains(observation):
            raise AssertionError("the observation is not of its space")
        action = int(np.flatnonzero(info["action_mask"])[0])
        observation, reward, is_terminated, is_truncated, info = env.step(action)
        if is_terminated or is_truncated:
            return reward, decisions
    raise AssertionError("the game does not end")


class SingleSeatEnvironmentTest(unittest.TestCase):
    def test_one_seat_plays_a_whole_game_against_random_players(self):
        env = SingleSeatEnvironment("comet", seats=3)
        self.addCleanup(env.close)
        result = play(env, seed=4)
        self.assertIn(result[0], (-0.5, 0.25, 1.0))
        self.assertEqual(play(env, seed=4), result)
        with self.assertRaisesRegex(RuntimeError, "call reset"):
            env.step(0)

    def test_a_policy_plays_the_other_seats(self):
        asked = []

        def policy(observation, mask):
            asked.append(observation.shape)
            return int(np.flatnonzero(mask)[0])

        env = SingleSeatEnvironment("comet", seat=0, others=policy)
        self.addCleanup(env.close)
        play(env, seed=1)
        self.assertGreater(len(asked), 0)
        self.assertEqual(env.seat, 0)

    def test_a_game_that_is_cut_off_is_truncated(self):
        env = SingleSeatEnvironment("startrek", max_steps=20)
        self.addCleanup(env.close)
        _, info = env.reset(seed=1)
        is_terminated = is_truncated = False
        while not (is_terminated or is_truncated):
            action = int(np.flatnonzero(info["action_mask"])[0])
            _, reward, is_terminated, is_truncated, info = env.step(action)
        self.assertEqual((reward, is_terminated, is_truncated), (0.0, False, True))

    def test_a_seat_that_is_not_there_is_refused(self):
        with self.assertRaisesRegex(ValueError, "seat must be from 0 to 1, not 2"):
            SingleSeatEnvironment("comet", seat=2)


if __name__ == "__main__":
    unittest.main()
