//! Whoever asks, and the answers everybody may get.

use std::collections::HashMap;

use axum::http::header::{CACHE_CONTROL, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use game::{Lang, Words};

use crate::identity::{Person, language_cookie};
use crate::pages::layout::Context;
use crate::pages::simple;
use crate::server::House;

/// The fields of a form or of a query.
pub(crate) type Fields = HashMap<String, String>;

/// A person with a name, and the words to speak with him.
pub(crate) struct Visitor {
    pub(crate) person: Person,
    pub(crate) name: String,
    pub(crate) words: Words,
}

impl House {
    pub(crate) async fn visitor(&self, headers: &HeaderMap, game: Option<&str>) -> Visitor {
        let person = self.identities.person(headers);
        let words = crate::words(game, person.lang);
        let kept =
            if person.new { None } else { self.tables.store().name_of(&person.id).await.ok().flatten() };
        let name = kept.unwrap_or_else(|| words.word("guest"));
        Visitor { person, name, words }
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
            && let Some(cookie) = self.identities.cookie(&visitor.person)
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
    pub(crate) fn wrong(&self, visitor: &Visitor, path: &str, status: StatusCode, id: &str) -> Response {
        let (title, text) = (visitor.words.word(id), visitor.words.word(&format!("{id}-text")));
        self.trouble(visitor, path, status, &title, &text)
    }

    /// The same with words of its own.
    pub(crate) fn trouble(
        &self,
        visitor: &Visitor,
        path: &str,
        status: StatusCode,
        title: &str,
        text: &str,
    ) -> Response {
        let page = simple::error(&visitor.context(path), status.as_u16(), title, text);
        self.page(visitor, status, page.into_string())
    }
}

impl Visitor {
    pub(crate) fn context<'a>(&'a self, path: &'a str) -> Context<'a> {
        Context { words: &self.words, name: &self.name, theme: self.person.theme, path }
    }
}

/// `?lang=it` on any page chooses the language and comes back without it.
pub(crate) fn switch(query: &Fields, path: &str) -> Option<Response> {
    let lang = Lang::from_code(query.get("lang")?)?;
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(LOCATION, HeaderValue::from_str(path).ok()?);
    response.headers_mut().append(SET_COOKIE, language_cookie(lang)?);
    Some(response)
}
