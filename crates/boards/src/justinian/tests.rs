//! Random games, drawn for every viewer in every language.

use game::{Chance, Game, Lang, Seat, Turn, Viewer};
use justinian::court::slid;
use justinian::{Courtier, Decision, Justinian, Move, Setup, Side, Spot, Token};

use super::JustinianBoard;
use crate::trying::{self, draw, values};
use crate::{Board as _, Scene, Story};

#[test]
fn every_text_is_there_and_every_move_can_be_pressed() {
    let setups = [2, 3, 4, 2, 3, 4].map(|seats| Setup::new(seats).unwrap());
    trying::every_text_is_there_and_every_move_can_be_pressed::<Justinian>(&JustinianBoard, &setups);
}

/// Neither what another player holds nor what he has laid face down.
#[test]
fn what_is_hidden_is_not_drawn() {
    for (seats, seed) in [(2, 5), (3, 6), (4, 7)] {
        trying::what_is_hidden_is_not_drawn::<Justinian>(&JustinianBoard, &Setup::new(seats).unwrap(), seed);
    }
}

/// Plays by chance until something is asked, and draws it for whoever is asked.
fn asked(seats: usize, seed: u64, until: impl Fn(&Justinian) -> bool) -> (Justinian, String) {
    let mut chance = Chance::quick(seed);
    let mut state = Justinian::start(&Setup::new(seats).unwrap(), &mut chance);
    let mut moves: Vec<Move> = Vec::new();
    while !until(&state) {
        state.moves(&mut moves);
        let phase = moves.iter().copied().find(|mv| matches!(mv, Move::Token { spot: Spot::Phase, .. }));
        // Now and then the phase space, so that scorings are offered.
        let mv = phase.filter(|_| chance.below(4) == 0).unwrap_or_else(|| chance.pick(&moves));
        state.play(mv, &mut chance);
    }
    let viewer = state.turn().seat().map_or(Viewer::Audience, Viewer::Seat);
    let text = draw(&JustinianBoard, &state, viewer, Lang::En, None).0;
    (state, text)
}

fn full(state: &Justinian) -> bool {
    state.table().decision == Decision::Turn
        && Courtier::all().any(|courtier| state.table().stack(courtier) == 3)
}

#[test]
fn what_cannot_be_pressed_says_why_and_names_the_rule() {
    let (state, text) = asked(3, 2, full);
    let full = Courtier::all().filter(|&courtier| state.table().stack(courtier) == 3).count();
    let rules = values(&text, "data-rule");
    assert_eq!(rules.iter().filter(|&&rule| rule == "courtier-full").count(), full);
    let (_, text) = asked(3, 3, |state| state.table().decision == Decision::Offer);
    assert_eq!(values(&text, "data-rule").iter().filter(|&&rule| rule == "offer-due").count(), 13);
}

/// Every kind has its place on every courtier with room and on the phase space, once, hidden until it is chosen; only what is held can be
/// chosen.
#[test]
fn a_chosen_token_shows_where_it_would_lie() {
    let (state, text) = asked(3, 2, full);
    let Turn::Of(seat) = state.turn() else { panic!("somebody is asked") };
    let free = Courtier::all().filter(|&courtier| state.table().stack(courtier) < 3).count();
    let places = free + usize::from(!state.table().alone);
    for token in Token::ALL {
        let ghost = format!("class=\"ghost\" data-when=\"token={}\" hidden", token.name());
        assert_eq!(text.matches(&ghost).count(), places, "{}", token.name());
        // What is not held says why it cannot be chosen.
        let slab = text.split(&format!("id=\"take-{}\"", token.name())).nth(1).unwrap();
        let slab = slab.split('>').next().unwrap();
        let held = state.hand(seat).count(token.index()) > 0;
        assert_eq!(slab.contains("data-rule="), !held, "{slab}");
    }
    assert_eq!(text.matches("class=\"ghost\"").count(), Token::ALL.len() * places);
}

fn numbers(text: &str) -> Vec<usize> {
    text.split(' ').filter_map(|number| number.parse().ok()).collect()
}

/// Looking at a side shows the court as the rules end it, and says how many places change.
#[test]
fn a_side_that_is_looked_at_ends_where_the_rules_say() {
    for seed in 0..5 {
        let (state, text) = asked(4, seed, |state| state.table().decision == Decision::Side);
        let looks = values(&text, "data-court");
        assert_eq!(looks.len(), 2);
        for (side, look) in Side::ALL.into_iter().zip(looks) {
            let order = slid(&state.table().order, &state.sums(), side);
            assert_eq!(numbers(look), order.map(Courtier::number));
            let changed = order.iter().zip(&state.table().order).filter(|(one, other)| one != other).count();
            let told = match changed {
                0 => "Nobody changes places.".to_owned(),
                _ => format!("{changed} courtiers change places."),
            };
            assert!(text.contains(&told), "{told}");
        }
    }
}

/// Cards are kept for the phase that comes: while they are exchanged, its numbers are shown.
#[test]
fn an_exchange_shows_the_numbers_of_the_next_phase() {
    let (state, text) = asked(4, 1, |state| state.table().decision == Decision::Exchange);
    let Turn::Of(seat) = state.turn() else { panic!("somebody is asked") };
    assert!(text.contains("worth in phase II"));
    let table = state.table();
    for colour in table.colours() {
        for courtier in state.cards(seat, colour).iter() {
            let card = text.split(&format!("id=\"card-{colour}-{courtier}\"")).nth(1).unwrap();
            let worth = card.split("class=\"worth\">").nth(1).unwrap().split('<').next().unwrap();
            assert_eq!(worth, table.worth_in(courtier, 1).to_string());
        }
    }
}

/// The tale of a viewer: with the last time the courtiers moved as its story.
fn tale(state: &Justinian, viewer: Viewer, story: Option<&(Justinian, Move)>) -> String {
    trying::with_scene(state, viewer, Lang::En, None, |scene| {
        let before = story.map(|(before, mv)| (before.view(viewer), mv.to_string()));
        let story = before.as_ref().map(|(before, mv)| Story { number: 1, before, mv: mv.clone() });
        let scene = Scene { story, last: None, ..*scene };
        JustinianBoard.tale(&state.view(viewer), &scene).into_string()
    })
}

/// What a tale holds is what happened: tokens, moves, cards and points; and everybody is told the same.
#[test]
fn a_tale_is_what_happened_and_the_same_for_all() {
    let (mut turned, mut moved, mut scored) = (0, 0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut chance = Chance::quick(seed);
        let mut state = Justinian::start(&Setup::new(seats).unwrap(), &mut chance);
        let mut story: Option<(Justinian, Move)> = None;
        let mut moves = Vec::new();
        loop {
            let over = state.turn() == Turn::Over;
            let texts: Vec<String> =
                Viewer::all(seats).map(|viewer| tale(&state, viewer, story.as_ref())).collect();
            let side = state.table().decision == Decision::Side;
            let before = if side { Some(&state) } else { story.as_ref().map(|(before, _)| before) };
            for text in &texts {
                let of = |name: &str| values(text, name).first().map(|value| value.replace("&gt;", ">"));
                let Some(before) = before else {
                    assert_eq!(text, "");
                    continue;
                };
                let order = before.table().order.map(Courtier::number);
                assert_eq!(numbers(&of("data-order").unwrap()), order);
                let laid: i32 = of("data-laid")
                    .unwrap()
                    .split([';', ' '])
                    .filter_map(|token| token.get(token.find(['+', '-'])?..)?.parse::<i32>().ok())
                    .sum();
                assert_eq!(laid, before.sums().iter().map(|&sum| i32::from(sum)).sum::<i32>());
                assert_eq!(of("data-moves").is_some(), !side);
                if let Some(moves) = of("data-moves") {
                    let mut order = order.to_vec();
                    for mv in moves.split(' ').filter(|mv| !mv.is_empty()) {
                        let ends: Vec<usize> = mv.split([':', '>']).map(|n| n.parse().unwrap()).collect();
                        let courtier = order.remove(ends[1] - 1);
                        assert_eq!(courtier, ends[0]);
                        order.insert(ends[2] - 1, courtier);
                    }
                    assert_eq!(order, state.table().order.map(Courtier::number));
                    moved += 1;
                } else {
                    turned += 1;
                }
                let phase = usize::from(before.table().phase);
                assert_eq!(of("data-scored").is_some(), !side && state.table().scored(phase).is_some());
                if let Some(counted) = of("data-scored") {
                    for (seat, got) in Seat::all(seats).zip(counted.split(';')) {
                        let (tokens, cards) = got.split_once(':').unwrap();
                        let points = |card: &str| card.split_once('=').unwrap().1.parse::<i16>().unwrap();
                        let sum: i16 = cards.split(' ').map(points).sum();
                        assert_eq!(sum, state.table().points_for_cards(phase, seat));
                        assert_eq!(tokens, state.table().points_for_tokens(phase, seat).to_string());
                    }
                    scored += 1;
                }
            }
            // Who is asked reads another word on a button, and nothing else.
            let plain = |text: &String| text.replace(" data-asked", "").replace("To my turn", "Skip");
            assert!(texts.iter().all(|text| plain(text) == plain(&texts[0])));
            if over {
                break;
            }
            state.moves(&mut moves);
            let mv = chance.pick(&moves);
            if let Move::Side(_) = mv {
                story = Some((state, mv));
            }
            state.play(mv, &mut chance);
        }
    }
    assert!(turned > 9 && moved > 99 && scored > 9, "{turned} {moved} {scored}");
}

/// A tale costs little: what changes from round to round is a few hundred bytes.
#[test]
fn a_tale_is_short() {
    let (state, text) = asked(4, 5, |state| {
        state.table().decision == Decision::Side && Courtier::all().all(|it| state.table().stack(it) > 0)
    });
    let tale = text.split("id=\"tale\"").nth(1).unwrap().split("</section>").next().unwrap();
    let words = values(tale, "data-words")[0];
    assert!(tale.len() < 3500, "{} bytes", tale.len());
    assert!(words.len() < 1600, "{} bytes of words", words.len());
    let told = values(tale, "data-laid")[0].len() + values(tale, "data-order")[0].len();
    assert!(told < 250, "{told} bytes tell {:?}", state.sums());
}

#[test]
fn reasons_light_what_is_drawn() {
    trying::reasons_light_what_is_drawn::<Justinian>(&JustinianBoard, &Setup::new(3).unwrap(), 3);
}

#[test]
fn another_view_draws_nothing() {
    trying::another_view_draws_nothing(&JustinianBoard);
}
