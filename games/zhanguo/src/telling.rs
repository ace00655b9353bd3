//! The log in phrases, told from what a viewer saw before and after.

use game::{Phrase, Seat, Value};

use crate::board::TASK_SECTIONS;
use crate::moves::Move;
use crate::pieces::{Ability, Action, Cards, Colour, Region, Section, Spot, TaskKind};
use crate::scoring::{ASPECT_POINTS, AT_ONCE, BIDS, SOURCES};
use crate::state::{Grant, Phase, Table};
use crate::view::View;

/// What a decision was, and why it mattered.
pub(crate) fn tell(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Phrase> {
    let (old, new) = (before.table(), after.table());
    let mut lines = vec![decision(old, seat, mv, new)];
    effects(&mut lines, old, seat, mv, new);
    boards(&mut lines, old, seat, new);
    for seat in Seat::all(new.seats()) {
        gains(&mut lines, old, seat, new);
    }
    course(&mut lines, mv, before, after);
    lines
}

/// The choice of boards, five rounds, and the rewards that end each of them.
pub(crate) fn chapter(view: &View) -> Phrase {
    let table = view.table();
    if table.is_opening() {
        return Phrase::new("chapter-opening");
    }
    let id = if table.aspect.is_some() { "chapter-rewards" } else { "chapter-round" };
    Phrase::new(id).with("round", table.round)
}

/// The decision itself.
fn decision(old: &Table, seat: Seat, mv: Move, new: &Table) -> Phrase {
    let line = |id| Phrase::new(id).with("seat", seat);
    match mv {
        Move::Bid { points } => line("log-bid").with("points", points),
        Move::Board { board } => line("log-board").word("board", board.name()),
        Move::Discard { card } => {
            line("log-discard").with("card", card.number()).word("colour", card.colour().name())
        }
        Move::Hidden { colour } => line("log-discard-hidden").word("colour", colour.name()),
        Move::Tuck { card, region } => line("log-tuck")
            .with("card", card.number())
            .word("colour", card.colour().name())
            .with("region", region.number()),
        Move::Court { card, action } => {
            let line = |id| line(id).with("card", card.number()).word("action", action.name());
            match old.top {
                None => line("log-court-first"),
                Some(below) => line(if card > below { "log-court-higher" } else { "log-court-lower" })
                    .with("below", below.number()),
            }
        }
        Move::Move { official, from, to } => {
            let id = match (from.works, to.works) {
                (false, true) => "log-move-down",
                (true, false) => "log-move-up",
                (false, false) => "log-move-governors",
                (true, true) => "log-move-workers",
            };
            line(id)
                .word("official", official.name())
                .with("from", from.region.number())
                .with("to", to.region.number())
        }
        Move::Official { official, region } => {
            line("log-official").word("official", official.name()).with("region", region.number())
        }
        Move::Install { region, spot: Spot::Beside } => {
            line("log-install-beside").with("region", region.number())
        }
        Move::Install { region, spot } => {
            line("log-install").with("region", region.number()).word("spot", spot.name())
        }
        Move::Hire { region } => {
            let workers = |table: &Table| table.player(seat).workers[region.index()];
            let hired = workers(new).saturating_sub(workers(old));
            line("log-hire").with("count", u32::from(hired)).with("region", region.number())
        }
        Move::Palace { region } => line("log-palace").with("region", region.number()),
        Move::Wall { section, bars } => line("log-wall").word("section", section.name()).with("bars", bars),
        Move::Pay { region } => line("log-pay").with("region", region.number()),
        Move::Marker { colour } => {
            let id = if old.phase == Phase::Tall { "log-tall" } else { "log-marker" };
            line(id).word("colour", colour.name())
        }
        Move::Use { card } => {
            line("log-use").with("card", card.number()).word("bonus", old.board().bonus(card).name())
        }
        Move::UseBoard => {
            // Only a B side has one, and only after a Court Action.
            let ability = old.side(seat).ability.unwrap_or(Ability::Hiring);
            line("log-use-board").word("bonus", ability.part(old.action.unwrap_or(Action::Hire)))
        }
        Move::Calm { region } => {
            let id = if old.phase == (Phase::Calm { worker: true }) { "log-calm-worker" } else { "log-calm" };
            line(id).with("region", region.number())
        }
        Move::Worker { from, to } => line("log-worker").with("from", from.number()).with("to", to.number()),
        Move::Governor { from, to, .. } => {
            line("log-governor").with("from", from.number()).with("to", to.number())
        }
        Move::Accept => {
            let aspect = old.aspect.unwrap_or(Colour::Ivory);
            old.board()
                .reward(aspect, old.round)
                .phrase(["log-accept", "log-accept-in", "log-accept-among", "log-accept-any"])
                .with("seat", seat)
                .word("aspect", aspect.aspect())
        }
        Move::Pass => match old.aspect {
            Some(aspect) => line("log-pass").word("aspect", aspect.aspect()),
            None => line("log-auction-pass"),
        },
        Move::Done => line(match old.phase {
            Phase::Points { .. } => "log-done-points",
            Phase::Official(Grant::Square) => "log-done-official",
            _ => "log-done",
        }),
    }
}

/// Markers and unrest that followed.
fn effects(lines: &mut Vec<Phrase>, old: &Table, seat: Seat, mv: Move, new: &Table) {
    let (was, is) = (old.player(seat), new.player(seat));
    if let Move::Tuck { card, .. } = mv {
        let colour = card.colour();
        let taken = is.markers[colour.index()].saturating_sub(was.markers[colour.index()]);
        if taken > 0 {
            lines.push(
                Phrase::new("log-markers")
                    .with("seat", seat)
                    .with("count", taken)
                    .word("colour", colour.name()),
            );
        }
    }
    for region in Region::ALL {
        let (from, to) = (was.unrest[region.index()], is.unrest[region.index()]);
        if from == to {
            continue;
        }
        let id = match to {
            0 => "log-unrest-gone",
            _ if new.is_silent(seat, region) => "log-unrest-end",
            _ => "log-unrest",
        };
        lines.push(
            Phrase::new(id)
                .with("seat", seat)
                .with("region", region.number())
                .with("unrest", to)
                .with("from", from),
        );
    }
}

/// Player boards that were won or fell to the last player.
fn boards(lines: &mut Vec<Phrase>, old: &Table, seat: Seat, new: &Table) {
    if let (Phase::Bid { high, .. }, Phase::Board) = (old.phase, new.phase) {
        lines.push(Phrase::new("log-auction-won").with("seat", new.turn).with("points", high));
    }
    for other in Seat::all(new.seats()).filter(|&other| other != seat) {
        if let (None, Some(board)) = (old.player(other).board, new.player(other).board) {
            lines.push(Phrase::new("log-board-last").with("seat", other).word("board", board.name()));
        }
    }
}

/// Points that came at once, and Tasks.
fn gains(lines: &mut Vec<Phrase>, old: &Table, seat: Seat, new: &Table) {
    for (n, source) in SOURCES.iter().enumerate().take(AT_ONCE).filter(|(n, _)| *n != BIDS) {
        let points = new.player(seat).points[n] - old.player(seat).points[n];
        if points > 0 {
            lines
                .push(Phrase::new("log-vp").with("seat", seat).with("points", points).word("source", source));
        }
    }
    for section in 0..TASK_SECTIONS {
        for kind in TaskKind::ALL {
            let place = |table: &Table| table.tasks[section][kind.index()].place(seat);
            if let (None, Some(place)) = (place(old), place(new)) {
                lines.push(
                    Phrase::new("log-task")
                        .with("seat", seat)
                        .word("task", kind.name())
                        .with("section", section + 1)
                        .with("points", new.board().facts.places[place]),
                );
            }
        }
    }
}

/// Rewards, rounds and the end.
fn course(lines: &mut Vec<Phrase>, mv: Move, before: &View, after: &View) {
    let (old, new) = (before.table(), after.table());
    let over = new.phase == Phase::Over && old.phase != Phase::Over;
    let ended = new.round > old.round || over;
    if (new.aspect.is_some() || ended) && old.aspect.is_none() {
        lines.push(Phrase::new("log-rewards").with("round", old.round));
    }
    for aspect in untaken(old, mv, new, ended) {
        let holders = Seat::all(new.seats()).filter(|&seat| new.influence(seat, aspect) > 0);
        let holders = holders.fold(0, |bits, seat| bits | 1 << seat.index());
        cannot(lines, old, aspect, holders);
        let id = if holders == 0 { "log-reward-unclaimed" } else { "log-reward-untaken" };
        lines.push(Phrase::new(id).word("aspect", aspect.aspect()));
    }
    if let Some(aspect) = new.aspect {
        cannot(lines, old, aspect, new.passed);
    }
    if new.phase == Phase::Offer && (old.aspect, old.turn) != (new.aspect, new.turn) {
        let aspect = new.aspect.unwrap_or(Colour::Ivory);
        lines.push(
            Phrase::new("log-offer")
                .with("seat", new.turn)
                .word("aspect", aspect.aspect())
                .with("count", new.influence(new.turn, aspect)),
        );
    }
    if ended {
        lines.push(Phrase::new("log-first").with("seat", new.line[0]));
    }
    if new.round > old.round {
        lines.push(Phrase::new("log-round").with("round", new.round));
    }
    let fresh = new.round > old.round || (old.is_opening() && !new.is_opening());
    if let Some((_, secret)) = after.own().filter(|_| fresh) {
        lines.push(Phrase::new("log-drawn").with("cards", numbers(secret.hand)));
    }
    if over {
        lines.push(Phrase::new("log-over"));
        count(lines, new);
    }
}

/// The aspects whose reward went to nobody by this decision: those that were passed over on the way to the next offer or to
/// the end of the round, and the one in question if its last player passed.
fn untaken(old: &Table, mv: Move, new: &Table, ended: bool) -> impl Iterator<Item = Colour> {
    let next = new.aspect.map_or(if ended { Colour::ALL.len() } else { 0 }, Colour::index);
    let first = match old.aspect {
        Some(aspect) if mv == Move::Pass => aspect.index(),
        Some(aspect) => aspect.index() + 1,
        None => 0,
    };
    Colour::ALL.into_iter().filter(move |aspect| (first..next).contains(&aspect.index()))
}

/// Players whose turn it was to be offered a reward, a bit each, and who could not take all of it; those who passed it
/// themselves are not told again.
fn cannot(lines: &mut Vec<Phrase>, old: &Table, aspect: Colour, passed: u8) {
    let told = if old.aspect == Some(aspect) { old.passed | 1 << old.turn.index() } else { 0 };
    for seat in Seat::all(old.seats()).filter(|seat| (passed & !told) >> seat.index() & 1 == 1) {
        lines.push(Phrase::new("log-cannot").with("seat", seat).word("aspect", aspect.aspect()));
    }
}

fn numbers(cards: Cards) -> Value {
    Value::List(cards.iter().map(|card| card.number().into()).collect())
}

/// The final count: Governors, aspects, Tasks, Walls.
fn count(lines: &mut Vec<Phrase>, table: &Table) {
    for region in Region::ALL {
        let points = table.governor_points(region);
        let mut leaders: Vec<Seat> =
            Seat::all(table.seats()).filter(|seat| points[seat.index()] > 0).collect();
        let Some(last) = leaders.pop() else { continue };
        let line = match leaders.as_slice() {
            [] => Phrase::new("log-final-governors").with("seat", last),
            // Two or more share; as lists, for there each can be “you”.
            _ => Phrase::new("log-final-governors-shared").with("first", leaders).with("last", vec![last]),
        };
        lines.push(line.with("region", region.number()).with("points", points[last.index()]));
    }
    for aspect in Colour::ALL {
        if let Some(leader) = table.aspect_leader(aspect) {
            lines.push(
                Phrase::new("log-final-aspect")
                    .with("seat", leader)
                    .word("aspect", aspect.aspect())
                    .with("count", table.influence(leader, aspect))
                    .with("points", ASPECT_POINTS[aspect.index()]),
            );
        }
    }
    for seat in Seat::all(table.seats()) {
        for section in 0..TASK_SECTIONS {
            let points = table.task_points(seat, section);
            if points > 0 {
                lines.push(
                    Phrase::new("log-final-tasks")
                        .with("seat", seat)
                        .with("section", section + 1)
                        .with("points", points),
                );
            }
        }
        for section in Section::ALL {
            if let Some(points) = table.wall_points(seat, section) {
                let criterion = table.board().tile(table.tiles[section.index()]).criterion;
                lines.push(
                    Phrase::new("log-final-wall")
                        .with("seat", seat)
                        .word("section", section.name())
                        .word("criterion", criterion.name())
                        .with("points", points),
                );
            }
        }
    }
}
