//! Addresses and what they do.

use std::net::SocketAddr;
use std::path::Path as FilePath;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use tokio::net::TcpListener;

use crate::guard;
use crate::identity::Identities;
use crate::live::Tables;
use crate::routes::{at_table, files, opening, pages};
use crate::store::sqlite::Sqlite;
use crate::store::{Store, StoreError};

/// The house, as every request finds it.
pub struct House {
    pub(crate) tables: Arc<Tables>,
    pub(crate) identities: Identities,
    rates: guard::Rates,
    /// Advice costs thought, so there is less of it to be had.
    pub(crate) advice_rates: guard::Rates,
    /// Told when the house closes.
    pub(crate) closing: tokio::sync::watch::Sender<bool>,
}

type Shared = State<Arc<House>>;

/// Opens the store in a folder and gets everything ready.
pub async fn house(data: &FilePath) -> Result<Arc<House>, StoreError> {
    std::fs::create_dir_all(data).map_err(|error| StoreError(format!("{}: {error}", data.display())))?;
    // Before any table comes back: it may be played on one of these.
    add_boards(&data.join("boards"));
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&data.join("palatine.sqlite"))?);
    let identities = Identities::new(store.secret().await?);
    let tables = Arc::new(Tables::new(store));
    // Tables where a bot was to decide go on.
    tables.running().await;
    let closing = tokio::sync::watch::Sender::new(false);
    Ok(Arc::new(House {
        tables,
        identities,
        rates: guard::Rates::default(),
        advice_rates: guard::Rates::of_advice(),
        closing,
    }))
}

/// Puts the board files of a folder on their shelves. A faulty one is told in the log and left out: the house opens.
fn add_boards(folder: &FilePath) {
    for (path, added) in table::boards::add_folder(folder) {
        let file = path.display().to_string();
        match added {
            Ok(board) => {
                tracing::info!(file, game = board.game.about().id, name = board.label.name, "board");
            }
            Err(unsound) => {
                let words = crate::words(unsound.game.map(|game| game.about().id), game::Lang::En);
                for fault in &unsound.faults {
                    tracing::error!(file, fault = words.fault(fault), "board file left out");
                }
            }
        }
    }
}

/// Serves until told to stop.
pub async fn serve(
    house: Arc<House>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (closing, tables) = (house.closing.clone(), house.tables.clone());
    let stop = async move {
        stop.await;
        // Live pages would hold the server up; they reconnect by themselves.
        closing.send_replace(true);
        tables.close().await;
    };
    axum::serve(listener, router(house)).with_graceful_shutdown(stop).await
}

/// A listener on that address.
pub async fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    TcpListener::bind(address).await
}

/// Every address.
pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/", get(pages::home_page))
        .route("/quick", post(opening::quick))
        .route("/new", get(pages::new_page).post(opening::new))
        .route("/me", get(pages::me_page).post(pages::me))
        .route("/rules", get(pages::rules_index))
        .route("/rules/{game}", get(pages::rules_page))
        .route("/data", get(pages::data_page))
        .route("/t/{table}", get(at_table::table_page))
        .route("/t/{table}/live", get(at_table::live))
        .route("/t/{table}/record", get(at_table::record))
        .route("/t/{table}/move", post(at_table::play))
        .route("/t/{table}/undo", post(at_table::undo))
        .route("/t/{table}/advice", post(at_table::advice))
        .route("/t/{table}/lift", post(at_table::lift))
        .route("/t/{table}/join", post(at_table::join))
        .route("/t/{table}/fill", post(at_table::fill))
        .route("/t/{table}/rematch", post(at_table::rematch))
        .route("/healthz", get(health))
        .route("/static/{*file}", get(files::statics))
        .fallback(pages::nothing)
        .layer(DefaultBodyLimit::max(guard::LARGEST_BODY))
        .layer(middleware::from_fn(guard::origin))
        .layer(middleware::from_fn_with_state(house.clone(), log))
        .layer(middleware::from_fn(guard::headers))
        .with_state(house)
}

/// Notes every request, and holds back who changes too much.
async fn log(State(house): Shared, request: axum::extract::Request, next: middleware::Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let began = std::time::Instant::now();
    if method != axum::http::Method::GET {
        let person = house.identities.person(request.headers());
        let key = if person.new { "new".to_owned() } else { person.id.clone() };
        if !person.new && !house.rates.allow(&key) {
            let words = crate::words(None, person.lang);
            return (StatusCode::TOO_MANY_REQUESTS, words.word("no-rate")).into_response();
        }
    }
    let response = next.run(request).await;
    let micros = began.elapsed().as_micros() as u64;
    tracing::info!(%method, path, status = response.status().as_u16(), micros, "request");
    response
}

async fn health(State(house): Shared) -> Response {
    match house.tables.store().secret().await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

impl House {
    /// The tables of the house.
    #[must_use]
    pub fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    /// How the house knows its guests.
    #[must_use]
    pub fn identities(&self) -> &Identities {
        &self.identities
    }
}
