//! Whether whoever asks is who they say. A guest is known by the signature of the cookie; whoever has an account only by a
//! session that is kept, and that is asked for with every request: so it can be ended at once, from any node. Whoever is not
//! known comes as a stranger does.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use house::accounts::hash;
use house::store::people::{Met, Profile};

use crate::asker::Asker;
use crate::identity::Person;
use crate::state::Site;

/// A store that has not answered after this long is as good as none.
const PATIENCE: Duration = Duration::from_secs(2);

/// A session is noted as used once in so long: five minutes, in milliseconds.
const NOTED: i64 = 5 * 60 * 1_000;

/// What somebody who is banned may still do: go, with all that is theirs.
const STILL: [&str; 3] = ["/sign-out", "/me/delete", "/me/sign-out"];

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
