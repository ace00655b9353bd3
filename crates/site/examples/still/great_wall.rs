//! Great Wall of China.

use std::path::Path;

use game::{Chance, Course, Game, Lang, Turn, Viewer};
use great_wall::{GreatWall, Move, Phase, Setup};

use crate::{Still, draw, mover, other, placed, seat, write};

pub(crate) fn stills(out: &Path) {
    let wall = placed(WALL);
    let check = placed(CHECK);
    let tall = placed(TALL);
    let tangle = placed(TANGLE);
    let mut covered = placed(WALL);
    let last = "dragon @1 over 2/gate".parse().unwrap();
    covered.play(game::Seat::new(0), last).unwrap();
    let two = wander(2, 11, |state| state.table().phase == Phase::First && built(state) > 9);
    let three = wander(3, 5, |state| state.table().phase == Phase::First && built(state) > 14);
    let four = wander(4, 3, |state| state.table().phase == Phase::Second && built(state) > 16);
    let five = wander(5, 8, |state| state.table().phase == Phase::First && built(state) > 26);
    let start = wander(4, 1, |_| true);
    let late = wander(3, 21, |state| {
        state.table().section_ids().any(|id| !state.table().section(id).is_open())
            && state.turn() != Turn::Over
    });
    let over = wander(4, 9, |state| state.turn() == Turn::Over);
    let stills = [
        ("wall", &wall, seat(1)),
        ("covered", &covered, seat(1)),
        ("check", &check, seat(1)),
        ("tall", &tall, seat(2)),
        ("tangle", &tangle, seat(1)),
        ("start", &start, mover(&start)),
        ("two", &two, mover(&two)),
        ("three", &three, mover(&three)),
        ("four", &four, mover(&four)),
        ("five", &five, mover(&five)),
        ("late", &late, mover(&late)),
        ("waiting", &four, other(&four)),
        ("audience", &five, Viewer::Audience),
        ("end", &over, seat(1)),
    ];
    for (name, course, viewer) in stills {
        write(out, name, course, viewer);
    }
    let curtain =
        Still { course: &wall, viewer: Viewer::Audience, lang: Lang::En, theme: None, curtain: true };
    std::fs::write(out.join("curtain.html"), draw(&curtain)).unwrap();
}

/// How many cards lie in the wall.
fn built(state: &GreatWall) -> u32 {
    let table = state.table();
    table.section_ids().flat_map(|id| table.section(id).cards).map(|cards| cards.size()).sum()
}

/// Plays by chance, with more playing than drawing.
fn wander(seats: usize, seed: u64, until: impl Fn(&GreatWall) -> bool) -> Course<GreatWall> {
    let choose = |moves: &[Move], chance: &mut Chance| match moves.first() {
        Some(Move::Draw) if chance.below(3) == 0 => Move::Draw,
        _ => chance.pick(moves),
    };
    crate::wander(&Setup::new(seats).unwrap(), seed, choose, until)
}

/// A held favour, a Dragon, a Noble, one's turn to act.
const WALL: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 4
[position]
players = [
  { hand = { infantry = 2, wall = 2, cavalry = 1, dragon = 1 }, favours = [4], gone = { wall = 1 } },
  { hand = { wall = 2, gate = 1 }, favours = [3] },
  { hand = { wall = 3, gate = 2 } },
  { hand = { wall = 3 }, favours = [2, 1] },
]
sections = [
  { favours = [7, 3], cards = [{ infantry = 1, wall = 1 }, { gate = 1, wall = 1 }, { infantry = 2 }] },
  { favours = [5, 2], cards = [{ gate = 1 }, { infantry = 3 }, { wall = 2 }, { gate = 1, dragon = 1 }], covered = [{ by = 4, seat = 1, card = "watchtower" }] },
  { favours = [4], claimed = { seat = 1, favour = 5, on = "gate" }, cards = [{ gate = 1, infantry = 2 }, { wall = 2 }, { gate = 1, wall = 1 }] },
  { favours = [8, 2], cards = [{ cavalry = 1 }, { watchtower = 1, gate = 1, wall = 1 }, { noble = 1, wall = 1 }, { infantry = 2 }] },
]
[position.turn]
seat = 1
phase = "first"
"#;

/// A check in which two sections can be claimed, one of them for the second time.
const CHECK: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 4
[position]
players = [{ hand = { infantry = 1, wall = 2, gate = 1, watchtower = 1, noble = 1 } }, { hand = { wall = 2 } }, { hand = { wall = 1 } }, { hand = { wall = 3 } }]
sections = [
  { favours = [7, 3], cards = [{ infantry = 3, wall = 2, cavalry = 1 }, { gate = 1, wall = 1 }, { infantry = 2 }] },
  { favours = [5, 2], cards = [{ wall = 1 }, { infantry = 3 }, { wall = 2 }, { gate = 1 }] },
  { favours = [4], claimed = { seat = 3, favour = 8, on = "gate" }, cards = [{ gate = 1, cavalry = 1 }, { wall = 2 }, { gate = 1, wall = 1 }] },
  { favours = [8, 2], cards = [{}, { watchtower = 1 }, { wall = 3 }] },
]
[position.turn]
seat = 1
phase = "check"
"#;

/// Towers as tall as they come, five players, a hand of all kinds.
const TALL: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 5
[position]
players = [{ hand = { wall = 1 } }, { hand = { wall = 3, gate = 1, watchtower = 1, infantry = 2, cavalry = 1, noble = 1, dragon = 1 } }, { hand = { wall = 1 } }, { hand = { wall = 1 } }, { hand = { wall = 1 } }]
sections = [
  { favours = [7, 3], cards = [{ wall = 4, gate = 3, infantry = 5 }, { infantry = 2, wall = 1 }, { infantry = 5 }, { wall = 6 }, { wall = 3, gate = 2 }] },
  { favours = [5], claimed = { seat = 4, favour = 2, on = "gate" }, cards = [{ wall = 1 }, { infantry = 1, wall = 2 }, { wall = 2 }, { gate = 1 }, { wall = 2 }] },
  { favours = [8, 8], cards = [{ watchtower = 1 }, {}, { wall = 3, gate = 3, watchtower = 1, cavalry = 2 }, { infantry = 5 }, { noble = 1 }] },
  { favours = [4, 1] },
]
[position.turn]
seat = 2
phase = "second"
"#;

/// Dragons upon Dragons in a game for two.
const TANGLE: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 2
[position]
players = [{ hand = { wall = 1, watchtower = 1 } }, { hand = { wall = 1, gate = 1 } }]
sections = [
  { favours = [7, 3], cards = [{ infantry = 2, dragon = 1 }, { gate = 1 }], covered = [{ by = 2, seat = 1, card = "gate" }, { by = 1, seat = 2, card = "dragon" }] },
  { favours = [4], claimed = { seat = 2, favour = 5, on = "infantry" }, cards = [{ wall = 6, gate = 1, cavalry = 2 }, { infantry = 5, wall = 2 }] },
]
[position.turn]
seat = 1
phase = "first"
"#;
