"""The contract of PettingZoo's AEC interface, in our own words: what its documentation asks of every environment."""

from __future__ import annotations

from unittest import TestCase

import numpy as np


def play_by_contract(case: TestCase, env, decisions: int, seed: int) -> list[tuple]:
    """Plays at random and checks every promise on the way; returns what happened, to compare runs."""
    env.reset(seed=seed)
    case.assertEqual(env.agents, env.possible_agents)
    for agent in env.possible_agents:
        case.assertIs(env.observation_space(agent), env.observation_space(agent), "a space is always the same object")
        case.assertIs(env.action_space(agent), env.action_space(agent))
    generator = np.random.default_rng(seed)
    told: list[tuple] = []
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(decisions):
        case.assertEqual(agent, env.agent_selection)
        case.assertIn(agent, env.agents)
        observation, reward, is_terminated, is_truncated, info = env.last()
        case.assertTrue(env.observation_space(agent).contains(observation))
        case.assertIsInstance(info, dict)
        for by_agent in (env.rewards, env.terminations, env.truncations, env.infos):
            case.assertEqual(set(by_agent), set(env.agents), "dictionaries name exactly the agents that are left")
        earned[agent] += reward
        if is_terminated or is_truncated:
            case.assertFalse(observation["action_mask"].any())
            case.assertRaises(ValueError, env.step, 0)
            env.step(None)
            case.assertNotIn(agent, env.agents)
            told.append((agent, None, reward))
            continue
        legal = np.flatnonzero(observation["action_mask"])
        case.assertGreater(len(legal), 0, "a seat that is asked has a legal action")
        action = int(generator.choice(legal))
        told.append((agent, action, float(observation["observation"].sum())))
        env.step(action)
    if not env.agents:
        case.assertAlmostEqual(sum(earned.values()), 0.0, msg="rewards of a game sum to 0")
    return told
