//! The viewer's cards, the pieces he can place, exchanging and finishing; below them the open row.

use emperor::board::HAND;
use emperor::moves::Piece;
use emperor::{Cards, Colour, Fortifications, Move, Payment, Phase, Region, Space};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::desk::{Desk, drawn};
use super::row::row;
use super::sign;
use crate::Scene;
use crate::press::{Press, Why, slab};

/// The hand. The audience has none, but sees the row.
pub(super) fn hand(desk: &Desk<'_>) -> Markup {
    let title = match desk.own {
        Some((_, cards)) => desk.say(&Phrase::new("board-hand").with("count", cards.size())),
        None => desk.word("board-row"),
    };
    html! {
        section #hand.hand.drawing[desk.draws()].placing[desk.places()] aria-label=(title) {
            @if let Some((me, cards)) = desk.own {
                (held(desk, &cards))
                (pieces(desk, me))
                (acts(desk))
            }
            (row(desk))
        }
    }
}

/// The cards of the hand, for whoever looks at several hands at once.
pub(super) fn in_small(desk: &Desk<'_>) -> Markup {
    let Some((_, hand)) = desk.own else { return html! {} };
    html! {
        @for colour in Colour::ALL.into_iter().filter(|colour| hand.count(colour.index()) > 0) {
            @let count = hand.count(colour.index());
            @let named = Phrase::new("board-card").word("colour", colour.name()).with("regions", desk.regions(colour).join(", "));
            li.{ "chip k-" (colour) } {
                svg viewBox="-10 -10 20 20" aria-hidden="true" { (drawn(sign(colour), 20.0)) }
                @if count > 1 { b { "×" (count) } }
                span.sr { (desk.say(&named)) }
            }
        }
    }
}

fn held(desk: &Desk<'_>, hand: &Cards) -> Markup {
    let held = Colour::ALL.into_iter().filter(|colour| hand.count(colour.index()) > 0);
    let gone = HAND.saturating_sub(hand.size());
    html! {
        ul.cards {
            @for colour in held { (group(desk, colour, hand.count(colour.index()))) }
            (spent(desk, gone))
        }
    }
}

/// The cards of one colour: pressing them pays with one, the bracket below with a pair.
fn group(desk: &Desk<'_>, colour: Colour, count: u8) -> Markup {
    let regions = desk.regions(colour).join(", ");
    let named = Phrase::new("board-card").word("colour", colour.name()).with("regions", regions.clone());
    let one = pays(desk, Payment::card(colour));
    let faces = html! {
        span.sr { (desk.say(&named)) }
        span.faces aria-hidden="true" {
            @for n in 1..=count { (face(desk, colour, &format!("card-{colour}-{n}"), origin(desk, colour, n, count))) }
        }
    };
    html! {
        li #{ "hand-" (colour) }.{ "group many-" (count) " k-" (colour) } {
            (slab(Some(&format!("pay-{colour}")), "one", one.as_ref(), &faces))
            @if count > 1 {
                @let pair = pays(desk, Payment::pair(colour));
                (slab(Some(&format!("pair-{colour}")), "pair", pair.as_ref(), &html! {
                    span { (desk.word("board-joker")) }
                    small { (desk.say(&Phrase::new("board-joker-not").with("regions", regions))) }
                }))
            }
            @if desk.places() && desk.table.phase == Phase::Place {
                @let swap = Press {
                    pick: format!("do=exchange card={colour}"), needs: Some("do=exchange".into()), ..Press::default()
                };
                (slab(Some(&format!("exchange-{colour}")), "swap", Some(&swap), &html! {
                    span { (desk.say(&Phrase::new("board-exchange-card").with("count", count))) span.sr { " " (desk.word(colour.name())) } }
                }))
            }
        }
    }
}

/// What chooses a payment, and why it pays for nothing.
fn pays(desk: &Desk<'_>, pay: Payment) -> Option<Press> {
    desk.world.as_ref()?;
    let why = if desk.places() {
        paid_nowhere(desk, pay)
    } else {
        desk.refusal(Move::House { at: Space { region: Region::Chin, slot: 0 }, pay })
    };
    Some(Press {
        pick: format!("do=place pay={pay}"),
        unless: Some("do=exchange"),
        why,
        hold: true,
        quiet: true,
        ..Press::default()
    })
}

/// Why a payment pays for nothing, if it does: a reason about the payment rather than about the place.
fn paid_nowhere(desk: &Desk<'_>, pay: Payment) -> Option<Why> {
    let regions: Vec<Region> = match desk.table.phase {
        Phase::Second(region) => vec![region],
        _ => Region::ALL.to_vec(),
    };
    let spaces = regions.iter().flat_map(|&region| {
        (0..desk.table.board().spaces[region.index()]).map(move |slot| Space { region, slot })
    });
    let places = spaces.flat_map(|at| {
        [Move::House { at, pay }, Move::Fortification { at, pay }, Move::Emissary { region: at.region, pay }]
    });
    let mut reason = None;
    for mv in places {
        let why = desk.refusal(mv)?;
        if reason.is_none() || matches!(why.rule, Some("payment-colour" | "joker-other")) {
            reason = Some(why);
        }
    }
    reason
}

/// The front of a card.
pub(super) fn face(desk: &Desk<'_>, colour: Colour, id: &str, from: Option<String>) -> Markup {
    html! {
        span #(id).{ "card k-" (colour) } data-piece[from.is_some()] data-from=[from] {
            svg.pat aria-hidden="true" { rect width="100%" height="100%" fill={ "url(#em-pat-" (colour) ")" } {} }
            svg.big viewBox="-10 -10 20 20" aria-hidden="true" { (drawn(sign(colour), 20.0)) }
            span.names { @for name in desk.regions(colour) { span { (name) } } }
        }
    }
}

/// Where the newest card of a colour came from.
fn origin(desk: &Desk<'_>, colour: Colour, n: u8, count: u8) -> Option<String> {
    let (seat, mv) = desk.last?;
    match mv {
        Move::Take { card } if desk.is_me(seat) && card == colour && n == count => {
            Some(format!("row-{colour}-{}", desk.table.row.count(colour.index()) + 1))
        }
        Move::Draw if desk.is_me(seat) && n == count => Some("pile".to_owned()),
        _ => None,
    }
}

/// Empty places of the hand: what the last move cost, and others.
fn spent(desk: &Desk<'_>, gone: u32) -> Markup {
    let last = desk.last.filter(|(seat, _)| desk.is_me(*seat) && desk.world.is_some()).map(|(_, mv)| mv);
    let paid: Option<(Colour, u32, String)> = match last {
        Some(Move::Exchange { card }) => Some((card, 1, desk.word("board-exchanged"))),
        Some(mv) => mv.placed().map(|(piece, region, pay)| {
            let phrase =
                Phrase::new("board-spent").word("piece", piece.name()).with("region", desk.region(region));
            (pay.colour, pay.count().into(), desk.say(&phrase))
        }),
        None => None,
    };
    let known = paid.as_ref().map_or(0, |(_, count, _)| *count).min(gone);
    html! {
        @if let Some((colour, _, text)) = paid.filter(|_| known > 0) {
            li.{ "spent many-" (known) " k-" (colour) } {
                span.faces aria-hidden="true" {
                    @for _ in 0..known {
                        span.card { svg.big viewBox="-10 -10 20 20" { (drawn(sign(colour), 20.0)) } }
                    }
                }
                small { (text) }
            }
        }
        @for _ in known..gone { li.spent.many-1 aria-hidden="true" { span.faces { span.card {} } } }
    }
}

/// The pieces: how many are left, and which to place.
fn pieces(desk: &Desk<'_>, me: Seat) -> Markup {
    let table = desk.table;
    let forts = table.setup.fortifications == Fortifications::With;
    html! {
        ul.pieces aria-label=(desk.word("board-pieces")) {
            (piece(desk, me, Piece::House, table.houses_left(me)))
            (piece(desk, me, Piece::Emissary, table.emissaries_left(me)))
            @if forts { (piece(desk, me, Piece::Fortification, table.has_fort_left(me).into())) }
        }
        @if desk.places() {
            div hidden {
                @for piece in Piece::ALL { ul #{ "whys-" (piece) } { (no_place(desk, piece)) } }
            }
        }
    }
}

fn piece(desk: &Desk<'_>, me: Seat, piece: Piece, left: u32) -> Markup {
    let why = desk.places().then(|| {
        let none = game::Refusal::new("supply").with("seat", me).word("piece", piece.name());
        if left == 0 { desk.why(&none) } else { desk.card_first() }
    });
    let press = why.map(|why| Press {
        pick: format!("piece={piece}"),
        needs: Some("pay".into()),
        whys: (left > 0).then(|| format!("whys-{piece}")),
        why: Some(why),
        hold: true,
        quiet: true,
        ..Press::default()
    });
    let symbol = match piece {
        Piece::House => "em-house",
        Piece::Emissary => "em-emissary",
        Piece::Fortification => "em-fort",
    };
    let inside = html! {
        svg.{ (Scene::colour(me)) } viewBox="-20 -20 40 40" aria-hidden="true" { (drawn(symbol, 40.0)) }
        span.name { (desk.word(piece.name())) }
        small { b { (left) } span { " " (desk.say(&Phrase::new("board-left").with("count", left))) } }
    };
    html! { li.none[left == 0] { (slab(Some(&format!("piece-{piece}")), "", press.as_ref(), &inside)) } }
}

/// Why a piece has no place although it is there and a payment is chosen.
fn no_place(desk: &Desk<'_>, piece: Piece) -> Markup {
    let (text, rule) = match piece {
        Piece::House => ("board-why-house", "space-taken"),
        Piece::Emissary => ("board-why-emissary", "emissary-limit"),
        Piece::Fortification => ("board-why-fortification", "fortification-space"),
    };
    let own = match (desk.table.phase, piece) {
        // In a region that is fixed the game itself has the reason.
        (Phase::Second(region), Piece::Emissary) => {
            desk.refusal(Move::Emissary { region, pay: Payment::card(desk.table.board().colour(region)) })
        }
        _ => None,
    };
    let why =
        own.filter(|why| why.rule != Some("hand")).unwrap_or_else(|| desk.reason(desk.word(text), rule));
    html! { li data-given="pay" data-title=(why.title) data-rule=[why.rule] { (why.text) } }
}

/// Exchanging instead of placing; finishing after one piece.
fn acts(desk: &Desk<'_>) -> Markup {
    if !desk.places() {
        return html! {};
    }
    let second = matches!(desk.table.phase, Phase::Second(_));
    html! {
        div.acts {
            @if second {
                @let done = Press { pick: "do=done".to_owned(), ..Press::default() };
                (slab(Some("done"), "act", Some(&done), &html! { span { (desk.word("board-done")) } }))
            } @else {
                @let swap = Press { pick: "do=exchange".to_owned(), hold: true, quiet: true, ..Press::default() };
                (slab(Some("exchange"), "act calm", Some(&swap), &html! {
                    span { (desk.word("board-exchange")) } small { (desk.word("board-exchange-more")) }
                }))
            }
        }
    }
}
