//! The menu of the table: the ways out, and back.

use game::{Phrase, Seat};
use maud::{Markup, html};

use super::{TablePage, clock, first, talk};
use crate::levels;

/// What the menu of a table offers to whoever looks.
#[derive(Hash)]
pub struct Menu {
    /// Leaving.
    pub leave: bool,
    /// Coming back.
    pub back: bool,
    /// Giving the seat of somebody who is absent to a bot.
    pub absent: Option<Seat>,
    /// Closing the table.
    pub close: bool,
    /// The table at which somebody else sits whose name may be reported.
    pub report: Option<String>,
}

/// The menu of the table: the ways out, and back. It lies in the live region, because what it offers changes with the game;
/// the script opens it.
pub(super) fn menu(page: &TablePage<'_>) -> Markup {
    let on = (
        (&page.menu, page.path, page.ended.is_some(), page.waiting),
        (page.watching, page.chat, clock::may_pause(page)),
    );
    page.scene.part("menu", &on, || drawn(page))
}

fn drawn(page: &TablePage<'_>) -> Markup {
    let Menu { leave, back, absent, close, ref report } = page.menu;
    html! {
        section #menu.menu role="dialog" aria-label=(page.say("menu-title")) {
            header { b { (page.say("menu-title")) } button.close type="button" data-menu aria-label=(page.say("close")) { "×" } }
            p.cond { (page.say(if page.ended.is_some() { "menu-over" } else if leave || back { "menu-cond" } else { "menu-watch" })) }
            @if page.ended.is_none() { (preferences(page, leave)) }
            (talk::preferences(page))
            a.mi href={ "/learn/" (page.board.game()) } target="_blank" rel="noopener" {
                svg aria-hidden="true" { use href="#m-advice"; } span { (page.say("nav-learn")) small { (page.say("learn-menu")) } }
            }
            button.mi type="button" data-keys aria-haspopup="dialog" {
                svg aria-hidden="true" { use href="#m-keys"; } span { (page.say("keys")) }
            }
            @for (path, word) in [("symbols", "helps-all"), ("aid", "aid")] {
                a.mi href={ "/rules/" (page.board.game()) "/" (path) } target="_blank" rel="noopener" {
                    svg aria-hidden="true" { use href="#m-book"; } span { (page.say(word)) }
                }
            }
            @if let Some(goal) = first::goal_line(page.words) {
                div.mi.thegoal {
                    svg aria-hidden="true" { use href="#m-seal"; }
                    span { (page.say("guide-goal")) small { (goal) } }
                    @if leave { button type="button" data-goal="yes" { (page.say("guide-show")) } }
                }
            }
            (clock::menu(page))
            a.mi href={ (page.path.replacen("/t/", "/g/", 1)) "/verify" } target="_blank" rel="noopener" {
                svg aria-hidden="true" { use href="#m-seal"; }
                // The script writes the digits: they are no part of a frame.
                span { (page.say(if page.ended.is_some() { "menu-chance-over" } else { "menu-chance" })) small.sealed {} }
            }
            @if let Some(table) = report {
                a.mi href={ "/report?table=" (table) } {
                    svg aria-hidden="true" { use href="#m-report"; } span { (page.say("menu-report")) small { (page.say("menu-report-more")) } }
                }
            }
            @if leave && !page.waiting {
                div.mi.hands-over {
                    svg aria-hidden="true" { use href="#m-bot"; }
                    span { (page.say("menu-hand")) small { (page.say("menu-hand-more")) } }
                    (level_select(page, "leave-level"))
                    button type="button" data-post="leave" data-fields="for-good=no" data-with="leave-level" { (page.say("menu-hand-do")) }
                }
                details.mi.out #resigning {
                    summary { svg aria-hidden="true" { use href="#m-leave"; } span { (page.say("menu-resign")) } }
                    p { (page.say("menu-resign-more")) }
                    button.danger type="button" data-post="leave" data-fields="for-good=yes" data-with="leave-level" { (page.say("menu-resign-do")) }
                }
            }
            @if leave && page.waiting {
                button.mi type="button" data-post="leave" data-fields="for-good=yes" {
                    svg aria-hidden="true" { use href="#m-leave"; } span { (page.say("menu-stand-up")) }
                }
            }
            @if back {
                button.mi type="button" data-post="join" {
                    svg aria-hidden="true" { use href="#m-undo"; } span { (page.say("menu-back")) small { (page.say("menu-back-more")) } }
                }
            }
            @if let Some(seat) = absent {
                div.mi.hands-over {
                    svg aria-hidden="true" { use href="#m-bot"; }
                    span { (page.words.say(&Phrase::new("menu-replace").with("seat", seat))) small { (page.say("menu-replace-more")) } }
                    (level_select(page, "replace-level"))
                    button type="button" data-post="replace" data-fields={ "seat=" (seat) } data-with="replace-level" { (page.say("menu-replace-do")) }
                }
            }
            @if close {
                details.mi.out #closing {
                    summary { svg aria-hidden="true" { use href="#m-leave"; } span { (page.say("menu-close")) } }
                    p { (page.say("menu-close-more")) }
                    button.danger type="button" data-post="close" { (page.say("menu-close-do")) }
                }
            }
        }
    }
}

/// How whoever looks wants to play: the browser keeps it, and the script shows what is chosen.
fn preferences(page: &TablePage<'_>, plays: bool) -> Markup {
    html! {
        @if plays {
            button.mi type="button" role="switch" data-prefer="confirm" aria-checked="false" {
                svg aria-hidden="true" { use href="#m-check"; }
                span { (page.say("confirm")) small { (page.say("confirm-more")) } }
                span.switch aria-hidden="true" { i {} }
            }
        }
        div.mi.paces {
            svg aria-hidden="true" { use href="#m-pace"; }
            span #paces { (page.say("pace")) }
            span.seg role="group" aria-labelledby="paces" {
                @for pace in ["once", "calm", "step"] {
                    button type="button" data-pace=(pace) aria-pressed="false" { (page.say(&format!("pace-{pace}"))) }
                }
            }
        }
    }
}

/// The level of a bot that plays on.
fn level_select(page: &TablePage<'_>, id: &str) -> Markup {
    html! {
        select #(id) name="level" aria-label=(page.say("menu-level")) {
            @for level in bots::Level::ALL {
                option value=(level.name()) selected[level == levels::USUAL] { (page.say(levels::title(level))) }
            }
        }
    }
}
