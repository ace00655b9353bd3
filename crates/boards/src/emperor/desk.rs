//! What all drawings need to know about one scene.

use emperor::{Cards, Colour, Emperor, Move, Payment, Phase, Region, Table, View};
use game::{Chance, Game, Phrase, Refusal, Seat};
use maud::{Markup, html};

use super::ground::{Land, Ways};
use super::outline::{Pt, short};
use super::{emblem, sign};
use crate::Scene;
use crate::press::Why;

/// One scene, laid out for drawing.
pub(super) struct Desk<'a> {
    /// What lies open.
    pub table: &'a Table,
    /// The viewer's seat and hand.
    pub own: Option<(Seat, Cards)>,
    /// The cards that may lie in the pile or in the hands of others.
    pub unseen: Cards,
    /// A world to try the viewer's moves in, while the viewer decides. His own moves and the open table do not depend
    /// on what is hidden, so any world he cannot tell from the true one will do.
    pub world: Option<Emperor>,
    /// The last decision.
    pub last: Option<(Seat, Move)>,
    /// The map.
    pub land: &'static Land,
    scene: &'a Scene<'a>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(view: &'a View, scene: &'a Scene<'a>) -> Self {
        let last = scene.last.as_ref().and_then(|(seat, text)| Some((*seat, text.parse().ok()?)));
        // Without moves nothing can be pressed: the board is only looked at.
        let decides = scene.mine() && !scene.moves.is_empty();
        let world = decides.then(|| Emperor::imagine(view, &mut Chance::quick(0)));
        let (table, land) = (view.table(), Land::of(view.table().board()));
        Self { table, own: view.own(), unseen: view.unseen(), world, last, land, scene }
    }

    /// The roads of the side in play.
    pub(super) fn ways(&self) -> &'static Ways {
        self.land.ways(self.table.setup.side)
    }

    /// The viewer's seat.
    pub(super) fn me(&self) -> Option<Seat> {
        self.own.map(|(seat, _)| seat)
    }

    /// Whether a seat is the viewer's.
    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// Whether the viewer decides about a piece.
    pub(super) fn places(&self) -> bool {
        self.world.is_some() && matches!(self.table.phase, Phase::Place | Phase::Second(_))
    }

    /// Whether the viewer draws cards.
    pub(super) fn draws(&self) -> bool {
        self.world.is_some() && matches!(self.table.phase, Phase::Draw(_))
    }

    /// Every seat.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats())
    }

    /// What the viewer can pay with.
    pub(super) fn payments(&self) -> Vec<Payment> {
        let held = |colour: Colour| self.own.map_or(0, |(_, hand)| hand.count(colour.index()));
        Payment::all().filter(|pay| held(pay.colour) >= pay.count()).collect()
    }

    /// A phrase in the viewer's words.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.scene.words.say(phrase)
    }

    /// A message without values.
    pub(super) fn word(&self, id: &str) -> String {
        self.scene.words.word(id)
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.scene.words.name(seat)
    }

    /// The name of a region.
    pub(super) fn region(&self, region: Region) -> String {
        self.table.board().region_name(region).to_owned()
    }

    /// The names of the regions of a colour.
    pub(super) fn regions(&self, colour: Colour) -> Vec<String> {
        self.table.board().of_colour(colour).map(|region| self.region(region)).collect()
    }

    /// What the table would be after a move of the viewer, if he may make it.
    pub(super) fn after(&self, mv: Move) -> Option<Table> {
        let world = self.world.as_ref()?;
        world.refuse(mv).ok()?;
        let mut then = *world;
        then.play(mv, &mut Chance::quick(0));
        Some(*then.table())
    }

    /// Why the viewer cannot make a move now, if he cannot.
    pub(super) fn refusal(&self, mv: Move) -> Option<Why> {
        let refusal = self.world.as_ref()?.refuse(mv).err()?;
        Some(self.why(&refusal))
    }

    /// A refusal in words.
    pub(super) fn why(&self, refusal: &Refusal) -> Why {
        Why::refused(self.scene.words, refusal)
    }

    /// A reason of the page itself, told under the title of a rule.
    pub(super) fn reason(&self, text: String, rule: &'static str) -> Why {
        Why::told(self.scene.words, text, rule)
    }

    /// Cards come first.
    pub(super) fn card_first(&self) -> Why {
        Why::choose_first(self.scene.words)
    }
}

/// A place on the map, as an attribute.
pub(super) fn moved((x, y): Pt) -> String {
    format!("translate({} {})", short(x), short(y))
}

/// A seat's colour and emblem.
pub(super) fn badge(seat: Seat) -> Markup {
    html! {
        span.{ "emblem " (Scene::colour(seat)) } { svg aria-hidden="true" { use href={ "#" (emblem(seat)) } {} } }
    }
}

/// A colour with its sign, as small as a letter.
pub(super) fn swatch(colour: Colour) -> Markup {
    html! {
        span.{ "swatch k-" (colour) } { svg viewBox="-10 -10 20 20" aria-hidden="true" { (drawn(sign(colour), 20.0)) } }
    }
}

/// A symbol around the middle of its drawing.
pub(super) fn drawn(symbol: &str, size: f64) -> Markup {
    html! { use href={ "#" (symbol) } x=(-size / 2.0) y=(-size / 2.0) width=(size) height=(size) {} }
}
