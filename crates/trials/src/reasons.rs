//! Why a move is good or bad: what is said in a position, and that in any position it has its words, hangs on nothing hidden,
//! and is true.

use std::collections::BTreeSet;

use game::reason::reasons;
use game::{
    Appraised, Chance, Game, Lang, Phrase, Reason, Seat, Setup as _, Turn, Value, Viewer, Whole, Words,
    Written,
};

/// One move of random play, and one thing that was said of it.
pub struct Said<'a, G: Game> {
    /// The state in which it was to be played.
    pub before: &'a G,
    /// By whom.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// What came of it.
    pub after: &'a G,
    /// What was said of it beforehand.
    pub reason: &'a Reason,
}

impl<G: Game> Said<'_, G> {
    /// A number in the phrase.
    #[must_use]
    pub fn number(&self, name: &str) -> i64 {
        match self.value(name) {
            Value::Number(number) => *number,
            other => panic!("{name} of {} is {other:?}", self.reason.phrase),
        }
    }

    /// A player in the phrase.
    #[must_use]
    pub fn player(&self, name: &str) -> Seat {
        match self.value(name) {
            Value::Seat(seat) => *seat,
            other => panic!("{name} of {} is {other:?}", self.reason.phrase),
        }
    }

    /// A word or a text in the phrase.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.value(name).to_string()
    }

    /// A value of the phrase.
    #[must_use]
    pub fn value(&self, name: &str) -> &Value {
        let found = self.reason.phrase.values.iter().find(|(known, _)| *known == name);
        &found.unwrap_or_else(|| panic!("{} has no {name}", self.reason.phrase)).1
    }
}

/// What is said of a move in a position, in English, to the player who is to decide: what speaks against it after a dash.
pub fn said<G: Written>(state: &G, mv: &str) -> Vec<String> {
    let Turn::Of(seat) = state.turn() else { panic!("the game is over") };
    let mv: G::Move = mv.parse().unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(state.refuse(mv), Ok(()), "{mv}");
    let words = Words::new(Lang::En, &[G::about().texts]).spoken_to(Some(seat));
    let said = |reason: &Reason| {
        format!("{}{}", if reason.weight < 0.0 { "– " } else { "" }, words.say(&reason.phrase))
    };
    reasons::<G>(&state.view(Viewer::Seat(seat)), seat, mv).iter().map(said).collect()
}

/// Of a move in a position this is said, among other things.
pub fn says_also<G: Written>(state: &G, mv: &str, expected: &[&str]) {
    let found = said(state, mv);
    for line in expected {
        assert!(found.iter().any(|found| found == line), "{mv}: no “{line}” in {found:#?}");
    }
}

/// Of a move in a position just this is said, in any order.
pub fn says<G: Written>(state: &G, mv: &str, expected: &[&str]) {
    let found: BTreeSet<String> = said(state, mv).into_iter().collect();
    let expected: BTreeSet<String> = expected.iter().map(|&line| line.to_owned()).collect();
    assert_eq!(found, expected, "{mv}");
}

/// The ids of all messages of the game's own texts that give a reason.
#[must_use]
pub fn messages<G: Game>() -> BTreeSet<&'static str> {
    let lines = G::about().texts.en.lines();
    lines
        .filter(|line| line.starts_with("reason-"))
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .collect()
}

/// Plays games of every set-up, by chance and by what looks best in turn, and asks at every decision why a few moves
/// are good or bad. Everything said has its words in all languages, spoken to anybody; it held in the true world, which
/// nobody could see beforehand; and `is_true` finds it true. Gives the messages that were never met.
pub fn hold<G: Whole>(games: u64, is_true: impl Fn(&Said<'_, G>)) -> Vec<&'static str> {
    let words = Lang::ALL.map(|lang| Words::new(lang, &[G::about().texts]));
    let mut left = messages::<G>();
    assert!(left.len() > 6, "{left:?}");
    let mut moves = Vec::new();
    let setups = G::Setup::all();
    for game in 0..games * crate::heavy() as u64 {
        // By chance and by what looks best in turn, each with every set-up.
        let (setup, seats) = {
            let setup = &setups[(game / 2) as usize % setups.len()];
            (setup, setup.seats())
        };
        let mut chance = Chance::quick(game);
        let mut state = G::start(setup, &mut chance);
        while let Turn::Of(seat) = state.turn() {
            state.moves(&mut moves);
            let view = state.view(Viewer::Seat(seat));
            let next =
                if game % 2 == 0 { chance.pick(&moves) } else { best(&state, seat, &moves, &mut chance) };
            for mv in [next, chance.pick(&moves)] {
                let mut after = state.clone();
                after.play(mv, &mut chance.clone());
                let there = G::reasons(&view, seat, mv, &after.view(Viewer::Seat(seat)));
                for reason in &reasons::<G>(&view, seat, mv) {
                    assert!(there.contains(reason), "{mv}: {} does not hold", reason.phrase);
                    assert!(reason.weight.is_finite());
                    met(&reason.phrase, &mut left);
                    for words in &words {
                        for you in Seat::all(seats).map(Some).chain([None]) {
                            let words = words.clone().spoken_to(you);
                            let missing = words.missing(reason.phrase.id, None, &reason.phrase.values);
                            assert_eq!(missing, None, "{}", reason.phrase);
                        }
                    }
                    is_true(&Said { before: &state, seat, mv, after: &after, reason });
                }
            }
            state.play(next, &mut chance);
        }
    }
    left.into_iter().collect()
}

/// The move that looks best.
fn best<G: Appraised>(state: &G, seat: Seat, moves: &[G::Move], chance: &mut Chance) -> G::Move {
    let looks = |mv: &G::Move| {
        let mut after = state.clone();
        after.play(*mv, &mut chance.clone());
        after.appraise(seat)
    };
    let looks: Vec<f32> = moves.iter().map(looks).collect();
    let most = looks.iter().copied().fold(f32::MIN, f32::max);
    moves[looks.iter().position(|&found| found == most).unwrap_or(0)]
}

fn met(phrase: &Phrase, left: &mut BTreeSet<&'static str>) {
    left.remove(phrase.id);
    for (_, value) in &phrase.values {
        if let Value::List(list) = value {
            for value in list {
                if let Value::Phrase(inner) = value {
                    met(inner, left);
                }
            }
        }
    }
}
