//! What comes through a table's stream beside its frames: what is said, who is there, how many watch.

use std::sync::Arc;

use axum::body::Bytes;
use game::Lang;
use house::Table;
use house::company::{Company, Presence, Present};
use house::store::messages::{Message, Room};
use serde_json::{Value, json};
use table::Occupant;

use crate::asker::Asker;
use crate::identity::Guests;
use crate::stream::event;
use crate::visitor::Fields;

/// The room in which somebody speaks. Whoever may come back to a seat is a player: they would take what watchers say with them.
pub(crate) fn room(table: &Table, person: &str) -> Room {
    let sits = |seat: &Occupant| match seat {
        Occupant::Person { id, .. } | Occupant::Here { id, .. } => id == person,
        Occupant::Away { id, resigned, .. } => id == person && !resigned,
        Occupant::Bot { .. } | Occupant::Open => false,
    };
    if table.seating.seats().iter().any(sits) { Room::Players } else { Room::Watchers }
}

/// What somebody may read: their own room; after the end, both.
fn reads(table: &Table, person: &str) -> &'static str {
    if table.ended.is_some() { "both" } else { room(table, person).name() }
}

/// What somebody at the other end of a line has heard.
pub(crate) struct Talk {
    person: String,
    lang: Lang,
    /// What they could read.
    reads: String,
    /// The number of the last message they know.
    said: u64,
    present: Option<Arc<Present>>,
}

impl Talk {
    /// Where a page left off, as it says itself.
    pub(crate) fn new(asker: &Asker, query: &Fields) -> Self {
        Self {
            person: asker.who.id.clone(),
            lang: asker.who.lang,
            reads: query.get("reads").cloned().unwrap_or_default(),
            said: query.get("said").and_then(|said| said.parse().ok()).unwrap_or(0),
            present: None,
        }
    }

    /// What is new for them; nothing if nothing is. Where they may read another room from now on, it is told from the beginning.
    pub(crate) fn event(
        &mut self,
        company: &Company,
        table: &Table,
        guests: &Guests,
        now: house::Time,
    ) -> Option<Bytes> {
        let mut news = serde_json::Map::new();
        let reads = reads(table, &self.person);
        if !table.header.terms.silent {
            if self.reads != reads {
                (self.reads, self.said) = (reads.to_owned(), 0);
                news.insert("anew".to_owned(), json!(true));
                news.insert("reads".to_owned(), json!(reads));
            }
            let said = company.said(self.said);
            self.said = said.last().map_or(self.said, |message| message.number);
            let heard: Vec<Value> = said
                .iter()
                .filter(|message| reads == "both" || message.room.name() == reads)
                .map(|message| self.message(message, table, guests))
                .collect();
            if !heard.is_empty() {
                news.insert("messages".to_owned(), heard.into());
            }
            if !news.is_empty() {
                news.insert("said".to_owned(), json!(self.said));
            }
        }
        let present = company.present(table, now);
        if self.present.as_ref() != Some(&present) {
            let seats: Vec<Value> = present
                .seats
                .iter()
                .map(|(seat, presence)| {
                    let (state, since) = match *presence {
                        Presence::Here => ("here", None),
                        Presence::Away { since } => ("away", Some(since)),
                        Presence::Gone { since } => ("gone", since),
                        Presence::Unknown => ("", None),
                    };
                    json!([seat.number(), state, since.map(|since| (now - since).max(0) / 1000)])
                })
                .collect();
            news.insert("present".to_owned(), seats.into());
            news.insert("watching".to_owned(), json!(present.watching));
            self.present = Some(present);
        }
        (!news.is_empty()).then(|| event("talk", &Value::Object(news).to_string()))
    }

    fn message(&self, message: &Message, table: &Table, guests: &Guests) -> Value {
        let words = crate::words(None, self.lang);
        let seats = table.seating.seats();
        // A player is called as he is called at the table, and has his emblem.
        let seat = game::Seat::all(seats.len()).zip(seats).find_map(|(seat, occupant)| match occupant {
            Occupant::Person { id, name } | Occupant::Away { id, name, .. } if *id == message.person => {
                Some((seat, name.clone()))
            }
            _ => None,
        });
        let (seat, name) = match seat {
            Some((seat, name)) => (Some(seat.number()), name),
            None => (None, message.name.clone()),
        };
        // Whose account was deleted has no name any more.
        let name = if name.is_empty() { words.word("chat-nobody") } else { name };
        let text = match &message.phrase {
            Some(key) => words.word(&format!("phrase-{key}")),
            None => message.text.clone(),
        };
        let mine = message.person == self.person;
        json!({
            "id": message.id, "room": message.room.name(), "seat": seat, "name": name,
            "who": guests.alias(&message.person), "at": message.at, "text": text, "mine": mine,
        })
    }
}
