//! Bringing a record.

use std::sync::Arc;

use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::{Fault, Phrase, Value};
use house::NotOpened;
use house::records::{LARGEST, MOST, read};

use crate::asker::Asker;
use crate::limits::Kind;
use crate::pages::import::{ImportPage, whole};
use crate::state::Site;
use crate::visitor::Visitor;

type Shared = State<Arc<Site>>;

/// So many of the games that somebody brought are listed.
const LISTED: usize = 20;

/// What was pasted is shown again if it is not longer than this.
const SHOWN: usize = 16 << 10;

pub(crate) async fn page(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    form(&site, &visitor, StatusCode::OK, None, "").await
}

async fn form(site: &Site, visitor: &Visitor, status: StatusCode, why: Option<&str>, text: &str) -> Response {
    let brought = site.tables.store().brought(&visitor.person.id, LISTED).await;
    let Ok(brought) = brought else {
        return site.unkept(visitor);
    };
    let text = if text.len() <= SHOWN { text } else { "" };
    let page = whole(&ImportPage { context: &visitor.context(), why, text, brought: &brought });
    site.page(visitor, status, page.into_string())
}

/// What was sent: a file, else what was pasted. Nothing if it cannot be read as a form.
async fn sent(fields: Result<Multipart, MultipartRejection>) -> Option<(Vec<u8>, bool)> {
    let mut fields = fields.ok()?;
    let (mut file, mut text) = (Vec::new(), Vec::new());
    while let Some(field) = fields.next_field().await.ok()? {
        match field.name() {
            Some("file") => file = field.bytes().await.ok()?.to_vec(),
            Some("text") => text = field.bytes().await.ok()?.to_vec(),
            _ => {}
        }
    }
    let pasted = file.is_empty();
    Some((if pasted { text } else { file }, pasted))
}

/// Reads a record and keeps it; or says in one line what is wrong with it.
pub(crate) async fn bring(
    State(site): Shared,
    asker: Asker,
    fields: Result<Multipart, MultipartRejection>,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let bytes = sent(fields).await;
    if let Err(wait) = site.limits.allow(Kind::Table, &asker) {
        return wait.response(visitor.person.lang);
    }
    let lang = visitor.person.lang;
    let word = |id: &str| visitor.words.word(id);
    let refuse = |why: String, text: String| {
        let (site, visitor) = (&site, &visitor);
        async move { form(site, visitor, StatusCode::UNPROCESSABLE_ENTITY, Some(&why), &text).await }
    };
    let Some((bytes, pasted)) = bytes else { return refuse(word("import-unread"), String::new()).await };
    if bytes.len() > LARGEST {
        let phrase = Phrase::new("import-large").with("size", bytes.len() >> 10).with("most", LARGEST >> 10);
        return refuse(visitor.words.say(&phrase), String::new()).await;
    }
    let Ok(text) = String::from_utf8(bytes) else {
        return refuse(word("import-not-text"), String::new()).await;
    };
    let again = if pasted { text.clone() } else { String::new() };
    if text.trim().is_empty() {
        return refuse(word("import-nothing"), again).await;
    }
    let unkept = || site.unkept(&visitor);
    match site.tables.store().brought(&visitor.person.id, MOST).await {
        Ok(brought) if brought.len() >= MOST && site.limits.limits().on => {
            let phrase = Phrase::new("import-many").with("most", MOST);
            return refuse(visitor.words.say(&phrase), again).await;
        }
        Ok(_) => {}
        Err(_) => return unkept(),
    }
    // A whole game is played through: that is nothing for a thread on which others are answered.
    let words = crate::words(None, lang);
    let called =
        move |seat| words.say(&Phrase::new("import-player").with("number", game::Seat::number(seat)));
    let played = tokio::task::spawn_blocking(move || {
        let text = text;
        read(text.trim_start_matches('\u{feff}'), called).map_err(|fault| say(&fault, &text, lang))
    });
    let (record, seats) = match played.await {
        Ok(Ok(read)) => read,
        Ok(Err(why)) => return refuse(why, again).await,
        Err(_) => return refuse(word("import-unread"), again).await,
    };
    if site.enter(&visitor).await.is_err() {
        return unkept();
    }
    match site.tables.bring(record, seats, &visitor.person.id).await {
        Ok(id) => site.go(&visitor, &format!("/g/{id}?at=0")),
        Err(NotOpened::Store(_)) => unkept(),
        Err(NotOpened::Fault(fault)) => refuse(visitor.words.fault(&fault), again).await,
    }
}

/// What is wrong with a record, in the words of its game where it names one; a rule is called by its title.
fn say(fault: &Fault, text: &str, lang: game::Lang) -> String {
    #[derive(serde::Deserialize)]
    struct Names {
        game: String,
    }
    let game = serde_json::from_str::<Names>(text).ok().map(|names| names.game);
    let words = crate::words(game.as_deref(), lang);
    let mut fault = fault.clone();
    for (name, value) in &mut fault.0.values {
        if let ("rule", Value::Text(rule)) = (*name, &*value) {
            let titled = words.word(rule);
            *value = Value::Text(titled);
        }
    }
    words.fault(&fault)
}
