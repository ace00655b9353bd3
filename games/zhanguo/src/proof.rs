//! What the conformance kit must know beyond the rules.

use game::{Pieces, Proven, Seat, Setup as _, Things};

use crate::board::{BARS, GOVERNORS, OFFICIALS, PALACES, ROUNDS, SLOTS, WALLS};
use crate::moves::{MOST_BID, Move};
use crate::pieces::{Action, Card, Colour, Official, Place, Region, Section, Spot, Symbol};
use crate::setup::Setup;
use crate::state::ZhanGuo;
use crate::things;
use crate::view::View;

impl Proven for ZhanGuo {
    fn vocabulary() -> Vec<Move> {
        let mut all = vec![Move::UseBoard, Move::Accept, Move::Pass, Move::Done];
        all.extend((1..=MOST_BID).map(|points| Move::Bid { points }));
        all.extend(Symbol::ALL.map(|board| Move::Board { board }));
        for card in Card::all() {
            all.extend([Move::Discard { card }, Move::Use { card }]);
            all.extend(Region::ALL.map(|region| Move::Tuck { card, region }));
            all.extend(Action::ALL.map(|action| Move::Court { card, action }));
        }
        for colour in Colour::ALL {
            all.extend([Move::Hidden { colour }, Move::Marker { colour }]);
        }
        for official in Official::ALL {
            for from in Place::all() {
                all.extend(Place::all().map(|to| Move::Move { official, from, to }));
            }
            all.extend(Region::ALL.map(|region| Move::Official { official, region }));
        }
        for region in Region::ALL {
            all.extend([
                Move::Hire { region },
                Move::Palace { region },
                Move::Pay { region },
                Move::Calm { region },
            ]);
            all.extend(Spot::ALL.map(|spot| Move::Install { region, spot }));
            for to in Region::ALL {
                all.push(Move::Worker { from: region, to });
                all.extend(Spot::ALL.map(|spot| Move::Governor { from: region, spot, to }));
            }
        }
        for section in Section::ALL {
            all.extend((1..=BARS as u8).map(|bars| Move::Wall { section, bars }));
        }
        all
    }

    fn betrays(mv: Move) -> bool {
        matches!(mv, Move::Tuck { .. } | Move::Court { .. })
    }

    fn pieces(&self) -> Vec<Pieces> {
        let table = &self.table;
        let mut pieces = Vec::with_capacity(64);
        let mut note = |sort, which, count| pieces.push(Pieces { sort, which, count });
        let mut cards = table.court.size() + table.tucked().size();
        for seat in Seat::all(table.seats()) {
            let (n, player) = (seat.number(), table.player(seat));
            cards += self.hand(seat).size();
            for colour in Colour::ALL {
                let held = self.hand(seat).of(colour).size();
                note("backs that lie", n, held.abs_diff(table.backs[seat.index()][colour.index()].into()));
            }
            for official in Official::ALL {
                let placed = player.placed(official);
                note("officials", n, u32::from(placed) + u32::from(OFFICIALS - placed));
            }
            let governors = Region::ALL.iter().map(|&region| table.governors(seat, region)).sum::<u8>();
            note("governors", n, u32::from(governors) + u32::from(GOVERNORS - governors));
            note("palaces", n, u32::from(PALACES - table.palaces_left(seat) + table.palaces_left(seat)));
            note("walls", n, u32::from(WALLS - table.walls_left(seat) + table.walls_left(seat)));
            for region in Region::ALL {
                let silent = player.unrest[region.index()].saturating_sub(table.track(seat, region));
                note("unrest beyond the track", n, silent.into());
                note("too many officials at work", n, player.desks(region).saturating_sub(2).into());
                let gap = player.cards[region.index()].iter().skip_while(|card| card.is_some()).flatten();
                note("gaps between cards", n, gap.count() as u32);
            }
        }
        note("cards in two places", 0, cards - self.out().size());
        for colour in Colour::ALL {
            let held: u8 = table.players.iter().map(|player| player.markers[colour.index()]).sum();
            note("markers", colour.index(), u32::from(held + table.markers_left(colour)));
        }
        for region in Region::ALL {
            let spaces = table.board().palace_spaces(table.seats());
            let built = table.palaces[region.index()].iter().flatten().count();
            note("palaces beyond the spaces", region.number(), built.saturating_sub(spaces) as u32);
        }
        for section in Section::ALL {
            let walls = &table.walls[section.index()];
            let twice = walls
                .iter()
                .flatten()
                .filter(|&&seat| walls.iter().filter(|who| **who == Some(seat)).count() > 1);
            note("walls of one player in a section", section.index(), twice.count() as u32);
        }
        pieces
    }

    fn worlds(view: &View) -> f64 {
        view.worlds()
    }

    /// Six turns a round. A turn has a card, at most ten free moves of Officials, the steps of its action (at most the four
    /// points, or a Palace, a Worker and a marker), all fifteen cards and the player board with three steps each, more free
    /// moves for the points among them, and the end. Then three rewards, each offered to everybody and taken in six steps.
    /// In the beginning auctions, in which every bid is higher than the last.
    fn longest(setup: &Setup) -> usize {
        let seats = setup.seats();
        let turn = 1 + 10 + 6 + 16 * 4 + 16 * 3 + 1;
        let rewards = 3 * (seats + 8);
        let cards = 2 * Colour::ALL.len();
        let opening = seats * (2 + usize::from(MOST_BID) + seats);
        opening + ROUNDS * (seats * (cards * turn + SLOTS) + rewards)
    }

    fn everything() -> Vec<Things> {
        things::everything()
    }

    fn used(&self, mv: Move, after: &Self, out: &mut Vec<(usize, usize)>) {
        things::used(&self.table, mv, &after.table, out);
    }
}
