//! Everything that boards show has its help: positions of every game from play by chance, seen by everybody and in both languages.

use std::collections::BTreeSet;

use boards::board;
use game::{Chance, Lang, Seed, Spec, Viewer};
use site::explained::unexplained;
use site::help::Helps;
use site::pages::layout::SYMBOLS;
use site::pages::rules;

/// The set-ups that show what others do not.
fn setups(game: &str) -> Vec<Spec> {
    let about = table::find(game).unwrap().about();
    let (least, most) = (*about.seats.start(), *about.seats.end());
    let mut all = vec![Spec::new(least), Spec::new(most)];
    for option in about.options {
        all.extend(option.values.iter().skip(1).filter(|_| option.id != "first").map(|value| {
            let seats = if *value == "for-3-4" { least } else { most };
            Spec::new(seats).with(option.id, value)
        }));
    }
    all
}

#[test]
fn everything_that_is_shown_has_help() {
    let mut unknown = BTreeSet::new();
    for game in table::games() {
        let id = game.about().id;
        let mut drawn = 0;
        // Games with few options are dealt several times.
        let setups = setups(id);
        for (n, setup) in (1..=8.max(setups.len() as u64)).zip(setups.iter().cycle()) {
            let Ok(mut played) = game.deal(setup, Seed::from_number(n)) else { panic!("{id}: {setup:?}") };
            let mut chance = Chance::quick(n);
            for step in 0.. {
                let viewers = Viewer::all(setup.seats).enumerate();
                let decides = played.turn().seat();
                for (place, viewer) in viewers {
                    // Everybody now and then, whoever decides more often, and everybody at the end.
                    let often = if decides.map(Viewer::Seat) == Some(viewer) { 5 } else { 31 };
                    if decides.is_none() || (step + place) % often == 0 {
                        let found = unexplained(&*played, viewer, Lang::ALL[step % 2]);
                        unknown.extend(found.into_iter().map(|what| format!("{id}: {what}")));
                        drawn += 1;
                    }
                }
                let Some(seat) = decides else { break };
                let moves = played.moves();
                let mv = moves[chance.below(moves.len() as u32) as usize].mv.clone();
                played.play(seat, &mv).unwrap_or_else(|_| panic!("{id}: {mv}"));
            }
        }
        assert!(drawn > 100, "{id}: {drawn}");
    }
    assert!(unknown.is_empty(), "shown without help: {unknown:#?}");
}

/// What a book says is read, names rules, things and pictures that are there, and has all its words.
#[test]
fn every_help_is_whole() {
    for game in table::games() {
        let about = game.about();
        let id = about.id;
        let read: Helps = toml::from_str(about.book.help).unwrap_or_else(|fault| panic!("{id}: {fault}"));
        assert!(read.all().count() > 10 && !read.aid.is_empty(), "{id}");
        let (helps, board, known) = (Helps::of(id), board(id).unwrap(), rules::ids(id));
        let symbols = format!("{}{}{}", board.symbols().into_string(), boards::SYMBOLS.0, SYMBOLS.0);
        let mut seen = BTreeSet::new();
        for (_, help) in helps.all() {
            assert!(seen.insert(&help.id), "{id}: {} twice", help.id);
            assert!(known.contains(&help.rule), "{id}: {}: there is no rule {}", help.id, help.rule);
            for sign in help.sign.iter().chain(&help.parts).filter(|sign| !sign.is_empty()) {
                assert!(symbols.contains(&format!("id=\"{sign}\"")), "{id}: {}: there is no {sign}", help.id);
            }
        }
        for part in &helps.aid {
            assert!(part.text || !part.helps.is_empty() || part.chart.is_some(), "{id}: {}", part.id);
            assert!(part.helps.iter().all(|thing| helps.help(thing).is_some()), "{id}: {:?}", part.helps);
            let words = site::words(Some(id), Lang::En);
            let drawn = part.chart.iter().all(|name| board.chart(name, &words).is_some());
            assert!(drawn, "{id}: {:?}", part.chart);
        }
        for lang in Lang::ALL {
            assert_eq!(site::help::lacks(id, lang), [""; 0], "{id}");
        }
    }
}
