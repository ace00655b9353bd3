//! The board of the toy game, as small as a board can be: a button for every legal move, and what lies open as text.

use std::any::Any;

use boards::{Board, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};
use toy::{KINDS, NAMES, SEATS, SOUND, View};

/// The toy game.
pub struct ToyBoard;

const EMBLEMS: [&str; SEATS] = ["e-wave", "e-flame", "e-sun"];

/// Draws, or nothing if the view is not one of this game.
fn drawn(view: &dyn Any, draw: impl FnOnce(&View<SOUND>) -> Markup) -> Markup {
    view.downcast_ref::<View<SOUND>>().map_or_else(|| html! {}, draw)
}

fn counted(scene: &Scene<'_>, id: &'static str, count: u32) -> String {
    scene.words.say(&Phrase::new(id).with("count", count))
}

impl Board for ToyBoard {
    fn game(&self) -> &'static str {
        "toy"
    }

    fn symbols(&self) -> Markup {
        html! {}
    }

    fn style(&self) -> &'static str {
        ".game-toy .card { padding: 10px 14px } .game-toy .card.legal { outline: 2px solid var(--lacquer) }"
    }

    fn emblem(&self, seat: Seat) -> &'static str {
        EMBLEMS[seat.index() % EMBLEMS.len()]
    }

    /// What everybody has played.
    fn board(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, |view| {
            html! {
                @for player in scene.players {
                    @let title = scene.words.say(&Phrase::new("board-played").with("seat", player.seat));
                    ul #{ "played-p" (player.seat) }.(Scene::colour(player.seat)) aria-label=(title) {
                        @for (name, count) in NAMES.iter().zip(view.played(player.seat)) {
                            li { (scene.words.word(name)) " " b { (count) } }
                        }
                    }
                }
            }
        })
    }

    /// A button for every decision there is; the script lights those that are legal.
    fn hand(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, |view| {
            let Some(hand) = view.hand() else { return html! {} };
            let title = counted(scene, "board-hand", hand.iter().copied().map(u32::from).sum());
            html! {
                section #hand aria-label=(title) {
                    @for kind in (0..KINDS).filter(|&kind| hand[kind] > 0) {
                        button #{ "card-" (NAMES[kind]) }.card type="button" data-pick={ "do=play card=" (NAMES[kind]) } {
                            (scene.words.word(NAMES[kind])) " × " (hand[kind])
                        }
                    }
                    button #draw.card type="button" data-pick="do=draw" { (scene.words.word("draw")) }
                }
            }
        })
    }

    fn prompt(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, |_| html! { p.prompt.say data-when="" { (scene.words.word("board-prompt")) } })
    }

    fn facts(&self, view: &dyn Any, scene: &Scene<'_>, seat: Seat) -> Markup {
        drawn(view, |view| html! { span.facts { (counted(scene, "board-fact-hand", view.size(seat))) } })
    }

    fn supply(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, |view| html! { p #supply.supply { (counted(scene, "board-pile", view.pile())) } })
    }

    fn hand_size(&self, view: &dyn Any) -> Option<u32> {
        Some(view.downcast_ref::<View<SOUND>>()?.hand()?.into_iter().map(u32::from).sum())
    }
}
