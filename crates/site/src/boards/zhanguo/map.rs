//! The map: five regions with their Palaces and Governors, and below the borders that can be crossed and those that cannot.

use game::{Phrase, Seat};
use maud::{Markup, html};
use zhanguo::board::Point;
use zhanguo::{Move, Phase, Region, Spot};

use super::desk::Desk;
use super::marks::spot_icon;
use super::{emblem, walls};
use crate::boards::Scene;
use crate::boards::press::{Press, spot};

/// The Great Wall in the north, and the regions.
pub(super) fn map(desk: &Desk<'_>) -> Markup {
    html! {
        section #map.map data-tabbed="map" aria-label=(desk.word("board-map")) {
            (walls::walls(desk))
            (regions(desk))
        }
    }
}

fn moved((x, y): Point) -> String {
    format!("translate({x} {y})")
}

fn regions(desk: &Desk<'_>) -> Markup {
    let drawing = &desk.table.board().drawing;
    let points = || drawing.outlines.iter().flatten();
    let edge = |pick: fn(&Point) -> i32| {
        (points().map(pick).min().unwrap_or(0) - 12, points().map(pick).max().unwrap_or(0) + 12)
    };
    let ((left, right), (top, bottom)) = (edge(|p| p.0), edge(|p| p.1));
    let view = format!("{left} {top} {} {}", right - left, bottom - top);
    let outlines = drawing.outlines.iter().map(|outline| path(outline, true));
    html! {
        svg #regions.regions viewBox=(view) role="group" aria-label=(desk.word("board-regions")) {
            @for outline in outlines.clone() { path.coast d=(outline) {} }
            @for (region, outline) in Region::ALL.into_iter().zip(outlines) {
                path #{ "land-" (region.number()) }.{ "land l" (region.number()) } d=(outline) {}
            }
            @for (line, walled) in borders(desk) {
                @if walled { g.walled { path.w1 d=(line) {} path.w2 d=(line) {} } } @else { path.border d=(line) {} }
            }
            @for region in Region::ALL { (region_of(desk, region)) }
        }
    }
}

fn path(points: &[Point], closed: bool) -> String {
    let mut text = String::new();
    for (n, (x, y)) in points.iter().enumerate() {
        text.push(if n == 0 { 'M' } else { 'L' });
        text.push_str(&format!("{x} {y}"));
    }
    if closed {
        text.push('z');
    }
    text
}

/// The lines that two regions share, and whether a wall stands there.
fn borders(desk: &Desk<'_>) -> Vec<(String, bool)> {
    let drawing = &desk.table.board().drawing;
    let lines = |region: Region| {
        let outline = &drawing.outlines[region.index()];
        (0..outline.len()).map(|n| (outline[n], outline[(n + 1) % outline.len()])).collect::<Vec<_>>()
    };
    let mut found = Vec::new();
    for one in Region::ALL {
        for other in Region::ALL.into_iter().skip(one.index() + 1) {
            let theirs = lines(other);
            let walled = drawing.walled.iter().any(|pair| pair.contains(&one) && pair.contains(&other));
            let shared =
                lines(one).into_iter().filter(|&(a, b)| theirs.contains(&(a, b)) || theirs.contains(&(b, a)));
            found.extend(shared.map(|(a, b)| (path(&[a, b], false), walled)));
        }
    }
    found
}

/// A region: its sign, Palace spaces, bonus squares, and Governors beside them.
fn region_of(desk: &Desk<'_>, region: Region) -> Markup {
    let (table, drawing) = (desk.table, &desk.table.board().drawing);
    let (r, number) = (region.index(), region.number());
    let label = drawing.labels[r];
    let spaces = table.board().palace_spaces(table.seats());
    html! {
        g #{ "region-" (number) } role="group" aria-label=(desk.word(region.name())) {
            g.seal transform=(moved(label)) {
                rect x="-21" y="-21" width="42" height="42" rx="6" {}
                use href={ "#zg-reg-" (number) } x="-14" y="-14" width="28" height="28" {}
                text y="41" { (number) }
            }
            @for (n, at) in drawing.palaces[r].iter().take(spaces).enumerate() {
                @if let Some(seat) = table.palaces[r][n] {
                    (palace(desk, seat, region, n, *at))
                } @else {
                    path.slot.yard transform=(moved(*at)) d="M0-22C-4-14-12-10-21-9V21H21V-9C12-10 4-14 0-22z" {}
                }
            }
            @for place in Spot::ALL.into_iter().filter(|&place| table.board().has_square(region, place)) { (square(desk, region, place)) }
            (beside(desk, region))
            (building(desk, region))
            (destination(desk, region, label))
        }
    }
}

fn palace(desk: &Desk<'_>, seat: Seat, region: Region, n: usize, at: Point) -> Markup {
    let text = Phrase::new("board-palace").with("seat", seat).with("region", region.number());
    html! {
        g #{ "palace-" (region.number()) "-" (n + 1) }.{ "piece " (Scene::colour(seat)) } transform={ (moved(at)) " scale(.9)" } data-piece data-from={ "player-p" (seat) } role="img" aria-label=(desk.say(&text)) {
            path.body d="M0-25C-4-16-14-11-25-9.500L-23-2h4v23h38V-2h4l2-7.500C14-11 4-16 0-25z" {}
            use href={ "#" (emblem(seat)) } x="-10" y="-3" width="20" height="20" {}
        }
    }
}

/// A Governor; its id follows the place where he stands.
fn governor(desk: &Desk<'_>, seat: Seat, region: Region, place: &str, at: Point, scale: &str) -> Markup {
    let text = Phrase::new("board-governor").with("seat", seat).with("region", region.number());
    html! {
        g #{ "governor-" (region.number()) "-" (place) }.{ "piece " (Scene::colour(seat)) } transform={ (moved(at)) " scale(" (scale) ")" } data-piece data-from={ "player-p" (seat) } role="img" aria-label=(desk.say(&text)) {
            path.body d="M0-27a9.500 9.500 0 0 1 9.500 9.500c0 4-2.500 5-3 8.500H14a9 9 0 0 1 9 9v14h-46V0a9 9 0 0 1 9-9h7.500c-.5-3.500-3-4.500-3-8.500A9.500 9.500 0 0 1 0-27zM-23 17h46v8h-46z" {}
            use href={ "#" (emblem(seat)) } x="-10.5" y="-6.5" width="21" height="21" {}
        }
    }
}

/// A bonus square: free, taken, or to be chosen.
fn square(desk: &Desk<'_>, region: Region, place: Spot) -> Markup {
    let at = desk.table.board().drawing.squares[region.index()][place.index()];
    let taken = desk.table.on_square(region, place);
    let inside = html! {
        rect.slot x="-31" y="-31" width="62" height="62" rx="7" {}
        @if taken.is_none() { use href={ "#zg-" (spot_icon(place)) } x="-21" y="-21" width="42" height="42" {} }
    };
    let id = format!("square-{}-{place}", region.number());
    let label =
        desk.say(&Phrase::new("board-square").with("region", region.number()).word("spot", place.name()));
    let press = match desk.asked() {
        Some(Phase::Install) => Some(desk.press(
            format!("do=install region={region} spot={place}"),
            Move::Install { region, spot: place },
        )),
        Some(Phase::Governor) => leaving(desk, region, place),
        _ => None,
    };
    html! {
        @if let Some(press) = press {
            (spot(&id, "square", &moved(at), &label, &press, &inside))
        } @else {
            g #(id).square transform=(moved(at)) data-tells={ "about-" (place) } { title { (label) } (inside) }
        }
        @if let Some(seat) = taken { (governor(desk, seat, region, place.name(), at, "1.14")) }
    }
}

/// A Governor of the viewer who may move away from there.
fn leaving(desk: &Desk<'_>, from: Region, place: Spot) -> Option<Press> {
    let legal = Region::ALL.into_iter().any(|to| desk.allows(Move::Governor { from, spot: place, to }));
    legal.then(|| Press {
        pick: format!("do=governor from={from} spot={place}"),
        hold: true,
        quiet: true,
        ..Press::default()
    })
}

/// The Governors beside the squares, and the place for another once all squares are taken.
fn beside(desk: &Desk<'_>, region: Region) -> Markup {
    let (table, r) = (desk.table, region.index());
    let (x, y) = table.board().drawing.beside[r];
    let here: Vec<(Seat, u8)> =
        desk.seats().map(|seat| (seat, table.beside[r][seat.index()])).filter(|(_, n)| *n > 0).collect();
    let step = 46;
    let first = x - step * (here.len() as i32 - 1) / 2;
    let press = match desk.asked() {
        Some(Phase::Install) => {
            let mv = Move::Install { region, spot: Spot::Beside };
            desk.allows(mv).then(|| Press {
                pick: format!("do=install region={region} spot=beside"),
                ..Press::default()
            })
        }
        Some(Phase::Governor) => leaving(desk, region, Spot::Beside),
        _ => None,
    };
    let label = desk.say(&Phrase::new("board-square").with("region", region.number()).word("spot", "beside"));
    html! {
        @for ((seat, count), n) in here.into_iter().zip(0..) {
            @let at = (first + step * n, y);
            (governor(desk, seat, region, &format!("beside-p{seat}"), at, ".62"))
            @if count > 1 { text.times x=(at.0 + 17) y=(at.1 + 14) { "×" (count) } }
        }
        @if let Some(press) = press {
            (spot(&format!("beside-{}", region.number()), "square", &moved((x, y)), &label, &press, &html! {
                rect.slot.clear x="-90" y="-21" width="180" height="42" rx="7" {}
            }))
        }
    }
}

/// Where a Palace can be built, with what it brings.
fn building(desk: &Desk<'_>, region: Region) -> Markup {
    if desk.asked() != Some(Phase::Palace) {
        return html! {};
    }
    let at = desk.table.board().drawing.palaces[region.index()][desk.table.palace_space(region).unwrap_or(0)];
    let press = desk.press(format!("do=palace region={region}"), Move::Palace { region });
    html! {
        (spot(&format!("build-{}", region.number()), "square", &moved(at), &desk.at("board-build", region), &press, &html! {
            rect.hit x="-30" y="-30" width="60" height="60" rx="7" {}
            path.slot.clear d="M0-25C-4-16-14-11-25-9.500L-23-2h4v23h38V-2h4l2-7.500C14-11 4-16 0-25z" {}
        }))
    }
}

/// Where the chosen Governor can go.
fn destination(desk: &Desk<'_>, region: Region, at: Point) -> Markup {
    if desk.asked() != Some(Phase::Governor) {
        return html! {};
    }
    let press = Press {
        pick: format!("do=governor to={region}"),
        needs: Some("from".into()),
        quiet: true,
        ..Press::default()
    };
    html! {
        (spot(&format!("go-{}", region.number()), "square", &moved(at), &desk.at("board-go", region), &press, &html! {
            rect.slot.clear x="-27" y="-27" width="54" height="54" rx="8" {}
        }))
    }
}
