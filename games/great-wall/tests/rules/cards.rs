//! What the cards do: every row of table 4 of the component sheet.

use crate::common::{allowed, built, leader, moves, now, play, rule, seats, total, under};
use great_wall::{Card, GreatWall, Phase};

/// A section with these cards, one list for each of three seats.
fn section(cards: &str) -> GreatWall {
    seats(3).section(1, &format!("favours = [5, 3], cards = [{cards}]")).state()
}

/// The totals of three seats in section 1.
fn totals(state: &GreatWall) -> [i32; 3] {
    [1, 2, 3].map(|seat| total(state, 1, seat))
}

/// Seat 3 holds a Dragon and owes an action, over a section.
fn before_a_dragon(section: &str) -> GreatWall {
    seats(3).turn(3, "first").player(3, "hand = { dragon = 1 }").section(1, section).state()
}

/// Plain values: Wall 1, Gate 2, Watchtower 3, Infantry 1, Cavalry 2, Noble 1, Dragon 1.
#[test]
fn a_card_alone_is_worth_its_print() {
    for (card, worth) in [
        ("wall", 1),
        ("gate", 2),
        ("watchtower", 3),
        ("infantry", 1),
        ("cavalry", 2),
        ("noble", 1),
        ("dragon", 1),
    ] {
        let state = section(&format!("{{ {card} = 1 }}"));
        assert_eq!(totals(&state), [worth, 0, 0], "{card}");
    }
    assert_eq!(totals(&section("{ wall = 7 }, { gate = 3 }, { cavalry = 2 }")), [7, 6, 4]);
}

/// Total: the sum of one's own uncovered cards less one's own favour there, and nobody else's.
#[test]
fn a_total_is_ones_own_cards_less_ones_own_favour() {
    let state = seats(3)
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"wall\" }, \
             cards = [{ wall = 2, watchtower = 1, infantry = 2 }, { gate = 2 }, { cavalry = 1 }]",
        )
        .state();
    assert_eq!(totals(&state), [2 + 3 + 3 - 5, 4, 2]);
}

/// Infantry: 1, 3, 6, 10, 15 for one colour in one section.
#[test]
fn infantry_grow_stronger_together() {
    for (n, worth) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        assert_eq!(totals(&section(&format!("{{ infantry = {n} }}"))), [worth, 0, 0]);
    }
}

/// Infantry: colours do not mix, and neither do sections.
#[test]
fn infantry_of_other_colours_and_sections_do_not_help() {
    let state = seats(3)
        .section(1, "favours = [5, 3], cards = [{ infantry = 2 }, { infantry = 3 }]")
        .section(2, "favours = [5, 3], cards = [{ infantry = 2 }]")
        .state();
    assert_eq!(totals(&state), [3, 6, 0]);
    assert_eq!(total(&state, 2, 1), 3);
}

/// Infantry: they need not come together, and other cards may lie between.
#[test]
fn infantry_need_not_be_played_together() {
    let mut state =
        seats(2).player(1, "hand = { infantry = 2, wall = 1 }").player(2, "hand = { wall = 2 }").state();
    play(&mut state, &["infantry @1", "wall @1", "wall @1", "wall @2", "decline", "infantry @1"]);
    assert_eq!(total(&state, 1, 1), 3 + 1);
}

/// Noble: every card there counts 1, of whatever colour, played before or after it.
#[test]
fn under_a_noble_every_card_counts_one() {
    let mut state = seats(2)
        .player(1, "hand = { noble = 1, watchtower = 1 }")
        .player(2, "hand = { gate = 2 }")
        .section(1, "favours = [5, 3], cards = [{ gate = 2 }, { watchtower = 1, cavalry = 2 }]")
        .state();
    assert_eq!((total(&state, 1, 1), total(&state, 1, 2)), (4, 7));
    play(&mut state, &["noble @1"]);
    assert_eq!((total(&state, 1, 1), total(&state, 1, 2)), (3, 3));
    play(&mut state, &["watchtower @1"]);
    assert_eq!(total(&state, 1, 1), 4);
    play(&mut state, &["gate*2 @1"]);
    assert_eq!(total(&state, 1, 2), 5);
}

/// Noble: other sections keep their values.
#[test]
fn a_noble_rules_only_its_own_section() {
    let mut state = seats(2)
        .player(1, "hand = { noble = 1 }")
        .section(1, "favours = [5, 3], cards = [{ gate = 1 }, { gate = 1 }]")
        .section(2, "favours = [5, 3], cards = [{ gate = 1 }, { gate = 1 }]")
        .state();
    play(&mut state, &["noble @1"]);
    assert_eq!((total(&state, 1, 1), total(&state, 1, 2)), (2, 1));
    assert_eq!((total(&state, 2, 1), total(&state, 2, 2)), (2, 2));
}

/// Noble and Infantry: so many Infantry, so many points.
#[test]
fn under_a_noble_infantry_have_no_bonus() {
    for n in 1..=5 {
        assert_eq!(totals(&section(&format!("{{ infantry = {n} }}, {{ noble = 1 }}"))), [n, 1, 0]);
        assert_eq!(totals(&section(&format!("{{ infantry = {n}, noble = 1 }}"))), [n + 1, 0, 0]);
    }
}

/// Noble and favour: what a favour weighs does not change.
#[test]
fn a_noble_does_not_lighten_a_favour() {
    let state = seats(3)
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"watchtower\" }, \
             cards = [{ watchtower = 1, gate = 3 }, { noble = 1 }]",
        )
        .state();
    assert_eq!(totals(&state), [4 - 5, 1, 0]);
}

/// Several Nobles: no more than one does.
#[test]
fn several_nobles_do_no_more_than_one() {
    let state =
        section("{ gate = 2, noble = 1 }, { infantry = 3, noble = 1 }, { watchtower = 1, noble = 1 }");
    assert_eq!(totals(&state), [3, 4, 2]);
}

/// Several Nobles: each must be covered to end it.
#[test]
fn the_effect_ends_only_with_the_last_noble() {
    let mut state = seats(3)
        .player(1, "hand = { dragon = 1 }")
        .player(2, "hand = { dragon = 1 }")
        .section(1, "favours = [5, 3], cards = [{ gate = 2, noble = 1 }, { noble = 1 }, { infantry = 3 }]")
        .state();
    assert_eq!(totals(&state), [3, 1, 3]);
    play(&mut state, &["dragon @1 over 2/noble", "draw"]);
    assert_eq!(totals(&state), [4, 0, 3]);
    assert_eq!(now(&state), (2, Phase::First));
    play(&mut state, &["dragon @1 over 1/noble"]);
    assert_eq!(totals(&state), [5, 1, 6]);
}

/// Dragon: played plain, it is a card worth 1.
#[test]
fn a_plain_dragon_is_worth_one() {
    let mut state = before_a_dragon("favours = [5, 3], cards = [{ gate = 1 }, { wall = 1 }]");
    play(&mut state, &["dragon @1"]);
    assert_eq!(totals(&state), [2, 1, 1]);
    assert_eq!(under(&state, 1, 3), None);
    assert_eq!(now(&state), (3, Phase::Second));
}

/// Dragon: on top of one card, that card counts for nothing and the Dragon 1 for its owner; it is one action.
#[test]
fn a_dragon_cancels_the_card_below() {
    let mut state = before_a_dragon("favours = [5, 3], cards = [{ gate = 2 }, { wall = 1 }]");
    play(&mut state, &["dragon @1 over 1/gate"]);
    assert_eq!(totals(&state), [2, 1, 1]);
    assert_eq!(built(&state, 1, 1, Card::Gate), 1);
    assert_eq!(built(&state, 1, 3, Card::Dragon), 1);
    assert_eq!(under(&state, 1, 3), Some((1, Card::Gate)));
    assert_eq!(now(&state), (3, Phase::Second));
}

/// Dragon: one chooses freely between plain and every card there.
#[test]
fn a_dragon_may_lie_plain_or_on_any_card_there() {
    let state = seats(2)
        .player(1, "hand = { dragon = 1 }")
        .section(1, "favours = [5, 3], cards = [{ wall = 2, noble = 1 }, { gate = 1, infantry = 2 }]")
        .state();
    assert_eq!(
        moves(&state),
        [
            "draw",
            "dragon @1",
            "dragon @1 over 1/wall",
            "dragon @1 over 1/noble",
            "dragon @1 over 2/gate",
            "dragon @1 over 2/infantry",
            "dragon @2"
        ]
    );
}

/// Whose card: that of any player, one's own as well.
#[test]
fn a_dragon_may_cover_ones_own_card() {
    let mut state =
        before_a_dragon("favours = [5, 3], cards = [{ watchtower = 1 }, {}, { gate = 2, noble = 1 }]");
    assert_eq!(totals(&state), [1, 0, 3]);
    assert!(allowed(&state, "dragon @1 over 1/watchtower"));
    play(&mut state, &["dragon @1 over 3/noble"]);
    assert_eq!(totals(&state), [3, 0, 5]);
    assert_eq!(leader(&state, 1), Some(3));
}

/// On a Noble: its power ends.
#[test]
fn a_dragon_on_a_noble_ends_its_power() {
    let mut state =
        before_a_dragon("favours = [5, 3], cards = [{ infantry = 4, gate = 1 }, { noble = 1, gate = 1 }]");
    assert_eq!(totals(&state), [5, 2, 0]);
    play(&mut state, &["dragon @1 over 2/noble"]);
    assert_eq!(totals(&state), [12, 2, 1]);
}

/// On Infantry: it drops out of the group.
#[test]
fn a_dragon_on_infantry_makes_the_group_smaller() {
    for (n, worth, less) in [(1, 1, 0), (2, 3, 1), (3, 6, 3), (4, 10, 6), (5, 15, 10)] {
        let mut state = before_a_dragon(&format!("favours = [5, 3], cards = [{{ infantry = {n} }}]"));
        assert_eq!(totals(&state), [worth, 0, 0]);
        play(&mut state, &["dragon @1 over 1/infantry"]);
        assert_eq!(totals(&state), [less, 0, 1]);
    }
}

/// On Cavalry, Gate, Watchtower, Wall: the card counts 0.
#[test]
fn a_dragon_on_a_plain_card_makes_it_worth_nothing() {
    for card in ["cavalry", "gate", "watchtower", "wall"] {
        let mut state =
            before_a_dragon(&format!("favours = [5, 3], cards = [{{ {card} = 1, infantry = 2 }}]"));
        play(&mut state, &[&format!("dragon @1 over 1/{card}")]);
        assert_eq!(totals(&state), [3, 0, 1], "{card}");
    }
}

/// Under a Noble: a covered card counts 0, the Dragon 1.
#[test]
fn under_a_noble_a_covered_card_counts_nothing_and_the_dragon_one() {
    let mut state = before_a_dragon("favours = [5, 3], cards = [{ gate = 2, noble = 1 }]");
    assert_eq!(totals(&state), [3, 0, 0]);
    play(&mut state, &["dragon @1 over 1/gate"]);
    assert_eq!(totals(&state), [2, 0, 1]);
}

/// On a Dragon: allowed; that Dragon counts 0, and what lies lowest stays cancelled.
#[test]
fn a_dragon_on_a_dragon_keeps_the_lowest_card_cancelled() {
    let mut state = before_a_dragon(
        "favours = [5, 3], cards = [{ infantry = 3 }, { dragon = 1 }], \
         covered = [{ by = 2, seat = 1, card = \"noble\" }]",
    );
    assert_eq!(totals(&state), [6, 1, 0]);
    play(&mut state, &["dragon @1 over 2/dragon"]);
    assert_eq!(totals(&state), [6, 0, 1]);
    assert_eq!(built(&state, 1, 1, Card::Noble), 0);
    assert_eq!(built(&state, 1, 2, Card::Dragon), 0);
    assert_eq!(under(&state, 1, 2), Some((1, Card::Noble)));
    assert_eq!(under(&state, 1, 3), Some((2, Card::Dragon)));
}

/// On a Dragon: the covered Dragon's owner is no longer present if it was all he had there.
#[test]
fn a_covered_dragon_does_not_make_one_present() {
    let mut state = before_a_dragon(
        "favours = [5, 3], cards = [{}, { dragon = 1 }], covered = [{ by = 2, seat = 1, card = \"gate\" }]",
    );
    assert_eq!(leader(&state, 1), Some(2));
    play(&mut state, &["dragon @1 over 2/dragon"]);
    assert_eq!(leader(&state, 1), Some(3));
}

/// On a card that is covered already: there is nothing there to cover.
#[test]
fn a_covered_card_cannot_be_covered_again() {
    let state = before_a_dragon(
        "favours = [5, 3], cards = [{}, { dragon = 1 }], covered = [{ by = 2, seat = 1, card = \"noble\" }]",
    );
    assert_eq!(rule(&state, "dragon @1 over 1/noble"), "dragon-target");
    assert!(allowed(&state, "dragon @1 over 2/dragon"));
}

/// On a card with a favour: forbidden; another card of the same kind beside it may be covered.
#[test]
fn a_favour_protects_one_card_of_its_kind() {
    let one = before_a_dragon(
        "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1, wall = 1 }, { gate = 1 }]",
    );
    assert_eq!(rule(&one, "dragon @1 over 1/gate"), "dragon-favour");
    assert!(allowed(&one, "dragon @1 over 1/wall"));
    assert!(allowed(&one, "dragon @1 over 2/gate"));
    let mut two = seats(3)
        .turn(2, "first")
        .player(2, "hand = { dragon = 1 }")
        .player(3, "hand = { dragon = 1 }")
        .section(1, "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 2 }, { wall = 1 }]")
        .state();
    play(&mut two, &["dragon @1 over 1/gate"]);
    assert_eq!(totals(&two), [2 - 5, 2, 0]);
    play(&mut two, &["draw"]);
    assert_eq!(rule(&two, "dragon @1 over 1/gate"), "dragon-favour");
}

/// On a card with a favour: a Dragon that bears one is protected like any card.
#[test]
fn a_favour_protects_a_dragon_too() {
    let state = before_a_dragon(
        "favours = [3], claimed = { seat = 2, favour = 5, on = \"dragon\" }, cards = [{ wall = 1 }, { dragon = 1 }]",
    );
    assert_eq!(rule(&state, "dragon @1 over 2/dragon"), "dragon-favour");
}
