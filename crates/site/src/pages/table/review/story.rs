//! How the game came about: each player's accuracy and luck, where the game turned, and the sum of start, skill, luck, the others and what
//! was hidden.

use bots::study::Study;
use bots::study::account::{Account, accounts};
use bots::study::marks::Mark;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::super::{Player, TablePage, emblem};
use super::Review;
use super::marks::{called, change, glyph, percent, struck, triangle, weighs, whole};
use super::study::{Picture, Turned};

/// How high the columns of the sum may be, in pixels, and the room above and below them.
const RISE: f64 = 132.0;
const HEAD: f64 = 24.0;
const FOOT: f64 = 44.0;
/// So many choices must have been seen before an accuracy is guessed.
const GUESS: usize = 5;

pub(super) fn story(page: &TablePage<'_>, review: &Review, picture: &Picture, study: &Study) -> Markup {
    let words = page.words;
    let accounts = accounts(study);
    html! {
        section.came aria-labelledby="skill-title" {
            h2 #skill-title { (words.word("skill")) " " small { (words.word("skill-more")) } }
            div.trio {
                @for player in page.scene.players {
                    (card(page, review, study, player, accounts.as_ref().map(|all| &all[player.seat.index()])))
                }
            }
        }
        @if !picture.turned.is_empty() {
            section.came aria-labelledby="turned-title" {
                h2 #turned-title { (words.word("turned")) " " small { (words.word(if study.is_whole() { "turned-more" } else { "turned-so-far" })) } }
                div.trio { @for (n, turned) in picture.turned.iter().enumerate() { (turning(page, review, picture, study, n, turned)) } }
            }
        }
        @if let Some(accounts) = &accounts {
            section.came aria-labelledby="split-title" {
                h2 #split-title { (words.word("split")) " " small { (words.word("split-more")) } }
                div.panel.split {
                    p.sub { (words.word("split-how")) }
                    div.sums { @for player in page.scene.players { (falls(page, accounts, player.seat)) } }
                }
            }
        }
    }
}

/// Of the chances a seat could have kept by the decisions that were seen, the share it kept; nothing while there are few.
fn so_far(study: &Study, seat: Seat) -> Option<f64> {
    let choices = study.moments.iter().filter_map(|moment| moment.choice.as_ref());
    let judged = choices.filter(|choice| choice.seat == seat && choice.mark.is_some());
    let (mut count, mut kept, mut could) = (0, 0.0, 0.0);
    for choice in judged {
        let best = choice.best.first().map_or(0.0, |best| best.chance);
        count += 1;
        kept += best - choice.loss;
        could += best;
    }
    (count >= GUESS && could > 0.0).then(|| kept / could)
}

/// A player: accuracy, luck, and how many of each mark.
fn card(
    page: &TablePage<'_>,
    review: &Review,
    study: &Study,
    player: &Player,
    account: Option<&Account>,
) -> Markup {
    let words = page.words;
    let seat = player.seat;
    let scores = review.course.last();
    let place = scores.map(|scores| words.say(&Phrase::new("skill-place").with("place", scores.place(seat))));
    let guessed = so_far(study, seat);
    let accuracy = account.map(|account| account.accuracy);
    let shown = match (accuracy, guessed) {
        (Some(accuracy), _) => percent(accuracy),
        (None, Some(guessed)) => format!("≈\u{a0}{}", percent(guessed)),
        (None, None) => "…".to_owned(),
    };
    let share = |part: f64| format!("{:.1}%", 100.0 * part.clamp(0.0, 1.0));
    let counted = |marks: &[Mark]| {
        account.map_or_else(
            || "…".to_owned(),
            |account| marks.iter().map(|mark| account.marks[*mark as usize]).sum::<usize>().to_string(),
        )
    };
    html! {
        article.{ "panel seatcard p" (seat) }.won[scores.is_some_and(|scores| scores.place(seat) == 1)] {
            header {
                (emblem(page.board, seat))
                div { h3 { (player.name) } @if let Some(place) = place { p.sub { (place) } } }
                @if let Some(scores) = scores { p.sum { b { (scores.total(seat)) } small { (words.say(&Phrase::new("skill-points").with("count", i64::from(scores.total(seat))))) } } }
            }
            dl {
                dt { (words.word("skill-accuracy")) }
                dd { svg.rate aria-hidden="true" { rect.bg width="100%" height="12" rx="3" {} rect.fg width=(share(accuracy.or(guessed).unwrap_or(0.0))) height="12" rx="3" {} } }
                dd.num { (shown) }
                dt { (words.word("skill-luck")) }
                dd { (luck_bar(seat, account.map_or(0.0, |account| account.luck))) }
                dd.num { (account.map_or_else(|| "…".to_owned(), |account| format!("{}\u{a0}%", sign(parts(account).0[2])))) }
            }
            ul.tallies {
                li { b { (glyph(Mark::Best)) (counted(&[Mark::Best, Mark::Good])) } (words.word("skill-best")) }
                li { b { (glyph(Mark::Inaccuracy)) (counted(&[Mark::Inaccuracy])) } (words.word("skill-inaccuracies")) }
                li { b { (glyph(Mark::Mistake)) (counted(&[Mark::Mistake])) } (words.word("skill-mistakes")) }
                li { b { (glyph(Mark::Blunder)) (counted(&[Mark::Blunder])) } (words.word("skill-blunders")) }
            }
        }
    }
}

/// Luck to the right of the middle, the want of it hatched to the left; the whole width is twice a sure win.
fn luck_bar(seat: Seat, luck: f64) -> Markup {
    let size = format!("{:.1}%", 50.0 * luck.abs().min(1.0));
    let from = format!("{:.1}%", 50.0 + 50.0 * luck.clamp(-1.0, 0.0));
    html! {
        svg.rate aria-hidden="true" {
            defs { (hatch(&format!("short-{seat}"))) }
            rect.bg width="100%" height="12" rx="3" {}
            @if luck > 0.0 { rect.fg x=(from) width=(size) height="12" {} }
            @if luck < 0.0 { rect.neg x=(from) width=(size) height="12" fill={ "url(#short-" (seat) ")" } {} }
            rect.zero x="50%" y="-1" width="1.5" height="14" {}
        }
    }
}

fn hatch(id: &str) -> Markup {
    html! { pattern #(id).pat width="5" height="5" patternUnits="userSpaceOnUse" { path.strokes d="M-1 6 6-1" {} } }
}

/// A decision over which the chances changed much.
fn turning(
    page: &TablePage<'_>,
    review: &Review,
    picture: &Picture,
    study: &Study,
    n: usize,
    turned: &Turned,
) -> Markup {
    let words = page.words;
    let at = turned.number - 1;
    let by = picture.by[at];
    let (before, after) = (&study.moments[at].chances, &study.moments[turned.number].chances);
    let swings: Vec<f64> = before.iter().zip(after).map(|(before, after)| after - before).collect();
    let largest = swings.iter().map(|swing| swing.abs()).fold(0.0, f64::max);
    // Where chance did most of it, it is named; else the decision.
    let luck =
        struck(&study.moments[turned.number].luck, Some(by)).filter(|(_, luck)| luck.abs() * 2.0 >= largest);
    let mark = study.moments[at].choice.as_ref().and_then(|choice| weighs(choice.mark));
    let when = Phrase::new("judged-when").with("turns", review.turn(at)).with("number", turned.number);
    html! {
        article.panel.turnpoint.here[review.at == at] data-moment=(at) {
            a href=(review.to(at, review.eyes)) data-jump=(at) {
                span.medal aria-hidden="true" { (n + 1) }
                span.when { (emblem(page.board, by)) (words.say(&when)) }
                b { (picture.told[at]) }
                @if let Some((better, why)) = &turned.better {
                    span.instead { (words.say(&Phrase::new("turned-better").with("move", better.clone()))) @if let Some(why) = why { " " (why) } }
                }
            }
            p.swing {
                @for (seat, swing) in Seat::all(swings.len()).zip(&swings) {
                    span { (emblem(page.board, seat)) span.sr { (words.name(seat)) " " } (change(words.lang(), *swing)) }
                }
                span.cause {
                    @match (luck, mark) {
                        (Some((seat, luck)), _) => { (triangle(luck > 0.0)) (words.say(&Phrase::new(if luck > 0.0 { "turned-lucky" } else { "turned-unlucky" }).with("name", words.name(seat)))) }
                        (None, Some(mark)) => { (glyph(mark)) (called(words, mark)) }
                        (None, None) => (words.word("turned-choice")),
                    }
                }
            }
        }
    }
}

/// The parts of a result, in percent as they are printed: start, skill, luck, the others, what was hidden. They sum to the result.
fn parts(account: &Account) -> ([i64; 5], i64) {
    let result = (account.result * 100.0).round() as i64;
    let exact = [account.start, account.errors, account.luck, account.others, account.hidden]
        .map(|part| part * 100.0);
    let mut printed = [0; 5];
    printed.copy_from_slice(&whole(&exact, result));
    (printed, result)
}

/// The sum of one seat as columns that stand upon each other.
fn falls(page: &TablePage<'_>, accounts: &[Account], seat: Seat) -> Markup {
    let words = page.words;
    // One scale for all seats.
    let tops = accounts.iter().flat_map(|account| {
        let mut sum = 0;
        parts(account).0.map(|part| {
            sum += part;
            sum
        })
    });
    let (low, high) = tops.fold((0, 100), |(low, high), top| (low.min(top), high.max(top)));
    let y = |value: i64| HEAD + RISE * (high - value) as f64 / (high - low) as f64;
    let (printed, result) = parts(&accounts[seat.index()]);
    let names = ["split-start", "split-skill", "split-luck", "split-others", "split-hidden", "split-result"];
    let centre = |n: usize| format!("{:.2}%", (n as f64 + 0.5) * 100.0 / 6.0);
    let told: Vec<String> = names
        .iter()
        .zip(printed.iter().chain([&result]))
        .map(|(name, part)| format!("{} {}", words.word(name), sign(*part)))
        .collect();
    let mut sum = 0;
    let columns: Vec<(usize, i64, i64)> = printed
        .iter()
        .enumerate()
        .map(|(n, part)| {
            let from = sum;
            sum += part;
            (n, from, sum)
        })
        .chain([(5, 0, result)])
        .collect();
    html! {
        div.{ "summed p" (seat) } {
            h3 { (emblem(page.board, seat)) (words.name(seat)) }
            svg.graph role="img" aria-label=(format!("{}: {}.", words.name(seat), told.join(", "))) height=(HEAD + RISE + FOOT) {
                defs { (hatch(&format!("less-{seat}"))) }
                line.foot x1="0" x2="100%" y1=(y(0)) y2=(y(0)) {}
                @for &(n, from, to) in &columns {
                    @let (top, height) = (y(from.max(to)), (y(from.min(to)) - y(from.max(to))).max(1.5));
                    @let x = format!("{:.2}%", n as f64 * 100.0 / 6.0 + 3.2);
                    @let total = n == 0 || n == 5;
                    rect.column.whole[total].less[to < from] x=(x) width="10.2%" y=(format!("{top:.1}")) height=(format!("{height:.1}"))
                        fill=[(to < from && !total).then(|| format!("url(#less-{seat})"))] {}
                    @if n < 4 { line.tie x1=(centre(n)) x2=(centre(n + 1)) y1=(y(to)) y2=(y(to)) {} }
                    text.num x=(centre(n)) y=(format!("{:.1}", if to < from { top + height + 14.0 } else { top - 5.0 })) {
                        (if total { to.to_string() } else { sign(to - from) })
                    }
                    text.label x=(centre(n)) y=(HEAD + RISE + FOOT - 8.0) { (words.word(names[n])) }
                }
            }
        }
    }
}

/// A whole number with its sign.
fn sign(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        _ if number < 0 => format!("−{}", -number),
        _ => format!("+{number}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_adds_up_as_printed() {
        let account = Account {
            start: 0.334,
            errors: -0.126,
            luck: 0.094,
            others: 0.2,
            hidden: -0.502,
            result: 0.0,
            ..Account::default()
        };
        let (printed, result) = parts(&account);
        assert_eq!((printed.iter().sum::<i64>(), result), (0, 0));
        let shared = Account {
            start: 0.25,
            errors: -0.004,
            luck: 0.1,
            others: 0.1,
            hidden: -0.112_667,
            result: 0.333_333,
            ..Account::default()
        };
        let (printed, result) = parts(&shared);
        assert_eq!((printed.iter().sum::<i64>(), result), (33, 33));
        assert_eq!(printed[0], 25);
    }
}
