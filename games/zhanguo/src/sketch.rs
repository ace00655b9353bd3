//! A picture of a position in characters, for terminals.

use std::fmt::Write as _;

use game::{Game as _, Phrase, Seat, Turn, Words};

use crate::pieces::{Colour, Official, Region, Section, Spot, TaskKind};
use crate::state::{Table, ZhanGuo};

/// A picture of the whole position in characters.
pub(crate) fn sketch(state: &ZhanGuo, words: &Words) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = draw(&mut out, state, words);
    out
}

fn draw(out: &mut String, state: &ZhanGuo, words: &Words) -> std::fmt::Result {
    let table = &state.table;
    let court = match (table.below, table.top) {
        (_, None) => "X".to_owned(),
        (None, Some(top)) => format!("{top} (X)"),
        (Some(below), Some(top)) => format!("{top} ({below})"),
    };
    let line: Vec<String> = table.line[..table.seats()].iter().map(|&seat| words.name(seat)).collect();
    let head = Phrase::new("sketch-round").with("round", table.round).with("court", court).with("line", line);
    writeln!(out, "{}\n", words.say(&head))?;
    walls(out, table, words)?;
    map(out, table, words)?;
    tasks(out, table, words)?;
    for seat in Seat::all(table.seats()) {
        player(out, state, seat, words)?;
    }
    let turn = match state.turn() {
        Turn::Over => Phrase::new("log-over"),
        Turn::Of(seat) => Phrase::new("sketch-turn").with("seat", seat).word("due", table.due()),
    };
    writeln!(out, "{}", words.say(&turn))
}

fn mark(who: Option<Seat>) -> String {
    who.map_or_else(|| "·".to_owned(), |seat| seat.to_string())
}

fn walls(out: &mut String, table: &Table, words: &Words) -> std::fmt::Result {
    for section in Section::ALL {
        let walls: String = table.walls[section.index()].iter().map(|&who| mark(who)).collect();
        let tile = table.board().tile(table.tiles[section.index()]);
        let points = tile.points.map(|points| points.to_string()).join("/");
        let (name, criterion) = (words.word(section.name()), words.word(tile.criterion.name()));
        writeln!(out, "  {name:<14} {walls}  {points:<8} {criterion}")?;
    }
    writeln!(out)
}

fn map(out: &mut String, table: &Table, words: &Words) -> std::fmt::Result {
    for region in Region::ALL {
        let spaces = table.board().palace_spaces(table.seats());
        let palaces: String = table.palaces[region.index()][..spaces].iter().map(|&who| mark(who)).collect();
        let squares: String =
            Spot::ALL[..3].iter().map(|&spot| mark(table.on_square(region, spot))).collect();
        let beside: String = Seat::all(table.seats())
            .flat_map(|seat| {
                let count = table.beside[region.index()][seat.index()];
                std::iter::repeat_n(seat.to_string(), count.into())
            })
            .collect();
        let name = words.word(region.name());
        let line = Phrase::new("sketch-map")
            .with("palaces", palaces)
            .with("governors", format!("{squares} {beside}"));
        writeln!(out, "  {name:<14} {}", words.say(&line))?;
    }
    writeln!(out)
}

fn tasks(out: &mut String, table: &Table, words: &Words) -> std::fmt::Result {
    for section in &table.tasks {
        for kind in TaskKind::ALL {
            let task = &section[kind.index()];
            let discs: String =
                task.discs[..table.board().facts.places.len()].iter().map(|&who| mark(who)).collect();
            write!(out, "  {} {} [{discs}]", words.word(kind.name()), task.tile + 1)?;
        }
        writeln!(out)?;
    }
    writeln!(out)
}

fn player(out: &mut String, state: &ZhanGuo, seat: Seat, words: &Words) -> std::fmt::Result {
    let table = &state.table;
    let player = table.player(seat);
    let markers = Colour::ALL.map(|colour| table.influence(seat, colour).to_string()).join("/");
    let supply = Official::ALL.map(|official| player.left(official).to_string()).join("/");
    let hand: Vec<String> = state.hand(seat).iter().map(|card| card.to_string()).collect();
    let board = player.board.map_or_else(|| "A".to_owned(), |board| words.word(board.name()));
    let line = Phrase::new("sketch-player")
        .with("points", table.total(seat))
        .with("board", board)
        .with("markers", markers)
        .with("officials", supply)
        .with("hand", hand.join(" "));
    writeln!(out, "{}: {}", words.name(seat), words.say(&line))?;
    for region in Region::ALL {
        let n = region.index();
        let cards: Vec<String> = player.cards[n].iter().flatten().map(ToString::to_string).collect();
        let officials = |counts: [u8; 3]| -> String {
            Official::ALL
                .iter()
                .flat_map(|official| {
                    let letter = &official.name()[..1];
                    std::iter::repeat_n(letter, counts[official.index()].into())
                })
                .collect()
        };
        let line = Phrase::new("sketch-region")
            .with("unrest", player.unrest[n])
            .with("track", table.track(seat, region))
            .with("governing", officials(player.governing[n]))
            .with("working", officials(player.working[n]))
            .with("workers", u32::from(player.workers[n]))
            .with("cards", cards.join(" "));
        writeln!(out, "  {} {}", region.number(), words.say(&line))?;
    }
    writeln!(out)
}
