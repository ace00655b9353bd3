//! Games that people bring on paper, and tables that go on from a moment of a game that is over.
//!
//! A game that was brought is a table like any other that is over: it has its address, its log, its record, and belongs to
//! whoever brought it. Nobody of this house sits there, so it counts for nobody.

use std::sync::Arc;

use game::paper::{POSITION, PositionFile, Record};
use game::{Fault, Seat, Spec, Turn};
use table::Occupant;
use table::puzzles::Posed;

use crate::event::{Ending, Event, Header};
use crate::fold::Table;
use crate::identity::random_id;
use crate::names;
use crate::owner::Live;
use crate::store::{NewTable, StoreError};
use crate::tables::{NotOpened, Tables};
use crate::terms::{Origin, Terms};
use crate::wish::mark;

/// Whose seats those of a game are that was brought: nobody's here. No person has that name.
const ELSEWHERE: &str = "-";

/// The largest record that is read, in bytes. The longest game of the house takes a fifth of it.
pub const LARGEST: usize = 512 << 10;

/// So many games one person may have brought.
pub const MOST: usize = 200;

/// Reads a record, and plays it through: the table as it stood at last, or what is wrong with the file. `called` names a player of
/// whom the record says nothing.
pub fn read(text: &str, called: impl Fn(Seat) -> String) -> Result<(Record, Vec<Occupant>), Fault> {
    let record: Record = game::paper::read_json(text)?;
    let played = table::find(&record.game)?.replay(&record)?;
    if record.log.is_empty() {
        return Err(Fault::new("record-empty"));
    }
    let seats = Seat::all(played.setup().seats)
        .map(|seat| {
            let name = record.players.get(seat.index()).and_then(|name| names::clean(name).ok());
            Occupant::Here { id: ELSEWHERE.to_owned(), name: name.unwrap_or_else(|| called(seat)) }
        })
        .collect();
    Ok((record, names::distinct_seats(seats)))
}

impl Tables {
    /// Keeps a game that was brought; gives its name in addresses.
    pub async fn bring(
        self: &Arc<Self>,
        record: Record,
        seats: Vec<Occupant>,
        host: &str,
    ) -> Result<String, NotOpened> {
        let Record { game, rules, data, setup, seed, position, log, .. } = record;
        let setup = Spec { rules: None, ..setup };
        let position = position.map(|position| PositionFile {
            palatine: POSITION.to_owned(),
            game: game.clone(),
            setup: setup.clone(),
            position,
        });
        let now = self.clock().now();
        let header = Header {
            id: random_id(10),
            game,
            rules,
            data,
            setup,
            seed,
            position,
            host: host.to_owned(),
            listed: false,
            terms: Terms { silent: true, origin: Some(Origin::Record), ..Terms::default() },
            opened: now,
        };
        let mut table = Table::begin(&header).map_err(NotOpened::Fault)?;
        let mut events = vec![Event::Opened { seats }];
        events.extend(log.into_iter().map(|entry| Event::Played {
            seat: entry.seat,
            mv: entry.mv,
            forced: false,
        }));
        let mut kept = Vec::with_capacity(events.len() + 1);
        let replay = |_| NotOpened::Fault(Fault::new("table-position"));
        for event in &events {
            kept.push(table.happen(event, now).map_err(replay)?);
        }
        let finished = table.seating.played().turn() == Turn::Over;
        let how = if finished { Ending::Finished } else { Ending::Closed };
        kept.push(table.happen(&Event::Ended { how }, now).map_err(replay)?);
        let id = header.id.clone();
        let new = NewTable {
            header,
            seats: table.seating.seats().to_vec(),
            standing: table.standing(),
            events: kept,
            mark: mark(),
        };
        self.store().open(new).await?;
        Ok(id)
    }

    /// Opens a table that goes on after so many decisions of a game that is over, from what a seat knew then: what it could not
    /// know is dealt anew, and so is all that is drawn from then on. Bots play the others.
    pub async fn branch(
        self: &Arc<Self>,
        from: &Table,
        decision: usize,
        seat: Seat,
        person: Occupant,
        bot: &str,
    ) -> Result<Arc<Live>, NotOpened> {
        let fault = |id| NotOpened::Fault(Fault::new(id));
        let played = from.seating.played().before(decision).ok_or_else(|| fault("no-moment"))?;
        if from.ended.is_none() || played.turn() == Turn::Over {
            return Err(fault("branch-over"));
        }
        let count = from.seating.seats().len();
        let Occupant::Person { id: host, .. } = &person else { return Err(fault("branch-over")) };
        if seat.index() >= count {
            return Err(fault("branch-over"));
        }
        let seed = table::new_seed().ok_or_else(|| StoreError("no randomness".to_owned()))?;
        let header = Header {
            id: random_id(10),
            position: Some(played.imagined(seat, &seed)),
            seed,
            host: host.clone(),
            listed: false,
            terms: Terms {
                origin: Some(Origin::Branch { table: from.header.id.clone(), decision, seat }),
                ..Terms::default()
            },
            opened: self.clock().now(),
            ..(*from.header).clone()
        };
        let mut seats = vec![Occupant::Bot { bot: bot.to_owned() }; count];
        seats[seat.index()] = person;
        self.open_as(header, seats).await
    }

    /// Opens a table that goes on from a puzzle, as the seat that is to decide there: what it cannot know is dealt anew. Bots play the
    /// others.
    pub async fn play_on(
        self: &Arc<Self>,
        puzzle: &Posed,
        person: Occupant,
        bot: &str,
    ) -> Result<Arc<Live>, NotOpened> {
        let Occupant::Person { id: host, .. } = &person else {
            return Err(NotOpened::Fault(Fault::new("branch-over")));
        };
        let seed = table::new_seed().ok_or_else(|| StoreError("no randomness".to_owned()))?;
        let (placed, about) = (puzzle.placed(), puzzle.placed().about());
        let header = Header {
            id: random_id(10),
            game: about.id.to_owned(),
            rules: about.rules,
            data: about.data(),
            setup: placed.setup(),
            position: Some(placed.imagined(puzzle.seat, &seed)),
            seed,
            host: host.clone(),
            listed: false,
            terms: Terms {
                origin: Some(Origin::Puzzle { id: puzzle.puzzle.id.clone() }),
                ..Terms::default()
            },
            opened: self.clock().now(),
        };
        let mut seats = vec![Occupant::Bot { bot: bot.to_owned() }; header.setup.seats];
        seats[puzzle.seat.index()] = person;
        self.open_as(header, seats).await
    }
}
