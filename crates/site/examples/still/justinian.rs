//! Justinian.

use std::path::Path;

use game::{Chance, Course, Game, Turn, Viewer};
use justinian::{Courtier, Decision, Justinian, Move, Setup};

use crate::{mover, other, placed, seat, write};

pub(crate) fn stills(folder: &Path) {
    let start = wander(3, 3, |_| true);
    let turn: Course<Justinian> = placed(TURN);
    let two = wander(2, 8, |state| asks(state, Decision::Turn) && laid(state) > 7);
    let side = wander(4, 5, |state| asks(state, Decision::Side) && laid(state) > 11);
    let offer = wander(4, 6, |state| asks(state, Decision::Offer));
    let colour = wander(4, 7, |state| asks(state, Decision::Colour) && state.table().phase == 1);
    let exchange = wander(3, 9, |state| asks(state, Decision::Exchange) && state.table().phase == 1);
    let exchange_two = wander(2, 4, |state| asks(state, Decision::Exchange));
    let late = wander(4, 12, |state| state.table().phase == 2 && laid(state) > 9);
    let out_of_it = wander(4, 14, |state| out(state) && laid(state) > 6);
    let over = wander(4, 9, |state| state.turn() == Turn::Over);
    let stills = [
        ("ju-start", &start, mover(&start)),
        ("ju-turn", &turn, seat(1)),
        ("ju-two", &two, mover(&two)),
        ("ju-side", &side, mover(&side)),
        ("ju-side-other", &side, other(&side)),
        ("ju-offer", &offer, mover(&offer)),
        ("ju-colour", &colour, mover(&colour)),
        ("ju-colour-other", &colour, other(&colour)),
        ("ju-exchange", &exchange, mover(&exchange)),
        ("ju-exchange-two", &exchange_two, mover(&exchange_two)),
        ("ju-late", &late, mover(&late)),
        ("ju-out", &out_of_it, passed(&out_of_it)),
        ("ju-audience", &late, Viewer::Audience),
        ("ju-end", &over, seat(1)),
    ];
    for (name, course, viewer) in stills {
        write(folder, name, course, viewer);
    }
}

fn asks(state: &Justinian, decision: Decision) -> bool {
    state.table().decision == decision
}

/// Whether somebody has passed while others still lay tokens.
fn out(state: &Justinian) -> bool {
    asks(state, Decision::Turn) && state.table().passed.iter().any(|&n| n > 0)
}

/// Whoever passed first.
fn passed(course: &Course<Justinian>) -> Viewer {
    seat(course.state().table().passed.iter().position(|&n| n == 1).unwrap_or(0) + 1)
}

/// How many tokens lie on the court.
fn laid(state: &Justinian) -> usize {
    Courtier::all().map(|courtier| state.table().stack(courtier)).sum()
}

/// Plays by chance, passing seldom and scoring when it is offered for the second time.
fn wander(seats: usize, seed: u64, until: impl Fn(&Justinian) -> bool) -> Course<Justinian> {
    let choose = |moves: &[Move], chance: &mut Chance| {
        let placing = matches!(moves.first(), Some(Move::Token { .. }));
        match moves.last() {
            Some(&pass) if placing && chance.below(7) == 0 => pass,
            _ if placing && chance.below(5) == 0 => {
                let phase: Vec<Move> =
                    moves.iter().copied().filter(|mv| mv.to_string().ends_with("phase")).collect();
                if phase.is_empty() { chance.pick(moves) } else { chance.pick(&phase) }
            }
            _ => chance.pick(moves),
        }
    };
    crate::wander(&Setup::new(seats).unwrap(), seed, choose, until)
}

/// Phase 2 in the middle of a round: a full courtier, a player who has passed, tokens of all players.
const TURN: &str = r#"
palatine = "position 1"
game = "justinian"
[setup]
seats = 4
[position]
phase = 2
round = 4
passed = [2]
last = 3
order = [5, 1, 3, 8, 4, 7, 2, 6, 10, 12, 9, 11]
court = [
  { courtier = 5, seat = 1, token = -1 },
  { courtier = 1, seat = 2, token = 3 },
  { courtier = 8, seat = 3, token = -2 },
  { courtier = 8, seat = 1, token = 1 },
  { courtier = 4, seat = 3, token = 1 },
  { courtier = 7, seat = 4, token = 2 },
  { courtier = 2, seat = 1, token = 2 },
  { courtier = 2, seat = 2, token = 1 },
  { courtier = 12, seat = 3, token = 2 },
  { courtier = 12, seat = 4, token = -1 },
  { courtier = 9, seat = 3, token = 1 },
  { courtier = 9, seat = 4, token = -2 },
  { courtier = 9, seat = 2, token = -1 },
]
players = [
  { hand = [1, 1, 2, 3, -1, -2, -2], space = [3, -3], cards = { porphyry = [2, 10], verdigris = [3, 9], amber = [1, 2] } },
  { hand = [1, 1, 2, -1, -2], space = [2, 1] },
  { hand = [1, 2, -1, -2], enough = [3, -3, 3] },
  { hand = [1, 2, -3, -2], space = [2, 1, -1] },
]
scored = [{ colour = "alabaster", starter = 2, chooser = 2, totals = [3, 5, 0, 2], cards = [[1, 12], [4, 6], [8, 9], [2, 7]] }]
[position.turn]
seat = 1
decision = "turn"
"#;
