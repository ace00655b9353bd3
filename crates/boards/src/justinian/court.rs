//! The court: twelve places with their printed numbers, and the courtiers, who slide from place to place.

use game::{Phrase, Refusal, Seat};
use justinian::board::{PHASES, STACK};
use justinian::{Courtier, Decision, Known, Move, Place, Spot, Token};
use maud::{Markup, html};

use super::desk::{Desk, roman, signed};
use super::marks::{Pill, pennant, value};
use super::story;
use crate::press::{Press, slab};

/// The court, from the lowest place on the left to the highest on the right.
pub(super) fn court(desk: &Desk<'_>) -> Markup {
    let decision = desk.table.decision;
    html! {
        div #court.court.revealed[decision == Decision::Side] {
            div.floor {
                ol.places aria-label=(desk.word("board-court")) {
                    @for place in Place::all() { (spot(desk, place)) }
                }
                (desk.part("ruler", &desk.phase(), || ruler(desk)))
                // The courtiers lie in one layer in an order that never changes.
                div.pieces aria-hidden="true" {
                    @for courtier in Courtier::all() { (piece(desk, courtier)) }
                }
            }
            (story::shown(desk))
            (desk.part("bar", &desk.phase(), || bar(desk)))
        }
    }
}

/// A place: its printed numbers, which never change, and the button that lays a token on whoever stands there.
fn spot(desk: &Desk<'_>, place: Place) -> Markup {
    let courtier = desk.table.order[place.index()];
    let refused = refused(desk, courtier);
    let on = (
        (place, courtier, desk.phase(), desk.stack(courtier), desk.all_cards()),
        (desk.world.is_some(), desk.decides(Decision::Turn), &refused),
    );
    html! {
        li #{ "place-" (place.number()) }.{ "place at-" (place.number()) } data-lights data-tells={ "ruler-" (courtier.number()) } {
            (desk.part("printed", &place, || printed(desk, place)))
            (desk.part("spot", &on, || pick(desk, place, courtier, refused.as_ref())))
        }
    }
}

fn printed(desk: &Desk<'_>, place: Place) -> Markup {
    let column = &desk.table.setup.board.board().grid[place.index()];
    html! {
        span.printed aria-hidden="true" data-help="printed" {
            @for (row, number) in (1..).zip(column) { i.{ "row-" (row) } { (number) } }
        }
    }
}

fn pick(desk: &Desk<'_>, place: Place, courtier: Courtier, refused: Option<&Refusal>) -> Markup {
    let press = desk.world.is_some().then(|| press(desk, courtier, refused));
    html! {
        (slab(Some(&format!("spot-{place}")), "pick", press.as_ref(), &html! { span.sr { (described(desk, courtier, place)) } }))
        span.base aria-hidden="true" { (roman(place.number())) }
    }
}

/// All that is to be seen of a courtier, in one sentence.
fn described(desk: &Desk<'_>, courtier: Courtier, place: Place) -> String {
    let tokens: Vec<String> = desk
        .view
        .court(courtier)
        .map(|known| {
            let phrase = Phrase::new("board-token-of").with("seat", known.seat);
            desk.say(&phrase.word("token", known.token.map_or("hidden", Token::name)))
        })
        .collect();
    let phrase = desk
        .of(if tokens.is_empty() { "board-courtier-bare" } else { "board-courtier" }, courtier)
        .with("place", place.number())
        .with("points", desk.table.worth_in(courtier, desk.phase()))
        .with("phase", desk.phase() + 1)
        .with("tokens", tokens);
    let favours: Vec<String> = desk.favours(courtier).map(|colour| desk.word(colour.name())).collect();
    let mut text = desk.say(&phrase);
    if !favours.is_empty() {
        text.push(' ');
        text.push_str(&desk.say(&Phrase::new("board-favourite").with("colours", favours)));
    }
    text
}

/// Why no token can be laid on a courtier, if none can.
fn refused(desk: &Desk<'_>, courtier: Courtier) -> Option<Refusal> {
    let token = desk.held().next().unwrap_or(Token::Plus1);
    desk.refused(Move::Token { token: Some(token), spot: Spot::Courtier(courtier) })
}

/// Pressing a courtier lays the chosen token on him.
fn press(desk: &Desk<'_>, courtier: Courtier, refused: Option<&Refusal>) -> Press {
    Press {
        pick: format!("place={courtier}"),
        needs: Some("token".into()),
        why: Some(refused.map_or_else(|| desk.token_first(), |refusal| desk.told(refusal))),
        quiet: !desk.decides(Decision::Turn),
        ..Press::default()
    }
}

/// What the courtier that is pointed at would be worth in every place.
fn ruler(desk: &Desk<'_>) -> Markup {
    let board = desk.table.setup.board.board();
    html! {
        div.ruler data-told aria-hidden="true" {
            @for courtier in Courtier::all() {
                ol #{ "ruler-" (courtier.number()) }.{ "r" (courtier.number()) } {
                    @for place in Place::all() {
                        li.{ "at-" (place.number()) } {
                            (board.worth(courtier, place, desk.phase()))
                        }
                    }
                }
            }
        }
    }
}

/// A courtier: wells with tokens, the tile with its holes, pennants where he is a favourite, name and number. Tokens come often, and what lies
/// below them changes only when he moves.
fn piece(desk: &Desk<'_>, courtier: Courtier) -> Markup {
    let place = desk.table.place_of(courtier);
    let favourite = desk.favours(courtier).next().is_some();
    let [turn, side] = [Decision::Turn, Decision::Side].map(|decision| desk.table.decision == decision);
    let stack = desk.stack(courtier);
    // A chosen token shows where it would lie, and the newest is marked.
    let laid = (courtier, stack, turn, desk.decides(Decision::Turn), newest(desk, courtier));
    let stands = (
        courtier,
        place,
        desk.phase(),
        desk.all_cards(),
        side.then(|| (stack, desk.view.sums()[courtier.index()])),
    );
    html! {
        div #{ "courtier-" (courtier.number()) }.{ "piece c" (courtier.number()) " at-" (place.number()) @if favourite { " mine" } } data-piece {
            (desk.part("wells", &laid, || wells(desk, courtier)))
            (desk.part("tile", &stands, || tile(desk, courtier, place)))
        }
    }
}

/// The tile with its holes, pennants, name and number.
fn tile(desk: &Desk<'_>, courtier: Courtier, place: Place) -> Markup {
    html! {
        span.tile {
            svg.art viewBox="0 0 86 326" preserveAspectRatio="xMidYMin slice" {
                use href="#ju-tile" width="86" height="326" {}
                use href={ "#ju-head-" (courtier.number()) } x="11" y="7" width="64" height="73" {}
            }
            (holes(desk, courtier, place))
        }
        @if desk.favours(courtier).next().is_some() {
            span.banners data-help="pennant" { @for colour in desk.favours(courtier) { (pennant(colour)) } }
        }
        (plate(desk, courtier, place))
    }
}

/// The three holes, cut at their rows; that of this phase is the largest.
fn holes(desk: &Desk<'_>, courtier: Courtier, place: Place) -> Markup {
    let board = desk.table.setup.board.board();
    let current = desk.phase();
    html! {
        @for phase in 0..PHASES {
            @let state = if phase == current { "now" } else if phase < current { "past" } else { "next" };
            i.{ "hole " (state) " row-" (board.holes[courtier.index()][phase]) } data-help="hole" { (board.worth(courtier, place, phase)) }
        }
    }
}

/// Number and name, and how far he stands from where he began; once all have passed, by how many places he is to move.
fn plate(desk: &Desk<'_>, courtier: Courtier, place: Place) -> Markup {
    let off = place.index() as i32 - courtier.index() as i32;
    html! {
        span.plate {
            b { (courtier.number()) }
            @if desk.table.decision == Decision::Side { (sum(desk, courtier)) } @else { @match off {
                0 => span.off.home data-help="off" { (desk.word("board-home")) },
                1.. => span.off.rise data-help="off" { "▲" (off) },
                _ => span.off.fall data-help="off" { "▼" (-off) },
            } }
            span.name { (desk.courtier(courtier)) }
        }
    }
}

/// Three wells: what lies in them, and what would.
fn wells(desk: &Desk<'_>, courtier: Courtier) -> Markup {
    let stack: Vec<Known> = desk.view.court(courtier).collect();
    let last = newest(desk, courtier);
    html! {
        @if stack.len() == STACK && desk.table.decision == Decision::Turn { span.full { (desk.word("board-full")) } }
        span.wells {
            @for slot in 0..STACK {
                span #{ "well-" (courtier.number()) "-" (slot + 1) }.well {
                    @if let Some(known) = stack.get(slot) {
                        @let newest = slot + 1 == stack.len() && last == Some(known.seat);
                        (Pill {
                            seat: known.seat,
                            token: known.token,
                            from: Some((
                                format!("token-p{}-c{courtier}-{}", known.seat, slot + 1),
                                origin(desk, *known),
                            )),
                            class: if newest { "last".to_owned() } else { String::new() },
                        }.draw())
                    } @else if slot == stack.len() && desk.decides(Decision::Turn) {
                        // Of every kind, whatever is held: only what can be chosen shows, and a courtier stays as it is drawn whatever the hand holds.
                        @for token in Token::ALL {
                            span.ghost data-when={ "token=" (token.name()) } hidden { (value(token)) }
                        }
                    }
                }
            }
        }
    }
}

/// Who laid a token on a courtier just now, if somebody did.
fn newest(desk: &Desk<'_>, courtier: Courtier) -> Option<Seat> {
    desk.last.and_then(|(seat, mv)| match mv {
        Move::Token { spot: Spot::Courtier(to), .. } if to == courtier => Some(seat),
        _ => None,
    })
}

/// Where a new token comes from: the viewer's own from his hand, another's from the player.
fn origin(desk: &Desk<'_>, known: Known) -> String {
    match known.token {
        Some(token) if desk.is_me(known.seat) => format!("hand-{}", token.name()),
        _ => format!("player-p{}", known.seat),
    }
}

/// By how many places a courtier is to move.
fn sum(desk: &Desk<'_>, courtier: Courtier) -> Markup {
    let sum = i32::from(desk.view.sums()[courtier.index()]);
    html! {
        @if desk.table.stack(courtier) > 0 {
            span.{ "total" @if sum > 0 { " plus" } @else if sum < 0 { " minus" } } data-help="sum" { (signed(sum)) }
        }
    }
}

/// Below the court: what the gold line means, which hole counts, and the printed numbers under the tiles.
fn bar(desk: &Desk<'_>) -> Markup {
    let key = desk.say(&Phrase::new("board-holes").with("phase", desk.phase() + 1));
    html! {
        div.courtbar {
            span.hint { (desk.word("board-ruler")) }
            span.hint.of-lift { (desk.word("board-lift-more")) }
            span.key {
                span.sr { (key) }
                span aria-hidden="true" {
                    @for phase in 0..PHASES {
                        i.now[phase == desk.phase()] { (roman(phase + 1)) }
                    }
                    " " (desk.word("board-holes-order"))
                }
            }
            details #lift-tiles.lift { summary { (desk.word("board-lift")) } }
        }
    }
}
