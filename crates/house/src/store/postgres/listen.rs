//! What other nodes say. Notices are hints: who was away is told that everything may have changed, and looks.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio_postgres::{AsyncMessage, Config, NoTls, Notification};

use super::{Notice, StoreError, within};

/// The channel.
pub(super) const CHANNEL: &str = "palatine";

/// Pauses between attempts to connect: they grow from the first to the last.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// So often a quiet connection is tried, because one that died without a word looks the same.
const QUIET: Duration = Duration::from_secs(10);

/// What a notice says.
#[derive(Deserialize)]
struct Said {
    /// Who says it.
    node: String,
    /// Which tables have changed; if it says nothing at all, there was too much to tell.
    #[serde(default)]
    tables: Option<Vec<(String, u64)>>,
    /// Whether what people see before they take a seat has changed.
    #[serde(default)]
    lobby: bool,
    /// At which tables something was said.
    #[serde(default)]
    said: Option<Vec<String>>,
    /// At which tables somebody came or went.
    #[serde(default)]
    attended: Option<Vec<String>>,
}

/// Listens as long as the store lives; says when it does so for the first time.
pub(super) async fn serve(
    config: Config,
    node: Arc<str>,
    notices: broadcast::Sender<Notice>,
    ready: oneshot::Sender<()>,
) {
    let mut ready = Some(ready);
    let mut pause = PAUSES.0;
    loop {
        if let Err(error) = listen(&config, &node, &notices, &mut ready, &mut pause).await {
            tracing::warn!(%error, "cannot hear other nodes");
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(PAUSES.1);
    }
}

async fn listen(
    config: &Config,
    node: &str,
    notices: &broadcast::Sender<Notice>,
    ready: &mut Option<oneshot::Sender<()>>,
    pause: &mut Duration,
) -> Result<(), StoreError> {
    let (client, mut connection) = within(config.connect(NoTls)).await?;
    let (said, mut heard) = mpsc::unbounded_channel::<Notification>();
    // It ends with the client, or when the connection breaks; then nothing more is said.
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notice) = message {
                let _ = said.send(notice);
            }
        }
    });
    within(client.batch_execute(&format!("listen {CHANNEL}"))).await?;
    *pause = PAUSES.0;
    let _ = notices.send(Notice::Everything);
    if let Some(ready) = ready.take() {
        let _ = ready.send(());
    }
    loop {
        match tokio::time::timeout(QUIET, heard.recv()).await {
            Ok(Some(notice)) => match serde_json::from_str::<Said>(notice.payload()) {
                Ok(said) if said.node == node => {}
                Ok(Said { tables: Some(tables), lobby, .. }) => {
                    if !tables.is_empty() {
                        let _ = notices.send(Notice::Tables(tables));
                    }
                    if lobby {
                        let _ = notices.send(Notice::Lobby);
                    }
                }
                Ok(Said { said: Some(tables), .. }) => drop(notices.send(Notice::Said(tables))),
                Ok(Said { attended: Some(tables), .. }) => drop(notices.send(Notice::Attended(tables))),
                _ => drop(notices.send(Notice::Everything)),
            },
            Ok(None) => {
                return Err(StoreError("PostgreSQL: the connection that listens is closed".to_owned()));
            }
            Err(_) => within(client.batch_execute("select 1")).await?,
        }
    }
}
