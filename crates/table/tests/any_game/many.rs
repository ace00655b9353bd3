//! Many games in step are the games they say they are: the same as matches with their seeds, on any number of threads; with bots inside;
//! and what is not legal plays nothing.

use bots::many::{AnyMany, Plan, Reward, Sheets, Sizes};
use game::{Lang, Seat, Seed, Spec, Turn, Viewer};
use table::{AnyGame, AnyMatch, games};

/// The sheets of some games, and what was written on them.
struct Paper {
    sizes: Sizes,
    observations: Vec<f32>,
    masks: Vec<i8>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
}

impl Paper {
    fn new(sizes: Sizes) -> Self {
        Self {
            sizes,
            observations: vec![f32::NAN; sizes.games * sizes.observation],
            masks: vec![9; sizes.games * sizes.moves],
            seats: vec![-1; sizes.games],
            rewards: vec![f32::NAN; sizes.games * sizes.seats],
            dones: vec![true; sizes.games],
        }
    }

    fn sheets(&mut self) -> Sheets<'_> {
        Sheets {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }

    fn observation(&self, n: usize) -> &[f32] {
        &self.observations[n * self.sizes.observation..(n + 1) * self.sizes.observation]
    }

    fn legal(&self, n: usize) -> Vec<usize> {
        let mask = &self.masks[n * self.sizes.moves..(n + 1) * self.sizes.moves];
        (0..mask.len()).filter(|&number| mask[number] == 1).collect()
    }
}

fn plan(game: &dyn AnyGame, games: usize, threads: usize, opponents: &[&str]) -> Plan {
    Plan {
        setup: Spec::new(*game.about().seats.end()),
        games,
        seed: Seed::from_number(5),
        threads,
        opponents: opponents.iter().map(|name| name.parse().unwrap()).collect(),
        reward: Reward::Win,
        observes: true,
    }
}

fn begun(game: &dyn AnyGame, plan: Plan) -> (Box<dyn AnyMany>, Paper) {
    let mut many = game.laboratory().many(plan).unwrap();
    let mut paper = Paper::new(many.sizes());
    many.reset(None, paper.sheets()).unwrap();
    (many, paper)
}

/// What is written of a game is what its match says.
fn is_as(paper: &Paper, n: usize, course: &dyn AnyMatch) {
    let seat = course.turn().seat().unwrap();
    assert_eq!(paper.seats[n], seat.index() as i32);
    let mut numbers = Vec::new();
    course.numbers(&mut numbers);
    numbers.sort_unstable();
    assert_eq!(paper.legal(n), numbers);
    let known = course.known(Viewer::Seat(seat));
    let mut array = vec![0.0; known.size()];
    known.encode(&mut array);
    assert_eq!(paper.observation(n), array);
}

#[test]
fn every_game_of_many_is_the_match_with_its_seed() {
    for game in games() {
        let plan = plan(*game, 6, 1, &[]);
        let (mut many, mut paper) = begun(*game, plan.clone());
        let deal = |number: u64| game.deal(&plan.setup, plan.seed.part(number)).unwrap();
        let mut numbers: Vec<u64> = (0..6).collect();
        let mut courses: Vec<_> = numbers.iter().map(|&number| deal(number)).collect();
        let (mut moves, mut ended) = (vec![0; 6], 0);
        while ended < 9 {
            courses.iter().enumerate().for_each(|(n, course)| is_as(&paper, n, &**course));
            many.any_moves(&mut moves);
            many.step(&moves, paper.sheets()).unwrap();
            for n in 0..6 {
                courses[n].decide(moves[n] as usize).unwrap();
                let over = courses[n].turn() == Turn::Over;
                assert_eq!(paper.dones[n], over);
                let scores = courses[n].scores();
                for seat in Seat::all(plan.setup.seats) {
                    let won = over && scores.place(seat) == 1;
                    let share = if won { 1.0 / scores.winners().count() as f32 } else { 0.0 };
                    assert_eq!(paper.rewards[n * plan.setup.seats + seat.index()], share);
                }
                if over {
                    ended += 1;
                    numbers[n] += 6;
                    courses[n] = deal(numbers[n]);
                }
            }
        }
    }
}

#[test]
fn threads_change_nothing() {
    for game in games() {
        for opponents in [&[][..], &["greedy", "random"]] {
            let steps = if opponents.is_empty() { 120 } else { 12 };
            let mut seen: Vec<Vec<Vec<f32>>> = Vec::new();
            for threads in [1, 3] {
                let (mut many, mut paper) = begun(*game, plan(*game, 13, threads, opponents));
                let mut moves = vec![0; 13];
                let mut all = Vec::new();
                for _ in 0..steps {
                    many.any_moves(&mut moves);
                    many.step(&moves, paper.sheets()).unwrap();
                    all.push([&paper.observations[..], &paper.rewards].concat());
                }
                seen.push(all);
            }
            assert!(seen[0] == seen[1], "{}", game.about().id);
        }
    }
}

/// With bots inside only the learner is asked, who sits one seat further in every game.
#[test]
fn bots_play_the_other_seats() {
    for game in games() {
        let plan = plan(*game, 5, 2, &["greedy"]);
        let seats = plan.setup.seats as i32;
        let (mut many, mut paper) = begun(*game, plan);
        let mut learners: Vec<i32> = (0..5).map(|n| n % seats).collect();
        assert_eq!(paper.seats, learners);
        let mut moves = vec![0; 5];
        for _ in 0..60 {
            many.any_moves(&mut moves);
            many.step(&moves, paper.sheets()).unwrap();
            for (n, learner) in learners.iter_mut().enumerate() {
                *learner = if paper.dones[n] { (*learner + 5) % seats } else { *learner };
            }
            assert_eq!(paper.seats, learners);
        }
    }
}

#[test]
fn what_is_not_legal_plays_nothing() {
    let game = games()[0];
    let (mut many, mut paper) = begun(game, plan(game, 4, 2, &[]));
    let words = game.words(Lang::En);
    let before = paper.observations.clone();
    let mut moves = vec![0; 4];
    many.any_moves(&mut moves);
    let good = moves.clone();
    let illegal = (0..paper.sizes.moves).find(|number| !paper.legal(2).contains(number)).unwrap();
    for (n, wrong, said) in [
        (2, illegal as i32, "Game 2: move "),
        (1, -1, "Game 1: there is no move -1"),
        (3, 422, "they are numbered from 0 to 421"),
    ] {
        moves.clone_from(&good);
        moves[n] = wrong;
        let fault = words.fault(&many.step(&moves, paper.sheets()).unwrap_err());
        assert!(fault.contains(said), "{fault}");
        assert_eq!(paper.observations, before);
    }
    let fault = words.fault(&many.step(&good[..3], paper.sheets()).unwrap_err());
    assert!(fault.starts_with("3 moves for 4 games"), "{fault}");
    many.step(&good, paper.sheets()).unwrap();
}
