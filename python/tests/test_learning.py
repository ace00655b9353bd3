"""The whole path of learning, small: games, weights, a network that plays; and the same after a kill."""

import json
import os
import pathlib
import subprocess
import sys

import numpy as np
import palatine
import palatine.learn
import pytest

pytest.importorskip("jax")
from safetensors.numpy import load

PYTHON = pathlib.Path(__file__).parents[1]

SETTINGS = """
seed = 5
widths = [32, 16]
chunk = 8
options = 0.2
window = 2

[[rounds]]
player = "search:1+depth=1"
games = 16
long = 12
quick = 3
share = 0.5
curious = 0.25
sharp = 20.0

[[rounds]]
player = "net:1"
games = 16
long = 12
quick = 3
share = 0.5
curious = 0.25
sharp = 20.0
tried = 2
learning = { dropout = 0.3 }

[league]
share = 0.2
bots = ["greedy"]

[learning]
apart = 4
batch = 64
epochs = 2
rate = 0.002
decay = 0.1
dropout = 0.1
moves = 1.0
points = 0.1
foresight = 0.5

[measure]
player = "net:4"
games = 4
"""


def train(folder, settings, *more, game="great-wall"):
    folder.mkdir(exist_ok=True)
    (folder / "settings.toml").write_text(settings)
    words = [sys.executable, "-m", "train", game, "--settings", str(folder / "settings.toml"), "--folder", str(folder / "run"), "--threads", "1", *more]
    # What jax compiles is the same in every run and would take more than half of each: it is kept for the next.
    kept = {"JAX_COMPILATION_CACHE_DIR": str(folder.parent / "compiled"), "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
    return subprocess.run(words, cwd=PYTHON, env=os.environ | kept, capture_output=True, text=True, timeout=600)


def test_a_network_is_learned_and_plays_and_a_kill_changes_nothing(tmp_path):
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    done = train(whole, SETTINGS)
    assert done.returncode == 0, done.stderr
    net = whole / "run" / "net-1.safetensors"
    lines = [json.loads(line) for line in (whole / "run" / "log.jsonl").read_text().splitlines()]
    assert {line["round"] for line in lines} == {0, 1}
    assert all(np.isfinite(line["loss"]) for line in lines if "epoch" in line)
    rated = [line for line in lines if "rating" in line]
    assert [line["round"] for line in rated] == [0, 1] and all(0 <= line["against greedy"] <= 1 for line in rated)
    picture = (whole / "run" / "progress.svg").read_text()
    assert picture.startswith("<?xml") and picture.count("<path") > 10

    match, bots = palatine.Game("great-wall", seats=3).deal(1), [palatine.bot(f"net{how}@{net}") for how in ("", ":8", ":8+trust=0.5")]
    while not match.over:
        match.play(bots[match.seat].choose(match))

    # What was kept up to the second round is taken over; what was not is done again, and comes to the same.
    done = train(killed, SETTINGS)
    assert done.returncode == 0, done.stderr
    for gone in ("net-1.safetensors", "weights-1.npz", "games/1-1.npz"):
        (killed / "run" / gone).unlink()
    again = train(killed, SETTINGS)
    assert again.returncode == 0, again.stderr
    first, second = (load(path.read_bytes()) for path in (net, killed / "run" / "net-1.safetensors"))
    assert first.keys() == second.keys() and all((first[name] == second[name]).all() for name in first)
    # A cluster comes to the same, too.
    pytest.importorskip("ray")
    done = train(tmp_path / "cluster", SETTINGS, "--ray", "local")
    assert done.returncode == 0, done.stderr
    third = load((tmp_path / "cluster" / "run" / "net-1.safetensors").read_bytes())
    assert all((first[name] == third[name]).all() for name in first)
    # One folder, one run.
    other = train(killed, SETTINGS.replace("seed = 5", "seed = 6"))
    assert other.returncode != 0 and "says other settings than these" in other.stderr


def test_the_toy_is_learned_in_seconds(tmp_path):
    """By the settings of the house: a search that has nothing but the network beats who plays anything and who looks one move ahead."""
    words = [sys.executable, "-m", "train", "toy", "--folder", str(tmp_path), "--threads", "2"]
    done = subprocess.run(words, cwd=PYTHON, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    match = """if True:
        import sys, palatine, palatine.learn
        palatine.learn.toy()
        # What it has learned alone: no looks, no playouts.
        bot = f"net:64+looks=0+policy=0+trust=1@{sys.argv[1]}"
        for rival in ("random", "greedy"):
            print(palatine.arena("toy", [bot, rival], 2000, seed=500_000, threads=2)["bots"][0]["ci95"][0])
    """
    found = subprocess.run([sys.executable, "-c", match, str(tmp_path / "net-0.safetensors")], capture_output=True, text=True, timeout=600)
    assert found.returncode == 0, found.stderr
    assert all(float(least) > 0.5 for least in found.stdout.split()), found.stdout


def test_samples_do_not_hang_on_threads(game_id):
    setups = [palatine.Game(game_id, seats=seats) for about in palatine.games() if about["id"] == game_id for seats in about["seats"]]
    play = lambda **how: palatine.learn.self_play(setups, "search:1+depth=1", games=3, seed=2, long=6, quick=2, **how)
    one, two = play(threads=1), play(threads=3)
    assert all((one[name] == two[name]).all() for name in one)
    rows = len(one["seats"])
    assert len(one["starts"]) == rows + 1 and len(one["wins"]) == 6 * rows


def test_what_cannot_be_learned_from_is_told():
    game = palatine.Game("great-wall")
    with pytest.raises(palatine.PalatineError, match="Only a search can teach"):
        palatine.learn.self_play([game], "greedy", games=1, seed=1)
    with pytest.raises(palatine.PalatineError, match="no set-up"):
        palatine.learn.self_play([], "search:1", games=1, seed=1)
    with pytest.raises(palatine.PalatineError, match="cannot be used"):
        palatine.learn.self_play([game], "net:1@nowhere", games=1, seed=1)
