//! One deal at many tables: everybody has the same cards in the same order, in the same place, against the same bots. So what
//! differs is what they decided.
//!
//! - A *challenge* is the deal of a table that is over, proposed by somebody who played there. It runs for a month.
//! - A *deal of the day* the house deals by itself, one for each game. Its seed comes from the house's own secret and the date, so
//!   nobody knows it beforehand, and every node deals the same.
//!
//! While a deal runs, only whoever has finished it sees what others made of it: neither their tables, nor records, nor the
//! seed. It is over for everybody at once, at [`Deal::closes`]. What nobody can prevent is that somebody plays it twice under two names,
//! or tells a friend; the page of the deal says so.
//!
//! **The same bots.** What a bot decides comes from what it knows, from the chance of the deal and from the number of the decision;
//! at these tables it has no clock ([`bots::Patience::unhurried`]). So two tables differ first where a person decides otherwise. The highest level may use all the
//! time it has, and is not the same twice: it plays on no deal.

use std::sync::Arc;

use bots::Level;
use game::{Fault, Seat, Seed, Spec};
use table::Occupant;

use crate::analysis::Seen;
use crate::decided::Decided;
use crate::event::{Ending, Header, Time};
use crate::fold::Table;
use crate::identity::{Identities, random_id};
use crate::judged::{Judged, Judgement};
use crate::names;
use crate::owner::Live;
pub use crate::store::deals::Deal;
use crate::store::{Row, StoreError};
use crate::tables::{NotOpened, Tables};
use crate::terms::Terms;

/// A day, in milliseconds.
pub const DAY: Time = 86_400_000;

/// So long a challenge runs: thirty days.
pub const CHALLENGE: Time = 30 * DAY;

/// Who plays against everybody in a deal of the day, and instead of other people in a challenge.
pub const USUAL: Level = Level::Minister;

/// So many tables of a deal are looked at, the first first.
const MOST: usize = 1_000;

/// So many play a deal of the day, where the game allows it.
const SEATS: usize = 3;

/// How one table fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fared {
    /// The table.
    pub table: String,
    /// Who sat in the place that is compared.
    pub who: Occupant,
    /// The other people who played there.
    pub others: Vec<String>,
    /// The final points of every seat.
    pub points: Vec<i32>,
    /// Every decision.
    pub moves: Vec<(Seat, String)>,
    /// Why it has no place among the others.
    pub aside: Option<Aside>,
    /// When it ended.
    pub ended: Time,
}

/// Why a table has no place among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// Whoever played it had sat at a table on this deal before.
    Again,
    /// A bot has played for them in between.
    Helped,
    /// It ended when everybody could see the deal.
    Late,
}

/// A deal, and how it stands.
pub struct Compared {
    /// The tables that were played to their end, the first ended first.
    pub fared: Vec<Fared>,
    /// Who is still playing it.
    pub playing: Vec<String>,
}

impl Deal {
    /// The deal of a day for a game. A game is dealt for three where it can be, and everybody sits in the same place, which is another
    /// every day.
    pub fn of_day(identities: &Identities, game: &str, day: i64) -> Result<Self, Fault> {
        let about = table::find(game)?.about();
        let seats = SEATS.clamp(*about.seats.start(), *about.seats.end());
        let id = day_id(about.id, day);
        let place = usize::try_from(day.rem_euclid(seats as i64)).unwrap_or(0);
        let setup = Spec::new(seats);
        Ok(Self {
            seed: Seed::from_bytes(identities.secret_of(&format!("deal of the day {id}"))),
            id,
            game: about.id.to_owned(),
            rules: about.rules,
            data: setup.data(about),
            setup,
            seat: Seat::new(place),
            bots: vec![USUAL.name().to_owned(); seats],
            day: Some(day),
            source: None,
            host: String::new(),
            opened: day * DAY,
            closes: (day + 1) * DAY,
        })
    }

    /// The deal of a table that is over, for others, in the place of somebody who sat there.
    fn of_table(table: &Table, person: &str, now: Time) -> Option<Self> {
        let header = &table.header;
        let seats = table.seating.seats();
        let seat = Seat::all(seats.len()).zip(seats).find(|(_, occupant)| occupant.belongs_to(person))?.0;
        // What was laid out by hand was not dealt.
        if table.ended != Some(Ending::Finished) || header.position.is_some() || header.terms.deal.is_some() {
            return None;
        }
        Some(Self {
            id: random_id(10),
            game: header.game.clone(),
            rules: header.rules,
            data: header.data.clone(),
            setup: header.setup.clone(),
            seed: header.seed,
            seat,
            bots: seats.iter().map(|occupant| stands_in(occupant).to_owned()).collect(),
            day: None,
            source: Some(header.id.clone()),
            host: person.to_owned(),
            opened: now,
            closes: now + CHALLENGE,
        })
    }

    /// Whether it still runs.
    #[must_use]
    pub const fn runs(&self, now: Time) -> bool {
        now < self.closes
    }
}

/// The name of the deal of a day: such as `great-wall-2027-03-03`.
#[must_use]
pub fn day_id(game: &str, day: i64) -> String {
    let (year, month, day) = crate::desk::date(day);
    format!("{game}-{year:04}-{month:02}-{day:02}")
}

/// Who plays in somebody's place: a bot that decides the same at every table.
fn stands_in(occupant: &Occupant) -> &'static str {
    let same = |level: &Level| *level < Level::Emperor && occupant.bot() == Some(level.name());
    Level::ALL.into_iter().find(same).unwrap_or(USUAL).name()
}

/// Whether a person has played at a table to its end.
fn has_finished(row: &Row, person: &str) -> bool {
    matches!(row.standing.ended, Some((Ending::Finished, _)))
        && row.seats.iter().any(|seat| seat.belongs_to(person))
}

/// Whoever has a seat at a table, or left it.
fn person_of(occupant: &Occupant) -> Option<&str> {
    match occupant {
        Occupant::Person { id, .. } | Occupant::Here { id, .. } | Occupant::Away { id, .. } => Some(id),
        Occupant::Bot { .. } | Occupant::Open => None,
    }
}

impl Tables {
    /// The deal with that name. That of a day is dealt when somebody first asks for it, but never before its day.
    pub async fn deal(&self, id: &str) -> Result<Option<Deal>, StoreError> {
        if let Some(deal) = self.store().deals().find(id).await? {
            return Ok(Some(deal));
        }
        let today = self.clock().now().div_euclid(DAY);
        let of = table::games().iter().map(|game| game.about().id).find(|game| day_id(game, today) == id);
        match of {
            Some(game) => self.deal_of_today(game).await.map(Some),
            None => Ok(None),
        }
    }

    /// Today's deal of a game.
    pub async fn deal_of_today(&self, game: &str) -> Result<Deal, StoreError> {
        let identities = Identities::new(self.store().secret().await?);
        let today = self.clock().now().div_euclid(DAY);
        let deal = Deal::of_day(&identities, game, today).map_err(|fault| StoreError(fault.to_string()))?;
        match self.store().deals().find(&deal.id).await? {
            Some(kept) => Ok(kept),
            None => self.store().deals().keep(deal).await,
        }
    }

    /// The deal of the day before that of a day, if anybody has asked for it then.
    pub async fn deal_before(&self, deal: &Deal) -> Result<Option<Deal>, StoreError> {
        match deal.day {
            Some(day) => self.store().deals().find(&day_id(&deal.game, day - 1)).await,
            None => Ok(None),
        }
    }

    /// Whether somebody may propose the deal of a table to others.
    #[must_use]
    pub fn may_challenge(&self, table: &Table, person: &str) -> bool {
        Deal::of_table(table, person, self.clock().now()).is_some()
    }

    /// Makes the deal of a table that is over one for others. Nothing if this person has not played there, or if it was not
    /// dealt. Whoever asks again, or asks second, gets the deal that is there.
    pub async fn challenge(&self, table: &Table, person: &str) -> Result<Option<Deal>, StoreError> {
        if let Some(id) = &table.header.terms.deal {
            return self.deal(id).await;
        }
        match Deal::of_table(table, person, self.clock().now()) {
            Some(deal) => self.store().deals().keep(deal).await.map(Some),
            None => Ok(None),
        }
    }

    /// The deal that a table is played on, or that was taken from it.
    pub async fn deal_at(&self, table: &Header) -> Result<Option<Deal>, StoreError> {
        match &table.terms.deal {
            Some(id) => self.store().deals().find(id).await,
            None => self.store().deals().taken_from(&table.id).await,
        }
    }

    /// Whether a person has finished a deal: at one of its tables, or where it was taken from.
    pub async fn has_played(&self, deal: &Deal, person: &str) -> Result<bool, StoreError> {
        let mine = self.store().deals().tables_of(&deal.id, person).await?;
        if mine.iter().any(|row| has_finished(row, person)) {
            return Ok(true);
        }
        let Some(source) = &deal.source else { return Ok(false) };
        let kept = self.store().load(source).await?;
        Ok(kept.is_some_and(|kept| kept.seats.iter().any(|seat| seat.belongs_to(person))))
    }

    /// Whether what somebody could learn from a table is still closed to them: it is played on a deal that runs, and they have not
    /// finished it. Whoever has a seat may look at the table itself, and anybody at one that has not begun.
    pub async fn is_closed(&self, table: &Table, person: &str, whole: bool) -> Result<bool, StoreError> {
        // Most tables have no deal, and a table that runs is not the source of one.
        if table.header.terms.deal.is_none() && table.ended.is_none() {
            return Ok(false);
        }
        let sits = table.seating.seats().iter().any(|seat| person_of(seat) == Some(person));
        if !whole && (sits || table.is_open()) {
            return Ok(false);
        }
        match self.deal_at(&table.header).await? {
            Some(deal) if deal.runs(self.clock().now()) => Ok(!self.has_played(&deal, person).await?),
            _ => Ok(false),
        }
    }

    /// Whether a person may take a seat at a table: whoever has sat at another one on the same deal knows what will be drawn.
    pub async fn may_join(&self, table: &Table, person: &str) -> Result<bool, StoreError> {
        let Some(deal) = &table.header.terms.deal else { return Ok(true) };
        let mine = self.store().deals().tables_of(deal, person).await?;
        if mine.iter().any(|row| row.id != table.header.id) {
            return Ok(false);
        }
        let deal = self.store().deals().find(deal).await?;
        let source = deal.and_then(|deal| deal.source);
        let Some(source) = source else { return Ok(true) };
        let kept = self.store().load(&source).await?;
        Ok(!kept.is_some_and(|kept| kept.seats.iter().any(|seat| person_of(seat) == Some(person))))
    }

    /// A person's table on a deal that is not over: they go on there.
    pub async fn begun(&self, deal: &Deal, person: &str) -> Result<Option<String>, StoreError> {
        let mine = self.store().deals().tables_of(&deal.id, person).await?;
        let runs = |row: &&Row| {
            row.standing.ended.is_none()
                && row.seats.iter().any(|seat| {
                    person_of(seat) == Some(person) && !matches!(seat, Occupant::Away { resigned: true, .. })
                })
        };
        Ok(mine.iter().find(runs).map(|row| row.id.clone()))
    }

    /// Opens a table on a deal for somebody: against its bots, or with open seats for other people.
    pub async fn open_deal(
        self: &Arc<Self>,
        deal: &Deal,
        person: &str,
        name: &str,
        people: bool,
    ) -> Result<Arc<Live>, NotOpened> {
        let seats = Seat::all(deal.setup.seats).zip(&deal.bots).map(|(seat, bot)| match seat {
            seat if seat == deal.seat => Occupant::Person { id: person.to_owned(), name: name.to_owned() },
            _ if people => Occupant::Open,
            _ => Occupant::Bot { bot: bot.clone() },
        });
        let header = Header {
            id: random_id(10),
            game: deal.game.clone(),
            rules: deal.rules,
            data: deal.data.clone(),
            setup: deal.setup.clone(),
            seed: deal.seed,
            position: None,
            host: person.to_owned(),
            listed: false,
            terms: Terms { deal: Some(deal.id.clone()), ..Terms::default() },
            opened: self.clock().now(),
        };
        self.open_as(header, names::distinct_seats(seats.collect())).await
    }

    /// How the tables on a deal fared, the one it was taken from among them.
    pub async fn compare(&self, deal: &Deal) -> Result<Compared, StoreError> {
        let mut fared = Vec::new();
        if let Some(source) = &deal.source
            && let Some(first) = self.first(source).await?
        {
            fared.extend(self.fared(deal, first).await?);
        }
        let (mut playing, mut sat) = (Vec::new(), Vec::new());
        for one in &fared {
            sat.extend(person_of(&one.who).map(str::to_owned));
        }
        for row in self.store().deals().tables(&deal.id, MOST).await? {
            let again =
                row.seats.iter().filter_map(person_of).any(|person| sat.iter().any(|one| one == person));
            sat.extend(row.seats.iter().filter_map(person_of).map(str::to_owned));
            match &row.standing.ended {
                None => {
                    let who = row.seats.get(deal.seat.index()).and_then(names::in_seat);
                    playing.extend(who.map(str::to_owned));
                }
                Some(_) => {
                    let mut one = self.fared(deal, row).await?;
                    if let Some(one) = one.as_mut().filter(|_| again) {
                        one.aside = Some(Aside::Again);
                    }
                    fared.extend(one);
                }
            }
        }
        fared.sort_by_key(|one| one.ended);
        Ok(Compared { fared, playing })
    }

    /// The table that a deal was taken from, as a list would show it.
    async fn first(&self, table: &str) -> Result<Option<Row>, StoreError> {
        let Some(kept) = self.store().load(table).await? else { return Ok(None) };
        let (setup, terms, opened) =
            (kept.header.setup.clone(), kept.header.terms.clone(), kept.header.opened);
        let (id, game) = (kept.header.id.clone(), kept.header.game.clone());
        let Ok(table) = Table::fold(kept) else { return Ok(None) };
        let (changed, seats) = (table.changed, table.seating.seats().to_vec());
        Ok(Some(Row { id, game, setup, terms, opened, changed, seats, standing: table.standing() }))
    }

    /// How one table fared; nothing if it was left unfinished by whoever sat in the place that is compared.
    async fn fared(&self, deal: &Deal, row: Row) -> Result<Option<Fared>, StoreError> {
        let Some((Ending::Finished, points)) = row.standing.ended else { return Ok(None) };
        let Some(who) = row.seats.get(deal.seat.index()).cloned() else { return Ok(None) };
        if matches!(who, Occupant::Away { .. } | Occupant::Open) {
            return Ok(None);
        }
        let Some(decided) = self.decided(&row.id).await? else { return Ok(None) };
        let others = Seat::all(row.seats.len()).zip(&row.seats);
        let others = others.filter(|(seat, other)| *seat != deal.seat && person_of(other).is_some());
        let aside = match () {
            () if decided.helped.contains(&deal.seat) => Some(Aside::Helped),
            () if row.changed >= deal.closes => Some(Aside::Late),
            () => None,
        };
        Ok(Some(Fared {
            table: row.id,
            others: others.filter_map(|(_, other)| names::in_seat(other)).map(str::to_owned).collect(),
            who,
            points,
            moves: decided.moves.clone(),
            aside,
            ended: row.changed,
        }))
    }

    /// What was decided at a table that is over; nothing if today's rules cannot go on with it.
    async fn decided(&self, table: &str) -> Result<Option<Arc<Decided>>, StoreError> {
        if let Some(decided) = self.memory().of(table) {
            return Ok(Some(decided));
        }
        let Some(kept) = self.store().load(table).await? else { return Ok(None) };
        let Ok(folded) = Table::fold(kept) else { return Ok(None) };
        let (moves, helped) = (folded.seating.played().log(), folded.helped.clone());
        Ok(Some(self.memory().keep(table, Decided { moves, helped })))
    }

    /// What the house found of a seat of a table that is over. What is whole never changes, and is remembered.
    pub async fn judged(&self, table: &str, seat: Seat) -> Judgement {
        let key = format!("{table}/{seat}");
        if let Some(judged) = self.judgements().of(&key) {
            return Judgement::Found(judged);
        }
        match self.analyses().analysis(table).await {
            Seen::Whole(study) => match Judged::of(&study, seat) {
                Some(judged) => Judgement::Found(self.judgements().keep(&key, judged)),
                None => Judgement::Nothing,
            },
            Seen::Waiting | Seen::Running(_) => Judgement::Underway,
            Seen::Nothing | Seen::Stopped(_) | Seen::Failed => Judgement::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_one_deal_for_each_game_and_no_two_are_alike() {
        let house = Identities::new([7; 32]);
        let deals: Vec<Deal> = (20_000..20_009)
            .flat_map(|day| table::games().iter().map(move |game| (game.about().id, day)))
            .map(|(game, day)| Deal::of_day(&house, game, day).unwrap())
            .collect();
        let mut seeds: Vec<String> = deals.iter().map(|deal| deal.seed.to_string()).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), deals.len());
        assert_eq!(Deal::of_day(&house, "great-wall", 20_000), Deal::of_day(&house, "great-wall", 20_000));
        let other = Deal::of_day(&Identities::new([8; 32]), "great-wall", 20_000).unwrap();
        assert_ne!(other.seed, deals[0].seed, "another house deals otherwise");
        assert_eq!(deals[0].id, "great-wall-2024-10-04");
        assert!(deals[0].runs(deals[0].opened) && !deals[0].runs(deals[0].opened + DAY));
        assert!(deals.iter().any(|deal| deal.seat != deals[0].seat), "not always the same place");
        assert!(Deal::of_day(&house, "chess", 1).is_err());
    }

    #[test]
    fn who_thinks_as_long_as_there_is_time_plays_on_no_deal() {
        let bot = |bot: &str| Occupant::Bot { bot: bot.to_owned() };
        assert_eq!(stands_in(&bot("novice")), "novice");
        for other in [bot("emperor"), bot("search:1s"), Occupant::Open] {
            assert_eq!(stands_in(&other), "minister");
        }
    }
}
