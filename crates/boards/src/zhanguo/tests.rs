//! Random games, drawn for every viewer in every language.

use game::{AnyShelf as _, Chance, Game, Lang, Setup as _, Spec, Turn, Viewer};
use zhanguo::{Move, Phase, Region, SHELF, Setup, ZhanGuo};

use super::ZhanGuoBoard;
use super::land::Land;
use crate::trying::{self, draw, values, with_scene};
use crate::{Board, Scene, Story};

#[test]
fn every_text_is_there_and_every_move_can_be_pressed() {
    // Every number of seats, all three kinds of boards, with and without the variants.
    let setups: Vec<Setup> = Setup::all().into_iter().step_by(4).collect();
    trying::every_text_is_there_and_every_move_can_be_pressed::<ZhanGuo>(&ZhanGuoBoard, &setups);
}

/// Neither the hands of others nor what they put under the decks.
#[test]
fn what_is_hidden_is_not_drawn() {
    // Two players on A sides, two with an auction and all variants, three with all variants.
    let setups = Setup::all();
    for (seed, n) in [(0, 0), (1, 8), (2, 11)] {
        trying::what_is_hidden_is_not_drawn::<ZhanGuo>(&ZhanGuoBoard, &setups[n], seed);
    }
}

#[test]
fn reasons_light_what_is_drawn() {
    let setups = Setup::all();
    trying::reasons_light_what_is_drawn::<ZhanGuo>(&ZhanGuoBoard, &setups[0], 3);
}

#[test]
fn another_view_draws_nothing() {
    trying::another_view_draws_nothing(&ZhanGuoBoard);
}

/// Plays by chance until something is reached; with the state before the last card that went to the Court, and its move.
fn reached(seats: usize, seed: u64, until: impl Fn(&ZhanGuo) -> bool) -> (ZhanGuo, Option<(ZhanGuo, Move)>) {
    let mut chance = Chance::quick(seed);
    let mut state = ZhanGuo::start(&Setup::new(seats).unwrap(), &mut chance);
    let (mut moves, mut court) = (Vec::new(), None);
    while !until(&state) {
        assert_ne!(state.turn(), Turn::Over, "it is never reached");
        state.moves(&mut moves);
        let mv = chance.pick(&moves);
        if matches!(mv, Move::Court { .. }) {
            court = Some((state, mv));
        }
        state.play(mv, &mut chance);
    }
    (state, court)
}

fn mover(state: &ZhanGuo) -> Viewer {
    Viewer::Seat(state.turn().seat().unwrap())
}

#[test]
fn what_cannot_be_pressed_says_why_and_names_the_rule() {
    let full = |state: &ZhanGuo| {
        let me = state.table().player(state.table().turn);
        state.table().phase == Phase::Play && Region::ALL.iter().any(|&region| me.card_count(region) == 3)
    };
    let (state, _) = reached(3, 2, full);
    let text = draw(&ZhanGuoBoard, &state, mover(&state), Lang::En, None).0;
    let rules = values(&text, "data-rule");
    assert!(rules.contains(&"region-cards"));
    // Other steps are refused to a card by the one that is due.
    let (state, _) = reached(3, 2, |state| {
        state.table().phase == Phase::Hire && state.table().hand_size(state.table().turn) > 0
    });
    let text = draw(&ZhanGuoBoard, &state, mover(&state), Lang::En, None).0;
    assert!(values(&text, "data-rule").contains(&"step-by-step"));
    assert!(values(&text, "data-rule").contains(&"hire-officials"));
}

#[test]
fn a_chosen_card_names_the_abilities_that_would_answer() {
    let answers = |state: &ZhanGuo| {
        let (table, seat) = (state.table(), state.table().turn);
        table.phase == Phase::Play
            && table.round > 2
            && state.hand(seat).iter().any(|card| {
                let action = zhanguo::Action::Recruit;
                table.would_answer(seat, card, action).next().is_some()
            })
    };
    let (state, _) = reached(2, 4, answers);
    let text = draw(&ZhanGuoBoard, &state, mover(&state), Lang::En, None).0;
    assert!(text.contains("class=\"wakes\"") && text.contains("class=\"would\""));
    for card in state.hand(state.table().turn).iter() {
        assert!(values(&text, "data-when").contains(&format!("card={card}").as_str()));
    }
}

#[test]
fn the_account_tells_what_the_play_has_given() {
    let (state, court) = reached(3, 6, |state| {
        state.table().phase == Phase::Abilities && state.table().action == Some(zhanguo::Action::Hire)
    });
    let (before, mv) = court.unwrap();
    let view = before.view(mover(&state));
    assert!(ZhanGuoBoard.is_story(&mv.to_string()));
    let text = with_scene(&state, mover(&state), Lang::En, None, |scene| {
        let story = Some(Story { number: 1, before: &view, mv: mv.to_string() });
        let Scene { viewer, words, players, turn, moves, .. } = *scene;
        let scene =
            Scene { viewer, from: None, words, players, turn, moves, last: None, story, sketch: None };
        ZhanGuoBoard.prompt(&state.view(scene.viewer), &scene).into_string()
    });
    assert!(text.contains("id=\"account\"") && text.contains("Workers in"), "{text}");
    let waiting = state.table().waiting().count();
    assert_eq!(text.matches("class=\"slab use\"").count(), waiting);
}

/// What a drawing uses is there: among the symbols of the page, or in the drawing itself.
fn all_symbols_are_there(text: &str) {
    let symbols = ZhanGuoBoard.symbols().into_string();
    let known: Vec<&str> = values(&symbols, "id").into_iter().chain(values(text, "id")).collect();
    let used: Vec<&str> = values(text, "href").into_iter().filter(|href| href.starts_with("#zg-")).collect();
    assert!(used.len() > 40);
    for href in used {
        assert!(known.contains(&&href[1..]), "{href}");
    }
}

/// Keyboard and screen reader go along the Great Wall from west to east, then through the regions.
#[test]
fn the_map_is_read_from_the_wall_to_the_last_region() {
    let (state, _) = reached(3, 6, |state| state.table().phase == Phase::Wall);
    let text = draw(&ZhanGuoBoard, &state, mover(&state), Lang::En, None).0;
    all_symbols_are_there(&text);
    let ids = values(&text, "id");
    let mut wanted = Vec::new();
    for section in ["turquoise-1", "turquoise-2", "gold-1", "gold-2", "onyx-1", "onyx-2"] {
        wanted.extend([1, 2, 3].map(|bars| format!("space-{section}-{bars}")));
    }
    wanted.extend((1..=5).map(|region| format!("region-{region}")));
    let places: Vec<usize> =
        wanted.iter().map(|id| ids.iter().position(|other| other == id).unwrap()).collect();
    assert!(places.is_sorted(), "{places:?}");
}

/// The ground of the printed board lies among the symbols, not in what is sent with every move: a river with a bridge for
/// each of the four adjacencies, a range of mountains along each of the three walled borders.
#[test]
fn the_ground_is_sent_once_for_each_page() {
    let land = Land::printed();
    assert_eq!(land.defs.matches("#zg-bridge").count(), 4);
    assert_eq!(land.borders(false).count(), 3);
    assert_eq!(land.mouths().len(), 2);
    let (state, _) = reached(2, 1, |_| true);
    let text = draw(&ZhanGuoBoard, &state, Viewer::Audience, Lang::En, None).0;
    assert!(
        text.contains("href=\"#zg-p-land\"")
            && !text.contains("zg-bridge")
            && !text.contains("g-wash\"><use")
    );
    assert!(ZhanGuoBoard.symbols().into_string().contains("id=\"zg-p-land\""));
}

/// A board file that draws the map otherwise brings its own ground along, and everything stands where the file has it.
#[test]
fn another_board_is_drawn_as_its_file_says() {
    let text = ZhanGuo::about()
        .book
        .data
        .replace("Printed board, reconstructed", "Wide")
        .replace("\"1 palace > worker\"", "\"1 wall > vp-3\"")
        .replace("width = 1000", "width = 1200")
        .replace("tile = [30, 112]", "tile = [110, 55]");
    let label = SHELF.add(&text).unwrap();
    let setup = Setup::read(&Spec::new(2).on(Some(label.data))).unwrap();
    let state = ZhanGuo::start(&setup, &mut Chance::quick(1));
    let text = draw(&ZhanGuoBoard, &state, Viewer::Audience, Lang::En, None).0;
    all_symbols_are_there(&text);
    assert!(text.contains("viewBox=\"0 0 1200 652\"") && text.contains("id=\"zg-b-land\""));
    assert!(text.contains("x=\"62\" y=\"-43\" width=\"96\""), "the tower stands at the tile");
}
