//! Diagrams: positions drawn by the board that draws the table.

use std::any::Any;

use game::paper::{PositionFile, read_file};
use game::{Seat, Seed, Turn, Viewer, Words};
use maud::{Markup, PreEscaped, html};

use crate::boards::{Board, Player, Scene, Sitter, board};

/// A position as anybody sees it, in the game's own view type; whose turn it is; how many seats there are.
type Seen = (Box<dyn Any>, Turn, usize);

/// The board of a position file, to be looked at only. `name` keeps its ids apart from those of other diagrams.
pub(super) fn draw(game: &str, name: &str, file: &str, words: &Words) -> Option<Markup> {
    let (view, turn, seats) = read(game, file)?;
    let players: Vec<Player> = Seat::all(seats)
        .map(|seat| Player { seat, name: words.name(seat), sitter: Sitter::Person, thinking: false })
        .collect();
    let scene = Scene {
        viewer: Viewer::Audience,
        from: None,
        words,
        players: &players,
        turn,
        moves: &[],
        last: None,
        story: None,
        sketch: None,
    };
    let board: &dyn Board = board(game)?;
    let drawn = apart(&board.board(view.as_ref(), &scene).into_string(), name);
    Some(html! {
        // What it shows is said by the caption; nothing in it can be pressed.
        div.{ "board seats-" (seats) } inert aria-hidden="true" { (PreEscaped(drawn)) }
    })
}

fn read(game: &str, file: &str) -> Option<Seen> {
    let file: PositionFile = read_file(file).ok()?;
    let placed = table::find(game).ok()?.place(&file, Seed::from_number(1)).ok()?;
    Some((placed.view_any(Viewer::Audience), placed.turn(), placed.setup().seats))
}

/// Gives the ids of a drawing, and what refers to them, a name before them, so that the page can hold several drawings.
fn apart(drawing: &str, name: &str) -> String {
    let ids: Vec<&str> =
        drawing.split(" id=\"").skip(1).filter_map(|rest| rest.split_once('"').map(|(id, _)| id)).collect();
    let mut text = drawing.to_owned();
    for id in ids {
        for (before, after) in [(" id=\"", "\""), ("href=\"#", "\""), ("url(#", ")")] {
            text = text.replace(&format!("{before}{id}{after}"), &format!("{before}{name}-{id}{after}"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_drawings_are_kept_apart() {
        let drawing = r##"<g id="a"/><use href="#a"/><p fill="url(#a)"/><use href="#shared"/>"##;
        let apart = apart(drawing, "lead");
        assert_eq!(
            apart,
            r##"<g id="lead-a"/><use href="#lead-a"/><p fill="url(#lead-a)"/><use href="#shared"/>"##
        );
    }
}
