//! How long the rules take, operation by operation, for every game; and the longest time to count roads.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher as _;

use bots::bench::random_game;
use bots::net::Mind;
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use emperor::{Emperor, Side, Space, Table};
use game::{Chance, Game, Seat, Setup as _, Spec, Viewer, Whole};

/// Numbers of players that every game allows.
const SEATS: [usize; 2] = [3, 4];

/// How many different states an operation goes round: enough that the processor cannot learn one by heart. Every
/// sample goes round once, so that samples can be compared.
const STATES: u32 = 256;

fn main() {
    divan::main();
}

/// A benchmark for each game of the house, from a generic function.
macro_rules! measured { (($bench:ident, $samples:expr) $($name:ident = $game:ty),*) => {
    mod $bench {
        $(
            #[divan::bench(args = super::SEATS, sample_size = $samples)]
            fn $name(bencher: divan::Bencher<'_, '_>, seats: usize) {
                super::$bench::<$game>(bencher, seats);
            }
        )*
    }
} }

table::every_game!(measured, whole_game, 20);
table::every_game!(measured, moves, super::STATES);
table::every_game!(measured, play, super::STATES);
table::every_game!(measured, clone, super::STATES);
table::every_game!(measured, view, super::STATES);
table::every_game!(measured, imagine, super::STATES);
table::every_game!(measured, hash, super::STATES);
table::every_game!(measured, judge, super::STATES);

fn setup<G: Game>(seats: usize) -> G::Setup {
    G::Setup::read(&Spec::new(seats)).expect("the game has so many seats")
}

/// States from the middle of random games: each from a game of its own, after half of that game's decisions.
fn middles<G: Game>(seats: usize) -> Vec<G> {
    let setup = setup::<G>(seats);
    let mut moves = Vec::new();
    let middle = |number| {
        let (mut decisions, mut listed) = (0, 0);
        let chance = || Chance::quick(number);
        random_game::<G>(&setup, &mut chance(), &mut moves, &mut decisions, &mut listed);
        let mut chance = chance();
        let mut state = G::start(&setup, &mut chance);
        for _ in 0..decisions / 2 {
            state.moves(&mut moves);
            state.play(chance.pick(&moves), &mut chance);
        }
        state
    };
    (0..STATES.into()).map(middle).collect()
}

/// What the player whose turn it is knows.
fn known<G: Game>(state: &G) -> G::View {
    state.view(state.turn().seat().map_or(Viewer::Audience, Viewer::Seat))
}

/// Items are decisions.
fn whole_game<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let setup = setup::<G>(seats);
    let counted = setup.clone();
    let mut moves = Vec::with_capacity(1024);
    let mut number = 0;
    bencher
        .with_inputs(|| {
            number += 1;
            Chance::quick(number)
        })
        .input_counter(move |chance| {
            let mut decisions = 0;
            random_game::<G>(&counted, &mut chance.clone(), &mut Vec::new(), &mut decisions, &mut 0);
            ItemsCount::new(decisions)
        })
        .bench_local_values(|mut chance| random_game::<G>(&setup, &mut chance, &mut moves, &mut 0, &mut 0));
}

/// Items are moves.
fn moves<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles::<G>(seats);
    let mut round = states.iter().cycle();
    let mut out: Vec<G::Move> = Vec::with_capacity(1024);
    bencher
        .with_inputs(|| round.next().expect("there are states").clone())
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
fn play<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let mut chance = Chance::quick(1);
    let mut moves = Vec::new();
    let states: Vec<(G, G::Move)> = middles::<G>(seats)
        .into_iter()
        .map(|state| {
            state.moves(&mut moves);
            (state, chance.pick(&moves))
        })
        .collect();
    let mut round = states.iter().cycle();
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| round.next().expect("there are states").clone())
        .bench_local_refs(|(state, mv)| state.play(*mv, &mut chance));
}

/// What the game's network thinks of a position and of the moves there: array, prospects and all layers.
fn judge<G: Whole>(bencher: Bencher<'_, '_>, seats: usize) {
    let net = bots::net::file::of::<G>(None).expect("the game has a network");
    let (mut mind, mut logits, mut moves) = (Mind::default(), Vec::new(), Vec::with_capacity(1024));
    let states = middles::<G>(seats);
    let mut round = states.iter().cycle();
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| round.next().expect("there are states"))
        .bench_local_values(|state| {
            let seat = state.turn().seat().unwrap_or(Seat::new(0));
            state.moves(&mut moves);
            net.judge::<G>(state, seat, seats, &moves, &mut mind, &mut logits).wins
        });
}

fn clone<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles::<G>(seats);
    let mut round = states.iter().cycle();
    bencher
        .counter(BytesCount::of::<G>())
        .with_inputs(|| round.next().expect("there are states"))
        .bench_local_values(|state| G::clone(black_box(state)));
}

fn view<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles::<G>(seats);
    let mut round = states.iter().cycle();
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| round.next().expect("there are states"))
        .bench_local_values(|state| known(black_box(state)));
}

fn imagine<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let views: Vec<G::View> = middles::<G>(seats).iter().map(known).collect();
    let mut chance = Chance::quick(1);
    let mut round = views.iter().cycle();
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| round.next().expect("there are views"))
        .bench_local_values(|view| G::imagine(view, &mut chance));
}

fn hash<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let states = middles::<G>(seats);
    let mut round = states.iter().cycle();
    bencher
        .counter(BytesCount::of::<G>())
        .with_inputs(|| round.next().expect("there are states"))
        .bench_local_values(|state| {
            let mut hasher = DefaultHasher::new();
            state.hash(&mut hasher);
            hasher.finish()
        });
}

/// The houses of one player on the side with more roads, grown along the roads from a space: the worst that can happen to
/// whoever counts rows. Only the slowest of many layouts tells; so each layout is a sample, and the slowest column counts.
#[divan::bench(sample_size = 1, sample_count = 5_000)]
fn roads(bencher: Bencher<'_, '_>) {
    let mut number = 0;
    bencher
        .with_inputs(|| {
            number += 1;
            grown(&mut Chance::quick(number))
        })
        .bench_local_refs(|table| black_box(&*table).road_points(Seat::new(0)));
}

/// Twenty houses, each but the first at the end of a road from another, some on fortifications.
fn grown(chance: &mut Chance) -> Table {
    let setup = emperor::Setup::read(&Spec::new(4).with("side", "for-4-5")).expect("four may choose");
    let mut table = *Emperor::start(&setup, chance).table();
    let board = table.board();
    let all: Vec<Space> = board.all_spaces().collect();
    let mut houses = vec![chance.pick(&all)];
    while houses.len() < emperor::board::HOUSES as usize {
        let (from, to) = (chance.pick(&houses), chance.pick(&all));
        if board.joined(Side::Large, from, to) && !houses.contains(&to) {
            houses.push(to);
        }
    }
    for at in &houses {
        table.houses[0][at.region.index()] |= at.bit();
    }
    for _ in 0..chance.below(6) {
        let at = chance.pick(&houses);
        table.forts[at.region.index()] |= at.bit();
    }
    table
}
