//! A learned guide: a small network that reads what a seat knows, as the array of [`game::encode`], and the prospects of all seats in the
//! world at hand, and says how likely each move is beside what it looks like, and how the game will end for every seat.
//!
//! One network a game, for every number of seats and all options. It is learned in Python (`python/train`, docs/learning.md); here it
//! only thinks, on one core, and gives the same numbers on every machine: no sum depends on how wide the machine's vectors are.
//!
//! - [`file`](mod@file): the weights as a file, and where they come from

pub mod file;

use std::sync::Arc;

use game::{Chance, Fault, Lexicon, MOST_SEATS, Seat, Setup as _, Viewer, Whole};

use crate::bot::{Asked, Bot, Forfeit};
use crate::search::params::Params;
use crate::search::playout::looks;

/// The helper's points are counted in so many.
pub const POINTS: f32 = 20.0;

/// Numbers that go through a vector register together; widths of layers are multiples of it.
const LANES: usize = 8;

/// A layer: what comes out is a weighted sum of what goes in.
#[derive(Clone, PartialEq, Debug)]
struct Layer {
    /// One for every input.
    rows: Rows,
    bias: Vec<f32>,
}

/// Rows of weights as their file has them: whole numbers of a byte, and what each row is to be multiplied by. They stay bytes, because between two
/// questions a search touches much else, and a quarter of the room stays nearer to the processor.
#[derive(Clone, PartialEq, Debug)]
struct Rows {
    width: usize,
    bytes: Vec<i8>,
    scales: Vec<f32>,
}

impl Rows {
    #[inline(always)]
    fn row(&self, n: usize) -> &[i8] {
        &self.bytes[n * self.width..][..self.width]
    }
}

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// From the array on; what is below 0 goes on as 0.
    layers: Vec<Layer>,
    /// The logits of winning by seat, then the points by seat, both counted from the viewer.
    ends: Layer,
    /// What prospects alone say of them, past all layers: a row for every seat, counted from the viewer.
    skip: Rows,
    /// A row for every move of the vocabulary.
    moves: Rows,
    moves_bias: Vec<f32>,
}

/// What a network thinks with: room for its numbers.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    input: Vec<f32>,
    /// The numbers of the input that are not 0: of most arrays few.
    present: Vec<(u32, f32)>,
    sums: Vec<f32>,
    ends: Vec<f32>,
    /// The moves that are asked about, by number.
    numbers: Vec<usize>,
}

/// What is computed with vectors as wide as the machine has them. No closure, because only what is marked so is sure to be compiled for each
/// width: a closure was compiled once, for the narrowest.
struct Thought<'a> {
    net: &'a Net,
    array: &'a [f32],
    mind: &'a mut Mind,
    logits: &'a mut Vec<f32>,
}

impl pulp::NullaryFnOnce for Thought<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let Self { net, array, mind, logits } = self;
        net.think(array, mind);
        logits.extend(mind.numbers.iter().map(|&number| net.logit(number, &mind.sums)));
    }
}

/// What a network thinks of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion {
    /// The share of the win by seat; together 1.
    pub wins: [f32; MOST_SEATS],
    /// The points at the end by seat.
    pub points: [f32; MOST_SEATS],
}

/// How many numbers go into a network of a game: its array, and what every seat's prospects look like.
#[must_use]
pub fn inputs<G: Whole>() -> usize {
    G::encoded_size() + MOST_SEATS
}

/// Writes what goes into a network: what a seat knows in a world, and what the prospects of every seat look like there, counted from that seat.
/// Whoever knows these prospects says them, because to find them may take as long as to read the view.
pub(crate) fn write<G: Whole>(
    world: &G,
    seat: Seat,
    seats: usize,
    all: &[f32; MOST_SEATS],
    input: &mut Vec<f32>,
) {
    input.clear();
    input.resize(inputs::<G>(), 0.0);
    let (array, worths) = input.split_at_mut(G::encoded_size());
    G::encode_into(&world.view(Viewer::Seat(seat)), array);
    // It is who is ahead that counts.
    let mean = all[..seats].iter().sum::<f32>() / seats as f32;
    for (place, worth) in worths.iter_mut().take(seats).enumerate() {
        *worth = (all[(seat.index() + place) % seats] - mean) / POINTS;
    }
}

impl Net {
    /// What it thinks of what a seat knows in a world. `logits` becomes how likely each of the moves is, as the logarithm of its share.
    pub fn judge<G: Whole>(
        &self,
        world: &G,
        seat: Seat,
        seats: usize,
        moves: &[G::Move],
        mind: &mut Mind,
        logits: &mut Vec<f32>,
    ) -> Opinion {
        self.judge_with(world, seat, seats, &world.worths(), moves, mind, logits)
    }

    /// The same, where the prospects of all seats in that world are known.
    #[expect(clippy::too_many_arguments, reason = "one more than judge has")]
    pub(crate) fn judge_with<G: Whole>(
        &self,
        world: &G,
        seat: Seat,
        seats: usize,
        worths: &[f32; MOST_SEATS],
        moves: &[G::Move],
        mind: &mut Mind,
        logits: &mut Vec<f32>,
    ) -> Opinion {
        let mut input = std::mem::take(&mut mind.input);
        write(world, seat, seats, worths, &mut input);
        let opinion = self.judge_array::<G>(&input, seat, seats, moves, mind, logits);
        mind.input = input;
        opinion
    }

    /// The same of what it knows as an array.
    pub fn judge_array<G: Whole>(
        &self,
        array: &[f32],
        seat: Seat,
        seats: usize,
        moves: &[G::Move],
        mind: &mut Mind,
        logits: &mut Vec<f32>,
    ) -> Opinion {
        let lexicon = Lexicon::of::<G>();
        mind.numbers.clear();
        mind.numbers.extend(moves.iter().map(|&mv| lexicon.number(mv).unwrap_or(0)));
        logits.clear();
        pulp::Arch::new().dispatch(Thought { net: self, array, mind, logits });
        logarithms(logits);
        let (shares, points) = mind.ends.split_at_mut(MOST_SEATS);
        logarithms(&mut shares[..seats]);
        let mut opinion = Opinion { wins: [0.0; MOST_SEATS], points: [0.0; MOST_SEATS] };
        for (place, (share, points)) in shares.iter().zip(points).take(seats).enumerate() {
            let at = (seat.index() + place) % seats;
            opinion.wins[at] = libm::expf(*share);
            opinion.points[at] = *points * POINTS;
        }
        opinion
    }

    /// How many numbers go in, and how many moves there are.
    #[must_use]
    pub fn sizes(&self) -> (usize, usize) {
        let first = &self.layers[0];
        (first.rows.scales.len(), self.moves_bias.len())
    }

    /// From the input to the last hidden layer, which is left in `sums`, and the ends.
    #[inline(always)]
    fn think(&self, array: &[f32], mind: &mut Mind) {
        let Mind { present, sums, ends, .. } = mind;
        present.clear();
        present.extend(array.iter().enumerate().filter(|(_, x)| **x != 0.0).map(|(n, x)| (n as u32, *x)));
        for layer in &self.layers {
            layer.sum(present, sums);
            sums.iter_mut().for_each(|sum| *sum = sum.max(0.0));
            present.clear();
            present.extend(sums.iter().enumerate().filter(|(_, x)| **x > 0.0).map(|(n, x)| (n as u32, *x)));
        }
        self.ends.sum(present, ends);
        let worths = &array[array.len() - MOST_SEATS..];
        for (seat, (worth, scale)) in worths.iter().zip(&self.skip.scales).enumerate() {
            let worth = worth * scale;
            ends.iter_mut()
                .zip(self.skip.row(seat))
                .for_each(|(end, &weight)| *end += worth * f32::from(weight));
        }
    }

    #[inline(always)]
    fn logit(&self, number: usize, hidden: &[f32]) -> f32 {
        self.moves_bias[number] + self.moves.scales[number] * dot(self.moves.row(number), hidden)
    }
}

impl Layer {
    /// Each sum grows input by input, in their order, whatever the width of the machine's vectors.
    #[inline(always)]
    fn sum(&self, present: &[(u32, f32)], sums: &mut Vec<f32>) {
        sums.clear();
        sums.extend_from_slice(&self.bias);
        let Self { rows, .. } = self;
        let times = |(n, x): (u32, f32)| x * rows.scales[n as usize];
        let fours = present.chunks_exact(4);
        for &one in fours.remainder() {
            let x = times(one);
            for (sum, &weight) in sums.iter_mut().zip(rows.row(one.0 as usize)) {
                *sum += x * f32::from(weight);
            }
        }
        // Four at a time: a sum is fetched and put back once for all of them.
        for four in fours {
            let [p, q, r, s] = [times(four[0]), times(four[1]), times(four[2]), times(four[3])];
            let row = |at: usize| rows.row(four[at].0 as usize);
            let rows = row(0).iter().zip(row(1)).zip(row(2)).zip(row(3));
            for (sum, (((&a, &b), &c), &d)) in sums.iter_mut().zip(rows) {
                *sum = *sum + p * f32::from(a) + q * f32::from(b) + r * f32::from(c) + s * f32::from(d);
            }
        }
    }
}

/// `net`: plays the move that looks and the network together find likeliest, without looking ahead.
#[derive(Clone, Debug)]
pub struct Likeliest {
    net: Arc<Net>,
    changes: Vec<(String, f32)>,
    mind: Mind,
    logits: Vec<f32>,
}

impl Likeliest {
    /// A bot of that network, with numbers changed from those that the game says.
    #[must_use]
    pub fn new(net: Arc<Net>, changes: Vec<(String, f32)>) -> Self {
        Self { net, changes, mind: Mind::default(), logits: Vec::new() }
    }
}

impl<G: Whole> Bot<G> for Likeliest {
    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit> {
        let looks = Looks::<G>::of(asked.view, asked.seat, asked.moves, &self.changes, chance)
            .map_err(|fault| Forfeit(fault.0))?;
        self.net.judge(&looks.world, asked.seat, looks.seats, asked.moves, &mut self.mind, &mut self.logits);
        let likely =
            self.logits.iter().zip(&looks.logits).map(|(said, look)| looks.params.alone * said + look);
        let best = asked.moves.iter().zip(likely).max_by(|a, b| a.1.total_cmp(&b.1));
        Ok(best.map_or(asked.moves[0], |(mv, _)| *mv))
    }

    fn forgets(&self) -> bool {
        true
    }
}

/// What moves look like to a seat, on average over a few imagined worlds. A network says how likely they are beside that: it learns what looks
/// do not see.
pub(crate) struct Looks<G> {
    /// One of the worlds.
    pub(crate) world: G,
    pub(crate) seats: usize,
    pub(crate) params: Params,
    /// Of each move, as the logarithm of its share.
    pub(crate) logits: Vec<f32>,
}

impl<G: Whole> Looks<G> {
    pub(crate) fn of(
        view: &G::View,
        seat: Seat,
        moves: &[G::Move],
        changes: &[(String, f32)],
        chance: &mut Chance,
    ) -> Result<Self, Fault> {
        let worlds: [G; 8] = std::array::from_fn(|_| G::imagine(view, chance));
        let seats = worlds[0].setup().seats();
        let mut params = Params::led(G::about(), seats)?;
        for (name, value) in changes {
            params = params.with(name, *value)?;
        }
        let mut mean = |mv: G::Move| {
            worlds.iter().map(|world| looks(world, mv, seat, chance)).sum::<f32>() / worlds.len() as f32
        };
        let mut logits: Vec<f32> = moves.iter().map(|&mv| params.looks * mean(mv) / params.temper).collect();
        logarithms(&mut logits);
        let [world, ..] = worlds;
        Ok(Self { world, seats, params, logits })
    }
}

/// The sum of the products, in [`LANES`] sums that are added up at the end.
#[inline(always)]
fn dot(a: &[i8], b: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += f32::from(a[lane]) * b[lane];
        }
    }
    sums.iter().sum()
}

/// Logits become logarithms of shares that sum to 1. The exponential is the library's own, not the system's: it is the same everywhere.
pub(crate) fn logarithms(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let sum: f32 = logits.iter().map(|logit| libm::expf(logit - most)).sum();
    let all = most + libm::logf(sum);
    logits.iter_mut().for_each(|logit| *logit -= all);
}
