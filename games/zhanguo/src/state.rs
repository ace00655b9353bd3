//! What lies on the table.

use game::Seat;

use crate::board::{
    BARS, Board, Face, GOVERNORS, PALACE_SPACES, PALACES, ROUNDS, SEATS, Side, TASK_PLACES, TASK_SECTIONS,
    WALLS,
};
use crate::pieces::{
    Ability, Action, COLOURS, Card, Cards, Colour, REGIONS, Region, SECTIONS, SQUARES, Section, Spot,
    TaskKind,
};
use crate::player::Player;
use crate::setup::Setup;

/// For what an Official of choice is taken from the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grant {
    /// The Court Action: one must be taken.
    Recruit,
    /// A bonus square: one may be taken.
    Square,
    /// A reward, to this region.
    Reward(Region),
}

/// Where a turn stands: what is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A player board is chosen.
    Board,
    /// The auction for the next player board.
    Bid {
        /// The highest bid; 0 before the first.
        high: u8,
        /// Who has passed or has a board already, a bit each seat.
        out: u8,
    },
    /// Three cards of a colour are held, and one goes under its deck.
    Discard,
    /// A card is to be played.
    Play,
    /// An Official is taken from the supply.
    Official(Grant),
    /// Reassignment points are spent.
    Points {
        /// How many are left.
        left: u8,
        /// Whether one must still be spent.
        must: bool,
    },
    /// A Governor is installed.
    Install,
    /// Workers are hired.
    Hire,
    /// A Palace is built.
    Palace,
    /// The third Worker for a Palace in this region is paid.
    PalaceWorker(Region),
    /// A Unification marker of value 3 is taken.
    Tall,
    /// A Wall is built.
    Wall,
    /// Workers for a Wall are paid.
    WallWorkers {
        /// How many more.
        left: u8,
        /// The regions that have paid, a bit each.
        paid: u8,
    },
    /// Abilities of cards and player board are used.
    Abilities,
    /// A bonus: a Unification marker of value 1.
    Marker,
    /// A bonus: unrest is lowered in a region, perhaps with a Worker for it.
    Calm {
        /// Whether a Worker comes.
        worker: bool,
    },
    /// A bonus: a Worker moves.
    Worker,
    /// A bonus: a Governor moves.
    Governor,
    /// A Unification Reward is offered.
    Offer,
    /// The game is over.
    Over,
}

/// A Task in play: which tile, and whose discs lie beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Task {
    /// The tile, counted from 0.
    pub tile: u8,
    /// The discs, from left to right.
    pub discs: [Option<Seat>; TASK_PLACES],
}

impl Task {
    /// The place of a player's disc, counted from 0.
    #[inline]
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<usize> {
        self.discs.iter().position(|disc| *disc == Some(seat))
    }
}

/// All that lies open for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The round, counted from 1.
    pub round: u8,
    /// Who decides.
    pub turn: Seat,
    /// What is to be decided.
    pub phase: Phase,
    /// The aspect whose reward is being given.
    pub aspect: Option<Colour>,
    /// Who has passed that reward, a bit each seat.
    pub passed: u8,
    /// The Court Action of this turn, once its card is played.
    pub action: Option<Action>,
    /// Abilities not yet used: a bit each card, by region and place, then the player board's.
    pub pending: u16,
    /// The discs: first those on the Reward line from top to bottom, then those in the round's column.
    pub line: [Seat; SEATS],
    /// Whose disc stands in the column of the round, by aspect.
    pub column: [Option<Seat>; COLOURS],
    /// The B sides nobody has yet, a bit each symbol.
    pub offered: u8,
    /// Every player.
    pub players: [Player; SEATS],
    /// How many cards of each colour each player holds: the backs are open.
    pub backs: [[u8; COLOURS]; SEATS],
    /// The cards in the Court.
    pub court: Cards,
    /// The last of them.
    pub top: Option<Card>,
    /// The one below it; nothing is the X.
    pub below: Option<Card>,
    /// The cards played in this round; kept only where three are drawn.
    pub fresh: Cards,
    /// The Palaces of each region, in the order they were built.
    pub palaces: [[Option<Seat>; PALACE_SPACES]; REGIONS],
    /// The Governors on the bonus squares of each region.
    pub squares: [[Option<Seat>; SQUARES]; REGIONS],
    /// The Governors beside them, by seat.
    pub beside: [[u8; SEATS]; REGIONS],
    /// The Walls of each section, by bars.
    pub walls: [[Option<Seat>; BARS]; SECTIONS],
    /// The Wall tile of each section.
    pub tiles: [Face; SECTIONS],
    /// The Tasks of each section, by kind.
    pub tasks: [[Task; TaskKind::ALL.len()]; TASK_SECTIONS],
    /// Who holds the Unification marker of value 3 of each colour.
    pub tall: [Option<Seat>; COLOURS],
}

/// The bit of the player board's ability among the pending ones.
pub(crate) const BOARD_ABILITY: u16 = 1 << 15;

impl Table {
    /// The board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.setup.board.board()
    }

    /// The number of players.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }

    /// What a player has in front of him.
    #[inline]
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player who decides.
    #[inline]
    pub(crate) const fn me(&self) -> &Player {
        &self.players[self.turn.index()]
    }

    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index()]
    }

    /// The side of a player's board.
    #[inline]
    #[must_use]
    pub const fn side(&self, seat: Seat) -> &'static Side {
        self.board().side(self.player(seat).board)
    }

    /// The length of an Unrest track.
    #[inline]
    #[must_use]
    pub const fn track(&self, seat: Seat, region: Region) -> u8 {
        self.side(seat).tracks[region.index()]
    }

    /// Whether unrest stands at the end of a track: no card answers, no Palace is built.
    #[inline]
    #[must_use]
    pub const fn is_silent(&self, seat: Seat, region: Region) -> bool {
        self.player(seat).unrest[region.index()] >= self.track(seat, region)
    }

    /// Whether unrest forbids Palaces in a region.
    #[inline]
    #[must_use]
    pub const fn forbids_palaces(&self, seat: Seat, region: Region) -> bool {
        let unrest = self.player(seat).unrest[region.index()];
        unrest > 0 && unrest == self.side(seat).no_palace[region.index()] || self.is_silent(seat, region)
    }

    /// What the player's board can do for a Court Action.
    #[inline]
    #[must_use]
    pub fn board_ability(&self, seat: Seat, action: Action) -> Option<Ability> {
        self.side(seat).ability.filter(|ability| ability.answers(action))
    }

    /// Cards above the player boards.
    #[must_use]
    pub fn tucked(&self) -> Cards {
        self.players.iter().flat_map(|player| player.cards.iter().flatten().flatten().copied()).collect()
    }

    /// How many cards a player holds.
    #[inline]
    #[must_use]
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        let backs = &self.backs[seat.index()];
        backs[0] + backs[1] + backs[2]
    }

    /// Unification markers of value 1 of a colour in the general supply.
    #[inline]
    #[must_use]
    pub fn markers_left(&self, colour: Colour) -> u8 {
        let held: u8 = self.players.iter().map(|player| player.markers[colour.index()]).sum();
        self.board().markers(self.seats()) - held
    }

    /// The value of a player's markers of a colour.
    #[inline]
    #[must_use]
    pub fn influence(&self, seat: Seat, colour: Colour) -> u8 {
        let tall = self.tall[colour.index()] == Some(seat);
        self.player(seat).markers[colour.index()] + if tall { 3 } else { 0 }
    }

    /// How many Governors a player has in a region.
    #[inline]
    #[must_use]
    pub fn governors(&self, seat: Seat, region: Region) -> u8 {
        let squares = self.squares[region.index()].iter().filter(|who| **who == Some(seat)).count();
        self.beside[region.index()][seat.index()] + squares as u8
    }

    /// The Governors a player still has.
    #[inline]
    #[must_use]
    pub fn governors_left(&self, seat: Seat) -> u8 {
        GOVERNORS - Region::ALL.iter().map(|&region| self.governors(seat, region)).sum::<u8>()
    }

    /// How many Palaces a player has in a region.
    #[inline]
    #[must_use]
    pub fn palaces_in(&self, seat: Seat, region: Region) -> usize {
        self.palaces[region.index()].iter().filter(|who| **who == Some(seat)).count()
    }

    /// The Palaces a player still has.
    #[inline]
    #[must_use]
    pub fn palaces_left(&self, seat: Seat) -> u8 {
        PALACES - self.palaces.iter().flatten().filter(|who| **who == Some(seat)).count() as u8
    }

    /// The first free Palace space of a region.
    #[inline]
    #[must_use]
    pub fn palace_space(&self, region: Region) -> Option<usize> {
        let spaces = self.board().palace_spaces(self.seats());
        self.palaces[region.index()][..spaces].iter().position(Option::is_none)
    }

    /// The Walls a player still has.
    #[inline]
    #[must_use]
    pub fn walls_left(&self, seat: Seat) -> u8 {
        WALLS - self.walls.iter().flatten().filter(|who| **who == Some(seat)).count() as u8
    }

    /// The bars of a player's Wall in a section.
    #[inline]
    #[must_use]
    pub fn wall(&self, seat: Seat, section: Section) -> Option<usize> {
        self.walls[section.index()].iter().position(|who| *who == Some(seat)).map(|n| n + 1)
    }

    /// Who stands on a bonus square.
    #[inline]
    #[must_use]
    pub fn on_square(&self, region: Region, spot: Spot) -> Option<Seat> {
        self.squares[region.index()].get(spot.index()).copied().flatten()
    }

    /// The free bonus squares of a region, a bit each.
    #[inline]
    #[must_use]
    pub fn free_squares(&self, region: Region) -> u8 {
        let taken = self.squares[region.index()]
            .iter()
            .enumerate()
            .filter(|(_, who)| who.is_some())
            .fold(0, |bits, (n, _)| bits | 1 << n);
        self.board().facts.squares[region.index()] & !taken
    }

    /// The next player in turn order: clockwise, or along the Reward line.
    #[inline]
    #[must_use]
    pub fn next_in_turn(&self, seat: Seat) -> Seat {
        if !self.setup.by_line {
            return seat.next(self.seats());
        }
        let line = &self.line[..self.seats()];
        let place = line.iter().position(|&other| other == seat).unwrap_or(0);
        line[(place + 1) % line.len()]
    }

    /// The place of a player in the turn order of the round, counted from 0.
    #[must_use]
    pub fn place_in_turn(&self, seat: Seat) -> usize {
        let mut at = self.line[0];
        let mut place = 0;
        while at != seat && place < self.seats() {
            at = self.next_in_turn(at);
            place += 1;
        }
        place
    }

    /// How many cards were drawn of each colour up to a round, beyond the first pass through a deck.
    const fn beyond(&self, round: usize) -> usize {
        if !self.setup.draw_three {
            return 0;
        }
        let rounds = if round > ROUNDS { ROUNDS } else { round };
        let drawn = if rounds == ROUNDS { 3 * (ROUNDS - 1) + 2 } else { 3 * rounds };
        (drawn * self.seats()).saturating_sub(crate::pieces::DECK)
    }

    /// How many layers of cards put under a deck have been drawn wholly by this round, and how many cards of the next:
    /// what is put under a deck comes only when all above it is drawn.
    #[must_use]
    pub const fn layers_drawn(&self, round: usize) -> (usize, usize) {
        (self.beyond(round) / self.seats(), self.beyond(round) % self.seats())
    }
}

/// What a player knows besides what lies open: his hand, and which cards he put under the decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret {
    /// Cards in hand.
    pub hand: Cards,
    /// By round and colour: the card put under the deck. A layer that was drawn wholly is forgotten with its round, when
    /// everything that came of it has been played or put under again; so are all when a deck is exhausted.
    pub under: [[Option<Card>; COLOURS]; ROUNDS - 1],
}

impl Secret {
    pub(crate) const EMPTY: Self = Self { hand: Cards::EMPTY, under: [[None; COLOURS]; ROUNDS - 1] };
}

/// The whole state: what lies open, and what each player holds. The decks are all cards that lie nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ZhanGuo {
    /// What lies open.
    pub(crate) table: Table,
    /// What each player knows.
    pub(crate) secrets: [Secret; SEATS],
}

impl ZhanGuo {
    /// What lies open for everybody.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a player holds.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.secrets[seat.index()].hand
    }

    /// What a player knows.
    #[must_use]
    pub const fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat.index()]
    }

    /// All cards that were played or are held.
    pub(crate) fn out(&self) -> Cards {
        let held = self.secrets.iter().fold(Cards::EMPTY, |all, secret| all.and(secret.hand));
        held.and(self.table.court).and(self.table.tucked())
    }

    /// Cards of a round put under the decks that still lie there.
    pub(crate) fn layer(&self, round: usize, out: Cards) -> Cards {
        let cards = self.secrets.iter().flat_map(|secret| secret.under[round]).flatten();
        cards.collect::<Cards>().without(out)
    }

    /// The cards of all decks that were never put under one.
    pub(crate) fn fresh_decks(&self, out: Cards) -> Cards {
        let under = self.secrets.iter().flat_map(|secret| secret.under).flatten().flatten();
        Cards::ALL.without(out).without(under.collect())
    }
}
