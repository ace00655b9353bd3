"""The games as OpenSpiel games: OpenSpiel's own tests, whole games at every table, and nothing hidden in what is observed."""

import json
import pickle
import random

import numpy as np
import palatine
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from palatine.openspiel import NAMES

TABLES = [(game["id"], seats) for game in palatine.games() for seats in game["seats"]]


def name_of(game_id):
    return f"palatine_{game_id.replace('-', '_')}"


def load(game_id, seats, **more):
    return pyspiel.load_game(name_of(game_id), {"players": seats, "rng_seed": 1, **more})


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request):
    return request.param


def any_action(state, dice):
    return dice.choice(state.legal_actions())


def test_all_games_are_registered():
    assert set(NAMES) == {name_of(game["id"]) for game in palatine.games()}
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_test(name):
    # With serialize=True OpenSpiel asks for the dice of the game, which it does not let games in Python have: see the test of pickles.
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


def test_a_whole_game_is_that_of_the_house(table):
    """The same decisions and draws, played by hand: the same positions, legal moves, and at the end the same shares of the win."""
    game = load(*table)
    state, dice, by_hand, draws = game.new_initial_state(), random.Random(2), None, 0
    while not state.is_terminal():
        if state.is_chance_node():
            assert state.chance_outcomes() == [(0, 1.0)] and state.legal_actions() == [0]
            draws += 1
            state.apply_action(0)
            if by_hand is None:
                by_hand = palatine.Game(*table).deal(state.match.seed)
            else:
                by_hand.undo()
                by_hand = by_hand.branch(state.match.seed)
                by_hand.play(action)
        else:
            assert state.current_player() == by_hand.seat and state.legal_actions() == sorted(by_hand.legal())
            action = any_action(state, dice)
            assert state.string_to_action(state.action_to_string(action)) == action
            assert state.action_to_string(action) == game.vocabulary[action]
            state.apply_action(action)
            by_hand.play(action)
            assert by_hand.drew == state.is_chance_node()
        if not state.is_chance_node():
            assert state.match.position() == by_hand.position()
    winners = by_hand.winners()
    assert by_hand.over and draws > 1
    assert state.returns() == [1 / len(winners) if seat in winners else 0.0 for seat in range(table[1])]
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert len(state.history()) <= game.max_history_length() and state.move_number() - draws <= game.max_game_length()


def test_clones_draw_for_themselves(table):
    """Chance is sampled: two clones of one state come to different worlds; with the same rng_seed a game comes out the same again."""
    def played(seed):
        state, dice = load(*table, rng_seed=seed).new_initial_state(), random.Random(3)
        while not state.is_terminal():
            state.apply_action(any_action(state, dice))
        return str(state)

    assert played(5) == played(5) != played(6)
    state = load(*table).new_initial_state()
    assert len({str(state.child(0)) for _ in range(5)}) > 1
    state.apply_action(0)
    dice, drawn, before = random.Random(4), 0, str(state)
    while drawn < 3 and not state.is_terminal():
        clone = state.clone()
        assert str(clone) == str(state) and clone.history() == state.history()
        clone.apply_action(any_action(clone, dice))
        assert str(clone) != str(state) or clone.is_chance_node()
        if state.is_chance_node():
            drawn += len({str(state.child(0)) for _ in range(20)}) > 1
        state.apply_action(any_action(state, dice))
    assert drawn == 3 and before != str(state)


def test_nothing_hidden_is_observed(table):
    """Worlds that a seat cannot tell apart give the same text and array; and what is observed is the view."""
    game = load(*table)
    state, dice, differed = game.new_initial_state(), random.Random(6), 0
    assert not np.any(state.observation_tensor(0)) and state.observation_string(0) == state.information_state_string(0) == ""
    while not state.is_terminal():
        state.apply_action(any_action(state, dice))
        if dice.random() > 0.1 or state.is_chance_node():
            continue
        seat = dice.randrange(table[1])
        view = state.match.view(seat)
        assert np.array_equal(state.observation_tensor(seat), view.array())
        assert json.loads(state.observation_string(seat)) == view.as_dict()
        other = state.resample_from_infostate(seat, dice.random)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.current_player() == state.current_player() and other.history() == state.history()
        if state.current_player() == seat:
            assert other.legal_actions() == state.legal_actions()
        differed += str(other) != str(state)
        if not other.is_terminal():
            other.apply_action(any_action(other, dice))
    assert differed > 0


def test_the_information_state_recalls(table):
    """Whoever came to the same view by another way still knows the way."""
    state, dice, seen = load(*table).new_initial_state(), random.Random(7), []
    while not state.is_terminal() and len(seen) < 60:
        state.apply_action(any_action(state, dice))
        if not state.is_chance_node():
            seen.append(state.information_state_string(0))
    assert len(set(seen)) == len(seen)


def test_pickles(table):
    """What was drawn is kept, what each has seen too, and what is still to come is drawn by the same dice."""
    def played(state):
        dice = random.Random(9)
        while not state.is_terminal():
            state.apply_action(any_action(state, dice))
        return str(state)

    game = load(*table)
    state, dice = game.new_initial_state(), random.Random(8)
    for _ in range(40):
        state.apply_action(any_action(state, dice))
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state) and again.history() == state.history()
    for seat in range(table[1]):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    copy = pickle.loads(pickle.dumps(game))
    assert copy.get_parameters() == game.get_parameters()
    assert played(again) == played(state)
    assert played(pickle.loads(pickle.dumps(copy)).new_initial_state()) == played(copy.new_initial_state())


def test_observers():
    game = load("great-wall", 2)
    state = game.new_initial_state()
    state.apply_action(0)
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    public.set_from(state, 0)
    assert np.array_equal(public.tensor, state.match.view().array())
    assert json.loads(public.string_from(state, 0)) == state.match.view().as_dict()
    own = game.make_py_observer()
    own.set_from(state, 1)
    assert np.array_equal(own.dict["hand"], own.tensor[slice(*place_of("hand"))]) and own.tensor.any()
    for wrong in [(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS), (False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)]:
        with pytest.raises(ValueError, match="view"):
            game.make_py_observer(pyspiel.IIGObservationType(*wrong))


def place_of(name):
    part = next(part for part in palatine.Game("great-wall").parts if part["name"] == name)
    return part["start"], part["start"] + part["size"]


def test_parameters():
    assert load("great-wall", 3, claims="must").get_parameters()["claims"] == "must"
    game = pyspiel.load_game("palatine_great_wall(players=4,claims=must)")
    assert game.num_players() == 4 and game.num_distinct_actions() == palatine.Game("great-wall").action_size
    assert game.observation_tensor_size() == palatine.Game("great-wall").observation_size
    with pytest.raises(palatine.PalatineError, match="perhaps"):
        load("great-wall", 3, claims="perhaps")


def test_algorithms_of_openspiel_play():
    """What searches from information states (ISMCTS), and what learns from observations (the environment of its agents)."""
    game, dice = load("great-wall", 2), np.random.RandomState(1)
    state = game.new_initial_state()
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), uct_c=1.0, max_simulations=10, random_state=dice)
    for _ in range(6):
        state.apply_action(0 if state.is_chance_node() else bot.step(state))
    env = rl_environment.Environment(load("justinian", 2))
    step, decisions = env.reset(), 0
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == palatine.Game("justinian").observation_size
        step = env.step([dice.choice(step.observations["legal_actions"][player])])
        decisions += 1
    assert decisions > 20 and sum(step.rewards) == pytest.approx(1.0)
