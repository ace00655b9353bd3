//! The boards: what each game's table looks like. A new game is one line in [`BOARDS`].
//!
//! A board draws from a **view**, never from a state, so it cannot show what its viewer may not know.
//!
//! How a page is played: the table page carries the legal moves, each as a set of *picks* (`card=infantry`, `count=2`,
//! `section=3`). The board gives names to what can be pressed, and one script for all games (`static/play.js`) does the
//! rest:
//!
//! - `data-pick="section=3"` on a button: pressing it chooses these picks (several are parted by spaces). It gets the class
//!   `legal` while some legal move fits it together with what is chosen already, `chosen` while it is chosen. When one
//!   legal move is fully chosen, it is played. Picks that all remaining moves share are taken for granted.
//! - `data-lights` on an ancestor: that element gets the classes instead.
//! - `data-soft` on a button: among the soft buttons of one pick (how many cards), the last legal one is chosen by itself.
//! - `data-when="card=infantry count=2"`: shown only while these picks are chosen (or granted); `data-when=""` only while
//!   nothing is chosen.
//! - `data-needs="card=dragon"`: the button sleeps until these picks are chosen; a name alone (`favour`) needs any value of it.
//! - `data-hold` on a button: it only begins a move, and never plays it by itself.
//! - `data-piece` on what can move, with a stable id: it slides from where it was; a new one comes from the element whose id
//!   is in `data-from`.
//! - `data-why="text"` and `data-rule="rule-id"` on a button with picks: what to say, and which rule to link to, when it is
//!   pressed, hovered or focused while it is not legal (it has the class `refused` then). `data-title` is the rule's title.

mod great_wall;

use std::any::Any;

use bots::outside::MovePaper;
use game::{Seat, Turn, Viewer, Words};
use maud::Markup;

/// Every board.
pub static BOARDS: &[&dyn Board] = &[&great_wall::GreatWallBoard];

/// The board of a game.
#[must_use]
pub fn board(game: &str) -> Option<&'static dyn Board> {
    BOARDS.iter().copied().find(|board| board.game() == game)
}

/// Who sits in a seat, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The viewer.
    You,
    /// Another person at the viewer's screen.
    Here,
    /// A person elsewhere.
    Person,
    /// A bot of that level: the id of a message.
    Bot(&'static str),
    /// Nobody yet.
    Open,
}

/// A player, as the page shows him.
#[derive(Clone, Debug)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Who it is to the viewer.
    pub sitter: Sitter,
    /// Whether a bot is thinking for this seat just now.
    pub thinking: bool,
}

/// What a board is to show, and to whom.
pub struct Scene<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// The words of house, site and game, with the players' names.
    pub words: &'a Words,
    /// The players, in the order of the seats.
    pub players: &'a [Player],
    /// Who decides.
    pub turn: Turn,
    /// The legal moves, when it is the viewer who decides; else empty.
    pub moves: &'a [MovePaper],
    /// The last decision as the viewer saw it: who, and in notation.
    pub last: Option<(Seat, String)>,
}

impl Scene<'_> {
    /// Whether the viewer is to decide.
    #[must_use]
    pub fn mine(&self) -> bool {
        self.turn.seat().is_some_and(|seat| self.viewer == Viewer::Seat(seat))
    }

    /// The CSS class that gives a seat its colour.
    #[must_use]
    pub fn colour(seat: Seat) -> String {
        format!("p{seat}")
    }
}

/// How a game's table looks. `view` is the game's own view type.
pub trait Board: Sync {
    /// The game.
    fn game(&self) -> &'static str;

    /// The symbols its drawings use, put once into each page with a board.
    fn symbols(&self) -> Markup;

    /// The style sheet, served beside the site's own.
    fn style(&self) -> &'static str;

    /// The emblem of a seat: the id of one of the six emblem symbols (`e-wave`, …).
    fn emblem(&self, seat: Seat) -> &'static str;

    /// The board itself.
    fn board(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// The viewer's hand, and what else he can press below the board.
    fn hand(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// What the viewer is asked, in one sentence for each state of choosing (`data-when`), and the steps of the turn.
    fn prompt(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// What is to be known of a player, for his panel.
    fn facts(&self, view: &dyn Any, scene: &Scene<'_>, seat: Seat) -> Markup;

    /// What belongs to nobody, below the players: supplies, piles.
    fn supply(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// How many cards or the like the tab of the hand names on a phone.
    fn hand_size(&self, view: &dyn Any) -> Option<u32>;
}
