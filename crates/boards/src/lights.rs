//! What a lesson lights is drawn: its steps name elements of the board by their ids.

use std::any::Any;

use game::{Fault, Lang, Phrase, Seat, Viewer};
use table::AnyMatch;
use table::lessons::Lesson;

use super::{Player, Scene, Sitter, board};

/// The lights of a lesson that stand for nothing: in every step, whatever the board does not draw for the learner.
#[must_use]
pub fn dark(lesson: &Lesson) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (n, step) in lesson.steps.iter().enumerate() {
        // A lesson that does not come to a step has other faults.
        let Ok(begun) = lesson.at(n, &[]) else { continue };
        let text = drawn(&*begun, Viewer::Seat(lesson.seat), Lang::En, step.asks());
        for id in step.lights.iter().filter(|id| !text.contains(&format!(" id=\"{id}\""))) {
            faults.push(lesson.fault(n, Phrase::new("what-lesson-dark").with("id", id.as_str())));
        }
    }
    faults
}

/// Whether something with that id is drawn for a seat that is to decide.
#[must_use]
pub fn draws(played: &dyn AnyMatch, seat: Seat, id: &str) -> bool {
    drawn(played, Viewer::Seat(seat), Lang::En, true).contains(&format!(" id=\"{id}\""))
}

/// All that a table shows of a match to a viewer: its board and its hand, and everybody's panel.
#[must_use]
pub fn drawn(played: &dyn AnyMatch, viewer: Viewer, lang: Lang, asks: bool) -> String {
    let game = played.about().id;
    let Some(board) = board(game) else { return String::new() };
    let words = crate::words(Some(game), lang);
    let players: Vec<Player> = Seat::all(played.setup().seats)
        .map(|seat| Player { seat, name: words.name(seat), sitter: Sitter::Person, thinking: false })
        .collect();
    let moves = if asks && played.turn().seat().map(Viewer::Seat) == Some(viewer) {
        played.moves()
    } else {
        Vec::new()
    };
    let scene = Scene {
        viewer,
        from: None,
        words: &words,
        players: &players,
        turn: played.turn(),
        moves: &moves,
        last: played.last_shown(viewer),
        story: None,
        sketch: None,
    };
    let view = played.view_any(viewer);
    let view: &dyn Any = &*view;
    let mut parts = vec![
        board.board(view, &scene),
        board.tale(view, &scene),
        board.hand(view, &scene),
        board.supply(view, &scene),
    ];
    if scene.mine() {
        parts.push(board.prompt(view, &scene));
    }
    for player in &players {
        parts.push(
            maud::html! { li #{ "player-p" (player.seat) } { (board.facts(view, &scene, player.seat)) } },
        );
    }
    parts.into_iter().map(maud::PreEscaped::into_string).collect()
}
