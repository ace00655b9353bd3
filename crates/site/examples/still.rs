//! Stills of the table page, to be looked at: `cargo run -p site --example still -- OUTDIR`, then serve OUTDIR with
//! `crates/site/static` as `/static`. Games are played by chance from seeds, positions come from files below.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a tool for developers: it stops where it fails"
)]

use std::path::Path;

use bots::outside::MovePaper;
use game::paper::{PositionFile, read_file};
use game::{Chance, Course, Game, Lang, Seat, Seed, Turn, Viewer, Written};
use great_wall::{GreatWall, Move, Phase, Setup};
use site::boards::{Player, Scene, Sitter, board};
use site::pages::Context;
use site::pages::table::{End, LogLine, TablePage, whole};

const NAMES: [&str; 5] = ["Livia", "Bao", "Tomaso", "Wen", "Ottavia"];

/// A page to be drawn.
struct Still<'a> {
    name: &'a str,
    course: &'a Course<GreatWall>,
    viewer: Viewer,
    lang: Lang,
    theme: Option<&'a str>,
    /// Whether the hand still lies behind the curtain.
    curtain: bool,
}

fn main() {
    let out = std::env::args().nth(1).expect("a folder to write to");
    let out = Path::new(&out);
    std::fs::create_dir_all(out).unwrap();
    let seat = |number: usize| Viewer::Seat(Seat::new(number - 1));

    let wall = placed(WALL);
    let check = placed(CHECK);
    let tall = placed(TALL);
    let tangle = placed(TANGLE);
    let mut covered = placed(WALL);
    let last = "dragon @1 over 2/gate".parse().unwrap();
    covered.play(Seat::new(0), last).unwrap();
    let two = wander(2, 11, |state| state.table().phase == Phase::First && built(state) > 9);
    let three = wander(3, 5, |state| state.table().phase == Phase::First && built(state) > 14);
    let four = wander(4, 3, |state| state.table().phase == Phase::Second && built(state) > 16);
    let five = wander(5, 8, |state| state.table().phase == Phase::First && built(state) > 26);
    let start = wander(4, 1, |_| true);
    let late = wander(3, 21, |state| {
        state.table().section_ids().any(|id| !state.table().section(id).is_open())
            && state.turn() != Turn::Over
    });
    let over = wander(4, 9, |state| state.turn() == Turn::Over);
    let mover =
        |course: &Course<GreatWall>| course.state().turn().seat().map_or(Viewer::Audience, Viewer::Seat);
    let other = |course: &Course<GreatWall>| {
        course
            .state()
            .turn()
            .seat()
            .map_or(seat(1), |turn| Viewer::Seat(turn.next(course.state().table().seats())))
    };

    let stills = [
        ("wall", &wall, seat(1)),
        ("covered", &covered, seat(1)),
        ("check", &check, seat(1)),
        ("tall", &tall, seat(2)),
        ("tangle", &tangle, seat(1)),
        ("start", &start, mover(&start)),
        ("two", &two, mover(&two)),
        ("three", &three, mover(&three)),
        ("four", &four, mover(&four)),
        ("five", &five, mover(&five)),
        ("late", &late, mover(&late)),
        ("waiting", &four, other(&four)),
        ("audience", &five, Viewer::Audience),
        ("end", &over, seat(1)),
    ];
    for (name, course, viewer) in stills {
        for (lang, theme) in [(Lang::En, "light"), (Lang::En, "dark"), (Lang::It, "light")] {
            let name = &format!("{name}-{}-{theme}", lang.code());
            let still = Still { name, course, viewer, lang, theme: Some(theme), curtain: false };
            std::fs::write(out.join(format!("{name}.html")), draw(&still)).unwrap();
        }
    }
    let curtain = Still {
        name: "curtain",
        course: &wall,
        viewer: Viewer::Audience,
        lang: Lang::En,
        theme: None,
        curtain: true,
    };
    std::fs::write(out.join("curtain.html"), draw(&curtain)).unwrap();
}

/// How many cards lie in the wall.
fn built(state: &GreatWall) -> u32 {
    let table = state.table();
    table.section_ids().flat_map(|id| table.section(id).cards).map(|cards| cards.size()).sum()
}

fn placed(text: &str) -> Course<GreatWall> {
    let file: PositionFile = read_file(text).unwrap();
    let state = file.read::<GreatWall>().unwrap_or_else(|faults| {
        let words = site::words(Some("great-wall"), Lang::En);
        let said: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
        panic!("{}", said.join("\n"))
    });
    Course::place(state, Seed::from_number(1))
}

/// Plays by chance until something is reached, with more playing than drawing.
fn wander(seats: usize, seed: u64, until: impl Fn(&GreatWall) -> bool) -> Course<GreatWall> {
    let mut course = Course::<GreatWall>::deal(&Setup::new(seats).unwrap(), Seed::from_number(seed));
    let mut chance = Chance::quick(seed);
    let mut moves = Vec::new();
    while !until(course.state()) {
        let Turn::Of(seat) = course.state().turn() else { break };
        course.state().moves(&mut moves);
        let mv = match moves.first() {
            Some(Move::Draw) if chance.below(3) == 0 => Move::Draw,
            _ => chance.pick(&moves),
        };
        course.play(seat, mv).unwrap();
    }
    course
}

fn draw(still: &Still<'_>) -> String {
    let (course, viewer) = (still.course, still.viewer);
    let state = course.state();
    let seats = state.table().seats();
    let names = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
    let words = site::words(Some("great-wall"), still.lang).with_names(names);
    let turn = state.turn();
    let players: Vec<Player> = Seat::all(seats)
        .map(|seat| {
            let sitter = match seat.index() {
                _ if viewer == Viewer::Seat(seat) => Sitter::You,
                0 => Sitter::Person,
                2 => Sitter::Here,
                _ => Sitter::Bot("level-greedy"),
            };
            let thinking = matches!(sitter, Sitter::Bot(_)) && turn == Turn::Of(seat);
            Player { seat, name: NAMES[seat.index()].to_owned(), sitter, thinking }
        })
        .collect();
    let mine = turn.seat().map(Viewer::Seat) == Some(viewer);
    let mut moves = Vec::new();
    if mine {
        state.moves(&mut moves);
    }
    let moves: Vec<MovePaper> = moves.iter().map(MovePaper::write).collect();
    let view = state.view(viewer);
    let context = Context { words: &words, name: NAMES[0], theme: still.theme, path: "/t/plum-crane-41" };
    let end = (turn == Turn::Over).then(|| End {
        scores: state.scores(),
        course: (0..=course.log().len())
            .map(|n| course.state_before(n).unwrap_or(state).scores().totals())
            .collect(),
    });
    let page = TablePage {
        context: &context,
        board: board("great-wall").unwrap(),
        view: &view,
        scene: Scene {
            viewer,
            words: &words,
            players: &players,
            turn,
            moves: &moves,
            last: course.log().last().map(|decision| (decision.seat, decision.mv.to_string())),
        },
        decision: course.log().len(),
        log: log(course, viewer, &words),
        undo: mine,
        curtain: still.curtain.then(|| Seat::new(0)),
        end,
        invite: None,
        may_join: false,
        host: false,
        rematch: None,
    };
    let _ = still.name;
    whole(&page).into_string()
}

fn log(course: &Course<GreatWall>, viewer: Viewer, words: &game::Words) -> Vec<LogLine> {
    (0..course.log().len())
        .map(|n| {
            let decision = &course.log()[n];
            let before = course.state_before(n).unwrap_or(course.state());
            let after = course.state_before(n + 1).unwrap_or(course.state());
            let told = GreatWall::tell(&before.view(viewer), decision.seat, decision.mv, &after.view(viewer));
            LogLine { seat: decision.seat, told: told.iter().map(|phrase| words.say(phrase)).collect() }
        })
        .collect()
}

/// A held favour, a Dragon, a Noble, one's turn to act.
const WALL: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 4
[position]
players = [
  { hand = { infantry = 2, wall = 2, cavalry = 1, dragon = 1 }, favours = [4], gone = { wall = 1 } },
  { hand = { wall = 2, gate = 1 }, favours = [3] },
  { hand = { wall = 3, gate = 2 } },
  { hand = { wall = 3 }, favours = [2, 1] },
]
sections = [
  { favours = [7, 3], cards = [{ infantry = 1, wall = 1 }, { gate = 1, wall = 1 }, { infantry = 2 }] },
  { favours = [5, 2], cards = [{ gate = 1 }, { infantry = 3 }, { wall = 2 }, { gate = 1, dragon = 1 }], covered = [{ by = 4, seat = 1, card = "watchtower" }] },
  { favours = [4], claimed = { seat = 1, favour = 5, on = "gate" }, cards = [{ gate = 1, infantry = 2 }, { wall = 2 }, { gate = 1, wall = 1 }] },
  { favours = [8, 2], cards = [{ cavalry = 1 }, { watchtower = 1, gate = 1, wall = 1 }, { noble = 1, wall = 1 }, { infantry = 2 }] },
]
[position.turn]
seat = 1
phase = "first"
"#;

/// A check in which two sections can be claimed, one of them for the second time.
const CHECK: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 4
[position]
players = [{ hand = { infantry = 1, wall = 2, gate = 1, watchtower = 1, noble = 1 } }, { hand = { wall = 2 } }, { hand = { wall = 1 } }, { hand = { wall = 3 } }]
sections = [
  { favours = [7, 3], cards = [{ infantry = 3, wall = 2, cavalry = 1 }, { gate = 1, wall = 1 }, { infantry = 2 }] },
  { favours = [5, 2], cards = [{ wall = 1 }, { infantry = 3 }, { wall = 2 }, { gate = 1 }] },
  { favours = [4], claimed = { seat = 3, favour = 8, on = "gate" }, cards = [{ gate = 1, cavalry = 1 }, { wall = 2 }, { gate = 1, wall = 1 }] },
  { favours = [8, 2], cards = [{}, { watchtower = 1 }, { wall = 3 }] },
]
[position.turn]
seat = 1
phase = "check"
"#;

/// Towers as tall as they come, five players, a hand of all kinds.
const TALL: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 5
[position]
players = [{ hand = { wall = 1 } }, { hand = { wall = 3, gate = 1, watchtower = 1, infantry = 2, cavalry = 1, noble = 1, dragon = 1 } }, { hand = { wall = 1 } }, { hand = { wall = 1 } }, { hand = { wall = 1 } }]
sections = [
  { favours = [7, 3], cards = [{ wall = 4, gate = 3, infantry = 5 }, { infantry = 2, wall = 1 }, { infantry = 5 }, { wall = 6 }, { wall = 3, gate = 2 }] },
  { favours = [5], claimed = { seat = 4, favour = 2, on = "gate" }, cards = [{ wall = 1 }, { infantry = 1, wall = 2 }, { wall = 2 }, { gate = 1 }, { wall = 2 }] },
  { favours = [8, 8], cards = [{ watchtower = 1 }, {}, { wall = 3, gate = 3, watchtower = 1, cavalry = 2 }, { infantry = 5 }, { noble = 1 }] },
  { favours = [4, 1] },
]
[position.turn]
seat = 2
phase = "second"
"#;

/// Dragons upon Dragons in a game for two.
const TANGLE: &str = r#"
palatine = "position 1"
game = "great-wall"
[setup]
seats = 2
[position]
players = [{ hand = { wall = 1, watchtower = 1 } }, { hand = { wall = 1, gate = 1 } }]
sections = [
  { favours = [7, 3], cards = [{ infantry = 2, dragon = 1 }, { gate = 1 }], covered = [{ by = 2, seat = 1, card = "gate" }, { by = 1, seat = 2, card = "dragon" }] },
  { favours = [4], claimed = { seat = 2, favour = 5, on = "infantry" }, cards = [{ wall = 6, gate = 1, cavalry = 2 }, { infantry = 5, wall = 2 }] },
]
[position.turn]
seat = 1
phase = "first"
"#;
