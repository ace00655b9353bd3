//! What the viewer is asked, and what is known of the players.

use game::{Phrase, Seat};
use great_wall::{Card, Move, Phase, ScoresLie, Stake};
use maud::{Markup, html};

use super::desk::Desk;

/// One sentence for each state of choosing, and the steps of the turn.
pub(super) fn prompt(desk: &Desk<'_>) -> Markup {
    html! {
        @if desk.checks() { (claims(desk)) } @else { (actions(desk)) }
        (steps(desk))
    }
}

/// A sentence, and what else there is to know.
fn sentence(when: &str, say: &str, more: &str) -> Markup {
    html! {
        p.prompt.say data-when=(when) hidden[!when.is_empty()] { (say) " " small { (more) } }
    }
}

fn claims(desk: &Desk<'_>) -> Markup {
    let sections: Vec<usize> =
        (desk.table.section_ids()).filter(|&id| desk.table.is_claimable(id)).map(|id| id.number()).collect();
    let ask = Phrase::new("board-ask-claim")
        .with("claims", desk.table.setup.claims.name())
        .with("count", sections.len())
        .with("sections", sections);
    let more = match (desk.table.phase, desk.refusal(Move::Decline)) {
        (Phase::LastCheck, _) => "board-ask-claim-last",
        (_, Some(_)) => "board-ask-claim-must",
        (_, None) => "board-ask-claim-more",
    };
    html! {
        (sentence("", &desk.say(&ask), &desk.word(more)))
        @for id in desk.table.section_ids().filter(|&id| desk.table.is_claimable(id)) {
            @if let Stake::Both(high, low) = desk.table.section(id).stake {
                @for favour in [Some(high), Some(low).filter(|&low| low != high)].into_iter().flatten() {
                    @let lay = Phrase::new("board-ask-lay").with("favour", favour.value()).with("section", id.number());
                    (sentence(&format!("section={id} favour={favour}"), &desk.say(&lay), &desk.word("board-ask-lay-more")))
                }
            }
        }
    }
}

fn actions(desk: &Desk<'_>) -> Markup {
    let pile = desk.me().map_or(0, |me| desk.table.piles[me.index()]);
    let empty_hand = desk.own.is_none_or(|(_, hand)| hand.is_empty());
    let ask = match (empty_hand, pile) {
        (true, _) => "board-ask-draw",
        (_, 0) => "board-ask-play",
        _ => "board-ask-act",
    };
    let more = if desk.table.phase == Phase::First { "board-ask-first" } else { "board-ask-second" };
    html! {
        (sentence("", &desk.word(ask), &desk.word(more)))
        @for card in Card::ALL {
            @for count in 1..=desk.holds(card) {
                @let when = format!("card={card} count={count}");
                @if card == Card::Dragon {
                    (sentence(&when, &desk.word("board-ask-dragon"), &desk.word("board-ask-dragon-more")))
                } @else {
                    @let more = match card {
                        Card::Cavalry => "board-ask-cavalry-more",
                        Card::Noble => "board-ask-noble-more",
                        _ => "board-ask-section-more",
                    };
                    @let ask = Phrase::new("board-ask-section").with("count", count).word("card", card.name());
                    (sentence(&when, &desk.say(&ask), &desk.word(more)))
                }
            }
        }
    }
}

/// Where the turn stands: the check, and two actions.
fn steps(desk: &Desk<'_>) -> Markup {
    let now = match desk.table.phase {
        Phase::Check => 0,
        Phase::First => 1,
        Phase::Second => 2,
        Phase::LastCheck | Phase::Over => return html! {},
    };
    html! {
        ol.steps aria-label=(desk.word("board-steps")) {
            @for (n, step) in ["board-step-check", "board-step-first", "board-step-second"].into_iter().enumerate() {
                li.done[n < now] aria-current=[(n == now).then_some("step")] { (desk.word(step)) }
            }
        }
    }
}

/// Hand, pile and favours of a player. Favours lie face down, so only their owner reads what they are worth.
pub(super) fn facts(desk: &Desk<'_>, seat: Seat) -> Markup {
    let table = desk.table;
    let won = &table.won[seat.index()];
    let open = desk.is_me(seat) || table.setup.scores == ScoresLie::Open || table.phase == Phase::Over;
    let favours = if won.is_empty() {
        desk.word("board-won-none")
    } else if open {
        let worth = table.scores().total(seat);
        desk.say(&Phrase::new("board-won-open").with("count", won.size()).with("worth", worth))
    } else {
        desk.say(&Phrase::new("board-won").with("count", won.size()))
    };
    let fact = |id, sign, count: u32| {
        let title = desk.say(&Phrase::new(id).with("count", count));
        html! {
            span {
                svg aria-hidden="true" { use href={ "#" (sign) } {} }
                b aria-hidden="true" { (count) }
                span.sr { (title) }
            }
        }
    };
    html! {
        span.facts {
            (fact("board-fact-hand", "m-cards", table.hand_size(seat)))
            (fact("board-fact-pile", "m-deck", table.piles[seat.index()].into()))
            span.won data-help="won" {
                @for n in 0..won.size().min(5) { i #{ "won-p" (seat) "-" (n + 1) } aria-hidden="true" {} }
                span { (favours) }
            }
        }
    }
}

/// The favours that still come.
pub(super) fn supply(desk: &Desk<'_>) -> Markup {
    let id = if desk.table.phase == Phase::Over { "board-supply-over" } else { "board-supply" };
    let pairs = desk.table.pairs_removed();
    let removed = Phrase::new("board-removed").with("count", pairs.len()).with("favours", pairs.clone());
    html! {
        p #supply.supply {
            svg aria-hidden="true" viewBox="0 0 48 48" { use href="#m-favour" {} }
            span {
                (desk.say(&Phrase::new(id).with("count", desk.table.supply.size())))
                @if !pairs.is_empty() { " " span.removed { (desk.say(&removed)) } }
            }
        }
    }
}
