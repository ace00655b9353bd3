//! Writes every page that needs no match into a folder, in both languages and themes, to be looked at in a browser:
//! `cargo run -p site --example pages -- FOLDER`, then serve FOLDER as it is.

use std::collections::HashMap;
use std::path::Path;
use std::{env, fs, io};

use game::{Lang, Seat};
use maud::Markup;
use site::pages::home::{HomePage, RowState, TableRow};
use site::pages::me::MePage;
use site::pages::new_table::NewTablePage;
use site::pages::{Context, data, home, me, new_table, rules, sign_in, signals, simple};

/// The first game stands for all.
fn game() -> &'static str {
    table::games().first().map_or("", |game| game.about().id)
}

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "pages".to_owned());
    site::assets::write(Path::new(&folder))?;
    for lang in Lang::ALL {
        for theme in ["light", "dark"] {
            let words = site::words(None, lang);
            let context = Context {
                words: &words,
                name: "Livia",
                theme: Some(theme),
                game: None,
                here: "/",
                guest: true,
                papers: site::pages::layout::Papers::default(),
                turns: 0,
            };
            let into = Path::new(&folder).join(format!("{}-{theme}", lang.code()));
            fs::create_dir_all(&into)?;
            for (name, page) in pages(&context) {
                fs::write(into.join(format!("{name}.html")), page.into_string())?;
            }
        }
    }
    Ok(())
}

fn pages(context: &Context<'_>) -> Vec<(&'static str, Markup)> {
    let wrong = context.say("no-me");
    vec![
        ("home", home::whole(&HomePage { mine: mine(), open: open(), ..lobby(context) })),
        ("home-empty", home::whole(&lobby(context))),
        (
            "new",
            new_table::whole(&NewTablePage {
                context,
                game: game(),
                fault: None,
                account: false,
                sent: HashMap::new(),
            }),
        ),
        (
            "new-fault",
            new_table::whole(&NewTablePage {
                account: false,
                context,
                game: game(),
                fault: Some(wrong),
                sent: HashMap::new(),
            }),
        ),
        ("rules", rules::index(context)),
        ("rules-game", rules::game(context, game())),
        ("data", data::whole(context)),
        ("error", simple::error(context, 404, &context.say("no-table"), &context.say("no-table-text"))),
        ("me", me::whole(&guest(context, None))),
        ("me-saved", me::whole(&guest(context, Some(("name", "me-saved"))))),
        ("sign-in", sign_in::whole(context, "Livia", true, Some(&context.say("sign-in-wrong")))),
    ]
}

fn guest<'a>(context: &'a Context<'a>, done: Option<(&'static str, &'static str)>) -> MePage<'a> {
    let to_keep = context.name.to_owned();
    let signals = signals::Signals::default();
    MePage {
        context,
        profile: None,
        to_keep,
        sessions: vec![],
        signals,
        link: None,
        done,
        fault: None,
        listed: false,
        progress: &[],
        solvers: &[],
        remarks: vec![],
        now: 0,
    }
}

fn row(id: &str, names: &[&str], open: usize, state: RowState) -> TableRow {
    let seated = names.iter().enumerate().map(|(n, name)| (Some(Seat::new(n)), (*name).to_owned()));
    let free = (0..open).map(|_| (None, String::new()));
    TableRow {
        id: id.to_owned(),
        game: game(),
        title: String::new(),
        agreed: vec![],
        rated: false,
        speed: house::Speed::None,
        players: seated.chain(free).collect(),
        state,
        opened: 0,
        changed: 0,
        due: None,
        result: None,
    }
}

fn lobby<'a>(context: &'a Context<'a>) -> HomePage<'a> {
    HomePage {
        context,
        mine: vec![],
        open: vec![],
        finished: vec![],
        only: None,
        queue: vec![],
        waits: None,
        now: 0,
    }
}

fn mine() -> Vec<TableRow> {
    vec![
        row("plum-crane-41", &["Livia", "Bao", "Tomaso", "Wen", "Anwen"], 0, RowState::YourTurn),
        row("red-river-7", &["Livia", "Ines"], 0, RowState::Turn("Ines".to_owned())),
        row("old-gate-12", &["Livia", "Duke", "Wen"], 0, RowState::Thinking("Duke".to_owned())),
        row("far-hill-3", &["Livia"], 2, RowState::Waiting),
        row("late-sun-9", &["Livia", "A very long name of 24 c"], 0, RowState::Over),
    ]
}

fn open() -> Vec<TableRow> {
    vec![
        row("tall-pine-5", &["Marek", "Sun-hee"], 2, RowState::Waiting),
        row("blue-heron-8", &["Odile"], 1, RowState::Waiting),
    ]
}
