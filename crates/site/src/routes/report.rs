//! Reports: somebody says what is wrong with a name or a message, and whoever runs the house reads it
//! (`palatine admin reports`). A page names a table and a seat, a person by their public id, or a message by its name; who
//! that is the house knows.

use std::sync::Arc;

use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::Seat;
use house::Found;
use house::store::people::Report;
use table::Occupant;

use crate::asker::Asker;
use crate::frame;
use crate::limits::Kind;
use crate::pages::report::{LONGEST, ReportPage, thanks, whole};
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// What a report may be about: where whoever reports came from, and people by seat.
struct About {
    table: Option<String>,
    back: String,
    /// The message, if it is about one.
    message: Option<String>,
    /// Seat, name to show, who, and what is reported: the name as it is kept, or what was said.
    people: Vec<(usize, String, String, String)>,
}

/// Finds what the fields name; nothing if there is no such thing.
async fn about(site: &Site, visitor: &Visitor, fields: &Fields) -> Option<About> {
    if let Some(public) = fields.get("person") {
        let found = site.tables.store().people().find(public, "").await.ok()??;
        // By the public id alone: nobody's own id is a way to them.
        let profile = Some(found).filter(|found| found.public == *public && found.gone.is_none())?;
        let people = vec![(0, profile.name.clone(), profile.id, profile.name)];
        return Some(About { table: None, back: format!("/p/{public}"), message: None, people });
    }
    if let Some(id) = fields.get("message") {
        // Its name cannot be guessed: whoever knows it could read it.
        let said = site.tables.store().messages().message(id).await.ok()??;
        let said = Some(said).filter(|said| said.person != visitor.person.id)?;
        let text = match &said.phrase {
            Some(key) => visitor.words.word(&format!("phrase-{key}")),
            None => said.text,
        };
        let name = if said.name.is_empty() { visitor.words.word("chat-nobody") } else { said.name };
        let people = vec![(0, name, said.person, text.clone())];
        let back = format!("/t/{}", said.table);
        return Some(About { table: Some(said.table), back, message: Some(text), people });
    }
    let id = fields.get("table")?;
    let seats = match site.tables.find(id).await.ok()? {
        Found::Live(live) => live.look().table.seating.seats().to_vec(),
        Found::Shut(shut) => shut.seats,
    };
    let people = Seat::all(seats.len()).zip(&seats).filter_map(|(seat, occupant)| match occupant {
        Occupant::Person { id, name } | Occupant::Here { id, name } | Occupant::Away { id, name, .. }
            if *id != visitor.person.id && !name.is_empty() =>
        {
            Some((seat.number(), frame::name(occupant, seat, &visitor.words), id.clone(), name.clone()))
        }
        _ => None,
    });
    Some(About { table: Some(id.clone()), back: format!("/t/{id}"), message: None, people: people.collect() })
}

fn form(visitor: &Visitor, about: &About, fields: &Fields, why: Option<&str>) -> String {
    let passed: Vec<(&str, String)> = ["table", "person", "message"]
        .into_iter()
        .filter_map(|name| fields.get(name).map(|value| (name, value.clone())))
        .collect();
    let chosen = fields.get("seat").and_then(|seat| seat.parse::<usize>().ok());
    let mut people: Vec<(usize, String)> =
        about.people.iter().map(|(seat, name, ..)| (*seat, name.clone())).collect();
    if people.iter().any(|(seat, _)| Some(*seat) == chosen) {
        people.retain(|(seat, _)| Some(*seat) == chosen);
    }
    let context = visitor.context();
    let page = ReportPage {
        context: &context,
        fields: &passed,
        people: &people,
        message: about.message.as_deref(),
        back: &about.back,
        why,
    };
    whole(&page).into_string()
}

pub(crate) async fn page(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    match about(&site, &visitor, &query).await {
        Some(about) if !about.people.is_empty() => {
            site.page(&visitor, StatusCode::OK, form(&visitor, &about, &query, None))
        }
        _ => site.wrong(&visitor, StatusCode::NOT_FOUND, "no-report"),
    }
}

pub(crate) async fn report(State(site): Shared, asker: Asker, Form(fields): Form<Fields>) -> Response {
    let visitor = site.visitor(&asker, None).await;
    if let Err(wait) = site.limits.allow(Kind::Account, &asker) {
        return wait.response(asker.who.lang);
    }
    let Some(found) = about(&site, &visitor, &fields).await else {
        return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-report");
    };
    let seat = fields.get("seat").and_then(|seat| seat.parse::<usize>().ok()).unwrap_or(0);
    let Some((.., person, name)) = found.people.iter().find(|(number, ..)| *number == seat) else {
        return site.wrong(&visitor, StatusCode::BAD_REQUEST, "no-report");
    };
    let why: String = fields.get("why").map_or("", String::as_str).trim().to_owned();
    if why.is_empty() || why.chars().count() > LONGEST {
        let told = visitor.words.word("report-short");
        let page = form(&visitor, &found, &fields, Some(&told));
        return site.page(&visitor, StatusCode::BAD_REQUEST, page);
    }
    let report = Report {
        id: 0,
        at: site.tables.clock().now(),
        by: visitor.person.id.clone(),
        about: person.clone(),
        table: found.table.clone(),
        message: found.message.as_ref().and(fields.get("message")).cloned(),
        text: name.clone(),
        why,
    };
    match site.tables.store().people().report(report).await {
        Ok(()) => site.page(&visitor, StatusCode::OK, thanks(&visitor.context(), &found.back).into_string()),
        Err(_) => site.unkept(&visitor),
    }
}
