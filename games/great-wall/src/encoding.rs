//! What a viewer knows as numbers, for learning.

use game::Seat;
use game::encode::{Around, Encoded, Part, Sheet, shares};

use crate::board::{Favour, KINDS, SEATS, SECTIONS, VALUES, board};
use crate::setup::{Claims, ScoresLie};
use crate::state::{GreatWall, Phase, Stake};
use crate::view::View;

/// The numbers of what is to be won in a section.
const STAKE: usize = 3 + 2 * VALUES + SEATS + VALUES + KINDS;
/// The numbers of what a Dragon covers.
const COVERED: usize = SECTIONS + SEATS + KINDS;

impl Encoded for GreatWall {
    const PARTS: &'static [Part] = &[
        Part::new("seats", &[4], "how many play: 2, 3, 4 or 5"),
        Part::new("options", &[2], "a leader must claim; favours lie open"),
        Part::new(
            "first",
            &[1 + SEATS],
            "who was to begin: whom chance chose, or a seat, counted from the viewer",
        ),
        Part::new("seat", &[SEATS], "the viewer's seat, counted from the first; none for the audience"),
        Part::new("turn", &[SEATS], "who decides, counted from the viewer"),
        Part::new("phase", &[5], "check, first action, second action, last check, over"),
        Part::new("claimable", &[SECTIONS], "the sections that whoever decides may still claim in this turn"),
        Part::new(
            "finisher",
            &[SEATS],
            "who played their last card and began the end, counted from the viewer",
        ),
        Part::new(
            "stakes",
            &[SECTIONS, STAKE],
            "by section: closed, both favours, or one left (3); a favour that is left, by value (7); the other (7); who holds the claimed \
             one, counted from the viewer (5); its value (7); the kind of card it lies on (7)",
        ),
        Part::new("cards", &[SEATS, SECTIONS, KINDS], "uncovered cards, as shares of a deck"),
        Part::new("totals", &[SEATS, SECTIONS], "what they are worth, in 20 points"),
        Part::new(
            "dragons",
            &[SEATS, COVERED],
            "what each Dragon covers: in which section (4), whose card, counted from the viewer (5), of which kind (7)",
        ),
        Part::new("unseen", &[SEATS, KINDS], "hand and pile together, as shares of a deck"),
        Part::new("piles", &[SEATS], "cards in the pile, of 20"),
        Part::new("hands", &[SEATS], "cards in hand, of 20"),
        Part::new("hand", &[KINDS], "the viewer's own, as shares of a deck"),
        Part::new("gone", &[SEATS, KINDS], "cards of finished sections, as shares of a deck"),
        Part::new("won", &[SEATS, VALUES], "favours won, as shares of all of that value"),
        Part::new("points", &[SEATS], "what they are worth, in 20 points"),
        Part::new("supply", &[VALUES], "favours still to come, as shares of all of that value"),
        Part::new(
            "removed",
            &[VALUES],
            "favours taken out of a game for two, as shares of all of that value",
        ),
    ];

    #[inline(always)]
    fn encode(view: &View, sheet: &mut Sheet<'_>) {
        let table = view.table();
        let own = view.own().map(|(seat, _)| seat);
        let around = Around::of(own, table.seats());
        let place = |seat: Seat| around.place(seat);
        let (deck, favours) = (shares(&board().deck()), shares(&board().favours()));

        sheet.part("seats").one_of(Some(table.seats() - 2), 4);
        sheet.part("options");
        sheet.flag(table.setup.claims == Claims::Must).flag(table.setup.scores == ScoresLie::Open);
        sheet.part("first").one_of(Some(table.setup.first.map_or(0, |seat| 1 + place(seat))), 1 + SEATS);
        sheet.part("seat").one_of(own.map(Seat::index), SEATS);
        sheet.part("turn").one_of(Some(place(table.turn)), SEATS);
        let phase = match table.phase {
            Phase::Check => 0,
            Phase::First => 1,
            Phase::Second => 2,
            Phase::LastCheck => 3,
            Phase::Over => 4,
        };
        sheet.part("phase").one_of(Some(phase), 5);
        sheet.part("claimable").set(table.claimable, SECTIONS);
        sheet.part("finisher").one_of(table.finisher.map(place), SEATS);

        sheet.part("stakes");
        for section in &table.sections {
            let (state, one, other, held) = match section.stake {
                Stake::Closed => (0, None, None, None),
                Stake::Both(high, low) => (1, Some(high), Some(low), None),
                Stake::One { left, held } => (2, Some(left), None, Some(held)),
            };
            sheet.one_of(Some(state), 3);
            sheet.one_of(one.map(Favour::index), VALUES).one_of(other.map(Favour::index), VALUES);
            sheet.one_of(held.map(|held| place(held.by)), SEATS);
            sheet.one_of(held.map(|held| held.favour.index()), VALUES);
            sheet.one_of(held.map(|held| held.on.index()), KINDS);
        }
        sheet.part("cards");
        for seat in around.seats() {
            for section in &table.sections {
                match section.is_present(seat) {
                    true => sheet.bag(&section.cards[seat.index()], &deck),
                    false => sheet.skip(KINDS),
                };
            }
        }
        sheet.part("totals");
        for seat in around.seats() {
            for section in &table.sections {
                let held = section.stake.held().is_some_and(|held| held.by == seat);
                match held || section.is_present(seat) {
                    true => sheet.count(section.total(seat), 20),
                    false => sheet.skip(1),
                };
            }
        }
        sheet.part("dragons");
        for seat in around.seats() {
            let mut sections = table.sections.iter().enumerate();
            let covered = sections.find_map(|(n, section)| Some((n, section.under[seat.index()]?)));
            let Some((section, under)) = covered else {
                sheet.skip(COVERED);
                continue;
            };
            sheet.one_of(Some(section), SECTIONS).one_of(Some(place(under.seat)), SEATS);
            sheet.one_of(Some(under.card.index()), KINDS);
        }

        sheet.part("unseen");
        for seat in around.seats() {
            sheet.bag(&table.unseen[seat.index()], &deck);
        }
        sheet.part("piles");
        for seat in around.seats() {
            sheet.count(table.piles[seat.index()], 20);
        }
        sheet.part("hands");
        for seat in around.seats() {
            sheet.count(table.hand_size(seat) as i32, 20);
        }
        sheet.part("hand");
        if let Some((_, hand)) = view.own() {
            sheet.bag(&hand, &deck);
        }
        sheet.part("gone");
        for seat in around.seats() {
            sheet.bag(&table.gone[seat.index()], &deck);
        }
        sheet.part("won");
        for seat in around.seats() {
            sheet.bag(&table.won[seat.index()], &favours);
        }
        sheet.part("points");
        for seat in around.seats() {
            let won = &table.won[seat.index()];
            let worth = |favour: Favour| i32::from(favour.value()) * i32::from(won.count(favour.index()));
            sheet.count(Favour::all().map(worth).sum::<i32>(), 20);
        }
        sheet.part("supply").bag(&table.supply, &favours);
        sheet.part("removed").bag(&table.removed, &favours);
    }
}
