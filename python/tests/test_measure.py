"""The arena, self-play and analysis: what the program says, on any number of threads."""

import json
import pickle
import threading

import palatine
import pytest
from conftest import figures, heavy, whole
from palatine._palatine import Analysis, Arena

# What is asked of Python, and of the program.
ASKED = [
    ("great-wall", ["greedy", "random"], {"games": 61, "seed": 3}, []),
    ("great-wall", ["glance:60", "greedy"], {"games": 40, "seed": 5, "luck": True, "luck_games": 3}, ["--luck", "--luck-games", 3]),
    ("great-wall", ["random", "greedy"], {"games": 500, "decide": "even"}, ["--decide", "even"]),
    ("great-wall", ["greedy", "random"], {"games": 300, "decide": 0.9, "margin": 0.1, "risk": 0.1}, ["--decide", 0.9, "--margin", 0.1, "--risk", 0.1]),
    ("great-wall", ["search:20", "greedy", "random"], {"games": 6, "options": {"claims": "must"}}, ["--set", "claims=must"]),
    ("justinian", ["novice", "greedy"], {"games": 8, "seed": 11}, []),
]


@pytest.mark.parametrize("number", range(len(ASKED)))
def test_the_arena_says_what_the_program_says(command, number):
    game, bots, asked, more = ASKED[number]
    options = ["--games", asked["games"], "--seed", asked.get("seed", 1), *more]
    said = command("arena", game, "--bots", ",".join(bots), *options)
    for threads in (1, 3):
        assert figures(palatine.arena(game, bots, threads=threads, **asked)) == figures(said)


def test_others_fill_the_table_in_turn(command):
    said = command("arena", "zhanguo", "--bots", "greedy,random", "--games", 6, "--seats", 3)
    mine = palatine.arena("zhanguo", ["greedy", "random"], 6, seats=3)
    assert figures(mine) == figures(said["tables"][0])
    assert figures(palatine.arena(palatine.Game("zhanguo", seats=3), ["greedy", "random"], 6)) == figures(mine)


def test_the_gauntlet_says_what_the_program_says(command):
    said = command("arena", "emperor", "--bots", "glance:70", "--gauntlet", "--games", 6)
    mine = palatine.gauntlet("emperor", "glance:70", 6)
    assert list(mine) == list(said) and all(mine[name] == said[name] for name in said if name != "opponents")
    assert [figures(one) for one in mine["opponents"]] == [figures(one) for one in said["opponents"]]
    with pytest.raises(palatine.PalatineError, match="nobody"):
        palatine.gauntlet("great-wall", "nobody")


def arena(games=20, **changed):
    asked = {"bots": ["greedy", "random"], "games": games, "seed": 1, "decide": None, "margin": 0.05, "risk": 0.05, "luck": None, "move_seconds": 1.0}
    return Arena(palatine.Game("great-wall"), **{**asked, **changed})


def test_pieces_of_any_size_come_to_the_same():
    one = arena()
    said = []
    for bounds in ([0, 10], [0, 1, 2, 7, 10], [0, 5, 5, 10]):
        tally = one.tally()
        for first, last in zip(bounds, bounds[1:]):
            assert tally.add(one.play(first, last, 2)) is False
        said.append(tally.report(0.0))
    assert said[0] == said[1] == said[2] and said[0]["games"] == 20


def test_pieces_that_do_not_belong_are_refused():
    one, tally = arena(), arena().tally()
    with pytest.raises(palatine.PalatineError, match="deal 3, and 0 is next"):
        tally.add(one.play(3, 4, 1))
    three = Arena(palatine.Game("great-wall", seats=3), ["greedy", "random"], 3, 1, None, 0.05, 0.05, None, 1.0)
    for part in ["", "{}", three.play(0, 1, 1)]:
        with pytest.raises(palatine.PalatineError, match="no piece"):
            tally.add(part)
    with pytest.raises(palatine.PalatineError, match="last is 11"):
        one.play(0, 11, 1)
    with pytest.raises(palatine.PalatineError, match="0 moments of"):
        Analysis(whole(palatine.Game("great-wall"), 1).record(), 1, 1).report([])


def test_a_program_that_dies_is_told():
    with pytest.warns(UserWarning, match="cmd:false forfeited games: 4. The first because its program ended"):
        report = palatine.arena("great-wall", ["cmd:false", "greedy"], 4)
    assert report["bots"][0]["forfeits"] == 4 and report["bots"][1]["share_of_wins"] == 1
    with pytest.raises(palatine.PalatineError, match="cmd:false did not play to the end: its program ended"):
        list(palatine.self_play("great-wall", ["cmd:false", "greedy"], 4, seed=1))


def test_other_threads_go_on_meanwhile():
    playing = threading.Thread(target=lambda: arena(heavy(1_000)).play(0, heavy(500), 1))
    playing.start()
    counted = 0
    while playing.is_alive():
        counted += 1
    playing.join()
    assert counted > 1_000


def test_self_play_is_the_same_on_any_number_of_threads():
    games = [list(palatine.self_play("great-wall", ["greedy", "glance:50", "random"], 20, seed=9, threads=threads)) for threads in (1, 3)]
    assert games[0] == games[1] and len(games[0]) == 20
    for number, record in enumerate(games[0]):
        match = palatine.replay(record)
        assert match.over
        # One seat further in every game.
        assert record["players"].index("greedy") == -number % 3
    assert len({palatine.replay(record).seed for record in games[0]}) == 20
    # What is asked for later does not hang on how much is asked for.
    assert next(palatine.self_play("great-wall", ["greedy", "glance:50", "random"], 1, seed=9)) == games[0][0]


def test_whoever_has_enough_stops_the_play():
    games = palatine.self_play("great-wall", ["random", "random"], 10**9, threads=2)
    assert palatine.replay(next(games)).over
    games.close()
    assert list(palatine.self_play("great-wall", ["random"], 0, seats=2)) == []


def test_progress_is_told():
    told = []
    palatine.arena("great-wall", ["greedy", "random"], 41, threads=2, progress=told.append)
    assert told[-1][:2] == (42, 42) and [at.done for at in told] == sorted(at.done for at in told)


def test_the_analysis_says_what_the_program_says(command, tmp_path, game):
    record = whole(game, 2).record(players=[f"p{seat}" for seat in range(game.seats)])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    said = command("analyse", path, "--budget", 4, "--seed", 7)
    for threads in (1, 3):
        assert palatine.analyse(record, budget=4, seed=7, threads=threads) == said
    assert said["players"][0] == "p0"


def test_games_can_be_pickled():
    for game in [palatine.Game("great-wall", seats=3, options={"claims": "must"}), palatine.Game("zhanguo")]:
        again = pickle.loads(pickle.dumps(game))
        assert (again.id, again.seats, again.options) == (game.id, game.seats, game.options)
        assert again.deal(4).position() == game.deal(4).position()


BAD = [
    (lambda: palatine.arena("great-wall", ["greedy"]), "not 1"),
    (lambda: palatine.arena("great-wall", ["greedy"], seats=2), "One bot is"),
    (lambda: palatine.arena("great-wall", ["greedy"] * 3, seats=2), "3 bots are"),
    (lambda: palatine.arena("chess", ["greedy", "random"]), "There is no game"),
    (lambda: palatine.arena("great-wall", ["greedy", "genius"]), "There is no bot"),
    (lambda: palatine.arena("great-wall", ["greedy", "random"], games=0), "games is 0"),
    (lambda: palatine.arena("great-wall", ["greedy", "random"], threads=0), "0 threads"),
    (lambda: palatine.arena("great-wall", ["greedy", "random"], decide="odd"), "decide"),
    (lambda: palatine.arena("great-wall", ["greedy", "random"], decide=2.0), "decide is 2"),
    (lambda: palatine.arena("great-wall", ["greedy", "random"], luck=True, luck_games=0), "luck_games is 0"),
    (lambda: palatine.arena("great-wall", ["greedy", "random"], seed=-1), "seed"),
    (lambda: palatine.self_play("great-wall", ["genius", "random"], 3), "There is no bot"),
    (lambda: palatine.self_play("great-wall", [], 3, seats=2), "0 bots"),
    (lambda: palatine.self_play("great-wall", ["random", "random"], -1), "-1 games"),
    (lambda: palatine.analyse({}), "palatine"),
    (lambda: palatine.analyse(palatine.Game("great-wall").deal(1).record()), "not over"),
    (lambda: palatine.analyse(whole(palatine.Game("great-wall"), 1).record(), budget=0), "budget is 0"),
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_what_is_wrong_is_told(number):
    act, word = BAD[number]
    with pytest.raises(ValueError, match=word) as error:
        act()
    assert str(error.value).strip()
