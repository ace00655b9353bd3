//! What the tests of all boards share: states drawn for any viewer in any language, and looked through.

use std::collections::{BTreeMap, HashSet};

use bots::outside::MovePaper;
use game::{Chance, Game, Lang, Seat, Setup as _, Turn, Viewer, Written};

use super::{Board, Player, Scene, Sitter};

/// Calls with the scene of a state.
pub(super) fn with_scene<G: Game, T>(
    state: &G,
    viewer: Viewer,
    lang: Lang,
    last: Option<(Seat, String)>,
    call: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let players: Vec<Player> = Seat::all(state.setup().seats())
        .map(|seat| Player { seat, name: format!("Player {seat}"), sitter: Sitter::Person, thinking: false })
        .collect();
    let names = players.iter().map(|player| player.name.clone()).collect();
    let words = crate::words(Some(G::about().id), lang).with_names(names);
    let mut moves = Vec::new();
    if state.turn().seat().map(Viewer::Seat) == Some(viewer) {
        state.moves(&mut moves);
    }
    let moves: Vec<MovePaper> = moves.iter().map(MovePaper::write).collect();
    call(&Scene {
        viewer,
        from: None,
        words: &words,
        players: &players,
        turn: state.turn(),
        moves: &moves,
        last,
        story: None,
        sketch: None,
    })
}

/// All parts of a board as one text, and the legal moves.
pub(super) fn draw<G: Game>(
    board: &dyn Board,
    state: &G,
    viewer: Viewer,
    lang: Lang,
    last: Option<(Seat, String)>,
) -> (String, Vec<MovePaper>) {
    with_scene(state, viewer, lang, last, |scene| {
        let view = state.view(viewer);
        let mut parts = vec![
            board.board(&view, scene),
            board.tale(&view, scene),
            board.hand(&view, scene),
            board.supply(&view, scene),
        ];
        if scene.mine() {
            parts.push(board.prompt(&view, scene));
        }
        parts.extend(scene.players.iter().map(|player| board.facts(&view, scene, player.seat)));
        (parts.into_iter().map(maud::PreEscaped::into_string).collect(), scene.moves.to_vec())
    })
}

/// Every value of an attribute.
pub(super) fn values<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!(" {name}=\"");
    text.match_indices(&open).filter_map(|(at, _)| text[at + open.len()..].split('"').next()).collect()
}

fn picks(text: &str) -> BTreeMap<&str, &str> {
    text.split(' ').filter_map(|pick| pick.split_once('=')).collect()
}

fn picks_of(mv: &MovePaper) -> BTreeMap<String, String> {
    let picks: BTreeMap<String, String> =
        mv.picks.iter().map(|(name, value)| ((*name).to_owned(), value.to_string())).collect();
    // The page writes them one after another.
    assert!(!picks.iter().any(|(name, value)| format!("{name}{value}").contains([' ', '='])), "{picks:?}");
    picks
}

/// Whether pressing what is drawn can make this move: what its buttons leave open must be the same in all moves left.
fn can_be_made(mv: &MovePaper, moves: &[MovePaper], buttons: &[BTreeMap<&str, &str>]) -> bool {
    let wanted = picks_of(mv);
    let fits = |pick: &(&&str, &&str)| wanted.get(*pick.0).is_some_and(|value| value == *pick.1);
    let chosen: BTreeMap<&str, &str> = buttons
        .iter()
        .filter(|button| button.iter().all(|pick| fits(&pick)))
        .flatten()
        .map(|(k, v)| (*k, *v))
        .collect();
    let agrees = |other: &BTreeMap<String, String>| {
        chosen.iter().all(|(name, value)| other.get(*name).is_some_and(|other| other == value))
    };
    let left: Vec<_> =
        moves.iter().map(picks_of).filter(agrees).filter(|other| other.len() == wanted.len()).collect();
    left.iter().all(|other| *other == wanted) && !left.is_empty()
}

/// Plays games by chance and draws them for every viewer in every language: no text is missing, no id is there twice, what
/// is used by id is there, and every legal move can be pressed.
pub(super) fn every_text_is_there_and_every_move_can_be_pressed<G: Game>(
    board: &dyn Board,
    setups: &[G::Setup],
) {
    let symbols = format!("{}{}", board.symbols().into_string(), super::SYMBOLS.0);
    let known: HashSet<&str> = values(&symbols, "id").into_iter().collect();
    for (game, setup) in (0..).zip(setups) {
        let mut chance = Chance::quick(game);
        let mut state = G::start(setup, &mut chance);
        let mut last: Option<(Seat, G::Move, G)> = None;
        let mut moves = Vec::new();
        for step in 0.. {
            let over = state.turn() == Turn::Over;
            for (n, viewer) in Viewer::all(setup.seats()).enumerate() {
                if !over && (step + n) % 7 != 0 {
                    continue;
                }
                let shown =
                    last.as_ref().map(|(seat, mv, before)| (*seat, before.shown(*mv, viewer).to_string()));
                let (text, legal) = draw(board, &state, viewer, Lang::ALL[step % 2], shown);
                assert!(!text.contains('⟨'), "{}", &text[text.find('⟨').unwrap()..][..40]);
                // The content security policy allows neither.
                assert!(!text.contains(" style=") && !text.contains("<script"));
                let ids = values(&text, "id");
                let drawn: HashSet<&str> = ids.iter().copied().collect();
                assert_eq!(drawn.len(), ids.len(), "an id twice: {ids:?}");
                for used in values(&text, "href").iter().filter_map(|used| used.strip_prefix('#')) {
                    assert!(drawn.contains(used) || known.contains(used), "{used} is used but not there");
                }
                let buttons: Vec<_> = values(&text, "data-pick").into_iter().map(picks).collect();
                assert!(!legal.is_empty() || buttons.is_empty(), "the board is calm while others decide");
                for mv in &legal {
                    assert!(can_be_made(mv, &legal, &buttons), "{} cannot be pressed", mv.mv);
                }
            }
            let Turn::Of(seat) = state.turn() else { break };
            state.moves(&mut moves);
            let (mv, before) = (chance.pick(&moves), state.clone());
            state.play(mv, &mut chance);
            last = Some((seat, mv, before));
        }
    }
}

/// What is hidden from a viewer changes nothing in what he is shown.
pub(super) fn what_is_hidden_is_not_drawn<G: Game>(board: &dyn Board, setup: &G::Setup, seed: u64) {
    let mut chance = Chance::quick(seed);
    let mut state = G::start(setup, &mut chance);
    let mut last: Option<(Seat, G::Move, G)> = None;
    let mut moves = Vec::new();
    while let Turn::Of(seat) = state.turn() {
        for viewer in Viewer::all(setup.seats()) {
            let other = G::imagine(&state.view(viewer), &mut chance);
            let shown = last.as_ref().map(|(by, mv, before)| (*by, before.shown(*mv, viewer).to_string()));
            let drawn = |state: &G| draw(board, state, viewer, Lang::En, shown.clone()).0;
            assert!(drawn(&state) == drawn(&other), "{viewer:?} can tell after {shown:?}");
        }
        state.moves(&mut moves);
        let (mv, before) = (chance.pick(&moves), state.clone());
        state.play(mv, &mut chance);
        last = Some((seat, mv, before));
    }
}

/// What a reason for a move is about is drawn, for whoever is to decide.
pub(super) fn reasons_light_what_is_drawn<G: Written>(board: &dyn Board, setup: &G::Setup, seed: u64) {
    let mut chance = Chance::quick(seed);
    let mut state = G::start(setup, &mut chance);
    let mut moves = Vec::new();
    let mut found = 0;
    while let Turn::Of(seat) = state.turn() {
        let viewer = Viewer::Seat(seat);
        state.moves(&mut moves);
        let mv = chance.pick(&moves);
        let reasons = game::reason::reasons::<G>(&state.view(viewer), seat, mv);
        let (text, _) = draw(board, &state, viewer, Lang::En, None);
        for reason in reasons.iter().filter(|reason| !reason.about.is_empty()) {
            let ids = board.about(viewer, &reason.about);
            let drawn = ids.iter().any(|id| text.contains(&format!(" id=\"{id}\"")));
            assert!(drawn, "{mv}: {} is about {:?}, drawn as {ids:?}", reason.phrase, reason.about);
            found += 1;
        }
        state.play(mv, &mut chance);
    }
    assert!(found > 10, "{found}");
}

/// A board that gets the view of another game draws nothing.
pub(super) fn another_view_draws_nothing(board: &dyn Board) {
    let words = crate::words(Some(board.game()), Lang::En);
    let scene = Scene {
        viewer: Viewer::Audience,
        from: None,
        words: &words,
        players: &[],
        turn: Turn::Over,
        moves: &[],
        last: None,
        story: None,
        sketch: None,
    };
    assert_eq!(board.board(&(), &scene).into_string(), "");
    assert_eq!(board.hand_size(&()), None);
}
