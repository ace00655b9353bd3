//! Finding the numbers of the search: one number at a time, against the best so far.
//!
//! A neighbour of the best so far plays against it, deal by deal, until it is clear who is better, or until the games for
//! one match are played. What wins becomes the best, and the search goes on in the same direction; what does not is
//! dropped. After a round over all numbers that changed nothing, steps become smaller, and after the smallest it ends.
//!
//! Among many matches some are won by luck. So in the end what was found plays once more, against where it began, on fresh
//! deals: it is kept only if it wins its share of them, which is a half with two players.

use game::Fault;
use toml_edit::{Value, value};

use crate::arena::Report;
use crate::arena::statistics::Verdict;
use crate::bot::BotName;
use crate::data::{read_toml, table};
use crate::search::Budget;
use crate::search::params::Params;

/// The part of a game's file that holds the numbers ([`crate::data`]).
const PART: &str = "search";

/// A match between the best so far and a neighbour.
#[derive(Clone, Debug)]
pub struct Step {
    /// The round, counted from 1.
    pub round: usize,
    /// The number that was changed.
    pub name: &'static str,
    /// What it was.
    pub from: f32,
    /// What was tried.
    pub to: f32,
    /// The share of games that what was tried has won.
    pub share: f64,
    /// Games played.
    pub games: u64,
    /// Whether it was kept.
    pub kept: bool,
}

/// What tuning came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuned {
    /// The best numbers.
    pub params: Params,
    /// Games played.
    pub games: u64,
    /// Whether it ended because nothing was better; if not, the games were spent.
    pub settled: bool,
    /// The share won against the start in the end, and in how many games; nothing, if that is where it still is.
    pub proof: Option<(f64, u64)>,
}

impl Tuned {
    /// Whether the numbers found have proven better than those at the start; if not, `params` are those.
    #[must_use]
    pub fn is_proven(&self, seats: usize) -> bool {
        self.proof.is_none_or(|(share, _)| share >= 1.0 / seats as f64)
    }
}

/// How far a number is changed at a time: by this factor, or for the share of the lead by this times a fifth.
const STRIDES: [f32; 2] = [2.0, 1.4];

/// Playing to the end of the game is one more step of depth.
const DEPTHS: [f32; 10] = [0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 1_000_000.0];
const GUIDES: [f32; 7] = [1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0];
/// With none the root is a node like the others.
const FIELDS: [f32; 6] = [0.0, 4.0, 8.0, 16.0, 32.0, 64.0];

/// The value of a number.
#[must_use]
pub fn number(params: &Params, name: &str) -> f32 {
    match name {
        "explore" => params.explore,
        "temper" => params.temper,
        "scale" => params.scale,
        "lead" => params.lead,
        "depth" => params.depth as f32,
        "guide" => params.guide as f32,
        _ => params.field as f32,
    }
}

/// The search with that budget and all of these numbers: later tuning does not change it.
#[must_use]
pub fn pinned(budget: Budget, params: &Params) -> BotName {
    let changes = Params::NAMES.iter().map(|&name| (name.to_owned(), number(params, name)));
    BotName::Search { net: None, budget: Some(budget), changes: changes.collect() }
}

/// The neighbour of a number in one direction; nothing where there is none, or where it would make no difference.
fn neighbour(params: &Params, name: &str, stride: f32, up: bool) -> Option<Params> {
    let now = number(params, name);
    let on = |ladder: &[f32]| {
        if up {
            ladder.iter().copied().find(|&rung| rung > now)
        } else {
            ladder.iter().copied().rev().find(|&rung| rung < now)
        }
    };
    let next = match name {
        "depth" => on(&DEPTHS)?,
        // Where nothing is played out, nobody asks for guidance.
        "guide" if params.depth == 0 => return None,
        "guide" => on(&GUIDES)?,
        "field" => on(&FIELDS)?,
        "lead" => (now + if up { stride / 10.0 } else { -stride / 10.0 }).clamp(0.0, 1.0),
        _ if up => now * stride,
        _ => now / stride,
    };
    // Rounded, so that the file stays readable.
    let next = (next * 1_000.0).round() / 1_000.0;
    params.with(name, next).ok().filter(|changed| changed != params)
}

/// The numbers that a list names, parted by commas.
pub fn names(list: &str) -> Result<Vec<&'static str>, Fault> {
    list.split(',')
        .map(str::trim)
        .map(|name| {
            Params::NAMES.into_iter().find(|known| *known == name).ok_or_else(|| Params::unknown(name))
        })
        .collect()
}

/// Tunes these numbers from `start`. `play` lets the first numbers play against the second, with the number of the match, and `tell` hears
/// of every step. No match is begun once `games` are played.
pub fn tune(
    start: Params,
    names: &[&'static str],
    games: u64,
    play: &mut Play<'_>,
    tell: &mut dyn FnMut(&Step),
) -> Result<Tuned, Fault> {
    let mut matches = 0;
    let mut next = |tried: &Params, best: &Params| {
        matches += 1;
        play(tried, best, matches - 1)
    };
    let mut tuned = climb(start, names, games, &mut next, tell)?;
    if tuned.params != start {
        let report = next(&tuned.params, &start)?;
        tuned.games += report.games;
        tuned.proof = Some((report.bots.first().map_or(0.0, |bot| bot.share_of_wins), report.games));
        if !tuned.is_proven(report.setup.seats) {
            tuned.params = start;
        }
    }
    Ok(tuned)
}

/// Lets the first numbers play against the second, in the match of that number.
type Play<'a> = dyn FnMut(&Params, &Params, u64) -> Result<Report, Fault> + 'a;

/// Climbs step by step, while there are games.
fn climb(
    start: Params,
    names: &[&'static str],
    games: u64,
    play: &mut dyn FnMut(&Params, &Params) -> Result<Report, Fault>,
    tell: &mut dyn FnMut(&Step),
) -> Result<Tuned, Fault> {
    let mut tuned = Tuned { params: start, games: 0, settled: false, proof: None };
    let mut round = 0;
    for stride in STRIDES {
        loop {
            round += 1;
            let mut changed = false;
            for &name in names {
                for up in [true, false] {
                    let mut kept = false;
                    while let Some(tried) = neighbour(&tuned.params, name, stride, up) {
                        if tuned.games >= games {
                            return Ok(tuned);
                        }
                        let report = play(&tried, &tuned.params)?;
                        tuned.games += report.games;
                        let better = report.decided.is_some_and(|decided| decided.verdict == Verdict::More);
                        let step = Step {
                            round,
                            name,
                            from: number(&tuned.params, name),
                            to: number(&tried, name),
                            share: report.bots.first().map_or(0.0, |bot| bot.share_of_wins),
                            games: report.games,
                            kept: better,
                        };
                        tell(&step);
                        if !better {
                            break;
                        }
                        (tuned.params, kept, changed) = (tried, true, true);
                    }
                    // What was better upwards is not better downwards.
                    if kept {
                        break;
                    }
                }
            }
            if !changed {
                break;
            }
        }
    }
    tuned.settled = true;
    Ok(tuned)
}

/// The numbers that a game's file has for a number of seats; nothing, if it has none or not all of them.
#[must_use]
pub fn read(text: &str, seats: usize) -> Option<Params> {
    let file = read_toml(text).ok()?;
    let numbers = file.get(PART)?.get(seats.to_string())?;
    Params::NAMES.into_iter().try_fold(Params::PLAIN, |params, name| {
        let number = numbers.get(name)?;
        let number = number.as_float().or_else(|| number.as_integer().map(|whole| whole as f64))?;
        params.with(name, number as f32).ok()
    })
}

/// Numbers with those changed that a bot's name changes.
#[must_use]
pub fn changed(params: Params, changes: &[(String, f32)]) -> Params {
    // What is no number of the search, such as its threads, changes none.
    changes.iter().fold(params, |params, (name, value)| params.with(name, *value).unwrap_or(params))
}

/// The text of a game's file, with these numbers put in; all else stays as it is, comments too.
pub fn written(text: &str, seats: usize, params: &Params) -> Result<String, Fault> {
    let mut file = read_toml(text)?;
    let numbers = table(&mut file, PART, seats)?;
    for name in Params::NAMES {
        let new = number(params, name);
        let mut new: Value = if matches!(name, "depth" | "guide" | "field") {
            (new as i64).into()
        } else {
            // By way of its digits: as the nearest larger float, 0.3 would be 0.30000001192.
            new.to_string().parse::<f64>().unwrap_or(f64::from(new)).into()
        };
        // A comment behind a number stays behind it.
        if let Some(old) = numbers.get(name).and_then(|item| item.as_value()) {
            *new.decor_mut() = old.decor().clone();
        }
        numbers[name] = value(new);
    }
    Ok(file.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Decided, Standing, statistics::Question};

    /// A match that whoever is nearer to some numbers wins.
    fn referee(ideal: Params) -> impl FnMut(&Params, &Params, u64) -> Result<Report, Fault> {
        move |tried, best, _| {
            let off = |params: &Params, name| (number(params, name) - number(&ideal, name)).abs();
            let better = Params::NAMES.iter().all(|name| off(tried, name) <= off(best, name));
            let standing = Standing {
                bot: String::new(),
                share_of_wins: f64::from(u8::from(better)),
                ci95: [0.0, 1.0],
                mean_score: 0.0,
                mean_score_ci95: [0.0, 0.0],
                mean_place: 1.0,
                better_place: 0.5,
                better_place_ci95: [0.0, 1.0],
                forfeits: 0,
                adjusted: None,
            };
            let verdict = if better { Verdict::More } else { Verdict::Less };
            Ok(Report {
                game: "chess",
                setup: game::Spec::new(2),
                bots: vec![standing],
                games: 10,
                decided: Some(Decided { question: Question::even(2), verdict, likelihood: 0.0, early: true }),
                decisions: 0,
                seconds: 0.0,
                forfeits: Vec::new(),
            })
        }
    }

    #[test]
    fn the_best_numbers_are_found() {
        let ideal = Params {
            explore: 2.0,
            temper: 1.0,
            scale: 16.0,
            lead: 0.5,
            depth: 8,
            guide: 3,
            field: 8,
            ..Params::PLAIN
        };
        let mut steps = Vec::new();
        let found = tune(Params::PLAIN, &Params::NAMES, 10_000, &mut referee(ideal), &mut |step| {
            steps.push(step.clone());
        })
        .unwrap();
        assert!(found.settled);
        assert_eq!((found.params.depth, found.params.guide, found.params.field), (8, 3, 8));
        for name in ["explore", "temper", "scale"] {
            let ratio = number(&found.params, name) / number(&ideal, name);
            assert!((0.7..1.45).contains(&ratio), "{name}: {found:?}");
        }
        // And a match to prove it.
        assert_eq!((found.games, found.proof), (10 * (steps.len() as u64 + 1), Some((1.0, 10))));
        assert!(found.is_proven(2));
        // With fewer games it ends where it is.
        let early = tune(Params::PLAIN, &Params::NAMES, 25, &mut referee(ideal), &mut |_| {}).unwrap();
        assert_eq!((early.games, early.settled), (40, false));
        // What is found by luck alone does not last: here every match but the last is won.
        let mut fickle = |tried: &Params, best: &Params, number: u64| {
            let ideal = if number < 3 { *tried } else { *best };
            referee(ideal)(tried, best, number)
        };
        let lucky = tune(Params::PLAIN, &["scale"], 25, &mut fickle, &mut |_| {}).unwrap();
        assert_eq!((lucky.params, lucky.proof), (Params::PLAIN, Some((0.0, 10))));
        // What is not named stays.
        let only = names("lead, scale").unwrap();
        let some = tune(Params::PLAIN, &only, 10_000, &mut referee(ideal), &mut |_| {}).unwrap();
        let Params { scale, lead, .. } = some.params;
        assert_eq!(some.params, Params { scale, lead, ..Params::PLAIN });
        assert!(scale > Params::PLAIN.scale && lead > Params::PLAIN.lead);
        assert_eq!(names("lead,width"), Err(Params::unknown("width")));
    }

    #[test]
    fn only_what_was_tuned_is_rewritten() {
        let text = "# Numbers.\n[search.2]\nexplore = 0.5 # curious\ntemper = 2.0\nscale = 8.0\nlead = 0.3\ndepth = 0\nguide = 1\nfield = 16\n\n# Others.\n[search.4]\nexplore = 1.0\n\n# Opponents.\n[gauntlet]\nedition = 2\n";
        let params = Params { explore: 0.7, lead: 0.1, depth: 4, ..Params::PLAIN };
        let after = written(text, 2, &params).unwrap();
        let expected = text
            .replace("explore = 0.5 #", "explore = 0.7 #")
            .replace("lead = 0.3", "lead = 0.1")
            .replace("depth = 0", "depth = 4");
        assert_eq!(after, expected);
        let more = written(text, 3, &params).unwrap();
        assert!(more.contains("[search.3]\nexplore = 0.7\n") && more.contains("# Others."), "{more}");
        assert!(more.contains("# Opponents.\n[gauntlet]\nedition = 2\n"), "{more}");
        assert_eq!(more.matches("explore = 0.5 # curious").count(), 1);
        assert_eq!(read(&more, 3), Some(params));
        assert_eq!((read(&more, 5), read(&more, 4), read("[", 3)), (None, None, None));
        assert_eq!(changed(params, &[("depth".to_owned(), 2.0)]).depth, 2);
    }

    #[test]
    fn a_pinned_search_says_every_number() {
        let bot = pinned(Budget::Simulations(50), &Params::PLAIN);
        assert_eq!(
            bot.to_string(),
            "search:50+explore=0.5+temper=2+scale=8+lead=0.3+depth=0+guide=1+field=16"
        );
        assert_eq!(bot.to_string().parse(), Ok(bot));
    }
}
