//! Who is brought together with whom.
//!
//! Whoever waits is kept in the store, so they wait over a restart and are found from every node. A table is opened for
//! people who wait in one breath with their leaving the queue: nobody is brought to two tables, and nobody is lost.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::Spec;
use table::Occupant;

use crate::event::{Header, Time};
use crate::identity::random_id;
use crate::names;
use crate::store::{StoreError, Waiting};
use crate::tables::Tables;
use crate::terms::{Speed, Terms};
use crate::wish::open;

/// So many who wait are looked at together.
const TOGETHER: usize = 500;

/// Whoever waits to play live and has not been there for so long waits no longer.
pub const AWAY: Time = 45_000;

/// What people wait for together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Wanted {
    game: String,
    seats: usize,
    speed: (u8, u32, u32),
}

impl Wanted {
    fn of(waiting: &Waiting) -> Self {
        let speed = match waiting.speed {
            Speed::None => (0, 0, 0),
            Speed::Live { minutes, seconds } => (1, minutes, seconds),
            Speed::Days { days } => (2, days, 0),
        };
        Self { game: waiting.game.clone(), seats: waiting.seats, speed }
    }
}

impl Tables {
    /// Somebody waits for a table; whoever can sit down together does so at once.
    pub async fn wait(self: &Arc<Self>, waiting: Waiting) -> Result<(), StoreError> {
        self.store().pairs().wait(waiting).await?;
        self.bring_together().await?;
        self.lobby().stir();
        Ok(())
    }

    /// Somebody waits no longer.
    pub async fn stop_waiting(&self, person: &str) -> Result<(), StoreError> {
        self.store().pairs().stop(person).await?;
        self.lobby().stir();
        Ok(())
    }

    /// Opens a table for all who can sit down together: as many as it has seats, or fewer once one of them has waited long
    /// enough to play with bots.
    pub async fn bring_together(self: &Arc<Self>) -> Result<(), StoreError> {
        let now = self.clock().now();
        let waiting = self.store().pairs().queue(TOGETHER).await?;
        if waiting.iter().any(|one| one.seen.is_some_and(|seen| seen < now - AWAY)) {
            self.store().pairs().forget(now - AWAY).await?;
            self.lobby().stir();
        }
        let mut groups: BTreeMap<Wanted, Vec<Waiting>> = BTreeMap::new();
        for one in waiting.into_iter().filter(|one| one.seen.is_none_or(|seen| seen >= now - AWAY)) {
            groups.entry(Wanted::of(&one)).or_default().push(one);
        }
        for (wanted, mut people) in groups {
            while !people.is_empty() && wanted.seats > 0 {
                let ripe = people.iter().any(|one| one.bots_at.is_some_and(|at| now >= at));
                if people.len() < wanted.seats && !ripe {
                    break;
                }
                let rest = people.split_off(wanted.seats.min(people.len()));
                self.seat_together(&wanted, people).await?;
                people = rest;
            }
        }
        Ok(())
    }

    async fn seat_together(
        self: &Arc<Self>,
        wanted: &Wanted,
        people: Vec<Waiting>,
    ) -> Result<(), StoreError> {
        let (Some(first), Ok(game)) = (people.first(), table::find(&wanted.game)) else { return Ok(()) };
        let (about, setup) = (game.about(), Spec::new(wanted.seats));
        let bot = || Occupant::Bot { bot: bots::Level::Courtier.name().to_owned() };
        let mut seats: Vec<Occupant> = people
            .iter()
            .map(|one| Occupant::Person { id: one.person.clone(), name: one.name.clone() })
            .collect();
        seats.resize_with(wanted.seats, bot);
        let header = Header {
            id: random_id(10),
            game: wanted.game.clone(),
            rules: setup.rules(about),
            data: setup.data(about),
            setup,
            seed: table::new_seed().ok_or_else(|| StoreError("no randomness".to_owned()))?,
            position: None,
            host: first.person.clone(),
            listed: false,
            terms: Terms { speed: first.speed, ..Terms::default() },
            opened: self.clock().now(),
        };
        let Ok((_, new)) = open(header, names::distinct_seats(seats)) else { return Ok(()) };
        let known = people.into_iter().map(|one| (one.person, one.since)).collect();
        // If somebody was first, or one of them has gone, the next look finds who is left.
        if self.store().pairs().pair(known, new).await? {
            self.lobby().stir();
        }
        Ok(())
    }
}
