//! Who asks: guests, known by a signed cookie and nothing else, and whoever has an account, by a session that the cookie names.

use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use game::Lang;
use house::accounts::SignedIn;
use house::identity::{Identities, random_id};
use house::store::people::Profile;

/// The cookie of a guest.
const GUEST: &str = "palatine";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// Knows guests by their cookies.
#[derive(Clone)]
pub struct Guests(Identities);

/// A person, and how they want to read.
#[derive(Clone, Debug)]
pub struct Person {
    /// Unguessable; never shown to others.
    pub id: String,
    /// The language, chosen or the browser's.
    pub lang: Lang,
    /// `light` or `dark`, if chosen.
    pub theme: Option<&'static str>,
    /// Whether the person is new, so that the cookie must be sent.
    pub new: bool,
    /// The secret of the session, for whoever has an account.
    pub session: Option<String>,
    /// What is kept of them, once the store was asked.
    pub profile: Option<Profile>,
}

impl Person {
    /// Nobody: owns nothing and is never signed.
    #[must_use]
    pub const fn nobody() -> Self {
        Self { id: String::new(), lang: Lang::En, theme: None, new: true, session: None, profile: None }
    }

    /// Whether they have an account.
    #[must_use]
    pub fn has_account(&self) -> bool {
        self.profile.as_ref().is_some_and(Profile::has_account)
    }

    /// How they are called.
    #[must_use]
    pub fn name(&self) -> &str {
        self.profile.as_ref().map_or_else(|| house::names::of(&self.id), |profile| &profile.name)
    }

    /// Nobody the house knows: a guest who has just come.
    pub fn become_stranger(&mut self) {
        *self = Self { id: random_id(16), lang: self.lang, theme: self.theme, ..Self::nobody() };
    }
}

impl Guests {
    /// With the house's secret.
    #[must_use]
    pub const fn new(secret: [u8; 32]) -> Self {
        Self(Identities::new(secret))
    }

    /// Who sent these headers. A missing or forged cookie makes a new guest.
    #[must_use]
    pub fn person(&self, headers: &HeaderMap) -> Person {
        let known = cookie(headers, GUEST).and_then(|text| self.0.check(text));
        let new = known.is_none();
        let known = known.unwrap_or_else(|| random_id(16));
        let (id, session) = match known.split_once(':') {
            Some((id, session)) => (id.to_owned(), Some(session.to_owned())),
            None => (known, None),
        };
        let lang = cookie(headers, "lang").and_then(Lang::from_code).unwrap_or_else(|| spoken(headers));
        let theme = match cookie(headers, "theme") {
            Some("light") => Some("light"),
            Some("dark") => Some("dark"),
            _ => None,
        };
        Person { id, lang, theme, new, session, profile: None }
    }

    /// Somebody's name where others must tell people apart without knowing who they are: for muting them.
    #[must_use]
    pub fn alias(&self, id: &str) -> String {
        self.0.alias(id)
    }

    /// The cookie that makes a guest known again.
    #[must_use]
    pub fn cookie(&self, person: &Person) -> Option<HeaderValue> {
        Self::kept(&self.0.signed(&person.id), YEAR)
    }

    /// The cookie of a session that has begun.
    #[must_use]
    pub fn session(&self, signed: &SignedIn) -> Option<HeaderValue> {
        Self::kept(&self.0.signed(&format!("{}:{}", signed.person, signed.secret)), YEAR)
    }

    /// The browser forgets who it was.
    #[must_use]
    pub fn forgotten() -> Option<HeaderValue> {
        Self::kept("", 0)
    }

    fn kept(value: &str, seconds: u32) -> Option<HeaderValue> {
        HeaderValue::from_str(&format!("{GUEST}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"))
            .ok()
    }
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// The first of the browser's languages that we speak.
fn spoken(headers: &HeaderMap) -> Lang {
    let text = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    text.split(',').find_map(|part| Lang::from_code(part.trim())).unwrap_or(Lang::En)
}

/// The cookie that keeps the chosen language.
#[must_use]
pub fn language_cookie(lang: Lang) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("lang={}; Path=/; Max-Age={YEAR}; SameSite=Lax", lang.code())).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, String)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_guest_is_known_again_and_a_forger_is_not() {
        let house = Guests::new([7; 32]);
        let guest = house.person(&HeaderMap::new());
        assert!(guest.new);
        let cookie = house.cookie(&guest).unwrap().to_str().unwrap().split(';').next().unwrap().to_owned();
        let again = house.person(&headers(&[("cookie", cookie.clone())]));
        assert_eq!((again.id.as_str(), again.new), (guest.id.as_str(), false));
        let forged = cookie.replace(&guest.id, &"0".repeat(32));
        assert!(house.person(&headers(&[("cookie", forged)])).new);
        assert!(Guests::new([8; 32]).person(&headers(&[("cookie", cookie)])).new);
    }

    #[test]
    fn the_first_visit_follows_the_browser() {
        let house = Guests::new([7; 32]);
        let lang = |text: &str| house.person(&headers(&[("accept-language", text.to_owned())])).lang;
        assert_eq!(lang("it-IT,it;q=0.9,en;q=0.8"), Lang::It);
        assert_eq!(lang("de, en;q=0.5"), Lang::En);
        let chosen =
            house.person(&headers(&[("accept-language", "it".into()), ("cookie", "a=b; lang=en".into())]));
        assert_eq!(chosen.lang, Lang::En);
    }
}
