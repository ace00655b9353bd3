//! Chance that can be checked: of a table, and of a record that somebody puts in.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::Words;
use game::paper::{Record, read_json};
use house::{Found, Table};
use table::AnyMatch;

use super::at_table::denied_page;
use crate::asker::Asker;
use crate::frame;
use crate::pages::Context;
use crate::pages::chance::{self, Chance, Checked, Opened, Sealed};
use crate::state::Site;
use crate::visitor::Fields;

type Shared = State<Arc<Site>>;

/// What may be said of the chance of a table to whoever asks; `closed` if the seed is kept from them.
pub(crate) fn of_table(table: &Table, words: &Words, closed: bool) -> Chance {
    let played = table.seating.played();
    let seed = match table.ended {
        None => Sealed::Running,
        Some(_) if closed => Sealed::Closed,
        Some(_) => Sealed::Open(Box::new(open(played, words))),
    };
    Chance { table: table.header.id.clone(), commitment: played.commitment(), seed }
}

fn open(played: &dyn AnyMatch, words: &Words) -> Opened {
    let record = played.record(Vec::new());
    // A match that is here is of a game that is here.
    let verified = table::find(&record.game).map(|game| game.verify(&record));
    let verified = verified.unwrap_or_else(|fault| game::promise::Verified {
        promise: record.promise(),
        commitment: played.commitment(),
        committed: true,
        decisions: 0,
        draws: Vec::new(),
        unmarked: 0,
        faults: vec![fault],
        more: 0,
    });
    let told = |decision: &usize| match decision.checked_sub(1) {
        None => words.word("seal-deal"),
        Some(n) => played.told(n, None, words).join(" "),
    };
    Opened {
        seed: played.seed().to_string(),
        told: if verified.is_sound() { verified.draws.iter().map(told).collect() } else { Vec::new() },
        verified,
    }
}

/// What was promised about the chance of a table, and whether it was kept.
pub(crate) async fn table_page(State(site): Shared, Path(id): Path<String>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let (words, game, chance) = match site.tables.find(&id).await {
        Err(denied) => return denied_page(&site, &visitor, &denied),
        Ok(Found::Shut(shut)) => {
            let game = shut.header.game.clone();
            let commitment = shut.record(Vec::new()).commitment.unwrap_or_default();
            let seed = if shut.ended.is_some() { Sealed::Shut } else { Sealed::Running };
            let chance = Chance { table: id, commitment, seed };
            (crate::words(Some(&game), asker.who.lang), game, chance)
        }
        Ok(Found::Live(live)) => {
            let table = live.look().table;
            let Ok(closed) = site.tables.is_closed(&table, &asker.who.id, true).await else {
                return site.unkept(&visitor);
            };
            let words = frame::words(&table, asker.who.lang, None);
            let chance = of_table(&table, &words, closed);
            (words, table.header.game.clone(), chance)
        }
    };
    let context = Context { words: &words, ..visitor.context() };
    let page = chance::whole(&context, &game, &chance);
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// The page on which a record is put in.
pub(crate) async fn check_page(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let page = chance::check(&visitor.context(), &visitor.words, "", &Checked::Nothing);
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// Verifies a record that somebody has put in. Nothing of it is kept.
pub(crate) async fn check(State(site): Shared, asker: Asker, Form(form): Form<Fields>) -> Response {
    let visitor = site.visitor(&asker, None).await;
    if let Err(wait) = site.limits.allow(crate::limits::Kind::Search, &asker) {
        return wait.response(visitor.person.lang);
    }
    let text = form.get("record").map_or("", String::as_str);
    let read = read_json::<Record>(text).and_then(|record| Ok((table::find(&record.game)?, record)));
    let (status, words, checked) = match read {
        Err(fault) => {
            let why = visitor.words.fault(&fault);
            (StatusCode::BAD_REQUEST, visitor.words.clone(), Checked::Unreadable(why))
        }
        Ok((game, record)) => {
            let words = crate::words(Some(game.about().id), asker.who.lang);
            let words =
                if record.players.is_empty() { words } else { words.with_names(record.players.clone()) };
            (StatusCode::OK, words, Checked::Repeated(Box::new(game.verify(&record))))
        }
    };
    let page = chance::check(&visitor.context(), &words, text, &checked);
    site.page(&visitor, status, page.into_string())
}
