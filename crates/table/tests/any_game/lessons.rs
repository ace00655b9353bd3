//! Every lesson of every game can be solved, answers every try and has its texts; and one that does not is refused, in a line
//! that says where and what to do.

use std::collections::BTreeSet;

use game::{Fault, Lang, Texts, Turn, Value, Viewer};
use table::face::face;
use table::lessons::check::{check, check_files};
use table::lessons::{self, Attempt, Lesson};
use table::{AnyGame, AnyMatch};
use toy::{SOUND, Toy};

fn toy() -> &'static dyn AnyGame {
    face::<Toy<SOUND>>()
}

/// Faults in both languages, a line each.
fn said(game: &dyn AnyGame, faults: &[Fault]) -> Vec<String> {
    let mut lines = Vec::new();
    for words in Lang::ALL.map(|lang| game.words(lang)) {
        lines.extend(faults.iter().map(|fault| words.fault(fault)));
    }
    lines
}

#[test]
fn the_lessons_of_every_game_are_sound() {
    for &game in table::games().iter().chain([&toy()]) {
        assert_eq!(said(game, &check(game)), [""; 0], "{}", game.about().id);
        let lessons = lessons::of(game).unwrap();
        let names: Vec<&str> = lessons.iter().map(|lesson| lesson.name).collect();
        let listed: Vec<&str> = game.about().book.lessons.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, listed);
        lessons.iter().for_each(play_through);
    }
}

/// Whoever does what is shown comes through a lesson, whatever was tried before.
fn play_through(lesson: &Lesson) {
    let mut played: Vec<Vec<String>> = Vec::new();
    for (n, step) in lesson.steps.iter().enumerate() {
        if step.is_placed() {
            played.clear();
        }
        let begun = lesson.at(n, &played).unwrap();
        if step.asks() {
            assert_eq!(begun.turn(), Turn::Of(lesson.seat));
            for paper in begun.moves().into_iter().take(6) {
                match lesson.attempt(n, &played, std::slice::from_ref(&paper.mv)).unwrap() {
                    Attempt::Refused(refusal) => panic!("{} {n}: {refusal}", lesson.name),
                    Attempt::Else { message } => {
                        assert!(message.starts_with(&lesson.message(n)), "{message}");
                    }
                    Attempt::Going(now) => assert_eq!(now.length(), begun.length() + 1),
                    Attempt::Done { after, .. } => assert_eq!(after.length(), begun.length() + 1),
                }
            }
            for so_far in 0..step.show.len() {
                let Attempt::Going(now) = lesson.attempt(n, &played, &step.show[..so_far]).unwrap() else {
                    panic!("{} {n}: done too early", lesson.name)
                };
                assert_eq!(now.length(), begun.length() + so_far);
            }
            let Attempt::Done { next, .. } = lesson.attempt(n, &played, &step.show).unwrap() else {
                panic!("{} {n}: not done", lesson.name)
            };
            played.push(step.show.clone());
            if lesson.steps.get(n + 1).is_some_and(|step| !step.is_placed()) {
                assert!(same(&*lesson.at(n + 1, &played).unwrap(), &*next));
            }
        } else {
            played.push(Vec::new());
        }
    }
    assert!(lesson.at(lesson.steps.len(), &[]).is_err());
}

fn same(one: &dyn AnyMatch, other: &dyn AnyMatch) -> bool {
    one.log() == other.log() && one.position() == other.position()
}

fn moves(all: &[&str]) -> Vec<String> {
    all.iter().map(|&mv| mv.to_owned()).collect()
}

/// What a try comes to, in one word or message.
fn comes_to(lesson: &Lesson, step: usize, tried: &[&str]) -> String {
    match lesson.attempt(step, &[], &moves(tried)) {
        Ok(Attempt::Going(_)) => "going".to_owned(),
        Ok(Attempt::Done { .. }) => "done".to_owned(),
        Ok(Attempt::Else { message }) => message,
        Ok(Attempt::Refused(refusal)) => refusal.rule().to_owned(),
        Err(fault) => fault.0.id.to_owned(),
    }
}

#[test]
fn every_try_is_answered() {
    let lesson = &lessons::of(toy()).unwrap()[0];
    let cases: &[(usize, &[&str], &str)] = &[
        (1, &[], "going"),
        (1, &["play pearl"], "done"),
        (1, &["play  pearl"], "done"),
        (1, &["play amber"], "lesson-cards-2.else-1"),
        (1, &["play coral"], "lesson-cards-2.else-2"),
        (1, &["draw"], "lesson-cards-2.else"),
        (1, &["play pearl", "draw"], "done"),
        (1, &["fly"], "notation-move"),
        (2, &["draw"], "done"),
        (2, &["play amber"], "lesson-cards-3.else-1"),
        (2, &["play pearl"], "not-in-hand"),
        (3, &["play pearl"], "going"),
        (3, &["play pearl", "play jade"], "done"),
        (3, &["draw"], "lesson-cards-4.else-1"),
        (3, &["play jade", "draw"], "lesson-cards-4.else-1"),
        (3, &["play jade", "play jade"], "not-in-hand"),
        (0, &[], "going"),
        (0, &["draw"], "fault-lesson-tells"),
        (4, &[], "fault-lesson-no-step"),
    ];
    for &(step, tried, expected) in cases {
        assert_eq!(comes_to(lesson, step, tried), expected, "step {step}: {tried:?}");
    }
}

#[test]
fn a_step_goes_on_from_what_was_played_or_would_be_shown() {
    let lesson = &lessons::of(toy()).unwrap()[0];
    let shown = lesson.at(2, &[]).unwrap();
    assert_eq!(shown.log().iter().map(|(_, mv)| mv.as_str()).collect::<Vec<_>>(), ["play pearl", "draw"]);
    let all: [&[&[&str]]; 4] =
        [&[&[], &["play pearl"]], &[&[], &["play amber"]], &[&[], &["fly"]], &[&["draw"]]];
    for played in all {
        let played: Vec<Vec<String>> = played.iter().map(|step| moves(step)).collect();
        assert!(same(&*lesson.at(2, &played).unwrap(), &*shown), "{played:?}");
    }
    // The bot has answered, and the learner is to decide again.
    let Attempt::Done { after, next } = lesson.attempt(2, &[], &moves(&["draw"])).unwrap() else {
        panic!("drawing is what is asked")
    };
    assert_eq!((after.length(), next.length()), (3, 4));
    assert_eq!(next.turn(), Turn::Of(lesson.seat));
    // Another way that is as good is kept, if the others can answer as they do.
    let file = toy().about().book.lessons[0].1.replace("points = 5", "moves = [{}]");
    let free = lessons::read(toy(), "free", &file).unwrap_or_else(|faults| panic!("{faults:?}"));
    let played = [vec![], moves(&["play amber"])];
    assert_eq!(free.at(2, &played).unwrap().decided(0).unwrap().1, "play amber");
    let drawn = [vec![], moves(&["draw"])];
    let seen = free.at(2, &drawn).unwrap().view(Viewer::Seat(free.seat));
    assert_eq!(seen["hand"].as_array().unwrap().iter().filter_map(|n| n.as_u64()).sum::<u64>(), 3);
}

const NAME: &str = "cards";

fn file() -> &'static str {
    toy().about().book.lessons[0].1
}

/// What is said within a fault.
fn what(fault: &Fault) -> &'static str {
    match fault.0.values.iter().find(|(name, _)| *name == "what") {
        Some((_, Value::Phrase(what))) => what.id,
        _ => fault.0.id,
    }
}

/// The faults of the toy's lesson with changes in its file, which must each fit in one place.
fn faulty(changes: &[(&str, &str)]) -> Vec<Fault> {
    let mut text = file().to_owned();
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text = text.replace(from, to);
    }
    check_files(toy(), &[(NAME, &text)], toy().about().texts)
}

/// The same with a change in the texts of one language.
fn in_texts(lang: Lang, from: &str, to: &str) -> Vec<Fault> {
    let texts = toy().about().texts;
    assert_eq!(texts.of(lang).matches(from).count(), 1, "{from}");
    let changed: &'static str = texts.of(lang).replace(from, to).leak();
    let texts = match lang {
        Lang::En => Texts { en: changed, ..texts },
        Lang::It => Texts { it: changed, ..texts },
    };
    check_files(toy(), &[(NAME, file())], texts)
}

const FIRST: &str = "\n[step.setup]\nseats = 2\n\n[step.position]\nturn = 1\npile = [1, 1, 2, 2]\nhands = [[0, 1, 0, 1], [1, 0, 1, 0]]\nplayed = [[1, 0, 0, 0], [0, 1, 0, 0]]\n";
const FOURTH: &str = "[step.setup]\nseats = 2\n\n[step.position]\nturn = 1\npile = [0";
const REFUSED: &str = "refused = \"pile-empty\"\n";

/// Every fault that can be provoked: what is changed, in which step it is found (0: in the whole), and what is said of it.
type Case = (&'static [(&'static str, &'static str)], usize, &'static str);
const CASES: &[Case] = &[
    (&[("[step.setup]\nseats = 2\n\n[step.position]\nturn = 1\npile = [1", "x = [1")], 1, "fault-field"),
    (&[("bot = \"greedy\"", "bot = ")], 0, "fault-toml"),
    (&[("[\"played-p1\"]", "7")], 1, "fault-field"),
    (&[("# What a card is worth", "seat = 3\n# What a card is worth")], 1, "what-lesson-seat"),
    (&[("# What a card is worth", "seat = 9\n# What a card is worth")], 0, "fault-field"),
    (&[("# What a card is worth", "rule = \"chess\"\n# What a card is worth")], 0, "what-lesson-rule"),
    (&[(FIRST, "")], 1, "what-lesson-first"),
    (&[(FOURTH, "[step.position]\nturn = 1\npile = [0")], 4, "what-lesson-half"),
    (&[("pile = [1, 1, 2, 2]", "pile = [1, 1, 2, 1]")], 1, "position-cards"),
    (&[("answers = [\"draw\"]", "seed = 3\nanswers = [\"draw\"]")], 2, "what-lesson-seed"),
    (&[("[\"played-p1\"]", "[]\nshow = [\"draw\"]")], 1, "what-lesson-tells"),
    (&[("show = [\"play pearl\"]\n", "")], 2, "what-lesson-show"),
    (
        &[("show = [\"play jade\", \"play pearl\"]", "within = 1\nshow = [\"play jade\", \"play pearl\"]")],
        4,
        "what-lesson-within",
    ),
    (&[("bot = \"greedy\"", "bot = \"greedy\"\nanswers = []")], 3, "what-lesson-both"),
    (&[("bot = \"greedy\"", "bot = \"nobody\"")], 3, "fault-bot"),
    (&[("bot = \"greedy\"", "bot = \"search:100\"")], 3, "what-lesson-bot"),
    (&[("points = 5", "points = 5\nsource = { heavy = 4 }")], 2, "what-lesson-done"),
    (&[("points = 5", "")], 2, "what-lesson-done"),
    (&[("refused = \"not-in-hand\"", "refused = \"not-in-hand\"\nmoves = [{}]")], 2, "what-lesson-else"),
    (&[("moves = [{ do = \"draw\" }]", "moves = []")], 3, "what-lesson-moves"),
    (&[("card = \"amber\"", "card = true")], 2, "what-lesson-pick"),
    (&[("answers = [\"draw\"]\n", "")], 3, "what-lesson-turn"),
    (&[("answers = [\"draw\"]", "answers = [\"play pearl\"]")], 2, "what-lesson-refused"),
    (&[("answers = [\"draw\"]", "answers = [\"fly\"]")], 2, "what-lesson-unreadable"),
    (&[("show = [\"play pearl\"]", "show = [\"play jade\"]")], 2, "what-lesson-refused"),
    (&[("show = [\"play pearl\"]", "show = [\"fly\"]")], 2, "what-lesson-unreadable"),
    (
        &[(
            "show = [\"play jade\", \"play pearl\"]",
            "show = [\"play jade\", \"play pearl\"]\nanswers = [\"draw\"]",
        )],
        4,
        "what-lesson-over",
    ),
    (
        &[(REFUSED, "refused = \"pile-empty\"\n[[step]]\nshow = [\"draw\"]\n[step.done]\npoints = 30\n")],
        5,
        "what-lesson-ended",
    ),
    (&[("points = 5", "source = { tall = 4 }")], 2, "what-lesson-source"),
    (&[("points = 5", "points = 1")], 2, "what-lesson-already"),
    (&[("position = { hands = [[0, 0, 0, 0]] }", "points = 16")], 4, "what-lesson-early"),
    (&[("show = [\"play pearl\"]", "show = [\"play amber\"]")], 2, "what-lesson-caught"),
    (&[("points = 5", "points = 50")], 2, "what-lesson-unsolved"),
    (
        &[("show = [\"play jade\", \"play pearl\"]", "show = [\"play jade\"]\nwithin = 2")],
        4,
        "what-lesson-unsolved",
    ),
    (&[("card = \"amber\"", "card = \"coral\"")], 2, "what-lesson-unreached"),
    (&[("refused = \"not-in-hand\"", "refused = \"hand-full\"")], 2, "what-lesson-unreached"),
];

/// The fault is in that step, and is said in one line that names file and step, in both languages.
fn is_told(fault: &Fault, step: usize, expected: &str) {
    let lines = said(toy(), std::slice::from_ref(fault));
    assert_eq!(what(fault), expected, "{lines:?}");
    for (line, word) in lines.iter().zip(["step", "passo"]) {
        assert!(!line.contains(['⟨', '\n']) && line.contains("lessons/cards.toml"), "{line}");
        assert_eq!(step > 0, line.contains(&format!(", {word} {step}: ")), "{line}");
        assert!(line.ends_with('.'), "{line}");
    }
}

#[test]
fn a_faulty_lesson_is_refused() {
    for (changes, step, expected) in CASES {
        let faults = faulty(changes);
        let first = faults.first().unwrap_or_else(|| panic!("{changes:?} is not noticed"));
        is_told(first, *step, expected);
    }
    // Two steps are no lesson yet.
    let short = file().split("[[step]]\nlights = [\"draw\"").next().unwrap();
    let faults = check_files(toy(), &[(NAME, short)], toy().about().texts);
    is_told(&faults[0], 0, "what-lesson-steps");
    is_told(&check_files(toy(), &[(NAME, "")], toy().about().texts)[0], 0, "what-lesson-empty");
    let twice = check_files(toy(), &[(NAME, file()), (NAME, file())], toy().about().texts);
    is_told(&twice[0], 0, "what-lesson-twice");
    for name in ["Cards", "cards-2"] {
        assert_eq!(what(&check_files(toy(), &[(name, file())], toy().about().texts)[0]), "what-lesson-name");
    }
    // A second else for the same rule is never said.
    let again = faulty(&[(REFUSED, "refused = \"pile-empty\"\n[[step.else]]\nrefused = \"pile-empty\"\n")]);
    is_told(&again[0], 4, "what-lesson-unreached");
}

#[test]
fn all_faults_are_told_at_once() {
    let faults = faulty(&[("points = 5", "points = 50"), ("bot = \"greedy\"", "bot = \"nobody\"")]);
    assert_eq!(what(&faults[0]), "fault-bot");
    let faults =
        faulty(&[("points = 5", "points = 50"), ("refused = \"pile-empty\"", "refused = \"hand-full\"")]);
    assert_eq!(
        faults.iter().map(what).collect::<Vec<_>>(),
        ["what-lesson-unsolved", "what-lesson-unreached"]
    );
}

#[test]
fn points_may_be_asked_by_their_source() {
    assert_eq!(said(toy(), &faulty(&[("points = 5", "source = { heavy = 4 }")])), [""; 0]);
    let unsolved = faulty(&[("points = 5", "source = { heavy = 4, light = 2 }")]);
    is_told(&unsolved[0], 2, "what-lesson-unsolved");
}

#[test]
fn a_lesson_without_its_texts_is_refused() {
    for (from, to, expected, place) in [
        (
            "    .about = Quanto vale una carta, e come finisce la partita.\n",
            "",
            "what-lesson-text",
            "lesson-cards.about",
        ),
        (
            "    .right = La perla ti porta 4 punti: ora ne hai 5.\n",
            "",
            "what-lesson-text",
            "lesson-cards-2.right",
        ),
        (
            "    .else = Una carta pescata",
            "    .more = Una carta pescata",
            "what-lesson-text",
            "lesson-cards-2.else",
        ),
        ("    .else-2 = Questa", "    .else-3 = Questa", "what-lesson-text-left", "lesson-cards-2.else-3"),
        ("    .more = Un'ambra", "    .right = Un'ambra", "what-lesson-text-left", "lesson-cards-1.right"),
        (
            "lesson-cards-4 = Il mazzo",
            "lesson-cards-3 = Il mazzo",
            "what-lesson-text-twice",
            "lesson-cards-3",
        ),
        (
            "La perla ti porta 4",
            "La perla ti porta { $points }",
            "what-lesson-text-value",
            "lesson-cards-2.right",
        ),
        ("lesson-cards = Carte e punti\n", "lesson-cards =\n", "what-lesson-text-value", "lesson-cards"),
    ] {
        let faults = in_texts(Lang::It, from, to);
        let first = faults.first().unwrap_or_else(|| panic!("{from} is not missed"));
        let lines = said(toy(), std::slice::from_ref(first));
        assert_eq!(what(first), expected, "{lines:?}");
        for line in lines {
            assert!(line.contains("lang/lessons.it.ftl") && line.contains(place), "{line}");
            assert!(!line.contains('⟨'), "{line}");
        }
    }
    let english =
        in_texts(Lang::En, "lesson-cards-1 = The cards that lie", "lesson-card-1 = The cards that lie");
    let lines = said(toy(), &english);
    assert!(
        lines.iter().any(|line| line.starts_with("lessons/cards.toml, step 1: lang/lessons.en.ftl lacks"))
    );
}

/// The lesson that the documentation shows can be taken as it stands there.
#[test]
fn the_lesson_in_the_documentation_is_sound() {
    let text = include_str!("../../../../docs/lessons.md");
    let blocks = |kind: &str| -> Vec<&str> {
        let begin = format!("```{kind}\n");
        text.split(begin.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
    };
    let (lessons, texts) = (blocks("toml"), blocks("ftl"));
    // The remarks of first games are shown after it.
    let ([lesson, ..], [en, it, ..]) = (lessons.as_slice(), texts.as_slice()) else {
        panic!("a lesson and its texts")
    };
    let own = toy().about().texts;
    let texts = Texts { en: format!("{}{en}", own.en).leak(), it: format!("{}{it}", own.it).leak() };
    let files = [(NAME, file()), ("full-hand", *lesson)];
    assert_eq!(said(toy(), &check_files(toy(), &files, texts)), [""; 0]);
    play_through(
        &table::lessons::read(toy(), "full-hand", lesson).unwrap_or_else(|faults| panic!("{faults:?}")),
    );
    // And every field that there is has its row.
    for field in
        ["seat", "rule", "lights", "seed", "show", "within", "answers", "bot", "[step.done]", "[[step.else]]"]
    {
        assert!(text.contains(&format!("| `{field}` |")), "{field} is not documented");
    }
    // The one fault that it shows is told as it says.
    let lacking =
        texts.it.replace("    .right = Tre punti in più, e in mano ti restano due carte.\n", "").leak();
    let faults = check_files(toy(), &files, Texts { it: lacking, ..texts });
    let line = format!("toy: {}\n", toy().words(Lang::En).fault(&faults[0]));
    assert!(text.contains(&line), "{line}");
}

/// No fault of a lesson is without a test that provokes it. That something is not drawn, boards say; that a bot fails, none does.
#[test]
fn every_fault_is_provoked() {
    let tests = include_str!("lessons.rs");
    let ids: BTreeSet<&str> = table::TEXTS
        .en
        .lines()
        .filter(|line| line.starts_with("what-lesson-"))
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(ids.len() > 25);
    for id in ids.into_iter().filter(|id| !["what-lesson-dark", "what-lesson-bot-failed"].contains(id)) {
        assert!(tests.contains(&format!("\"{id}\"")), "no test for {id}");
    }
}
