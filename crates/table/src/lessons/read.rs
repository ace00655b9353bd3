//! A lesson from its file, with every reason why it is none.

use std::collections::BTreeMap;

use bots::bot::BotName;
use game::paper::{self, POSITION, PositionFile};
use game::{Fault, Phrase, Seat, Seed, Spec};
use serde::Deserialize;
use serde_json::Value as Json;

use super::{Done, Else, Lesson, Others, Picks, Step, fault};
use crate::face::{AnyGame, AnyMatch};

/// A lesson as its file has it. Steps are read one by one, so that each fault can name its step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Paper {
    seat: Option<Seat>,
    rule: Option<String>,
    #[serde(default)]
    step: Vec<Json>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepPaper {
    #[serde(default)]
    lights: Vec<String>,
    setup: Option<Spec>,
    position: Option<Json>,
    seed: Option<u64>,
    #[serde(default)]
    show: Vec<String>,
    within: Option<usize>,
    answers: Option<Vec<String>>,
    bot: Option<String>,
    done: Option<DonePaper>,
    #[serde(default, rename = "else")]
    elses: Vec<ElsePaper>,
}

/// A pattern over moves: picks and what they are.
type Pattern = BTreeMap<String, Json>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DonePaper {
    moves: Option<Vec<Pattern>>,
    position: Option<Json>,
    points: Option<i32>,
    source: Option<BTreeMap<String, i32>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ElsePaper {
    moves: Option<Vec<Pattern>>,
    refused: Option<String>,
}

/// Reads a lesson of a game, or says everything that is wrong with its file. Its positions are set up here, so a lesson that
/// was read can begin.
pub fn read(game: &dyn AnyGame, name: &'static str, text: &str) -> Result<Lesson, Vec<Fault>> {
    let in_file = |what: Phrase| vec![fault(name, None, what)];
    if !is_name(name) {
        return Err(in_file(Phrase::new("what-lesson-name").with("name", name)));
    }
    let paper: Paper = paper::read_file(text).map_err(|Fault(what)| in_file(what))?;
    let seat = paper.seat.unwrap_or(Seat::new(0));
    let (mut steps, mut faults) = (Vec::new(), Vec::new());
    for (n, json) in paper.step.iter().enumerate() {
        let mut wrong = Vec::new();
        match paper::read_value::<StepPaper>(json, "") {
            Ok(step) => steps.extend(read_step(game, seat, step, &mut wrong)),
            Err(Fault(what)) => wrong.push(what),
        }
        if n == 0 && wrong.is_empty() && steps.first().is_some_and(|step| !step.is_placed()) {
            wrong.push(Phrase::new("what-lesson-first"));
        }
        faults.extend(wrong.into_iter().map(|what| fault(name, Some(n), what)));
    }
    if paper.step.is_empty() {
        return Err(in_file(Phrase::new("what-lesson-empty")));
    }
    if faults.is_empty() { Ok(Lesson { name, seat, rule: paper.rule, steps }) } else { Err(faults) }
}

/// Whether something can name a lesson: it becomes part of addresses and messages, in which the number of a step follows it.
fn is_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let last = name.rsplit('-').next().unwrap_or("");
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(plain)
        && !last.is_empty()
        && !last.chars().all(|c| c.is_ascii_digit())
}

/// Reads a step, and adds what is wrong with it.
fn read_step(game: &dyn AnyGame, seat: Seat, paper: StepPaper, wrong: &mut Vec<Phrase>) -> Option<Step> {
    if paper.seed.is_some() && paper.position.is_none() {
        wrong.push(Phrase::new("what-lesson-seed"));
    }
    let seed = Seed::from_number(paper.seed.unwrap_or(1));
    let placed = place(game, seat, paper.setup, paper.position, seed, wrong);
    let others = read_others(paper.answers, paper.bot, wrong);
    let (show, asks) = (paper.show, paper.done.is_some());
    let done = paper.done.and_then(|done| read_done(done, wrong));
    if !asks && (!show.is_empty() || paper.within.is_some() || !paper.elses.is_empty()) {
        wrong.push(Phrase::new("what-lesson-tells"));
    }
    if asks && show.is_empty() {
        wrong.push(Phrase::new("what-lesson-show"));
    }
    let within = paper.within.unwrap_or(show.len());
    if within < show.len() {
        wrong.push(Phrase::new("what-lesson-within").with("within", within).with("show", show.len()));
    }
    let elses = paper.elses.into_iter().enumerate();
    let elses = elses.filter_map(|(n, paper)| read_else(n, paper, wrong)).collect();
    wrong.is_empty().then_some(Step { lights: paper.lights, show, within, placed, done, others, elses })
}

/// Sets up the position of a step, where it has one.
fn place(
    game: &dyn AnyGame,
    seat: Seat,
    setup: Option<Spec>,
    position: Option<Json>,
    seed: Seed,
    wrong: &mut Vec<Phrase>,
) -> Option<Box<dyn AnyMatch>> {
    let (setup, position) = match (setup, position) {
        (Some(setup), Some(position)) => (setup, position),
        (None, None) => return None,
        _ => {
            wrong.push(Phrase::new("what-lesson-half"));
            return None;
        }
    };
    let file =
        PositionFile { palatine: POSITION.to_owned(), game: game.about().id.to_owned(), setup, position };
    match game.place(&file, seed) {
        Ok(placed) if seat.index() >= placed.setup().seats => {
            let what = Phrase::new("what-lesson-seat").with("number", seat.number());
            wrong.push(what.with("seats", placed.setup().seats));
            None
        }
        Ok(placed) => Some(placed),
        Err(faults) => {
            wrong.extend(faults.into_iter().map(|Fault(what)| what));
            None
        }
    }
}

/// Who plays once a step is done. Bots of other kinds would take too long, or not play the same again.
fn read_others(answers: Option<Vec<String>>, bot: Option<String>, wrong: &mut Vec<Phrase>) -> Others {
    match (answers, bot.map(|bot| (bot.parse::<BotName>(), bot))) {
        (None, None) => return Others::Nothing,
        (Some(moves), None) => return Others::Play(moves),
        (Some(_), Some(_)) => wrong.push(Phrase::new("what-lesson-both")),
        (None, Some((Err(Fault(what)), _))) => wrong.push(what),
        (None, Some((Ok(BotName::Search { .. } | BotName::Outside { .. }), bot))) => {
            wrong.push(Phrase::new("what-lesson-bot").with("bot", bot.as_str()));
        }
        (None, Some((Ok(bot), _))) => return Others::Bot(bot),
    }
    Others::Nothing
}

fn read_done(paper: DonePaper, wrong: &mut Vec<Phrase>) -> Option<Done> {
    match (paper.moves, paper.position, paper.points, paper.source) {
        (Some(moves), None, None, None) => read_patterns(moves, wrong).map(Done::Moves),
        (None, Some(position), None, None) => Some(Done::Position(position)),
        (None, None, Some(points), None) => Some(Done::Points(points)),
        (None, None, None, Some(source)) if !source.is_empty() => Some(Done::Source(source)),
        _ => {
            wrong.push(Phrase::new("what-lesson-done"));
            None
        }
    }
}

fn read_else(n: usize, paper: ElsePaper, wrong: &mut Vec<Phrase>) -> Option<Else> {
    match (paper.moves, paper.refused) {
        (Some(moves), None) => read_patterns(moves, wrong).map(Else::Moves),
        (None, Some(rule)) => Some(Else::Refused(rule)),
        _ => {
            wrong.push(Phrase::new("what-lesson-else").with("number", n + 1));
            None
        }
    }
}

fn read_patterns(patterns: Vec<Pattern>, wrong: &mut Vec<Phrase>) -> Option<Vec<Picks>> {
    if patterns.is_empty() {
        wrong.push(Phrase::new("what-lesson-moves"));
        return None;
    }
    let mut read = Vec::new();
    for pattern in patterns {
        let mut picks = Vec::new();
        for (name, value) in pattern {
            match as_text(&value) {
                Some(value) => picks.push((name, value)),
                None => wrong.push(Phrase::new("what-lesson-pick").with("name", name.as_str())),
            }
        }
        read.push(Picks(picks));
    }
    Some(read)
}

/// A value as a field of a move shows it.
fn as_text(value: &Json) -> Option<String> {
    match value {
        Json::String(text) => Some(text.clone()),
        Json::Number(number) => Some(number.to_string()),
        Json::Array(list) => {
            list.iter().map(as_text).collect::<Option<Vec<String>>>().map(|list| list.join(","))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_leave_room_for_the_numbers_of_steps() {
        for name in ["goal", "a-long-name", "top5", "two-2-two"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "Goal", "goal-2", "goal-", "2nd", "a b", "è"] {
            assert!(!is_name(name), "{name}");
        }
    }
}
