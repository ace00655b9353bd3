//! One random game, looked at from every side at every step.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::chance::{Chance, Seed};
use crate::contract::{Game, Pieces, Reveals, Written};
use crate::course::Course;
use crate::encode::Whole;
use crate::paper::{PositionFile, Record, read_file, read_json, write_line};
use crate::phrase::{Phrase, Refusal, Value};
use crate::seat::{Seat, Turn, Viewer};
use crate::setup::Setup;
use crate::words::{Lang, Words};

use super::Violation;
use super::coverage::{self, Tally};
use super::numbers::Numbers;

/// What one game showed.
#[derive(Default)]
pub(super) struct Found {
    pub(super) setup: usize,
    pub(super) decisions: usize,
    pub(super) allowed: u64,
    pub(super) refused: BTreeMap<&'static str, u64>,
    pub(super) imagined: u64,
    pub(super) records: u64,
    pub(super) violation: Option<Violation>,
}

/// How many moves outside the legal ones are tried at every step; at a thorough step it is all of them.
const TRIED: usize = 24;
/// How many worlds are drawn before we believe that there is only one.
const WORLDS: usize = 1_000;
/// How often a phrase is put into words; after that it is known to have its texts.
const SAID: u32 = 20;

/// Walks through games, one after another; what it needs for that is made once.
pub(super) struct Walker<G: Whole> {
    sparse: u32,
    /// Every well-formed move.
    vocabulary: Vec<G::Move>,
    numbers: Numbers<G>,
    words: Vec<Words>,
    /// How often each phrase was put into words, with the names it held.
    said: HashMap<Named, u32>,
    legal: Vec<G::Move>,
    other: Vec<G::Move>,
    /// What occurred in all games so far.
    tally: Tally,
    found: Found,
}

/// A phrase, and the names of things in it.
type Named = (&'static str, Vec<&'static str>);

/// What is wrong, in words for developers.
type Check = Result<(), String>;

/// A name for every seat.
fn names(seats: std::ops::RangeInclusive<usize>) -> Vec<String> {
    Seat::all(*seats.end()).map(|seat| format!("Nemo-{seat}")).collect()
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(what()) }
}

impl<G: Whole> Walker<G> {
    pub(super) fn new(sparse: u32) -> Self {
        Self {
            sparse: sparse.max(1),
            vocabulary: Vec::new(),
            numbers: Numbers::new(),
            // Names that occur nowhere else, so that it is seen where somebody is called by name.
            words: Lang::ALL
                .map(|lang| Words::new(lang, &[G::about().texts]).with_names(names(G::about().seats.clone())))
                .into(),
            said: HashMap::new(),
            legal: Vec::new(),
            other: Vec::new(),
            tally: Tally::new::<G>(),
            found: Found::default(),
        }
    }

    pub(super) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays one game, by chance or with a purpose, and stops at the first promise that is not kept.
    pub(super) fn game(&mut self, setup: &G::Setup, seed: Seed, number: u64, purpose: bool) -> Found {
        self.found = Found::default();
        let mut course = Course::<G>::deal(setup, seed);
        let outcome = catch_unwind(AssertUnwindSafe(|| self.walk(&mut course, setup, number, purpose)))
            .unwrap_or_else(|panic| Err(super::panicked(panic.as_ref())));
        self.found.decisions = course.log().len();
        self.found.violation = outcome.err().map(|what| Violation {
            what,
            setup: setup.spec(),
            seed,
            moves: course.log().iter().map(|decision| decision.mv.to_string()).collect(),
        });
        std::mem::take(&mut self.found)
    }

    fn walk(&mut self, course: &mut Course<G>, setup: &G::Setup, number: u64, purpose: bool) -> Check {
        ensure(G::Setup::read(&setup.spec()).as_ref() == Ok(setup), || {
            "the set-up does not survive being written down".to_owned()
        })?;
        ensure(course.state().setup() == *setup, || "the state forgot its set-up".to_owned())?;
        self.is_named(course.state())?;
        Numbers::<G>::are_named()?;
        // Chance of our own, apart from the game's.
        let mut chance = Chance::at(&course.seed().part(1), 0);
        let pieces = course.state().pieces();
        let bound = G::longest(setup);
        loop {
            let thorough = chance.below(self.sparse) == 0;
            self.moves_agree(course.state(), thorough, &mut chance)?;
            ensure(course.state().pieces() == pieces, || changed(&pieces, &course.state().pieces()))?;
            self.views_hold(course.state(), thorough, &mut chance)?;
            if thorough {
                goes_round(course.state())?;
            }
            let Turn::Of(seat) = course.state().turn() else { break };
            let mv = coverage::choose(course.state(), seat, &self.legal, purpose, &mut chance);
            let before = course.log().len();
            course.play(seat, mv).map_err(|refusal| format!("{mv} is listed but refused: {refusal}"))?;
            if let Some(old) = course.state_before(before) {
                self.tally.note(old, mv, course.state())?;
            }
            if thorough {
                reveals_truly(course, before, &mut chance)?;
                self.is_told(course, before)?;
                takes_back(course, &mut chance)?;
            }
            ensure(course.log().len() <= bound, || {
                format!("the game goes beyond its bound of {bound} decisions")
            })?;
        }
        replays(course, setup)?;
        if number.is_multiple_of(u64::from(self.sparse)) {
            reads_back(course)?;
            self.found.records += 1;
        }
        Ok(())
    }

    /// `moves` lists each legal move once, `refuse` allows exactly those, and each can be written and read.
    fn moves_agree(&mut self, state: &G, thorough: bool, chance: &mut Chance) -> Check {
        state.moves(&mut self.legal);
        let over = state.turn() == Turn::Over;
        ensure(over == self.legal.is_empty(), || {
            format!("{} legal moves, but over is {over}", self.legal.len())
        })?;
        let listed: HashSet<G::Move> = self.legal.iter().copied().collect();
        ensure(listed.len() == self.legal.len(), || "a legal move is listed twice".to_owned())?;
        for &mv in &self.legal {
            state.refuse(mv).map_err(|refusal| format!("{mv} is listed but refused: {refusal}"))?;
        }
        self.found.allowed += self.legal.len() as u64;

        self.list_vocabulary()?;
        let all = self.vocabulary.len();
        for n in 0..if thorough { all } else { TRIED.min(all) } {
            let mv = if thorough { self.vocabulary[n] } else { chance.pick(&self.vocabulary) };
            let refusal = state.refuse(mv).err();
            ensure(refusal.is_none() == listed.contains(&mv), || match &refusal {
                None => format!("{mv} is allowed but not listed"),
                Some(refusal) => format!("{mv} is listed but refused: {refusal}"),
            })?;
            if let Some(refusal) = refusal {
                *self.found.refused.entry(refusal.rule()).or_default() += 1;
                self.has_refusal(&refusal)?;
            }
        }
        if thorough {
            let known: HashSet<&G::Move> = self.vocabulary.iter().collect();
            for mv in &self.legal {
                ensure(known.contains(mv), || format!("{mv} is legal but not in the vocabulary"))?;
            }
        }
        self.numbers.mask_agrees(&self.legal)
    }

    /// Every well-formed move stands there once and survives its notation, which is seen when they are first listed.
    fn list_vocabulary(&mut self) -> Check {
        if self.vocabulary.is_empty() {
            let listed = G::vocabulary();
            let mut known = HashSet::new();
            for &mv in &listed {
                is_written::<G>(mv)?;
                ensure(known.insert(mv), || format!("{mv} is twice in the vocabulary"))?;
            }
            self.vocabulary = listed;
        }
        Ok(())
    }

    /// An imagined world looks the same to its viewer, who also finds the same moves in it when it is his turn.
    fn views_hold(&mut self, state: &G, thorough: bool, chance: &mut Chance) -> Check {
        let seats = state.setup().seats();
        let turn = state.turn().seat();
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let one = [chance.pick(&viewers), turn.map_or(Viewer::Audience, Viewer::Seat)];
        for &viewer in if thorough { &viewers[..] } else { &one[..] } {
            let view = state.view(viewer);
            let world = G::imagine(&view, chance);
            self.found.imagined += 1;
            let same = world.view(viewer);
            ensure(same == view, || format!("an imagined world looks different to {viewer:?}"))?;
            self.numbers.hold(&view, &same)?;
            ensure(world.turn() == state.turn(), || format!("whose turn it is differs for {viewer:?}"))?;
            ensure(world.scores() == state.scores() || viewer != Viewer::Audience, || {
                "the audience cannot know the scores".to_owned()
            })?;
            if turn.is_some() && viewer.seat() == turn {
                world.moves(&mut self.other);
                ensure(self.other == self.legal, || {
                    format!("{viewer:?} does not know the legal moves: an imagined world has others")
                })?;
            }
            if thorough {
                ensure(world.pieces() == state.pieces(), || {
                    format!("in an imagined world: {}", changed(&state.pieces(), &world.pieces()))
                })?;
                self.worlds_differ(state, &view, viewer, chance)?;
            }
        }
        Ok(())
    }

    /// Where something is hidden, imagined worlds differ; where nothing is, there is only the true one.
    fn worlds_differ(&mut self, state: &G, view: &G::View, viewer: Viewer, chance: &mut Chance) -> Check {
        let worlds = G::worlds(view);
        ensure(worlds >= 1.0, || format!("{viewer:?} is said to have {worlds} possible worlds"))?;
        if worlds == 1.0 {
            self.found.imagined += 1;
            return ensure(G::imagine(view, chance) == *state, || {
                format!("nothing is hidden from {viewer:?}, but the imagined world is another")
            });
        }
        let first = G::imagine(view, chance);
        for _ in 0..WORLDS {
            self.found.imagined += 1;
            if G::imagine(view, chance) != first {
                return Ok(());
            }
        }
        Err(format!("{worlds} worlds fit what {viewer:?} knows, but {WORLDS} imagined ones are all the same"))
    }

    /// Every viewer can be told the last decision, in every language.
    fn is_told(&mut self, course: &Course<G>, before: usize) -> Check {
        let (Some(old), Some(decision)) = (course.state_before(before), course.log().get(before)) else {
            return Err("the decision is not in the log".to_owned());
        };
        for viewer in Viewer::all(old.setup().seats()) {
            let seen = old.shown(decision.mv, viewer);
            let lines = G::tell(&old.view(viewer), decision.seat, seen, &course.state().view(viewer));
            ensure(!lines.is_empty(), || format!("{viewer:?} is told nothing about {}", decision.mv))?;
            for line in lines.iter().chain(&G::chapter(&old.view(viewer))) {
                self.has_words(line, None)?;
            }
        }
        for words in &self.words {
            ensure(!course.state().sketch(words).contains('⟨'), || {
                format!("the picture lacks words in {}", words.lang().code())
            })?;
        }
        Ok(())
    }

    /// The title, the options, the sources of points and the sorts of things have their names, in every language.
    fn is_named(&self, state: &G) -> Check {
        let about = G::about();
        let one = [("count", Value::Number(1))];
        for words in &self.words {
            let line = format!("{}-line", about.id);
            let mut missing = [about.id, &line].map(|id| words.missing(id, None, &one)).to_vec();
            missing.extend(state.scores().sources().iter().map(|source| words.missing(source, None, &one)));
            missing.extend(self.tally.sorts().map(|sort| words.missing(sort, None, &one)));
            for choice in about.options {
                let id = format!("option-{}", choice.id);
                missing.push(words.missing(&id, None, &one));
                missing.extend(choice.values.iter().map(|value| words.missing(&id, Some(value), &one)));
            }
            if let Some(missing) = missing.into_iter().flatten().next() {
                return Err(missing);
            }
        }
        Ok(())
    }

    fn has_refusal(&mut self, refusal: &Refusal) -> Check {
        self.has_words(&refusal.0, None)?;
        self.has_words(&refusal.0, Some("refusal"))
    }

    fn has_words(&mut self, phrase: &Phrase, attribute: Option<&str>) -> Check {
        let words = phrase.values.iter().filter_map(|(_, value)| match value {
            Value::Word(word) => Some(*word),
            _ => None,
        });
        let said = self.said.entry((phrase.id, words.collect())).or_default();
        if *said < 2 * SAID {
            *said += 1;
            for words in &self.words {
                if let Some(missing) = words.missing(phrase.id, attribute, &phrase.values) {
                    return Err(missing);
                }
                is_spoken_to(words, phrase, attribute)?;
            }
        }
        Ok(())
    }
}

/// Where a decision is said to reveal nothing, chance was not asked, and nobody's knowledge hangs on what was hidden from
/// him: in every world he could not tell from the true one, the same decision leads him to the same view.
fn reveals_truly<G: Game>(course: &Course<G>, n: usize, chance: &mut Chance) -> Check {
    let (Some(before), Some(after), Some(decision)) =
        (course.state_before(n), course.state_before(n + 1), course.log().get(n))
    else {
        return Err("the decision is not in the log".to_owned());
    };
    if decision.reveals == Reveals::Something {
        return Ok(());
    }
    let mv = decision.mv;
    let mut luck = Chance::at(&course.seed(), n as u32 + 1);
    before.clone().play(mv, &mut luck);
    ensure(!luck.asked(), || format!("{mv} is said to reveal nothing, but it asks chance"))?;
    for viewer in Viewer::all(before.setup().seats()) {
        let view = before.view(viewer);
        let mut world = G::imagine(&view, chance);
        // A world in which the mover could not have chosen that is ruled out by the decision itself. One that looks different
        // to begin with is a fault of its own, and found elsewhere.
        if world.refuse(mv).is_err() || world.view(viewer) != view {
            continue;
        }
        let reveals = world.play(mv, &mut Chance::quick(chance.number()));
        ensure(reveals == Reveals::Nothing && world.view(viewer) == after.view(viewer), || {
            format!("{mv} is said to reveal nothing, but {viewer:?} learns something hidden by it")
        })?;
    }
    Ok(())
}

/// Whoever is spoken of is “you” when they are spoken to: their name does not occur in what they are told of themselves.
fn is_spoken_to(words: &Words, phrase: &Phrase, attribute: Option<&str>) -> Check {
    let mut seats: Vec<Seat> = Vec::new();
    for (_, value) in &phrase.values {
        match value {
            Value::Seat(seat) => seats.push(*seat),
            Value::List(list) => seats.extend(list.iter().filter_map(|value| match value {
                Value::Seat(seat) => Some(*seat),
                _ => None,
            })),
            _ => {}
        }
    }
    for seat in seats {
        let said = words.clone().spoken_to(Some(seat)).text(phrase.id, attribute, &phrase.values);
        ensure(!said.contains(&words.name(seat)), || {
            let lang = words.lang().code();
            format!("{lang}.ftl: {} calls seat {seat} by name in what is said to them: {said}", phrase.id)
        })?;
    }
    Ok(())
}

/// A move survives its notation.
fn is_written<G: Written>(mv: G::Move) -> Check {
    let text = mv.to_string();
    let read = text.parse::<G::Move>();
    ensure(read.as_ref() == Ok(&mv), || format!("the notation “{text}” is read as {read:?}"))
}

fn changed(was: &[Pieces], is: &[Pieces]) -> String {
    match was.iter().zip(is).find(|(was, is)| was != is) {
        Some((was, is)) => {
            format!("there were {} × {} {}, now there are {}", was.count, was.sort, was.which, is.count)
        }
        None => "some pieces are no longer counted".to_owned(),
    }
}

/// A position survives its file, in both forms.
fn goes_round<G: Written>(state: &G) -> Check {
    let file = PositionFile::write(state);
    for text in [write_line(&file), file.to_toml()] {
        let read =
            read_file::<PositionFile>(&text).map_err(|fault| format!("a position is not read: {fault}"))?;
        let again: G = read.read().map_err(|faults| {
            let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
            format!("a position that was played is called faulty: {}", list.join("; "))
        })?;
        ensure(again == *state, || "a position changes by being written down".to_owned())?;
    }
    Ok(())
}

/// Going back some decisions and playing them again leads to the same states.
fn takes_back<G: Written>(course: &mut Course<G>, chance: &mut Chance) -> Check {
    let there = course.clone();
    let steps = 1 + chance.below(8.min(course.log().len() as u32)) as usize;
    let mut undone = Vec::new();
    for _ in 0..steps {
        undone.extend(course.undo());
    }
    let at = course.log().len();
    ensure(Some(course.state()) == there.state_before(at), || "taking back leads elsewhere".to_owned())?;
    for decision in undone.into_iter().rev() {
        course
            .play(decision.seat, decision.mv)
            .map_err(|refusal| format!("what was taken back cannot be played again: {refusal}"))?;
    }
    ensure(*course == there, || "playing again what was taken back leads elsewhere".to_owned())
}

/// Set-up, seed and moves give the same states again.
fn replays<G: Written>(course: &Course<G>, setup: &G::Setup) -> Check {
    let mut again = Course::<G>::deal(setup, course.seed());
    for decision in course.log() {
        again
            .play(decision.seat, decision.mv)
            .map_err(|refusal| format!("the replay refuses {}: {refusal}", decision.mv))?;
    }
    ensure(again == *course, || "the replay leads to other states".to_owned())
}

/// The record survives its file and gives the same game; a changed move is noticed.
fn reads_back<G: Written>(course: &Course<G>) -> Check {
    let record = course.record(Vec::new());
    let text = write_line(&record);
    let read: Record = read_json(&text).map_err(|fault| format!("the record is not read: {fault}"))?;
    let again =
        Course::<G>::from_record(&read).map_err(|fault| format!("the record does not replay: {fault}"))?;
    ensure(again == *course, || "the record replays to another game".to_owned())?;
    ensure(again.state().scores() == course.state().scores(), || "the scores differ".to_owned())?;

    let seats = course.state().setup().seats();
    let mut forged = read;
    if let Some(entry) = forged.log.last_mut() {
        entry.seat = Seat::new((entry.seat.index() + 1) % seats);
        ensure(Course::<G>::from_record(&forged).is_err(), || "a changed record is not noticed".to_owned())?;
    }
    Ok(())
}
