//! Random games, drawn for every viewer in every language; the geometry of boards.

use std::collections::HashSet;

use emperor::{Emperor, Move, Phase, Region, SHELF, Setup, Side};
use game::{Chance, Game, Lang, Setup as _, Spec, Turn, Viewer};

use super::EmperorBoard;
use super::desk::Desk;
use super::ground::{Land, pt};
use super::outline::inside;
use super::track::FIELDS;
use crate::trying::{self, draw, values, with_scene};

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
    trying::every_text_is_there_and_every_move_can_be_pressed::<Emperor>(&EmperorBoard, &setups());
}

#[test]
fn what_is_hidden_is_not_drawn() {
    trying::what_is_hidden_is_not_drawn::<Emperor>(&EmperorBoard, &Setup::new(3).unwrap(), 5);
}

/// Why something is refused names a rule that has a text.
#[test]
fn refusals_on_the_map_lead_to_rules() {
    let mut chance = Chance::quick(12);
    let mut state = Emperor::start(&Setup::new(4).unwrap(), &mut chance);
    let mut moves: Vec<Move> = Vec::new();
    let mut rules: HashSet<String> = HashSet::new();
    while let Turn::Of(seat) = state.turn() {
        let (text, _) = draw(&EmperorBoard, &state, Viewer::Seat(seat), Lang::En, None);
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

/// A figure about a region shows all of it, and less than the whole map.
#[test]
fn a_detail_shows_its_regions() {
    let land = Land::printed();
    for region in Region::ALL {
        let seen = land.around(&[region]);
        let holds =
            |(x, y): (f64, f64)| (seen.left..seen.right).contains(&x) && (seen.top..seen.bottom).contains(&y);
        assert!(land.board.drawing.spaces[region.index()].iter().all(|&at| holds(pt(at))), "{region}");
        assert!(seen.width() < land.frame.width() && seen.height() < land.frame.height(), "{region}");
    }
}

#[test]
fn reasons_light_what_is_drawn() {
    trying::reasons_light_what_is_drawn::<Emperor>(&EmperorBoard, &Setup::new(4).unwrap(), 3);
}

#[test]
fn another_view_draws_nothing() {
    trying::another_view_draws_nothing(&EmperorBoard);
}
