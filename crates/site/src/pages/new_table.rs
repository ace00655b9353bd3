//! A new table: who plays, and how. One plain form, which works without script; the style sheet shows of each seat only
//! what belongs to the chosen kind.

use std::collections::HashMap;

use bots::BotName;
use game::{Choice, Phrase, Seat, Words};
use maud::{Markup, html};

use super::home::{SHOWN, facts};
use super::layout::{Context, page};
use super::pictures::picture;
use super::table::emblem;
use crate::boards::{Board, board};

/// All that the page shows.
pub struct NewTablePage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// The game that is chosen.
    pub game: &'static str,
    /// What was wrong with the form that was sent, in words.
    pub fault: Option<String>,
    /// What was sent, so that a fault costs nobody what he has filled in.
    pub sent: HashMap<String, String>,
}

impl NewTablePage<'_> {
    /// What a field says: what was sent, else what stands there at first.
    fn field<'a>(&'a self, name: &str, first: &'a str) -> &'a str {
        self.sent.get(name).map_or(first, String::as_str)
    }
}

/// Who may sit in a seat: values of the fields `seat1` and so on; the messages are `sit-KIND` and `sit-KIND-more`.
const KINDS: [&str; 5] = ["me", "bot", "open", "here", "none"];

/// What is chosen at first: the viewer and two bots.
const DEFAULT: [&str; 3] = ["me", "bot", "bot"];

/// The level of a bot that is chosen at first.
const LEVEL: &str = "greedy";

/// Who can find the table: values of the field `visible`; the messages are `sentence-visible-VALUE`.
const VISIBLE: [&str; 2] = ["listed", "link"];

/// What stands for the choice in a sentence.
const HOLE: char = '…';

/// The whole page.
#[must_use]
pub fn whole(new: &NewTablePage<'_>) -> Markup {
    let context = new.context;
    let words = crate::words(Some(new.game), context.words.lang());
    let title = context.say(&format!("game-{}", new.game));
    let (seats, options) = table::find(new.game)
        .map(|game| (*game.about().seats.end(), game.about().options))
        .unwrap_or_default();
    let body = html! {
        main #main.page.{ "game-" (new.game) } tabindex="-1" {
            form.newtable method="post" action="/new" {
                input type="hidden" name="game" value=(new.game);
                div {
                    h1 { (context.say("new-title")) }
                    @if let Some(fault) = &new.fault {
                        p.fault role="alert" { svg aria-hidden="true" { use href="#m-no"; } span { (fault) } }
                    }
                    (others(context, new.game))
                    h2 { (context.say("new-who")) }
                    @if let Some(board) = board(new.game) {
                        ul.seats { @for seat in Seat::all(seats) { (row(new, &words, board, seat)) } }
                    }
                    h2 { (context.say("new-how")) }
                    div.words {
                        (boards(new))
                        @for choice in options { (option(new, &words, choice)) }
                        (visibility(new))
                    }
                }
                aside.panel.summary {
                    (picture(new.game))
                    div.in {
                        h2 { (title) }
                        @if let Some(shown) = SHOWN.iter().find(|shown| shown.id == new.game) { (facts(context, shown)) }
                        p { (context.say("new-note-open")) }
                        p { (context.say("new-note-here")) }
                        p { a href={ "/rules/" (new.game) } { (context.say("new-rules")) } }
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
    let playable: Vec<_> = SHOWN.iter().filter(|shown| shown.playable()).collect();
    html! {
        @if playable.len() > 1 {
            nav.choose aria-label=(context.say("home-games")) {
                @for shown in playable {
                    a href={ "/new?game=" (shown.id) } aria-current=[(shown.id == chosen).then_some("page")] {
                        (context.say(&format!("game-{}", shown.id)))
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
    let chosen = new.field(&who, DEFAULT.get(seat.index()).copied().unwrap_or("none"));
    let legend = Phrase::new("new-seat").with("seat", seat.number()).with("colour", words.name(seat));
    html! {
        li.seatrow.{ "p" (seat) } #{ "row-" (seat) } {
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
    let chosen = new.field(&name, LEVEL);
    html! {
        div.ladder role="radiogroup" aria-label=(context.say("new-level")) {
            @for level in BotName::HOUSE {
                label {
                    input type="radio" name=(name) value=(level) checked[level == chosen];
                    i {}
                    em { (context.say(&format!("level-{level}"))) }
                }
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
    let labels = shelf.map(|shelf| shelf.labels()).unwrap_or_default();
    let values: Vec<(&str, String)> =
        labels.iter().map(|label| (label.data.as_str(), label.name.clone())).collect();
    html! {
        @if values.len() > 1 {
            (sentence(new, &context.say("sentence-board"), &context.say("option-board"), "board", &values))
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
    let chosen = new.field(field, "");
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

    /// Every option of every game can be said as a sentence with a hole, in every language; every level has a name.
    #[test]
    fn options_and_levels_have_words() {
        for lang in Lang::ALL {
            for game in table::GAMES {
                let words = crate::words(Some(game.about().id), lang);
                for choice in game.about().options {
                    let id = format!("sentence-{}", choice.id);
                    assert!(words.word(&id).contains(HOLE), "{id}");
                    for value in choice.values {
                        assert_eq!(words.missing(&format!("{id}-{value}"), None, &[]), None);
                    }
                }
            }
            let words = crate::words(None, lang);
            for id in BotName::HOUSE.map(|level| format!("level-{level}")) {
                assert_eq!(words.missing(&id, None, &[]), None);
            }
        }
    }
}
