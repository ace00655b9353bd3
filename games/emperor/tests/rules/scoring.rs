//! Points: houses by rank, fortifications, alliances, and the final count.

use std::collections::BTreeSet;

use crate::common::{Setting, after, plain_table, points, points_from, seat, seats};
use emperor::board::SPACES;
use emperor::{Emperor, Region, SHELF, Table};
use game::{Chance, Game, Seat, Viewer, Written as _};

/// The houses of a region by number, handed out in order; those of seat 1 lie on the first spaces.
fn with_houses(counts: [usize; 5], forts: u8) -> Table {
    let mut table = plain_table();
    table.setup.seats = 5;
    let mut next = 0;
    for (seat, count) in counts.into_iter().enumerate() {
        for _ in 0..count {
            table.houses[seat][Region::Chu.index()] |= 1 << next;
            next += 1;
        }
    }
    table.forts[Region::Chu.index()] = forts;
    table
}

/// The rule book's ranks, told in its own way: the different numbers from the largest down; the first brings all houses,
/// each other what the one before has.
fn by_ranks(counts: [usize; 5]) -> [usize; 5] {
    let ranks: Vec<usize> =
        counts.into_iter().filter(|&n| n > 0).collect::<BTreeSet<_>>().into_iter().rev().collect();
    counts.map(|count| match ranks.iter().position(|&rank| rank == count) {
        None => 0,
        Some(0) => counts.iter().sum(),
        Some(n) => ranks[n - 1],
    })
}

/// Every way in which five players can share up to eight spaces.
fn every_share() -> Vec<[usize; 5]> {
    let mut all = vec![[0; 5]];
    for seat in 0..5 {
        all = all
            .into_iter()
            .flat_map(|counts| {
                let room = SPACES - counts.iter().sum::<usize>();
                (0..=room).map(move |n| {
                    let mut counts = counts;
                    counts[seat] = n;
                    counts
                })
            })
            .collect();
    }
    all
}

#[test]
fn houses_score_by_dense_ranks_however_they_are_shared() {
    let shares = every_share();
    assert_eq!(shares.len(), 1287);
    for counts in shares {
        let points = with_houses(counts, 0).house_points(Region::Chu);
        assert_eq!(points.map(usize::from), by_ranks(counts), "{counts:?}");
    }
}

/// The shapes of ties, written out.
#[test]
fn ties_of_every_shape() {
    for (counts, points) in [
        ([4, 2, 1, 0, 0], [7, 4, 2, 0, 0]),
        ([0, 2, 2, 1, 0], [0, 5, 5, 2, 0]),
        ([3, 2, 2, 1, 0], [8, 3, 3, 2, 0]),
        ([3, 1, 1, 1, 1], [7, 3, 3, 3, 3]),
        ([2, 2, 2, 1, 1], [8, 8, 8, 2, 2]),
        ([2, 2, 2, 2, 0], [8, 8, 8, 8, 0]),
        ([1, 1, 1, 1, 1], [5, 5, 5, 5, 5]),
        ([1, 3, 1, 3, 0], [3, 8, 3, 8, 0]),
        ([1, 0, 0, 0, 0], [1, 0, 0, 0, 0]),
        ([0, 0, 8, 0, 0], [0, 0, 8, 0, 0]),
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
    ] {
        assert_eq!(with_houses(counts, 0).house_points(Region::Chu), points, "{counts:?}");
    }
}

/// Whoever has a house on a fortification doubles his own points, whatever his rank, and nobody else's; two make no four.
#[test]
fn a_fortification_doubles_for_its_owner_only() {
    for counts in every_share().into_iter().step_by(3) {
        let plain = by_ranks(counts);
        for forts in 0..=u8::MAX {
            let table = with_houses(counts, forts);
            let mut first = 0;
            let mut expected = plain;
            for (seat, count) in counts.into_iter().enumerate() {
                let own = (first..first + count).any(|slot| forts >> slot & 1 == 1);
                expected[seat] = plain[seat] * if own { 2 } else { 1 };
                first += count;
            }
            assert_eq!(table.house_points(Region::Chu).map(usize::from), expected, "{counts:?} {forts:08b}");
        }
    }
}

/// Doubling in play: when the region fills, and in the final count.
#[test]
fn fortified_houses_double_in_mid_game_and_at_the_end() {
    let lu = "houses = [[1, 2], [3]], fortifications = [3]";
    let mid = seats(3).forts().fortified(3).hand(1, "orange = 3").region("lu", lu);
    assert_eq!(points(&after(&mid.state(), &["house lu-4 for orange"])), [4, 6, 0]);
    let end = mid.count();
    assert_eq!(points_from(&end, "open-regions"), [3, 4, 0]);
    // On two fortifications still double; on an empty one nobody's.
    let two = seats(3)
        .forts()
        .fortified(2)
        .fortified(3)
        .region("lu", "houses = [[1, 2], [3]], fortifications = [1, 2]");
    assert_eq!(points_from(&two.count(), "open-regions"), [6, 2, 0]);
    let neutral = seats(3).forts().fortified(1).region("lu", "houses = [[1, 2], [3]], fortifications = [4]");
    assert_eq!(points_from(&neutral.count(), "open-regions"), [3, 2, 0]);
    // A fortification alone in a region counts for nobody, whoever placed it.
    let alone = seats(3).forts().fortified(1).region("lu", "fortifications = [4]");
    assert_eq!(points(&alone.count()), [0, 0, 0]);
}

/// The final count scores open regions as they stand and full ones not again.
#[test]
fn the_final_count_scores_what_was_not_scored() {
    let setting = seats(3)
        .region("lu", "houses = [[1, 2], [3, 4]]")
        .region("qi", "houses = [[1], [2, 3]]")
        .region("han", "houses = [[], [], [2]]");
    let state = setting.count();
    assert_eq!(points_from(&state, "full-regions"), [4, 4, 0], "Lu is full and was scored");
    assert_eq!(points_from(&state, "open-regions"), [2, 3, 1]);
    assert_eq!(points(&state), [6, 7, 1]);
}

/// Emissaries of five players in two bordering regions, and who makes the alliance of Ch'in and Shu.
fn allied(chin: [u8; 5], shu: [u8; 5]) -> (Vec<usize>, u32) {
    let mut table = plain_table();
    table.setup.seats = 5;
    for seat in 0..5 {
        table.emissaries[seat][Region::Chin.index()] = chin[seat];
        table.emissaries[seat][Region::Shu.index()] = shu[seat];
    }
    let made = table.alliances();
    assert!(made.len() <= 1);
    made.first().map_or((Vec::new(), 0), |alliance| {
        assert_eq!((alliance.number, alliance.regions), (4, [Region::Chin, Region::Shu]));
        (alliance.seats.iter().map(|seat| seat.number()).collect(), alliance.points)
    })
}

#[test]
fn an_alliance_needs_the_most_emissaries_in_both_regions() {
    // One alone.
    assert_eq!(allied([2, 1, 0, 0, 0], [3, 0, 1, 0, 0]), (vec![1], 7));
    // A tie in one region: the other decides.
    assert_eq!(allied([2, 2, 0, 0, 0], [1, 0, 0, 0, 0]), (vec![1], 5));
    assert_eq!(allied([2, 2, 0, 0, 0], [0, 0, 1, 0, 0]), (vec![], 0));
    // Ties in both: all who tie in both, with all points each.
    assert_eq!(allied([1, 1, 0, 0, 0], [2, 2, 0, 0, 1]), (vec![1, 2], 7));
    assert_eq!(allied([1, 1, 1, 0, 0], [0, 1, 1, 1, 0]), (vec![2, 3], 6));
    assert_eq!(allied([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]), (vec![1, 2, 3, 4, 5], 10));
    assert_eq!(allied([1, 1, 0, 0, 0], [0, 0, 1, 1, 0]), (vec![], 0));
    // Being present is not enough, and an empty court is no majority.
    assert_eq!(allied([2, 1, 0, 0, 0], [1, 2, 0, 0, 0]), (vec![], 0));
    assert_eq!(allied([2, 0, 0, 0, 0], [0, 0, 0, 0, 0]), (vec![], 0));
    assert_eq!(allied([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]), (vec![], 0));
}

/// Random courts, against the rule told anew: all alliances of every player.
#[test]
fn alliances_score_as_the_rule_says_however_the_emissaries_stand() {
    let board = SHELF.printed().board();
    let mut chance = Chance::quick(5);
    let mut made = 0;
    for _ in 0..3_000 {
        let mut table = plain_table();
        table.setup.seats = 5;
        for seat in 0..5 {
            for _ in 0..8 {
                table.emissaries[seat][chance.below(9) as usize] += 1;
            }
        }
        let most = |region: Region| table.emissaries.iter().map(|all| all[region.index()]).max().unwrap();
        let sum =
            |region: Region| table.emissaries.iter().map(|all| u32::from(all[region.index()])).sum::<u32>();
        let listed = table.alliances();
        assert!(listed.windows(2).all(|pair| pair[0].number < pair[1].number), "in the order of the board");
        for who in Seat::all(5) {
            let mut expected = 0;
            for (number, pair) in (1..).zip(&board.alliances) {
                let own = |region: &Region| table.emissaries[who.index()][region.index()];
                let makes = pair.iter().all(|region| own(region) > 0 && own(region) == most(*region));
                let told = listed.iter().find(|alliance| alliance.number == number);
                assert_eq!(told.is_some_and(|alliance| alliance.seats.contains(&who)), makes);
                expected += if makes { sum(pair[0]) + sum(pair[1]) } else { 0 };
            }
            assert_eq!(table.alliance_points(who), expected);
            made += usize::from(expected > 0);
        }
    }
    assert!(made > 3_000, "{made}");
}

/// Two players between them make all fifteen alliances.
fn all_fifteen() -> Setting {
    let mut setting = seats(3).region("chu", "houses = [[], [1]], emissaries = [0, 1]");
    for region in Region::ALL.into_iter().filter(|region| *region != Region::Chu) {
        let beside = ["chin", "shu", "han", "lu"].contains(&region.name());
        let emissaries = if beside { "[1, 1]" } else { "[1]" };
        setting = setting.region(region.name(), &format!("houses = [[1, 2]], emissaries = {emissaries}"));
    }
    setting
}

/// The alliances are counted from 1 to 15, and the log tells them in that order.
#[test]
fn the_alliances_are_counted_in_the_order_of_their_numbers() {
    let before = all_fifteen().last_draw().state();
    let state = after(&before, &["take green"]);
    let made = state.table().alliances();
    assert_eq!(made.iter().map(|alliance| alliance.number).collect::<Vec<_>>(), (1..=15).collect::<Vec<_>>());
    let handed_out: u32 = made.iter().map(|alliance| alliance.points * alliance.seats.len() as u32).sum();
    assert_eq!(points_from(&state, "alliances").iter().sum::<i32>(), handed_out as i32);
    // Ch'in and Shu have two emissaries each, one of either player: both make it.
    assert_eq!((made[3].seats.len(), made[3].points), (2, 4));

    let audience = |state: &Emperor| state.view(Viewer::Audience);
    let told = Emperor::tell(&audience(&before), seat(3), crate::common::mv("take green"), &audience(&state));
    let numbers: Vec<_> = told
        .iter()
        .filter(|phrase| phrase.id == "log-alliance")
        .map(|phrase| crate::common::value(&phrase.values, "number").cloned().unwrap())
        .collect();
    assert_eq!(numbers, (1..=15_i64).map(game::Value::Number).collect::<Vec<_>>());
}

/// An emissary majority serves several alliances; fortifications mean nothing to them.
#[test]
fn one_court_may_serve_several_alliances() {
    let setting = seats(3)
        .forts()
        .fortified(1)
        .region("chin", "houses = [[1, 2]], emissaries = [2], fortifications = [1]")
        .region("wei", "houses = [[], [1]], emissaries = [1]")
        .region("shu", "houses = [[], [1]], emissaries = [1]")
        .region("han", "houses = [[], [1, 2]], emissaries = [1, 1]");
    let state = setting.count();
    // Wei and Ch'in 3, Ch'in and Shu 3, Ch'in and Han 4, Wei and Han 3.
    assert_eq!(points_from(&state, "alliances"), [13, 0, 0]);
}

/// Nothing of the final count is in the points before the end, and `if_counted` tells what it would bring.
#[test]
fn the_count_can_be_asked_for_before_the_end() {
    let setting = all_fifteen();
    let running = setting.state();
    assert_eq!(points(&running), [0, 0, 0]);
    let counted = setting.count();
    assert_eq!(running.table().if_counted().totals(), points(&counted));
    assert_eq!(counted.table().if_counted().totals(), points(&counted), "and no second time");
    assert!(points(&counted)[0] > 0);
}

/// A row is doubled as a whole if one of its houses stands on a fortification, and by nobody else's.
#[test]
fn a_fortified_house_doubles_its_row_in_the_final_count() {
    let row = |fort: &str| {
        seats(3)
            .forts()
            .fortified(2)
            .region("chin", &format!("houses = [[1, 2, 4, 5], [6]], fortifications = [{fort}]"))
            .count()
    };
    assert_eq!(points_from(&row("5"), "roads"), [8, 0, 0]);
    assert_eq!(points_from(&row("6"), "roads"), [4, 0, 0]);
    assert_eq!(points_from(&row("3"), "roads"), [4, 0, 0]);
    assert_eq!(points_from(&row("5"), "open-regions"), [10, 4, 0]);
}

/// The options of the roads count as they say.
#[test]
fn the_stricter_reading_counts_one_row_for_each_group() {
    let setting = seats(3)
        .region("chin", "houses = [[1, 2, 3]]")
        .region("wei", "houses = [[2, 3, 4, 7]]")
        .region("zhao", "houses = [[1, 2]]")
        .region("han", "houses = [[1, 2]]");
    assert_eq!(points_from(&setting.clone().count(), "roads"), [11, 0, 0]);
    assert_eq!(points_from(&setting.option("roads", "one-row").count(), "roads"), [7, 0, 0]);
}
