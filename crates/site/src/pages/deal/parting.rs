//! Where tables on one deal parted: they went the same way until somebody decided otherwise.

use std::collections::BTreeMap;

use game::Seat;

/// A decision at which tables that had gone together parted. Tables are known by their number in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The decision, counted from 0.
    pub at: usize,
    /// Who went which way, the way of most tables first.
    pub ways: Vec<Vec<usize>>,
    /// The parting from which they came together to this one.
    pub from: Option<usize>,
}

impl Parting {
    /// All tables that came here together.
    pub fn tables(&self) -> impl Iterator<Item = usize> {
        self.ways.iter().flatten().copied()
    }
}

/// Every parting of these games, an earlier one before those that follow from it, and the tables in the order in which their lines do
/// not cross.
#[must_use]
pub fn partings(games: &[&[(Seat, String)]]) -> (Vec<Parting>, Vec<usize>) {
    let (mut found, mut order) = (Vec::new(), Vec::new());
    part(games, &(0..games.len()).collect::<Vec<_>>(), 0, None, &mut found, &mut order);
    (found, order)
}

fn part(
    games: &[&[(Seat, String)]],
    together: &[usize],
    from: usize,
    parent: Option<usize>,
    found: &mut Vec<Parting>,
    order: &mut Vec<usize>,
) {
    let longest = together.iter().map(|&n| games[n].len()).max().unwrap_or(0);
    let differs =
        |at: &usize| together.windows(2).any(|two| games[two[0]].get(*at) != games[two[1]].get(*at));
    let Some(at) = (from..longest).find(differs) else {
        order.extend(together);
        return;
    };
    let mut by_move: BTreeMap<Option<&(Seat, String)>, Vec<usize>> = BTreeMap::new();
    for &n in together {
        by_move.entry(games[n].get(at)).or_default().push(n);
    }
    let mut ways: Vec<Vec<usize>> = by_move.into_values().collect();
    ways.sort_by_key(|way| (usize::MAX - way.len(), way.first().copied()));
    let here = found.len();
    found.push(Parting { at, ways: ways.clone(), from: parent });
    for way in ways {
        part(games, &way, at + 1, Some(here), found, order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(moves: &str) -> Vec<(Seat, String)> {
        moves.chars().map(|mv| (Seat::new(0), mv.to_string())).collect()
    }

    #[test]
    fn tables_go_together_until_somebody_decides_otherwise() {
        let games: Vec<_> = ["abcd", "abxy", "abcd", "q", "abxz"].map(game).into_iter().collect();
        let slices: Vec<&[(Seat, String)]> = games.iter().map(Vec::as_slice).collect();
        let (found, order) = partings(&slices);
        let at: Vec<(usize, Option<usize>)> = found.iter().map(|one| (one.at, one.from)).collect();
        assert_eq!(at, [(0, None), (2, Some(0)), (3, Some(1))]);
        assert_eq!(found[0].ways, [vec![0, 1, 2, 4], vec![3]]);
        assert_eq!(found[1].ways, [vec![0, 2], vec![1, 4]]);
        assert_eq!(order, [0, 2, 1, 4, 3]);
        assert_eq!(found[1].tables().count(), 4);
        assert_eq!(partings(&[]), (vec![], vec![]));
        assert_eq!(partings(&slices[..1]), (vec![], vec![0]));
    }
}
