//! What the conformance kit must know beyond the rules.

use game::{Proven, Seat, Setup as _};

use crate::board::{Card, Favour, SEATS, SECTIONS, board};
use crate::moves::Move;
use crate::setup::Setup;
use crate::state::{GreatWall, SectionId};
use crate::view::View;

impl Proven for GreatWall {
    fn vocabulary(_: &Setup) -> Vec<Move> {
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

    fn pieces(&self) -> Vec<(String, u32)> {
        let table = &self.table;
        let mut pieces = Vec::new();
        for seat in Seat::all(table.seats()) {
            let (hand, pile) = (self.hand(seat), self.pile(seat));
            let mut cards = [*hand, pile, table.gone[seat.index()]].to_vec();
            cards.extend(table.sections.iter().map(|section| section.cards[seat.index()]));
            for card in Card::ALL {
                let lying: u32 = cards.iter().map(|cards| u32::from(cards.count(card.index()))).sum();
                let covered = table.sections.iter().flat_map(|section| section.under.iter().flatten());
                let covered = covered.filter(|under| under.seat == seat && under.card == card).count();
                pieces.push((format!("{card} of seat {seat}"), lying + covered as u32));
            }
            let miscounted = u32::from(table.piles[seat.index()]).abs_diff(pile.size());
            pieces.push((format!("miscounted in the pile of seat {seat}"), miscounted));
        }
        for favour in Favour::all() {
            let mut n = u32::from(table.supply.count(favour.index()) + table.removed.count(favour.index()));
            n += table.won.iter().map(|won| u32::from(won.count(favour.index()))).sum::<u32>();
            for section in &table.sections {
                let there = match section.stake {
                    crate::Stake::Closed => vec![],
                    crate::Stake::Both(high, low) => vec![high, low],
                    crate::Stake::One { left, held } => vec![left, held.favour],
                };
                n += there.into_iter().filter(|&there| there == favour).count() as u32;
            }
            pieces.push((format!("favour {favour}"), n));
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
}
