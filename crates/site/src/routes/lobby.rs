//! The lobby: looking at it, following it, sitting down.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::Seat;
use house::store::{Row, StoreError, Waiting, Which};
use house::{Speed, Wish};
use table::Occupant;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::asker::Asker;
use crate::identity::Person;
use crate::limits::Kind;
use crate::met::Ended;
use crate::pages::home::{self, HomePage, Queue, RowState, TableRow, Waits};
use crate::state::Site;
use crate::stream::{self, event};
use crate::visitor::{Fields, Visitor};
use crate::{agreed, frame};

type Shared = State<Arc<Site>>;

/// So many tables stand in a list.
const ROWS: usize = 20;
/// So many are looked through for those of one game.
const LOOKED_THROUGH: usize = 100;
/// So many that are over stand in the lobby, and on their own page.
const FINISHED: usize = 3;
const ALL_FINISHED: usize = 100;
/// So many who wait are counted.
const QUEUE: usize = 500;

/// A lobby is sent anew at most so often.
const CALM: Duration = Duration::from_millis(700);
/// And looked at so often all the same: what happens at tables of other nodes may concern somebody here.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The clock of those who are brought together.
const LIVE: Speed = Speed::Live { minutes: 20, seconds: 20 };
const DAYS: Speed = Speed::Days { days: 2 };

/// What somebody sees of the lobby.
struct Seen {
    mine: Vec<Row>,
    listed: Vec<Row>,
    over: Vec<Row>,
    queue: Vec<Waiting>,
    waits: Option<Waiting>,
}

async fn look(site: &Site, person: &str, only: Option<&str>) -> Result<Seen, StoreError> {
    let store = site.tables.store();
    let listed = if only.is_some() { LOOKED_THROUGH } else { ROWS };
    let (mine, listed, over, queue, waits) = tokio::try_join!(
        store.mine(person, Which::Running, ROWS),
        store.listed(listed),
        store.mine(person, Which::Over, FINISHED),
        store.pairs().queue(QUEUE),
        store.pairs().waits(person),
    )?;
    Ok(Seen { mine, listed, over, queue, waits })
}

/// The game that alone is listed.
fn only(query: &Fields) -> Option<&'static str> {
    query.get("game").and_then(|id| table::find(id).ok()).map(|game| game.about().id)
}

fn drawn<'a>(
    site: &Site,
    context: &'a crate::pages::Context<'a>,
    visitor: &Visitor,
    seen: &Seen,
    only: Option<&'static str>,
) -> HomePage<'a> {
    let rows =
        |rows: &[Row]| -> Vec<TableRow> { rows.iter().filter_map(|table| row(table, visitor)).collect() };
    let ours = |row: &&Row| row.seats.iter().any(|seat| seat.belongs_to(&visitor.person.id));
    let open: Vec<TableRow> = seen
        .listed
        .iter()
        .filter(|row| !ours(row) && only.is_none_or(|game| row.game == game))
        .take(ROWS)
        .filter_map(|table| row(table, visitor))
        .collect();
    let mut queue: Vec<Queue> = Vec::new();
    for one in &seen.queue {
        let days = matches!(one.speed, Speed::Days { .. });
        match queue.iter_mut().find(|queue| queue.game == one.game && queue.days == days) {
            Some(queue) => queue.count += 1,
            None => queue.push(Queue { game: one.game.clone(), days, count: 1 }),
        }
    }
    let waits = seen.waits.as_ref().filter(|waits| waits.table.is_none()).and_then(|waits| {
        let game = table::find(&waits.game).ok()?.about().id;
        let days = matches!(waits.speed, Speed::Days { .. });
        Some(Waits { game, days, since: waits.since, bots_at: waits.bots_at })
    });
    HomePage {
        context,
        mine: rows(&seen.mine),
        open,
        finished: rows(&seen.over),
        only,
        queue,
        waits,
        now: site.tables.clock().now(),
    }
}

pub(crate) async fn home_page(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let only = only(&query);
    let Ok(seen) = look(&site, &visitor.person.id, only).await else {
        return site.unkept(&visitor);
    };
    if let Some(table) = brought(&site, &visitor.person.id, &seen).await {
        return site.go(&visitor, &table);
    }
    let context = visitor.context();
    let page = home::whole(&drawn(&site, &context, &visitor, &seen, only));
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// Where somebody was brought together with others: they are taken there, once.
async fn brought(site: &Site, person: &str, seen: &Seen) -> Option<String> {
    let table = seen.waits.as_ref()?.table.as_ref()?;
    // If it cannot be forgotten now, they are taken there once more.
    if let Err(error) = site.tables.store().pairs().stop(person).await {
        tracing::warn!(%error, "who was brought together could not be forgotten");
    }
    Some(format!("/t/{table}"))
}

pub(crate) async fn finished(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let over = site.tables.store().mine(&visitor.person.id, Which::Over, ALL_FINISHED).await;
    let Ok(over) = over else {
        return site.unkept(&visitor);
    };
    let seen = Seen { mine: Vec::new(), listed: Vec::new(), over, queue: Vec::new(), waits: None };
    let context = visitor.context();
    let page = home::finished_page(&drawn(&site, &context, &visitor, &seen, None));
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// One line for the lobby: it is sent anew when something in it has changed for whoever looks.
pub(crate) async fn live(
    State(site): Shared,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let open = site.limits.stream(&asker).map_err(|wait| wait.response(asker.who.lang))?;
    let mut visitor = site.visitor(&asker, None).await;
    let (send, chunks) = tokio::sync::mpsc::channel(2);
    let only = only(&query);
    tokio::spawn(async move {
        let _open = open;
        let (mut stirs, mut closing) = (site.tables.stirs(), site.closing.subscribe());
        let mut endings = site.meetings.endings();
        let person = visitor.person.id.clone();
        let mut shown = String::new();
        loop {
            // Somebody may have signed out elsewhere, or be called otherwise. A stranger has nothing to end.
            if !asker.who.new {
                site.recognise(&mut visitor.person).await;
                if visitor.person.id != person {
                    return;
                }
                visitor.name = visitor.person.name().to_owned();
            }
            // What cannot be looked up now is looked up again.
            if let Ok(seen) = look(&site, &person, only).await {
                if let Some(table) = brought(&site, &person, &seen).await {
                    let _ = send.send(event("go", &table)).await;
                    return;
                }
                let context = visitor.context();
                let html = home::lobby(&drawn(&site, &context, &visitor, &seen, only)).into_string();
                let beat = event("beat", &site.tables.clock().now().to_string());
                if send.send(beat).await.is_err() {
                    return;
                }
                if html != shown {
                    let data = serde_json::Value::String(html.clone()).to_string();
                    if send.send(event("lobby", &data)).await.is_err() {
                        return;
                    }
                    shown = html;
                }
                if seen.waits.is_some_and(|waits| waits.seen.is_some()) {
                    // Whoever reads this line is there.
                    let now = site.tables.clock().now();
                    if let Err(error) = site.tables.store().pairs().seen(&person, now).await {
                        tracing::warn!(%error, "that somebody waits could not be kept");
                    }
                }
            }
            let concerns = async {
                loop {
                    match stirs.recv().await {
                        Ok(stir) if stir.all || stir.people.contains(&person) => return true,
                        Ok(_) => {}
                        Err(RecvError::Lagged(_)) => return true,
                        Err(RecvError::Closed) => return false,
                    }
                }
            };
            tokio::select! {
                goes_on = concerns => if !goes_on { return },
                // Whoever it concerns comes again by themselves, as whoever they are now.
                ended = ended(&mut endings, &visitor.person) => if ended { return },
                () = tokio::time::sleep(HEARTBEAT) => {}
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                () = send.closed() => return,
            }
            tokio::select! {
                () = tokio::time::sleep(CALM) => {}
                () = send.closed() => return,
            }
            // What has come meanwhile is seen in one look.
            stirs = stirs.resubscribe();
        }
    });
    Ok(stream::response(chunks))
}

/// Whether sessions of this person have ended; or some were missed, and it must be looked up.
async fn ended(endings: &mut Receiver<Ended>, who: &Person) -> bool {
    loop {
        match endings.recv().await {
            Ok(ended) if !ended.ends(who) => {}
            Ok(_) | Err(RecvError::Closed) => return true,
            Err(RecvError::Lagged(_)) => return false,
        }
    }
}

/// Waits for others to play with.
pub(crate) async fn sit(State(site): Shared, asker: Asker, Form(form): Form<Fields>) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let cell = form.get("cell").and_then(|cell| cell.split_once(' '));
    let speed = match cell.map(|(_, kind)| kind) {
        Some("live") => LIVE,
        Some("days") => DAYS,
        _ => return site.wrong(&visitor, StatusCode::BAD_REQUEST, "no-page"),
    };
    let Some(about) = cell.and_then(|(game, _)| table::find(game).ok()).map(|game| game.about()) else {
        return site.wrong(&visitor, StatusCode::BAD_REQUEST, "no-page");
    };
    if let Err(wait) = site.limits.allow(Kind::Table, &asker) {
        return wait.response(visitor.person.lang);
    }
    let number = |name: &str, usual: u32| form.get(name).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let seats = (number("seats", 3) as usize).clamp(*about.seats.start(), *about.seats.end());
    let minutes = Some(number("bots", 2)).filter(|minutes| home::FILL.contains(minutes)).unwrap_or(2);
    let now = site.tables.clock().now();
    let waiting = Waiting {
        person: visitor.person.id.clone(),
        name: visitor.name.clone(),
        game: about.id.to_owned(),
        seats,
        speed,
        since: now,
        bots_at: (minutes > 0).then(|| now + i64::from(minutes) * 60_000),
        seen: (speed == LIVE).then_some(now),
        table: None,
    };
    if site.enter(&visitor).await.is_err() {
        return site.unkept(&visitor);
    }
    match site.tables.wait(waiting).await {
        Ok(()) => site.go(&visitor, "/"),
        Err(_) => site.unkept(&visitor),
    }
}

/// Waits no longer.
pub(crate) async fn stop(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.caller(&asker, None);
    match site.tables.stop_waiting(&visitor.person.id).await {
        Ok(()) => site.go(&visitor, "/"),
        Err(_) => site.unkept(&visitor),
    }
}

/// Takes a seat from the list. Whoever comes too late finds at the table who was first.
pub(crate) async fn join(State(site): Shared, Path(id): Path<String>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    if site.enter(&visitor).await.is_err() {
        return site.unkept(&visitor);
    }
    if let Ok(live) = site.tables.playable(&id).await
        && visitor.may_sit(&live.look().table)
        && site.tables.may_join(&live.look().table, &visitor.person.id).await.unwrap_or(false)
    {
        let (person, name) = (visitor.person.id.clone(), visitor.name.clone());
        if let Err(denied) = live.wish(Wish::Join { person, name }).await {
            tracing::debug!(?denied, "a seat was lost to another");
        }
    }
    site.go(&visitor, &format!("/t/{id}"))
}

/// A table in one line, from what the store knows of it.
fn row(table: &Row, visitor: &Visitor) -> Option<TableRow> {
    let seats = &table.seats;
    let name = |seat: Seat| frame::name(&seats[seat.index()], seat, &visitor.words);
    let state = match (table.standing.turn, &table.standing.ended) {
        (_, Some(_)) => RowState::Over,
        (_, None) if table.standing.open => RowState::Waiting,
        (Some(seat), None) => match seats.get(seat.index())? {
            occupant if occupant.belongs_to(&visitor.person.id) => RowState::YourTurn,
            occupant if occupant.bot().is_some() => RowState::Thinking(name(seat)),
            _ => RowState::Turn(name(seat)),
        },
        (None, None) => RowState::Stands,
    };
    let players = Seat::all(seats.len())
        .map(|seat| ((seats[seat.index()] != Occupant::Open).then_some(seat), name(seat)))
        .collect();
    let own = |seat: &Occupant| match seat {
        Occupant::Person { id, .. } | Occupant::Away { id, .. } => *id == visitor.person.id,
        _ => false,
    };
    let points = table.standing.ended.as_ref().map(|(_, points)| points).filter(|points| !points.is_empty());
    let result = points.and_then(|points| {
        let mine = *points.get(seats.iter().position(own)?)?;
        Some((points.clone(), 1 + points.iter().filter(|other| **other > mine).count()))
    });
    // A game that this house does not know any more has no row; its table still has its page.
    let game = table::find(&table.game).ok()?.about().id;
    let words = crate::words(Some(game), visitor.words.lang());
    Some(TableRow {
        id: table.id.clone(),
        game,
        title: table.terms.title.clone(),
        agreed: agreed::sentences(&words, &table.setup, &table.terms),
        rated: table.terms.rated,
        speed: table.terms.speed,
        players,
        state,
        opened: table.opened,
        changed: table.changed,
        due: table.standing.due,
        result,
    })
}
