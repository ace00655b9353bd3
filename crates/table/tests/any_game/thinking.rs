//! What every bot of the house owes, in every game: legal moves, the same move for the same question, nothing from what is
//! hidden, and an answer when nobody waits any longer.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Asked, BotName, Patience, hint};
use game::{Chance, Course, Lang, Seed, Setup as _, Spec, Turn, Viewer, Whole, Why};
use table::AnyMatch;

/// A test for each game of the house, from a generic function.
macro_rules! tests { (($test:ident) $($name:ident = $game:ty),*) => {
    mod $test {
        $(
            #[test]
            fn $name() {
                super::$test::<$game>();
            }
        )*
    }
} }

/// Positions from the middle of games of greedy bots, in which there is a choice.
fn middles<G: Whole>() -> Vec<G> {
    let seats = *G::about().seats.start();
    let setup = G::Setup::read(&Spec::new(seats)).unwrap();
    let mut found = Vec::new();
    for deal in 0..4_u64 {
        let seed = Seed::from_number(deal);
        let mut bots: Vec<_> =
            (0..seats).map(|_| BotName::Greedy.make::<G>(Duration::ZERO).unwrap()).collect();
        let mut seated: Vec<_> = bots.iter_mut().collect();
        let (course, lost) = bots::arena::play::<G>(&setup, seed, &mut seated);
        assert!(lost.is_none());
        let states: Vec<&G> = (0..course.log().len()).filter_map(|n| course.state_before(n)).collect();
        let choices = states.into_iter().filter(|state| moves(*state).len() > 3).cloned();
        let choices: Vec<G> = choices.collect();
        found.extend([1, 2, 3].map(|part| choices[choices.len() * part / 4].clone()));
    }
    found
}

fn moves<G: Whole>(state: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    moves
}

fn answer<G: Whole>(state: &G, bot: &str, patience: &Patience, luck: u64) -> G::Move {
    let Turn::Of(seat) = state.turn() else { panic!("the game is over") };
    let (view, moves) = (state.view(Viewer::Seat(seat)), moves(state));
    let asked = Asked { seat, view: &view, moves: &moves, since: &[], decision: 1, patience };
    let mut bot = bot.parse::<BotName>().unwrap().make::<G>(Duration::ZERO).unwrap();
    let mv = bot.choose(&asked, &mut Chance::quick(luck)).unwrap();
    assert!(moves.contains(&mv), "{mv} is not legal");
    mv
}

fn the_same_question_has_the_same_answer<G: Whole>() {
    let endless = Patience::endless();
    for state in middles::<G>() {
        for bot in ["search:120", "search:120+threads=3", "glance:40", "greedy"] {
            let first = answer(&state, bot, &endless, 7);
            for _ in 0..2 {
                assert_eq!(answer(&state, bot, &endless, 7), first, "{bot}");
            }
        }
    }
}
table::every_game!(tests, the_same_question_has_the_same_answer);

/// A world that only differs in what the seat cannot see gives the same answer.
fn what_is_hidden_changes_nothing<G: Whole>() {
    let endless = Patience::endless();
    let mut differing = 0;
    for (n, state) in middles::<G>().into_iter().enumerate() {
        let Turn::Of(seat) = state.turn() else { continue };
        let other = G::imagine(&state.view(Viewer::Seat(seat)), &mut Chance::quick(n as u64));
        differing += u32::from(other != state);
        assert_eq!(answer(&state, "search:60", &endless, 3), answer(&other, "search:60", &endless, 3));
    }
    assert!(differing > 0, "no world differed, so nothing was tried");
}
table::every_game!(tests, what_is_hidden_changes_nothing);

fn whoever_is_not_waited_for_answers_at_once<G: Whole>() {
    let gone = Patience::endless().unless(Arc::new(AtomicBool::new(true)));
    for state in middles::<G>() {
        // A hundred million simulations would take hours.
        answer(&state, "search:100000000", &gone, 1);
        answer(&state, "search:3600s", &Patience::of(Duration::ZERO), 1);
    }
}
table::every_game!(tests, whoever_is_not_waited_for_answers_at_once);

fn searching_bots_play_whole_games<G: Whole>() {
    for seats in G::about().seats.clone() {
        let setup = G::Setup::read(&Spec::new(seats)).unwrap();
        let names = ["search:12", "glance:30", "greedy", "search:8+threads=2", "random"];
        let made =
            (0..seats).map(|n| names[n].parse::<BotName>().unwrap().make::<G>(Duration::ZERO).unwrap());
        let mut bots: Vec<_> = made.collect();
        let mut seated: Vec<_> = bots.iter_mut().collect();
        let (course, lost): (Course<G>, _) = bots::arena::play(&setup, Seed::from_number(5), &mut seated);
        assert!(lost.is_none(), "{lost:?}");
        assert_eq!(course.state().turn(), Turn::Over);
    }
}
table::every_game!(tests, searching_bots_play_whole_games);

fn advice_is_three_moves_with_what_they_promise<G: Whole>() {
    let patience = Patience::endless();
    for state in middles::<G>().into_iter().step_by(4) {
        let Turn::Of(seat) = state.turn() else { continue };
        let (view, moves) = (state.view(Viewer::Seat(seat)), moves(&state));
        let asked: Asked<'_, G> =
            Asked { seat, view: &view, moves: &moves, since: &[], decision: 1, patience: &patience };
        let hints = hint::advise::<G>(&asked, 80, &mut Chance::quick(1)).unwrap();
        assert_eq!(hints.len(), hint::ADVISED);
        assert!(hints.is_sorted_by(|a, b| a.chance >= b.chance), "{hints:?}");
        for (n, hint) in hints.iter().enumerate() {
            assert!(moves.contains(&hint.mv));
            assert!(hints[..n].iter().all(|other| other.mv != hint.mv), "{hints:?}");
            assert!((0.0..=1.0).contains(&hint.chance), "{hint:?}");
            assert!((1.0..=state.setup().seats() as f32).contains(&hint.place), "{hint:?}");
            // What sets a move apart is its distance from the best, or the best one's from the next.
            let (better, worse) = if n == 0 { (0, 1) } else { (n, 0) };
            if let Some(gap) = hint.gap.chance {
                let distance = hints[better].chance - hints[worse].chance;
                assert!((gap - distance).abs() < 1e-5, "{hints:?}");
            }
        }
        assert_eq!(hints, hint::advise::<G>(&asked, 80, &mut Chance::quick(1)).unwrap());
    }
}
table::every_game!(tests, advice_is_three_moves_with_what_they_promise);

/// Why a move is good is said from the view alone: a world that differs only in what the seat cannot see says the same, in words
/// that both languages have. A move that is not legal, or a decision that never was, has no reasons.
fn reasons_come_from_what_the_seat_knows<G: Whole>() {
    let mut said = 0;
    for (n, state) in middles::<G>().into_iter().enumerate() {
        let Turn::Of(seat) = state.turn() else { continue };
        let other = G::imagine(&state.view(Viewer::Seat(seat)), &mut Chance::quick(n as u64));
        let legal: Vec<String> = moves(&state).iter().take(12).map(ToString::to_string).collect();
        let [one, two] = [state, other].map(|world| Course::<G>::place(world, Seed::from_number(1)));
        for pair in legal.windows(2) {
            let why = AnyMatch::why(&one, 0, &pair[0], Some(&pair[1]));
            assert_eq!(why, AnyMatch::why(&two, 0, &pair[0], Some(&pair[1])), "{pair:?}");
            assert!(why.pro.len() <= game::reason::GIVEN && why.con.len() <= game::reason::GIVEN);
            assert!(why.pro.iter().all(|reason| reason.weight > 0.0));
            assert!(why.con.iter().all(|reason| reason.weight < 0.0));
            for reason in why.pro.iter().chain(&why.con) {
                said += 1;
                for lang in Lang::ALL {
                    let words = table::find(G::about().id).unwrap().words(lang).spoken_to(Some(seat));
                    assert!(!words.say(&reason.phrase).contains('⟨'), "{}", reason.phrase);
                }
            }
            // Against itself a move has nothing to say.
            assert_eq!(AnyMatch::why(&one, 0, &pair[0], Some(&pair[0])), Why::default());
        }
        assert_eq!(AnyMatch::why(&one, 0, "nonsense", None), Why::default());
        assert_eq!(AnyMatch::why(&one, 7, &legal[0], None), Why::default());
    }
    assert!(said > 20, "{said}");
}
table::every_game!(tests, reasons_come_from_what_the_seat_knows);
