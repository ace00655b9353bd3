//! Learners who hang up, in a lesson or at a puzzle: what they heard is kept, nobody falls back, and nobody has more tries for it.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use super::phone::{Phone, file};
use crate::house::player::Random;
use crate::house::{Guest, House};

/// So many requests about lessons and remarks are hung up on.
const LEARNING: usize = 320;

/// A row for each lesson that each guest began: how far they came, and whether they have been through it.
type Learnt = BTreeMap<(String, String), (usize, bool)>;

fn learnt(data: &Path) -> Learnt {
    let file = file(data);
    let mut rows = file.prepare("select person, lesson, steps, done from lessons").unwrap();
    let rows = rows
        .query_map([], |row| Ok(((row.get(0)?, row.get(1)?), (row.get::<_, i64>(2)? as usize, row.get(3)?))));
    rows.unwrap().map(Result::unwrap).collect()
}

/// Somebody who learns in several windows at once.
struct Pupil {
    phone: Phone,
    guest: Guest,
    random: Random,
    lesson: &'static table::lessons::Lesson,
    /// What was kept when they last looked, and how far they came by the answers that they heard.
    kept: (usize, bool),
    heard: usize,
}

impl Pupil {
    fn of(house: SocketAddr, data: &Path, guest: &Guest, seed: usize) -> Self {
        let lesson = &table::lessons::of(table::find("great-wall").unwrap()).unwrap_or_else(|_| panic!())[0];
        let random = Random::new(seed as u64 + 1);
        Self {
            phone: Phone::new(house, data),
            guest: guest.clone(),
            random,
            lesson,
            kept: (0, false),
            heard: 0,
        }
    }

    /// Whose rows these are: what the cookie says before its signature.
    fn person(&self) -> String {
        self.guest.cookie.split(['=', '.']).nth(1).unwrap().to_owned()
    }

    fn path(&self) -> String {
        format!("/learn/great-wall/{}", self.lesson.name)
    }

    /// One request, hung up on or not: a step that is done, something that no lesson asks for, or a word about remarks.
    fn calls(&mut self) {
        let step = self.random.below(self.lesson.steps.len()) + 1;
        let done = if self.lesson.steps[step - 1].asks() { "show" } else { "next" };
        let (path, body, came) = match self.random.below(10) {
            0 => (
                format!("{}/try", self.path()),
                "step=99&played=[]&tried=[\"x\"]&wrong=0&do=next".to_owned(),
                0,
            ),
            1 => ("/first/great-wall".to_owned(), "say=seen&remark=goal&script=yes".to_owned(), 0),
            2 => ("/first/great-wall".to_owned(), "say=off&script=yes".to_owned(), 0),
            3 => ("/first/great-wall".to_owned(), "say=again&script=yes".to_owned(), 0),
            _ => (
                format!("{}/try", self.path()),
                format!("step={step}&played=[]&tried=[]&wrong=0&do={done}&script=yes"),
                step,
            ),
        };
        let status = if self.random.below(4) == 0 {
            let (status, _) = self.guest.post(self.phone.house, &path, &body).expect("an answer");
            assert_eq!(status == 400, body.contains("step=99"), "{status}: {path} {body}");
            assert!(status <= 400, "{status}: {path} {body}");
            Some(status)
        } else {
            self.phone.hang_up(&mut self.random, &self.guest, &path, &body).status()
        };
        if matches!(status, Some(200..=399)) {
            self.heard = self.heard.max(came);
        }
        self.looks();
    }

    /// Nothing is torn, nothing that was heard is lost, and nobody falls back.
    fn looks(&mut self) {
        let kept = learnt(&self.phone.data);
        let kept = kept.get(&(self.person(), self.lesson.name.to_owned())).copied().unwrap_or_default();
        assert_eq!(kept.1, kept.0 == self.lesson.steps.len(), "{kept:?}");
        assert!(
            kept >= self.kept && kept.0 >= self.heard,
            "{kept:?} after {:?}, heard {}",
            self.kept,
            self.heard
        );
        self.kept = kept;
    }
}

#[test]
fn whoever_hangs_up_in_a_lesson_does_not_fall_back() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open_with(data.path(), "off", Stdio::piped());
    let mut errors = house.take_errors();
    let address = house.address;
    let mut guests = vec![Guest::default(); 3];
    guests.iter_mut().for_each(|guest| guest.meet(address));
    // The third did the first step, wants no remarks, and is not there any more.
    let mut away = Pupil::of(address, data.path(), &guests[2], 0);
    let first = if away.lesson.steps[0].asks() { "show" } else { "next" };
    let body = format!("step=1&played=[]&tried=[]&wrong=0&do={first}");
    assert_eq!(away.guest.post(address, &format!("{}/try", away.path()), &body).unwrap().0, 200);
    assert_eq!(away.guest.post(address, "/first/great-wall", "say=off&script=yes").unwrap().0, 204);
    away.looks();

    let threads: Vec<_> = (0..6)
        .map(|n| {
            let mut pupil = Pupil::of(address, data.path(), &guests[n % 2], n);
            std::thread::spawn(move || {
                (0..LEARNING * trials::heavy() / 6).for_each(|_| pupil.calls());
                pupil
            })
        })
        .collect();
    let mut pupils: Vec<Pupil> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    pupils.iter_mut().for_each(Pupil::looks);
    let before = learnt(data.path());
    assert_eq!(before.len(), 3, "{before:?}");
    assert_eq!(before[&(away.person(), away.lesson.name.to_owned())], away.kept);
    house.kill();
    let mut said = String::new();
    errors.read_to_string(&mut said).unwrap();
    assert!(!said.contains("panicked"), "{said}");

    // After the kill everybody goes on where they were.
    let house = House::open(data.path());
    for pupil in pupils.iter_mut().chain([&mut away]) {
        pupil.phone.house = house.address;
        pupil.looks();
        let (steps, done) = pupil.kept;
        let (status, page) = pupil.guest.get(house.address, &pupil.path()).unwrap();
        let next = if done { 1 } else { steps + 1 };
        assert!(
            status == 200 && page.contains(&format!("name=\"step\" value=\"{next}\"")),
            "{status}, {next}"
        );
    }
    assert_eq!(
        away.guest.get(house.address, "/me").unwrap().1.matches("You wanted no more remarks.").count(),
        1
    );
    for guest in &guests[..2] {
        assert_eq!(guest.post(house.address, "/first/great-wall", "say=again&script=yes").unwrap().0, 204);
        assert!(!guest.get(house.address, "/me").unwrap().1.contains("You wanted no more remarks."));
    }
}

/// So many tries at puzzles are hung up on.
const PUZZLING: usize = 320;

/// What the file holds of puzzles.
#[derive(PartialEq, Debug)]
struct Solved {
    /// For each person and puzzle: how many moves were tried, and whether it was solved, if it is finished.
    attempts: BTreeMap<(String, String), (usize, Option<bool>)>,
    /// How many puzzles each person has finished, by what is said of the person.
    solvers: BTreeMap<String, usize>,
    /// How many have finished each puzzle, and solved it, by what is said of the puzzle.
    puzzles: BTreeMap<String, (usize, usize)>,
}

impl Solved {
    fn read(data: &Path) -> Self {
        let mut file = file(data);
        // All of it as it was at one moment.
        let file = file.transaction().unwrap();
        let mut rows = file.prepare("select person, puzzle, tries, solved from attempts").unwrap();
        let attempts = rows
            .query_map([], |row| {
                Ok(((row.get(0)?, row.get(1)?), (row.get::<_, i64>(2)? as usize, row.get(3)?)))
            })
            .unwrap();
        let attempts = attempts.map(Result::unwrap).collect();
        let mut rows = file.prepare("select person, tried from solvers").unwrap();
        let solvers = rows.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as usize))).unwrap();
        let solvers = solvers.map(Result::unwrap).collect();
        let mut rows = file.prepare("select id, tried, solved from puzzles").unwrap();
        let puzzles = rows
            .query_map([], |row| {
                Ok((row.get(0)?, (row.get::<_, i64>(1)? as usize, row.get::<_, i64>(2)? as usize)))
            })
            .unwrap();
        let puzzles = puzzles.map(Result::unwrap).collect();
        Self { attempts, solvers, puzzles }
    }

    /// Solvers and puzzles say what their attempts say; nobody had more tries than there are.
    fn is_whole(&self) {
        let finished =
            self.attempts.iter().filter_map(|((who, what), (_, solved))| Some((who, what, (*solved)?)));
        let mut solvers: BTreeMap<String, usize> = BTreeMap::new();
        let mut puzzles: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        for (who, what, solved) in finished {
            *solvers.entry(who.clone()).or_default() += 1;
            let fared = puzzles.entry(what.clone()).or_default();
            *fared = (fared.0 + 1, fared.1 + usize::from(solved));
        }
        assert_eq!((&self.solvers, &self.puzzles), (&solvers, &puzzles));
        for (attempt, &(tries, solved)) in &self.attempts {
            assert!(
                (1 - usize::from(solved == Some(false))..=3).contains(&tries),
                "{attempt:?}: {tries} {solved:?}"
            );
        }
    }
}

/// Whoever hangs up at a puzzle has tried or has not; what they heard is kept, what is finished stays, and nobody has more tries for it.
#[test]
fn whoever_hangs_up_at_a_puzzle_has_no_more_tries() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open_with(data.path(), "off", Stdio::piped());
    let mut errors = house.take_errors();
    let address = house.address;
    let all = table::puzzles::of(table::find("justinian").unwrap()).unwrap_or_else(|_| panic!());
    let mut guests = vec![Guest::default(); 2];
    guests.iter_mut().for_each(|guest| guest.meet(address));
    let person = |guest: &Guest| guest.cookie.split(['=', '.']).nth(1).unwrap().to_owned();
    // Two windows of each, so that tries meet. Each puzzle comes often enough to be missed three times.
    let threads: Vec<_> = (0..4)
        .map(|n| {
            let (guest, phone) = (guests[n / 2].clone(), Phone::new(address, data.path()));
            let mut random = Random::new(n as u64 + 1);
            std::thread::spawn(move || {
                let count = PUZZLING * trials::heavy() / 4;
                let mut heard: BTreeMap<String, bool> = BTreeMap::new();
                for _ in 0..count {
                    let posed = &all[random.below((count / 4).min(all.len()))];
                    let (id, answer) = (&posed.puzzle.id, posed.puzzle.answer());
                    let legal = posed.placed().moves();
                    let mv = match random.below(4) {
                        0 => answer.to_owned(),
                        _ => legal[random.below(legal.len())].mv.clone(),
                    };
                    let mv: String = mv.bytes().map(|byte| format!("%{byte:02X}")).collect();
                    let what = if random.below(12) == 0 {
                        "do=solution".to_owned()
                    } else {
                        format!("do=try&move={mv}")
                    };
                    let hung = phone.hang_up(
                        &mut random,
                        &guest,
                        &format!("/puzzles/justinian/{id}/try"),
                        &format!("wrong=0&script=yes&{what}"),
                    );
                    // A rating that rises or falls was told: it counts.
                    let told = [("class=\"gain\"", true), ("class=\"drop\"", false)];
                    for (_, solved) in told.into_iter().filter(|(told, _)| hung.heard.contains(told)) {
                        assert_eq!(heard.insert(id.clone(), solved), None, "{id} counted twice");
                    }
                    let kept = Solved::read(&phone.data);
                    kept.is_whole();
                    for (id, solved) in &heard {
                        let who = guest.cookie.split(['=', '.']).nth(1).unwrap().to_owned();
                        assert_eq!(kept.attempts[&(who, id.clone())].1, Some(*solved), "{id}");
                    }
                }
                heard.len()
            })
        })
        .collect();
    let heard: usize = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    let before = Solved::read(data.path());
    let finished = before.attempts.values().filter(|(_, solved)| solved.is_some()).count();
    assert!(heard > 0 && finished > heard, "{heard} heard of {finished}: the others were hung up on");
    house.kill();
    let mut said = String::new();
    errors.read_to_string(&mut said).unwrap();
    assert!(!said.contains("panicked"), "{said}");

    // After the kill it is all there, and at most what was on its way then besides; whoever had no try left is told how it ended.
    let house = House::open(data.path());
    let after = Solved::read(data.path());
    after.is_whole();
    for (attempt, kept) in &before.attempts {
        let now = &after.attempts[attempt];
        assert!(now == kept || kept.1.is_none() && now.0 >= kept.0, "{attempt:?}: {kept:?}, then {now:?}");
    }
    for ((who, puzzle), (tries, solved)) in &after.attempts {
        let guest = guests.iter().find(|guest| person(guest) == *who).unwrap();
        let (status, page) = guest.get(house.address, &format!("/puzzles/justinian/{puzzle}")).unwrap();
        let over = page.contains("data-state=\"right\"");
        assert_eq!((status, over), (200, solved.is_none() && *tries == 3), "{puzzle}: {tries} {solved:?}");
    }
    let after = Solved::read(data.path());
    after.is_whole();
    assert!(after.attempts.values().all(|&(tries, solved)| solved.is_some() || tries < 3));
}
