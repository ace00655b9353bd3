//! Learned guides: a network thinks what its weights say, a file that is no network of the game is refused with its reason, a guide that is
//! waited for finds what the same network finds at once, and games to learn from do not hang on threads or chunks.

use std::collections::HashMap;

use bots::learn::{self, Plan, Samples};
use bots::net::{Mind, POINTS, file, inputs};
use bots::search::batch::Waiting;
use bots::search::{Budget, Search};
use bots::{Asked, BotName, Patience};
use emperor::Emperor;
use game::{Chance, Lexicon, MOST_SEATS, Seat, Seed, Setup as _, Spec, Turn, Viewer, Whole};
use great_wall::GreatWall;
use justinian::Justinian;
use safetensors::tensor::TensorView;
use safetensors::{Dtype, serialize};
use toy::{SOUND, Toy};
use zhanguo::ZhanGuo;

/// A network that has learned nothing, as its file has it.
struct Weights {
    said: HashMap<String, String>,
    whole: Vec<(String, [usize; 2], Vec<i8>)>,
    numbers: Vec<(String, Vec<f32>)>,
}

impl Weights {
    fn any<G: Whole>(seed: u64) -> Self {
        let mut dice = Chance::quick(seed);
        let mut weights = Self {
            said: [("game", G::about().id.to_owned()), ("arrays", file::arrays::<G>())]
                .map(|(name, said)| (name.to_owned(), said))
                .into(),
            whole: Vec::new(),
            numbers: Vec::new(),
        };
        let moves = Lexicon::of::<G>().moves().len();
        for (name, rows, width, outputs) in [
            ("layer.0", inputs::<G>(), 24, 24),
            ("layer.1", 24, 16, 16),
            ("ends", 16, 2 * MOST_SEATS, 2 * MOST_SEATS),
            ("moves", moves, 16, moves),
            ("skip", MOST_SEATS, 2 * MOST_SEATS, 0),
        ] {
            let any = (0..rows * width).map(|_| dice.below(255) as i8).collect();
            weights.whole.push((name.to_owned(), [rows, width], any));
            weights.numbers.push((format!("{name}.scale"), vec![0.01; rows]));
            if outputs > 0 {
                let bias = (0..outputs).map(|_| dice.below(100) as f32 / 100.0).collect();
                weights.numbers.push((format!("{name}.bias"), bias));
            }
        }
        weights
    }

    /// The same to everybody everywhere: how it will end is open, and only the moves differ.
    fn knowing_only_moves(mut self) -> Self {
        self.whole.iter_mut().for_each(|(_, _, weights)| weights.fill(0));
        let open =
            self.numbers.iter_mut().filter(|(name, _)| name.ends_with(".bias") && name != "moves.bias");
        open.for_each(|(_, bias)| bias.fill(0.0));
        self
    }

    fn bytes(&self) -> Vec<u8> {
        let whole = self.whole.iter().map(|(name, shape, numbers)| {
            (name, Dtype::I8, shape.to_vec(), numbers.iter().map(|&n| n as u8).collect::<Vec<u8>>())
        });
        let numbers = self.numbers.iter().map(|(name, numbers)| {
            let bytes = numbers.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<u8>>();
            (name, Dtype::F32, vec![numbers.len()], bytes)
        });
        let all: Vec<_> = whole.chain(numbers).collect();
        let views = all.iter().map(|(name, kind, shape, bytes)| {
            (name.as_str(), TensorView::new(*kind, shape.clone(), bytes).unwrap())
        });
        serialize(views, Some(self.said.clone())).unwrap()
    }

    /// One layer, in plain double precision.
    fn sum(&self, layer: &str, input: &[f64]) -> Vec<f64> {
        let bias = self.numbers_of(&format!("{layer}.bias"));
        self.products(layer, input).into_iter().zip(bias).map(|(sum, bias)| sum + f64::from(*bias)).collect()
    }

    fn numbers_of(&self, name: &str) -> &[f32] {
        &self.numbers.iter().find(|(of, _)| of == name).unwrap().1
    }

    fn products(&self, layer: &str, input: &[f64]) -> Vec<f64> {
        let (_, [_, width], weights) = self.whole.iter().find(|(name, ..)| name == layer).unwrap();
        let scale = self.numbers_of(&format!("{layer}.scale"));
        let weight = |n: usize, output: usize| f64::from(weights[n * width + output]) * f64::from(scale[n]);
        (0..*width).map(|output| input.iter().enumerate().map(|(n, x)| x * weight(n, output)).sum()).collect()
    }
}

/// Decisions with a choice, in a game of any moves.
fn decisions<G: Whole>(seats: usize, seed: u64) -> Vec<(G, Seat, Vec<G::Move>)> {
    let mut dice = Chance::quick(seed);
    let mut state = G::start(&G::Setup::read(&Spec::new(seats)).unwrap(), &mut dice);
    let (mut found, mut moves) = (Vec::new(), Vec::new());
    while let Turn::Of(seat) = state.turn() {
        state.moves(&mut moves);
        if moves.len() > 1 {
            found.push((state.clone(), seat, moves.clone()));
        }
        state.play(dice.pick(&moves), &mut dice);
    }
    found
}

fn thinks_what_its_weights_say<G: Whole>() {
    let weights = Weights::any::<G>(7);
    let net = file::read::<G>(&weights.bytes()).unwrap();
    for seats in G::about().seats.clone() {
        for (state, seat, moves) in decisions::<G>(seats, 3).into_iter().step_by(9) {
            let mut array = vec![0.0; G::encoded_size()];
            G::encode_into(&state.view(Viewer::Seat(seat)), &mut array);
            // After the array come the prospects of the seats, counted from this one, beside their mean.
            let worths = state.worths();
            let mean = worths[..seats].iter().copied().map(f64::from).sum::<f64>() / seats as f64;
            let prospects: Vec<f64> = (0..MOST_SEATS)
                .map(|place| match place < seats {
                    true => (f64::from(worths[(seat.index() + place) % seats]) - mean) / f64::from(POINTS),
                    false => 0.0,
                })
                .collect();
            let array: Vec<f64> = array.into_iter().map(f64::from).chain(prospects.iter().copied()).collect();
            let mut hidden = array.clone();
            for layer in ["layer.0", "layer.1"] {
                hidden = weights.sum(layer, &hidden).into_iter().map(|sum| sum.max(0.0)).collect();
            }
            let past = weights.products("skip", &prospects);
            let ends = weights.sum("ends", &hidden);
            let ends: Vec<f64> = ends.iter().zip(past).map(|(end, past)| end + past).collect();
            let (_, _, rows) = weights.whole.iter().find(|(name, ..)| name == "moves").unwrap();
            let bias = &weights.numbers.iter().find(|(name, _)| name == "moves.bias").unwrap().1;
            let logit = |mv: &G::Move| {
                let number = Lexicon::of::<G>().number(*mv).unwrap();
                let row =
                    rows[number * 16..][..16].iter().map(|&weight| f64::from(weight) * f64::from(0.01_f32));
                f64::from(bias[number]) + row.zip(&hidden).map(|(weight, x)| weight * x).sum::<f64>()
            };
            let logits: Vec<f64> = moves.iter().map(logit).collect();
            let (mut mind, mut found) = (Mind::default(), Vec::new());
            let opinion = net.judge::<G>(&state, seat, seats, &moves, &mut mind, &mut found);
            close(&found, &shares(&logits).iter().map(|share| share.ln()).collect::<Vec<_>>());
            let wins = shares(&ends[..seats]);
            for place in 0..seats {
                let at = (seat.index() + place) % seats;
                close(&[opinion.wins[at]], &[wins[place]]);
                close(&[opinion.points[at]], &[ends[MOST_SEATS + place] * f64::from(POINTS)]);
            }
            assert_eq!(opinion.wins[seats..].iter().sum::<f32>(), 0.0);
        }
    }
}

fn shares(logits: &[f64]) -> Vec<f64> {
    let most = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let all: f64 = logits.iter().map(|logit| (logit - most).exp()).sum();
    logits.iter().map(|logit| (logit - most).exp() / all).collect()
}

fn close(found: &[f32], said: &[f64]) {
    for (found, said) in found.iter().zip(said) {
        assert!((f64::from(*found) - said).abs() < 1e-3 * said.abs().max(1.0), "{found}, not {said}");
    }
}

/// A guide outside that says of moves what the network says, and of the end that it is open, as this network does, finds what it finds.
fn waits_and_finds_the_same<G: Whole>() {
    let weights = Weights::any::<G>(8).knowing_only_moves();
    let net = std::sync::Arc::new(file::read::<G>(&weights.bytes()).unwrap());
    let seats = *G::about().seats.end();
    // The numbers of a search that is led from outside, for both.
    let numbers = [
        ("explore", 0.7),
        ("temper", 1.0),
        ("lead", 0.0),
        ("field", 0.0),
        ("looks", 0.0),
        ("policy", 1.0),
        ("trust", 1.0),
    ];
    let numbers = numbers.map(|(name, number)| (name.to_owned(), number));
    for (state, seat, moves) in decisions::<G>(seats, 5).into_iter().step_by(17) {
        let view = state.view(Viewer::Seat(seat));
        let patience = &Patience::endless();
        let asked = Asked { seat, view: &view, moves: &moves, since: &[], decision: 1, patience };
        // Not so many that the search at once would see that nothing can change any more.
        let budget = Some(Budget::Simulations(16));
        let mut search = Search::<G>::led(budget, numbers.to_vec(), Some(net.clone()));
        let expected = search.weigh(&asked, &mut Chance::quick(4)).unwrap();

        let mut waiting = Waiting::<G>::new(&view, seat, 16, &[], Chance::quick(4)).unwrap();
        let mut asks = 0;
        while waiting.goes_on() {
            asks += 1;
            let (array, legal) = waiting.question();
            assert!(array.len() == G::encoded_size() && legal.len() > 1);
            let logits = weights.numbers_of("moves.bias").to_vec();
            let wins = vec![1.0 / seats as f32; seats];
            assert!(!waiting.answer(&vec![f32::NAN; logits.len()], &wins), "what is no number is no answer");
            assert!(waiting.answer(&logits, &wins));
        }
        assert!(asks > 0);
        let found = waiting.found();
        let told = |found: &bots::search::Found<G::Move>| (found.mv, found.visits);
        assert_eq!(found.iter().map(told).collect::<Vec<_>>(), expected.iter().map(told).collect::<Vec<_>>(),);
    }
}

fn refuses_what_is_no_network_of_the_game<G: Whole>() {
    let why = |change: &dyn Fn(&mut Weights)| {
        let mut weights = Weights::any::<G>(1);
        change(&mut weights);
        file::read::<G>(&weights.bytes()).unwrap_err()
    };
    assert!(why(&|weights| drop(weights.said.insert("game".into(), "chess".into()))).contains("chess"));
    assert!(why(&|weights| weights.said.clear()).contains("game"));
    assert!(why(&|weights| drop(weights.said.insert("arrays".into(), "0".into()))).contains("other arrays"));
    for gone in 0..5 {
        let name = Weights::any::<G>(1).whole[gone].0.clone();
        let text = why(&|weights| drop(weights.whole.remove(gone)));
        assert!(text.contains(&name) || text.contains("shape"), "{text}");
        assert!(why(&|weights| weights.whole[gone].1 = [1, weights.whole[gone].2.len()]).contains("shape"));
    }
    for gone in 0..9 {
        let name = Weights::any::<G>(1).numbers[gone].0.clone();
        assert!(why(&|weights| drop(weights.numbers.remove(gone))).contains(&name));
        assert!(why(&|weights| weights.numbers[gone].1[0] = f32::NAN).contains("no number"));
        assert!(why(&|weights| weights.numbers[gone].1.truncate(1)).contains("shape"));
    }
    let bytes = Weights::any::<G>(1).bytes();
    for end in [0, 4, 9, 400, bytes.len() - 1] {
        assert!(file::read::<G>(&bytes[..end]).is_err(), "{end} bytes");
    }
}

/// A word that counts nothing changes nothing; one that counts most is heard.
fn a_word_counts_as_much_as_it_is_told<G: Whole>() {
    let folder = tempfile::tempdir().unwrap();
    let chosen = |seed: u64, alone: u32| {
        let path = folder.path().join(format!("{seed}.safetensors"));
        std::fs::write(&path, Weights::any::<G>(seed).bytes()).unwrap();
        let name: BotName = format!("net+alone={alone}@{}", path.display()).parse().unwrap();
        let mut bot = name.make::<G>(std::time::Duration::ZERO).unwrap();
        let patience = &Patience::endless();
        let choose = |(state, seat, moves): (G, Seat, Vec<G::Move>)| {
            let view = state.view(Viewer::Seat(seat));
            let asked = Asked { seat, view: &view, moves: &moves, since: &[], decision: 1, patience };
            bot.choose(&asked, &mut Chance::quick(4)).unwrap()
        };
        let asked = decisions::<G>(*G::about().seats.end(), 5).into_iter().step_by(9);
        asked.map(choose).collect::<Vec<_>>()
    };
    let looks = chosen(1, 0);
    assert_eq!(looks, chosen(2, 0));
    assert_ne!(looks, chosen(1, 100));
    assert_ne!(chosen(1, 100), chosen(2, 100));
}

fn plays_to_the_end<G: Whole>() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("any.safetensors");
    std::fs::write(&path, Weights::any::<G>(3).bytes()).unwrap();
    let seats = *G::about().seats.start();
    let setup = G::Setup::read(&Spec::new(seats)).unwrap();
    let name = |text: &str| format!("{text}@{}", path.display()).parse::<BotName>().unwrap();
    let names =
        [name("net"), name("net:8"), name("net:8+policy=0.5+trust=0.4+after=0.5+depth=3+field=0+threads=2")];
    let mut bots: Vec<_> = names
        .iter()
        .cycle()
        .take(seats)
        .map(|name| name.make::<G>(std::time::Duration::ZERO).unwrap())
        .collect();
    let seed = Seed::from_number(2);
    let (course, lost) = bots::arena::play::<G>(&setup, seed, &mut bots.iter_mut().collect::<Vec<_>>());
    assert!(lost.is_none() && course.state().turn() == Turn::Over);
    // A file that is not there is told; a level plays without it.
    let missing: BotName = "net:8@not/there".parse().unwrap();
    assert_eq!(missing.make::<G>(std::time::Duration::ZERO).err().unwrap().0.id, "fault-net-file");
    assert_eq!(missing.or_plain::<G>().to_string(), "search:8");
    assert_eq!(names[1].clone().or_plain::<G>(), names[1]);
}

fn games_to_learn_from_hang_on_their_numbers<G: Whole>() {
    let plan = |first, games, threads| Plan {
        setups: G::about().seats.clone().map(Spec::new).collect(),
        first,
        games,
        seed: Seed::from_number(4),
        threads,
        player: "search:1+depth=1".parse().unwrap(),
        long: 8,
        quick: 2,
        share: 0.3,
        curious: 0.5,
        sharp: 20.0,
        tried: 0,
        rivals: vec!["random".parse().unwrap()],
        rivalry: 0.3,
    };
    let play = |plan: Plan| learn::run::<G>(&plan, &|| {}).unwrap();
    let whole = play(plan(0, 4, 1));
    assert_eq!(whole, play(plan(0, 4, 3)));
    let (first, second) = (play(plan(0, 2, 2)), play(plan(2, 2, 2)));
    assert_eq!(whole.wins, [first.wins, second.wins].concat());
    assert_eq!(whole.places, [first.places, second.places].concat());
    sound::<G>(&whole, 0);
    // Beside them what a seat knows after moves that were tried, and how much better that is.
    let tried = |threads| play(Plan { tried: 2, long: 64, ..plan(0, 4, threads) });
    let more = tried(1);
    assert_eq!(more, tried(3));
    sound::<G>(&more, 2);
    let greedy = Plan { player: BotName::Greedy, ..plan(0, 1, 1) };
    assert_eq!(learn::run::<G>(&greedy, &|| {}).unwrap_err().0.id, "fault-learn-player");
}

fn sound<G: Whole>(samples: &Samples, tried: usize) {
    let (moves, inputs) = (Lexicon::of::<G>().moves().len(), inputs::<G>());
    let rows = samples.seats.len();
    assert!(rows > 0);
    assert_eq!((samples.starts.len(), samples.move_starts.len()), (rows + 1, rows + 1));
    assert_eq!(samples.starts[rows] as usize, samples.places.len());
    assert!(samples.places.iter().all(|&place| usize::from(place) < inputs));
    assert!(samples.moves.iter().all(|&number| usize::from(number) < moves));
    let mut asked = 0;
    for row in 0..rows {
        let of = samples.move_starts[row] as usize..samples.move_starts[row + 1] as usize;
        let one = |sum: f32| assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        // Behind the row of whoever decides comes that of somebody who looks on.
        if tried == 0 {
            assert_eq!(of.is_empty(), row % 2 == 1);
        }
        if !of.is_empty() {
            asked += 1;
            assert!(of.len() > 1, "only where there is a choice");
            one(samples.shares[of.clone()].iter().sum());
            one(samples.looks[of].iter().map(|looks| looks.exp()).sum());
        }
        one(samples.wins[row * MOST_SEATS..(row + 1) * MOST_SEATS].iter().sum());
        one(samples.foreseen[row * MOST_SEATS..(row + 1) * MOST_SEATS].iter().sum());
    }
    assert!(
        rows <= asked * (2 + tried) && (rows > asked * 2) == (tried > 0),
        "{rows} rows, {asked} decisions"
    );
}

macro_rules! of_every_game {
    ($($name:ident: $game:ty),*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn a_network_thinks_what_its_weights_say() {
                thinks_what_its_weights_say::<$game>();
            }

            #[test]
            fn a_guide_that_is_waited_for_finds_the_same() {
                waits_and_finds_the_same::<$game>();
            }

            #[test]
            fn a_file_that_is_no_network_of_the_game_is_refused() {
                refuses_what_is_no_network_of_the_game::<$game>();
            }

            #[test]
            fn searches_that_it_leads_play_to_the_end() {
                plays_to_the_end::<$game>();
            }

            #[test]
            fn a_word_counts_as_much_as_it_is_told() {
                super::a_word_counts_as_much_as_it_is_told::<$game>();
            }

            #[test]
            fn games_to_learn_from() {
                games_to_learn_from_hang_on_their_numbers::<$game>();
            }
        }
    )*};
}

of_every_game!(
    of_great_wall: GreatWall,
    of_emperor: Emperor,
    of_justinian: Justinian,
    of_zhanguo: ZhanGuo,
    of_the_toy: Toy<SOUND>
);
