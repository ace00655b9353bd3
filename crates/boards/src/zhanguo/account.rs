//! The running account of a play: what has changed for its player since the card was played or the reward accepted, and
//! which abilities answer. It compares the table before with the table now, so it says what is true, whatever brought it.

use game::{Phrase, Seat};
use maud::{Markup, html};
use zhanguo::board::TASK_SECTIONS;
use zhanguo::{Action, Card, Colour, Move, Official, Phase, Place, Region, Section, Table, TaskKind};

use super::desk::Desk;
use super::marks::{bonus_icon, icon, marker, official_icon, region_badge, sign, signed, task_icon};
use super::prompt::crumb;
use crate::press::{Press, slab};

/// A line of the account: by how much, and of what.
struct Line {
    by: i32,
    what: Markup,
}

/// What this play has given so far.
pub(super) fn account(desk: &Desk<'_>) -> Markup {
    let Some((before, mv)) = desk.play() else { return html! {} };
    let lines = lines(desk, before);
    html! {
        div #account.account {
            h2 { (desk.word("board-account")) }
            @if let Move::Court { card, action } = mv { (crumb(desk, card, action)) }
            @if lines.is_empty() { p.same { (desk.word("board-account-none")) } }
            ul { @for line in lines { li.{ @if line.by < 0 { "minus" } @else { "plus" } } { b { (signed(line.by)) } (line.what) } } }
        }
    }
}

fn lines(desk: &Desk<'_>, before: &Table) -> Vec<Line> {
    let (now, seat) = (desk.table, desk.table.turn);
    let mut lines = Vec::new();
    let mut add = |by: i32, what: Markup| {
        if by != 0 {
            lines.push(Line { by, what });
        }
    };
    add(i32::from(now.total(seat)) - i32::from(before.total(seat)), html! { (desk.word("board-vp-short")) });
    for aspect in Colour::ALL {
        let value = |table: &Table| i32::from(table.influence(seat, aspect));
        add(
            value(now) - value(before),
            html! { (marker(desk, aspect)) span { (desk.say(&standing(now, seat, aspect))) } },
        );
    }
    for region in Region::ALL {
        let here = region_badge(desk, region);
        let governors = |table: &Table| i32::from(table.governors(seat, region));
        add(
            governors(now) - governors(before),
            html! { (icon("act-governor")) span { (desk.word("board-account-governor")) } (here) },
        );
        let palaces = |table: &Table| table.palaces_in(seat, region) as i32;
        add(
            palaces(now) - palaces(before),
            html! { (icon("act-palace")) span { (desk.word("board-account-palace")) } (here) },
        );
        let workers = |table: &Table| i32::from(table.player(seat).workers[region.index()]);
        add(
            workers(now) - workers(before),
            html! { (icon("worker")) span { (desk.word("board-account-workers")) } (here) },
        );
        let unrest = |table: &Table| i32::from(table.player(seat).unrest[region.index()]);
        add(
            unrest(now) - unrest(before),
            html! { (icon("unrest")) span { (desk.word("board-unrest")) } (here) },
        );
        for (place, id) in [
            (Place::governors(region), "board-account-governs"),
            (Place::workers(region), "board-account-works"),
        ] {
            for official in Official::ALL {
                let count = |table: &Table| i32::from(table.player(seat).officials(place, official));
                add(
                    count(now) - count(before),
                    html! { (icon(official_icon(official))) span { (desk.word(id)) } (here) },
                );
            }
        }
    }
    for section in Section::ALL {
        let walls = |table: &Table| i32::from(table.wall(seat, section).is_some());
        add(walls(now) - walls(before), html! { (icon("act-wall")) span { (desk.word(section.name())) } });
    }
    for section in 0..TASK_SECTIONS {
        for kind in TaskKind::ALL {
            // Claimed by itself when the turn is over.
            let task = &now.tasks[section][kind.index()];
            let comes = task.place(seat).is_none() && now.meets(seat, kind, task.tile);
            let text =
                Phrase::new("board-account-task").word("task", kind.name()).with("section", section + 1);
            add(comes.into(), html! { (icon(task_icon(kind))) span { (desk.say(&text)) } });
        }
    }
    lines
}

/// How a player now stands in an aspect.
fn standing(table: &Table, seat: Seat, aspect: Colour) -> Phrase {
    let value = table.influence(seat, aspect);
    let best = Seat::all(table.seats())
        .filter(|&other| other != seat)
        .map(|other| table.influence(other, aspect))
        .max()
        .unwrap_or(0);
    let id = match value.cmp(&best) {
        std::cmp::Ordering::Greater => "board-then-lead",
        std::cmp::Ordering::Equal => "board-then-level",
        std::cmp::Ordering::Less => "board-then",
    };
    Phrase::new(id).word("aspect", aspect.aspect()).with("value", value)
}

/// The abilities that answer this play: before their step what will fire, then what can be used and what has been.
pub(super) fn answers(desk: &Desk<'_>) -> Markup {
    let (table, seat) = (desk.table, desk.table.turn);
    let Some(action) = table.action else { return html! {} };
    let waiting: Vec<(Region, Card)> = table.waiting().collect();
    let played = desk.play().and_then(|(before, mv)| match mv {
        Move::Court { card, action } => Some(before.would_answer(seat, card, action).collect::<Vec<_>>()),
        _ => None,
    });
    let all = played.unwrap_or_else(|| waiting.clone());
    let board = table.board_ability(seat, action).is_some();
    if all.is_empty() && !board {
        return html! {};
    }
    let using = table.phase == Phase::Abilities;
    html! {
        div #answers.answers.then[!using] {
            h2 { (desk.word(if using { "board-answers-now" } else { "board-answers-then" })) small { (compared(desk, action)) } }
            ul {
                @for (region, card) in all { (answer(desk, region, card, !waiting.contains(&(region, card)))) }
                @if board { (board_answer(desk, action)) }
            }
        }
    }
}

/// The two numbers in the Court.
fn compared(desk: &Desk<'_>, action: Action) -> String {
    match (desk.table.top, desk.table.below) {
        (Some(top), Some(below)) if action.wants_higher().is_some() => {
            let id = if top > below { "board-is-higher" } else { "board-is-lower" };
            desk.say(&Phrase::new(id).with("card", top.number()).with("below", below.number()))
        }
        _ => String::new(),
    }
}

fn answer(desk: &Desk<'_>, region: Region, card: Card, used: bool) -> Markup {
    let table = desk.table;
    let bonus = table.board().bonus(card);
    let silent = !used && table.is_silent(table.turn, region);
    html! {
        li #{ "answer-" (card) }.done[used].off[silent] {
            (region_badge(desk, region)) (icon(bonus_icon(bonus)))
            span.text { (desk.word(bonus.name())) @if silent { " · " (desk.word("board-silent")) } }
            @if used { (icon("check")) span.sr { (desk.word("board-used")) } }
            @else if desk.asked() == Some(Phase::Abilities) {
                @let press = desk.press(format!("do=use card={card}"), Move::Use { card });
                (slab(Some(&format!("use-{card}")), "use", Some(&press), &html! { (desk.word("board-use")) span.sr { " " (card) } }))
            }
        }
    }
}

fn board_answer(desk: &Desk<'_>, action: Action) -> Markup {
    let used = !desk.table.board_waits();
    let press: Option<Press> = (desk.asked() == Some(Phase::Abilities) && !used)
        .then(|| desk.press("do=use-board".to_owned(), Move::UseBoard));
    let part = desk
        .table
        .board_ability(desk.table.turn, action)
        .map_or("board-ability-board", |ability| ability.part(action));
    html! {
        li #answer-board.done[used] {
            @if let Some(symbol) = desk.table.player(desk.table.turn).board { span.sign aria-hidden="true" { (sign(symbol)) } }
            span.text { span.sr { (desk.word("board-ability-board")) ": " } (desk.word(part)) }
            @if used { (icon("check")) span.sr { (desk.word("board-used")) } }
            @else if let Some(press) = press { (slab(Some("use-board"), "use", Some(&press), &html! { (desk.word("board-use")) })) }
        }
    }
}
