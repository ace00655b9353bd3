//! Bots that stay at their table: they play what they would play in the arena, on however many threads, hold little memory while
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]
//! others decide, and go when the game took another way than theirs.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::patience::{Hand, Room};
use bots::{BotName, Patience};
use game::conformance::allocation::Counting;
use game::{Seat, Seed, Setup as _, Spec, Turn, Whole};
use table::{AnyMatch, Chair};

#[global_allocator]
static COUNTING: Counting = Counting;

/// A test for each game of the house, from a generic function.
macro_rules! tests { (($test:ident) $($name:ident = $game:ty),*) => {
    mod $test {
        $(
            #[test]
            fn $name() {
                super::$test::<$game>();
            }
        )*
    }
} }

/// A room in which nobody has a hand free, and time never ends.
#[derive(Debug)]
struct Alone;

impl Room for Alone {
    fn until(&self) -> Instant {
        Instant::now() + Duration::from_secs(3_600)
    }

    fn hand(&self) -> Option<Hand> {
        None
    }

    fn is_wanted(&self) -> bool {
        false
    }
}

fn alone() -> Patience {
    Patience::endless().among(Arc::new(Alone))
}

fn bots(names: &[&str]) -> Vec<BotName> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

/// What bots decide in the arena.
fn in_the_arena<G: Whole>(names: &[BotName], seed: Seed) -> Vec<(Seat, String)> {
    let setup = G::Setup::read(&Spec::new(names.len())).unwrap();
    let mut made: Vec<_> = names.iter().map(|name| name.make::<G>(Duration::ZERO).unwrap()).collect();
    let mut seated: Vec<_> = made.iter_mut().collect();
    let (course, lost) = bots::arena::play::<G>(&setup, seed, &mut seated);
    assert!(lost.is_none(), "{lost:?}");
    course.log().iter().map(|decision| (decision.seat, decision.mv.to_string())).collect()
}

/// A table of bots, as the house runs one: what leaves no choice it plays by itself, and whoever does not decide rests.
struct Round {
    played: Box<dyn AnyMatch>,
    names: Vec<BotName>,
    chairs: Vec<Chair>,
}

impl Round {
    fn new<G: Whole>(names: &[BotName], seed: Seed) -> Self {
        let played = table::find(G::about().id).unwrap().deal(&Spec::new(names.len()), seed).unwrap();
        Self { played, names: names.to_vec(), chairs: vec![Chair::default(); names.len()] }
    }

    /// Who is to decide, after what leaves no choice; nobody at the end.
    fn due(&mut self) -> Option<Seat> {
        while let (Turn::Of(seat), Some(only)) = (self.played.turn(), self.played.forced()) {
            self.played.play(seat, &only).unwrap();
        }
        self.played.turn().seat()
    }

    fn answer(&mut self, seat: Seat, patience: &Patience) -> String {
        let chair = &mut self.chairs[seat.index()];
        let question = self.played.ask(&self.names[seat.index()], Some(chair)).unwrap();
        assert!(!chair.is_taken(), "whoever thinks has left his chair");
        question(patience).unwrap()
    }

    fn play(&mut self, seat: Seat, mv: &str) {
        self.played.play(seat, mv).unwrap();
        let turn = self.played.turn();
        let others = Seat::all(self.chairs.len()).filter(|&seat| turn != Turn::Of(seat));
        others.for_each(|seat| self.chairs[seat.index()].rest());
    }

    /// One decision of a bot; whether the game goes on.
    fn go_on(&mut self, patience: &Patience) -> bool {
        let Some(seat) = self.due() else { return false };
        let mv = self.answer(seat, patience);
        self.play(seat, &mv);
        true
    }
}

/// The ratings hold at tables: the same seed and the same bots decide the same as in the arena, at every number of seats.
fn at_a_table_as_in_the_arena<G: Whole>() {
    for seats in G::about().seats.clone() {
        let names =
            &bots(&["search:24", "minister", "search:16+threads=3", "novice", "search:12+field=4"])[..seats];
        let seed = Seed::from_number(40 + seats as u64);
        let arena = in_the_arena::<G>(names, seed);
        // The arena's walkers have threads of their own, these have one for all of them.
        let mut round = Round::new::<G>(names, seed);
        while round.go_on(&alone()) {}
        assert_eq!(round.played.log(), arena, "{seats} seats");
        assert!(arena.len() > 20, "a game with something to choose");
    }
}
table::every_game!(tests, at_a_table_as_in_the_arena);

/// What a bot answered is not played, somebody else decides for its seat, nobody waits any more: then a new one sits down. It is the one
/// that would sit down there if the table had just come back from the store.
fn whoever_does_not_fit_goes<G: Whole>() {
    let seats = *G::about().seats.start();
    let names = vec!["search:16".parse::<BotName>().unwrap(); seats];
    let mut round = Round::new::<G>(&names, Seed::from_number(7));
    for _ in 0..12 {
        assert!(round.go_on(&Patience::endless()));
    }
    let mut strays = 0;
    for n in 0..12 {
        let Some(seat) = round.due() else { break };
        let answer = round.answer(seat, &Patience::endless());
        assert!(round.chairs[seat.index()].is_taken());
        // A person has taken the seat, and decides otherwise.
        let moves = round.played.moves();
        let other = moves.iter().map(|mv| &mv.mv).find(|mv| **mv != answer).unwrap_or(&answer).clone();
        strays += u32::from(other != answer);
        round.play(seat, &other);
        // As far as to the bot's next choice; then it is asked in its old chair and in a new one.
        while round.due().is_some_and(|due| due != seat) {
            round.go_on(&Patience::endless());
        }
        if round.due() != Some(seat) {
            break;
        }
        let (bot, mut fresh) = (&names[seat.index()], Chair::default());
        let new = round.played.ask(bot, Some(&mut fresh)).unwrap()(&Patience::endless()).unwrap();
        assert_eq!(round.answer(seat, &Patience::endless()), new, "{n}");
        // Nobody waits for the next answer: whoever gave it does not come back.
        let gone = Patience::endless().unless(Arc::new(AtomicBool::new(true)));
        round.answer(seat, &gone);
        assert!(!round.chairs[seat.index()].is_taken());
        // Another bot for the same seat is another bot.
        let greedy = round.played.ask(&BotName::Greedy, Some(&mut fresh)).unwrap()(&Patience::endless());
        let greedy = greedy.unwrap();
        assert!(round.played.refuse(&greedy).is_ok());
        round.play(seat, &greedy);
    }
    assert!(strays > 0, "nobody ever decided otherwise");
}
table::every_game!(tests, whoever_does_not_fit_goes);

/// A bot that is asked again before it has answered has lost its chair: when its answer comes late, nothing of it stays.
fn a_late_answer_changes_nothing<G: Whole>() {
    let names = vec!["search:16".parse::<BotName>().unwrap(); *G::about().seats.start()];
    let game = |late_comes: bool| {
        let mut round = Round::new::<G>(&names, Seed::from_number(3));
        for n in 0..24 {
            let Some(seat) = round.due() else { break };
            let late = (n % 5 == 4).then(|| {
                let chair = &mut round.chairs[seat.index()];
                round.played.ask(&names[seat.index()], Some(chair)).unwrap()
            });
            let mv = round.answer(seat, &Patience::endless());
            if let Some(late) = late.filter(|_| late_comes) {
                late(&Patience::endless()).unwrap();
            }
            round.play(seat, &mv);
        }
        round.played.log()
    };
    assert_eq!(game(true), game(false));
}
table::every_game!(tests, a_late_answer_changes_nothing);

/// How much memory a bot holds at its table: next to nothing while others decide, and a bounded tree within its turn.
fn who_rests_holds_little<G: Whole>() {
    let seats = *G::about().seats.end();
    let mut names = vec![BotName::Greedy; seats];
    names[0] = "search:400+threads=4".parse().unwrap();
    let mut round = Round::new::<G>(&names, Seed::from_number(2));
    let me = Seat::new(0);
    let (mut thinks, mut rests) = (0, 0);
    while let Some(seat) = round.due() {
        let before = Counting::held();
        let mv = round.answer(seat, &alone());
        if seat == me {
            // The chair that was left held what it held before; what the bot holds now came with this question.
            thinks = thinks.max(Counting::held() - before);
        }
        round.play(seat, &mv);
        if seat == me && round.played.turn() != Turn::Of(me) {
            let chair = std::mem::take(&mut round.chairs[0]);
            let with = Counting::held();
            drop(chair);
            rests = rests.max(with - Counting::held());
        }
    }
    println!("{}: {thinks} bytes within its turn, {rests} while others decide", G::about().id);
    assert!(rests > 0 && rests < 4_096, "{rests} bytes while others decide");
    assert!(thinks > rests && thinks < 16 << 20, "{thinks} bytes within its turn");
}
table::every_game!(tests, who_rests_holds_little);
