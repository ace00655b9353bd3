//! The Great Wall: three sites of two sections, each a tower with a tile and three spaces in the wall.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::board::BARS;
use zhanguo::{Criterion, Move, Phase, Section, Site};

use super::desk::Desk;
use super::emblem;
use super::map::site_id;
use super::marks::criterion_icon;
use crate::Scene;
use crate::press::spot;

/// All sites from west to east.
pub(super) fn walls(desk: &Desk<'_>) -> Markup {
    html! {
        g #walls role="group" aria-label=(desk.word("board-walls")) {
            @for site in Site::ALL {
                @let (x, y) = desk.table.board().drawing.banners[site.index()];
                g #(site_id(site)) role="group" aria-label=(desk.word(site.name())) {
                    text.sname x=(x) y=(y) aria-hidden="true" { (desk.word(site.name())) }
                    @for section in Section::ALL.into_iter().filter(|section| section.site() == site) { (section_of(desk, section)) }
                }
            }
        }
    }
}

/// A section: what its tile counts is the plaque of its tower, what it brings stands above its three spaces.
fn section_of(desk: &Desk<'_>, section: Section) -> Markup {
    let (x, y) = desk.table.board().drawing.tiles[section.index()];
    let tile = desk.table.board().tile(desk.table.tiles[section.index()]);
    let text = tile_words(desk, section);
    html! {
        g #{ "wall-" (section) }.wsec role="group" aria-label=(text) data-help={ "zg-" (criterion_icon(tile.criterion)) } data-now=(worth(desk, section)) {
            rect.hit x=(x - 22) y=(y - 28) width="44" height="56" {}
            use href={ "#zg-" (criterion_icon(tile.criterion)) } x=(x - 18) y=(y - 18) width="36" height="36" {}
            @for (bars, points) in (1..=BARS as u8).zip(tile.points) { (space(desk, section, bars, points)) }
        }
    }
}

/// What a section's tile brings at the end.
fn tile_words(desk: &Desk<'_>, section: Section) -> String {
    let tile = desk.table.board().tile(desk.table.tiles[section.index()]);
    let text = Phrase::new("board-tile")
        .word("section", section.name())
        .with("points", tile.points.map(|points| points.to_string()).join(" / "))
        .word("criterion", tile.criterion.name());
    desk.say(&text)
}

/// What a Wall of the player there is worth now, or what one would be.
fn worth(desk: &Desk<'_>, section: Section) -> String {
    let (table, seat) = (desk.table, desk.seat());
    let tile = table.board().tile(table.tiles[section.index()]);
    let count = table.player(seat).count(tile.criterion);
    let unrest: u8 = table.player(seat).unrest.iter().sum();
    let each = |points: i16| match tile.criterion {
        Criterion::TotalUnrest => points - i16::from(unrest),
        _ => points * count,
    };
    let phrase = match table.wall_points(seat, section) {
        Some(points) => Phrase::new("board-now-wall").with("points", points),
        None => {
            let all = tile.points.map(|points| each(points).to_string().replace('-', "−"));
            Phrase::new("board-now-no-wall").with("points", all.join(" / "))
        }
    };
    desk.say(&phrase)
}

/// A space of a section: its points at the end, and its bars or the Wall that stands there.
fn space(desk: &Desk<'_>, section: Section, bars: u8, points: i16) -> Markup {
    let n = usize::from(bars) - 1;
    let owner = desk.table.walls[section.index()][n];
    let (x, y) = desk.table.board().drawing.walls[section.index()][n];
    let at = format!("translate({x} {y})");
    let id = format!("space-{section}-{bars}");
    let label = Phrase::new("board-space").word("section", section.name()).with("bars", bars);
    let label = desk.say(&label.with("points", points));
    let inside = html! {
        rect.hit x="-21" y="-44" width="42" height="66" {}
        text.late y="-25" aria-hidden="true" { (points) }
        rect.slot x="-18" y="-18" width="36" height="36" rx="4" {}
        @if owner.is_none() {
            @for n in 0..i32::from(bars) {
                rect.bar x={ (9 * n - (9 * (i32::from(bars) - 1)) / 2 - 3) } y="-9" width="5" height="18" rx="1.500" {}
            }
        }
    };
    html! {
        @if desk.asked() == Some(Phase::Wall) {
            @let press = desk.press(format!("do=wall section={section} bars={bars}"), Move::Wall { section, bars });
            (spot(&id, "square", &at, &label, &press, &inside))
        } @else {
            g #(id) transform=(at) role="img" aria-label=(label) { (inside) }
        }
        @if let Some(seat) = owner {
            @let text = Phrase::new("board-wall").with("seat", seat).word("section", section.name());
            g #{ "built-" (section) "-" (bars) }.{ "piece " (Scene::colour(seat)) } transform=(at) data-piece data-from={ "player-p" (seat) } role="img" aria-label=(desk.say(&text)) {
                path.body d="M-18 17V-14h8v6h6v-6h8v6h6v-6h8V17z" {}
                use href={ "#" (emblem(seat)) } x="-9" y="-5" width="18" height="18" {}
            }
        }
    }
}
