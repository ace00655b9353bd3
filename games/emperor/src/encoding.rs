//! What a viewer knows as numbers, for learning.

use game::Seat;
use game::encode::{Around, Encoded, Part, Sheet};

use crate::board::{COLOURS, EMISSARIES, HAND, HOUSES, REGIONS, ROW, Region, SEATS, SPACES, Side};
use crate::scoring::SOURCES;
use crate::setup::{Fortifications, Roads};
use crate::state::{After, Emperor, Phase};
use crate::view::View;

/// By how many cards of a colour counts are divided.
const SOME: u16 = 10;
/// By how many points scores are divided.
const MANY: u16 = 30;

impl Encoded for Emperor {
    const PARTS: &'static [Part] = &[
        Part::new("seats", &[3], "how many play: 3, 4 or 5"),
        Part::new(
            "options",
            &[3],
            "fortifications take part; the side for 4 or 5; one row for each group of houses",
        ),
        Part::new(
            "first",
            &[1 + SEATS],
            "who was to begin: whom chance chose, or a seat, counted from the viewer",
        ),
        Part::new("seat", &[SEATS], "the viewer's seat, counted from the first; none for the audience"),
        Part::new("start", &[SEATS], "the start player, counted from the viewer"),
        Part::new("turn", &[SEATS], "who decides, counted from the viewer"),
        Part::new(
            "phase",
            &[7],
            "a piece or an exchange, a second piece; drawing after an opening, two pieces, one, an exchange; over",
        ),
        Part::new("region", &[REGIONS], "where a second piece may be placed"),
        Part::new("houses", &[SEATS, REGIONS, SPACES], "whose house stands on each space"),
        Part::new("house-counts", &[SEATS, REGIONS], "houses in each region, of 8"),
        Part::new("emissaries", &[SEATS, REGIONS], "emissaries in each region, of 8"),
        Part::new("courts", &[REGIONS], "emissaries of all together in each region, of 8"),
        Part::new("court-limits", &[REGIONS], "how many a region holds, of 8"),
        Part::new("free", &[REGIONS], "house spaces without a house, of 8"),
        Part::new("forts", &[REGIONS, SPACES], "the spaces with a fortification"),
        Part::new("forts-left", &[SEATS], "who still has theirs"),
        Part::new("houses-left", &[SEATS], "of 20"),
        Part::new("emissaries-left", &[SEATS], "of 8"),
        Part::new(
            "points",
            &[SEATS, SOURCES.len()],
            "by source: full regions, open regions, alliances, roads; in 30 points",
        ),
        Part::new("totals", &[SEATS], "all of them together, in 30 points"),
        Part::new("row", &[COLOURS], "the open row, by colour, of 4"),
        Part::new("discards", &[COLOURS], "played and exchanged cards, by colour, of 10"),
        Part::new("pile", &[1], "cards in the pile, of 60"),
        Part::new("exhausted", &[2], "the pile was exhausted once, twice"),
        Part::new("known", &[SEATS, COLOURS], "cards that are known to be held, by colour, of 3"),
        Part::new("hidden", &[SEATS], "further cards held, of 3"),
        Part::new(
            "unseen",
            &[COLOURS],
            "cards in the pile, or held without being known to all; by colour, of 10",
        ),
        Part::new("hand", &[COLOURS], "the viewer's own, by colour, of 3"),
    ];

    #[inline(always)]
    fn encode(view: &View, sheet: &mut Sheet<'_>) {
        let table = view.table();
        let own = view.own().map(|(seat, _)| seat);
        let around = Around::of(own, table.seats());
        let place = |seat: Seat| around.place(seat);
        let setup = &table.setup;

        sheet.part("seats").one_of(Some(table.seats() - 3), 3);
        sheet.part("options").flag(setup.fortifications == Fortifications::With);
        sheet.flag(setup.side == Side::Large).flag(setup.roads == Roads::OneRow);
        sheet.part("first").one_of(Some(setup.first.map_or(0, |seat| 1 + place(seat))), 1 + SEATS);
        sheet.part("seat").one_of(own.map(Seat::index), SEATS);
        sheet.part("start").one_of(Some(place(table.start)), SEATS);
        sheet.part("turn").one_of(Some(place(table.turn)), SEATS);
        let (phase, region) = match table.phase {
            Phase::Place => (0, None),
            Phase::Second(region) => (1, Some(region)),
            Phase::Draw(After::Opening) => (2, None),
            Phase::Draw(After::Two) => (3, None),
            Phase::Draw(After::One) => (4, None),
            Phase::Draw(After::Exchange) => (5, None),
            Phase::Over => (6, None),
        };
        sheet.part("phase").one_of(Some(phase), 7);
        sheet.part("region").one_of(region.map(Region::index), REGIONS);

        sheet.part("houses");
        for seat in around.seats() {
            for &houses in &table.houses[seat.index()] {
                sheet.set(houses, SPACES);
            }
        }
        sheet.part("house-counts");
        for seat in around.seats() {
            for houses in table.houses[seat.index()] {
                sheet.count(houses.count_ones() as i32, SPACES as u16);
            }
        }
        sheet.part("emissaries");
        for seat in around.seats() {
            sheet.counts(&table.emissaries[seat.index()], EMISSARIES as u16);
        }
        sheet.part("courts");
        for region in Region::ALL {
            sheet.count(table.court(region) as i32, EMISSARIES as u16);
        }
        sheet.part("court-limits");
        for region in Region::ALL {
            sheet.count(table.court_limit(region) as i32, SPACES as u16);
        }
        sheet.part("free");
        for region in Region::ALL {
            sheet.count(table.free(region).count_ones() as i32, SPACES as u16);
        }
        sheet.part("forts");
        for &forts in &table.forts {
            sheet.set(forts, SPACES);
        }
        sheet.part("forts-left").set(around.bits(table.fort_supply), SEATS);
        sheet.part("houses-left");
        for seat in around.seats() {
            sheet.count(table.houses_left(seat) as i32, HOUSES as u16);
        }
        sheet.part("emissaries-left");
        for seat in around.seats() {
            sheet.count(table.emissaries_left(seat) as i32, EMISSARIES as u16);
        }

        sheet.part("points");
        for seat in around.seats() {
            for points in table.points[seat.index()] {
                sheet.count(points, MANY);
            }
        }
        sheet.part("totals");
        for seat in around.seats() {
            sheet.count(table.total(seat), MANY);
        }

        sheet.part("row").counts(table.row.counts(), ROW as u16);
        sheet.part("discards").counts(table.discards.counts(), SOME);
        sheet.part("pile").count(table.pile, 60);
        sheet.part("exhausted").flag(table.exhausted > 0).flag(table.exhausted > 1);
        sheet.part("known");
        for seat in around.seats() {
            sheet.counts(table.known[seat.index()].counts(), HAND as u16);
        }
        sheet.part("hidden");
        for seat in around.seats() {
            sheet.count(table.hidden[seat.index()], HAND as u16);
        }
        sheet.part("unseen").counts(table.unseen.counts(), SOME);
        sheet.part("hand");
        if let Some((_, cards)) = view.own() {
            sheet.counts(cards.counts(), HAND as u16);
        }
    }
}
