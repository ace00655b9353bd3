//! The page of a shared deal: who plays it, and, once one has finished it, how every table fared and where they parted.

use boards::board;
use game::{Lang, Phrase, Seat, Words};
use house::Time;
use house::deals::{Compared, DAY, Deal, Fared};
use house::judged::Judgement;
use maud::{Markup, html};
use table::Occupant;

mod before;
mod draw;
mod parting;
mod results;

pub use before::Before;
pub use parting::{Parting, partings};

use super::layout::{Context, page};
use super::shown::{games, picture, title};
use super::when;
use crate::agreed;
use crate::assets::asset;
use crate::levels;

/// So many tables stand in the list and in the tree, the best first.
pub const SHOWN: usize = 40;

/// So many partings are told in words, those of most tables first.
const TOLD: usize = 6;

/// All that the page shows.
pub struct DealPage<'a> {
    /// For whom, in the words of the game.
    pub context: &'a Context<'a>,
    /// Which deal.
    pub deal: &'a Deal,
    /// Whether the viewer may see how it went.
    pub open: bool,
    /// The viewer, by id.
    pub me: &'a str,
    /// The viewer's table that still runs.
    pub begun: Option<String>,
    /// How it stands.
    pub compared: &'a Compared,
    /// The tables that are listed, best first.
    pub rows: Vec<Row<'a>>,
    /// Where they parted; tables by their number in `rows`.
    pub partings: Vec<Parting>,
    /// The order in which their lines do not cross.
    pub order: Vec<usize>,
    /// What was decided at every way of every parting, in words.
    pub told: Vec<Vec<String>>,
    /// Whether the rows stand by place instead.
    pub by_place: bool,
    /// What whoever sits in that place is dealt, in small; nothing where it is not to be told yet, or there is nothing to hold.
    pub hand: Option<Markup>,
    /// How the deal of the day before went.
    pub before: Option<Before<'a>>,
    /// The commitment, the same at every table.
    pub commitment: String,
    /// The time.
    pub now: Time,
}

/// A table in the list.
pub struct Row<'a> {
    /// How it fared.
    pub fared: &'a Fared,
    /// The place among those that count.
    pub place: Option<usize>,
    /// Who played it, as people call them.
    pub name: String,
    /// What the house found of them, as far as the viewer may know it.
    pub judged: Judgement,
}

impl Row<'_> {
    fn is(&self, person: &str) -> bool {
        self.fared.who.belongs_to(person)
    }

    fn points(&self, deal: &Deal) -> i32 {
        self.fared.points.get(deal.seat.index()).copied().unwrap_or(0)
    }
}

/// The mean of those that count.
fn par(deal: &Deal, compared: &Compared) -> Option<f64> {
    let counted = compared.fared.iter().filter(|fared| fared.aside.is_none());
    let points: Vec<f64> =
        counted.filter_map(|fared| fared.points.get(deal.seat.index())).map(|&n| f64::from(n)).collect();
    (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64)
}

/// The tables of a deal with their places, the best first, those without a place at last; at most so many, and the viewer's own.
#[must_use]
pub fn rank<'a>(
    deal: &Deal,
    compared: &'a Compared,
    me: &str,
    name: impl Fn(&Occupant) -> String,
) -> Vec<Row<'a>> {
    let points = |fared: &Fared| fared.points.get(deal.seat.index()).copied().unwrap_or(0);
    let mut all: Vec<&Fared> = compared.fared.iter().collect();
    all.sort_by_key(|fared| (fared.aside.is_some(), -points(fared), fared.ended));
    let counted: Vec<i32> =
        all.iter().filter(|fared| fared.aside.is_none()).map(|fared| points(fared)).collect();
    let row = |fared: &'a Fared| Row {
        place: fared.aside.is_none().then(|| 1 + counted.iter().filter(|one| **one > points(fared)).count()),
        name: name(&fared.who),
        judged: Judgement::Nothing,
        fared,
    };
    let own = |fared: &&Fared| fared.who.belongs_to(me);
    let (first, rest) = all.split_at(all.len().min(SHOWN));
    first.iter().copied().chain(rest.iter().copied().filter(own)).map(row).collect()
}

impl DealPage<'_> {
    fn say(&self, id: &str) -> String {
        self.context.say(id)
    }

    fn with_seat(&self, phrase: Phrase) -> String {
        self.context.words.say(&phrase.with("colour", self.deal.seat))
    }

    fn points(&self, row: &Row<'_>) -> i32 {
        row.points(self.deal)
    }

    fn par(&self) -> Option<f64> {
        par(self.deal, self.compared)
    }

    /// The class that gives the compared place its colour.
    fn colour(&self) -> String {
        format!("p{}", self.deal.seat)
    }

    fn mine(&self) -> Option<&Row<'_>> {
        self.rows.iter().find(|row| row.is(self.me))
    }

    /// The rows in the order in which they stand.
    fn standing(&self) -> Vec<usize> {
        if self.by_place { (0..self.rows.len()).collect() } else { self.order.clone() }
    }

    fn name(&self) -> String {
        match self.deal.day {
            Some(_) => self.say("deal-day"),
            None => self.say("deal-challenge"),
        }
    }
}

/// A number with one decimal, as the language writes it.
fn decimal(words: &Words, number: f64) -> String {
    let text = format!("{number:.1}");
    if words.lang() == Lang::It { text.replace('.', ",") } else { text }
}

/// A mean, with one decimal where it has one.
fn mean(words: &Words, points: f64) -> String {
    let text = decimal(words, points);
    let whole = text.strip_suffix(".0").or_else(|| text.strip_suffix(",0")).map(str::to_owned);
    whole.unwrap_or(text)
}

/// The whole page.
#[must_use]
pub fn whole(deal: &DealPage<'_>) -> Markup {
    let context = deal.context;
    let drawn = board(&deal.deal.game);
    let head = html! {
        // For the colours of seats, and what is held.
        @if drawn.is_some() { link rel="stylesheet" href=(asset(&format!("boards/{}.css", deal.deal.game))); }
        link rel="stylesheet" href=(asset("held.css"));
        link rel="stylesheet" href=(asset("chance.css"));
        link rel="stylesheet" href=(asset("deals.css"));
    };
    let count = deal.compared.fared.len() + deal.compared.playing.len();
    let heading = context.words.say(&Phrase::new("deal-title").with("count", count));
    let bots: Vec<String> = Seat::all(deal.deal.bots.len())
        .zip(&deal.deal.bots)
        .filter(|(seat, _)| *seat != deal.deal.seat)
        .map(|(_, bot)| deal.say(levels::title_of(&deal.deal.game, bot)))
        .collect();
    let lead = deal.with_seat(Phrase::new("deal-lead").with("bots", bots.join(", ")));
    let body = html! {
        @if let Some(board) = drawn { (board.symbols()) }
        main #main.page.deal.{ "game-" (deal.deal.game) } tabindex="-1" {
            div.dealhead {
                div {
                    h1 { (heading) }
                    p.lead { (lead) }
                    (challenge(deal))
                    @if deal.open { (draw::dots(deal)) } @else { (names(deal)) }
                    @if let Some(before) = &deal.before { (before::results(deal, before)) }
                }
                (card(deal))
            }
            @if deal.open && !deal.rows.is_empty() { (results::results(deal)) (ways(deal)) }
            (fair(deal))
        }
    };
    page(context, &format!("{} · {}", deal.name(), deal.say(&deal.deal.game)), &head, &html! {}, &body)
}

/// The deal at a glance, and the way to play it.
fn card(deal: &DealPage<'_>) -> Markup {
    let context = deal.context;
    let runs = deal.deal.runs(deal.now);
    let of =
        Phrase::new("deal-of").with("game", deal.say(&deal.deal.game)).with("seats", deal.deal.setup.seats);
    html! {
        aside.panel.today aria-labelledby="today" {
            @if let Ok(game) = table::find(&deal.deal.game) { (picture(game.about())) }
            div.in {
                h2 #today { (deal.name()) }
                p.sub {
                    @if let Some(day) = deal.deal.day { (when::day(context.words, day * DAY)) ". " }
                    (deal.with_seat(of))
                }
                @if let Some(hand) = &deal.hand {
                    div.firsthand.(deal.colour()) { h3 { (deal.say("deal-hand")) } ul.inhand { (hand) } }
                }
                dl {
                    div { dt { (deal.say("deal-finished")) } dd { (deal.compared.fared.len()) } }
                    @if !deal.compared.playing.is_empty() {
                        div { dt { (deal.say("deal-playing")) } dd { (deal.compared.playing.len()) } }
                    }
                    div { dt { (deal.say("deal-par")) } dd { @if deal.open { (deal.par().map_or("–".to_owned(), |par| mean(context.words, par))) } @else { (deal.say("deal-par-later")) } } }
                    @if runs {
                        div {
                            dt { (deal.say(if deal.deal.day.is_some() { "deal-next" } else { "deal-ends" })) }
                            dd { (agreed::duration(context.words, deal.deal.closes - deal.now, true)) }
                        }
                    }
                }
                @if !runs { p { (deal.say("deal-over")) } }
                (act(deal, runs))
                p.more {
                    @if let Some(before) = &deal.before { a href={ "/d/" (before.deal.id) } { (deal.say("deal-before")) } }
                    a href="/d" { (deal.say("deal-today")) }
                }
            }
        }
    }
}

fn act(deal: &DealPage<'_>, runs: bool) -> Markup {
    let path = format!("/d/{}/play", deal.deal.id);
    let played = deal.mine().is_some();
    let word = match (played, deal.deal.day) {
        (true, _) => "deal-again",
        (false, Some(_)) => "deal-play-day",
        (false, None) => "deal-play",
    };
    html! {
        @if let Some(table) = &deal.begun {
            a.button.primary href={ "/t/" (table) } { (deal.say("deal-go-on")) }
        } @else if runs {
            form method="post" action=(path) { button.primary[!played] type="submit" name="others" value="bots" { (deal.say(word)) } }
            @if deal.deal.day.is_none() && !played {
                form method="post" action=(path) {
                    button type="submit" name="others" value="people" { (deal.say("deal-people")) }
                    p.sub { (deal.say("deal-people-more")) }
                }
            }
        }
    }
}

/// The link, for a friend; and one's own game.
fn challenge(deal: &DealPage<'_>) -> Markup {
    html! {
        div.share {
            @if let Some(mine) = deal.mine() {
                a.button href={ "/g/" (mine.fared.table) } { svg aria-hidden="true" { use href="#m-eye"; } (deal.say("deal-mine")) }
                a.button href={ "/g/" (mine.fared.table) "/verify" } { svg aria-hidden="true" { use href="#m-seal"; } (deal.say("seal-page")) }
            }
            @if deal.deal.runs(deal.now) {
                label.lab for="deal-link" { (deal.say("deal-link")) }
                span.link {
                    input #deal-link type="text" readonly value={ "/d/" (deal.deal.id) } data-address;
                    button type="button" data-copy="deal-link" data-done=(deal.say("deal-copied")) { (deal.say("deal-copy")) }
                }
            }
        }
    }
}

/// Who plays it: all that is told to whoever has not finished it.
fn names(deal: &DealPage<'_>) -> Markup {
    let list = |id: &str, names: &[String]| {
        html! {
            @if !names.is_empty() {
                h3 { (deal.say(id)) " · " (names.len()) }
                p { (names.join(", ")) }
            }
        }
    };
    let mut finished: Vec<String> = deal.rows.iter().map(|row| row.name.clone()).collect();
    // In no order that could tell anything.
    finished.sort_unstable();
    html! {
        @if !finished.is_empty() || !deal.compared.playing.is_empty() {
            section.panel.who aria-labelledby="who" {
                h2 #who { (deal.say("deal-who")) }
                (list("deal-finished", &finished))
                (list("deal-playing", &deal.compared.playing))
            }
        }
    }
}

/// The letter of a parting.
fn letter(number: usize) -> String {
    u8::try_from(number)
        .ok()
        .filter(|n| *n < 26)
        .map_or_else(|| (number + 1).to_string(), |n| char::from(b'A' + n).to_string())
}

/// What each way brought, at the partings of most tables.
fn ways(deal: &DealPage<'_>) -> Markup {
    let words = deal.context.words;
    let mut most: Vec<usize> = (0..deal.partings.len()).collect();
    most.sort_by_key(|&n| (usize::MAX - deal.partings[n].tables().count(), n));
    most.truncate(TOLD);
    most.sort_unstable();
    let average = |way: &[usize]| {
        let points = way.iter().filter_map(|&n| deal.rows.get(n)).map(|row| f64::from(deal.points(row)));
        points.sum::<f64>() / way.len().max(1) as f64
    };
    html! {
        @if !most.is_empty() {
            h2.ways { (deal.say("deal-ways")) " " small { (deal.say("deal-ways-more")) } }
            div.parts.(deal.colour()) {
                @for number in most {
                    @let parting = &deal.partings[number];
                    article.panel {
                        h3 { span.medal aria-hidden="true" { (letter(number)) } (words.say(&Phrase::new("deal-decision").with("decision", parting.at + 1))) }
                        ul {
                            @for (n, way) in parting.ways.iter().enumerate() {
                                @let own = way.iter().any(|&n| deal.rows.get(n).is_some_and(|row| row.is(deal.me)));
                                li.mine[own] {
                                    span { (deal.told.get(number).and_then(|told| told.get(n)).map_or("–", String::as_str)) @if own { " " small { "(" (deal.say("deal-you")) ")" } } }
                                    small { (words.say(&Phrase::new("deal-way-count").with("count", way.len()))) }
                                    b { (decimal(words, average(way))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What is and is not prevented.
fn fair(deal: &DealPage<'_>) -> Markup {
    html! {
        section.panel.fair aria-labelledby="fair" {
            h2 #fair { (deal.say("deal-fair")) }
            ul { @for n in 1..=4 { @if n != 3 || deal.deal.day.is_some() { li { (deal.say(&format!("deal-fair-{n}"))) } } } }
            h3 { (deal.say("deal-commitment")) }
            p.digits { code { (deal.commitment) } }
        }
    }
}

/// Today's deals, one for each game.
#[must_use]
pub fn today(context: &Context<'_>, now: Time) -> Markup {
    let head = html! { link rel="stylesheet" href=(asset("deals.css")); };
    let left = agreed::duration(context.words, DAY - now.rem_euclid(DAY), true);
    let body = html! {
        main #main.page.deal tabindex="-1" {
            h1 { (context.say("deal-days")) }
            p.lead { (context.say("deal-days-lead")) }
            p.sub { (when::day(context.words, now)) " · " (context.say("deal-next")) " " (left) }
            ul.games {
                @for about in games() {
                    li.game {
                        (picture(about))
                        div.txt {
                            h2 { a href={ "/d/" (about.id) } { (title(context, about.id)) } }
                            div.acts { a.button.strong href={ "/d/" (about.id) } { (context.say("deal-play-day")) span.sr { ": " (title(context, about.id)) } } }
                        }
                    }
                }
            }
        }
    };
    page(context, &context.say("deal-days"), &head, &html! {}, &body)
}
