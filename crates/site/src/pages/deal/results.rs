//! The table of results: how every table fared, and how well it was played where the house has looked through the game.

use boards::board;
use game::Phrase;
use house::deals::Aside;
use house::judged::Judgement;
use maud::{Markup, html};

use super::draw::{self, COURSE};
use super::{DealPage, Row, mean};
use crate::pages::table::emblem;

pub(super) fn results(deal: &DealPage<'_>) -> Markup {
    let order = |by: &str, id: &str, now: bool| {
        html! { a href={ "/d/" (deal.deal.id) "?by=" (by) "#res" } aria-current=[now.then_some("true")] { (deal.say(id)) } }
    };
    let par = deal.par();
    let hidden = deal.compared.fared.len() - deal.rows.len();
    html! {
        section.panel.results.(deal.colour()) aria-labelledby="res" {
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
                        th.hide.course scope="col" { (deal.say("chances")) } th.hide.kept scope="col" { (deal.say("skill-accuracy")) }
                        th.hide scope="col" { (deal.say("deal-to-par")) }
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
    let to_par =
        par.filter(|_| row.fared.aside.is_none()).map_or(String::new(), |par| to_par(deal, points, par));
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
                a href={ "/g/" (row.fared.table) } { (row.name) }
                @if mine { " " small { (deal.say("deal-you")) } }
                @for more in with.iter().chain(&aside) { " " small { (more) } }
                span.part {
                    (result)
                    @if let Judgement::Found(judged) = &row.judged { " · " (words.say(&Phrase::new("deal-accurate").with("share", percent(judged.accuracy)))) }
                    @if !parted.is_empty() { " · " (parted) }
                }
            }
            td.pts { (points) }
            td.hide { span.cup[by > 0] { (result) } }
            (judged(deal, &row.judged))
            td.hide { (to_par) }
        }
    }
}

/// How far points are from par.
pub(super) fn to_par(deal: &DealPage<'_>, points: i32, par: f64) -> String {
    let by = f64::from(points) - par;
    match mean(deal.context.words, by.abs()).as_str() {
        "0" => deal.say("deal-par").to_lowercase(),
        text if by > 0.0 => format!("+{text}"),
        text => format!("−{text}"),
    }
}

fn percent(share: f64) -> String {
    format!("{}\u{a0}%", (share * 100.0).round() as i64)
}

/// The chances over the game and the accuracy, if the house has looked through it.
fn judged(deal: &DealPage<'_>, judged: &Judgement) -> Markup {
    let missing = |sign: &str, word: &str| {
        html! {
            td.hide.course { span aria-hidden="true" { (sign) } }
            td.hide.kept title=(deal.say(word)) { span aria-hidden="true" { (sign) } span.sr { (deal.say(word)) } }
        }
    };
    match judged {
        Judgement::Nothing => missing("—", "deal-unseen"),
        Judgement::Underway => missing("…", "deal-looking"),
        Judgement::Found(judged) => html! {
            td.hide.course { svg.sp width=(COURSE.0) height=(COURSE.1) aria-hidden="true" { (draw::course(&judged.course)) } }
            td.hide.kept {
                (percent(judged.accuracy))
                svg.bar width="64" height="10" aria-hidden="true" { rect.bg width="100%" height="10" {} rect.fg width=(format!("{:.0}%", judged.accuracy * 100.0)) height="10" {} }
            }
        },
    }
}
