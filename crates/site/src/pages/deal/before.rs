//! The deal of the day before: it is over, so everybody may see how it went.

use game::Phrase;
use house::deals::{Compared, DAY, Deal};
use maud::{Markup, html};

use super::results::to_par;
use super::{DealPage, Row, mean, par};
use crate::pages::when;

/// So many tables stand in its little list, and the viewer's own.
const LISTED: usize = 5;

/// How the deal of the day before went.
pub struct Before<'a> {
    /// Which deal.
    pub deal: &'a Deal,
    /// How it stands.
    pub compared: &'a Compared,
    /// The tables, best first.
    pub rows: Vec<Row<'a>>,
}

pub(super) fn results(deal: &DealPage<'_>, before: &Before<'_>) -> Markup {
    let words = deal.context.words;
    let mean_of_all = par(before.deal, before.compared);
    let listed = |(n, row): &(usize, &Row<'_>)| *n < LISTED || row.is(deal.me);
    let rows: Vec<&Row<'_>> = before.rows.iter().enumerate().filter(listed).map(|(_, row)| row).collect();
    let count = Phrase::new("deal-way-count").with("count", before.compared.fared.len());
    html! {
        section.{ "panel before p" (before.deal.seat) } aria-labelledby="before" {
            header {
                h2 #before { (deal.say("deal-before")) }
                p.sub {
                    @if let Some(day) = before.deal.day { (when::day(words, day * DAY)) " · " }
                    (words.say(&count))
                    @if let Some(par) = mean_of_all { " · " (words.say(&Phrase::new("deal-par-is").with("par", mean(words, par)))) }
                }
                a href={ "/d/" (before.deal.id) } { (deal.say("deal-before-all")) }
            }
            table.res {
                thead { tr {
                    th scope="col" { (deal.say("deal-place")) } th scope="col" { (deal.say("deal-table-of")) }
                    th scope="col" { (deal.say("deal-score")) } th scope="col" { (deal.say("deal-to-par")) }
                } }
                tbody {
                    @for row in rows {
                        @let counts = row.fared.aside.is_none();
                        tr.mine[row.is(deal.me)].best[row.place == Some(1)] {
                            td { @match row.place { Some(place) => (place), None => "–" } }
                            th scope="row" { a href={ "/g/" (row.fared.table) } { (row.name) } @if row.is(deal.me) { " " small { (deal.say("deal-you")) } } }
                            td.pts { (row.points(before.deal)) }
                            td { @if let Some(par) = mean_of_all.filter(|_| counts) { (to_par(deal, row.points(before.deal), par)) } }
                        }
                    }
                }
            }
        }
    }
}
