//! The player who sees no further than the table is better than chance, and bluffs a little.

use game::{Appraised, Chance, Game, Seat, Turn, Viewer};
use justinian::{Colour, Justinian, Move, Setup, Spot};

/// The move after which the table looks best, over some imagined worlds.
fn greedy(state: &Justinian, moves: &[Move], chance: &mut Chance) -> Move {
    let seat = state.table().turn;
    let view = state.view(seat.into());
    let worlds: Vec<Justinian> = (0..4).map(|_| Justinian::imagine(&view, chance)).collect();
    let mut looks = |mv: Move| -> f32 {
        worlds
            .iter()
            .map(|world| {
                let mut after = *world;
                after.play(mv, chance);
                after.appraise(seat)
            })
            .sum()
    };
    let mut best = (f32::NEG_INFINITY, moves[0]);
    for &mv in moves {
        let looks = looks(mv);
        if looks > best.0 {
            best = (looks, mv);
        }
    }
    best.1
}

/// One game between a greedy seat and random ones; shows every decision of the greedy one.
fn game(
    seats: usize,
    greedy_seat: Seat,
    chance: &mut Chance,
    mut show: impl FnMut(&Justinian, Move),
) -> Justinian {
    let mut state = Justinian::start(&Setup::new(seats).unwrap(), chance);
    let mut moves = Vec::new();
    while let Turn::Of(seat) = state.turn() {
        state.moves(&mut moves);
        let mv = if seat == greedy_seat { greedy(&state, &moves, chance) } else { chance.pick(&moves) };
        if seat == greedy_seat {
            show(&state, mv);
        }
        state.play(mv, chance);
    }
    state
}

#[test]
fn greedy_beats_chance() {
    let mut chance = Chance::quick(1);
    for (seats, games, most_lost) in [(2, 60, 5), (3, 30, 5), (4, 30, 8)] {
        let mut lost = 0;
        for number in 0..games {
            let me = Seat::new(number % seats);
            let state = game(seats, me, &mut chance, |_, _| ());
            lost += usize::from(state.scores().place(me) > 1);
        }
        assert!(lost <= most_lost, "{lost} of {games} games lost with {seats} players");
    }
}

/// Now and then a small token lies on a courtier of whom the player has no card.
#[test]
fn greedy_bluffs_a_little() {
    let mut chance = Chance::quick(2);
    let (mut laid, mut feints) = (0, 0);
    for number in 0..20 {
        let me = Seat::new(number % 3);
        game(3, me, &mut chance, |state, mv| {
            let Move::Token { token: Some(token), spot: Spot::Courtier(courtier) } = mv else { return };
            laid += 1;
            let mine = Colour::ALL.iter().any(|&colour| state.cards(me, colour).contains(courtier));
            // A plus for a stranger helps nobody but others.
            feints += usize::from(!mine && token.value() == 1);
        });
    }
    assert!(feints > 5 && feints * 4 < laid, "{feints} of {laid}");
}

/// How a table looks to a seat does not depend on what it cannot see.
#[test]
fn an_appraisal_looks_at_nothing_hidden() {
    let mut chance = Chance::quick(3);
    for number in 0..20 {
        let mut state = Justinian::start(&Setup::new(2 + number % 3).unwrap(), &mut chance);
        let mut moves = Vec::new();
        while state.turn() != Turn::Over {
            for seat in Seat::all(2 + number % 3) {
                let world = Justinian::imagine(&state.view(Viewer::Seat(seat)), &mut chance);
                assert!((world.appraise(seat) - state.appraise(seat)).abs() < 1e-3);
            }
            state.moves(&mut moves);
            let mv = chance.pick(&moves);
            state.play(mv, &mut chance);
        }
    }
}
