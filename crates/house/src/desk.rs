//! The host's desk: what whoever runs the house may do beside it. Everything goes through the store, so it works on a house
//! that is open as well as on one that is closed: the version is the fence, as between nodes.

use game::Fault;
use serde_json::{Value as Json, json};
use table::Occupant;

use crate::event::{Ending, Event, Time};
use crate::fold::{Shut, Table};
use crate::store::people::Profile;
use crate::store::{Commit, NotKept, Row, Standing, Store, StoreError, Which};
use crate::wish::{Denied, Wish, mark, weigh};

/// So many tables are looked at together.
const TOGETHER: usize = 200;

/// So many tables and messages of a person are told at most: more than anybody plays or says.
const TABLES: usize = 100_000;
const MESSAGES: usize = 1_000_000;

/// What an inspection of all logs has found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    /// Tables that were looked at.
    pub tables: usize,
    /// Their events.
    pub events: usize,
    /// Tables that today's rules cannot go on with, and why: they are shown as they stood.
    pub shut: Vec<(String, Fault)>,
    /// Tables whose log is damaged, or does not come to what the columns say.
    pub broken: Vec<(String, Fault)>,
}

/// Folds the log of every table and compares it with the columns.
pub async fn check(store: &dyn Store) -> Result<Found, StoreError> {
    take_boards(store).await?;
    let mut found = Found::default();
    let mut after = String::new();
    loop {
        let rows = store.all(&after, TOGETHER).await?;
        let Some(last) = rows.last() else { return Ok(found) };
        after = last.id.clone();
        for row in rows {
            inspect(store, row, &mut found).await?;
        }
    }
}

/// Boards of tables come from the store; a faulty one makes its tables be told as shut.
async fn take_boards(store: &dyn Store) -> Result<(), StoreError> {
    for board in store.boards().await? {
        let _ = table::boards::add(&board.text);
    }
    Ok(())
}

async fn inspect(store: &dyn Store, row: Row, found: &mut Found) -> Result<(), StoreError> {
    found.tables += 1;
    let id = row.id.clone();
    let mut row = Some(row);
    // A table that is being played may change between two looks: what is wrong must be wrong again.
    for again in [true, false] {
        let columns = match row.take() {
            Some(row) => row,
            None => match self::row(store, &id).await? {
                Some(row) => row,
                None => return Ok(()),
            },
        };
        let kept = match store.load(&id).await {
            Ok(Some(kept)) => kept,
            Ok(None) => return Ok(()),
            Err(_) if again => continue,
            Err(_) => {
                found.broken.push((id.clone(), Fault::new("inspect-unreadable")));
                return Ok(());
            }
        };
        let count = kept.events.len();
        let wrong = match wrong(kept, &columns) {
            Ok(wrong) => wrong,
            Err(shut) => {
                found.events += count;
                found.shut.push((id, shut.why));
                return Ok(());
            }
        };
        match wrong {
            Some(_) if again => {}
            Some(wrong) => found.broken.push((id.clone(), wrong)),
            None => {
                found.events += count;
                return Ok(());
            }
        }
    }
    Ok(())
}

/// One row, by the table's name.
async fn row(store: &dyn Store, id: &str) -> Result<Option<Row>, StoreError> {
    // The names after a name's own beginning begin with itself.
    let mut before = id.to_owned();
    before.pop();
    let rows = store.all(&before, 1_000).await?;
    Ok(rows.into_iter().find(|row| row.id == id))
}

/// What is wrong with a table, if anything; or that today's rules cannot say.
fn wrong(mut kept: crate::store::Kept, row: &Row) -> Result<Option<Fault>, Box<Shut>> {
    let versions = kept.events.iter().map(|stamped| stamped.version);
    if !versions.eq(1..=kept.version) {
        return Ok(Some(Fault::new("inspect-gap")));
    }
    // What the columns say is what is to be compared.
    kept.seats = Vec::new();
    let table = Table::fold(kept)?;
    let seats = table.seating.seats();
    let ended = table.ended.is_some();
    let same = |(folded, column): (&Occupant, &Occupant)| {
        // After the end names and owners may change in the columns alone.
        if ended { kind(folded) == kind(column) } else { folded == column }
    };
    Ok(if seats.len() != row.seats.len() || !seats.iter().zip(&row.seats).all(same) {
        Some(Fault::new("inspect-seats"))
    } else if table.standing() != row.standing {
        Some(Fault::new("inspect-standing"))
    } else {
        None
    })
}

fn kind(occupant: &Occupant) -> (bool, Option<&str>) {
    (*occupant == Occupant::Open, occupant.bot())
}

/// Why a table was not closed.
#[derive(Debug)]
pub enum NotClosed {
    /// There is none.
    NoTable,
    /// It is over already.
    Over,
    /// The store does not answer.
    Store(StoreError),
}

impl From<StoreError> for NotClosed {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Closes a table, whoever sits there.
pub async fn close(store: &dyn Store, id: &str, now: Time) -> Result<(), NotClosed> {
    take_boards(store).await?;
    loop {
        let kept = store.load(id).await?.ok_or(NotClosed::NoTable)?;
        let commit = match Table::fold(kept) {
            Ok(table) if table.ended.is_some() => return Err(NotClosed::Over),
            Ok(table) => {
                let granted = weigh(&table, &Wish::Shut, now).map_err(|denied| match denied {
                    Denied::Store(error) => NotClosed::Store(error),
                    _ => NotClosed::Over,
                })?;
                Commit {
                    table: id.to_owned(),
                    base: table.version,
                    at: now,
                    seats: None,
                    standing: granted.next.standing(),
                    events: granted.events,
                    opens: None,
                    mark: mark(),
                }
            }
            Err(shut) if shut.ended.is_some() => return Err(NotClosed::Over),
            Err(shut) => end_shut(&shut, Ending::Closed, now),
        };
        match store.commit(commit).await {
            Ok(()) => return Ok(()),
            // Somebody played meanwhile: once more.
            Err(NotKept::Stale(_)) => {}
            Err(NotKept::NoTable) => return Err(NotClosed::NoTable),
            Err(NotKept::Store(error)) => return Err(error.into()),
        }
    }
}

/// The end of a table that cannot be played here.
pub(crate) fn end_shut(shut: &Shut, how: Ending, now: Time) -> Commit {
    Commit {
        table: shut.header.id.clone(),
        base: shut.version,
        at: now,
        events: vec![Event::Ended { how }],
        seats: None,
        standing: Standing {
            turn: None,
            bot: false,
            open: false,
            ended: Some((how, Vec::new())),
            rematch: None,
            due: None,
        },
        opens: None,
        mark: mark(),
    }
}

/// Everything that is kept of a person, without what is secret: for themselves, and for whoever must answer for the house. Of
/// guests without a row there are only the tables.
pub async fn data(store: &dyn Store, person: &str, profile: Option<&Profile>) -> Result<Json, StoreError> {
    let people = store.people();
    let sessions = people.sessions(person).await?.into_iter().map(|session| {
        json!({ "device": session.device, "began": time(session.began), "seen": time(session.seen), "by": session.how })
    });
    let mut tables = store.mine(person, Which::Running, TABLES).await?;
    tables.extend(store.mine(person, Which::Over, TABLES).await?);
    let reports = people.reported_by(person).await?.into_iter().map(|report| {
        json!({ "at": time(report.at), "table": report.table, "about": report.text, "why": report.why })
    });
    let messages = store.messages().said_by(person, MESSAGES).await?.into_iter().map(|message| {
        json!({ "at": time(message.at), "table": message.table, "phrase": message.phrase, "text": message.text })
    });
    let lessons = store.lessons().progress(person).await?.into_iter().map(|came| {
        json!({ "game": came.game, "lesson": came.lesson, "steps": came.steps, "done": came.done, "at": time(came.at) })
    });
    let remarks = store.remarks().noted(person).await?.into_iter().map(
        |noted| json!({ "game": noted.game, "about": noted.about, "said": noted.said, "at": time(noted.at) }),
    );
    let mut puzzles = Vec::new();
    for (game, solver) in store.puzzles().solvers(person).await? {
        let (_, tried) = store.puzzles().solver(person, &game).await?;
        puzzles.push(json!({
            "game": game,
            "rating": solver.strength.rating.round(),
            "tried": tried.into_iter().map(|tried| json!({
                "puzzle": tried.puzzle, "tries": tried.tries, "solved": tried.solved, "at": time(tried.at)
            })).collect::<Vec<_>>(),
        }));
    }
    let hook = store.signals().hook(person).await?;
    Ok(json!({
        "palatine": "person 1",
        "profile": profile.map(|profile| json!({
            "name": profile.name,
            "public": profile.public,
            "since": time(profile.since),
            "account-since": profile.kept.map(time),
            "password-set": profile.password.map(time),
            "recovery-link-made": profile.recovery.map(time),
            "banned": profile.banned.as_ref().map(|(since, why)| json!({ "since": time(*since), "why": why })),
        })),
        "sessions": sessions.collect::<Vec<_>>(),
        "tables": tables.iter().map(|row| table_data(row, person)).collect::<Vec<_>>(),
        "messages": messages.collect::<Vec<_>>(),
        "lessons": lessons.collect::<Vec<_>>(),
        "remarks": remarks.collect::<Vec<_>>(),
        "puzzles": puzzles,
        "called-at": hook.map(|hook| hook.url),
        "reports": reports.collect::<Vec<_>>(),
    }))
}

fn table_data(row: &Row, person: &str) -> Json {
    let seats = row.seats.iter().map(|seat| match seat {
        Occupant::Person { id, name } | Occupant::Here { id, name } | Occupant::Away { id, name, .. } => {
            json!({ "name": name, "you": id == person })
        }
        Occupant::Bot { bot } => json!({ "bot": bot }),
        Occupant::Open => Json::Null,
    });
    let (ended, points) = row.standing.ended.clone().unzip();
    json!({
        "table": row.id,
        "game": row.game,
        "setup": row.setup,
        "terms": row.terms,
        "opened": time(row.opened),
        "changed": time(row.changed),
        "seats": seats.collect::<Vec<_>>(),
        "ended": ended.map(Ending::name),
        "points": points,
    })
}

/// A time as people and programs read it (RFC 3339, in UTC).
#[must_use]
pub fn time(at: Time) -> String {
    let (days, within) = (at.div_euclid(86_400_000), at.rem_euclid(86_400_000) / 1_000);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (within / 3_600, within / 60 % 60, within % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Year, month and day of a day counted from 1 January 1970 (Howard Hinnant's way: the year begins in March).
#[must_use]
pub const fn date(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + (month <= 2) as i64;
    (year, month, day_of_year - (153 * shifted_month + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (-1, (1969, 12, 31)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_773, (2026, 11, 16)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(date(days), expected, "{days}");
        }
        assert_eq!(time(1_800_000_000_123), "2027-01-15T08:00:00Z");
    }
}
