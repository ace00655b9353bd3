//! What lies below the board: the viewer's cards, the Court, and what the viewer has left.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::{Card, Colour, Move, Official, Phase, Region};

use super::court;
use super::desk::Desk;
use super::marks::{ability, ability_words, icon, icon_as, marker, official_icon, spine};
use crate::press::{Press, slab};

/// The hand. The audience has none; it sees the Court beside the map.
pub(super) fn hand(desk: &Desk<'_>) -> Markup {
    if desk.me().is_none() {
        return html! {};
    }
    let count = desk.cards().count();
    let title = desk.say(&Phrase::new("board-hand").with("count", count));
    let asks = match desk.asked() {
        Some(Phase::Play | Phase::Discard) => "asks-card",
        Some(_) => "asks-step",
        None => "asks-nothing",
    };
    html! {
        section #hand.{ "hand " (asks) } aria-label=(title) {
            @if count > 0 { ul #cards.{ "cards n-" (count) } { @for card in desk.cards() { li { (held(desk, card)) } } } }
            (court::court(desk))
            (stores(desk))
        }
    }
}

/// The cards of the hand, for whoever looks at several hands at once.
pub(super) fn in_small(desk: &Desk<'_>) -> Markup {
    html! {
        @for card in desk.cards() {
            li.chip data-help="held-card" {
                (spine(card.colour())) b { (card) } span.sr { " " (ability_words(desk, card)) }
            }
        }
    }
}

/// A card: colour, ability, number, and whether it is higher or lower than the number to beat.
fn held(desk: &Desk<'_>, card: Card) -> Markup {
    let press = desk.asked().map(|phase| {
        if phase == Phase::Discard {
            return desk.press(format!("do=discard card={card}"), Move::Discard { card });
        }
        let why =
            if phase == Phase::Play { None } else { desk.refusal(Move::Tuck { card, region: Region::One }) };
        // Where it goes is pressed next, also where only one way is left.
        Press { pick: format!("card={card}"), why, hold: true, quiet: true, ..Press::default() }
    });
    let way =
        desk.table.top.map(|top| if card > top { ("up", "board-higher") } else { ("down", "board-lower") });
    let inside = html! {
        span.sr { (ability_words(desk, card)) " " }
        span.crown { (spine(card.colour())) (ability(desk, card)) }
        span.low {
            b { (card) }
            span.dir {
                @if let Some((arrow, word)) = way { (icon(arrow)) small { (desk.word(word)) } }
                @else { (icon("up")) (icon("down")) }
            }
        }
    };
    html! { span.holder { (slab(Some(&format!("card-{card}")), &format!("card {}", card.colour()), press.as_ref(), &inside)) } }
}

/// The viewer's markers, and what is left in his supply.
fn stores(desk: &Desk<'_>) -> Markup {
    let (table, seat, player) = (desk.table, desk.seat(), desk.player());
    let pieces = [
        ("act-governor", "board-governors", table.governors_left(seat)),
        ("act-palace", "board-palaces", table.palaces_left(seat)),
        ("act-wall", "board-walls-left", table.walls_left(seat)),
    ];
    html! {
        section #stores.stores aria-label=(desk.word("board-yours")) {
            h2 { (desk.word("board-yours")) small { (desk.word("board-yours-more")) } }
            ul.mks {
                @for colour in Colour::ALL {
                    li { (marker(desk, colour)) b { (table.influence(seat, colour)) } @if table.tall[colour.index()] == Some(seat) { small { "(" (player.markers[colour.index()]) "+3)" } } }
                }
            }
            ul.sup {
                @for official in Official::ALL { li { (icon(official_icon(official))) span.sr { (desk.word(official.name())) " " } (player.left(official)) } }
                @for (sign, word, left) in pieces { li { (icon_as(sign, "")) span.sr { (desk.word(word)) " " } (left) } }
            }
        }
    }
}
