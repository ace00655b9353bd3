//! How long the rules take, operation by operation, for every number of seats.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};

use bots::bench::random_game;
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use game::{Chance, Game as _, Viewer};
use great_wall::{GreatWall, Move, Setup, View};

const SEATS: [usize; 4] = [2, 3, 4, 5];

/// How many different states an operation goes round: enough that the processor cannot learn one by heart. Every
/// sample goes round once, so that samples can be compared.
const STATES: u32 = 256;

fn main() {
    divan::main();
}

fn setup(seats: usize) -> Setup {
    Setup::new(seats).expect("the game has so many seats")
}

/// States from the middle of random games: each from a game of its own, after half of that game's decisions.
fn middles(seats: usize) -> Vec<GreatWall> {
    let setup = setup(seats);
    let mut moves = Vec::new();
    let middle = |number| {
        let (mut decisions, mut listed) = (0, 0);
        let chance = || Chance::quick(number);
        random_game::<GreatWall>(&setup, &mut chance(), &mut moves, &mut decisions, &mut listed);
        let mut chance = chance();
        let mut state = GreatWall::start(&setup, &mut chance);
        for _ in 0..decisions / 2 {
            state.moves(&mut moves);
            state.play(chance.pick(&moves), &mut chance);
        }
        state
    };
    (0..STATES.into()).map(middle).collect()
}

/// What the player whose turn it is knows.
fn known(state: &GreatWall) -> View {
    state.view(state.turn().seat().map_or(Viewer::Audience, Viewer::Seat))
}

/// Items are decisions.
#[divan::bench(args = SEATS, sample_size = 20)]
fn game(bencher: Bencher<'_, '_>, seats: usize) {
    let setup = setup(seats);
    let mut moves = Vec::with_capacity(1024);
    let mut number = 0;
    bencher
        .with_inputs(|| {
            number += 1;
            Chance::quick(number)
        })
        .input_counter(move |chance| {
            let mut decisions = 0;
            random_game::<GreatWall>(&setup, &mut chance.clone(), &mut Vec::new(), &mut decisions, &mut 0);
            ItemsCount::new(decisions)
        })
        .bench_local_values(|mut chance| {
            random_game::<GreatWall>(&setup, &mut chance, &mut moves, &mut 0, &mut 0)
        });
}

/// Items are moves.
#[divan::bench(args = SEATS, sample_size = STATES)]
fn moves(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles(seats);
    let mut round = states.iter().cycle();
    let mut out: Vec<Move> = Vec::with_capacity(1024);
    bencher
        .with_inputs(|| *round.next().expect("there are states"))
        .input_counter(|state| {
            let mut moves = Vec::new();
            state.moves(&mut moves);
            ItemsCount::new(moves.len())
        })
        .bench_local_refs(|state| {
            state.moves(&mut out);
            black_box(out.len())
        });
}

/// One legal move, whichever it is.
#[divan::bench(args = SEATS, sample_size = STATES)]
fn play(bencher: Bencher<'_, '_>, seats: usize) {
    let mut chance = Chance::quick(1);
    let mut moves = Vec::new();
    let states: Vec<(GreatWall, Move)> = middles(seats)
        .into_iter()
        .map(|state| {
            state.moves(&mut moves);
            (state, chance.pick(&moves))
        })
        .collect();
    let mut round = states.iter().cycle();
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| *round.next().expect("there are states"))
        .bench_local_refs(|(state, mv)| state.play(*mv, &mut chance));
}

#[divan::bench(args = SEATS, sample_size = STATES)]
fn clone(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles(seats);
    let mut round = states.iter().cycle();
    bencher
        .counter(BytesCount::of::<GreatWall>())
        .with_inputs(|| round.next().expect("there are states"))
        .bench_local_values(|state| GreatWall::clone(black_box(state)));
}

#[divan::bench(args = SEATS, sample_size = STATES)]
fn view(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles(seats);
    let mut round = states.iter().cycle();
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| round.next().expect("there are states"))
        .bench_local_values(|state| known(black_box(state)));
}

#[divan::bench(args = SEATS, sample_size = STATES)]
fn imagine(bencher: Bencher<'_, '_>, seats: usize) {
    let views: Vec<View> = middles(seats).iter().map(known).collect();
    let mut chance = Chance::quick(1);
    let mut round = views.iter().cycle();
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| round.next().expect("there are views"))
        .bench_local_values(|view| GreatWall::imagine(view, &mut chance));
}

#[divan::bench(args = SEATS, sample_size = STATES)]
fn hash(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles(seats);
    let mut round = states.iter().cycle();
    bencher
        .counter(BytesCount::of::<GreatWall>())
        .with_inputs(|| round.next().expect("there are states"))
        .bench_local_values(|state| {
            let mut hasher = DefaultHasher::new();
            state.hash(&mut hasher);
            hasher.finish()
        });
}
