//! A game and a match of it, whichever game it is: the same face for all, so that whoever runs a match need not know
//! which game it is.

use std::any::Any;
use std::marker::PhantomData;

use bots::bot::{Asked, BotName, Forfeit};
use bots::hint::Gap;
use bots::outside::MovePaper;
use bots::study::{self, Analyst};
use bots::{Patience, hint};
use game::paper::{PositionFile, Record};
use game::promise::Verified;
use game::{
    About, Chance, Course, Fault, Lang, Lexicon, Move as _, Phrase, Reason, Refusal, Reveals, Scores, Seat,
    Seed, Setup as _, Spec, Turn, Value, Viewer, Whole, Why, Words, Written,
};
use serde_json::Value as Json;

use crate::chair::{Chair, Due, Sitting, choose_once};
use crate::known::{AnyKnown, Known};
use crate::laboratory::Laboratory;

/// A game of the house.
pub trait AnyGame: Sync {
    /// What it is.
    fn about(&self) -> &'static About;

    /// Deals a new match.
    fn deal(&self, setup: &Spec, seed: Seed) -> Result<Box<dyn AnyMatch>, Fault>;

    /// Replays a record.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Fault>;

    /// Repeats a record: whether its commitment, every draw and every decision follow from its seed.
    fn verify(&self, record: &Record) -> Verified;

    /// Begins from a position, or says everything that is wrong with it.
    fn place(&self, position: &PositionFile, seed: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;

    /// What is measured and proven of it.
    fn laboratory(&self) -> &dyn Laboratory;

    /// The words of the house and of this game.
    fn words(&self, lang: Lang) -> Words;
}

/// A decision of the past: what a viewer knew before it, in the game's own view type; who decided; what, in notation.
pub type Moment = (Box<dyn Any + Send>, Seat, String);

/// A question to a bot; calling it gives the move in notation, or nothing if the bot forfeits. It may think as long as
/// whoever asks has patience.
pub type Question = Box<dyn FnOnce(&Patience) -> Option<String> + Send>;

/// A move that is advised, and what it promises.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// In notation.
    pub mv: String,
    /// What it does, as the log would tell it.
    pub told: Option<Phrase>,
    /// The chance to win.
    pub chance: f32,
    /// The place at the end, on average, counted from 1; of so many.
    pub place: f32,
    /// How many play.
    pub seats: usize,
    /// The points at the end, on average.
    pub score: f32,
    /// What sets the best apart from the next best, and any other from the best.
    pub gap: Gap,
    /// What speaks for it rather than for the move it is set apart from: in the game's own words, or else in points.
    pub reasons: Vec<Reason>,
    /// What speaks against it, where it is not the best.
    pub doubts: Vec<Reason>,
}

/// A question for advice; calling it gives the best moves, the best first, or why there is none.
pub type Counsel = Box<dyn FnOnce(&Patience) -> Result<Vec<Advice>, Forfeit> + Send>;

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It cannot be read.
    Unreadable(Fault),
    /// It is against the rules.
    Refused(Refusal),
}

impl Trouble {
    /// The reason in words.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Unreadable(fault) => words.fault(fault),
            Self::Refused(refusal) => words.refusal(refusal),
        }
    }
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// A copy; the states of the past are shared, so it costs little.
    fn fork(&self) -> Box<dyn AnyMatch>;

    /// The game.
    fn about(&self) -> &'static About;

    /// What was agreed.
    fn setup(&self) -> Spec;

    /// Who decides.
    fn turn(&self) -> Turn;

    /// How many decisions have been taken.
    fn length(&self) -> usize;

    /// Decision `n`, counted from 0: who and what.
    fn decided(&self, n: usize) -> Option<(Seat, String)>;

    /// Who took a decision, counted from 0.
    fn decider(&self, n: usize) -> Option<Seat>;

    /// The decisions so far: who and what.
    fn log(&self) -> Vec<(Seat, String)> {
        (0..self.length()).filter_map(|n| self.decided(n)).collect()
    }

    /// The legal moves.
    fn moves(&self) -> Vec<MovePaper>;

    /// Replaces the content of `out` with the legal moves by their numbers in the vocabulary ([`game::Lexicon`]).
    fn numbers(&self, out: &mut Vec<usize>);

    /// The number of a move.
    fn number(&self, mv: &str) -> Option<usize>;

    /// Plays the move with that number, for whoever is to decide.
    fn decide(&mut self, number: usize) -> Result<(), Trouble>;

    /// What a viewer knows, to go on from.
    fn known(&self, viewer: Viewer) -> Box<dyn AnyKnown>;

    /// A move in named fields, whether it is allowed or not; nothing for a text that is no move.
    fn picks(&self, mv: &str) -> Vec<(&'static str, Value)>;

    /// Why a move is not allowed, if it is not.
    fn refuse(&self, mv: &str) -> Result<(), Trouble>;

    /// Plays a move.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Trouble>;

    /// Takes back the last decision, whoever took it.
    fn undo(&mut self) -> Option<(Seat, String)>;

    /// What a viewer knows.
    fn view(&self, viewer: Viewer) -> Json;

    /// What a viewer knows, in the game's own type, for its board.
    fn view_any(&self, viewer: Viewer) -> Box<dyn Any + Send>;

    /// The table with everything on it turned face up, in the game's own view type: for games that are over.
    fn laid_open(&self) -> Box<dyn Any + Send>;

    /// A position that a seat cannot tell from this one: what it knows, and the rest dealt anew by that seed.
    fn imagined(&self, seat: Seat, seed: &Seed) -> PositionFile;

    /// The only legal move, where there is no choice and everybody may know it.
    fn forced(&self) -> Option<String>;

    /// Whether the decision that is due waits for its player even where there is no choice, which is then their secret.
    fn waits(&self) -> bool;

    /// Whether two notations mean the same move.
    fn same_move(&self, one: &str, other: &str) -> bool;

    /// Whether decision `n`, counted from 0, brought something to light, so that it cannot be taken back.
    fn revealed(&self, n: usize) -> bool;

    /// Whether anything was left to chance in decision `n`, counted from 0.
    fn drew(&self, n: usize) -> bool;

    /// A match that begins from this moment, with another seed for what is still to be drawn.
    fn branch(&self, seed: Seed) -> Box<dyn AnyMatch>;

    /// Whether a seat may take back the last decision.
    fn may_undo(&self, seat: Seat) -> Result<(), Refusal>;

    /// Whether a bot thinks for longer than it takes to look at each move once.
    fn ponders(&self, bot: &BotName) -> bool;

    /// A question to a bot about the decision that is due. It holds what the seat knows and nothing else, so it can be
    /// asked on another thread. With a chair the bot is the one that sits there, if it can go on, and stays; without one it is
    /// a new one each time, whose answer hangs on the seed and the decision alone.
    fn ask(&self, bot: &BotName, chair: Option<&mut Chair>) -> Result<Question, Fault>;

    /// A question for advice about the decision that is due, from what its seat knows and nothing else.
    fn advise(&self, simulations: u32) -> Counsel;

    /// The same match as it stood before decision `n`, counted from 0; the states of the past are shared.
    fn before(&self, n: usize) -> Option<Box<dyn AnyMatch>>;

    /// Decision `n`, counted from 0, as a viewer saw it: who, and what in notation.
    fn shown(&self, n: usize, viewer: Viewer) -> Option<(Seat, String)>;

    /// The last decision as a viewer saw it, in notation.
    fn last_shown(&self, viewer: Viewer) -> Option<(Seat, String)> {
        self.shown(self.length().checked_sub(1)?, viewer)
    }

    /// Decision `n`, counted from 0, as a viewer saw it, with what he knew before it.
    fn moment(&self, n: usize, viewer: Viewer) -> Option<Moment>;

    /// Everything, as a position file.
    fn position(&self) -> PositionFile;

    /// The points so far.
    fn scores(&self) -> Scores;

    /// The points before decision `n`, counted from 0.
    fn scores_before(&self, n: usize) -> Option<Scores>;

    /// The record so far.
    fn record(&self, players: Vec<String>) -> Record;

    /// The secret from which all its chance comes.
    fn seed(&self) -> Seed;

    /// What is promised about its chance before the first move ([`game::promise`]). It holds the seed.
    fn promise(&self) -> String;

    /// What everybody may see of that from the start.
    fn commitment(&self) -> String {
        game::promise::commitment(&self.promise())
    }

    /// Decision `n`, counted from 0, as the log tells it to a viewer.
    fn phrases(&self, n: usize, viewer: Viewer) -> Vec<Phrase>;

    /// Decision `n`, counted from 0, in words: as a viewer saw it, or as the one who took it did.
    fn told(&self, n: usize, viewer: Option<Viewer>, words: &Words) -> Vec<String>;

    /// The heading under which decision `n`, counted from 0, is told to a viewer, where the game has one.
    fn chapter(&self, n: usize, viewer: Viewer, words: &Words) -> Option<String>;

    /// What another move at decision `n`, counted from 0, would have done, as the log would tell it to its seat. The decision that is due
    /// can be asked about too.
    fn foretold(&self, n: usize, mv: &str) -> Option<Phrase>;

    /// Why a move rather than another at decision `n`, counted from 0, from what its seat knew: in the game's own words, for
    /// whoever draws a page. Nothing, where the game says nothing or a move was not legal there. The decision that is due
    /// can be asked about too; the answer is for its seat alone.
    fn why(&self, n: usize, mv: &str, other: Option<&str>) -> Why;

    /// Whoever studies this game; refused while it is not over.
    fn study(&self, plan: study::Plan) -> Result<Box<dyn Analyst>, Fault>;

    /// A picture of the whole position in characters.
    fn sketch(&self, words: &Words) -> String;
}

/// A game's face.
pub(crate) struct Face<G>(PhantomData<fn() -> G>);

/// The face of a game, for the list of games.
#[must_use]
pub const fn face<G: Whole>() -> &'static dyn AnyGame {
    const { &Face::<G>(PhantomData) }
}

impl<G: Whole> AnyGame for Face<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn deal(&self, setup: &Spec, seed: Seed) -> Result<Box<dyn AnyMatch>, Fault> {
        Ok(Box::new(Course::<G>::deal(&G::Setup::read(setup)?, seed)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Fault> {
        Ok(Box::new(Course::<G>::from_record(record)?))
    }

    fn verify(&self, record: &Record) -> Verified {
        game::promise::verify::<G>(record)
    }

    fn place(&self, position: &PositionFile, seed: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        Ok(Box::new(Course::<G>::place(position.read()?, seed)))
    }

    fn laboratory(&self) -> &dyn Laboratory {
        self
    }

    fn words(&self, lang: Lang) -> Words {
        crate::WORDS.of(G::about(), lang)
    }
}

impl<G: Whole> AnyMatch for Course<G> {
    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn about(&self) -> &'static About {
        G::about()
    }

    fn setup(&self) -> Spec {
        self.state().setup().spec()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn length(&self) -> usize {
        Course::log(self).len()
    }

    fn decided(&self, n: usize) -> Option<(Seat, String)> {
        Course::log(self).get(n).map(|decision| (decision.seat, decision.mv.to_string()))
    }

    fn decider(&self, n: usize) -> Option<Seat> {
        Course::log(self).get(n).map(|decision| decision.seat)
    }

    fn moves(&self) -> Vec<MovePaper> {
        let mut moves = Vec::new();
        self.state().moves(&mut moves);
        moves.iter().map(MovePaper::write).collect()
    }

    fn numbers(&self, out: &mut Vec<usize>) {
        let mut moves = Vec::new();
        self.state().moves(&mut moves);
        let lexicon = Lexicon::of::<G>();
        out.clear();
        out.extend(moves.into_iter().filter_map(|mv| lexicon.number(mv)));
    }

    fn number(&self, mv: &str) -> Option<usize> {
        Lexicon::of::<G>().number(mv.parse().ok()?)
    }

    fn decide(&mut self, number: usize) -> Result<(), Trouble> {
        let vocabulary = Lexicon::of::<G>().moves();
        let Some(&mv) = vocabulary.get(number) else {
            let fault = Fault::new("fault-move-number").with("number", number);
            return Err(Trouble::Unreadable(fault.with("most", vocabulary.len() - 1)));
        };
        let seat = self.state().turn().seat().unwrap_or(Seat::new(0));
        Course::play(self, seat, mv).map_err(Trouble::Refused)
    }

    fn known(&self, viewer: Viewer) -> Box<dyn AnyKnown> {
        Box::new(Known::of(self, viewer))
    }

    fn picks(&self, mv: &str) -> Vec<(&'static str, Value)> {
        mv.parse::<G::Move>().map(|mv| mv.picks()).unwrap_or_default()
    }

    fn refuse(&self, mv: &str) -> Result<(), Trouble> {
        let mv = mv.parse().map_err(Trouble::Unreadable)?;
        self.state().refuse(mv).map_err(Trouble::Refused)
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Trouble> {
        let mv = mv.parse().map_err(Trouble::Unreadable)?;
        Course::play(self, seat, mv).map_err(Trouble::Refused)
    }

    fn undo(&mut self) -> Option<(Seat, String)> {
        Course::undo(self).map(|decision| (decision.seat, decision.mv.to_string()))
    }

    fn view(&self, viewer: Viewer) -> Json {
        game::paper::write_value(&self.state().view(viewer))
    }

    fn view_any(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.state().view(viewer))
    }

    fn laid_open(&self) -> Box<dyn Any + Send> {
        Box::new(self.state().laid_open())
    }

    fn imagined(&self, seat: Seat, seed: &Seed) -> PositionFile {
        let view = self.state().view(Viewer::Seat(seat));
        PositionFile::write(&G::imagine(&view, &mut Chance::at(&seed.part(3), 0)))
    }

    fn forced(&self) -> Option<String> {
        let mut moves = Vec::new();
        self.state().moves(&mut moves);
        match moves.as_slice() {
            [only] if !self.state().waits() => Some(only.to_string()),
            _ => None,
        }
    }

    fn waits(&self) -> bool {
        self.state().waits()
    }

    fn same_move(&self, one: &str, other: &str) -> bool {
        matches!((one.parse::<G::Move>(), other.parse::<G::Move>()), (Ok(one), Ok(other)) if one == other)
    }

    fn revealed(&self, n: usize) -> bool {
        Course::log(self).get(n).is_some_and(|decision| decision.reveals == Reveals::Something)
    }

    fn drew(&self, n: usize) -> bool {
        Course::log(self).get(n).is_some_and(|decision| decision.drew)
    }

    fn branch(&self, seed: Seed) -> Box<dyn AnyMatch> {
        Box::new(Course::place(self.state().clone(), seed))
    }

    fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        Course::may_undo(self, seat)
    }

    fn ponders(&self, bot: &BotName) -> bool {
        bot.ponders::<G>()
    }

    fn ask(&self, bot: &BotName, chair: Option<&mut Chair>) -> Result<Question, Fault> {
        let due = Due::of(self);
        let Some(chair) = chair else {
            let chooses = choose_once(bot, self)?;
            return Ok(Box::new(move |patience| due.ask(patience, chooses)));
        };
        let sitting = match chair.rise::<G>() {
            Some(sitting) if sitting.fits(bot, self, due.seat) => sitting,
            _ => Sitting::new(bot, self, due.seat)?,
        };
        let chair = chair.clone();
        Ok(Box::new(move |patience| due.ask(patience, |asked| sitting.choose(asked, &chair))))
    }

    fn advise(&self, simulations: u32) -> Counsel {
        let seat = self.state().turn().seat().unwrap_or(Seat::new(0));
        let view = self.state().view(Viewer::Seat(seat));
        let mut moves = Vec::new();
        self.state().moves(&mut moves);
        let decision = Course::log(self).len() + 1;
        let mut chance = Chance::at(&Course::seed(self).part(2), decision as u32);
        let seats = self.state().setup().seats();
        Box::new(move |patience| {
            let asked = Asked { seat, view: &view, moves: &moves, since: &[], decision, patience };
            let hints = hint::advise::<G>(&asked, simulations, &mut chance)?;
            let best = hints.first().map(|hint| hint.mv);
            let next = hints.get(1).map(|hint| hint.mv);
            let advice = hints.into_iter().enumerate().map(|(n, hint)| {
                let mut why = game::reason::why::<G>(&view, seat, hint.mv, if n == 0 { next } else { best });
                // What the best move costs is worth it; of another it says why it is not the best.
                why.con.truncate(usize::from(n > 0));
                if why.pro.is_empty() && why.con.is_empty() {
                    why.pro.push(Reason::new(hint.reason, 0.0));
                }
                Advice {
                    mv: hint.mv.to_string(),
                    told: foretold::<G>(&view, seat, hint.mv, &mut chance),
                    chance: hint.chance,
                    place: hint.place,
                    seats,
                    score: hint.score,
                    gap: hint.gap,
                    reasons: why.pro,
                    doubts: why.con,
                }
            });
            Ok(advice.collect())
        })
    }

    fn before(&self, n: usize) -> Option<Box<dyn AnyMatch>> {
        Some(Box::new(Course::before(self, n)?))
    }

    fn shown(&self, n: usize, viewer: Viewer) -> Option<(Seat, String)> {
        self.seen_since(n, viewer).next().map(|(seat, mv)| (seat, mv.to_string()))
    }

    fn moment(&self, n: usize, viewer: Viewer) -> Option<Moment> {
        let (before, (seat, mv)) = (self.state_before(n)?, self.seen_since(n, viewer).next()?);
        Some((Box::new(before.view(viewer)), seat, mv.to_string()))
    }

    fn position(&self) -> PositionFile {
        PositionFile::write(self.state())
    }

    fn scores(&self) -> Scores {
        self.state().scores()
    }

    fn scores_before(&self, n: usize) -> Option<Scores> {
        self.state_before(n).map(G::scores)
    }

    fn record(&self, players: Vec<String>) -> Record {
        Course::record(self, players)
    }

    fn seed(&self) -> Seed {
        Course::seed(self)
    }

    fn promise(&self) -> String {
        Course::promise(self)
    }

    fn phrases(&self, n: usize, viewer: Viewer) -> Vec<Phrase> {
        let (Some(before), Some(after), Some(decision)) =
            (self.state_before(n), self.state_before(n + 1), Course::log(self).get(n))
        else {
            return Vec::new();
        };
        let seen = before.shown(decision.mv, viewer);
        G::tell(&before.view(viewer), decision.seat, seen, &after.view(viewer))
    }

    fn told(&self, n: usize, viewer: Option<Viewer>, words: &Words) -> Vec<String> {
        let by = || Course::log(self).get(n).map(|decision| Viewer::Seat(decision.seat));
        let Some(viewer) = viewer.or_else(by) else { return Vec::new() };
        self.phrases(n, viewer).iter().map(|line| words.say(line)).collect()
    }

    fn chapter(&self, n: usize, viewer: Viewer, words: &Words) -> Option<String> {
        G::chapter(&self.state_before(n)?.view(viewer)).map(|chapter| words.say(&chapter))
    }

    fn foretold(&self, n: usize, mv: &str) -> Option<Phrase> {
        let before = self.state_before(n)?;
        let seat = before.turn().seat()?;
        let mv = mv.parse().ok().filter(|mv| before.refuse(*mv).is_ok())?;
        foretold::<G>(&before.view(Viewer::Seat(seat)), seat, mv, &mut Chance::quick(n as u64))
    }

    fn why(&self, n: usize, mv: &str, other: Option<&str>) -> Why {
        let Some(before) = self.state_before(n) else { return Why::default() };
        let legal = |mv: &str| mv.parse().ok().filter(|mv| before.refuse(*mv).is_ok());
        match (before.turn(), legal(mv)) {
            (Turn::Of(seat), Some(mv)) => {
                let other = other.and_then(legal);
                game::reason::why::<G>(&before.view(Viewer::Seat(seat)), seat, mv, other)
            }
            _ => Why::default(),
        }
    }

    fn study(&self, plan: study::Plan) -> Result<Box<dyn Analyst>, Fault> {
        study::analyst(self.clone(), plan)
    }

    fn sketch(&self, words: &Words) -> String {
        self.state().sketch(words)
    }
}

/// What a move would do, as the log would tell it. Where something is revealed, only what everybody would see of it is told:
/// what the world at hand reveals is imagined.
fn foretold<G: Written>(view: &G::View, seat: Seat, mv: G::Move, chance: &mut Chance) -> Option<Phrase> {
    let before = G::imagine(view, chance);
    let mut after = before.clone();
    let mut luck = Chance::quick(chance.number());
    let viewer = match after.play(mv, &mut luck) {
        Reveals::Something => Viewer::Audience,
        Reveals::Nothing => Viewer::Seat(seat),
    };
    let lines = G::tell(&before.view(viewer), seat, before.shown(mv, viewer), &after.view(viewer));
    lines.into_iter().next()
}
