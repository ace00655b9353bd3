//! Pages that only show.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::asker::Asker;
use crate::boards;
use crate::pages::new_table::NewTablePage;
use crate::pages::{data, new_table, rules, simple};
use crate::state::Site;
use crate::visitor::Fields;

type Shared = State<Arc<Site>>;

pub(crate) async fn new_page(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let game = query.get("game").and_then(|id| table::find(id).ok()).unwrap_or(table::games()[0]).about().id;
    let visitor = site.visitor(&asker, Some(game)).await;
    let context = visitor.context();
    let page = new_table::whole(&NewTablePage {
        context: &context,
        game,
        fault: None,
        account: visitor.keeps_games(),
        sent: query,
    });
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn me_page(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let page = simple::me(&visitor.context(), query.contains_key("saved"));
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
