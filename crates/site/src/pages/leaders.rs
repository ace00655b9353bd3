//! The strongest in a game, with the bots' levels between them: whiskers on one axis.

use bots::Level;
use game::Phrase;
use house::Time;
use house::store::results::Leader;
use maud::{Markup, html};

use super::layout::{Context, page};
use super::shown::{games, title};
use super::when;
use crate::assets::asset;
use crate::levels;

/// Whoever is less certain than this has no rank.
pub const UNSURE: f64 = 80.0;

/// Whoever has played fewer rated games has none either.
pub const ENOUGH: u32 = 10;

/// So long after the last rated game somebody still stands there: 60 days.
pub const LATELY: Time = 60 * 86_400_000;

/// The board of a game.
pub struct Leaders<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// The game.
    pub game: &'static str,
    /// With how many players the levels were measured that stand between people.
    pub seats: usize,
    /// People, the strongest first.
    pub people: Vec<Leader>,
    /// Whoever looks, for addresses.
    pub me: Option<String>,
    /// What time it is.
    pub now: Time,
}

/// Who is a row: somebody with their rank, or a level.
enum Row<'a> {
    Person(&'a Leader, Option<usize>),
    Bot(Level, i32),
}

/// Whether somebody is known well enough to have a rank.
fn is_sure(leader: &Leader) -> bool {
    leader.standing.strength.deviation < UNSURE && leader.standing.games >= ENOUGH
}

fn rows<'a>(board: &'a Leaders<'_>) -> Vec<Row<'a>> {
    let mut rank = 0;
    let mut rows: Vec<(f64, Row<'a>)> = Vec::new();
    for leader in &board.people {
        let sure = is_sure(leader);
        rank += usize::from(sure);
        rows.push((leader.standing.strength.rating, Row::Person(leader, sure.then_some(rank))));
    }
    for level in Level::ALL {
        if let Some(rating) = levels::rating(board.game, board.seats, level) {
            rows.push((f64::from(rating), Row::Bot(level, rating)));
        }
    }
    rows.sort_by(|a, b| b.0.total_cmp(&a.0));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The page of a game's leaders.
#[must_use]
pub fn whole(board: &Leaders<'_>) -> Markup {
    let context = board.context;
    let head = html! { link rel="stylesheet" href=(asset("player.css")); };
    let body = html! {
        main #main.page.player tabindex="-1" {
            h1 { (context.say("leaders")) }
            p.lead { (context.say("leaders-lead")) }
            (self::board(board))
        }
    };
    page(context, &context.say("leaders-tab"), &head, &html! {}, &body)
}

/// The board itself.
pub(super) fn board(board: &Leaders<'_>) -> Markup {
    let context = board.context;
    let about = table::find(board.game).ok().map(|game| game.about());
    let seats = about.map_or(2..=2, |about| about.seats.clone());
    let rows = rows(board);
    let ends = board.people.iter().flat_map(|one| {
        let strength = one.standing.strength;
        [strength.rating - strength.deviation, strength.rating + strength.deviation]
    });
    let bots: Vec<f64> = rows
        .iter()
        .filter_map(|row| if let Row::Bot(_, rating) = row { Some(f64::from(*rating)) } else { None })
        .collect();
    let low = ends.clone().chain(bots.iter().copied()).fold(f64::MAX, f64::min) - 20.0;
    let high = ends.chain(bots.iter().copied()).fold(f64::MIN, f64::max) + 20.0;
    let x = |rating: f64| format!("{:.1}", 100.0 * (rating - low) / (high - low).max(1.0));
    html! {
        section aria-labelledby="h-board" {
            h2.part #h-board { (title(context, board.game)) " " small { (context.say("leaders-lately")) } }
            div.box.ranking {
                div.bar {
                    nav.chips aria-label=(context.say("leaders-game")) {
                        @for about in games() {
                            a.chip href={ "/players?game=" (about.id) } aria-current=[(about.id == board.game).then_some("true")] { (title(context, about.id)) }
                        }
                    }
                    nav.levels aria-label=(context.say("player-levels")) {
                        small { (context.say("player-levels")) }
                        span.seg {
                            @for number in seats {
                                a href={ "/players?game=" (board.game) "&seats=" (number) } aria-current=[(number == board.seats).then_some("true")] { (number) span.sr { " " (context.say("home-players")) } }
                            }
                        }
                    }
                }
                table.ranks {
                    thead { tr {
                        th.r scope="col" { span.sr { (context.say("leaders-rank")) } }
                        th.nm scope="col" { (context.say("leaders-player")) }
                        th.rt scope="col" { (context.say("rating")) }
                        td.wc aria-hidden="true" {}
                        th.g scope="col" { (context.say("leaders-games")) }
                        th.l scope="col" { (context.say("leaders-last")) }
                    } }
                    tbody {
                        @for row in &rows {
                            @match row {
                                Row::Bot(level, rating) => tr.bot {
                                    td.r {}
                                    th.nm scope="row" { svg aria-hidden="true" { use href="#m-bot"; } (context.say(levels::title(*level))) }
                                    td.rt { (rating) " " small { (context.say("leaders-fixed")) } }
                                    td.wc aria-hidden="true" { (whisker(&bots, &x, None)) }
                                    td.g {} td.l {}
                                },
                                Row::Person(one, rank) => tr.own[board.me.as_ref() == Some(&one.public)] {
                                    td.r { @match rank { Some(rank) => (rank), None => { span aria-hidden="true" { "–" } span.sr { (context.say("leaders-unranked")) } } } }
                                    th.nm scope="row" { a href={ "/p/" (one.public) } { (one.name) } @if board.me.as_ref() == Some(&one.public) { " " small { (context.say("sitter-you")) } } }
                                    td.rt { (one.standing.strength.rating.round()) " " small { "± " (one.standing.strength.deviation.round()) } }
                                    td.wc aria-hidden="true" { (whisker(&bots, &x, Some((one.standing.strength.rating, one.standing.strength.deviation)))) }
                                    td.g { (one.standing.games) }
                                    td.l { (when::month_day(context.words, one.standing.changed)) }
                                },
                            }
                        }
                    }
                }
                @if board.people.is_empty() { p.none { (context.say("leaders-none")) } }
                p.legend { (context.words.say(&Phrase::new("leaders-legend").with("games", i64::from(ENOUGH)))) }
            }
        }
    }
}

/// Upright lines where the bots stand; a dot with its uncertainty for somebody.
fn whisker(bots: &[f64], x: &impl Fn(f64) -> String, of: Option<(f64, f64)>) -> Markup {
    html! {
        svg.wh viewBox="0 0 100 40" preserveAspectRatio="none" {
            @for rating in bots { path.tick d={ "M" (x(*rating)) " 0V40" } vector-effect="non-scaling-stroke" {} }
            @if let Some((rating, deviation)) = of {
                path.span d={ "M" (x(rating - deviation)) " 20H" (x(rating + deviation)) } vector-effect="non-scaling-stroke" {}
                path.pt d={ "M" (x(rating)) " 20h.01" } vector-effect="non-scaling-stroke" {}
            }
        }
    }
}
