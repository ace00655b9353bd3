//! Random games, drawn for every viewer in every language.

use game::{Chance, Game, Lang, Setup as _, Turn, Viewer};
use zhanguo::{Move, Phase, Region, Setup, ZhanGuo};

use super::ZhanGuoBoard;
use crate::boards::trying::{self, draw, values, with_scene};
use crate::boards::{Board, Scene, Story};

#[test]
fn every_text_is_there_and_every_move_can_be_pressed() {
    // Every number of seats, all three kinds of boards, with and without the variants.
    let setups: Vec<Setup> = Setup::all().into_iter().step_by(4).collect();
    trying::every_text_is_there_and_every_move_can_be_pressed::<ZhanGuo>(&ZhanGuoBoard, &setups);
}

/// Neither the hands of others nor what they put under the decks.
#[test]
fn what_is_hidden_is_not_drawn() {
    // Two players on A sides, two with an auction and all variants, three with all variants.
    let setups = Setup::all();
    for (seed, n) in [(0, 0), (1, 8), (2, 11)] {
        trying::what_is_hidden_is_not_drawn::<ZhanGuo>(&ZhanGuoBoard, &setups[n], seed);
    }
}

#[test]
fn another_view_draws_nothing() {
    trying::another_view_draws_nothing(&ZhanGuoBoard);
}

/// Plays by chance until something is reached; with the state before the last card that went to the Court, and its move.
fn reached(seats: usize, seed: u64, until: impl Fn(&ZhanGuo) -> bool) -> (ZhanGuo, Option<(ZhanGuo, Move)>) {
    let mut chance = Chance::quick(seed);
    let mut state = ZhanGuo::start(&Setup::new(seats).unwrap(), &mut chance);
    let (mut moves, mut court) = (Vec::new(), None);
    while !until(&state) {
        assert_ne!(state.turn(), Turn::Over, "it is never reached");
        state.moves(&mut moves);
        let mv = chance.pick(&moves);
        if matches!(mv, Move::Court { .. }) {
            court = Some((state, mv));
        }
        state.play(mv, &mut chance);
    }
    (state, court)
}

fn mover(state: &ZhanGuo) -> Viewer {
    Viewer::Seat(state.turn().seat().unwrap())
}

#[test]
fn what_cannot_be_pressed_says_why_and_names_the_rule() {
    let full = |state: &ZhanGuo| {
        let me = state.table().player(state.table().turn);
        state.table().phase == Phase::Play && Region::ALL.iter().any(|&region| me.card_count(region) == 3)
    };
    let (state, _) = reached(3, 2, full);
    let text = draw(&ZhanGuoBoard, &state, mover(&state), Lang::En, None).0;
    let rules = values(&text, "data-rule");
    assert!(rules.contains(&"region-cards"));
    // Other steps are refused to a card by the one that is due.
    let (state, _) = reached(3, 2, |state| {
        state.table().phase == Phase::Hire && state.table().hand_size(state.table().turn) > 0
    });
    let text = draw(&ZhanGuoBoard, &state, mover(&state), Lang::En, None).0;
    assert!(values(&text, "data-rule").contains(&"step-by-step"));
    assert!(values(&text, "data-rule").contains(&"hire-officials"));
}

#[test]
fn a_chosen_card_names_the_abilities_that_would_answer() {
    let answers = |state: &ZhanGuo| {
        let (table, seat) = (state.table(), state.table().turn);
        table.phase == Phase::Play
            && table.round > 2
            && state.hand(seat).iter().any(|card| {
                let action = zhanguo::Action::Recruit;
                table.would_answer(seat, card, action).next().is_some()
            })
    };
    let (state, _) = reached(2, 4, answers);
    let text = draw(&ZhanGuoBoard, &state, mover(&state), Lang::En, None).0;
    assert!(text.contains("class=\"wakes\"") && text.contains("class=\"would\""));
    for card in state.hand(state.table().turn).iter() {
        assert!(values(&text, "data-when").contains(&format!("card={card}").as_str()));
    }
}

#[test]
fn the_account_tells_what_the_play_has_given() {
    let (state, court) = reached(3, 6, |state| {
        state.table().phase == Phase::Abilities && state.table().action == Some(zhanguo::Action::Hire)
    });
    let (before, mv) = court.unwrap();
    let view = before.view(mover(&state));
    assert!(ZhanGuoBoard.is_story(&mv.to_string()));
    let text = with_scene(&state, mover(&state), Lang::En, None, |scene| {
        let story = Some(Story { number: 1, before: &view, mv: mv.to_string() });
        let Scene { viewer, words, players, turn, moves, .. } = *scene;
        let scene = Scene { viewer, words, players, turn, moves, last: None, story, sketch: None };
        ZhanGuoBoard.prompt(&state.view(scene.viewer), &scene).into_string()
    });
    assert!(text.contains("id=\"account\"") && text.contains("Workers in"), "{text}");
    let waiting = state.table().waiting().count();
    assert_eq!(text.matches("class=\"slab use\"").count(), waiting);
}
