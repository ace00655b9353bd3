//! What the viewer is asked: one sentence for each state of choosing, then the choices that have no place on the board,
//! what this play has given so far, and which abilities answer.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::{Action, Card, Colour, Grant, Move, Official, Phase, Region, Spot};

use super::account::{account, answers};
use super::desk::Desk;
use super::marks::{
    ability_words, action_icon, bonus_icon, icon, marker, official_icon, region_badge, spine, spot_icon,
};
use super::mine::gain;
use super::opening;
use super::sides;
use crate::press::{Press, slab};

/// The whole panel.
pub(super) fn prompt(desk: &Desk<'_>) -> Markup {
    html! {
        (sentences(desk))
        div.panelbody {
            @if desk.table.phase == Phase::Play { @for card in desk.cards() { (chosen(desk, card)) } }
            (choices(desk))
            // What can be pressed stands before what is only told.
            @if desk.table.phase == Phase::Abilities { (answers(desk)) (account(desk)) }
            @else { (account(desk)) (answers(desk)) }
            (ending(desk))
        }
    }
}

/// A sentence, and what else there is to know.
fn sentence(when: &str, say: &str, more: Option<String>) -> Markup {
    html! {
        p.prompt.say data-when=(when) hidden[!when.is_empty()] { (say) @if let Some(more) = more { " " small { (more) } } }
    }
}

fn sentences(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let plain = |id: &str| sentence("", &desk.word(id), None);
    let chosen = |when: &str, id: &str| sentence(when, &desk.word(id), None);
    match table.phase {
        Phase::Board => plain("board-ask-board"),
        Phase::Bid { high, .. } => {
            let id = if high == 0 { "board-ask-bid-first" } else { "board-ask-bid" };
            sentence(
                "",
                &desk.say(&Phrase::new(id).with("high", high)),
                Some(desk.word("board-ask-bid-more")),
            )
        }
        Phase::Discard => {
            sentence("", &desk.word("board-ask-discard"), Some(desk.word("board-ask-discard-more")))
        }
        Phase::Play => html! {
            (sentence("", &desk.word("board-ask-play"), Some(desk.word("board-ask-play-more"))))
            @for card in desk.cards() {
                (sentence(&format!("card={card}"), &desk.say(&Phrase::new("board-ask-place").with("card", card.number())), None))
            }
            (chosen("do=move", "board-ask-down"))
        },
        Phase::Official(grant) => {
            let region = match grant {
                Grant::Reward(region) => Some(desk.at("board-ask-official-in", region)),
                Grant::Recruit | Grant::Square => None,
            };
            html! {
                (sentence("", &region.unwrap_or_else(|| desk.word("board-ask-official")), None))
                @for official in Official::ALL {
                    (sentence(&format!("official={official}"), &desk.say(&Phrase::new("board-ask-official-where").word("official", official.name())), None))
                }
            }
        }
        Phase::Points { left, .. } => html! {
            (sentence("", &desk.say(&Phrase::new("board-ask-points").with("count", left)), Some(desk.word("board-ask-points-more"))))
            (chosen("do=move", "board-ask-to"))
        },
        Phase::Install => plain("board-ask-install"),
        Phase::Hire => sentence("", &desk.word("board-ask-hire"), Some(desk.word("board-ask-hire-more"))),
        Phase::Palace => plain("board-ask-palace"),
        Phase::PalaceWorker(_) => plain("board-ask-palace-worker"),
        Phase::Tall => plain("board-ask-tall"),
        Phase::Wall => plain("board-ask-wall"),
        Phase::WallWorkers { left, .. } => {
            sentence("", &desk.say(&Phrase::new("board-ask-wall-worker").with("count", left)), None)
        }
        Phase::Abilities => html! { (plain("board-ask-abilities")) (chosen("do=move", "board-ask-down")) },
        Phase::Marker => plain("board-ask-marker"),
        Phase::Calm { worker } => plain(if worker { "board-ask-calm-worker" } else { "board-ask-calm" }),
        Phase::Worker => html! { (plain("board-ask-worker")) (chosen("do=worker", "board-ask-to")) },
        Phase::Governor => html! { (plain("board-ask-governor")) (chosen("do=governor", "board-ask-to")) },
        Phase::Offer => offer(desk),
        Phase::Over => html! {},
    }
}

/// The reward that is offered, and what it costs.
fn offer(desk: &Desk<'_>) -> Markup {
    let aspect = desk.table.aspect.unwrap_or(Colour::Ivory);
    let reward = desk.table.board().reward(aspect, desk.table.round);
    let count = desk.table.influence(desk.seat(), aspect);
    let ask = reward
        .phrase(["board-ask-offer", "board-ask-offer-in", "board-ask-offer-among", "board-ask-offer-any"])
        .word("aspect", aspect.aspect());
    let more = Phrase::new("board-ask-offer-more").with("count", count).word("colour", aspect.name());
    sentence("", &desk.say(&ask), Some(desk.say(&more)))
}

/// With a chosen card: what it would bring above each region, and which abilities would answer at the Court.
fn chosen(desk: &Desk<'_>, card: Card) -> Markup {
    let way = match desk.table.top {
        None => Phrase::new("board-way-first"),
        Some(top) if card > top => Phrase::new("board-way-higher").with("top", top.number()),
        Some(top) => Phrase::new("board-way-lower").with("top", top.number()),
    };
    html! {
        div.chosenplay data-help="chosen-play" data-when={ "card=" (card) } hidden {
            p.means { (ability_words(desk, card)) }
            div.where {
                h2 { (desk.word("board-place-it")) }
                ul { @for region in Region::ALL.into_iter().filter(|&region| desk.allows(Move::Tuck { card, region })) { li { (place(desk, card, region)) } } }
            }
            div.tocourt {
                h2 { (desk.word("board-or-court")) }
                p { (desk.say(&way.with("card", card.number()))) }
                @for action in Action::ALL.into_iter().filter(|&action| desk.allows(Move::Court { card, action })) { (would(desk, card, action)) }
            }
        }
    }
}

/// One line for each region: markers, unrest, and what that means.
fn place(desk: &Desk<'_>, card: Card, region: Region) -> Markup {
    let (table, seat, colour) = (desk.table, desk.seat(), card.colour());
    let brings = table.would_bring(seat, colour, region);
    let value = table.influence(seat, colour) + brings.markers;
    let best = desk
        .seats()
        .filter(|&other| other != seat)
        .map(|other| table.influence(other, colour))
        .max()
        .unwrap_or(0);
    let id = match value.cmp(&best) {
        std::cmp::Ordering::Greater => "board-then-lead",
        std::cmp::Ordering::Equal => "board-then-level",
        std::cmp::Ordering::Less => "board-then",
    };
    let silent = table.player(seat).unrest[region.index()] + brings.unrest >= table.track(seat, region);
    let then = desk.say(&Phrase::new(id).word("aspect", colour.aspect()).with("value", value));
    let press = Press { pick: format!("card={card} do=tuck region={region}"), ..Press::default() };
    html! {
        (slab(Some(&format!("place-{card}-{}", region.number())), "placebutton", Some(&press), &html! {
            (region_badge(desk, region))
            b { (gain(desk, colour, region)) " +" (brings.unrest) (icon("unrest")) span.sr { (desk.word("board-unrest")) } }
            span { (then) @if silent { "; " (desk.word("board-then-silent")) } }
        }))
    }
}

/// The abilities that would answer an action: cards, then the player board.
fn would(desk: &Desk<'_>, card: Card, action: Action) -> Markup {
    let (table, seat) = (desk.table, desk.seat());
    let cards: Vec<(Region, Card)> = table.would_answer(seat, card, action).collect();
    let board = table.board_ability(seat, action).is_some();
    html! {
        @if !cards.is_empty() || board {
            div.would {
                (icon(action_icon(action))) span.sr { (desk.word(action.name())) ": " }
                @for (region, other) in cards {
                    @let bonus = table.board().bonus(other);
                    @let silent = table.is_silent(seat, region);
                    span.chip.off[silent] {
                        (region_badge(desk, region)) (icon(bonus_icon(bonus))) span.sr { (desk.word(bonus.name())) }
                        @if silent { small { (desk.word("board-silent")) } }
                    }
                }
                (sides::chip(desk, seat, action))
            }
        }
    }
}

/// A choice as a button of the panel.
fn choice(id: &str, press: &Press, inside: &Markup) -> Markup {
    slab(Some(id), "choice", Some(press), inside)
}

/// What is chosen here rather than on the board, or as well here, where a finger finds it more easily.
fn choices(desk: &Desk<'_>) -> Markup {
    match desk.table.phase {
        Phase::Bid { high, .. } => opening::bids(desk, high),
        Phase::Official(grant) => html! {
            div.choices { @for official in Official::ALL { (official_choice(desk, grant, official)) } }
        },
        Phase::Install => installs(desk),
        Phase::Palace => html! {
            div.choices {
                @for region in Region::ALL.into_iter().filter(|&region| desk.allows(Move::Palace { region })) {
                    @let press = desk.press(format!("do=palace region={region}"), Move::Palace { region });
                    (choice(&format!("palace-in-{}", region.number()), &press, &html! {
                        (region_badge(desk, region)) span { (desk.say(&Phrase::new("board-vp").with("points", desk.player().all_cards()))) }
                    }))
                }
            }
        },
        Phase::Marker | Phase::Tall => html! {
            div.choices {
                @for colour in Colour::ALL {
                    @let press = desk.press(format!("do=marker colour={colour}"), Move::Marker { colour });
                    (choice(&format!("marker-{colour}"), &press, &html! { (marker(desk, colour)) span aria-hidden="true" { (desk.word(colour.aspect())) } small { (desk.table.influence(desk.seat(), colour)) " → " (desk.table.influence(desk.seat(), colour) + if desk.table.phase == Phase::Tall { 3 } else { 1 }) } }))
                }
            }
        },
        Phase::Offer => html! {
            div.acts {
                (choice("accept", &Press { pick: "do=accept".to_owned(), ..Press::default() }, &html! { (desk.word("board-accept")) }))
                (choice("pass", &Press { pick: "do=pass".to_owned(), ..Press::default() }, &html! { (desk.word("board-pass")) }))
            }
        },
        _ => html! {},
    }
}

/// The colour of an Official; where he goes is pressed on the board, unless there is but one place.
fn official_choice(desk: &Desk<'_>, grant: Grant, official: Official) -> Markup {
    let region = if let Grant::Reward(region) = grant { region } else { Region::One };
    let press = Press {
        pick: format!("do=official official={official}"),
        why: desk.refusal(Move::Official { official, region }),
        quiet: true,
        ..Press::default()
    };
    let left = Phrase::new("board-left").with("count", desk.player().left(official));
    choice(
        &format!("take-{official}"),
        &press,
        &html! {
            (icon(official_icon(official))) span { (desk.word(official.name())) } small { (desk.say(&left)) }
        },
    )
}

/// The squares where a Governor can be installed.
fn installs(desk: &Desk<'_>) -> Markup {
    let can: Vec<(Region, Spot)> = Region::ALL
        .into_iter()
        .flat_map(|region| Spot::ALL.map(|spot| (region, spot)))
        .filter(|&(region, spot)| desk.allows(Move::Install { region, spot }))
        .collect();
    html! {
        div.choices.many[can.len() > 6] {
            @for (region, spot) in can {
                @let press = desk.press(format!("do=install region={region} spot={spot}"), Move::Install { region, spot });
                (choice(&format!("install-{}-{spot}", region.number()), &press, &html! {
                    (region_badge(desk, region)) (icon(spot_icon(spot))) span { (desk.word(spot.name())) }
                }))
            }
        }
    }
}

/// The end of a step that may be left, or of the turn.
fn ending(desk: &Desk<'_>) -> Markup {
    let id = match desk.table.phase {
        Phase::Abilities => "board-end-turn",
        Phase::Points { .. } => "board-done-points",
        Phase::Official(Grant::Square) => "board-done-official",
        _ => return html! {},
    };
    let press = desk.press("do=done".to_owned(), Move::Done);
    html! { div.acts { (slab(Some("done"), "choice finish", Some(&press), &html! { (desk.word(id)) })) } }
}

/// The sign of the card that was played, for the head of the account.
pub(super) fn crumb(desk: &Desk<'_>, card: Card, action: Action) -> Markup {
    html! { span.crumb { (spine(card.colour())) b { (card) } (icon(action_icon(action))) span { (desk.word(action.name())) } } }
}
