//! A board standing alone: a whole document that needs nothing else, for notebooks and whatever else shows HTML in a frame of its
//! own.
//!
//! Style sheets and symbols are in it, and it has no script: so it asks nobody for anything, and a frame may forbid it everything. It
//! is drawn as the page of a game draws a moment, from a view and with nothing to press. A frame is narrow or wide, and nobody turns a
//! sheet over in it: all parts stand below or beside each other, and the document is as high as they are.

use game::{Seat, Turn, Viewer, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::AnyMatch;

use crate::{Board, Player, STYLES, SYMBOLS, Scene, Sitter, board};

/// How the parts stand in a document of their own.
const LAYOUT: &str = include_str!("../static/page.css");

/// Whether it is drawn light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As whoever looks prefers it (`prefers-color-scheme`).
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// What the style sheets are told; nothing where the system decides.
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Auto => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }

    /// What the browser is told, for its scroll bars and the ground below the page.
    const fn schemes(self) -> &'static str {
        match self {
            Self::Auto => "light dark",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The board of a match as a viewer knows it, with the viewer's hand below it and everybody's panel beside it; nothing for a game
/// without a board. `words` are those of boards and game ([`crate::words`]), with the players' names if they have any.
#[must_use]
pub fn page(played: &dyn AnyMatch, viewer: Viewer, words: &Words, theme: Theme) -> Option<String> {
    let game = played.about().id;
    let board = board(game)?;
    // Whoever looks from a seat is spoken to.
    let words = &words.clone().spoken_to(viewer.seat());
    let players: Vec<Player> = Seat::all(played.setup().seats)
        .map(|seat| {
            let sitter = if viewer == Viewer::Seat(seat) { Sitter::You } else { Sitter::Person };
            Player { seat, name: words.name(seat), sitter, thinking: false }
        })
        .collect();
    let scene = Scene {
        viewer,
        from: None,
        words,
        players: &players,
        turn: played.turn(),
        moves: &[],
        last: played.last_shown(viewer),
        story: None,
        sketch: None,
    };
    let view = played.view_any(viewer);
    let view = view.as_ref();
    let [(_, tokens), (_, panels)] = STYLES;
    // At a table the script marks the court whose tiles are lifted, because `:has` would have every hole styled anew whenever a word
    // of the page changes. Nothing changes here, and there is no script.
    let own = board.style().replace(".court.lifted", ".court:has(.lift[open])");
    let document = html! {
        (DOCTYPE)
        html lang=(words.lang().code()) data-theme=[theme.name()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(theme.schemes());
                title { (words.word(game)) }
                style { (PreEscaped(tokens)) (PreEscaped(own)) (PreEscaped(panels)) (PreEscaped(LAYOUT)) }
            }
            body {
                (SYMBOLS)
                (board.symbols())
                main.{ "still game-" (game) } {
                    section #board.{ "board seats-" (players.len()) } aria-label=(words.word("board")) {
                        (calm(&board.board(view, &scene)))
                    }
                    (board.hand(view, &scene))
                    aside.rail {
                        ul #players.players aria-label=(words.word("players")) {
                            @for player in &players { (panel(board, &scene, player, &board.facts(view, &scene, player.seat))) }
                        }
                        (board.supply(view, &scene))
                    }
                }
            }
        }
    };
    Some(document.into_string())
}

/// What is a button on a table because the script answers with what it is, is a picture with a name here.
fn calm(drawn: &Markup) -> Markup {
    PreEscaped(drawn.0.replace(" tabindex=\"0\" role=\"button\"", " role=\"img\""))
}

/// A player's panel: colour and emblem, name, whose turn, and what the game has to say.
fn panel(board: &dyn Board, scene: &Scene<'_>, player: &Player, facts: &Markup) -> Markup {
    let (seat, turn) = (player.seat, scene.turn == Turn::Of(player.seat));
    html! {
        li #{ "player-p" (seat) }.{ "player " (Scene::colour(seat)) @if turn { " turn" } } {
            span.at {
                span.{ "emblem " (Scene::colour(seat)) } { svg aria-hidden="true" { use href={ "#" (board.emblem(seat)) }; } }
            }
            span.name {
                (player.name)
                @if player.sitter == Sitter::You { " " small { (scene.words.word("sitter-you")) } }
            }
            @if turn { span.turnmark { "● " (scene.words.word("to-act")) } } @else { span {} }
            (facts)
        }
    }
}
