//! What cards above the player board answer after a Court Action, and what the B sides can do. In any order, each once, and
//! only who wants.

use game::Refusal;

use crate::board::SLOTS;
use crate::moves::Move;
use crate::pieces::{Ability, Action, Bonus, Card, Colour, Region, SQUARES, Spot, regions};
use crate::player::Player;
use crate::scoring::{ABILITIES, MARKERS};
use crate::state::{BOARD_ABILITY, Phase, Table};

impl Table {
    /// The region of a pending card.
    #[inline]
    const fn region_of(bit: usize) -> Region {
        Region::from_index(bit / SLOTS)
    }

    /// The cards that wait to be used, with their region.
    pub fn waiting(&self) -> impl Iterator<Item = (Region, Card)> {
        let cards = &self.me().cards;
        let mut bits = self.pending & !BOARD_ABILITY;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let n = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                (Self::region_of(n), cards[n / SLOTS][n % SLOTS])
            })
        })
        .filter_map(|(region, card)| card.map(|card| (region, card)))
    }

    /// Whether the ability of the player board waits to be used.
    #[must_use]
    pub const fn board_waits(&self) -> bool {
        self.pending & BOARD_ABILITY != 0
    }

    /// Whether an ability can be used now: its region is not silent, and it would do something.
    #[inline]
    fn is_usable(&self, region: Region, card: Card) -> bool {
        !self.is_silent(self.turn, region) && self.brings(self.board().bonus(card), region)
    }

    /// Whether the ability of the player board waits and can be used now.
    #[inline]
    fn is_board_usable(&self) -> bool {
        self.board_waits() && self.board_brings()
    }

    #[inline]
    pub(super) fn any_usable(&self) -> bool {
        self.pending != 0
            && (self.is_board_usable() || self.waiting().any(|(region, card)| self.is_usable(region, card)))
    }

    /// Whether a bonus would do something.
    #[inline]
    fn brings(&self, bonus: Bonus, region: Region) -> bool {
        let me = self.me();
        match bonus {
            Bonus::Marker | Bonus::Two | Bonus::Three | Bonus::Worker => true,
            Bonus::Points => me.has_officials(),
            Bonus::PerIvory => me.cards_of(Colour::Ivory) > 0,
            Bonus::PerOrange => me.cards_of(Colour::Orange) > 0,
            Bonus::PerBrown => me.cards_of(Colour::Brown) > 0,
            Bonus::CalmAny => me.uneasy_regions() != 0,
            Bonus::CalmHere => me.unrest[region.index()] > 0,
            Bonus::MoveWorker => me.working_regions() != 0,
            Bonus::Red | Bonus::Grey | Bonus::White => {
                bonus.official().is_some_and(|official| me.left(official) > 0)
            }
        }
    }

    #[inline]
    fn board_brings(&self) -> bool {
        let me = self.me();
        match (self.side(self.turn).ability, self.action) {
            (Some(Ability::Hiring), Some(Action::Hire)) => me.has_officials(),
            (Some(Ability::Hiring), _) => me.working_regions() != 0,
            (Some(Ability::Markers), _) => true,
            (Some(Ability::Calming), _) => me.uneasy_regions() != 0,
            (Some(Ability::Moving), Some(Action::Recruit)) => me.has_officials(),
            // A Governor was just installed, or there is one from before.
            (Some(Ability::Moving), _) => {
                Region::ALL.iter().any(|&region| self.governors(self.turn, region) > 0)
            }
            (None, _) => false,
        }
    }

    pub(super) fn list_abilities(&self, out: &mut Vec<Move>) {
        let usable = self.waiting().filter(|&(region, card)| self.is_usable(region, card));
        out.extend(usable.map(|(_, card)| Move::Use { card }));
        if self.is_board_usable() {
            out.push(Move::UseBoard);
        }
        self.list_free_moves(out);
        out.push(Move::Done);
    }

    pub(super) fn refuse_use(&self, card: Card) -> Result<(), Refusal> {
        let refusal = |rule| Refusal::new(rule).with("seat", self.turn).with("card", card.number());
        let Some((region, slot)) = self.me().find(card) else {
            return Err(refusal("ability-own"));
        };
        let action = self.action.unwrap_or(Action::Reassign);
        let trigger = self.board().trigger(card);
        if trigger != action {
            return Err(refusal("ability-action")
                .word("trigger", trigger.name())
                .word("action", action.name()));
        }
        if !self.fires(action) {
            let higher = action.wants_higher() == Some(true);
            let numbers = [self.top, self.below].map(|card| card.map_or(0, Card::number));
            return Err(refusal(if higher { "ability-higher" } else { "ability-lower" })
                .with("top", numbers[0])
                .with("below", numbers[1])
                .word("action", action.name()));
        }
        if self.pending >> (region.index() * SLOTS + slot) & 1 == 0 {
            return Err(refusal("ability-once"));
        }
        if self.is_silent(self.turn, region) {
            return Err(refusal("ability-silent").with("region", region.number()));
        }
        let bonus = self.board().bonus(card);
        if !self.brings(bonus, region) {
            return Err(refusal("ability-nothing").word("bonus", bonus.name()));
        }
        Ok(())
    }

    pub(super) fn refuse_use_board(&self) -> Result<(), Refusal> {
        let refusal = |rule| Refusal::new(rule).with("seat", self.turn);
        let action = self.action.unwrap_or(Action::Reassign);
        if self.board_ability(self.turn, action).is_none() {
            return Err(refusal("ability-board").word("action", action.name()));
        }
        if self.pending & BOARD_ABILITY == 0 {
            return Err(refusal("ability-board-once"));
        }
        if !self.board_brings() {
            return Err(refusal("ability-board-nothing"));
        }
        Ok(())
    }

    /// Uses the ability of a card; true when nothing is to be chosen for it.
    pub(super) fn use_card(&mut self, card: Card) -> bool {
        let Some((region, slot)) = self.me().find(card) else { return true };
        self.pending &= !(1 << (region.index() * SLOTS + slot));
        let bonus = self.board().bonus(card);
        let me = self.me_mut();
        match bonus {
            Bonus::Marker => return self.grant_marker(),
            Bonus::Points => return self.grant_points(2),
            Bonus::CalmAny => {
                self.phase = Phase::Calm { worker: false };
                return false;
            }
            Bonus::MoveWorker => {
                self.phase = Phase::Worker;
                return false;
            }
            Bonus::Two => me.points[ABILITIES] += 2,
            Bonus::Three => me.points[ABILITIES] += 3,
            Bonus::Worker => me.workers[region.index()] += 1,
            Bonus::CalmHere => me.unrest[region.index()] -= 1,
            Bonus::PerIvory | Bonus::PerOrange | Bonus::PerBrown => {
                let count = bonus.counts().map_or(0, |colour| me.cards_of(colour));
                me.points[ABILITIES] += count as i16;
            }
            Bonus::Red | Bonus::Grey | Bonus::White => {
                if let Some(official) = bonus.official() {
                    me.governing[region.index()][official.index()] += 1;
                }
            }
        }
        true
    }

    /// Uses the ability of the player board; true when nothing is to be chosen for it.
    pub(super) fn use_board(&mut self) -> bool {
        self.pending &= !BOARD_ABILITY;
        match (self.side(self.turn).ability, self.action) {
            (Some(Ability::Hiring), Some(Action::Hire)) => return self.grant_points(1),
            (Some(Ability::Hiring), _) => self.phase = Phase::Worker,
            (Some(Ability::Markers), _) => return self.grant_marker(),
            (Some(Ability::Calming), _) => self.phase = Phase::Calm { worker: true },
            (Some(Ability::Moving), Some(Action::Recruit)) => return self.grant_points(2),
            (Some(Ability::Moving), _) => self.phase = Phase::Governor,
            (None, _) => return true,
        }
        false
    }

    /// A marker of value 1 of any colour, or 1 VP if none of any colour is left.
    fn grant_marker(&mut self) -> bool {
        if Colour::ALL.iter().all(|&colour| self.markers_left(colour) == 0) {
            self.me_mut().points[MARKERS] += 1;
            return true;
        }
        self.phase = Phase::Marker;
        false
    }

    pub(super) fn refuse_marker(&self, colour: Colour) -> Result<(), Refusal> {
        if self.markers_left(colour) > 0 {
            return Ok(());
        }
        Err(Refusal::new("marker-supply").word("colour", colour.name()))
    }

    pub(super) fn list_calms(&self, out: &mut Vec<Move>) {
        out.extend(regions(self.me().uneasy_regions()).map(|region| Move::Calm { region }));
    }

    pub(super) fn refuse_calm(&self, region: Region) -> Result<(), Refusal> {
        if self.me().unrest[region.index()] > 0 {
            Ok(())
        } else {
            Err(self.refusal_at("calm-nothing", region))
        }
    }

    pub(super) fn calm(&mut self, region: Region) {
        let worker = self.phase == Phase::Calm { worker: true };
        let me: &mut Player = self.me_mut();
        me.unrest[region.index()] -= 1;
        me.workers[region.index()] += u16::from(worker);
    }

    pub(super) fn list_workers(&self, out: &mut Vec<Move>) {
        for from in regions(self.me().working_regions()) {
            out.extend(regions(self.board().near(from)).map(|to| Move::Worker { from, to }));
        }
    }

    pub(super) fn refuse_worker(&self, from: Region, to: Region) -> Result<(), Refusal> {
        self.refuse_pay(from)?;
        self.refuse_far(from, to)
    }

    /// Whether a player's Governor stands there.
    fn stands(&self, region: Region, spot: Spot) -> bool {
        if spot == Spot::Beside {
            self.beside[region.index()][self.turn.index()] > 0
        } else {
            self.on_square(region, spot) == Some(self.turn)
        }
    }

    pub(super) fn list_governors(&self, out: &mut Vec<Move>) {
        for from in Region::ALL {
            for spot in Spot::ALL.into_iter().filter(|&spot| self.stands(from, spot)) {
                out.extend(regions(self.board().near(from)).map(|to| Move::Governor { from, spot, to }));
            }
        }
    }

    pub(super) fn refuse_governor(&self, from: Region, spot: Spot, to: Region) -> Result<(), Refusal> {
        if !self.stands(from, spot) {
            return Err(self.refusal_at("governor-none", from).word("spot", spot.name()));
        }
        self.refuse_far(from, to)
    }

    /// The Governor comes to stand beside the squares: no bonus, and unrest stays.
    pub(super) fn move_governor(&mut self, from: Region, spot: Spot, to: Region) {
        let seat = self.turn.index();
        if spot.index() < SQUARES {
            self.squares[from.index()][spot.index()] = None;
        } else {
            self.beside[from.index()][seat] -= 1;
        }
        self.beside[to.index()][seat] += 1;
    }
}
