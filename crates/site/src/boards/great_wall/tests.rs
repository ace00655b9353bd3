//! Random games, drawn for every viewer in every language.

use std::collections::{BTreeMap, HashSet};

use bots::outside::MovePaper;
use game::{Chance, Game, Lang, Seat, Turn, Viewer};
use great_wall::{GreatWall, Move, Setup};

use super::GreatWallBoard;
use crate::boards::{Board, Player, Scene, Sitter};

/// All parts of the board as one text.
fn draw(
    state: &GreatWall,
    viewer: Viewer,
    lang: Lang,
    last: Option<(Seat, String)>,
) -> (String, Vec<MovePaper>) {
    let seats = state.table().seats();
    let players: Vec<Player> = Seat::all(seats)
        .map(|seat| Player { seat, name: format!("Player {seat}"), sitter: Sitter::Person, thinking: false })
        .collect();
    let names = players.iter().map(|player| player.name.clone()).collect();
    let words = crate::words(Some("great-wall"), lang).with_names(names);
    let mut moves = Vec::new();
    if state.turn().seat().map(Viewer::Seat) == Some(viewer) {
        state.moves(&mut moves);
    }
    let moves: Vec<MovePaper> = moves.iter().map(MovePaper::write).collect();
    let scene = Scene {
        viewer,
        words: &words,
        players: &players,
        turn: state.turn(),
        moves: &moves,
        last,
        story: None,
    };
    let (board, view) = (&GreatWallBoard, state.view(viewer));
    let mut parts = vec![board.board(&view, &scene), board.hand(&view, &scene), board.supply(&view, &scene)];
    if scene.mine() {
        parts.push(board.prompt(&view, &scene));
    }
    parts.extend(Seat::all(seats).map(|seat| board.facts(&view, &scene, seat)));
    (parts.into_iter().map(maud::PreEscaped::into_string).collect(), moves)
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

#[test]
fn every_text_is_there_and_every_move_can_be_pressed() {
    for (game, seats) in [2, 3, 4, 5, 2, 3, 4, 5].into_iter().enumerate() {
        let mut chance = Chance::quick(game as u64);
        let mut state = GreatWall::start(&Setup::new(seats).unwrap(), &mut chance);
        let mut last = None;
        let mut moves: Vec<Move> = Vec::new();
        for step in 0.. {
            let over = state.turn() == Turn::Over;
            for (n, viewer) in Viewer::all(seats).enumerate() {
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
                    assert!(can_be_made(mv, &legal, &buttons), "{} cannot be pressed", mv.mv);
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

/// What another player holds changes nothing in what a viewer is shown.
#[test]
fn what_is_hidden_is_not_drawn() {
    let mut chance = Chance::quick(5);
    let mut state = GreatWall::start(&Setup::new(3).unwrap(), &mut chance);
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..40 {
        let Turn::Of(seat) = state.turn() else { break };
        let viewer = Viewer::Seat(seat);
        let other = GreatWall::imagine(&state.view(viewer), &mut chance);
        assert_eq!(draw(&state, viewer, Lang::En, None).0, draw(&other, viewer, Lang::En, None).0);
        state.moves(&mut moves);
        let mv = chance.pick(&moves);
        state.play(mv, &mut chance);
    }
}

#[test]
fn another_view_draws_nothing() {
    let words = crate::words(Some("great-wall"), Lang::En);
    let scene = Scene {
        viewer: Viewer::Audience,
        words: &words,
        players: &[],
        turn: Turn::Over,
        moves: &[],
        last: None,
        story: None,
    };
    assert_eq!(GreatWallBoard.board(&(), &scene).into_string(), "");
    assert_eq!(GreatWallBoard.hand_size(&()), None);
}
