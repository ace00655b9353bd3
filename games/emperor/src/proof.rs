//! What the conformance kit must know beyond the rules.

use game::{Pieces, Proven, Seat, Setup as _, Things};

use crate::board::{Colour, EMISSARIES, HOUSES, Region, SPACES, Space};
use crate::moves::{Move, Payment};
use crate::setup::Setup;
use crate::state::Emperor;
use crate::view::View;

impl Proven for Emperor {
    fn vocabulary() -> Vec<Move> {
        let mut all = vec![Move::Done, Move::Draw];
        for card in Colour::ALL {
            all.extend([Move::Exchange { card }, Move::Take { card }]);
        }
        for pay in Payment::all() {
            all.extend(Region::ALL.map(|region| Move::Emissary { region, pay }));
            for at in (0..Region::ALL.len() * SPACES).map(Space::from_index) {
                all.extend([Move::House { at, pay }, Move::Fortification { at, pay }]);
            }
        }
        all
    }

    fn betrays(mv: Move) -> bool {
        mv.placed().is_some() || matches!(mv, Move::Exchange { .. })
    }

    fn pieces(&self) -> Vec<Pieces> {
        let table = &self.table;
        let mut pieces = Vec::with_capacity(48);
        let mut note = |sort, which, count| pieces.push(Pieces { sort, which, count });
        let mut cards = self.pile();
        note("miscounted in the pile", 0, u32::from(table.pile).abs_diff(cards.size()));
        cards.add_all(&table.row);
        cards.add_all(&table.discards);
        for seat in Seat::all(table.seats()) {
            cards.add_all(self.hand(seat));
            let known = self.hand(seat).without(&table.known[seat.index()]).is_some();
            note("known but not held", seat.number(), u32::from(!known));
            let held = self.hand(seat).size();
            note("miscounted in hand", seat.number(), table.hand_size(seat).abs_diff(held));
            // What is placed and what is left were counted once, when the pieces were handed out.
            let houses: u32 = Region::ALL.iter().map(|&region| table.house_count(seat, region)).sum();
            note("house", seat.number(), houses + table.houses_left(seat));
            note("too many houses", seat.number(), houses.saturating_sub(HOUSES));
            let sent: u32 = table.emissaries[seat.index()].iter().map(|&n| u32::from(n)).sum();
            note("too many emissaries", seat.number(), sent.saturating_sub(EMISSARIES));
        }
        for colour in Colour::ALL {
            note(colour.name(), 0, u32::from(cards.count(colour.index())));
        }
        let forts: u32 = table.forts.iter().map(|forts| forts.count_ones()).sum();
        note("fortification", 0, forts + table.fort_supply.count_ones());
        for region in Region::ALL {
            let crowded = table.court(region).saturating_sub(table.court_limit(region));
            note("emissaries beyond the limit", region.index(), crowded);
            let built: u32 = Seat::all(table.seats()).map(|seat| table.house_count(seat, region)).sum();
            let shared = built - table.built(region).count_ones();
            note("houses sharing a space", region.index(), shared);
        }
        pieces
    }

    fn worlds(view: &View) -> f64 {
        view.worlds()
    }

    /// Every turn takes at least one card out of pile or row, and the row is refilled from the pile. The first pile and
    /// the second together hold at most every card twice. A turn has at most two pieces, or one and `done`, or an
    /// exchange, and three draws.
    fn longest(setup: &Setup) -> usize {
        let cards = setup.board.deck(setup.seats()).size() as usize;
        (2 * cards + setup.seats()) * 6
    }

    fn everything() -> Vec<Things> {
        vec![
            Things::new("things-houses", Region::ALL),
            Things::new("things-emissaries", Region::ALL),
            Things::new("things-fortifications", Region::ALL),
            Things::new("things-exchanged", Colour::ALL),
            Things::new("things-taken", Colour::ALL),
        ]
    }

    fn used(&self, mv: Move, _: &Self, out: &mut Vec<(usize, usize)>) {
        out.extend(match mv {
            Move::House { at, .. } => Some((0, at.region.index())),
            Move::Emissary { region, .. } => Some((1, region.index())),
            Move::Fortification { at, .. } => Some((2, at.region.index())),
            Move::Exchange { card } => Some((3, card.index())),
            Move::Take { card } => Some((4, card.index())),
            Move::Done | Move::Draw => None,
        });
    }
}
