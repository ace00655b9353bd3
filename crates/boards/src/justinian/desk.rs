//! What all drawings need to know about one scene.

use std::hash::Hash;

use game::{Chance, Game, Phrase, Refusal, Seat};
use justinian::board::STACK;
use justinian::court::Order;
use justinian::scoring::card_points;
use justinian::{
    CardPoints, Colour, Courtier, Courtiers, Decision, Justinian, Known, Move, Side, Table, Token, View,
};
use maud::{Markup, html};

use super::emblem;
use crate::Scene;
use crate::press::Why;

/// One scene, laid out for drawing.
pub(super) struct Desk<'a> {
    /// All that the viewer knows.
    pub view: &'a View,
    /// What lies open.
    pub table: &'a Table,
    /// A world to try the viewer's moves in, while the viewer decides. What he may do does not depend on what is hidden,
    /// so any world he cannot tell from the true one will do.
    pub world: Option<Justinian>,
    /// The last decision.
    pub last: Option<(Seat, Move)>,
    scene: &'a Scene<'a>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(view: &'a View, scene: &'a Scene<'a>) -> Self {
        // Without moves nothing can be pressed: the board is only looked at.
        let decides = scene.mine() && !scene.moves.is_empty();
        let world = decides.then(|| Justinian::imagine(view, &mut Chance::quick(0)));
        Self { world, ..Self::looked_at(view, scene) }
    }

    /// The same without trying moves.
    pub(super) fn looked_at(view: &'a View, scene: &'a Scene<'a>) -> Self {
        let last = scene.last.as_ref().and_then(|(seat, text)| Some((*seat, text.parse().ok()?)));
        Self { view, table: view.table(), world: None, last, scene }
    }

    /// The last time the courtiers moved: what the viewer knew before it, and from which side.
    pub(super) fn story(&self) -> Option<(&'a View, Side)> {
        let story = self.scene.story.as_ref()?;
        match story.mv.parse().ok()? {
            Move::Side(side) => Some((story.before.downcast_ref()?, side)),
            _ => None,
        }
    }

    /// The phase that counts, from 0: while cards are exchanged it is the next one, for which they are kept.
    pub(super) fn phase(&self) -> usize {
        usize::from(self.table.phase) + usize::from(self.table.decision == Decision::Exchange)
    }

    /// What the viewer's cards of a colour are worth in that phase with courtiers in that order, one by one.
    pub(super) fn card_points(
        &self,
        order: &'a Order,
        colour: Colour,
    ) -> impl Iterator<Item = CardPoints> + 'a {
        card_points(&self.table.setup.board, order, self.view.cards(colour), self.phase())
    }

    /// The same together.
    pub(super) fn colour_points(&self, order: &'a Order, colour: Colour) -> u32 {
        self.card_points(order, colour).map(|card| u32::from(card.points)).sum()
    }

    /// The viewer's seat.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.seat()
    }

    /// Whether a seat is the viewer's.
    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// Whether the viewer is asked this just now.
    pub(super) fn decides(&self, decision: Decision) -> bool {
        self.world.is_some() && self.table.decision == decision
    }

    /// Every seat.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats())
    }

    /// How many tokens of a kind the viewer holds.
    pub(super) fn holds(&self, token: Token) -> u8 {
        self.view.own().map_or(0, |own| own.hand.count(token.index()))
    }

    /// The kinds of tokens the viewer holds.
    pub(super) fn held(&self) -> impl Iterator<Item = Token> + '_ {
        Token::ALL.into_iter().filter(|&token| self.holds(token) > 0)
    }

    /// The colours in which a courtier is a favourite of the viewer.
    pub(super) fn favours(&self, courtier: Courtier) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(move |&colour| self.view.cards(colour).contains(courtier))
    }

    /// A courtier's name.
    pub(super) fn courtier(&self, courtier: Courtier) -> &'a str {
        self.table.setup.board.board().name_of(courtier)
    }

    /// A phrase about a courtier, by name and number.
    pub(super) fn of(&self, id: &'static str, courtier: Courtier) -> Phrase {
        Phrase::new(id).with("courtier", self.courtier(courtier)).with("number", courtier.number())
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

    /// The rule that keeps the viewer from making a move now, if one does.
    pub(super) fn refused(&self, mv: Move) -> Option<Refusal> {
        self.world.as_ref()?.refuse(mv).err()
    }

    /// Why the viewer cannot make a move now, if he cannot.
    pub(super) fn refusal(&self, mv: Move) -> Option<Why> {
        self.refused(mv).map(|refusal| self.told(&refusal))
    }

    /// A refusal in words.
    pub(super) fn told(&self, refusal: &Refusal) -> Why {
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

    /// The viewer's cards, colour by colour.
    pub(super) fn all_cards(&self) -> [Courtiers; 4] {
        Colour::ALL.map(|colour| self.view.cards(colour))
    }

    /// What lies on a courtier, from below.
    pub(super) fn stack(&self, courtier: Courtier) -> [Option<Known>; STACK] {
        let mut tokens = self.view.court(courtier);
        std::array::from_fn(|_| tokens.next())
    }

    /// The token comes first.
    pub(super) fn token_first(&self) -> Why {
        Why::choose_first(self.scene.words)
    }
}

/// A seat's colour and emblem.
pub(super) fn badge(seat: Seat) -> Markup {
    html! {
        span.{ "emblem " (Scene::colour(seat)) } { svg aria-hidden="true" { use href={ "#" (emblem(seat)) } {} } }
    }
}

/// Phases and places are numbered like an emperor's reign.
pub(super) const fn roman(number: usize) -> &'static str {
    ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"][number % 13]
}

/// A number with its sign, and a true minus.
pub(super) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
