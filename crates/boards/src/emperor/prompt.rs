//! What the viewer is asked, and what is known of the players.

use emperor::board::HAND;
use emperor::moves::Piece;
use emperor::{After, Colour, Move, Payment, Phase};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::desk::{Desk, badge, drawn};
use super::sign;
use super::track::FIELDS;

/// One sentence for each state of choosing, and the steps of the turn.
pub(super) fn prompt(desk: &Desk<'_>) -> Markup {
    html! {
        @match desk.table.phase {
            Phase::Draw(_) => (drawing(desk)),
            _ => (placing(desk)),
        }
        (steps(desk))
    }
}

/// A sentence, and what else there is to know. Of several that fit, the first is shown.
fn sentence(when: &str, say: &str, more: &str) -> Markup {
    html! {
        p.prompt.say data-when=(when) hidden[!when.is_empty()] { (say) " " small { (more) } }
    }
}

fn placing(desk: &Desk<'_>) -> Markup {
    let second = match desk.table.phase {
        Phase::Second(region) => Some(desk.region(region)),
        _ => None,
    };
    let (ask, more) = match &second {
        None => (Phrase::new("board-ask-place"), "board-ask-place-more"),
        // Only finishing is left.
        Some(region) if desk.refused_all() => {
            (Phrase::new("board-ask-nothing").with("region", region.clone()), "board-ask-nothing-more")
        }
        Some(region) => {
            (Phrase::new("board-ask-second").with("region", region.clone()), "board-ask-second-more")
        }
    };
    html! {
        @for pay in desk.payments() {
            @for piece in Piece::ALL {
                @let ask = match piece {
                    Piece::House => "board-ask-house",
                    Piece::Emissary => "board-ask-emissary",
                    Piece::Fortification => "board-ask-fortification",
                };
                (sentence(&format!("pay={pay} piece={piece}"), &desk.word(ask), &paid(desk, COST, pay)))
            }
            @let where_to = match (&second, pay.pair) {
                (Some(region), _) => Phrase::new("board-ask-there").with("region", region.clone()),
                (None, false) => Phrase::new("board-ask-card").with("regions", desk.regions(pay.colour).join(", ")),
                (None, true) => Phrase::new("board-ask-pair").with("regions", desk.regions(pay.colour).join(", ")),
            };
            (sentence(&format!("pay={pay}"), &desk.say(&where_to), &paid(desk, PAYS, pay)))
        }
        (sentence("do=exchange", &desk.word("board-ask-exchange"), &desk.word("board-ask-exchange-more")))
        (sentence("", &desk.say(&ask), &desk.word(more)))
    }
}

/// What a card or a pair pays for.
const PAYS: [&str; 2] = ["board-pays-card", "board-pays-pair"];
/// What a piece that is chosen costs.
const COST: [&str; 2] = ["board-cost-card", "board-cost-pair"];

fn paid(desk: &Desk<'_>, [card, pair]: [&'static str; 2], pay: Payment) -> String {
    let id = if pay.pair { pair } else { card };
    desk.say(&Phrase::new(id).word("colour", pay.colour.name()).with("count", pay.count()))
}

impl Desk<'_> {
    /// Whether nothing can be placed any more, so that finishing is all that is left.
    fn refused_all(&self) -> bool {
        let Phase::Second(region) = self.table.phase else { return false };
        let spaces = self.table.board().all_spaces().filter(move |space| space.region == region);
        let mut moves = spaces.flat_map(|at| {
            self.payments().into_iter().flat_map(move |pay| {
                [Move::House { at, pay }, Move::Emissary { region, pay }, Move::Fortification { at, pay }]
            })
        });
        moves.all(|mv| self.refusal(mv).is_some())
    }
}

fn drawing(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let held = desk.own.map_or(0, |(_, hand)| hand.size());
    let left = HAND.saturating_sub(held).min(table.row.size() + u32::from(table.pile));
    let more = match (table.pile, table.row.is_empty()) {
        (0, _) => "board-ask-row-only",
        (_, true) => "board-ask-pile-only",
        _ => "board-ask-draw-more",
    };
    sentence("", &desk.say(&Phrase::new("board-ask-draw").with("count", left)), &desk.word(more))
}

/// Where the turn stands: one piece, perhaps a second, drawing.
fn steps(desk: &Desk<'_>) -> Markup {
    let (steps, now): (&[&str], usize) = match desk.table.phase {
        Phase::Place => (&["board-step-first", "board-step-second", "board-step-draw"], 0),
        Phase::Second(_) => (&["board-step-first", "board-step-second", "board-step-draw"], 1),
        Phase::Draw(After::Two) => (&["board-step-first", "board-step-second", "board-step-draw"], 2),
        Phase::Draw(After::Opening | After::One) => (&["board-step-first", "board-step-draw"], 1),
        Phase::Draw(After::Exchange) => (&["board-step-exchange", "board-step-draw"], 1),
        Phase::Over => return html! {},
    };
    html! {
        ol.steps aria-label=(desk.word("board-steps")) {
            @for (n, step) in steps.iter().enumerate() {
                li.done[n < now] aria-current=[(n == now).then_some("step")] { (desk.word(step)) }
            }
        }
    }
}

/// Points, pieces left and cards of a player: those he took from the row face up, the others as backs.
pub(super) fn facts(desk: &Desk<'_>, seat: Seat) -> Markup {
    let table = desk.table;
    let points: i32 = table.total(seat).into();
    let fact = |id, symbol: &str, count: u32| {
        let title = desk.say(&Phrase::new(id).with("count", count));
        html! {
            span.none[count == 0] {
                svg viewBox="-20 -20 40 40" aria-hidden="true" { (drawn(symbol, 40.0)) }
                b aria-hidden="true" { (count) }
                span.sr { (title) }
            }
        }
    };
    let forts = table.setup.fortifications == emperor::Fortifications::With;
    let known = &table.known[seat.index()];
    let names: Vec<String> = Colour::ALL
        .into_iter()
        .flat_map(|colour| (0..known.count(colour.index())).map(move |_| colour))
        .map(|colour| desk.word(colour.name()))
        .collect();
    let held = Phrase::new(if names.is_empty() { "board-fact-cards" } else { "board-fact-known" })
        .with("count", table.hand_size(seat))
        .with("cards", names.join(", "));
    let held = desk.say(&held);
    html! {
        span.facts {
            @if table.start == seat {
                @let title = desk.word("board-start");
                span.start { svg viewBox="-10 -10 20 20" aria-hidden="true" { (drawn("em-crown", 20.0)) } span.sr { (title) } }
            }
            (fact("board-fact-houses", "em-house", table.houses_left(seat)))
            (fact("board-fact-emissaries", "em-emissary", table.emissaries_left(seat)))
            @if forts { (fact("board-fact-forts", "em-fort", table.has_fort_left(seat).into())) }
            span.held data-help="held" {
                span.sr { (held) }
                @for colour in Colour::ALL {
                    @for n in 1..=known.count(colour.index()) { (mini(desk, seat, colour, n)) }
                }
                @for _ in 0..table.hidden[seat.index()] { i.minicard.back aria-hidden="true" {} }
            }
            span.points data-help="points" {
                @for _ in 0..points / FIELDS as i32 { i.pointcard { (FIELDS) span.sr { " " (desk.word("board-point-card")) } } }
                b { (points) } span.sr { " " (desk.say(&Phrase::new("board-fact-points").with("count", points))) }
            }
        }
    }
}

/// A card that everybody knows to be held; it came from the row.
fn mini(desk: &Desk<'_>, seat: Seat, colour: Colour, n: u8) -> Markup {
    let row = desk.table.row.count(colour.index()) + 1;
    html! {
        i #{ "known-p" (seat) "-" (colour) "-" (n) }.{ "minicard k-" (colour) } aria-hidden="true"
            data-piece data-from={ "row-" (colour) "-" (row) } {
            svg viewBox="-10 -10 20 20" { (drawn(sign(colour), 20.0)) }
        }
    }
}

/// What somebody gains, with his badge.
pub(super) fn gain(desk: &Desk<'_>, seat: Seat, points: u32) -> Markup {
    html! { span.gain { (badge(seat)) span { (desk.name(seat)) " " b { "+" (points) } } " " } }
}
