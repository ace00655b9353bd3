//! How a game is announced: its title, its one line, its picture, and what one wants to know before one sits down. All of it the
//! game says itself.

use boards::Board;
use game::{About, Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::layout::Context;

/// The emblems, in the order of the colours `p1` to `p6`: each has its own, whatever seat bears it.
const EMBLEMS: [&str; 6] = ["e-wave", "e-flame", "e-sun", "e-leaf", "e-mountain", "e-cloud"];

/// The games that can be played here, in the order in which they are shown: those with a board.
pub(crate) fn games() -> impl Iterator<Item = &'static About> {
    table::games().iter().map(|game| game.about()).filter(|about| boards::board(about.id).is_some())
}

/// The title of a game, whichever game the page is about.
pub(super) fn title(context: &Context<'_>, game: &str) -> String {
    crate::words(Some(game), context.words.lang()).word(game)
}

/// What the game is about, in one line.
pub(super) fn line(context: &Context<'_>, game: &str) -> String {
    crate::words(Some(game), context.words.lang()).word(&format!("{game}-line"))
}

/// The picture of a game. It brings gradients and shapes of its own, by id, so it stands on a page at most once; [`thumb`] shows
/// it again.
pub(super) fn picture(about: &About) -> Markup {
    html! {
        svg.pic aria-hidden="true" focusable="false" viewBox="0 0 320 190" preserveAspectRatio=(about.shown.cut) {
            (PreEscaped(about.shown.picture))
        }
    }
}

/// The picture of a game once more, small, on a page that has it already.
pub(super) fn thumb(game: &str) -> Markup {
    let cut = table::find(game).map_or("none", |game| game.about().shown.cut);
    html! {
        svg.thumb aria-hidden="true" focusable="false" viewBox="0 0 320 190" preserveAspectRatio=(cut) {
            use href={ "#v-" (game) };
        }
    }
}

/// The class with the colour of a seat, for pages without the game's own style sheet.
pub(super) fn colour(board: &dyn Board, seat: Seat) -> String {
    let number = EMBLEMS.iter().position(|emblem| *emblem == board.emblem(seat)).unwrap_or(seat.index());
    format!("p{}", number + 1)
}

/// The emblem of a seat, in its colour, for such pages.
pub(super) fn emblem(board: &dyn Board, seat: Seat) -> Markup {
    html! {
        span.{ "emblem " (colour(board, seat)) } { svg aria-hidden="true" { use href={ "#" (board.emblem(seat)) }; } }
    }
}

/// Players, minutes and weight.
pub(super) fn facts(context: &Context<'_>, about: &About) -> Markup {
    let weight = context.say(&format!("weight-{}", about.shown.weight));
    let minutes = Phrase::new("home-minutes").with("count", i64::from(about.shown.minutes));
    html! {
        ul.facts {
            li {
                svg aria-hidden="true" { use href="#m-seats"; }
                (about.seats.start()) "–" (about.seats.end()) span.sr { " " (context.say("home-players")) }
            }
            li { svg aria-hidden="true" { use href="#m-time"; } (context.words.say(&minutes)) }
            li title=(weight) {
                span.weight aria-hidden="true" { @for n in 1..=5 { i.on[n <= about.shown.weight] {} } }
                span.sr { (weight) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    /// The style sheets of the boards give their seats the same colours.
    #[test]
    fn emblems_have_their_colours() {
        for board in boards::boards() {
            let about = table::find(board.game()).unwrap().about();
            for seat in Seat::all(*about.seats.end()) {
                let own = colour(*board, seat);
                let changed = format!(".game-{} .p{seat} {{ --pc: var(--{own})", board.game());
                assert!(own == format!("p{seat}") || board.style().contains(&changed), "{changed}");
            }
        }
    }

    #[test]
    fn every_game_can_be_played_and_announced() {
        assert_eq!(games().count(), table::games().len());
        for about in games() {
            let (id, shown) = (about.id, about.shown);
            assert!((1..=5).contains(&shown.weight) && shown.minutes > 0, "{id}");
            assert!(shown.picture.contains(&format!("id=\"v-{id}\"")), "{id}");
            assert!(shown.picture.split(" id=\"").skip(1).all(|rest| rest.starts_with("v-")), "{id}");
            assert!(!shown.picture.contains("style="), "{id}: the content security policy forbids it");
            for lang in Lang::ALL {
                let words = crate::words(None, lang);
                let context = Context {
                    words: &words,
                    name: "Livia",
                    theme: None,
                    game: None,
                    here: "/",
                    guest: true,
                    papers: crate::pages::layout::Papers::default(),
                    turns: 0,
                };
                for text in [title(&context, id), line(&context, id), facts(&context, about).into_string()] {
                    assert!(!text.contains('⟨'), "{text}");
                }
            }
        }
    }
}
