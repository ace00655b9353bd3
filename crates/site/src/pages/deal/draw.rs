//! The drawings of a deal's page: the points of all tables, and the tree in which they parted. Text keeps its size, so each is drawn
//! for its own width; the tree has no place on a phone, where its words stand in the rows.

use std::collections::BTreeMap;

use game::Phrase;
use maud::{Markup, html};

use super::{DealPage, letter, mean};

/// The height of a row of the list beside the tree, and of its head.
const ROW: f64 = 50.0;
const HEAD: f64 = 34.0;
/// The width of the tree, where its first and last partings stand.
const WIDTH: f64 = 340.0;
const FIRST: f64 = 26.0;
const LAST: f64 = 270.0;
/// Labels above the tree stand so far apart.
const APART: f64 = 34.0;

/// So many tables have their names above their points, in so many rows at most.
const NAMED: usize = 12;
const LEVELS: usize = 4;
/// How high a row of names is, and about how wide a letter.
const LEVEL: f64 = 18.0;
const LETTER: f64 = 7.2;

/// The size of the little drawing of chances in a row.
pub(super) const COURSE: (f64, f64) = (126.0, 32.0);

/// The chance to win over a game, from nothing at the foot to certain at the top, with the middle and where it ended.
pub(super) fn course(chances: &[f64]) -> Markup {
    let (width, height) = (COURSE.0 - 8.0, COURSE.1 - 6.0);
    let steps = chances.len().saturating_sub(1).max(1) as f64;
    let point = |(n, chance): (usize, &f64)| {
        format!("{:.1} {:.1}", 1.0 + width * n as f64 / steps, 3.0 + height * (1.0 - chance))
    };
    let line: Vec<String> = chances.iter().enumerate().map(point).collect();
    html! {
        path.grid d={ "M1 " (3.0 + height / 2.0) "H" (1.0 + width) } {}
        @if let Some(last) = chances.last() {
            path.edge d={ "M" (line.join("L")) } {}
            circle cx=(1.0 + width) cy=(format!("{:.1}", 3.0 + height * (1.0 - last))) r="3" {}
        }
    }
}

/// The points of all tables on one line, with par.
pub(super) fn dots(deal: &DealPage<'_>) -> Markup {
    let (Some(par), true) = (deal.par(), deal.rows.len() > 1) else { return html! {} };
    let words = deal.context.words;
    let mine =
        deal.mine().filter(|row| row.fared.aside.is_none()).map(|row| f64::from(deal.points(row)) - par);
    let you = mine.map(|by| {
        // A number where it is whole, so that the words can agree with it.
        let phrase = Phrase::new("deal-points-you").with("side", if by > 0.0 { "above" } else { "below" });
        words.say(&match (by.abs() * 10.0).round() / 10.0 {
            whole if whole.fract() == 0.0 => phrase.with("points", whole as i64),
            other => phrase.with("points", mean(words, other)),
        })
    });
    html! {
        section.panel.points.(deal.colour()) aria-labelledby="points" {
            h2 #points { (deal.with_seat(Phrase::new("deal-points"))) }
            p.sub { (deal.say("deal-points-par")) @if let Some(you) = you { " " (you) } }
            (plot(deal, par, 800.0, "wide"))
            (plot(deal, par, 330.0, "little"))
        }
    }
}

fn plot(deal: &DealPage<'_>, par: f64, width: f64, class: &str) -> Markup {
    let mut by_points: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
    for (n, row) in deal.rows.iter().enumerate() {
        by_points.entry(deal.points(row)).or_default().push(n);
    }
    let (least, most) = (
        by_points.keys().next().copied().unwrap_or(0).min(par.floor() as i32) - 1,
        by_points.keys().next_back().copied().unwrap_or(0).max(par.ceil() as i32) + 1,
    );
    let x =
        |points: f64| 24.0 + (width - 48.0) * (points - f64::from(least)) / f64::from((most - least).max(1));
    let step =
        [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| (most - least) / step <= (width / 70.0) as i32);
    let step = step.unwrap_or(200);
    let tall = by_points.values().map(Vec::len).max().unwrap_or(1).min(8) as f64;
    let words = deal.context.words;
    let names = if class == "wide" && deal.rows.len() <= NAMED {
        let of = |(points, rows): (&i32, &Vec<usize>)| (x(f64::from(*points)), called(deal, rows));
        beside(by_points.iter().map(of).collect(), width)
    } else {
        Vec::new()
    };
    let levels = names.iter().map(|name| name.level + 1).max().unwrap_or(0) as f64;
    let top = 26.0 + levels * LEVEL;
    let base = top + tall * 27.0;
    let told: Vec<String> = deal.rows.iter().map(|row| deal.points(row).to_string()).collect();
    let told = Phrase::new("deal-points-told").with("points", told.join(", ")).with("par", mean(words, par));
    let place = |value: f64| format!("{value:.1}");
    html! {
        svg.plot.(class) viewBox={ "0 0 " (width) " " (place(base + 34.0)) } role="img" aria-label=(words.say(&told)) {
            path.base d={ "M4 " (place(base)) "H" (width - 4.0) } {}
            @for mark in (least..=most).filter(|mark| mark.rem_euclid(step) == 0) {
                path.base d={ "M" (place(x(f64::from(mark)))) " " (place(base)) "v5" } {}
                text x=(place(x(f64::from(mark)))) y=(place(base + 22.0)) text-anchor="middle" { (mark) }
            }
            path.par d={ "M" (place(x(par))) " 18V" (place(base + 4.0)) } {}
            text.parl x=(place(x(par))) y="13" text-anchor="middle" { (words.say(&Phrase::new("deal-par-is").with("par", mean(words, par)))) }
            @for name in &names {
                @let high = top - 8.0 - name.level as f64 * LEVEL;
                path.lead d={ "M" (place(name.at)) " " (place(high + 4.0)) "V" (place(base - 8.0)) } {}
            }
            @for name in &names {
                text.who x=(place(name.middle)) y=(place(top - 8.0 - name.level as f64 * LEVEL)) text-anchor="middle" { (name.text) }
            }
            @for (points, rows) in &by_points {
                @let at = x(f64::from(*points));
                @for (up, &n) in rows.iter().take(8).enumerate() {
                    @let y = base - 14.0 - up as f64 * 27.0;
                    g.pt.mine[deal.rows[n].is(deal.me)] {
                        circle cx=(place(at)) cy=(place(y)) r="12" {}
                        text x=(place(at)) y=(place(y + 4.5)) text-anchor="middle" { (points) }
                    }
                }
            }
        }
    }
}

/// Names above points.
struct Name {
    /// Where the points are, and where the middle of the names is.
    at: f64,
    middle: f64,
    /// In which row, from below.
    level: usize,
    text: String,
}

/// Those who have the same points: the first two by name.
fn called(deal: &DealPage<'_>, rows: &[usize]) -> String {
    let names: Vec<&str> = rows.iter().take(2).map(|&n| deal.rows[n].name.as_str()).collect();
    match rows.len() - names.len() {
        0 => names.join(", "),
        more => format!("{} +{more}", names.join(", ")),
    }
}

/// Puts names into rows, so that none lies over another or leaves the drawing; those that find no room are left out.
fn beside(names: Vec<(f64, String)>, width: f64) -> Vec<Name> {
    let mut ends = [f64::MIN; LEVELS];
    let mut put = Vec::new();
    for (at, text) in names {
        let half = text.chars().count() as f64 * LETTER / 2.0;
        let middle = at.min(width - 4.0 - half).max(4.0 + half);
        if let Some(level) = ends.iter().position(|end| *end + 12.0 < middle - half) {
            ends[level] = middle + half;
            put.push(Name { at, middle, level, text });
        }
    }
    put
}

/// The tree: its leaves are the rows of the list.
pub(super) fn tree(deal: &DealPage<'_>) -> Markup {
    if deal.partings.is_empty() {
        return html! {};
    }
    let standing = deal.standing();
    let leaf = |table: usize| {
        let row = standing.iter().position(|&n| n == table).unwrap_or(0);
        HEAD + ROW * (row as f64 + 0.5)
    };
    let mut columns: Vec<usize> = deal.partings.iter().map(|one| one.at).collect();
    columns.sort_unstable();
    columns.dedup();
    let gap = (LAST - FIRST) / columns.len().saturating_sub(1).max(1) as f64;
    let gap = gap.min(70.0);
    let column = |at: usize| FIRST + gap * columns.iter().position(|one| *one == at).unwrap_or(0) as f64;
    let middle =
        |tables: &[usize]| tables.iter().map(|&table| leaf(table)).sum::<f64>() / tables.len().max(1) as f64;
    let all = |number: usize| deal.partings[number].tables().collect::<Vec<usize>>();
    let mine = |tables: &[usize]| tables.iter().any(|&n| deal.rows.get(n).is_some_and(|row| row.is(deal.me)));
    let height = HEAD + ROW * standing.len() as f64;
    let place = |value: f64| format!("{value:.1}");
    let list: Vec<String> = deal
        .partings
        .iter()
        .enumerate()
        .map(|(n, one)| {
            let decision = Phrase::new("deal-decision").with("decision", one.at + 1);
            format!("{} {}", letter(n), deal.context.words.say(&decision).to_lowercase())
        })
        .collect();
    let told = deal.context.words.say(&Phrase::new("deal-tree").with("list", list.join(", ")));
    let branch = |from: (f64, f64), way: &[usize], next: Option<usize>| {
        let to = match next {
            Some(next) => (column(deal.partings[next].at), middle(&all(next))),
            None => ((from.0 + gap.max(30.0)).min(WIDTH - 30.0), middle(way)),
        };
        let half = f64::midpoint(from.0, to.0);
        format!(
            "M{} {}C{} {} {} {} {} {}",
            place(from.0),
            place(from.1),
            place(half),
            place(from.1),
            place(half),
            place(to.1),
            place(to.0),
            place(to.1)
        )
    };
    let thick = |count: usize| match count {
        1 => "w1",
        2..=3 => "w2",
        4..=6 => "w3",
        7..=12 => "w4",
        _ => "w5",
    };
    let next_of = |number: usize, way: &[usize]| {
        deal.partings.iter().enumerate().position(|(n, one)| {
            n > number
                && one.from == Some(number)
                && one.tables().next().is_some_and(|table| way.contains(&table))
        })
    };
    let (root, trunk) = (all(0), place(middle(&all(0))));
    let mut labelled = f64::MIN;
    let labels: Vec<bool> = columns
        .iter()
        .map(|&at| {
            let shown = column(at) - labelled >= APART;
            if shown {
                labelled = column(at);
            }
            shown
        })
        .collect();
    html! {
        svg.plot.tree viewBox={ "0 0 " (WIDTH) " " (height) } width=(WIDTH) height=(height) role="img" aria-label=(told) {
            @for (&at, &shown) in columns.iter().zip(&labels) {
                path.round d={ "M" (place(column(at))) " " (HEAD) "V" (height) } {}
                @if shown { text x=(place(column(at))) y="20" text-anchor="middle" { (at + 1) } }
            }
            path.{ "br " (thick(root.len())) @if mine(&root) { " mine" } } d={ "M4 " (trunk) "H" (place(column(deal.partings[0].at))) } {}
            @for (number, parting) in deal.partings.iter().enumerate() {
                @let from = (column(parting.at), middle(&all(number)));
                @for way in &parting.ways {
                    @let next = next_of(number, way);
                    path.{ "br " (thick(way.len())) @if mine(way) { " mine" } } d=(branch(from, way, next)) {}
                    @if next.is_none() {
                        @let end = (from.0 + gap.max(30.0)).min(WIDTH - 30.0);
                        @for &table in way {
                            // Tables that never parted lie beside each other from here on.
                            path.{ "br w1" @if mine(&[table]) { " mine" } } d={
                                "M" (place(end)) " " (place(middle(way))) "L" (place((end + 14.0).min(WIDTH - 8.0))) " " (place(leaf(table))) "H" (WIDTH)
                            } {}
                            circle.leaf.mine[mine(&[table])] cx=(WIDTH - 4.0) cy=(place(leaf(table))) r="4" {}
                        }
                    }
                }
            }
            @for (number, parting) in deal.partings.iter().enumerate() {
                @let (x, y) = (column(parting.at), middle(&all(number)));
                g.nd { circle cx=(place(x)) cy=(place(y)) r="10" {} text x=(place(x)) y=(place(y + 4.5)) text-anchor="middle" { (letter(number)) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lie_beside_each_other_and_within_the_drawing() {
        let long = "a name of 24 letters long";
        let names = [4.0, 30.0, 60.0, 400.0, 700.0, 790.0].map(|at| (at, long.to_owned()));
        let put = beside(names.to_vec(), 800.0);
        let half = long.chars().count() as f64 * LETTER / 2.0;
        assert_eq!(put.iter().map(|name| name.level).collect::<Vec<_>>(), [0, 1, 2, 0, 0, 1]);
        for (n, name) in put.iter().enumerate() {
            assert!(name.middle - half >= 0.0 && name.middle + half <= 800.0);
            let apart = |other: &Name| (other.middle - name.middle).abs() > 2.0 * half;
            assert!(put[..n].iter().all(|other| other.level != name.level || apart(other)));
        }
        let crowd = (0..12).map(|n| (400.0 + f64::from(n), long.to_owned())).collect();
        assert_eq!(beside(crowd, 800.0).len(), LEVELS, "the others are left out");
    }
}
