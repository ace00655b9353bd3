//! Random games, drawn for every viewer in every language.

use std::collections::{BTreeMap, HashSet};

use bots::outside::MovePaper;
use game::{Chance, Game, Lang, Seat, Turn, Viewer};
use justinian::court::{place_of, slid};
use justinian::{Courtier, Decision, Justinian, Move, Setup, Side, Spot};

use super::JustinianBoard;
use crate::boards::{Board, Player, Scene, Sitter};

/// All parts of the board as one text.
fn draw(
    state: &Justinian,
    viewer: Viewer,
    lang: Lang,
    last: Option<(Seat, String)>,
) -> (String, Vec<MovePaper>) {
    let seats = state.table().seats();
    let players: Vec<Player> = Seat::all(seats)
        .map(|seat| Player { seat, name: format!("Player {seat}"), sitter: Sitter::Person, thinking: false })
        .collect();
    let names = players.iter().map(|player| player.name.clone()).collect();
    let words = crate::words(Some("justinian"), lang).with_names(names);
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
    let (board, view) = (&JustinianBoard, state.view(viewer));
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
    for (game, seats) in [2, 3, 4, 2, 3, 4].into_iter().enumerate() {
        let mut chance = Chance::quick(game as u64);
        let mut state = Justinian::start(&Setup::new(seats).unwrap(), &mut chance);
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
            last = Some((seat, mv.blotted().to_string()));
        }
    }
}

/// What another player holds or has laid face down changes nothing in what a viewer is shown.
#[test]
fn what_is_hidden_is_not_drawn() {
    for (seats, seed) in [(2, 5), (3, 6), (4, 7)] {
        let mut chance = Chance::quick(seed);
        let mut state = Justinian::start(&Setup::new(seats).unwrap(), &mut chance);
        let mut moves: Vec<Move> = Vec::new();
        let mut last: Option<(Seat, Move, Justinian)> = None;
        for step in 0..120 {
            let Turn::Of(seat) = state.turn() else { break };
            let viewer = Viewer::all(seats).nth(step % (seats + 1)).unwrap();
            let other = Justinian::imagine(&state.view(viewer), &mut chance);
            let shown = last.as_ref().map(|(by, mv, then)| (*by, then.shown(*mv, viewer).to_string()));
            let drawn = |state: &Justinian| draw(state, viewer, Lang::En, shown.clone()).0;
            assert!(drawn(&state) == drawn(&other), "{viewer:?} can tell after {shown:?}");
            state.moves(&mut moves);
            let (mv, before) = (chance.pick(&moves), state);
            state.play(mv, &mut chance);
            last = Some((seat, mv, before));
        }
    }
}

/// Plays by chance until something is asked, and draws it for whoever is asked.
fn asked(seats: usize, seed: u64, until: impl Fn(&Justinian) -> bool) -> (Justinian, String) {
    let mut chance = Chance::quick(seed);
    let mut state = Justinian::start(&Setup::new(seats).unwrap(), &mut chance);
    let mut moves: Vec<Move> = Vec::new();
    while !until(&state) {
        state.moves(&mut moves);
        let phase = moves.iter().copied().find(|mv| matches!(mv, Move::Token { spot: Spot::Phase, .. }));
        // Now and then the phase space, so that scorings are offered.
        let mv = phase.filter(|_| chance.below(4) == 0).unwrap_or_else(|| chance.pick(&moves));
        state.play(mv, &mut chance);
    }
    let viewer = state.turn().seat().map_or(Viewer::Audience, Viewer::Seat);
    let text = draw(&state, viewer, Lang::En, None).0;
    (state, text)
}

fn full(state: &Justinian) -> bool {
    state.table().decision == Decision::Turn
        && Courtier::all().any(|courtier| state.table().stack(courtier) == 3)
}

#[test]
fn what_cannot_be_pressed_says_why_and_names_the_rule() {
    let (state, text) = asked(3, 2, full);
    let full = Courtier::all().filter(|&courtier| state.table().stack(courtier) == 3).count();
    let rules = values(&text, "data-rule");
    assert_eq!(rules.iter().filter(|&&rule| rule == "courtier-full").count(), full);
    let (_, text) = asked(3, 3, |state| state.table().decision == Decision::Offer);
    assert_eq!(values(&text, "data-rule").iter().filter(|&&rule| rule == "offer-due").count(), 13);
}

#[test]
fn a_chosen_token_shows_where_it_would_lie() {
    let (state, text) = asked(3, 2, full);
    let Turn::Of(seat) = state.turn() else { panic!("somebody is asked") };
    let kinds = state.hand(seat).counts().iter().filter(|&&count| count > 0).count();
    let free = Courtier::all().filter(|&courtier| state.table().stack(courtier) < 3).count();
    assert_eq!(text.matches("class=\"ghost\"").count(), kinds * (free + usize::from(!state.table().alone)));
}

/// The small procession ends as the rules end it, from either side, and every step of it is a place in the row.
#[test]
fn the_procession_ends_where_the_rules_say() {
    for seed in 0..5 {
        let (state, text) = asked(4, seed, |state| state.table().decision == Decision::Side);
        let at = |place: usize| format!("translate({} 0)", place * 68);
        let ends: Vec<&str> = values(&text, "data-places")
            .into_iter()
            .filter_map(|places| places.split(';').next_back())
            .collect();
        for (side, ends) in Side::ALL.into_iter().zip(ends.chunks(12)) {
            let order = slid(&state.table().order, &state.sums(), side);
            for (courtier, end) in Courtier::all().zip(ends) {
                assert_eq!(*end, at(place_of(&order, courtier).index()));
            }
        }
        assert_eq!(ends.len(), 24);
    }
}

#[test]
fn a_scoring_is_told_card_by_card() {
    let (state, text) = asked(4, 1, |state| state.table().decision == Decision::Exchange);
    assert_eq!(text.matches("class=\"lit at-").count(), 4 * state.table().cards());
    assert_eq!(text.matches("class=\"shown at-").count(), 4 * state.table().cards());
    assert!(text.contains("id=\"scoring-1\""));
    let total: i16 = Seat::all(4).map(|seat| state.table().points_for_cards(0, seat)).sum();
    let told: i16 = text
        .split("class=\"lit at-")
        .skip(1)
        .filter_map(|lit| lit.split("<b>+").nth(1)?.split('<').next()?.parse::<i16>().ok())
        .sum();
    assert_eq!(told, total);
}

#[test]
fn another_view_draws_nothing() {
    let words = crate::words(Some("justinian"), Lang::En);
    let scene = Scene {
        viewer: Viewer::Audience,
        words: &words,
        players: &[],
        turn: Turn::Over,
        moves: &[],
        last: None,
        story: None,
    };
    assert_eq!(JustinianBoard.board(&(), &scene).into_string(), "");
    assert_eq!(JustinianBoard.hand_size(&()), None);
}
