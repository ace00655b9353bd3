"""What docs/python.md shows is run, block by block, as one would type it; what wants a cluster is run in test_ray.py."""

import pathlib
import subprocess
import sys

import palatine
import pytest
from conftest import documented

pytest.importorskip("pettingzoo")


def test_the_documentation_runs():
    typed = {}
    for block in documented(ray=False):
        # As many games and steps as a test has time for, and a bot that does not think long.
        block = block.replace("games=4096", "games=16").replace("range(1000)", "range(5)").replace('"emperor", "courtier"', '"novice", "courtier"')
        exec(compile(block, "docs/python.md", "exec"), typed)
    assert typed["match"].over


def test_the_benchmark_runs():
    """As docs/python.md says it: from the root of the project, with the installed package."""
    root = pathlib.Path(__file__).parents[2]
    words = [sys.executable, "python/bench.py", "--seconds", "0.001", "--repeats", "1", "--games", "64"]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    for game in palatine.games():
        assert f"| palatine.vector, masks | {game['id']} | " in done.stdout
    assert "| OpenSpiel, from Python | gin_rummy | " in done.stdout
