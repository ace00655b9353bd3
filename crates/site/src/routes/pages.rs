//! Pages that only show.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use game::{Seat, Turn};
use table::Occupant;

use crate::live::{Inner, LiveTable};
use crate::pages::home::{HomePage, RowState, TableRow};
use crate::pages::new_table::NewTablePage;
use crate::pages::{data, home, new_table, rules, simple};
use crate::server::House;
use crate::visitor::{Fields, Visitor, switch};
use crate::{boards, show};

type Shared = State<Arc<House>>;

pub(crate) async fn home_page(
    State(house): Shared,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
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

pub(crate) fn row(live: &LiveTable, inner: &Inner, visitor: &Visitor) -> TableRow {
    let seats = inner.table.seats();
    let name = |seat: Seat| show::name(&seats[seat.index()], seat, &visitor.words);
    let owned = inner.table.owned(&visitor.person.id);
    let state = match inner.table.played().turn() {
        _ if inner.table.open().next().is_some() => RowState::Waiting,
        Turn::Over => RowState::Over,
        Turn::Of(seat) if owned.contains(&seat) => RowState::YourTurn,
        Turn::Of(seat) if matches!(seats[seat.index()], Occupant::Bot { .. }) => {
            RowState::Thinking(name(seat))
        }
        Turn::Of(seat) => RowState::Turn(name(seat)),
    };
    let players = Seat::all(seats.len())
        .map(|seat| ((seats[seat.index()] != Occupant::Open).then_some(seat), name(seat)))
        .collect();
    TableRow { id: live.id.clone(), game: inner.table.played().about().id, players, state }
}

pub(crate) async fn new_page(
    State(house): Shared,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
    if let Some(response) = switch(&query, "/new") {
        return response;
    }
    let game = query.get("game").and_then(|id| table::find(id).ok()).unwrap_or(table::GAMES[0]).about().id;
    let visitor = house.visitor(&headers, Some(game)).await;
    let context = visitor.context("/new");
    let page = new_table::whole(&NewTablePage { context: &context, game, fault: None, sent: Fields::new() });
    house.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn me_page(
    State(house): Shared,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
    if let Some(response) = switch(&query, "/me") {
        return response;
    }
    let visitor = house.visitor(&headers, None).await;
    let page = simple::me(&visitor.context("/me"), query.contains_key("saved"));
    house.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn me(State(house): Shared, headers: HeaderMap, Form(form): Form<Fields>) -> Response {
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
pub(crate) fn clean_name(text: &str) -> Option<String> {
    let name: String = text.trim().chars().filter(|c| !c.is_control()).collect();
    (1..=24).contains(&name.chars().count()).then_some(name)
}

pub(crate) async fn rules_index(
    State(house): Shared,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
    if let Some(response) = switch(&query, "/rules") {
        return response;
    }
    let visitor = house.visitor(&headers, None).await;
    let page = rules::index(&visitor.context("/rules"));
    house.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn rules_page(
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

pub(crate) async fn data_page(
    State(house): Shared,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
    if let Some(response) = switch(&query, "/data") {
        return response;
    }
    let visitor = house.visitor(&headers, None).await;
    let page = data::whole(&visitor.context("/data"));
    house.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn nothing(State(house): Shared, headers: HeaderMap) -> Response {
    let visitor = house.visitor(&headers, None).await;
    house.wrong(&visitor, "/", StatusCode::NOT_FOUND, "no-page")
}
