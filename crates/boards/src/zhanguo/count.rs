//! The final count: Governors, aspects, Tasks, Walls. Before the end it says what would come if the game ended now.

use game::{Phrase, Seat};
use maud::{Markup, html};
use zhanguo::board::TASK_SECTIONS;
use zhanguo::scoring::ASPECT_POINTS;
use zhanguo::{Colour, Phase, Region, Section};

use super::desk::Desk;
use super::marks::{criterion_icon, icon, marker, named_disc, region_badge, signed};

/// A row of the count: what is counted, and what everybody gets for it.
struct Row {
    name: Markup,
    points: Vec<Option<i16>>,
}

impl Row {
    fn new(desk: &Desk<'_>, name: Markup, points: impl Fn(Seat) -> Option<i16>) -> Self {
        Self { name, points: desk.seats().map(points).collect() }
    }
}

/// The whole count, a group for each of the four sources.
pub(super) fn table(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let scores = table.if_counted();
    let before = |seat: Seat| {
        if table.phase == Phase::Over { so_far(desk, seat) } else { i32::from(table.total(seat)) }
    };
    html! {
        section #count.count aria-label=(desk.word("board-count")) {
            @if table.phase == Phase::Over { h2 { (desk.word("board-count")) small { (desk.word("board-count-more")) } } }
            table {
                thead { tr { td {} @for seat in desk.seats() { th scope="col" { (named_disc(desk, seat)) } } } }
                tbody {
                    tr.sofar { th scope="row" { (desk.word("board-count-before")) } @for seat in desk.seats() { td { (before(seat)) } } }
                }
                (group(desk, "final-governors", governors(desk)))
                (group(desk, "final-aspects", aspects(desk)))
                (group(desk, "final-tasks", tasks(desk)))
                (group(desk, "final-walls", walls(desk)))
                tfoot { tr { th scope="row" { (desk.word("board-count-total")) } @for seat in desk.seats() { td { (scores.total(seat)) } } } }
            }
        }
    }
}

/// What a player had before the final count.
fn so_far(desk: &Desk<'_>, seat: Seat) -> i32 {
    let scores = desk.table.scores();
    let counted = |source: &str| source.starts_with("final-");
    scores
        .sources()
        .iter()
        .enumerate()
        .filter(|(_, source)| !counted(source))
        .map(|(n, _)| scores.from(seat, n))
        .sum::<i32>()
}

fn group(desk: &Desk<'_>, source: &str, rows: Vec<Row>) -> Markup {
    html! {
        tbody {
            tr.cap { th colspan=(desk.table.seats() + 1) scope="rowgroup" { (desk.word(source)) } }
            @for row in rows {
                tr {
                    th scope="row" { (row.name) }
                    @for points in row.points { td { @if let Some(points) = points { (signed(points.into())) } @else { span.nil { "–" } } } }
                }
            }

        }
    }
}

/// What is more than nothing.
fn some(points: i16) -> Option<i16> {
    (points != 0).then_some(points)
}

fn governors(desk: &Desk<'_>) -> Vec<Row> {
    Region::ALL
        .into_iter()
        .map(|region| {
            let points = desk.table.governor_points(region);
            Row::new(desk, region_badge(desk, region), |seat| some(points[seat.index()]))
        })
        .collect()
}

fn aspects(desk: &Desk<'_>) -> Vec<Row> {
    Colour::ALL
        .into_iter()
        .map(|aspect| {
            let leader = desk.table.aspect_leader(aspect);
            let name = html! { (marker(desk, aspect)) };
            Row::new(desk, name, |seat| (leader == Some(seat)).then_some(ASPECT_POINTS[aspect.index()]))
        })
        .collect()
}

fn tasks(desk: &Desk<'_>) -> Vec<Row> {
    (0..TASK_SECTIONS)
        .map(|section| {
            let name = desk.say(&Phrase::new("board-task-section").with("section", section + 1));
            Row::new(desk, html! { (name) }, |seat| some(desk.table.task_points(seat, section)))
        })
        .collect()
}

/// Only sections in which a Wall stands.
fn walls(desk: &Desk<'_>) -> Vec<Row> {
    Section::ALL
        .into_iter()
        .filter(|section| desk.table.walls[section.index()].iter().any(Option::is_some))
        .map(|section| {
            let tile = desk.table.board().tile(desk.table.tiles[section.index()]);
            let name = html! { (icon(criterion_icon(tile.criterion))) " " (desk.word(section.name())) };
            Row::new(desk, name, |seat| desk.table.wall_points(seat, section))
        })
        .collect()
}
