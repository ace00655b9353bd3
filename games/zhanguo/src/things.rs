//! Everything there is to meet in a game, and what of it a decision used: so that a check can say whether every card, bonus,
//! reward, Task and criterion has occurred.

use game::Things;

use crate::board::{ROUNDS, TASK_TILES, task_name};
use crate::moves::Move;
use crate::pieces::{Ability, Action, Bonus, Card, Colour, Criterion, Section, Spot, Symbol, TaskKind};
use crate::state::{Phase, Table};

/// The sorts of things, in the order of [`everything`].
#[derive(Clone, Copy)]
enum Sort {
    Tucked,
    Court,
    Used,
    Bonus,
    Action,
    Spot,
    Board,
    Ability,
    Reward,
    Task,
    Criterion,
}

/// The abilities of the player boards, each with the actions it answers.
fn abilities() -> impl Iterator<Item = (Ability, Action)> {
    Ability::ALL
        .into_iter()
        .flat_map(|ability| Action::ALL.map(|action| (ability, action)))
        .filter(|(ability, action)| ability.answers(*action))
}

/// Everything that must occur when enough games are checked: every card above a board, at the Court and used, every bonus,
/// action, square, player board and its ability for each of its actions, reward, Task and criterion.
pub(crate) fn everything() -> Vec<Things> {
    let rewards = Colour::ALL
        .into_iter()
        .flat_map(|colour| (1..=ROUNDS).map(move |round| format!("{}-{round}", colour.aspect())));
    let tasks = TaskKind::ALL
        .into_iter()
        .flat_map(|kind| (0..TASK_TILES as u8).map(move |tile| task_name(kind, tile)));
    vec![
        Things::new("things-tucked", Card::all()),
        Things::new("things-court", Card::all()),
        Things::new("things-used", Card::all()),
        Things::new("things-bonuses", Bonus::ALL),
        Things::new("things-actions", Action::ALL),
        Things::new("things-spots", Spot::ALL),
        Things::new("things-boards", Symbol::ALL),
        Things::new("things-abilities", abilities().map(|(ability, action)| format!("{ability} {action}"))),
        Things::new("things-rewards", rewards),
        Things::new("things-tasks", tasks),
        Things::new("things-criteria", Criterion::ALL),
    ]
}

/// What a decision used, by its number in [`everything`].
pub(crate) fn used(before: &Table, mv: Move, after: &Table, out: &mut Vec<(usize, usize)>) {
    let board = before.board();
    let mut note = |sort: Sort, which: usize| out.push((sort as usize, which));
    match mv {
        Move::Board { board } => note(Sort::Board, board.index()),
        Move::Tuck { card, .. } => note(Sort::Tucked, card.index()),
        Move::Court { card, action } => {
            note(Sort::Court, card.index());
            note(Sort::Action, action.index());
        }
        Move::Use { card } => {
            note(Sort::Used, card.index());
            note(Sort::Bonus, board.bonus(card).index());
        }
        Move::UseBoard => {
            let used = (before.side(before.turn).ability, before.action);
            if let Some(which) =
                abilities().position(|(ability, action)| used == (Some(ability), Some(action)))
            {
                note(Sort::Ability, which);
            }
        }
        Move::Install { spot, .. } => note(Sort::Spot, spot.index()),
        Move::Accept => {
            if let Some(aspect) = before.aspect {
                note(Sort::Reward, aspect.index() * ROUNDS + usize::from(before.round) - 1);
            }
        }
        _ => {}
    }
    for (old, new) in before.tasks.iter().zip(&after.tasks) {
        for kind in TaskKind::ALL.into_iter().filter(|kind| old[kind.index()] != new[kind.index()]) {
            note(Sort::Task, kind.index() * TASK_TILES + usize::from(new[kind.index()].tile));
        }
    }
    // A criterion is used when a Wall is counted by it.
    if after.phase == Phase::Over && before.phase != Phase::Over {
        for section in Section::ALL {
            if after.walls[section.index()].iter().any(Option::is_some) {
                note(Sort::Criterion, board.tile(after.tiles[section.index()]).criterion.index());
            }
        }
    }
}
