//! Random games, drawn for every viewer in every language.

use game::{Chance, Game, Lang, Seat, Turn, Viewer};
use justinian::court::{place_of, slid};
use justinian::{Courtier, Decision, Justinian, Move, Setup, Side, Spot};

use super::JustinianBoard;
use crate::boards::trying::{self, draw, values};

#[test]
fn every_text_is_there_and_every_move_can_be_pressed() {
    let setups = [2, 3, 4, 2, 3, 4].map(|seats| Setup::new(seats).unwrap());
    trying::every_text_is_there_and_every_move_can_be_pressed::<Justinian>(&JustinianBoard, &setups);
}

/// Neither what another player holds nor what he has laid face down.
#[test]
fn what_is_hidden_is_not_drawn() {
    for (seats, seed) in [(2, 5), (3, 6), (4, 7)] {
        trying::what_is_hidden_is_not_drawn::<Justinian>(&JustinianBoard, &Setup::new(seats).unwrap(), seed);
    }
}

/// Plays by chance until something is asked, and draws it for whoever is asked.
fn asked(seats: usize, seed: u64, until: impl Fn(&Justinian) -> bool) -> (Justinian, String) {
    let mut chance = Chance::quick(seed);
    let mut state = Justinian::start(&Setup::new(seats).unwrap(), &mut chance);
    let mut moves: Vec<Move> = Vec::new();
    while !until(&state) {
        state.moves(&mut moves);
        let phase = moves.iter().copied().find(|mv| matches!(mv, Move::Token { spot: Spot::Phase, .. }));
        // Now and then the phase space, so that scorings are offered.
        let mv = phase.filter(|_| chance.below(4) == 0).unwrap_or_else(|| chance.pick(&moves));
        state.play(mv, &mut chance);
    }
    let viewer = state.turn().seat().map_or(Viewer::Audience, Viewer::Seat);
    let text = draw(&JustinianBoard, &state, viewer, Lang::En, None).0;
    (state, text)
}

fn full(state: &Justinian) -> bool {
    state.table().decision == Decision::Turn
        && Courtier::all().any(|courtier| state.table().stack(courtier) == 3)
}

#[test]
fn what_cannot_be_pressed_says_why_and_names_the_rule() {
    let (state, text) = asked(3, 2, full);
    let full = Courtier::all().filter(|&courtier| state.table().stack(courtier) == 3).count();
    let rules = values(&text, "data-rule");
    assert_eq!(rules.iter().filter(|&&rule| rule == "courtier-full").count(), full);
    let (_, text) = asked(3, 3, |state| state.table().decision == Decision::Offer);
    assert_eq!(values(&text, "data-rule").iter().filter(|&&rule| rule == "offer-due").count(), 13);
}

#[test]
fn a_chosen_token_shows_where_it_would_lie() {
    let (state, text) = asked(3, 2, full);
    let Turn::Of(seat) = state.turn() else { panic!("somebody is asked") };
    let kinds = state.hand(seat).counts().iter().filter(|&&count| count > 0).count();
    let free = Courtier::all().filter(|&courtier| state.table().stack(courtier) < 3).count();
    assert_eq!(text.matches("class=\"ghost\"").count(), kinds * (free + usize::from(!state.table().alone)));
}

/// The small procession ends as the rules end it, from either side, and every step of it is a place in the row.
#[test]
fn the_procession_ends_where_the_rules_say() {
    for seed in 0..5 {
        let (state, text) = asked(4, seed, |state| state.table().decision == Decision::Side);
        let at = |place: usize| format!("translate({} 0)", place * 68);
        let ends: Vec<&str> = values(&text, "data-places")
            .into_iter()
            .filter_map(|places| places.split(';').next_back())
            .collect();
        for (side, ends) in Side::ALL.into_iter().zip(ends.chunks(12)) {
            let order = slid(&state.table().order, &state.sums(), side);
            for (courtier, end) in Courtier::all().zip(ends) {
                assert_eq!(*end, at(place_of(&order, courtier).index()));
            }
        }
        assert_eq!(ends.len(), 24);
    }
}

#[test]
fn a_scoring_is_told_card_by_card() {
    let (state, text) = asked(4, 1, |state| state.table().decision == Decision::Exchange);
    assert_eq!(text.matches("class=\"lit at-").count(), 4 * state.table().cards());
    assert_eq!(text.matches("class=\"shown at-").count(), 4 * state.table().cards());
    assert!(text.contains("id=\"scoring-1\""));
    let total: i16 = Seat::all(4).map(|seat| state.table().points_for_cards(0, seat)).sum();
    let told: i16 = text
        .split("class=\"lit at-")
        .skip(1)
        .filter_map(|lit| lit.split("<b>+").nth(1)?.split('<').next()?.parse::<i16>().ok())
        .sum();
    assert_eq!(told, total);
}

#[test]
fn another_view_draws_nothing() {
    trying::another_view_draws_nothing(&JustinianBoard);
}
