//! Somebody's page: how they did by game and number of players, how strong they are thought to be, what they played, against
//! whom.

use game::Phrase;
use house::Time;
use house::store::results::{Change, Face, Filter, Outcome, Pairing, Sat, Standing, Tally};
use maud::{Markup, html};

use super::layout::{Context, page};
use super::leaders::{ENOUGH, UNSURE};
use super::plot::plot;
use super::shown::{games, picture, thumb, title};
use super::when;
use crate::assets::asset;
use crate::levels;

/// All that the page shows.
pub struct PlayerPage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// Whose it is.
    pub face: Face,
    /// Whether it is the viewer's own.
    pub own: bool,
    /// How often they came where.
    pub tallies: Vec<Tally>,
    /// Their ratings.
    pub standings: Vec<(String, Standing)>,
    /// The game that is looked at.
    pub game: &'static str,
    /// With how many players the levels were measured that stand in the plot.
    pub seats: usize,
    /// How the rating in it changed, the earliest first.
    pub course: Vec<(Time, Change)>,
    /// Which games are listed.
    pub filter: Filter,
    /// How many of them there are.
    pub count: usize,
    /// Which page of them, counted from 1.
    pub number: usize,
    /// How many stand on a page.
    pub each: usize,
    /// Those of this page, and who sat there.
    pub outcomes: Vec<(Outcome, Vec<Sat>)>,
    /// Against others.
    pub pairings: Vec<Pairing>,
}

impl PlayerPage<'_> {
    fn say(&self, id: &str) -> String {
        self.context.say(id)
    }

    fn games_of(&self, game: &str) -> u32 {
        self.places_of(game).iter().sum()
    }

    /// How often they came first, second, … in a game, whatever the number of players.
    fn places_of(&self, game: &str) -> Vec<u32> {
        let mut sums = Vec::new();
        for tally in self.tallies.iter().filter(|tally| tally.game == game) {
            sums.resize(sums.len().max(tally.places.len()), 0);
            for (sum, count) in sums.iter_mut().zip(&tally.places) {
                *sum += count;
            }
        }
        sums
    }

    fn standing(&self, game: &str) -> Option<&Standing> {
        self.standings.iter().find(|(of, _)| of == game).map(|(_, standing)| standing)
    }

    /// The address of this page with another choice.
    fn at(&self, changed: &[(&str, String)]) -> String {
        let mut fields: Vec<(&str, String)> =
            vec![("game", self.game.to_owned()), ("levels", self.seats.to_string())];
        if let Some(game) = &self.filter.game {
            fields.push(("only", game.clone()));
        }
        if let Some(seats) = self.filter.seats {
            fields.push(("seats", seats.to_string()));
        }
        if let Some(rated) = self.filter.rated {
            fields.push(("rated", if rated { "yes" } else { "no" }.to_owned()));
        }
        if self.filter.won {
            fields.push(("won", "yes".to_owned()));
        }
        fields.retain(|(name, _)| !changed.iter().any(|(other, _)| other == name));
        fields.extend(changed.iter().cloned());
        let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!("/p/{}?{}", self.face.public, fields.join("&"))
    }
}

/// The whole page.
#[must_use]
pub fn whole(player: &PlayerPage<'_>) -> Markup {
    let head = html! { link rel="stylesheet" href=(asset("player.css")); };
    let any = !player.tallies.is_empty();
    let body = html! {
        main #main.page.player tabindex="-1" {
            (person(player))
            @if any {
                (by_game(player))
                (rating(player))
                (by_seats(player))
                div.two { (history(player)) (against(player)) }
            } @else {
                p.none { (player.say("player-none")) }
            }
            p.onward { a href={ "/players?game=" (player.game) } { (player.say("leaders")) } }
        }
        // The pictures stand here once; the list shows them small.
        div.sheet aria-hidden="true" { @for about in games() { (picture(about)) } }
    };
    page(player.context, &format!("{} · Palatine", player.face.name), &head, &html! {}, &body)
}

fn person(player: &PlayerPage<'_>) -> Markup {
    let words = player.context.words;
    let (games, won) = player.tallies.iter().fold((0, 0), |(games, won), tally| {
        (games + tally.places.iter().sum::<u32>(), won + tally.places.first().copied().unwrap_or(0))
    });
    let counted = Phrase::new("player-counted").with("games", i64::from(games)).with("won", i64::from(won));
    let since = Phrase::new("player-since").with("month", when::month(words, player.face.since));
    let favourite = games_played(player).into_iter().max_by_key(|(_, count)| *count);
    html! {
        header.person {
            span.portrait aria-hidden="true" { (player.face.name.chars().next().unwrap_or('?')) }
            div {
                h1 { (player.face.name) }
                p {
                    (words.say(&since)) " · " (words.say(&counted))
                    @if let Some((game, _)) = favourite {
                        " · " (words.say(&Phrase::new("player-favourite").with("game", title(player.context, game))))
                    }
                }
                @if player.own && !player.face.listed { p.hint { (player.say("player-unlisted")) } }
            }
            @if player.own { div.acts { a.button href="/me" { (player.say("me-settings")) } } }
        }
    }
}

/// The games they have played and how often, the last listed first, so that of equals the first listed is the favourite.
fn games_played(player: &PlayerPage<'_>) -> Vec<(&'static str, u32)> {
    let mut played: Vec<(&'static str, u32)> =
        games().map(|about| (about.id, player.games_of(about.id))).filter(|(_, count)| *count > 0).collect();
    played.reverse();
    played
}

/// A card for each game; the chosen one is looked at below.
fn by_game(player: &PlayerPage<'_>) -> Markup {
    let words = player.context.words;
    html! {
        nav aria-label=(player.say("player-by-game")) {
            ul.byname {
                @for about in games() {
                    @let count = player.games_of(about.id);
                    li {
                        a.res href=(player.at(&[("game", about.id.to_owned()), ("levels", String::new())])) aria-current=[(about.id == player.game).then_some("true")] {
                            span.title { (title(player.context, about.id)) }
                            @match player.standing(about.id) {
                                Some(standing) => {
                                    @let unsure = standing.strength.deviation >= UNSURE || standing.games < ENOUGH;
                                    span.rate.unsure[unsure] { (standing.strength.rating.round()) " " small { "± " (standing.strength.deviation.round()) } }
                                }
                                None => span.rate.nothing { (player.say("player-unrated")) },
                            }
                            span.n { (words.say(&Phrase::new("player-games").with("count", i64::from(count)))) }
                            (bar(&player.places_of(about.id)))
                            span.key { (key(player, about.id)) }
                        }
                    }
                }
            }
        }
    }
}

/// How the places are shared, in words.
fn key(player: &PlayerPage<'_>, game: &str) -> String {
    let words = player.context.words;
    if player.standing(game).is_some_and(|one| one.strength.deviation >= UNSURE || one.games < ENOUGH) {
        return player.say("player-unsure");
    }
    let places = player.places_of(game);
    let games: u32 = places.iter().sum();
    if games == 0 {
        return player.say("player-never");
    }
    let share = |n: usize| i64::from(places.get(n).copied().unwrap_or(0) * 100 / games);
    words.say(&Phrase::new("player-shares").with("first", share(0)).with("second", share(1)))
}

/// How often first, second, …, as a bar.
fn bar(places: &[u32]) -> Markup {
    let games: u32 = places.iter().sum::<u32>().max(1);
    let mut from = 0.0;
    html! {
        svg.places viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            @for (n, count) in places.iter().enumerate().filter(|(_, count)| **count > 0) {
                @let wide = 100.0 * f64::from(*count) / f64::from(games);
                rect.{ "l" (n + 1) } x=(format!("{from:.1}")) width=(format!("{:.1}", (wide - 0.8).max(0.6))) height="10" {}
                ({ from += wide; "" })
            }
        }
    }
}

/// The rating in the chosen game over time.
fn rating(player: &PlayerPage<'_>) -> Markup {
    let words = player.context.words;
    let game = title(player.context, player.game);
    let Some(standing) = player.standing(player.game) else {
        return html! { div.box.plot { b { (game) } p.note { (player.say("player-no-rating")) } } };
    };
    let said = words.say(
        &Phrase::new("player-now")
            .with("rating", standing.strength.rating.round() as i64)
            .with("deviation", standing.strength.deviation.round() as i64)
            .with("best", standing.best.0.round() as i64)
            .with("day", when::day(words, standing.best.1)),
    );
    let name = words.say(
        &Phrase::new("player-plot")
            .with("name", player.face.name.clone())
            .with("game", game.clone())
            .with("now", said.clone()),
    );
    let about = table::find(player.game).ok().map(|game| game.about());
    html! {
        figure.box.plot {
            figcaption {
                b { (game) }
                span { (player.say("player-band")) }
                nav.levels aria-label=(player.say("player-levels")) {
                    small { (player.say("player-levels")) }
                    span.seg {
                        @for number in about.map_or(2..=2, |about| about.seats.clone()) {
                            a href=(player.at(&[("levels", number.to_string())])) aria-current=[(number == player.seats).then_some("true")] { (number) span.sr { " " (player.say("home-players")) } }
                        }
                    }
                }
            }
            (plot(words, &player.course, player.game, player.seats, &name))
            p.note { (said) " " (player.say("player-fixed")) " " a href="/data#levels" { (player.say("new-ratings-how")) } }
        }
    }
}

/// The chosen game by number of players.
fn by_seats(player: &PlayerPage<'_>) -> Markup {
    let tallies: Vec<&Tally> = player.tallies.iter().filter(|tally| tally.game == player.game).collect();
    let most = tallies.iter().map(|tally| tally.seats).max().unwrap_or(0);
    html! {
        @if !tallies.is_empty() {
            h2.part { (player.say("player-by-seats")) " " small { (title(player.context, player.game)) } }
            div.box.scroll tabindex="0" role="region" aria-label=(player.say("player-by-seats")) {
                table.tally {
                    thead { tr {
                        th scope="col" { (player.say("player-seats")) }
                        th scope="col" { (player.say("leaders-games")) }
                        @for place in 1..=most { th scope="col" { (player.context.words.say(&Phrase::new("row-place").with("place", place))) } }
                    } }
                    tbody {
                        @for tally in &tallies {
                            tr {
                                th scope="row" { (tally.seats) }
                                td { (tally.places.iter().sum::<u32>()) }
                                @for place in 0..most {
                                    td { @if let Some(count) = tally.places.get(place) { (count) } @else { span aria-hidden="true" { "–" } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn history(player: &PlayerPage<'_>) -> Markup {
    let words = player.context.words;
    let most = games().map(|about| *about.seats.end()).max().unwrap_or(2);
    let filter = &player.filter;
    let rated = filter.rated.map_or("", |rated| if rated { "yes" } else { "no" });
    let select = |name: &str, label: &str, chosen: &str, values: Vec<(String, String)>| {
        html! {
            select name=(name) aria-label=(player.say(label)) {
                @for (value, word) in values { option value=(value) selected[value == chosen] { (word) } }
            }
        }
    };
    let all_games = || {
        let first = (String::new(), player.say("player-all-games"));
        [first]
            .into_iter()
            .chain(games().map(|about| (about.id.to_owned(), title(player.context, about.id))))
            .collect()
    };
    let all_seats = || {
        let first = (String::new(), player.say("player-any-seats"));
        let number =
            |n: usize| (n.to_string(), words.say(&Phrase::new("player-seats-value").with("count", n)));
        [first].into_iter().chain((2..=most).map(number)).collect()
    };
    let pair = |value: &str, id: &str| (value.to_owned(), player.say(id));
    let seats = filter.seats.map(|seats| seats.to_string()).unwrap_or_default();
    let shown = (player.number - 1) * player.each + player.outcomes.len();
    let older = player.count.saturating_sub(shown);
    html! {
        section aria-labelledby="h-history" {
            h2.part #h-history { (player.say("player-history")) }
            form.filters method="get" action={ "/p/" (player.face.public) "#h-history" } aria-label=(player.say("player-filter")) {
                input type="hidden" name="game" value=(player.game);
                input type="hidden" name="levels" value=(player.seats);
                span { (player.say("player-show")) }
                (select("only", "player-filter-game", filter.game.as_deref().unwrap_or(""), all_games()))
                (select("seats", "player-seats", &seats, all_seats()))
                (select("rated", "option-rated", rated, vec![pair("", "player-rated-any"), pair("yes", "player-rated-yes"), pair("no", "player-rated-no")]))
                (select("won", "player-filter-won", if filter.won { "yes" } else { "" }, vec![pair("", "player-won-any"), pair("yes", "player-won-yes")]))
                button type="submit" { (player.say("player-go")) }
            }
            @if player.outcomes.is_empty() { p.none { (player.say("player-none-such")) } } @else {
                ul.rows { @for (outcome, seats) in &player.outcomes { li { (row(player, outcome, seats)) } } }
            }
            p.more {
                @if player.number > 1 { a href={ (player.at(&[("page", (player.number - 1).to_string())])) "#h-history" } { (player.say("player-newer")) } }
                @if older > 0 {
                    a href={ (player.at(&[("page", (player.number + 1).to_string())])) "#h-history" } {
                        (words.say(&Phrase::new("player-older").with("count", older)))
                    }
                }
            }
        }
    }
}

/// A game that was played: the whole row is a link, where the viewer may go there.
fn row(player: &PlayerPage<'_>, outcome: &Outcome, seats: &[Sat]) -> Markup {
    let words = player.context.words;
    let won = outcome.place == 1 && !outcome.left;
    let inside = html! {
        span.place.won[won] {
            (words.say(&Phrase::new("row-place").with("place", outcome.place)))
            small { (words.say(&Phrase::new("row-of").with("seats", outcome.seats))) }
        }
        (thumb(&outcome.game))
        span.what {
            b { (title(player.context, &outcome.game)) }
            span.who {
                @for sat in seats.iter().filter(|sat| sat.own).chain(seats.iter().filter(|sat| !sat.own)) {
                    span { @if !sat.own { (called(player, outcome, sat)) " " } (sat.points) }
                }
            }
            @if outcome.left { span.left { (player.say("player-left")) } }
        }
        span.side {
            @match outcome.change {
                Some(change) => {
                    @let delta = (change.after.rating.round() - change.before.rating.round()) as i64;
                    span.delta.up[delta > 0] { (signed(delta)) }
                }
                None => span.delta { (player.say("player-rated-none")) },
            }
            br; (when::day(words, outcome.ended))
        }
    };
    // Where only its link led to a table, nobody else is led there.
    if outcome.listed || seats.iter().any(|sat| sat.me) {
        html! { a.row href={ "/g/" (outcome.table) } { (inside) } }
    } else {
        html! { div.row { (inside) } }
    }
}

/// A number with its sign, as it is printed.
fn signed(number: i64) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// Somebody who is not listed is nobody here.
fn called(player: &PlayerPage<'_>, outcome: &Outcome, sat: &Sat) -> String {
    match (&sat.name, &sat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(bot)) => player.say(levels::title_of(&outcome.game, bot)),
        (None, None) => player.say("player-somebody"),
    }
}

fn against(player: &PlayerPage<'_>) -> Markup {
    let words = player.context.words;
    html! {
        section aria-labelledby="h-against" {
            h2.part #h-against { (player.say("player-against")) " " small { (player.say("player-against-more")) } }
            div.box.vs {
                @if player.pairings.is_empty() { p { (player.say("player-against-none")) } } @else {
                    table.versus {
                        thead { tr {
                            th scope="col" { (player.say("player-opponent")) }
                            th scope="col" { (player.say("player-ahead")) }
                            td aria-hidden="true" {}
                            th scope="col" { (player.say("player-behind")) }
                        } }
                        tbody {
                            @for pairing in &player.pairings {
                                @let shared = f64::from(pairing.games - pairing.ahead - pairing.behind);
                                @let got = 108.0 * (f64::from(pairing.ahead) + shared / 2.0) / f64::from(pairing.games.max(1));
                                tr {
                                    th scope="row" { a href={ "/p/" (pairing.public) } { (pairing.name) } small { (words.say(&Phrase::new("player-games").with("count", i64::from(pairing.games)))) } }
                                    td { span.n { (pairing.ahead) } }
                                    td aria-hidden="true" { svg.tug viewBox="0 0 108 12" { rect.lost width="108" height="12" rx="3" {} rect.got width=(format!("{got:.0}")) height="12" rx="3" {} } }
                                    td { span.n { (pairing.behind) } }
                                }
                            }
                        }
                    }
                    p { (player.say("player-against-how")) }
                }
            }
        }
    }
}
