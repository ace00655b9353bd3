//! Diagrams: positions drawn by the board that draws the table.

use boards::{Board, Player, Scene, Sitter, board};
use game::paper::{PositionFile, read_file};
use game::{Seat, Seed, Viewer, Words};
use maud::{Markup, PreEscaped, html};
use table::AnyMatch;

use super::book::Figure;

/// The board of a position file, to be looked at only; a part of it and a hand beside it, if `figure` says so. `name` keeps its ids
/// apart from those of other diagrams.
pub(super) fn draw(
    game: &str,
    name: &str,
    file: &str,
    figure: Option<&Figure>,
    words: &Words,
) -> Option<Markup> {
    let placed = read(game, file)?;
    let seats = placed.setup().seats;
    let players: Vec<Player> = Seat::all(seats)
        .map(|seat| Player { seat, name: words.name(seat), sitter: Sitter::Person, thinking: false })
        .collect();
    let scene = |viewer| Scene {
        viewer,
        from: None,
        words,
        players: &players,
        turn: placed.turn(),
        moves: &[],
        last: None,
        story: None,
        sketch: None,
    };
    let board: &dyn Board = board(game)?;
    let (view, seen) = (placed.view_any(Viewer::Audience), scene(Viewer::Audience));
    let drawn = match figure.map(|figure| &figure.about[..]) {
        None | Some([]) => board.board(view.as_ref(), &seen),
        Some(about) => board.detail(view.as_ref(), &seen, about),
    };
    let drawn = apart(&drawn.into_string(), name);
    let hand = figure.and_then(|figure| figure.hand).filter(|number| (1..=seats).contains(number));
    let hand = hand.map(|number| {
        let seat = Seat::new(number - 1);
        let viewer = Viewer::Seat(seat);
        (seat, board.held(placed.view_any(viewer).as_ref(), &scene(viewer)))
    });
    Some(html! {
        // What it shows is said by the caption; nothing in it can be pressed.
        div.{ "board seats-" (seats) } inert aria-hidden="true" { (PreEscaped(drawn)) }
        @if let Some((seat, hand)) = hand {
            div.{ "itshand " (Scene::colour(seat)) } aria-hidden="true" {
                span.{ "emblem " (Scene::colour(seat)) } { svg { use href={ "#" (board.emblem(seat)) } {} } }
                ul.inhand { (hand) }
            }
        }
    })
}

fn read(game: &str, file: &str) -> Option<Box<dyn AnyMatch>> {
    let file: PositionFile = read_file(file).ok()?;
    table::find(game).ok()?.place(&file, Seed::from_number(1)).ok()
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
