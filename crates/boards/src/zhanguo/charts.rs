//! Tables of the rules page: what every sign means, and what is printed on the gameboard and its tiles. All of it comes from the
//! data file, so it cannot say anything else than the rules do.

use game::{Phrase, Words};
use maud::{Markup, html};
use zhanguo::board::{BARS, ROUNDS};
use zhanguo::{
    Action, Board, Bonus, Colour, Criterion, Official, Region, SHELF, Site, Spot, Symbol, TaskKind,
};

use super::marks::{
    action_icon, aspect_icon, bonus_icon, criterion_icon, icon, official_icon, part_icons, reward_icon, sign,
    site_icon, spot_icon, task_icon,
};
use super::sides::parts;

/// A table by its name: `icons`, or the section of the data file that it shows.
pub(super) fn chart(name: &str, words: &Words) -> Option<Markup> {
    let board = SHELF.printed().board();
    match name {
        "icons" => Some(icons(board, words)),
        "rewards" => Some(rewards(board, words)),
        "tasks" => Some(tasks(board, words)),
        "tiles" => Some(tiles(board, words)),
        _ => None,
    }
}

/// Signs of one kind under their title: icons, and what they mean.
fn signs(title: &str, signs: impl IntoIterator<Item = (Markup, String)>) -> Markup {
    html! {
        h4 { (title) }
        ul.meanings { @for (drawn, meaning) in signs { li { span.inked { (drawn) } span { (meaning) } } } }
    }
}

/// What lies on player boards and at the Court, by icon; the message is `sign-ICON`.
const THINGS: [&str; 8] = ["worker", "unrest", "no-palace", "silent", "marker", "up", "down", "spark"];

fn icons(board: &Board, words: &Words) -> Markup {
    let named = |id: &str, name: &str| (icon(id), words.word(name));
    let squares = Spot::ALL.into_iter().filter(|&spot| spot != Spot::Beside);
    let sides =
        Symbol::ALL.into_iter().filter_map(|symbol| Some((symbol, board.side(Some(symbol)).ability?)));
    let abilities = sides.flat_map(|(symbol, ability)| {
        parts(ability).into_iter().map(move |(part, actions)| {
            let drawn = html! {
                b { (sign(symbol)) }
                @for &action in &actions { (icon(action_icon(action))) }
                i { "›" }
                @for id in part_icons(ability, actions[0]) { (icon(id)) }
            };
            let text = Phrase::new("sign-side").word("side", symbol.name()).word("part", part);
            (drawn, words.say(&text))
        })
    });
    html! {
        (signs(&words.word("signs-actions"), Action::ALL.map(|action| named(action_icon(action), action.name()))))
        (signs(&words.word("signs-bonuses"), Bonus::ALL.map(|bonus| named(bonus_icon(bonus), bonus.name()))))
        (signs(&words.word("signs-things"), THINGS.map(|thing| named(thing, &format!("sign-{thing}")))))
        (signs(&words.word("signs-officials"), Official::ALL.map(|official| named(official_icon(official), official.name()))))
        (signs(&words.word("signs-squares"), squares.map(|spot| named(spot_icon(spot), spot.name()))))
        (signs(&words.word("signs-aspects"), Colour::ALL.map(|colour| {
            let text = Phrase::new("sign-aspect").word("aspect", colour.aspect()).word("colour", colour.name());
            (icon(aspect_icon(colour)), words.say(&text))
        })))
        (signs(&words.word("signs-regions"), Region::ALL.map(|region| named(&format!("reg-{}", region.number()), region.name()))))
        (signs(&words.word("signs-sites"), Site::ALL.map(|site| named(site_icon(site), site.name()))))
        (signs(&words.word("signs-sides"), abilities))
    }
}

/// A round in every row, an aspect in every column.
fn rewards(board: &Board, words: &Words) -> Markup {
    html! {
        table.data.printed.inked {
            thead { tr {
                th scope="col" { (words.word("chart-round")) }
                @for aspect in Colour::ALL { th scope="col" { (icon(aspect_icon(aspect))) " " (words.word(aspect.aspect())) } }
            } }
            tbody {
                @for round in 1..=ROUNDS as u8 {
                    tr {
                        th scope="row" { (round) }
                        @for aspect in Colour::ALL {
                            @let reward = board.reward(aspect, round);
                            @let text = reward.phrase(["chart-reward", "chart-reward-in", "chart-reward-among", "chart-reward-any"]);
                            td { (icon(reward_icon(reward.kind))) " " (words.say(&text)) }
                        }
                    }
                }
            }
        }
    }
}

/// A tile in every row, a kind of Task in every column.
fn tasks(board: &Board, words: &Words) -> Markup {
    let regions = |bits: u8| {
        let asked: Vec<Region> = Region::ALL.into_iter().filter(|region| bits & region.bit() != 0).collect();
        html! {
            @for region in &asked { (icon(&format!("reg-{}", region.number()))) }
            " " (asked.iter().map(|region| region.number().to_string()).collect::<Vec<_>>().join(", "))
        }
    };
    let sites = |counts: [u8; 3]| {
        let asked: Vec<Site> =
            Site::ALL.into_iter().flat_map(|site| (0..counts[site.index()]).map(move |_| site)).collect();
        html! {
            @for &site in &asked { (icon(site_icon(site))) }
            " " (asked.iter().map(|site| words.word(site.name())).collect::<Vec<_>>().join(", "))
        }
    };
    html! {
        table.data.printed.inked {
            thead { tr { @for kind in TaskKind::ALL { th scope="col" { (icon(task_icon(kind))) " " (words.word(kind.name())) } } } }
            tbody {
                @for (tile, counts) in board.facts.wall_tasks.into_iter().enumerate() {
                    tr {
                        td { (sites(counts)) }
                        @for asked in board.facts.region_tasks { td { (regions(asked[tile])) } }
                    }
                }
            }
        }
    }
}

/// A side of a Wall tile in every row, the spaces of its section in the columns.
fn tiles(board: &Board, words: &Words) -> Markup {
    // In the order of the rule book, whichever tile has the criterion.
    let faces = Criterion::ALL.into_iter().flat_map(|criterion| {
        board.facts.tiles.iter().flatten().filter(move |tile| tile.criterion == criterion)
    });
    html! {
        table.data.printed.inked {
            thead { tr {
                th scope="col" { (words.word("chart-tile")) }
                @for bars in 1..=BARS { th scope="col" { (words.say(&Phrase::new("chart-bars").with("bars", bars))) } }
            } }
            tbody {
                @for tile in faces {
                    tr {
                        th scope="row" { (icon(criterion_icon(tile.criterion))) " " (words.word(tile.criterion.name())) }
                        @for points in tile.points { td { (points) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;
    use zhanguo::board::TASK_TILES;

    use super::*;

    /// Every icon of the board stands in a table; what is only scenery, or a button of the page, is no icon.
    #[test]
    fn every_sign_is_explained() {
        let kinds = ["act-", "bon-", "sq-", "of-", "asp-", "site-", "reg-", "wt-"];
        let icons: Vec<&str> = include_str!("symbols.svg")
            .split("id=\"zg-")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .filter(|id| kinds.iter().any(|kind| id.starts_with(kind)) || THINGS.contains(id))
            .collect();
        assert!(icons.len() > 50, "{icons:?}");
        for lang in Lang::ALL {
            let words = crate::words(Some("zhanguo"), lang);
            let text: String = ["icons", "rewards", "tasks", "tiles"]
                .iter()
                .filter_map(|name| chart(name, &words))
                .map(Markup::into_string)
                .collect();
            for id in &icons {
                assert!(text.contains(&format!("href=\"#zg-{id}\"")), "{id}");
            }
            assert!(!text.contains('⟨'), "{text}");
            assert_eq!(text.matches("<tr>").count(), 1 + ROUNDS + 1 + TASK_TILES + 1 + Criterion::ALL.len());
        }
        assert!(chart("dragons", &crate::words(Some("zhanguo"), Lang::En)).is_none());
    }
}
