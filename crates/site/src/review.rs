//! The page of a game: what may be seen of it, and a moment of it drawn.
//!
//! Of a game that is over everybody may see everything, with the eyes of any seat or with all laid open. While it runs, everybody sees
//! what they see at the table: their own seat, or what lies open, as late as was agreed.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use boards::Board;
use bots::study::account::turns;
use bots::study::choice::Choice;
use game::{Lang, Seat, Viewer, Words};
use house::{Line, Origin, Table};
use table::AnyMatch;

use crate::assets::asset;
use crate::frame::{self, Sight, Stand};
use crate::pages::table::{
    Decided, Eyes, Judged, Named, Picture, Review, Shared, Studied, Turned, in_log, why,
};

/// So many decisions are named over which the game turned.
const TURNED: usize = 3;

/// What is drawn of the page of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// The moment, with all that does not hang on it.
    Whole,
    /// The moment alone.
    Moment,
    /// What does not hang on the moment, alone.
    Rest,
}

/// A game, as far as somebody may see it.
pub(crate) struct Looked {
    /// The table: cut where whoever looks may not know more yet.
    pub(crate) table: Arc<Table>,
    /// Whose eyes there are; the first is the usual one.
    pub(crate) choices: Vec<Eyes>,
    /// The usual one.
    pub(crate) usual: Eyes,
    /// The words of the game, in which everybody is called by name.
    pub(crate) words: Words,
    /// How far the house has looked through it; nothing where it cannot.
    studied: Option<Studied>,
    /// Its deal at other tables.
    shared: Option<Shared>,
    sight: Sight,
}

impl Looked {
    /// What somebody may see who looks at the table from there.
    pub(crate) fn new(
        seen: &house::Seen,
        sight: Sight,
        studied: Option<Studied>,
        shared: Option<Shared>,
    ) -> Self {
        let table = sight.table(seen).clone();
        let own = match sight.viewer {
            Viewer::Seat(seat) => Eyes::Seat(seat),
            Viewer::Audience => Eyes::Audience,
        };
        let (choices, usual) = if table.ended.is_some() {
            let seats = Seat::all(table.seating.seats().len()).map(Eyes::Seat);
            let all = seats.chain([Eyes::All]).collect();
            (all, if own == Eyes::Audience { Eyes::All } else { own })
        } else {
            (vec![own], own)
        };
        let words = frame::words(&table, sight.lang, None);
        Self { table, choices, usual, words, studied, shared, sight }
    }

    /// Whether nothing of it changes any more.
    pub(crate) fn is_over(&self) -> bool {
        self.table.ended.is_some()
    }

    /// How many decisions there are to be seen.
    pub(crate) fn length(&self) -> usize {
        self.table.seating.played().length()
    }

    /// The eyes that an address names, if they are to be had; where it names none, the usual.
    pub(crate) fn eyes(&self, name: Option<&str>) -> Option<Eyes> {
        match name {
            None => Some(self.usual),
            Some(name) => self.choices.iter().copied().find(|eyes| eyes.name() == name),
        }
    }

    /// What tells its frames from those that were drawn otherwise: by another program, in another language, under other names.
    pub(crate) fn print(&self) -> String {
        let mut hasher = DefaultHasher::new();
        let lang: Lang = self.sight.lang;
        (lang.code(), self.table.version, &self.sight.owned, asset("play.js"), asset("study.css"))
            .hash(&mut hasher);
        frame::names(self.table.seating.seats(), &self.words).hash(&mut hasher);
        let found = self
            .studied
            .as_ref()
            .map(|studied| (studied.stage, studied.mine, studied.seen(), studied.glanced()));
        (found, &self.shared).hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    /// Draws a moment, without the log; nothing if there is no such.
    pub(crate) fn draw(&self, at: usize, eyes: Eyes, extent: Extent) -> Option<String> {
        let played = self.table.seating.played();
        let board = boards::board(&self.table.header.game)?;
        let length = played.length();
        if at > length {
            return None;
        }
        let by: Vec<Seat> = (0..length).filter_map(|n| played.decider(n)).collect();
        let ends = |n: &usize| by.get(*n) != by.get(n - 1);
        // Points may be hidden while a game runs.
        let course = if self.is_over() {
            (0..=length).filter_map(|n| played.scores_before(n)).collect()
        } else {
            Vec::new()
        };
        let review = Review {
            path: format!("/g/{}", self.table.header.id),
            at,
            length,
            turns: (1..=length).filter(ends).collect(),
            eyes,
            choices: self.choices.clone(),
            decided: self.decided(played, board, at, eyes),
            judged: self.judged(played, board, at, eyes),
            studied: self.studied.clone(),
            ended: self.table.ended.map(|how| (how, self.table.changed)),
            course,
            held: Vec::new(),
            brought: self.table.header.terms.origin == Some(Origin::Record),
            shared: self.shared.clone(),
            picture: (extent != Extent::Moment).then(|| self.picture(played, by)),
            alone: extent == Extent::Rest,
        };
        let sight = Sight { viewer: eyes.viewer(), curtain: None, ..self.sight.clone() };
        frame::draw_review(&self.table, &sight, &self.words, review)
    }

    /// The decision that comes after a moment, as the log tells it.
    fn decided(&self, played: &dyn AnyMatch, board: &dyn Board, at: usize, eyes: Eyes) -> Option<Decided> {
        let seat = played.decider(at)?;
        let viewer = teller(eyes, seat);
        let (_, mv) = played.shown(at, viewer)?;
        Some(Decided {
            seat,
            told: played.told(at, Some(viewer), &self.words),
            places: board.places(viewer, seat, &mv),
        })
    }

    /// What was found about the decision after a moment, if it was looked at closely.
    fn choice(&self, at: usize) -> Option<&Choice> {
        self.studied.as_ref()?.moment(at)?.choice.as_ref()
    }

    /// A move that could have been played after a moment, in words.
    fn foretold(&self, played: &dyn AnyMatch, at: usize, mv: &str) -> String {
        played.foretold(at, mv).map_or_else(|| mv.to_owned(), |phrase| self.words.say(&phrase))
    }

    fn judged(&self, played: &dyn AnyMatch, board: &dyn Board, at: usize, eyes: Eyes) -> Option<Judged> {
        let choice = self.choice(at)?;
        let named = |mv: &str| Named {
            told: self.foretold(played, at, mv),
            places: board.places(teller(eyes, choice.seat), choice.seat, mv),
        };
        let studied = self.studied.as_ref()?;
        let (now, then) = (studied.moment(at)?, studied.moment(at + 1)?);
        // What it did before chance had its part, beyond what was lost by it; chance is known once the moment after was looked at.
        let seat = choice.seat.index();
        let change = then.chances.get(seat).zip(now.chances.get(seat)).filter(|_| then.closely);
        let luck = then.luck.get(seat).copied().unwrap_or(0.0);
        Some(Judged {
            played: named(&choice.played.mv),
            best: choice.best.iter().map(|line| named(&line.mv)).collect(),
            luck: then.luck.clone(),
            hidden: change.map(|(then, now)| then - luck - now + choice.loss),
            choice: choice.clone(),
        })
    }

    fn picture(&self, played: &dyn AnyMatch, by: Vec<Seat>) -> Picture {
        let Some(study) = self.studied.as_ref().and_then(|studied| studied.study.as_deref()) else {
            return Picture { by, told: Vec::new(), turned: Vec::new() };
        };
        let told = |n: usize| played.told(n, None, &self.words).into_iter().next().unwrap_or_default();
        let better = |at: usize| {
            let choice = self.choice(at).filter(|choice| choice.loss > 0.0)?;
            let best = self.foretold(played, at, &choice.best.first()?.mv);
            let reason = choice.reason.as_ref();
            Some((best, reason.map(|reason| why(&self.words, played.scores().sources(), reason))))
        };
        let turned = turns(study, TURNED).into_iter();
        Picture {
            told: (0..by.len()).map(told).collect(),
            turned: turned.map(|number| Turned { number, better: better(number - 1) }).collect(),
            by,
        }
    }

    /// The log as far as it may be seen, each line of a decision with the way to the moment before it, and its mark.
    pub(crate) fn log(&self, eyes: Eyes) -> String {
        let played = self.table.seating.played();
        let (mut lines, mut stand) = (String::new(), Stand::default());
        let more = |n: usize| {
            let path = format!("/g/{}?at={n}&as={}", self.table.header.id, eyes.name());
            (Some(path), self.choice(n).and_then(|choice| in_log(&self.words, choice)))
        };
        for told in &self.table.lines {
            let by = match told.line {
                Line::Decision(n) => played.decider(n),
                Line::Note { .. } => None,
            };
            let viewer = by.map_or(eyes.viewer(), |seat| teller(eyes, seat));
            let (line, next) = frame::line_to(&self.table, &told.line, viewer, &self.words, &stand, more);
            lines.push_str(&line);
            stand = next;
        }
        lines
    }
}

/// As whom a decision is told, and shown on the board: where all lies open, as whoever took it saw it. Boards that draw one player's own
/// things for the audience draw those of whoever is to decide.
fn teller(eyes: Eyes, by: Seat) -> Viewer {
    if eyes == Eyes::All { Viewer::Seat(by) } else { eyes.viewer() }
}
