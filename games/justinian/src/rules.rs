//! What is allowed, why not, and what happens.

use game::{About, Bag, Chance, Game, Refusal, Reveals, Scores, Seat, Turn, Viewer};

use crate::board::{DRAW, SEATS, STACK};
use crate::court::{Side, slid};
use crate::moves::{Move, Spot};
use crate::pieces::{COURTIERS, Colour, Courtier, Courtiers, Token};
use crate::scoring::chooser;
use crate::setup::{ABOUT, Asking, Setup};
use crate::state::{CardPile, Decision, Heap, Justinian, Scored, Space, SpaceTokens, Traced};
use crate::view::View;

impl Game for Justinian {
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
        match self.table.decision {
            Decision::Over => Turn::Over,
            _ => Turn::Of(self.table.turn),
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.table.decision {
            Decision::Turn => self.placings(out),
            Decision::Side => out.extend(Side::ALL.map(Move::Side)),
            Decision::Offer => {
                if self.is_able(self.table.turn) {
                    out.push(Move::Score);
                }
                out.push(Move::Decline);
            }
            Decision::Colour => out.extend(self.table.colours().map(Move::Colour)),
            Decision::Exchange => self.exchanges(out),
            Decision::Over => {}
        }
    }

    /// Whether he has enough is nobody's business but his own.
    fn waits(&self) -> bool {
        self.table.decision == Decision::Offer && self.table.setup.asking == Asking::Everybody
    }

    fn refuse(&self, mv: Move) -> Result<(), Refusal> {
        let due = |rule| Err(Refusal::new(rule).with("seat", self.table.turn));
        match (self.table.decision, mv) {
            (Decision::Over, _) => Err(Refusal::new("game-over")),
            (Decision::Turn, Move::Token { token, spot }) => self.refuse_token(token, spot),
            (Decision::Turn, Move::Pass)
            | (Decision::Side, Move::Side(_))
            | (Decision::Offer, Move::Decline)
            | (Decision::Exchange, Move::Keep) => Ok(()),
            (Decision::Offer, Move::Score) => self.refuse_score(),
            (Decision::Colour, Move::Colour(colour)) => self.refuse_colour(colour),
            (Decision::Exchange, Move::Exchange { colour, courtier }) => {
                self.refuse_exchange(colour, courtier)
            }
            (Decision::Turn, Move::Side(_)) => due("side-when"),
            (Decision::Turn, Move::Score | Move::Decline) => due("offer-when"),
            (Decision::Turn, Move::Colour(_)) => due("colour-when"),
            (Decision::Turn, Move::Exchange { .. } | Move::Keep) => due("exchange-when"),
            (Decision::Side, _) => due("side-due"),
            (Decision::Offer, _) => due("offer-due"),
            (Decision::Colour, _) => due("colour-due"),
            (Decision::Exchange, _) => due("exchange-due"),
        }
    }

    fn play(&mut self, mv: Move, chance: &mut Chance) -> Reveals {
        debug_assert_eq!(self.refuse(mv), Ok(()), "{mv}");
        match mv {
            Move::Token { token, spot } => {
                if let Some(token) = token {
                    self.lay(token, spot);
                }
                self.next_turn();
                Reveals::Nothing
            }
            Move::Pass => self.pass(chance),
            Move::Side(side) => self.move_courtiers(side),
            Move::Score => self.start_scoring(Some(self.table.turn)),
            Move::Decline => {
                let next = self.table.turn.next(self.table.seats());
                if next == self.table.last { self.nobody_scores() } else { self.offer(next) }
            }
            Move::Colour(colour) => self.score(colour),
            Move::Exchange { colour, courtier } => {
                if let Some(courtier) = courtier {
                    self.exchange(colour, courtier, chance);
                }
                self.next_exchange();
                Reveals::Something
            }
            Move::Keep => {
                self.next_exchange();
                Reveals::Nothing
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn laid_open(&self) -> View {
        View::laid_open(self)
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagine(chance)
    }

    fn shown(&self, mv: Move, to: Viewer) -> Move {
        if to.seat() == Some(self.table.turn) { mv } else { mv.blotted() }
    }

    fn scores(&self) -> Scores {
        self.table.scores()
    }
}

/// The legal moves.
impl Justinian {
    fn placings(&self, out: &mut Vec<Move>) {
        let table = &self.table;
        let hand = self.hand(table.turn);
        let mut free = [Spot::Phase; COURTIERS + 1];
        let mut spots = 0;
        for courtier in Courtier::all() {
            // Tokens lie close together, so the last slot tells.
            if table.court[courtier.index()][STACK - 1].is_none() {
                free[spots] = Spot::Courtier(courtier);
                spots += 1;
            }
        }
        if !table.alone {
            free[spots] = Spot::Phase;
            spots += 1;
        }
        for token in Token::ALL.into_iter().filter(|token| hand.count(token.index()) > 0) {
            out.extend(free[..spots].iter().map(|&spot| Move::Token { token: Some(token), spot }));
        }
        out.push(Move::Pass);
    }

    fn exchanges(&self, out: &mut Vec<Move>) {
        let me = self.table.turn;
        for colour in self.table.colours() {
            let cards = self.cards(me, colour).iter();
            out.extend(cards.map(|courtier| Move::Exchange { colour, courtier: Some(courtier) }));
        }
        out.push(Move::Keep);
    }
}

/// The reasons why not.
impl Justinian {
    fn refuse_token(&self, token: Option<Token>, spot: Spot) -> Result<(), Refusal> {
        let table = &self.table;
        let refusal = |rule| Refusal::new(rule).with("seat", table.turn);
        let Some(token) = token else { return Err(refusal("token-hidden")) };
        let hand = self.hand(table.turn);
        if hand.is_empty() {
            return Err(refusal("hand-empty"));
        }
        if hand.count(token.index()) == 0 {
            return Err(refusal("hand").word("token", token.name()));
        }
        match spot {
            Spot::Courtier(courtier) if table.stack(courtier) == STACK => Err(refusal("courtier-full")
                .with("courtier", table.setup.board.name_of(courtier))
                .with("number", courtier.number())),
            Spot::Phase if table.alone => Err(refusal("phase-alone")),
            _ => Ok(()),
        }
    }

    fn refuse_score(&self) -> Result<(), Refusal> {
        let me = self.table.turn;
        if self.is_able(me) {
            return Ok(());
        }
        Err(Refusal::new("score-enough")
            .with("seat", me)
            .with("total", self.space(me).total())
            .with("threshold", self.table.threshold()))
    }

    fn refuse_colour(&self, colour: Colour) -> Result<(), Refusal> {
        match self.table.scored_in(colour) {
            None => Ok(()),
            Some(phase) => Err(Refusal::new("colour-scored")
                .with("seat", self.table.turn)
                .word("colour", colour.name())
                .with("phase", phase + 1)),
        }
    }

    fn refuse_exchange(&self, colour: Colour, courtier: Option<Courtier>) -> Result<(), Refusal> {
        let refusal = |rule| Refusal::new(rule).with("seat", self.table.turn).word("colour", colour.name());
        let Some(courtier) = courtier else { return Err(refusal("card-hidden")) };
        if let Some(phase) = self.table.scored_in(colour) {
            return Err(refusal("card-scored").with("phase", phase + 1));
        }
        if !self.cards(self.table.turn, colour).contains(courtier) {
            return Err(refusal("card-held")
                .with("courtier", self.table.setup.board.name_of(courtier))
                .with("number", courtier.number()));
        }
        Ok(())
    }
}

/// A round.
impl Justinian {
    fn lay(&mut self, token: Token, spot: Spot) {
        let table = &mut self.table;
        let me = table.turn;
        self.hands[me.index()].take(token.index(), 1);
        table.hands[me.index()] -= 1;
        table.still = false;
        match spot {
            Spot::Courtier(courtier) => {
                let place = table.stack(courtier);
                table.court[courtier.index()][place] = Some(me);
                self.court[courtier.index()][place] = Some(token);
            }
            Spot::Phase => {
                table.alone = table.is_alone();
                table.spaces[me.index()].later += 1;
                self.spaces[me.index()].later.add(token.index(), 1);
            }
        }
    }

    fn next_turn(&mut self) {
        let table = &mut self.table;
        loop {
            table.turn = table.turn.next(table.seats());
            if !table.has_passed(table.turn) {
                return;
            }
        }
    }

    fn pass(&mut self, chance: &mut Chance) -> Reveals {
        let table = &mut self.table;
        let me = table.turn;
        let drawn = self.reserves[me.index()].draw_many(DRAW, chance);
        let count = drawn.size() as u8;
        let drew = Reveals::something_if(count > 0);
        self.hands[me.index()].add_all(&drawn);
        table.hands[me.index()] += count;
        table.reserves[me.index()] -= count;
        table.still &= count == 0;
        let out = table.passed.iter().filter(|&&n| n > 0).count() + 1;
        table.passed[me.index()] = out as u8;
        if out < table.seats() {
            self.next_turn();
            return drew;
        }
        table.last = me;
        if table.is_court_laid() {
            // All tokens on courtiers are turned up.
            table.decision = Decision::Side;
            return Reveals::Something;
        }
        if self.offer(me) == Reveals::Something { Reveals::Something } else { drew }
    }

    fn move_courtiers(&mut self, side: Side) -> Reveals {
        self.table.order = slid(&self.table.order, &self.sums(), side);
        for courtier in 0..COURTIERS {
            for slot in 0..STACK {
                let (owner, token) =
                    (self.table.court[courtier][slot].take(), self.court[courtier][slot].take());
                if let (Some(owner), Some(token)) = (owner, token) {
                    self.table.gone[owner.index()].add(token.index(), 1);
                }
            }
        }
        self.offer(self.table.last)
    }

    /// Whether a player has enough on the phase space to start the scoring.
    fn is_able(&self, seat: Seat) -> bool {
        self.space(seat).total() >= self.table.threshold()
    }

    /// Whether a player has enough on the phase space, where only those are asked who have: that he is asked, or passed over,
    /// tells everybody, and the tokens that were enough, or were not, are kept apart.
    fn has_enough(&mut self, seat: Seat) -> bool {
        let space = &mut self.spaces[seat.index()];
        if !space.enough.is_empty() {
            return true;
        }
        let enough = space.total() >= self.table.threshold();
        let new = std::mem::replace(&mut space.later, Bag::EMPTY);
        if enough {
            space.enough = new;
        } else {
            space.short.add_all(&new);
        }
        self.table.spaces[seat.index()] = space.space();
        enough
    }

    /// Offers the scoring to a player who has not been asked in this round, and to those after him, up to whoever passed
    /// last.
    fn offer(&mut self, mut seat: Seat) -> Reveals {
        let mut reveals = Reveals::Nothing;
        loop {
            let asked = match self.table.setup.asking {
                Asking::Everybody => self.table.may_be_able(seat),
                Asking::Able => {
                    // Everybody sees whether he has enough.
                    if self.table.spaces[seat.index()].count() > 0 {
                        reveals = Reveals::Something;
                    }
                    self.has_enough(seat)
                }
            };
            if asked {
                self.table.decision = Decision::Offer;
                self.table.turn = seat;
                return reveals;
            }
            seat = seat.next(self.table.seats());
            if seat == self.table.last {
                let forced = self.nobody_scores();
                return if forced == Reveals::Something { forced } else { reveals };
            }
        }
    }

    /// Nobody has started the scoring: it is forced once all tokens are gone or nothing happens any more.
    fn nobody_scores(&mut self) -> Reveals {
        if self.table.are_tokens_gone() || self.table.still {
            return self.start_scoring(None);
        }
        self.new_round();
        Reveals::Nothing
    }

    fn new_round(&mut self) {
        let table = &mut self.table;
        table.round = table.round.saturating_add(1);
        table.passed = [0; SEATS];
        table.still = true;
        table.alone = false;
        table.decision = Decision::Turn;
        table.turn = table.last;
    }
}

/// A scoring, and what follows.
impl Justinian {
    /// All tokens on the phase space are turned up.
    fn start_scoring(&mut self, starter: Option<Seat>) -> Reveals {
        let totals = self.spaces.map(|space| space.total());
        self.table.starter = starter;
        self.table.turn = chooser(&totals, self.table.seats(), self.table.last);
        self.table.decision = Decision::Colour;
        Reveals::Something
    }

    /// All cards of that colour are laid open.
    fn score(&mut self, colour: Colour) -> Reveals {
        let table = &mut self.table;
        let scored = Scored {
            colour,
            starter: table.starter.take(),
            chooser: table.turn,
            totals: self.spaces.map(|space| space.total()),
            cards: self.cards[colour.index()],
            order: table.order,
        };
        table.scored[table.phase as usize] = Some(scored);
        for seat in 0..table.seats() {
            table.gone[seat].add_all(&self.spaces[seat].all());
        }
        self.spaces = [SpaceTokens::EMPTY; SEATS];
        table.spaces = [Space::default(); SEATS];
        // The whole colour leaves the game, and with it whatever somebody knew of it.
        self.cards[colour.index()] = [Courtiers::NONE; SEATS];
        self.piles[colour.index()] = CardPile::new(Bag::EMPTY);
        table.heaps[colour.index()] = Heap::EMPTY;
        for seat in 0..table.seats() {
            if table.traced[seat].is_some_and(|traced| traced.colour == colour) {
                (table.traced[seat], self.traced[seat]) = (None, None);
            }
        }
        let last = table.phase as usize + 1 == table.scored.len() || table.are_tokens_gone();
        if last {
            table.decision = Decision::Over;
        } else {
            table.decision = Decision::Exchange;
            table.turn = table.last;
        }
        Reveals::Something
    }

    fn exchange(&mut self, colour: Colour, courtier: Courtier, chance: &mut Chance) {
        let me = self.table.turn;
        let hand = &mut self.cards[colour.index()][me.index()];
        let pile = &mut self.piles[colour.index()];
        let heap = &mut self.table.heaps[colour.index()];
        // A pile is never empty, so it is the same whether one draws or returns first.
        let Some(drawn) = pile.draw(chance).map(Courtier::new) else { return };
        if heap.left > 0 {
            heap.left -= 1;
        } else if let Some(by) = heap.under[0].take() {
            heap.under.rotate_left(1);
            self.table.traced[me.index()] = Some(Traced { colour, by });
            self.traced[me.index()] = Some(drawn);
        }
        hand.add(drawn);
        hand.remove(courtier);
        let mut returned = Bag::EMPTY;
        returned.add(courtier.index(), 1);
        let put = pile.put_under(returned);
        debug_assert_eq!(put, Ok(()), "a pile has six cards at most");
        if let Some(under) = heap.under.iter_mut().find(|under| under.is_none()) {
            *under = Some(me);
        }
    }

    fn next_exchange(&mut self) {
        let table = &mut self.table;
        table.turn = table.turn.next(table.seats());
        if table.turn == table.last {
            table.phase += 1;
            self.new_round();
        }
    }
}
