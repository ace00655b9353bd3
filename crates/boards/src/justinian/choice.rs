//! The other decisions: from which side the courtiers move, whether to score, which colour.

use game::Phrase;
use justinian::court::{Order, slid};
use justinian::{Colour, Courtier, Decision, Move, Side};
use maud::{Markup, html};

use super::desk::{Desk, signed};
use super::marks::pennant;
use crate::press::{Press, slab};

/// Left first or right first, each with what would come of it. All tokens lie face up, so everybody sees the same.
pub(super) fn sides(desk: &Desk<'_>) -> Markup {
    html! {
        div.options { @for side in Side::ALL { (option(desk, side)) } }
    }
}

fn option(desk: &Desk<'_>, side: Side) -> Markup {
    let (order, sums) = (&desk.table.order, desk.view.sums());
    let [after, other] = match side {
        Side::Left => [Side::Left, Side::Right],
        Side::Right => [Side::Right, Side::Left],
    }
    .map(|side| slid(order, &sums, side));
    let press = desk.decides(Decision::Side).then(|| Press {
        pick: format!("do=side side={side}"),
        why: desk.refusal(Move::Side(side)),
        ..Press::default()
    });
    let moving: Vec<&str> = order
        .iter()
        .filter(|courtier| sums[courtier.index()] != 0)
        .map(|&courtier| desk.courtier(courtier))
        .collect();
    let ends = match (side, moving.as_slice()) {
        (_, [] | [_]) => None,
        (Side::Left, [first, .., last]) | (Side::Right, [last, .., first]) => Some((*first, *last)),
    };
    let name = desk.word(if side == Side::Left { "board-left" } else { "board-right" });
    let look = desk.word("board-look");
    let inside = html! {
        svg.arrow viewBox="0 0 30 16" aria-hidden="true" { use href="#ju-first" {} }
        span.name { (name) }
        @if let Some((first, last)) = ends {
            small { (desk.say(&Phrase::new("board-first-last").with("first", first).with("last", last))) }
        }
    };
    // Places that hold somebody else: than now, and than from the other side.
    let unlike = |other: &Order| after.iter().zip(other).filter(|(one, other)| one != other).count();
    let changed = Phrase::new("board-places-change").with("count", unlike(order));
    let differ = Phrase::new("board-places-differ").with("count", unlike(&other));
    let places: Vec<String> = after.iter().map(ToString::to_string).collect();
    html! {
        div #{ "side-" (side) }.{ "panel option " (side) } data-lights data-court=(places.join(" ")) {
            (slab(Some(&format!("side-{side}-button")), "go-side", press.as_ref(), &inside))
            button.try-side type="button" data-court-look aria-pressed="false" title=(look) aria-label={ (look) ": " (name) } {
                svg viewBox="0 0 24 16" aria-hidden="true" { path d="M1 8C5 2 19 2 23 8C19 14 5 14 1 8z" {} circle cx="12" cy="8" r="3" {} }
            }
            p.changes { b { (desk.say(&changed)) } " " (desk.say(&differ)) }
            (gains(desk, side, &after))
            span.sr { (afterwards(desk, &after, side)) }
        }
    }
}

/// Who stands where in the end, for those who cannot see it.
fn afterwards(desk: &Desk<'_>, order: &Order, side: Side) -> String {
    let names: Vec<&str> = order.iter().map(|&courtier| desk.courtier(courtier)).collect();
    desk.say(&Phrase::new("board-afterwards").word("side", side.name()).with("courtiers", names))
}

/// What each colour of the viewer would be worth, and how much more or less than now.
fn gains(desk: &Desk<'_>, side: Side, after: &[Courtier; 12]) -> Markup {
    if desk.me().is_none() {
        return html! {};
    }
    html! {
        ul.gains aria-label=(desk.word("board-gains")) {
            @for colour in desk.table.colours() {
                @let then = desk.view.colour_points(after, colour);
                @let by = then as i32 - desk.view.colour_points(&desk.table.order, colour) as i32;
                li #{ "side-" (side) "-" (colour) } { (pennant(colour)) span.sr { (desk.word(colour.name())) " " } b { (then) } span.{ @if by < 0 { "fall" } @else { "rise" } } { @if by != 0 { (signed(by)) } @else { "±0" } } }
            }
        }
    }
}

/// To score, or not yet.
pub(super) fn offer(desk: &Desk<'_>) -> Markup {
    let act = |id: &str, mv: Move, class: &str, name: &str, more: String| {
        let press = Press { pick: format!("do={mv}"), why: desk.refusal(mv), ..Press::default() };
        html! {
            div #(id).{ "act " (class) } data-lights {
                (slab(Some(&format!("{id}-button")), "", Some(&press), &html! {
                    span.name { (desk.word(name)) } small { (more) }
                }))
            }
        }
    };
    let total = desk.me().and_then(|me| desk.view.space_total(me)).unwrap_or(0);
    let threshold = desk.table.threshold();
    let id = if total < threshold { "board-score-short" } else { "board-score-more" };
    let more = Phrase::new(id).with("total", total).with("threshold", threshold);
    html! {
        div.acts {
            (act("score", Move::Score, "main", "board-score", desk.say(&more)))
            (act("decline", Move::Decline, "", "board-decline", desk.word("board-decline-more")))
        }
    }
}

/// The four colours, with what each would bring the viewer.
pub(super) fn colours(desk: &Desk<'_>) -> Markup {
    html! {
        ul.colours aria-label=(desk.word("board-colours")) {
            @for colour in Colour::ALL { (choice(desk, colour)) }
        }
    }
}

fn choice(desk: &Desk<'_>, colour: Colour) -> Markup {
    let points = desk.view.colour_points(&desk.table.order, colour);
    let press = Press {
        pick: format!("colour={colour}"),
        why: desk.refusal(Move::Colour(colour)),
        ..Press::default()
    };
    let gone = desk.table.scored_in(colour).is_some();
    let inside = html! {
        (pennant(colour))
        span.name { (desk.word(colour.name())) }
        @if gone { small { (desk.word("board-colour-gone")) } }
        @else { small { (desk.word("board-colour-more")) " " } b { (points) } }
    };
    html! {
        li #{ "colour-" (colour) }.{ "colour k-" (colour) @if gone { " gone" } } data-lights {
            (slab(Some(&format!("colour-{colour}-button")), "", Some(&press), &inside))
        }
    }
}
