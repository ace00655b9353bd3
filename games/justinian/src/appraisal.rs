//! How good a position looks to a player of the game who sees no further than the table.

use game::{Appraised, MOST_SEATS, Seat};

use crate::board::{PHASES, THRESHOLDS};
use crate::court::{Order, Side, slid};
use crate::pieces::{COURTIERS, Colour, Courtier, Courtiers, Place, Token, Tokens};
use crate::state::{Decision, Justinian};

/// What a token in hand promises for later, in points: by kind, as in [`Token::ALL`]. Those that lift are kept for a
/// favourite; those that lower go to a rival's, or to the phase space.
const PROMISE: [f32; 6] = [1.1, 2.0, 2.9, 0.9, 1.5, 2.0];
/// How much of that is left in each phase: in the last there is not much later.
const FRESHNESS: [f32; PHASES] = [1.0, 0.9, 0.55];
/// What a later phase counts today: the court will have moved on by then.
const LATER: f32 = 0.45;
/// What an unseen token on the phase space is worth on average.
const MEAN_TOKEN: f32 = 38.0 / 22.0;
/// What a feint is worth, beyond the token it costs.
const FEINT: f32 = 0.6;

impl Appraised for Justinian {
    fn appraise(&self, seat: Seat) -> f32 {
        let table = &self.table;
        let scores = table.scores();
        let rival = Seat::all(table.seats())
            .filter(|&other| other != seat)
            .map(|other| scores.total(other))
            .max()
            .unwrap_or(0);
        let ahead = (scores.total(seat) - rival) as f32;
        if table.decision == Decision::Over {
            return ahead;
        }
        ahead + self.prospects(seat) + self.in_hand(seat) + self.feint(seat)
    }

    fn worths(&self) -> [f32; MOST_SEATS] {
        let scores = self.table.scores();
        let mut worths = [0.0; MOST_SEATS];
        for seat in Seat::all(self.table.seats()) {
            worths[seat.index()] = scores.total(seat) as f32;
            if self.table.decision != Decision::Over {
                worths[seat.index()] += self.prospects(seat) + self.in_hand(seat);
            }
        }
        worths
    }
}

/// The best and the mean of what the colours are worth.
#[derive(Clone, Copy, Default)]
struct Colours {
    best: f32,
    mean: f32,
}

impl Justinian {
    /// What the scorings to come promise: this phase's, and less of those after it.
    fn prospects(&self, seat: Seat) -> f32 {
        let table = &self.table;
        let orders = self.foreseen(seat);
        let first = usize::from(table.phase) + usize::from(table.decision == Decision::Exchange);
        let mut sum = 0.0;
        for phase in first..PHASES {
            let colours = self.colours(seat, &orders, phase);
            sum += if phase == usize::from(table.phase) {
                self.this_phase(seat, colours)
            } else {
                LATER * (0.4 * colours.best + 0.6 * colours.mean)
            };
        }
        sum
    }

    /// The orders that follow from the seat's own tokens alone, from the left and from the right.
    fn foreseen(&self, seat: Seat) -> [Order; 2] {
        let mut sums = [0; COURTIERS];
        let mut quiet = true;
        for courtier in Courtier::all() {
            let own = self.court(courtier).filter(|(owner, _)| *owner == seat);
            let sum = own.map(|(_, token)| token.value()).sum();
            sums[courtier.index()] = sum;
            quiet &= sum == 0;
        }
        if quiet {
            return [self.table.order; 2];
        }
        Side::ALL.map(|side| slid(&self.table.order, &sums, side))
    }

    /// What the seat's cards are worth beyond those of a stranger, by colour.
    fn colours(&self, seat: Seat, orders: &[Order; 2], phase: usize) -> Colours {
        let board = &self.table.setup.board;
        let mut worth = [0.0_f32; COURTIERS];
        for order in orders {
            for (place, courtier) in order.iter().enumerate() {
                let worth = &mut worth[courtier.index()];
                *worth += f32::from(board.worth(*courtier, Place::new(place), phase)) / 2.0;
            }
        }
        let all: f32 = worth.iter().sum();
        let cards = self.table.cards() as f32;
        let (mut best, mut sum, mut count) = (f32::MIN, 0.0, 0.0);
        for colour in self.table.colours() {
            let mine: f32 = self.cards(seat, colour).iter().map(|card| worth[card.index()]).sum();
            let stranger = (all - mine) / (COURTIERS as f32 - cards) * cards;
            let ahead = mine - stranger;
            best = best.max(ahead);
            sum += ahead;
            count += 1.0;
        }
        if count == 0.0 { Colours::default() } else { Colours { best, mean: sum / count } }
    }

    /// What the scoring of this phase promises: the best colour for whoever has the highest total, else any colour and
    /// points for tokens.
    fn this_phase(&self, seat: Seat, colours: Colours) -> f32 {
        let table = &self.table;
        let total = f32::from(self.space(seat).total());
        if table.decision == Decision::Colour {
            return if table.turn == seat { colours.best } else { colours.mean + total };
        }
        let threshold = f32::from(THRESHOLDS[table.phase as usize]);
        let mut hope = 1.0;
        for other in Seat::all(table.seats()).filter(|&other| other != seat) {
            let space = table.spaces[other.index()];
            let mut theirs = f32::from(space.count()) * MEAN_TOKEN;
            if space.enough > 0 {
                theirs = theirs.max(threshold + 1.0);
            }
            hope /= 1.0 + (-(total - theirs - 0.5) / 1.5).exp();
        }
        // Who cannot start a scoring must wait until others want it.
        let ready = (total / threshold).min(1.0);
        let hope = hope * (0.4 + 0.6 * ready);
        0.92 * (hope * colours.best + (1.0 - hope) * (colours.mean + 0.8 * total))
    }

    /// Tokens to be used later: the hand, and what is drawn on passing.
    fn in_hand(&self, seat: Seat) -> f32 {
        let table = &self.table;
        let worth = |tokens: &Tokens| -> f32 {
            Token::ALL
                .iter()
                .map(|token| f32::from(tokens.count(token.index())) * PROMISE[token.index()])
                .sum()
        };
        let mut sum = worth(self.hand(seat));
        if table.decision == Decision::Turn && !table.has_passed(seat) {
            let reserve = self.reserve(seat);
            let size = reserve.size();
            if size > 0 {
                sum += worth(reserve) / size as f32 * size.min(2) as f32;
            }
        }
        sum * FRESHNESS[table.phase as usize]
    }

    /// In some rounds a small token lies well on a courtier who is of no use at all: the others cannot tell. In which, and
    /// on whom, follows from the cards, which the others do not know either.
    fn feint(&self, seat: Seat) -> f32 {
        let Some(courtier) = self.stranger(seat) else { return 0.0 };
        let mut own = self.court(courtier).filter(|(owner, _)| *owner == seat).map(|(_, token)| token);
        match (own.next(), own.next()) {
            (Some(token), None) if token.worth() == 1 => {
                PROMISE[token.index()] * FRESHNESS[self.table.phase as usize] + FEINT
            }
            _ => 0.0,
        }
    }

    /// Whom to feint with in this round, if anybody.
    fn stranger(&self, seat: Seat) -> Option<Courtier> {
        let mut mine = Courtiers::NONE;
        let mut whim = u64::from(self.table.round) << 8 | seat.index() as u64;
        for colour in Colour::ALL {
            for card in self.cards(seat, colour).iter() {
                mine.add(card);
                whim =
                    (whim ^ (card.number() + 16 * colour.index()) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                whim ^= whim >> 29;
            }
        }
        if self.table.decision != Decision::Turn || whim & 0b11 == 0 {
            return None;
        }
        let strangers = COURTIERS - mine.count();
        let number = (whim >> 8) as usize % strangers.max(1);
        Courtier::all().filter(|&courtier| !mine.contains(courtier)).nth(number)
    }
}
