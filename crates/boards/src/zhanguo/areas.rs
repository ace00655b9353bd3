//! The two areas of a region on the player's board: Officials who govern, and Officials who work, with their Workers.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::board::DESKS;
use zhanguo::{Ability, Grant, Move, Official, Phase, Place, Region};

use super::desk::Desk;
use super::marks::{icon, icon_as, official_icon};
use crate::press::{Press, slab};

/// The Governors Area: a socket for each colour, so that what is missing for a Governor shows.
pub(super) fn governing(desk: &Desk<'_>, region: Region) -> Markup {
    let set = Official::ALL
        .into_iter()
        .all(|official| desk.player().governing[region.index()][official.index()] > 0);
    html! {
        div #{ "gov-" (region.number()) }.area.gov.set[set] {
            span.lab { (icon_as("act-governor", "")) }
            ul aria-label=(desk.word("board-governors-area")) data-idle[idle(desk)] {
                @for official in Official::ALL { li { (socket(desk, region, official)) } }
            }
            (goal(desk, Place::governors(region)))
        }
    }
}

/// Whether Officials may move, but something else is asked: then they do not glow.
fn idle(desk: &Desk<'_>) -> bool {
    matches!(desk.asked(), Some(Phase::Play | Phase::Abilities))
}

/// The place of a colour in the Governors Area: an Official comes here, or goes from here.
fn socket(desk: &Desk<'_>, region: Region, official: Official) -> Markup {
    let place = Place::governors(region);
    let count = desk.player().officials(place, official);
    let press = match desk.asked() {
        Some(Phase::Official(Grant::Reward(only))) if only != region => None,
        Some(Phase::Official(_)) => Some(desk.press_or_other(
            format!("do=official official={official} region={region}"),
            Move::Official { official, region },
        )),
        _ => leaving(desk, place, official),
    };
    let coming = matches!(desk.asked(), Some(Phase::Official(_)));
    let class = match (count, coming) {
        (0, false) => "official none",
        (0, true) => "official none coming",
        (_, true) => "official coming",
        _ => "official",
    };
    let inside = html! {
        (icon(official_icon(official)))
        @if count > 1 { b { (count) } }
        span.sr { (standing(desk, official, count)) }
    };
    let id = format!("at-{place}-{official}");
    html! { (slab(Some(&id), class, press.as_ref(), &inside)) }
}

fn standing(desk: &Desk<'_>, official: Official, count: u8) -> String {
    desk.say(&Phrase::new("board-officials").with("count", count).word("official", official.name()))
}

/// What chooses an Official to be moved, while points are spent or a free move is at hand.
fn leaving(desk: &Desk<'_>, from: Place, official: Official) -> Option<Press> {
    if desk.player().officials(from, official) == 0 {
        return None;
    }
    let points = matches!(desk.asked(), Some(Phase::Points { .. }));
    let down = Move::Move { official, from, to: Place::workers(from.region) };
    (points || (!from.works && desk.allows(down))).then(|| Press {
        pick: format!("do=move official={official} from={from}"),
        // Once one is chosen, whole areas are goals, and whoever stands there is not in the way.
        unless: points.then_some("do=move"),
        hold: true,
        // The way down may be pressed first.
        ends: (!points).then_some("to"),
        quiet: true,
        ..Press::default()
    })
}

/// The Workers Area: two desks and the Workers.
pub(super) fn working(desk: &Desk<'_>, region: Region) -> Markup {
    let player = desk.player();
    let place = Place::workers(region);
    let at_work = Official::ALL
        .into_iter()
        .flat_map(|official| (0..player.officials(place, official)).map(move |n| (official, n)));
    let free = DESKS.saturating_sub(player.desks(region));
    html! {
        div #{ "work-" (region.number()) }.area.work {
            span.lab { (icon_as("worker", "")) }
            ul aria-label=(desk.word("board-workers-area")) data-idle[idle(desk)] {
                @for (official, n) in at_work {
                    li {
                        @let inside = html! { (icon(official_icon(official))) span.sr { (standing(desk, official, 1)) } };
                        (slab(Some(&format!("at-{place}-{official}-{n}")), "official", leaving(desk, place, official).as_ref(), &inside))
                    }
                }
                @for n in 0..free { li.empty { @if n == 0 { (down(desk, region)) } } }
            }
            (workers(desk, region))
            (goal(desk, place))
        }
    }
}

/// The free way down from the Governors Area, at any time of one's turn.
fn down(desk: &Desk<'_>, region: Region) -> Markup {
    let (from, to) = (Place::governors(region), Place::workers(region));
    let free = matches!(desk.asked(), Some(Phase::Play | Phase::Abilities))
        && Official::ALL.into_iter().any(|official| desk.allows(Move::Move { official, from, to }));
    let why = Some(desk.other_chosen());
    let press = Press { pick: format!("do=move from={from} to={to}"), why, quiet: true, ..Press::default() };
    html! {
        @if free {
            (slab(Some(&format!("down-{}", region.number())), "down", Some(&press), &html! {
                span aria-hidden="true" { "↓" } span.sr { (desk.at("board-down", region)) }
            }))
        }
    }
}

/// The Workers; they pay, and some bonuses move them.
fn workers(desk: &Desk<'_>, region: Region) -> Markup {
    let count = desk.player().workers[region.index()];
    let press = match desk.asked() {
        Some(Phase::PalaceWorker(_) | Phase::WallWorkers { .. }) => {
            Some(desk.press(format!("do=pay region={region}"), Move::Pay { region }))
        }
        Some(Phase::Worker) if count > 0 => Some(Press {
            pick: format!("do=worker from={region}"),
            unless: Some("do=worker"),
            hold: true,
            quiet: true,
            ..Press::default()
        }),
        _ => None,
    };
    let inside = html! {
        span.sr { (desk.say(&Phrase::new("board-workers").with("count", u32::from(count)))) }
        @if count == 0 { span.zero aria-hidden="true" { "0" } }
        @else if count <= 2 { @for _ in 0..count { (icon("worker")) } }
        @else { b aria-hidden="true" { (count) } (icon("worker")) }
    };
    html! { (slab(Some(&format!("workers-{}", region.number())), "workers", press.as_ref(), &inside)) }
}

/// The area as the goal of what is chosen, or as the place of an action.
fn goal(desk: &Desk<'_>, place: Place) -> Markup {
    let region = place.region;
    let later = |pick: String| Press {
        pick,
        needs: Some("from".into()),
        why: Some(desk.choose_first()),
        whys: Some(format!("whys-{place}")),
        quiet: true,
        ..Press::default()
    };
    let (press, inside) = match (desk.asked(), place.works) {
        (Some(Phase::Points { .. }), works) => {
            let id = if works { "board-to-workers" } else { "board-to-governors" };
            (later(format!("do=move to={place}")), html! { span.sr { (desk.at(id, region)) } })
        }
        (Some(Phase::Worker), true) => (
            later(format!("do=worker to={region}")),
            html! { span.sr { (desk.at("board-to-workers", region)) } },
        ),
        (Some(Phase::Hire), true) => {
            (desk.press(format!("do=hire region={region}"), Move::Hire { region }), hired(desk, region))
        }
        _ => return html! {},
    };
    html! {
        @if press.whys.is_some() { ul #{ "whys-" (place) } hidden { (no_way(desk, place)) } }
        (slab(Some(&format!("to-{place}")), "go", Some(&press), &inside))
    }
}

/// Why what is chosen cannot go there: the rule's own reason for every piece that could be chosen.
fn no_way(desk: &Desk<'_>, to: Place) -> Markup {
    let mut ways = Vec::new();
    if desk.asked() == Some(Phase::Worker) {
        ways.extend(Region::ALL.map(|from| (format!("from={from}"), Move::Worker { from, to: to.region })));
    } else {
        for from in Place::all() {
            let here =
                Official::ALL.into_iter().filter(|&official| desk.player().officials(from, official) > 0);
            ways.extend(here.map(|official| {
                (format!("official={official} from={from}"), Move::Move { official, from, to })
            }));
        }
    }
    html! {
        @for (given, mv) in ways {
            @if let Some(why) = desk.refusal(mv) { li data-given=(given) data-title=(why.title) data-rule=[why.rule] { (why.text) } }
        }
    }
}

/// What hiring there brings and costs: a Worker for each Official, one more with the board that hires.
fn hired(desk: &Desk<'_>, region: Region) -> Markup {
    let desks = desk.player().desks(region);
    let more = u8::from(desk.table.side(desk.seat()).ability == Some(Ability::Hiring));
    let unrest = if desk.table.setup.hire_workers { desks } else { 1 };
    html! {
        span.sr { (desk.at("board-hire", region)) }
        @if desks > 0 { span.gives { "+" (desks + more) (icon("worker")) " +" (unrest) (icon("unrest")) } }
    }
}
