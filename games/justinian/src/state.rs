//! What lies on the table, and what nobody sees.

use game::{Bag, Chance, Pile, Seat};

use crate::board::{DECK, HAND, PHASES, SEATS, STACK, THRESHOLDS, TOKENS, cards};
use crate::court::{HOME, Order, Sums};
use crate::pieces::{COLOURS, COURTIERS, Colour, Courtier, Courtiers, Place, Token, Tokens, total};
use crate::setup::Setup;

/// How many layers a pile of cards can have: what is left of the shuffled one, and each returned card below it. A pile
/// has six cards at most, and a card is drawn before the next is returned.
pub const LAYERS: usize = 6;

/// The pile of a colour.
pub type CardPile = Pile<COURTIERS, LAYERS>;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// A token to be placed, or to pass.
    Turn,
    /// All have passed: from which side the courtiers move.
    Side,
    /// The player may have enough on the phase space: to score, or not yet.
    Offer,
    /// The highest total: which colour is scored.
    Colour,
    /// Between two phases: one card may be exchanged.
    Exchange,
    /// Nothing: the game is over.
    Over,
}

/// How many tokens a player has on the phase space. Where only those are asked who have enough
/// ([`Asking::Able`](crate::Asking::Able)), it is known to all whether they were enough when scoring was last offered, so
/// those that were there at the time are kept apart. Otherwise all of them are just later ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Space {
    /// Those that were not enough, the last time he was passed over.
    pub short: u8,
    /// Those that came to them and made it enough. None: he has not been asked yet.
    pub enough: u8,
    /// Those laid since.
    pub later: u8,
}

impl Space {
    /// How many tokens in all.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.short + self.enough + self.later
    }
}

/// The tokens themselves, as in [`Space`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpaceTokens {
    /// Those that were not enough.
    pub short: Tokens,
    /// Those that made it enough.
    pub enough: Tokens,
    /// Those laid since.
    pub later: Tokens,
}

impl SpaceTokens {
    /// No tokens.
    pub const EMPTY: Self = Self { short: Tokens::EMPTY, enough: Tokens::EMPTY, later: Tokens::EMPTY };

    /// All of them together.
    #[must_use]
    pub fn all(&self) -> Tokens {
        let mut all = self.short;
        all.add_all(&self.enough);
        all.add_all(&self.later);
        all
    }

    /// What they are worth together.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        total(&self.short) + total(&self.enough) + total(&self.later)
    }

    /// How many they are.
    #[must_use]
    pub fn space(&self) -> Space {
        Space {
            short: self.short.size() as u8,
            enough: self.enough.size() as u8,
            later: self.later.size() as u8,
        }
    }
}

/// What everybody knows of a colour's pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heap {
    /// Cards left of those shuffled as the game began.
    pub left: u8,
    /// Below them, from the top: who returned each card.
    pub under: [Option<Seat>; LAYERS],
}

impl Heap {
    /// No cards.
    pub const EMPTY: Self = Self { left: 0, under: [None; LAYERS] };

    /// The number of returned cards.
    #[must_use]
    pub fn returned(&self) -> usize {
        self.under.iter().flatten().count()
    }

    /// The layer of the pile in which the returned card with that number lies, counted from 0.
    #[must_use]
    pub const fn layer(&self, returned: usize) -> usize {
        returned + (self.left > 0) as usize
    }
}

/// A player has drawn a card that somebody had returned: who knows it, therefore.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Traced {
    /// Its colour.
    pub colour: Colour,
    /// Who returned it.
    pub by: Seat,
}

/// A colour that was scored, with everything that was shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scored {
    /// Which.
    pub colour: Colour,
    /// Who started the scoring; nobody if it had to be.
    pub starter: Option<Seat>,
    /// Who had the highest total and named the colour.
    pub chooser: Seat,
    /// What each player's tokens on the phase space were worth.
    pub totals: [u8; SEATS],
    /// Each player's cards of that colour.
    pub cards: [Courtiers; SEATS],
    /// Who stood where.
    pub order: Order,
}

/// All that lies open for everybody, with a perfect memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// Whose decision it is.
    pub turn: Seat,
    /// What is asked.
    pub decision: Decision,
    /// The phase, counted from 0.
    pub phase: u8,
    /// The round, counted from 1 through the whole game.
    pub round: u8,
    /// Who passed last in the round before and so began this one; once all have passed, who passed last in this one.
    pub last: Seat,
    /// In which order the players passed in this round, counted from 1; 0: not yet.
    pub passed: [u8; SEATS],
    /// Whether no token has been placed or drawn in this round.
    pub still: bool,
    /// Whether the only player who has not passed has laid his one token on the phase space.
    pub alone: bool,
    /// Who stands where, from the lowest place to the highest.
    pub order: Order,
    /// Whose tokens lie on each courtier, as they were laid.
    pub court: [[Option<Seat>; STACK]; COURTIERS],
    /// How many tokens each player has in hand.
    pub hands: [u8; SEATS],
    /// How many tokens each player has in the reserve.
    pub reserves: [u8; SEATS],
    /// How many tokens each player has on the phase space.
    pub spaces: [Space; SEATS],
    /// The tokens of each player that are out of the game, all of them seen.
    pub gone: [Tokens; SEATS],
    /// While the colour is being chosen: who started the scoring; nobody if it had to be.
    pub starter: Option<Seat>,
    /// What was scored in each phase.
    pub scored: [Option<Scored>; PHASES],
    /// The piles of cards, by colour.
    pub heaps: [Heap; COLOURS],
    /// Who drew a card that somebody had returned.
    pub traced: [Option<Traced>; SEATS],
}

impl Table {
    /// The number of players.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }

    /// All players, clockwise from the one who passed last.
    pub fn from_last(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (seats, last) = (self.seats(), self.last.index());
        (0..seats).map(move |n| Seat::new((last + n) % seats))
    }

    /// Whether a player is out of this round.
    #[inline]
    #[must_use]
    pub const fn has_passed(&self, seat: Seat) -> bool {
        self.passed[seat.index()] > 0
    }

    /// Whether everybody but one has passed.
    #[inline]
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.passed.iter().filter(|&&n| n > 0).count() + 1 == self.seats()
    }

    /// How many tokens lie on a courtier.
    #[inline]
    #[must_use]
    pub fn stack(&self, courtier: Courtier) -> usize {
        self.court[courtier.index()].iter().flatten().count()
    }

    /// Whether tokens lie on any courtier.
    #[inline]
    #[must_use]
    pub fn is_court_laid(&self) -> bool {
        self.court.iter().any(|stack| stack[0].is_some())
    }

    /// Whether all tokens of all players are out of hands and reserves.
    #[must_use]
    pub fn are_tokens_gone(&self) -> bool {
        self.hands == [0; SEATS] && self.reserves == [0; SEATS]
    }

    /// The phase in which a colour was scored, counted from 0.
    #[inline]
    #[must_use]
    pub fn scored_in(&self, colour: Colour) -> Option<usize> {
        self.scored.iter().position(|scored| scored.is_some_and(|scored| scored.colour == colour))
    }

    /// The colours still in the game.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(|&colour| self.scored_in(colour).is_none())
    }

    /// What one's tokens must be worth to start the scoring of this phase.
    #[inline]
    #[must_use]
    pub const fn threshold(&self) -> u8 {
        THRESHOLDS[self.phase as usize]
    }

    /// Whether a player's tokens on the phase space may be enough to start the scoring, for all that everybody knows: so
    /// many of those he has not lost, if they were the highest.
    #[must_use]
    pub fn may_be_able(&self, seat: Seat) -> bool {
        let unseen = self.unseen(seat);
        let mut left = self.spaces[seat.index()].count();
        let mut most = 0;
        for worth in (1..=3).rev() {
            let alike = Token::ALL.into_iter().filter(|token| token.worth() == worth);
            let taken = left.min(alike.map(|token| unseen.count(token.index())).sum());
            left -= taken;
            most += taken * worth;
        }
        most >= self.threshold()
    }

    /// Where a courtier stands.
    #[must_use]
    pub fn place_of(&self, courtier: Courtier) -> Place {
        crate::court::place_of(&self.order, courtier)
    }

    /// Cards of each colour in a hand.
    #[must_use]
    pub const fn cards(&self) -> usize {
        cards(self.seats())
    }

    /// The tokens of a player that nobody else has ever seen: hand, reserve and whatever lies face down. What lies face up
    /// just now is among them.
    #[must_use]
    pub fn unseen(&self, seat: Seat) -> Tokens {
        TOKENS.without(&self.gone[seat.index()]).unwrap_or(Tokens::EMPTY)
    }
}

/// The whole state: what lies open, and what does not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Justinian {
    pub(crate) table: Table,
    pub(crate) hands: [Tokens; SEATS],
    pub(crate) reserves: [Tokens; SEATS],
    /// The tokens on each courtier, as they were laid.
    pub(crate) court: [[Option<Token>; STACK]; COURTIERS],
    pub(crate) spaces: [SpaceTokens; SEATS],
    /// By colour and player.
    pub(crate) cards: [[Courtiers; SEATS]; COLOURS],
    pub(crate) piles: [CardPile; COLOURS],
    /// The card that each player drew after somebody had returned it.
    pub(crate) traced: [Option<Courtier>; SEATS],
}

impl Justinian {
    /// What lies open for everybody.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The tokens a player holds.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &Tokens {
        &self.hands[seat.index()]
    }

    /// The tokens in a player's reserve.
    #[must_use]
    pub const fn reserve(&self, seat: Seat) -> &Tokens {
        &self.reserves[seat.index()]
    }

    /// A player's tokens on the phase space.
    #[must_use]
    pub const fn space(&self, seat: Seat) -> &SpaceTokens {
        &self.spaces[seat.index()]
    }

    /// A player's cards of a colour.
    #[must_use]
    pub const fn cards(&self, seat: Seat, colour: Colour) -> Courtiers {
        self.cards[colour.index()][seat.index()]
    }

    /// The pile of a colour.
    #[must_use]
    pub const fn pile(&self, colour: Colour) -> &CardPile {
        &self.piles[colour.index()]
    }

    /// The tokens on a courtier, as they were laid.
    pub fn court(&self, courtier: Courtier) -> impl Iterator<Item = (Seat, Token)> + '_ {
        let owners = self.table.court[courtier.index()].iter().flatten();
        owners.copied().zip(self.court[courtier.index()].iter().flatten().copied())
    }

    /// By how many places each courtier is to move.
    #[must_use]
    pub fn sums(&self) -> Sums {
        self.court.map(|stack| stack.iter().flatten().map(|token| token.value()).sum())
    }

    pub(crate) fn deal(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats as usize;
        let first = setup.first.unwrap_or_else(|| Seat::new(chance.below(seats as u32) as usize));
        let mut state = Self {
            table: Table {
                setup: *setup,
                turn: first,
                decision: Decision::Turn,
                phase: 0,
                round: 1,
                last: first,
                passed: [0; SEATS],
                still: true,
                alone: false,
                order: HOME,
                court: [[None; STACK]; COURTIERS],
                hands: [0; SEATS],
                reserves: [0; SEATS],
                spaces: [Space::default(); SEATS],
                gone: [Tokens::EMPTY; SEATS],
                starter: None,
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
        for seat in 0..seats {
            let mut reserve = TOKENS;
            state.hands[seat] = reserve.draw_many(u32::from(HAND), chance);
            state.reserves[seat] = reserve;
            state.table.hands[seat] = HAND;
            state.table.reserves[seat] = reserve.size() as u8;
        }
        for colour in 0..COLOURS {
            let mut deck = DECK;
            for hand in &mut state.cards[colour][..seats] {
                *hand = (0..cards(seats)).map(|_| Courtier::new(deck.draw(chance))).collect();
            }
            state.piles[colour] = CardPile::new(deck);
            state.table.heaps[colour].left = deck.size() as u8;
        }
        state
    }
}
