//! Random games, drawn for every viewer in every language.

use great_wall::{GreatWall, Setup};

use super::GreatWallBoard;
use crate::trying;

fn setup(seats: usize) -> Setup {
    Setup::new(seats).unwrap()
}

#[test]
fn every_text_is_there_and_every_move_can_be_pressed() {
    let setups = [2, 3, 4, 5, 2, 3, 4, 5].map(setup);
    trying::every_text_is_there_and_every_move_can_be_pressed::<GreatWall>(&GreatWallBoard, &setups);
}

#[test]
fn what_is_hidden_is_not_drawn() {
    trying::what_is_hidden_is_not_drawn::<GreatWall>(&GreatWallBoard, &setup(3), 5);
}

#[test]
fn reasons_light_what_is_drawn() {
    trying::reasons_light_what_is_drawn::<GreatWall>(&GreatWallBoard, &setup(4), 3);
}

#[test]
fn another_view_draws_nothing() {
    trying::another_view_draws_nothing(&GreatWallBoard);
}
