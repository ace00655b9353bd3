//! Whoever asks, and the answers everybody may get.

use std::collections::HashMap;

use axum::http::header::{CACHE_CONTROL, LOCATION, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use game::Words;
use house::store::{Row, StoreError, Which};

use crate::asker::Asker;
use crate::identity::Person;
use crate::pages::layout::{Context, Papers};
use crate::pages::simple;
use crate::state::Site;

/// The fields of a form or of a query.
pub(crate) type Fields = HashMap<String, String>;

/// A person, and the words to speak with them.
pub(crate) struct Visitor {
    pub(crate) person: Person,
    pub(crate) words: Words,
    /// The name, where a page shows it; changes do not ask for it.
    pub(crate) name: String,
    /// The address of the page, with its query: where the switch of language leads back to.
    pub(crate) here: String,
    /// The pages that whoever runs the house has written.
    pub(crate) papers: Papers,
    /// How many tables wait for them, where the head of the page says so.
    pub(crate) turns: usize,
}

/// So many tables that wait are counted; their owner will find the others too.
const TURNS: usize = 20;

impl Site {
    /// Whoever asks, for an answer that is no page.
    pub(crate) fn caller(&self, asker: &Asker, game: Option<&str>) -> Visitor {
        let person = asker.who.clone();
        Visitor {
            words: crate::words(game, person.lang),
            name: String::new(),
            here: asker.here.clone(),
            papers: self.papers.there(),
            turns: 0,
            person,
        }
    }

    /// Whoever asks, with the name that pages show.
    pub(crate) async fn visitor(&self, asker: &Asker, game: Option<&str>) -> Visitor {
        let mut visitor = self.caller(asker, game);
        visitor.name = visitor.person.name().to_owned();
        visitor.turns = self.turns(asker).await;
        visitor
    }

    /// How many tables wait for somebody, for the head of a page. The lobby shows the tables themselves, and a table is one; what
    /// cannot be looked up is not shown.
    async fn turns(&self, asker: &Asker) -> usize {
        let path = asker.here.split('?').next().unwrap_or_default();
        if asker.who.new || path == "/" || path.starts_with("/lobby/") || path.starts_with("/t/") {
            return 0;
        }
        let mine = self.tables.store().mine(&asker.who.id, Which::Running, TURNS).await.unwrap_or_default();
        let waits = |row: &&Row| {
            let turn = row.standing.turn.and_then(|seat| row.seats.get(seat.index()));
            turn.is_some_and(|occupant| occupant.belongs_to(&asker.who.id))
        };
        mine.iter().filter(waits).count()
    }

    /// Whoever sits down at a table has a row from then on, and with it a public id.
    pub(crate) async fn enter(&self, visitor: &Visitor) -> Result<(), StoreError> {
        if visitor.person.profile.is_some() || visitor.person.id.is_empty() {
            return Ok(());
        }
        self.accounts.enter(&visitor.person.id, &visitor.name).await
    }

    /// A page, with the cookie of a new guest.
    pub(crate) fn page(&self, visitor: &Visitor, status: StatusCode, page: impl Into<String>) -> Response {
        let mut response = (status, Html(page.into())).into_response();
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        self.greet(visitor, &mut response);
        response
    }

    pub(crate) fn greet(&self, visitor: &Visitor, response: &mut Response) {
        if visitor.person.new
            && !visitor.person.id.is_empty()
            && let Some(cookie) = self.guests.cookie(&visitor.person)
        {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }

    pub(crate) fn go(&self, visitor: &Visitor, to: &str) -> Response {
        let mut response = StatusCode::SEE_OTHER.into_response();
        if let Ok(to) = HeaderValue::from_str(to) {
            response.headers_mut().insert(LOCATION, to);
        }
        self.greet(visitor, &mut response);
        response
    }

    /// A page that says what is wrong and what to do.
    pub(crate) fn wrong(&self, visitor: &Visitor, status: StatusCode, id: &str) -> Response {
        let (title, text) = (visitor.words.word(id), visitor.words.word(&format!("{id}-text")));
        let page = simple::error(&visitor.context(), status.as_u16(), &title, &text);
        self.page(visitor, status, page.into_string())
    }

    /// The same where the store does not answer: nothing was kept, nothing could be looked up.
    pub(crate) fn unkept(&self, visitor: &Visitor) -> Response {
        self.wrong(visitor, StatusCode::SERVICE_UNAVAILABLE, "no-store")
    }
}

impl Visitor {
    /// Whether they keep their games, and so may play for ratings. Guests do not.
    pub(crate) fn keeps_games(&self) -> bool {
        self.person.has_account()
    }

    /// Whether they may take a seat at a table: one that is rated is for those who keep their games. Whoever sits there, or
    /// has left, is known.
    pub(crate) fn may_sit(&self, table: &house::Table) -> bool {
        !table.header.terms.rated || self.keeps_games()
    }

    pub(crate) fn context(&self) -> Context<'_> {
        Context {
            words: &self.words,
            name: &self.name,
            theme: self.person.theme,
            game: None,
            here: &self.here,
            guest: !self.person.has_account(),
            papers: self.papers,
            turns: self.turns,
        }
    }
}
