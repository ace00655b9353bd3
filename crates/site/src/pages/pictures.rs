//! The pictures of the games, drawn by us, 320 by 190.
//!
//! A picture brings gradients and shapes of its own, by id, so it stands on a page at most once; [`thumb`] shows it again.

use maud::{Markup, PreEscaped, html};

/// A game's name, where its picture is cut when there is little room, and the drawing.
const PICTURES: [(&str, &str, &str); 4] = [
    ("great-wall", "xMaxYMid slice", include_str!("pictures/great-wall.svg")),
    ("emperor", "xMidYMid slice", include_str!("pictures/emperor.svg")),
    ("justinian", "xMidYMid slice", include_str!("pictures/justinian.svg")),
    ("zhanguo", "xMidYMid slice", include_str!("pictures/zhanguo.svg")),
];

fn find(game: &str) -> (&'static str, &'static str) {
    let found = PICTURES.iter().find(|(name, ..)| *name == game);
    found.map_or(("none", ""), |(_, cut, drawing)| (cut, drawing))
}

/// The picture of a game; a game without one gets an empty frame.
#[must_use]
pub fn picture(game: &str) -> Markup {
    let (cut, drawing) = find(game);
    html! {
        svg.pic aria-hidden="true" focusable="false" viewBox="0 0 320 190" preserveAspectRatio=(cut) {
            (PreEscaped(drawing))
        }
    }
}

/// The picture of a game once more, small, on a page that has it already.
#[must_use]
pub fn thumb(game: &str) -> Markup {
    html! {
        svg.thumb aria-hidden="true" focusable="false" viewBox="0 0 320 190" preserveAspectRatio=(find(game).0) {
            use href={ "#v-" (game) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_shown_again() {
        for (game, _, drawing) in PICTURES {
            assert!(drawing.contains(&format!("id=\"v-{game}\"")), "{game}");
            assert!(!drawing.contains("style="), "{game}: the content security policy forbids it");
        }
    }
}
