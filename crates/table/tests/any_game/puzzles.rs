//! The puzzles that games bring: sound, enough, said in both languages, and the same whatever is hidden.

use std::collections::BTreeSet;
use std::sync::Mutex;

use bots::puzzles::{Plan, Puzzle};
use game::chance::fingerprint;
use game::paper::write_line;
use game::{Fault, Lang, Seed, Viewer};
use table::puzzles::{of, pose, read, themes};
use table::{AnyGame, games};

/// So many every game brings at least.
const ENOUGH: usize = 100;
/// And no single move answers more than that share of them, or one could guess.
const OFTEN: f64 = 0.6;

fn told<T>(found: Result<T, Fault>, game: &dyn AnyGame) -> T {
    found.unwrap_or_else(|fault| panic!("{}: {}", game.about().id, game.words(Lang::En).fault(&fault)))
}

#[test]
fn every_game_has_enough_and_all_are_sound() {
    for game in games() {
        let (id, all) = (game.about().id, told(of(*game), *game));
        assert!(all.len() >= ENOUGH, "{id} has {}", all.len());
        let ids: BTreeSet<&str> = all.iter().map(|posed| posed.puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{id}: one is there twice");
        let seats: BTreeSet<usize> = all.iter().map(|posed| posed.puzzle.position.setup.seats).collect();
        assert_eq!(
            seats.into_iter().collect::<Vec<_>>(),
            game.about().seats.clone().collect::<Vec<_>>(),
            "{id}"
        );
        let mut answers: Vec<&str> = all.iter().map(|posed| posed.puzzle.answer()).collect();
        answers.sort_unstable();
        let most = answers.chunk_by(|a, b| a == b).map(<[_]>::len).max().unwrap();
        assert!((most as f64) < OFTEN * all.len() as f64, "{id}: one move answers {most} of {}", all.len());
        for posed in all {
            let puzzle = &posed.puzzle;
            let print = fingerprint(write_line(&puzzle.position).as_bytes());
            assert!(print.starts_with(&puzzle.id), "{id} {}: its position was changed", puzzle.id);
            let [best, next, ..] = &puzzle.lines[..] else { panic!("{id} {}", puzzle.id) };
            assert!(best.chance - next.chance >= 0.1 && best.mv != next.mv, "{id} {}", puzzle.id);
            assert!(puzzle.found[2] == 0.0, "{id} {}: a Courtier finds it", puzzle.id);
            assert!((800.0..=2_600.0).contains(&posed.difficulty), "{id} {}", puzzle.id);
            // Something can be said for it, and it is about something.
            let said = puzzle.lines.iter().skip(1).any(|line| !posed.why(&line.mv).is_empty());
            assert!(said && !posed.themes.is_empty(), "{id} {}", puzzle.id);
            for lang in [Lang::En, Lang::It] {
                let words = game.words(lang);
                for theme in posed.themes.iter().filter(|theme| **theme != "theme-rival") {
                    assert_eq!(words.missing(theme, None, &[]), None, "{id}: {theme} in {lang:?}");
                }
            }
        }
        // Levels find harder ones less often, or difficulty says nothing.
        let mut by: Vec<_> = all.iter().collect();
        by.sort_by(|a, b| a.difficulty.total_cmp(&b.difficulty));
        let minister = |part: &[&table::puzzles::Posed]| {
            part.iter().map(|posed| posed.puzzle.found[3]).sum::<f64>() / part.len() as f64
        };
        let third = by.len() / 3;
        assert!(minister(&by[..third]) > minister(&by[by.len() - third..]), "{id}");
    }
}

#[test]
fn themes_gather_reasons_that_there_are() {
    for game in games() {
        let mut seen = BTreeSet::new();
        for (name, reasons) in told(themes(*game), *game) {
            assert_eq!(game.words(Lang::It).missing(&format!("theme-{name}"), None, &[]), None);
            for reason in reasons {
                // A reason that nobody says would be a theme that nothing is about.
                let said = format!("\n{reason} =");
                assert!(game.about().texts.en.contains(&said), "{}: {reason}", game.about().id);
                assert!(seen.insert(reason.clone()), "{}: {reason} is of two themes", game.about().id);
            }
        }
    }
}

/// What a seat cannot know may be otherwise: its view, what is said of the puzzle, and what a search thinks of it stay as they are.
#[test]
fn none_needs_what_its_seat_does_not_know() {
    for game in games() {
        let all = told(of(*game), *game);
        let mut differ = 0;
        for (number, posed) in all.iter().enumerate() {
            let other = posed.placed().imagined(posed.seat, &Seed::from_number(number as u64));
            differ += usize::from(other != posed.puzzle.position);
            let puzzle = Puzzle { position: other, ..posed.puzzle.clone() };
            let there = told(pose(*game, puzzle, &[]), *game);
            let knows = |posed: &table::puzzles::Posed| posed.placed().view(Viewer::Seat(posed.seat));
            assert_eq!(knows(&there), knows(posed), "{}", posed.puzzle.id);
            for line in &posed.puzzle.lines {
                assert_eq!(there.why(&line.mv), posed.why(&line.mv), "{}", posed.puzzle.id);
            }
            if number % 40 == 0 {
                let judged =
                    |puzzle| told(game.laboratory().check_puzzle(puzzle, 100, &Seed::from_number(5)), *game);
                assert_eq!(judged(&there.puzzle), judged(&posed.puzzle), "{}", posed.puzzle.id);
            }
        }
        assert!(2 * differ > all.len(), "{}: nothing is hidden in most of them", game.about().id);
    }
}

#[test]
fn threads_change_nothing_of_what_is_found() {
    let game = table::find("great-wall").unwrap();
    let mined = |threads| {
        let (seed, not) = (Seed::from_number(3), Vec::new());
        let plan = Plan { seats: Some(5), games: 2, budget: 100, seed, threads, not };
        let found = Mutex::new(Vec::new());
        game.laboratory().mine(&plan, &|puzzles| found.lock().unwrap().push(puzzles)).unwrap();
        found.into_inner().unwrap()
    };
    let (alone, shared) = std::thread::scope(|scope| {
        let shared = scope.spawn(|| mined(3));
        (mined(1), shared.join().unwrap())
    });
    assert_eq!(alone.len(), 2, "one answer a game");
    assert_eq!(shared, alone);
}

#[test]
fn a_bad_line_is_named() {
    let good = games()[0].about().book.puzzles.lines().next().unwrap();
    assert_eq!(read(&format!("{good}\n\n{good}\n")).unwrap().len(), 2);
    let fault = read(&format!("{good}\n{}", good.replacen("\"lines\"", "\"line\"", 1))).unwrap_err();
    let said = games()[0].words(Lang::En).fault(&fault);
    assert!(said.starts_with("Line 2 is no puzzle:"), "{said}");
}
