//! What a viewer knows as numbers, for learning.

use game::Seat;
use game::encode::{Around, Encoded, Part, Sheet, shares};

use crate::board::{HAND, PHASES, SEATS, STACK, THRESHOLDS, TOKENS};
use crate::court::Order;
use crate::pieces::{COLOURS, COURTIERS, Colour, Courtier, Courtiers, KINDS, Place};
use crate::setup::Asking;
use crate::state::{Decision, Justinian, LAYERS};
use crate::view::View;

/// The numbers of a token on a courtier.
const TOKEN: usize = SEATS + 2;
/// The numbers of a colour that was scored, beside the cards.
const SCORED: usize = COLOURS + SEATS + SEATS + SEATS + COURTIERS;
/// By how many points counts are divided.
const MANY: u16 = 30;

impl Encoded for Justinian {
    const PARTS: &'static [Part] = &[
        Part::new("seats", &[3], "how many play: 2, 3 or 4"),
        Part::new(
            "first",
            &[1 + SEATS],
            "who was to begin: whom chance chose, or a seat, counted from the viewer",
        ),
        Part::new("asking", &[1], "only those are asked who have enough (old rules)"),
        Part::new("seat", &[SEATS], "the viewer's seat, counted from the first; none for the audience"),
        Part::new("turn", &[SEATS], "who decides, counted from the viewer"),
        Part::new("decision", &[6], "a turn, the side, an offer to score, the colour, an exchange, nothing"),
        Part::new("phase", &[PHASES], "the phase"),
        Part::new("round", &[1], "the round, of 30"),
        Part::new("last", &[SEATS], "who passed last, counted from the viewer"),
        Part::new("passed", &[SEATS, SEATS], "who has passed in this round: as the first, the second, …"),
        Part::new(
            "round-state",
            &[2],
            "nothing was placed or drawn in this round; the last player has laid the one token",
        ),
        Part::new("places", &[COURTIERS, COURTIERS], "by courtier: the place, from the lowest"),
        Part::new(
            "worths",
            &[COURTIERS, PHASES],
            "by courtier: what a card is worth there in each phase, of 20",
        ),
        Part::new(
            "court",
            &[COURTIERS, STACK, TOKEN],
            "by courtier, the tokens as they were laid: whose, counted from the viewer (4); whether it is known; its value, of 3",
        ),
        Part::new("sums", &[COURTIERS], "by courtier: the tokens that are known, added up, of 3"),
        Part::new("hands", &[SEATS], "tokens behind each screen, of 10"),
        Part::new("reserves", &[SEATS], "tokens in each reserve, of 12"),
        Part::new(
            "spaces",
            &[SEATS, 3],
            "tokens on the phase space, of 10: that were not enough, that made it enough, that were laid since",
        ),
        Part::new(
            "space-tokens",
            &[SEATS, 1 + 3 * KINDS],
            "whether they are known; each of these three by kind of token, as shares of a player's tokens",
        ),
        Part::new(
            "space-totals",
            &[SEATS],
            "what they are worth where that is known, as a share of what is needed",
        ),
        Part::new("gone", &[SEATS, KINDS], "tokens out of the game, as shares of a player's"),
        Part::new("starter", &[SEATS], "who started this scoring, counted from the viewer"),
        Part::new(
            "scored",
            &[PHASES, SCORED],
            "by phase: the colour (4); who started it (4) and who named it (4), counted from the viewer; the totals on the phase space, of \
             12, counted from the viewer (4); the place of each courtier, of 12 (12)",
        ),
        Part::new(
            "shown",
            &[SEATS, PHASES, COURTIERS],
            "the cards of each player that were scored in each phase, by courtier",
        ),
        Part::new("points", &[SEATS, 2 * PHASES], "by phase: for cards and for tokens, in 30 points"),
        Part::new(
            "piles",
            &[COLOURS, 1 + LAYERS * SEATS],
            "by colour: cards left, of 12; below them, from the top, who returned each, counted from the viewer",
        ),
        Part::new(
            "returned",
            &[COLOURS, LAYERS],
            "which of these the viewer returned: the number of the courtier, of 12",
        ),
        Part::new(
            "traced",
            &[SEATS, COLOURS + SEATS + COURTIERS],
            "who drew a card that somebody had returned: of which colour (4), who returned it, counted from the viewer (4), and the \
             courtier, where the viewer knows (12)",
        ),
        Part::new("hand", &[KINDS], "the viewer's tokens, as shares of a player's"),
        Part::new("cards", &[COLOURS, COURTIERS], "the viewer's cards"),
        Part::new("card-points", &[COLOURS], "what they would be worth now, in 30 points"),
    ];

    #[inline(always)]
    fn encode(view: &View, sheet: &mut Sheet<'_>) {
        let table = view.table();
        let own = view.seat();
        let around = Around::of(own, table.seats());
        let place = |seat: Seat| around.place(seat);
        let tokens = shares(&TOKENS);

        sheet.part("seats").one_of(Some(table.seats() - 2), 3);
        sheet.part("first").one_of(Some(table.setup.first.map_or(0, |seat| 1 + place(seat))), 1 + SEATS);
        sheet.part("asking").flag(table.setup.asking == Asking::Able);
        sheet.part("seat").one_of(own.map(Seat::index), SEATS);
        sheet.part("turn").one_of(Some(place(table.turn)), SEATS);
        let decision = match table.decision {
            Decision::Turn => 0,
            Decision::Side => 1,
            Decision::Offer => 2,
            Decision::Colour => 3,
            Decision::Exchange => 4,
            Decision::Over => 5,
        };
        sheet.part("decision").one_of(Some(decision), 6);
        sheet.part("phase").one_of(Some(usize::from(table.phase)), PHASES);
        sheet.part("round").count(table.round, 30);
        sheet.part("last").one_of(Some(place(table.last)), SEATS);
        sheet.part("passed");
        for seat in around.seats() {
            sheet.one_of(usize::from(table.passed[seat.index()]).checked_sub(1), SEATS);
        }
        sheet.part("round-state").flag(table.still).flag(table.alone);

        let places = standing(&table.order);
        sheet.part("places");
        for stands in places {
            sheet.one_of(Some(stands), COURTIERS);
        }
        sheet.part("worths");
        for courtier in Courtier::all() {
            for phase in 0..PHASES {
                let stands = Place::new(places[courtier.index()]);
                sheet.count(table.setup.board.worth(courtier, stands, phase), 20);
            }
        }
        sheet.part("court");
        for courtier in 0..COURTIERS {
            for slot in 0..STACK {
                let (Some(whose), token) = (table.court[courtier][slot], view.court[courtier][slot]) else {
                    sheet.skip(TOKEN);
                    continue;
                };
                sheet.one_of(Some(place(whose)), SEATS);
                sheet.flag(token.is_some()).count(token.map_or(0, |token| token.value()), 3);
            }
        }
        sheet.part("sums");
        for sum in view.sums() {
            sheet.count(sum, 3);
        }
        sheet.part("hands");
        for seat in around.seats() {
            sheet.count(table.hands[seat.index()], HAND.into());
        }
        sheet.part("reserves");
        for seat in around.seats() {
            sheet.count(table.reserves[seat.index()], 12);
        }
        sheet.part("spaces");
        for seat in around.seats() {
            let space = view.space(seat);
            sheet.counts(&[space.short, space.enough, space.later], 10);
        }
        sheet.part("space-tokens");
        for seat in around.seats() {
            match view.space_tokens(seat) {
                Some(known) => {
                    sheet.flag(true).bag(&known.short, &tokens).bag(&known.enough, &tokens);
                    sheet.bag(&known.later, &tokens);
                }
                None => {
                    sheet.skip(1 + 3 * KINDS);
                }
            }
        }
        sheet.part("space-totals");
        for seat in around.seats() {
            sheet.count(view.space_total(seat).unwrap_or(0), THRESHOLDS[usize::from(table.phase)].into());
        }
        sheet.part("gone");
        for seat in around.seats() {
            sheet.bag(&table.gone[seat.index()], &tokens);
        }
        sheet.part("starter").one_of(table.starter.map(place), SEATS);

        sheet.part("scored");
        for scored in table.scored.iter().flatten() {
            sheet.one_of(Some(scored.colour.index()), COLOURS);
            sheet.one_of(scored.starter.map(place), SEATS).one_of(Some(place(scored.chooser)), SEATS);
            for seat in around.seats() {
                sheet.count(scored.totals[seat.index()], 12);
            }
            sheet.skip(SEATS - table.seats());
            for stands in standing(&scored.order) {
                sheet.count(stands as i32, COURTIERS as u16);
            }
        }
        sheet.part("shown");
        for seat in around.seats() {
            for scored in &table.scored {
                set(sheet, scored.map_or(Courtiers::NONE, |scored| scored.cards[seat.index()]));
            }
        }
        sheet.part("points");
        for seat in around.seats() {
            for phase in 0..PHASES {
                if table.scored(phase).is_none() {
                    sheet.skip(2);
                    continue;
                }
                sheet.count(table.points_for_cards(phase, seat), MANY);
                sheet.count(table.points_for_tokens(phase, seat), MANY);
            }
        }
        sheet.part("piles");
        for heap in &table.heaps {
            sheet.count(heap.left, 12);
            for by in heap.under {
                sheet.one_of(by.map(place), SEATS);
            }
        }
        sheet.part("returned");
        for courtier in view.under.iter().flatten() {
            match courtier {
                Some(courtier) => sheet.count(courtier.number() as i32, COURTIERS as u16),
                None => sheet.skip(1),
            };
        }
        sheet.part("traced");
        for seat in around.seats() {
            let Some(traced) = table.traced[seat.index()] else {
                sheet.skip(COLOURS + SEATS + COURTIERS);
                continue;
            };
            sheet.one_of(Some(traced.colour.index()), COLOURS).one_of(Some(place(traced.by)), SEATS);
            sheet.one_of(view.traced[seat.index()].map(Courtier::index), COURTIERS);
        }

        sheet.part("hand");
        if let Some(own) = view.own() {
            sheet.bag(&own.hand, &tokens);
        }
        sheet.part("cards");
        for colour in Colour::ALL {
            set(sheet, view.cards(colour));
        }
        sheet.part("card-points");
        for colour in Colour::ALL {
            let phase = usize::from(table.phase);
            let worth = |courtier: Courtier| {
                table.setup.board.worth(courtier, Place::new(places[courtier.index()]), phase)
            };
            sheet.count(
                view.cards(colour).iter().map(|courtier| i32::from(worth(courtier))).sum::<i32>(),
                MANY,
            );
        }
    }
}

/// Some of the courtiers.
#[inline(always)]
fn set(sheet: &mut Sheet<'_>, courtiers: Courtiers) {
    sheet.set(courtiers.bits(), COURTIERS);
}

/// Who stands where, turned round: where each courtier stands, counted from 0.
fn standing(order: &Order) -> [usize; COURTIERS] {
    let mut places = [0; COURTIERS];
    for (n, courtier) in order.iter().enumerate() {
        places[courtier.index()] = n;
    }
    places
}
