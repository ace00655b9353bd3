//! Pages that only show.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Seat;
use house::store::{Row, Which};
use table::Occupant;

use crate::asker::Asker;
use crate::pages::home::{HomePage, RowState, TableRow};
use crate::pages::new_table::NewTablePage;
use crate::pages::signals::Signals;
use crate::pages::{data, home, new_table, rules, simple};
use crate::state::Site;
use crate::visitor::{Fields, Visitor};
use crate::{boards, frame};

type Shared = State<Arc<Site>>;

/// So many tables stand in a list.
const ROWS: usize = 20;

pub(crate) async fn home_page(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let store = site.tables.store();
    let lists = tokio::try_join!(store.mine(&visitor.person.id, Which::Running, ROWS), store.listed(ROWS));
    let Ok((mine, listed)) = lists else {
        return site.wrong(&visitor, StatusCode::SERVICE_UNAVAILABLE, "no-store");
    };
    let ours = |row: &Row| row.seats.iter().any(|seat| seat.belongs_to(&visitor.person.id));
    let open = listed.iter().filter(|row| !ours(row)).filter_map(|table| row(table, &visitor)).collect();
    let mine = mine.iter().filter_map(|table| row(table, &visitor)).collect();
    let context = visitor.context();
    let page = home::whole(&HomePage { context: &context, mine, open });
    site.page(&visitor, StatusCode::OK, page.into_string())
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
    // A game that this house does not know any more has no row; its table still has its page.
    let game = table::find(&table.game).ok()?.about().id;
    Some(TableRow { id: table.id.clone(), game, players, state })
}

pub(crate) async fn new_page(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let game = query.get("game").and_then(|id| table::find(id).ok()).unwrap_or(table::games()[0]).about().id;
    let visitor = site.visitor(&asker, Some(game)).await;
    let context = visitor.context();
    let page = new_table::whole(&NewTablePage { context: &context, game, fault: None, sent: query });
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn me_page(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    // Settings without what is kept elsewhere are better than none.
    let hook = match &asker.person {
        Some(person) => site.tables.store().signals().hook(person).await.ok().flatten(),
        None => None,
    };
    let signals = Signals { hook: hook.as_ref(), fault: query.get("fault").map(String::as_str) };
    let page = simple::me(&visitor.context(), query.contains_key("saved"), &signals);
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn me(State(site): Shared, asker: Asker, Form(form): Form<Fields>) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let Some(name) = clean_name(form.get("name").map_or("", String::as_str)) else {
        return (StatusCode::BAD_REQUEST, visitor.words.word("no-name")).into_response();
    };
    match site.tables.store().people().name(&visitor.person.id, &name).await {
        Ok(()) => site.go(&visitor, "/me?saved=1"),
        Err(_) => site.wrong(&visitor, StatusCode::SERVICE_UNAVAILABLE, "no-store"),
    }
}

/// A name of 1 to 24 characters, without anything that could disturb a line of text.
pub(crate) fn clean_name(text: &str) -> Option<String> {
    let name: String = text.trim().chars().filter(|c| !c.is_control()).collect();
    (1..=house::names::MOST).contains(&name.chars().count()).then_some(name)
}

pub(crate) async fn rules_index(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let page = rules::index(&visitor.context());
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn rules_page(State(site): Shared, Path(game): Path<String>, asker: Asker) -> Response {
    let Some(board) = boards::board(&game) else {
        let visitor = site.visitor(&asker, None).await;
        return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-page");
    };
    let visitor = site.visitor(&asker, Some(board.game())).await;
    let page = rules::game(&visitor.context(), board.game());
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn data_page(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let page = data::whole(&visitor.context());
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn nothing(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    site.wrong(&visitor, StatusCode::NOT_FOUND, "no-page")
}
