//! Days, as people write them. The house does not know where its readers are, so it says days by the clock of Greenwich.

use game::{Phrase, Words};
use house::Time;
use house::desk::date;

/// A day in milliseconds.
const DAY: Time = 86_400_000;

/// A day: 3 March 2027.
#[must_use]
pub fn day(words: &Words, at: Time) -> String {
    let (year, month, day) = date(at.div_euclid(DAY));
    let month = words.word(&format!("month-{month}"));
    words.say(&Phrase::new("when-day").with("day", day).with("month", month).with("year", year.to_string()))
}

/// How long ago something was, in the words of a conversation.
#[must_use]
pub fn ago(words: &Words, at: Time, now: Time) -> String {
    let minutes = (now - at) / 60_000;
    match minutes {
        ..10 => words.word("when-now"),
        10..60 => words.say(&Phrase::new("when-minutes").with("count", minutes)),
        60..1_440 => words.say(&Phrase::new("when-hours").with("count", minutes / 60)),
        _ => day(words, at),
    }
}

/// A day without its year: 3 March.
#[must_use]
pub fn month_day(words: &Words, at: Time) -> String {
    let (_, month, day) = date(at.div_euclid(DAY));
    let month = words.word(&format!("month-{month}"));
    words.say(&Phrase::new("when-month-day").with("day", day).with("month", month))
}

/// A month: March 2027.
#[must_use]
pub fn month(words: &Words, at: Time) -> String {
    let (year, month, _) = date(at.div_euclid(DAY));
    let month = words.word(&format!("month-{month}"));
    words.say(&Phrase::new("when-month").with("month", month).with("year", year.to_string()))
}
