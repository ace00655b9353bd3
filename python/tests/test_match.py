"""A match by hand: moves, refusals, views, documents, bots."""

import copy
import json
import pickle

import numpy as np
import palatine
import pytest
from conftest import play_on, whole


def test_games_say_what_they_are():
    games = palatine.games()
    assert [game["id"] for game in games] == ["great-wall", "emperor", "justinian", "zhanguo"]
    assert games[0]["title"] == "Great Wall of China"
    assert games[3]["options"]["draw"] == ["two", "three"]


def test_moves_are_known_by_notation_number_and_picks(game):
    match = play_on(game.deal(3), 12)
    vocabulary = game.vocabulary
    assert len(vocabulary) == len(set(vocabulary)) == game.action_size
    for move in match.moves():
        assert vocabulary[move.index] == move.notation == str(move)
        assert match.refusal(move) is None and match.refusal(move.index) is None
        assert move.picks and vocabulary.index(str(move)) == int(move.__index__())
    assert [move.index for move in match.moves()] == match.legal()
    assert np.flatnonzero(match.mask()).tolist() == sorted(match.legal())


def test_every_way_to_name_a_move_plays_the_same(game):
    first = play_on(game.deal(3), 8)
    second, third = first.copy(), copy.deepcopy(first)
    move = first.moves()[-1]
    first.play(move)
    second.play(move.notation)
    third.play(move.index)
    assert first.position() == second.position() == third.position()
    assert first.decisions()[-1][1] == move.notation


def test_what_the_rules_forbid_is_refused_with_its_rule(game):
    match = play_on(game.deal(4), 10)
    before = match.position()
    legal = set(match.legal())
    refused = 0
    for number, notation in enumerate(game.vocabulary):
        if number in legal:
            continue
        refusal = match.refusal(number)
        assert refusal["rule"] and refusal["text"] and "⟨" not in refusal["text"]
        assert match.refusal(notation, lang="it")["text"] != ""
        if refused < 40:
            with pytest.raises(palatine.IllegalMove) as error:
                match.play(number)
            assert error.value.rule == refusal["rule"] and str(error.value) == refusal["text"]
        refused += 1
    assert refused > 0 and match.position() == before


def test_undo_goes_back_to_the_beginning(game):
    match = game.deal(5)
    before = match.position()
    play_on(match, 20)
    taken = match.decision
    match.undo()
    match.undo(taken - 1)
    assert match.position() == before and match.decision == 0
    with pytest.raises(palatine.PalatineError, match="1 decision|cannot|nothing|only"):
        match.undo()


def test_a_view_holds_nothing_hidden(game):
    match = play_on(game.deal(6), 5)
    seat = match.seat
    view = match.view(seat)
    assert view.seat == seat
    others = [match.imagine(seat, seed=seed) for seed in range(8)]
    for other in others:
        assert other.view(seat) == view and hash(other.view(seat)) == hash(view)
        assert np.array_equal(other.observation(seat), match.observation(seat))
        assert other.legal() == match.legal()
    assert any(other.position() != match.position() for other in others)
    assert match.imagine(seat, seed=1).position() == match.imagine(seat, seed=1).position()


def test_observations_have_their_parts(game):
    match = play_on(game.deal(6), 25)
    array = match.observation()
    parts = game.parts
    assert array.dtype == np.float32 and array.shape == (game.observation_size,)
    assert parts[0]["start"] == 0 and sum(part["size"] for part in parts) == game.observation_size
    assert all(part["size"] == np.prod(part["shape"]) and part["what"] for part in parts)
    by_name = {part["name"]: array[part["start"] : part["start"] + part["size"]] for part in parts}
    assert by_name["seat"].argmax() == match.seat and by_name["turn"].tolist()[0] == 1.0
    assert np.array_equal(match.observation(), match.view(match.seat).array())


def test_records_and_positions_go_round(game):
    match = whole(game, 7)
    record = match.record(players=[f"player {seat}" for seat in range(game.seats)])
    for again in (palatine.replay(record), palatine.replay(json.dumps(record)), pickle.loads(pickle.dumps(match))):
        assert again.position() == match.position() and again.decisions() == match.decisions()
    scores = match.scores()
    assert match.over and match.seat is None and match.moves() == []
    assert [seat for seat, place in enumerate(scores["places"]) if place == 1] == match.winners()
    assert [sum(points[seat] for points in scores["sources"].values()) for seat in range(game.seats)] == scores["totals"]

    half = play_on(game.deal(8), 15)
    placed = palatine.place(half.position(), seed=1)
    assert placed.position() == half.position() and placed.legal() == half.legal()


def test_the_log_is_told_in_both_languages(game):
    match = play_on(game.deal(9), 20)
    english, italian = match.log(), match.log(lang="it")
    assert len(english) == len(italian) == match.decision
    assert english != italian and all(lines for lines in english)
    if match.id == "justinian":
        assert match.log(seat=0) != match.log(seat=1), "tokens lie face down"
    assert match.sketch() != match.sketch("it")


def test_a_search_finds_moves_and_repeats_itself(game):
    match = play_on(game.deal(10), 14)
    while len(match.legal()) == 1:
        assert [entry["visits"] for entry in match.view(match.seat).search(simulations=9)] == [0], "no choice, no search"
        match.play(match.legal()[0])
    view = match.view(match.seat)
    found = view.search(simulations=200, seed=1)
    assert found == view.search(simulations=200, seed=1)
    assert {entry["index"] for entry in found} <= set(match.legal())
    visits = [entry["visits"] for entry in found]
    assert visits == sorted(visits, reverse=True) and visits[0] > 0
    assert all(0.0 <= entry["value"] <= 1.0 for entry in found if entry["visits"])
    with pytest.raises(palatine.PalatineError, match="whoever is to decide"):
        match.view((match.seat + 1) % game.seats).search(simulations=10)


def test_the_board_is_drawn_as_the_site_draws_it(game):
    match = play_on(game.deal(13), 20)
    mine, open_to_all = match.html(match.seat), match.html()
    assert mine.startswith("<!DOCTYPE html>") and "<script" not in mine and "http" not in mine.replace("http://www.w3.org", "")
    assert mine != open_to_all and "⟨" not in mine + open_to_all
    assert match.html(match.seat, lang="it") != mine and match.html(match.seat, theme="dark") != mine
    frame = match._repr_html_()
    assert frame.startswith("<iframe srcdoc=") and frame.count('"') < 12
    # Another world behind the same view is drawn alike.
    placed = palatine.place(match.position(), seed=1)
    assert match.imagine(match.seat, seed=5).html(match.seat) == placed.html(match.seat)
    with pytest.raises(palatine.PalatineError, match="theme"):
        match.html(theme="sepia")


@pytest.mark.parametrize("name", ["random", "greedy", "glance:30", "search:50", "novice", "courtier"])
def test_bots_play_legal_moves(game, name):
    match = game.deal(11)
    bots = [palatine.bot(name) for _ in range(game.seats)]
    for _ in range(30):
        if match.over:
            break
        match.play(bots[match.seat].choose(match))
    assert match.decision > 0 and bots[0].name == name


def test_a_bot_plays_as_in_the_arena(game_id):
    """The same seed, the same bots: the same game, whoever asks them."""
    game = palatine.Game(game_id)
    matches = []
    for _ in range(2):
        match = game.deal(12)
        bots = [palatine.bot("greedy") for _ in range(game.seats)]
        while not match.over:
            match.play(bots[match.seat].choose(match))
        matches.append(match.decisions())
    assert matches[0] == matches[1]
