//! Calls to those whose turn it is and who do not look (webhooks): `docs/webhook.md` says what is sent.
//!
//! The store keeps who is to be called ([`crate::store::signals`]); every node takes some, and nobody else gets those for a
//! while. A call that fails is tried again after pauses that grow, as long as it is that turn.
//!
//! - [`reach`]: which addresses may be called at all
//! - [`post`]: one request to one address

pub mod post;
pub mod reach;

use std::sync::{Arc, Weak};
use std::time::Duration;

use game::{Lang, Phrase};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::json;
use sha2::Sha256;
use table::words::Library;

use crate::clock::Clock;
use crate::company::Companies;
use crate::event::Time;
use crate::store::signals::{Call, Called, Hook};
use crate::store::{Store, StoreError};
use post::Post;
use reach::{Reach, Unreached};

/// So many calls are under way at once.
const TOGETHER: usize = 8;
/// A call that was taken is nobody else's for so long: longer than any call lasts.
const LEASE: Duration = Duration::from_secs(60);
/// Who looks is asked about again after so long.
const LOOKS: Time = 15_000;
/// The pauses between tries: half a minute, two, ten, an hour, six. Then the call is given up.
pub const PAUSES: [Time; 5] = [30_000, 120_000, 600_000, 3_600_000, 21_600_000];

/// What a host may set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// After so long a turn that nobody looks at is called out: a reload is no absence.
    pub after: Duration,
    /// How often calls are looked for.
    pub sweep: Duration,
    /// Which addresses may be called.
    pub reach: Reach,
}

impl Default for Settings {
    fn default() -> Self {
        Self { after: Duration::from_secs(10), sweep: Duration::from_secs(2), reach: Reach::Public }
    }
}

/// Calls people.
pub struct Caller {
    store: Arc<dyn Store>,
    companies: Arc<Companies>,
    clock: Clock,
    settings: Settings,
    post: Post,
}

impl Caller {
    /// It works as long as it lives.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        companies: Arc<Companies>,
        clock: Clock,
        settings: Settings,
    ) -> Arc<Self> {
        let post = Post::new(settings.reach);
        let caller = Arc::new(Self { store, companies, clock, settings, post });
        tokio::spawn(work(Arc::downgrade(&caller)));
        caller
    }

    /// Which addresses may be called.
    #[must_use]
    pub const fn reach(&self) -> Reach {
        self.settings.reach
    }

    /// Calls those who are due; gives how many were.
    async fn round(self: &Arc<Self>) -> Result<usize, StoreError> {
        let before = self.clock.now() - self.settings.after.as_millis() as Time;
        let calls = self.store.signals().due(before, LEASE, TOGETHER).await?;
        let count = calls.len();
        let under_way: Vec<_> = calls
            .into_iter()
            .map(|call| {
                let caller = self.clone();
                tokio::spawn(async move { caller.call(call).await })
            })
            .collect();
        for call in under_way {
            // What is not noted is tried again after the lease.
            let _ = call.await;
        }
        Ok(count)
    }

    async fn call(&self, call: Call) {
        let outcome = match self.companies.looks(&call.table, &call.hook.person).await {
            Ok(true) => Called::Looks { again: self.clock.now() + LOOKS },
            Ok(false) => {
                let said = self.send(&call.hook, &turn(&call)).await;
                let at = self.clock.now();
                match (said, PAUSES.get(call.tries as usize)) {
                    (Err(why), Some(pause)) => {
                        Called::Failed { at, said: why.name().to_owned(), again: at + pause }
                    }
                    (Err(why), None) => Called::Done { at, said: why.name().to_owned() },
                    (Ok(status), _) => Called::Done { at, said: status.to_string() },
                }
            }
            Err(error) => return tracing::warn!(%error, "a call waits"),
        };
        if let Err(error) = self.store.signals().called(call, outcome).await {
            tracing::warn!(%error, "what came of a call could not be kept");
        }
    }

    /// Tries a hook now; what came of it is kept with it.
    pub async fn try_out(&self, mut hook: Hook) -> Result<Hook, StoreError> {
        let said = match self.send(&hook, &trial(&hook)).await {
            Ok(status) => status.to_string(),
            Err(why) => why.name().to_owned(),
        };
        hook.tried = Some((self.clock.now(), said));
        self.store.signals().keep_hook(hook.clone()).await?;
        Ok(hook)
    }

    /// Sends something; gives the status if it is one of success.
    async fn send(&self, hook: &Hook, body: &str) -> Result<u16, Unreached> {
        let at = self.clock.now();
        let signature = format!("t={at},v1={}", signature(&hook.secret, at, body));
        let status = self.post.send(&hook.url, &signature, body.to_owned()).await?;
        if (200..300).contains(&status) { Ok(status) } else { Err(Unreached::Refused) }
    }
}

/// The signature of a body: of the time, a full stop, and the body.
#[must_use]
pub fn signature(secret: &str, at: Time, body: &str) -> String {
    let mut key = [0; 64];
    for (place, byte) in key.iter_mut().zip(secret.bytes()) {
        *place = byte;
    }
    let mut mac = Hmac::<Sha256>::new(&key.into());
    mac.update(format!("{at}.{body}").as_bytes());
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is sent when it is somebody's turn: nothing that they alone know, and nothing of what was played.
fn turn(call: &Call) -> String {
    let Call { table, game, version, hook, .. } = call;
    let id = format!("{table}-{version}");
    body(hook, "turn", &id, game, &format!("{}/t/{table}", hook.base), "signal-turn")
}

/// What is sent to try it out: of the first game, with the address of the house for a table.
fn trial(hook: &Hook) -> String {
    let game = table::games().first().map_or("", |game| game.about().id);
    body(hook, "try", "try", game, &hook.base, "signal-try")
}

fn body(hook: &Hook, event: &str, id: &str, game: &str, address: &str, asks: &'static str) -> String {
    static WORDS: Library = Library::new(&[crate::TEXTS]);
    let lang = Lang::from_code(&hook.lang).unwrap_or(Lang::En);
    let words = WORDS.house(lang);
    let title = words.word(game);
    let asks = words.say(&Phrase::new(asks).with("game", title.clone()));
    let body = json!({
        "event": event, "id": id, "table": address, "game": game, "title": title, "asks": asks,
        "language": lang.code(),
    });
    body.to_string()
}

/// Looks for calls as long as the caller lives.
async fn work(caller: Weak<Caller>) {
    loop {
        let sweep = {
            let Some(caller) = caller.upgrade() else { return };
            match caller.round().await {
                Ok(count) if count == TOGETHER => Duration::ZERO,
                Ok(_) => caller.settings.sweep,
                Err(error) => {
                    tracing::warn!(%error, "calls could not be looked up");
                    caller.settings.sweep
                }
            }
        };
        tokio::time::sleep(sweep.max(Duration::from_millis(20))).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook(lang: &str) -> Hook {
        Hook {
            person: "secret-person".to_owned(),
            url: "https://a.example/".to_owned(),
            secret: "s3cret".to_owned(),
            lang: lang.to_owned(),
            base: "https://palatine.example".to_owned(),
            tried: None,
        }
    }

    /// As Python's `hmac.new(b"key", b"1700000000000.{}", "sha256")` has it.
    #[test]
    fn the_signature_is_what_the_page_says() {
        assert_eq!(
            signature("key", 1_700_000_000_000, "{}"),
            "36a72f4525d3323bd0f238fe82098164fb77b1e42288ff8e07b074c686178ad3"
        );
    }

    #[test]
    fn a_call_says_what_is_asked_and_nothing_else() {
        let call = Call {
            table: "abc".to_owned(),
            game: "great-wall".to_owned(),
            version: 7,
            tries: 0,
            hook: hook("it"),
        };
        let body: serde_json::Value = serde_json::from_str(&turn(&call)).unwrap();
        let wanted = json!({
            "event": "turn", "id": "abc-7", "table": "https://palatine.example/t/abc", "game": "great-wall",
            "title": "La Grande Muraglia", "asks": "Tocca a te: La Grande Muraglia.", "language": "it",
        });
        assert_eq!(body, wanted);
        assert!(!turn(&call).contains("secret"));
        assert!(trial(&hook("en")).contains("This is only a try"));
    }
}
