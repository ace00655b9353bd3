//! What was agreed at a table, in sentences: only what differs from the usual.

use game::{Phrase, Spec, Words};
use house::{Origin, Speed, Terms, Time};

/// How time is counted, in few words.
#[must_use]
pub(crate) fn speed(words: &Words, speed: Speed) -> Option<String> {
    let phrase = match speed {
        Speed::None => return None,
        Speed::Live { minutes, seconds: 0 } => {
            Phrase::new("speed-live-plain").with("minutes", i64::from(minutes))
        }
        Speed::Live { minutes, seconds } => {
            Phrase::new("speed-live").with("minutes", i64::from(minutes)).with("seconds", i64::from(seconds))
        }
        Speed::Days { days } => Phrase::new("speed-days").with("days", i64::from(days)),
    };
    Some(words.say(&phrase))
}

/// Everything that was agreed, each in a sentence, in the words of the game.
#[must_use]
pub(crate) fn sentences(words: &Words, setup: &Spec, terms: &Terms) -> Vec<String> {
    let mut said: Vec<String> = speed(words, terms.speed)
        .map(|speed| words.say(&Phrase::new("agreed-speed").with("speed", speed)))
        .into_iter()
        .collect();
    said.extend(
        setup.options.iter().map(|(id, value)| words.text(&format!("option-{id}"), Some(value), &[])),
    );
    if terms.rated {
        said.push(words.word("agreed-rated"));
    }
    if terms.delay > 0 {
        said.push(words.say(&Phrase::new("agreed-delay").with("count", i64::from(terms.delay))));
    }
    if terms.deal.is_some() {
        said.push(words.word("agreed-deal"));
    }
    if terms.silent {
        said.push(words.word("agreed-silent"));
    }
    match &terms.origin {
        Some(Origin::Record) => said.push(words.word("agreed-record")),
        Some(Origin::Branch { decision, .. }) => {
            said.push(words.say(&Phrase::new("agreed-branch").with("decision", *decision)));
        }
        Some(Origin::Puzzle { .. }) => said.push(words.word("agreed-puzzle")),
        None => {}
    }
    said
}

/// So much time, as a clock shows it: minutes and seconds, or the two largest units where there are days.
#[must_use]
pub(crate) fn duration(words: &Words, left: Time, days: bool) -> String {
    // A second that has begun is still there.
    let seconds = (left.max(0) + 999) / 1_000;
    let (minutes, hours) = (seconds / 60, seconds / 3_600);
    if !days || seconds < 60 {
        return match hours {
            0 => format!("{minutes}:{:02}", seconds % 60),
            _ => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        };
    }
    let phrase = match hours {
        0 => Phrase::new("clock-minutes").with("minutes", minutes),
        1..24 => Phrase::new("clock-hours").with("hours", hours),
        _ if hours % 24 == 0 => Phrase::new("clock-days").with("days", hours / 24),
        _ => Phrase::new("clock-days-hours").with("days", hours / 24).with("hours", hours % 24),
    };
    words.say(&phrase)
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn clocks_are_read_at_a_glance() {
        let words = crate::words(None, Lang::En);
        let minute = 60_000;
        for (left, live, days) in [
            (0, "0:00", "0:00"),
            (51_001, "0:52", "0:52"),
            (7 * minute + 42_000, "7:42", "7 min"),
            (65 * minute, "1:05:00", "1 h"),
            (28 * 60 * minute, "28:00:00", "1 d 4 h"),
            (48 * 60 * minute, "48:00:00", "2 d"),
        ] {
            assert_eq!(duration(&words, left, false), live);
            assert_eq!(duration(&words, left, true).replace(['\u{2068}', '\u{2069}'], ""), days);
        }
    }

    #[test]
    fn only_what_differs_is_said() {
        for lang in Lang::ALL {
            let words = crate::words(Some("great-wall"), lang);
            assert_eq!(sentences(&words, &Spec::new(3), &Terms::default()), Vec::<String>::new());
            let terms = Terms {
                title: String::new(),
                speed: Speed::Live { minutes: 20, seconds: 15 },
                rated: true,
                delay: 5,
                silent: true,
                origin: None,
                deal: None,
            };
            let said = sentences(&words, &Spec::new(3), &terms);
            assert_eq!(said.len(), 4);
            assert!(said[0].contains("20") && said[0].contains("15") && said[2].contains('5'), "{said:?}");
        }
    }
}
