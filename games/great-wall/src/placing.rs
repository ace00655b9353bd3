//! Reading a position that somebody wrote: the state, or every reason why there is none.

use game::{Fault, Seat};

use crate::board::{Card, Cards, Favour, Favours, SEATS, SECTIONS, VALUES, board};
use crate::position::{CardPaper, PHASES, PlayerPaper, Position, SectionPaper};
use crate::setup::Setup;
use crate::state::{GreatWall, Held, Phase, Section, SectionId, Stake, Table, Under};

/// The state that a position describes, or everything that is wrong with it.
pub(crate) fn place(setup: &Setup, position: &Position) -> Result<GreatWall, Vec<Fault>> {
    let mut reader = PositionReader { setup: *setup, faults: Vec::new(), favours: [0; VALUES] };
    match reader.state(position) {
        Some(state) if reader.faults.is_empty() => Ok(state),
        _ => Err(reader.faults),
    }
}

/// Whether a player's Dragon lies in a section: open, or under other Dragons of which the uppermost is open.
fn lies_there(section: &Section, mut owner: Seat) -> bool {
    for _ in 0..SEATS {
        if section.cards[owner.index()].count(Card::Dragon.index()) > 0 {
            return true;
        }
        let above = Seat::all(SEATS)
            .find(|by| section.under[by.index()] == Some(Under { seat: owner, card: Card::Dragon }));
        match above {
            Some(by) => owner = by,
            None => return false,
        }
    }
    false
}

/// Reads a position and gathers everything that is wrong with it. Whatever is counted is counted in wide numbers: a file
/// may say anything.
struct PositionReader {
    setup: Setup,
    faults: Vec<Fault>,
    /// Every favour met so far, by value.
    favours: [u32; VALUES],
}

impl PositionReader {
    fn state(&mut self, paper: &Position) -> Option<GreatWall> {
        let seats = self.setup.seats as usize;
        let most = board().sections(seats);
        if paper.players.len() != seats {
            self.wrong(
                Fault::new("position-players").with("count", paper.players.len()).with("seats", seats),
            );
        }
        if paper.sections.len() != most {
            self.wrong(
                Fault::new("position-sections").with("count", paper.sections.len()).with("most", most),
            );
        }
        let turn = self.seat(paper.turn.seat);
        let finisher = paper.turn.finisher.map(|seat| self.seat(seat));
        let phase = PHASES.iter().find(|(name, _)| *name == paper.turn.phase).map(|(_, phase)| *phase)?;
        if !self.faults.is_empty() {
            return None;
        }

        let mut state = GreatWall {
            table: Table {
                setup: self.setup,
                turn,
                phase,
                claimable: 0,
                finisher,
                sections: [Section::CLOSED; SECTIONS],
                unseen: [Cards::EMPTY; SEATS],
                piles: [0; SEATS],
                gone: [Cards::EMPTY; SEATS],
                won: [Favours::EMPTY; SEATS],
                supply: Favours::EMPTY,
                removed: self.favours(&paper.removed),
            },
            hands: [Cards::EMPTY; SEATS],
        };
        for (id, section) in SectionId::all(most).zip(&paper.sections) {
            state.table.sections[id.index()] = self.section(id, section);
        }
        for (seat, player) in Seat::all(seats).zip(&paper.players) {
            self.player(&mut state, seat, player, &paper.sections);
        }
        self.supply(&mut state.table, paper.supply.as_deref());
        for &number in &paper.turn.claims {
            match SectionId::from_number(number).filter(|id| id.index() < most) {
                Some(id) => state.table.claimable |= id.bit(),
                None => self.wrong(
                    Fault::new("position-section").with("section", number.to_string()).with("most", most),
                ),
            }
        }
        // Only of a table with the right cards can totals be asked.
        if self.faults.is_empty() {
            if paper.turn.claims.is_empty() && matches!(phase, Phase::Check | Phase::LastCheck) {
                state.table.claimable = state.table.led_by(turn);
            }
            self.consistent(&state);
        }
        Some(state)
    }

    fn wrong(&mut self, fault: Fault) {
        self.faults.push(fault);
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

    /// Favours that lie together. Counts beyond all there are stay just wrong enough to be found by the sum.
    fn favours(&mut self, values: &[u64]) -> Favours {
        let mut favours = Favours::EMPTY;
        for &value in values {
            let Some(favour) = self.favour(value) else { continue };
            if favours.count(favour.index()) <= board().favours().count(favour.index()) {
                favours.add(favour.index(), 1);
            }
        }
        favours
    }

    /// One favour, by its value.
    fn favour(&mut self, value: u64) -> Option<Favour> {
        let favour = Favour::of_value(value);
        match favour {
            Some(favour) => self.favours[favour.index()] = self.favours[favour.index()].saturating_add(1),
            None => self.wrong(Fault::new("position-favour").with("favour", value.to_string())),
        }
        favour
    }

    /// Counts beyond a whole deck are cut to it plus one, which is wrong as well and found by the sum.
    fn cards(paper: &CardPaper) -> Cards {
        let mut cards = Cards::EMPTY;
        for (card, &n) in paper {
            let most = u32::from(board().deck().count(card.index()));
            cards.add(card.index(), n.min(most + 1) as u8);
        }
        cards
    }

    fn section(&mut self, id: SectionId, paper: &SectionPaper) -> Section {
        let seats = self.setup.seats as usize;
        let mut section = Section::CLOSED;
        if paper.cards.len() > seats {
            self.wrong(
                Fault::new("position-section-cards")
                    .with("section", id.number())
                    .with("count", paper.cards.len())
                    .with("seats", seats),
            );
        }
        for (cards, paper) in section.cards[..seats].iter_mut().zip(&paper.cards) {
            *cards = Self::cards(paper);
        }
        for covered in &paper.covered {
            let (by, seat) = (self.seat(covered.by), self.seat(covered.seat));
            if section.under[by.index()].replace(Under { seat, card: covered.card }).is_some() {
                self.wrong(Fault::new("position-dragon-twice").with("seat", by).with("section", id.number()));
            }
        }
        let favours: Vec<Favour> = paper.favours.iter().filter_map(|&value| self.favour(value)).collect();
        if favours.len() != paper.favours.len() {
            // What is no favour at all has been said already.
            return section;
        }
        section.stake = match (favours.as_slice(), &paper.claimed) {
            ([], None) => Stake::Closed,
            (&[a, b], None) => Stake::pair(a, b),
            (&[left], Some(claimed)) => {
                let by = self.seat(claimed.seat);
                match self.favour(claimed.favour) {
                    Some(favour) => Stake::One { left, held: Held { by, favour, on: claimed.on } },
                    None => Stake::Closed,
                }
            }
            _ => {
                let claimed = usize::from(paper.claimed.is_some());
                self.wrong(
                    Fault::new("position-stake")
                        .with("section", id.number())
                        .with("open", paper.favours.len())
                        .with("claimed", claimed),
                );
                Stake::Closed
            }
        };
        section
    }

    /// A player's cards must be exactly one deck, wherever they lie.
    fn player(&mut self, state: &mut GreatWall, seat: Seat, paper: &PlayerPaper, sections: &[SectionPaper]) {
        let table = &mut state.table;
        let hand = Self::cards(&paper.hand);
        let gone = Self::cards(&paper.gone);
        table.won[seat.index()] = self.favours(&paper.favours);
        let mut elsewhere = [0_u32; 7];
        let mut count = |cards: &CardPaper| {
            for (card, n) in cards {
                elsewhere[card.index()] = elsewhere[card.index()].saturating_add(*n);
            }
        };
        count(&paper.hand);
        count(&paper.gone);
        for section in sections {
            section.cards.get(seat.index()).map(&mut count);
            for under in section.covered.iter().filter(|under| under.seat == seat) {
                count(&CardPaper::from([(under.card, 1)]));
            }
        }
        let deck = board().deck();
        let mut pile = Cards::EMPTY;
        let mut sum = 0_u32;
        let mut kinds = Vec::new();
        for card in Card::ALL {
            let printed = u32::from(deck.count(card.index()));
            let rest = printed.saturating_sub(elsewhere[card.index()]);
            let in_pile = match &paper.pile {
                None => rest,
                Some(pile) => pile.get(&card).copied().unwrap_or(0),
            };
            let all = elsewhere[card.index()].saturating_add(in_pile);
            sum = sum.saturating_add(all);
            if all == printed {
                pile.add(card.index(), in_pile as u8);
            } else {
                kinds.push((card, all, printed));
            }
        }
        if sum != deck.size() {
            self.wrong(
                Fault::new("position-deck").with("seat", seat).with("count", sum).with("deck", deck.size()),
            );
        }
        for (card, count, printed) in kinds {
            self.wrong(
                Fault::new("position-cards")
                    .with("seat", seat)
                    .with("count", count)
                    .with("printed", printed)
                    .word("card", card.name()),
            );
        }
        state.hands[seat.index()] = hand;
        table.gone[seat.index()] = gone;
        table.piles[seat.index()] = pile.size() as u8;
        table.unseen[seat.index()] = pile;
        table.unseen[seat.index()].add_all(&hand);
    }

    /// All favours must be there, wherever they lie.
    fn supply(&mut self, table: &mut Table, paper: Option<&[u64]>) {
        if let Some(values) = paper {
            table.supply = self.favours(values);
        }
        for favour in Favour::all() {
            let (met, printed) = (self.favours[favour.index()], board().favours().count(favour.index()));
            if paper.is_none() && met <= u32::from(printed) {
                table.supply.add(favour.index(), printed - met as u8);
            } else if met != u32::from(printed) {
                self.wrong(
                    Fault::new("position-favours")
                        .with("favour", favour.value())
                        .with("count", met)
                        .with("printed", printed),
                );
            }
        }
    }

    /// The parts are right; now they must fit together.
    fn consistent(&mut self, state: &GreatWall) {
        let table = &state.table;
        for id in table.section_ids() {
            self.consistent_section(table, id);
        }
        let closed = table.section_ids().filter(|&id| !table.section(id).is_open()).count();
        // In the last check nothing is refilled any more; only a finisher leads there.
        let ending = table.finisher.is_some() && matches!(table.phase, Phase::LastCheck | Phase::Over);
        if closed > 0 && table.supply.size() >= 2 && !ending {
            self.wrong(
                Fault::new("position-refill").with("count", closed).with("supply", table.supply.size()),
            );
        }
        if !table.removed.is_empty() && table.seats() != 2 {
            self.wrong(Fault::new("position-removed").with("seats", table.seats()));
        }
        if table.removed.counts().iter().any(|n| n % 2 == 1) {
            self.wrong(Fault::new("position-removed-pairs"));
        }
        // A finished section gives both its favours to players, or to one.
        let won: u32 = table.won.iter().map(Favours::size).sum();
        if won % 2 == 1 {
            self.wrong(Fault::new("position-won").with("count", won));
        }
        self.consistent_turn(table);
    }

    fn consistent_section(&mut self, table: &Table, id: SectionId) {
        let section = table.section(id);
        let fault = |rule| Fault::new(rule).with("section", id.number());
        match section.stake {
            Stake::Closed => {
                let built = section.cards.iter().any(|cards| !cards.is_empty());
                if built || section.under.iter().any(Option::is_some) {
                    self.wrong(fault("position-closed"));
                }
            }
            Stake::Both(..) => {}
            Stake::One { held, .. } => {
                if section.cards[held.by.index()].count(held.on.index()) == 0 {
                    self.wrong(fault("position-held").with("seat", held.by).word("card", held.on.name()));
                }
            }
        }
        if let [Some(a), Some(b)] = section.stake.favours()
            && a == b
            && table.seats() == 2
        {
            self.wrong(fault("position-equal-pair").with("favour", a.value()));
        }
        for by in Seat::all(table.seats()).filter(|by| section.under[by.index()].is_some()) {
            if !lies_there(section, by) {
                self.wrong(fault("position-dragon").with("seat", by));
            }
        }
    }

    fn consistent_turn(&mut self, table: &Table) {
        let me = table.turn;
        let out = |seat: Seat| table.unseen[seat.index()].is_empty();
        if let Some(finisher) = table.finisher {
            if !out(finisher) {
                self.wrong(Fault::new("position-finisher").with("seat", finisher));
            }
            if finisher == me && matches!(table.phase, Phase::Check | Phase::First | Phase::Second) {
                self.wrong(Fault::new("position-finisher-turn").with("seat", me));
            }
        } else if table.phase != Phase::Over {
            for seat in Seat::all(table.seats()).filter(|&seat| out(seat)) {
                self.wrong(Fault::new("position-no-finisher").with("seat", seat));
            }
            if table.phase == Phase::LastCheck {
                self.wrong(Fault::new("position-last-check"));
            }
        }
        let open = table.section_ids().filter(|&id| table.section(id).is_open()).count();
        match table.phase {
            Phase::Over => {
                if table.claimable != 0 {
                    self.wrong(Fault::new("position-claims"));
                }
                if table.finisher.is_none() && open > 0 {
                    self.wrong(Fault::new("position-not-over").with("count", open));
                }
                return;
            }
            _ if open == 0 => self.wrong(Fault::new("position-over")),
            Phase::First | Phase::Second => {
                if table.claimable != 0 {
                    self.wrong(Fault::new("position-claims"));
                }
                if out(me) && table.finisher.is_some() {
                    self.wrong(Fault::new("position-nothing-left").with("seat", me));
                }
            }
            Phase::Check | Phase::LastCheck => {
                if table.claimable == 0 {
                    self.wrong(Fault::new("position-no-claims").with("seat", me));
                }
            }
        }
        for id in table.section_ids().filter(|&id| table.is_claimable(id)) {
            if table.section(id).leader() != Some(me) {
                self.wrong(Fault::new("position-claim-lead").with("seat", me).with("section", id.number()));
            }
        }
    }
}
