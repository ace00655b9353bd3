"""What the tests share: every game at its smallest and its largest table, and random play."""

import json
import os
import pathlib
import random
import re
import subprocess

# Ray reads these when it is imported: it listens on this machine only, and tells nobody.
os.environ.update(RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0", RAY_USAGE_STATS_ENABLED="0")

import palatine
import pytest

GAMES = [game["id"] for game in palatine.games()]
TABLES = [(game["id"], seats) for game in palatine.games() for seats in (min(game["seats"]), max(game["seats"]))]


@pytest.fixture(params=GAMES)
def game_id(request):
    return request.param


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request):
    return palatine.Game(request.param[0], seats=request.param[1])


def play_on(match, decisions, seed=1):
    """Plays any moves, so many or to the end."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(dice.choice(match.legal()))
    return match


def whole(game, seed):
    """A whole match of any moves."""
    return play_on(game.deal(seed), 100_000, seed)


def heavy(count):
    """So many, and more where there is time: PALATINE_HEAVY=10 makes it ten times as many."""
    return int(count * float(os.environ.get("PALATINE_HEAVY", "1")))


ROOT = pathlib.Path(__file__).parents[2]


def program():
    """The program itself: what `./test` built, or whatever PALATINE_PROGRAM names."""
    named = os.environ.get("PALATINE_PROGRAM")
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR") or ROOT / "target")
    places = [pathlib.Path(named)] if named else [target / kind / "palatine" for kind in ("debug", "release")]
    for place in places:
        if place.is_file():
            return place.resolve()
    pytest.fail(f"There is no program at {' or '.join(map(str, places))}: build it (cargo build), or name it in PALATINE_PROGRAM.")


@pytest.fixture(scope="session")
def command():
    """What a command of the program says with --json."""

    def say(*arguments):
        done = subprocess.run([program(), *map(str, arguments), "--json"], capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return say


def figures(report):
    """A report of the arena without the time it took, which is no figure."""
    return {name: value for name, value in report.items() if name != "seconds"}


def documented(ray):
    """The blocks of docs/python.md, as one would type them: those that want a cluster, or all others."""
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(blocks) == text.count("```python")
    return [block for block in blocks if ("palatine.ray" in block) == ray]
