"""Bad input: an exception with the program's own words, and nothing is lost."""

import threading

import numpy as np
import palatine
import pytest
from conftest import play_on
from palatine.vector import Vector

BAD = [
    (lambda: palatine.Game("chess"), "There is no game"),
    (lambda: palatine.Game("great-wall", seats=9), "9"),
    (lambda: palatine.Game("great-wall", seats=0), "0"),
    (lambda: palatine.Game("great-wall", options={"colour": "red"}), "colour"),
    (lambda: palatine.Game("great-wall", options={"claims": "perhaps"}), "perhaps"),
    (lambda: palatine.Game("great-wall", board="x"), "board"),
    (lambda: palatine.Game("emperor", board="nowhere"), "nowhere"),
    (lambda: palatine.bot("genius"), "There is no bot"),
    (lambda: palatine.bot("search:never"), "search:"),
    (lambda: palatine.Game("great-wall").deal(seed="x"), "seed"),
    (lambda: palatine.Game("great-wall").deal(seed=-1), "seed"),
    (lambda: palatine.replay("{"), ""),
    (lambda: palatine.replay({}), "palatine"),
    (lambda: palatine.place({"palatine": "position 1", "game": "great-wall"}), "setup"),
    (lambda: palatine.Game("great-wall").deal(1).play("play 3 castles"), ""),
    (lambda: palatine.Game("great-wall").deal(1).play(99_999), "99999"),
    (lambda: palatine.Game("great-wall").deal(1).view(7), "seat 7"),
    (lambda: palatine.Game("great-wall").deal(1).log(lang="tlh"), "tlh"),
    (lambda: palatine.Game("great-wall").deal(1).view(0).search(simulations=0), "simulation"),
    (lambda: palatine.Game("great-wall").deal(1).view(0).search(seconds=-1.0), "seconds"),
    (lambda: Vector("great-wall", games=0), "0 games"),
    (lambda: Vector("great-wall", threads=1000), "1000 threads"),
    (lambda: Vector("great-wall", reward="fame"), "fame"),
    (lambda: Vector("great-wall", opponents=["genius"]), "genius"),
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_bad_input_is_told_in_words(number):
    act, said = BAD[number]
    with pytest.raises(palatine.PalatineError) as error:
        act()
    text = str(error.value)
    assert said.lower() in text.lower() and "⟨" not in text and len(text) > 8, text


@pytest.mark.parametrize("wrong", [None, 1.5, [], object(), -3, b"draw"])
def test_what_is_no_move_is_a_type_error_or_told(wrong):
    match = palatine.Game("great-wall").deal(1)
    with pytest.raises((TypeError, palatine.PalatineError)):
        match.play(wrong)
    assert match.decision == 0


def test_a_changed_record_is_found_out():
    match = play_on(palatine.Game("great-wall").deal(2), 20)
    record = match.record()
    record["log"][7]["check"] = "00000000"
    with pytest.raises(palatine.PalatineError):
        palatine.replay(record)


def test_an_illegal_action_of_many_plays_nothing():
    games = Vector("great-wall", games=8, seed=1)
    games.reset()
    good = games.any_actions().copy()
    before = games.observations.copy()
    bad = good.copy()
    bad[5] = int(np.flatnonzero(games.masks[5] == 0)[0])
    for wrong in (bad, good[:7], np.full(8, -1), np.full(8, 10**6), np.full(8, 2**32)):
        with pytest.raises(palatine.PalatineError):
            games.step(wrong)
        assert np.array_equal(games.observations, before)
    for wrong in (good + 0.5, good.astype(bool), [None] * 8, good.reshape(2, 4)):
        with pytest.raises((TypeError, palatine.PalatineError)):
            games.step(wrong)
        assert np.array_equal(games.observations, before)
    games.step(good)


def test_games_have_begun_when_they_are_there():
    games = Vector("zhanguo", games=4, seed=1)
    assert games.masks.any(axis=1).all() and games.observations.any()
    games.step(games.any_actions())


def test_threads_may_share_everything():
    """Matches, bots and vectors on several threads at once: each call is whole, and nothing stands still."""
    game = palatine.Game("great-wall", seats=3)
    games = Vector(game, games=64, seed=1, threads=2)
    games.reset()
    faults = []

    def plays(seed):
        try:
            match = game.deal(seed)
            bot = palatine.bot("search:30")
            while not match.over:
                match.play(bot.choose(match))
            assert match.winners()
        except BaseException as fault:  # noqa: BLE001
            faults.append(fault)

    def steps():
        try:
            for _ in range(50):
                try:
                    games.step(games.any_actions().copy())
                except palatine.PalatineError:
                    pass  # Another thread was first, or writes just now: told, not torn.
        except BaseException as fault:  # noqa: BLE001
            faults.append(fault)

    threads = [threading.Thread(target=plays, args=(seed,)) for seed in range(4)]
    threads += [threading.Thread(target=steps) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert faults == [] and not any(thread.is_alive() for thread in threads)


def test_a_fork_goes_on():
    import multiprocessing

    context = multiprocessing.get_context("fork")
    games = Vector("justinian", games=64, seed=1, threads=2)
    games.reset()
    queue = context.Queue()

    def child():
        match = palatine.Game("justinian").deal(3)
        play_on(match, 50)
        mine = Vector("justinian", games=64, seed=1, threads=2)
        mine.reset()
        mine.step(mine.any_actions())
        queue.put((match.decisions(), float(mine.observations.sum())))

    process = context.Process(target=child)
    process.start()
    decisions, total = queue.get(timeout=60)
    process.join(60)
    assert process.exitcode == 0
    games.step(games.any_actions())
    assert decisions == play_on(palatine.Game("justinian").deal(3), 50).decisions()
    assert total == pytest.approx(float(games.observations.sum()))
