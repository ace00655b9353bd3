//! Rows along the roads, against a plain search that knows nothing of how the program looks for them.
//!
//! The plain search lists every path of at least four houses as a set, and then the best choice of sets that share no
//! house, from the lowest house up. It shares no code with the game but the list of roads.

use std::collections::{BTreeSet, HashMap};

use crate::common::{heavy, plain_table, seat};
use emperor::board::HOUSES;
use emperor::roads::SHORTEST;
use emperor::{Roads, SHELF, Side, Space, Table};
use game::Chance;

/// One player's houses, numbered from 0, with the roads between them.
struct Plain {
    roads: Vec<Vec<usize>>,
    fortified: u32,
}

impl Plain {
    fn of(table: &Table) -> Self {
        let board = SHELF.printed().board();
        let houses: Vec<Space> = board.all_spaces().filter(|&at| table.house(at) == Some(seat(1))).collect();
        let number = |at: &Space| houses.iter().position(|house| house == at);
        let mut roads = vec![Vec::new(); houses.len()];
        for [a, b] in &board.roads[table.setup.side.index()] {
            if let (Some(a), Some(b)) = (number(a), number(b)) {
                roads[a].push(b);
                roads[b].push(a);
            }
        }
        let fortified = houses.iter().map(|&at| table.has_fort(at));
        Self { roads, fortified: fortified.rev().fold(0, |bits, fort| bits << 1 | u32::from(fort)) }
    }

    fn worth(&self, houses: u32) -> u32 {
        houses.count_ones() * if houses & self.fortified == 0 { 1 } else { 2 }
    }

    /// Every set of houses that is a path of at least four.
    fn paths(&self) -> BTreeSet<u32> {
        fn walk(plain: &Plain, end: usize, met: u32, found: &mut BTreeSet<u32>) {
            if met.count_ones() >= 4 {
                found.insert(met);
            }
            for &next in plain.roads[end].iter().filter(|&&next| met >> next & 1 == 0) {
                walk(plain, next, met | 1 << next, found);
            }
        }
        let mut found = BTreeSet::new();
        for start in 0..self.roads.len() {
            walk(self, start, 1 << start, &mut found);
        }
        found
    }

    /// The best rows that share no house.
    fn rows(&self) -> u32 {
        fn best(plain: &Plain, left: u32, through: &[Vec<u32>], known: &mut HashMap<u32, u32>) -> u32 {
            if left.count_ones() < 4 {
                return 0;
            }
            if let Some(&most) = known.get(&left) {
                return most;
            }
            let lowest = left.trailing_zeros() as usize;
            let mut most = best(plain, left & (left - 1), through, known);
            for &path in through[lowest].iter().filter(|&&path| path & !left == 0) {
                most = most.max(plain.worth(path) + best(plain, left & !path, through, known));
            }
            known.insert(left, most);
            most
        }
        let mut through = vec![Vec::new(); self.roads.len()];
        for path in self.paths() {
            through[path.trailing_zeros() as usize].push(path);
        }
        best(self, (1 << self.roads.len()) - 1, &through, &mut HashMap::new())
    }

    /// The best row of every group of houses joined by roads.
    fn one_row(&self) -> u32 {
        let mut group: Vec<usize> = (0..self.roads.len()).collect();
        // Whoever is joined takes the lower name of the two, until nothing changes.
        while let Some((a, b)) = (0..group.len())
            .flat_map(|a| self.roads[a].iter().map(move |&b| (a, b)))
            .find(|&(a, b)| group[a] > group[b])
        {
            group[a] = group[b];
        }
        let mut best: HashMap<usize, u32> = HashMap::new();
        for path in self.paths() {
            let most = best.entry(group[path.trailing_zeros() as usize]).or_default();
            *most = self.worth(path).max(*most);
        }
        best.values().sum()
    }
}

/// A player's houses on these spaces.
fn layout(side: Side, houses: &[Space], forts: &[Space]) -> Table {
    let mut table = plain_table();
    table.setup.side = side;
    for at in houses {
        table.houses[0][at.region.index()] |= at.bit();
    }
    for at in forts {
        table.forts[at.region.index()] |= at.bit();
    }
    table
}

/// Some spaces, drawn blindly.
fn scattered(from: &[Space], count: usize, chance: &mut Chance) -> Vec<Space> {
    let mut from = from.to_vec();
    (0..count.min(from.len())).map(|_| from.swap_remove(chance.below(from.len() as u32) as usize)).collect()
}

/// A group of houses that has grown along the roads.
fn grown(side: Side, count: usize, chance: &mut Chance) -> Vec<Space> {
    let board = SHELF.printed().board();
    let mut houses = vec![chance.pick(&board.all_spaces().collect::<Vec<_>>())];
    while houses.len() < count {
        let edge: Vec<Space> = board.roads[side.index()]
            .iter()
            .flat_map(|&[a, b]| [(a, b), (b, a)])
            .filter(|(from, to)| houses.contains(from) && !houses.contains(to))
            .map(|(_, to)| to)
            .collect();
        houses.push(chance.pick(&edge));
    }
    houses
}

/// The rows of a player are what they should be: along roads, apart, long enough, worth what is said.
fn sound(table: &Table, context: &str) {
    let rows = table.rows(seat(1));
    let mut met = BTreeSet::new();
    for row in &rows {
        assert!(row.spaces.len() >= SHORTEST as usize, "{context}: {row:?}");
        for pair in row.spaces.windows(2) {
            assert!(table.board().joined(table.setup.side, pair[0], pair[1]), "{context}: {row:?}");
        }
        for &space in &row.spaces {
            assert_eq!(table.house(space), Some(seat(1)), "{context}: {row:?}");
            assert!(met.insert(space), "{context}: {space} counts twice");
        }
        assert_eq!(row.doubled, row.spaces.iter().any(|&space| table.has_fort(space)), "{context}");
        let worth = row.spaces.len() as u32 * if row.doubled { 2 } else { 1 };
        assert_eq!(row.points(), worth, "{context}");
    }
    let sum: u32 = rows.iter().map(emperor::roads::Row::points).sum();
    assert_eq!(sum, table.road_points(seat(1)), "{context}: {rows:?}");
}

/// Compares both readings with the plain search; gives the points of the first.
fn compare(mut table: Table, context: &str) -> u32 {
    let plain = Plain::of(&table);
    let (rows, one) = (plain.rows(), plain.one_row());
    assert!(one <= rows, "{context}");
    for (reading, expected) in [(Roads::Rows, rows), (Roads::OneRow, one)] {
        table.setup.roads = reading;
        assert_eq!(table.road_points(seat(1)), expected, "{reading:?}, {context}");
        sound(&table, context);
    }
    rows
}

fn context(side: Side, houses: &[Space], forts: &[Space]) -> String {
    format!("{side}, houses {houses:?}, fortifications {forts:?}")
}

#[test]
fn houses_scattered_at_random_score_as_the_plain_search_says() {
    let mut chance = Chance::quick(1);
    let spaces: Vec<Space> = SHELF.printed().all_spaces().collect();
    let (mut scored, layouts) = (0, 10_000 * heavy());
    for _ in 0..layouts {
        let side = chance.pick(&Side::ALL);
        let count = 8 + chance.below(HOUSES - 7) as usize;
        let houses = scattered(&spaces, count, &mut chance);
        let forts = scattered(&spaces, chance.below(6) as usize, &mut chance);
        scored += usize::from(compare(layout(side, &houses, &forts), &context(side, &houses, &forts)) > 0);
    }
    assert!(scored > layouts / 4, "only {scored} of {layouts} layouts score at all");
}

#[test]
fn houses_grown_along_roads_score_as_the_plain_search_says() {
    let mut chance = Chance::quick(2);
    let (mut several, mut stricter, layouts) = (0, 0, 10_000 * heavy());
    for _ in 0..layouts {
        let side = chance.pick(&Side::ALL);
        let houses = grown(side, 4 + chance.below(HOUSES - 3) as usize, &mut chance);
        let forts = scattered(&houses, chance.below(6) as usize, &mut chance);
        let mut table = layout(side, &houses, &forts);
        compare(table, &context(side, &houses, &forts));
        several += usize::from(table.rows(seat(1)).len() > 1);
        let rows = table.road_points(seat(1));
        table.setup.roads = Roads::OneRow;
        stricter += usize::from(table.road_points(seat(1)) < rows);
    }
    assert!(several > layouts / 10, "only {several} of {layouts} layouts have more than one row");
    assert!(stricter > layouts / 10, "only {stricter} of {layouts} layouts tell the readings apart");
}

/// The largest groups, where the search has most to do.
#[test]
fn groups_of_all_twenty_houses_score_as_the_plain_search_says() {
    let mut chance = Chance::quick(3);
    for _ in 0..1_000 * heavy() {
        for side in Side::ALL {
            let houses = grown(side, HOUSES as usize, &mut chance);
            let forts = scattered(&houses, chance.below(6) as usize, &mut chance);
            compare(layout(side, &houses, &forts), &context(side, &houses, &forts));
        }
    }
}

fn spaces(names: &str) -> Vec<Space> {
    names.split_whitespace().map(|name| Space::from_name(name).unwrap()).collect()
}

/// What houses on some spaces bring: any rows, and one row for each group.
fn brings(side: Side, houses: &str, forts: &str) -> (u32, u32) {
    let mut table = layout(side, &spaces(houses), &spaces(forts));
    compare(table, houses);
    let rows = table.road_points(seat(1));
    table.setup.roads = Roads::OneRow;
    (rows, table.road_points(seat(1)))
}

#[test]
fn three_houses_are_no_row_and_four_are() {
    assert_eq!(brings(Side::Small, "chin-1 chin-2 chin-4", ""), (0, 0));
    assert_eq!(brings(Side::Small, "chin-1 chin-2 chin-4 chin-5", ""), (4, 4));
    // A fortification does not make three houses a row.
    assert_eq!(brings(Side::Small, "chin-1 chin-2 chin-4", "chin-1 chin-2"), (0, 0));
}

/// Four houses round a crossing are no row: whichever way one goes, a branch is left out.
#[test]
fn a_star_is_no_row() {
    assert_eq!(brings(Side::Small, "wei-1 wei-2 wei-3 wei-4", ""), (0, 0));
    assert_eq!(brings(Side::Small, "wei-1 wei-2 wei-3 wei-7 wei-4", ""), (4, 4));
}

/// A loop is a row of all its houses, each counted once. On the other side the ring is open, and a row all the same.
#[test]
fn a_loop_counts_each_house_once() {
    let ring = "shu-1 shu-2 shu-3 shu-4 shu-5 shu-6";
    assert_eq!(brings(Side::Large, ring, ""), (6, 6));
    assert_eq!(brings(Side::Small, ring, ""), (6, 6));
    // The road from shu-4 to shu-6 is on one side only: without shu-1 the row goes through there.
    let without = "shu-2 shu-3 shu-4 shu-5 shu-6";
    assert_eq!(brings(Side::Large, without, ""), (5, 5));
    assert_eq!(brings(Side::Small, without, ""), (0, 0));
}

#[test]
fn one_fortification_doubles_a_row_and_a_second_changes_nothing() {
    let row = "qi-1 qi-2 qi-3 qi-4";
    assert_eq!(brings(Side::Small, row, "qi-3"), (8, 8));
    assert_eq!(brings(Side::Small, row, "qi-1 qi-3"), (8, 8));
    // One that stands on the road but bears no house of the row does not.
    assert_eq!(brings(Side::Small, row, "qi-5"), (4, 4));
}

/// Eight houses in a line, fortified at one end: as one row all eight are doubled. With seven one would lose by dividing.
#[test]
fn a_long_row_is_not_divided_where_a_fortification_doubles_it() {
    let line = "chin-6 chin-5 chin-4 chin-2 chin-1 chin-3 wei-2 wei-3";
    assert_eq!(brings(Side::Small, line, "chin-6"), (16, 16));
    assert_eq!(brings(Side::Small, line, ""), (8, 8));
}

/// Two rows of one group that meet at a crossing: the stricter reading counts only the longer way through.
#[test]
fn two_rows_of_one_group_count_unless_only_one_may() {
    let cross = "chin-2 chin-1 chin-3 wei-2 wei-4 zhao-2 zhao-1 zhao-4 wei-3 wei-7 han-1 han-2";
    assert_eq!(brings(Side::Small, cross, ""), (11, 7));
}

/// A house in a region of its own colour or of another is the same to a row; somebody else's house breaks it.
#[test]
fn a_row_goes_through_many_regions_but_not_through_other_houses() {
    let mut table = layout(Side::Small, &spaces("shu-1 chin-5 chin-4 chin-2"), &[]);
    assert_eq!(table.road_points(seat(1)), 4);
    let broken = Space::from_name("chin-4").unwrap();
    table.houses[0][broken.region.index()] &= !broken.bit();
    table.houses[1][broken.region.index()] |= broken.bit();
    assert_eq!(table.road_points(seat(1)), 0);
    assert_eq!(table.road_points(seat(2)), 0);
}
