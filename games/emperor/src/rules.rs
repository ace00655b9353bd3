//! What is allowed, why not, and what happens.

use game::{About, Chance, Game, Refusal, Reveals, Scores, Seat, Turn, Viewer};

use crate::board::{Cards, Colour, HAND, ROW, Region, Space};
use crate::moves::{Move, Payment, Piece};
use crate::scoring::FULL;
use crate::setup::{ABOUT, Fortifications, Setup};
use crate::state::{After, Emperor, Phase, Table};
use crate::view::View;

impl Game for Emperor {
    type Setup = Setup;
    type Move = Move;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn start(setup: &Setup, chance: &mut Chance) -> Self {
        Self::deal(setup, chance)
    }

    fn setup(&self) -> Setup {
        self.table.setup
    }

    fn turn(&self) -> Turn {
        match self.table.phase {
            Phase::Over => Turn::Over,
            _ => Turn::Of(self.table.turn),
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.table.phase {
            Phase::Place => self.first_pieces(out),
            Phase::Second(region) => self.second_pieces(region, out),
            Phase::Draw(_) => {
                let row = &self.table.row;
                out.extend(
                    Colour::ALL
                        .into_iter()
                        .filter(|card| row.count(card.index()) > 0)
                        .map(|card| Move::Take { card }),
                );
                if self.table.pile > 0 {
                    out.push(Move::Draw);
                }
            }
            Phase::Over => {}
        }
    }

    fn refuse(&self, mv: Move) -> Result<(), Refusal> {
        let table = &self.table;
        if table.phase == Phase::Over {
            return Err(Refusal::new("game-over"));
        }
        match mv {
            Move::House { at, pay } => self.refuse_house(at, pay),
            Move::Emissary { region, pay } => self.refuse_emissary(region, pay),
            Move::Fortification { at, pay } => self.refuse_fortification(at, pay),
            Move::Done => match table.phase {
                Phase::Place => Err(Refusal::new("place-or-exchange").with("seat", table.turn)),
                Phase::Second(_) => Ok(()),
                _ => table.refuse_placing(),
            },
            Move::Exchange { card } => match table.phase {
                Phase::Place => self.refuse_hand(card, 1),
                Phase::Second(_) => Err(Refusal::new("exchange-instead").with("seat", table.turn)),
                _ => table.refuse_placing(),
            },
            Move::Take { card } => {
                table.refuse_drawing()?;
                if table.row.count(card.index()) == 0 {
                    return Err(Refusal::new("row-card").with("seat", table.turn).word("card", card.name()));
                }
                Ok(())
            }
            Move::Draw => {
                table.refuse_drawing()?;
                if table.pile == 0 {
                    return Err(Refusal::new("pile-empty").with("seat", table.turn));
                }
                Ok(())
            }
        }
    }

    fn play(&mut self, mv: Move, chance: &mut Chance) -> Reveals {
        debug_assert_eq!(self.refuse(mv), Ok(()), "{mv}");
        let me = self.table.turn;
        match mv {
            Move::House { at, pay } => {
                let opening = self.table.is_empty(at.region);
                self.pay(pay.colour, pay.count());
                self.table.houses[me.index()][at.region.index()] |= at.bit();
                if self.table.is_full(at.region) {
                    self.table.score_houses(at.region, FULL);
                }
                self.placed(at.region, opening, chance)
            }
            Move::Emissary { region, pay } => {
                self.pay(pay.colour, pay.count());
                self.table.emissaries[me.index()][region.index()] += 1;
                self.placed(region, false, chance)
            }
            Move::Fortification { at, pay } => {
                let opening = self.table.is_empty(at.region);
                self.pay(pay.colour, pay.count());
                self.table.forts[at.region.index()] |= at.bit();
                self.table.fort_supply &= !(1 << me.index());
                self.placed(at.region, opening, chance)
            }
            Move::Done => self.draw_phase(After::One, chance),
            Move::Exchange { card } => {
                self.pay(card, 1);
                self.draw_phase(After::Exchange, chance)
            }
            Move::Take { card } => {
                self.table.row.take(card.index(), 1);
                self.table.known[me.index()].add(card.index(), 1);
                self.hands[me.index()].add(card.index(), 1);
                self.drawn(chance)
            }
            Move::Draw => {
                let card = self.pile().choose(chance);
                self.hands[me.index()].add(card, 1);
                self.table.hidden[me.index()] += 1;
                self.table.off_the_pile();
                self.drawn(chance);
                Reveals::Something
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self.table, viewer.seat().map(|seat| (seat, *self.hand(seat))))
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagine(chance)
    }

    fn scores(&self) -> Scores {
        self.table.scores()
    }
}

/// The legal moves.
impl Emperor {
    /// The first piece of a turn goes anywhere: one card of the region's colour pays, or a pair of another.
    fn first_pieces(&self, out: &mut Vec<Move>) {
        let hand = self.hand(self.table.turn);
        for region in Region::ALL {
            self.pieces(region, hand, out);
        }
        for card in Colour::ALL {
            if hand.count(card.index()) > 0 {
                out.push(Move::Exchange { card });
            }
        }
    }

    /// The second piece goes into the same region, or nowhere.
    fn second_pieces(&self, region: Region, out: &mut Vec<Move>) {
        self.pieces(region, self.hand(self.table.turn), out);
        out.push(Move::Done);
    }

    /// Every piece that can be placed in a region, with everything in the hand that pays for it.
    #[inline]
    fn pieces(&self, region: Region, hand: &Cards, out: &mut Vec<Move>) {
        let colour = self.table.board().colour(region);
        for card in Colour::ALL {
            let held = hand.count(card.index());
            if card == colour {
                if held > 0 {
                    self.pieces_for(region, Payment::card(card), out);
                }
            } else if held > 1 {
                self.pieces_for(region, Payment::pair(card), out);
            }
        }
    }

    #[inline]
    fn pieces_for(&self, region: Region, pay: Payment, out: &mut Vec<Move>) {
        let (table, me) = (&self.table, self.table.turn);
        let free = table.free(region);
        if free != 0 && table.houses_left(me) > 0 {
            out.extend(slots(region, free).map(|at| Move::House { at, pay }));
        }
        if table.has_fort_left(me) {
            let free = free & !table.forts[region.index()];
            out.extend(slots(region, free).map(|at| Move::Fortification { at, pay }));
        }
        if table.court(region) < table.court_limit(region) && table.emissaries_left(me) > 0 {
            out.push(Move::Emissary { region, pay });
        }
    }
}

/// The spaces of a set of bits.
#[inline]
fn slots(region: Region, mut bits: u8) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let slot = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Space { region, slot }
        })
    })
}

/// The reasons why not.
impl Emperor {
    fn refuse_house(&self, at: Space, pay: Payment) -> Result<(), Refusal> {
        let table = &self.table;
        table.refuse_region(at.region)?;
        table.refuse_space(at)?;
        if let Some(owner) = table.house(at) {
            return Err(refusal_at("space-taken", table, at).with("owner", owner));
        }
        if table.houses_left(table.turn) == 0 {
            return Err(table.no_piece(Piece::House));
        }
        self.refuse_payment(at.region, pay)
    }

    fn refuse_fortification(&self, at: Space, pay: Payment) -> Result<(), Refusal> {
        let table = &self.table;
        if table.setup.fortifications == Fortifications::Without {
            return Err(Refusal::new("fortifications-off"));
        }
        table.refuse_region(at.region)?;
        table.refuse_space(at)?;
        if table.house(at).is_some() || table.has_fort(at) {
            return Err(refusal_at("fortification-space", table, at));
        }
        if !table.has_fort_left(table.turn) {
            return Err(table.no_piece(Piece::Fortification));
        }
        self.refuse_payment(at.region, pay)
    }

    fn refuse_emissary(&self, region: Region, pay: Payment) -> Result<(), Refusal> {
        let table = &self.table;
        table.refuse_region(region)?;
        let refusal = |rule| Refusal::new(rule).with("region", table.region_name(region));
        let limit = table.court_limit(region);
        if limit == 0 {
            return Err(refusal("emissary-house"));
        }
        if table.court(region) >= limit {
            let strongest = Seat::all(table.seats()).max_by_key(|&seat| table.house_count(seat, region));
            return Err(refusal("emissary-limit")
                .with("limit", limit)
                .with("opens", u8::from(table.court_can_grow(region)))
                .with("seat", strongest.unwrap_or(table.turn)));
        }
        if table.emissaries_left(table.turn) == 0 {
            return Err(table.no_piece(Piece::Emissary));
        }
        self.refuse_payment(region, pay)
    }

    fn refuse_payment(&self, region: Region, pay: Payment) -> Result<(), Refusal> {
        let table = &self.table;
        let colour = table.board().colour(region);
        if (pay.colour == colour) == pay.pair {
            let rule = if pay.pair { "joker-other" } else { "payment-colour" };
            return Err(Refusal::new(rule)
                .with("region", table.region_name(region))
                .word("colour", colour.name())
                .word("card", pay.colour.name()));
        }
        self.refuse_hand(pay.colour, pay.count())
    }

    fn refuse_hand(&self, card: Colour, count: u8) -> Result<(), Refusal> {
        let me = self.table.turn;
        let held = self.hand(me).count(card.index());
        if held < count {
            return Err(Refusal::new("hand")
                .with("seat", me)
                .with("count", count)
                .with("held", held)
                .word("card", card.name()));
        }
        Ok(())
    }
}

fn refusal_at(rule: &'static str, table: &Table, at: Space) -> Refusal {
    Refusal::new(rule).with("region", table.region_name(at.region)).with("number", at.number())
}

impl Table {
    /// The name of a region, for phrases.
    pub(crate) fn region_name(&self, region: Region) -> String {
        self.board().region_name(region).to_owned()
    }

    /// Once the pieces of a turn are placed, or a card was exchanged, cards are drawn and nothing else.
    fn refuse_placing(&self) -> Result<(), Refusal> {
        let refusal = |rule| Refusal::new(rule).with("seat", self.turn);
        Err(match self.phase {
            Phase::Draw(After::Opening) => refusal("empty-region"),
            Phase::Draw(After::Two) => refusal("two-pieces"),
            Phase::Draw(After::One) => refusal("turn-draw").with("after", "one"),
            Phase::Draw(After::Exchange) => refusal("turn-draw").with("after", "exchange"),
            _ => return Ok(()),
        })
    }

    /// Cards are drawn when the turn is over.
    fn refuse_drawing(&self) -> Result<(), Refusal> {
        let step = match self.phase {
            Phase::Place => "place",
            Phase::Second(_) => "second",
            _ => return Ok(()),
        };
        Err(Refusal::new("draw-later").with("seat", self.turn).with("step", step))
    }

    /// Whether somebody could still come to have more houses in a region than anybody has now: only then another emissary
    /// finds room there.
    fn court_can_grow(&self, region: Region) -> bool {
        let (free, limit) = (self.free(region).count_ones(), self.court_limit(region));
        Seat::all(self.seats())
            .any(|seat| self.house_count(seat, region) + free.min(self.houses_left(seat)) > limit)
    }

    /// Both pieces of a turn go into one region.
    fn refuse_region(&self, region: Region) -> Result<(), Refusal> {
        self.refuse_placing()?;
        match self.phase {
            Phase::Second(first) if first != region => Err(Refusal::new("one-region")
                .with("seat", self.turn)
                .with("region", self.region_name(region))
                .with("first", self.region_name(first))),
            _ => Ok(()),
        }
    }

    fn refuse_space(&self, at: Space) -> Result<(), Refusal> {
        if self.board().has(at) {
            return Ok(());
        }
        Err(refusal_at("space-missing", self, at).with("count", self.board().spaces[at.region.index()]))
    }

    fn no_piece(&self, piece: Piece) -> Refusal {
        Refusal::new("supply").with("seat", self.turn).word("piece", piece.name())
    }

    /// Whether anybody could place anything anywhere, whatever cards he held.
    pub(crate) fn can_go_on(&self) -> bool {
        let any = |left: fn(&Self, Seat) -> bool| Seat::all(self.seats()).any(|seat| left(self, seat));
        let houses = any(|table, seat| table.houses_left(seat) > 0);
        let emissaries = any(|table, seat| table.emissaries_left(seat) > 0);
        Region::ALL.into_iter().any(|region| {
            let free = self.free(region);
            (houses && free != 0)
                || (self.fort_supply != 0 && free & !self.forts[region.index()] != 0)
                || (emissaries && self.court(region) < self.court_limit(region))
        })
    }

    /// The top card has left the pile. The first time it was the last one, the discards become the new pile at once; the
    /// second time the end begins.
    fn off_the_pile(&mut self) {
        self.pile -= 1;
        if self.pile > 0 {
            return;
        }
        self.exhausted += 1;
        if self.exhausted == 1 {
            self.pile = self.discards.size() as u8;
            self.unseen.add_all(&self.discards);
            self.discards = Cards::EMPTY;
        }
    }
}

/// What happens.
impl Emperor {
    /// Puts cards from the hand of the player whose turn it is onto the discards. Alike cards cannot be told apart, so
    /// those known to everybody go first.
    fn pay(&mut self, colour: Colour, count: u8) {
        let (me, kind) = (self.table.turn.index(), colour.index());
        let known = self.table.known[me].count(kind).min(count);
        self.table.known[me].take(kind, known);
        self.table.hidden[me] -= count - known;
        self.table.unseen.take(kind, count - known);
        self.hands[me].take(kind, count);
        self.table.discards.add(kind, count);
    }

    /// A piece has been placed: a second may follow in the same region, unless it was empty.
    fn placed(&mut self, region: Region, opening: bool, chance: &mut Chance) -> Reveals {
        if !self.table.can_go_on() {
            self.over();
            Reveals::Nothing
        } else if matches!(self.table.phase, Phase::Second(_)) {
            self.draw_phase(After::Two, chance)
        } else if opening {
            self.draw_phase(After::Opening, chance)
        } else {
            self.table.phase = Phase::Second(region);
            Reveals::Nothing
        }
    }

    fn draw_phase(&mut self, after: After, chance: &mut Chance) -> Reveals {
        self.table.phase = Phase::Draw(after);
        self.drawn(chance)
    }

    /// Goes on drawing until the hand is full or nothing is left to draw; then the row is refilled and the turn is over.
    fn drawn(&mut self, chance: &mut Chance) -> Reveals {
        let table = &self.table;
        let more = table.pile > 0 || !table.row.is_empty();
        if more && table.hand_size(table.turn) < HAND {
            return Reveals::Nothing;
        }
        let refilled = table.exhausted < 2 && table.row.size() < ROW;
        while self.table.exhausted < 2 && self.table.row.size() < ROW {
            let card = self.pile().choose(chance);
            self.table.unseen.take(card, 1);
            self.table.row.add(card, 1);
            self.table.off_the_pile();
        }
        let next = self.table.turn.next(self.table.seats());
        if self.table.exhausted >= 2 && next == self.table.start {
            // The round in which the pile was exhausted for the second time is played to its end.
            self.over();
        } else {
            self.table.turn = next;
            self.table.phase = Phase::Place;
        }
        Reveals::something_if(refilled)
    }

    fn over(&mut self) {
        self.table.phase = Phase::Over;
        self.table.count();
    }
}
