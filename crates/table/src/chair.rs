//! A bot that keeps its chair: it stays from one of its decisions to the next, as it does in the arena, so that what was measured
//! there holds at a table too.
//!
//! It stays only while that is the same as in the arena. If what it answered was not played, if somebody else has decided for its
//! seat, or if the game was laid out otherwise since, it goes, and a new one sits down. It holds what its seat knows and nothing else.

use std::any::Any;
use std::hash::{Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::{Asked, Bot, BotName, Patience};
use game::{Chance, Course, Fault, Seat, Seed, Viewer, Whole};

/// The chair of a bot at a table. It is empty before the bot is first asked, and while it thinks.
#[derive(Clone, Default)]
pub struct Chair(Arc<Mutex<Option<Box<dyn Sits>>>>);

/// A bot of any game, in its chair.
trait Sits: Any + Send {
    fn rest(&mut self);
}

impl Chair {
    /// Whether a bot sits here, waiting for its next decision.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.lock().is_some()
    }

    /// Others decide now: the bot lets go of whatever it does not need until it is asked again.
    pub fn rest(&self) {
        if let Some(sitting) = &mut *self.lock() {
            sitting.rest();
        }
    }

    /// Takes the bot out, if it is one of that game. Whoever was asked before and still thinks has lost its chair: it will come
    /// back to one that nobody looks at.
    pub(crate) fn rise<G: Whole>(&mut self) -> Option<Box<Sitting<G>>> {
        let sitting = std::mem::take(self).lock().take()?;
        (sitting as Box<dyn Any>).downcast().ok()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Box<dyn Sits>>> {
        // Nothing in here can break off half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A bot with its own chance, and what it last answered.
pub(crate) struct Sitting<G: Whole> {
    name: BotName,
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    chance: Chance,
    answered: Option<Answered<G>>,
    rested: bool,
}

/// The decision that a bot was last asked for.
struct Answered<G: Whole> {
    /// Counted from 0.
    number: usize,
    /// What it knew, as a fingerprint.
    knew: u64,
    mv: G::Move,
}

impl<G: Whole> Sits for Sitting<G> {
    fn rest(&mut self) {
        if !std::mem::replace(&mut self.rested, true) {
            self.bot.rest();
        }
    }
}

/// A fingerprint of what a seat knows.
fn knows<G: Whole>(view: &G::View) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    view.hash(&mut hasher);
    hasher.finish()
}

/// Whether a seat had something to choose in decision `number`, counted from 0.
fn chose<G: Whole>(course: &Course<G>, number: usize, seat: Seat) -> bool {
    let own = course.log().get(number).is_some_and(|decision| decision.seat == seat);
    own && course.state_before(number).is_some_and(|before| {
        let mut moves = Vec::new();
        before.moves(&mut moves);
        moves.len() > 1
    })
}

/// The chance of a bot at a table, apart from the game's: it must not know what will be drawn. Whoever sits down for the first choice
/// of its seat has the same as in the arena; later ones have another each.
pub(crate) fn chance_of(seed: &Seed, seat: Seat, decision: Option<usize>) -> Chance {
    let seed = seed.part(1);
    match decision {
        None => Chance::at(&seed, seat.number() as u32),
        Some(decision) => Chance::at(&seed.part(seat.number() as u64), decision as u32),
    }
}

impl<G: Whole> Sitting<G> {
    /// Lets a bot sit down at a game.
    pub(crate) fn new(name: &BotName, course: &Course<G>, seat: Seat) -> Result<Box<Self>, Fault> {
        let mut bot = name.make::<G>(LIMIT)?;
        // It has nothing to forget, and nobody would hear why it could not.
        let _ = bot.begin(&course.state().setup(), seat);
        let played = course.log().len();
        let late = (0..played).any(|number| chose(course, number, seat)).then_some(played + 1);
        let chance = chance_of(&course.seed(), seat, late);
        Ok(Box::new(Self { name: name.clone(), seat, bot, chance, answered: None, rested: true }))
    }

    /// Whether it may go on: it plays for that seat, what it last answered was played, from what it knew, and since then the seat has
    /// had nothing to choose.
    pub(crate) fn fits(&self, name: &BotName, course: &Course<G>, seat: Seat) -> bool {
        let Some(last) = &self.answered else { return false };
        let played = course.log().get(last.number);
        let (Some(before), Some(played)) = (course.state_before(last.number), played) else { return false };
        self.name == *name
            && self.seat == seat
            && (played.seat, played.mv) == (seat, last.mv)
            && knows::<G>(&before.view(Viewer::Seat(seat))) == last.knew
            && !(last.number + 1..course.log().len()).any(|number| chose(course, number, seat))
    }

    /// Chooses, and goes back to its chair if somebody still waits for it there.
    pub(crate) fn choose(mut self: Box<Self>, asked: &Asked<'_, G>, chair: &Chair) -> Option<G::Move> {
        self.rested = false;
        let mv = self.bot.choose(asked, &mut self.chance).ok()?;
        if !asked.patience.is_gone() {
            self.answered = Some(Answered { number: asked.decision - 1, knew: knows::<G>(asked.view), mv });
            *chair.lock() = Some(self);
        }
        Some(mv)
    }
}

/// The time a program outside has for a decision.
const LIMIT: Duration = Duration::from_secs(10);

/// What a bot is asked that decides once and goes: at another table it would decide the same. Its chance comes from the seed and the
/// decision alone.
pub(crate) fn choose_once<G: Whole>(
    name: &BotName,
    course: &Course<G>,
) -> Result<impl FnOnce(&Asked<'_, G>) -> Option<G::Move> + Send + use<G>, Fault> {
    let mut bot = name.make::<G>(LIMIT)?;
    let mut chance = Chance::at(&course.seed().part(1), course.log().len() as u32 + 1);
    Ok(move |asked: &Asked<'_, G>| bot.choose(asked, &mut chance).ok())
}

/// What a seat is asked for now.
pub(crate) struct Due<G: Whole> {
    pub(crate) seat: Seat,
    view: G::View,
    moves: Vec<G::Move>,
    since: Vec<(Seat, G::Move)>,
    decision: usize,
}

impl<G: Whole> Due<G> {
    pub(crate) fn of(course: &Course<G>) -> Self {
        let seat = course.state().turn().seat().unwrap_or(Seat::new(0));
        let viewer = Viewer::Seat(seat);
        let mut moves = Vec::new();
        course.state().moves(&mut moves);
        // What the seat has seen since it last decided, also where it had no choice.
        let since =
            course.log().iter().rposition(|decision| decision.seat == seat).map_or(0, |last| last + 1);
        Self {
            seat,
            view: course.state().view(viewer),
            moves,
            since: course.seen_since(since, viewer).collect(),
            decision: course.log().len() + 1,
        }
    }

    /// Asks somebody; nothing if there is nothing to decide.
    pub(crate) fn ask(
        &self,
        patience: &Patience,
        chooses: impl FnOnce(&Asked<'_, G>) -> Option<G::Move>,
    ) -> Option<String> {
        if self.moves.is_empty() {
            return None;
        }
        let Self { seat, view, moves, since, decision } = self;
        let asked = Asked { seat: *seat, view, moves, since, decision: *decision, patience };
        chooses(&asked).map(|mv| mv.to_string())
    }
}
