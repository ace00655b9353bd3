//! Files that are nearly right: each is read or refused, and whatever is read can be played.
//!
//! Positions and records of random games, and the diagrams of the rules, are spoilt a little, as values and as text. The
//! rules must be able to trust every state that comes in, whoever wrote the file.

use std::fmt;

use game::conformance::prove_state;
use game::paper::{PositionFile, Record, read_file, read_json};
use game::{Chance, Course, Fault, Lang, Proven, Seed, Setup as _, Turn, Words, Written};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value as Json;

use crate::change::{Change, scratched, scratches};
use crate::run;

/// What can stand in the files of a game. Lists of words are one text each, with spaces between them.
#[derive(Debug)]
pub struct Paper {
    /// Words, sort by sort: a word is exchanged for another of its sort, or for one of the last if it is of none.
    pub words: &'static [&'static str],
    /// Names of fields.
    pub names: &'static str,
    /// What a file set up by hand leaves out, because we find it out ourselves.
    pub left_out: &'static str,
    /// What may be left out besides.
    pub may_be_left_out: &'static str,
    /// Numbers that mean something, besides 0 to 8. If some are negative, others may become so.
    pub numbers: &'static [i64],
    /// So many decisions lead into the midst of a game.
    pub decisions: usize,
}

/// Reads a position from the text of a file, and tries it if there is one.
pub fn reads_position<G: Written + Proven>(text: &str) -> Result<G, Vec<Fault>> {
    let state = read_file::<PositionFile>(text).map_err(|fault| vec![fault])?.read()?;
    prove_state::<G>(&state);
    Ok(state)
}

/// Replays a record from the text of a file, and tries it if it replays.
pub fn reads_record<G: Written + Proven>(text: &str) -> Result<Course<G>, Fault> {
    let record = read_json::<Record>(text)?;
    let course = Course::<G>::from_record(&record)?;
    prove_state(course.state());
    let again = Course::from_record(&course.record(record.players));
    assert_eq!(again.as_ref(), Ok(&course), "the record does not go round");
    Ok(course)
}

/// What is refused is refused with reasons, in words of every language.
pub(crate) struct Reasons([Words; 2]);

impl Reasons {
    pub(crate) fn of<G: Written>() -> Self {
        Self(Lang::ALL.map(|lang| Words::new(lang, &[G::about().texts])))
    }

    /// Whether a file was read.
    pub(crate) fn read<T>(&self, read: Result<T, Vec<Fault>>) -> bool {
        let Err(faults) = read else { return true };
        assert!(!faults.is_empty(), "refused without a reason");
        for (fault, words) in faults.iter().flat_map(|fault| self.0.iter().map(move |words| (fault, words))) {
            assert_eq!(words.missing(fault.0.id, None, &fault.0.values), None);
        }
        false
    }
}

impl Paper {
    /// A random game after so many decisions, dealt or begun from a position on its way.
    fn course<G: Written + Proven>(number: u64, decisions: usize, placed: bool) -> Course<G> {
        let setups = G::Setup::all();
        let seed = Seed::from_number(number);
        let mut course = Course::<G>::deal(&setups[number as usize % setups.len()], seed);
        let mut chance = Chance::quick(number);
        let mut moves = Vec::new();
        for n in 0..decisions {
            if placed && n == decisions / 2 {
                course = Course::place(course.state().clone(), seed);
            }
            let Turn::Of(seat) = course.state().turn() else { break };
            course.state().moves(&mut moves);
            course.play(seat, chance.pick(&moves)).expect("a listed move");
        }
        course
    }

    /// Games at their beginning, in their midst and at their end.
    fn courses<G: Written + Proven>(&self) -> impl Strategy<Value = Played<G>> + use<G> {
        let setups = G::Setup::all();
        let end = setups.iter().map(G::longest).max().unwrap_or(0);
        let decisions = prop_oneof![0..20_usize, 0..self.decisions, Just(end)];
        (0..400_u64, decisions, any::<bool>())
            .prop_map(|(number, decisions, placed)| Played(Self::course(number, decisions, placed)))
    }

    /// Position files: of games, and the diagrams of the rules as somebody wrote them.
    fn positions<G: Written + Proven>(&self) -> impl Strategy<Value = Json> + use<G> {
        let diagrams: Vec<Json> = G::about()
            .book
            .diagrams
            .iter()
            .map(|(_, text)| {
                serde_json::to_value(read_file::<PositionFile>(text).expect("a diagram")).unwrap()
            })
            .collect();
        let played = self.courses::<G>().prop_map(|Played(course)| {
            serde_json::to_value(PositionFile::write(course.state())).expect("a position")
        });
        if diagrams.is_empty() {
            return played.boxed();
        }
        prop_oneof![2 => played, 1 => select(diagrams)].boxed()
    }

    /// A spoilt position is refused or can be played.
    pub fn spoilt_positions<G: Written + Proven>(&self) {
        let reasons = Reasons::of::<G>();
        let texts =
            (self.positions::<G>(), any::<bool>(), self.changes(5)).prop_map(|(file, by_hand, changes)| {
                let left_out = self.left_out.split_whitespace().filter(|_| by_hand).map(Change::Forget);
                let all: Vec<Change> = left_out.chain(changes).collect();
                self.spoilt(file, &all)
            });
        run(1_500, texts, 0.02, |text| reasons.read(reads_position::<G>(text)));
    }

    /// A scratched position is refused or can be played.
    pub fn scratched_positions<G: Written + Proven>(&self) {
        let reasons = Reasons::of::<G>();
        let texts = (self.courses::<G>(), any::<bool>(), scratches()).prop_map(
            |(Played(course), json, scratches)| {
                let file = PositionFile::write(course.state());
                let text =
                    if json { serde_json::to_string(&file).expect("a position") } else { file.to_toml() };
                scratched(&text, &scratches)
            },
        );
        run(1_500, texts, 0.005, |text| reasons.read(reads_position::<G>(text)));
    }

    /// A spoilt record is refused or can be played on. A change in a log is found at once by the checks, so half of the
    /// records have none: only where they begin.
    pub fn spoilt_records<G: Written + Proven>(&self) {
        let reasons = Reasons::of::<G>();
        let texts = (self.courses::<G>(), any::<bool>(), self.changes(4)).prop_map(
            |(Played(course), bare, changes)| {
                let course = if bare { Course::place(course.state().clone(), course.seed()) } else { course };
                self.spoilt(serde_json::to_value(course.record(Vec::new())).expect("a record"), &changes)
            },
        );
        run(1_000, texts, 0.02, |text| reasons.read(reads_record::<G>(text).map_err(|fault| vec![fault])));
    }

    /// A scratched record is refused or can be played on.
    pub fn scratched_records<G: Written + Proven>(&self) {
        let reasons = Reasons::of::<G>();
        let texts = (self.courses::<G>(), scratches()).prop_map(|(Played(course), scratches)| {
            scratched(&serde_json::to_string(&course.record(Vec::new())).expect("a record"), &scratches)
        });
        run(500, texts, 0.005, |text| reasons.read(reads_record::<G>(text).map_err(|fault| vec![fault])));
    }

    /// Any text is refused.
    pub fn any_text<G: Written + Proven>(&self) {
        let reasons = Reasons::of::<G>();
        run(10_000, any::<String>(), 0.0, |text| {
            assert!(!reasons.read(reads_position::<G>(text)));
            assert!(!reasons.read(reads_record::<G>(text).map_err(|fault| vec![fault])));
            false
        });
    }

    /// Tables within tables, deeper than any reader's stack, are refused.
    pub fn bottomless_files<G: Written + Proven>(&self) {
        let deep = 200_000;
        for text in [
            format!("{{\"palatine\":{}", "[".repeat(deep)),
            format!("{{\"palatine\":{}", "{\"a\":".repeat(deep)),
            format!("palatine = {}", "[".repeat(deep)),
            format!("palatine = {}", "{a=".repeat(deep)),
            format!("{}a = 1", "a.".repeat(deep)),
            format!("[{}a]", "a.".repeat(deep)),
            format!("[[{}a]]", "a.".repeat(deep)),
        ] {
            assert!(reads_position::<G>(&text).is_err());
            assert!(reads_record::<G>(&text).is_err());
        }
    }
}

/// A course, for failures told by its place alone: what is wrong is the file, and that is shown.
struct Played<G: game::Game>(Course<G>);

impl<G: Written> fmt::Debug for Played<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a game after {} decisions", self.0.log().len())
    }
}
