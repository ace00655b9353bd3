//! `palatine admin`: the host's desk. It works on the data folder or the database, whether the house is open or not; what it
//! changes holds at once.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::ArgMatches;
use game::{Fault, Phrase, Words};
use house::desk::{self, NotClosed};
use house::store::people::Profile;
use house::store::{Row, StoreError, Which};
use house::{Store, Time, names};
use serde_json::json;
use table::Occupant;

use crate::{Stop, cli};

/// So many lines of a list, unless told.
const LINES: usize = 50;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let Some((what, matches)) = matches.subcommand() else { return Ok(()) };
    let option = |name: &str| {
        let given = cli::text(matches, name).map(str::to_owned);
        given.or_else(|| std::env::var(format!("PALATINE_{}", name.to_uppercase())).ok())
    };
    let data = PathBuf::from(option("data").unwrap_or_else(|| "palatine-data".to_owned()));
    let address = option("store");
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .map_err(|error| Fault::new("fault-data").with("why", error.to_string()))?;
    runtime.block_on(async {
        let store = house::store::open_beside(&data, address.as_deref()).await.map_err(closed)?;
        let desk = Desk { store, words };
        match what {
            "people" => desk.people(matches).await,
            "tables" => desk.tables(matches).await,
            "ban" => desk.ban(matches).await,
            "unban" => desk.unban(matches).await,
            "words" => desk.words(matches).await,
            "check" => desk.check(matches).await,
            "data" => desk.data(matches).await,
            "close" => desk.close(matches).await,
            _ => desk.reports(matches).await,
        }
    })
}

fn closed(error: StoreError) -> Stop {
    Fault::new("fault-data").with("why", error.to_string()).into()
}

/// Text of others in one line of a terminal: nothing in it commands the terminal.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

struct Desk<'a> {
    store: Arc<dyn Store>,
    words: &'a Words,
}

impl Desk<'_> {
    fn say(&self, phrase: &Phrase) -> Result<(), Stop> {
        Ok(writeln!(std::io::stdout(), "{}", self.words.say(phrase))?)
    }

    /// Somebody by public id or by an account's name.
    async fn person(&self, matches: &ArgMatches) -> Result<Profile, Stop> {
        let text = cli::required(matches, "person")?;
        let found = self.store.people().find(text, &names::skeleton(text)).await.map_err(closed)?;
        found.ok_or_else(|| Fault::new("fault-person").with("text", plain(text)).into())
    }

    async fn people(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let most = cli::number(matches, "most", 1..=1_000_000)?.map_or(LINES, |most| most as usize);
        let part = cli::text(matches, "part").unwrap_or_default();
        let people = self.store.people().list(part, most).await.map_err(closed)?;
        let mut out = std::io::stdout().lock();
        for one in &people {
            let kind = self.words.word(if one.has_account() { "admin-account" } else { "admin-guest" });
            let banned = one.banned.as_ref().map_or_else(String::new, |(at, why)| {
                let banned = Phrase::new("admin-banned").with("day", day(*at)).with("why", plain(why));
                format!("  {}", self.words.say(&banned))
            });
            writeln!(
                out,
                "{:<13} {:<10} {:<9} {}{banned}",
                one.public,
                day(one.since),
                kind,
                plain(&one.name)
            )?;
        }
        drop(out);
        self.say(&Phrase::new("admin-people").with("count", people.len()))
    }

    async fn tables(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let most = cli::number(matches, "most", 1..=1_000_000)?.map_or(LINES, |most| most as usize);
        let over = matches.get_flag("over");
        let rows = if cli::text(matches, "person").is_some() {
            let person = self.person(matches).await?;
            let which = if over { Which::Over } else { Which::Running };
            self.store.mine(&person.id, which, most).await.map_err(closed)?
        } else {
            self.all(over, most).await?
        };
        let mut out = std::io::stdout().lock();
        for row in &rows {
            let seats: Vec<String> = row.seats.iter().map(|seat| self.sitter(seat)).collect();
            let state = match &row.standing.ended {
                Some((how, _)) => how.name().to_owned(),
                None if row.standing.open => self.words.word("admin-open"),
                None => self.words.word("admin-runs"),
            };
            let title = plain(&row.terms.title);
            let title = if title.is_empty() { title } else { format!("  “{title}”") };
            let (game, changed) = (&row.game, day(row.changed));
            writeln!(out, "{:<21} {changed:<10} {game:<11} {state:<9} {}{title}", row.id, seats.join(", "))?;
        }
        drop(out);
        self.say(&Phrase::new("admin-tables").with("count", rows.len()))
    }

    async fn all(&self, over: bool, most: usize) -> Result<Vec<Row>, Stop> {
        let (mut found, mut after) = (Vec::new(), String::new());
        while found.len() < most {
            let rows = self.store.all(&after, 500).await.map_err(closed)?;
            let Some(last) = rows.last() else { break };
            after.clone_from(&last.id);
            found.extend(rows.into_iter().filter(|row| row.standing.ended.is_some() == over));
        }
        found.truncate(most);
        Ok(found)
    }

    fn sitter(&self, seat: &Occupant) -> String {
        match seat {
            Occupant::Person { name, .. } | Occupant::Here { name, .. } | Occupant::Away { name, .. } => {
                if name.is_empty() {
                    self.words.word("admin-former")
                } else {
                    plain(name)
                }
            }
            Occupant::Bot { bot } => format!("[{bot}]"),
            Occupant::Open => "…".to_owned(),
        }
    }

    async fn ban(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let person = self.person(matches).await?;
        let why = cli::text(matches, "why").unwrap_or_default().to_owned();
        let now = house::clock::Clock::default().now();
        self.store.people().ban(&person.id, Some((now, why))).await.map_err(closed)?;
        self.say(&Phrase::new("admin-ban").with("name", plain(&person.name)))
    }

    async fn unban(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let person = self.person(matches).await?;
        self.store.people().ban(&person.id, None).await.map_err(closed)?;
        self.say(&Phrase::new("admin-unban").with("name", plain(&person.name)))
    }

    async fn words(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let given: Vec<String> = matches.get_many::<String>("word").into_iter().flatten().cloned().collect();
        if !given.is_empty() || matches.get_flag("none") {
            self.store.people().set_words(given).await.map_err(closed)?;
        }
        let kept = self.store.people().words().await.map_err(closed)?;
        let kept = kept.unwrap_or_else(|| names::WORDS.map(str::to_owned).into());
        for word in &kept {
            writeln!(std::io::stdout(), "{}", plain(word))?;
        }
        self.say(&Phrase::new("admin-words").with("count", kept.len()))
    }

    async fn check(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let found = desk::check(&*self.store).await.map_err(closed)?;
        let told = |list: &[(String, Fault)]| -> Vec<(String, String)> {
            list.iter().map(|(id, why)| (id.clone(), self.words.fault(why))).collect()
        };
        let (broken, shut) = (told(&found.broken), told(&found.shut));
        if matches.get_flag("json") {
            let list = |list: &[(String, String)]| -> Vec<serde_json::Value> {
                list.iter().map(|(id, why)| json!({ "table": id, "why": why })).collect()
            };
            let whole = json!({
                "tables": found.tables, "events": found.events, "broken": list(&broken), "shut": list(&shut),
            });
            writeln!(std::io::stdout(), "{whole}")?;
        } else {
            for (id, why) in broken.iter().chain(&shut) {
                writeln!(std::io::stdout(), "{id}: {why}")?;
            }
            let sum = Phrase::new("admin-check")
                .with("tables", found.tables)
                .with("events", found.events)
                .with("broken", broken.len())
                .with("shut", shut.len());
            self.say(&sum)?;
        }
        if broken.is_empty() { Ok(()) } else { Err(Stop::Wrong) }
    }

    async fn data(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let person = self.person(matches).await?;
        let told = desk::data(&*self.store, &person.id, Some(&person)).await.map_err(closed)?;
        Ok(writeln!(std::io::stdout(), "{told:#}")?)
    }

    async fn close(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let id = cli::required(matches, "table")?;
        let now = house::clock::Clock::default().now();
        let fault = |message: &'static str| Fault::new(message).with("text", plain(id)).into();
        match desk::close(&*self.store, id, now).await {
            Ok(()) => self.say(&Phrase::new("admin-closed").with("table", id)),
            Err(NotClosed::NoTable) => Err(fault("fault-table")),
            Err(NotClosed::Over) => Err(fault("fault-table-over")),
            Err(NotClosed::Store(error)) => Err(closed(error)),
        }
    }

    async fn reports(&self, matches: &ArgMatches) -> Result<(), Stop> {
        let people = self.store.people();
        if let Some(number) = cli::number(matches, "settle", 1..=u64::MAX / 2)? {
            if !people.settle(number as i64).await.map_err(closed)? {
                return Err(Fault::new("fault-report").with("number", number.to_string()).into());
            }
            return self.say(&Phrase::new("admin-settled").with("number", number.to_string()));
        }
        let reports = people.reports(LINES).await.map_err(closed)?;
        for report in &reports {
            let who = |found: Option<house::store::people::Met>| {
                found.map_or_else(
                    || "?".to_owned(),
                    |met| format!("{} ({})", plain(&met.profile.name), met.profile.public),
                )
            };
            let about = who(people.meet(&report.about, None).await.map_err(closed)?);
            let by = who(people.meet(&report.by, None).await.map_err(closed)?);
            let line = Phrase::new("admin-report")
                .with("number", report.id.to_string())
                .with("day", day(report.at))
                .with("about", about)
                .with("text", plain(&report.text))
                .with("by", by);
            self.say(&line)?;
            let table = report.table.as_deref().map(|table| format!("/t/{table}")).unwrap_or_default();
            writeln!(std::io::stdout(), "    {table}  {}", plain(&report.why))?;
        }
        self.say(&Phrase::new("admin-reports").with("count", reports.len()))
    }
}

/// The day of a moment.
fn day(at: Time) -> String {
    desk::time(at).chars().take(10).collect()
}
