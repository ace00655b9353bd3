"""The interfaces people know: PettingZoo's and Gymnasium's own tests."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from palatine import pettingzoo as zoo
from palatine.gym import PalatineEnv
from pettingzoo.test import api_test, seed_test


def test_pettingzoo_api(game):
    with warnings.catch_warnings():
        # Numbers of an observation lie far within -16 and 16, which PettingZoo remarks on.
        warnings.simplefilter("ignore")
        api_test(zoo.env(game), num_cycles=300, verbose_progress=False)


def test_pettingzoo_seeds(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: zoo.env(game), num_cycles=100)


def test_a_whole_game_of_agents(game):
    env = zoo.env(game)
    env.reset(seed=3)
    dice = np.random.default_rng(1)
    won = {agent: 0.0 for agent in env.possible_agents}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        won[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
    assert sum(won.values()) == pytest.approx(1.0)


def test_gymnasium_checks(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(PalatineEnv(game, opponents=["random"], illegal="any"), skip_render_check=True)


def test_a_learner_plays_to_the_end(game):
    env = PalatineEnv(game, opponents=["random", "greedy"])
    seats = set()
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"])
            observation, reward, over, cut, info = env.step(action)
            assert observation in env.observation_space and not cut
        assert 0.0 <= reward <= 1.0
    assert len(seats) > 1
