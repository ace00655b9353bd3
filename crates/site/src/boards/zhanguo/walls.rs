//! The Great Wall: three sites of two sections, each with a tile and three spaces.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::board::BARS;
use zhanguo::{Move, Phase, Section, Site};

use super::desk::Desk;
use super::emblem;
use super::marks::{criterion_icon, icon, site_icon};
use crate::boards::Scene;
use crate::boards::press::spot;

/// All sites from west to east.
pub(super) fn walls(desk: &Desk<'_>) -> Markup {
    html! {
        div #walls.walls role="group" aria-label=(desk.word("board-walls")) {
            @for site in Site::ALL {
                div.site {
                    span.banner { (icon(site_icon(site))) b { (desk.word(site.name())) } }
                    @for section in Section::ALL.into_iter().filter(|section| section.site() == site) { (section_of(desk, section)) }
                }
            }
        }
    }
}

/// A section: what its tile counts and brings at the end, and the three spaces in the wall.
fn section_of(desk: &Desk<'_>, section: Section) -> Markup {
    let tile = desk.table.board().tile(desk.table.tiles[section.index()]);
    let text = tile_words(desk, section);
    html! {
        svg #{ "wall-" (section) }.section viewBox="0 0 150 117" data-tells={ "about-" (section) } role="group" aria-label=(text) {
            title { (text) }
            g.tile {
                rect x="4" y="2" width="142" height="48" rx="7" {}
                use href={ "#zg-" (criterion_icon(tile.criterion)) } x="9" y="8" width="36" height="36" {}
                @for (n, points) in (0..).zip(tile.points) {
                    rect.late x=(60 + 29 * n) y="13" width="25" height="25" rx="5" {}
                    text.late x=(60 + 29 * n) dx="12.5" y="31" { (points) }
                }
            }
            path.rampart d={ "M2 115V59" @for n in 0..15 { "h9.73" @if n < 14 { @if n % 2 == 0 { "v7" } @else { "v-7" } } } "V115z" } {}
            @for bars in 1..=BARS as u8 { (space(desk, section, bars)) }
        }
    }
}

/// What a section's tile brings at the end.
pub(super) fn tile_words(desk: &Desk<'_>, section: Section) -> String {
    let tile = desk.table.board().tile(desk.table.tiles[section.index()]);
    let text = Phrase::new("board-tile")
        .word("section", section.name())
        .with("points", tile.points.map(|points| points.to_string()).join(" / "))
        .word("criterion", tile.criterion.name());
    desk.say(&text)
}

/// A space of a section: its bars, or the Wall that stands there.
fn space(desk: &Desk<'_>, section: Section, bars: u8) -> Markup {
    let owner = desk.table.walls[section.index()][usize::from(bars) - 1];
    let at = format!("translate({} 92)", 30 + 45 * (i32::from(bars) - 1));
    let id = format!("space-{section}-{bars}");
    let label = desk.say(&Phrase::new("board-space").word("section", section.name()).with("bars", bars));
    let inside = html! {
        rect.slot x="-19" y="-18" width="38" height="36" rx="4" {}
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
            g #(id) transform=(at) { title { (label) } (inside) }
        }
        @if let Some(seat) = owner {
            @let text = Phrase::new("board-wall").with("seat", seat).word("section", section.name());
            g #{ "built-" (section) "-" (bars) }.{ "piece " (Scene::colour(seat)) } transform=(at) data-piece data-from={ "player-p" (seat) } role="img" aria-label=(desk.say(&text)) {
                path.body d="M-18 16V-12h8v6h6v-6h8v6h6v-6h8V16z" {}
                use href={ "#" (emblem(seat)) } x="-8" y="-4" width="17" height="17" {}
            }
        }
    }
}
