//! One deal at many tables: its page, playing it, proposing it; and what of its tables is closed to whom.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use boards::{Player, Scene, Sitter, board};
use game::{Seat, Viewer, Words};
use house::deals::{DAY, Deal, day_id};
use house::{NotOpened, Table};
use maud::Markup;

use super::at_table::playable;
use crate::asker::Asker;
use crate::frame;
use crate::limits::Kind;
use crate::pages::Context;
use crate::pages::deal::{self, Before, DealPage, Parting, Row};
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

impl Site {
    /// Whether a table is closed to whoever asks, because others play its deal and they have not: to be looked at, or (`whole`) with
    /// all that was hidden, as record, seed and review have it. What cannot be looked up is closed.
    pub(crate) async fn is_closed(&self, table: &Table, asker: &Asker, whole: bool) -> bool {
        self.tables.is_closed(table, &asker.who.id, whole).await.unwrap_or(true)
    }

    /// The answer to whoever asks for a part of a table that is closed to them.
    pub(crate) fn closed_line(&self, asker: &Asker) -> Response {
        let words = crate::words(None, asker.who.lang);
        (StatusCode::FORBIDDEN, words.word("no-deal")).into_response()
    }

    /// The same for a whole page: it leads to the deal.
    pub(crate) async fn closed_page(&self, visitor: &Visitor, table: &Table) -> Response {
        match self.tables.deal_at(&table.header).await {
            Ok(Some(deal)) => self.go(visitor, &format!("/d/{}", deal.id)),
            _ => self.unkept(visitor),
        }
    }
}

/// Today's deals.
pub(crate) async fn today(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let page = deal::today(&visitor.context(), site.tables.clock().now());
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// The page of a deal; a game stands for today's deal of it.
pub(crate) async fn page(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let now = site.tables.clock().now();
    if let Ok(game) = table::find(&id) {
        return site.go(&visitor, &format!("/d/{}", day_id(game.about().id, now.div_euclid(DAY))));
    }
    let dealt = match site.tables.deal(&id).await {
        Ok(Some(dealt)) => dealt,
        Ok(None) => return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-deal-page"),
        Err(_) => return site.unkept(&visitor),
    };
    let me = asker.who.id.as_str();
    let looked = async {
        let played = site.tables.has_played(&dealt, me).await?;
        let begun = site.tables.begun(&dealt, me).await?;
        let compared = site.tables.compare(&dealt).await?;
        let before = match site.tables.deal_before(&dealt).await?.filter(|_| dealt.runs(now)) {
            Some(before) => {
                let compared = site.tables.compare(&before).await?;
                (!compared.fared.is_empty()).then_some((before, compared))
            }
            None => None,
        };
        Ok::<_, house::store::StoreError>((played, begun, compared, before))
    };
    let Ok((played, begun, compared, before)) = looked.await else { return site.unkept(&visitor) };
    let words = crate::words(Some(&dealt.game), asker.who.lang);
    let context = Context { words: &words, ..visitor.context() };
    let Some(begins) = begin(&dealt) else {
        return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-deal-page");
    };
    let mut rows = deal::rank(&dealt, &compared, me, |who| frame::name(who, dealt.seat, &words));
    let open = played || !dealt.runs(now);
    if open {
        for row in &mut rows {
            row.judged = site.tables.judged(&row.fared.table, dealt.seat).await;
        }
    }
    let before = before.as_ref().map(|(deal, compared)| Before {
        rows: deal::rank(deal, compared, me, |who| frame::name(who, deal.seat, &words)),
        deal,
        compared,
    });
    // Everybody who plays a deal of the day sits in that place. A challenge may be played by people in the others, and they must not know it.
    let hand = (open || dealt.day.is_some()).then(|| first_hand(&dealt, &*begins, &words)).flatten();
    let (partings, order) = if open { parted(&rows) } else { (Vec::new(), Vec::new()) };
    let told = told(&dealt, &rows, &partings, &words);
    let page = deal::whole(&DealPage {
        context: &context,
        deal: &dealt,
        open,
        me,
        begun,
        compared: &compared,
        rows,
        partings,
        order,
        told,
        hand,
        before,
        by_place: query.get("by").is_some_and(|by| by == "place"),
        commitment: begins.commitment(),
        now,
    });
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// The match of a deal before its first decision.
fn begin(deal: &Deal) -> Option<Box<dyn table::AnyMatch>> {
    let game = table::find(&deal.game).ok()?;
    let setup = deal.setup.clone().under(game.about(), deal.rules);
    game.deal(&setup, deal.seed).ok()
}

/// What the place that is compared is dealt, as whoever sits there sees it; nothing if there is nothing to hold.
fn first_hand(deal: &Deal, begins: &dyn table::AnyMatch, words: &Words) -> Option<Markup> {
    let board = board(&deal.game)?;
    let viewer = Viewer::Seat(deal.seat);
    let player = |seat| Player { seat, name: words.name(seat), sitter: Sitter::Open, thinking: false };
    let players: Vec<Player> = Seat::all(deal.setup.seats).map(player).collect();
    let (turn, moves) = (begins.turn(), &[][..]);
    let (from, last, story, sketch) = (None, None, None, None);
    let scene = Scene { viewer, from, words, players: &players, turn, moves, last, story, sketch };
    Some(board.held(&*begins.view_any(viewer), &scene)).filter(|hand| !hand.0.is_empty())
}

fn parted(rows: &[Row<'_>]) -> (Vec<Parting>, Vec<usize>) {
    let games: Vec<&[(game::Seat, String)]> = rows.iter().map(|row| row.fared.moves.as_slice()).collect();
    deal::partings(&games)
}

/// What was decided at every way of every parting: as whoever decided it saw it, with places for names.
fn told(deal: &Deal, rows: &[Row<'_>], partings: &[Parting], words: &Words) -> Vec<Vec<String>> {
    let way = |at: usize, table: Option<&usize>| {
        let moves = &rows.get(*table?)?.fared.moves;
        let mut played = begin(deal)?;
        for (seat, mv) in moves.iter().take(at + 1) {
            played.play(*seat, mv).ok()?;
        }
        Some(played.told(at, None, words).join(" "))
    };
    let ways = |one: &Parting| {
        one.ways.iter().map(|tables| way(one.at, tables.first()).unwrap_or_default()).collect()
    };
    partings.iter().map(ways).collect()
}

/// Opens a table on a deal, or leads to one's own that runs.
pub(crate) async fn play(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let people = match form.get("others").map(String::as_str) {
        None | Some("bots") => false,
        Some("people") => true,
        Some(_) => return site.wrong(&visitor, StatusCode::BAD_REQUEST, "no-page"),
    };
    let deal = match site.tables.deal(&id).await {
        Ok(Some(deal)) => deal,
        Ok(None) => return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-deal-page"),
        Err(_) => return site.unkept(&visitor),
    };
    match site.tables.begun(&deal, &asker.who.id).await {
        Ok(Some(table)) => return site.go(&visitor, &format!("/t/{table}")),
        Ok(None) => {}
        Err(_) => return site.unkept(&visitor),
    }
    // What is over is only looked at; and a deal of the day everybody plays against the same bots.
    if !deal.runs(site.tables.clock().now()) || (people && deal.day.is_some()) {
        return site.go(&visitor, &format!("/d/{id}"));
    }
    if let Err(wait) = site.limits.allow(Kind::Table, &asker) {
        return wait.response(visitor.person.lang);
    }
    if site.enter(&visitor).await.is_err() {
        return site.unkept(&visitor);
    }
    match site.tables.open_deal(&deal, &asker.who.id, &visitor.name, people).await {
        Ok(live) => site.go(&visitor, &format!("/t/{}", live.id)),
        Err(NotOpened::Store(_)) => site.unkept(&visitor),
        Err(NotOpened::Fault(fault)) => {
            (StatusCode::BAD_REQUEST, visitor.words.fault(&fault)).into_response()
        }
    }
}

/// Proposes the deal of a table that is over to others: whoever played there may.
pub(crate) async fn propose(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, None).await;
    let table = playable(&site, &id, &asker).await?.look().table;
    match site.tables.challenge(&table, &asker.who.id).await {
        Ok(Some(deal)) => Ok(site.go(&visitor, &format!("/d/{}", deal.id))),
        Ok(None) => Err((StatusCode::FORBIDDEN, visitor.words.word("no-not-yours")).into_response()),
        Err(_) => Err(site.unkept(&visitor)),
    }
}
