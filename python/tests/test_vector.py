import unittest

import numpy as np

from orrery import OrreryError, VectorEnvironment, random_actions


def history(env: VectorEnvironment, steps: int) -> list[np.ndarray]:
    """Observations of all games, step by step, with legal actions that depend on what is seen alone."""
    seen = []
    for _ in range(steps):
        seen.append(env.observations.copy())
        env.step(env.masks.argmax(axis=1))
    return seen


class VectorEnvironmentTest(unittest.TestCase):
    def test_games_end_are_rewarded_and_begin_anew(self):
        with VectorEnvironment("comet", 16, seats=3) as env:
            generator = np.random.default_rng(1)
            ended = 0
            while ended < 20:
                env.step(random_actions(env.masks, generator))
                ended += int(env.dones.sum())
                np.testing.assert_allclose(env.rewards.sum(axis=1), 0, atol=1e-6)
                self.assertTrue(env.rewards[env.dones == 0].sum() == 0)
                self.assertTrue((env.masks.sum(axis=1) > 0).all())

    def test_a_game_does_not_depend_on_how_games_are_divided_among_processes(self):
        with VectorEnvironment("startrek", 5, seed=9) as one, VectorEnvironment("startrek", 5, processes=2, seed=9) as two:
            for mine, other in zip(history(one, 30), history(two, 30), strict=True):
                np.testing.assert_array_equal(mine, other)

    def test_a_seed_begins_the_same_games_again(self):
        with VectorEnvironment("comet", 4) as env:
            env.reset(5)
            first = history(env, 20)
            env.reset(5)
            np.testing.assert_array_equal(history(env, 20), first)
            env.reset(6)
            self.assertFalse(np.array_equal(history(env, 20), first))

    def test_an_illegal_action_is_named_and_no_game_moves(self):
        with VectorEnvironment("comet", 3) as env:
            before = env.observations.copy()
            actions = env.masks.argmax(axis=1)
            actions[2] = env.action_size
            with self.assertRaisesRegex(OrreryError, f"action {env.action_size} is not legal in game 2"):
                env.step(actions)
            np.testing.assert_array_equal(env.observations, before)
            with self.assertRaisesRegex(ValueError, "3 actions"):
                env.step(np.zeros(2, np.int32))

    def test_bad_requests_get_the_sentence_of_the_program(self):
        with self.assertRaisesRegex(OrreryError, "has no environment; games are"):
            VectorEnvironment("chess", 1)
        with self.assertRaisesRegex(OrreryError, "seats"):
            VectorEnvironment("duel", 1, seats=5)
        with VectorEnvironment("comet", 2) as env, self.assertRaisesRegex(ValueError, "no game 2; the last one is 1"):
            env.draw(2)

    def test_options_reach_the_game(self):
        with VectorEnvironment("duel", 1, options={"target": 6}) as env:
            self.assertEqual(env.header["options"]["target"], 6)


if __name__ == "__main__":
    unittest.main()
