//! What can be pressed on the map, and what it would bring, shown before it is pressed.

use emperor::board::SEATS;
use emperor::moves::Piece;
use emperor::{Move, Payment, Region, Space, Table};
use game::{Game as _, Phrase, Seat};
use maud::{Markup, html};

use super::desk::{Desk, drawn, moved};
use super::info::would_id;
use super::map::{emissary_of, house_of, plate};
use super::outline::Pt;
use crate::Scene;
use crate::press::{Press, Why, spot};

/// A phrase about a space.
pub(super) fn of_space(id: &'static str, desk: &Desk<'_>, space: Space) -> Phrase {
    Phrase::new(id).with("region", desk.region(space.region)).with("number", space.number())
}

/// A piece at a place, for a payment.
fn placing(piece: Piece, at: Space, pay: Payment) -> Move {
    match piece {
        Piece::House => Move::House { at, pay },
        Piece::Emissary => Move::Emissary { region: at.region, pay },
        Piece::Fortification => Move::Fortification { at, pay },
    }
}

impl Desk<'_> {
    /// The table after that piece is placed, whatever pays for it.
    pub(super) fn tried(&self, piece: Piece, at: Space) -> Option<Table> {
        self.payments().into_iter().find_map(|pay| self.after(placing(piece, at, pay)))
    }
}

/// The table after that piece is placed; or why nothing can pay for it. Nothing at all where only
/// the cards are missing.
fn tried(desk: &Desk<'_>, piece: Piece, at: Space) -> (Option<Table>, Option<Why>) {
    let after = desk.tried(piece, at);
    let right = Payment::card(desk.table.board().colour(at.region));
    let refusal = desk.world.as_ref().and_then(|world| world.refuse(placing(piece, at, right)).err());
    // The right card is not in the hand: that is no fault of the place.
    let barred = refusal.filter(|refusal| refusal.rule() != "hand").map(|refusal| desk.why(&refusal));
    (after, barred)
}

/// What is pressed for a place. Where nothing forbids it, the reason depends on what is chosen.
fn press(desk: &Desk<'_>, pick: String, region: Region, barred: Option<Why>) -> Press {
    let whys = barred.is_none().then(|| format!("whys-{region}"));
    Press { pick, whys, why: Some(barred.unwrap_or_else(|| desk.card_first())), ..Press::default() }
}

/// A house space.
pub(super) fn space(desk: &Desk<'_>, at: Space) -> Markup {
    let place = desk.land.space(at);
    let free = desk.table.house(at).is_none();
    let ring = html! { @if free { (drawn("em-space", 24.0)) } };
    if !desk.places() {
        return html! { @if free { g #{ "space-" (at) }.spot transform=(moved(place)) { (ring) } } };
    }
    let (after, barred) = tried(desk, Piece::House, at);
    let class = if barred.is_some() { "space barred" } else { "space" };
    let press = Press {
        needs: Some("pay".into()),
        tells: after.as_ref().map(|_| would_id(Piece::House, at.region, desk.table.has_fort(at))),
        unless: Some("piece=emissary piece=fortification"),
        ..press(desk, format!("piece=house space={at}"), at.region, barred)
    };
    let reach = desk.land.reach(at);
    let outcome = after.as_ref().and_then(|after| Some((after, desk.me()?)));
    let label = match outcome {
        Some((after, me)) => house_label(desk, at, after, me),
        None => desk.say(&of_space("board-space", desk, at)),
    };
    let inside = html! {
        circle.hit r=(reach) {}
        (ring)
        @if let Some((_, me)) = outcome {
            g.{ "wish " (Scene::colour(me)) } aria-hidden="true" {
                circle.pulse r="19" {}
                circle.halo r="18" {}
                g.ghost { (house_of(me, 34.0)) }
            }
        }
    };
    html! {
        (spot(&format!("space-{at}"), class, &moved(place), &label, &press, &inside))
        @if let Some((after, _)) = outcome {
            @let (fort, full) = (desk.table.has_fort(at), after.is_full(at.region));
            @if fort || full {
                (brings(place, &html! {
                    @if fort { (times_two((30.0, -8.0))) }
                    @if full { (gains(desk, place, after.house_points(at.region))) }
                }))
            }
        }
        (fortification(desk, at))
    }
}

/// What a house would bring, in words.
fn house_label(desk: &Desk<'_>, at: Space, after: &Table, me: Seat) -> String {
    let id = if desk.table.has_fort(at) { "board-put-house-fort" } else { "board-put-house" };
    let mut said = vec![desk.say(&of_space(id, desk, at))];
    if after.is_full(at.region) {
        let points = after.house_points(at.region);
        let brought: Vec<String> = desk
            .seats()
            .filter(|seat| points[seat.index()] > 0)
            .map(|seat| format!("{} {}", desk.name(seat), points[seat.index()]))
            .collect();
        let phrase = Phrase::new("board-would-fill").with("region", desk.region(at.region));
        said.push(desk.say(&phrase.with("points", brought.join(", "))));
    } else {
        let count = after.house_count(me, at.region);
        said.push(desk.say(&Phrase::new("board-would-have").with("count", count)));
    }
    let rows = (desk.table.road_points(me), after.road_points(me));
    if rows.1 > rows.0 {
        said.push(desk.say(&Phrase::new("board-would-row").with("from", rows.0).with("to", rows.1)));
    }
    said.join(" ")
}

/// A space for the fortification, while that is what is placed.
fn fortification(desk: &Desk<'_>, at: Space) -> Markup {
    let mine = desk.me().filter(|&me| desk.table.has_fort_left(me) && desk.table.house(at).is_none());
    let Some(me) = mine else { return html! {} };
    let (_, barred) = tried(desk, Piece::Fortification, at);
    let press = Press {
        needs: Some("pay piece=fortification".into()),
        ..press(desk, format!("piece=fortification space={at}"), at.region, barred)
    };
    let label = desk.say(&of_space("board-put-fort", desk, at));
    let inside = html! {
        circle.hit r=(desk.land.reach(at)) {}
        g.{ "wish " (Scene::colour(me)) } aria-hidden="true" {
            circle.pulse r="19" {}
            circle.halo r="18" {}
            g.ghost { (drawn("em-fort", 34.0)) }
        }
    };
    spot(&format!("fort-at-{at}"), "fortspot", &moved(desk.land.space(at)), &label, &press, &inside)
}

/// A dragon space.
pub(super) fn dragon(desk: &Desk<'_>, region: Region) -> Markup {
    if !desk.places() {
        return html! {};
    }
    let (after, barred) = tried(desk, Piece::Emissary, Space { region, slot: 0 });
    let class = if barred.is_some() { "dragonspot barred" } else { "dragonspot" };
    let press = Press {
        needs: Some("pay".into()),
        tells: after.as_ref().map(|_| would_id(Piece::Emissary, region, false)),
        unless: Some("piece=house piece=fortification"),
        ..press(desk, format!("piece=emissary region={region}"), region, barred)
    };
    let outcome = after.as_ref().and_then(|after| Some((after, desk.me()?)));
    let (led, more) = outcome.map(|(after, me)| alliances(desk, after, me)).unwrap_or_default();
    let mut said = vec![desk.say(&Phrase::new("board-put-emissary").with("region", desk.region(region)))];
    if !led.is_empty() {
        said.push(
            desk.say(&Phrase::new("board-would-lead").with("count", led.len()).with("numbers", led.clone())),
        );
    }
    if more > 0 {
        said.push(desk.say(&Phrase::new("board-would-bring").with("points", more)));
    }
    let inside = html! {
        circle.hit r="25" {}
        @if let Some((_, me)) = outcome {
            g.{ "wish " (Scene::colour(me)) } aria-hidden="true" {
                circle.pulse r="24" {}
                circle.halo r="23" {}
                g.ghost transform="translate(0 4)" { (emissary_of(me)) }
            }
        }
    };
    let place = desk.land.dragon(region);
    html! {
        (spot(&format!("dragon-{region}"), class, &moved(place), &said.join(" "), &press, &inside))
        @if more > 0 || !led.is_empty() { (brings(place, &leads(&led, more))) }
    }
}

/// What the place before it would bring, shown while it is lit. Its label says the same in words.
fn brings(at: Pt, inside: &Markup) -> Markup {
    html! { g.brings data-help="gain" aria-hidden="true" transform=(moved(at)) { (inside) } }
}

/// The alliances the viewer would newly make, and what all of them would bring him more than now.
fn alliances(desk: &Desk<'_>, after: &Table, me: Seat) -> (Vec<usize>, u32) {
    let made = |table: &Table| -> Vec<usize> {
        table.alliances().iter().filter(|made| made.seats.contains(&me)).map(|made| made.number).collect()
    };
    let before = made(desk.table);
    let led = made(after).into_iter().filter(|number| !before.contains(number)).collect();
    (led, after.alliance_points(me).saturating_sub(desk.table.alliance_points(me)))
}

/// A fortification doubles.
fn times_two(at: Pt) -> Markup {
    html! {
        g.times transform=(moved(at)) { rect x="-13" y="-9.5" width="26" height="19" rx="5" {} text y="5" { "×2" } }
    }
}

/// What a region would bring everybody, if this house filled it.
fn gains(desk: &Desk<'_>, (x, y): Pt, points: [u8; SEATS]) -> Markup {
    let mut gains: Vec<(Seat, u32)> = desk
        .seats()
        .map(|seat| (seat, u32::from(points[seat.index()])))
        .filter(|(_, points)| *points > 0)
        .collect();
    gains.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    let wide = gains.len() as f64 * 17.0 + 8.0;
    let frame = &desk.land.frame;
    let by = (frame.left + 14.0 + wide - x).max(0.0) + (frame.right - 14.0 - wide - x).min(0.0);
    let up = if y - frame.top > 140.0 { -34.0 } else { 34.0 };
    html! { g.gains transform=(moved((by, up))) { g transform="scale(1.2)" { (plate(&gains, 0.0)) } } }
}

/// The alliances an emissary would make, and what they would bring at the end.
fn leads(led: &[usize], more: u32) -> Markup {
    let wide = led.len() as f64 * 22.0 + 30.0;
    html! {
        g.leads transform=(moved((0.0, -34.0))) {
            rect.plate x=(-wide / 2.0) y="-10" width=(wide) height="20" rx="10" {}
            @for (n, number) in led.iter().enumerate() {
                g.alliance transform=(moved((-wide / 2.0 + 13.0 + 22.0 * n as f64, 0.0))) {
                    (drawn("em-rhomb", 20.0)) text y="3.6" { (number) }
                }
            }
            text.cnt x=(wide / 2.0 - 16.0) y="4" { "+" (more) }
        }
    }
}

/// Why a payment does not pay in a region, for each payment the viewer has.
pub(super) fn reasons(desk: &Desk<'_>) -> Markup {
    if !desk.places() {
        return html! {};
    }
    html! {
        div hidden {
            @for region in Region::ALL {
                ul #{ "whys-" (region) } { @for pay in desk.payments() { (reason(desk, region, pay)) } }
            }
        }
    }
}

/// The game names the payment as the reason only if the place itself is right, so it is asked with the same words.
fn reason(desk: &Desk<'_>, region: Region, pay: Payment) -> Markup {
    let colour = desk.table.board().colour(region);
    if (pay.colour == colour) != pay.pair {
        return html! {};
    }
    let rule = if pay.pair { "joker-other" } else { "payment-colour" };
    let refusal = game::Refusal::new(rule)
        .with("region", desk.region(region))
        .word("colour", colour.name())
        .word("card", pay.colour.name());
    let why = desk.why(&refusal);
    html! { li data-given={ "pay=" (pay) } data-title=(why.title) data-rule=[why.rule] { (why.text) } }
}
