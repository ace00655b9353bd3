//! Before the first card: the B sides of the player boards, chosen in turn or by auction.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::{Move, Official, Phase, Region, Symbol};

use super::desk::Desk;
use super::marks::{icon, official_icon, region_badge, sign};
use crate::press::{Press, slab};

/// The boards on offer, and those taken, with what each can do.
pub(super) fn boards(desk: &Desk<'_>) -> Markup {
    let owner = |symbol: Symbol| desk.seats().find(|&seat| desk.table.player(seat).board == Some(symbol));
    let shown = |symbol: &Symbol| desk.table.offered >> symbol.index() & 1 == 1 || owner(*symbol).is_some();
    html! {
        h2 { (desk.word("board-boards")) small { (desk.word("board-boards-more")) } }
        ul.sides {
            @for symbol in Symbol::ALL.into_iter().filter(shown) {
                @let taken = owner(symbol).map(|seat| desk.say(&Phrase::new("board-taken-by").with("seat", seat)));
                li.side.gone[taken.is_some()] { (side(desk, symbol, taken)) }
            }
        }
    }
}

fn side(desk: &Desk<'_>, symbol: Symbol, taken: Option<String>) -> Markup {
    let side = desk.table.board().side(Some(symbol));
    let press = (desk.asked() == Some(Phase::Board))
        .then(|| desk.press(format!("do=board board={symbol}"), Move::Board { board: symbol }));
    let inside = html! {
        b.name { (sign(symbol)) " " (desk.word(symbol.name())) @if let Some(taken) = taken { " " small { (taken) } } }
        span.start {
            @for official in Official::ALL { @for _ in 0..side.officials[official.index()] { (icon(official_icon(official))) } }
            span.sr { (desk.say(&Phrase::new("board-start").with("red", side.officials[0]).with("grey", side.officials[1]).with("white", side.officials[2]))) }
        }
        span.can { @if let Some(ability) = side.ability { (desk.word(ability.name())) } }
        span.tracks {
            @for region in Region::ALL { span { (region_badge(desk, region)) b { (side.tracks[region.index()]) } } }
            small { (desk.word("board-tracks")) }
        }
    };
    html! { (slab(Some(&format!("board-{symbol}")), "sidebutton", press.as_ref(), &inside)) }
}

/// The bids that can be made, and passing.
pub(super) fn bids(desk: &Desk<'_>, high: u8) -> Markup {
    let most = desk.table.total(desk.seat());
    html! {
        div.bids {
            @for points in high + 1..=u8::try_from(most).unwrap_or(0) {
                @let press = Press { pick: format!("do=bid points={points}"), ..Press::default() };
                (slab(Some(&format!("bid-{points}")), "bid", Some(&press), &html! { (points) span.sr { " " (desk.word("board-vp-short")) } }))
            }
        }
        div.acts {
            @let press = desk.press("do=pass".to_owned(), Move::Pass);
            (slab(Some("pass"), "choice", Some(&press), &html! { (desk.word("board-auction-pass")) }))
        }
    }
}
