//! The viewer's characters: what they are worth, and exchanging one.

use game::Phrase;
use justinian::{CardPoints, Colour, Courtier, Decision, Move};
use maud::{Markup, html};

use super::desk::{Desk, roman};
use super::marks::{face, pennant};
use crate::press::{Press, Why, slab};

/// The cards, colour by colour, and what each colour would bring if it were scored now.
pub(super) fn cards(desk: &Desk<'_>) -> Markup {
    // While cards are exchanged, their numbers are those of the next phase, and whoever may exchange one presses them.
    if desk.table.decision == Decision::Exchange {
        return suits(desk);
    }
    let on = (desk.table.order, desk.phase(), desk.table.scored, desk.all_cards());
    desk.part("cards", &on, || suits(desk))
}

fn suits(desk: &Desk<'_>) -> Markup {
    let order = &desk.table.order;
    let best = desk.table.colours().map(|colour| desk.colour_points(order, colour)).max();
    let worth = match desk.table.decision {
        Decision::Exchange => {
            desk.say(&Phrase::new("board-cards-next").with("phase", roman(desk.phase() + 1)))
        }
        _ => desk.word("board-cards-more"),
    };
    html! {
        section #cards.panel.characters aria-label=(desk.word("board-cards")) {
            header { h2 { (desk.word("board-cards")) } small { (worth) } }
            ul.suits {
                @for colour in Colour::ALL {
                    @let points = desk.colour_points(order, colour);
                    @let scored = desk.table.scored_in(colour);
                    li #{ "suit-" (colour) }.{ "suit k-" (colour) @if Some(points) == best { " best" } @if scored.is_some() { " scored" } } {
                        span.c { (pennant(colour)) span.sr { (desk.word(colour.name())) } }
                        @if let Some(phase) = scored {
                            (gone(desk, colour, phase))
                        } @else {
                            ul.held { @for card in desk.card_points(order, colour) { (card_of(desk, colour, card)) } }
                            b.sum { (points) span.sr { " " (desk.say(&Phrase::new("board-points").with("count", points))) } }
                        }
                    }
                }
            }
        }
    }
}

/// A colour that has left the game, and what it brought.
fn gone(desk: &Desk<'_>, colour: Colour, phase: usize) -> Markup {
    let points = desk.me().map_or(0, |me| desk.table.points_for_cards(phase, me));
    let phrase = Phrase::new("board-suit-gone").with("phase", phase + 1).with("points", points);
    html! { span.gone { (desk.say(&phrase.word("colour", colour.name()))) } }
}

fn card_of(desk: &Desk<'_>, colour: Colour, card: CardPoints) -> Markup {
    let CardPoints { courtier, place, points } = card;
    let press = desk.decides(Decision::Exchange).then(|| Press {
        pick: format!("colour={colour} courtier={courtier}"),
        why: desk.refusal(Move::Exchange { colour, courtier: Some(courtier) }),
        // A drawn card cannot be given back, so one more button makes the exchange.
        hold: true,
        ..Press::default()
    });
    let inside = html! {
        (face(courtier))
        span.nm {
            span.name { (desk.courtier(courtier)) }
            small { (desk.say(&place_of(courtier, place.number()))) }
        }
        b.worth { (points) }
    };
    html! {
        li #{ "card-" (colour) "-" (courtier) }.card data-lights data-tells={ "ruler-" (courtier) } {
            (slab(Some(&format!("hold-{colour}-{courtier}")), "", press.as_ref(), &inside))
        }
    }
}

fn place_of(courtier: Courtier, place: usize) -> Phrase {
    Phrase::new("board-card-place").with("number", courtier.number()).with("place", roman(place))
}

/// Exchanging the chosen card, or keeping all.
pub(super) fn exchange(desk: &Desk<'_>) -> Markup {
    let swap = Press {
        pick: "do=exchange".to_owned(),
        needs: Some("courtier".into()),
        why: Some(desk_first(desk)),
        quiet: true,
        ..Press::default()
    };
    let keep = Press { pick: "do=keep".to_owned(), ..Press::default() };
    html! {
        div.acts {
            div #exchange.act data-lights {
                (slab(Some("exchange-button"), "", Some(&swap), &html! {
                    span.name { (desk.word("board-exchange")) }
                    small data-when="" { (desk.word("board-exchange-first")) }
                    @for colour in desk.table.colours() {
                        @for courtier in desk.view.cards(colour).iter() {
                            small data-when={ "colour=" (colour) " courtier=" (courtier) } hidden { (returned(desk, colour, courtier)) }
                        }
                    }
                }))
            }
            div #keep.act data-lights {
                (slab(Some("keep-button"), "", Some(&keep), &html! {
                    span.name { (desk.word("board-keep")) }
                    small { (desk.word("board-keep-more")) }
                }))
            }
        }
    }
}

fn desk_first(desk: &Desk<'_>) -> Why {
    Why {
        text: desk.word("board-exchange-why"),
        title: desk.word("exchange-when"),
        rule: Some("exchange-when"),
    }
}

fn returned(desk: &Desk<'_>, colour: Colour, courtier: Courtier) -> String {
    desk.say(&desk.of("board-exchange-card", courtier).word("colour", colour.name()))
}
