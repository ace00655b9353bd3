//! The end of a turn, Tasks, Unification Rewards, and the next round.

use game::{Chance, Seat};

use crate::board::ROUNDS;
use crate::pieces::{Action, Colour, Region, RewardKind, TaskKind, regions};
use crate::state::{Grant, Phase, Table, ZhanGuo};

impl ZhanGuo {
    /// The turn is over: Tasks are claimed, and the next player plays, or the rewards begin.
    pub(super) fn end_turn(&mut self, chance: &mut Chance) {
        let table = &mut self.table;
        table.claim_tasks(table.turn);
        table.action = None;
        table.pending = 0;
        let next = table.next_in_turn(table.turn);
        if table.hand_size(next) > 0 {
            table.turn = next;
            table.phase = Phase::Play;
            return;
        }
        table.aspect = Some(Colour::Ivory);
        table.passed = 0;
        self.offer(chance);
    }

    /// Offers the reward to the next in order, aspect by aspect, until somebody has to decide or the round is over.
    fn offer(&mut self, chance: &mut Chance) {
        while let Some(aspect) = self.table.aspect {
            match self.table.next_in_influence(aspect) {
                Some(seat) if self.table.can_accept(aspect, seat) => {
                    self.table.turn = seat;
                    self.table.phase = Phase::Offer;
                    return;
                }
                // He cannot take the full reward, so he passes.
                Some(seat) => self.table.passed |= 1 << seat.index(),
                None => self.table.next_aspect(),
            }
        }
        self.end_round(chance);
    }

    pub(super) fn pass_reward(&mut self, chance: &mut Chance) {
        self.table.passed |= 1 << self.table.turn.index();
        self.offer(chance);
    }

    /// The reward has been taken: Tasks are claimed, and the next aspect follows.
    pub(super) fn reward_done(&mut self, chance: &mut Chance) {
        self.table.claim_tasks(self.table.turn);
        self.table.next_aspect();
        self.offer(chance);
    }

    /// All discs are back on the Reward line; the topmost is the new first player.
    fn end_round(&mut self, chance: &mut Chance) {
        let table = &mut self.table;
        table.column = [None; 3];
        table.turn = table.line[0];
        if usize::from(table.round) == ROUNDS {
            table.phase = Phase::Over;
            table.count();
            return;
        }
        table.round += 1;
        self.draw_cards(chance);
    }
}

impl Table {
    fn next_aspect(&mut self) {
        self.passed = 0;
        self.aspect = match self.aspect {
            Some(Colour::Ivory) => Some(Colour::Orange),
            Some(Colour::Orange) => Some(Colour::Brown),
            _ => None,
        };
    }

    /// Who has the most markers of an aspect among those who have not passed: at least one, and between equals the higher
    /// disc.
    #[must_use]
    pub fn next_in_influence(&self, aspect: Colour) -> Option<Seat> {
        let mut best: Option<(u8, Seat)> = None;
        for &seat in &self.line[..self.seats()] {
            let value = self.influence(seat, aspect);
            let passed = self.passed >> seat.index() & 1 == 1;
            if value > 0 && !passed && best.is_none_or(|(most, _)| value > most) {
                best = Some((value, seat));
            }
        }
        best.map(|(_, seat)| seat)
    }

    /// Whether a player could take the full reward.
    #[must_use]
    pub fn can_accept(&self, aspect: Colour, seat: Seat) -> bool {
        let player = self.player(seat);
        let kind = self.board().reward(aspect, self.round).kind;
        match kind {
            RewardKind::Official => player.can_recruit(),
            RewardKind::TwoRed | RewardKind::TwoGrey | RewardKind::TwoWhite => {
                kind.officials().is_some_and(|official| player.left(official) >= 2)
            }
            RewardKind::TwoWorkers => true,
            RewardKind::Governor => self.can_be_given(Action::Install, seat),
            RewardKind::Wall => self.can_be_given(Action::Wall, seat),
            RewardKind::Palace => self.can_be_given(Action::Palace, seat),
        }
    }

    /// All markers of the colour go back, the disc moves to the column, the reward is given. True when nothing is to be
    /// chosen for it.
    pub(super) fn accept(&mut self) -> bool {
        let (Some(aspect), me) = (self.aspect, self.turn) else { return true };
        self.me_mut().markers[aspect.index()] = 0;
        let tall = &mut self.tall[aspect.index()];
        if *tall == Some(me) {
            *tall = None;
        }
        // The column counts after the line, and rewards come from top to bottom: the disc becomes the last.
        let seats = self.seats();
        if let Some(place) = self.line[..seats].iter().position(|&seat| seat == me) {
            self.line[place..seats].rotate_left(1);
        }
        for disc in self.column.iter_mut().filter(|disc| **disc == Some(me)) {
            *disc = None;
        }
        self.column[aspect.index()] = Some(me);
        let reward = self.board().reward(aspect, self.round);
        let region = regions(reward.regions).next().unwrap_or(Region::One);
        match reward.kind {
            RewardKind::Official => self.phase = Phase::Official(Grant::Reward(region)),
            RewardKind::Governor => self.phase = Phase::Install,
            RewardKind::Wall => self.phase = Phase::Wall,
            RewardKind::Palace => self.phase = Phase::Palace,
            RewardKind::TwoWorkers => {
                self.me_mut().workers[region.index()] += 2;
                return true;
            }
            kind => {
                if let Some(official) = kind.officials() {
                    self.me_mut().governing[region.index()][official.index()] += 2;
                }
                return true;
            }
        }
        false
    }

    /// Whether a player has on the gameboard what a Task asks for.
    #[must_use]
    pub fn meets(&self, seat: Seat, kind: TaskKind, tile: u8) -> bool {
        let facts = &self.board().facts;
        match kind {
            TaskKind::Wall => {
                facts.wall_tasks[usize::from(tile)].iter().enumerate().all(|(site, &wanted)| {
                    let own =
                        self.walls[2 * site..2 * site + 2].iter().filter(|walls| walls.contains(&Some(seat)));
                    own.count() >= usize::from(wanted)
                })
            }
            TaskKind::Palace => regions(facts.region_tasks[0][usize::from(tile)])
                .all(|region| self.palaces_in(seat, region) > 0),
            TaskKind::Governor => regions(facts.region_tasks[1][usize::from(tile)])
                .all(|region| self.governors(seat, region) > 0),
        }
    }

    /// Every Task that is met gets a disc on its leftmost free place. Claiming is never a loss and an early place is worth
    /// more, so nobody is asked.
    fn claim_tasks(&mut self, seat: Seat) {
        let places = self.board().facts.places.len();
        for section in 0..self.tasks.len() {
            for kind in TaskKind::ALL {
                let task = &self.tasks[section][kind.index()];
                if task.place(seat).is_some() || !self.meets(seat, kind, task.tile) {
                    continue;
                }
                let discs = &mut self.tasks[section][kind.index()].discs[..places];
                if let Some(place) = discs.iter_mut().find(|disc| disc.is_none()) {
                    *place = Some(seat);
                }
            }
        }
    }
}
