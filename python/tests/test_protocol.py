"""Python and the program's line protocol (docs/protocol.md) agree on whole games: the same seeds and moves give the same legal moves, views,
positions, points, refusals, logs and records. PALATINE_HEAVY=10 plays ten times as many."""

import json
import os
import random
import subprocess

import palatine
import pytest
from conftest import program


class Session:
    """A talk with the program."""

    def __init__(self):
        self.talk = subprocess.Popen([program(), "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, *requests):
        """Several requests at once, and what the program answers to each."""
        self.talk.stdin.write("".join(json.dumps(request) + "\n" for request in requests))
        self.talk.stdin.flush()
        answers = [json.loads(self.talk.stdout.readline()) for _ in requests]
        return [answer.get("ok", answer.get("error")) for answer in answers]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.talk.stdin.close()
        self.talk.wait(30)


def same_game(session, game, options, seed, dice):
    """Plays any moves to the end, here and there, and compares all that both say."""
    seats = game["seats"][seed % len(game["seats"])]
    begin = {"do": "start", "game": game["id"], "seats": seats, "options": options, "seed": str(seed)}
    try:
        match = palatine.Game(game["id"], seats, options).deal(seed)
    except palatine.PalatineError as why:
        # Not every option suits every table: both say so in the same words. Then the usual ones are played with.
        assert session.ask(begin) == [{"code": "start", "text": str(why)}]
        return same_game(session, game, {}, seed, dice)
    assert session.ask(begin)[0]["setup"] == match.record()["setup"]
    vocabulary = palatine.Game(game["id"]).vocabulary
    told, viewers = [], []
    while not match.over:
        seat, other = match.seat, dice.randrange(match.seats)
        moves, tried = match.moves(), dice.choice(vocabulary)
        move = dice.choice(moves).notation
        legal, own, others, why, played = session.ask(
            {"do": "moves"},
            {"do": "view", "seat": seat + 1},
            {"do": "view", "seat": other + 1} if dice.random() < 0.5 else {"do": "view"},
            {"do": "why", "move": tried, "lang": "it"},
            {"do": "play", "move": move, "seat": seat + 1, "decision": match.decision + 1, "told": other + 1},
        )
        assert (legal["seat"], legal["decision"]) == (seat + 1, match.decision + 1)
        assert legal["moves"] == [{"move": mv.notation, "picks": mv.picks} for mv in moves]
        assert own["view"] == match.view(seat).as_dict()
        assert others["view"] in (match.view(other).as_dict(), match.view().as_dict())
        refusal = match.refusal(tried, lang="it")
        assert why["allowed"] == (refusal is None)
        assert refusal is None or refusal == {"rule": why["rule"], "text": why["text"]}
        match.play(move)
        told.append(played["told"])
        viewers.append(other)
        assert played.get("over", False) == match.over
        if dice.random() < 0.05:
            state, scores = session.ask({"do": "state"}, {"do": "scores"})
            assert state["position"] == match.position() and scores["scores"] == match.scores()
        if dice.random() < 0.02:
            steps = dice.randint(1, min(5, match.decision))
            assert len(session.ask({"do": "undo", "steps": steps})[0]["undone"]) == steps
            match.undo(steps)
            del told[len(told) - steps :], viewers[len(viewers) - steps :]
    state, scores, record = session.ask({"do": "state"}, {"do": "scores"}, {"do": "record"})
    assert state["position"] == match.position() and scores["scores"] == match.scores()
    assert record["record"] == match.record() and "result" in record["record"]
    logs = [match.log(seat) for seat in range(match.seats)]
    assert told == [logs[viewer][n] for n, viewer in enumerate(viewers)]
    # What one writes the other reads.
    assert palatine.replay(record["record"]).decisions() == match.decisions()
    assert session.ask({"do": "start", "record": match.record()})[0]["over"]
    return match.decision


def test_python_and_the_line_protocol_agree(game_id):
    games = {game["id"]: game for game in palatine.games()}
    options = games[game_id]["options"]
    dice = random.Random(game_id)
    with Session() as session:
        for seed in range(4 * int(os.environ.get("PALATINE_HEAVY", 1))):
            chosen = {name: dice.choice(values) for name, values in options.items()} if dice.random() < 0.3 else {}
            assert same_game(session, games[game_id], chosen, seed, dice) > 10


def test_a_program_that_is_not_there_is_told(monkeypatch):
    monkeypatch.setenv("PALATINE_PROGRAM", "nowhere/palatine")
    with pytest.raises(pytest.fail.Exception, match="There is no program at nowhere/palatine: build it"):
        program()
