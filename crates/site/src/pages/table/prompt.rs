//! What the viewer is asked now.

use boards::Scene;
use game::{Phrase, Seat, Turn};
use maud::{Markup, html};

use super::{Invitation, TablePage, clock, talk};
use crate::pages::advice;

/// One line that says what the viewer is asked to do now, with the steps of the turn and the way back.
pub(super) fn prompt(page: &TablePage<'_>) -> Markup {
    let (context, scene) = (page, &page.scene);
    let say = |id: &'static str, seat: Seat| page.words.say(&Phrase::new(id).with("seat", seat));
    let stands = page.timing.as_ref().is_some_and(|timing| timing.paused || timing.out.is_some());
    let mine = scene.mine() && page.curtain.is_none() && !page.waiting && !stands;
    html! {
        section #prompt.promptbar.waiting[!mine && page.curtain.is_none()].watchbar[page.watching] tabindex="-1" aria-label=(context.say("asked")) aria-live="polite" {
            @if page.trouble {
                p.trouble role="alert" { (context.say("trouble")) }
            }
            (clock::offer(page))
            @if let (true, Some(invitation)) = (page.waiting, &page.invitation) {
                span.seal { (context.say("seal-invited")) }
                (invited(page, invitation))
            } @else if page.waiting {
                span.seal { (context.say("seal-wait")) }
                div.say.prompt {
                    (context.say("prompt-open"))
                    span.link {
                        input #invite.field readonly value=(page.path) data-address aria-label=(context.say("invite"));
                        button type="button" data-copy="invite" data-done=(context.say("copied")) { (context.say("copy")) }
                        @if page.may_join {
                            button.primary type="button" data-post="join" { (context.say("join")) }
                        }
                        @if page.host {
                            button type="button" data-post="fill" { (context.say("fill")) }
                        }
                    }

                }
            } @else if let Some(standing) = clock::standing(page) {
                (standing)
            } @else if let Some(over) = clock::over(page) {
                (over)
            } @else if let Some(seat) = page.curtain {
                span.seal { (context.say("seal-pass")) }
                p.prompt.say { (say("prompt-curtain", seat)) small { (context.say("prompt-curtain-more")) } }
                div.undo {
                    button #lift.primary type="button" data-seat=(seat) { (say("lift", seat)) }
                }
            } @else if page.watching && scene.turn != Turn::Over {
                (talk::watching(page))
            } @else if let Some(seat) = page.held {
                @if mine {
                    span.seal { (context.say("seal-yours")) }
                    p.prompt.say { (context.say("prompt-held-own")) small { (context.say("prompt-held-more")) } }
                    div.undo {
                        (ways_back(page))
                        button #endturn.primary type="button" data-post="end-turn" data-fields={ "decision=" (page.decision) } {
                            (context.say("end-turn"))
                        }
                    }
                } @else {
                    span.seal { (context.say("seal-wait")) }
                    p.prompt.say { (say("prompt-held", seat)) }
                }
            } @else if mine {
                span.seal { (context.say("seal-yours")) }
                (page.board.prompt(page.view, scene))
                div.undo {
                    button #cancel type="button" hidden { (context.say("cancel")) }
                    @if page.advice { (advice::button(page.words, page.decision)) }
                    (ways_back(page))
                }
            } @else {
                span.seal { (context.say(if scene.turn == Turn::Over { "seal-over" } else { "seal-wait" })) }
                p.prompt.say {
                    @match scene.turn {
                        Turn::Over if page.end.is_some() => (context.say("prompt-over")),
                        Turn::Over => (context.say("prompt-closed")),
                        Turn::Of(seat) if thinks(scene, seat) => {
                            span.thinking { svg aria-hidden="true" { use href="#m-bot"; } } (say("prompt-thinks", seat))
                        }
                        Turn::Of(seat) => (say("prompt-waits", seat)),
                    }
                }
                div.undo { (ways_back(page)) }
            }
            (pacing(page))
        }
    }
}

/// Taking back a step, or the turn as far as it can be.
fn ways_back(page: &TablePage<'_>) -> Markup {
    let ways = [("step", "#m-undo", "undo-step"), ("turn", "#m-undo-all", "undo-turn")];
    html! {
        @if page.undo {
            @for (what, sign, word) in ways {
                button type="button" data-post="undo" data-fields={ "what=" (what) " decision=" (page.decision) } {
                    svg aria-hidden="true" { use href=(sign); } span { (page.say(word)) }
                }
            }
        }
    }
}

/// Shown by the script in the place of the ways back, while what bots did waits to be shown at the viewer's pace.
fn pacing(page: &TablePage<'_>) -> Markup {
    html! {
        div #pacing.pacers role="group" aria-label=(page.say("pace")) {
            button type="button" data-pacing="pause" aria-pressed="false" { (page.say("pace-pause")) }
            button type="button" data-pacing="next" { (page.say("pace-next")) }
            button type="button" data-pacing="newest" {
                span.then { (page.say("pace-newest")) } span.mine { (page.say("pace-mine")) }
            }
        }
    }
}

/// Who invites, to which game, who sits there, what was agreed, and the way in.
fn invited(page: &TablePage<'_>, invitation: &Invitation) -> Markup {
    let game = page.say(page.board.game());
    let host = match &invitation.host {
        Some(host) => Phrase::new("invited").with("host", host.clone()).with("game", game),
        None => Phrase::new("invited-plain").with("game", game),
    };
    let sits = Phrase::new("invited-sits").with("names", invitation.sits.clone());
    let free = Phrase::new("invited-free").with("count", invitation.free);
    html! {
        div.say.prompt.invitation {
            b { (page.words.say(&host)) } " "
            span.terms {
                @if !invitation.sits.is_empty() { (page.words.say(&sits)) " " }
                (page.words.say(&free))
                @for agreed in &invitation.agreed { " " (agreed) }
            }
            span.link {
                @if page.unkept {
                    span.unkept { (page.say("no-rated-join")) } a.button.primary href="/me#keep" { (page.say("row-keep")) }
                } @else {
                    button.primary type="button" data-post="join" { (page.say("join")) }
                }
            }
        }
    }
}

pub(super) fn thinks(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.players.iter().any(|player| player.seat == seat && player.thinking)
}
