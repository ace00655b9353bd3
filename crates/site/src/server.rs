//! Addresses and what they do.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path as FilePath;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Form, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use game::{Fault, Lang, Phrase, Seat, Seed, Spec, Turn, Words};
use table::Occupant;
use table::seating::{Back, No};
use tokio::net::TcpListener;

use crate::identity::{Identities, Person, language_cookie, random_id};
use crate::live::{Denied, LiveTable, Tables};
use crate::pages::home::{HomePage, RowState, TableRow};
use crate::pages::layout::Context;
use crate::pages::new_table::NewTablePage;
use crate::pages::{data, home, new_table, rules, simple};
use crate::store::sqlite::Sqlite;
use crate::store::{Store, StoreError, StoredTable};
use crate::stream::Events;
use crate::{boards, guard, show};

/// The house, as every request finds it.
pub struct House {
    tables: Arc<Tables>,
    identities: Identities,
    rates: guard::Rates,
    closing: tokio::sync::watch::Sender<bool>,
}

type Shared = State<Arc<House>>;
type Fields = HashMap<String, String>;

/// Opens the store in a folder and gets everything ready.
pub async fn house(data: &FilePath) -> Result<Arc<House>, StoreError> {
    std::fs::create_dir_all(data).map_err(|error| StoreError(format!("{}: {error}", data.display())))?;
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&data.join("palatine.sqlite"))?);
    let identities = Identities::new(store.secret().await?);
    let tables = Arc::new(Tables::new(store));
    // Tables where a bot was to decide go on.
    tables.running().await;
    let closing = tokio::sync::watch::Sender::new(false);
    Ok(Arc::new(House { tables, identities, rates: guard::Rates::default(), closing }))
}

/// Serves until told to stop.
pub async fn serve(
    house: Arc<House>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let closing = house.closing.clone();
    let stop = async move {
        stop.await;
        // Live pages would hold the server up; they reconnect by themselves.
        closing.send_replace(true);
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
        .route("/", get(home_page))
        .route("/quick", post(quick))
        .route("/new", get(new_page).post(new))
        .route("/me", get(me_page).post(me))
        .route("/rules", get(rules_index))
        .route("/rules/{game}", get(rules_page))
        .route("/data", get(data_page))
        .route("/t/{table}", get(table_page))
        .route("/t/{table}/live", get(live))
        .route("/t/{table}/record", get(record))
        .route("/t/{table}/move", post(play))
        .route("/t/{table}/undo", post(undo))
        .route("/t/{table}/lift", post(lift))
        .route("/t/{table}/join", post(join))
        .route("/t/{table}/fill", post(fill))
        .route("/t/{table}/rematch", post(rematch))
        .route("/healthz", get(health))
        .route("/static/{*file}", get(statics))
        .fallback(nothing)
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

// ---- who asks

struct Visitor {
    person: Person,
    name: String,
    words: Words,
}

impl House {
    async fn visitor(&self, headers: &HeaderMap, game: Option<&str>) -> Visitor {
        let person = self.identities.person(headers);
        let words = crate::words(game, person.lang);
        let kept = if person.new { None } else { self.tables.store().name_of(&person.id).await.ok().flatten() };
        let name = kept.unwrap_or_else(|| words.word("guest"));
        Visitor { person, name, words }
    }

    /// A page, with the cookie of a new guest.
    fn page(&self, visitor: &Visitor, status: StatusCode, page: impl Into<String>) -> Response {
        let mut response = (status, Html(page.into())).into_response();
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        self.greet(visitor, &mut response);
        response
    }

    fn greet(&self, visitor: &Visitor, response: &mut Response) {
        if visitor.person.new && !visitor.person.id.is_empty()
            && let Some(cookie) = self.identities.cookie(&visitor.person)
        {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }

    fn go(&self, visitor: &Visitor, to: &str) -> Response {
        let mut response = StatusCode::SEE_OTHER.into_response();
        if let Ok(to) = HeaderValue::from_str(to) {
            response.headers_mut().insert(LOCATION, to);
        }
        self.greet(visitor, &mut response);
        response
    }

    /// A page that says what is wrong and what to do.
    fn wrong(&self, visitor: &Visitor, path: &str, status: StatusCode, id: &str) -> Response {
        let context = visitor.context(path);
        let page =
            simple::error(&context, status.as_u16(), &context.say(id), &context.say(&format!("{id}-text")));
        self.page(visitor, status, page.into_string())
    }
}

impl Visitor {
    fn context<'a>(&'a self, path: &'a str) -> Context<'a> {
        Context { words: &self.words, name: &self.name, theme: self.person.theme, path }
    }
}

/// `?lang=it` on any page chooses the language and comes back without it.
fn switch(query: &Fields, path: &str) -> Option<Response> {
    let lang = Lang::from_code(query.get("lang")?)?;
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(LOCATION, HeaderValue::from_str(path).ok()?);
    response.headers_mut().append(SET_COOKIE, language_cookie(lang)?);
    Some(response)
}

// ---- pages

async fn home_page(State(house): Shared, Query(query): Query<Fields>, headers: HeaderMap) -> Response {
    if let Some(response) = switch(&query, "/") {
        return response;
    }
    let visitor = house.visitor(&headers, None).await;
    let (mut mine, mut open) = (Vec::new(), Vec::new());
    for live in house.tables.running().await {
        let inner = live.look().await;
        let owned = inner.table.owned(&visitor.person.id);
        let is_open = inner.table.open().next().is_some();
        if !owned.is_empty() && mine.len() < 20 {
            mine.push(row(&live, &inner, &visitor));
        } else if owned.is_empty() && is_open && live.listed && open.len() < 20 {
            open.push(row(&live, &inner, &visitor));
        }
    }
    let context = visitor.context("/");
    let page = home::whole(&HomePage { context: &context, mine, open });
    house.page(&visitor, StatusCode::OK, page.into_string())
}

fn row(live: &LiveTable, inner: &crate::live::Inner, visitor: &Visitor) -> TableRow {
    let seats = inner.table.seats();
    let name = |seat: Seat| show::name(&seats[seat.index()], seat, &visitor.words);
    let owned = inner.table.owned(&visitor.person.id);
    let state = match inner.table.played().turn() {
        _ if inner.table.open().next().is_some() => RowState::Waiting,
        Turn::Over => RowState::Over,
        Turn::Of(seat) if owned.contains(&seat) => RowState::YourTurn,
        Turn::Of(seat) if matches!(seats[seat.index()], Occupant::Bot { .. }) => RowState::Thinking(name(seat)),
        Turn::Of(seat) => RowState::Turn(name(seat)),
    };
    let players = Seat::all(seats.len())
        .map(|seat| ((seats[seat.index()] != Occupant::Open).then_some(seat), name(seat)))
        .collect();
    TableRow { id: live.id.clone(), game: inner.table.played().about().id, players, state }
}

async fn new_page(State(house): Shared, Query(query): Query<Fields>, headers: HeaderMap) -> Response {
    if let Some(response) = switch(&query, "/new") {
        return response;
    }
    let game = query.get("game").and_then(|id| table::find(id).ok()).unwrap_or(table::GAMES[0]).about().id;
    let visitor = house.visitor(&headers, Some(game)).await;
    let context = visitor.context("/new");
    let page = new_table::whole(&NewTablePage { context: &context, game, fault: None });
    house.page(&visitor, StatusCode::OK, page.into_string())
}

async fn me_page(State(house): Shared, Query(query): Query<Fields>, headers: HeaderMap) -> Response {
    if let Some(response) = switch(&query, "/me") {
        return response;
    }
    let visitor = house.visitor(&headers, None).await;
    let page = simple::me(&visitor.context("/me"), query.contains_key("saved"));
    house.page(&visitor, StatusCode::OK, page.into_string())
}

async fn me(State(house): Shared, headers: HeaderMap, Form(form): Form<Fields>) -> Response {
    let visitor = house.visitor(&headers, None).await;
    let Some(name) = clean_name(form.get("name").map_or("", String::as_str)) else {
        return (StatusCode::BAD_REQUEST, visitor.words.word("no-name")).into_response();
    };
    match house.tables.store().name(&visitor.person.id, &name).await {
        Ok(()) => house.go(&visitor, "/me?saved=1"),
        Err(_) => house.wrong(&visitor, "/me", StatusCode::SERVICE_UNAVAILABLE, "no-store"),
    }
}

/// A name of 1 to 24 characters, without anything that could disturb a line of text.
fn clean_name(text: &str) -> Option<String> {
    let name: String = text.trim().chars().filter(|c| !c.is_control()).collect();
    (1..=24).contains(&name.chars().count()).then_some(name)
}

async fn rules_index(State(house): Shared, Query(query): Query<Fields>, headers: HeaderMap) -> Response {
    if let Some(response) = switch(&query, "/rules") {
        return response;
    }
    let visitor = house.visitor(&headers, None).await;
    let page = rules::index(&visitor.context("/rules"));
    house.page(&visitor, StatusCode::OK, page.into_string())
}

async fn rules_page(
    State(house): Shared,
    Path(game): Path<String>,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
    let Some(board) = boards::board(&game) else {
        let visitor = house.visitor(&headers, None).await;
        return house.wrong(&visitor, "/rules", StatusCode::NOT_FOUND, "no-page");
    };
    let path = format!("/rules/{}", board.game());
    if let Some(response) = switch(&query, &path) {
        return response;
    }
    let visitor = house.visitor(&headers, Some(board.game())).await;
    let page = rules::game(&visitor.context(&path), board.game());
    house.page(&visitor, StatusCode::OK, page.into_string())
}

async fn data_page(State(house): Shared, Query(query): Query<Fields>, headers: HeaderMap) -> Response {
    if let Some(response) = switch(&query, "/data") {
        return response;
    }
    let visitor = house.visitor(&headers, None).await;
    let page = data::whole(&visitor.context("/data"));
    house.page(&visitor, StatusCode::OK, page.into_string())
}

async fn nothing(State(house): Shared, headers: HeaderMap) -> Response {
    let visitor = house.visitor(&headers, None).await;
    house.wrong(&visitor, "/", StatusCode::NOT_FOUND, "no-page")
}

// ---- opening tables

/// The sensible default: me and two bots.
async fn quick(State(house): Shared, headers: HeaderMap, Form(form): Form<Fields>) -> Response {
    let game = form.get("game").map_or(table::GAMES[0].about().id, String::as_str).to_owned();
    let visitor = house.visitor(&headers, Some(&game)).await;
    let Ok(game) = table::find(&game) else {
        return house.wrong(&visitor, "/", StatusCode::BAD_REQUEST, "no-page");
    };
    let bot = || Occupant::Bot { bot: "greedy".to_owned() };
    let me = Occupant::Person { id: visitor.person.id.clone(), name: visitor.name.clone() };
    let mut seats = vec![me, bot(), bot()];
    seats.truncate(*game.about().seats.end());
    let setup = Spec::new(seats.len());
    open(&house, &visitor, game.about().id, setup, seats, false).await
}

async fn open(
    house: &House,
    visitor: &Visitor,
    game: &str,
    setup: Spec,
    seats: Vec<Occupant>,
    listed: bool,
) -> Response {
    match open_table(house, visitor, game, setup, seats, listed).await {
        Ok(id) => house.go(visitor, &format!("/t/{id}")),
        Err(_) => house.wrong(visitor, "/", StatusCode::SERVICE_UNAVAILABLE, "no-store"),
    }
}

async fn open_table(
    house: &House,
    visitor: &Visitor,
    game: &str,
    setup: Spec,
    seats: Vec<Occupant>,
    listed: bool,
) -> Result<String, Denied> {
    let seed: Seed = table::new_seed().ok_or(Denied::NoTable)?;
    let stored = StoredTable {
        id: random_id(10),
        game: game.to_owned(),
        setup,
        seed,
        position: None,
        host: visitor.person.id.clone(),
        listed,
        seats,
        log: Vec::new(),
        over: false,
        rematch: None,
    };
    Ok(house.tables.open(stored).await?.id.clone())
}

async fn new(State(house): Shared, headers: HeaderMap, Form(form): Form<Fields>) -> Response {
    let wanted = form.get("game").map_or("", String::as_str);
    let visitor = house.visitor(&headers, Some(wanted)).await;
    let Ok(game) = table::find(wanted) else {
        return house.wrong(&visitor, "/new", StatusCode::BAD_REQUEST, "no-page");
    };
    let about = game.about();
    match read_new(&form, about, &visitor) {
        Ok((setup, seats)) => {
            let listed = form.get("visible").is_some_and(|visible| visible == "listed");
            open(&house, &visitor, about.id, setup, seats, listed).await
        }
        Err(fault) => {
            let context = visitor.context("/new");
            let fault = Some(visitor.words.fault(&fault));
            let page = new_table::whole(&NewTablePage { context: &context, game: about.id, fault });
            house.page(&visitor, StatusCode::BAD_REQUEST, page.into_string())
        }
    }
}

/// Reads the form of a new table.
fn read_new(form: &Fields, about: &game::About, visitor: &Visitor) -> Result<(Spec, Vec<Occupant>), Fault> {
    let field = |name: String| form.get(&name).map_or("", String::as_str);
    let id = || visitor.person.id.clone();
    let mut seats = Vec::new();
    let mut mine = 0;
    for number in 1..=*about.seats.end() {
        match field(format!("seat{number}")) {
            "me" => {
                mine += 1;
                seats.push(Occupant::Person { id: id(), name: visitor.name.clone() });
            }
            "here" => {
                let name = clean_name(field(format!("name{number}"))).ok_or(Fault::new("no-name"))?;
                seats.push(Occupant::Here { id: id(), name });
            }
            "bot" => {
                let bot = field(format!("level{number}"));
                if !bots::BotName::HOUSE.contains(&bot) {
                    return Err(Fault::new("no-bot").with("bot", bot));
                }
                seats.push(Occupant::Bot { bot: bot.to_owned() });
            }
            "open" => seats.push(Occupant::Open),
            "none" | "" => {}
            _ => return Err(Fault::new("no-field").with("field", format!("seat{number}"))),
        }
    }
    if mine != 1 {
        return Err(Fault::new("no-me"));
    }
    let mut setup = Spec::new(seats.len());
    for (name, value) in form {
        if let Some(option) = name.strip_prefix("opt-") {
            setup = setup.with(option, value);
        }
    }
    // What the rule book says anyway is left out.
    setup.options.retain(|id, value| {
        !about.options.iter().any(|choice| choice.id == id && choice.values.first() == Some(&value.as_str()))
    });
    if !about.seats.contains(&setup.seats) {
        return Err(Fault::new("no-seats")
            .with("least", *about.seats.start())
            .with("most", *about.seats.end())
            .with("seats", setup.seats));
    }
    // The game itself has the last word on its options.
    table::find(about.id)?.deal(&setup, Seed::from_number(0))?;
    Ok((setup, seats))
}

// ---- at a table

/// The address under which this site is reached, for links to send.
fn base(headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let scheme = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    format!("{}://{host}", if scheme == Some("https") { "https" } else { "http" })
}

async fn table_page(
    State(house): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
    let visitor = house.visitor(&headers, None).await;
    let live = match house.tables.find(&id).await {
        Ok(live) => live,
        Err(denied) => return denied_page(&house, &visitor, &denied),
    };
    if let Some(response) = switch(&query, &format!("/t/{}", live.id)) {
        return response;
    }
    let inner = live.look().await;
    let page = show::table(&live, &inner, &visitor.person, &visitor.name, &base(&headers), false);
    drop(inner);
    match page {
        Some(page) => house.page(&visitor, StatusCode::OK, page),
        None => house.wrong(&visitor, "/", StatusCode::NOT_FOUND, "no-table"),
    }
}

/// How often a quiet line says that it is alive.
const HEARTBEAT: std::time::Duration = std::time::Duration::from_secs(15);

async fn live(State(house): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let visitor = house.visitor(&headers, None).await;
    let live = match house.tables.find(&id).await {
        Ok(live) => live,
        Err(denied) => return denied_line(&visitor, &denied),
    };
    let mut events = Events::new(&headers);
    let (send, chunks) = tokio::sync::mpsc::channel(4);
    let response = events.response(chunks);
    let base = base(&headers);
    let mut closing = house.closing.subscribe();
    tokio::spawn(async move {
        let mut changes = live.changes();
        let mut last = String::new();
        loop {
            changes.mark_unchanged();
            let page = {
                let inner = live.look().await;
                show::table(&live, &inner, &visitor.person, &visitor.name, &base, true)
            };
            // What did not change for this viewer is not sent: not even the time of a change tells him anything.
            if let Some(page) = page.filter(|page| *page != last) {
                if send.send(events.event("page", &page)).await.is_err() {
                    return;
                }
                last = page;
            }
            loop {
                tokio::select! {
                    changed = changes.changed() => {
                        if changed.is_err() { return }
                        break;
                    }
                    () = tokio::time::sleep(HEARTBEAT) => {
                        if send.send(events.event("beat", "")).await.is_err() { return }
                    }
                    () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                    () = send.closed() => return,
                }
            }
        }
    });
    response
}

async fn record(State(house): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let visitor = house.visitor(&headers, None).await;
    let live = match house.tables.find(&id).await {
        Ok(live) => live,
        Err(denied) => return denied_page(&house, &visitor, &denied),
    };
    let inner = live.look().await;
    if inner.table.played().turn() != Turn::Over {
        return (StatusCode::FORBIDDEN, visitor.words.word("no-record")).into_response();
    }
    let seats = inner.table.seats();
    let names = Seat::all(seats.len()).map(|seat| show::name(&seats[seat.index()], seat, &visitor.words)).collect();
    let text = serde_json::to_string_pretty(&inner.table.played().record(names)).unwrap_or_default();
    let name = format!("attachment; filename=\"{}-{}.json\"", inner.table.played().about().id, live.id);
    let mut response = text.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    response
}

fn denied_page(house: &House, visitor: &Visitor, denied: &Denied) -> Response {
    match denied {
        Denied::Store(_) => house.wrong(visitor, "/", StatusCode::SERVICE_UNAVAILABLE, "no-store"),
        _ => house.wrong(visitor, "/", StatusCode::NOT_FOUND, "no-table"),
    }
}

/// The reason in one line, for the script.
fn denied_line(visitor: &Visitor, denied: &Denied) -> Response {
    let words = &visitor.words;
    match denied {
        Denied::NoTable => (StatusCode::NOT_FOUND, words.word("no-table")).into_response(),
        Denied::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, words.word("no-store")).into_response(),
        Denied::No(no) => {
            let status = match no {
                No::NotYours => StatusCode::FORBIDDEN,
                No::Stale | No::NotStarted => StatusCode::CONFLICT,
                No::Rules(_) => StatusCode::UNPROCESSABLE_ENTITY,
            };
            (status, show::reason(no, words)).into_response()
        }
    }
}

/// Finds table and person for a change.
async fn at_table(house: &House, id: &str, headers: &HeaderMap) -> Result<(Visitor, Arc<LiveTable>), Response> {
    let person = house.visitor(headers, None).await;
    let live = house.tables.find(id).await.map_err(|denied| denied_line(&person, &denied))?;
    let game = live.look().await.table.played().about().id;
    Ok((house.visitor(headers, Some(game)).await, live))
}

fn done(visitor: &Visitor, outcome: Result<(), Denied>) -> Response {
    match outcome {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(denied) => denied_line(visitor, &denied),
    }
}

fn number<T: std::str::FromStr>(form: &Fields, name: &str) -> Option<T> {
    form.get(name)?.parse().ok()
}

fn missing(visitor: &Visitor, field: &str) -> Response {
    let line = visitor.words.say(&Phrase::new("no-field").with("field", field));
    (StatusCode::BAD_REQUEST, line).into_response()
}

async fn play(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Response {
    let (visitor, live) = match at_table(&house, &id, &headers).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let Some(decision) = number(&form, "decision") else { return missing(&visitor, "decision") };
    let Some(seat) = number(&form, "seat").and_then(Seat::from_number) else { return missing(&visitor, "seat") };
    let Some(mv) = form.get("move").filter(|mv| mv.len() <= 200) else { return missing(&visitor, "move") };
    done(&visitor, house.tables.play(&live, &visitor.person.id, decision, seat, mv).await)
}

async fn undo(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Response {
    let (visitor, live) = match at_table(&house, &id, &headers).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let Some(decision) = number(&form, "decision") else { return missing(&visitor, "decision") };
    let back = match form.get("what").map(String::as_str) {
        Some("step") => Back::Step,
        Some("turn") => Back::Turn,
        _ => return missing(&visitor, "what"),
    };
    done(&visitor, house.tables.undo(&live, &visitor.person.id, decision, back).await)
}

async fn lift(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Response {
    let (visitor, live) = match at_table(&house, &id, &headers).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let Some(seat) = number(&form, "seat").and_then(Seat::from_number) else { return missing(&visitor, "seat") };
    done(&visitor, live.lift(&visitor.person.id, seat).await)
}

async fn join(State(house): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let (visitor, live) = match at_table(&house, &id, &headers).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    done(&visitor, house.tables.join(&live, &visitor.person.id, &visitor.name).await)
}

async fn fill(State(house): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let (visitor, live) = match at_table(&house, &id, &headers).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    done(&visitor, house.tables.fill(&live, &visitor.person.id, "greedy").await)
}

/// The same players again, each one seat further, so that somebody else may begin.
async fn rematch(State(house): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let (visitor, live) = match at_table(&house, &id, &headers).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let (game, setup, mut seats, next) = {
        let inner = live.look().await;
        if inner.table.owned(&visitor.person.id).is_empty() || inner.table.played().turn() != Turn::Over {
            return denied_line(&visitor, &Denied::No(No::NotYours));
        }
        let played = inner.table.played();
        (played.about().id, played.setup(), inner.table.seats().to_vec(), inner.rematch.clone())
    };
    if let Some(next) = next {
        return house.go(&visitor, &format!("/t/{next}"));
    }
    seats.rotate_right(1);
    match open_table(&house, &visitor, game, setup, seats, false).await {
        Ok(next) => match house.tables.note_rematch(&live, &next).await {
            Ok(()) => house.go(&visitor, &format!("/t/{next}")),
            Err(denied) => denied_line(&visitor, &denied),
        },
        Err(denied) => denied_line(&visitor, &denied),
    }
}

// ---- files

macro_rules! files { ($($name:literal),* $(,)?) => {
    [$(($name, include_bytes!(concat!("../static/", $name)).as_slice())),*]
} }

const FILES: [(&str, &[u8]); 16] = files![
    "fonts.css",
    "tokens.css",
    "site.css",
    "pages.css",
    "table.css",
    "boards/great-wall.css",
    "site.js",
    "play.js",
    "idiomorph.js",
    "icon.svg",
    "fonts/spectral-latin-400-normal.woff2",
    "fonts/spectral-latin-600-normal.woff2",
    "fonts/spectral-latin-700-normal.woff2",
    "fonts/inter-latin-400-normal.woff2",
    "fonts/inter-latin-600-normal.woff2",
    "fonts/inter-latin-700-normal.woff2",
];

async fn statics(Path(file): Path<String>) -> Response {
    let Some((name, bytes)) = FILES.iter().find(|(name, _)| *name == file) else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "font/woff2",
    };
    let mut response = bytes.to_vec().into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // Fonts never change; the rest may with the next version, and is small.
    let keep = if name.starts_with("fonts/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}
