//! Where a step begins, and what a try in it comes to.

use bots::Patience;
use game::{Fault, Phrase, Refusal, Turn};

use super::{Else, Lesson, Others, Step};
use crate::face::{AnyMatch, Trouble};

/// What the learner's tries in a step have come to.
pub enum Attempt {
    /// Not done yet, and there are decisions left.
    Going(Box<dyn AnyMatch>),
    /// It is done.
    Done {
        /// The match as the learner left it.
        after: Box<dyn AnyMatch>,
        /// The match once the others have answered, where the next step goes on.
        next: Box<dyn AnyMatch>,
    },
    /// Something else: it is answered, and the step begins again.
    Else {
        /// What to say: a message with its attribute, such as `lesson-lead-3.else-1`.
        message: String,
    },
    /// The rules forbid it, in their own words.
    Refused(Refusal),
}

/// What one try comes to, before anybody answers.
pub(super) enum Tried {
    Going(Box<dyn AnyMatch>),
    Done(Box<dyn AnyMatch>),
    Else(String),
    Refused(Refusal),
}

impl Lesson {
    /// The match as it stands at the beginning of a step, counted from 0. `played` is what the learner played since the last
    /// position: one list for each step, from the one with the position to the one before this (an empty one where nothing was
    /// asked). Where it is missing or does not fit, what would be shown is played.
    pub fn at(&self, step: usize, played: &[Vec<String>]) -> Result<Box<dyn AnyMatch>, Fault> {
        self.step(step)?;
        let placed = |n: usize| self.steps[n].placed.as_ref().map(|placed| (n, placed));
        let Some((first, placed)) = (0..=step).rev().find_map(placed) else {
            return Err(self.fault(step, Phrase::new("what-lesson-first")));
        };
        let mut now = placed.fork();
        for n in first..step {
            now = self.go_on(n, &*now, played.get(n - first).map_or(&[][..], Vec::as_slice))?;
        }
        Ok(now)
    }

    /// What the learner's tries in a step, counted from 0, have come to so far; `played` as for [`Lesson::at`]. A text that is no
    /// move is a fault of whoever asks.
    pub fn attempt(&self, step: usize, played: &[Vec<String>], tried: &[String]) -> Result<Attempt, Fault> {
        let begun = self.at(step, played)?;
        if !self.step(step)?.asks() && !tried.is_empty() {
            return Err(Fault::new("fault-lesson-tells").with("step", step + 1));
        }
        Ok(match self.tries(step, &*begun, tried)? {
            Tried::Going(now) => Attempt::Going(now),
            Tried::Done(after) => Attempt::Done { after, next: self.go_on(step, &*begun, tried)? },
            Tried::Else(message) => Attempt::Else { message },
            Tried::Refused(refusal) => Attempt::Refused(refusal),
        })
    }

    /// A step, counted from 0.
    pub fn step(&self, step: usize) -> Result<&Step, Fault> {
        let unknown = || Fault::new("fault-lesson-no-step").with("step", step + 1);
        self.steps.get(step).ok_or_else(|| unknown().with("steps", self.steps.len()))
    }

    /// The match at the end of a step: what was played, if it is done by that and leads on, or else what would be shown; and
    /// what follows it.
    fn go_on(&self, n: usize, begun: &dyn AnyMatch, played: &[String]) -> Result<Box<dyn AnyMatch>, Fault> {
        let step = self.step(n)?;
        if !step.asks() {
            return self.answer(n, begun.fork()).map_err(|what| self.fault(n, what));
        }
        if !played.is_empty()
            && let Ok(Tried::Done(after)) = self.tries(n, begun, played)
            && let Ok(next) = self.answer(n, after)
            && self.leads_on(n, &*next)
        {
            return Ok(next);
        }
        let shown = self.shown(n, begun).map_err(|what| self.fault(n, what))?;
        self.answer(n, shown).map_err(|what| self.fault(n, what))
    }

    /// Whether the step after that one can go on from here.
    fn leads_on(&self, n: usize, next: &dyn AnyMatch) -> bool {
        let goes_on = |step: &&Step| step.asks() && !step.is_placed();
        self.steps.get(n + 1).filter(goes_on).is_none_or(|_| next.turn() == Turn::Of(self.seat))
    }

    /// The match after what is shown, or why that does not solve the step.
    pub(super) fn shown(&self, n: usize, begun: &dyn AnyMatch) -> Result<Box<dyn AnyMatch>, Phrase> {
        let show = &self.steps[n].show;
        let mut now = begun.fork();
        for (taken, mv) in show.iter().enumerate() {
            let what = |id| Phrase::new(id).with("move", mv.as_str());
            now.refuse(mv).map_err(|trouble| wrong(mv, "show", trouble))?;
            let is_last = taken + 1 == show.len();
            now = match self.tries_one(n, &*now, taken, mv) {
                Ok(Tried::Done(after)) if is_last => return Ok(after),
                Ok(Tried::Done(_)) => return Err(what("what-lesson-early")),
                Ok(Tried::Going(after)) if !is_last => after,
                Ok(Tried::Else(message)) if message != self.rest(n) => {
                    return Err(what("what-lesson-caught").with("message", message));
                }
                _ => return Err(what("what-lesson-unsolved")),
            };
        }
        Err(Phrase::new("what-lesson-show"))
    }

    /// Lets the others answer, or says why they cannot.
    pub(super) fn answer(&self, n: usize, mut now: Box<dyn AnyMatch>) -> Result<Box<dyn AnyMatch>, Phrase> {
        match &self.steps[n].others {
            Others::Nothing => {}
            Others::Play(moves) => {
                for mv in moves {
                    let over = || Phrase::new("what-lesson-over").with("move", mv.as_str());
                    let seat = now.turn().seat().ok_or_else(over)?;
                    now.play(seat, mv).map_err(|trouble| wrong(mv, "answers", trouble))?;
                }
            }
            Others::Bot(bot) => {
                while let Turn::Of(seat) = now.turn()
                    && seat != self.seat
                {
                    let failed = || Phrase::new("what-lesson-bot-failed").with("bot", bot.to_string());
                    let question = now.ask(bot, None).map_err(|Fault(what)| what)?;
                    let mv = question(&Patience::endless()).ok_or_else(failed)?;
                    now.play(seat, &mv).map_err(|_| failed())?;
                }
            }
        }
        Ok(now)
    }

    /// What tries come to, one after another, up to the first that ends the step's trying.
    fn tries(&self, n: usize, begun: &dyn AnyMatch, tried: &[String]) -> Result<Tried, Fault> {
        let mut now = begun.fork();
        for (taken, mv) in tried.iter().enumerate() {
            now = match self.tries_one(n, &*now, taken, mv)? {
                Tried::Going(after) => after,
                ended => return Ok(ended),
            };
        }
        Ok(Tried::Going(now))
    }

    /// What one more move of the learner comes to, who has taken so many decisions in this step before. What is done is done,
    /// whatever an else would say of it; and an else answers at once, even if there were decisions left.
    pub(super) fn tries_one(
        &self,
        n: usize,
        now: &dyn AnyMatch,
        taken: usize,
        mv: &str,
    ) -> Result<Tried, Fault> {
        let step = self.step(n)?;
        let mut after = now.fork();
        match after.play(self.seat, mv) {
            Ok(()) => {}
            Err(Trouble::Unreadable(fault)) => return Err(fault),
            Err(Trouble::Refused(refusal)) => {
                let of_rule = |other: &Else| matches!(other, Else::Refused(rule) if rule == refusal.rule());
                let said = step.elses.iter().position(of_rule);
                return Ok(said.map_or(Tried::Refused(refusal), |k| Tried::Else(self.otherwise(n, k))));
            }
        }
        let picks = now.picks(mv);
        if step.done.as_ref().is_some_and(|done| done.is_met(&picks, &*after, self.seat)) {
            return Ok(Tried::Done(after));
        }
        let fits = |other: &Else| match other {
            Else::Moves(patterns) => patterns.iter().any(|pattern| pattern.fit(&picks)),
            Else::Refused(_) => false,
        };
        if let Some(k) = step.elses.iter().position(fits) {
            return Ok(Tried::Else(self.otherwise(n, k)));
        }
        if taken + 1 < step.within && after.turn() == Turn::Of(self.seat) {
            return Ok(Tried::Going(after));
        }
        Ok(Tried::Else(self.rest(n)))
    }

    /// What is said for one of the elses of a step, all counted from 0.
    pub(super) fn otherwise(&self, n: usize, k: usize) -> String {
        format!("{}.else-{}", self.message(n), k + 1)
    }

    /// What is said for a try for which a step has nothing of its own.
    pub(super) fn rest(&self, n: usize) -> String {
        format!("{}.else", self.message(n))
    }
}

/// What is wrong with a move that a lesson plays.
fn wrong(mv: &str, field: &str, trouble: Trouble) -> Phrase {
    let what = |id| Phrase::new(id).with("move", mv).with("field", field);
    match trouble {
        Trouble::Unreadable(Fault(why)) => what("what-lesson-unreadable").with("why", why),
        Trouble::Refused(Refusal(rule)) => what("what-lesson-refused").with("rule", rule),
    }
}
