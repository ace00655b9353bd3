//! How good a position looks to a player of the game who sees no further than the table.

use game::{Appraised, MOST_SEATS, Seat};

use crate::board::ROUNDS;
use crate::pieces::{Bonus, Colour, Official, Region, Section, TaskKind, regions};
use crate::scoring::ASPECT_POINTS;
use crate::state::{BOARD_ABILITY, Grant, Phase, Table, ZhanGuo};

impl Appraised for ZhanGuo {
    fn appraise(&self, seat: Seat) -> f32 {
        let table = &self.table;
        let total = f32::from(table.total(seat));
        if table.phase == Phase::Over {
            // The most points win, and between equals the higher disc.
            let place = table.line.iter().position(|&other| other == seat).unwrap_or(0);
            let rivals = Seat::all(table.seats()).filter(|&other| other != seat);
            let best = rivals.map(|other| table.total(other)).max().unwrap_or(0);
            return total - f32::from(best) - 0.01 * place as f32;
        }
        self.worth(seat)
    }

    fn worths(&self) -> [f32; MOST_SEATS] {
        let mut worths = [0.0; MOST_SEATS];
        for seat in Seat::all(self.table.seats()) {
            worths[seat.index()] = self.worth(seat);
        }
        worths
    }
}

impl ZhanGuo {
    /// What a player has, and what table and hand promise him.
    fn worth(&self, seat: Seat) -> f32 {
        let table = &self.table;
        let total = f32::from(table.total(seat));
        if table.phase == Phase::Over {
            return total;
        }
        // What serves later turns is worth less, the fewer there are.
        let turns = f32::from(table.hand_size(seat)) + 6.0 * (ROUNDS as f32 - f32::from(table.round));
        let time = (turns / 12.0).min(1.0);
        let mut worth = total + standing(table, seat) + time * means(table, seat, turns);
        if table.turn == seat {
            worth += step(table, seat, time);
        } else if let Phase::Bid { high, out } = table.phase {
            worth += bid(table, seat, high, out);
        }
        worth + hand(self, seat)
    }
}

/// What would be counted at the end, as it stands.
fn standing(table: &Table, seat: Seat) -> f32 {
    let mut worth = 0.0;
    for region in Region::ALL {
        let governors = table.governors(seat, region);
        if governors > 0 {
            let points = table.governor_points(region)[seat.index()];
            worth += 0.75 * f32::from(points) + 0.8 * f32::from(governors);
        }
    }
    for section in Section::ALL {
        worth += table.wall_points(seat, section).map_or(0.0, |points| f32::from(points) + 1.5);
    }
    for (section, tasks) in table.tasks.iter().enumerate() {
        worth += f32::from(table.task_points(seat, section));
        for kind in TaskKind::ALL {
            let task = &tasks[kind.index()];
            if task.place(seat).is_none() {
                let (has, wanted) = progress(table, seat, kind, task.tile);
                worth += 4.0 * (has / wanted).powi(2);
            }
        }
    }
    // Rewards still to come, then the final count: whoever leads an aspect hopes for both.
    for aspect in Colour::ALL {
        let mine = f32::from(table.influence(seat, aspect));
        let leads = table.aspect_leader(aspect) == Some(seat);
        worth += 0.55 * mine.min(8.0);
        if leads {
            worth += 0.4 * f32::from(ASPECT_POINTS[aspect.index()]);
        }
    }
    worth
}

/// How much of a Task is met, and how much it asks for.
pub(crate) fn progress(table: &Table, seat: Seat, kind: TaskKind, tile: u8) -> (f32, f32) {
    let facts = &table.board().facts;
    let tile = usize::from(tile);
    match kind {
        TaskKind::Wall => {
            let (mut has, mut wanted) = (0, 0);
            for (site, &want) in facts.wall_tasks[tile].iter().enumerate() {
                let walls = &table.walls[2 * site..2 * site + 2];
                let own = walls.iter().filter(|walls| walls.contains(&Some(seat))).count();
                has += own.min(usize::from(want));
                wanted += usize::from(want);
            }
            (has as f32, wanted as f32)
        }
        _ => {
            let wanted = facts.region_tasks[kind.index() - 1][tile];
            let has = regions(wanted).filter(|&region| match kind {
                TaskKind::Palace => table.palaces_in(seat, region) > 0,
                _ => table.governors(seat, region) > 0,
            });
            (has.count() as f32, wanted.count_ones() as f32)
        }
    }
}

/// Officials, Workers, cards and quiet regions: the means for later turns.
fn means(table: &Table, seat: Seat, turns: f32) -> f32 {
    let player = table.player(seat);
    let mut worth = 0.0;
    let mut paying = 0;
    let mut pairs = 0;
    for region in Region::ALL {
        let n = region.index();
        let governing = player.governing[n];
        let colours = governing.iter().filter(|&&count| count > 0).count();
        worth += [0.0, 0.7, 2.2, 5.5][colours];
        worth += 0.3 * f32::from(governing.iter().sum::<u8>()) + 0.9 * f32::from(player.desks(region));
        let workers = player.workers[n];
        worth += 1.6 * f32::from(workers.min(2)) + 0.4 * f32::from(workers.saturating_sub(2));
        paying += u32::from(workers > 0);
        pairs += u32::from(workers >= 2);
        let cards = player.card_count(region) as f32;
        worth -= 0.5 * f32::from(player.unrest[n]);
        if table.is_silent(seat, region) {
            worth -= 0.6 + 0.5 * cards;
        } else if table.forbids_palaces(seat, region) {
            worth -= 0.4;
        }
        // A card serves as often as its action may be played.
        worth += (0.09 * turns).min(1.6) * cards;
        let cards = player.cards[n].iter().flatten();
        worth +=
            cards.map(|&card| (0.05 * turns).min(0.9) * value(table.board().bonus(card))).sum::<f32>() * 0.5;
    }
    worth += [0.0, 0.3, 1.0, 1.6, 1.8, 2.0][paying as usize];
    if pairs > 0 && paying > 1 {
        worth += 1.5;
    }
    worth
}

/// What a bonus is worth, about.
const fn value(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Marker | Bonus::CalmHere => 0.9,
        Bonus::Points | Bonus::CalmAny => 1.1,
        Bonus::Two | Bonus::Worker => 2.0,
        Bonus::Three => 3.0,
        Bonus::PerIvory | Bonus::PerOrange | Bonus::PerBrown => 2.5,
        Bonus::MoveWorker => 0.5,
        Bonus::Red | Bonus::Grey | Bonus::White => 1.2,
    }
}

/// What the first choice of a player board is worth, about.
const CHOICE: f32 = 3.0;

/// In an auction whoever bid last may have to pay.
fn bid(table: &Table, seat: Seat, high: u8, out: u8) -> f32 {
    let mut last = table.turn;
    for _ in 0..table.seats() {
        last = Seat::new((last.index() + table.seats() - 1) % table.seats());
        if out >> last.index() & 1 == 0 {
            break;
        }
    }
    if last == seat && high > 0 { CHOICE - f32::from(high) } else { 0.0 }
}

/// What the steps still to be taken in this turn promise.
fn step(table: &Table, seat: Seat, time: f32) -> f32 {
    let player = table.player(seat);
    let mut worth = match table.phase {
        Phase::Official(Grant::Recruit | Grant::Reward(_)) => 1.8 * time,
        Phase::Official(Grant::Square) => 1.6 * time,
        Phase::Points { left, .. } => 0.25 * f32::from(left) * time,
        Phase::Install => {
            let calmed = if table.aspect.is_none() { -4.0 * time } else { 0.5 };
            let fresh = Region::ALL.iter().any(|&region| table.free_squares(region) != 0);
            9.0 + calmed + if fresh { 2.0 } else { 0.0 }
        }
        Phase::Hire => 1.8 * time,
        Phase::Palace => {
            let price = if table.aspect.is_none() { 6.0 * time } else { 0.0 };
            player.all_cards() as f32 + 5.0 - price
        }
        Phase::PalaceWorker(_) => player.all_cards() as f32 + 1.5,
        Phase::Tall => 2.0,
        Phase::Wall => 7.0 - if table.aspect.is_none() { 3.0 * time } else { 0.0 },
        Phase::WallWorkers { left, .. } => -1.5 * f32::from(left) * time,
        Phase::Marker => 0.9,
        Phase::Calm { .. } => 0.8,
        Phase::Worker => 0.3,
        Phase::Governor => 0.2,
        Phase::Offer => 0.5,
        _ => 0.0,
    };
    for (region, card) in table.waiting() {
        if !table.is_silent(seat, region) {
            worth += 0.9 * value(table.board().bonus(card));
        }
    }
    if table.pending & BOARD_ABILITY != 0 {
        worth += 0.8;
    }
    worth
}

/// Numbers at the ends of the range wake more cards than those in the middle.
fn hand(state: &ZhanGuo, seat: Seat) -> f32 {
    let cards = state.hand(seat).iter();
    cards.map(|card| 0.006 * (f32::from(card.number()) - 60.5).abs()).sum()
}

const _: () = assert!(Official::ALL.len() == 3, "three colours make a Governor");
