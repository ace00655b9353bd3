//! What a seat may know.

use game::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::board::{SEATS, STACK};
use crate::court::{Order, Side, Sums, slid};
use crate::pieces::{COLOURS, COURTIERS, Colour, Courtier, Courtiers, Token, Tokens};
use crate::position::ViewPaper;
use crate::scoring::{CardPoints, card_points};
use crate::state::{Decision, Justinian, LAYERS, Space, SpaceTokens, Table};

/// What a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    /// Who.
    pub seat: Seat,
    /// The tokens behind his screen.
    pub hand: Tokens,
    /// His cards, by colour; none of a colour that was scored.
    pub cards: [Courtiers; COLOURS],
}

/// A token on a courtier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Known {
    /// Whose.
    pub seat: Seat,
    /// Which, if the viewer knows.
    pub token: Option<Token>,
}

/// All that one viewer knows: what lies open, what he holds, his own tokens wherever they lie face down, the cards he
/// returned, and whatever is face up just now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    table: Table,
    own: Option<Own>,
    pub(crate) court: [[Option<Token>; STACK]; COURTIERS],
    pub(crate) spaces: [Option<SpaceTokens>; SEATS],
    /// Under each colour's pile.
    pub(crate) under: [[Option<Courtier>; LAYERS]; COLOURS],
    pub(crate) traced: [Option<Courtier>; SEATS],
}

impl View {
    pub(crate) fn of(state: &Justinian, viewer: Viewer) -> Self {
        let table = state.table;
        let me = viewer.seat();
        let up = |decision| table.decision == decision;
        let mine = |seat: Option<Seat>| seat.is_some() && seat == me;
        let mut view = Self {
            table,
            own: me.map(|seat| Own {
                seat,
                hand: *state.hand(seat),
                cards: Colour::ALL.map(|colour| state.cards(seat, colour)),
            }),
            court: [[None; STACK]; COURTIERS],
            spaces: [None; SEATS],
            under: [[None; LAYERS]; COLOURS],
            traced: [None; SEATS],
        };
        for courtier in 0..COURTIERS {
            for slot in 0..STACK {
                if up(Decision::Side) || mine(table.court[courtier][slot]) {
                    view.court[courtier][slot] = state.court[courtier][slot];
                }
            }
        }
        for seat in Seat::all(table.seats()) {
            if up(Decision::Colour) || mine(Some(seat)) {
                view.spaces[seat.index()] = Some(*state.space(seat));
            }
            if table.traced[seat.index()].is_some_and(|traced| mine(Some(seat)) || mine(Some(traced.by))) {
                view.traced[seat.index()] = state.traced[seat.index()];
            }
        }
        for (colour, heap) in table.heaps.iter().enumerate() {
            for (n, _) in heap.under.iter().enumerate().filter(|(_, by)| mine(**by)) {
                let layer = state.piles[colour].layers()[heap.layer(n)];
                view.under[colour][n] = Courtier::all().find(|courtier| layer.count(courtier.index()) > 0);
            }
        }
        view
    }

    /// What lies open, and every token on it turned up.
    pub(crate) fn laid_open(state: &Justinian) -> Self {
        let seats = Seat::all(state.table.seats());
        let mut view = Self { court: state.court, ..Self::of(state, Viewer::Audience) };
        for seat in seats {
            view.spaces[seat.index()] = Some(*state.space(seat));
        }
        view
    }

    /// What lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the viewer holds; the audience holds nothing.
    #[must_use]
    pub const fn own(&self) -> Option<&Own> {
        self.own.as_ref()
    }

    /// The viewer's seat; the audience has none.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.own.map(|own| own.seat)
    }

    /// What is asked, of [`Table::turn`].
    #[must_use]
    pub const fn decision(&self) -> Decision {
        self.table.decision
    }

    /// The tokens on a courtier as they were laid, with those values the viewer knows.
    pub fn court(&self, courtier: Courtier) -> impl Iterator<Item = Known> + '_ {
        let owners = self.table.court[courtier.index()].iter().flatten();
        owners.zip(self.court[courtier.index()]).map(|(&seat, token)| Known { seat, token })
    }

    /// How many tokens a player has on the phase space.
    #[must_use]
    pub const fn space(&self, seat: Seat) -> Space {
        self.table.spaces[seat.index()]
    }

    /// A player's tokens on the phase space, if the viewer knows them: his own, and all once they are turned up.
    #[must_use]
    pub const fn space_tokens(&self, seat: Seat) -> Option<&SpaceTokens> {
        self.spaces[seat.index()].as_ref()
    }

    /// What a player's tokens on the phase space are worth, if the viewer knows.
    #[must_use]
    pub fn space_total(&self, seat: Seat) -> Option<u8> {
        self.space_tokens(seat).map(SpaceTokens::total)
    }

    /// How many tokens a player holds.
    #[must_use]
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        self.table.hands[seat.index()]
    }

    /// How many tokens a player has in reserve.
    #[must_use]
    pub const fn reserve_size(&self, seat: Seat) -> u8 {
        self.table.reserves[seat.index()]
    }

    /// The tokens of a player that the viewer can place nowhere: of another player hand, reserve and whatever lies face
    /// down; of his own, the reserve.
    #[must_use]
    pub fn unseen(&self, seat: Seat) -> Tokens {
        let mut seen = Tokens::EMPTY;
        for courtier in Courtier::all() {
            for known in self.court(courtier).filter(|known| known.seat == seat) {
                known.token.inspect(|token| seen.add(token.index(), 1));
            }
        }
        if let Some(space) = self.space_tokens(seat) {
            seen.add_all(&space.all());
        }
        if let Some(own) = self.own().filter(|own| own.seat == seat) {
            seen.add_all(&own.hand);
        }
        // What was seen is always part of what was not seen before; the conformance kit checks it at every step.
        self.table.unseen(seat).without(&seen).unwrap_or(Tokens::EMPTY)
    }

    /// The viewer's reserve, by elimination: a perfect memory knows it, though not what is drawn next.
    #[must_use]
    pub fn reserve(&self) -> Option<Tokens> {
        self.seat().map(|seat| self.unseen(seat))
    }

    /// The viewer's cards of a colour.
    #[must_use]
    pub fn cards(&self, colour: Colour) -> Courtiers {
        self.own.map_or(Courtiers::NONE, |own| own.cards[colour.index()])
    }

    /// The cards the viewer returned under a colour's pile that still lie there: how many cards lie above each, and which
    /// it is.
    pub fn returned(&self, colour: Colour) -> impl Iterator<Item = (usize, Courtier)> + '_ {
        let left = usize::from(self.table.heaps[colour.index()].left);
        let known = self.under[colour.index()].iter().enumerate();
        known.filter_map(move |(n, courtier)| courtier.map(|courtier| (left + n, courtier)))
    }

    /// The card of another player which the viewer knows because he had returned it himself.
    #[must_use]
    pub fn known_card(&self, seat: Seat) -> Option<(Colour, Courtier)> {
        let (traced, courtier) = (self.table.traced[seat.index()]?, self.traced[seat.index()]?);
        (self.seat() != Some(seat)).then_some((traced.colour, courtier))
    }

    /// By how many places each courtier would move, by the tokens the viewer knows.
    #[must_use]
    pub fn sums(&self) -> Sums {
        self.court.map(|stack| stack.iter().flatten().map(|token| token.value()).sum())
    }

    /// Where everybody would stand if the courtiers moved now, by the tokens the viewer knows.
    #[must_use]
    pub fn preview(&self, side: Side) -> Order {
        slid(&self.table.order, &self.sums(), side)
    }

    /// Whether the viewer knows every token on a courtier, so that [`View::preview`] is what will happen.
    #[must_use]
    pub fn is_preview_exact(&self) -> bool {
        Courtier::all().all(|courtier| self.court(courtier).all(|known| known.token.is_some()))
    }

    /// What the viewer's cards of a colour are worth in this phase with courtiers in that order, one by one.
    pub fn card_points<'a>(
        &'a self,
        order: &'a Order,
        colour: Colour,
    ) -> impl Iterator<Item = CardPoints> + 'a {
        let table = &self.table;
        card_points(&table.setup.board, order, self.cards(colour), table.phase as usize)
    }

    /// What the viewer's cards of a colour are worth together in this phase with courtiers in that order.
    #[must_use]
    pub fn colour_points(&self, order: &Order, colour: Colour) -> u32 {
        self.card_points(order, colour).map(|card| u32::from(card.points)).sum()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewPaper::write(self).serialize(serializer)
    }
}
