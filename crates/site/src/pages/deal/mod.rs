//! The page of a shared deal: who plays it, and, once one has finished it, how every table fared and where they parted.

use game::{Phrase, Seat};
use house::Time;
use house::deals::{Aside, Compared, DAY, Deal, Fared};
use maud::{Markup, html};
use table::Occupant;

mod draw;
mod parting;

pub use parting::{Parting, partings};

use super::layout::{Context, page};
use super::shown::{emblem, games, picture, title};
use super::when;
use crate::agreed;
use crate::assets::asset;
use crate::boards::board;
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
}

impl Row<'_> {
    fn is(&self, person: &str) -> bool {
        self.fared.who.belongs_to(person)
    }
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
        row.fared.points.get(self.deal.seat.index()).copied().unwrap_or(0)
    }

    /// The mean of those that count.
    fn par(&self) -> Option<f64> {
        let counted = self.compared.fared.iter().filter(|fared| fared.aside.is_none());
        let points: Vec<f64> = counted
            .filter_map(|fared| fared.points.get(self.deal.seat.index()))
            .map(|&n| f64::from(n))
            .collect();
        (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64)
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

/// A mean, with one decimal where it has one.
fn mean(points: f64) -> String {
    let text = format!("{points:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

/// The whole page.
#[must_use]
pub fn whole(deal: &DealPage<'_>) -> Markup {
    let context = deal.context;
    let head = html! { link rel="stylesheet" href=(asset("chance.css")); link rel="stylesheet" href=(asset("deals.css")); };
    let count = deal.compared.fared.len() + deal.compared.playing.len();
    let heading = context.words.say(&Phrase::new("deal-title").with("count", count));
    let bots: Vec<String> = Seat::all(deal.deal.bots.len())
        .zip(&deal.deal.bots)
        .filter(|(seat, _)| *seat != deal.deal.seat)
        .map(|(_, bot)| deal.say(levels::title_of(&deal.deal.game, bot)))
        .collect();
    let lead = deal.with_seat(Phrase::new("deal-lead").with("bots", bots.join(", ")));
    let body = html! {
        main #main.page.deal.{ "game-" (deal.deal.game) } tabindex="-1" {
            div.dealhead {
                div {
                    h1 { (heading) }
                    p.lead { (lead) }
                    (challenge(deal))
                    @if deal.open { (draw::dots(deal)) } @else { (names(deal)) }
                }
                (card(deal))
            }
            @if deal.open && !deal.rows.is_empty() { (results(deal)) (ways(deal)) }
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
                dl {
                    div { dt { (deal.say("deal-finished")) } dd { (deal.compared.fared.len()) } }
                    @if !deal.compared.playing.is_empty() {
                        div { dt { (deal.say("deal-playing")) } dd { (deal.compared.playing.len()) } }
                    }
                    div { dt { (deal.say("deal-par")) } dd { @if deal.open { (deal.par().map_or("–".to_owned(), mean)) } @else { (deal.say("deal-par-later")) } } }
                    @if runs {
                        div {
                            dt { (deal.say(if deal.deal.day.is_some() { "deal-next" } else { "deal-ends" })) }
                            dd { (agreed::duration(context.words, deal.deal.closes - deal.now, true)) }
                        }
                    }
                }
                @if !runs { p { (deal.say("deal-over")) } }
                (act(deal, runs))
                p.more { a href="/d" { (deal.say("deal-today")) } }
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
                a.button href={ "/g/" (mine.fared.table) "/verify" } { svg aria-hidden="true" { use href="#m-seal"; } (deal.say("seal-page")) }
                a.button href={ "/t/" (mine.fared.table) } { svg aria-hidden="true" { use href="#m-eye"; } (deal.say("deal-mine")) }
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

fn results(deal: &DealPage<'_>) -> Markup {
    let order = |by: &str, id: &str, now: bool| {
        html! { a href={ "/d/" (deal.deal.id) "?by=" (by) "#res" } aria-current=[now.then_some("true")] { (deal.say(id)) } }
    };
    let par = deal.par();
    let hidden = deal.compared.fared.len() - deal.rows.len();
    html! {
        section.panel.results aria-labelledby="res" {
            header {
                h2 #res { (deal.say("deal-results")) }
                p.sub { (deal.say("deal-results-more")) }
                span.seg role="group" aria-label=(deal.say("deal-order")) {
                    (order("line", "deal-by-line", !deal.by_place)) (order("place", "deal-by-place", deal.by_place))
                }
            }
            div.grid2 {
                (draw::tree(deal))
                table.res {
                    thead { tr {
                        th scope="col" { (deal.say("deal-place")) } th scope="col" { (deal.say("deal-table-of")) }
                        th scope="col" { (deal.say("deal-score")) } th.hide scope="col" { (deal.say("deal-result")) }
                        th.hide scope="col" { (deal.say("deal-parted")) } th.hide scope="col" { (deal.say("deal-to-par")) }
                    } }
                    tbody { @for number in deal.standing() { @if let Some(row) = deal.rows.get(number) { (line(deal, number, row, par)) } } }
                }
            }
            @if hidden > 0 { p.sub.more { (deal.context.words.say(&Phrase::new("deal-more").with("count", hidden))) } }
        }
    }
}

fn line(deal: &DealPage<'_>, number: usize, row: &Row<'_>, par: Option<f64>) -> Markup {
    let words = deal.context.words;
    let mine = row.is(deal.me);
    let points = deal.points(row);
    let other = row.fared.points.iter().enumerate().filter(|(n, _)| *n != deal.deal.seat.index());
    let by = points - other.map(|(_, points)| *points).max().unwrap_or(0);
    let result = match by {
        0 => deal.say("deal-tie"),
        1.. => words.say(&Phrase::new("deal-won").with("points", i64::from(by))),
        _ => words.say(&Phrase::new("deal-lost").with("points", i64::from(-by))),
    };
    let to_par = par.map(|par| f64::from(points) - par).filter(|_| row.fared.aside.is_none());
    let to_par = to_par.map_or(String::new(), |by| match mean(by.abs()).as_str() {
        "0" => deal.say("deal-par").to_lowercase(),
        text if by > 0.0 => format!("+{text}"),
        text => format!("−{text}"),
    });
    let alone = deal.partings.iter().rev().find(|one| one.ways.iter().any(|way| way.as_slice() == [number]));
    let parted = match alone {
        Some(one) => words.say(&Phrase::new("deal-parted-at").with("decision", one.at + 1)),
        None if deal.rows.len() > 1 => deal.say("deal-parted-never"),
        None => String::new(),
    };
    let with = (!row.fared.others.is_empty())
        .then(|| words.say(&Phrase::new("deal-guest-with").with("names", row.fared.others.join(", "))));
    let aside = row.fared.aside.map(|why| {
        deal.say(match why {
            Aside::Again => "deal-aside-again",
            Aside::Helped => "deal-aside-helped",
            Aside::Late => "deal-aside-late",
        })
    });
    html! {
        tr.mine[mine].best[row.place == Some(1)] {
            td { @match row.place { Some(place) => (place), None => "–" } }
            th scope="row" {
                @if mine { @if let Some(board) = board(&deal.deal.game) { (emblem(board, deal.deal.seat)) " " } }
                a href={ "/t/" (row.fared.table) } { (row.name) }
                @if mine { " " small { (deal.say("deal-you")) } }
                @for more in with.iter().chain(&aside) { " " small { (more) } }
                span.part { (result) @if !parted.is_empty() { " · " (parted) } }
            }
            td.pts { (points) }
            td.hide { span.cup[by > 0] { (result) } }
            td.hide { (parted) }
            td.hide { (to_par) }
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
            div.parts {
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
                                    b { (format!("{:.1}", average(way))) }
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
