//! Whether whoever asks is who they say. A guest is known by the signature of the cookie; whoever has an account only by a
//! session that is kept, and that is asked for with every request: so it can be ended at once, from any node. Whoever is not
//! known comes as a stranger does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use house::accounts::hash;
use house::store::people::{Met, Profile};
use tokio::sync::broadcast;

use crate::asker::Asker;
use crate::identity::Person;
use crate::state::Site;

/// A store that has not answered after this long is as good as none.
const PATIENCE: Duration = Duration::from_secs(2);

/// A session is noted as used once in so long: five minutes, in milliseconds.
const NOTED: i64 = 5 * 60 * 1_000;

/// So many of those who were met last are remembered, for the time in which the store does not answer.
const REMEMBERED: usize = 16_384;

/// What somebody who is banned may still do: go, with all that is theirs.
const STILL: [&str; 3] = ["/sign-out", "/me/delete", "/me/sign-out"];

/// Who somebody says they are: a person, by a session or as a guest.
type Claim = (String, Option<String>);

/// Who was met, and who is signed out.
pub struct Meetings {
    remembered: Mutex<HashMap<Claim, Option<Profile>>>,
    ended: broadcast::Sender<Ended>,
}

/// Sessions that have ended: all of a person, but one.
#[derive(Clone, Debug)]
pub struct Ended {
    person: String,
    but: Option<String>,
}

impl Ended {
    /// Whether it is about this person's session.
    #[must_use]
    pub fn ends(&self, who: &Person) -> bool {
        self.person == who.id && (self.but.is_none() || self.but != who.session)
    }
}

impl Default for Meetings {
    fn default() -> Self {
        Self { remembered: Mutex::default(), ended: broadcast::channel(64).0 }
    }
}

impl Meetings {
    /// Told when sessions end.
    #[must_use]
    pub fn endings(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Sessions of a person have ended, all or some: lines that are open look again, or close.
    pub fn end(&self, person: &str, but: Option<&str>) {
        // Nobody need listen.
        let _ = self.ended.send(Ended { person: person.to_owned(), but: but.map(str::to_owned) });
    }

    fn remember(&self, who: &Person) {
        let mut all = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.clear();
        }
        all.insert((who.id.clone(), who.session.clone()), who.profile.clone());
    }

    fn forget(&self, who: &Person) {
        let mut all = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&(who.id.clone(), who.session.clone()));
    }

    fn remembered(&self, who: &Person) -> Option<Option<Profile>> {
        let all = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&(who.id.clone(), who.session.clone())).cloned()
    }
}

/// What is kept of whoever has the right to be this person; nothing if nobody has.
fn rightful(met: Option<Met>, session: bool) -> Option<Option<Profile>> {
    match met {
        None => (!session).then_some(None),
        Some(Met { profile, .. }) if profile.gone.is_some() => None,
        Some(Met { profile, session: kept }) => {
            let right = if profile.has_account() { kept.is_some() } else { !session };
            right.then_some(Some(profile))
        }
    }
}

impl Site {
    async fn look_up(&self, who: &Person) -> Option<Option<Met>> {
        let session = who.session.as_deref().map(hash);
        let asked = self.tables.store().people().meet(&who.id, session.as_deref());
        match tokio::time::timeout(PATIENCE, asked).await {
            Ok(Ok(met)) => Some(met),
            Ok(Err(error)) => {
                tracing::warn!(%error, "somebody could not be looked up");
                None
            }
            Err(_) => None,
        }
    }

    /// Finds out whether somebody is who they say, and what is kept of them.
    pub(crate) async fn recognise(&self, who: &mut Person) {
        if who.new {
            return;
        }
        let Some(met) = self.look_up(who).await else {
            // Nothing can be changed now. Guests are known by their signature, others if they were met before.
            match (self.meetings.remembered(who), &who.session) {
                (Some(profile), _) => who.profile = profile,
                (None, None) => {}
                (None, Some(_)) => who.id.clear(),
            }
            return;
        };
        let seen = met.as_ref().and_then(|met| met.session);
        match rightful(met, who.session.is_some()) {
            Some(profile) => {
                who.profile = profile;
                self.meetings.remember(who);
                let now = self.tables.clock().now();
                if let (Some(seen), Some(secret)) = (seen, &who.session)
                    && now - seen > NOTED
                {
                    let noted = self.tables.store().people().seen(&hash(secret), now);
                    tokio::spawn(async move { noted.await.ok() });
                }
            }
            None => {
                self.meetings.forget(who);
                who.become_stranger();
            }
        }
    }

    /// Whether somebody may go on listening: nobody has ended the session.
    pub(crate) async fn is_still(&self, who: &Person) -> bool {
        match self.look_up(who).await {
            Some(met) => rightful(met, who.session.is_some()).is_some(),
            None => true,
        }
    }
}

/// Finds out who asks, before anything is done for them. Whoever is banned may look, and go.
pub async fn meet(
    State(site): State<Arc<Site>>,
    mut asker: Asker,
    mut request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    if path.starts_with("/static/") || path == "/healthz" {
        return next.run(request).await;
    }
    site.recognise(&mut asker.who).await;
    // Somebody whose session could not be looked up has no id: they may look, and change nothing.
    asker.person = (!asker.who.new && !asker.who.id.is_empty()).then(|| asker.who.id.clone());
    let banned = asker.who.profile.as_ref().is_some_and(|profile| profile.banned.is_some());
    let looks = request.method() == Method::GET || request.method() == Method::HEAD;
    if banned && !looks && !STILL.contains(&path) {
        let visitor = site.caller(&asker, None);
        return site.wrong(&visitor, StatusCode::FORBIDDEN, "banned");
    }
    request.extensions_mut().insert(asker);
    next.run(request).await
}
