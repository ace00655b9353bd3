//! ZhanGuo.

use std::path::Path;

use game::{Chance, Course, Game, Setup as _, Spec, Turn, Viewer};
use zhanguo::{Move, Phase, Setup, ZhanGuo};

use crate::{mover, other, seat, write};

pub(crate) fn stills(folder: &Path) {
    let phase = |wanted: fn(&Phase) -> bool, round: u8| {
        move |state: &ZhanGuo| wanted(&state.table().phase) && state.table().round >= round
    };
    let stills = [
        ("zg-start", wander(2, &[], 3, |_| true)),
        ("zg-play", wander(3, &[], 5, phase(|phase| *phase == Phase::Play, 3))),
        ("zg-four", wander(4, &[], 6, phase(|phase| *phase == Phase::Play, 5))),
        ("zg-abilities", wander(3, &[], 8, phase(|phase| *phase == Phase::Abilities, 4))),
        ("zg-install", wander(3, &[], 9, phase(|phase| *phase == Phase::Install, 3))),
        ("zg-hire", wander(3, &[], 10, phase(|phase| *phase == Phase::Hire, 3))),
        ("zg-palace", wander(3, &[], 11, phase(|phase| *phase == Phase::Palace, 3))),
        ("zg-wall", wander(3, &[], 12, phase(|phase| *phase == Phase::Wall, 3))),
        ("zg-points", wander(3, &[], 13, phase(|phase| matches!(phase, Phase::Points { .. }), 3))),
        ("zg-official", wander(2, &[], 14, phase(|phase| matches!(phase, Phase::Official(_)), 2))),
        ("zg-marker", wander(3, &[], 15, phase(|phase| *phase == Phase::Marker, 2))),
        ("zg-worker", wander(3, &[], 15, phase(|phase| *phase == Phase::Worker, 2))),
        ("zg-offer", wander(4, &[], 16, phase(|phase| *phase == Phase::Offer, 3))),
        ("zg-board", wander(3, &[("boards", "b")], 17, phase(|phase| *phase == Phase::Board, 1))),
        (
            "zg-bid",
            wander(
                4,
                &[("boards", "auction")],
                18,
                phase(|phase| matches!(phase, Phase::Bid { high: 2.., .. }), 1),
            ),
        ),
        ("zg-discard", wander(3, &[("draw", "three")], 19, phase(|phase| *phase == Phase::Discard, 2))),
        ("zg-end", wander(4, &[], 20, |state| state.turn() == Turn::Over)),
    ];
    for (name, course) in &stills {
        let viewer = if *name == "zg-end" { seat(1) } else { mover(course) };
        write(folder, name, course, viewer);
    }
    let [play, four] = [&stills[1].1, &stills[2].1];
    write(folder, "zg-other", play, other(play));
    write(folder, "zg-audience", four, Viewer::Audience);
}

/// Plays by chance, with a liking for building and for what cards answer.
fn wander(
    seats: usize,
    options: &[(&'static str, &'static str)],
    seed: u64,
    until: impl Fn(&ZhanGuo) -> bool,
) -> Course<ZhanGuo> {
    let choose = |moves: &[Move], chance: &mut Chance| {
        let liked = |mv: &&Move| match mv {
            Move::Use { .. } | Move::UseBoard | Move::Accept => true,
            Move::Court { action, .. } => action.index() >= 2 && chance_is(mv, seed),
            Move::Bid { points } => *points < 5,
            _ => false,
        };
        let best: Vec<Move> = moves.iter().filter(liked).copied().collect();
        if best.is_empty() || chance.below(3) == 0 { chance.pick(moves) } else { chance.pick(&best) }
    };
    let spec = options.iter().fold(Spec::new(seats), |spec, (option, value)| spec.with(option, value));
    crate::wander(&Setup::read(&spec).unwrap(), seed, choose, until)
}

/// Not always the same: half of the cards like the Court.
fn chance_is(mv: &Move, seed: u64) -> bool {
    mv.to_string().bytes().map(u64::from).sum::<u64>() % 3 == seed % 3
}
