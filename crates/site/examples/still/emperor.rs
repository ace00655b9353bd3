//! The Emperor of China.

use std::path::Path;

use emperor::{Emperor, Move, Phase, Setup};
use game::{Chance, Course, Game, Setup as _, Spec, Turn, Viewer};

use crate::{mover, other, seat, write};

pub(crate) fn stills(out: &Path) {
    let start = wander(3, false, 3, |_| true);
    let place = wander(4, true, 11, |state| state.table().phase == Phase::Place && built(state) > 24);
    let second = wander(4, true, 5, |state| second(state) && built(state) > 20);
    let drawing =
        wander(3, true, 8, |state| matches!(state.table().phase, Phase::Draw(_)) && built(state) > 12);
    let five = wander(5, true, 4, |state| state.table().phase == Phase::Place && built(state) > 40);
    let late = wander(4, true, 21, |state| state.table().exhausted == 2);
    let over = wander(4, true, 9, |state| state.turn() == Turn::Over);
    let five_over = wander(5, true, 2, |state| state.turn() == Turn::Over);
    let stills = [
        ("em-start", &start, mover(&start)),
        ("em-place", &place, mover(&place)),
        ("em-second", &second, mover(&second)),
        ("em-draw", &drawing, mover(&drawing)),
        ("em-five", &five, mover(&five)),
        ("em-late", &late, mover(&late)),
        ("em-waiting", &place, other(&place)),
        ("em-audience", &five, Viewer::Audience),
        ("em-end", &over, seat(1)),
        ("em-end-five", &five_over, seat(1)),
    ];
    for (name, course, viewer) in stills {
        write(out, name, course, viewer);
    }
}

/// Whether a second piece can follow, and there is something to choose.
fn second(state: &Emperor) -> bool {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    matches!(state.table().phase, Phase::Second(_)) && moves.len() > 4
}

/// How many pieces stand on the map.
fn built(state: &Emperor) -> u32 {
    let table = state.table();
    table.houses.iter().flatten().map(|houses| houses.count_ones()).sum::<u32>()
        + table.emissaries.iter().flatten().map(|&count| u32::from(count)).sum::<u32>()
}

/// Plays by chance, though not without any sense.
fn wander(seats: usize, forts: bool, seed: u64, until: impl Fn(&Emperor) -> bool) -> Course<Emperor> {
    let spec = if forts { Spec::new(seats).with("fortifications", "with") } else { Spec::new(seats) };
    let choose = |state: &Emperor, moves: &[Move], chance: &mut Chance| {
        // People build along roads, and send somebody now and then.
        let (table, me) = (state.table(), state.table().turn);
        let good: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| match mv {
                Move::House { at, .. } => table.board().all_spaces().any(|near| {
                    table.house(near) == Some(me) && table.board().joined(table.setup.side, *at, near)
                }),
                Move::Emissary { .. } | Move::Draw => true,
                _ => false,
            })
            .collect();
        let houses: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::House { .. })).collect();
        match chance.below(12) {
            0 => chance.pick(moves),
            1..=8 if !good.is_empty() => chance.pick(&good),
            _ if !houses.is_empty() => chance.pick(&houses),
            _ => chance.pick(moves),
        }
    };
    crate::stroll(&Setup::read(&spec).unwrap(), seed, choose, until)
}
