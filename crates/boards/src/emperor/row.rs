//! The open row, the pile and the discards.

use emperor::board::ROW;
use emperor::{Cards, Colour, Move, Phase};
use game::Phrase;
use maud::{Markup, html};

use super::desk::{Desk, swatch};
use super::hand::face;
use crate::press::{Press, slab};

/// The row with pile and discards. Pressing takes a card, once it is time to draw.
pub(super) fn row(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let cards = Colour::ALL
        .into_iter()
        .flat_map(|colour| (1..=table.row.count(colour.index())).map(move |n| (colour, n)));
    let hint = match (desk.draws(), table.phase) {
        (true, _) => Some("board-row-now"),
        (false, Phase::Place | Phase::Second(_)) if desk.world.is_some() => Some("board-row-later"),
        _ => None,
    };
    html! {
        section #row.openrow aria-label=(desk.word("board-row")) {
            h2 { (desk.word("board-row")) @if let Some(hint) = hint { " " small { (desk.word(hint)) } } }
            div.rowcards {
                @for (colour, n) in cards { (open(desk, colour, n)) }
                @for _ in table.row.size()..ROW { span.gap {} }
                (pile(desk))
                (discards(desk))
            }
        }
    }
}

fn open(desk: &Desk<'_>, colour: Colour, n: u8) -> Markup {
    let press = desk.world.is_some().then(|| Press {
        pick: format!("do=take card={colour}"),
        why: desk.refusal(Move::Take { card: colour }),
        quiet: true,
        ..Press::default()
    });
    let regions = desk.regions(colour).join(", ");
    let named = Phrase::new("board-card").word("colour", colour.name()).with("regions", regions);
    let inside = html! {
        span.sr { (desk.say(&named)) }
        (face(desk, colour, &format!("row-{colour}-{n}"), Some("pile".to_owned())))
    };
    slab(Some(&format!("take-{colour}-{n}")), "take", press.as_ref(), &inside)
}

fn pile(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let press = desk.world.is_some().then(|| Press {
        pick: "do=draw".to_owned(),
        why: desk.refusal(Move::Draw),
        quiet: true,
        ..Press::default()
    });
    let note = match table.exhausted {
        0 => "board-pile-first",
        1 => "board-pile-second",
        _ => "board-pile-out",
    };
    let inside = html! {
        b { (table.pile) } span { (desk.word("board-pile")) } span.sr { (desk.word(note)) }
        span.times aria-hidden="true" { (table.exhausted.min(1) + 1) "/2" }
    };
    slab(Some("pile"), "pile", press.as_ref(), &inside)
}

fn discards(desk: &Desk<'_>) -> Markup {
    html! { span #discards.pile.thrown { b { (desk.table.discards.size()) } span { (desk.word("board-discards")) } } }
}

/// What a perfect memory knows of the cards, and how near the end is.
pub(super) fn supply(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let end = match (table.phase, table.exhausted) {
        (Phase::Over, _) => None,
        (_, 0) => Some("board-end-far"),
        (_, 1) => Some("board-end-near"),
        _ => Some("board-end-now"),
    };
    let counts = |title: &'static str, cards: &Cards| {
        html! {
            tr {
                th scope="row" { (desk.word(title)) }
                @for colour in Colour::ALL { td { (cards.count(colour.index())) } }
            }
        }
    };
    html! {
        details #supply.supply {
            summary { @if let Some(end) = end { (desk.word(end)) " " } (desk.word("board-memory")) }
            table {
                thead { tr {
                    td {}
                    @for colour in Colour::ALL { th scope="col" { (swatch(colour)) span.sr { (desk.word(colour.name())) } } }
                } }
                tbody {
                    (counts("board-memory-discards", &table.discards))
                    (counts("board-memory-unseen", &desk.unseen))
                }
            }
        }
    }
}
