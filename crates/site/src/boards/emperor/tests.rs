//! Random games, drawn for every viewer in every language; the geometry of boards.

use std::collections::{BTreeMap, HashSet};

use bots::outside::MovePaper;
use emperor::{Emperor, Move, Phase, Region, SHELF, Setup, Side};
use game::{Chance, Game, Lang, Seat, Setup as _, Spec, Turn, Viewer};

use super::EmperorBoard;
use super::desk::Desk;
use super::ground::{Land, pt};
use super::outline::inside;
use super::track::FIELDS;
use crate::boards::{Board, Player, Scene, Sitter};

/// Calls with the scene of a state.
fn with_scene<T>(
    state: &Emperor,
    viewer: Viewer,
    lang: Lang,
    last: Option<(Seat, String)>,
    call: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let players: Vec<Player> = Seat::all(state.table().seats())
        .map(|seat| Player { seat, name: format!("Player {seat}"), sitter: Sitter::Person, thinking: false })
        .collect();
    let names = players.iter().map(|player| player.name.clone()).collect();
    let words = crate::words(Some("emperor"), lang).with_names(names);
    let mut moves = Vec::new();
    if state.turn().seat().map(Viewer::Seat) == Some(viewer) {
        state.moves(&mut moves);
    }
    let moves: Vec<MovePaper> = moves.iter().map(MovePaper::write).collect();
    call(&Scene {
        viewer,
        words: &words,
        players: &players,
        turn: state.turn(),
        moves: &moves,
        last,
        story: None,
    })
}

/// All parts of the board as one text.
fn draw(
    state: &Emperor,
    viewer: Viewer,
    lang: Lang,
    last: Option<(Seat, String)>,
) -> (String, Vec<MovePaper>) {
    with_scene(state, viewer, lang, last, |scene| {
        let (board, view) = (&EmperorBoard, state.view(viewer));
        let mut parts = vec![board.board(&view, scene), board.hand(&view, scene), board.supply(&view, scene)];
        if scene.mine() {
            parts.push(board.prompt(&view, scene));
        }
        parts.extend(scene.players.iter().map(|player| board.facts(&view, scene, player.seat)));
        (parts.into_iter().map(maud::PreEscaped::into_string).collect(), scene.moves.to_vec())
    })
}

/// Every value of an attribute.
fn values<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!(" {name}=\"");
    text.match_indices(&open).filter_map(|(at, _)| text[at + open.len()..].split('"').next()).collect()
}

fn picks(text: &str) -> BTreeMap<&str, &str> {
    text.split(' ').filter_map(|pick| pick.split_once('=')).collect()
}

fn picks_of(mv: &MovePaper) -> BTreeMap<String, String> {
    let fields = mv.picks.as_object().unwrap();
    fields.iter().map(|(name, value)| (name.clone(), value.to_string().replace('"', ""))).collect()
}

/// Whether pressing what is drawn says all of a move.
fn can_be_made(mv: &MovePaper, buttons: &[BTreeMap<&str, &str>]) -> bool {
    let wanted = picks_of(mv);
    let fits = |pick: (&&str, &&str)| wanted.get(*pick.0).is_some_and(|value| value == pick.1);
    let chosen: HashSet<&str> = buttons
        .iter()
        .filter(|button| button.iter().all(fits))
        .flat_map(|button| button.keys().copied())
        .collect();
    wanted.keys().all(|name| chosen.contains(name.as_str()))
}

/// Every way to agree on a game, and a board of somebody's own.
fn setups() -> Vec<Setup> {
    let mut all = Setup::all();
    let own = Emperor::about().book.data.replace("red = { count = 13", "red = { count = 12");
    let own =
        own.replace("green = { count = 12", "green = { count = 13").replace("width = 1000", "width = 1180");
    let board = SHELF.put(&own).unwrap_or_else(|_| panic!("the board of the test")).in_spec();
    all.push(Setup::read(&Spec::new(4).with("fortifications", "with").on(board)).unwrap());
    all
}

#[test]
fn every_text_is_there_and_every_move_can_be_pressed() {
    let symbols = format!("{}{EMBLEMS}", EmperorBoard.symbols().into_string());
    let known: HashSet<&str> = values(&symbols, "id").into_iter().collect();
    for (game, setup) in setups().iter().enumerate() {
        let mut chance = Chance::quick(game as u64);
        let mut state = Emperor::start(setup, &mut chance);
        let mut last = None;
        let mut moves: Vec<Move> = Vec::new();
        for step in 0.. {
            let over = state.turn() == Turn::Over;
            for (n, viewer) in Viewer::all(setup.seats()).enumerate() {
                if !over && (step + n) % 7 != 0 {
                    continue;
                }
                let lang = Lang::ALL[step % 2];
                let (text, legal) = draw(&state, viewer, lang, last.clone());
                assert!(!text.contains('⟨'), "{}", &text[text.find('⟨').unwrap()..][..40]);
                // The content security policy allows neither.
                assert!(!text.contains(" style=") && !text.contains("<script"));
                let ids = values(&text, "id");
                assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "an id twice: {ids:?}");
                let buttons: Vec<_> = values(&text, "data-pick").into_iter().map(picks).collect();
                assert!(!legal.is_empty() || buttons.is_empty(), "the board is calm while others decide");
                for mv in &legal {
                    assert!(can_be_made(mv, &buttons), "{} cannot be pressed", mv.mv);
                }
                // What is used by id is there: in the drawing, or among the symbols.
                let drawn: HashSet<&str> = ids.into_iter().collect();
                for used in values(&text, "href").iter().filter_map(|used| used.strip_prefix('#')) {
                    assert!(drawn.contains(used) || known.contains(used), "{used}");
                }
            }
            let Turn::Of(seat) = state.turn() else { break };
            state.moves(&mut moves);
            let mv = chance.pick(&moves);
            state.play(mv, &mut chance);
            last = Some((seat, mv.to_string()));
        }
    }
}

const EMBLEMS: &str = include_str!("../../../static/symbols.svg");

/// What another player holds changes nothing in what a viewer is shown.
#[test]
fn what_is_hidden_is_not_drawn() {
    let mut chance = Chance::quick(5);
    let mut state = Emperor::start(&Setup::new(3).unwrap(), &mut chance);
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..60 {
        if state.turn() == Turn::Over {
            break;
        }
        for viewer in Viewer::all(3) {
            let other = Emperor::imagine(&state.view(viewer), &mut chance);
            assert_eq!(draw(&state, viewer, Lang::En, None).0, draw(&other, viewer, Lang::En, None).0);
        }
        state.moves(&mut moves);
        let mv = chance.pick(&moves);
        state.play(mv, &mut chance);
    }
}

/// Why something is refused names a rule that has a text.
#[test]
fn refusals_on_the_map_lead_to_rules() {
    let mut chance = Chance::quick(12);
    let mut state = Emperor::start(&Setup::new(4).unwrap(), &mut chance);
    let mut moves: Vec<Move> = Vec::new();
    let mut rules: HashSet<String> = HashSet::new();
    while let Turn::Of(seat) = state.turn() {
        let (text, _) = draw(&state, Viewer::Seat(seat), Lang::En, None);
        rules.extend(values(&text, "data-rule").into_iter().map(str::to_owned));
        state.moves(&mut moves);
        state.play(chance.pick(&moves), &mut chance);
    }
    for rule in [
        "space-taken",
        "emissary-house",
        "emissary-limit",
        "payment-colour",
        "joker-other",
        "one-region",
        "draw-later",
        "two-pieces",
    ] {
        assert!(rules.contains(rule), "{rule} is never told: {rules:?}");
    }
}

/// The count ends where the game ends, and goes there by what it shows.
#[test]
fn the_count_adds_up() {
    for seed in 0..6 {
        let mut chance = Chance::quick(seed);
        let mut state = Emperor::start(&Setup::all()[seed as usize], &mut chance);
        let mut moves: Vec<Move> = Vec::new();
        while state.turn() != Turn::Over {
            state.moves(&mut moves);
            state.play(chance.pick(&moves), &mut chance);
        }
        assert_eq!(state.table().phase, Phase::Over);
        let view = state.view(Viewer::Audience);
        with_scene(&state, Viewer::Audience, Lang::En, None, |scene| {
            let totals = super::count::totals(&Desk::new(&view, scene));
            assert_eq!(totals.last().unwrap(), &state.scores().totals());
        });
    }
}

/// What belongs to a region is drawn inside it, and the printed board has its lake.
#[test]
fn outlines_hold_what_belongs_to_them() {
    let land = Land::printed();
    let drawing = &land.board.drawing;
    for region in Region::ALL {
        let ring = &land.outlines.rings[region.index()];
        assert!(inside(ring, pt(drawing.dragons[region.index()])), "{region}");
        assert!(drawing.spaces[region.index()].iter().all(|&at| inside(ring, pt(at))), "{region}");
        assert!(land.outlines.shapes[region.index()].ends_with('Z'));
    }
    assert_eq!(land.outlines.lakes.len(), 1);
    assert_eq!(land.track.fields.len(), FIELDS);
    assert!(Side::ALL.iter().all(|&side| land.ways(side).defs.contains("em-hill")));
    let on_sheet = |at: &(f64, f64)| {
        let frame = &land.frame;
        (frame.left..frame.right).contains(&at.0) && (frame.top..frame.bottom).contains(&at.1)
    };
    assert!(land.track.fields.iter().all(on_sheet));
}

#[test]
fn another_view_draws_nothing() {
    let words = crate::words(Some("emperor"), Lang::En);
    let scene = Scene {
        viewer: Viewer::Audience,
        words: &words,
        players: &[],
        turn: Turn::Over,
        moves: &[],
        last: None,
        story: None,
    };
    assert_eq!(EmperorBoard.board(&(), &scene).into_string(), "");
    assert_eq!(EmperorBoard.hand_size(&()), None);
}
