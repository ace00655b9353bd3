//! What is drawn in several places: icons, regions, markers, abilities, discs.

use game::{Phrase, Seat};
use maud::{Markup, html};
use zhanguo::{
    Ability, Action, Bonus, Card, Colour, Criterion, Official, Region, RewardKind, Site, Spot, Symbol,
    TaskKind,
};

use super::desk::Desk;
use super::emblem;
use crate::Scene;

/// An icon; words beside it say what it means.
pub(super) fn icon(id: &str) -> Markup {
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" { use href={ "#zg-" (id) } {} } }
}

/// An icon that stands for something else here than elsewhere: for a thing by that name, or for what lies around it if it is empty.
pub(super) fn icon_as(id: &str, help: &str) -> Markup {
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" data-help=(help) { use href={ "#zg-" (id) } {} } }
}

/// The icon of a Court Action.
pub(super) const fn action_icon(action: Action) -> &'static str {
    match action {
        Action::Recruit => "act-recruit",
        Action::Reassign => "act-reassign",
        Action::Install => "act-governor",
        Action::Hire => "act-hire",
        Action::Palace => "act-palace",
        Action::Wall => "act-wall",
    }
}

/// The icon of a card's bonus.
pub(super) const fn bonus_icon(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Marker => "bon-uni",
        Bonus::Points => "bon-mv2",
        Bonus::Two => "bon-vp2",
        Bonus::Three => "bon-vp3",
        Bonus::Worker => "bon-wrk",
        Bonus::PerIvory => "bon-civ",
        Bonus::PerOrange => "bon-cor",
        Bonus::PerBrown => "bon-cbr",
        Bonus::CalmAny => "bon-una",
        Bonus::CalmHere => "bon-uns",
        Bonus::MoveWorker => "bon-mwk",
        Bonus::Red => "bon-ofr",
        Bonus::Grey => "bon-ofg",
        Bonus::White => "bon-ofw",
    }
}

/// The icons of what the ability of a player board brings for an action.
pub(super) const fn part_icons(ability: Ability, action: Action) -> &'static [&'static str] {
    match (ability, action) {
        (Ability::Hiring, Action::Hire) => &["bon-wrk", "bon-mv1"],
        (Ability::Hiring, _) => &["bon-mwk"],
        (Ability::Markers, _) => &["bon-uni"],
        (Ability::Calming, _) => &["bon-una", "bon-wrk"],
        (Ability::Moving, Action::Recruit) => &["bon-mv2"],
        (Ability::Moving, _) => &["bon-mgv"],
    }
}

/// The symbol of a player board.
pub(super) const fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Circle => "●",
        Symbol::Square => "■",
        Symbol::Triangle => "▲",
        Symbol::Star => "★",
    }
}

/// The icon of a bonus square; beside them a Governor brings nothing.
pub(super) const fn spot_icon(spot: Spot) -> &'static str {
    match spot {
        Spot::Reassign => "sq-mv4",
        Spot::Official => "sq-official",
        Spot::Vp => "sq-vp4",
        Spot::Beside => "act-governor",
    }
}

/// The icon of an Official.
pub(super) const fn official_icon(official: Official) -> &'static str {
    match official {
        Official::Red => "of-red",
        Official::Grey => "of-grey",
        Official::White => "of-white",
    }
}

/// The icon of what a Wall tile counts.
pub(super) const fn criterion_icon(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::NoUnrest => "wt-empty",
        Criterion::OfficialsMatchUnrest => "wt-officials",
        Criterion::WithGrey => "wt-grey",
        Criterion::WithRed => "wt-red",
        Criterion::WithWhite => "wt-white",
        Criterion::TotalUnrest => "wt-unrest",
        Criterion::ThreeColours => "wt-set",
        Criterion::ThreeCards => "wt-three",
        Criterion::TwoAlike => "wt-pair",
        Criterion::WithOrange => "wt-orange",
        Criterion::WithBrown => "wt-brown",
        Criterion::WithIvory => "wt-ivory",
    }
}

/// The icon of a reward.
pub(super) const fn reward_icon(kind: RewardKind) -> &'static str {
    match kind {
        RewardKind::Official => "act-recruit",
        RewardKind::TwoRed => "of-red",
        RewardKind::TwoGrey => "of-grey",
        RewardKind::TwoWhite => "of-white",
        RewardKind::TwoWorkers => "worker",
        RewardKind::Governor => "act-governor",
        RewardKind::Wall => "act-wall",
        RewardKind::Palace => "act-palace",
    }
}

/// The icon of a kind of Task.
pub(super) const fn task_icon(kind: TaskKind) -> &'static str {
    match kind {
        TaskKind::Wall => "act-wall",
        TaskKind::Palace => "act-palace",
        TaskKind::Governor => "act-governor",
    }
}

/// The icon of a Wall site.
pub(super) const fn site_icon(site: Site) -> &'static str {
    match site {
        Site::Turquoise => "site-turquoise",
        Site::Gold => "site-gold",
        Site::Onyx => "site-onyx",
    }
}

/// The icon of a card colour's aspect.
pub(super) const fn aspect_icon(colour: Colour) -> &'static str {
    match colour {
        Colour::Ivory => "asp-writing",
        Colour::Orange => "asp-currency",
        Colour::Brown => "asp-laws",
    }
}

/// A region: its sign and its number.
pub(super) fn region_badge(desk: &Desk<'_>, region: Region) -> Markup {
    html! {
        span.reg data-help={ "region-" (region.number()) } { (icon(&format!("reg-{}", region.number()))) span.sr { (desk.word(region.name())) " " } small aria-hidden="true" { (region.number()) } }
    }
}

/// A Unification marker.
pub(super) fn marker(desk: &Desk<'_>, colour: Colour) -> Markup {
    html! {
        svg.{ "i mk " (colour) } viewBox="0 0 24 24" aria-hidden="true" {
            use href="#zg-marker" {}
            use.g href={ "#zg-" (aspect_icon(colour)) } x="6" y="6" width="12" height="12" {}
        }
        span.sr { (desk.word(colour.aspect())) }
    }
}

/// The coloured edge of a card, with the sign of its aspect.
pub(super) fn spine(colour: Colour) -> Markup {
    html! { span.{ "spine " (colour) } { (icon(aspect_icon(colour))) } }
}

/// What wakes a card and what it brings, as two icons.
pub(super) fn ability(desk: &Desk<'_>, card: Card) -> Markup {
    let board = desk.table.board();
    html! {
        span.ab aria-hidden="true" {
            (icon(action_icon(board.trigger(card)))) i { "›" } (icon(bonus_icon(board.bonus(card))))
        }
    }
}

/// The same in words.
pub(super) fn ability_words(desk: &Desk<'_>, card: Card) -> String {
    let board = desk.table.board();
    let phrase = Phrase::new("board-card")
        .with("card", card.number())
        .word("aspect", card.colour().aspect())
        .word("action", board.trigger(card).name())
        .word("bonus", board.bonus(card).name());
    desk.say(&phrase)
}

/// A player's disc: colour and emblem.
pub(super) fn disc(seat: Seat) -> Markup {
    html! {
        span.{ "disc " (Scene::colour(seat)) } { svg aria-hidden="true" { use href={ "#" (emblem(seat)) } {} } }
    }
}

/// A player's disc with his name for those who do not see it.
pub(super) fn named_disc(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! { (disc(seat)) span.sr { (desk.name(seat)) " " } }
}

/// A number with its sign, and a true minus.
pub(super) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
