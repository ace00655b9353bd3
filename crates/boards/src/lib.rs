//! The boards: what each game's table looks like. A new game is one line in the list here.
//!
//! Nothing here knows of a server: the site puts what is drawn into its pages, and [`page()`] gives it as a document that needs
//! nothing else, for whoever has no site.
//!
//! - [`mod@page`]: a board standing alone
//! - [`memory`]: parts of a drawing, remembered from one decision to the next; [`text`]: a drawing cut where it can be compared
//!
//! A board draws from a **view**, never from a state, so it cannot show what its viewer may not know.
//!
//! A board may draw parts with [`Scene::part`], which remembers them: a decision changes little, and what has not changed is
//! neither drawn nor compared again.
//!
//! How a page is played: while the viewer is to decide, the table page carries the legal moves (`#moves`, a JSON list), each
//! in notation and as a set of *picks* (`card=infantry count=2 section=3`). The board gives names to what can be pressed, and one script for all games (the site's `static/play/`) does the
//! rest:
//!
//! - `data-pick="section=3"` on a button: pressing it chooses these picks (several are parted by spaces). It gets the class
//!   `legal` while some legal move fits it together with what is chosen already, `chosen` while it is chosen. When one
//!   legal move is fully chosen, it is played. Picks that all remaining moves share are taken for granted. What is chosen
//!   gives way to its like (another card); a button that shares a pick with it, contradicts another and adds a third is not lit.
//! - `data-lights` on an ancestor: that element gets the classes instead.
//! - `data-soft` on a button: among the soft buttons of one pick (how many cards), the last legal one is chosen by itself.
//! - `data-when="card=infantry count=2"`: shown only while these picks are chosen (or granted); `data-when=""` only while
//!   nothing is chosen.
//! - `data-needs="card=dragon"`: the button sleeps until these picks are chosen; a name alone (`favour`) needs any value of it.
//! - `data-hold` on a button: it only begins a move, and never plays it by itself. `data-hold="to"`: unless that pick was
//!   chosen before, so that it ends what another button began.
//! - `data-piece` on what can move, with a stable id: it slides from where it was; a new one comes from the element whose id
//!   is in `data-from`.
//! - `data-why="text"` and `data-rule="rule-id"` on a button with picks: what to say, and which rule to link to, when it is
//!   pressed, hovered or focused while it is not legal (it has the class `refused` then). `data-title` is the rule's title.
//! - `data-whys="id"`: the id of a list whose entries are further reasons, each with `data-given` (picks, as in `data-needs`),
//!   `data-title`, `data-rule` and its text: the first that fits what is chosen is told instead.
//! - `data-quiet` on a button: it explains itself only when pressed, not when hovered or focused.
//! - `data-unless="piece=house piece=emissary"`: the button sleeps while one of these is pressed.
//! - `role="button"` on a link inside a drawing (`a` with `href`): a button like any other; it can be reached by keyboard
//!   while it is legal or chosen.
//! - The class `advised`: what would play a move of advice that is chosen as a whole, that is its buttons without `data-hold` and
//!   `data-soft`. It keeps `legal`, so that it shows what it would do, and pressing it plays the move. `table.css` draws an outline; a board may draw something better.
//! - Keys (`static/play/keys.js`): digits press the cards of the hand, that is the items of a list (`ul`) in `#hand`, of several
//!   lists those of the first in which something is lit; arrows go to the nearest lit button; with something chosen outside
//!   `#board`, Tab goes to the first lit button in it.
//!
//! What is only looked at:
//!
//! - Help (`static/play/help.js`, `docs/help.md`): what a thing is, is found by its id or by the symbol that it uses. `data-help` on
//!   anything says it where neither does, and on a drawing (`svg`) what its symbol stands for there; empty, it is part of what lies
//!   around it; `none` is mere scenery. `data-now` is what the viewer has there now, as the end of a sentence.
//! - `data-tells="id"` on anything: while it is pointed at, focused or tapped, the element with that id has the class `now`,
//!   its parent, which bears `data-told`, the class `telling`, and what that stands in has the id in `data-telling`.
//! - The class `arrived` on pieces (`data-piece`): others have put them there since the viewer's last move.
//! - `data-steps` on a box with an id: of its parts with `data-step="0"`, `"1"`, … only those of one step are shown, at first
//!   the last. `data-go="back"`, `"forward"` and `"play"` are its buttons; `data-step-at` holds the number. `data-places` on a
//!   part of a drawing has its `transform` for each step, parted by semicolons. The box has the class `playing` while it
//!   plays, `stepping` while it does not show the last step. The server sends all parts but the last `hidden`.
//!   `data-auto` plays it by itself when it is new, `data-pace` is the time of a step in milliseconds. A part with
//!   `data-from-step="2"` has the class `later` before that step; `data-sums` has its text for each step, parted by spaces.
//!   `data-again` and `data-skip` are buttons anywhere on the page that play a box anew and bring it to its end; they hold its id.
//!   A box with `data-count` plays the final count: until it is over, the panel of the end does not tell the result.
//! - A line of the log has in `data-at` the ids of what it speaks of ([`Board::places`]): while the line is pointed at, tapped or
//!   come upon with the arrow keys, these elements have the class `spoken`; while one of them is pointed at or focused, all
//!   lines that speak of it have the class `speaks`. `table.css` draws a halo; a board may draw something better. In the same
//!   way a move of advice lights what its reasons are about ([`Board::about`]).
//! - `data-tale-of="court"` on a box: a story that a part of the script with that name (`static/play/court.js`) plays on the board's
//!   own pieces, one beat after another. It begins by itself when it is new and nothing is asked of the viewer
//!   (`data-asked`); pressing a piece or `Esc` ends it at once. `data-tale-go="again"`, `"back"`, `"pause"`, `"on"` and `"skip"` are
//!   its buttons. The box has the class `telling` while it is told and `paused` while it waits. What the court's tale is
//!   made of: `data-round` and `data-phase`; `data-order`, who stood where; `data-laid`, the tokens on each, with seat and value
//!   (`2:2+2 2-1 3+2;5:1+2`); `data-moves`, from which place to which (`5:6>9`); `data-scored`, for each seat its points for
//!   tokens and its cards (`5:2=16 12=18;…`); `data-named`, who named the colour; `data-words`, how it is told.
//! - `data-court="3 1 2 …"` around a choice: while it is pointed at or focused, the court stands in that order, and whoever
//!   stands elsewhere than now has the class `elsewhere`. `data-court-look` is a switch for fingers.
//! - `data-tab="map"` on a tab, `data-group="part"` for those that belong together (else it is one of the sheet's): the body
//!   has `data-part="map"` while it is open, and the style sheet shows what belongs to it. `data-tabbed="map"` on a part of the
//!   board: its tab has the class `lit` while something in it is legal, and of the group `part` it opens by itself when
//!   what is asked lies there and not in the part that is open. `data-idle` on or around buttons: they may be pressed, but
//!   are not what is asked, so no tab is lit for them.
//! - `data-zoom` on a frame with an id: `data-zoom-scroll` in it scrolls, `data-zoom-size` within that is the drawing and grows.
//!   The style sheet says by `--near` how near it is at first (1 shows the whole); `data-far` begins with the whole.
//!   `data-home` is the id of what it opens on and follows. `data-zoom-whole` is the switch; `data-zoom-mini` a small picture with
//!   the same view box, in which `data-zoom-seen`, a rectangle, marks the part that is seen. A part of it with `data-mark="wei"` has
//!   the class `lit` while something legal lies within `data-of="wei"` in the frame; if nothing that is legal is in sight once
//!   something is chosen, the frame goes to the nearest. The frame has the class `zoomed`
//!   while it shows a part, `far` while it shows the whole although it is made to be seen nearer: then the first tap comes
//!   nearer and presses nothing. `data-zoom-to` on a button in the frame has the id of a part of the drawing that it shows; it
//!   has the class `lit` while something there is legal, and the frame opens on such a part.

mod emperor;
mod great_wall;
mod justinian;
mod lights;
pub mod memory;
mod outline;
pub mod page;
mod press;
pub mod text;
#[cfg(test)]
mod trying;
mod zhanguo;

use std::any::Any;
use std::hash::Hash;

use bots::outside::MovePaper;
use game::{Fault, Lang, Seat, Texts, Turn, Value, Viewer, Words};
use maud::{Markup, PreEscaped};
use table::Library;
use table::roll::Roll;

use crate::memory::Sketch;

pub use lights::{dark, drawn, draws};
pub use page::{Theme, page};

/// What this part of the house says.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };

/// The drawings that all boards share: the six emblems, cards, piles.
pub const SYMBOLS: PreEscaped<&str> = PreEscaped(include_str!("../static/symbols.svg"));

/// The style sheets that all boards need beside their own, by name: the first before any other, the second after the board's.
pub const STYLES: [(&str, &str); 2] = [
    ("tokens.css", include_str!("../static/tokens.css")),
    ("panels.css", include_str!("../static/panels.css")),
];

/// The words of the boards and of one game, or of the boards alone: for whoever draws without a site.
#[must_use]
pub fn words(game: Option<&str>, lang: Lang) -> Words {
    static WORDS: Library = Library::new(&[TEXTS]);
    match game.and_then(|id| table::find(id).ok()) {
        Some(game) => WORDS.of(game.about(), lang),
        None => WORDS.house(lang),
    }
}

/// Every board of the house.
static BOARDS: Roll<dyn Board> = Roll::new(
    &[
        &great_wall::GreatWallBoard,
        &emperor::EmperorBoard,
        &justinian::JustinianBoard,
        &zhanguo::ZhanGuoBoard,
    ],
    |board| board.game(),
);

/// Every board.
#[must_use]
pub fn boards() -> &'static [&'static dyn Board] {
    BOARDS.all()
}

/// Adds a board, for a program that serves more games than the house has ([`table::registry::add`]). Refused once somebody has
/// asked for a board.
pub fn add(board: &'static dyn Board) -> Result<(), Fault> {
    BOARDS.add(board)
}

/// The board of a game.
#[must_use]
pub fn board(game: &str) -> Option<&'static dyn Board> {
    BOARDS.find(game)
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
    /// A person who left; a bot of that level plays on.
    Away(&'static str),
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
    /// From whose place somebody looks who has none of their own: the board is turned so, and nothing more is seen.
    pub from: Option<Seat>,
    /// The words of house, boards and game, with the players' names.
    pub words: &'a Words,
    /// The players, in the order of the seats.
    pub players: &'a [Player],
    /// Who decides.
    pub turn: Turn,
    /// The legal moves, when it is the viewer who decides; else empty.
    pub moves: &'a [MovePaper],
    /// The last decision as the viewer saw it: who, and in notation.
    pub last: Option<(Seat, String)>,
    /// The last decision that the board tells as a story, if there was one.
    pub story: Option<Story<'a>>,
    /// What remembers parts from one drawing to the next, if anything does.
    pub sketch: Option<&'a Sketch>,
}

/// A decision that changed much at once, to be told step by step afterwards.
#[derive(Clone)]
pub struct Story<'a> {
    /// The number of the decision: so its drawing has a name of its own.
    pub number: usize,
    /// What the viewer knew before it, in the game's own view type.
    pub before: &'a dyn Any,
    /// The decision as the viewer saw it, in notation.
    pub mv: String,
}

impl Scene<'_> {
    /// Whether the viewer is to decide.
    #[must_use]
    pub fn mine(&self) -> bool {
        self.turn.seat().is_some_and(|seat| self.viewer == Viewer::Seat(seat))
    }

    /// A part that is drawn anew only if something it depends on has changed: that is `on`, besides viewer, language and the
    /// players' names.
    pub fn part(&self, name: &str, on: &impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        match self.sketch {
            Some(sketch) => sketch.part(name, on, draw),
            None => draw(),
        }
    }

    /// A place where a drawing that changes often is cut, so that what is the same on one side of it is not compared again.
    pub fn seam(&self) -> Markup {
        self.sketch.map_or_else(Markup::default, Sketch::seam)
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

    /// The style sheet, beside those that all boards need ([`STYLES`]).
    fn style(&self) -> &'static str;

    /// The emblem of a seat: the id of one of the six emblem symbols (`e-wave`, …).
    fn emblem(&self, seat: Seat) -> &'static str;

    /// The board itself.
    fn board(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// A part of the board, by names that its game gives it, to be looked at only: a figure that is about no more than that. A board
    /// that has no parts shows the whole.
    fn detail(&self, view: &dyn Any, scene: &Scene<'_>, _about: &[String]) -> Markup {
        self.board(view, scene)
    }

    /// The sign of a thing of the game, by its name in the data file, where the board has one for it.
    fn sign(&self, _name: &str) -> Option<Markup> {
        None
    }

    /// A table of the rules page that the board draws from its data file, with its own signs: by the section of the file that it
    /// shows, or by another name that its game gives it.
    fn chart(&self, _name: &str, _words: &Words) -> Option<Markup> {
        None
    }

    /// What helps to see what a step of a lesson speaks of, beside the board: `lights` are the ids of that.
    fn aid(&self, _view: &dyn Any, _scene: &Scene<'_>, _lights: &[String]) -> Markup {
        Markup::default()
    }

    /// The story told again (`data-tale-of`): a line at the foot of the board, on a phone in the sheet.
    fn tale(&self, _view: &dyn Any, _scene: &Scene<'_>) -> Markup {
        Markup::default()
    }

    /// The viewer's hand, and what else he can press below the board.
    fn hand(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// What the viewer of this view holds, in small and without anything to press: for pages that show several hands at once.
    fn held(&self, _view: &dyn Any, _scene: &Scene<'_>) -> Markup {
        Markup::default()
    }

    /// What the viewer is asked, in one sentence for each state of choosing (`data-when`), and the steps of the turn.
    fn prompt(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// What is being decided, as everybody sees it, where the board looks otherwise for each kind of decision: frames of one stage look alike, so
    /// each is patched from the last of its own.
    fn stage(&self, _view: &dyn Any) -> Option<&'static str> {
        None
    }

    /// What is to be known of a player, for his panel.
    fn facts(&self, view: &dyn Any, scene: &Scene<'_>, seat: Seat) -> Markup;

    /// What belongs to nobody, below the players: supplies, piles.
    fn supply(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup;

    /// Whether the board tells any decision as a story.
    fn tells_stories(&self) -> bool {
        false
    }

    /// Whether the board tells a decision (in notation) as a story, as long as no other such follows.
    fn is_story(&self, _mv: &str) -> bool {
        false
    }

    /// Where the board itself plays the final count, the id of its box with steps (`data-steps`, `data-count`): the result waits
    /// for it. Else the panel of the end counts.
    fn count_box(&self) -> Option<&'static str> {
        None
    }

    /// The final count in detail, for the panel of the end, where there is more to tell than the points by source.
    fn count(&self, _view: &dyn Any, _scene: &Scene<'_>) -> Option<Markup> {
        None
    }

    /// What the log speaks of when it tells a seat's decision (in notation, as the viewer saw it): ids of elements that the
    /// board draws. Some may not be there any more, or not yet.
    fn places(&self, _viewer: Viewer, _seat: Seat, _mv: &str) -> Vec<String> {
        Vec::new()
    }

    /// What a reason for a move is about ([`game::Reason::about`]): ids of elements that the board draws.
    fn about(&self, _viewer: Viewer, _what: &[(&'static str, Value)]) -> Vec<String> {
        Vec::new()
    }

    /// How many cards or the like the tab of the hand names on a phone.
    fn hand_size(&self, view: &dyn Any) -> Option<u32>;
}
