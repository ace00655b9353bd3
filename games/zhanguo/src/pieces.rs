//! The things the rule book names: colours, Officials, regions, places, actions, bonuses, cards.

use std::fmt;

pub use crate::cards::{CARDS, Card, Cards, DECK};

/// The regions of map and player boards.
pub const REGIONS: usize = 5;
/// The colours of cards and Unification markers.
pub const COLOURS: usize = 3;
/// The Wall sections.
pub const SECTIONS: usize = 6;

game::named! {
    /// A colour of cards and Unification markers: one aspect of the unification.
    pub enum Colour "colour" {
        /// Writing, 1 to 40.
        Ivory = "ivory",
        /// Currency, 41 to 80.
        Orange = "orange",
        /// Laws, 81 to 120.
        Brown = "brown",
    }
}

impl Colour {
    /// The aspect, by the id of its message.
    #[must_use]
    pub const fn aspect(self) -> &'static str {
        ["writing", "currency", "laws"][self.index()]
    }

    /// Every card of this colour.
    #[inline]
    #[must_use]
    pub const fn deck(self) -> Cards {
        Cards::from_to(self.index() * DECK + 1, DECK)
    }
}

game::named! {
    /// The colour of an Official.
    pub enum Official "official" {
        /// Military.
        Red = "red",
        /// Civil.
        Grey = "grey",
        /// An inspector.
        White = "white",
    }
}

game::named! {
    /// A region of the map, and of every player board.
    pub enum Region "region" {
        /// Where every player begins.
        One = "region-1",
        /// The second.
        Two = "region-2",
        /// The third.
        Three = "region-3",
        /// The fourth.
        Four = "region-4",
        /// The fifth.
        Five = "region-5",
    }
}

impl Region {
    /// Counted from 1, for people.
    #[must_use]
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// The region with that number, counted from 1.
    #[must_use]
    pub const fn from_number(number: u64) -> Option<Self> {
        if number >= 1 && number <= REGIONS as u64 { Some(Self::ALL[number as usize - 1]) } else { None }
    }

    /// Its bit in a set of regions.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self.index()
    }
}

/// The regions of a set of bits.
#[inline]
pub(crate) fn regions(mut bits: u8) -> impl Iterator<Item = Region> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let region = Region::from_index(bits.trailing_zeros() as usize);
            bits &= bits - 1;
            region
        })
    })
}

/// An area of a player board where Officials stand: `g3` is the Governors Area of region 3, `w3` its Workers Area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// Whether it is the Workers Area.
    pub works: bool,
    /// The region.
    pub region: Region,
}

impl Place {
    /// The Governors Area of a region.
    #[must_use]
    pub const fn governors(region: Region) -> Self {
        Self { works: false, region }
    }

    /// The Workers Area of a region.
    #[must_use]
    pub const fn workers(region: Region) -> Self {
        Self { works: true, region }
    }

    /// Every place.
    pub fn all() -> impl Iterator<Item = Self> {
        Region::ALL.into_iter().flat_map(|region| [Self::governors(region), Self::workers(region)])
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.works { 'w' } else { 'g' }, self.region.number())
    }
}

game::named! {
    /// A Court Action.
    pub enum Action "action" {
        /// Take 1 Official from the supply.
        Recruit = "recruit",
        /// Spend 1 to 3 points to move Officials.
        Reassign = "reassign",
        /// Turn three Officials into a Governor.
        Install = "install",
        /// Take Workers.
        Hire = "hire",
        /// Build 1 Palace.
        Palace = "palace",
        /// Build 1 Wall.
        Wall = "wall",
    }
}

impl Action {
    /// Whether cards answer when the number played is higher than the one below (true) or lower (false); no card answers
    /// a reassignment.
    #[inline]
    #[must_use]
    pub const fn wants_higher(self) -> Option<bool> {
        match self {
            Self::Hire | Self::Palace | Self::Wall => Some(true),
            Self::Recruit | Self::Install => Some(false),
            Self::Reassign => None,
        }
    }
}

game::named! {
    /// The bonus of a card's ability.
    pub enum Bonus "bonus" {
        /// A Unification marker of value 1, of any colour.
        Marker = "unification-marker",
        /// Up to 2 reassignment points.
        Points = "reassign-2",
        /// 2 VP.
        Two = "vp-2",
        /// 3 VP.
        Three = "vp-3",
        /// A Worker in the card's region.
        Worker = "worker",
        /// 1 VP for each ivory card.
        PerIvory = "vp-per-ivory",
        /// 1 VP for each orange card.
        PerOrange = "vp-per-orange",
        /// 1 VP for each brown card.
        PerBrown = "vp-per-brown",
        /// Unrest -1 in any region.
        CalmAny = "calm-any",
        /// Unrest -1 in the card's region.
        CalmHere = "calm-here",
        /// A Worker moves to an adjacent region.
        MoveWorker = "move-worker",
        /// A red Official in the card's region.
        Red = "red-official",
        /// A grey Official in the card's region.
        Grey = "grey-official",
        /// A white Official in the card's region.
        White = "white-official",
    }
}

impl Bonus {
    /// The Official it gives.
    #[inline]
    #[must_use]
    pub const fn official(self) -> Option<Official> {
        match self {
            Self::Red => Some(Official::Red),
            Self::Grey => Some(Official::Grey),
            Self::White => Some(Official::White),
            _ => None,
        }
    }

    /// The colour whose cards it counts.
    #[inline]
    #[must_use]
    pub const fn counts(self) -> Option<Colour> {
        match self {
            Self::PerIvory => Some(Colour::Ivory),
            Self::PerOrange => Some(Colour::Orange),
            Self::PerBrown => Some(Colour::Brown),
            _ => None,
        }
    }
}

game::named! {
    /// Where a Governor stands in a region.
    pub enum Spot "spot" {
        /// The square of 4 reassignment points.
        Reassign = "reassign-square",
        /// The square of an Official of choice.
        Official = "official-square",
        /// The square of 4 VP.
        Vp = "vp-square",
        /// Beside the squares.
        Beside = "beside",
    }
}

/// The bonus squares of a region.
pub const SQUARES: usize = 3;

game::named! {
    /// A player board, by its symbol.
    pub enum Symbol "player board" {
        /// A circle.
        Circle = "circle",
        /// A square.
        Square = "square",
        /// A triangle.
        Triangle = "triangle",
        /// A star.
        Star = "star",
    }
}

game::named! {
    /// What the B side of a player board can do.
    pub enum Ability "ability" {
        /// Hire: 1 Worker more, then 1 reassignment point. Install: a Worker moves.
        Hiring = "hiring",
        /// Wall or Recruit: a Unification marker.
        Markers = "markers",
        /// Reassign or Wall: unrest -1 in a region, and a Worker there.
        Calming = "calming",
        /// Recruit: 2 reassignment points. Install: a Governor moves.
        Moving = "moving",
    }
}

impl Ability {
    /// Whether it answers a Court Action.
    #[inline]
    #[must_use]
    pub const fn answers(self, action: Action) -> bool {
        match self {
            Self::Hiring => matches!(action, Action::Hire | Action::Install),
            Self::Markers => matches!(action, Action::Wall | Action::Recruit),
            Self::Calming => matches!(action, Action::Reassign | Action::Wall),
            Self::Moving => matches!(action, Action::Recruit | Action::Install),
        }
    }

    /// The message that names the part of it that answers a Court Action, or all of it. Where a part is just what a card can
    /// bring, it is called the same.
    #[must_use]
    pub const fn part(self, action: Action) -> &'static str {
        match (self, action) {
            (Self::Hiring, Action::Hire) => "hire-more",
            (Self::Hiring, Action::Install) => "move-worker",
            (Self::Markers, Action::Wall | Action::Recruit) => "unification-marker",
            (Self::Calming, Action::Reassign | Action::Wall) => "calm-and-worker",
            (Self::Moving, Action::Recruit) => "reassign-2",
            (Self::Moving, Action::Install) => "move-governor",
            _ => self.name(),
        }
    }
}

game::named! {
    /// A site of the Great Wall.
    pub enum Site "Wall site" {
        /// In the west.
        Turquoise = "turquoise",
        /// In the middle.
        Gold = "gold",
        /// In the east.
        Onyx = "onyx",
    }
}

game::named! {
    /// A section of a Wall site.
    pub enum Section "Wall section" {
        /// Turquoise, first.
        TurquoiseOne = "turquoise-1",
        /// Turquoise, second.
        TurquoiseTwo = "turquoise-2",
        /// Gold, first.
        GoldOne = "gold-1",
        /// Gold, second.
        GoldTwo = "gold-2",
        /// Onyx, first.
        OnyxOne = "onyx-1",
        /// Onyx, second.
        OnyxTwo = "onyx-2",
    }
}

impl Section {
    /// The site it belongs to.
    #[inline]
    #[must_use]
    pub const fn site(self) -> Site {
        Site::from_index(self.index() / 2)
    }
}

game::named! {
    /// What a Wall tile counts.
    pub enum Criterion "criterion" {
        /// Regions without unrest.
        NoUnrest = "no-unrest",
        /// Regions with at least as many Officials as unrest.
        OfficialsMatchUnrest = "officials-match-unrest",
        /// Regions with a grey Official.
        WithGrey = "with-grey",
        /// Regions with a red Official.
        WithRed = "with-red",
        /// Regions with a white Official.
        WithWhite = "with-white",
        /// The points less all unrest.
        TotalUnrest = "total-unrest",
        /// Sets of three cards of different colours.
        ThreeColours = "three-colours",
        /// Regions with three cards.
        ThreeCards = "three-cards",
        /// Regions with two cards of one colour.
        TwoAlike = "two-alike",
        /// Regions with an orange card.
        WithOrange = "with-orange",
        /// Regions with a brown card.
        WithBrown = "with-brown",
        /// Regions with an ivory card.
        WithIvory = "with-ivory",
    }
}

game::named! {
    /// A kind of Unification Reward.
    pub enum RewardKind "reward" {
        /// An Official of choice.
        Official = "official-choice",
        /// Two red Officials.
        TwoRed = "two-red",
        /// Two grey Officials.
        TwoGrey = "two-grey",
        /// Two white Officials; no printed reward, but a board file may have it.
        TwoWhite = "two-white",
        /// Two Workers.
        TwoWorkers = "two-workers",
        /// A Governor, without Officials.
        Governor = "governor-reward",
        /// A Wall, without Workers.
        Wall = "wall-reward",
        /// A Palace, without Workers.
        Palace = "palace-reward",
    }
}

impl RewardKind {
    /// The Officials it gives, two of them.
    #[inline]
    #[must_use]
    pub const fn officials(self) -> Option<Official> {
        match self {
            Self::TwoRed => Some(Official::Red),
            Self::TwoGrey => Some(Official::Grey),
            Self::TwoWhite => Some(Official::White),
            _ => None,
        }
    }
}

game::named! {
    /// A kind of Task.
    pub enum TaskKind "kind of Task" {
        /// Walls at certain sites.
        Wall = "wall-task",
        /// Palaces in certain regions.
        Palace = "palace-task",
        /// Governors in certain regions.
        Governor = "governor-task",
    }
}
