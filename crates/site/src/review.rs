//! The page of a game: what may be seen of it, and a moment of it drawn.
//!
//! Of a game that is over everybody may see everything, with the eyes of any seat or with all laid open. While it runs, everybody sees
//! what they see at the table: their own seat, or what lies open, as late as was agreed.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use game::{Lang, Seat, Viewer, Words};
use house::{Line, Origin, Table};

use crate::assets::asset;
use crate::frame::{self, Sight, Stand};
use crate::pages::table::{Eyes, Review};

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
    sight: Sight,
}

impl Looked {
    /// What somebody may see who looks at the table from there.
    pub(crate) fn new(seen: &house::Seen, sight: Sight) -> Self {
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
        Self { table, choices, usual, words, sight }
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
        (lang.code(), self.table.version, &self.sight.owned, asset("play.js"), asset("review.css"))
            .hash(&mut hasher);
        frame::names(self.table.seating.seats(), &self.words).hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    /// Draws a moment, without the log; nothing if there is no such.
    pub(crate) fn draw(&self, at: usize, eyes: Eyes) -> Option<String> {
        let played = self.table.seating.played();
        let length = played.length();
        if at > length {
            return None;
        }
        let by: Vec<Seat> = (0..length).filter_map(|n| played.decided(n)).map(|(seat, _)| seat).collect();
        let ends = |n: &usize| by.get(*n) != by.get(n - 1);
        let told = at.checked_sub(1).and_then(|n| {
            let seat = *by.get(n)?;
            Some((seat, played.told(n, Some(teller(eyes, seat)), &self.words)))
        });
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
            told,
            ended: self.table.ended.map(|how| (how, self.table.changed)),
            course,
            held: Vec::new(),
            brought: self.table.header.terms.origin == Some(Origin::Record),
        };
        let sight = Sight { viewer: eyes.viewer(), curtain: None, ..self.sight.clone() };
        frame::draw_review(&self.table, &sight, &self.words, review)
    }

    /// The log as far as it may be seen, each line of a decision with the way to the moment after it.
    pub(crate) fn log(&self, eyes: Eyes) -> String {
        let played = self.table.seating.played();
        let (mut lines, mut stand) = (String::new(), Stand::default());
        let path = |n: usize| Some(format!("/g/{}?at={}&as={}", self.table.header.id, n + 1, eyes.name()));
        for told in &self.table.lines {
            let by = match told.line {
                Line::Decision(n) => played.decided(n).map(|(seat, _)| seat),
                Line::Note { .. } => None,
            };
            let viewer = by.map_or(eyes.viewer(), |seat| teller(eyes, seat));
            let (line, next) = frame::line_to(&self.table, &told.line, viewer, &self.words, &stand, path);
            lines.push_str(&line);
            stand = next;
        }
        lines
    }
}

/// As whom a decision is told: where all lies open, as whoever took it saw it.
fn teller(eyes: Eyes, by: Seat) -> Viewer {
    if eyes == Eyes::All { Viewer::Seat(by) } else { eyes.viewer() }
}
