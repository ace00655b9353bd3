//! Why a move is good or bad: what it does for one's cards, by the tokens one knows, and for the scoring.

use game::{Phrase, Reason, Seat, Value};

use crate::board::{DRAW, PHASES};
use crate::court::Side;
use crate::moves::{Move, Spot};
use crate::pieces::{COURTIERS, Colour, Courtier, Token};
use crate::view::View;

/// What a point of a colour is worth that may not be scored at all.
const PERHAPS: f32 = 0.35;

/// What speaks for a move, and against it.
pub(crate) fn reasons(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Reason> {
    let mut reasons = Vec::new();
    match mv {
        Move::Token { token: Some(token), spot: Spot::Courtier(courtier) } => {
            moved(&mut reasons, before, seat, token, courtier, after);
        }
        Move::Token { spot: Spot::Phase, .. } => on_space(&mut reasons, before, seat, after),
        Move::Token { token: None, .. } => {}
        Move::Pass => passed(&mut reasons, before, seat),
        Move::Side(side) => sided(&mut reasons, before, seat, side),
        Move::Score => {
            if let Some((points, colour)) = best(before, usize::from(before.table().phase), |_| true) {
                let phrase = line("reason-score", seat).with("points", points);
                reasons.push(of_colour(phrase, colour, 0.1 * f32::from(points)));
            }
        }
        Move::Decline => {
            if let Some(total) = before.space_total(seat) {
                reasons.push(on_phase(line("reason-waits", seat).with("total", total), 0.3));
            }
        }
        Move::Colour(colour) => named(&mut reasons, before, seat, colour),
        Move::Exchange { colour, courtier: Some(courtier) } => {
            reasons.extend(exchanged(before, seat, colour, courtier));
        }
        Move::Exchange { courtier: None, .. } => {}
        Move::Keep => {
            let gains = before.table().colours().flat_map(|colour| {
                before.cards(colour).iter().map(move |courtier| gain(before, colour, courtier))
            });
            if gains.fold(f32::MIN, f32::max) <= 0.5 {
                reasons.push(Reason::new(
                    line("reason-keep", seat).with("phase", before.table().phase + 2),
                    0.5,
                ));
            }
        }
    }
    reasons
}

fn line(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

/// A phrase about the cards of a colour, and the reason it makes.
fn of_colour(phrase: Phrase, colour: Colour, weight: f32) -> Reason {
    Reason::new(phrase.word("colour", colour.name()), weight).about("colour", Value::Word(colour.name()))
}

/// A phrase about a courtier, and the reason it makes.
fn of_courtier(view: &View, phrase: Phrase, courtier: Courtier, weight: f32) -> Reason {
    let name = view.table().setup.board.name_of(courtier);
    Reason::new(phrase.with("courtier", name).with("number", courtier.number()), weight)
        .about("courtier", courtier.number())
}

/// A phrase about the phase space, and the reason it makes.
fn on_phase(phrase: Phrase, weight: f32) -> Reason {
    Reason::new(phrase, weight).about("spot", Value::Word("phase"))
}

/// What the cards of a colour are worth to the viewer in a phase, counted from 0, as the court stands.
fn worth(view: &View, colour: Colour, phase: usize) -> u8 {
    view.cards(colour).iter().map(|card| view.table().worth_in(card, phase)).sum()
}

/// The viewer's best colour in a phase, of those still in the game.
fn best(view: &View, phase: usize, of: impl Fn(Colour) -> bool) -> Option<(u8, Colour)> {
    let colours = view.table().colours().filter(|&colour| of(colour));
    colours.map(|colour| (worth(view, colour, phase), colour)).max()
}

/// A token on a courtier: what it does to the viewer's cards, by the tokens he knows, whichever side moves first.
fn moved(
    reasons: &mut Vec<Reason>,
    before: &View,
    seat: Seat,
    token: Token,
    courtier: Courtier,
    after: &View,
) {
    let change = |colour: Colour| {
        Side::ALL.map(|side| {
            let points = |view: &View| view.colour_points(&view.preview(side), colour) as i32;
            points(after) - points(before)
        })
    };
    let (mut rise, mut fall) = ((0, None), (0, None));
    for colour in before.table().colours() {
        let [left, right] = change(colour);
        let (least, most) = (left.min(right), left.max(right));
        if least > rise.0 {
            rise = (least, Some((colour, least == most)));
        }
        if most < fall.0 {
            fall = (most, Some((colour, least == most)));
        }
    }
    let mut said = |id, points: i32, found: Option<(Colour, bool)>| {
        if let Some((colour, exact)) = found {
            let exact = if exact { "yes" } else { "no" };
            let phrase = line(id, seat).with("points", points.abs()).with("exact", exact);
            let reason = of_colour(phrase, colour, PERHAPS * points as f32);
            reasons.push(reason.about("courtier", courtier.number()));
        }
    };
    said("reason-cards-rise", rise.0, rise.1);
    said("reason-cards-fall", fall.0, fall.1);
    let held = before.table().colours().any(|colour| before.cards(colour).contains(courtier));
    if !held {
        let (id, weight) = if token.value() < 0 {
            ("reason-stranger", 0.3 * f32::from(token.worth()))
        } else {
            ("reason-feint", 0.3)
        };
        reasons.push(of_courtier(before, line(id, seat), courtier, weight));
    }
}

/// A token on the phase space: whether it is enough to start the scoring, and who has more there.
fn on_space(reasons: &mut Vec<Reason>, before: &View, seat: Seat, after: &View) {
    let (Some(was), Some(is)) = (before.space_total(seat), after.space_total(seat)) else { return };
    let threshold = before.table().threshold();
    let (id, weight) = match (was >= threshold, is >= threshold) {
        (false, true) => ("reason-enough", 2.0),
        (true, _) => ("reason-space", 0.2 * f32::from(is - was)),
        (false, false) => ("reason-short", 0.25 * f32::from(is - was)),
    };
    reasons.push(on_phase(line(id, seat).with("total", is).with("threshold", threshold), weight));
    let count = |view: &View, seat: Seat| view.space(seat).count();
    let others = Seat::all(before.table().seats()).filter(|&other| other != seat);
    let most = others.map(|other| count(after, other)).max().unwrap_or(0);
    if count(before, seat) <= most && count(after, seat) > most && most > 0 {
        reasons.push(on_phase(line("reason-most-tokens", seat).with("count", count(after, seat)), 0.6));
    }
}

/// Passing brings tokens and ends the round for whoever does it; whoever passes last decides more than that.
fn passed(reasons: &mut Vec<Reason>, before: &View, seat: Seat) {
    let table = before.table();
    let drawn = DRAW.min(u32::from(before.reserve_size(seat)));
    if drawn > 0 {
        let phrase = line("reason-draws", seat).with("count", drawn);
        reasons.push(Reason::new(phrase, 0.4 * drawn as f32));
    }
    let still = Seat::all(table.seats()).filter(|&other| other != seat && !table.has_passed(other)).count();
    if still > 0 {
        reasons.push(Reason::new(line("reason-out", seat).with("count", still), -0.4));
    } else if table.is_court_laid() {
        reasons.push(Reason::new(line("reason-chooses-side", seat), 1.0));
    } else {
        reasons.push(Reason::new(line("reason-ties", seat), 0.4));
    }
}

/// From which side the courtiers move: the tokens are turned up, so it is known what comes of it.
fn sided(reasons: &mut Vec<Reason>, before: &View, seat: Seat, side: Side) {
    let mut differences = Vec::new();
    for colour in before.table().colours() {
        let [mine, other] = [true, false].map(|this| {
            let sides = Side::ALL.into_iter().find(|&one| (one == side) == this).unwrap_or(side);
            before.colour_points(&before.preview(sides), colour) as i32
        });
        if mine != other {
            differences.push((mine - other, mine, other, colour));
        }
    }
    differences.sort();
    let found =
        [differences.first().filter(|found| found.0 < 0), differences.last().filter(|found| found.0 > 0)];
    for &(by, points, other, colour) in found.into_iter().flatten() {
        let id = if by > 0 { "reason-side" } else { "reason-side-loses" };
        let phrase = line(id, seat).word("side", side.name()).with("points", points).with("other", other);
        reasons.push(of_colour(phrase, colour, PERHAPS * by as f32).about("side", Value::Word(side.name())));
    }
}

/// A colour is scored: what one's cards bring now, and what stays for later.
fn named(reasons: &mut Vec<Reason>, before: &View, seat: Seat, colour: Colour) {
    let phase = usize::from(before.table().phase);
    let points = worth(before, colour, phase);
    let phrase = line("reason-colour", seat).with("points", points);
    reasons.push(of_colour(phrase, colour, 0.5 * f32::from(points)));
    if phase + 1 < PHASES
        && let Some((points, kept)) = best(before, phase + 1, |other| other != colour)
    {
        let phrase = line("reason-kept-colour", seat).with("points", points).with("phase", phase + 2);
        reasons.push(of_colour(phrase, kept, 0.15 * f32::from(points)));
    }
}

/// What another card of a colour would bring in the next phase instead of one, on average and as the court stands.
fn gain(view: &View, colour: Colour, courtier: Courtier) -> f32 {
    mean(view, colour) - f32::from(view.table().worth_in(courtier, usize::from(view.table().phase) + 1))
}

/// What the cards of a colour that the viewer does not hold would bring in the next phase, on average.
fn mean(view: &View, colour: Colour) -> f32 {
    let held = view.cards(colour);
    let others = Courtier::all().filter(|&courtier| !held.contains(courtier));
    let phase = usize::from(view.table().phase) + 1;
    let sum: u32 = others.map(|courtier| u32::from(view.table().worth_in(courtier, phase))).sum();
    sum as f32 / (COURTIERS - held.count()).max(1) as f32
}

fn exchanged(view: &View, seat: Seat, colour: Colour, courtier: Courtier) -> Option<Reason> {
    let phase = usize::from(view.table().phase) + 1;
    // After the last phase nothing is exchanged.
    if phase >= PHASES {
        return None;
    }
    let phrase = line("reason-exchange", seat)
        .with("points", view.table().worth_in(courtier, phase))
        .with("mean", mean(view, colour).round() as i64)
        .with("phase", phase + 1)
        .word("colour", colour.name());
    let reason = of_courtier(view, phrase, courtier, gain(view, colour, courtier));
    Some(reason.about("colour", Value::Word(colour.name())))
}
