//! `/healthz`: whether a change could be kept. Anybody may ask, so the store is asked at most once a second.

use std::time::{Duration, Instant};

use house::Store;
use tokio::sync::Mutex;

/// How long an answer holds.
const FRESH: Duration = Duration::from_secs(1);

/// A store that has not answered after this long is as good as none.
const PATIENCE: Duration = Duration::from_secs(3);

/// The last answer, and when it was found.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Result<(), String>)>>);

impl Health {
    /// Whether a change could be kept, as of a second ago at most. Who asks while somebody else finds out waits for that
    /// answer.
    pub async fn check(&self, store: &dyn Store) -> Result<(), String> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < FRESH
        {
            return found.clone();
        }
        let found = match tokio::time::timeout(PATIENCE, store.probe()).await {
            Ok(found) => found.map_err(|error| error.to_string().replace(['\n', '\r'], " ")),
            Err(_) => Err("the store does not answer".to_owned()),
        };
        if let Err(error) = &found {
            tracing::error!(error, "not healthy");
        }
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
