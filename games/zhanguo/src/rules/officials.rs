//! How Officials come from the supply and move over the player board.

use game::Refusal;

use crate::moves::Move;
use crate::pieces::{Official, Place, REGIONS, Region, regions};
use crate::state::{Grant, Phase, Table};

impl Table {
    /// From the Governors Area down into the Workers Area of the same region: free, at any time in one's turn. It is offered
    /// before the card, while points are spent and among the abilities. Only hiring, installing and points ask where Officials
    /// stand, and all of them can be prepared there; so offering it in the midst of other steps would change nothing.
    pub(super) fn list_free_moves(&self, out: &mut Vec<Move>) {
        let me = self.me();
        for region in Region::ALL {
            if me.is_staffed(region) {
                continue;
            }
            for official in Official::ALL {
                if me.governing[region.index()][official.index()] > 0 {
                    let (from, to) = (Place::governors(region), Place::workers(region));
                    out.push(Move::Move { official, from, to });
                }
            }
        }
    }

    pub(super) fn list_points(&self, left: u8, must: bool, out: &mut Vec<Move>) {
        let me = self.me();
        for region in Region::ALL {
            let [governing, working] = [me.governing[region.index()], me.working[region.index()]];
            if governing != [0; 3] {
                for to in regions(self.board().near(region)) {
                    for official in Official::ALL.into_iter().filter(|o| governing[o.index()] > 0) {
                        let (from, to) = (Place::governors(region), Place::governors(to));
                        out.push(Move::Move { official, from, to });
                    }
                }
            }
            if working != [0; 3] {
                let walk = self.walk(region);
                for official in Official::ALL.into_iter().filter(|o| working[o.index()] > 0) {
                    let from = Place::workers(region);
                    out.push(Move::Move { official, from, to: Place::governors(region) });
                    for to in Region::ALL {
                        let cost = walk[to.index()];
                        if cost > 0 && cost <= left && !me.is_staffed(to) {
                            out.push(Move::Move { official, from, to: Place::workers(to) });
                        }
                    }
                }
            }
        }
        self.list_free_moves(out);
        if !must {
            out.push(Move::Done);
        }
    }

    /// The points to each Workers Area from that of a region: 1 to an adjacent one, and 1 more for each full one crossed on
    /// the way; 0 where there is no such way. An area with room is no crossing: one stops there and goes on.
    fn walk(&self, from: Region) -> [u8; REGIONS] {
        let me = self.me();
        let mut costs = [0; REGIONS];
        let (mut met, mut edge) = (from.bit(), from.bit());
        for cost in 1..=REGIONS as u8 {
            let near = regions(edge).fold(0, |bits, region| bits | self.board().near(region)) & !met;
            met |= near;
            edge = 0;
            for region in regions(near) {
                costs[region.index()] = cost;
                if me.is_staffed(region) {
                    edge |= region.bit();
                }
            }
            if edge == 0 {
                break;
            }
        }
        costs
    }

    /// The points a move costs; nothing where there is no such way.
    fn cost(&self, from: Place, to: Place) -> Option<u8> {
        match (from.works, to.works) {
            (false, true) if from.region == to.region => Some(0),
            (true, false) if from.region == to.region => Some(1),
            (false, false) if self.board().adjacent(from.region, to.region) => Some(1),
            (true, true) => Some(self.walk(from.region)[to.region.index()]).filter(|&cost| cost > 0),
            _ => None,
        }
    }

    pub(super) fn refuse_move(&self, official: Official, from: Place, to: Place) -> Result<(), Refusal> {
        let refusal = |rule| {
            Refusal::new(rule)
                .with("seat", self.turn)
                .word("official", official.name())
                .with("from", from.region.number())
                .with("to", to.region.number())
        };
        if from == to || (from.works != to.works && from.region != to.region) {
            return Err(refusal("move-way"));
        }
        if self.me().officials(from, official) == 0 {
            return Err(refusal(if from.works { "move-none-working" } else { "move-none-governing" }));
        }
        let Some(cost) = self.cost(from, to) else {
            return Err(refusal("adjacency"));
        };
        if to.works && self.me().is_staffed(to.region) {
            return Err(refusal("workers-full"));
        }
        match self.phase {
            _ if cost == 0 => Ok(()),
            Phase::Points { left, .. } if cost <= left => Ok(()),
            Phase::Points { left, .. } => Err(refusal("points-left").with("cost", cost).with("left", left)),
            _ => Err(refusal("move-points").with("cost", cost)),
        }
    }

    /// Moves an Official; true when the last reassignment point has been spent.
    pub(super) fn move_official(&mut self, official: Official, from: Place, to: Place) -> bool {
        let cost = self.cost(from, to).unwrap_or(0);
        let me = self.me_mut();
        *me.officials_mut(from, official) -= 1;
        *me.officials_mut(to, official) += 1;
        match &mut self.phase {
            Phase::Points { left, must } if cost > 0 => {
                *left -= cost;
                *must = false;
                *left == 0
            }
            _ => false,
        }
    }

    /// At least one point of the Court Action must be spent.
    pub(super) fn refuse_no_points(&self, must: bool) -> Result<(), Refusal> {
        if must { Err(Refusal::new("one-point").with("seat", self.turn)) } else { Ok(()) }
    }

    pub(super) fn list_officials(&self, grant: Grant, out: &mut Vec<Move>) {
        let me = self.me();
        for official in Official::ALL.into_iter().filter(|&official| me.left(official) > 0) {
            match grant {
                Grant::Reward(region) => out.push(Move::Official { official, region }),
                _ => out.extend(Region::ALL.map(|region| Move::Official { official, region })),
            }
        }
        if grant == Grant::Square {
            out.push(Move::Done);
        }
    }

    pub(super) fn refuse_official(
        &self,
        grant: Grant,
        official: Official,
        region: Region,
    ) -> Result<(), Refusal> {
        match grant {
            Grant::Reward(there) if there != region => {
                return Err(self.refusal_at("reward-region", region));
            }
            _ => {}
        }
        if self.me().left(official) == 0 {
            return Err(Refusal::new("official-supply")
                .with("seat", self.turn)
                .word("official", official.name()));
        }
        Ok(())
    }

    pub(super) fn refuse_no_official(&self, grant: Grant) -> Result<(), Refusal> {
        if grant == Grant::Square { Ok(()) } else { Err(self.refuse_step()) }
    }

    /// Reassignment points of a bonus; true when there is no Official to spend them on.
    pub(super) fn grant_points(&mut self, left: u8) -> bool {
        self.phase = Phase::Points { left, must: false };
        !self.me().has_officials()
    }
}
