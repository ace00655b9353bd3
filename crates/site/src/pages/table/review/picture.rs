//! The chances of all seats over the course of the game, stacked to an area; below it a lane for each seat with the marks of its
//! decisions and what chance brought it.
//!
//! Nothing is scaled: places along the way are percentages and heights are pixels, so letters, rings and patterns have their true size at any
//! width. A mark stands where the slider stands when the decision is shown: at the moment before it.

use bots::study::Study;
use bots::study::marks::Mark;
use game::{Phrase, Seat, Words};
use maud::{Markup, html};

use super::super::{TablePage, emblem};
use super::Review;
use super::marks::{LUCKY, VERY_LUCKY, called, change, glyph, percent, percents, struck, triangle, weighs};
use super::points::{along, axis};
use super::study::{Picture, Turned};

/// How high the area is, and a lane, in pixels.
const HEIGHT: f64 = 132.0;
const LANE: f64 = 26.0;
/// How high a band must be to bear a name.
const NAMED: f64 = 20.0;
/// How wide a name may be, and how far apart numbers above the area stand, in percent of the way.
const WIDE: usize = 21;
const MEDAL: f64 = 3.6;
/// Above so many decisions their dots would run together.
const DOTS: usize = 130;

/// A pattern for each seat, so that bands are told apart without colour: waves, strokes, dots, crosses, bricks, points.
const PATTERNS: [(u8, u8, &str); 6] = [
    (16, 9, "M0 5.500c2.700-3 5.300-3 8 0s5.300 3 8 0"),
    (9, 9, "M-2 11 11-2M-2 2 2-2M7 11l4-4"),
    (9, 9, "M2.200 2.200h.1M6.700 6.700h.1"),
    (12, 12, "M6 3.500v5M3.500 6h5"),
    (14, 10, "M0 1h14M0 6h14M4 1v5M11 6v5"),
    (12, 12, "M3 5l3-3 3 3M3 11l3-3 3 3"),
];

pub(super) fn picture(page: &TablePage<'_>, review: &Review, picture: &Picture, study: &Study) -> Markup {
    let words = page.words;
    let known: Vec<(usize, &[f64])> = known(study);
    if known.len() < 2 {
        return html! {};
    }
    html! {
        section.panel.chances aria-labelledby="chances-title" {
            header {
                h2 #chances-title { (words.word("chances")) }
                p { (words.word(if study.is_whole() { "chances-more" } else { "chances-coarse" })) }
                ul.now data-values=(values(study)) {
                    @for player in page.scene.players {
                        li.{ "p" (player.seat) } { (emblem(page.board, player.seat)) span.name { (player.name) } " " b { (value(study, review.at, player.seat)) } }
                    }
                }
            }
            div.lanes {
                div.lane.heights {
                    span.who.scale aria-hidden="true" { i { "100\u{a0}%" } i { "50" } i { "0" } }
                    (area(page, review, picture, study, &known))
                    b.total {}
                }
                @for player in page.scene.players { (lane(page, review, picture, study, player.seat)) }
                (axis(page, review))
            }
            (legend(words, study))
            (table(page, review, picture, study))
        }
    }
}

/// The moments of which the chances are known.
fn known(study: &Study) -> Vec<(usize, &[f64])> {
    let moments = study.moments.iter().enumerate();
    moments
        .filter(|(_, moment)| !moment.chances.is_empty())
        .map(|(n, moment)| (n, &moment.chances[..]))
        .collect()
}

/// The chances in a moment; between moments that are known, what lies on the line between them.
fn chances(known: &[(usize, &[f64])], n: usize) -> Vec<f64> {
    let after = known.partition_point(|(at, _)| *at < n).min(known.len() - 1);
    let before = after.saturating_sub(usize::from(known[after].0 > n));
    let ((from, one), (to, other)) = (known[before], known[after]);
    let part = if to > from { (n.saturating_sub(from)) as f64 / (to - from) as f64 } else { 0.0 };
    one.iter().zip(other).map(|(one, other)| one + (other - one) * part).collect()
}

/// The chances of every moment in percent, for the script: `36 33 31;~35 34 31;…`. What was only seen from afar has a tilde.
fn values(study: &Study) -> String {
    let known = known(study);
    let one = |n: usize| {
        let numbers: Vec<String> = percents(&chances(&known, n)).iter().map(i64::to_string).collect();
        format!("{}{}", if study.moments[n].closely { "" } else { "~" }, numbers.join(" "))
    };
    (0..study.moments.len()).map(one).collect::<Vec<_>>().join(";")
}

fn value(study: &Study, at: usize, seat: Seat) -> String {
    let known = known(study);
    let about = if study.moments.get(at).is_some_and(|moment| moment.closely) { "" } else { "≈\u{a0}" };
    let number = percents(&chances(&known, at)).get(seat.index()).copied().unwrap_or(0);
    format!("{about}{number}\u{a0}%")
}

/// The chances of all seats up to this one, at every moment that is known: 0 to 1, from below.
fn below(known: &[(usize, &[f64])], seats: usize) -> Vec<(usize, f64)> {
    known.iter().map(|(n, chances)| (*n, chances[..seats].iter().sum::<f64>().clamp(0.0, 1.0))).collect()
}

fn area(
    page: &TablePage<'_>,
    review: &Review,
    picture: &Picture,
    study: &Study,
    known: &[(usize, &[f64])],
) -> Markup {
    let length = review.length.max(1) as f64;
    let seats = study.seats;
    // In parts of the whole, so that the same outline cuts a rectangle of any width.
    let outline = |seat: usize| {
        let point = |(n, sum): &(usize, f64)| format!("{:.4} {:.4}", *n as f64 / length, 1.0 - sum);
        let upper: Vec<String> = below(known, seat + 1).iter().map(point).collect();
        let lower: Vec<String> = below(known, seat).iter().rev().map(point).collect();
        format!("M{}L{}Z", upper.join("L"), lower.join("L"))
    };
    let edge = |seat: usize| {
        let point = |(n, sum): &(usize, f64)| format!("{n} {:.1}", HEIGHT * (1.0 - sum));
        format!("M{}", below(known, seat + 1).iter().map(point).collect::<Vec<_>>().join("L"))
    };
    html! {
        svg.graph.hills role="img" aria-label=(summary(page, review, picture, study)) height=(HEIGHT) {
            defs {
                @for seat in 0..seats {
                    @let (width, height, d) = PATTERNS[seat % PATTERNS.len()];
                    pattern #{ "pat-" (seat + 1) }.{ "pat p" (seat + 1) } width=(width) height=(height) patternUnits="userSpaceOnUse" { path d=(d) {} }
                    clipPath #{ "band-" (seat + 1) } clipPathUnits="objectBoundingBox" { path d=(outline(seat)) {} }
                }
                pattern #soon width="7" height="7" patternUnits="userSpaceOnUse" { path.soon d="M-1 8 8-1" {} }
            }
            @for seat in 0..seats {
                g.{ "p" (seat + 1) } {
                    rect.wash width="100%" height=(HEIGHT) clip-path={ "url(#band-" (seat + 1) ")" } {}
                    rect width="100%" height=(HEIGHT) fill={ "url(#pat-" (seat + 1) ")" } clip-path={ "url(#band-" (seat + 1) ")" } {}
                }
            }
            line.grid x1="0" x2="100%" y1=(HEIGHT / 2.0) y2=(HEIGHT / 2.0) {}
            svg viewBox={ "0 0 " (review.length.max(1)) " " (HEIGHT) } preserveAspectRatio="none" width="100%" height=(HEIGHT) aria-hidden="true" {
                @for seat in 0..seats.saturating_sub(1) { path.{ "brink p" (seat + 1) } d=(edge(seat)) {} }
            }
            @for (from, to) in unseen(study) {
                rect x=(along(from, review.length)) width=(along(to - from, review.length)) height=(HEIGHT) fill="url(#soon)" {}
            }
            rect.frame width="100%" height=(HEIGHT) {}
            @for (seat, at, middle) in names(review.length, known, seats) { (named(page, seat, at, middle)) }
            @for (n, (turned, sign)) in picture.turned.iter().zip(apart(picture, length)).enumerate() {
                @let (x, sign) = (along(turned.number - 1, review.length), format!("{sign:.2}%"));
                g.med data-moment=(turned.number - 1) {
                    line x1=(x) x2=(x) y1="0" y2=(HEIGHT) {}
                    circle cx=(sign) cy="-13" r="10" {}
                    text x=(sign) y="-8.5" { (n + 1) }
                }
            }
            line.cursor x1=(along(review.at, review.length)) x2=(along(review.at, review.length)) y1="-4" y2=(HEIGHT + 4.0) {}
        }
    }
}

/// The stretches that were not looked at closely: from which moment to which.
fn unseen(study: &Study) -> Vec<(usize, usize)> {
    let mut stretches: Vec<(usize, usize)> = Vec::new();
    for n in (1..study.moments.len()).filter(|&n| !study.moments[n].closely || !study.moments[n - 1].closely)
    {
        match stretches.last_mut() {
            Some((_, to)) if *to == n - 1 => *to = n,
            _ => stretches.push((n - 1, n)),
        }
    }
    stretches
}

/// Where the numbers stand of the decisions over which the game turned, in percent of the way: above them, and beside each other where they
/// are close.
fn apart(picture: &Picture, length: f64) -> Vec<f64> {
    let mut last = f64::MIN;
    let place = |turned: &Turned| {
        last = (100.0 * (turned.number - 1) as f64 / length).max(last + MEDAL);
        last
    };
    picture.turned.iter().map(place).collect()
}

/// Where the bands bear their names: at the first place where one is high enough, else where it is highest, and no name lies over
/// another; nothing for a band that is never high enough. In percent of the way, and pixels from above.
fn names(length: usize, known: &[(usize, &[f64])], seats: usize) -> Vec<(Seat, usize, f64)> {
    let places = [4, 10, 16, 24, 32, 40, 48, 56, 64, 72];
    let mut named: Vec<(Seat, usize, f64)> = Vec::new();
    for seat in Seat::all(seats) {
        let band = |percent: &usize| {
            let found = chances(known, length * percent / 100);
            let low: f64 = found[..seat.index()].iter().sum();
            (found[seat.index()] * HEIGHT, HEIGHT * (1.0 - low - found[seat.index()] / 2.0))
        };
        let clear = |at: &usize| {
            let meets = |(_, other, y): &(Seat, usize, f64)| {
                at.abs_diff(*other) < WIDE && (band(at).1 - y).abs() < NAMED
            };
            !named.iter().any(meets)
        };
        let free: Vec<usize> = places.into_iter().filter(|at| band(at).0 >= NAMED && clear(at)).collect();
        let roomy = free.iter().find(|at| band(at).0 >= 1.4 * NAMED);
        let highest = free.iter().max_by(|a, b| band(a).0.total_cmp(&band(b).0));
        if let Some(&at) = roomy.or(highest) {
            let (_, middle) = band(&at);
            named.push((seat, at, middle));
        }
    }
    named
}

/// Emblem and name in a band.
fn named(page: &TablePage<'_>, seat: Seat, at: usize, middle: f64) -> Markup {
    let name = page.words.name(seat);
    let short: String =
        if name.chars().count() > 14 { name.chars().take(13).chain(['…']).collect() } else { name };
    html! {
        svg.{ "band p" (seat) } x={ (at) "%" } y=(format!("{:.1}", middle - 9.0)) aria-hidden="true" {
            rect width="18" height="18" rx="5" {} use href={ "#" (page.board.emblem(seat)) } x="3" y="3" width="12" height="12" {}
            text x="25" y="13.5" { (short) }
        }
    }
}

/// The decisions of one seat: a block for each turn, rings for what was worse, triangles for luck.
fn lane(page: &TablePage<'_>, review: &Review, picture: &Picture, study: &Study, seat: Seat) -> Markup {
    let length = review.length;
    let scores = review.course.last();
    let middle = LANE / 2.0;
    let mine = |n: &usize| picture.by[*n] == seat;
    let mut marked: Vec<(Mark, usize)> = (0..length)
        .filter(mine)
        .filter_map(|n| Some((weighs(study.moments.get(n)?.choice.as_ref()?.mark)?, n)))
        .collect();
    // The worst lies on top.
    marked.sort_unstable();
    html! {
        div.{ "lane deeds p" (seat) } aria-hidden="true" {
            span.who { (emblem(page.board, seat)) span.name { (page.words.name(seat)) } }
            svg.graph height=(LANE) {
                @for (from, to) in blocks(&picture.by, seat) {
                    @let (x, width) = (from as f64 - 0.42, (to - from) as f64 - 0.16);
                    rect.block x=(part(x, length)) width=(part(width, length)) y=(middle - 5.0) height="10" rx="4" {}
                }
                @if length <= DOTS {
                    g.dots { @for n in (0..length).filter(mine) { circle cx=(along(n, length)) cy=(middle) r="1.6" {} } }
                }
                @for (n, luck) in lucks(picture, study, seat) {
                    svg.lk.weak[luck.abs() < VERY_LUCKY].rise[luck > 0.0] x=(along(n, length)) y=(middle) {
                        path d=(if luck > 0.0 { "M-6 5h12L0 -6z" } else { "M-6 -5h12L0 6z" }) {}
                    }
                }
                @for (mark, n) in marked {
                    g.{ "flaw " (mark.name()) }.weak[mark == Mark::Inaccuracy] {
                        circle cx=(along(n, length)) cy=(middle) r=(if mark == Mark::Blunder { "10" } else { "9" }) {}
                        text x=(along(n, length)) y=(middle + 4.2) { (mark.sign()) }
                    }
                }
                line.cursor x1=(along(review.at, length)) x2=(along(review.at, length)) y1="0" y2=(LANE) {}
            }
            b.total { @if let Some(scores) = scores { (scores.total(seat)) } }
        }
    }
}

/// A part of the way that need not be a moment.
fn part(at: f64, length: usize) -> String {
    format!("{:.2}%", 100.0 * at / length.max(1) as f64)
}

/// The turns of a seat: the first decision of each, and the one after its last.
fn blocks(by: &[Seat], seat: Seat) -> Vec<(usize, usize)> {
    let mut blocks: Vec<(usize, usize)> = Vec::new();
    for (n, _) in by.iter().enumerate().filter(|(_, by)| **by == seat) {
        match blocks.last_mut() {
            Some((_, to)) if *to == n => *to = n + 1,
            _ => blocks.push((n, n + 1)),
        }
    }
    blocks
}

/// Where chance struck a seat most, and how much: at the moment before the decision with which it came.
fn lucks(picture: &Picture, study: &Study, seat: Seat) -> Vec<(usize, f64)> {
    let moments = study.moments.iter().enumerate();
    let found = moments.filter_map(|(n, moment)| {
        let by = n.checked_sub(1).and_then(|n| picture.by.get(n)).copied();
        let (whom, luck) = struck(&moment.luck, by)?;
        (whom == seat && luck.abs() >= LUCKY).then_some((n.saturating_sub(1), luck))
    });
    found.collect()
}

/// What rings and triangles mean.
fn legend(words: &Words, study: &Study) -> Markup {
    let from = |id: &'static str, limit: f64| words.say(&Phrase::new(id).with("loss", percent(limit)));
    html! {
        ul.signs aria-hidden="true" {
            li { (glyph(Mark::Inaccuracy)) (from("legend-inaccuracy", study.marks.inaccuracy)) }
            li { (glyph(Mark::Mistake)) (from("legend-mistake", study.marks.mistake)) }
            li { (glyph(Mark::Blunder)) (from("legend-blunder", study.marks.blunder)) }
            li { (triangle(true)) (words.word("legend-lucky")) }
            li { (triangle(false)) (words.word("legend-unlucky")) }
        }
    }
}

/// The picture in words.
fn summary(page: &TablePage<'_>, review: &Review, picture: &Picture, study: &Study) -> String {
    let words = page.words;
    let known = known(study);
    let at = |n: usize| {
        let numbers = percents(&chances(&known, n));
        let one = |(seat, number): (Seat, i64)| format!("{} {number}\u{a0}%", words.name(seat));
        Seat::all(numbers.len()).zip(numbers).map(one).collect::<Vec<_>>().join(", ")
    };
    let turned: Vec<String> = picture.turned.iter().map(|turned| turned.number.to_string()).collect();
    words.say(
        &Phrase::new("chances-summary")
            .with("start", at(0))
            .with("middle", at(review.length / 2))
            .with("turned", turned.join(", "))
            .with("count", picture.turned.len()),
    )
}

/// Every decision in a row: its chances before, and what it was worth.
fn table(page: &TablePage<'_>, review: &Review, picture: &Picture, study: &Study) -> Markup {
    let words = page.words;
    let known = known(study);
    html! {
        details #chances-table.astable {
            summary { (words.word("chances-table")) }
            div.scrolls tabindex="0" role="region" aria-label=(words.word("chances-table")) {
                table {
                    thead { tr {
                        th scope="col" { (words.word("review-slider")) } th scope="col" { (words.word("chances-what")) }
                        @for player in page.scene.players { th.fig scope="col" { (player.name) } }
                        th scope="col" { (words.word("chances-mark")) }
                    } }
                    tbody {
                        @for (n, told) in picture.told.iter().enumerate() {
                            @let moment = &study.moments[n];
                            tr {
                                th.fig scope="row" { a href=(review.to(n, review.eyes)) data-jump=(n) { (n + 1) } }
                                td { (told) }
                                @for number in percents(&chances(&known, n)) {
                                    td.fig { @if !moment.closely { "≈\u{a0}" } (number) "\u{a0}%" }
                                }
                                td { @if let Some(choice) = &moment.choice { @if let Some(mark) = weighs(choice.mark) {
                                    (called(words, mark)) " " (change(words.lang(), -choice.loss))
                                } } }
                            }
                        }
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
    fn between_what_is_known_lies_a_line() {
        let (one, other) = ([0.5, 0.5], [0.7, 0.3]);
        let known: Vec<(usize, &[f64])> = vec![(0, &one), (4, &other)];
        assert_eq!(chances(&known, 0), one);
        assert_eq!(chances(&known, 2), [0.6, 0.4]);
        assert_eq!(chances(&known, 4), other);
        assert_eq!(chances(&known, 9), other);
    }

    #[test]
    fn names_and_numbers_lie_beside_each_other() {
        // Two thin bands that stay side by side, under a wide one that is thin at first.
        let (one, other) = ([0.2, 0.16, 0.64], [0.17, 0.2, 0.63]);
        let known: Vec<(usize, &[f64])> = vec![(0, &one), (100, &other)];
        for (seats, found) in [(1, &known[..]), (2, &known[..]), (3, &known[..])] {
            let put = names(100, found, seats);
            assert_eq!(put.len(), seats);
            for (n, (_, at, y)) in put.iter().enumerate() {
                let beside = |(_, other, there): &(Seat, usize, f64)| {
                    at.abs_diff(*other) >= WIDE || (y - there).abs() >= NAMED
                };
                assert!(put[..n].iter().all(beside), "{put:?}");
            }
        }
        // A band that is never high enough bears none.
        let low = [0.05, 0.95];
        let known: Vec<(usize, &[f64])> = vec![(0, &low), (100, &low)];
        assert_eq!(names(100, &known, 2).iter().map(|(seat, ..)| seat.index()).collect::<Vec<_>>(), [1]);

        let turned = [10, 11, 60].map(|number| Turned { number, better: None });
        let picture = Picture { by: Vec::new(), told: Vec::new(), turned: turned.into() };
        assert_eq!(apart(&picture, 100.0), [9.0, 9.0 + MEDAL, 59.0]);
    }

    #[test]
    fn turns_are_blocks() {
        let by = [0, 0, 1, 0, 1, 1].map(Seat::new);
        assert_eq!(blocks(&by, Seat::new(0)), [(0, 2), (3, 4)]);
        assert_eq!(blocks(&by, Seat::new(1)), [(2, 3), (4, 6)]);
    }
}
