//! A rating over time, drawn on the server: the line, the band of what is not known, the bots' levels as dotted lines, a flag
//! at the highest. Twice, for wide pages and for phones: the style sheet shows one of them.

use bots::Level;
use game::Words;
use house::Time;
use house::store::results::Change;
use maud::{Markup, html};

use crate::levels;

/// A day in milliseconds.
const DAY: Time = 86_400_000;

/// So many points are drawn at most: more cannot be told apart.
const POINTS: usize = 160;

/// A drawing's measures: its size, and the room at the left and right for words.
struct Paper {
    class: &'static str,
    width: f64,
    height: f64,
    left: f64,
    right: f64,
    dates: usize,
    numbers: bool,
}

const PAPERS: [Paper; 2] = [
    Paper { class: "large", width: 1100.0, height: 320.0, left: 46.0, right: 140.0, dates: 7, numbers: true },
    Paper { class: "small", width: 360.0, height: 290.0, left: 38.0, right: 84.0, dates: 3, numbers: false },
];

/// How a rating changed, the earliest first, with the levels for so many players; `name` says it all in a sentence.
pub(super) fn plot(words: &Words, course: &[(Time, Change)], game: &str, seats: usize, name: &str) -> Markup {
    let bots: Vec<(Level, f64)> = Level::ALL
        .into_iter()
        .filter_map(|level| levels::rating(game, seats, level).map(|rating| (level, f64::from(rating))))
        .collect();
    html! { @for paper in &PAPERS { (draw(words, paper, course, &bots, name)) } }
}

/// When, how strong, how uncertain: from what was thought before the first game.
fn points(course: &[(Time, Change)]) -> Vec<(Time, f64, f64)> {
    let Some((first, change)) = course.first() else { return Vec::new() };
    let span = course.last().map_or(0, |(last, _)| last - first);
    let mut points = vec![(first - (span / 30).max(DAY / 24), change.before.rating, change.before.deviation)];
    let every = course.len().div_ceil(POINTS).max(1);
    for (n, (at, change)) in course.iter().enumerate() {
        if n % every == every - 1 || n + 1 == course.len() {
            points.push((*at, change.after.rating, change.after.deviation));
        }
    }
    points
}

/// Moves heights apart that would lie on each other.
fn apart(wanted: &[f64], least: f64, most: f64, gap: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&a, &b| wanted[a].total_cmp(&wanted[b]));
    let mut placed = wanted.to_vec();
    let mut next = least;
    for &n in &order {
        placed[n] = placed[n].max(next);
        next = placed[n] + gap;
    }
    let mut last = most;
    for &n in order.iter().rev() {
        placed[n] = placed[n].min(last);
        last = placed[n] - gap;
    }
    placed
}

fn draw(
    words: &Words,
    paper: &Paper,
    course: &[(Time, Change)],
    bots: &[(Level, f64)],
    name: &str,
) -> Markup {
    let points = points(course);
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return html! {} };
    let heights = points.iter().flat_map(|(_, rating, deviation)| [rating - deviation, rating + deviation]);
    let all = || heights.clone().chain(bots.iter().map(|(_, rating)| *rating));
    let low = (all().fold(f64::MAX, f64::min) / 100.0).floor() * 100.0;
    let high = (all().fold(f64::MIN, f64::max) / 100.0).ceil() * 100.0;
    let (bottom, right) = (paper.height - 26.0, paper.width - paper.right);
    let y = |rating: f64| bottom - (bottom - 14.0) * (rating - low) / (high - low).max(1.0);
    let span = (last.0 - first.0).max(1) as f64;
    let x = |at: Time| paper.left + (right - paper.left) * (at - first.0) as f64 / span;
    let at = |(time, rating): (Time, f64)| format!("{:.1} {:.1}", x(time), y(rating));
    let line: Vec<String> = points.iter().map(|(time, rating, _)| at((*time, *rating))).collect();
    let above = points.iter().map(|(time, rating, deviation)| at((*time, rating + deviation)));
    let below = points.iter().rev().map(|(time, rating, deviation)| at((*time, rating - deviation)));
    let band: Vec<String> = above.chain(below).collect();
    let peak = points[1..].iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or(last);
    let step = if (high - low) / 100.0 > 6.0 { 200.0 } else { 100.0 };
    let ticks: Vec<f64> = (0..)
        .map(|n| (low / step).ceil() * step + f64::from(n) * step)
        .take_while(|tick| *tick <= high)
        .collect();
    let labels = apart(&bots.iter().map(|(_, rating)| y(*rating)).collect::<Vec<_>>(), 12.0, bottom, 17.0);
    // A date is said once, however many games a day had.
    let mut dates: Vec<(Time, String)> = Vec::new();
    for n in 0..paper.dates {
        let time = first.0 + (last.0 - first.0) * n as Time / (paper.dates - 1) as Time;
        let date = super::when::month_day(words, time);
        if dates.last().is_none_or(|(_, last)| *last != date) {
            dates.push((time, date));
        }
    }
    html! {
        svg.course.(paper.class) viewBox={ "0 0 " (paper.width) " " (paper.height) } role="img" aria-label=(name) {
            @for ((level, rating), label) in bots.iter().zip(&labels) {
                path.bot d={ "M" (paper.left) " " (format!("{:.1}", y(*rating))) "H" (right) } {}
                text.lv x=(right + 8.0) y=(format!("{:.1}", label + 4.5)) { (words.word(levels::title(*level))) }
                @if paper.numbers { text x=(paper.width - 4.0) y=(format!("{:.1}", label + 4.5)) text-anchor="end" { (rating) } }
            }
            @for tick in &ticks {
                text x=(paper.left - 8.0) y=(format!("{:.1}", y(*tick) + 4.5)) text-anchor="end" { (tick) }
            }
            path.rule d={ "M" (paper.left) " 10V" (bottom) "H" (right) } {}
            @for (n, (time, date)) in dates.iter().enumerate() {
                @let anchor = match n { 0 => "start", n if n + 1 == paper.dates => "end", _ => "middle" };
                text x=(format!("{:.1}", x(*time))) y=(paper.height - 6.0) text-anchor=(anchor) { (date) }
            }
            path.band d={ "M" (band.join("L")) "Z" } {}
            path.line d={ "M" (line.join("L")) } {}
            @let (px, py) = (x(peak.0), y(peak.1));
            path.peak d=(format!("M{px:.1} {:.1}v-17h10l-3 4 3 4h-8v9z", py - 4.0)) {}
            circle.now cx=(format!("{:.1}", x(last.0))) cy=(format!("{:.1}", y(last.1))) r="6" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::strength::Strength;
    use game::Lang;

    use super::*;

    fn course(games: usize) -> Vec<(Time, Change)> {
        let strength = |n: usize| Strength { rating: 1_500.0 + n as f64, deviation: 350.0 / (n + 1) as f64 };
        (0..games)
            .map(|n| (n as Time * DAY, Change { before: strength(n), after: strength(n + 1) }))
            .collect()
    }

    #[test]
    fn one_game_and_a_thousand_can_be_drawn() {
        let words = crate::words(None, Lang::En);
        for games in [1, 2, 1_000] {
            let drawn = plot(&words, &course(games), "great-wall", 3, "a name").into_string();
            assert_eq!(drawn.matches("<svg").count(), 2);
            assert_eq!(drawn.matches("class=\"bot\"").count(), 10, "five levels, twice");
            assert!(!drawn.contains("NaN") && !drawn.contains("inf") && !drawn.contains("style="), "{drawn}");
            assert!(drawn.len() < 30_000, "{}", drawn.len());
        }
        assert_eq!(plot(&words, &[], "great-wall", 3, "a name").into_string(), "");
    }

    #[test]
    fn names_of_levels_never_lie_on_each_other() {
        let mut placed = apart(&[100.0, 101.0, 99.0, 100.5, 290.0], 12.0, 294.0, 17.0);
        placed.sort_by(f64::total_cmp);
        assert!(placed.windows(2).all(|two| two[1] - two[0] >= 17.0 - 1e-9), "{placed:?}");
    }
}
