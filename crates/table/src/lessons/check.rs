//! Whether every lesson of a game can be solved, answers every try and has its texts: for tests, and for whoever writes lessons.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::RangeInclusive;

use game::{Fault, Lang, Phrase, Texts, Turn, Words, paper};
use serde::Deserialize;

use super::run::Tried;
use super::{Done, Else, Lesson, fault, read, source};
use crate::face::{AnyGame, AnyMatch, Trouble};

/// How many steps a lesson has.
const STEPS: RangeInclusive<usize> = 3..=8;

/// So many tries are played in a step at most: more than enough where one decision is asked, and where several are, those that
/// leave the way that is shown come first.
const TRIES: usize = 4_000;

/// Everything that is wrong with the lessons of a game, each in one line. That what they light is drawn, boards know.
#[must_use]
pub fn check(game: &dyn AnyGame) -> Vec<Fault> {
    let about = game.about();
    check_files(game, about.book.lessons, about.texts)
}

/// The same for other files than those of its book: names and lessons in their order, and the texts.
#[must_use]
pub fn check_files(game: &dyn AnyGame, files: &[(&'static str, &str)], texts: Texts) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut needed: BTreeMap<String, Place> = BTreeMap::new();
    let (mut may, mut unread) = (BTreeSet::new(), Vec::new());
    let mut names = BTreeSet::new();
    for &(name, text) in files {
        if !names.insert(name) {
            faults.push(fault(name, None, Phrase::new("what-lesson-twice")));
            continue;
        }
        match read(game, name, text) {
            Ok(lesson) => {
                let mut checked = Checked { game, lesson: &lesson, faults: Vec::new(), needs: Vec::new() };
                checked.run();
                faults.append(&mut checked.faults);
                needed.extend(checked.needs.into_iter().map(|(step, message)| (message, (name, step))));
                for (n, step) in lesson.steps.iter().enumerate() {
                    may.insert(format!("{}.more", lesson.message(n)));
                    may.extend(step.asks().then(|| lesson.rest(n)));
                }
            }
            Err(wrong) => {
                faults.extend(wrong);
                unread.push(format!("lesson-{name}"));
            }
        }
    }
    for lang in Lang::ALL {
        faults.extend(check_texts(lang, texts, &needed, &may, &unread));
    }
    faults
}

/// Where a text is needed: in which lesson, and for which step, counted from 0.
type Place = (&'static str, Option<usize>);

/// What is wrong with the texts in a language: missing, left over, there twice, or not to be said without values.
fn check_texts(
    lang: Lang,
    texts: Texts,
    needed: &BTreeMap<String, Place>,
    may: &BTreeSet<String>,
    unread: &[String],
) -> Vec<Fault> {
    let file = format!("lang/lessons.{}.ftl", lang.code());
    let words = Words::new(lang, &[texts]);
    let (mut faults, mut there) = (Vec::new(), BTreeSet::new());
    for message in messages(texts.of(lang)) {
        let in_text = |id| {
            let what = Phrase::new(id).with("message", message.clone());
            Fault::new("fault-lesson").with("file", file.clone()).with("what", what)
        };
        let (id, attribute) = message.split_once('.').map_or((&*message, None), |(id, of)| (id, Some(of)));
        if !there.insert(message.clone()) {
            faults.push(in_text("what-lesson-text-twice"));
        } else if words.missing(id, attribute, &[]).is_some() {
            faults.push(in_text("what-lesson-text-value"));
        } else if !needed.contains_key(&message)
            && !may.contains(&message)
            && !unread.iter().any(|begin| id.starts_with(begin.as_str()))
        {
            faults.push(in_text("what-lesson-text-left"));
        }
    }
    for (message, (name, step)) in needed.iter().filter(|(message, _)| !there.contains(*message)) {
        let what = Phrase::new("what-lesson-text").with("text", file.clone());
        faults.push(fault(name, *step, what.with("message", message.clone())));
    }
    faults
}

/// The messages of a Fluent file that belong to lessons, and their attributes, such as `lesson-lead-1.more`.
fn messages(file: &str) -> Vec<String> {
    let (mut all, mut last) = (Vec::new(), None);
    for line in file.lines() {
        let begins = |line: &str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let Some((name, _)) = line.split_once('=') else { continue };
        let name = name.trim_end();
        if begins(line) {
            last = name.starts_with("lesson-").then(|| name.to_owned());
            all.extend(last.clone());
        } else if let Some(attribute) = name.trim_start().strip_prefix('.')
            && line.starts_with(' ')
            && begins(attribute)
        {
            all.extend(last.as_ref().map(|id| format!("{id}.{attribute}")));
        }
    }
    all
}

/// The ids of all rules on the rules page of a game; of a page that cannot be read there are none.
fn rules(game: &dyn AnyGame) -> Vec<String> {
    #[derive(Deserialize)]
    struct Page {
        group: Vec<Group>,
    }
    #[derive(Deserialize)]
    struct Group {
        rules: Vec<Rule>,
    }
    #[derive(Deserialize)]
    struct Rule {
        id: String,
    }
    let page = paper::read_file::<Page>(game.about().book.rules);
    page.map_or_else(
        |_| Vec::new(),
        |page| page.group.into_iter().flat_map(|group| group.rules).map(|rule| rule.id).collect(),
    )
}

/// A lesson that is being checked.
struct Checked<'a> {
    game: &'a dyn AnyGame,
    lesson: &'a Lesson,
    faults: Vec<Fault>,
    /// The texts it cannot do without, and for which step, counted from 0.
    needs: Vec<(Option<usize>, String)>,
}

impl Checked<'_> {
    fn run(&mut self) {
        let lesson = self.lesson;
        self.needs.push((None, lesson.title()));
        self.needs.push((None, format!("{}.about", lesson.title())));
        if !STEPS.contains(&lesson.steps.len()) {
            let what = Phrase::new("what-lesson-steps").with("steps", lesson.steps.len());
            let what = what.with("least", *STEPS.start()).with("most", *STEPS.end());
            self.faults.push(fault(lesson.name, None, what));
        }
        if let Some(rule) = lesson.rule.as_ref().filter(|rule| !rules(self.game).contains(rule)) {
            let what = Phrase::new("what-lesson-rule").with("rule", rule.as_str());
            self.faults.push(fault(lesson.name, None, what));
        }
        // Where the step before ended; nothing once it could not be played to its end.
        let mut now: Option<Box<dyn AnyMatch>> = None;
        for (n, step) in lesson.steps.iter().enumerate() {
            self.needs.push((Some(n), lesson.message(n)));
            if step.asks() {
                self.needs.push((Some(n), format!("{}.right", lesson.message(n))));
                self.needs.extend((0..step.elses.len()).map(|k| (Some(n), lesson.otherwise(n, k))));
            }
            let begun = step.placed.as_ref().map(|placed| placed.fork()).or(now.take());
            let Some(begun) = begun else { continue };
            match self.step(n, &*begun) {
                Ok(next) => now = Some(next),
                Err(what) => self.faults.push(lesson.fault(n, what)),
            }
        }
    }

    /// Checks a step and gives the match in which the next goes on, or why there is none.
    fn step(&mut self, n: usize, begun: &dyn AnyMatch) -> Result<Box<dyn AnyMatch>, Phrase> {
        let lesson = self.lesson;
        let step = &lesson.steps[n];
        let Some(done) = &step.done else { return lesson.answer(n, begun.fork()) };
        match begun.turn() {
            Turn::Of(seat) if seat == lesson.seat => {}
            Turn::Of(turn) => {
                return Err(Phrase::new("what-lesson-turn").with("turn", turn).with("seat", lesson.seat));
            }
            Turn::Over => return Err(Phrase::new("what-lesson-ended")),
        }
        if let Done::Source(sources) = done {
            let scores = begun.scores();
            if let Some(name) = sources.keys().find(|name| source(&scores, name).is_none()) {
                let what = Phrase::new("what-lesson-source").with("source", name.as_str());
                return Err(what.with("known", scores.sources().to_vec()));
            }
        }
        if done.is_so(begun, lesson.seat) {
            return Err(Phrase::new("what-lesson-already"));
        }
        let after = lesson.shown(n, begun)?;
        self.tries(n, begun);
        lesson.answer(n, after)
    }

    /// Tries whatever may be played in a step: every else must answer something, and whatever is not answered needs `.else`.
    fn tries(&mut self, n: usize, begun: &dyn AnyMatch) {
        let lesson = self.lesson;
        let step = &lesson.steps[n];
        let mut said: BTreeSet<String> = BTreeSet::new();
        let mut left = TRIES;
        let mut waiting = VecDeque::from([(begun.fork(), Vec::new())]);
        // The matches along what is shown, in which rules are tried too.
        let mut shown = vec![begun.fork()];
        while let Some((now, tried)) = waiting.pop_front() {
            for mv in now.moves().into_iter().map(|paper| paper.mv).take(left) {
                left -= 1;
                match lesson.tries_one(n, &*now, tried.len(), &mv) {
                    Ok(Tried::Going(after)) => {
                        let tried: Vec<String> = tried.iter().chain([&mv]).cloned().collect();
                        let same = |(one, other): (&String, &String)| now.same_move(one, other);
                        if tried.len() < step.show.len() && tried.iter().zip(&step.show).all(same) {
                            shown.push(after.fork());
                            waiting.push_front((after, tried));
                        } else {
                            waiting.push_back((after, tried));
                        }
                    }
                    Ok(Tried::Else(message)) => {
                        said.insert(message);
                    }
                    Ok(Tried::Done(_) | Tried::Refused(_)) | Err(_) => {}
                }
            }
        }
        let words = self.game.laboratory().vocabulary();
        for (k, other) in step.elses.iter().enumerate() {
            let message = lesson.otherwise(n, k);
            let reached = match other {
                Else::Moves(_) => said.contains(&message),
                Else::Refused(rule) => {
                    let refuses = |now: &dyn AnyMatch, mv: &String| matches!(now.refuse(mv), Err(Trouble::Refused(refusal)) if refusal.rule() == rule);
                    let first = |other: &&Else| matches!(other, Else::Refused(other) if other == rule);
                    let first = step.elses.iter().find(first).is_some_and(|found| std::ptr::eq(found, other));
                    first && shown.iter().any(|now| words.iter().any(|mv| refuses(&**now, mv)))
                }
            };
            if !reached {
                let what = Phrase::new("what-lesson-unreached").with("number", k + 1);
                self.faults.push(lesson.fault(n, what));
            }
        }
        let rest = lesson.rest(n);
        if said.contains(&rest) {
            self.needs.push((Some(n), rest));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_lessons_are_found_with_their_attributes() {
        let file = "lesson-a = A\n    .about = B\nother = C\n    .more = D\n# lesson-b = E\nlesson-a-1 = F { $x ->\n    [one] = G\n   *[other] H\n  }\n  .else-1 =\n    I = J\n";
        assert_eq!(messages(file), ["lesson-a", "lesson-a.about", "lesson-a-1", "lesson-a-1.else-1"]);
    }
}
