//! Boards standing alone, to be looked at: `cargo run -p boards --example alone -- FOLDER`, then open its files. Games are played by
//! chance from seeds: at their start, on their way and at their end, for the player who is to decide and for the audience.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a tool for developers: it stops where it fails")]

use std::path::Path;

use boards::{Theme, page, words};
use game::{Chance, Lang, Seat, Seed, Spec, Viewer};
use table::AnyMatch;

const NAMES: [&str; 5] = ["Livia", "Bao", "Tomaso", "Bartolomea Giovannangeli", "Ottavia"];

fn main() {
    let out = std::env::args().nth(1).expect("a folder to write to");
    let out = Path::new(&out);
    std::fs::create_dir_all(out).unwrap();
    for game in table::games() {
        let about = game.about();
        for seats in [*about.seats.start(), *about.seats.end()] {
            let mut played = game.deal(&Spec::new(seats), Seed::from_number(1)).unwrap();
            let mut chance = Chance::quick(1);
            write(out, &format!("{}-{seats}-start", about.id), &*played);
            let mut past = Vec::new();
            while let Some(seat) = played.turn().seat() {
                past.push(played.fork());
                let moves = played.moves();
                let mv = chance.pick(&moves.iter().map(|mv| mv.mv.as_str()).collect::<Vec<_>>()).to_owned();
                played.play(seat, &mv).unwrap();
            }
            write(out, &format!("{}-{seats}-midst", about.id), &*past[past.len() / 2]);
            write(out, &format!("{}-{seats}-end", about.id), &*played);
        }
    }
}

fn write(out: &Path, name: &str, played: &dyn AnyMatch) {
    let seats = played.setup().seats;
    let names = || NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
    let mine = Viewer::Seat(played.turn().seat().unwrap_or(Seat::new(0)));
    for (lang, from, viewer) in
        [(Lang::En, "seat", mine), (Lang::En, "audience", Viewer::Audience), (Lang::It, "seat", mine)]
    {
        let words = words(Some(played.about().id), lang).with_names(names());
        let text = page(played, viewer, &words, Theme::Auto).unwrap();
        std::fs::write(out.join(format!("{name}-{from}-{}.html", lang.code())), text).unwrap();
    }
}
