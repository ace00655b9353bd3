//! A board standing alone: every game, whoever looks, in both languages, at its start, on its way and at its end.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::HashSet;

use boards::{Theme, page, words};
use game::{Chance, Lang, Seed, Spec, Viewer};
use table::AnyMatch;

/// Every value of an attribute.
fn values<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!(" {name}=\"");
    text.match_indices(&open).filter_map(|(at, _)| text[at + open.len()..].split('"').next()).collect()
}

fn look(played: &dyn AnyMatch, viewer: Viewer, lang: Lang) {
    let game = played.about().id;
    let said = |what: &str| format!("{game}, decision {}, {viewer:?}, {lang:?}: {what}", played.length());
    let text = page(played, viewer, &words(Some(game), lang), Theme::Auto).unwrap();
    let missing = text.find('⟨').map(|at| text[at..].chars().take(40).collect::<String>());
    assert_eq!(missing, None, "{}", said("a text is missing"));
    // Once: no style sheet ends the element in which it stands.
    let [head, body] = text.split("</style>").collect::<Vec<_>>()[..] else { panic!("{}", said("style")) };
    for part in ["<script", "http", "@import", "url(\"", "/static/", "<link", "<img"] {
        assert!(!text.contains(part), "{}", said(part));
    }
    for part in [" data-pick=", "<form", "<a ", " style=", " role=\"button\"", " tabindex="] {
        assert!(!body.contains(part), "{}", said(part));
    }
    assert!(head.starts_with("<!DOCTYPE html>") && body.ends_with("</html>"), "{}", said("a document"));
    assert!(head.contains(&format!("<html lang=\"{}\"", lang.code())), "{}", said("its language"));
    let ids = values(&text, "id");
    let known: HashSet<&str> = ids.iter().copied().collect();
    assert_eq!(known.len(), ids.len(), "{}", said("an id is there twice"));
    for used in values(&text, "href") {
        assert!(used.strip_prefix('#').is_some_and(|id| known.contains(id)), "{}", said(used));
    }
}

#[test]
fn every_game_stands_alone() {
    for game in table::games() {
        let seats = game.about().seats.clone();
        for (n, seats) in seats.enumerate() {
            let mut played = game.deal(&Spec::new(seats), Seed::from_number(n as u64)).unwrap();
            let mut chance = Chance::quick(n as u64);
            for step in 0.. {
                let turn = played.turn();
                if step < 2 || step % 29 == 0 || turn.seat().is_none() {
                    for viewer in Viewer::all(seats) {
                        for lang in Lang::ALL {
                            look(&*played, viewer, lang);
                        }
                    }
                }
                let Some(seat) = turn.seat() else { break };
                let mv = chance
                    .pick(&played.moves().iter().map(|mv| mv.mv.as_str()).collect::<Vec<_>>())
                    .to_owned();
                played.play(seat, &mv).unwrap();
            }
        }
    }
}

#[test]
fn names_and_light_are_those_that_were_asked_for() {
    let played = table::find("great-wall").unwrap().deal(&Spec::new(2), Seed::from_number(1)).unwrap();
    let words = words(Some("great-wall"), Lang::En).with_names(vec!["Livia <3".to_owned(), "Bao".to_owned()]);
    let drawn = |viewer, theme| page(&*played, viewer, &words, theme).unwrap();
    let seat = Viewer::all(2).find(|viewer| viewer.seat().is_some()).unwrap();
    let text = drawn(seat, Theme::Dark);
    assert!(text.contains("Livia &lt;3") && text.contains("Bao") && text.contains("data-theme=\"dark\""));
    assert!(text.contains(" id=\"hand\""));
    let text = drawn(Viewer::Audience, Theme::Auto);
    assert!(!text.contains(" id=\"hand\"") && !text.contains("<html lang=\"en\" data-theme"));
}

/// Justinian's tiles are lifted without a script, which at a table marks the court.
#[test]
fn tiles_are_lifted_without_a_script() {
    let played = table::find("justinian").unwrap().deal(&Spec::new(2), Seed::from_number(1)).unwrap();
    let text = page(&*played, Viewer::Audience, &words(Some("justinian"), Lang::En), Theme::Auto).unwrap();
    assert!(text.contains(".court:has(.lift[open]) .hole") && !text.contains(".court.lifted"));
    assert!(text.contains("id=\"lift-tiles\""));
}

/// What is hidden from a viewer changes nothing of the document.
#[test]
fn what_is_hidden_is_not_drawn() {
    for game in table::games() {
        let about = game.about();
        let mut played = game.deal(&Spec::new(*about.seats.start()), Seed::from_number(5)).unwrap();
        let mut chance = Chance::quick(5);
        for _ in 0..12 {
            let Some(seat) = played.turn().seat() else { break };
            let mv =
                chance.pick(&played.moves().iter().map(|mv| mv.mv.as_str()).collect::<Vec<_>>()).to_owned();
            played.play(seat, &mv).unwrap();
        }
        let Some(seat) = played.turn().seat() else { continue };
        let other = game.place(&played.imagined(seat, &Seed::from_number(6)), Seed::from_number(7)).unwrap();
        // A match that is placed has no past, so nothing of it is marked.
        let same = game.place(&played.position(), Seed::from_number(7)).unwrap();
        let words = words(Some(about.id), Lang::En);
        let drawn = |played: &dyn AnyMatch| page(played, Viewer::Seat(seat), &words, Theme::Auto).unwrap();
        assert!(drawn(&*same) == drawn(&*other), "{}", about.id);
    }
}
