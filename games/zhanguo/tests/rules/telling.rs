//! The log: what every viewer is told of a decision, and of what followed.

use crate::common::{after, diagram, mv, seats, value, words};
use game::{Chance, Game, Lang, Phrase, Setup as _, Turn, Value, Viewer, Written as _};
use serde_json::json;
use zhanguo::{Setup, ZhanGuo};

/// What is told of a move: the same to everybody but for his own cards, and in words of both languages.
fn told(before: &ZhanGuo, text: &str) -> Vec<Phrase> {
    let (seat, state) = (before.table().turn, after(before, &[text]));
    let tell = |viewer| {
        let shown = before.shown(mv(text), viewer);
        let lines = ZhanGuo::tell(&before.view(viewer), seat, shown, &state.view(viewer));
        for line in &lines {
            for lang in Lang::ALL {
                assert_eq!(words(lang).missing(line.id, None, &line.values), None);
            }
        }
        lines.into_iter().filter(|line| line.id != "log-drawn").collect::<Vec<_>>()
    };
    let lines = tell(Viewer::Audience);
    for viewer in Viewer::all(before.table().seats()) {
        assert_eq!(tell(viewer), lines, "{viewer:?}");
    }
    lines
}

/// The course of the rewards in what is told: the id of each line without `log-`, and its aspect.
fn rewards(lines: &[Phrase]) -> Vec<String> {
    let told = lines.iter().filter(|line| {
        ["log-rewards", "log-cannot", "log-offer", "log-first"].contains(&line.id)
            || line.id.starts_with("log-reward-")
    });
    let name = |line: &Phrase| match value(&line.values, "aspect") {
        Some(Value::Word(aspect)) => format!("{} {aspect}", line.id.trim_start_matches("log-")),
        _ => line.id.trim_start_matches("log-").to_owned(),
    };
    told.map(name).collect()
}

#[test]
fn a_reward_that_everybody_passes_is_told() {
    let state = after(&diagram("tie-break").state(), &["pass", "pass"]);
    assert_eq!(rewards(&told(&state, "pass")), ["reward-untaken laws", "first"]);
    // As long as somebody may still take it, nothing is said.
    assert_eq!(rewards(&told(&diagram("tie-break").state(), "pass")), ["offer laws"]);
    // Taken, it is none of those.
    assert_eq!(rewards(&told(&diagram("tie-break").state(), "accept")), ["first"]);
}

#[test]
fn a_reward_for_which_nobody_has_a_marker_is_told() {
    // The last card of the round brings a marker of Currency: Writing and Laws have none.
    let state = seats(2).hand(1, &[61]).hand(2, &[]).with("line", json!([2, 1])).state();
    let lines = told(&state, "tuck 61 @2");
    assert_eq!(rewards(&lines), ["rewards", "reward-unclaimed writing", "offer currency"]);
    let state = after(&state, &["tuck 61 @2"]);
    assert_eq!(rewards(&told(&state, "pass")), ["reward-untaken currency", "reward-unclaimed laws", "first"]);
    assert_eq!(rewards(&told(&state, "accept")), ["reward-unclaimed laws", "first"]);
    // Nothing at all to give: every aspect is told.
    let state = seats(2).hand(1, &[61]).hand(2, &[]).court(&[20]).with("line", json!([2, 1])).state();
    let state = after(&state, &["court 61 recruit"]);
    assert_eq!(
        rewards(&told(&state, "official red @1")),
        [
            "rewards",
            "reward-unclaimed writing",
            "reward-unclaimed currency",
            "reward-unclaimed laws",
            "first"
        ]
    );
}

/// In round 2 Writing brings two red Officials: whoever has not so many left is passed over.
#[test]
fn a_reward_that_nobody_can_take_is_told() {
    let state = seats(2)
        .hand(1, &[61])
        .hand(2, &[])
        .with("line", json!([2, 1]))
        .with("players/0/markers", json!({ "ivory": 2 }))
        .region(1, 2, "governing", json!({ "red": 3 }))
        .state();
    assert_eq!(
        rewards(&told(&state, "tuck 61 @2")),
        ["rewards", "cannot writing", "reward-untaken writing", "offer currency"]
    );
}

/// Every line is one sentence with its full stop, in both languages, whoever is spoken to; and who is spoken to is never
/// called by his name.
#[test]
fn every_line_is_a_sentence() {
    let mut met = std::collections::BTreeSet::new();
    for (n, setup) in Setup::all().into_iter().enumerate().step_by(7) {
        let mut chance = Chance::quick(n as u64);
        let mut state = ZhanGuo::start(&setup, &mut chance);
        let mut moves = Vec::new();
        while let Turn::Of(seat) = state.turn() {
            state.moves(&mut moves);
            let (mv, before) = (chance.pick(&moves), state);
            state.play(mv, &mut chance);
            for viewer in Viewer::all(before.table().seats()) {
                let shown = before.shown(mv, viewer);
                for line in ZhanGuo::tell(&before.view(viewer), seat, shown, &state.view(viewer)) {
                    met.insert(line.id);
                    for lang in Lang::ALL {
                        let names = (1..=4).map(|n| format!("Name{n}")).collect();
                        let words = words(lang).with_names(names).spoken_to(viewer.seat());
                        let said = words.say(&line);
                        assert!(said.ends_with('.') && !said.contains(". "), "{}: {said}", line.id);
                        if let Some(me) = viewer.seat() {
                            assert!(!said.contains(&words.name(me)), "{}: {said}", line.id);
                        }
                    }
                }
            }
        }
    }
    assert!(met.len() > 40, "{met:?}");
}

/// Who shares the most Governors is told with “each”, and where a reward goes with “or”.
#[test]
fn lists_are_told_as_people_speak() {
    let ends = |state: &ZhanGuo, text: &str, lang: Lang, you: Option<usize>| {
        let words = words(lang).spoken_to(you.map(crate::common::seat));
        told(state, text).iter().map(|line| words.say(line)).collect::<Vec<_>>().join("\n")
    };
    let offer = |round, aspect: &str, colour: &str| {
        seats(3).offer(round, aspect, 1).with("players/0/markers", json!({ colour: 1 }))
    };
    let state = offer(4, "ivory", "ivory").state();
    assert!(ends(&state, "accept", Lang::En, None).contains("1 Governor at no cost in region 2 or 5."));
    assert!(
        ends(&state, "accept", Lang::It, Some(1))
            .starts_with("Accetti la ricompensa per Scrittura: 1 Governatore gratis nella Regione 2 o 5.")
    );
    let state = offer(5, "brown", "brown").state();
    assert!(
        ends(&state, "accept", Lang::En, Some(1))
            .starts_with("You accept the reward for Laws: 1 Governor at no cost in any region.")
    );
    let state = offer(1, "brown", "brown").state();
    assert!(
        ends(&state, "accept", Lang::En, None)
            .starts_with("Blue accepts the reward for Laws: 2 Workers in region 1.")
    );
    // The last decision of a game: two have a Governor each in region 3, one alone in region 4.
    let state = offer(5, "brown", "brown")
        .with("map/region-3/squares", json!({ "vp-square": 2, "official-square": 3 }))
        .with("map/region-4/squares", json!({ "vp-square": 3 }))
        .state();
    let english = ends(&state, "pass", Lang::En, Some(2));
    assert!(english.contains("In region 3 you and Purple share the most Governors: 6 VP each."), "{english}");
    assert!(english.contains("Purple gets 12 VP for the most Governors in region 4."), "{english}");
    let italian = ends(&state, "pass", Lang::It, Some(3));
    assert!(
        italian.contains("Nella Regione 3 sono alla pari per Governatori Rosso e tu: 6 PV a testa."),
        "{italian}"
    );
    assert!(italian.contains("Prendi 12 PV: hai più Governatori di tutti nella Regione 4."), "{italian}");
}
