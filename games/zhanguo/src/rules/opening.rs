//! Before the first card: player boards and the auction. And the cards of every round.

use game::{Chance, Refusal, Seat};

use crate::board::{
    AUCTION, BARS, Face, PALACE_SPACES, ROUNDS, SEATS, TASK_PLACES, TASK_SECTIONS, TASK_TILES,
};
use crate::moves::Move;
use crate::pieces::{COLOURS, Card, Cards, Colour, REGIONS, SECTIONS, SQUARES, Symbol, TaskKind};
use crate::player::Player;
use crate::scoring::BIDS;
use crate::setup::{Boards, Setup};
use crate::state::{Phase, Secret, Table, Task, ZhanGuo};

impl Table {
    pub(super) fn list_boards(&self, out: &mut Vec<Move>) {
        let offered = |board: &Symbol| self.offered >> board.index() & 1 == 1;
        out.extend(Symbol::ALL.into_iter().filter(offered).map(|board| Move::Board { board }));
    }

    pub(super) fn refuse_board(&self, board: Symbol) -> Result<(), Refusal> {
        if self.offered >> board.index() & 1 == 1 {
            return Ok(());
        }
        Err(Refusal::new("board-taken").with("seat", self.turn).word("board", board.name()))
    }

    pub(super) fn list_bids(&self, high: u8, out: &mut Vec<Move>) {
        let most = self.me().points[BIDS] as u8;
        out.extend((high + 1..=most).map(|points| Move::Bid { points }));
        if high > 0 {
            out.push(Move::Pass);
        }
    }

    /// A bid is higher than the last, and no higher than what one has.
    pub(super) fn refuse_bid(&self, high: u8, points: u8) -> Result<(), Refusal> {
        if points <= high {
            return Err(Refusal::new("auction-raise").with("seat", self.turn).with("high", high));
        }
        let most = self.me().points[BIDS];
        if i16::from(points) > most {
            return Err(Refusal::new("auction-points").with("seat", self.turn).with("most", most));
        }
        Ok(())
    }

    /// Whoever opens an auction bids at least 1.
    pub(super) fn refuse_pass(&self, high: u8) -> Result<(), Refusal> {
        if high > 0 { Ok(()) } else { Err(Refusal::new("auction-open").with("seat", self.turn)) }
    }

    /// The next player clockwise who is still in the auction.
    fn next_bidder(&self, out: u8) -> Seat {
        let mut seat = self.turn.next(self.seats());
        while out >> seat.index() & 1 == 1 {
            seat = seat.next(self.seats());
        }
        seat
    }

    pub(super) fn raise(&mut self, points: u8) {
        if let Phase::Bid { high, out } = &mut self.phase {
            *high = points;
            let out = *out;
            self.turn = self.next_bidder(out);
        }
    }

    /// Whoever passes is out of this auction. The last one pays his bid and chooses.
    pub(super) fn leave_auction(&mut self) {
        if let Phase::Bid { high, out } = self.phase {
            let out = out | 1 << self.turn.index();
            self.turn = self.next_bidder(out);
            self.phase = Phase::Bid { high, out };
            if out.count_ones() as usize + 1 == self.seats() {
                self.me_mut().points[BIDS] -= i16::from(high);
                self.phase = Phase::Board;
            }
        }
    }

    fn take_board(&mut self, seat: Seat, board: Symbol) {
        self.offered &= !(1 << board.index());
        let officials = self.board().side(Some(board)).officials;
        let player = &mut self.players[seat.index()];
        player.board = Some(board);
        player.governing[0] = officials;
    }

    /// Goes on to whoever chooses or bids next; false when everybody has a board.
    fn next_board(&mut self) -> bool {
        let without = |seat: &Seat| self.player(*seat).board.is_none();
        match self.setup.boards {
            // In reverse turn order.
            Boards::A | Boards::B => {
                let Some(next) =
                    Seat::all(self.seats()).filter(without).max_by_key(|&seat| self.place_in_turn(seat))
                else {
                    return false;
                };
                self.turn = next;
            }
            Boards::Auction => {
                let out = (0..self.seats())
                    .filter(|&seat| self.players[seat].board.is_some())
                    .fold(0_u8, |bits, seat| bits | 1 << seat);
                self.turn = self.next_bidder(out);
                if out.count_ones() as usize + 1 == self.seats() {
                    // The last one gets the last board for 1.
                    let last = Symbol::from_index(self.offered.trailing_zeros() as usize);
                    self.me_mut().points[BIDS] -= 1;
                    self.take_board(self.turn, last);
                    return false;
                }
                self.phase = Phase::Bid { high: 0, out };
            }
        }
        true
    }
}

impl ZhanGuo {
    /// Lays out the game, up to the first decision.
    pub(crate) fn begin(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats as usize;
        let first = setup.first.unwrap_or_else(|| Seat::new(chance.below(seats as u32) as usize));
        // The first player's disc is on top; the others follow by lot.
        let mut line = std::array::from_fn(Seat::new);
        line.swap(0, first.index());
        shuffle(&mut line[1..seats], chance);
        let mut tiles = std::array::from_fn(|tile| Face { tile: tile as u8, back: false });
        shuffle(&mut tiles, chance);
        for face in &mut tiles {
            face.back = chance.below(2) == 1;
        }
        let mut tasks = [[Task { tile: 0, discs: [None; TASK_PLACES] }; TaskKind::ALL.len()]; TASK_SECTIONS];
        for kind in TaskKind::ALL {
            let mut order: [u8; TASK_TILES] = std::array::from_fn(|tile| tile as u8);
            shuffle(&mut order, chance);
            for (section, tile) in tasks.iter_mut().zip(order) {
                section[kind.index()].tile = tile;
            }
        }
        let table = Table {
            setup: *setup,
            round: 1,
            turn: first,
            phase: Phase::Play,
            aspect: None,
            passed: 0,
            action: None,
            pending: 0,
            line,
            column: [None; COLOURS],
            offered: 0,
            players: [Player::EMPTY; SEATS],
            backs: [[0; COLOURS]; SEATS],
            court: Cards::EMPTY,
            top: None,
            below: None,
            fresh: Cards::EMPTY,
            palaces: [[None; PALACE_SPACES]; REGIONS],
            squares: [[None; SQUARES]; REGIONS],
            beside: [[0; SEATS]; REGIONS],
            walls: [[None; BARS]; SECTIONS],
            tiles,
            tasks,
            tall: [None; COLOURS],
        };
        let mut state = Self { table, secrets: [Secret::EMPTY; SEATS] };
        let table = &mut state.table;
        match setup.boards {
            Boards::A => {
                for player in &mut table.players[..seats] {
                    player.governing[0] = setup.board.side(None).officials;
                }
                state.draw_cards(chance);
            }
            Boards::B => {
                table.offered = (1 << Symbol::ALL.len()) - 1;
                table.phase = Phase::Board;
                // In reverse turn order: the last player first.
                for _ in 1..seats {
                    table.turn = table.next_in_turn(table.turn);
                }
            }
            Boards::Auction => {
                let mut symbols = Symbol::ALL;
                shuffle(&mut symbols, chance);
                table.offered = symbols[..seats].iter().fold(0, |bits, symbol| bits | 1 << symbol.index());
                table.phase = Phase::Bid { high: 0, out: 0 };
                for player in &mut table.players[..seats] {
                    player.points[BIDS] = AUCTION;
                }
            }
        }
        state
    }

    pub(super) fn choose_board(&mut self, board: Symbol, chance: &mut Chance) {
        self.table.take_board(self.table.turn, board);
        if !self.table.next_board() {
            self.table.offered = 0;
            self.draw_cards(chance);
        }
    }

    /// Phase 1: everybody draws two cards of each colour, or three where two of them are kept.
    pub(crate) fn draw_cards(&mut self, chance: &mut Chance) {
        let (seats, round) = (self.table.seats(), usize::from(self.table.round));
        let three = self.table.setup.draw_three && round < ROUNDS;
        let each: u8 = if three { 3 } else { 2 };
        self.table.fresh = Cards::EMPTY;
        // What came of layers drawn in earlier rounds has been played, or lies in a newer layer.
        self.forget(self.table.layers_drawn(round - 1).0);
        let out = self.out();
        let mut decks = self.fresh_decks(out);
        for colour in Colour::ALL {
            let mut taken = Cards::EMPTY;
            for _ in 0..usize::from(each) * seats {
                let card = decks.of(colour).draw(chance).or_else(|| {
                    (0..ROUNDS - 1)
                        .find_map(|layer| self.layer(layer, out.and(taken)).of(colour).draw(chance))
                });
                let Some(card) = card else { break };
                decks.take(card);
                taken.add(card);
            }
            // Who draws which of them is left to chance as well.
            for seat in 0..seats {
                for _ in 0..each {
                    if let Some(card) = taken.draw(chance) {
                        self.secrets[seat].hand.add(card);
                    }
                }
                self.table.backs[seat][colour.index()] = each;
            }
        }
        if self.table.layers_drawn(round).0 == ROUNDS - 1 {
            self.forget(ROUNDS - 1);
        }
        self.table.turn = self.table.line[0];
        self.table.phase = if three { Phase::Discard } else { Phase::Play };
    }

    fn forget(&mut self, layers: usize) {
        for secret in &mut self.secrets {
            secret.under[..layers].fill([None; 3]);
        }
    }

    /// Whether a player still holds a third card of a colour.
    fn holds_third(&self, seat: Seat, colour: Colour) -> bool {
        self.table.backs[seat.index()][colour.index()] > 2
    }

    pub(super) fn list_discards(&self, out: &mut Vec<Move>) {
        let me = self.table.turn;
        for colour in Colour::ALL.into_iter().filter(|&colour| self.holds_third(me, colour)) {
            out.extend(self.hand(me).of(colour).iter().map(|card| Move::Discard { card }));
        }
    }

    /// One card of each colour goes, two are kept.
    pub(super) fn refuse_discard(&self, card: Card) -> Result<(), Refusal> {
        self.refuse_hand(card)?;
        if self.holds_third(self.table.turn, card.colour()) {
            return Ok(());
        }
        Err(self.refuse_colour("keep-two", card.colour()))
    }

    /// A back is what the others see. Whoever puts a card away names it, if there is one of that colour to put away.
    pub(super) fn refuse_hidden(&self, colour: Colour) -> Refusal {
        let third = self.holds_third(self.table.turn, colour);
        self.refuse_colour(if third { "hidden-card" } else { "keep-two" }, colour)
    }

    fn refuse_colour(&self, rule: &'static str, colour: Colour) -> Refusal {
        Refusal::new(rule).with("seat", self.table.turn).word("colour", colour.name())
    }

    /// The card goes under its deck, with those of the others. When everybody has done so, the first player begins.
    pub(super) fn discard(&mut self, card: Card) {
        let (me, colour) = (self.table.turn, card.colour().index());
        let secret = &mut self.secrets[me.index()];
        secret.hand.take(card);
        secret.under[usize::from(self.table.round) - 1][colour] = Some(card);
        self.table.backs[me.index()][colour] -= 1;
        if Colour::ALL.iter().any(|&colour| self.holds_third(me, colour)) {
            return;
        }
        self.table.turn = self.table.next_in_turn(me);
        if self.table.turn == self.table.line[0] {
            self.table.phase = Phase::Play;
        }
    }
}

fn shuffle<T>(things: &mut [T], chance: &mut Chance) {
    for n in (1..things.len()).rev() {
        things.swap(n, chance.below(n as u32 + 1) as usize);
    }
}
