//! What the conformance kit must know beyond the rules.

use game::{Pieces, Proven, Seat, Setup as _, Things};

use crate::board::{Card, Favour, SEATS, SECTIONS, board};
use crate::moves::Move;
use crate::setup::Setup;
use crate::state::{GreatWall, SectionId};
use crate::view::View;

impl Proven for GreatWall {
    fn vocabulary() -> Vec<Move> {
        let mut all = vec![Move::Draw, Move::Decline];
        for section in SectionId::all(SECTIONS) {
            all.push(Move::ClaimSecond { section });
            for card in Card::ALL {
                for count in 1..=board().deck().count(card.index()) {
                    all.push(Move::Play { card, count, section });
                }
                all.extend(Favour::all().map(|favour| Move::ClaimFirst { section, favour, on: card }));
                all.extend(Seat::all(SEATS).map(|seat| Move::Cover { section, seat, card }));
            }
        }
        all
    }

    fn betrays(mv: Move) -> bool {
        matches!(mv, Move::Play { .. } | Move::Cover { .. })
    }

    fn pieces(&self) -> Vec<Pieces> {
        let table = &self.table;
        let mut pieces = Vec::with_capacity(64);
        let mut note = |sort, which, count| pieces.push(Pieces { sort, which, count });
        for seat in Seat::all(table.seats()) {
            let (hand, pile) = (self.hand(seat), self.pile(seat));
            let mut cards = *hand;
            cards.add_all(&pile);
            cards.add_all(&table.gone[seat.index()]);
            for section in &table.sections {
                cards.add_all(&section.cards[seat.index()]);
                for under in section.under.iter().flatten().filter(|under| under.seat == seat) {
                    cards.add(under.card.index(), 1);
                }
            }
            for card in Card::ALL {
                note(card.name(), seat.number(), u32::from(cards.count(card.index())));
            }
            let miscounted = u32::from(table.piles[seat.index()]).abs_diff(pile.size());
            note("miscounted in the pile of", seat.number(), miscounted);
        }
        let mut favours = table.supply;
        favours.add_all(&table.removed);
        for won in &table.won {
            favours.add_all(won);
        }
        for section in &table.sections {
            for favour in section.stake.favours().into_iter().flatten() {
                favours.add(favour.index(), 1);
            }
        }
        for favour in Favour::all() {
            note("favour", favour.value().into(), u32::from(favours.count(favour.index())));
        }
        pieces
    }

    fn worlds(view: &View) -> f64 {
        view.worlds()
    }

    /// Every turn but those of the last round draws or plays a card, so there are at most as many turns as cards drawn
    /// and played; each turn declines at most once; favours are claimed once each.
    fn longest(setup: &Setup) -> usize {
        let played = board().deck().size() as usize;
        let drawn = played - usize::from(board().hand);
        let favours = board().favours().size() as usize;
        let turns = setup.seats() * (played + drawn + 2);
        setup.seats() * (played + drawn) + favours + turns
    }

    fn everything() -> Vec<Things> {
        vec![
            Things::new("things-cards", Card::ALL),
            Things::new("things-covered", Card::ALL),
            Things::new("things-favours", Favour::all()),
        ]
    }

    fn used(&self, mv: Move, _: &Self, out: &mut Vec<(usize, usize)>) {
        match mv {
            Move::Play { card, .. } => out.push((0, card.index())),
            Move::Cover { card, .. } => out.extend([(0, Card::Dragon.index()), (1, card.index())]),
            Move::ClaimFirst { favour, .. } => out.push((2, favour.index())),
            _ => {}
        }
    }
}
