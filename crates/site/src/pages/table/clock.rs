//! The clocks of a table: one for each player, what is to be decided when a time is over, the pause.
//!
//! A frame says what everybody had left when something last happened, and since when one of the clocks runs; the script lets
//! them tick from that (`static/play/clock.js`). So no frame depends on when it was drawn, and nothing is sent while time
//! passes.

use boards::Player;
use game::{Phrase, Seat};
use house::timing::Purse;
use house::{Speed, Table, Time};
use maud::{Markup, html};
use table::Occupant;

use super::TablePage;
use crate::agreed;

/// Time at a table where it is counted.
pub struct Timing {
    speed: Speed,
    /// What each seat has left, for those who have a clock.
    purses: Vec<Option<Purse>>,
    /// Whose clock runs, and since when.
    runs: Option<(Seat, Time)>,
    /// Whether the game is paused.
    pub paused: bool,
    /// Whose time has run out.
    pub out: Option<Seat>,
    /// Who wants a pause.
    wants_pause: Vec<Seat>,
}

impl Timing {
    /// The clocks of a table; nothing where no time is counted.
    #[must_use]
    pub fn of(table: &Table) -> Option<Self> {
        let seats = table.seating.seats();
        let has = |(seat, by): (Seat, &Occupant)| by.is_person().then(|| table.clocks.purse(seat));
        (table.is_timed() && table.ended.is_none()).then(|| Self {
            speed: table.header.terms.speed,
            purses: Seat::all(seats.len()).zip(seats).map(has).collect(),
            runs: table.runs().map(|seat| (seat, table.runs_since())),
            paused: table.clocks.paused,
            out: table.clocks.out.map(|(seat, _)| seat),
            wants_pause: table.clocks.wants_pause.clone(),
        })
    }

    const fn days(&self) -> bool {
        matches!(self.speed, Speed::Days { .. })
    }

    fn purse(&self, seat: Seat) -> Option<Purse> {
        self.purses.get(seat.index()).copied().flatten()
    }
}

/// The clock of a player: the bank, what is free this turn, a dot before the one that runs.
pub(super) fn clock(page: &TablePage<'_>, player: &Player) -> Option<Markup> {
    let timing = page.timing.as_ref()?;
    let purse = timing.purse(player.seat)?;
    let since = timing.runs.filter(|(seat, _)| *seat == player.seat).map(|(_, since)| since);
    let (days, whole) = (timing.days(), purse.whole());
    let low = whole < if days { LOW_DAYS } else { LOW };
    let shown = if days { whole } else { purse.bank };
    let own = page.own.contains(&player.seat);
    Some(html! {
        span.clk.low[low].struck[timing.paused] data-clock data-bank=(purse.bank) data-free=(purse.free) data-since=[since] data-days[days] data-own[own] {
            @if since.is_some() { span.turnmark aria-hidden="true" { "●" } " " }
            span.sr { (page.say("clock")) " " }
            b { (agreed::duration(page.words, shown, days)) }
            // There whenever it may be needed, so that the script only writes into it.
            @if !days { small hidden[since.is_none() || purse.free == 0] { "+" (purse.free / 1_000) " s" } }
        }
    })
}

/// Under this a clock is drawn as one that is short.
const LOW: Time = 60_000;
const LOW_DAYS: Time = 12 * 60 * 60 * 1_000;

/// The bar at the foot of a panel: what is left of the bank, or of the turn where people play by days.
pub(super) fn bar(page: &TablePage<'_>, player: &Player) -> Markup {
    let Some((timing, purse)) =
        page.timing.as_ref().and_then(|timing| Some((timing, timing.purse(player.seat)?)))
    else {
        return html! {};
    };
    let (left, whole) =
        if timing.days() { (purse.free, timing.speed.free()) } else { (purse.bank, timing.speed.bank()) };
    let share = (left * 100 / whole.max(1)).clamp(0, 100);
    html! {
        svg.bank aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" {
            rect width=(share) height="1" data-whole=(whole) {}
        }
    }
}

/// All clocks in one line, for a phone, where the players' panels are behind a tab.
pub(super) fn strip(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.timing.is_some() && !page.waiting {
            ul #strip.strip aria-hidden="true" {
                @for player in page.scene.players {
                    @let turn = page.scene.turn.seat() == Some(player.seat);
                    li.turn[turn] {
                        (super::emblem(page.board, player.seat))
                        @match clock(page, player) {
                            Some(clock) => (clock),
                            None => svg.abacus { use href="#m-bot"; },
                        }
                    }
                }
            }
        }
    }
}

/// What the prompt says while nobody may decide: a time has run out, or the game is paused. Nothing otherwise.
pub(super) fn standing(page: &TablePage<'_>) -> Option<Markup> {
    let timing = page.timing.as_ref()?;
    let plays = !page.own.is_empty();
    if timing.paused {
        return Some(html! {
            span.seal.paused { (page.say("seal-paused")) }
            p.prompt.say { (page.say("prompt-paused")) small { (page.say("prompt-paused-more")) } }
            @if plays {
                div.undo { button.primary type="button" data-post="resume" { (page.say("resume")) } }
            }
        });
    }
    let seat = timing.out?;
    let (said, more) = if page.own.contains(&seat) {
        (page.say("prompt-out-own"), "prompt-out-own-more")
    } else {
        (page.words.say(&Phrase::new("prompt-out").with("seat", seat)), "prompt-out-more")
    };
    let give = if timing.days() { "give-day" } else { "give" };
    Some(html! {
        span.seal { (page.say("seal-time")) }
        p.prompt.say { (said) small { (page.say(more)) } }
        @if plays && !page.own.contains(&seat) {
            div.undo.long {
                button.primary type="button" data-post="give" { (page.say(give)) }
                button type="button" data-post="play-on" { (page.say("play-on")) }
            }
        }
    })
}

/// What somebody reads whose time is over, while a bot plays the seat.
pub(super) fn over(page: &TablePage<'_>) -> Option<Markup> {
    page.over.then(|| {
        html! {
            span.seal { (page.say("seal-time")) }
            p.prompt.say { (page.say("prompt-over-own")) small { (page.say("prompt-over-own-more")) } }
            div.undo.long { button.primary type="button" data-post="join" { (page.say("take-back")) } }
        }
    })
}

/// An offer of a pause, to those who have not answered it; whoever made it may withdraw it.
pub(super) fn offer(page: &TablePage<'_>) -> Markup {
    let wants = page.timing.as_ref().map_or(&[][..], |timing| &timing.wants_pause);
    let own = page.own.iter().any(|seat| wants.contains(seat));
    html! {
        @if let (Some(first), false) = (wants.first(), page.own.is_empty()) {
            div.offer {
                @if own {
                    span { (page.say("pause-offered")) }
                    button type="button" data-post="no-pause" { (page.say("pause-withdraw")) }
                } @else {
                    span { (page.words.say(&Phrase::new("pause-asked").with("seat", *first))) }
                    button type="button" data-post="pause" { (page.say("pause-agree")) }
                    button type="button" data-post="no-pause" { (page.say("pause-refuse")) }
                }
            }
        }
    }
}

/// Whether the viewer may offer a pause.
pub(super) fn may_pause(page: &TablePage<'_>) -> bool {
    let may = page.timing.as_ref().is_some_and(|timing| {
        !timing.paused
            && timing.out.is_none()
            && !page.own.iter().any(|seat| timing.wants_pause.contains(seat))
    });
    may && !page.own.is_empty() && !page.waiting
}

/// What the menu offers.
pub(super) fn menu(page: &TablePage<'_>) -> Markup {
    html! {
        @if may_pause(page) {
            button.mi type="button" data-post="pause" {
                svg aria-hidden="true" { use href="#m-pause"; }
                span { (page.say("pause-offer")) small { (page.say("pause-offer-more")) } }
            }
        }
    }
}
