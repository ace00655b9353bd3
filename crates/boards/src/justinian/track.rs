//! The three phases, and the tokens on the phase space.

use game::{Phrase, Seat};
use justinian::board::{PHASES, THRESHOLDS};
use justinian::pieces::each;
use justinian::{Decision, Move, Spot, Token};
use maud::{Markup, html};

use super::desk::{Desk, badge, roman};
use super::marks::{Pill, pennant, value};
use crate::Scene;
use crate::press::{Press, slab};

/// The phases in a row, and what the others have laid there.
pub(super) fn track(desk: &Desk<'_>) -> Markup {
    let open = desk.table.decision == Decision::Colour;
    html! {
        section.track aria-label=(desk.word("board-phases")) {
            ol.phases { @for phase in 0..PHASES { (stage(desk, phase)) } }
            @if !matches!(desk.table.decision, Decision::Exchange | Decision::Over) { ul.rivals aria-label=(desk.word("board-rivals")) {
                @for seat in desk.seats().filter(|&seat| !desk.is_me(seat)) { (rival(desk, seat, open)) }
            } }
        }
    }
}

fn stage(desk: &Desk<'_>, phase: usize) -> Markup {
    let table = desk.table;
    let over = table.decision == Decision::Over;
    let id = format!("phase-{}", phase + 1);
    let numeral = html! { span.r aria-hidden="true" { (roman(phase + 1)) } };
    if let Some(scored) = table.scored(phase) {
        let phrase =
            Phrase::new("board-phase-scored").with("phase", phase + 1).word("colour", scored.colour.name());
        let text = desk.say(&phrase);
        return html! {
            li #(id).past { (numeral) (pennant(scored.colour)) span.sr { (text) } }
        };
    }
    if phase != usize::from(table.phase) || over {
        let phrase =
            Phrase::new("board-phase-later").with("phase", phase + 1).with("threshold", THRESHOLDS[phase]);
        let text = desk.say(&phrase);
        return html! {
            li #(id).later {
                (numeral) span.need data-help="threshold" aria-hidden="true" { (THRESHOLDS[phase]) } span.sr { (text) }
            }
        };
    }
    let press = desk.world.is_some().then(|| press(desk));
    html! {
        li #(id).now data-lights { (slab(Some("phase-space"), "space", press.as_ref(), &space(desk, &numeral))) }
    }
}

/// Pressing the phase space lays the chosen token there.
fn press(desk: &Desk<'_>) -> Press {
    let token = desk.held().next().unwrap_or(Token::Plus1);
    let why = desk.refusal(Move::Token { token: Some(token), spot: Spot::Phase });
    Press {
        pick: "place=phase".to_owned(),
        needs: Some("token".into()),
        why: Some(why.unwrap_or_else(|| desk.token_first())),
        quiet: !desk.decides(Decision::Turn),
        ..Press::default()
    }
}

/// The space of this phase: the viewer's tokens, what they are worth, and what it takes.
fn space(desk: &Desk<'_>, numeral: &Markup) -> Markup {
    let threshold = desk.table.threshold();
    let phase = desk.table.phase + 1;
    let Some((me, own)) = desk.me().and_then(|me| Some((me, desk.view.space_tokens(me)?))) else {
        let phrase = Phrase::new("board-phase-now").with("phase", phase).with("threshold", threshold);
        return html! { (numeral) span.words { (desk.say(&phrase)) } };
    };
    let total = own.total();
    let chooses = desk.table.decision == Decision::Colour && desk.is_me(desk.table.turn);
    let sum = |total: u8| {
        let of = || desk.say(&Phrase::new("board-of").with("threshold", threshold));
        if total < threshold { of() } else { format!("≥ {threshold}") }
    };
    html! {
        span.sr { (desk.say(&Phrase::new("board-phase-space").with("phase", phase))) " " }
        (numeral)
        span.laid aria-hidden="true" {
            @for (n, token) in each(&own.all()).enumerate() {
                (Pill {
                    seat: me,
                    token: Some(token),
                    from: Some((format!("token-p{me}-phase-{}", n + 1), format!("hand-{}", token.name()))),
                    class: String::new(),
                }.draw())
            }
            @for token in Token::ALL.into_iter().filter(|_| takes(desk)) {
                span.ghost data-when={ "token=" (token.name()) } hidden { (value(token)) }
            }
        }
        (meter(desk, total, threshold))
        span.sum {
            span data-when="" { b { (total) } " " (sum(total)) }
            @for token in Token::ALL.into_iter().filter(|_| takes(desk)) {
                @let then = total + token.worth();
                span data-when={ "token=" (token.name()) } hidden { b { (total) " → " (then) } " " (sum(then)) }
            }
        }
        @if chooses { span.chooses { (desk.word("board-highest")) } }
    }
}

/// Whether a token could be laid on the phase space now. Then every kind has its place there, whatever is held, as on the courtiers: what can be chosen shows.
fn takes(desk: &Desk<'_>) -> bool {
    desk.decides(Decision::Turn) && !desk.table.alone
}

/// How far the total is from what it takes, and how far each token would bring it.
fn meter(desk: &Desk<'_>, total: u8, threshold: u8) -> Markup {
    let (total, end) = (u32::from(total), u32::from(threshold));
    html! {
        svg.meter viewBox={ "0 0 " (end * 10) " 10" } preserveAspectRatio="none" aria-hidden="true" {
            rect.all width=(end * 10) height="10" {}
            @for token in Token::ALL.into_iter().filter(|_| takes(desk)) {
                rect.would width=((total + u32::from(token.worth())).min(end) * 10) height="10"
                    data-when={ "token=" (token.name()) } hidden {}
            }
            rect.have width=(total.min(end) * 10) height="10" {}
            @for n in 1..end { rect.gap x=(n * 10 - 1) width="1.4" height="10" {} }
        }
    }
}

/// What another player has laid on the phase space: face down, or turned up while the colour is named.
fn rival(desk: &Desk<'_>, seat: Seat, open: bool) -> Markup {
    let space = desk.view.space(seat);
    let tokens: Vec<Option<Token>> = match desk.view.space_tokens(seat) {
        Some(tokens) => each(&tokens.all()).map(Some).collect(),
        None => vec![None; space.count().into()],
    };
    let total = desk.view.space_total(seat);
    let first = open && desk.table.turn == seat;
    let threshold = desk.table.threshold();
    let text = match total {
        Some(total) if open => Phrase::new("board-rival-total").with("total", total),
        _ => Phrase::new("board-rival").with("count", space.count()),
    };
    let text = desk.say(&text.with("seat", seat));
    // Whoever was asked has enough: everybody saw it.
    let enough = (space.enough > 0 && !open).then(|| {
        desk.say(&Phrase::new("board-rival-enough").with("seat", seat).with("threshold", threshold))
    });
    html! {
        li #{ "space-p" (seat) }.{ "rival " (Scene::colour(seat)) @if first { " first" } @if tokens.is_empty() { " none" } } {
            (badge(seat))
            span.laid.many[tokens.len() > 4] aria-hidden="true" {
                @for (n, token) in tokens.iter().enumerate() {
                    (Pill {
                        seat,
                        token: *token,
                        from: Some((format!("token-p{seat}-phase-{}", n + 1), format!("player-p{seat}"))),
                        class: if open { format!("turned t-{}", n + 1) } else { String::new() },
                    }.draw())
                }
            }
            b aria-hidden="true" {
                @if let Some(total) = total.filter(|_| open) { (total) } @else { "×" (space.count()) }
            }
            span.who aria-hidden="true" { (desk.name(seat)) }
            @if let Some(enough) = enough { span.enough data-help="threshold" { "≥ " (threshold) span.sr { (enough) } } }
            @if first { span.chooses { (desk.word("board-highest")) } }
            span.sr { (text) }
        }
    }
}
