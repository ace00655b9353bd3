//! Pages that only show.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::Markup;

use crate::asker::Asker;
use crate::pages::layout::Context;
use crate::pages::new_table::NewTablePage;
use crate::pages::{data, help, new_table, rules};
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

pub(crate) async fn rules_index(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let page = rules::index(&visitor.context());
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn rules_page(site: Shared, Path(game): Path<String>, asker: Asker) -> Response {
    of_game(site, &game, &asker, rules::game).await
}

pub(crate) async fn symbols_page(site: Shared, Path(game): Path<String>, asker: Asker) -> Response {
    of_game(site, &game, &asker, help::symbols).await
}

pub(crate) async fn aid_page(site: Shared, Path(game): Path<String>, asker: Asker) -> Response {
    of_game(site, &game, &asker, help::aid).await
}

/// A page about a game.
async fn of_game(
    State(site): Shared,
    game: &str,
    asker: &Asker,
    draw: impl FnOnce(&Context<'_>, &'static str) -> Markup,
) -> Response {
    let Some(board) = boards::board(game) else {
        let visitor = site.visitor(asker, None).await;
        return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-page");
    };
    let visitor = site.visitor(asker, Some(board.game())).await;
    let page = draw(&visitor.context(), board.game());
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
