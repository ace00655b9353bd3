//! What lessons light is drawn for the learner, on every board.

use boards::dark;
use game::Lang;
use table::lessons;

#[test]
fn every_light_of_every_lesson_is_drawn() {
    for game in table::games() {
        let words = game.words(Lang::En);
        for lesson in lessons::of(*game).unwrap_or_else(|fault| panic!("{}", words.fault(&fault))) {
            let faults: Vec<String> = dark(lesson).iter().map(|fault| words.fault(fault)).collect();
            assert_eq!(faults, [""; 0], "{}", game.about().id);
        }
    }
}

#[test]
fn a_light_that_is_not_drawn_is_told() {
    let position = r#"
[step.setup]
seats = 2
[step.position]
players = [{}, {}]
[step.position.turn]
seat = 1
phase = "first"
[[step.position.sections]]
favours = [5, 3]
cards = [{ gate = 1, wall = 1 }, { watchtower = 1 }]
[[step.position.sections]]
favours = [7, 2]
cards = [{ infantry = 2 }, { gate = 1 }]
"#;
    let file = format!(
        "[[step]]\nlights = [\"section-1\", \"player-p2\", \"moon\"]\n{position}\n[[step]]\nlights = [\"moon\"]\n"
    );
    let game = table::find("great-wall").unwrap();
    let lesson = lessons::read(game, "lit", &file).unwrap_or_else(|faults| panic!("{faults:?}"));
    let said = |lang| {
        let words = game.words(lang);
        dark(&lesson).iter().map(|fault| words.fault(fault)).collect::<Vec<String>>()
    };
    let [en, it] = Lang::ALL.map(said);
    assert_eq!(en.len(), 2, "{en:?}");
    for (n, (en, it)) in en.iter().zip(&it).enumerate() {
        assert!(en.starts_with(&format!("lessons/lit.toml, step {}: “moon”", n + 1)), "{en}");
        assert!(it.starts_with(&format!("lessons/lit.toml, passo {}: «moon»", n + 1)), "{it}");
    }
}
