//! Reading a position that somebody wrote: the state, or every reason why there is none.

use game::{Bag, Fault, Seat};

use crate::board::{PHASES, SEATS, STACK, TOKENS, cards};
use crate::court::{HOME, Order};
use crate::pieces::{COLOURS, COURTIERS, Colour, Courtier, Courtiers, KINDS, Token, Tokens, total};
use crate::position::{DECISIONS, PlayerPaper, Position, ScoredPaper};
use crate::setup::{Asking, Setup};
use crate::state::{CardPile, Decision, Heap, Justinian, LAYERS, Scored, Space, SpaceTokens, Table, Traced};

/// The state that a position describes, or everything that is wrong with it.
pub(crate) fn place(setup: &Setup, position: &Position) -> Result<Justinian, Vec<Fault>> {
    let mut reader = PositionReader { setup: *setup, faults: Vec::new() };
    let state = reader.state(position);
    if reader.faults.is_empty() {
        // Only of parts that are right can it be asked how they fit together.
        reader.faults = crate::fitting::faults(&state);
    }
    if reader.faults.is_empty() { Ok(state) } else { Err(reader.faults) }
}

/// How many tokens of each kind. Whatever is counted is counted in wide numbers: a file may say anything.
type Counts = [u64; KINDS];

/// Reads a position and gathers everything that is wrong with it. What is wrong is read as something harmless.
struct PositionReader {
    setup: Setup,
    faults: Vec<Fault>,
}

impl PositionReader {
    fn state(&mut self, paper: &Position) -> Justinian {
        let seats = self.setup.seats as usize;
        if paper.players.len() != seats {
            self.wrong(
                Fault::new("position-players").with("count", paper.players.len()).with("seats", seats),
            );
        }
        let turn = self.seat(paper.turn.seat);
        let decision = DECISIONS.iter().find(|(name, _)| *name == paper.turn.decision);
        let phase = self.within("position-phase", paper.phase, PHASES as u64);
        let round = self.within("position-round", paper.round, u64::from(u8::MAX));
        let mut state = Justinian {
            table: Table {
                setup: self.setup,
                turn,
                decision: decision.map_or(Decision::Over, |(_, decision)| *decision),
                phase: phase - 1,
                round,
                last: paper.last.map_or(turn, |last| self.seat(last)),
                passed: [0; SEATS],
                still: paper.still,
                alone: paper.alone,
                order: self.order(paper.order.as_deref()),
                court: [[None; STACK]; COURTIERS],
                hands: [0; SEATS],
                reserves: [0; SEATS],
                spaces: [Space::default(); SEATS],
                gone: [Tokens::EMPTY; SEATS],
                starter: paper.starter.map(|starter| self.seat(starter)),
                scored: [None; PHASES],
                heaps: [Heap::EMPTY; COLOURS],
                traced: [None; SEATS],
            },
            hands: [Tokens::EMPTY; SEATS],
            reserves: [Tokens::EMPTY; SEATS],
            court: [[None; STACK]; COURTIERS],
            spaces: [SpaceTokens::EMPTY; SEATS],
            cards: [[Courtiers::NONE; SEATS]; COLOURS],
            piles: [CardPile::new(Bag::EMPTY); COLOURS],
            traced: [None; SEATS],
        };
        for (n, &seat) in paper.passed.iter().enumerate() {
            let seat = self.seat(seat);
            let rank = &mut state.table.passed[seat.index()];
            if *rank > 0 {
                self.wrong(Fault::new("position-passed-twice").with("seat", seat));
            }
            *rank = (n + 1).min(SEATS) as u8;
        }
        let mut laid = [[0; KINDS]; SEATS];
        self.court(paper, &mut state, &mut laid);
        for (seat, player) in Seat::all(seats).zip(&paper.players) {
            self.tokens(seat, player, &mut state, laid[seat.index()]);
        }
        self.scored(paper, &mut state);
        for colour in Colour::ALL {
            self.cards(colour, paper, &mut state);
        }
        for (seat, player) in Seat::all(seats).zip(&paper.players) {
            let Some(drew) = &player.drew else { continue };
            let by = self.seat(drew.by);
            let courtier = self.courtier(drew.courtier);
            state.table.traced[seat.index()] = Some(Traced { colour: drew.colour, by });
            state.traced[seat.index()] = courtier;
        }
        state
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

    /// A number from 1 to `most`; a wrong one is noted and read as 1.
    fn within(&mut self, fault: &'static str, number: u64, most: u64) -> u8 {
        if (1..=most).contains(&number) {
            return number as u8;
        }
        self.wrong(Fault::new(fault).with("number", number.to_string()).with("most", most as u32));
        1
    }

    fn courtier(&mut self, number: u64) -> Option<Courtier> {
        let courtier = Courtier::from_number(number);
        if courtier.is_none() {
            self.wrong(Fault::new("position-courtier").with("number", number.to_string()));
        }
        courtier
    }

    fn order(&mut self, paper: Option<&[u64]>) -> Order {
        let Some(numbers) = paper else { return HOME };
        let listed: Vec<Courtier> =
            numbers.iter().filter_map(|&number| Courtier::from_number(number)).collect();
        let all: Courtiers = listed.iter().copied().collect();
        match Order::try_from(listed) {
            Ok(order) if all.count() == COURTIERS && numbers.len() == COURTIERS => order,
            _ => {
                self.wrong(Fault::new("position-order").with("count", numbers.len()));
                HOME
            }
        }
    }

    fn token(&mut self, value: i64) -> Option<Token> {
        let token = Token::of_value(value);
        if token.is_none() {
            self.wrong(Fault::new("position-token").with("value", value));
        }
        token
    }

    fn counts(&mut self, values: &[i64]) -> Counts {
        let mut counts = [0; KINDS];
        for &value in values {
            if let Some(token) = self.token(value) {
                counts[token.index()] += 1;
            }
        }
        counts
    }

    fn court(&mut self, paper: &Position, state: &mut Justinian, laid: &mut [Counts; SEATS]) {
        let mut stacks = [0_usize; COURTIERS];
        for on in &paper.court {
            let seat = self.seat(on.seat);
            let (Some(courtier), Some(token)) = (self.courtier(on.courtier), self.token(on.token)) else {
                continue;
            };
            laid[seat.index()][token.index()] += 1;
            let slot = stacks[courtier.index()];
            stacks[courtier.index()] += 1;
            if slot < STACK {
                state.table.court[courtier.index()][slot] = Some(seat);
                state.court[courtier.index()][slot] = Some(token);
            }
        }
        for courtier in Courtier::all().filter(|courtier| stacks[courtier.index()] > STACK) {
            self.wrong(
                Fault::new("position-stack")
                    .with("courtier", self.setup.board.name_of(courtier))
                    .with("number", courtier.number())
                    .with("count", stacks[courtier.index()]),
            );
        }
    }

    /// A player's tokens must be exactly the 22, wherever they lie.
    fn tokens(&mut self, seat: Seat, paper: &PlayerPaper, state: &mut Justinian, laid: Counts) {
        let before = self.faults.len();
        let mut met = laid;
        let mut count = |reader: &mut Self, values: &[i64]| {
            let counts = reader.counts(values);
            for (met, n) in met.iter_mut().zip(counts) {
                *met += n;
            }
            bag(counts)
        };
        let hand = count(self, &paper.hand);
        let space = SpaceTokens {
            short: count(self, &paper.short),
            enough: count(self, &paper.enough),
            later: count(self, &paper.space),
        };
        // Where everybody is asked, nobody knows what was enough and when.
        let space = match self.setup.asking {
            Asking::Able => space,
            Asking::Everybody => SpaceTokens { later: space.all(), ..SpaceTokens::EMPTY },
        };
        let mut reserve = paper.reserve.as_ref().map(|reserve| count(self, reserve));
        let mut gone = paper.gone.as_ref().map(|gone| count(self, gone));
        let mut rest: Counts =
            std::array::from_fn(|kind| u64::from(TOKENS.count(kind)).saturating_sub(met[kind]));
        // What was left out is the rest.
        if reserve.is_none() || gone.is_none() {
            for (met, rest) in met.iter_mut().zip(&rest) {
                *met += rest;
            }
            let left = bag(std::mem::take(&mut rest));
            *(if reserve.is_none() { &mut reserve } else { &mut gone }) = Some(left);
        }
        if self.faults.len() == before {
            for token in Token::ALL {
                let (count, printed) = (met[token.index()], TOKENS.count(token.index()));
                if count != u64::from(printed) {
                    self.wrong(
                        Fault::new("position-tokens")
                            .with("seat", seat)
                            .word("token", token.name())
                            .with("count", count as u32)
                            .with("printed", printed),
                    );
                }
            }
        }
        let at = seat.index();
        let [reserve, gone] = [reserve, gone].map(|tokens| tokens.unwrap_or(Tokens::EMPTY));
        state.hands[at] = hand;
        state.reserves[at] = reserve;
        state.spaces[at] = space;
        state.table.gone[at] = gone;
        state.table.hands[at] = hand.size() as u8;
        state.table.reserves[at] = reserve.size() as u8;
        state.table.spaces[at] = space.space();
    }

    fn scored(&mut self, paper: &Position, state: &mut Justinian) {
        let most = state.table.scored.len();
        if paper.scored.len() > most {
            self.wrong(
                Fault::new("position-scored-many").with("count", paper.scored.len()).with("most", most),
            );
        }
        for (n, scored) in paper.scored.iter().take(most).enumerate() {
            if paper.scored[..n].iter().any(|other| other.colour == scored.colour) {
                self.wrong(Fault::new("position-scored-twice").word("colour", scored.colour.name()));
            }
            state.table.scored[n] = Some(self.scoring(scored, n));
        }
    }

    fn scoring(&mut self, paper: &ScoredPaper, phase: usize) -> Scored {
        let seats = self.setup.seats as usize;
        let fault = |id: &'static str| Fault::new(id).with("phase", phase + 1);
        let mut scored = Scored {
            colour: paper.colour,
            starter: paper.starter.map(|starter| self.seat(starter)),
            chooser: self.seat(paper.chooser),
            totals: [0; SEATS],
            cards: [Courtiers::NONE; SEATS],
            order: self.order(paper.order.as_deref()),
        };
        let highest = u64::from(total(&TOKENS));
        if paper.totals.len() == seats && paper.totals.iter().all(|&total| total <= highest) {
            for (total, &listed) in scored.totals.iter_mut().zip(&paper.totals) {
                *total = listed as u8;
            }
            if scored.totals[scored.chooser.index()] < scored.totals.into_iter().max().unwrap_or(0) {
                self.wrong(fault("position-scored-chooser").with("seat", scored.chooser));
            }
        } else {
            self.wrong(fault("position-scored-totals").with("seats", seats).with("most", highest as u32));
        }
        let mut all = Courtiers::NONE;
        for (hand, listed) in scored.cards.iter_mut().zip(&paper.cards) {
            *hand = listed.iter().filter_map(|&number| self.courtier(number)).collect();
            all = all.iter().chain(hand.iter()).collect();
        }
        let dealt = cards(seats);
        let right = paper.cards.len() == seats && paper.cards.iter().all(|hand| hand.len() == dealt);
        if !right || all.count() != seats * dealt {
            self.wrong(fault("position-scored-cards").with("seats", seats).with("cards", dealt));
        }
        scored
    }

    /// The cards of a colour: in hands, under the pile, and the shuffled rest.
    fn cards(&mut self, colour: Colour, paper: &Position, state: &mut Justinian) {
        let seats = self.setup.seats as usize;
        let scored = state.table.scored_in(colour).is_some();
        let dealt = if scored { 0 } else { cards(seats) };
        let fault = |id: &'static str| Fault::new(id).word("colour", colour.name());
        let mut met = Courtiers::NONE;
        let mut twice = |reader: &mut Self, courtier: Courtier| {
            if met.contains(courtier) {
                let named =
                    fault("position-card-twice").with("courtier", reader.setup.board.name_of(courtier));
                reader.wrong(named.with("number", courtier.number()));
            }
            met.add(courtier);
        };
        let under = paper.under.get(&colour).map_or(&[][..], Vec::as_slice);
        let most = if scored { 0 } else { COURTIERS - seats * dealt };
        if under.len() > most {
            self.wrong(fault("position-under").with("count", under.len()).with("most", most));
        }
        let mut returned = Vec::new();
        for card in under.iter().take(LAYERS) {
            let by = self.seat(card.by);
            if let Some(courtier) = self.courtier(card.courtier) {
                twice(self, courtier);
                returned.push((by, courtier));
            }
        }
        for (seat, player) in Seat::all(seats).zip(&paper.players) {
            let Some(listed) = player.cards.get(&colour) else { continue };
            if listed.len() != dealt {
                let counted = fault("position-cards").with("seat", seat).with("count", listed.len());
                self.wrong(counted.with("cards", dealt));
            }
            for &number in listed {
                if let Some(courtier) = self.courtier(number) {
                    twice(self, courtier);
                    state.cards[colour.index()][seat.index()].add(courtier);
                }
            }
        }
        if scored {
            return;
        }
        let mut left: Vec<Courtier> =
            Courtier::all().rev().filter(|&courtier| !met.contains(courtier)).collect();
        for (seat, player) in Seat::all(seats).zip(&paper.players) {
            let hand = &mut state.cards[colour.index()][seat.index()];
            if !player.cards.contains_key(&colour) {
                hand.clone_from(&(0..dealt).filter_map(|_| left.pop()).collect());
            }
        }
        let mut shuffled = Bag::EMPTY;
        left.iter().for_each(|courtier| shuffled.add(courtier.index(), 1));
        let mut pile = CardPile::new(shuffled);
        let heap = &mut state.table.heaps[colour.index()];
        heap.left = left.len() as u8;
        if self.faults.is_empty() {
            for (n, (by, courtier)) in returned.into_iter().enumerate() {
                let mut layer = Bag::EMPTY;
                layer.add(courtier.index(), 1);
                // There is a layer for every card a pile can have.
                if pile.put_under(layer).is_ok() {
                    heap.under[n] = Some(by);
                }
            }
        }
        state.piles[colour.index()] = pile;
    }
}

/// Counts beyond all there are stay just wrong enough to be found by the sum.
fn bag(counts: Counts) -> Tokens {
    Tokens::new(std::array::from_fn(|kind| counts[kind].min(u64::from(TOKENS.count(kind)) + 1) as u8))
}
