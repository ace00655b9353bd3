//! Why a move is good or bad: what it changes in the sections, in favours and in the hand.

use game::{Phrase, Reason, Seat};

use crate::board::{Card, Favour, board};
use crate::moves::Move;
use crate::state::{Phase, Section, SectionId, Stake, Table};
use crate::view::View;

/// What a lead is worth of what is to be won: others can still answer.
const LEAD: f32 = 0.5;
/// What it is worth that a rival does not lead.
const DENIED: f32 = 0.4;

/// What speaks for a move, and against it.
pub(crate) fn reasons(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Reason> {
    let (old, new) = (before.table(), after.table());
    let mut reasons = Vec::new();
    match mv {
        Move::Draw => reasons.push(Reason::new(
            line("reason-draw", seat)
                .with("count", new.hand_size(seat))
                .with("left", new.piles[seat.index()]),
            0.4,
        )),
        Move::Play { card, count, section } => {
            standing(&mut reasons, old, new, seat, section);
            power(&mut reasons, old, new, seat, (card, count, section));
        }
        Move::Cover { section, seat: owner, card } => {
            standing(&mut reasons, old, new, seat, section);
            covered(&mut reasons, old, new, seat, (owner, card, section));
        }
        Move::ClaimFirst { section, favour, .. } => claimed(&mut reasons, old, new, seat, section, favour),
        Move::ClaimSecond { section } => finished(&mut reasons, old, seat, section),
        Move::Decline => declined(&mut reasons, old, seat),
    }
    if old.finisher.is_none() && new.finisher == Some(seat) {
        let scores = new.scores();
        let ahead = scores.winners().eq([seat]);
        let id = if ahead { "reason-last-card-ahead" } else { "reason-last-card" };
        reasons.push(Reason::new(line(id, seat), if ahead { 0.8 } else { -0.3 }));
    }
    reasons
}

fn line(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

/// A phrase about a section, and the reason it makes.
fn there(phrase: Phrase, section: SectionId, weight: f32) -> Reason {
    Reason::new(phrase.with("section", section.number()), weight).about("section", section.number())
}

/// What leading a section can bring next: the favour that is left, or the better of the two.
fn stake(section: &Section) -> f32 {
    match section.stake {
        Stake::Closed => 0.0,
        Stake::Both(high, _) => f32::from(high.value()),
        Stake::One { left, .. } => f32::from(left.value()),
    }
}

/// By how much a player is ahead of the strongest other, or behind; nothing if one of them is not there.
fn margin(section: &Section, seat: Seat) -> Option<(i32, Seat)> {
    let rival = section.rival(seat)?;
    section.is_present(seat).then(|| (section.total(seat) - section.total(rival), rival))
}

/// How the lead of a section changes.
fn standing(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat, id: SectionId) {
    let (was, is) = (old.section(id), new.section(id));
    let stake = stake(is);
    let leads = is.leader() == Some(seat);
    match (was.leader(), margin(is, seat)) {
        (Some(led), Some((by, rival))) if leads && led == seat => {
            // Whoever was alone there led by no number.
            if let Some((from, _)) = margin(was, seat).filter(|&(from, _)| from < by) {
                let phrase = line("reason-lead-grows", seat)
                    .with("rival", rival)
                    .with("from", from)
                    .with("margin", by);
                reasons.push(there(phrase, id, 0.15 * stake * (by - from).min(3) as f32 / by as f32));
            }
        }
        (Some(led), Some((by, _))) if leads => {
            let phrase = line("reason-lead-taken", seat).with("rival", led).with("margin", by);
            reasons.push(there(phrase, id, (LEAD + DENIED) * stake + 0.1 * by as f32));
        }
        (None, Some((by, _))) if leads => {
            let phrase = line("reason-lead", seat).with("margin", by);
            reasons.push(there(phrase, id, LEAD * stake + 0.1 * by as f32));
        }
        (was, None) if leads && was != Some(seat) => {
            reasons.push(there(line("reason-alone", seat), id, LEAD * stake));
        }
        (Some(led), Some((0, rival))) if led != seat && is.leader().is_none() => {
            let phrase = line("reason-level", seat).with("rival", rival);
            reasons.push(there(phrase, id, DENIED * stake));
        }
        (Some(led), Some((by, rival))) if led != seat && led == rival && by < 0 => {
            let behind = |section: &Section| {
                let mine = if section.is_present(seat) { section.total(seat) } else { 0 };
                section.total(led) - mine
            };
            let from = behind(was);
            if from > -by {
                let phrase =
                    line("reason-closer", seat).with("rival", led).with("from", from).with("margin", -by);
                reasons.push(there(phrase, id, 0.12 * stake));
            }
        }
        _ => {}
    }
}

/// What a card does beyond its worth.
fn power(
    reasons: &mut Vec<Reason>,
    old: &Table,
    new: &Table,
    seat: Seat,
    (card, count, id): (Card, u8, SectionId),
) {
    let (was, is) = (old.section(id), new.section(id));
    match card {
        Card::Cavalry if new.turn == seat && new.phase == old.phase => {
            let left = if new.phase == Phase::First { 2 } else { 1 };
            reasons.push(there(line("reason-free", seat).with("left", left), id, 0.6));
        }
        Card::Infantry if !is.has_noble() => {
            let worth = |section: &Section| {
                i32::from(board().infantry[usize::from(section.cards[seat.index()].count(card.index()))])
            };
            let (from, to) = (worth(was), worth(is));
            if to - from > i32::from(count) {
                let phrase = line("reason-infantry", seat).with("from", from).with("to", to);
                reasons.push(there(phrase, id, 0.2 * (to - from) as f32));
            }
        }
        Card::Noble if !was.has_noble() => {
            let lost = |other: Seat| was.total(other) - is.total(other);
            let rivals = Seat::all(new.seats()).filter(|&other| other != seat && lost(other) > 0);
            if let Some(rival) = rivals.max_by_key(|&other| (lost(other), std::cmp::Reverse(other))) {
                let phrase = line("reason-noble", seat)
                    .with("rival", rival)
                    .with("from", was.total(rival))
                    .with("to", is.total(rival));
                reasons.push(there(phrase, id, 0.25 * lost(rival) as f32));
            }
        }
        _ => {}
    }
}

/// What a Dragon takes away.
fn covered(
    reasons: &mut Vec<Reason>,
    old: &Table,
    new: &Table,
    seat: Seat,
    (owner, card, id): (Seat, Card, SectionId),
) {
    let (was, is) = (old.section(id), new.section(id));
    if owner == seat {
        return;
    }
    if !is.is_present(owner) {
        reasons.push(there(line("reason-cover-out", seat).with("owner", owner), id, 0.25 * stake(is)));
    } else if was.total(owner) > is.total(owner) {
        let phrase = line("reason-cover", seat)
            .with("owner", owner)
            .word("card", card.name())
            .with("from", was.total(owner))
            .with("to", is.total(owner));
        reasons.push(there(phrase, id, 0.25 * (was.total(owner) - is.total(owner)) as f32));
    }
    if was.has_noble() && !is.has_noble() {
        let gained = is.total(seat) - was.total(seat);
        if gained > 1 {
            let phrase = line("reason-noble-ends", seat).with("points", gained);
            reasons.push(there(phrase, id, 0.2 * gained as f32));
        }
    }
}

/// A first favour is held: it counts once the section is finished, and until then it weighs.
fn claimed(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat, id: SectionId, favour: Favour) {
    let is = new.section(id);
    let value = f32::from(favour.value());
    let phrase = line("reason-hold", seat).with("favour", favour.value());
    reasons.push(there(phrase, id, 0.6 * value));
    let Stake::One { left, .. } = is.stake else { return };
    let left_value = f32::from(left.value());
    match (is.leader(), margin(is, seat)) {
        (Some(leader), None) if leader == seat => {
            let phrase = line("reason-hold-alone", seat).with("left", left.value());
            reasons.push(there(phrase, id, LEAD * left_value));
        }
        (Some(leader), Some((by, _))) if leader == seat => {
            let phrase = line("reason-hold-leads", seat).with("margin", by).with("left", left.value());
            reasons.push(there(phrase, id, LEAD * left_value + 0.1 * by as f32));
        }
        (Some(leader), Some((by, _))) => {
            let phrase = line("reason-hold-behind", seat)
                .with("favour", favour.value())
                .with("rival", leader)
                .with("margin", -by);
            reasons.push(there(phrase, id, -DENIED * left_value));
        }
        (None, _) if old.section(id).leader() == Some(seat) => {
            let phrase = line("reason-hold-level", seat).with("favour", favour.value());
            reasons.push(there(phrase, id, -0.2 * left_value));
        }
        _ => {}
    }
}

/// The second favour finishes the section: who gets what.
fn finished(reasons: &mut Vec<Reason>, old: &Table, seat: Seat, id: SectionId) {
    let Stake::One { left, held } = old.section(id).stake else { return };
    let (mine, theirs) = (left.value(), held.favour.value());
    let reason = if held.by == seat {
        let phrase = line("reason-finish-both", seat).with("points", mine + theirs);
        there(phrase, id, f32::from(mine + theirs))
    } else {
        let phrase =
            line("reason-finish", seat).with("mine", mine).with("theirs", theirs).with("holder", held.by);
        there(phrase, id, f32::from(mine) - 0.5 * f32::from(theirs))
    };
    reasons.push(reason);
}

/// Nothing is claimed: no favour weighs, but a lead may be lost before the next check.
fn declined(reasons: &mut Vec<Reason>, old: &Table, seat: Seat) {
    for id in old.section_ids().filter(|&id| old.is_claimable(id)) {
        let section = old.section(id);
        match section.stake {
            Stake::Both(high, _) => {
                if let Some((by, _)) = margin(section, seat) {
                    reasons.push(there(line("reason-unburdened", seat).with("margin", by), id, 0.5));
                }
                let phrase = line("reason-forgo", seat).with("favour", high.value());
                reasons.push(there(phrase, id, -0.5 * f32::from(high.value())));
            }
            Stake::One { left, .. } => {
                let phrase = line("reason-forgo", seat).with("favour", left.value());
                reasons.push(there(phrase, id, -f32::from(left.value())));
            }
            Stake::Closed => {}
        }
    }
}
