//! What is said to people: whoever is spoken to is “you”, and nobody's given name means something else.

use game::Texts;

/// The values under which messages name players.
const PLAYERS: &[&str] = &["seat", "owner", "holder", "rival", "by", "turn"];

/// Messages that are never said to the player they name, or name none: they go to the others, to several people at one screen, or
/// a value is a number there.
const OTHERS: &[&str] = &[
    "prompt-curtain",
    "lift",
    "menu-replace",
    "new-seat",
    "board-leads",
    "board-leads-own",
    "board-outcome-other",
    "board-outcome-other-keeps",
    "board-outcome-second",
    "board-rival",
    "board-of",
    "board-rival-total",
    "board-rival-enough",
];

/// Who writes files and notation is told of seats, not of people; so is whoever looks at a picture in characters, and whoever reads
/// the rules.
const ABOUT_FILES: &[&str] =
    &["position-", "notation-", "record-", "fault-", "sketch-", "rule-", "diagram-", "ruling-"];

/// The messages of a Fluent file: id and text.
fn messages(file: &str) -> Vec<(&str, String)> {
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in file.lines() {
        let id = line.split_once(" =").map(|(id, _)| id).filter(|id| {
            !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        });
        match (id, all.last_mut()) {
            (Some(id), _) => all.push((id, line.to_owned())),
            (None, Some((_, text))) if line.starts_with([' ', '}']) => {
                text.push('\n');
                text.push_str(line);
            }
            _ => {}
        }
    }
    all
}

/// Messages of a file that name a player and do not ask whether they speak to him.
fn impersonal(file: &str) -> Vec<&str> {
    let all = messages(file);
    let own = |id: &str| all.iter().any(|(known, _)| known.strip_suffix("-own") == Some(id));
    let names = |text: &str| {
        PLAYERS.iter().any(|player| {
            text.contains(&format!("{{ ${player} }}")) && !text.contains(&format!("{{ ${player}-is ->"))
        })
    };
    let left_out =
        |id: &str| OTHERS.contains(&id) || ABOUT_FILES.iter().any(|begin| id.starts_with(begin)) || own(id);
    all.iter().filter(|(id, text)| names(text) && !left_out(id)).map(|(id, _)| *id).collect()
}

/// All texts that are said at a table.
fn texts() -> Vec<(&'static str, Texts)> {
    let mut all = vec![
        ("game", game::words::HOUSE),
        ("house", house::TEXTS),
        ("boards", boards::TEXTS),
        ("site", site::TEXTS),
    ];
    let games = table::games().iter().map(|game| game.about());
    all.extend(games.map(|about| (about.id, about.texts)));
    all
}

#[test]
fn every_message_that_names_a_player_can_speak_to_him() {
    for (part, texts) in texts() {
        for file in [texts.en, texts.it] {
            assert_eq!(impersonal(file), [] as [&str; 0], "{part}");
        }
    }
}

#[test]
fn a_message_that_only_names_a_player_is_found() {
    let file = "a = { $seat } draws.\nb = { $seat-is ->\n    [you] You draw\n   *[other] { $seat } draws\n}.\nc = Draw.\n\
                d = { $seat } has it.\nd-own = You have it.\ne = No\n    .refusal = Of { $owner }.\nposition-x = { $seat }\n";
    assert_eq!(messages(file).len(), 7);
    assert_eq!(impersonal(file), ["a", "e"]);
}

/// No bot, colour, place or card is called like a person may be.
#[test]
fn given_names_mean_nothing_else() {
    let books = table::games().iter().map(|game| game.about().book.data.to_owned());
    let files = texts().into_iter().flat_map(|(_, texts)| [texts.en.to_owned(), texts.it.to_owned()]);
    for text in files.chain(books) {
        for word in text.split(|c: char| !c.is_alphabetic()) {
            assert!(!house::names::NAMES.contains(&word), "{word}");
        }
    }
}
