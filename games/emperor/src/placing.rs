//! Reading a position that somebody wrote: the state, or every reason why there is none.

use game::{Fault, Seat};

use crate::board::{COLOURS, Cards, Colour, EMISSARIES, HAND, HOUSES, REGIONS, ROW, Region, SEATS, Space};
use crate::position::{AFTERS, CardPaper, PhasePaper, Position, RegionPaper, TurnPaper};
use crate::scoring::{FULL, SOURCES};
use crate::setup::{Fortifications, Setup};
use crate::state::{After, Emperor, Phase, Table};

/// The state that a position describes, or everything that is wrong with it.
pub(crate) fn place(setup: &Setup, position: &Position) -> Result<Emperor, Vec<Fault>> {
    let mut reader = PositionReader { setup: *setup, faults: Vec::new() };
    match reader.state(position) {
        Some(state) if reader.faults.is_empty() => Ok(state),
        _ => Err(reader.faults),
    }
}

/// Reads a position and gathers everything that is wrong with it. Whatever is counted is counted in wide numbers: a file
/// may say anything.
struct PositionReader {
    setup: Setup,
    faults: Vec<Fault>,
}

impl PositionReader {
    fn wrong(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn state(&mut self, paper: &Position) -> Option<Emperor> {
        let seats = self.setup.seats as usize;
        if paper.players.len() != seats {
            self.wrong(
                Fault::new("position-players").with("count", paper.players.len()).with("seats", seats),
            );
        }
        if paper.exhausted > 2 {
            self.wrong(Fault::new("position-exhausted").with("count", paper.exhausted));
        }
        let (turn, start) = (self.seat(paper.turn.seat), self.seat(paper.turn.start));
        let phase = self.phase(&paper.turn);
        if !self.faults.is_empty() {
            return None;
        }
        let mut table = Table {
            setup: self.setup,
            start,
            turn,
            phase: phase?,
            houses: [[0; REGIONS]; SEATS],
            emissaries: [[0; REGIONS]; SEATS],
            forts: [0; REGIONS],
            fort_supply: 0,
            points: [[0; SOURCES.len()]; SEATS],
            row: Cards::EMPTY,
            discards: Cards::EMPTY,
            pile: 0,
            exhausted: paper.exhausted as u8,
            known: [Cards::EMPTY; SEATS],
            hidden: [0; SEATS],
            unseen: Cards::EMPTY,
        };
        for (&region, region_paper) in &paper.regions {
            self.region(&mut table, region, region_paper);
        }
        for (seat, player) in Seat::all(seats).zip(&paper.players) {
            if self.setup.fortifications == Fortifications::With && !player.fortified {
                table.fort_supply |= 1 << seat.index();
            } else if player.fortified && self.setup.fortifications == Fortifications::Without {
                self.wrong(Fault::new("position-fortifications-off"));
            }
        }
        self.pieces(&table, paper);
        self.points(&mut table, paper);
        let hands = self.cards(&mut table, paper);
        // Only of a table with the right pieces can be asked how the turn stands.
        if self.faults.is_empty() {
            self.consistent(&table);
        }
        if self.faults.is_empty() && table.phase == Phase::Over {
            table.count();
        }
        Some(Emperor { table, hands })
    }

    /// A seat of this table; a wrong one is noted and read as the first.
    fn seat(&mut self, seat: Seat) -> Seat {
        let seats = self.setup.seats as usize;
        if seat.index() < seats {
            return seat;
        }
        self.wrong(Fault::new("position-seat").with("number", seat.number()).with("seats", seats));
        Seat::new(0)
    }

    fn phase(&mut self, paper: &TurnPaper) -> Option<Phase> {
        let after = paper.after.and_then(|after| AFTERS.iter().find(|(known, _)| *known == after));
        match (paper.phase, paper.region, after) {
            (PhasePaper::Place, None, None) => Some(Phase::Place),
            (PhasePaper::Second, Some(region), None) => Some(Phase::Second(region)),
            (PhasePaper::Draw, None, Some((_, after))) => Some(Phase::Draw(*after)),
            (PhasePaper::Over, None, None) => Some(Phase::Over),
            _ => {
                self.wrong(Fault::new("position-phase"));
                None
            }
        }
    }

    fn region(&mut self, table: &mut Table, region: Region, paper: &RegionPaper) {
        let seats = table.seats();
        for count in [paper.houses.len(), paper.emissaries.len()] {
            if count > seats {
                self.wrong(
                    Fault::new("position-region-seats")
                        .with("region", table.region_name(region))
                        .with("count", count)
                        .with("seats", seats),
                );
            }
        }
        let mut met = 0;
        for (seat, numbers) in Seat::all(seats).zip(&paper.houses) {
            for &number in numbers {
                let Some(space) = self.space(table, region, number) else { continue };
                if met & space.bit() != 0 {
                    self.wrong(
                        Fault::new("position-house-twice")
                            .with("region", table.region_name(region))
                            .with("number", space.number()),
                    );
                }
                met |= space.bit();
                table.houses[seat.index()][region.index()] |= space.bit();
            }
        }
        for &number in &paper.fortifications {
            let Some(space) = self.space(table, region, number) else { continue };
            if table.has_fort(space) {
                self.wrong(
                    Fault::new("position-fort-twice")
                        .with("region", table.region_name(region))
                        .with("number", space.number()),
                );
            }
            table.forts[region.index()] |= space.bit();
        }
        for (seat, &count) in Seat::all(seats).zip(&paper.emissaries) {
            // Counts beyond all there are stay just wrong enough to be found by the sum.
            table.emissaries[seat.index()][region.index()] = count.min(u64::from(EMISSARIES) + 1) as u8;
        }
    }

    fn space(&mut self, table: &Table, region: Region, number: u64) -> Option<Space> {
        let space = Space::from_number(region, number).filter(|space| table.board().has(*space));
        if space.is_none() {
            self.wrong(
                Fault::new("position-space")
                    .with("region", table.region_name(region))
                    .with("number", number.to_string())
                    .with("count", table.board().spaces[region.index()]),
            );
        }
        space
    }

    /// Nobody has placed more than he has, and no region holds more emissaries than it may.
    fn pieces(&mut self, table: &Table, paper: &Position) {
        let placed_forts: u32 = table.forts.iter().map(|forts| forts.count_ones()).sum();
        let used_forts = match self.setup.fortifications {
            Fortifications::With => table.seats() as u32 - table.fort_supply.count_ones(),
            Fortifications::Without => 0,
        };
        if placed_forts != used_forts {
            self.wrong(Fault::new("position-forts").with("placed", placed_forts).with("used", used_forts));
        }
        for seat in Seat::all(table.seats()) {
            let houses: u32 = table.houses[seat.index()].iter().map(|houses| houses.count_ones()).sum();
            let emissaries =
                sum(paper.regions.values().filter_map(|region| region.emissaries.get(seat.index())));
            for (id, count, most) in [
                ("position-houses", u64::from(houses), HOUSES),
                ("position-emissaries", emissaries, EMISSARIES),
            ] {
                if count > most.into() {
                    let count = count.to_string();
                    self.wrong(Fault::new(id).with("seat", seat).with("count", count).with("most", most));
                }
            }
        }
        for (&region, region_paper) in &paper.regions {
            let (court, limit) = (sum(region_paper.emissaries.iter()), table.court_limit(region));
            if court > limit.into() {
                self.wrong(
                    Fault::new("position-court")
                        .with("region", table.region_name(region))
                        .with("count", court.to_string())
                        .with("limit", limit),
                );
            }
        }
    }

    /// Points come from full regions alone, and what those brought can still be counted: nothing is placed there any more.
    fn points(&mut self, table: &mut Table, paper: &Position) {
        for region in Region::ALL {
            if table.is_full(region) {
                table.score_houses(region, FULL);
            }
        }
        for (seat, player) in Seat::all(table.seats()).zip(&paper.players) {
            let brought = table.points[seat.index()][FULL];
            if let Some(points) = player.points.filter(|&points| points != i64::from(brought)) {
                self.wrong(
                    Fault::new("position-points")
                        .with("seat", seat)
                        .with("points", points)
                        .with("brought", brought),
                );
            }
        }
    }

    /// Every card must be somewhere, once.
    fn cards(&mut self, table: &mut Table, paper: &Position) -> [Cards; SEATS] {
        let deck = table.board().deck(table.seats());
        let mut met = [0_u32; COLOURS];
        let mut count = |cards: &CardPaper| {
            for (colour, n) in cards {
                met[colour.index()] = met[colour.index()].saturating_add(*n);
            }
        };
        count(&paper.row);
        count(&paper.discards);
        for player in &paper.players {
            count(&player.hand);
        }
        let mut pile = Cards::EMPTY;
        for colour in Colour::ALL {
            let printed = u32::from(deck.count(colour.index()));
            let in_pile = match &paper.pile {
                None => printed.saturating_sub(met[colour.index()]),
                Some(pile) => pile.get(&colour).copied().unwrap_or(0),
            };
            let all = met[colour.index()].saturating_add(in_pile);
            if all == printed {
                pile.add(colour.index(), in_pile as u8);
            } else {
                self.wrong(
                    Fault::new("position-cards")
                        .word("colour", colour.name())
                        .with("count", all)
                        .with("printed", printed),
                );
            }
        }
        let mut hands = [Cards::EMPTY; SEATS];
        if !self.faults.is_empty() {
            return hands;
        }
        table.row = read_cards(&paper.row);
        table.discards = read_cards(&paper.discards);
        table.pile = pile.size() as u8;
        table.unseen = pile;
        for (seat, player) in Seat::all(table.seats()).zip(&paper.players) {
            let hand = read_cards(&player.hand);
            hands[seat.index()] = hand;
            // More than the whole deck is certainly not held.
            let known = player.known.iter().all(|(colour, n)| *n <= u32::from(hand.count(colour.index())));
            if !known {
                self.wrong(Fault::new("position-known").with("seat", seat));
                continue;
            }
            let known = read_cards(&player.known);
            let secret = hand.without(&known).unwrap_or(Cards::EMPTY);
            table.known[seat.index()] = known;
            table.hidden[seat.index()] = secret.size() as u8;
            table.unseen.add_all(&secret);
        }
        hands
    }

    /// While drawing: the pieces of the turn stand somewhere, and what is gone from the row is in the hand.
    fn consistent_draw(&mut self, table: &Table) {
        let Phase::Draw(after) = table.phase else { return };
        let me = table.turn;
        let placed = |region: Region| match after {
            After::Exchange => true,
            After::Opening => pieces(table, region) == 1 && own_pieces(table, region) == 1,
            After::One => pieces(table, region) >= 2 && own_pieces(table, region) >= 1,
            After::Two => pieces(table, region) >= 3 && own_pieces(table, region) >= 2,
        };
        if !Region::ALL.into_iter().any(placed) {
            self.wrong(Fault::new("position-placed").with("seat", me));
        }
        // Until the pile is exhausted for good, the row was whole as the turn began.
        let (Some((least, most)), true) = (has_drawn(after, table.hand_size(me)), table.exhausted < 2) else {
            return;
        };
        let taken = ROW.saturating_sub(table.row.size());
        let (known, hidden) = (table.known[me.index()].size(), u32::from(table.hidden[me.index()]));
        if taken > most || taken > known || least.saturating_sub(taken) > hidden {
            self.wrong(
                Fault::new("position-drawn")
                    .with("seat", me)
                    .with("count", taken)
                    .with("least", least)
                    .with("most", most),
            );
        }
    }

    /// The parts are right; now they must fit together.
    fn consistent(&mut self, table: &Table) {
        let me = table.turn;
        let drawing = matches!(table.phase, Phase::Draw(_));
        for seat in Seat::all(table.seats()) {
            let held = table.hand_size(seat);
            let fits = match table.phase {
                Phase::Over => held <= HAND,
                Phase::Second(_) if seat == me => (1..HAND).contains(&held),
                Phase::Draw(after) if seat == me => has_drawn(after, held).is_some(),
                _ => held == HAND || (held < HAND && has_played_last(table, seat)),
            };
            if !fits {
                self.wrong(Fault::new("position-hand").with("seat", seat).with("count", held));
            }
        }
        let row = table.row.size();
        if row > ROW || (row < ROW && table.exhausted < 2 && !drawing && table.phase != Phase::Over) {
            self.wrong(Fault::new("position-row").with("count", row).with("printed", ROW));
        }
        // An exhausted pile has been shuffled anew, or the end has begun.
        if (table.pile == 0) != (table.exhausted == 2) {
            self.wrong(
                Fault::new("position-pile").with("count", table.pile).with("exhausted", table.exhausted),
            );
        }
        if drawing && table.pile == 0 && row == 0 {
            self.wrong(Fault::new("position-nothing-to-draw"));
        }
        self.consistent_draw(table);
        // The first piece of the turn stands there, and one that was there before it.
        if let Phase::Second(region) = table.phase
            && (pieces(table, region) < 2 || own_pieces(table, region) < 1)
        {
            self.wrong(
                Fault::new("position-second").with("region", table.region_name(region)).with("seat", me),
            );
        }
        let goes_on = table.can_go_on();
        if table.phase == Phase::Over {
            let last = table.exhausted == 2 && me.next(table.seats()) == table.start;
            if goes_on && !last {
                self.wrong(Fault::new("position-not-over"));
            }
        } else if !goes_on {
            self.wrong(Fault::new("position-over"));
        }
    }
}

/// How many cards may have been drawn so far in a turn, at least and at most, if that many are held now; nothing if so many
/// cannot be held. A turn begins with three, and a piece costs one card or two.
fn has_drawn(after: After, held: u32) -> Option<(u32, u32)> {
    let (least, most) = match after {
        After::Exchange => (1, 1),
        After::Opening | After::One => (1, 2),
        After::Two => (2, 3),
    };
    let kept = (HAND - most)..=(HAND - least);
    (held < HAND && held >= *kept.start()).then(|| (held.saturating_sub(*kept.end()), held - kept.start()))
}

/// All pieces in a region.
fn pieces(table: &Table, region: Region) -> u32 {
    table.built(region).count_ones() + table.forts[region.index()].count_ones() + table.court(region)
}

/// The pieces in a region that may be those of the player in turn. Fortifications have no colour.
fn own_pieces(table: &Table, region: Region) -> u32 {
    let me = table.turn;
    let fort = table.setup.fortifications == Fortifications::With && !table.has_fort_left(me);
    table.house_count(me, region)
        + u32::from(table.emissaries[me.index()][region.index()])
        + u32::from(fort && table.forts[region.index()] != 0)
}

/// Whether a player has had his last turn: the end has begun, and he sits between the start player and the one in turn.
fn has_played_last(table: &Table, seat: Seat) -> bool {
    let seats = table.seats();
    let after_start = |seat: Seat| (seat.index() + seats - table.start.index()) % seats;
    table.exhausted == 2 && after_start(seat) < after_start(table.turn)
}

/// A sum that a file may make as large as it likes.
fn sum<'a>(counts: impl Iterator<Item = &'a u64>) -> u64 {
    counts.fold(0, |sum, &count| sum.saturating_add(count))
}

/// Cards that are known to be no more than the deck has.
fn read_cards(paper: &CardPaper) -> Cards {
    let mut cards = Cards::EMPTY;
    for (colour, &n) in paper {
        cards.add(colour.index(), n as u8);
    }
    cards
}
