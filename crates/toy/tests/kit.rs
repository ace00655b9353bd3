//! The conformance kit itself: it passes a game that keeps the contract, and finds every single fault of one that does
//! not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say so by panicking")]

use std::sync::atomic::{AtomicU64, Ordering};

use game::conformance::{ENOUGH_GAMES, Plan, Report, Violation, allocation, check, prove, prove_all_occurs};
use game::{Course, Seed, Setup as _, Turn};
use toy::*;

/// Every step is looked at thoroughly, so few games are enough.
fn plan(games: u64) -> Plan {
    Plan { games, seed: Seed::from_number(7), threads: 1, sparse: 1 }
}

// ---- A sound game -------------------------------------------------------------------------------------------------

#[test]
fn a_sound_game_is_proven() {
    prove::<Toy<SOUND>>(80);
}

#[test]
fn the_report_counts_what_was_done() {
    let plan = Plan { sparse: 4, ..plan(40) };
    let ticks = AtomicU64::new(0);
    let report: Report = check::<Toy<SOUND>>(&plan, &|| {
        ticks.fetch_add(1, Ordering::Relaxed);
    });

    assert_eq!(report.violations, []);
    assert_eq!(report.game, "toy");
    assert_eq!((report.games, ticks.into_inner()), (40, 40));
    assert_eq!(report.covered.len(), 4, "2 or 3 seats, each with both piles");
    for covered in &report.covered {
        let setup = Setup::<SOUND>::read(&covered.setup).unwrap();
        // No game of this toy is shorter or longer.
        let decisions = 2 * (setup.deck().size() as usize - setup.seats);
        assert_eq!((covered.games, covered.longest, covered.bound), (10, decisions, decisions));
    }
    let decisions: usize = report.covered.iter().map(|covered| 10 * covered.longest).sum();
    assert_eq!(report.decisions, decisions as u64);
    assert!(report.allowed > report.decisions, "now and then there was a choice");
    assert!(report.imagined > 2 * report.decisions, "at every step two viewers or more");
    assert_eq!(report.records, 10, "one game in four");
    assert_eq!(report.deals, 4 * 200, "a small plan compares the least number of deals for every set-up");
    let rules: Vec<&str> = report.refused.keys().copied().collect();
    assert_eq!(rules, ["game-over", "hand-full", "not-in-hand", "pile-empty"]);
    assert!(report.refused.values().all(|&n| n > 0));
}

/// Every card is played in every game of the toy, so how often each kind was is known.
#[test]
fn the_report_counts_what_occurred() {
    let report = check::<Toy<SOUND>>(&plan(40), &|| ());
    let [kinds] = &report.coverage[..] else { panic!("{:?}", report.coverage) };
    assert_eq!((kinds.sort, kinds.never.len(), report.never()), ("kinds", 0, 0));
    let times: Vec<(&str, u64)> = kinds.things.iter().map(|kind| (kind.name.as_str(), kind.times)).collect();
    assert_eq!(times, ["coral", "amber", "jade", "pearl"].map(|kind| (kind, 20 * 3 + 20 * 4)));
    assert_eq!(kinds.rarest(), 140);
    assert!(report.is_sound());
}

/// Something that never occurs may be bad luck in a few games; in enough of them it is wrong.
#[test]
fn what_never_occurs_is_named() {
    let mut report = check::<Toy<NEVER_PLAYED>>(&plan(40), &|| ());
    assert_eq!(report.violations, []);
    assert_eq!((report.coverage[0].never.as_slice(), report.never()), (&["ruby".to_owned()][..], 1));
    assert_eq!(report.coverage[0].rarest(), 0);
    let written = serde_json::to_value(&report).unwrap();
    assert_eq!(written["coverage"][0]["never"], serde_json::json!(["ruby"]));
    assert!(report.is_sound(), "40 games prove nothing");
    report.games = ENOUGH_GAMES;
    assert!(!report.is_sound());
}

#[test]
fn a_game_in_which_everything_occurs_is_proven() {
    prove_all_occurs::<Toy<SOUND>>(8);
}

#[test]
#[should_panic(expected = "kinds: never in 8 games: ruby")]
fn a_game_in_which_something_never_occurs_is_not_proven() {
    prove_all_occurs::<Toy<NEVER_PLAYED>>(8);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let report = |threads| {
        let plan = Plan { threads, sparse: 3, ..plan(40) };
        serde_json::to_value(check::<Toy<SOUND>>(&plan, &|| ())).unwrap()
    };
    assert_eq!(report(1), report(2));
}

#[test]
#[should_panic(expected = "too few games for every set-up")]
fn a_proof_that_leaves_out_set_ups_is_none() {
    prove::<Toy<SOUND>>(3);
}

#[test]
#[should_panic(expected = "toy does not keep the contract")]
fn a_faulty_game_is_not_proven() {
    prove::<Toy<LISTS_TWICE>>(40);
}

#[test]
#[should_panic(expected = "Counting is not the global allocator")]
fn allocations_that_nobody_counts_prove_nothing() {
    allocation::prove_none::<Toy<SOUND>>(1);
}

// ---- Faulty games -------------------------------------------------------------------------------------------------

/// What is found of a view that holds too much: no other world fits it, and whoever gets it learns by a decision what that
/// decision does not show.
const TOO_MUCH: &str = "imagined ones are all the same|learns something hidden by it";

/// The violations the kit finds: at least one, all of them of the promise that is broken and no other (where a fault shows in
/// two ways, `|` stands between them), each with all that is needed to see it again.
fn violations<const FAULT: usize>(plan: &Plan, words: &str) -> Vec<Violation> {
    let report = check::<Toy<FAULT>>(plan, &|| ());
    assert!(!report.violations.is_empty(), "the kit does not notice the fault");
    for violation in &report.violations {
        let expected = words.split('|').any(|words| violation.what.contains(words));
        assert!(expected, "“{words}” is expected, but: {violation}");
        assert!(Setup::<FAULT>::read(&violation.setup).is_ok(), "{violation}");
        let text = violation.to_string();
        assert!(text.contains(&violation.what) && text.contains(&violation.seed.to_string()), "{text}");
    }
    report.violations
}

/// The game in which the kit finds the fault, played again from its violation.
fn replayed<const FAULT: usize>(words: &str) -> Course<Toy<FAULT>> {
    let plan = plan(16);
    let found = violations::<FAULT>(&plan, words);
    assert!((0..plan.games).any(|n| plan.seed.part(n) == found[0].seed), "the seed is that of a game played");
    let mut course = Course::deal(&Setup::read(&found[0].setup).unwrap(), found[0].seed);
    for mv in &found[0].moves {
        let Turn::Of(seat) = game::Game::turn(course.state()) else { break };
        course.play(seat, mv.parse().unwrap()).unwrap();
    }
    assert_eq!(course.log().len(), found[0].moves.len(), "{}", found[0]);
    course
}

/// A fault that bites before anything is decided.
fn found_at_once<const FAULT: usize>(words: &str) {
    assert_eq!(replayed::<FAULT>(words).log().len(), 0);
}

/// A fault that bites in the course of a game: the violation says after which decisions.
fn found_later<const FAULT: usize>(words: &str) {
    assert_ne!(replayed::<FAULT>(words).log().len(), 0, "the violation tells no decisions");
}

#[test]
fn a_listed_move_must_be_legal() {
    found_later::<LISTS_ILLEGAL>("is listed but refused: not-in-hand");
}

#[test]
fn an_allowed_move_must_be_listed() {
    found_later::<ALLOWS_UNLISTED>("draw is allowed but not listed");
}

#[test]
fn a_move_must_be_listed_once() {
    found_later::<LISTS_TWICE>("a legal move is listed twice");
}

#[test]
fn a_legal_move_must_be_in_the_vocabulary() {
    violations::<SMALL_VOCABULARY>(&plan(16), "play pearl is legal but not in the vocabulary");
}

#[test]
fn the_vocabulary_lists_a_move_once() {
    violations::<VOCABULARY_TWICE>(&plan(1), "draw is twice in the vocabulary");
}

#[test]
fn different_views_must_have_different_arrays() {
    violations::<ARRAY_FORGETS>(&plan(16), "two views that differ have the same array");
}

#[test]
fn equal_views_must_have_equal_arrays() {
    violations::<ARRAY_CHANGES>(&plan(1), "equal views have different arrays (part pile)");
}

#[test]
fn an_array_must_hold_numbers() {
    violations::<ARRAY_NAN>(&plan(16), "number 1 of the array is NaN (part setup)");
}

#[test]
fn play_must_not_lose_pieces() {
    let course = replayed::<LOSES_IN_PLAY>("there were ");
    let last = course.log().last().unwrap();
    assert!(
        matches!(last.mv, Move::Play(_)),
        "it is found right after the card was lost, not after {}",
        last.mv
    );
}

#[test]
fn imagining_must_not_lose_pieces() {
    found_later::<LOSES_IN_IMAGINING>("in an imagined world: there were ");
}

#[test]
fn an_imagined_world_must_look_the_same() {
    found_later::<LOOKS_DIFFERENT>("an imagined world looks different to Seat(seat ");
}

#[test]
fn a_view_must_not_hold_the_whole_state() {
    found_later::<WHOLE_VIEW>(TOO_MUCH);
}

#[test]
fn a_view_must_not_give_a_hint() {
    found_later::<HINTING_VIEW>(TOO_MUCH);
}

/// A fault that shows over many deals, not in one game. Deals are as many as games for each set-up, so the games are
/// many, and looked at lightly.
fn found_over_many_deals<const FAULT: usize>() {
    let plan = Plan { sparse: 100, ..plan(2_400) };
    for violation in violations::<FAULT>(&plan, "imagined worlds do not follow the deal") {
        assert_eq!(violation.moves, [""; 0], "{violation}");
    }
}

#[test]
fn imagined_hands_must_follow_the_deal() {
    found_over_many_deals::<SKEWED>();
}

#[test]
fn what_is_not_in_an_imagined_hand_must_follow_the_deal() {
    found_over_many_deals::<SELDOM>();
}

#[test]
fn imagined_hands_must_follow_the_deal_together() {
    found_over_many_deals::<ALIKE>();
}

#[test]
fn the_mover_must_know_the_legal_moves() {
    found_later::<HIDDEN_RULE>("does not know the legal moves");
}

#[test]
fn a_move_must_survive_its_notation() {
    found_at_once::<NOTATION>("the notation “play pearl” is read as Err");
}

#[test]
fn a_position_must_survive_its_file() {
    found_later::<POSITION>("a position changes by being written down");
}

#[test]
fn a_set_up_must_survive_being_written_down() {
    found_at_once::<SETUP>("the set-up does not survive being written down");
}

#[test]
fn the_log_must_have_its_italian_texts() {
    found_later::<ITALIAN_LOG>("it.ftl: no text for english");
}

#[test]
fn what_the_log_seldom_names_must_have_its_italian_name() {
    found_later::<ITALIAN_RARE>("it.ftl: no text for english");
}

#[test]
fn refusals_must_have_their_italian_texts() {
    found_later::<ITALIAN_REFUSAL>("it.ftl: no text for english");
}

#[test]
fn whoever_is_spoken_to_must_be_you() {
    found_later::<CALLS_BY_NAME>("log-play-named calls seat ");
}

#[test]
fn the_picture_must_have_its_italian_texts() {
    found_later::<ITALIAN_SKETCH>("lacks words");
}

#[test]
fn the_title_must_have_its_italian_text() {
    violations::<ITALIAN_TITLE>(&plan(4), "it.ftl: no text for english");
}

#[test]
fn sources_of_points_must_have_their_italian_names() {
    violations::<ITALIAN_SOURCE>(&plan(4), "it.ftl: no text for english");
}

#[test]
fn options_must_have_their_italian_texts() {
    violations::<ITALIAN_OPTION>(&plan(4), "it.ftl: no text for option-english");
}

#[test]
fn sorts_of_things_must_have_their_italian_names() {
    violations::<ITALIAN_SORT>(&plan(4), "it.ftl: no text for english");
}

#[test]
fn what_is_used_must_be_among_everything() {
    let course = replayed::<UNKNOWN_THING>("play pearl uses number 4 of sort 0, but there is no such thing");
    assert_eq!(course.log().last().unwrap().mv.to_string(), "play pearl");
}

#[test]
fn every_decision_must_be_told() {
    found_later::<SILENT>("is told nothing about play ");
}

#[test]
fn a_game_must_end_within_its_bound() {
    let course = replayed::<TOO_LONG>("the game goes beyond its bound of ");
    assert_eq!(game::Game::turn(course.state()), Turn::Over, "the very last decision is one too many");
}

#[test]
fn what_is_drawn_must_be_said_to_be_revealed() {
    let course = replayed::<DRAWS_UNSEEN>("draw is said to reveal nothing, but it asks chance");
    assert_eq!(course.log().last().unwrap().mv, Move::Draw);
}

#[test]
fn what_shows_must_be_said_to_be_revealed() {
    let course = replayed::<SHOWS_UNSEEN>("learns something hidden by it");
    assert!(matches!(course.log().last().unwrap().mv, Move::Play(_)));
}

#[test]
fn chance_must_come_from_outside() {
    // Such a game cannot be played again, so nothing more can be asked of the violation than its decisions.
    let found = violations::<OWN_CHANCE>(&plan(16), "again");
    assert!(!found[0].moves.is_empty());
}

#[test]
fn a_panic_is_a_violation() {
    let found = violations::<PANICS>(&plan(16), "the game panicked: the table fell over");
    assert!(!found[0].moves.is_empty(), "the violation tells no decisions: {}", found[0]);
}
