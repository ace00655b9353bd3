//! Why a move is good or bad: points at once, what the final count would bring as things stand, and means for later turns.

use game::{Phrase, Reason, Seat, Value};

use crate::appraisal::progress;
use crate::board::TASK_SECTIONS;
use crate::moves::Move;
use crate::pieces::{Card, Colour, Region, Section, TaskKind};
use crate::scoring::{ASPECT_POINTS, AT_ONCE, BIDS, SOURCES};
use crate::state::Table;
use crate::view::View;

/// What a point is worth that only the final count would bring, as things stand.
const AS_IT_STANDS: f32 = 0.75;
/// What a point of a rival's is worth to a player.
const RIVAL: f32 = 0.4;

/// What speaks for a move, and against it.
pub(crate) fn reasons(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Reason> {
    let (old, new) = (before.table(), after.table());
    let mut reasons = Vec::new();
    at_once(&mut reasons, old, new, seat);
    governors(&mut reasons, old, new, seat);
    aspects(&mut reasons, old, new, seat);
    tasks(&mut reasons, old, new, seat);
    walls(&mut reasons, old, new, seat);
    own_board(&mut reasons, old, new, seat);
    match mv {
        Move::Court { .. } => answers(&mut reasons, new, seat),
        Move::Tuck { card, region } => {
            let phrase = line("reason-ability", seat).word("bonus", new.board().bonus(card).name());
            reasons.push(mine(phrase, region, 0.5));
        }
        Move::Discard { card } => reasons.extend(discarded(before, seat, card)),
        Move::Accept => {
            let aspect = old.aspect.unwrap_or(Colour::Ivory);
            let reward = old.board().reward(aspect, old.round).kind;
            let phrase = line("reason-reward", seat).word("reward", reward.name());
            reasons.push(Reason::new(phrase, 1.0).about("colour", Value::Word(aspect.name())));
        }
        _ => {}
    }
    reasons
}

fn line(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

/// A phrase about a region on the map, and the reason it makes.
fn land(phrase: Phrase, region: Region, weight: f32) -> Reason {
    Reason::new(phrase.with("region", region.number()), weight).about("land", region.number())
}

/// A phrase about a region of the player board, and the reason it makes.
fn mine(phrase: Phrase, region: Region, weight: f32) -> Reason {
    Reason::new(phrase.with("region", region.number()), weight).about("region", region.number())
}

/// Points that come in the course of the game.
fn at_once(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat) {
    for (n, source) in SOURCES.iter().enumerate().take(AT_ONCE).filter(|(n, _)| *n != BIDS) {
        let points = new.player(seat).points[n] - old.player(seat).points[n];
        if points > 0 {
            let phrase = line("reason-points", seat).with("points", points).word("source", source);
            reasons.push(Reason::new(phrase, f32::from(points)));
        }
    }
}

/// Who has the most Governors of a region.
fn governors(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat) {
    for region in Region::ALL {
        let (was, is) = (old.governor_points(region), new.governor_points(region));
        let more = |seat: Seat| is[seat.index()] - was[seat.index()];
        let points = is[seat.index()];
        if more(seat) > 0 {
            let sharing = is.iter().filter(|&&points| points > 0).count();
            let id = match (sharing, was[seat.index()]) {
                (1, 0) => "reason-governors",
                (1, _) => "reason-governors-more",
                _ => "reason-governors-shared",
            };
            let phrase = line(id, seat).with("points", points);
            reasons.push(land(phrase, region, AS_IT_STANDS * f32::from(more(seat))));
        }
        let rivals = Seat::all(new.seats()).filter(|&other| other != seat && more(other) < 0);
        if let Some(rival) = rivals.min_by_key(|&other| more(other)) {
            let phrase =
                line("reason-governors-rival", seat).with("rival", rival).with("points", -more(rival));
            reasons.push(land(phrase, region, RIVAL * f32::from(-more(rival))));
        }
    }
}

/// Who has the most markers of an aspect.
fn aspects(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat) {
    for aspect in Colour::ALL {
        let count = new.influence(seat, aspect);
        if count <= old.influence(seat, aspect) {
            continue;
        }
        let points = ASPECT_POINTS[aspect.index()];
        let said = |id| line(id, seat).word("aspect", aspect.aspect()).with("count", count);
        let rivals = Seat::all(new.seats()).filter(|&other| other != seat);
        let most = rivals
            .map(|other| (new.influence(other, aspect), other))
            .max_by_key(|&(count, other)| (count, std::cmp::Reverse(other)));
        let (phrase, weight) = match (old.aspect_leader(aspect), new.aspect_leader(aspect), most) {
            (was, Some(leader), _) if leader == seat && was != Some(seat) => {
                (said("reason-aspect").with("points", points), 1.0 + 0.5 * f32::from(points))
            }
            (_, Some(leader), Some((theirs, rival))) if leader == seat => {
                (said("reason-aspect-lead").with("rival", rival).with("theirs", theirs), 0.5)
            }
            (_, _, Some((theirs, rival))) => {
                (said("reason-aspect-behind").with("rival", rival).with("theirs", theirs), 0.4)
            }
            _ => continue,
        };
        reasons.push(Reason::new(phrase, weight).about("colour", Value::Word(aspect.name())));
    }
}

/// Tasks that are completed, or come nearer.
fn tasks(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat) {
    for section in 0..TASK_SECTIONS {
        let gained = new.task_points(seat, section) - old.task_points(seat, section);
        for kind in TaskKind::ALL {
            let (was, is) = (&old.tasks[section][kind.index()], &new.tasks[section][kind.index()]);
            let said = |id| line(id, seat).word("task", kind.name()).with("section", section + 1);
            let (phrase, weight) = if was.place(seat).is_none() && is.place(seat).is_some() {
                (said("reason-task").with("points", gained), f32::from(gained))
            } else if is.place(seat).is_none() {
                let ((had, _), (has, wanted)) =
                    (progress(old, seat, kind, was.tile), progress(new, seat, kind, is.tile));
                if has <= had {
                    continue;
                }
                (said("reason-task-step").with("has", has as i64).with("wanted", wanted as i64), 1.0)
            } else {
                continue;
            };
            let task = format!("{}-{kind}", section + 1);
            reasons.push(Reason::new(phrase, weight).about("task", task));
        }
    }
}

/// Walls, and what those that stand are worth.
fn walls(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat) {
    let mut change = 0;
    for section in Section::ALL {
        match (old.wall_points(seat, section), new.wall_points(seat, section)) {
            (None, Some(points)) => {
                let criterion = new.board().tile(new.tiles[section.index()]).criterion;
                let phrase = line("reason-wall", seat)
                    .word("section", section.name())
                    .word("criterion", criterion.name())
                    .with("points", points);
                let weight = 1.0 + AS_IT_STANDS * f32::from(points);
                reasons.push(Reason::new(phrase, weight).about("wall", Value::Word(section.name())));
            }
            (Some(was), Some(is)) => change += is - was,
            _ => {}
        }
    }
    if change != 0 {
        let id = if change > 0 { "reason-walls" } else { "reason-walls-less" };
        let phrase = line(id, seat).with("points", change.abs());
        reasons.push(Reason::new(phrase, AS_IT_STANDS * f32::from(change)));
    }
}

/// Officials, Workers and unrest.
fn own_board(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat) {
    let (was, is) = (old.player(seat), new.player(seat));
    for region in Region::ALL {
        let n = region.index();
        let colours = |governing: &[u8; 3]| governing.iter().filter(|&&count| count > 0).count();
        match (colours(&was.governing[n]), colours(&is.governing[n])) {
            (0..3, 3) => reasons.push(mine(line("reason-set", seat), region, 2.5)),
            (0..2, 2) => reasons.push(mine(line("reason-two-officials", seat), region, 0.6)),
            _ => {}
        }
        if is.workers[n] > was.workers[n] {
            let phrase = line("reason-workers", seat).with("count", u32::from(is.workers[n]));
            reasons.push(mine(phrase, region, 0.6 * f32::from(is.workers[n] - was.workers[n])));
        }
        unrest(reasons, old, new, seat, region);
    }
}

fn unrest(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat, region: Region) {
    let n = region.index();
    let (was, is) = (old.player(seat).unrest[n], new.player(seat).unrest[n]);
    let phrase = |id| line(id, seat).with("unrest", is);
    let reason = if is > was {
        if new.is_silent(seat, region) && !old.is_silent(seat, region) {
            let cards = new.player(seat).card_count(region) as f32;
            mine(line("reason-silent", seat), region, -1.0 - 0.5 * cards)
        } else if new.forbids_palaces(seat, region) && !old.forbids_palaces(seat, region) {
            mine(line("reason-no-palace", seat), region, -0.8)
        } else {
            mine(phrase("reason-unrest"), region, -0.4 * f32::from(is - was))
        }
    } else if is < was {
        if old.is_silent(seat, region) {
            mine(line("reason-speaks", seat), region, 1.2)
        } else {
            mine(phrase("reason-calm"), region, 0.4 * f32::from(was - is))
        }
    } else {
        return;
    };
    reasons.push(reason);
}

/// The cards and the player board that answer a Court Action.
fn answers(reasons: &mut Vec<Reason>, new: &Table, seat: Seat) {
    if new.turn != seat {
        return;
    }
    let answering = new.waiting().filter(|(region, _)| !new.is_silent(seat, *region));
    let regions: Vec<Region> = answering.map(|(region, _)| region).collect();
    if !regions.is_empty() {
        let phrase = line("reason-answers", seat).with("count", regions.len());
        let mut reason = Reason::new(phrase, 0.9 * regions.len() as f32);
        for region in Region::ALL.into_iter().filter(|region| regions.contains(region)) {
            reason = reason.about("region", region.number());
        }
        reasons.push(reason);
    }
    if new.board_waits() {
        reasons.push(Reason::new(line("reason-board-answers", seat), 0.8));
    }
}

/// Numbers at the ends are surely higher or lower than what lies in the Court; those in the middle are not.
fn discarded(before: &View, seat: Seat, card: Card) -> Option<Reason> {
    let (_, secret) = before.own()?;
    let from_middle = |card: Card| (2 * i32::from(card.number()) - 121).abs();
    let alike = secret.hand.of(card.colour());
    let nearest = alike.iter().map(from_middle).min()? == from_middle(card);
    let phrase = |id| line(id, seat).with("card", card.number());
    Some(if nearest {
        Reason::new(phrase("reason-middle"), 0.4)
    } else if alike.iter().map(from_middle).max()? == from_middle(card) {
        Reason::new(phrase("reason-end"), -0.4)
    } else {
        return None;
    })
}
