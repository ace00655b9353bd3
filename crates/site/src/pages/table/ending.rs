//! The end of the game: the count and the way there.

use boards::Sitter;
use game::{Phrase, Scores, Seat};
use maud::{Markup, html};

use super::{TablePage, emblem};

/// How a game ended.
pub struct End {
    /// The final points.
    pub scores: Scores,
    /// The totals after each decision, by seat.
    pub course: Vec<Vec<i32>>,
}

/// How long a row of the count is looked at, in milliseconds.
const PACE: u32 = 1100;

/// The end of the game in one panel: the count, row by row; then who won and how the viewer fared, the course of the scores, a new
/// match. Where the board itself plays the count, the panel waits for it.
pub(super) fn ending(page: &TablePage<'_>, end: &End) -> Markup {
    let (context, scores) = (page, &end.scores);
    let seats: Vec<Seat> = page.scene.players.iter().map(|player| player.seat).collect();
    let rows: Vec<usize> = (0..scores.sources().len())
        .filter(|&source| seats.iter().any(|&seat| scores.from(seat, source) != 0))
        .collect();
    let elsewhere = page.board.count_box();
    let plays = elsewhere.is_none();
    let again = elsewhere.unwrap_or("end");
    let details = page.board.count(page.view, &page.scene);
    html! {
        section #end.panel.end aria-label=(context.say("end")) data-steps[plays] data-auto[plays] data-count[plays]
            data-pace=[plays.then_some(PACE)] {
            div.headline {
                div aria-live="polite" { h2.result data-from-step=[plays.then_some(rows.len())] { (result(page, scores)) } }
                @if plays {
                    p.counting { (context.say("end-count")) }
                    button.counting type="button" data-skip=(again) { (context.say("end-skip")) }
                }
            }
            div.endgrid {
                table.scores {
                    thead { tr {
                        th scope="col" { span.sr { (context.say("end-source")) } }
                        @for player in page.scene.players {
                            th scope="col" { (emblem(page.board, player.seat)) " " (player.name) }
                        }
                    } }
                    tbody {
                        @for (step, &source) in rows.iter().enumerate() {
                            tr data-from-step=[plays.then_some(step)] {
                                th scope="row" { (context.say(scores.sources()[source])) }
                                @for &seat in &seats { td { (scores.from(seat, source)) } }
                            }
                        }
                    }
                    tfoot { tr {
                        th scope="row" { (context.say("end-total")) }
                        @for &seat in &seats {
                            td.wins[scores.place(seat) == 1] data-sums=[plays.then(|| sums(scores, seat, &rows))] {
                                (scores.total(seat))
                            }
                        }
                    } }
                }
                (chart(page, end))
            }
            @if let Some(details) = details {
                details #end-details.enddetails { summary { (context.say("end-details")) } (details) }
            }
            p.acts {
                @let plays = page.scene.players.iter().any(|player| player.sitter == Sitter::You);
                @if let Some(deal) = &page.deal {
                    a.button.primary href={ "/d/" (deal) } { (context.say("deal-to")) }
                }
                @if let Some(next) = &page.rematch {
                    a.button.primary href={ "/t/" (next) } { (context.say("rematch-there")) }
                } @else if plays {
                    button.primary[page.deal.is_none()] type="button" data-post="rematch" { (context.say("rematch")) }
                }
                @if plays && page.deal.is_none() && page.dealt {
                    button type="button" data-post="deal" { (context.say("deal-this")) }
                }
                button.again type="button" data-again=(again) { (context.say("end-again")) }
                a.button href="/" { (context.say("home")) }
                a.button href={ (page.review_path()) } { (context.say("review-game")) }
                a.button href={ (page.path) "/record" } download { (context.say("record")) }
                a.button href={ (page.path.replacen("/t/", "/g/", 1)) "/verify" } { (context.say("seal-page")) }
            }
        }
    }
}

/// What a seat has after each row of the count, and at last.
fn sums(scores: &Scores, seat: Seat, rows: &[usize]) -> String {
    let grown = rows.iter().scan(0, |sum, &source| {
        *sum += scores.from(seat, source);
        Some(*sum)
    });
    grown.chain([scores.total(seat)]).map(|sum| sum.to_string()).collect::<Vec<_>>().join(" ")
}

/// Who won, and how the viewer fared.
fn result(page: &TablePage<'_>, scores: &Scores) -> Markup {
    let say = |phrase: &Phrase| page.words.say(phrase);
    let winners: Vec<Seat> = scores.winners().collect();
    let Some(me) = page.scene.viewer.seat() else { return html! { (say(&won(winners))) } };
    let place = scores.place(me);
    let shared = page.scene.players.iter().filter(|other| scores.place(other.seat) == place).count() > 1;
    let others: Vec<Seat> = winners.iter().copied().filter(|&seat| seat != me).collect();
    let placed = |id| Phrase::new(id).with("place", place);
    match (place, shared) {
        (1, false) => html! { (page.say("end-you-win")) },
        (1, true) => html! { (say(&Phrase::new("end-you-share").with("others", others))) },
        (_, false) => html! { (say(&won(winners))) " " span.came { (say(&placed("end-place"))) } },
        (_, true) => html! { (say(&won(winners))) " " span.came { (say(&placed("end-place-shared"))) } },
    }
}

/// Who won.
pub(super) fn won(winners: Vec<Seat>) -> Phrase {
    Phrase::new("end-winners").with("count", winners.len()).with("winners", winners)
}

/// How high the chart is, in pixels; it is as wide as there is room.
const HEIGHT: f64 = 180.0;
/// How far apart the labels stand at least.
const APART: f64 = 19.0;
/// How high a total stands, given the highest.
fn height(points: i32, most: i32) -> f64 {
    HEIGHT - 14.0 - (HEIGHT - 28.0) * f64::from(points.max(0)) / f64::from(most)
}

/// Moves labels apart that would lie on each other, each as little as need be; none leaves the chart.
fn apart(wanted: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&a, &b| wanted[a].total_cmp(&wanted[b]));
    let mut placed = wanted.to_vec();
    let mut least = 10.0;
    for &n in &order {
        placed[n] = placed[n].max(least);
        least = placed[n] + APART;
    }
    let mut most = HEIGHT - 10.0;
    for &n in order.iter().rev() {
        placed[n] = placed[n].min(most);
        most = placed[n] - APART;
    }
    placed
}

/// The totals over the course of the game, a line for each player. The lines stretch with the room; the labels beside them
/// keep their size, stand apart, and are led to their lines.
fn chart(page: &TablePage<'_>, end: &End) -> Markup {
    let most = end.course.iter().flatten().copied().max().unwrap_or(0).max(1);
    let steps = end.course.len().max(2) - 1;
    let totals: Vec<i32> = page.scene.players.iter().map(|player| end.scores.total(player.seat)).collect();
    let ends: Vec<f64> = totals.iter().map(|&total| height(total, most)).collect();
    let labels = apart(&ends);
    html! {
        div.chart role="img" aria-label=(page.say("end-chart")) {
            svg.lines viewBox={ "0 0 " (steps) " " (HEIGHT) } preserveAspectRatio="none" aria-hidden="true" {
                line.axis x1="0" x2=(steps) y1=(HEIGHT - 14.0) y2=(HEIGHT - 14.0) {}
                @for player in page.scene.players {
                    @let points: Vec<String> = end.course.iter().enumerate().map(|(n, totals)| {
                        format!("{n},{:.1}", height(totals[player.seat.index()], most))
                    }).collect();
                    polyline.{ "p" (player.seat) } points=(points.join(" ")) {}
                }
            }
            svg.labels viewBox={ "0 0 76 " (HEIGHT) } width="76" height=(HEIGHT) aria-hidden="true" {
                @for ((player, total), (end, at)) in page.scene.players.iter().zip(&totals).zip(ends.iter().zip(&labels)) {
                    g.{ "p" (player.seat) } {
                        path.lead d={ "M0 " (format!("{end:.1}")) "L14 " (format!("{at:.1}")) } {}
                        use href={ "#" (page.board.emblem(player.seat)) } x="18" y=(format!("{:.1}", at - 8.0)) width="16" height="16" {}
                        text x="39" y=(format!("{:.1}", at + 4.8)) { (total) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_never_lie_on_each_other() {
        for wanted in [
            vec![166.0; 6],
            vec![14.0; 5],
            vec![90.0, 91.0, 14.0, 90.5],
            vec![166.0, 150.0, 158.0, 14.0, 15.0, 166.0],
        ] {
            let mut placed = apart(&wanted);
            let close = |(a, b): (&f64, &f64)| (a - b).abs();
            assert!(placed.iter().zip(&wanted).map(close).fold(0.0, f64::max) < 6.0 * APART, "{placed:?}");
            placed.sort_by(f64::total_cmp);
            assert!(placed[0] >= 0.0 && placed[placed.len() - 1] <= HEIGHT, "{placed:?}");
            assert!(placed.windows(2).all(|two| two[1] - two[0] >= APART - 1e-9), "{placed:?}");
        }
        assert_eq!(apart(&[30.0, 120.0]), [30.0, 120.0], "what stands apart stays");
    }
}
