"""Searching many games at once with a guide in Python."""

import numpy as np
import palatine
import palatine.search
import pytest
from conftest import play_on


def views(game, count):
    matches = [play_on(game.deal(seed), 5 + 3 * seed, seed) for seed in range(count)]
    return [match.view(match.seat) for match in matches if not match.over]


def even(seats, calls=None):
    def guide(observations, masks):
        assert observations.dtype == np.float32 and masks.dtype == np.int8
        assert len(observations) == len(masks) and (masks.sum(axis=1) > 1).all()
        if calls is not None:
            calls.append(len(masks))
        # Something that hangs on what is asked, so that mixing up rows would be seen.
        logits = np.sin(np.arange(masks.shape[1]) + observations.sum(axis=1, keepdims=True))
        wins = np.full((len(masks), seats), 1 / seats)
        return logits, wins

    return guide


def test_what_is_found_does_not_hang_on_threads(game):
    asked = views(game, 6)
    found = palatine.search.many(asked, even(game.seats), simulations=12, seed=3, threads=1)
    assert found == palatine.search.many(asked, even(game.seats), simulations=12, seed=3, threads=3)
    assert len(found) == len(asked)
    for view, moves in zip(asked, found):
        legal = {move.notation for move in view.imagine(1).moves()}
        assert {move["move"] for move in moves} <= legal
        if len(legal) > 1:
            assert sum(move["visits"] for move in moves) == 12
            assert abs(sum(move["prior"] for move in moves) - 1) < 1e-3
            assert moves[0]["visits"] == max(move["visits"] for move in moves)


def test_many_searches_ask_at_once():
    game, calls = palatine.Game("great-wall"), []
    asked = views(game, 40)
    palatine.search.many(asked, even(2, calls), simulations=10)
    # In two halves, and far fewer times than there are simulations.
    assert max(calls) >= len(asked) // 2 - 4
    assert len(calls) < len(asked) * 10 / 4


def test_it_follows_its_guide():
    game = palatine.Game("great-wall")
    match = play_on(game.deal(1), 4, 1)
    likely = match.legal()[-1]

    def guide(observations, masks):
        logits = np.zeros(masks.shape, np.float32)
        logits[:, likely] = 6.0
        return logits, np.full((len(masks), 2), 0.5, np.float32)

    [found] = palatine.search.many([match.view(match.seat)], guide, simulations=40)
    assert found[0]["index"] == likely


@pytest.mark.parametrize(
    "answer, text",
    [
        (lambda masks: (np.zeros((1, 3)), np.zeros((len(masks), 2))), "logits of the shape"),
        (lambda masks: (np.full(masks.shape, np.nan), np.zeros((len(masks), 2))), "not made of numbers"),
        (lambda masks: (np.zeros(masks.shape), np.full((len(masks), 2), np.inf)), "not made of numbers"),
    ],
)
def test_an_answer_that_is_none_is_told(answer, text):
    asked = views(palatine.Game("great-wall"), 3)
    with pytest.raises(palatine.PalatineError, match=text):
        palatine.search.many(asked, lambda _, masks: answer(masks), simulations=5)


def test_whatever_a_guide_raises_is_raised():
    def broken(observations, masks):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        palatine.search.many(views(palatine.Game("emperor"), 2), broken)


def test_questions_that_are_none_are_told():
    match = palatine.Game("great-wall").deal(1)
    guide = even(2)
    for bad, text in [
        (dict(views=[]), "no view"),
        (dict(views=[match.view(1 - match.seat)]), "decide"),
        (dict(views=[match.view(match.seat)], simulations=0), "at least one"),
        (dict(views=[match.view(match.seat)], numbers={"depht": 3}), "depht"),
        (dict(views=[match.view(match.seat), palatine.Game("emperor").deal(1).view(0)]), "one game"),
    ]:
        with pytest.raises(palatine.PalatineError, match=text):
            palatine.search.many(bad.pop("views"), guide, **bad)
