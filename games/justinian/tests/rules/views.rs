//! What a seat knows, what it sees of moves, and what it may imagine.

use std::collections::BTreeMap;

use crate::common::{courtier, hand, mv, play, seat, seats};
use game::{Chance, Game, Lang, Proven, Seat, Viewer, Written};
use justinian::{Asking, Colour, Decision, Justinian, Setup, Side, Token};

fn table() -> Justinian {
    seats(3)
        .turn(2, "turn")
        .player(1, "hand = [1, 2], space = [3, -2]")
        .player(2, "hand = [1, -3]")
        .player(3, "hand = [-1]")
        .court(&[(7, 1, 2), (7, 3, -1), (4, 2, 3)])
        .state()
}

#[test]
fn a_player_knows_his_own_tokens_wherever_they_lie() {
    let state = table();
    let view = state.view(seat(1).into());
    let known: Vec<_> = view.court(courtier(7)).map(|known| (known.seat.number(), known.token)).collect();
    assert_eq!(known, [(1, Some(Token::Plus2)), (3, None)]);
    assert_eq!(view.space_total(seat(1)), Some(5));
    assert_eq!((view.space_total(seat(2)), view.space(seat(1)).count()), (None, 2));
    assert_eq!(view.own().unwrap().hand, *state.hand(seat(1)));
    assert_eq!(view.reserve().unwrap(), *state.reserve(seat(1)), "by elimination");
    assert_eq!((view.hand_size(seat(2)), view.reserve_size(seat(2))), (2, 19));
    let audience = state.view(Viewer::Audience);
    assert!(audience.court(courtier(7)).all(|known| known.token.is_none()));
    assert!(audience.own().is_none() && audience.reserve().is_none());
    assert_eq!(audience.unseen(seat(1)).size(), 22);
}

#[test]
fn others_see_that_a_token_was_laid_but_not_which() {
    let state = table();
    for (text, blotted) in [("token +1 @7", "token ? @7"), ("token -3 @phase", "token ? @phase")] {
        assert_eq!(state.shown(mv(text), seat(2).into()), mv(text));
        for viewer in [seat(1).into(), seat(3).into(), Viewer::Audience] {
            assert_eq!(state.shown(mv(text), viewer), mv(blotted));
        }
    }
    assert_eq!(state.shown(mv("pass"), Viewer::Audience), mv("pass"));
    assert_eq!(state.shown(mv("exchange amber 5"), Viewer::Audience), mv("exchange amber ?"));
    assert_eq!(state.shown(mv("exchange amber 5"), seat(2).into()), mv("exchange amber 5"));
}

/// A token laid with one value or another looks the same to the others.
#[test]
fn views_of_the_others_do_not_depend_on_the_value() {
    let (mut one, mut other) = (table(), table());
    play(&mut one, &["token +1 @9"]);
    play(&mut other, &["token -3 @9"]);
    for viewer in [seat(1).into(), seat(3).into(), Viewer::Audience] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    assert_ne!(one.view(seat(2).into()), other.view(seat(2).into()));
}

#[test]
fn all_see_what_is_turned_up() {
    let state = seats(2).turn(1, "side").passed(&[2, 1]).court(&[(4, 1, 2), (7, 2, -2), (7, 1, 1)]).state();
    for viewer in Viewer::all(2) {
        let view = state.view(viewer);
        assert!(view.is_preview_exact());
        assert_eq!(view.sums(), state.sums());
    }
    let before =
        seats(2).passed(&[2]).player(1, "hand = []").court(&[(4, 1, 2), (7, 2, -2), (7, 1, 1)]).state();
    let view = before.view(seat(1).into());
    assert!(!view.is_preview_exact());
    let preview: Vec<usize> = view.preview(Side::Left).iter().map(|courtier| courtier.number()).collect();
    assert_eq!(
        preview,
        [1, 2, 3, 5, 6, 4, 8, 7, 9, 10, 11, 12],
        "4 by 2, then 7 by 1, as far as seat 1 knows"
    );
}

#[test]
fn cards_are_worth_what_the_holes_show() {
    let state = seats(3)
        .with("order = [5, 1, 3, 8, 4, 7, 2, 6, 10, 12, 9, 11]")
        .player(1, "hand = [1], cards = { amber = [2, 10] }")
        .state();
    let view = state.view(seat(1).into());
    let order = view.table().order;
    let each: Vec<u8> = view.card_points(&order, Colour::Amber).map(|card| card.points).collect();
    assert_eq!(each, [26, 21], "places 7 and 9 in phase 1");
    assert_eq!(view.colour_points(&order, Colour::Amber), 47);
    assert_eq!(view.table().worth(courtier(2)), 26);
    assert_eq!(view.table().worth_in(courtier(2), 1), 32);
}

/// The log tells a viewer only what he saw.
#[test]
fn the_log_blots_out_what_a_viewer_may_not_know() {
    let mut after = table();
    let before = after;
    play(&mut after, &["token -3 @9"]);
    let words = crate::common::words(Lang::En);
    let told = |viewer: Viewer| {
        let seen = before.shown(mv("token -3 @9"), viewer);
        let lines = Justinian::tell(&before.view(viewer), seat(2), seen, &after.view(viewer));
        lines.iter().map(|line| words.say(line)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(told(seat(2).into()), "Red lays −3 face down on Narses (9).");
    assert_eq!(told(seat(1).into()), "Red lays a token face down on Narses (9).");
    assert_eq!(told(Viewer::Audience), told(seat(1).into()));
}

fn told(before: &Justinian, text: &str, viewer: Viewer, lang: Lang) -> Vec<String> {
    let mut after = *before;
    play(&mut after, &[text]);
    let decider = before.table().turn;
    let lines =
        Justinian::tell(&before.view(viewer), decider, before.shown(mv(text), viewer), &after.view(viewer));
    lines.iter().map(|line| crate::common::words(lang).say(line)).collect()
}

/// Whoever reads is “you”, in the log and in refusals, in both languages; the others are called by name.
#[test]
fn whoever_is_spoken_to_is_you() {
    let say = |state: &Justinian, text: &str, you: usize, lang: Lang| {
        let (mut after, viewer) = (*state, Viewer::Seat(seat(you)));
        let words = crate::common::words(lang).spoken_to(Some(seat(you)));
        if let Err(refusal) = state.refuse(mv(text)) {
            return words.refusal(&refusal);
        }
        play(&mut after, &[text]);
        let shown = state.shown(mv(text), viewer);
        let lines = Justinian::tell(&state.view(viewer), state.table().turn, shown, &after.view(viewer));
        lines.iter().map(|line| words.say(line)).collect::<Vec<_>>().join(" ")
    };
    let turn = table();
    let offer =
        seats(2).turn(1, "offer").passed(&[2, 1]).player(1, "space = [1, 1]").player(2, "space = [3, 2]");
    let offer = offer.state();
    for (state, text, lang, mine, theirs) in [
        (&turn, "token -3 @6", Lang::En, "You lay −3 face down on ", "Red lays a token face down on "),
        (&turn, "token -3 @6", Lang::It, "Posi −3 coperto su ", "Rosso posa un segnalino coperto su "),
        (&turn, "token +3 @6", Lang::En, "You have no +3 in hand.", "Red has no +3 in hand."),
        (&turn, "token +3 @6", Lang::It, "Non hai +3 in mano.", "Rosso non ha +3 in mano."),
    ] {
        assert!(say(state, text, 2, lang).starts_with(mine), "{}", say(state, text, 2, lang));
        assert!(say(state, text, 1, lang).starts_with(theirs), "{}", say(state, text, 1, lang));
    }
    let blue = say(&offer, "decline", 1, Lang::En);
    assert_eq!(blue, "You do not score phase 1 yet. Red is asked whether to score phase 1.");
    let red = say(&offer, "decline", 2, Lang::It);
    assert_eq!(
        red,
        "Blu non avvia ancora il conteggio della fase 1. Ti si chiede se avviare il conteggio della fase 1."
    );
    assert!(
        say(&offer, "score", 1, Lang::En)
            .starts_with("Your tokens on the phase space are worth 2, and it takes 5.")
    );
}

/// A game that ends before its third phase is told with the reason.
#[test]
fn an_early_end_is_told_with_its_reason() {
    let spent = "hand = [], reserve = []";
    let state = seats(2)
        .turn(1, "colour")
        .passed(&[2, 1])
        .player(1, &format!("{spent}, space = [3]"))
        .player(2, spent)
        .state();
    let last = |lang| told(&state, "colour amber", Viewer::Audience, lang).pop().unwrap();
    assert_eq!(last(Lang::En), "All tokens are played, so the game ends with the scoring of phase 1.");
    assert_eq!(
        last(Lang::It),
        "I segnalini sono tutti giocati: la partita finisce con il conteggio della fase 1."
    );
}

#[test]
fn the_reveal_is_told_courtier_by_courtier() {
    let before = seats(2)
        .passed(&[2])
        .with("last = 2")
        .player(1, "hand = [], reserve = []")
        .court(&[(4, 1, 2), (7, 2, -2), (7, 1, 1), (9, 2, 1), (9, 2, 1), (9, 1, -2)])
        .state();
    assert_eq!(
        told(&before, "pass", Viewer::Audience, Lang::En),
        [
            "Blue passes; the reserve is empty.",
            "All have passed. The tokens on the courtiers are turned up.",
            "Basilius (4): +2 from Blue.",
            "Giulianus (7): −2 from Red, +1 from Blue, together −1.",
            "Narses (9): +1 from Red, +1 from Red, −2 from Blue, together 0.",
        ]
    );
    let mut after = before;
    play(&mut after, &["pass"]);
    assert_eq!(
        told(&after, "right-first", Viewer::Audience, Lang::En)[..3],
        [
            "Blue has the courtiers move from the right.",
            "Giulianus (7) falls by 1, from place 7 to 6.",
            "Basilius (4) rises by 2, from place 4 to 6.",
        ]
    );
}

#[test]
fn a_scoring_is_told_card_by_card() {
    let before = seats(2)
        .turn(1, "offer")
        .passed(&[2, 1])
        .player(1, "hand = [1], enough = [3, 2], cards = { amber = [1, 2, 3] }")
        .player(2, "hand = [1], space = [1], cards = { amber = [10, 11, 12] }")
        .state();
    let mut colour = before;
    assert_eq!(
        told(&before, "score", Viewer::Audience, Lang::En),
        [
            "Blue starts the scoring of phase 1.",
            "Blue has 5 on the phase space.",
            "Red has 1 on the phase space.",
            "Blue has the highest total and names the colour.",
        ]
    );
    play(&mut colour, &["score"]);
    assert_eq!(
        told(&colour, "colour amber", Viewer::Audience, Lang::En),
        [
            "Blue has amber scored in phase 1.",
            "Blue shows Procopius (1) in place 1: 13 points.",
            "Blue shows Belisarius (2) in place 2: 14 points.",
            "Blue shows Tribonianus (3) in place 3: 15 points.",
            "Blue scores 42 in all and now has 42.",
            "Red gets 1 for tokens.",
            "Red shows Niceforus (10) in place 10: 23 points.",
            "Red shows Antemius (11) in place 11: 24 points.",
            "Red shows Teodora (12) in place 12: 25 points.",
            "Red scores 73 in all and now has 73.",
        ]
    );
    let asked =
        seats(2).turn(1, "offer").passed(&[2, 1]).player(1, "space = [1, 1]").player(2, "space = [3, 2]");
    assert_eq!(
        told(&asked.state(), "decline", Viewer::Audience, Lang::En),
        ["Blue does not score phase 1 yet.", "Red is asked whether to score phase 1."]
    );
    let italian = told(&colour, "colour amber", Viewer::Audience, Lang::It);
    assert!(italian[1].contains("Blu mostra Procopius (1) nella posizione 1: 13 punti."), "{italian:?}");
}

/// Lets a seat act without looking at anything hidden: the place is chosen freely, the token drawn from the hand by lot.
fn blindly(state: &mut Justinian, chance: &mut Chance) {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    let me = state.table().turn;
    let pass = moves.len() == 1 || chance.below(6) == 0;
    let text = match state.table().decision {
        Decision::Turn if pass => "pass".to_owned(),
        Decision::Turn => {
            let token = Token::from_index(state.hand(me).choose(chance));
            let spot =
                if chance.below(3) == 0 { "phase".to_owned() } else { (1 + chance.below(12)).to_string() };
            let text = format!("token {token} @{spot}");
            if state.refuse(mv(&text)).is_err() { "pass".to_owned() } else { text }
        }
        Decision::Offer => "decline".to_owned(),
        Decision::Exchange => {
            let colours: Vec<Colour> = state.table().colours().collect();
            let colour = chance.pick(&colours);
            let cards: Vec<_> = state.cards(me, colour).iter().collect();
            format!("exchange {colour} {}", chance.pick(&cards))
        }
        Decision::Side | Decision::Colour | Decision::Over => moves[0].to_string(),
    };
    state.play(mv(&text), chance);
}

/// Where nobody looked at what is hidden, true and imagined worlds follow one distribution, also after it was seen who
/// had enough to score and who had not.
#[test]
fn imagined_worlds_follow_blind_play() {
    for asking in [Asking::Everybody, Asking::Able] {
        follow_blind_play(&Setup { asking, ..Setup::new(3).unwrap() });
    }
}

fn follow_blind_play(setup: &Setup) {
    let mut chance = Chance::quick(11);
    let mut seen = BTreeMap::<(&str, usize, usize, u32), [f64; 2]>::new();
    let mut asked = 0;
    for _ in 0..12_000 {
        let mut state = Justinian::start(setup, &mut chance);
        for _ in 0..chance.below(60) {
            if state.turn() != game::Turn::Over {
                blindly(&mut state, &mut chance);
            }
        }
        let (me, other) = (seat(1), seat(2));
        let world = Justinian::imagine(&state.view(me.into()), &mut chance);
        let space = state.table().spaces[other.index()];
        asked += u32::from(space.enough > 0);
        let groups = usize::from(space.short.min(3) * 16 + space.enough.min(3) * 4 + space.later.min(3));
        for (side, world) in [&state, &world].into_iter().enumerate() {
            let mut note = |what, which, number: u32| {
                seen.entry((what, groups, which, number)).or_default()[side] += 1.0;
            };
            note("space", usize::from(state.table().phase), world.space(other).total().into());
            for token in Token::ALL {
                note("hand", token.index(), world.hand(other).count(token.index()).into());
                note("short", token.index(), world.space(other).short.count(token.index()).into());
            }
            for colour in Colour::ALL {
                let cards = world.cards(other, colour).iter();
                note("cards", colour.index(), cards.map(|card| card.number() as u32).sum());
            }
            let laid =
                world.court(courtier(6)).filter(|(owner, _)| *owner == other).map(|(_, token)| token.index());
            note("court", 6, laid.fold(0, |all, token| all * 7 + token as u32 + 1));
        }
    }
    assert_eq!(asked > 500, setup.asking == Asking::Able, "{asked}");
    let common: Vec<_> = seen.iter().filter(|(_, [a, b])| a + b >= 20.0).collect();
    let chi: f64 = common.iter().map(|(_, [a, b])| (a - b).powi(2) / (a + b)).sum();
    let freedom = common.len() as f64;
    let worst = common
        .iter()
        .map(|(key, [a, b])| ((a - b).powi(2) / (a + b), key))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    assert!(freedom > 300.0);
    assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt(), "{chi} of {freedom}, worst {worst:?}");
    assert!(worst.unwrap().0 < 30.0, "{worst:?}");
}

/// Where only those are asked who have enough, those who were not asked had too little, and those who were had enough: in
/// every imagined world.
#[test]
fn imagined_worlds_keep_to_what_the_offers_told() {
    let mut chance = Chance::quick(3);
    let mut checked = 0;
    for seats in 2..=4 {
        let setup = Setup { asking: Asking::Able, ..Setup::new(seats).unwrap() };
        for _ in 0..60 {
            let mut state = Justinian::start(&setup, &mut chance);
            while state.turn() != game::Turn::Over {
                let world = Justinian::imagine(&state.view(Viewer::Audience), &mut chance);
                let threshold = world.table().threshold();
                for seat in Seat::all(setup.seats.into()) {
                    let space = world.space(seat);
                    let (short, enough) =
                        (justinian::pieces::total(&space.short), justinian::pieces::total(&space.enough));
                    assert!(short < threshold);
                    assert!(space.enough.is_empty() || short + enough >= threshold);
                    checked += u32::from(!space.enough.is_empty());
                }
                assert_eq!(world.pieces(), state.pieces());
                blindly(&mut state, &mut chance);
            }
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn a_hand_is_shown_to_its_owner_alone() {
    let state = table();
    let json = |viewer: Viewer| serde_json::to_value(state.view(viewer)).unwrap();
    assert_eq!(json(seat(1).into())["hand"], serde_json::json!([1, 2]));
    assert_eq!(hand(&state, 1), [1, 2]);
    let audience = json(Viewer::Audience);
    for field in ["seat", "hand", "reserve", "cards"] {
        assert!(audience.get(field).is_none(), "{field}");
    }
    assert_eq!(audience["court"][0]["token"], serde_json::Value::Null);
}
