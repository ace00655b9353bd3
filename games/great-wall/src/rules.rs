//! What is allowed, why not, and what happens.

use game::{About, Chance, Game, Refusal, Reveals, Scores, Seat, Turn, Value, Viewer};

use crate::board::{Card, Favour};
use crate::moves::Move;
use crate::setup::{ABOUT, Claims, Setup};
use crate::state::{GreatWall, Held, Phase, Section, SectionId, Stake, Table, Under};
use crate::view::View;

impl Game for GreatWall {
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
            Phase::Check | Phase::LastCheck => self.claims(out),
            Phase::First | Phase::Second => self.actions(out),
            Phase::Over => {}
        }
    }

    fn refuse(&self, mv: Move) -> Result<(), Refusal> {
        if self.table.phase == Phase::Over {
            return Err(Refusal::new("game-over"));
        }
        match mv {
            Move::Draw => self.refuse_draw(),
            Move::Play { card, count, section } => self.refuse_play(card, count, section),
            Move::Cover { section, seat, card } => self.refuse_cover(section, seat, card),
            Move::ClaimFirst { section, favour, on } => self.refuse_claim_first(section, favour, on),
            Move::ClaimSecond { section } => self.refuse_claim_second(section),
            Move::Decline => self.refuse_decline(),
        }
    }

    fn play(&mut self, mv: Move, chance: &mut Chance) -> Reveals {
        debug_assert_eq!(self.refuse(mv), Ok(()), "{mv}");
        let me = self.table.turn;
        let mut reveals = Reveals::Nothing;
        match mv {
            Move::Draw => {
                reveals = Reveals::Something;
                let card = self.pile(me).choose(chance);
                self.hands[me.index()].add(card, 1);
                self.table.piles[me.index()] -= 1;
                self.table.action_done();
            }
            Move::Play { card, count, section } => {
                self.put(card, count, section);
                if card == Card::Cavalry {
                    // Free: the action is still owed, unless nothing is left to do it with.
                    self.table.skip_if_nothing_left();
                } else {
                    self.table.action_done();
                }
            }
            Move::Cover { section, seat, card } => {
                let under = Under { seat, card };
                let place = &mut self.table.sections[section.index()];
                place.cards[seat.index()].take(card.index(), 1);
                place.under[me.index()] = Some(under);
                self.put(Card::Dragon, 1, section);
                self.table.action_done();
            }
            Move::ClaimFirst { section, favour, on } => {
                let place = &mut self.table.sections[section.index()];
                if let Stake::Both(high, low) = place.stake {
                    let left = if favour == high { low } else { high };
                    place.stake = Stake::One { left, held: Held { by: me, favour, on } };
                }
                self.table.checked(section);
            }
            Move::ClaimSecond { section } => {
                reveals = self.table.finish(section, chance);
                self.table.checked(section);
            }
            Move::Decline => {
                self.table.claimable = 0;
                self.table.check_done();
            }
        }
        reveals
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
impl GreatWall {
    fn claims(&self, out: &mut Vec<Move>) {
        let me = self.table.turn;
        for section in self.table.section_ids().filter(|&id| self.table.is_claimable(id)) {
            let place = self.table.section(section);
            let Stake::Both(high, low) = place.stake else {
                out.push(Move::ClaimSecond { section });
                continue;
            };
            for on in Card::ALL.into_iter().filter(|on| place.cards[me.index()].count(on.index()) > 0) {
                out.push(Move::ClaimFirst { section, favour: high, on });
                if low != high {
                    out.push(Move::ClaimFirst { section, favour: low, on });
                }
            }
        }
        if self.table.setup.claims == Claims::May {
            out.push(Move::Decline);
        }
    }

    fn actions(&self, out: &mut Vec<Move>) {
        let me = self.table.turn;
        let hand = self.hand(me);
        if self.table.piles[me.index()] > 0 {
            out.push(Move::Draw);
        }
        for section in self.table.section_ids() {
            let place = self.table.section(section);
            if !place.is_open() {
                continue;
            }
            for card in Card::ALL {
                for count in 1..=hand.count(card.index()) {
                    out.push(Move::Play { card, count, section });
                }
            }
            if hand.count(Card::Dragon.index()) > 0 {
                for seat in Seat::all(self.table.seats()) {
                    for card in Card::ALL {
                        if place.coverable(seat, card) > 0 {
                            out.push(Move::Cover { section, seat, card });
                        }
                    }
                }
            }
        }
    }
}

/// The reasons why not.
impl GreatWall {
    fn refuse_draw(&self) -> Result<(), Refusal> {
        let me = self.table.turn;
        self.table.refuse_action()?;
        if self.table.piles[me.index()] == 0 {
            return Err(self.table.refusal("pile-empty"));
        }
        Ok(())
    }

    fn refuse_play(&self, card: Card, count: u8, section: SectionId) -> Result<(), Refusal> {
        if card == Card::Cavalry && self.table.phase == Phase::Check {
            return Err(self.table.refusal("cavalry-window").with("claims", self.table.setup.claims.name()));
        }
        self.table.refuse_action()?;
        self.table.refuse_section(section)?;
        self.refuse_hand(card, count)
    }

    fn refuse_cover(&self, section: SectionId, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.refuse_play(Card::Dragon, 1, section)?;
        let place = self.table.section(section);
        let refusal = |rule| {
            Refusal::new(rule).with("owner", seat).word("card", card.name()).with("section", section.number())
        };
        // Notation knows five seats, but there may be fewer: then nobody has that colour.
        let absent = if seat.index() < self.table.seats() { 0 } else { seat.number() };
        if absent > 0 || place.cards[seat.index()].count(card.index()) == 0 {
            return Err(refusal("dragon-target").with("absent", absent).with("seats", self.table.seats()));
        }
        if place.coverable(seat, card) == 0 {
            return Err(refusal("dragon-favour"));
        }
        Ok(())
    }

    fn refuse_hand(&self, card: Card, count: u8) -> Result<(), Refusal> {
        let me = self.table.turn;
        let held = self.hand(me).count(card.index());
        if count == 0 || held < count {
            return Err(Refusal::new("hand")
                .with("seat", me)
                .with("count", count)
                .with("held", held)
                .word("card", card.name()));
        }
        Ok(())
    }

    fn refuse_claim_first(&self, section: SectionId, favour: Favour, on: Card) -> Result<(), Refusal> {
        self.table.refuse_claim(section)?;
        let me = self.table.turn;
        let place = self.table.section(section);
        let refusal = |rule| Refusal::new(rule).with("seat", me).with("section", section.number());
        let (high, low) = match place.stake {
            Stake::Both(high, low) => (high, low),
            Stake::One { left, held } => {
                return Err(refusal("claim-second")
                    .with("holder", held.by)
                    .with("held", held.favour.value())
                    .with("left", left.value()));
            }
            Stake::Closed => return Err(refusal("section-open")),
        };
        if favour != high && favour != low {
            return Err(refusal("claim-favour")
                .with("favour", favour.value())
                .with("kinds", kinds(high, low))
                .with("high", high.value())
                .with("low", low.value()));
        }
        if place.cards[me.index()].count(on.index()) == 0 {
            return Err(refusal("claim-card").word("card", on.name()));
        }
        Ok(())
    }

    fn refuse_claim_second(&self, section: SectionId) -> Result<(), Refusal> {
        self.table.refuse_claim(section)?;
        match self.table.section(section).stake {
            Stake::Both(high, low) => Err(Refusal::new("claim-first")
                .with("seat", self.table.turn)
                .with("section", section.number())
                .with("kinds", kinds(high, low))
                .with("high", high.value())
                .with("low", low.value())),
            _ => Ok(()),
        }
    }

    fn refuse_decline(&self) -> Result<(), Refusal> {
        self.table.refuse_check()?;
        if self.table.setup.claims == Claims::Must {
            let sections: Vec<Value> = (self.table.section_ids())
                .filter(|&id| self.table.is_claimable(id))
                .map(|id| id.number().into())
                .collect();
            return Err(Refusal::new("claim-compulsory")
                .with("seat", self.table.turn)
                .with("count", sections.len())
                .with("sections", sections));
        }
        Ok(())
    }

    /// Puts cards from the hand of the player whose turn it is into a section.
    fn put(&mut self, card: Card, count: u8, section: SectionId) {
        let me = self.table.turn.index();
        self.hands[me].take(card.index(), count);
        self.table.unseen[me].take(card.index(), count);
        self.table.sections[section.index()].cards[me].add(card.index(), count);
    }
}

/// How many values a pair of favours has: two equal ones cannot be told apart by naming them.
pub(crate) fn kinds(high: Favour, low: Favour) -> usize {
    1 + usize::from(high != low)
}

impl Table {
    /// What is said to the player whose turn it is.
    fn refusal(&self, rule: &'static str) -> Refusal {
        Refusal::new(rule).with("seat", self.turn)
    }

    /// Actions come after the check, and the last round has none.
    fn refuse_action(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Check => Err(self.refusal("check-first").with("claims", self.setup.claims.name())),
            Phase::LastCheck => Err(self.refusal("last-check")),
            _ => Ok(()),
        }
    }

    /// Claims come as the turn begins, before the actions.
    fn refuse_check(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::First | Phase::Second => Err(self.refusal("check-over")),
            _ => Ok(()),
        }
    }

    fn refuse_section(&self, id: SectionId) -> Result<(), Refusal> {
        if self.section(id).is_open() {
            Ok(())
        } else {
            Err(Refusal::new("section-open").with("section", id.number()))
        }
    }

    /// Whether the player whose turn it is may claim anything in a section.
    fn refuse_claim(&self, id: SectionId) -> Result<(), Refusal> {
        self.refuse_check()?;
        self.refuse_section(id)?;
        let (me, section) = (self.turn, self.section(id));
        let refusal = |rule| Refusal::new(rule).with("seat", me).with("section", id.number());
        if !section.is_present(me) {
            return Err(refusal("claim-present"));
        }
        if section.leader() != Some(me) {
            let rival = section.rival(me).unwrap_or(me);
            return Err(refusal("claim-lead")
                .with("total", section.total(me))
                .with("rival", rival)
                .with("most", section.total(rival)));
        }
        if !self.is_claimable(id) {
            // After the last check there is no later turn to wait for.
            let check = if self.phase == Phase::LastCheck { "last" } else { "turn" };
            return Err(refusal("claim-once").with("check", check));
        }
        Ok(())
    }

    /// Where a player alone has the highest total.
    pub(crate) fn led_by(&self, seat: Seat) -> u8 {
        let mut led = 0;
        for id in self.section_ids() {
            let section = self.section(id);
            // Most sections are settled by a glance: whoever is not there cannot lead.
            if section.is_open() && section.is_present(seat) && section.leader() == Some(seat) {
                led |= id.bit();
            }
        }
        led
    }

    /// The second favour is claimed: both go to their owners, the cards leave the game, a new pair opens the section
    /// again. In the last round nobody could build there any more, so none is drawn.
    fn finish(&mut self, id: SectionId, chance: &mut Chance) -> Reveals {
        let section = std::mem::replace(&mut self.sections[id.index()], Section::CLOSED);
        if let Stake::One { left, held } = section.stake {
            self.won[self.turn.index()].add(left.index(), 1);
            self.won[held.by.index()].add(held.favour.index(), 1);
        }
        for seat in 0..self.seats() {
            self.gone[seat].add_all(&section.cards[seat]);
        }
        for under in section.under.into_iter().flatten() {
            self.gone[under.seat.index()].add(under.card.index(), 1);
        }
        if self.phase == Phase::Check { self.open(id, chance) } else { Reveals::Nothing }
    }

    /// A section has been claimed: that is once for this turn. With the last favour of all the game ends at once.
    fn checked(&mut self, id: SectionId) {
        self.claimable &= !id.bit();
        if self.sections.iter().all(|section| !section.is_open()) {
            self.claimable = 0;
            self.phase = Phase::Over;
        } else if self.claimable == 0 {
            self.check_done();
        }
    }

    fn check_done(&mut self) {
        if self.phase == Phase::Check {
            self.phase = Phase::First;
            self.skip_if_nothing_left();
        } else {
            self.next_last_check();
        }
    }

    fn action_done(&mut self) {
        if self.phase == Phase::First {
            self.phase = Phase::Second;
            self.skip_if_nothing_left();
        } else {
            self.next_turn();
        }
    }

    /// Whoever has neither hand nor pile can do nothing: the actions are skipped.
    fn skip_if_nothing_left(&mut self) {
        if self.unseen[self.turn.index()].is_empty() {
            self.next_turn();
        }
    }

    /// The turn is over. Whoever has played all his cards begins the end: everybody else has one more turn, then
    /// everybody checks once more, beginning with him.
    fn next_turn(&mut self) {
        loop {
            if self.finisher.is_none() && self.unseen[self.turn.index()].is_empty() {
                self.finisher = Some(self.turn);
            }
            self.turn = self.turn.next(self.seats());
            self.claimable = self.led_by(self.turn);
            if self.finisher == Some(self.turn) {
                self.phase = Phase::LastCheck;
                if self.claimable == 0 {
                    self.next_last_check();
                }
                return;
            }
            if self.claimable != 0 {
                self.phase = Phase::Check;
                return;
            }
            if !self.unseen[self.turn.index()].is_empty() {
                self.phase = Phase::First;
                return;
            }
        }
    }

    fn next_last_check(&mut self) {
        loop {
            self.turn = self.turn.next(self.seats());
            if self.finisher == Some(self.turn) {
                self.phase = Phase::Over;
                return;
            }
            self.claimable = self.led_by(self.turn);
            if self.claimable != 0 {
                return;
            }
        }
    }
}

impl Section {
    /// The strongest of the others present.
    pub(crate) fn rival(&self, me: Seat) -> Option<Seat> {
        Seat::all(self.cards.len())
            .filter(|&seat| seat != me && self.is_present(seat))
            .max_by_key(|&seat| (self.total(seat), std::cmp::Reverse(seat)))
    }
}
