//! What every request finds: the tables, who is who, how much anybody may ask for.

use std::sync::Arc;

use house::Tables;
use house::accounts::Accounts;
use house::store::StoreError;

use crate::asker::Trust;
use crate::gallery::Galleries;
use crate::health::Health;
use crate::identity::Guests;
use crate::limits::{Limiter, Limits};
use crate::met::Meetings;
use crate::metrics::Metrics;
use crate::net;
use crate::papers::Written;

/// What whoever opens the house may set.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How much anybody may ask for.
    pub limits: Limits,
    /// The proxies that are believed.
    pub trust: Trust,
    /// Connections and how long they may last.
    pub net: net::Settings,
    /// Pauses and clocks of the tables.
    pub tables: house::Settings,
    /// The folder in which the hosts may have put pages of their own.
    pub papers: Option<std::path::PathBuf>,
    /// Whether first games are played without remarks, unless somebody asks for them.
    pub unremarked: bool,
}

/// The site, as every request finds it.
pub struct Site {
    /// The tables of the house.
    pub tables: Arc<Tables>,
    /// How the house knows its guests.
    pub guests: Guests,
    /// Whoever keeps name and games.
    pub accounts: Accounts,
    /// Who was met, and who is signed out.
    pub meetings: Meetings,
    /// The pages that whoever runs the house has written.
    pub papers: Written,
    /// What is counted.
    pub metrics: Metrics,
    /// How much anybody may ask for.
    pub limits: Limiter,
    /// What the host has set.
    pub options: Options,
    /// Whether a change could be kept.
    pub health: Health,
    /// Frames, drawn once for all who see the same.
    pub galleries: Galleries,
    /// Told when the house closes.
    pub closing: tokio::sync::watch::Sender<bool>,
}

impl Site {
    /// Opens the house on a store.
    pub async fn open(store: Arc<dyn house::Store>, options: Options) -> Result<Arc<Self>, StoreError> {
        let guests = Guests::new(store.secret().await?);
        let tables = Tables::new(store, &options.tables);
        Ok(Arc::new(Self {
            accounts: Accounts::new(tables.clone()),
            meetings: Meetings::default(),
            papers: Written::read(options.papers.as_deref()),
            metrics: Metrics::default(),
            tables,
            guests,
            limits: Limiter::new(options.limits.clone()),
            options,
            health: Health::default(),
            galleries: Galleries::default(),
            closing: tokio::sync::watch::Sender::new(false),
        }))
    }
}
