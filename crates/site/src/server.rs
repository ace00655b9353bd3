//! Addresses and what they do.

use std::net::SocketAddr;
use std::path::Path as FilePath;
use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Router, middleware};
use house::store::StoreError;
use tokio::net::TcpListener;

use crate::routes::{
    analysis, at_table, chance, deals, files, first, import, learn, lobby, me, opening, pages, papers,
    players, puzzles, report, review, sign_in, signals, talk,
};
use crate::state::{Options, Site};
use crate::{assets, figures, guard, meeting, net};

/// Opens the house on a data folder, or on the store at an address, and gets everything ready. Board files of the folder
/// are taken in before any table comes back: it may be played on one of them.
pub async fn open(data: &FilePath, store: Option<&str>, options: Options) -> Result<Arc<Site>, StoreError> {
    assets::prepare();
    let options = Options { papers: options.papers.or_else(|| Some(data.to_owned())), ..options };
    let site = Site::open(house::store::open(data, store).await?, options).await?;
    site.tables.add_boards(&data.join("boards")).await?;
    Ok(site)
}

/// Serves until told to stop.
pub async fn serve(
    site: Arc<Site>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (closing, tables) = (site.closing.clone(), site.tables.clone());
    let stop = async move {
        stop.await;
        // Live pages would hold the server up; they reconnect by themselves. Searches end early, so that who waits for one
        // gets an answer before the deadline.
        closing.send_replace(true);
        tables.close();
    };
    let Options { limits, trust, net, .. } = site.options.clone();
    let by_address = if limits.on { limits.connections } else { usize::MAX };
    let settings = net::Settings { by_address, ..net };
    net::serve(listener, router(site), settings, trust, stop).await;
    Ok(())
}

/// A listener on that address.
pub async fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    TcpListener::bind(address).await
}

/// Every address.
pub fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/", get(lobby::home_page))
        .route("/lobby/live", get(lobby::live))
        .route("/finished", get(lobby::finished))
        .route("/sit", post(lobby::sit))
        .route("/sit/stop", post(lobby::stop))
        .route("/join/{table}", post(lobby::join))
        .route("/quick", post(opening::quick))
        .route("/new", get(pages::new_page).post(opening::new))
        .route("/me", get(me::page).post(me::rename))
        .route("/me/keep", post(me::keep))
        .route("/me/password", post(me::password))
        .route("/me/link", post(me::link))
        .route("/me/sign-out", post(me::sign_out_elsewhere))
        .route("/me/data", get(me::data))
        .route("/me/delete", post(me::delete))
        .route("/me/listed", post(players::list_me))
        .route("/players", get(players::leaders))
        .route("/p/{player}", get(players::page))
        .route("/sign-in", get(sign_in::page).post(sign_in::sign_in))
        .route("/recover", get(sign_in::recover_page).post(sign_in::recover))
        .route("/sign-out", post(sign_in::sign_out))
        .route("/report", get(report::page).post(report::report))
        .route("/terms", get(papers::terms))
        .route("/privacy", get(papers::privacy))
        .route("/me/signals", post(signals::change))
        .route("/learn", get(learn::index))
        .route("/learn/{game}", get(learn::course))
        .route("/learn/{game}/first", get(first::back).post(first::begin))
        .route("/first/{game}", post(first::say))
        .route("/learn/{game}/{lesson}", get(learn::lesson))
        .route("/learn/{game}/{lesson}/try", post(learn::attempt))
        .route("/puzzles", get(puzzles::index))
        .route("/puzzles/{game}", get(puzzles::game))
        .route("/puzzles/{game}/next", get(puzzles::next))
        .route("/puzzles/{game}/day", get(puzzles::day))
        .route("/puzzles/{game}/{id}", get(puzzles::page))
        .route("/puzzles/{game}/{id}/try", post(puzzles::attempt))
        .route("/puzzles/{game}/{id}/play", post(puzzles::play))
        .route("/rules", get(pages::rules_index))
        .route("/rules/{game}", get(pages::rules_page))
        .route("/rules/{game}/symbols", get(pages::symbols_page))
        .route("/rules/{game}/aid", get(pages::aid_page))
        .route("/data", get(pages::data_page))
        .route("/t/{table}", get(at_table::table_page))
        .route("/t/{table}/player/{seat}", get(players::in_seat))
        .route("/t/{table}/live", get(at_table::live))
        .route("/t/{table}/qr", get(at_table::qr))
        .route("/t/{table}/record", get(at_table::record))
        .route("/t/{table}/move", post(at_table::play))
        .route("/t/{table}/end-turn", post(at_table::end_turn))
        .route("/t/{table}/undo", post(at_table::undo))
        .route("/t/{table}/advice", post(at_table::advice))
        .route("/t/{table}/frame", get(at_table::frame))
        .route("/t/{table}/turn", get(at_table::turn))
        .route("/t/{table}/say", post(talk::say))
        .route("/t/{table}/leave", post(at_table::leave))
        .route("/t/{table}/give", post(at_table::clock))
        .route("/t/{table}/play-on", post(at_table::clock))
        .route("/t/{table}/pause", post(at_table::clock))
        .route("/t/{table}/no-pause", post(at_table::clock))
        .route("/t/{table}/resume", post(at_table::clock))
        .route("/t/{table}/replace", post(at_table::replace))
        .route("/t/{table}/close", post(at_table::close))
        .route("/t/{table}/join", post(at_table::join))
        .route("/t/{table}/fill", post(at_table::fill))
        .route("/t/{table}/rematch", post(at_table::rematch))
        .route(
            "/import",
            get(import::page).post(import::bring).layer(DefaultBodyLimit::max(guard::LARGEST_UPLOAD)),
        )
        .route("/g/{table}", get(review::page))
        .route("/g/{table}/frame", get(review::frame))
        .route("/g/{table}/log", get(review::log))
        .route("/g/{table}/rest", get(review::rest))
        .route("/g/{table}/branch", post(review::branch))
        .route("/g/{table}/verify", get(chance::table_page))
        .route("/g/{table}/analysis", get(analysis::study).post(analysis::ask))
        .route("/g/{table}/analysis/now", post(analysis::now))
        .route("/g/{table}/analysis/stop", post(analysis::stop))
        .route("/g/{table}/analysis/progress", get(analysis::progress))
        .route("/g/{table}/analysis/live", get(analysis::live))
        .route("/g/{table}/deal", post(deals::propose))
        .route("/t/{table}/deal", post(deals::propose))
        .route("/d", get(deals::today))
        .route("/d/{deal}", get(deals::page))
        .route("/d/{deal}/play", post(deals::play))
        .route("/verify", get(chance::check_page).post(chance::check))
        .route("/healthz", get(files::healthz))
        .route("/static/{*file}", get(files::statics))
        .fallback(pages::nothing)
        .layer(DefaultBodyLimit::max(guard::LARGEST_BODY))
        // The last is the first that a request meets.
        .layer(middleware::from_fn_with_state(site.clone(), guard::body))
        .layer(middleware::from_fn(guard::language))
        .layer(middleware::from_fn(guard::origin))
        .layer(middleware::from_fn_with_state(site.clone(), meeting::meet))
        .layer(middleware::from_fn_with_state(site.clone(), guard::hold))
        .layer(guard::compression())
        .layer(middleware::from_fn(log))
        .layer(middleware::from_fn_with_state(site.clone(), figures::count))
        .layer(middleware::from_fn(guard::headers))
        .layer(middleware::from_fn_with_state(site.clone(), guard::introduce))
        .with_state(site)
}

/// Notes every request.
async fn log(request: axum::extract::Request, next: middleware::Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let began = std::time::Instant::now();
    let response = next.run(request).await;
    let micros = began.elapsed().as_micros() as u64;
    tracing::info!(%method, path, status = response.status().as_u16(), micros, "request");
    response
}
