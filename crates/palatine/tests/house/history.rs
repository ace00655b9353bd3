//! What guests did, and whether the log of a table agrees: every change that was acknowledged is there once, none that nobody
//! asked for, in an order in which everybody can have seen it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use ::house::event::Event;
use ::house::store::postgres::Postgres;
use ::house::store::sqlite::Sqlite;
use ::house::store::{Kept, Store};
use ::house::{Table, fold};
use game::Seat;
use table::Occupant;

/// Where a house keeps its tables.
#[derive(Clone)]
pub enum Place {
    Folder(PathBuf),
    Database(String),
}

impl Place {
    pub fn store(&self) -> Option<&str> {
        match self {
            Self::Folder(_) => None,
            Self::Database(url) => Some(url),
        }
    }

    /// These tables as they are kept. A folder must not be in use.
    pub fn load<'a>(&self, tables: impl IntoIterator<Item = &'a str>) -> BTreeMap<String, Kept> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store: Box<dyn Store> = match self {
                Self::Folder(folder) => Box::new(Sqlite::open(folder).unwrap()),
                Self::Database(url) => Box::new(Postgres::open(url).await.unwrap()),
            };
            let mut kept = BTreeMap::new();
            for id in tables {
                let table = store.load(id).await.unwrap().unwrap_or_else(|| panic!("table {id} is lost"));
                kept.insert(id.to_owned(), table);
            }
            kept
        })
    }

    pub fn folder(&self) -> Option<&Path> {
        match self {
            Self::Folder(folder) => Some(folder),
            Self::Database(_) => None,
        }
    }
}

/// The name of a table in the store, from its path.
pub fn id(path: &str) -> &str {
    path.trim_start_matches("/t/")
}

/// A change that somebody asked for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    /// A move, as decision, seat and notation.
    Play(usize, usize, String),
    /// A step back from this decision.
    Undo(usize),
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// No answer came, or one that says that nobody knows: it may have happened.
    Unanswered,
    /// It has happened.
    Acknowledged,
    /// It has not happened.
    Refused,
}

/// Something a guest did.
#[derive(Clone, Debug)]
pub struct Deed {
    pub guest: usize,
    pub table: String,
    pub what: What,
    pub fate: Fate,
}

/// Everything all guests did, each guest's deeds in their order.
#[derive(Clone, Default)]
pub struct Ledger(Arc<Mutex<Vec<Deed>>>);

impl Ledger {
    /// Notes a deed before it is sent; gives its number.
    pub fn begin(&self, guest: usize, table: &str, what: What) -> usize {
        let mut all = self.0.lock().unwrap();
        all.push(Deed { guest, table: id(table).to_owned(), what, fate: Fate::Unanswered });
        all.len() - 1
    }

    /// Notes the answer: a status, or none.
    pub fn answered(&self, number: usize, status: Option<u16>) -> Fate {
        let fate = match status {
            Some(204) => Fate::Acknowledged,
            Some(403 | 404 | 409 | 422) => Fate::Refused,
            None | Some(502..=504) => Fate::Unanswered,
            Some(other) => panic!("an answer with status {other}"),
        };
        self.is(number, fate)
    }

    /// Notes what became of a deed.
    pub fn is(&self, number: usize, fate: Fate) -> Fate {
        self.0.lock().unwrap()[number].fate = fate;
        fate
    }

    /// How many were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.0.lock().unwrap().iter().filter(|deed| deed.fate == Fate::Acknowledged).count()
    }

    /// How many have no answer.
    pub fn unanswered(&self) -> usize {
        self.0.lock().unwrap().iter().filter(|deed| deed.fate == Fate::Unanswered).count()
    }

    /// How many steps back were acknowledged.
    pub fn undone(&self) -> usize {
        let undone = |deed: &&Deed| matches!(deed.what, What::Undo(_)) && deed.fate == Fate::Acknowledged;
        self.0.lock().unwrap().iter().filter(undone).count()
    }

    /// Everything that was done at one table.
    pub fn deeds(&self, table: &str) -> Vec<Deed> {
        self.0.lock().unwrap().iter().filter(|deed| deed.table == id(table)).cloned().collect()
    }

    /// Checks the history of these tables; gives them as they stand.
    pub fn check<'a>(
        &self,
        place: &Place,
        tables: impl IntoIterator<Item = &'a str>,
    ) -> BTreeMap<String, Table> {
        let all = self.0.lock().unwrap().clone();
        let mut by_table: BTreeMap<&str, Vec<&Deed>> = BTreeMap::new();
        for deed in &all {
            by_table.entry(&deed.table).or_default().push(deed);
        }
        let kept = place.load(tables.into_iter().map(id));
        for table in by_table.keys() {
            assert!(kept.contains_key(*table), "table {table} is not looked at");
        }
        let judge = |(id, kept): (String, Kept)| {
            let deeds = by_table.get(id.as_str()).map_or(&[][..], Vec::as_slice);
            let table = check(kept, deeds).unwrap_or_else(|why| panic!("table {id}: {why}"));
            (id, table)
        };
        kept.into_iter().map(judge).collect()
    }
}

/// Checks the log of one table against what its guests did there; gives the table.
pub fn check(kept: Kept, deeds: &[&Deed]) -> Result<Table, String> {
    // What people did, by the log, with the version.
    let mut done: Vec<(u64, What)> = Vec::new();
    let mut table = Table::begin(&kept.header).map_err(|fault| format!("it cannot begin: {fault}"))?;
    for (stamped, version) in kept.events.iter().zip(1_u64..) {
        if stamped.version != version {
            return Err(format!("version {} comes after {}", stamped.version, version - 1));
        }
        let due = table.seating.decision();
        match &stamped.event {
            Event::Played { seat, mv, forced: false } if is_person(&table, *seat) => {
                done.push((version, What::Play(due, seat.index() + 1, mv.clone())));
            }
            Event::TakenBack { .. } => done.push((version, What::Undo(due))),
            _ => {}
        }
        table.apply(stamped).map_err(|trouble| format!("version {version} does not fit: {trouble:?}"))?;
    }
    let folded = Table::fold(kept).map_err(|_| "it does not fold".to_owned())?;
    if folded.version != table.version || folded.past() != table.past() {
        return Err("it does not fold to the same".to_owned());
    }

    // None is there more often than somebody asked for it, and each as often as it was acknowledged to one guest: where two
    // by chance ask for the same, the second is answered as the first was.
    let mut counts: BTreeMap<&What, (usize, BTreeMap<usize, usize>, usize)> = BTreeMap::new();
    for (_, what) in &done {
        counts.entry(what).or_default().0 += 1;
    }
    for deed in deeds.iter().filter(|deed| deed.fate != Fate::Refused) {
        let count = counts.entry(&deed.what).or_default();
        *count.1.entry(deed.guest).or_default() += usize::from(deed.fate == Fate::Acknowledged);
        count.2 += 1;
    }
    for (what, (there, acknowledged, asked)) in counts {
        let acknowledged = acknowledged.into_values().max().unwrap_or(0);
        if there < acknowledged || there > asked {
            return Err(format!(
                "{what:?} is there {there} times, acknowledged {acknowledged} times, asked for {asked} times"
            ));
        }
    }

    // What a guest was told in an order happened in that order. What was not answered may stand anywhere.
    let guests: std::collections::BTreeSet<usize> = deeds.iter().map(|deed| deed.guest).collect();
    for guest in guests {
        let mut rest = done.iter();
        let own = deeds.iter().filter(|deed| deed.guest == guest && deed.fate == Fate::Acknowledged);
        for deed in own {
            if !rest.any(|(_, what)| *what == deed.what) {
                return Err(format!("{deed:?} does not come after what the guest was told before"));
            }
        }
    }
    Ok(table)
}

fn is_person(table: &Table, seat: Seat) -> bool {
    table.seating.seats().get(seat.index()).is_some_and(Occupant::is_person)
}

/// How many lines a page shows of this table.
pub fn lines(table: &fold::Table) -> usize {
    table.lines.len()
}
