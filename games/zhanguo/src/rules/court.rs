//! The six Court Actions. Rewards use the same steps, without their price.

use game::{Refusal, Seat};

use crate::board::BARS;
use crate::moves::Move;
use crate::pieces::{Ability, Action, Card, Colour, Official, Region, SQUARES, Section, Spot, regions};
use crate::scoring::{PALACE_POINTS, SQUARE_POINTS};
use crate::state::{BOARD_ABILITY, Grant, Phase, Table, ZhanGuo};

/// What a Governor on the square of points may spend.
const SQUARE_MOVES: u8 = 4;
/// What a Governor on the square of VP brings.
const SQUARE_VP: i16 = 4;
/// What the Court Action of reassigning may spend.
const ACTION_MOVES: u8 = 3;

impl ZhanGuo {
    /// Only an action that can be carried out may be chosen.
    pub(super) fn refuse_court(&self, card: Card, action: Action) -> Result<(), Refusal> {
        self.refuse_hand(card)?;
        let table = &self.table;
        if table.is_able(action) {
            return Ok(());
        }
        let refusal = |why| {
            Refusal::new("able").with("seat", table.turn).word("action", action.name()).word("why", why)
        };
        Err(match action {
            Action::Recruit => refusal("why-recruit"),
            Action::Reassign => refusal("why-reassign"),
            Action::Install if table.governors_left(table.turn) == 0 => refusal("why-governors"),
            Action::Install => refusal("why-install"),
            Action::Hire if Region::ALL.iter().any(|&region| table.me().desks(region) > 0) => {
                refusal("why-hire")
            }
            Action::Hire if table.me().has_officials() => refusal("why-hire-down"),
            Action::Hire => refusal("why-reassign"),
            Action::Palace if table.palaces_left(table.turn) == 0 => refusal("why-palaces"),
            Action::Palace => refusal("why-palace"),
            Action::Wall if table.walls_left(table.turn) == 0 => refusal("why-walls"),
            Action::Wall => table.refuse_all_walls(refusal),
        })
    }

    /// The card goes on top of the Court, and the action begins. Which cards will answer is known at once; whether their
    /// regions are silent is asked when they are used.
    pub(super) fn go_to_court(&mut self, card: Card, action: Action) {
        self.reveal(card);
        let table = &mut self.table;
        table.court.add(card);
        table.below = table.top;
        table.top = Some(card);
        table.action = Some(action);
        table.pending = table.answering(action);
        table.phase = match action {
            Action::Recruit => Phase::Official(Grant::Recruit),
            Action::Reassign => Phase::Points { left: ACTION_MOVES, must: true },
            Action::Install => Phase::Install,
            Action::Hire => Phase::Hire,
            Action::Palace => Phase::Palace,
            Action::Wall => Phase::Wall,
        };
    }
}

impl Table {
    /// Whether the number in the Court suits an action: higher or lower than the one below; under the very first card is
    /// the X, which suits both.
    #[inline]
    #[must_use]
    pub fn fires(&self, action: Action) -> bool {
        match (action.wants_higher(), self.top, self.below) {
            (None, ..) | (_, None, _) => false,
            (_, _, None) => true,
            (Some(higher), Some(top), Some(below)) => (top > below) == higher,
        }
    }

    /// Whether a card would suit an action if it were played to the Court now.
    #[must_use]
    pub fn would_fire(&self, card: Card, action: Action) -> bool {
        match (action.wants_higher(), self.top) {
            (None, _) => false,
            (_, None) => true,
            (Some(higher), Some(top)) => (card > top) == higher,
        }
    }

    /// The cards above a player's board that would answer if a card were played to the Court now, with their region; those
    /// of silent regions among them.
    pub fn would_answer(
        &self,
        seat: Seat,
        card: Card,
        action: Action,
    ) -> impl Iterator<Item = (Region, Card)> {
        let fires = self.would_fire(card, action);
        let cards = Region::ALL.into_iter().flat_map(move |region| {
            self.player(seat).cards[region.index()].iter().flatten().map(move |&card| (region, card))
        });
        cards.filter(move |&(_, card)| fires && self.board().trigger(card) == action)
    }

    /// The abilities that answer the action of the card on top of the Court.
    #[inline]
    pub(crate) fn answering(&self, action: Action) -> u16 {
        let mut bits = 0;
        if self.fires(action) {
            for (n, card) in self.me().cards.iter().flatten().enumerate() {
                if let Some(card) = card
                    && self.board().trigger(*card) == action
                {
                    bits |= 1 << n;
                }
            }
        }
        if self.board_ability(self.turn, action).is_some() {
            bits |= BOARD_ABILITY;
        }
        bits
    }

    /// Whether the player whose turn it is can carry out an action somewhere.
    #[inline]
    #[must_use]
    pub fn is_able(&self, action: Action) -> bool {
        let me = self.me();
        match action {
            Action::Recruit => me.can_recruit(),
            Action::Reassign => me.has_officials(),
            Action::Install => {
                Region::ALL.iter().any(|&region| self.has_cabinet(region))
                    && self.governors_left(self.turn) > 0
            }
            Action::Hire => Region::ALL.iter().any(|&region| self.can_hire(region)),
            Action::Palace => {
                me.workers.iter().any(|&workers| workers >= 2)
                    && self.palaces_left(self.turn) > 0
                    && Region::ALL
                        .iter()
                        .any(|&region| self.can_pay_palace(region) && self.can_palace(region))
            }
            Action::Wall => {
                let regions = me.working_regions().count_ones() as usize;
                regions > 0
                    && self.walls_left(self.turn) > 0
                    && Section::ALL.iter().any(|&section| self.wall_spaces(section, regions) != 0)
            }
        }
    }

    /// Whether a player can take the reward of a Palace or a Wall, which costs no Workers.
    pub(super) fn can_be_given(&self, action: Action, seat: Seat) -> bool {
        let mut table = *self;
        table.turn = seat;
        match action {
            Action::Palace => {
                table.palaces_left(seat) > 0 && Region::ALL.iter().any(|&region| table.can_palace(region))
            }
            Action::Wall => {
                table.walls_left(seat) > 0
                    && Section::ALL.iter().any(|&section| table.wall_spaces(section, BARS) != 0)
            }
            _ => table.governors_left(seat) > 0,
        }
    }

    /// One Official of each colour in a Governors Area.
    #[inline]
    fn has_cabinet(&self, region: Region) -> bool {
        self.me().governing[region.index()].iter().all(|&count| count > 0)
    }

    pub(super) fn list_installs(&self, out: &mut Vec<Move>) {
        for region in Region::ALL {
            let can = match self.aspect {
                Some(aspect) => self.board().reward(aspect, self.round).regions & region.bit() != 0,
                None => self.has_cabinet(region),
            };
            if !can {
                continue;
            }
            let free = self.free_squares(region);
            if free == 0 {
                out.push(Move::Install { region, spot: Spot::Beside });
            }
            let squares = Spot::ALL[..SQUARES].iter().filter(|spot| free >> spot.index() & 1 == 1);
            out.extend(squares.map(|&spot| Move::Install { region, spot }));
        }
    }

    pub(super) fn refuse_install(&self, region: Region, spot: Spot) -> Result<(), Refusal> {
        match self.aspect {
            Some(aspect) if self.board().reward(aspect, self.round).regions & region.bit() == 0 => {
                return Err(self.refusal_at("reward-region", region));
            }
            None => {
                let governing = self.me().governing[region.index()];
                if let Some(missing) = Official::ALL.into_iter().find(|o| governing[o.index()] == 0) {
                    return Err(self
                        .refusal_at("install-officials", region)
                        .word("official", missing.name()));
                }
            }
            Some(_) => {}
        }
        if spot == Spot::Beside {
            if self.free_squares(region) != 0 {
                return Err(self.refusal_at("square-first", region));
            }
        } else if let Some(owner) = self.on_square(region, spot) {
            return Err(self
                .refusal_at("square-taken", region)
                .with("owner", owner)
                .word("spot", spot.name()));
        } else if !self.board().has_square(region, spot) {
            return Err(self.refusal_at("square-missing", region).word("spot", spot.name()));
        }
        Ok(())
    }

    /// Three Officials go back to the supply, a Governor comes, unrest is gone. True when nothing more is to be chosen.
    pub(super) fn install(&mut self, region: Region, spot: Spot) -> bool {
        let (seat, paid) = (self.turn, self.aspect.is_none());
        if paid {
            for count in &mut self.me_mut().governing[region.index()] {
                *count -= 1;
            }
        }
        self.me_mut().unrest[region.index()] = 0;
        match self.squares[region.index()].get_mut(spot.index()) {
            Some(square) => *square = Some(seat),
            None => self.beside[region.index()][seat.index()] += 1,
        }
        match spot {
            Spot::Reassign => self.grant_points(SQUARE_MOVES),
            Spot::Official => {
                self.phase = Phase::Official(Grant::Square);
                !self.me().can_recruit()
            }
            Spot::Vp => {
                self.me_mut().points[SQUARE_POINTS] += SQUARE_VP;
                true
            }
            Spot::Beside => true,
        }
    }

    /// The unrest that hiring brings: 1, or in the variant 1 for each Official at work.
    #[inline]
    const fn hire_unrest(&self, region: Region) -> u8 {
        if self.setup.hire_workers { self.me().desks(region) } else { 1 }
    }

    #[inline]
    fn can_hire(&self, region: Region) -> bool {
        let desks = self.me().desks(region);
        desks > 0
            && self.me().unrest[region.index()] + self.hire_unrest(region) <= self.track(self.turn, region)
    }

    pub(super) fn list_hires(&self, out: &mut Vec<Move>) {
        let can = |region: &Region| self.can_hire(*region);
        out.extend(Region::ALL.into_iter().filter(can).map(|region| Move::Hire { region }));
    }

    pub(super) fn refuse_hire(&self, region: Region) -> Result<(), Refusal> {
        if self.me().desks(region) == 0 {
            return Err(self.refusal_at("hire-officials", region));
        }
        self.refuse_unrest(region, self.hire_unrest(region))
    }

    /// A Worker for every Official at work there, and one more with the board that hires better.
    pub(super) fn hire(&mut self, region: Region) {
        let unrest = self.hire_unrest(region);
        let more = self.side(self.turn).ability == Some(Ability::Hiring);
        let me = self.me_mut();
        me.workers[region.index()] += u16::from(me.desks(region) + u8::from(more));
        me.unrest[region.index()] += unrest;
    }

    /// A free space, and not too much unrest.
    #[inline]
    fn can_palace(&self, region: Region) -> bool {
        self.palace_space(region).is_some() && !self.forbids_palaces(self.turn, region)
    }

    /// Two Workers there and one elsewhere.
    #[inline]
    fn can_pay_palace(&self, region: Region) -> bool {
        let me = self.me();
        me.workers[region.index()] >= 2 && me.working_regions() & !region.bit() != 0
    }

    pub(super) fn list_palaces(&self, out: &mut Vec<Move>) {
        let can = |region: &Region| {
            (self.aspect.is_some() || self.can_pay_palace(*region)) && self.can_palace(*region)
        };
        out.extend(Region::ALL.into_iter().filter(can).map(|region| Move::Palace { region }));
    }

    pub(super) fn refuse_palace(&self, region: Region) -> Result<(), Refusal> {
        if self.palace_space(region).is_none() {
            let spaces = self.board().palace_spaces(self.seats());
            return Err(self.refusal_at("palace-space", region).with("count", spaces));
        }
        if self.forbids_palaces(self.turn, region) {
            let unrest = self.me().unrest[region.index()];
            return Err(self.refusal_at("palace-unrest", region).with("unrest", unrest));
        }
        if self.aspect.is_none() && !self.can_pay_palace(region) {
            return Err(self.refusal_at("palace-workers", region));
        }
        Ok(())
    }

    /// The Palace stands; true when it is a reward and nothing is to be paid.
    pub(super) fn build_palace(&mut self, region: Region) -> bool {
        if let Some(space) = self.palace_space(region) {
            self.palaces[region.index()][space] = Some(self.turn);
        }
        if self.aspect.is_some() {
            self.score_palace();
            return true;
        }
        self.me_mut().workers[region.index()] -= 2;
        self.phase = Phase::PalaceWorker(region);
        false
    }

    fn score_palace(&mut self) {
        let me = self.me_mut();
        me.points[PALACE_POINTS] += me.all_cards() as i16;
    }

    pub(super) fn list_payments(&self, but: u8, out: &mut Vec<Move>) {
        let from = self.me().working_regions() & !but;
        out.extend(regions(from).map(|region| Move::Pay { region }));
    }

    pub(super) fn refuse_pay(&self, region: Region) -> Result<(), Refusal> {
        if self.me().workers[region.index()] > 0 { Ok(()) } else { Err(self.refusal_at("no-worker", region)) }
    }

    /// A Worker goes back to the supply; true when the action is done.
    pub(super) fn pay(&mut self, region: Region) -> bool {
        self.me_mut().workers[region.index()] -= 1;
        match &mut self.phase {
            Phase::WallWorkers { left, paid } => {
                *left -= 1;
                *paid |= region.bit();
                *left == 0
            }
            _ => {
                self.score_palace();
                self.phase = Phase::Tall;
                self.tall.iter().all(Option::is_some)
            }
        }
    }

    /// A marker of value 3 that is still on the gameboard.
    pub(super) fn refuse_tall(&self, colour: Colour) -> Result<(), Refusal> {
        match self.tall[colour.index()] {
            None => Ok(()),
            Some(owner) => Err(Refusal::new("tall-taken").with("owner", owner).word("colour", colour.name())),
        }
    }

    /// The free spaces of a section with at most so many bars, a bit each; none where the player has a Wall already.
    #[inline]
    fn wall_spaces(&self, section: Section, most: usize) -> u8 {
        let walls = &self.walls[section.index()];
        let mut free = 0;
        for (n, who) in walls.iter().enumerate() {
            match who {
                Some(seat) if *seat == self.turn => return 0,
                None if n < most => free |= 1 << n,
                _ => {}
            }
        }
        free
    }

    /// Why no Wall can be built anywhere: no Worker, no space, or none that the Workers suffice for.
    fn refuse_all_walls(&self, refusal: impl Fn(&'static str) -> Refusal) -> Refusal {
        let regions = self.me().working_regions().count_ones();
        let free = Section::ALL.iter().fold(0, |free, &section| free | self.wall_spaces(section, BARS));
        match (regions, free) {
            (_, 0) => refusal("why-wall-spaces"),
            (0, _) => refusal("why-wall-workers"),
            _ => {
                refusal("why-wall-regions").with("regions", regions).with("least", free.trailing_zeros() + 1)
            }
        }
    }

    pub(super) fn list_walls(&self, out: &mut Vec<Move>) {
        let most = match self.aspect {
            Some(_) => BARS,
            None => self.me().working_regions().count_ones() as usize,
        };
        for section in Section::ALL {
            let free = self.wall_spaces(section, most);
            let bars = (1..=BARS as u8).filter(|bars| free >> (bars - 1) & 1 == 1);
            out.extend(bars.map(|bars| Move::Wall { section, bars }));
        }
    }

    pub(super) fn refuse_wall(&self, section: Section, bars: u8) -> Result<(), Refusal> {
        let refusal = |rule| Refusal::new(rule).with("seat", self.turn).word("section", section.name());
        if let Some(own) = self.wall(self.turn, section) {
            return Err(refusal("wall-once").with("bars", own));
        }
        if let Some(owner) = self.walls[section.index()][usize::from(bars) - 1] {
            return Err(refusal("wall-taken").with("bars", bars).with("owner", owner));
        }
        let regions = self.me().working_regions().count_ones();
        if self.aspect.is_none() && regions < u32::from(bars) {
            return Err(refusal("wall-workers").with("bars", bars).with("regions", regions));
        }
        Ok(())
    }

    /// The Wall stands; true when it is a reward and nothing is to be paid.
    pub(super) fn build_wall(&mut self, section: Section, bars: u8) -> bool {
        self.walls[section.index()][usize::from(bars) - 1] = Some(self.turn);
        self.phase = Phase::WallWorkers { left: bars, paid: 0 };
        self.aspect.is_some()
    }
}
