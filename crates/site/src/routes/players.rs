//! Pages of players, and who is strongest. What is shown of somebody is what they want to be known: ids of persons never
//! reach a page, and whoever is not listed has none for others.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use house::store::StoreError;
use house::store::results::{Face, Filter};
use table::Occupant;

use crate::asker::Asker;
use crate::pages::leaders::{self, LATELY, Leaders};
use crate::pages::player::{self, PlayerPage};
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// So many games stand on a page of somebody's history, and so many pages can be turned.
const EACH: usize = 20;
const PAGES: usize = 500;
/// So many changes of a rating are drawn.
const COURSE: usize = 2_000;
/// So many opponents are listed, and so many leaders.
const OPPONENTS: usize = 12;
const LEADERS: usize = 100;

fn number(query: &Fields, name: &str) -> Option<usize> {
    query.get(name).and_then(|text| text.parse().ok())
}

fn known(query: &Fields, name: &str) -> Option<&'static game::About> {
    query.get(name).and_then(|id| table::find(id).ok()).map(|game| game.about())
}

/// How many players the levels that are shown were measured with.
fn seats(query: &Fields, name: &str, about: &game::About) -> usize {
    let wanted = number(query, name).filter(|wanted| about.seats.contains(wanted));
    wanted.unwrap_or_else(|| 3.clamp(*about.seats.start(), *about.seats.end()))
}

fn filter(query: &Fields) -> Filter {
    Filter {
        game: known(query, "only").map(|about| about.id.to_owned()),
        seats: number(query, "seats"),
        rated: match query.get("rated").map(String::as_str) {
            Some("yes") => Some(true),
            Some("no") => Some(false),
            _ => None,
        },
        won: query.get("won").is_some_and(|won| won == "yes"),
    }
}

/// Somebody's page: for everybody if they are listed, else for themselves.
pub(crate) async fn page(
    State(site): Shared,
    Path(public): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let face = match site.tables.store().results().face(&public).await {
        Ok(face) => face.filter(|face| face.listed || face.person == visitor.person.id),
        Err(_) => return site.unkept(&visitor),
    };
    let Some(face) = face else { return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-player") };
    match draw(&site, &visitor, face, &query).await {
        Ok(page) => site.page(&visitor, StatusCode::OK, page),
        Err(_) => site.unkept(&visitor),
    }
}

async fn draw(site: &Site, visitor: &Visitor, face: Face, query: &Fields) -> Result<String, StoreError> {
    let results = site.tables.store().results();
    let person = face.person.clone();
    let (tallies, standings) = tokio::try_join!(results.tallies(&person), results.standings(&person))?;
    // The game that is looked at first is the one that was played most.
    let count = |about: &game::About| -> u32 {
        tallies.iter().filter(|tally| tally.game == about.id).flat_map(|tally| &tally.places).sum()
    };
    let all = table::games().iter().map(|game| game.about());
    let most = all.rev().max_by_key(|about| count(about)).unwrap_or_else(|| table::games()[0].about());
    let about = known(query, "game").unwrap_or(most);
    let filter = filter(query);
    let page = number(query, "page").unwrap_or(1).clamp(1, PAGES);
    let (course, total, outcomes, pairings) = tokio::try_join!(
        results.course(&person, about.id, COURSE),
        results.count(&person, filter.clone()),
        results.outcomes(&person, filter.clone(), (page - 1) * EACH, EACH),
        results.pairings(&person, OPPONENTS),
    )?;
    let tables = outcomes.iter().map(|outcome| outcome.table.clone()).collect();
    let mut seated = results.seats(tables, &person, &visitor.person.id).await?;
    let outcomes = outcomes
        .into_iter()
        .map(|outcome| {
            let at = seated.iter().position(|(table, _)| *table == outcome.table);
            let seats = at.map_or_else(Vec::new, |at| seated.swap_remove(at).1);
            (outcome, seats)
        })
        .collect();
    let context = visitor.context();
    let page = PlayerPage {
        context: &context,
        own: person == visitor.person.id,
        face,
        tallies,
        standings,
        game: about.id,
        seats: seats(query, "levels", about),
        course: course.into_iter().rev().collect(),
        filter,
        count: total,
        number: page,
        each: EACH,
        outcomes,
        pairings,
    };
    Ok(player::whole(&page).into_string())
}

/// The strongest in a game.
pub(crate) async fn leaders(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let about = known(&query, "game").unwrap_or_else(|| table::games()[0].about());
    let now = site.tables.clock().now();
    let Ok(people) = site.tables.store().results().leaders(about.id, now - LATELY, LEADERS).await else {
        return site.unkept(&visitor);
    };
    let context = visitor.context();
    let page = leaders::whole(&Leaders {
        context: &context,
        game: about.id,
        seats: seats(&query, "seats", about),
        people,
        me: visitor.person.profile.as_ref().map(|profile| profile.public.clone()),
        now,
    });
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// Who sits in a seat of a table: leads to their page, if they have one.
pub(crate) async fn in_seat(
    State(site): Shared,
    Path((table, seat)): Path<(String, String)>,
    asker: Asker,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let nobody = || site.wrong(&visitor, StatusCode::NOT_FOUND, "no-player");
    let Ok(live) = site.tables.playable(&table).await else { return nobody() };
    let seat = seat.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let looked = live.look().table;
    let id = match seat.and_then(|seat| looked.seating.seats().get(seat)) {
        Some(Occupant::Person { id, .. } | Occupant::Away { id, .. }) => id.clone(),
        _ => return nobody(),
    };
    match site.tables.store().results().faces(vec![id]).await {
        Ok(faces) => match faces.into_iter().find(|face| face.listed || face.person == visitor.person.id) {
            Some(face) => site.go(&visitor, &format!("/p/{}", face.public)),
            None => nobody(),
        },
        Err(_) => site.unkept(&visitor),
    }
}

/// Whether somebody wants to be listed.
pub(crate) async fn list_me(State(site): Shared, asker: Asker, Form(form): Form<Fields>) -> Response {
    let visitor = site.visitor(&asker, None).await;
    if !visitor.keeps_games() {
        return site.go(&visitor, "/me#keep");
    }
    let listed = form.get("listed").is_some_and(|listed| listed == "yes");
    match site.tables.store().results().list_me(&visitor.person.id, listed).await {
        Ok(()) => site.go(&visitor, "/me?listed=1#page"),
        Err(_) => site.unkept(&visitor),
    }
}
