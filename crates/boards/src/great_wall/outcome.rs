//! What a move would change, shown before it is pressed.

use game::{Chance, Game, Phrase, Seat, Value};
use great_wall::{Favour, Move, Section, SectionId, Stake};
use maud::{Markup, html};

use super::desk::Desk;
use super::wall::signed;

/// What playing cards or laying the Dragon would mean for the viewer in that section: "2 → 7 you would lead".
/// Nothing if the move is not legal.
pub(super) fn of_play(desk: &Desk<'_>, mv: Move) -> Option<Markup> {
    let (world, me) = (desk.world.as_ref()?, desk.me()?);
    let (Move::Play { section, .. } | Move::Cover { section, .. }) = mv else { return None };
    world.refuse(mv).ok()?;
    let mut then = *world;
    then.play(mv, &mut Chance::quick(0));
    let (old, new) = (world.table().section(section), then.table().section(section));
    // A Dragon upon one's own only card leaves the Dragon, so the viewer is always present afterwards.
    let from = if old.is_present(me) { old.total(me) } else { 0 };
    Some(change(desk, (from, new.total(me)), &verdict(old, new, me)))
}

/// What claiming one of two favours would mean: its weight lowers the viewer's total.
pub(super) fn of_first(desk: &Desk<'_>, section: SectionId, favour: Favour) -> Option<Markup> {
    let (world, me) = (desk.world.as_ref()?, desk.me()?);
    let old = world.table().section(section);
    let on = great_wall::Card::ALL.into_iter().find(|on| old.cards[me.index()].count(on.index()) > 0)?;
    let mv = Move::ClaimFirst { section, favour, on };
    world.refuse(mv).ok()?;
    let mut then = *world;
    then.play(mv, &mut Chance::quick(0));
    let new = then.table().section(section);
    Some(change(desk, (old.total(me), new.total(me)), &verdict(old, new, me)))
}

/// What claiming the second favour would mean: both are won.
pub(super) fn of_second(desk: &Desk<'_>, section: SectionId) -> Option<Markup> {
    let (world, me) = (desk.world.as_ref()?, desk.me()?);
    world.refuse(Move::ClaimSecond { section }).ok()?;
    let Stake::One { left, held } = world.table().section(section).stake else { return None };
    let phrase = if held.by == me {
        Phrase::new("board-outcome-both").with("points", left.value() + held.favour.value())
    } else {
        Phrase::new("board-outcome-second")
            .with("points", left.value())
            .with("seat", held.by)
            .with("held", held.favour.value())
    };
    Some(html! { (desk.say(&phrase)) })
}

fn change(desk: &Desk<'_>, (from, to): (i32, i32), verdict: &Phrase) -> Markup {
    html! { b { (signed(from)) " → " (signed(to)) } " " span.verdict { (desk.say(verdict)) } }
}

/// Who would lead.
fn verdict(old: &Section, new: &Section, me: Seat) -> Phrase {
    let (before, after) = (old.leader(), new.leader());
    let most = top(new);
    match after {
        Some(seat) if seat == me && before == after => Phrase::new("board-outcome-keep"),
        Some(seat) if seat == me => Phrase::new("board-outcome-lead"),
        Some(seat) if before == after => Phrase::new("board-outcome-other-keeps").with("seat", seat),
        Some(seat) => Phrase::new("board-outcome-other").with("seat", seat),
        None if most.contains(&me) => {
            let rivals: Vec<Value> = most.into_iter().filter(|&seat| seat != me).map(Value::from).collect();
            Phrase::new("board-outcome-tie").with("rivals", rivals)
        }
        None => Phrase::new("board-outcome-nobody"),
    }
}

/// Those present with the highest total.
pub(super) fn top(section: &Section) -> Vec<Seat> {
    let present = || Seat::all(section.cards.len()).filter(|&seat| section.is_present(seat));
    let most = present().map(|seat| section.total(seat)).max();
    present().filter(|&seat| Some(section.total(seat)) == most).collect()
}
