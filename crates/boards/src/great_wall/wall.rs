//! The wall: sections with their favours, towers and totals.

use game::{Phrase, Seat};
use great_wall::{Card, Cards, Favour, Move, Section, SectionId, Stake};
use maud::{Markup, PreEscaped, html};

use super::desk::{Desk, badge};
use super::outcome;
use super::stone::{Stone, stones};
use super::tile::seal;
use crate::Scene;
use crate::press::{Press, Why, slab};

/// Mountains, mist and an older wall, twice: the second one stands behind the lower row on a phone.
const SCENERY: PreEscaped<&str> = PreEscaped(include_str!("scenery.svg"));

/// The whole wall.
pub(super) fn wall(desk: &Desk<'_>) -> Markup {
    let ids: Vec<SectionId> = desk.table.section_ids().collect();
    // Stones have one size over the whole wall, so the tallest tower decides it.
    let heights = ids.iter().flat_map(|&id| desk.seats().into_iter().map(move |seat| (id, seat)));
    let height = heights.map(|(id, seat)| stones(desk, id, seat).iter().map(Stone::height).sum()).max();
    let tall = match height.unwrap_or(0) {
        0..=4 => "",
        5..=6 => " tall",
        _ => " taller",
    };
    html! {
        (desk.part("scenery", &(), || html! { (SCENERY) }))
        div.{ "sections sections-" (ids.len()) " seats-" (desk.table.seats()) (tall) } {
            @for &id in &ids { (section(desk, id)) (desk.seam()) }
        }
    }
}

fn section(desk: &Desk<'_>, id: SectionId) -> Markup {
    // What whoever decides may do here, and what would come of it, depends on nearly everything.
    if desk.world.is_some() {
        return built(desk, id);
    }
    desk.part("section", &(id, desk.table.section(id), desk.last_in(id)), || built(desk, id))
}

fn built(desk: &Desk<'_>, id: SectionId) -> Markup {
    let place = desk.table.section(id);
    let title = desk.say(&Phrase::new("board-section").with("section", id.number()));
    html! {
        article #{ "section-" (id) }.section.closed[!place.is_open()] data-lights aria-label=(title) data-now=[place.is_open().then(|| lead(desk, place))] {
            @if desk.world.is_some() {
                (slab(None, "pick", Some(&press(desk, id)), &html! { span.sr { (title) } }))
            }
            header {
                h2 { span { (desk.word("board-section-word")) } " " b { (id) } }
                (favours(desk, id))
            }
            @if place.has_noble() { (rule_card(desk, place)) }
            @if place.is_open() {
                (desk.seam())
                div.towers {
                    @for seat in desk.seats() { (tower(desk, id, seat, &stones(desk, id, seat))) }
                }
                div.merlons {}
                (plinth(desk, id))
                (desk.seam())
                (standing(desk, id))
            } @else {
                p.finished { span { (desk.word("board-closed")) } }
                div.merlons {}
                div.plinth {}
                div.standing {}
            }
        }
    }
}

/// Pressing the section itself: the chosen cards go there.
fn press(desk: &Desk<'_>, id: SectionId) -> Press {
    let card = Card::ALL.into_iter().find(|&card| desk.holds(card) > 0).unwrap_or(Card::Wall);
    let why = desk.refusal(Move::Play { card, count: 1, section: id }).unwrap_or_else(|| Why {
        text: desk.word("board-why-choose"),
        title: desk.word("board-why-choose-title"),
        rule: None,
    });
    Press { pick: format!("section={id}"), needs: Some("card".into()), why: Some(why), ..Press::default() }
}

/// The two favours, the higher one first; where one was claimed, a ring with its claimer's emblem.
fn favours(desk: &Desk<'_>, id: SectionId) -> Markup {
    match desk.table.section(id).stake {
        Stake::Closed => html! {},
        Stake::Both(high, low) => {
            html! { (favour(desk, id, "a", high, true)) (favour(desk, id, "b", low, true)) }
        }
        Stake::One { left, held } => {
            let phrase = desk.about(held.by, ["board-favour-held", "board-favour-held-own"]);
            let text = desk.say(&phrase.with("favour", held.favour.value()).word("card", held.on.name()));
            let ring = html! {
                span.favour.taken data-help="favour-held" { span.sr { (text) } (seal(held.favour)) (badge(held.by)) }
            };
            // Each keeps its place: the higher one on the left.
            html! {
                @if held.favour >= left { (ring) (favour(desk, id, "b", left, false)) }
                @else { (favour(desk, id, "a", left, false)) (ring) }
            }
        }
    }
}

/// A favour that can be claimed. `first` while both are there: then it must be said which.
fn favour(desk: &Desk<'_>, section: SectionId, slot: &str, favour: Favour, first: bool) -> Markup {
    let text = desk.say(&Phrase::new("board-favour").with("favour", favour.value()));
    let press = desk.world.is_some().then(|| {
        let own =
            desk.own.map(|(me, _)| desk.table.section(section).cards[me.index()]).unwrap_or(Cards::EMPTY);
        let on = Card::ALL.into_iter().find(|on| own.count(on.index()) > 0).unwrap_or(Card::Wall);
        let (pick, mv) = if first {
            (format!("do=claim section={section} favour={favour}"), Move::ClaimFirst { section, favour, on })
        } else {
            (format!("do=claim section={section}"), Move::ClaimSecond { section })
        };
        Press { pick, why: desk.refusal(mv), ..Press::default() }
    });
    let opened = matches!(desk.last, Some((_, Move::ClaimSecond { section: last })) if last == section);
    html! {
        // The value is in the id: a new pair is new favours, not the old ones come back.
        span #{ "favour-" (section) "-" (slot) "-" (favour) }.favour.last[opened] data-lights
            data-piece data-from="supply" {
            (slab(None, "", press.as_ref(), &html! { span.sr { (text) } (seal(favour)) }))
        }
    }
}

/// What an uncovered Noble does here.
fn rule_card(desk: &Desk<'_>, place: &Section) -> Markup {
    let owner =
        desk.seats().into_iter().find(|seat| place.cards[seat.index()].count(Card::Noble.index()) > 0);
    html! {
        p.rulecard {
            svg.{ @if let Some(owner) = owner { (Scene::colour(owner)) } } aria-hidden="true" { use href="#k-noble" {} }
            span { (desk.word("board-noble")) }
        }
    }
}

fn tower(desk: &Desk<'_>, id: SectionId, seat: Seat, stones: &[Stone]) -> Markup {
    let leads = desk.table.section(id).leader() == Some(seat);
    let title = desk.say(&desk.about(seat, ["board-tower", "board-tower-own"]).with("section", id.number()));
    html! {
        div #{ "tower-" (id) "-p" (seat) }.{ "tower " (Scene::colour(seat)) } {
            @if stones.is_empty() {
                div.empty {}
            } @else {
                @if leads { svg.flag aria-hidden="true" { use href="#m-flag" {} } }
                div.crown {}
                ol aria-label=(title) { @for stone in stones { (stone.draw(desk, id, seat)) } }
            }
        }
    }
}

/// The totals, one under each tower.
fn plinth(desk: &Desk<'_>, id: SectionId) -> Markup {
    let place = desk.table.section(id);
    let title = desk.say(&Phrase::new("board-totals").with("section", id.number()));
    html! {
        ul.plinth aria-label=(title) {
            @for seat in desk.seats() {
                @let present = place.is_present(seat);
                @let held = place.stake.held().filter(|held| held.by == seat && present);
                @let leads = place.leader() == Some(seat);
                li #{ "total-" (id) "-p" (seat) }.leads[leads].absent[!present] {
                    span.sr { (desk.name(seat)) ": " }
                    (badge(seat))
                    @if present { b { (signed(place.total(seat))) } } @else { b.none { "–" } }
                    @if let Some(held) = held {
                        @let weight = i32::from(held.favour.value());
                        @let cards = place.total(seat) + weight;
                        @let text = Phrase::new("board-weight").with("cards", cards).with("favour", weight);
                        span.sum data-help="total-held" data-now=(desk.say(&text)) { (cards) " − " (weight) }
                    }
                }
            }
        }
    }
}

/// Who leads, in words, and what the chosen cards would change.
fn standing(desk: &Desk<'_>, id: SectionId) -> Markup {
    let place = desk.table.section(id);
    html! {
        div #{ "standing-" (id) }.standing {
            span.now { (lead(desk, place)) }
            (outcomes(desk, id))
        }
    }
}

fn lead(desk: &Desk<'_>, place: &Section) -> String {
    let Some(leader) = place.leader() else {
        return desk.word(if outcome::top(place).is_empty() { "board-nobody" } else { "board-tie" });
    };
    let others = desk.seats().into_iter().filter(|&seat| seat != leader && place.is_present(seat));
    match others.map(|seat| place.total(seat)).max() {
        Some(next) => {
            let phrase = desk.about(leader, ["board-leads", "board-leads-own"]);
            desk.say(&phrase.with("by", place.total(leader) - next))
        }
        None => desk.say(&desk.about(leader, ["board-alone", "board-alone-own"])),
    }
}

/// What each choice of cards would change here; while the viewer may claim, what each favour would.
fn outcomes(desk: &Desk<'_>, id: SectionId) -> Markup {
    if desk.checks() {
        let favours = match desk.table.section(id).stake {
            Stake::Both(high, low) if high == low => vec![high],
            Stake::Both(high, low) => vec![high, low],
            _ => Vec::new(),
        };
        return html! {
            @for favour in favours {
                @if let Some(outcome) = outcome::of_first(desk, id, favour) {
                    @let take = Phrase::new("board-take").with("favour", favour.value());
                    div.outcome.claim { span.take { (desk.say(&take)) } " " (outcome) }
                }
            }
            @if let Some(outcome) = outcome::of_second(desk, id) { div.outcome.claim { (outcome) } }
        };
    }
    html! {
        @for card in Card::ALL {
            @for count in 1..=desk.holds(card) {
                @if let Some(outcome) = outcome::of_play(desk, Move::Play { card, count, section: id }) {
                    div.outcome data-when={ "card=" (card) " count=" (count) } hidden { (outcome) }
                }
            }
        }
    }
}

/// A number with a true minus sign.
pub(super) fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}
