"""Many games in step."""

import sys

import numpy as np
import palatine
import pytest
from palatine.vector import Vector


def test_arrays_are_written_in_place(game):
    games = Vector(game, games=16, seed=1, threads=2)
    arrays = games.reset()
    assert arrays.observations is games.observations and arrays.dones is games.dones
    assert games.observations.shape == (16, game.observation_size) and games.masks.shape == (16, game.action_size)
    assert games.rewards.shape == (16, game.seats) and games.seats.dtype == np.int32 and games.dones.dtype == bool
    before = games.observations.copy()
    again = games.step(games.any_actions())
    assert again.observations is games.observations and not np.array_equal(before, games.observations)


def test_games_end_and_begin_anew(game):
    games = Vector(game, games=32, seed=2)
    games.reset()
    ended = 0
    for _ in range(100_000):
        observations, masks, seats, rewards, dones = games.step(games.any_actions())
        assert masks.sum(axis=1).min() > 0
        assert np.allclose(rewards.sum(axis=1), dones.astype(np.float32), atol=1e-5)
        ended += int(dones.sum())
        if ended >= 40:
            break
    assert ended >= 40


def test_seeds_and_threads(game):
    def seen(seed, threads):
        games = Vector(game, games=24, seed=seed, threads=threads)
        games.reset()
        return [games.step(games.any_actions()).observations.sum() for _ in range(60)]

    assert seen(3, 1) == seen(3, 2)
    assert seen(3, 1) != seen(4, 1)
    games = Vector(game, games=24, seed=9)
    games.reset(seed=3)
    assert [games.step(games.any_actions()).observations.sum() for _ in range(60)] == seen(3, 1)


def test_a_learner_among_bots(game):
    games = Vector(game, games=12, seed=5, opponents=["greedy"])
    games.reset()
    assert games.seats.tolist() == [n % game.seats for n in range(12)]
    won = played = 0
    while played < 24:
        seats = games.seats.copy()
        games.step(games.any_actions())
        ended = np.flatnonzero(games.dones)
        won += games.rewards[ended, seats[ended]].sum()
        played += len(ended)
    assert won / played < 1.0 / game.seats, "whoever plays anything loses against whoever looks"


@pytest.mark.parametrize("reward", ["points", "lead"])
def test_rewards_of_other_kinds(reward):
    games = Vector("great-wall", games=8, seats=3, seed=1, reward=reward)
    games.reset()
    while not games.dones.any():
        games.step(games.any_actions())
    ended = games.rewards[int(np.flatnonzero(games.dones)[0])]
    assert (ended.max() > 1) if reward == "points" else (np.sort(ended)[-1] == -np.sort(ended)[-2] or ended.max() >= 0)


def test_without_observations_the_games_are_the_same():
    seen, blind = Vector("zhanguo", games=8, seed=1), Vector("zhanguo", games=8, seed=1, observe=False)
    seen.reset()
    blind.reset()
    for _ in range(40):
        actions = seen.any_actions().copy()
        seen.step(actions)
        blind.step(actions)
        assert np.array_equal(seen.masks, blind.masks)
    assert not blind.observations.any() and seen.observations.any()
    assert isinstance(seen.game, palatine.Game) and len(seen) == 8


DIES = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "ask" in asked:
        if os.path.exists(sys.argv[1]):
            sys.exit()
        print(json.dumps({"move": asked["moves"][0]["move"]}), flush=True)
"""


def test_a_bot_that_dies_inside_stops_all_until_they_begin_anew(tmp_path):
    """Some games have moved on and others have not: nobody can go on as if nothing were, and whoever resets can."""
    program, poison = tmp_path / "dies.py", tmp_path / "poison"
    program.write_text(DIES)
    games = Vector("great-wall", games=3, seats=2, seed=1, opponents=[f"cmd:{sys.executable} {program} {poison}"], threads=2)
    begun = games.observations.copy()
    for _ in range(2):
        games.step(games.any_actions())
        poison.touch()
        with pytest.raises(palatine.PalatineError, match="its program ended.*reset") as first:
            for _ in range(100):
                games.step(games.any_actions())
        poison.unlink()
        with pytest.raises(palatine.PalatineError) as again:
            games.step(games.any_actions())
        assert str(again.value) == str(first.value)
        games.reset()
        assert np.array_equal(games.observations, begun)
    games.step(games.any_actions())
