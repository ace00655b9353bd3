"""What the tests share: every game at its smallest and its largest table, and random play."""

import random

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
