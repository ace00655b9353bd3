//! Opening tables.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use bots::{BotName, Level};
use game::{Fault, Seed, Spec};
use house::terms::{DELAYS, LONGEST_TITLE};
use house::{NotOpened, Speed, Terms, Wanted};
use table::Occupant;

use crate::asker::Asker;
use crate::levels;
use crate::limits::Kind;
use crate::pages::Context;
use crate::pages::new_table::{self, NewTablePage};
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// The most tables that are not over one person may have opened.
const HOSTED: usize = 100;

impl Site {
    /// Whether somebody may open a table now: not too many at a time, nor too many that are not over. Whoever was new is known from then on.
    pub(super) async fn may_open(&self, visitor: &Visitor, asker: &Asker) -> Result<(), Response> {
        self.limits.allow(Kind::Table, asker).map_err(|wait| wait.response(visitor.person.lang))?;
        let unkept = |_| self.unkept(visitor);
        let hosted = self.tables.store().hosted(&visitor.person.id).await.map_err(unkept)?;
        if hosted >= HOSTED && self.limits.limits().on {
            return Err(self.wrong(visitor, StatusCode::TOO_MANY_REQUESTS, "no-more-tables"));
        }
        self.enter(visitor).await.map_err(unkept)
    }
}

/// The sensible default: me and two bots.
pub(crate) async fn quick(State(site): Shared, asker: Asker, Form(form): Form<Fields>) -> Response {
    let game = form.get("game").map_or(table::games()[0].about().id, String::as_str).to_owned();
    let visitor = site.visitor(&asker, Some(&game)).await;
    let Ok(game) = table::find(&game) else {
        return site.wrong(&visitor, StatusCode::BAD_REQUEST, "no-page");
    };
    against_bots(&site, &visitor, &asker, game).await
}

/// A table of somebody against two bots, or as many as there are seats for.
pub(super) async fn against_bots(
    site: &Site,
    visitor: &Visitor,
    asker: &Asker,
    game: &dyn table::AnyGame,
) -> Response {
    let bot = || Occupant::Bot { bot: levels::USUAL.name().to_owned() };
    let me = Occupant::Person { id: visitor.person.id.clone(), name: visitor.name.clone() };
    let mut seats = vec![me, bot(), bot()];
    seats.truncate(*game.about().seats.end());
    let setup = Spec::new(seats.len());
    open(site, visitor, asker, game.about().id, setup, seats, false, Terms::default()).await
}

#[expect(clippy::too_many_arguments, reason = "a table is made of all of them")]
async fn open(
    site: &Site,
    visitor: &Visitor,
    asker: &Asker,
    game: &str,
    setup: Spec,
    seats: Vec<Occupant>,
    listed: bool,
    terms: Terms,
) -> Response {
    if let Err(denied) = site.may_open(visitor, asker).await {
        return denied;
    }
    let host = visitor.person.id.clone();
    match site.tables.open(Wanted { game: game.to_owned(), setup, host, listed, terms, seats }).await {
        Ok(live) => site.go(visitor, &format!("/t/{}", live.id)),
        Err(NotOpened::Store(_)) => site.unkept(visitor),
        Err(NotOpened::Fault(fault)) => {
            (StatusCode::BAD_REQUEST, visitor.words.fault(&fault)).into_response()
        }
    }
}

pub(crate) async fn new(State(site): Shared, asker: Asker, Form(form): Form<Fields>) -> Response {
    let wanted = form.get("game").map_or("", String::as_str);
    let visitor = site.visitor(&asker, Some(wanted)).await;
    let Ok(game) = table::find(wanted) else {
        return site.wrong(&visitor, StatusCode::BAD_REQUEST, "no-page");
    };
    let about = game.about();
    let read = read_new(&form, about, &visitor)
        .and_then(|(setup, seats)| Ok((setup, read_terms(&form, &visitor)?, seats)))
        .and_then(|(setup, terms, seats)| {
            // Where it counts, nobody plays for two.
            let shared = terms.rated && seats.iter().any(|seat| matches!(seat, Occupant::Here { .. }));
            if shared { Err(Fault::new("no-rated-here")) } else { Ok((setup, seats, terms)) }
        });
    match read {
        Ok((setup, seats, terms)) => {
            let listed = form.get("visible").is_some_and(|visible| visible == "listed");
            open(&site, &visitor, &asker, about.id, setup, seats, listed, terms).await
        }
        Err(fault) => {
            let context = Context { here: &format!("/new?game={}", about.id), ..visitor.context() };
            let fault = Some(visitor.words.fault(&fault));
            let page = new_table::whole(&NewTablePage {
                context: &context,
                game: about.id,
                fault,
                account: visitor.keeps_games(),
                sent: form,
            });
            site.page(&visitor, StatusCode::BAD_REQUEST, page.into_string())
        }
    }
}

/// Reads what is agreed beside the game. What is not said is as usual.
fn read_terms(form: &Fields, visitor: &Visitor) -> Result<Terms, Fault> {
    let said = |name: &str| form.get(name).map(String::as_str);
    let wrong = |name: &str| Fault::new("no-field").with("field", name);
    let number = |name: &str, known: &[u32]| {
        let number = said(name).and_then(|text| text.parse().ok());
        number.filter(|number| known.contains(number)).ok_or_else(|| wrong(name))
    };
    let speed = match said("speed") {
        None | Some("none") => Speed::None,
        Some("live") => Speed::Live {
            minutes: number("minutes", &new_table::MINUTES)?,
            seconds: number("seconds", &new_table::SECONDS)?,
        },
        Some("days") => Speed::Days { days: number("days", &new_table::DAYS)? },
        Some(_) => return Err(wrong("speed")),
    };
    let rated = match said("rated") {
        None | Some("no") => false,
        Some("yes") if visitor.keeps_games() => true,
        Some("yes") => return Err(Fault::new("no-rated")),
        Some(_) => return Err(wrong("rated")),
    };
    let delay = match said("delay").map(str::parse::<u8>) {
        None => 0,
        Some(Ok(delay)) if DELAYS.contains(&delay) => delay,
        Some(_) => return Err(wrong("delay")),
    };
    let silent = match said("chat") {
        None | Some("on") => false,
        Some("off") => true,
        Some(_) => return Err(wrong("chat")),
    };
    let title: String = said("title").unwrap_or("").chars().filter(|c| !is_unseen(*c)).collect();
    let title = title.trim().to_owned();
    if title.chars().count() > LONGEST_TITLE {
        return Err(Fault::new("no-title"));
    }
    Ok(Terms { title, speed, rated, delay, silent, origin: None, deal: None })
}

/// What cannot be seen, or changes the direction of a line: in a name it could only deceive.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Reads the form of a new table.
pub(crate) fn read_new(
    form: &Fields,
    about: &game::About,
    visitor: &Visitor,
) -> Result<(Spec, Vec<Occupant>), Fault> {
    let field = |name: String| form.get(&name).map_or("", String::as_str);
    let id = || visitor.person.id.clone();
    let mut seats = Vec::new();
    let mut mine = 0;
    let mut nobody = None;
    for number in 1..=*about.seats.end() {
        match field(format!("seat{number}")) {
            "me" => {
                mine += 1;
                seats.push(Occupant::Person { id: id(), name: visitor.name.clone() });
            }
            "here" => {
                let name = house::names::clean(field(format!("name{number}")))?;
                seats.push(Occupant::Here { id: id(), name });
            }
            "bot" => {
                let bot = field(format!("level{number}"));
                // Besides the levels the form may name what it offered before there were five.
                let known =
                    Level::ALL.iter().any(|level| level.name() == bot) || BotName::HOUSE.contains(&bot);
                if !known {
                    return Err(Fault::new("no-bot").with("bot", bot));
                }
                seats.push(Occupant::Bot { bot: bot.to_owned() });
            }
            "open" => seats.push(Occupant::Open),
            "none" | "" => {
                nobody.get_or_insert(number);
                continue;
            }
            _ => return Err(Fault::new("no-field").with("field", format!("seat{number}"))),
        }
        // A seat is a colour: whoever sits there must not find himself in another one.
        if let Some(nobody) = nobody {
            return Err(Fault::new("no-gap").with("empty", nobody).with("taken", number));
        }
    }
    if mine != 1 {
        return Err(Fault::new("no-me"));
    }
    // The board that came with the program goes without saying.
    let board = form.get("board").filter(|data| !data.is_empty() && **data != about.data()).cloned();
    let mut setup = Spec::new(seats.len()).on(board);
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
