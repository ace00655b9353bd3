//! The end of the game: the count and the way there.

use game::{Phrase, Scores, Seat};
use maud::{Markup, html};

use super::{TablePage, emblem};
use crate::boards::Sitter;

/// How a game ended.
pub struct End {
    /// The final points.
    pub scores: Scores,
    /// The totals after each decision, by seat.
    pub course: Vec<Vec<i32>>,
}

/// The end of the game: scores by source, the course of the scores, a new match.
pub(super) fn ending(page: &TablePage<'_>, end: &End) -> Markup {
    let (context, scores) = (page, &end.scores);
    let seats: Vec<Seat> = page.scene.players.iter().map(|player| player.seat).collect();
    let winners: Vec<Seat> = scores.winners().collect();
    let won = Phrase::new("end-winners").with("count", winners.len()).with("winners", winners.clone());
    html! {
        section #end.panel.end aria-label=(context.say("end")) {
            h2 { (page.words.say(&won)) }
            div.endgrid {
                table.scores {
                    thead { tr {
                        th { span.sr { (context.say("end-source")) } }
                        @for player in page.scene.players {
                            th scope="col" { (emblem(page.board, player.seat)) " " (player.name) }
                        }
                    } }
                    tbody {
                        @for (n, source) in scores.sources().iter().enumerate() {
                            @if seats.iter().any(|&seat| scores.from(seat, n) != 0) {
                                tr {
                                    th scope="row" { (context.say(source)) }
                                    @for &seat in &seats { td { (scores.from(seat, n)) } }
                                }
                            }
                        }
                    }
                    tfoot { tr {
                        th scope="row" { (context.say("end-total")) }
                        @for &seat in &seats { td.wins[winners.contains(&seat)] { (scores.total(seat)) } }
                    } }
                }
                (chart(page, end))
            }
            p.acts {
                @if let Some(next) = &page.rematch {
                    a.button.primary href={ "/t/" (next) } { (context.say("rematch-there")) }
                } @else if page.scene.players.iter().any(|player| player.sitter == Sitter::You) {
                    button.primary type="button" data-post="rematch" { (context.say("rematch")) }
                }
                a.button href="/" { (context.say("home")) }
                a.button href={ (page.path) "/record" } download { (context.say("record")) }
            }
        }
    }
}

/// The totals over the course of the game, a line for each player.
fn chart(page: &TablePage<'_>, end: &End) -> Markup {
    let (width, height) = (520.0, 180.0);
    let most = end.course.iter().flatten().copied().max().unwrap_or(0).max(1);
    let steps = end.course.len().max(2) - 1;
    let at = |n: usize, points: i32| {
        let x = 8.0 + (width - 60.0) * n as f64 / steps as f64;
        let y = height - 14.0 - (height - 30.0) * f64::from(points.max(0)) / f64::from(most);
        (x, y)
    };
    html! {
        svg.chart viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(page.say("end-chart")) {
            line.axis x1="8" x2=(width - 52.0) y1=(height - 14.0) y2=(height - 14.0) {}
            @for player in page.scene.players {
                @let index = player.seat.index();
                @let points: Vec<String> = end.course.iter().enumerate().map(|(n, totals)| {
                    let (x, y) = at(n, totals[index]);
                    format!("{x:.1},{y:.1}")
                }).collect();
                g.{ "p" (player.seat) } {
                    polyline points=(points.join(" ")) {}
                    @if let Some(last) = end.course.last() {
                        @let (x, y) = at(steps, last[index]);
                        use href={ "#" (page.board.emblem(player.seat)) } x=(x + 5.0) y=(y - 8.0) width="16" height="16" {}
                        text x=(x + 25.0) y=(y + 4.0) { (last[index]) }
                    }
                }
            }
        }
    }
}
