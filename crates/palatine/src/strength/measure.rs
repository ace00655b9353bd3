//! The runs.

use std::time::{Duration, Instant};

use bots::Level;
use bots::arena::{Plan, Report, around};
use bots::bot::BotName;
use bots::calibrate;
use bots::data::{self, Claims};
use game::chance::fingerprint;
use game::{Fault, Seed, Spec, Words};
use table::AnyGame;

use super::results::{Measured, Row, Section};
use crate::bench;
use crate::calibrate as ratings;
use crate::print::progress;

/// How to measure.
pub(super) struct Measure<'a> {
    /// Games a run, unless the usual number.
    pub(super) games: Option<u64>,
    /// A tenth of everything, to see that it runs.
    pub(super) quick: bool,
    pub(super) threads: usize,
    pub(super) words: &'a Words,
}

/// A level against the one below.
const LEVEL_SHARE: f64 = 0.65;
/// The steps by which the simulations are doubled.
const DOUBLING: [u32; 5] = [250, 500, 1_000, 2_000, 4_000];
/// The games that a claim needs.
const GREEDY_GAMES: u64 = 200;
const LEVEL_GAMES: u64 = 200;
const DOUBLING_GAMES: u64 = 100;
/// Deals that are played twice, with so many simulations.
const TWICE: u64 = 3;
const TWICE_SIMULATIONS: u32 = 400;
/// How long speed is measured.
const SPEED_SECONDS: f64 = 10.0;
/// Where chance begins in all runs.
const SEED: u64 = 1;

/// Hears of every row as soon as it is there.
type Tell<'a> = &'a mut dyn FnMut(&Row);

impl Measure<'_> {
    /// Everything that a section measures of a game.
    pub(super) fn section(
        &self,
        section: Section,
        game: &dyn AnyGame,
        tell: Tell<'_>,
    ) -> Result<Measured, Fault> {
        let began = Instant::now();
        let rows = match section {
            Section::Speed => self.speed(game, tell),
            Section::Greedy => self.greedy(game, tell),
            Section::Levels => self.levels(game, tell),
            Section::Doubling => self.doubling(game, tell),
            Section::Determinism => self.determinism(game, tell),
            Section::Calibration => self.calibration(game, tell),
        }?;
        Ok(Measured { quick: self.quick, seconds: began.elapsed().as_secs_f64().round(), rows })
    }

    /// Games of a run that usually takes so many.
    fn count(&self, usual: u64) -> u64 {
        self.games.unwrap_or(if self.quick { usual / 10 } else { usual })
    }

    fn simulations(&self, usual: u32) -> u32 {
        if self.quick { usual.div_ceil(10) } else { usual }
    }

    /// Whether what is asked is met; a short run does not tell.
    fn met(&self, met: bool, games: u64, needed: u64) -> Option<bool> {
        (!self.quick && games >= needed).then_some(met)
    }

    /// The first bot against the second, at the smallest table.
    fn arena(&self, game: &dyn AnyGame, bots: [&str; 2], games: u64) -> Result<(Report, String), Fault> {
        let seats = smallest(game);
        let bots: Vec<BotName> = bots.iter().map(|bot| bot.parse()).collect::<Result<_, Fault>>()?;
        let bots = around(&bots, seats);
        let names: Vec<String> = bots.iter().map(BotName::to_string).collect();
        let command = format!(
            "palatine arena {} --bots {} --games {games} --seed {SEED}",
            game.about().id,
            names.join(",")
        );
        let plan = Plan {
            bots,
            setup: Spec::new(seats),
            games,
            question: None,
            seed: Seed::from_number(SEED),
            threads: self.threads,
            limit: Duration::from_secs(10),
            luck: None,
        };
        let bar = progress(games.next_multiple_of(seats as u64), self.words);
        let report = game.laboratory().arena(&plan, &|| bar.inc(1));
        bar.finish_and_clear();
        Ok((report?, command))
    }

    fn speed(&self, game: &dyn AnyGame, tell: Tell<'_>) -> Result<Vec<Row>, Fault> {
        let (id, claims) = (game.about().id, data::of(game.about())?.claims);
        let seconds = if self.quick { SPEED_SECONDS / 50.0 } else { SPEED_SECONDS };
        let mut rows = Vec::new();
        for seats in game.about().seats.clone() {
            let report =
                game.laboratory().search_speed(&Spec::new(seats), Duration::from_secs_f64(seconds))?;
            // Asked of the table that is measured where no seats are named; the others are for information.
            let least = claims.speed.filter(|_| seats == bench::usual(game));
            let row = Row {
                bots: Vec::new(),
                seats,
                command: format!("palatine bench {id} --search --seats {seats} --seconds {seconds}"),
                games: 0,
                value: report.simulations_per_second.round(),
                ci95: None,
                least,
                met: least.and_then(|least| self.met(report.simulations_per_second >= least, 1, 1)),
                note: format!("{:.0}", report.tuned_simulations_per_second),
            };
            tell(&row);
            rows.push(row);
        }
        Ok(rows)
    }

    fn greedy(&self, game: &dyn AnyGame, tell: Tell<'_>) -> Result<Vec<Row>, Fault> {
        let Claims { simulations, share, .. } = data::of(game.about())?.claims;
        let search = format!("search:{}", self.simulations(simulations));
        let (report, command) = self.arena(game, [&search, "greedy"], self.count(GREEDY_GAMES))?;
        let first = &report.bots[0];
        let row = Row {
            bots: vec![search, "greedy".to_owned()],
            seats: report.setup.seats,
            command,
            games: report.games,
            value: first.share_of_wins,
            ci95: Some(first.ci95),
            least: share,
            met: share.and_then(|least| self.met(first.ci95[0] >= least, report.games, GREEDY_GAMES)),
            note: String::new(),
        };
        tell(&row);
        Ok(vec![row])
    }

    fn levels(&self, game: &dyn AnyGame, tell: Tell<'_>) -> Result<Vec<Row>, Fault> {
        let mut rows = Vec::new();
        for pair in Level::ALL.windows(2) {
            let [below, above] = [pair[0], pair[1]];
            let (report, command) =
                self.arena(game, [above.name(), below.name()], self.count(LEVEL_GAMES))?;
            let first = &report.bots[0];
            // With two, whoever wins has the better place, and a shared win is half in both: this is the share of wins too.
            let row = Row {
                bots: [above, below].map(|level| level.name().to_owned()).to_vec(),
                seats: report.setup.seats,
                command,
                games: report.games,
                value: first.better_place,
                ci95: Some(first.better_place_ci95),
                least: Some(LEVEL_SHARE),
                met: self.met(first.better_place_ci95[0] >= LEVEL_SHARE, report.games, LEVEL_GAMES),
                note: format!("`{}` against `{}`", above.bot(game.about())?, below.bot(game.about())?),
            };
            tell(&row);
            rows.push(row);
        }
        Ok(rows)
    }

    fn doubling(&self, game: &dyn AnyGame, tell: Tell<'_>) -> Result<Vec<Row>, Fault> {
        let mut rows = Vec::new();
        for pair in DOUBLING.windows(2) {
            let [fewer, more] =
                [pair[0], pair[1]].map(|number| format!("search:{}", self.simulations(number)));
            let (report, command) = self.arena(game, [&more, &fewer], self.count(DOUBLING_GAMES))?;
            let first = &report.bots[0];
            let even = 1.0 / report.setup.seats as f64;
            let row = Row {
                bots: vec![more, fewer],
                seats: report.setup.seats,
                command,
                games: report.games,
                value: first.share_of_wins,
                ci95: Some(first.ci95),
                least: Some(even),
                // It plays worse if even the upper end of the interval is below that of equal bots.
                met: self.met(first.ci95[1] >= even, report.games, DOUBLING_GAMES),
                note: String::new(),
            };
            tell(&row);
            rows.push(row);
        }
        Ok(rows)
    }

    /// The same deals twice, at the same time on two threads: every move must be the same.
    fn determinism(&self, game: &dyn AnyGame, tell: Tell<'_>) -> Result<Vec<Row>, Fault> {
        let id = game.about().id;
        let seats = smallest(game);
        let search = format!("search:{}", self.simulations(TWICE_SIMULATIONS));
        let bots = vec![search.parse::<BotName>()?; seats];
        let deals = if self.quick { 1 } else { TWICE };
        let play = |deal: u64| -> Result<Vec<String>, Fault> {
            let seed = Seed::from_number(SEED).part(deal);
            let played = game.laboratory().play_out(&Spec::new(seats), &bots, seed)?;
            Ok(played.log().into_iter().map(|(_, mv)| mv).collect())
        };
        let (mut same, mut moves) = (true, Vec::new());
        for deal in 0..deals {
            let [one, other] = std::thread::scope(|scope| {
                let runs = [scope.spawn(|| play(deal)), scope.spawn(|| play(deal))];
                runs.map(|run| run.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            });
            let (one, other) = (one?, other?);
            same &= !one.is_empty() && one == other;
            moves.extend(one);
        }
        let row = Row {
            bots: vec![search],
            seats,
            command: format!("palatine strength {id} --only determinism"),
            games: 2 * deals,
            value: moves.len() as f64,
            ci95: None,
            least: None,
            // Equal or not: that a short run tells too.
            met: Some(same),
            note: fingerprint(moves.join("\n").as_bytes())[..16].to_owned(),
        };
        tell(&row);
        Ok(vec![row])
    }

    fn calibration(&self, game: &dyn AnyGame, tell: Tell<'_>) -> Result<Vec<Row>, Fault> {
        let id = game.about().id;
        let mut rows = Vec::new();
        let games = self.count(ratings::GAMES);
        for seats in game.about().seats.clone() {
            let plan = calibrate::Plan {
                seats,
                games,
                seed: Seed::from_number(SEED),
                threads: self.threads,
                quick: self.quick,
            };
            let report = ratings::measure(game, &plan, self.words)?;
            // What a quick run finds is not worth keeping.
            if !self.quick {
                ratings::keep(&ratings::file_of(game), game, &report)?;
            }
            for rated in report.levels {
                let rating = rated.rating;
                let row = Row {
                    bots: vec![rated.level.to_owned()],
                    seats,
                    command: format!(
                        "palatine arena {id} --calibrate --seats {seats} --games {games} --seed {SEED}"
                    ),
                    games: rating.games,
                    value: rating.rating,
                    ci95: Some([rating.rating - rating.uncertainty, rating.rating + rating.uncertainty]),
                    least: None,
                    met: None,
                    note: rated.bot,
                };
                tell(&row);
                rows.push(row);
            }
        }
        Ok(rows)
    }
}

/// Two seats where the game has them.
fn smallest(game: &dyn AnyGame) -> usize {
    *game.about().seats.start()
}
