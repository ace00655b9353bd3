//! Stills of the table page, to be looked at: `cargo run -p site --example still -- OUTDIR [GAME]`, then serve OUTDIR as it is
//! (`python3 -m http.server --directory OUTDIR`). `docs/pictures/make` takes the pictures of README from them. Games are played by chance from seeds, positions come from files in the program.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a tool for developers: it stops where it fails"
)]

mod emperor;
mod great_wall;
mod justinian;
mod zhanguo;

use std::path::Path;

use boards::{Player, Scene, Sitter, Story, board};
use bots::outside::MovePaper;
use game::paper::{PositionFile, read_file};
use game::{Chance, Course, Game, Lang, Seat, Seed, Setup, Turn, Viewer, Written};
use site::pages::Context;
use site::pages::table::{About, End, Entry, Menu, TablePage, live, title, whole, with_lines};

const PATH: &str = "/t/plum-crane-41";
/// One of them is as long as a name can be.
const NAMES: [&str; 5] = ["Livia", "Bao", "Tomaso", "Bartolomea Giovannangeli", "Ottavia"];

/// A page to be drawn.
struct Still<'a, G: Game> {
    course: &'a Course<G>,
    viewer: Viewer,
    lang: Lang,
    theme: Option<&'a str>,
    /// Whether the hand still lies behind the curtain.
    curtain: bool,
}

fn main() {
    let out = std::env::args().nth(1).expect("a folder to write to");
    let game = std::env::args().nth(2);
    let out = Path::new(&out);
    std::fs::create_dir_all(out).unwrap();
    site::assets::write(out).unwrap();
    let wanted = |name: &str| game.as_deref().is_none_or(|game| game == name);
    if wanted("great-wall") {
        great_wall::stills(out);
    }
    if wanted("emperor") {
        emperor::stills(out);
    }
    if wanted("justinian") {
        justinian::stills(out);
    }
    if wanted("zhanguo") {
        zhanguo::stills(out);
    }
}

/// Writes a page in both languages and both themes.
fn write<G: Written>(out: &Path, name: &str, course: &Course<G>, viewer: Viewer) {
    for (lang, theme) in [(Lang::En, "light"), (Lang::En, "dark"), (Lang::It, "light")] {
        let still = Still { course, viewer, lang, theme: Some(theme), curtain: false };
        let file = format!("{name}-{}-{theme}.html", lang.code());
        std::fs::write(out.join(file), draw(&still)).unwrap();
    }
}

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number - 1))
}

/// Whoever is to decide.
fn mover<G: Game>(course: &Course<G>) -> Viewer {
    course.state().turn().seat().map_or(Viewer::Audience, Viewer::Seat)
}

/// Whoever comes next.
fn other<G: Game>(course: &Course<G>) -> Viewer {
    let seats = course.state().setup().seats();
    course.state().turn().seat().map_or(seat(1), |turn| Viewer::Seat(turn.next(seats)))
}

fn placed<G: Written>(text: &str) -> Course<G> {
    let file: PositionFile = read_file(text).unwrap();
    let state = file.read::<G>().unwrap_or_else(|faults| {
        let words = site::words(Some(G::about().id), Lang::En);
        let said: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
        panic!("{}", said.join("\n"))
    });
    Course::place(state, Seed::from_number(1))
}

/// Plays by chance until something is reached. `choose` picks among the legal moves.
fn wander<G: Game>(
    setup: &G::Setup,
    seed: u64,
    choose: impl Fn(&[G::Move], &mut Chance) -> G::Move,
    until: impl Fn(&G) -> bool,
) -> Course<G> {
    stroll(setup, seed, |_, moves, chance| choose(moves, chance), until)
}

/// The same, by somebody who looks at the table.
fn stroll<G: Game>(
    setup: &G::Setup,
    seed: u64,
    choose: impl Fn(&G, &[G::Move], &mut Chance) -> G::Move,
    until: impl Fn(&G) -> bool,
) -> Course<G> {
    let mut course = Course::<G>::deal(setup, Seed::from_number(seed));
    let mut chance = Chance::quick(seed);
    let mut moves = Vec::new();
    while !until(course.state()) {
        let Turn::Of(seat) = course.state().turn() else { break };
        course.state().moves(&mut moves);
        let mv = choose(course.state(), &moves, &mut chance);
        course.play(seat, mv).unwrap();
    }
    course
}

fn draw<G: Written>(still: &Still<'_, G>) -> String {
    let game = G::about().id;
    let (course, viewer) = (still.course, still.viewer);
    let state = course.state();
    let seats = state.setup().seats();
    let names = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
    let words = site::words(Some(game), still.lang).with_names(names).spoken_to(viewer.seat());
    let turn = state.turn();
    let players: Vec<Player> = Seat::all(seats)
        .map(|seat| {
            let sitter = match seat.index() {
                _ if viewer == Viewer::Seat(seat) => Sitter::You,
                0 => Sitter::Person,
                2 => Sitter::Here,
                _ => Sitter::Bot("level-courtier"),
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
    let context = Context {
        words: &words,
        name: NAMES[0],
        theme: still.theme,
        game: Some(game),
        here: PATH,
        guest: true,
        papers: site::pages::layout::Papers::default(),
        turns: 0,
    };
    let end = (turn == Turn::Over).then(|| End {
        scores: state.scores(),
        course: (0..=course.log().len())
            .map(|n| course.state_before(n).unwrap_or(state).scores().totals())
            .collect(),
    });
    let told = (0..course.log().len()).rev().find_map(|n| {
        let mv = course.log()[n].mv.to_string();
        Some((n, mv)).filter(|(_, mv)| board(game).unwrap().is_story(mv))
    });
    let before = told.as_ref().and_then(|(n, _)| Some(course.state_before(*n)?.view(viewer)));
    let story = before.as_ref().zip(told).map(|(before, (n, mv))| Story { number: n + 1, before, mv });
    let page = TablePage {
        words: &words,
        path: PATH,
        board: board(game).unwrap(),
        view: &view,
        scene: Scene {
            viewer,
            from: None,
            words: &words,
            players: &players,
            turn,
            moves: &moves,
            last: course.log().last().map(|decision| (decision.seat, decision.mv.to_string())),
            story,
            sketch: None,
        },
        decision: course.log().len(),
        since: None,
        past: None,
        review: None,
        lesson: None,
        puzzle: None,
        remarks: None,
        by_bot: false,
        held: None,
        undo: mine,
        advice: mine,
        curtain: still.curtain.then(|| Seat::new(0)),
        end,
        ended: (turn == Turn::Over).then_some(house::Ending::Finished),
        timing: None,
        own: &[],
        over: false,
        waiting: false,
        watching: false,
        delay: 0,
        chat: false,
        may_join: false,
        unkept: false,
        host: false,
        menu: Menu { leave: turn != Turn::Over, back: false, absent: None, close: false, report: None },
        rematch: None,
        deal: None,
        dealt: true,
        invitation: None,
        trouble: false,
    };
    let live = with_lines(&live(&page).into_string(), &log(course, viewer, &words));
    let board = board(game).unwrap();
    let title = title(&words, board, turn, false, mine);
    whole(&context, board, &title, &live, "", "", false, &About::default()).into_string()
}

fn log<G: Written>(course: &Course<G>, viewer: Viewer, words: &game::Words) -> String {
    (0..course.log().len())
        .map(|n| {
            let decision = &course.log()[n];
            let before = course.state_before(n).unwrap_or(course.state());
            let after = course.state_before(n + 1).unwrap_or(course.state());
            let told = G::tell(&before.view(viewer), decision.seat, decision.mv, &after.view(viewer));
            let told: Vec<String> = told.iter().map(|phrase| words.say(phrase)).collect();
            let entry = Entry { seat: Some(decision.seat), number: Some(n), told: &told, ..Entry::default() };
            entry.draw(board(G::about().id).unwrap()).into_string()
        })
        .collect()
}
