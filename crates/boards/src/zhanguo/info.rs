//! What is to be won: the rewards of the round, the Reward line, and the Tasks.

use game::{Phrase, Seat};
use maud::{Markup, html};
use zhanguo::board::{ROUNDS, TASK_SECTIONS};
use zhanguo::{Colour, Phase, Region, RewardKind, Site, Task, TaskKind};

use super::count;
use super::desk::Desk;
use super::marks::{
    disc, icon, icon_as, marker, named_disc, region_badge, reward_icon, site_icon, spine, task_icon,
};

/// Rewards, Reward line, Tasks; and how the game would end if it ended now.
pub(super) fn info(desk: &Desk<'_>) -> Markup {
    let over = desk.table.phase == Phase::Over;
    html! {
        section #info.info data-tabbed="info" aria-label=(desk.word("board-info")) {
            // The final count lies in the panel of the end.
            @if !over { (rewards(desk)) }
            (tasks(desk))
            @if !over {
                div.folds {
                    details #all-rounds.fold { summary { (desk.word("board-all-rounds")) } (rounds(desk)) }
                    details #forecast.fold { summary { (desk.word("board-forecast")) } (count::table(desk)) }
                }
            }
        }
    }
}

fn rewards(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    html! {
        section #rewards.rewards {
            h2 { (desk.say(&Phrase::new("board-rewards").with("round", table.round))) small { (desk.word("board-rewards-more")) } }
            @for aspect in Colour::ALL { (reward(desk, aspect)) }
            (line(desk))
        }
    }
}

/// The rewards of all rounds, as icons.
fn rounds(desk: &Desk<'_>) -> Markup {
    let now = desk.table.round;
    html! {
        table.rounds {
            thead { tr { td {} @for round in 1..=ROUNDS as u8 { th.now[round == now] scope="col" { (round) } } } }
            tbody {
                @for aspect in Colour::ALL {
                    tr {
                        th scope="row" { (spine(aspect)) span.sr { (desk.word(aspect.aspect())) } }
                        @for round in 1..=ROUNDS as u8 { td.now[round == now] { (short(desk, aspect, round)) } }
                    }
                }
            }
        }
    }
}

/// The regions of a reward.
fn regions_of(desk: &Desk<'_>, aspect: Colour, round: u8) -> Vec<Region> {
    let reward = desk.table.board().reward(aspect, round);
    Region::ALL.into_iter().filter(|region| reward.regions & region.bit() != 0).collect()
}

/// A reward as icons: what, and where.
fn short(desk: &Desk<'_>, aspect: Colour, round: u8) -> Markup {
    let regions = regions_of(desk, aspect, round);
    let kind = desk.table.board().reward(aspect, round).kind;
    let (text, twice) = (desk.word(kind.name()), kind.officials().is_some() || kind.name() == "two-workers");
    html! {
        span.what data-help=(kind_help(kind)) {
            @if twice { "2" } (icon_as(reward_icon(kind), &kind_help(kind))) span.sr { (text) }
            @if regions.len() < Region::ALL.len() { @for region in regions { (region_badge(desk, region)) } }
        }
    }
}

/// The name of a reward's help.
fn kind_help(kind: RewardKind) -> String {
    format!("kind-{}", kind.name())
}

/// The reward of an aspect: what it is, who is asked first, and how everybody stands.
fn reward(desk: &Desk<'_>, aspect: Colour) -> Markup {
    let table = desk.table;
    let kind = table.board().reward(aspect, table.round).kind;
    let regions = regions_of(desk, aspect, table.round);
    let now = table.aspect == Some(aspect);
    let taken = table.column[aspect.index()];
    let past = table.aspect.is_some_and(|current| current.index() > aspect.index());
    let held = Phrase::new("board-now-markers").with("count", table.influence(desk.seat(), aspect));
    let held = desk.say(&held.word("aspect", aspect.aspect()));
    html! {
        div #{ "reward-" (aspect) }.reward.now[now].past[past] data-now=(held) {
            (spine(aspect))
            (icon_as(reward_icon(kind), &kind_help(kind)))
            div.what {
                b {
                    span.sr { (desk.word(aspect.aspect())) ": " }
                    (desk.word(kind.name()))
                    @if regions.len() == Region::ALL.len() { " " (desk.word("board-anywhere")) }
                    @else { @for (n, region) in regions.into_iter().enumerate() { @if n > 0 { " " (desk.word("board-or")) } " " (region_badge(desk, region)) } }
                }
                small { (standing_words(desk, aspect, taken)) }
            }
            ul.stand aria-label=(desk.word("board-standing")) {
                @for seat in ranked(desk, aspect) {
                    @let leads = table.aspect_leader(aspect) == Some(seat) && !past;
                    @let passed = now && table.passed >> seat.index() & 1 == 1;
                    li.first[leads].passed[passed] { (named_disc(desk, seat)) b { (table.influence(seat, aspect)) } }
                }
            }
        }
    }
}

/// Who stands first in an aspect, or who has taken the reward.
fn standing_words(desk: &Desk<'_>, aspect: Colour, taken: Option<Seat>) -> Markup {
    let table = desk.table;
    if let Some(seat) = taken {
        return html! { (desk.say(&Phrase::new("board-reward-taken").with("seat", seat))) };
    }
    let Some(leader) = table.aspect_leader(aspect) else {
        return html! { (desk.word("board-lead-none")) };
    };
    let most = table.influence(leader, aspect);
    let next = ranked(desk, aspect)
        .into_iter()
        .filter(|&seat| seat != leader)
        .map(|seat| table.influence(seat, aspect))
        .max()
        .unwrap_or(0);
    let id = if most == next { "board-lead-tie" } else { "board-lead" };
    let text = desk.say(&Phrase::new(id).with("seat", leader).with("margin", most - next));
    html! { @if desk.me() == Some(leader) { em { (text) } } @else { (text) } }
}

/// The seats by their markers of an aspect; between equals the higher disc comes first.
fn ranked(desk: &Desk<'_>, aspect: Colour) -> Vec<Seat> {
    let mut seats = desk.line().to_vec();
    seats.sort_by_key(|&seat| std::cmp::Reverse(desk.table.influence(seat, aspect)));
    seats
}

/// The discs on the Reward line, then those that went to the column for a reward.
fn line(desk: &Desk<'_>) -> Markup {
    let column =
        |seat: &Seat| Colour::ALL.into_iter().find(|aspect| desk.table.column[aspect.index()] == Some(*seat));
    let (on, off): (Vec<Seat>, Vec<Seat>) =
        desk.line().iter().copied().partition(|seat| column(seat).is_none());
    html! {
        p #line.line {
            b { (desk.word("board-line")) }
            span.discs { @for seat in on { span #{ "disc-p" (seat) } data-piece { (named_disc(desk, seat)) } } }
            @for seat in off {
                span.discs.off { @if let Some(aspect) = column(&seat) { (marker(desk, aspect)) } span #{ "disc-p" (seat) } data-piece { (named_disc(desk, seat)) } }
            }
            small { (desk.word("board-line-more")) }
        }
    }
}

fn tasks(desk: &Desk<'_>) -> Markup {
    html! {
        section #tasks.tasks {
            h2 { (desk.word("board-tasks")) small { (desk.word("board-tasks-more")) } }
            @for section in 0..TASK_SECTIONS {
                div.tasksection {
                    h3 {
                        (desk.say(&Phrase::new("board-task-section").with("section", section + 1)))
                        @let points = desk.table.task_points(desk.seat(), section);
                        @if points > 0 { span data-help={ "task-section-" (section + 1) } { (desk.say(&Phrase::new("board-vp").with("points", points))) } }
                    }
                    @for kind in TaskKind::ALL { (task(desk, section, kind)) }
                }
            }
        }
    }
}

/// A Task: what it asks for, how much of it the player has, and the discs beside it.
fn task(desk: &Desk<'_>, section: usize, kind: TaskKind) -> Markup {
    let task = &desk.table.tasks[section][kind.index()];
    let parts = parts(desk, kind, task);
    let have = parts.iter().filter(|(_, has)| *has).count();
    let done = task.place(desk.seat()).is_some();
    let places = &desk.table.board().facts.places;
    let id = if done { "board-now-task-done" } else { "board-now-task" };
    let now = Phrase::new(id).with("have", have).with("asked", parts.len());
    html! {
        div #{ "task-" (section + 1) "-" (kind) }.task.done[done] data-now=(desk.say(&now)) {
            (icon_as(task_icon(kind), "")) span.sr { (desk.word(kind.name())) ": " }
            span.syms { @for (drawn, has) in &parts { span.sym.have[*has] { (drawn) } } }
            span.prog { @if done { (desk.word("board-task-done")) } @else { (have) "/" (parts.len()) } }
            ol.places {
                @for (points, who) in places.iter().zip(task.discs) {
                    li.taken[who.is_some()] data-help="task-place" { @if let Some(seat) = who { (disc(seat)) span.sr { (desk.name(seat)) ": " (points) } } @else { (points) } }
                }
            }
        }
    }
}

/// What a Task asks for, one by one, and whether the player has it.
fn parts(desk: &Desk<'_>, kind: TaskKind, task: &Task) -> Vec<(Markup, bool)> {
    let (table, seat, facts) = (desk.table, desk.seat(), &desk.table.board().facts);
    let tile = usize::from(task.tile);
    let of_region = |bits: u8, has: &dyn Fn(Region) -> bool| {
        Region::ALL
            .into_iter()
            .filter(|region| bits & region.bit() != 0)
            .map(|region| (region_badge(desk, region), has(region)))
            .collect()
    };
    match kind {
        TaskKind::Palace => {
            of_region(facts.region_tasks[0][tile], &|region| table.palaces_in(seat, region) > 0)
        }
        TaskKind::Governor => {
            of_region(facts.region_tasks[1][tile], &|region| table.governors(seat, region) > 0)
        }
        TaskKind::Wall => Site::ALL
            .into_iter()
            .flat_map(|site| {
                let own = table.walls[2 * site.index()..2 * site.index() + 2]
                    .iter()
                    .filter(|walls| walls.contains(&Some(seat)))
                    .count();
                (0..usize::from(facts.wall_tasks[tile][site.index()])).map(move |n| (site, n < own))
            })
            .map(|(site, has)| {
                (html! { (icon(site_icon(site))) span.sr { (desk.word(site.name())) " " } }, has)
            })
            .collect(),
    }
}
