import unittest

import numpy as np

from orrery import AecEnvironment, OrreryError

from .aec_contract import play_by_contract


class AecEnvironmentTest(unittest.TestCase):
    def test_every_game_keeps_the_contract_of_pettingzoo(self):
        for game in ("startrek", "starship", "duel", "starfarers"):
            with self.subTest(game):
                env = AecEnvironment(game, max_steps=150)
                self.addCleanup(env.close)
                play_by_contract(self, env, 200, seed=1)
                self.assertEqual(env.agents, [], "a game that is cut off ends for everybody")

    def test_a_game_is_played_to_its_end_again_and_again(self):
        env = AecEnvironment("comet", seats=3)
        self.addCleanup(env.close)
        for seed in (1, 2):
            told = play_by_contract(self, env, 100_000, seed)
            self.assertEqual(sorted({reward for _, action, reward in told if action is None}), [-0.5, 1.0])

    def test_the_same_seed_gives_the_same_games(self):
        env = AecEnvironment("comet")
        self.addCleanup(env.close)
        first = play_by_contract(self, env, 100_000, seed=7)
        self.assertEqual(play_by_contract(self, env, 100_000, seed=7), first)
        self.assertNotEqual(play_by_contract(self, env, 100_000, seed=8), first)

    def test_an_illegal_action_raises_and_changes_nothing(self):
        env = AecEnvironment("comet")
        self.addCleanup(env.close)
        env.reset(seed=1)
        before = env.last()[0]
        illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
        with self.assertRaisesRegex(OrreryError, f"action {illegal} is not legal"):
            env.step(illegal)
        np.testing.assert_equal(env.last()[0], before)
        env.step(int(np.flatnonzero(before["action_mask"])[0]))

    def test_the_table_and_actions_are_told_in_words(self):
        env = AecEnvironment("duel", render_mode="ansi")
        self.addCleanup(env.close)
        env.reset(seed=1)
        self.assertIn("Choose 2 centres", env.render())
        action = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
        self.assertRegex(env.action_name(action), r"^[A-Z]\w+")
        env.step(action)
        with self.assertRaises(OrreryError):
            env.action_name(env.action_space("player_0").n)


if __name__ == "__main__":
    unittest.main()
