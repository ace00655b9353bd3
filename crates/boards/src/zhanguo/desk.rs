//! What all drawings need to know about one scene.

use game::{Chance, Game, Phrase, Seat};
use zhanguo::{Action, Card, Move, Phase, Player, Region, Table, View, ZhanGuo};

use super::land::Land;
use crate::Scene;
use crate::press::{Press, Why};

/// One scene, laid out for drawing.
pub(super) struct Desk<'a> {
    /// All that the viewer knows.
    pub view: &'a View,
    /// What lies open.
    pub table: &'a Table,
    /// A world to try the viewer's moves in, while the viewer decides. What he may do does not depend on what is hidden,
    /// so any world he cannot tell from the true one will do.
    pub world: Option<ZhanGuo>,
    /// The board, laid out for drawing.
    pub land: &'static Land,
    scene: &'a Scene<'a>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(view: &'a View, scene: &'a Scene<'a>) -> Self {
        // Without moves nothing can be pressed: the board is only looked at.
        let decides = scene.mine() && !scene.moves.is_empty();
        let world = decides.then(|| ZhanGuo::imagine(view, &mut Chance::quick(0)));
        let table = view.table();
        Self { view, table, world, land: Land::of(table.board()), scene }
    }

    /// The last decision, if it was not hidden.
    pub(super) fn last(&self) -> Option<Move> {
        self.scene.last.as_ref()?.1.parse().ok()
    }

    /// The viewer's seat.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.own().map(|(seat, _)| seat)
    }

    /// The seat whose board is drawn large: the viewer's own; for the audience that of the player
    /// they look at, or of whoever decides.
    pub(super) fn seat(&self) -> Seat {
        self.me().or(self.scene.from).unwrap_or(self.table.turn)
    }

    /// The player whose board is drawn large.
    pub(super) fn player(&self) -> &'a Player {
        self.table.player(self.seat())
    }

    /// The viewer's cards, in the order of their numbers.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.view.own().into_iter().flat_map(|(_, secret)| secret.hand.iter())
    }

    /// What the viewer is asked just now.
    pub(super) fn asked(&self) -> Option<Phase> {
        self.world.is_some().then_some(self.table.phase)
    }

    /// Every seat.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats())
    }

    /// Every seat, in the order in which discs decide between equals.
    pub(super) fn line(&self) -> &'a [Seat] {
        &self.table.line[..self.table.seats()]
    }

    /// Whether somebody plays a card or takes a reward just now: the table before it, and how it began. It has ended when
    /// the next is asked for a card, or for an answer to an offer.
    pub(super) fn play(&self) -> Option<(&'a Table, Move)> {
        let story = self.scene.story.as_ref()?;
        let before: &'a View = story.before.downcast_ref()?;
        let mv: Move = story.mv.parse().ok()?;
        let runs = match mv {
            Move::Court { .. } => self.table.action.is_some(),
            Move::Accept => self.table.aspect.is_some() && self.table.phase != Phase::Offer,
            _ => false,
        };
        (runs && before.table().turn == self.table.turn).then_some((before.table(), mv))
    }

    /// The cards above the board that would answer, without those of silent regions.
    pub(super) fn answering(&self, card: Card, action: Action) -> usize {
        let seat = self.seat();
        let heard = |(region, _): &(Region, Card)| !self.table.is_silent(seat, *region);
        self.table.would_answer(seat, card, action).filter(heard).count()
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

    /// A phrase about a region.
    pub(super) fn at(&self, id: &'static str, region: Region) -> String {
        self.say(&Phrase::new(id).with("region", region.number()))
    }

    /// Whether the viewer may make a move now.
    pub(super) fn allows(&self, mv: Move) -> bool {
        self.world.as_ref().is_some_and(|world| world.refuse(mv).is_ok())
    }

    /// Why the viewer cannot make a move now, if he cannot.
    pub(super) fn refusal(&self, mv: Move) -> Option<Why> {
        let refusal = self.world.as_ref()?.refuse(mv).err()?;
        Some(Why::refused(self.scene.words, &refusal))
    }

    /// Something else comes first.
    pub(super) fn choose_first(&self) -> Why {
        Why::choose_first(self.scene.words)
    }

    /// Something else is chosen, and does not go there.
    pub(super) fn other_chosen(&self) -> Why {
        Why { text: self.word("board-why-other"), title: self.word("board-why-other-title"), rule: None }
    }

    /// What chooses these picks, and why a move with them is refused, if it is.
    pub(super) fn press(&self, pick: String, mv: Move) -> Press {
        Press { pick, why: self.refusal(mv), quiet: true, ..Press::default() }
    }

    /// The same for a place among others: it also says why it is not lit while something else is chosen.
    pub(super) fn press_or_other(&self, pick: String, mv: Move) -> Press {
        let why = self.refusal(mv).or_else(|| Some(self.other_chosen()));
        Press { why, ..self.press(pick, mv) }
    }
}
