//! Why a move is good or bad.

use game::{Game, Seat};
use justinian::court::slid;
use justinian::{Colour, Courtier, Decision, Justinian, Side};
use trials::reasons::{Said, hold, said, says};

use crate::common::{Setting, moves, play, seats};

/// Three players; seat 1 holds these tokens, amber cards of courtiers 5 and 6, and else those of 1 and 2.
fn with(tokens: &str) -> Setting {
    let cards = "cards = { porphyry = [1, 2], verdigris = [1, 2], amber = [5, 6], alabaster = [1, 2] }";
    seats(3).player(1, &format!("{tokens}, {cards}"))
}

#[test]
fn tokens_lift_ones_own_cards_and_lower_those_of_others() {
    let state = with("hand = [2, -2, 1]").state();
    says(&state, "token +2 @5", &["By the tokens you know, your amber cards would be worth 3 more."]);
    says(&state, "token -2 @5", &["– By the tokens you know, your amber cards would be worth 4 less."]);
    let name = |n: usize| state.table().setup.board.name_of(Courtier::new(n - 1)).to_owned();
    let stranger = format!("You hold no card of {} (12): whoever does loses by it.", name(12));
    says(&state, "token -2 @12", &[&stranger]);
    let feint = format!("You hold no card of {} (8), but the others cannot tell.", name(8));
    says(&state, "token +1 @8", &[&feint]);
}

#[test]
fn tokens_on_the_phase_space_are_enough_or_not() {
    let state = with("hand = [2, 1], space = [3]").state();
    says(
        &state,
        "token +2 @phase",
        &["Your tokens on the phase space would be worth 5: enough to start the scoring, which takes 5."],
    );
    says(
        &state,
        "token +1 @phase",
        &["Your tokens on the phase space would be worth 4 of the 5 that start the scoring."],
    );
    let state = with("hand = [2, 1], space = [3, 3]").player(2, "space = [1, 1]").state();
    says(
        &state,
        "token +2 @phase",
        &[
            "Your tokens on the phase space would be worth 8: the highest total names the colour.",
            "You would have the most tokens on the phase space, 3.",
        ],
    );
}

#[test]
fn passing_draws_and_the_last_to_pass_decides() {
    let draws = "You would draw 2 tokens.";
    let out = "– 2 other players could still lay tokens in this round, and you could not answer.";
    says(&with("hand = [2, 1]").state(), "pass", &[draws, out]);
    let last = with("hand = [2, 1]").passed(&[2, 3]);
    says(&last.state(), "pass", &[draws, "You would pass last, and so win a tie for the highest total."]);
    let laid = last.court(&[(12, 2, 1)]).state();
    says(
        &laid,
        "pass",
        &[draws, "You would pass last, and so choose the side from which the courtiers move."],
    );
}

#[test]
fn a_scoring_says_what_ones_cards_bring() {
    let mut state = seats(3)
        .turn(2, "side")
        .passed(&[3, 1, 2])
        .with("last = 2")
        .court(&[(12, 2, 1)])
        .player(2, "hand = [1], space = [3, 2]")
        .state();
    play(&mut state, &["left-first"]);
    let score = said(&state, "score");
    assert!(score.len() == 1 && score[0].starts_with("The scoring would come while your"), "{score:?}");
    says(&state, "decline", &["Your tokens stay on the phase space, worth 5, and more can come to them."]);
    play(&mut state, &["score"]);
    let colour = said(&state, "colour amber");
    assert!(colour.len() == 2 && colour[0].starts_with("Your amber cards bring"), "{colour:?}");
    assert!(colour[1].contains("stay for later: in phase 2 they would be worth"), "{colour:?}");
    play(&mut state, &["colour amber"]);
    let exchange = moves(&state).into_iter().find(|mv| mv.starts_with("exchange")).unwrap();
    let exchange = said(&state, &exchange);
    assert!(exchange.len() == 1 && exchange[0].contains("in phase 2 as the court stands"), "{exchange:?}");
}

fn colour(said: &Said<'_, Justinian>) -> Colour {
    Colour::from_name(&said.text("colour")).unwrap()
}

/// What a player's cards of a colour are worth in a phase, with courtiers in that order.
fn worth(state: &Justinian, seat: Seat, colour: Colour, order: &[Courtier], phase: usize) -> i64 {
    let points =
        justinian::scoring::card_points(&state.table().setup.board, order, state.cards(seat, colour), phase);
    points.map(|card| i64::from(card.points)).sum()
}

/// Facts, counted again from the table.
fn is_true(said: &Said<'_, Justinian>) {
    let (before, after, me) = (said.before, said.after, said.seat);
    let phase = usize::from(before.table().phase);
    match said.reason.phrase.id {
        id @ ("reason-cards-rise" | "reason-cards-fall") => {
            // By his own tokens alone: those of the others are face down.
            let order = |state: &Justinian, side| {
                let mut sums = [0; 12];
                for courtier in Courtier::all() {
                    let own = state.court(courtier).filter(|(seat, _)| *seat == me);
                    sums[courtier.index()] = own.map(|(_, token)| token.value()).sum();
                }
                slid(&state.table().order, &sums, side)
            };
            let change = Side::ALL.map(|side| {
                let worth = |state| worth(state, me, colour(said), &order(state, side), phase);
                worth(after) - worth(before)
            });
            let points = said.number("points");
            let found =
                if id == "reason-cards-rise" { change[0].min(change[1]) } else { -change[0].max(change[1]) };
            assert_eq!(found, points);
            assert_eq!(change[0] == change[1], said.text("exact") == "yes");
        }
        "reason-stranger" | "reason-feint" => {
            let number = said.number("number") as usize;
            let mut cards = before.table().colours().map(|colour| before.cards(me, colour));
            assert!(cards.all(|cards| !cards.contains(Courtier::new(number - 1))));
        }
        "reason-enough" => {
            assert_eq!(i64::from(after.space(me).total()), said.number("total"));
            assert!(after.space(me).total() >= after.table().threshold());
        }
        "reason-short" | "reason-space" => {
            assert_eq!(i64::from(after.space(me).total()), said.number("total"));
        }
        "reason-most-tokens" => {
            let count = |seat: Seat| after.table().spaces[seat.index()].count();
            assert!(Seat::all(after.table().seats()).all(|other| other == me || count(other) < count(me)));
        }
        "reason-draws" => {
            let held = |state: &Justinian| i64::from(state.hand(me).size());
            assert_eq!(held(after) - held(before), said.number("count"));
        }
        "reason-chooses-side" => {
            assert_eq!((after.turn().seat(), after.table().decision), (Some(me), Decision::Side));
        }
        "reason-ties" => assert_eq!(after.table().last, me),
        "reason-side" | "reason-side-loses" => {
            let points = worth(before, me, colour(said), &after.table().order, phase);
            assert_eq!(points, said.number("points"));
        }
        "reason-score" => {
            assert_eq!(worth(before, me, colour(said), &before.table().order, phase), said.number("points"));
        }
        // What the cards bring is in the points at once.
        "reason-colour" => {
            assert_eq!(i64::from(after.table().points_for_cards(phase, me)), said.number("points"));
        }
        "reason-exchange" => {
            let courtier = Courtier::new(said.number("number") as usize - 1);
            assert!(before.cards(me, colour(said)).contains(courtier));
            assert_eq!(i64::from(before.table().worth_in(courtier, phase + 1)), said.number("points"));
        }
        _ => {}
    }
}

#[test]
fn every_reason_is_true_and_has_its_words() {
    assert_eq!(hold::<Justinian>(60, is_true), [""; 0], "never met");
}
