//! A new table: who plays, and how. One plain form, which works without script; the style sheet shows of each seat only
//! what belongs to the chosen kind.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use boards::{Board, board};
use bots::Level;
use game::{Choice, Phrase, Seat, Words};
use maud::{Markup, html};

use super::layout::{Context, page};
use super::shown::{self, colour, emblem, facts, picture};
use crate::levels;

/// All that the page shows.
pub struct NewTablePage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// The game that is chosen.
    pub game: &'static str,
    /// What was wrong with the form that was sent, in words.
    pub fault: Option<String>,
    /// Whether the viewer keeps their games, and so may play for ratings.
    pub account: bool,
    /// What was sent, so that a fault costs nobody what he has filled in.
    pub sent: HashMap<String, String>,
}

impl NewTablePage<'_> {
    /// What a field says: what was sent, else what stands there at first.
    fn field<'a>(&'a self, name: &str, first: &'a str) -> &'a str {
        self.sent.get(name).map_or(first, String::as_str)
    }

    /// Who sits in a seat.
    fn kind(&self, seat: Seat) -> &str {
        self.field(&format!("seat{seat}"), DEFAULT.get(seat.index()).copied().unwrap_or("none"))
    }

    /// How many may play.
    fn seats(&self) -> RangeInclusive<usize> {
        table::find(self.game).map_or(0..=0, |game| game.about().seats.clone())
    }

    /// How many are to play, as the form stands now. The script counts again when it changes.
    fn players(&self) -> usize {
        let (least, most) = self.seats().into_inner();
        let used = Seat::all(most).filter(|&seat| self.kind(seat) != "none").count();
        used.clamp(least, most)
    }
}

/// Who may sit in a seat: values of the fields `seat1` and so on; the messages are `sit-KIND` and `sit-KIND-more`.
const KINDS: [&str; 5] = ["me", "bot", "open", "here", "none"];

/// What is chosen at first: the viewer and two bots.
const DEFAULT: [&str; 3] = ["me", "bot", "bot"];

/// Who can find the table: values of the field `visible`; the messages are `sentence-visible-VALUE`.
const VISIBLE: [&str; 2] = ["listed", "link"];

/// What stands for the choice in a sentence.
const HOLE: char = '…';

/// The whole page.
#[must_use]
pub fn whole(new: &NewTablePage<'_>) -> Markup {
    let context = new.context;
    let words = crate::words(Some(new.game), context.words.lang());
    let title = shown::title(context, new.game);
    let about = table::find(new.game).ok().map(|game| game.about());
    let (seats, options) = (new.seats(), about.map_or(&[][..], |about| about.options));
    let body = html! {
        main #main.page.{ "game-" (new.game) } tabindex="-1" {
            form.newtable method="post" action="/new" data-least=(seats.start()) data-most=(seats.end()) {
                input type="hidden" name="game" value=(new.game);
                div {
                    h1 { (context.say("new-title")) }
                    @if let Some(fault) = &new.fault {
                        p.fault role="alert" { svg aria-hidden="true" { use href="#m-no"; } span { (fault) } }
                    }
                    (others(context, new.game))
                    h2 { (context.say("new-who")) }
                    @if let Some(board) = board(new.game) {
                        ul.seats { @for seat in Seat::all(*seats.end()) { (row(new, &words, board, seat)) } }
                        (ratings(new))
                    }
                    h2 { (context.say("new-how")) }
                    div.words {
                        (boards(new))
                        @for choice in options { (option(new, &words, choice)) }
                        (terms(new))
                        (visibility(new))
                    }
                }
                aside.panel.summary {
                    @if let Some(about) = about { (picture(about)) }
                    div.in {
                        h2 { (title) }
                        @if let Some(about) = about { (facts(context, about)) }
                        p { (context.say("new-note-open")) }
                        p { (context.say("new-note-here")) }
                        p { a href={ "/rules/" (new.game) } { (context.say("new-rules")) } }
                        p { a href={ "/learn/" (new.game) } { (context.words.say(&Phrase::new("learn-of").word("game", new.game))) } }
                        div.startbar { button.primary type="submit" { (context.say("new-open")) } }
                    }
                }
            }
        }
    };
    page(context, &format!("{} · {title}", context.say("new-title")), &html! {}, &html! {}, &body)
}

/// The other games that can be played; nothing while there is only one.
fn others(context: &Context<'_>, chosen: &str) -> Markup {
    html! {
        @if shown::games().count() > 1 {
            nav.choose aria-label=(context.say("home-games")) {
                @for about in shown::games() {
                    a href={ "/new?game=" (about.id) } aria-current=[(about.id == chosen).then_some("page")] {
                        (shown::title(context, about.id))
                    }
                }
            }
        }
    }
}

/// A seat: its emblem, who sits there, and what belongs to that.
fn row(new: &NewTablePage<'_>, words: &Words, board: &dyn Board, seat: Seat) -> Markup {
    let context = new.context;
    let (who, name) = (format!("seat{seat}"), format!("name{seat}"));
    let chosen = new.kind(seat);
    let legend = Phrase::new("new-seat").with("seat", seat.number()).with("colour", words.name(seat));
    html! {
        li.seatrow.(colour(board, seat)) #{ "row-" (seat) } {
            (emblem(board, seat))
            fieldset {
                legend.sr { (context.words.say(&legend)) }
                div.line {
                    span.seg.kinds {
                        @for kind in KINDS {
                            label {
                                input type="radio" name=(who) value=(kind) checked[kind == chosen];
                                span { (context.say(&format!("sit-{kind}"))) }
                            }
                        }
                    }
                    div.detail {
                        p.of.of-me { (context.words.say(&Phrase::new("sit-me-more").with("name", context.name))) }
                        div.of.of-bot { (ladder(new, seat)) }
                        p.of.of-open { (context.say("sit-open-more")) }
                        p.of.of-here {
                            label { span.sr { (context.say("sit-here-name")) }
                                input.field type="text" name=(name) maxlength="24" autocomplete="off" value=(new.field(&name, "")) placeholder=(context.say("sit-here-name"));
                            }
                        }
                        p.of.of-none { (context.say("sit-none-more")) }
                    }
                }
            }
        }
    }
}

/// The levels of the bots, the weakest first.
fn ladder(new: &NewTablePage<'_>, seat: Seat) -> Markup {
    let context = new.context;
    let name = format!("level{seat}");
    let chosen = new.field(&name, levels::USUAL.name());
    html! {
        div.ladder role="radiogroup" aria-label=(context.say("new-level")) {
            @for level in Level::ALL {
                label title=(context.say(&format!("{}-more", levels::title(level)))) {
                    input type="radio" name=(name) value=(level.name()) checked[level.name() == chosen];
                    i.rung {}
                    em { (context.say(levels::title(level))) }
                    (rating(new, level))
                }
            }
        }
        @for level in Level::ALL {
            p.how.(level.name()) {
                b { (context.say(levels::title(level))) } " " (context.say(&format!("{}-more", levels::title(level))))
            }
        }
    }
}

/// The rating of a level for each number of players; only the one for the number that is chosen is shown.
fn rating(new: &NewTablePage<'_>, level: Level) -> Markup {
    html! {
        @for seats in new.seats() {
            @if let Some(rating) = levels::rating(new.game, seats, level) {
                small data-players=(seats) hidden[seats != new.players()] {
                    span.sr { (new.context.say("rating")) " " } (rating)
                }
            }
        }
    }
}

/// What the numbers mean, for each number of players.
fn ratings(new: &NewTablePage<'_>) -> Markup {
    html! {
        @for seats in new.seats() {
            @let known = Level::ALL.iter().all(|&level| levels::rating(new.game, seats, level).is_some());
            @let id = if known { "new-ratings" } else { "new-ratings-none" };
            p.ratings data-players=(seats) hidden[seats != new.players()] {
                (new.context.words.say(&Phrase::new(id).with("seats", seats)))
                @if known { " " a href="/data#levels" { (new.context.say("new-ratings-how")) } }
            }
        }
    }
}

/// An option as a sentence, with a list in the place of what can be chosen.
fn option(new: &NewTablePage<'_>, words: &Words, choice: &Choice) -> Markup {
    let id = format!("sentence-{}", choice.id);
    let values: Vec<(&str, String)> =
        choice.values.iter().map(|&value| (value, words.word(&format!("{id}-{value}")))).collect();
    let label = words.word(&format!("option-{}", choice.id));
    sentence(new, &words.word(&id), &label, &format!("opt-{}", choice.id), &values)
}

/// Which board to play on, where there are several.
fn boards(new: &NewTablePage<'_>) -> Markup {
    let context = new.context;
    let shelf = table::find(new.game).ok().and_then(|game| game.about().shelf);
    let labels = shelf.map_or_else(Vec::new, |shelf| shelf.labels());
    let values: Vec<(&str, String)> =
        labels.iter().map(|label| (label.data.as_str(), label.name.clone())).collect();
    html! {
        @if values.len() > 1 {
            (sentence(new, &context.say("sentence-board"), &context.say("option-board"), "board", &values))
        }
    }
}

/// The minutes, seconds and days that can be chosen.
pub(crate) const MINUTES: [u32; 8] = [5, 10, 15, 20, 30, 45, 60, 90];
pub(crate) const SECONDS: [u32; 7] = [0, 5, 10, 15, 20, 30, 60];
pub(crate) const DAYS: [u32; 5] = [1, 2, 3, 5, 7];

/// What is agreed beside the game: the clock, who may look on, and what the table is called. Of the clock only what belongs
/// to the chosen kind is shown.
fn terms(new: &NewTablePage<'_>) -> Markup {
    let context = new.context;
    let count =
        |id: &'static str, count: u32| context.words.say(&Phrase::new(id).with("count", i64::from(count)));
    let numbers = |name: &str, numbers: &[u32], id: &'static str, usual: &str| {
        let values: Vec<(String, String)> =
            numbers.iter().map(|&number| (number.to_string(), count(id, number))).collect();
        let values: Vec<(&str, String)> =
            values.iter().map(|(value, word)| (value.as_str(), word.clone())).collect();
        let (text, label) =
            (context.say(&format!("sentence-{name}")), context.say(&format!("option-{name}")));
        chosen(new, &text, &label, name, &values, usual)
    };
    let words = |name: &str, values: &[&'static str]| {
        let values: Vec<(&str, String)> =
            values.iter().map(|value| (*value, context.say(&format!("sentence-{name}-{value}")))).collect();
        sentence(
            new,
            &context.say(&format!("sentence-{name}")),
            &context.say(&format!("option-{name}")),
            name,
            &values,
        )
    };
    html! {
        (words("speed", &["none", "live", "days"]))
        div.for-live {
            (numbers("minutes", &MINUTES, "minutes-value", "20"))
            (numbers("seconds", &SECONDS, "seconds-value", "15"))
        }
        div.for-days { (numbers("days", &DAYS, "days-value", "2")) }
        @if new.account { (words("rated", &["no", "yes"])) } @else {
            p.unkept { (context.say("new-rated-guest")) " " a href="/me#keep" { (context.say("row-keep")) } }
        }
        (words("delay", &["0", "1", "5"]))
        (words("chat", &["on", "off"]))
        p.called {
            label for="title" { (context.say("new-name")) " " small { (context.say("new-name-more")) } }
            input #title.field type="text" name="title" maxlength=(house::terms::LONGEST_TITLE) autocomplete="off" value=(new.field("title", ""));
        }
    }
}

fn visibility(new: &NewTablePage<'_>) -> Markup {
    let context = new.context;
    let values: Vec<(&str, String)> =
        VISIBLE.iter().map(|&value| (value, context.say(&format!("sentence-visible-{value}")))).collect();
    sentence(new, &context.say("sentence-visible"), &context.say("option-visible"), "visible", &values)
}

fn sentence(
    new: &NewTablePage<'_>,
    text: &str,
    label: &str,
    field: &str,
    values: &[(&str, String)],
) -> Markup {
    chosen(new, text, label, field, values, "")
}

/// The same, where another value than the first stands there at first.
fn chosen(
    new: &NewTablePage<'_>,
    text: &str,
    label: &str,
    field: &str,
    values: &[(&str, String)],
    usual: &str,
) -> Markup {
    let chosen = new.field(field, usual);
    let (before, after) = text.split_once(HOLE).unwrap_or((text, ""));
    html! {
        p {
            (before)
            select name=(field) aria-label=(label) {
                @for (value, word) in values { option value=(value) selected[*value == chosen] { (word) } }
            }
            (after)
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    /// Every option of every game can be said as a sentence with a hole, in every language.
    #[test]
    fn options_have_words() {
        for lang in Lang::ALL {
            for game in table::games() {
                let words = crate::words(Some(game.about().id), lang);
                for choice in game.about().options {
                    let id = format!("sentence-{}", choice.id);
                    assert!(words.word(&id).contains(HOLE), "{id}");
                    for value in choice.values {
                        assert_eq!(words.missing(&format!("{id}-{value}"), None, &[]), None);
                    }
                }
            }
        }
    }

    /// As the form stands at first, and as it came back: the numbers that are shown are for as many as are to play.
    #[test]
    fn players_are_counted() {
        let words = crate::words(None, Lang::En);
        let context = Context {
            words: &words,
            name: "Livia",
            theme: None,
            game: None,
            here: "/new",
            guest: true,
            papers: crate::pages::layout::Papers::default(),
            turns: 0,
        };
        for (sent, players) in [
            (vec![], 3),
            (vec![("seat1", "me"), ("seat2", "bot"), ("seat3", "none")], 2),
            (vec![("seat4", "open"), ("seat5", "here")], 5),
            (vec![("seat1", "none"), ("seat2", "none"), ("seat3", "none")], 2),
        ] {
            let sent = sent.into_iter().map(|(name, kind)| (name.to_owned(), kind.to_owned())).collect();
            let new =
                NewTablePage { context: &context, game: "great-wall", fault: None, account: false, sent };
            assert_eq!(new.players(), players);
            let page = whole(&new).into_string();
            assert!(page.contains(&format!("class=\"ratings\" data-players=\"{players}\">")), "{players}");
        }
    }
}
