//! How the study of a game is written in small: marks, triangles for luck, percentages.

use bots::study::marks::Mark;
use game::{Lang, Phrase, Seat, Words};
use maud::{Markup, html};

/// From which size on what chance brought is worth a mark; on a slim screen from the larger one on.
pub(super) const LUCKY: f64 = 0.03;
pub(super) const VERY_LUCKY: f64 = 0.05;

/// Whether a mark is shown: the good ones need none.
pub(super) fn weighs(mark: Option<Mark>) -> Option<Mark> {
    mark.filter(|mark| *mark >= Mark::Inaccuracy)
}

/// A mark as a ring: more ink is worse. The word stands beside it, or is read.
pub(super) fn glyph(mark: Mark) -> Markup {
    let sign = if mark < Mark::Inaccuracy { "✓" } else { mark.sign() };
    html! { span.{ "glyph " (mark.name()) } aria-hidden="true" { (sign) } }
}

/// A triangle: up for luck, down for the want of it.
pub(super) fn triangle(lucky: bool) -> Markup {
    let d = if lucky { "M1 11h12L7 1z" } else { "M1 1h12L7 11z" };
    html! { svg.{ "luck " (if lucky { "lucky" } else { "unlucky" }) } viewBox="0 0 14 12" aria-hidden="true" { path d=(d) {} } }
}

/// How a mark is called, as the beginning of a sentence.
pub(super) fn called(words: &Words, mark: Mark) -> String {
    words.word(match mark {
        Mark::Best => "judged-best",
        Mark::Good => "judged-good",
        Mark::Inaccuracy => "judged-inaccuracy",
        Mark::Mistake => "judged-mistake",
        Mark::Blunder => "judged-blunder",
    })
}

/// A chance in whole percent.
pub(super) fn percent(chance: f64) -> String {
    format!("{}\u{a0}%", (chance * 100.0).round() as i64)
}

/// A change in whole percent with its sign; with a decimal where it is less than one.
pub(super) fn change(lang: Lang, change: f64) -> String {
    let percents = change * 100.0;
    let size = percents.abs();
    let number = match size {
        _ if size < 0.05 => return "0\u{a0}%".to_owned(),
        _ if size < 0.95 => decimal(lang, size),
        _ => format!("{}", size.round() as i64),
    };
    format!("{}{number}\u{a0}%", if percents < 0.0 { "−" } else { "+" })
}

/// A number with one decimal, as people of a language write it.
pub(super) fn decimal(lang: Lang, number: f64) -> String {
    let number = format!("{number:.1}");
    match lang {
        Lang::En => number,
        Lang::It => number.replace('.', ","),
    }
}

/// Chances of all seats in whole percent, so that they still sum to 100.
pub(super) fn percents(chances: &[f64]) -> Vec<i64> {
    let exact: Vec<f64> = chances.iter().map(|chance| chance * 100.0).collect();
    whole(&exact, 100)
}

/// Numbers made whole, so that they sum to what is given: each is rounded, and what is left over is taken from those that gained most
/// by rounding, or given to those that lost most.
pub(super) fn whole(exact: &[f64], sum: i64) -> Vec<i64> {
    let mut whole: Vec<i64> = exact.iter().map(|number| number.round() as i64).collect();
    let mut left = sum - whole.iter().sum::<i64>();
    let mut order: Vec<usize> = (0..exact.len()).collect();
    let lost = |n: usize| exact[n] - exact[n].round();
    order.sort_by(|&a, &b| if left > 0 { lost(b).total_cmp(&lost(a)) } else { lost(a).total_cmp(&lost(b)) });
    for n in order {
        if left == 0 {
            break;
        }
        whole[n] += left.signum();
        left -= left.signum();
    }
    whole
}

/// Whom chance favoured or hurt most: whoever decided, where it is not clearly somebody else.
pub(super) fn struck(luck: &[f64], by: Option<Seat>) -> Option<(Seat, f64)> {
    let size = |seat: Seat| luck.get(seat.index()).copied().unwrap_or(0.0);
    let most = Seat::all(luck.len()).max_by(|a, b| size(*a).abs().total_cmp(&size(*b).abs()))?;
    let seat = by.filter(|by| size(*by).abs() >= 0.7 * size(most).abs()).unwrap_or(most);
    Some((seat, size(seat)))
}

/// “Livia +4 %, Wen −2 %”, of everybody to whom it matters.
pub(super) fn swings(words: &Words, changes: &[f64]) -> String {
    let told = |(seat, &by): (Seat, &f64)| format!("{}\u{a0}{}", words.name(seat), change(words.lang(), by));
    let all = Seat::all(changes.len()).zip(changes).filter(|(_, by)| by.abs() >= 0.0005);
    all.map(told).collect::<Vec<_>>().join(", ")
}

/// What a loss is called: “9 % lost”.
pub(super) fn lost(words: &Words, loss: f64) -> String {
    words.say(
        &Phrase::new("judged-lost")
            .with("loss", change(words.lang(), loss).trim_start_matches('+').to_owned()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_adds_up() {
        assert_eq!(percents(&[1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0]).iter().sum::<i64>(), 100);
        assert_eq!(percents(&[0.005, 0.005, 0.99]).iter().sum::<i64>(), 100);
        assert_eq!(whole(&[33.4, -20.5, 9.4, -12.4, -9.9], 0).iter().sum::<i64>(), 0);
        assert_eq!(whole(&[50.0, -0.4, 25.4, 25.0, 0.0], 100), [50, 0, 25, 25, 0]);
        assert_eq!(whole(&[30.4, -0.4, 30.4, 39.6, 0.0], 100), [30, 0, 30, 40, 0]);
    }

    #[test]
    fn changes_are_told_with_sign_and_language() {
        assert_eq!(change(Lang::En, -0.094), "−9\u{a0}%");
        assert_eq!(change(Lang::It, 0.004), "+0,4\u{a0}%");
        assert_eq!(change(Lang::En, 0.000_01), "0\u{a0}%");
    }

    #[test]
    fn luck_is_marked_where_it_fell() {
        let seat = |n| Seat::new(n);
        assert_eq!(struck(&[0.1, -0.1], Some(seat(1))), Some((seat(1), -0.1)));
        assert_eq!(struck(&[0.1, -0.02, -0.08], Some(seat(1))), Some((seat(0), 0.1)));
        assert_eq!(struck(&[], None), None);
    }
}
