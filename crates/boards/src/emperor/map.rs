//! The map with its pieces.

use emperor::{Move, Phase, Region, Space};
use game::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::desk::{Desk, drawn, moved};
use super::ground::pt;
use super::outline::{Pt, short};
use super::track::{FIELDS, Frame};
use super::{count, emblem, info, places, spots};
use crate::Scene;

/// The map in its frame, with what is said about it below.
pub(super) fn frame(desk: &Desk<'_>) -> Markup {
    let whole = desk.word("board-whole");
    html! {
        div #map.mapframe data-zoom data-home=[home(desk)] data-far[desk.table.phase == Phase::Over]
            data-steps[desk.table.phase == Phase::Over] data-auto[desk.table.phase == Phase::Over]
            data-count[desk.table.phase == Phase::Over] {
            @if desk.table.phase == Phase::Over { (count::controls(desk)) }
            div.mapview {
                div #map-scroll.mapscroll data-zoom-scroll {
                    div.mapsize data-zoom-size { (map(desk, &desk.land.frame)) }
                }
                (small(desk))
                button #map-whole.whole type="button" aria-pressed="false" data-zoom-whole { (whole) }
            }
            (info::strip(desk))
            (spots::reasons(desk))
        }
    }
}

/// Some regions with what lies around them; the whole map, if none is named. Nothing is told or pressed there.
pub(super) fn detail(desk: &Desk<'_>, regions: &[Region]) -> Markup {
    let near = (!regions.is_empty()).then(|| desk.land.around(regions));
    html! {
        div #map.mapframe.detail[near.is_some()] { (map(desk, near.as_ref().unwrap_or(&desk.land.frame))) }
    }
}

/// What a frame that shows only a part opens on: where something happened last, or where the viewer has to place.
fn home(desk: &Desk<'_>) -> Option<String> {
    let region = match (desk.table.phase, desk.last) {
        (Phase::Second(region), _) => Some(region),
        (_, Some((_, mv))) => mv.placed().map(|(_, region, _)| region),
        _ => None,
    };
    region.map(|region| format!("region-{region}"))
}

/// A small picture of the whole map, with what is seen of it.
fn small(desk: &Desk<'_>) -> Markup {
    html! {
        svg.mini viewBox=(desk.land.frame.view_box()) aria-hidden="true" data-zoom-mini data-help="none" {
            @for region in Region::ALL {
                use.{ "fill k-" (desk.table.board().colour(region)) } href={ "#" (desk.land.shape(region)) } data-mark=(region) {}
            }
            rect.seen data-zoom-seen width="0" height="0" {}
        }
    }
}

/// The map, of which so much is seen at least.
fn map(desk: &Desk<'_>, seen: &Frame) -> Markup {
    let (land, table) = (desk.land, desk.table);
    let frame = &land.frame;
    let side = table.setup.side;
    let title = desk.word(&format!("board-map-{side}"));
    let layer = |name: &str| html! { use href={ "#" (land.prefix) "-" (name) } {} };
    html! {
        svg.map viewBox=(seen.view_box()) role="group" aria-label=(title) {
            @if !land.is_printed() {
                defs { (PreEscaped(&land.defs)) (PreEscaped(&land.ways(side).defs)) }
            }
            // What is drawn beyond the frame is cut off; a piece that comes flying is not.
            svg.ground x=(short(frame.left)) y=(short(frame.top)) width=(short(frame.width())) height=(short(frame.height()))
                viewBox=(frame.view_box()) {
                g aria-hidden="true" data-help="none" { (layer("sea")) g data-help="track" { (layer("wall")) } }
                @for region in Region::ALL { (ground(desk, region)) }
                g.still aria-hidden="true" data-help="none" {
                    (layer(&format!("{side}-terrain")))
                    (layer("lines"))
                    g data-help="roads" { (layer(&format!("{side}-roads"))) }
                }
            }
            @if let Phase::Second(region) = table.phase {
                use.inplay href={ "#" (land.shape(region)) } data-help={ "region-" (region) } {}
            }
            g.alliances { @for number in 1..=table.board().alliances.len() { (alliance(desk, number)) } }
            g.labels aria-hidden="true" { @for region in Region::ALL { (label(desk, region)) } }
            g.forts { @for space in table.board().all_spaces() { (fort(desk, space)) } }
            g.houses { @for space in table.board().all_spaces() { (house(desk, space)) } }
            @for region in Region::ALL {
                g.spots data-of=(region) { @for space in table.board().all_spaces().filter(|space| space.region == region) { (spots::space(desk, space)) } }
            }
            g.courts { @for region in Region::ALL { (court(desk, region)) } }
            @for region in Region::ALL { g.spots data-of=(region) { (spots::dragon(desk, region)) } }
            (places::names(desk))
            (count::scenes(desk))
            g.markers { @for seat in desk.seats() { (marker(desk, seat)) } }
        }
    }
}

/// A region's ground. Pointing at it tells about it.
fn ground(desk: &Desk<'_>, region: Region) -> Markup {
    let shape = desk.land.shape(region);
    let colour = desk.table.board().colour(region);
    html! {
        g #{ "region-" (region) }.{ "region k-" (colour) } tabindex="0" role="button" data-tells={ "info-" (region) }
            aria-label=(desk.region(region)) aria-describedby={ "info-" (region) } data-now=[now(desk, region)] {
            use.fill href={ "#" (shape) } {}
            use.pattern href={ "#" (shape) } fill={ "url(#em-pat-" (colour) ")" } {}
            g.bleeds clip-path={ "url(#" (shape) "-clip)" } {
                @for wide in [34, 18, 7] { use.{ "bleed b" (wide) } href={ "#" (shape) } {} }
            }
        }
    }
}

/// What the viewer has in a region.
fn now(desk: &Desk<'_>, region: Region) -> Option<String> {
    let (me, table) = (desk.me()?, desk.table);
    let id = if table.is_full(region) { "board-now-region-full" } else { "board-now-region" };
    let phrase = Phrase::new(id)
        .with("houses", table.house_count(me, region))
        .with("points", table.house_points(region)[me.index()])
        .with("emissaries", table.emissaries[me.index()][region.index()]);
    Some(desk.say(&phrase))
}

fn alliance(desk: &Desk<'_>, number: usize) -> Markup {
    let [one, other] = desk.table.board().alliances[number - 1].map(|region| desk.region(region));
    let title = Phrase::new("board-alliance").with("number", number).with("one", one).with("other", other);
    let at = pt(desk.table.board().drawing.alliances[number - 1]);
    html! {
        g #{ "alliance-" (number) }.alliance role="img" aria-label=(desk.say(&title)) transform=(moved(at)) {
            (drawn("em-rhomb", 28.0))
            text y="4.2" { (number) }
        }
    }
}

/// A region's name, whether it is scored, and its houses by player.
fn label(desk: &Desk<'_>, region: Region) -> Markup {
    let name = desk.region(region).to_uppercase();
    let colour = desk.table.board().colour(region);
    let mut counts: Vec<(Seat, u32)> = desk
        .seats()
        .map(|seat| (seat, desk.table.house_count(seat, region)))
        .filter(|(_, count)| *count > 0)
        .collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let full = desk.table.is_full(region);
    // The seal and the name stand in the middle together.
    let wide = name.chars().count() as f64 * 13.2;
    html! {
        g.{ "label k-" (colour) } data-help={ "region-" (region) } transform=(moved(pt(desk.table.board().drawing.labels[region.index()]))) {
            @if full { use.seal href="#em-seal" x=(short(-wide / 2.0 - 9.0)) y="-15" width="15" height="15" {} }
            text.rname x=(if full { "8.5" } else { "0" }) y="-2" { (name) }
            @if !counts.is_empty() { g.counts data-help="houses-count" { (plate(&counts, 10.2)) } }
        }
    }
}

/// Players with a number each, on a small plate around x = 0.
pub(super) fn plate(counts: &[(Seat, u32)], y: f64) -> Markup {
    let wide = |count: u32| if count > 9 { 29.5 } else { 22.5 };
    let width: f64 = counts.iter().map(|(_, count)| wide(*count)).sum::<f64>() + 5.0;
    let starts = counts.iter().scan(-width / 2.0 + 9.4, |x, (_, count)| {
        let start = *x;
        *x += wide(*count);
        Some(start)
    });
    html! {
        rect.plate x=(short(-width / 2.0)) y=(short(y - 7.7)) width=(short(width)) height="15.5" rx="7.7" {}
        @for ((seat, count), x) in counts.iter().zip(starts) {
            g.{ (Scene::colour(*seat)) } {
                circle.dot cx=(short(x)) cy=(short(y)) r="6" {}
                use.em href={ "#" (emblem(*seat)) } x=(short(x - 4.2)) y=(short(y - 4.2)) width="8.4" height="8.4" {}
            }
            text.cnt x=(short(x + wide(*count) / 2.0 - 0.4)) y=(short(y + 3.9)) { (count) }
        }
    }
}

fn fort(desk: &Desk<'_>, space: Space) -> Markup {
    if !desk.table.has_fort(space) {
        return html! {};
    }
    let by = match desk.last {
        Some((seat, Move::Fortification { at, .. })) if at == space => Some(seat),
        _ => None,
    };
    let title = desk.say(&spots::of_space("board-fort", desk, space));
    html! {
        g #{ "fort-" (space) }.piece.fort.{ (mark(desk, by)) } role="img" aria-label=(title)
            transform=(moved(desk.land.space(space))) data-piece data-from=[by.map(|seat| format!("player-p{seat}"))] {
            (drawn("em-fort", 44.0))
            (drawn("em-last", 52.0))
        }
    }
}

fn house(desk: &Desk<'_>, space: Space) -> Markup {
    let Some(owner) = desk.table.house(space) else { return html! {} };
    let by = match desk.last {
        Some((seat, Move::House { at, .. })) if at == space => Some(seat),
        _ => None,
    };
    let title = desk.say(&spots::of_space("board-house", desk, space).with("seat", owner));
    html! {
        g #{ "house-" (space) }.piece.house.{ (Scene::colour(owner)) (mark(desk, by)) } role="img" aria-label=(title)
            transform=(moved(desk.land.space(space))) data-piece data-from={ "player-p" (owner) } {
            (house_of(owner, 40.0))
            (drawn("em-last", 52.0))
        }
    }
}

/// The last move, or one that its player may still take back.
fn mark(desk: &Desk<'_>, by: Option<Seat>) -> &'static str {
    match by {
        Some(seat) if desk.is_me(seat) && desk.world.is_some() => " mine-now",
        Some(_) => " last",
        None => "",
    }
}

/// A house with its owner's emblem.
pub(super) fn house_of(owner: Seat, size: f64) -> Markup {
    html! {
        (drawn("em-house", size))
        use.em href={ "#" (emblem(owner)) } x="-6.2" y="-.2" width="12.5" height="12.5" {}
    }
}

/// An emissary with his owner's emblem.
pub(super) fn emissary_of(owner: Seat) -> Markup {
    html! {
        (drawn("em-emissary", 36.0))
        use.em href={ "#" (emblem(owner)) } x="-4.6" y=".6" width="9.2" height="9.2" {}
    }
}

/// A dragon space: its emissaries, and how many it holds.
fn court(desk: &Desk<'_>, region: Region) -> Markup {
    let table = desk.table;
    let (x, y) = desk.land.dragon(region);
    let there: Vec<(Seat, u8)> = desk
        .seats()
        .map(|seat| (seat, table.emissaries[seat.index()][region.index()]))
        .filter(|(_, count)| *count > 0)
        .collect();
    let last = match desk.last {
        Some((seat, Move::Emissary { region: to, .. })) if to == region => Some(seat),
        _ => None,
    };
    let (held, limit) = (table.court(region), table.court_limit(region));
    let gap = match there.len() {
        0..=2 => 21.0,
        3 => 17.0,
        _ => 13.0,
    };
    let middle = (there.len() as f64 - 1.0) / 2.0;
    html! {
        g.court.full[limit > 0 && held >= limit] data-help={ "dragon-" (region) } {
            g.dragon aria-hidden="true" transform=(moved((x, y))) { (drawn("em-dragon", 44.0)) }
            @for (n, (seat, count)) in there.iter().enumerate() {
                @let at = (x + gap * (n as f64 - middle), y + 4.0);
                @for nth in 1..=*count { (emissary(desk, region, *seat, nth, *count, at, last == Some(*seat) && nth == *count)) }
                @if *count > 1 {
                    g.{ "stack " (Scene::colour(*seat)) } aria-hidden="true" transform=(moved((at.0 - 8.5, at.1 - 12.0))) {
                        circle r="6.4" {} text y="3.7" { (count) }
                    }
                }
            }
            g.cap.full[limit > 0 && held >= limit] data-help="limit" aria-hidden="true" transform=(moved((x, y + 28.0))) {
                rect x="-13" y="-7" width="26" height="13.5" rx="6.7" {}
                text y="3.6" { (held) "/" (limit) }
            }
        }
    }
}

fn emissary(desk: &Desk<'_>, region: Region, seat: Seat, nth: u8, of: u8, at: Pt, last: bool) -> Markup {
    // Those behind look over the shoulder of the foremost.
    let back = f64::from((of - nth).min(1)) * 4.0;
    let title = Phrase::new("board-emissary").with("seat", seat).with("region", desk.region(region));
    html! {
        g #{ "emissary-p" (seat) "-" (region) "-" (nth) }.piece.emissary.{ (Scene::colour(seat)) (mark(desk, last.then_some(seat))) }
            role="img" aria-label=(desk.say(&title)) transform=(moved((at.0 + back, at.1 - back)))
            data-piece data-from={ "player-p" (seat) } {
            (emissary_of(seat))
            (drawn("em-last", 44.0))
        }
    }
}

/// A player's marker on the wall; point cards beside it for every fifty points.
fn marker(desk: &Desk<'_>, seat: Seat) -> Markup {
    let scores: Vec<i32> = desk.seats().map(|seat| desk.table.total(seat).into()).collect();
    let points = scores[seat.index()];
    let title = Phrase::new("board-marker").with("seat", seat).with("points", points);
    // After the game the points walk once more, step by step.
    let steps = if desk.table.phase == Phase::Over { count::totals(desk) } else { Vec::new() };
    let places: Vec<String> = steps.iter().map(|totals| moved(standing(desk, totals, seat))).collect();
    let last = steps.len().saturating_sub(1);
    html! {
        g #{ "score-p" (seat) }.{ "marker " (Scene::colour(seat)) } role="img" aria-label=(desk.say(&title))
            transform=(moved(standing(desk, &scores, seat))) data-places=[(!places.is_empty()).then(|| places.join(";"))] {
            circle.halo r="14.6" {}
            circle.body r="12.4" {}
            use.em href={ "#" (emblem(seat)) } x="-8" y="-8" width="16" height="16" {}
            @for (n, totals) in steps.iter().enumerate() { (point_card(totals[seat.index()], Some((n, n != last)))) }
            @if steps.is_empty() { (point_card(points, None)) }
        }
    }
}

/// Point cards, worth fifty each; `step` where they are those of one step of the count, and whether it is hidden.
fn point_card(points: i32, step: Option<(usize, bool)>) -> Markup {
    let worth = points / FIELDS as i32 * FIELDS as i32;
    html! {
        @if worth > 0 {
            g.pointcard transform="translate(13 -11)" data-step=[step.map(|(n, _)| n)] hidden[step.is_some_and(|(_, hidden)| hidden)] {
                rect x="-10" y="-7" width="20" height="14" rx="2.5" {}
                text y="3.8" { (worth) }
            }
        }
    }
}

/// Where a marker stands among those with as many points.
fn standing(desk: &Desk<'_>, scores: &[i32], seat: Seat) -> Pt {
    let field = |points: i32| points.rem_euclid(FIELDS as i32);
    let mine = field(scores[seat.index()]);
    let same: Vec<usize> = (0..scores.len()).filter(|&n| field(scores[n]) == mine).collect();
    let nth = same.iter().position(|&n| n == seat.index()).unwrap_or(0);
    desk.land.track.place(scores[seat.index()], nth, same.len())
}
