//! The map in its frame: the Great Wall, and five regions with their Palaces and Governors.

use game::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};
use zhanguo::board::Point;
use zhanguo::{Move, Phase, Region, Site, Spot};

use super::desk::Desk;
use super::marks::{icon, site_icon, spot_icon};
use super::{emblem, walls};
use crate::Scene;
use crate::press::{Press, spot};

/// A Palace, and the place for one.
const HALL: &str = "M0-25C-5-16-14-12-25-11l3 6h3V20H19V-5h3l3-6C14-12 5-16 0-25z";

/// The map in its frame: the Great Wall in the north, and the regions. Where the frame shows only a part of it, there is a
/// small map, and a button for each region and each Wall site.
pub(super) fn map(desk: &Desk<'_>) -> Markup {
    html! {
        section #map.map data-tabbed="map" aria-label=(desk.word("board-map")) {
            div #map-frame.zframe data-zoom data-home=(home(desk)) {
                div.zview {
                    div #map-scroll.zscroll data-zoom-scroll {
                        div.zsize data-zoom-size { (drawing(desk)) }
                    }
                    (small(desk))
                }
                (jumps(desk))
            }
        }
    }
}

/// The id of the part of the map that a Wall site is.
pub(super) fn site_id(site: Site) -> String {
    format!("site-{site}")
}

fn region_id(region: Region) -> String {
    format!("region-{}", region.number())
}

/// What a frame that shows only a part opens on: where something was put last, else the middle of the land.
fn home(desk: &Desk<'_>) -> String {
    match desk.last() {
        Some(Move::Install { region, .. } | Move::Palace { region }) => region_id(region),
        Some(Move::Governor { to, .. }) => region_id(to),
        Some(Move::Wall { section, .. }) => site_id(section.site()),
        _ => region_id(Region::Three),
    }
}

/// The whole map, or a part of it large enough for a finger.
fn jumps(desk: &Desk<'_>) -> Markup {
    let to = |id: String, name: String, sign: String| {
        html! {
            button type="button" data-zoom-to=(id) { (icon(&sign)) span.sr { (name) } }
        }
    };
    html! {
        div.jumps role="group" aria-label=(desk.word("board-jumps")) {
            button #map-whole type="button" aria-pressed="false" data-zoom-whole { (desk.word("board-whole")) }
            @for site in Site::ALL { (to(site_id(site), desk.word(site.name()), site_icon(site).to_owned())) }
            @for region in Region::ALL { (to(region_id(region), desk.word(region.name()), format!("reg-{}", region.number()))) }
        }
    }
}

/// A small picture of the whole map, with everybody's pieces and what is seen of it.
fn small(desk: &Desk<'_>) -> Markup {
    let (land, table, drawing) = (desk.land, desk.table, &desk.table.board().drawing);
    let mut pieces: Vec<(Seat, Point)> = Vec::new();
    for (places, owners) in drawing.walls.iter().zip(&table.walls) {
        pieces.extend(owners.iter().zip(places).filter_map(|(owner, &at)| owner.map(|seat| (seat, at))));
    }
    for region in Region::ALL {
        let r = region.index();
        pieces.extend(
            table.palaces[r]
                .iter()
                .zip(drawing.palaces[r])
                .filter_map(|(owner, at)| owner.map(|seat| (seat, at))),
        );
        let squares = Spot::ALL.into_iter().filter(|&place| table.board().has_square(region, place));
        pieces.extend(
            squares.filter_map(|place| {
                Some((table.on_square(region, place)?, drawing.squares[r][place.index()]))
            }),
        );
    }
    let (wide, high) = drawing.size;
    html! {
        svg.zmini viewBox=(land.view_box()) aria-hidden="true" data-zoom-mini data-help="none" {
            rect.g-sea width=(wide) height=(high) {}
            path.rampart d={ "M0 " @for places in &drawing.walls { @for (x, y) in places { (y) "H" (x) "V" } } (drawing.walls[0][0].1) "H" (wide) } {}
            @for region in Region::ALL { use.{ "g-wash g-z" (region.number()) } href={ "#" (land.shape(region)) } {} }
            @for (seat, (x, y)) in pieces { circle.{ (Scene::colour(seat)) } cx=(x) cy=(y) r="20" {} }
            rect.seen data-zoom-seen width="0" height="0" {}
        }
    }
}

fn moved((x, y): Point) -> String {
    format!("translate({x} {y})")
}

fn drawing(desk: &Desk<'_>) -> Markup {
    let land = desk.land;
    html! {
        svg #regions.zmap viewBox=(land.view_box()) role="group" aria-label=(desk.word("board-regions")) {
            @if !land.is_printed() { defs { (PreEscaped(&land.defs)) } }
            g aria-hidden="true" data-help="none" {
                use href={ "#" (land.prefix) "-land" } {}
                use href={ "#" (land.prefix) "-walls" } {}
            }
            (walls::walls(desk))
            @for region in Region::ALL { (region_of(desk, region)) }
        }
    }
}

/// A region: its sign, Palace spaces, bonus squares, and Governors beside them.
fn region_of(desk: &Desk<'_>, region: Region) -> Markup {
    let (table, drawing) = (desk.table, &desk.table.board().drawing);
    let (r, number) = (region.index(), region.number());
    let label = drawing.labels[r];
    let spaces = table.board().palace_spaces(table.seats());
    html! {
        g #(region_id(region)) role="group" aria-label=(desk.word(region.name())) {
            g.rseal transform=(moved(label)) aria-hidden="true" {
                rect x="-25" y="-32" width="50" height="64" rx="6" {}
                rect.in x="-21" y="-28" width="42" height="56" rx="3" {}
                use href={ "#zg-reg-" (number) } x="-16" y="-27" width="32" height="32" {}
                text y="23" { (number) }
            }
            @for (n, at) in drawing.palaces[r].iter().take(spaces).enumerate() {
                @if let Some(seat) = table.palaces[r][n] {
                    (palace(desk, seat, region, n, *at))
                } @else {
                    g transform=(moved(*at)) data-help="palace-space" { path.yard d=(HALL) {} path.yin d="M-11 20V2H11V20M-4 20V8H4V20" {} }
                }
            }
            @for place in Spot::ALL.into_iter().filter(|&place| table.board().has_square(region, place)) { (square(desk, region, place)) }
            // What is seen of a region reaches as far as the place beside the squares.
            @let (x, y) = drawing.beside[r];
            rect.room x=(x - 90) y=(y - 22) width="180" height="44" {}
            (beside(desk, region))
            (building(desk, region))
            (destination(desk, region, label))
        }
    }
}

fn palace(desk: &Desk<'_>, seat: Seat, region: Region, n: usize, at: Point) -> Markup {
    let text = Phrase::new("board-palace").with("seat", seat).with("region", region.number());
    html! {
        g #{ "palace-" (region.number()) "-" (n + 1) }.{ "piece " (Scene::colour(seat)) } transform=(moved(at)) data-piece data-from={ "player-p" (seat) } role="img" aria-label=(desk.say(&text)) {
            path.body d=(HALL) {}
            use href={ "#" (emblem(seat)) } x="-10" y="-5" width="20" height="20" {}
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
        rect.slot x="-34" y="-34" width="68" height="68" rx="8" {}
        @if taken.is_none() { use href={ "#zg-" (spot_icon(place)) } x="-25" y="-25" width="50" height="50" {} }
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
            g #(id).square transform=(moved(at)) role="img" aria-label=(label) { (inside) }
        }
        @if let Some(seat) = taken { (governor(desk, seat, region, place.name(), at, "1.22")) }
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
            (governor(desk, seat, region, &format!("beside-p{seat}"), at, ".66"))
            @if count > 1 { text.times x=(at.0 + 16) y=(at.1 + 15) { "×" (count) } }
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
            rect.hit x="-29" y="-34" width="58" height="64" rx="7" {}
            path.slot.clear d=(HALL) {}
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
            rect.slot.clear x="-30" y="-37" width="60" height="74" rx="9" {}
        }))
    }
}
