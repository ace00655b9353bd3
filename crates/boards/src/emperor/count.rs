//! The final count, step by step: each open region, alliance and row is shown on the map as it is counted, all else lies
//! under a veil, and the points walk along the wall.

use emperor::roads::Row;
use emperor::scoring::Alliance;
use emperor::{Phase, Region};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::desk::{Desk, moved};
use super::ground::pt;
use super::map::plate;
use super::outline::{Pt, apart, between, short};
use super::prompt::gain;
use crate::Scene;

/// What is counted in one step, and what it brings.
enum Step {
    Open(Region, Vec<(Seat, u32)>),
    Alliance(Alliance),
    Row(Seat, Row),
}

impl Step {
    fn gains(&self) -> Vec<(Seat, u32)> {
        match self {
            Self::Open(_, gains) => gains.clone(),
            Self::Alliance(made) => made.seats.iter().map(|&seat| (seat, made.points)).collect(),
            Self::Row(seat, row) => vec![(*seat, row.points())],
        }
    }
}

/// All that is counted, in the order of the rules; nothing before the game is over.
fn steps(desk: &Desk<'_>) -> Vec<Step> {
    if desk.table.phase != Phase::Over {
        return Vec::new();
    }
    let mut all = Vec::new();
    for (region, points) in desk.table.open_regions() {
        let gains: Vec<(Seat, u32)> = desk
            .seats()
            .map(|seat| (seat, u32::from(points[seat.index()])))
            .filter(|(_, points)| *points > 0)
            .collect();
        if !gains.is_empty() {
            all.push(Step::Open(region, gains));
        }
    }
    all.extend(desk.table.alliances().into_iter().map(Step::Alliance));
    all.extend(desk.table.all_rows().into_iter().map(|(seat, row)| Step::Row(seat, row)));
    all
}

/// The totals before the count, after each of its steps, and at last.
pub(super) fn totals(desk: &Desk<'_>) -> Vec<Vec<i32>> {
    let scores = desk.table.scores();
    let mut now: Vec<i32> = desk.seats().map(|seat| scores.from(seat, 0)).collect();
    let mut all = vec![now.clone()];
    for step in steps(desk) {
        for (seat, points) in step.gains() {
            now[seat.index()] += points as i32;
        }
        all.push(now.clone());
    }
    all.push(now);
    all
}

/// What each step shows on the map.
pub(super) fn scenes(desk: &Desk<'_>) -> Markup {
    html! {
        @for (n, step) in (1..).zip(steps(desk)) {
            g.counting data-help="none" data-step=(n) hidden {
                @match &step {
                    Step::Open(region, gains) => (open(desk, n, *region, gains)),
                    Step::Alliance(made) => (alliance(desk, n, made)),
                    Step::Row(seat, row) => (row_of(desk, n, *seat, row)),
                }
            }
        }
    }
}

/// All but these regions steps back.
fn veil(desk: &Desk<'_>, n: usize, regions: &[Region]) -> Markup {
    let (land, frame) = (desk.land, &desk.land.frame);
    let sheet = |class: &str, mask: Option<String>| {
        html! {
            rect.{ (class) } x=(short(frame.left)) y=(short(frame.top)) width=(short(frame.width())) height=(short(frame.height())) mask=[mask] {}
        }
    };
    html! {
        mask #{ "veil-" (n) } {
            (sheet("lit", None))
            @for region in regions { use.cut-out href={ "#" (land.shape(*region)) } {} }
        }
        (sheet("veil", Some(format!("url(#veil-{n})"))))
        @for region in regions { use.lit-region href={ "#" (land.shape(*region)) } {} }
    }
}

fn open(desk: &Desk<'_>, n: usize, region: Region, gains: &[(Seat, u32)]) -> Markup {
    let (x, y) = pt(desk.table.board().drawing.labels[region.index()]);
    html! {
        (veil(desk, n, &[region]))
        g.gains transform=(moved((x, y + 10.0))) { g transform="scale(1.7)" { (plate(gains, 0.0)) } }
    }
}

/// The two courts, joined over the number of their alliance.
fn alliance(desk: &Desk<'_>, n: usize, made: &Alliance) -> Markup {
    let ends = made.regions.map(|region| desk.land.dragon(region));
    let number = pt(desk.table.board().drawing.alliances[made.number - 1]);
    // The bond ends at the edge of a dragon space, so that the emissaries are seen.
    let edges = ends.map(|at| between(at, number, 25.0 / apart(at, number).max(25.0)));
    let bond = format!("{}{}", arc(edges[0], number), arc(number, edges[1]));
    html! {
        (veil(desk, n, &made.regions))
        path.bond.edge d=(bond) {}
        path.bond d=(bond) {}
        @for (region, at) in made.regions.into_iter().zip(ends) {
            g.tally transform=(moved((at.0 + 31.0, at.1 - 15.0))) { circle r="15" {} text y="6.6" { (desk.table.court(region)) } }
        }
        g.number transform=(moved(number)) { circle r="20" {} text y="6.8" { (made.number) } }
    }
}

fn arc(a: Pt, b: Pt) -> String {
    let middle = between(a, b, 0.5);
    let bend = (middle.0 - (b.1 - a.1) * 0.12, middle.1 + (b.0 - a.0) * 0.12);
    format!(
        "M{},{}Q{},{} {},{}",
        short(a.0),
        short(a.1),
        short(bend.0),
        short(bend.1),
        short(b.0),
        short(b.1)
    )
}

/// A row along the roads, house by house.
fn row_of(desk: &Desk<'_>, n: usize, seat: Seat, row: &Row) -> Markup {
    let roads: String =
        row.spaces.windows(2).map(|ends| desk.ways().path(desk.land, ends[0], ends[1])).collect();
    html! {
        (veil(desk, n, &[]))
        g.{ "rowline " (Scene::colour(seat)) } {
            path.under d=(roads) {}
            path.over d=(roads) {}
            @for space in &row.spaces {
                @if desk.table.has_fort(*space) { use href={ "#fort-" (space) } {} }
                use href={ "#house-" (space) } {}
            }
            @for (nth, space) in (1..).zip(&row.spaces) {
                @let (x, y) = desk.land.space(*space);
                g.nth transform=(moved((x + 15.0, y - 17.0))) { circle r="8.5" {} text y="4" { (nth) } }
                @if desk.table.has_fort(*space) {
                    g.times transform=(moved((x - 31.0, y + 2.0))) { rect x="-14" y="-10" width="28" height="20" rx="5" {} text y="5" { "×2" } }
                }
            }
        }
    }
}

/// Playing, pausing, going back and forth, and what is being counted.
pub(super) fn controls(desk: &Desk<'_>) -> Markup {
    let steps = steps(desk);
    let last = steps.len() + 1;
    let go = |way: &str, sign: &str, word: &str| {
        html! { button.{ "go " (way) } type="button" data-go=(way) title=(desk.word(word)) aria-label=(desk.word(word)) { (sign) } }
    };
    let winners: Vec<Seat> = desk.table.scores().winners().collect();
    let winners = Phrase::new("board-count-winner").with("count", winners.len()).with("seats", winners);
    html! {
        div #count.countbar role="group" aria-label=(desk.word("board-count")) {
            div.buttons {
                (go("back", "◀", "board-count-back"))
                button.primary.go.play type="button" data-go="play" {
                    span.off { "▶ " (desk.word("board-count-play")) }
                    span.on { "❚❚ " (desk.word("board-count-pause")) }
                }
                (go("forward", "▶", "board-count-forward"))
                span.at { span data-step-at { (last) } " / " (last) }
                button type="button" data-skip="map" { (desk.word("end-skip")) }
            }
            div.captions aria-live="polite" {
                p data-step="0" hidden { b { (desk.word("board-count-before")) } " " span { (desk.word("board-count-before-more")) } }
                @for (n, step) in (1..).zip(&steps) { (caption(desk, n, step)) }
                p data-step=(last) { b { (desk.say(&winners)) } " " span { (desk.word("board-count-over")) } }
            }
        }
    }
}

fn caption(desk: &Desk<'_>, n: usize, step: &Step) -> Markup {
    let (title, more) = match step {
        Step::Open(region, _) => {
            let title = Phrase::new("board-count-open").with("region", desk.region(*region));
            (title, desk.word("board-count-open-more"))
        }
        Step::Alliance(made) => {
            let [one, other] = made.regions.map(|region| desk.region(region));
            let title = Phrase::new("board-alliance")
                .with("number", made.number)
                .with("one", one)
                .with("other", other);
            let more = Phrase::new("board-count-alliance-more").with("points", made.points);
            (title, desk.say(&more))
        }
        Step::Row(seat, row) => {
            let title = Phrase::new("board-count-row").with("seat", *seat).with("count", row.spaces.len());
            (title, desk.word(if row.doubled { "board-count-row-doubled" } else { "board-count-row-more" }))
        }
    };
    html! {
        p data-step=(n) hidden {
            b { (desk.say(&title)) } " " span { (more) } " "
            @for (seat, points) in step.gains() { (gain(desk, seat, points)) }
        }
    }
}
