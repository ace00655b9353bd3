//! Why a move is good or bad: what it changes in regions, courts and rows, and in the hand.

use game::{Phrase, Reason, Seat, Value};

use crate::board::{Colour, Region, SEATS, Space};
use crate::moves::{Move, Payment};
use crate::roads::SHORTEST;
use crate::state::{Phase, Table};
use crate::view::View;

/// What points are worth that only the final count would bring, as things stand.
const AS_IT_STANDS: f32 = 0.7;
/// What a point of a rival's is worth to a player.
const RIVAL: f32 = 0.5;

/// What speaks for a move, and against it.
pub(crate) fn reasons(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Reason> {
    let (old, new) = (before.table(), after.table());
    let mut reasons = Vec::new();
    match mv {
        Move::House { at, .. } => {
            houses(&mut reasons, old, new, seat, at.region);
            row(&mut reasons, old, new, seat, at);
            if old.has_fort(at) {
                let points = f32::from(new.house_points(at.region)[seat.index()]);
                reasons.push(there(new, line("reason-doubled", seat), at.region, 0.3 * points));
            }
        }
        Move::Emissary { region, .. } => court(&mut reasons, old, new, seat, region),
        Move::Fortification { at, .. } => {
            let phrase = line("reason-fortified", seat).with("number", at.number());
            let weight = 0.4 + 0.2 * new.house_count(seat, at.region) as f32;
            reasons.push(there(new, phrase, at.region, weight).about("space", at.to_string()));
        }
        Move::Done => reasons.push(Reason::new(line("reason-one-piece", seat), -0.8)),
        Move::Exchange { .. } => reasons.push(Reason::new(line("reason-no-piece", seat), -1.5)),
        Move::Take { card } => taken(&mut reasons, before, seat, card, after),
        Move::Draw => reasons.push(Reason::new(line("reason-secret", seat), 0.2).about("do", "draw")),
    }
    if let Some((_, region, pay)) = mv.placed() {
        placed(&mut reasons, before, seat, region, pay, after);
    }
    if old.exhausted < 2 && new.exhausted == 2 {
        let ahead = new.if_counted().winners().eq([seat]);
        let id = if ahead { "reason-last-round-ahead" } else { "reason-last-round" };
        reasons.push(Reason::new(line(id, seat), if ahead { 0.8 } else { -0.3 }));
    }
    reasons
}

fn line(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

/// A phrase about a region, and the reason it makes.
fn there(table: &Table, phrase: Phrase, region: Region, weight: f32) -> Reason {
    Reason::new(phrase.with("region", table.region_name(region)), weight)
        .about("region", Value::Word(region.name()))
}

/// What everybody gets, as a list: "4 for you, 2 for Wen".
fn shares(table: &Table, seat: Seat, points: &[u8; SEATS]) -> Value {
    let mut getting: Vec<Seat> = Seat::all(table.seats()).filter(|seat| points[seat.index()] > 0).collect();
    // Whose move it is comes first, then whoever gets most.
    getting.sort_by_key(|&other| (other != seat, std::cmp::Reverse(points[other.index()])));
    let share = |seat: Seat| Value::from(line("reason-share", seat).with("points", points[seat.index()]));
    Value::List(getting.into_iter().map(share).collect())
}

/// The rival of whom something holds most.
fn strongest(table: &Table, seat: Seat, of: impl Fn(Seat) -> u32) -> Option<(u32, Seat)> {
    let rivals = Seat::all(table.seats()).filter(|&other| other != seat);
    let strongest = rivals.max_by_key(|&other| (of(other), std::cmp::Reverse(other)))?;
    Some((of(strongest), strongest))
}

/// How the houses of a region stand: it is full and scored, or somebody has the most.
fn houses(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat, region: Region) {
    let points = new.house_points(region);
    let Some((most, rival)) = strongest(new, seat, |other| new.house_count(other, region)) else { return };
    if new.is_full(region) {
        let theirs = points.iter().enumerate().filter(|(n, _)| *n != seat.index()).map(|(_, &points)| points);
        let best = f32::from(theirs.max().unwrap_or(0));
        let phrase = line("reason-closes", seat).with("shares", shares(new, seat, &points));
        reasons.push(there(new, phrase, region, f32::from(points[seat.index()]) - RIVAL * best));
        return;
    }
    let mine = new.house_count(seat, region);
    let was = old.house_points(region);
    let more = |seat: Seat| f32::from(points[seat.index()]) - f32::from(was[seat.index()]);
    let weight = AS_IT_STANDS * (more(seat) - RIVAL * more(rival)).max(0.3);
    if most > 0 && mine == most + 1 {
        let phrase =
            line("reason-most-houses", seat).with("count", mine).with("rival", rival).with("theirs", most);
        reasons.push(there(new, phrase, region, weight));
    } else if most > 0 && mine == most {
        let phrase = line("reason-level-houses", seat).with("count", mine).with("rival", rival);
        reasons.push(there(new, phrase, region, weight));
    } else if new.court_limit(region) > old.court_limit(region) && old.court_limit(region) > 0 {
        reasons.push(there(new, line("reason-room", seat), region, 0.2));
    }
    if old.is_empty(region) {
        reasons.push(there(new, line("reason-opens", seat), region, -0.4));
    }
}

/// Rows along the roads: one that scores, one that is nearly there, and one that a rival cannot have any more.
fn row(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat, at: Space) {
    let gained = new.road_points(seat).saturating_sub(old.road_points(seat));
    let rows = new.rows(seat);
    let longest = rows.iter().find(|row| row.spaces.contains(&at));
    if let Some(row) = longest.filter(|_| gained > 0) {
        let phrase = line("reason-row", seat).with("houses", row.spaces.len()).with("points", row.points());
        let mut reason = Reason::new(phrase, AS_IT_STANDS * gained as f32);
        for space in &row.spaces {
            reason = reason.about("space", space.to_string());
        }
        reasons.push(reason);
    } else if joined(new, seat, at).len() as u32 == SHORTEST - 1 {
        let mut reason = Reason::new(line("reason-row-near", seat), 0.6);
        for space in joined(new, seat, at) {
            reason = reason.about("space", space.to_string());
        }
        reasons.push(reason);
    }
    let missed = |rival: Seat| {
        let mut table = *old;
        table.houses[rival.index()][at.region.index()] |= at.bit();
        if old.houses_left(rival) == 0 { 0 } else { table.road_points(rival) - old.road_points(rival) }
    };
    if let Some((missed, rival)) = strongest(new, seat, missed).filter(|&(missed, _)| missed > 0) {
        let phrase = line("reason-blocks-row", seat).with("rival", rival).with("points", missed);
        reasons.push(Reason::new(phrase, 0.35 * missed as f32).about("space", at.to_string()));
    }
}

/// A player's houses that roads join to the one on a space, itself among them.
fn joined(table: &Table, seat: Seat, at: Space) -> Vec<Space> {
    let mut found = vec![at];
    let mut next = 0;
    while let Some(&from) = found.get(next) {
        next += 1;
        let near = table.board().near(table.setup.side, from);
        for index in (0..u128::BITS as usize).filter(|index| near >> index & 1 == 1) {
            let space = Space::from_index(index);
            if table.house(space) == Some(seat) && !found.contains(&space) {
                found.push(space);
            }
        }
    }
    found
}

/// How the courts stand: alliances made, broken and grown; else who has the most emissaries.
fn court(reasons: &mut Vec<Reason>, old: &Table, new: &Table, seat: Seat, region: Region) {
    let mut said = false;
    for &regions in new.board().alliances.iter().filter(|regions| regions.contains(&region)) {
        let has = |table: &Table, seat: Seat| regions.iter().all(|&region| table.leads_court(seat, region));
        let phrase = |id, seat: Seat, points: u32| {
            let [one, other] = regions.map(|region| new.region_name(region));
            Phrase::new(id).with("seat", seat).with("one", one).with("other", other).with("points", points)
        };
        let both = |reason: Reason| {
            regions.iter().fold(reason, |reason, region| reason.about("region", Value::Word(region.name())))
        };
        if has(new, seat) {
            let (was, is) =
                (if has(old, seat) { old.alliance_worth(regions) } else { 0 }, new.alliance_worth(regions));
            let id = if was == 0 { "reason-alliance" } else { "reason-alliance-grows" };
            reasons.push(both(Reason::new(phrase(id, seat, is), AS_IT_STANDS * (is - was) as f32)));
            said = true;
        }
        for rival in
            Seat::all(new.seats()).filter(|&other| other != seat && has(old, other) && !has(new, other))
        {
            let lost = old.alliance_worth(regions);
            reasons
                .push(both(Reason::new(phrase("reason-alliance-breaks", rival, lost), RIVAL * lost as f32)));
            said = true;
        }
    }
    let emissaries = |table: &Table, seat: Seat| u32::from(table.emissaries[seat.index()][region.index()]);
    let mine = emissaries(new, seat);
    if let Some((most, rival)) = strongest(new, seat, |other| emissaries(new, other)).filter(|_| !said) {
        if most == 0 {
            if mine == 1 {
                reasons.push(there(new, line("reason-first-emissary", seat), region, 0.6));
            }
        } else if mine == most + 1 {
            let phrase = line("reason-most-emissaries", seat)
                .with("count", mine)
                .with("rival", rival)
                .with("theirs", most);
            reasons.push(there(new, phrase, region, 0.7));
        } else if mine == most {
            let phrase = line("reason-level-emissaries", seat).with("rival", rival);
            reasons.push(there(new, phrase, region, 0.6));
        }
    }
}

/// What was paid, and whether a second piece may follow.
fn placed(reasons: &mut Vec<Reason>, before: &View, seat: Seat, region: Region, pay: Payment, after: &View) {
    let (old, new) = (before.table(), after.table());
    if pay.pair {
        let phrase = line("reason-joker", seat).word("card", pay.colour.name());
        reasons.push(Reason::new(phrase, -0.8));
    }
    let Some((_, hand)) = after.own().filter(|_| new.phase == Phase::Second(region)) else { return };
    let colour = new.board().colour(region);
    let pays = Colour::ALL.into_iter().any(|card| {
        let least = if card == colour { 1 } else { 2 };
        hand.count(card.index()) >= least
    });
    let room = (new.free(region) != 0 && new.houses_left(seat) > 0)
        || (new.court(region) < new.court_limit(region) && new.emissaries_left(seat) > 0);
    if pays && room && old.phase == Phase::Place {
        reasons.push(there(new, line("reason-second", seat), region, 0.5));
    }
}

/// What a card from the row is good for.
fn taken(reasons: &mut Vec<Reason>, before: &View, seat: Seat, card: Colour, after: &View) {
    let table = before.table();
    // The turn may be over with it, but the hand is the same.
    let Some((_, hand)) = after.own() else { return };
    let count = hand.count(card.index());
    let open: Vec<Value> = table
        .board()
        .of_colour(card)
        .filter(|&region| !table.is_full(region))
        .map(|region| table.region_name(region).into())
        .collect();
    let phrase = |id| line(id, seat).word("card", card.name()).with("count", count);
    let (phrase, weight) = match (count, open.is_empty()) {
        (2.., false) => {
            (phrase("reason-two-pieces").with("regions", open), if count == 2 { 1.0 } else { 0.4 })
        }
        (2, true) => (phrase("reason-pair"), 0.6),
        (_, false) => (phrase("reason-pays").with("regions", open), 0.5),
        _ => return,
    };
    reasons.push(Reason::new(phrase, weight).about("card", Value::Word(card.name())));
    if table.row.count(card.index()) == 1 {
        let phrase = line("reason-last-of-row", seat).word("card", card.name());
        reasons.push(Reason::new(phrase, 0.2).about("card", Value::Word(card.name())));
    }
}
