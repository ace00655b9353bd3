//! The log: what every viewer is told of a decision, and of what followed.

use crate::common::{after, diagram, mv, seats, value, words};
use game::{Game, Lang, Phrase, Value, Viewer, Written as _};
use serde_json::json;
use zhanguo::ZhanGuo;

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
