//! Why a move is good or bad.

use game::{Game, Seat};
use serde_json::json;
use trials::reasons::{Said, hold, said, says, says_also};
use zhanguo::{Colour, Region, Section, ZhanGuo};

use crate::common::{after, diagram, example, seats};

#[test]
fn cards_above_a_region_bring_markers_and_unrest() {
    says_also(
        &example("first-card"),
        "tuck 90 @2",
        &["You would lead in Laws with 1: 7 VP at the end, and the first claim to its reward."],
    );
    let third = example("third-card");
    says_also(
        &third,
        "tuck 57 @4",
        &["You would lead in Currency with 3: 6 VP at the end, and the first claim to its reward."],
    );
    assert!(said(&third, "tuck 57 @4").iter().any(|line| line.starts_with("– Unrest in region 4 would")));
}

#[test]
fn officials_make_governors_possible() {
    let recruiting = |governing: serde_json::Value| {
        let state = seats(4).court(&[23, 80]).region(1, 2, "governing", governing).state();
        after(&state, &["court 12 recruit"])
    };
    let two = "Region 2 would have two of the three Officials that a Governor takes.";
    says(&recruiting(json!({ "red": 1 })), "official grey @2", &[two]);
    let set = "Region 2 would have the red, grey and white Officials that a Governor takes.";
    says(&recruiting(json!({ "red": 1, "grey": 1 })), "official white @2", &[set]);
}

#[test]
fn workers_and_palaces() {
    let hiring = after(&example("hire"), &["move red g3 w3", "move grey g3 w3", "court 57 hire"]);
    says(
        &hiring,
        "hire @3",
        &["You would have 2 Workers in region 3.", "– Unrest in region 3 would rise to 1."],
    );
    let paying = after(&example("palace"), &["court 57 palace", "palace @4"]);
    says_also(&paying, "pay @5", &["You get 6 VP at once (Palaces)."]);
}

#[test]
fn governors_and_the_cards_that_answer() {
    let state = example("lower");
    says(&state, "court 40 install", &["2 cards above your board would answer this action."]);
    says(&state, "court 101 install", &[]);
    let installing = after(&state, &["court 40 install"]);
    says_also(
        &installing,
        "install @3 vp-square",
        &[
            "You get 4 VP at once (Bonus squares).",
            "You would have the most Governors in region 3: 12 VP at the end, as it stands.",
            "Unrest in region 3 would fall to 0.",
        ],
    );
    // Where Red has one already, both share.
    let shared = diagram("lower").with("map/region-3", json!({ "squares": { "vp-square": 2 } })).state();
    says_also(
        &after(&shared, &["court 40 install"]),
        "install @3 official-square",
        &[
            "You would share the most Governors in region 3: 6 VP at the end, as it stands.",
            "Red would lose 6 VP for Governors in region 3, as it stands.",
        ],
    );
}

#[test]
fn tasks_and_walls() {
    let building = after(&example("wall-task"), &["court 57 wall"]);
    says_also(
        &after(&building, &["wall turquoise-2 1"]),
        "pay @2",
        &["It completes the Wall Task of section 1: 5 VP more for your Tasks there."],
    );
    let wall = said(&building, "wall gold-2 1");
    assert!(wall.iter().any(|line| line.starts_with("The Wall in Gold 2 would bring")), "{wall:?}");
}

#[test]
fn rewards_cost_nothing() {
    says_also(&example("reward"), "accept", &["The reward costs nothing: 1 Official of any colour."]);
}

/// Facts, counted again from the table.
fn is_true(said: &Said<'_, ZhanGuo>) {
    let (old, new, me) = (said.before.table(), said.after.table(), said.seat);
    let region = || Region::from_number(said.number("region") as u64).unwrap();
    let aspect = || Colour::ALL.into_iter().find(|colour| colour.aspect() == said.text("aspect")).unwrap();
    let governors = |seat: Seat| new.governors(seat, region());
    let others = || Seat::all(new.seats()).filter(|&other| other != me);
    match said.reason.phrase.id {
        "reason-points" => {
            let scores = [said.before, said.after].map(Game::scores);
            let source =
                scores[0].sources().iter().position(|source| *source == said.text("source")).unwrap();
            let gained = i64::from(scores[1].from(me, source)) - i64::from(scores[0].from(me, source));
            assert_eq!(gained, said.number("points"));
        }
        "reason-governors" => {
            assert!(others().all(|other| governors(other) < governors(me)));
            assert_eq!(9 + 3 * i64::from(governors(me)), said.number("points"));
        }
        "reason-governors-shared" => assert!(others().any(|other| governors(other) == governors(me))),
        "reason-aspect" => {
            assert_eq!(i64::from(new.influence(me, aspect())), said.number("count"));
            assert!(others().all(|other| new.influence(other, aspect()) <= new.influence(me, aspect())));
            assert_ne!(old.aspect_leader(aspect()), Some(me));
        }
        "reason-aspect-lead" | "reason-aspect-behind" => {
            assert_eq!(i64::from(new.influence(me, aspect())), said.number("count"));
            assert_eq!(i64::from(new.influence(said.player("rival"), aspect())), said.number("theirs"));
            let most = others().map(|other| new.influence(other, aspect())).max().unwrap();
            assert_eq!(i64::from(most), said.number("theirs"));
        }
        "reason-task" => {
            let section = said.number("section") as usize - 1;
            let gained = new.task_points(me, section) - old.task_points(me, section);
            assert_eq!(i64::from(gained), said.number("points"));
            assert!(gained > 0);
        }
        "reason-task-step" => assert!((1..=said.number("wanted")).contains(&said.number("has"))),
        "reason-wall" => {
            let section = Section::from_name(&said.text("section")).unwrap();
            assert!(old.wall(me, section).is_none() && new.wall(me, section).is_some());
            assert_eq!(new.wall_points(me, section).map(i64::from), Some(said.number("points")));
        }
        "reason-set" => assert!(new.player(me).governing[region().index()].iter().all(|&count| count > 0)),
        "reason-two-officials" => {
            let colours =
                new.player(me).governing[region().index()].iter().filter(|&&count| count > 0).count();
            assert_eq!(colours, 2);
        }
        "reason-workers" => {
            assert_eq!(i64::from(new.player(me).workers[region().index()]), said.number("count"));
        }
        "reason-unrest" | "reason-calm" => {
            assert_eq!(i64::from(new.player(me).unrest[region().index()]), said.number("unrest"));
        }
        "reason-silent" => assert!(new.is_silent(me, region()) && !old.is_silent(me, region())),
        "reason-speaks" => assert!(old.is_silent(me, region()) && !new.is_silent(me, region())),
        "reason-no-palace" => assert!(new.forbids_palaces(me, region())),
        "reason-answers" => {
            let usable = new.waiting().filter(|(region, _)| !new.is_silent(me, *region)).count();
            assert_eq!(usable as i64, said.number("count"));
        }
        "reason-middle" | "reason-end" => {
            let away = |card: zhanguo::Card| (f64::from(card.number()) - 60.5).abs();
            let zhanguo::Move::Discard { card } = said.mv else { panic!("{}", said.mv) };
            let hand = said.before.hand(me);
            let mut alike = hand.iter().filter(|other| other.colour() == card.colour());
            let middle = said.reason.phrase.id == "reason-middle";
            assert!(alike.all(|other| if middle {
                away(other) >= away(card)
            } else {
                away(other) <= away(card)
            }));
        }
        _ => {}
    }
}

#[test]
fn every_reason_is_true_and_has_its_words() {
    assert_eq!(hold::<ZhanGuo>(60, is_true), [""; 0], "never met");
}
