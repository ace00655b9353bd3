//! What the conformance kit must know beyond the rules.

use game::{Pieces, Proven, Seat, Setup as _, Things};

use crate::board::{DRAW, PHASES, TOKENS};
use crate::court::Side;
use crate::moves::{Move, Spot};
use crate::pieces::{COURTIERS, Colour, Courtier, Token};
use crate::setup::Setup;
use crate::state::Justinian;
use crate::view::View;

impl Proven for Justinian {
    fn vocabulary() -> Vec<Move> {
        let mut all = vec![Move::Pass, Move::Score, Move::Decline, Move::Keep];
        all.extend(Side::ALL.map(Move::Side));
        let tokens = || Token::ALL.into_iter().map(Some).chain([None]);
        all.extend(Spot::all().flat_map(|spot| tokens().map(move |token| Move::Token { token, spot })));
        for colour in Colour::ALL {
            all.push(Move::Colour(colour));
            let cards = Courtier::all().map(Some).chain([None]);
            all.extend(cards.map(|courtier| Move::Exchange { colour, courtier }));
        }
        all
    }

    fn betrays(mv: Move) -> bool {
        // Nothing is shown, but what lies face down was chosen by looking at it.
        matches!(mv, Move::Token { .. } | Move::Exchange { .. })
    }

    fn pieces(&self) -> Vec<Pieces> {
        let table = &self.table;
        let mut pieces = Vec::with_capacity(128);
        let mut note = |sort, which, count| pieces.push(Pieces { sort, which, count });
        for seat in Seat::all(table.seats()) {
            let at = seat.index();
            let mut tokens = self.hands[at];
            tokens.add_all(&self.reserves[at]);
            tokens.add_all(&self.spaces[at].all());
            tokens.add_all(&table.gone[at]);
            for courtier in Courtier::all() {
                for (_, token) in self.court(courtier).filter(|(owner, _)| *owner == seat) {
                    tokens.add(token.index(), 1);
                }
            }
            for token in Token::ALL {
                note(token.name(), seat.number(), u32::from(tokens.count(token.index())));
            }
            let counted = [self.hands[at].size() as u8, self.reserves[at].size() as u8];
            let known = [table.hands[at], table.reserves[at]];
            let miscounted = counted != known || self.spaces[at].space() != table.spaces[at];
            note("miscounted tokens of", seat.number(), miscounted.into());
        }
        for courtier in 0..COURTIERS {
            let whole = (0..self.court[courtier].len())
                .all(|slot| self.court[courtier][slot].is_some() == table.court[courtier][slot].is_some());
            note("token without an owner on courtier", courtier + 1, (!whole).into());
            let standing = table.order.iter().filter(|other| other.index() == courtier).count();
            note("courtier", courtier + 1, standing as u32);
        }
        for colour in Colour::ALL {
            let (pile, heap) = (self.pile(colour), &table.heaps[colour.index()]);
            let gone = table.scored_in(colour).is_some();
            for courtier in Courtier::all() {
                let held =
                    Seat::all(table.seats()).filter(|&seat| self.cards(seat, colour).contains(courtier));
                let count = held.count() as u32 + u32::from(pile.all().count(courtier.index()));
                // A colour that was scored has left the game whole.
                note(colour.name(), courtier.number(), if gone { count + 1 } else { count });
            }
            let known = usize::from(heap.left) + heap.returned();
            note("miscounted in the pile of", colour.index(), u32::from(pile.all().size() as usize != known));
            let hands = Seat::all(table.seats())
                .all(|seat| self.cards(seat, colour).count() == if gone { 0 } else { table.cards() });
            note("hands without their cards of", colour.index(), (!hands).into());
        }
        pieces
    }

    fn worlds(view: &View) -> f64 {
        view.worlds()
    }

    /// Every round but three places a token or draws one, or the phase is scored. In a round everybody passes once and
    /// declines at most once, and one player chooses a side; in a phase one names a colour and all may exchange a card.
    fn longest(setup: &Setup) -> usize {
        let seats = setup.seats();
        let tokens = seats * TOKENS.size() as usize;
        let rounds = tokens + seats * (TOKENS.size() / DRAW) as usize + PHASES;
        tokens + rounds * (2 * seats + 1) + PHASES * (1 + seats)
    }

    fn everything() -> Vec<Things> {
        vec![
            Things::new("things-tokens", Token::ALL),
            Things::new("things-spots", Spot::all()),
            Things::new("things-sides", Side::ALL),
            Things::new("things-colours", Colour::ALL),
            Things::new("things-exchanged", Courtier::all()),
        ]
    }

    fn used(&self, mv: Move, _: &Self, out: &mut Vec<(usize, usize)>) {
        match mv {
            Move::Token { token, spot } => {
                out.extend(token.map(|token| (0, token.index())));
                let courtier = match spot {
                    Spot::Courtier(courtier) => courtier.index(),
                    Spot::Phase => COURTIERS,
                };
                out.push((1, courtier));
            }
            Move::Side(side) => out.push((2, side as usize)),
            Move::Colour(colour) => out.push((3, colour.index())),
            Move::Exchange { courtier, .. } => out.extend(courtier.map(|courtier| (4, courtier.index()))),
            Move::Pass | Move::Score | Move::Decline | Move::Keep => {}
        }
    }
}
