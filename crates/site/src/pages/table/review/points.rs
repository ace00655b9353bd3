//! The points over the course of a game, by source: a lane for each seat, in which every gain is a disc with its worth, and a
//! table of what each source has brought up to the moment that is shown.
//!
//! Nothing is scaled: places along the way are percentages, so letters and discs have their true size at any width.

use game::{Phrase, Scores, Seat};
use maud::{Markup, html};

use super::super::{TablePage, emblem};
use super::Review;

/// How high a lane is, in pixels, and how much of it the line may use.
const LANE: f64 = 84.0;
const RISE: f64 = 52.0;
/// Where a lane's foot is.
const FOOT: f64 = 74.0;
/// How near discs may stand, in parts of the whole, on a wide screen and on a slim one: nearer ones become one.
const NEAR: [(&str, f64); 2] = [("wide", 0.038), ("slim", 0.095)];
/// So many turns are named along the axis, at most.
const TICKS: usize = 9;

pub(super) fn points(page: &TablePage<'_>, review: &Review) -> Markup {
    let words = page.words;
    let most = review.course.iter().flat_map(Scores::totals).max().unwrap_or(0).max(1);
    let now = &review.course[review.at.min(review.course.len() - 1)];
    html! {
        section #points.panel.course aria-labelledby="points-title" {
            header { h2 #points-title { (words.word("review-points")) } p { (words.word("review-points-more")) } }
            div.lanes {
                @for player in page.scene.players { (lane(page, review, player.seat, most)) }
                (axis(page, review))
            }
            (table(page, now))
        }
    }
}

/// How far along the way a moment is, as an attribute says it.
pub(super) fn along(at: usize, length: usize) -> String {
    format!("{:.2}%", 100.0 * at as f64 / length.max(1) as f64)
}

fn height(points: i32, most: i32) -> f64 {
    FOOT - RISE * f64::from(points.max(0)) / f64::from(most)
}

/// A gain: after which decision, how many points, the total then, and from where.
struct Gain {
    at: usize,
    points: i32,
    total: i32,
    sources: Vec<&'static str>,
}

/// What a seat won and lost, decision by decision; what lies too near together is one.
fn gains(course: &[Scores], seat: Seat, near: f64) -> Vec<Gain> {
    let length = course.len().saturating_sub(1).max(1);
    let mut gains: Vec<Gain> = Vec::new();
    for (n, two) in course.windows(2).enumerate() {
        let (before, after) = (&two[0], &two[1]);
        let points = after.total(seat) - before.total(seat);
        let from = |source: &usize| after.from(seat, *source) != before.from(seat, *source);
        let sources: Vec<&'static str> =
            (0..after.sources().len()).filter(from).map(|source| after.sources()[source]).collect();
        if sources.is_empty() {
            continue;
        }
        match gains.last_mut() {
            Some(last) if ((n + 1 - last.at) as f64) < near * length as f64 => {
                last.points += points;
                last.total = after.total(seat);
                for source in sources {
                    if !last.sources.contains(&source) {
                        last.sources.push(source);
                    }
                }
            }
            _ => gains.push(Gain { at: n + 1, points, total: after.total(seat), sources }),
        }
    }
    gains
}

fn lane(page: &TablePage<'_>, review: &Review, seat: Seat, most: i32) -> Markup {
    let words = page.words;
    let length = review.length;
    let course = &review.course;
    let total = course.last().map_or(0, |scores| scores.total(seat));
    let told: Vec<String> = gains(course, seat, 0.0).iter().map(|gain| said(page, gain)).collect();
    let summary = Phrase::new("review-lane").with("name", words.name(seat)).with("total", total);
    // A staircase: it stands still between gains.
    let mut line = format!("M0 {:.1}", height(course[0].total(seat), most));
    for (n, scores) in course.iter().enumerate().skip(1) {
        if scores.total(seat) != course[n - 1].total(seat) {
            line.push_str(&format!("H{n}V{:.1}", height(scores.total(seat), most)));
        }
    }
    line.push_str(&format!("H{length}"));
    let area = format!("{line}V{FOOT}H0Z");
    html! {
        div.{ "lane p" (seat) } {
            span.who { (emblem(page.board, seat)) span.name { (words.name(seat)) } }
            svg.graph role="img" aria-label={ (words.say(&summary)) " " (told.join(" ")) } height=(LANE) {
                svg.stairs viewBox={ "0 0 " (length.max(1)) " " (LANE) } preserveAspectRatio="none" width="100%" height=(LANE) aria-hidden="true" {
                    path.wash d=(area) {} path.line d=(line) {}
                }
                line.foot x1="0" x2="100%" y1=(FOOT) y2=(FOOT) {}
                line.cursor x1=(along(review.at, length)) x2=(along(review.at, length)) y1="0" y2=(LANE) {}
                @for (width, near) in NEAR {
                    g.(width) { @for gain in gains(course, seat, near) { (disc(page, &gain, length, most)) } }
                }
            }
            b.total { (total) }
        }
    }
}

fn disc(page: &TablePage<'_>, gain: &Gain, length: usize, most: i32) -> Markup {
    let (x, y) = (along(gain.at, length), height(gain.total, most));
    html! {
        g.gain.loss[gain.points < 0] {
            title { (said(page, gain)) }
            circle cx=(x) cy=(format!("{y:.1}")) r="11" {}
            text x=(x) y=(format!("{:.1}", y + 4.2)) { (gain.points) }
        }
    }
}

/// “Decision 12: 5, favours.”
fn said(page: &TablePage<'_>, gain: &Gain) -> String {
    let sources: Vec<String> = gain.sources.iter().map(|source| page.words.word(source)).collect();
    page.words.say(
        &Phrase::new("review-gain")
            .with("decision", gain.at)
            .with("points", i64::from(gain.points))
            .with("sources", sources.join(", ")),
    )
}

/// The numbers of turns below the lanes.
pub(super) fn axis(page: &TablePage<'_>, review: &Review) -> Markup {
    let turns = review.turns.len();
    let every = turns.div_ceil(TICKS).max(1);
    let begins = |turn: usize| if turn == 0 { 0 } else { review.turns[turn - 1] };
    html! {
        div.lane.axis aria-hidden="true" {
            span.who { (page.say("review-axis")) }
            svg.graph height="22" {
                @for (n, turn) in (0..turns).step_by(every).enumerate() {
                    @let x = along(begins(turn), review.length);
                    g.odd[n % 2 == 1] { line.tick x1=(x) x2=(x) y1="0" y2="5" {} text x=(x) y="18" { (turn + 1) } }
                }
                line.cursor x1=(along(review.at, review.length)) x2=(along(review.at, review.length)) y1="0" y2="6" {}
            }
            b.total {}
        }
    }
}

/// What every source has brought up to now.
fn table(page: &TablePage<'_>, now: &Scores) -> Markup {
    let words = page.words;
    let seats: Vec<Seat> = page.scene.players.iter().map(|player| player.seat).collect();
    let used = |source: &usize| seats.iter().any(|&seat| now.from(seat, *source) != 0);
    let rows: Vec<usize> = (0..now.sources().len()).filter(used).collect();
    html! {
        table.scores {
            caption { (words.word("review-points-now")) }
            thead { tr {
                th scope="col" { span.sr { (words.word("end-source")) } }
                @for &seat in &seats { th scope="col" { (emblem(page.board, seat)) span.sr { (words.name(seat)) } } }
            } }
            tbody {
                @for &source in &rows {
                    tr { th scope="row" { (words.word(now.sources()[source])) } @for &seat in &seats { td { (now.from(seat, source)) } } }
                }
            }
            tfoot { tr { th scope="row" { (words.word("end-total")) } @for &seat in &seats { td { (now.total(seat)) } } } }
        }
    }
}
