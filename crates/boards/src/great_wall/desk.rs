//! What all drawings need to know about one scene.

use std::hash::Hash;

use game::{Chance, Game, Phrase, Refusal, Seat};
use great_wall::{Card, Cards, GreatWall, Move, Phase, SectionId, Table, View};
use maud::{Markup, html};

use super::emblem;
use crate::Scene;
use crate::press::Why;

/// One scene, laid out for drawing.
pub(super) struct Desk<'a> {
    /// What lies open.
    pub table: &'a Table,
    /// The viewer's seat and hand.
    pub own: Option<(Seat, Cards)>,
    /// A world to try the viewer's moves in, while the viewer decides. His own moves and the open table do not depend
    /// on what is hidden, so any world he cannot tell from the true one will do.
    pub world: Option<GreatWall>,
    /// The last decision.
    pub last: Option<(Seat, Move)>,
    scene: &'a Scene<'a>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(view: &'a View, scene: &'a Scene<'a>) -> Self {
        let last = scene.last.as_ref().and_then(|(seat, text)| Some((*seat, text.parse().ok()?)));
        // Without moves nothing can be pressed: the board is only looked at.
        let decides = scene.mine() && !scene.moves.is_empty();
        let world = decides.then(|| GreatWall::imagine(view, &mut Chance::quick(0)));
        Self { table: view.table(), own: view.own(), world, last, scene }
    }

    /// The viewer's seat.
    pub(super) fn me(&self) -> Option<Seat> {
        self.own.map(|(seat, _)| seat)
    }

    /// Whether a seat is the viewer's.
    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// Whether the viewer decides whether to claim.
    pub(super) fn checks(&self) -> bool {
        self.world.is_some() && matches!(self.table.phase, Phase::Check | Phase::LastCheck)
    }

    /// How many cards of a kind the viewer holds.
    pub(super) fn holds(&self, card: Card) -> u8 {
        self.own.map_or(0, |(_, hand)| hand.count(card.index()))
    }

    /// The seats in turn order, the viewer first; for the audience whoever they look over the shoulder of.
    pub(super) fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.table.seats()).collect();
        seats.rotate_left(self.me().or(self.scene.from).map_or(0, Seat::index));
        seats
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

    /// A phrase about a player, which has two forms: `id-own` speaks to the viewer, `id` speaks of `$seat`.
    pub(super) fn about(&self, seat: Seat, [of, own]: [&'static str; 2]) -> Phrase {
        Phrase::new(if self.is_me(seat) { own } else { of }).with("seat", seat)
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

    /// A part that is drawn anew only if something it depends on has changed.
    pub(super) fn part(&self, name: &str, on: &impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        self.scene.part(name, on, draw)
    }

    /// A place where the drawing is cut.
    pub(super) fn seam(&self) -> Markup {
        self.scene.seam()
    }

    /// The last decision, if it was about that section.
    pub(super) fn last_in(&self, id: SectionId) -> Option<(Seat, Move)> {
        self.last.filter(|(_, mv)| match *mv {
            Move::Play { section, .. }
            | Move::Cover { section, .. }
            | Move::ClaimFirst { section, .. }
            | Move::ClaimSecond { section } => section == id,
            Move::Draw | Move::Decline => false,
        })
    }

    /// The place where the viewer's next card could go, for asking why none can.
    pub(super) fn any_section(&self) -> SectionId {
        let open = self.table.section_ids().find(|&id| self.table.section(id).is_open());
        open.unwrap_or(SectionId::new(0))
    }

    /// The element a new stone of that player comes from: his hand if the viewer sees it, else his panel.
    pub(super) fn origin(&self, seat: Seat, card: Card) -> String {
        if self.is_me(seat) { format!("hand-{card}") } else { format!("player-p{seat}") }
    }
}

/// A seat's colour and emblem.
pub(super) fn badge(seat: Seat) -> Markup {
    html! {
        span.{ "emblem " (Scene::colour(seat)) } { svg aria-hidden="true" { use href={ "#" (emblem(seat)) } {} } }
    }
}
