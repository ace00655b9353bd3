//! The log in phrases, and a picture in characters.

use std::fmt::Write as _;

use game::{Phrase, Seat, Turn, Value, Words};

use crate::board::{Cards, Colour, Region, SEATS};
use crate::moves::{Move, Payment, Piece};
use crate::state::{Emperor, Phase, Table};
use crate::view::View;

/// What a decision was, and why it mattered.
pub(crate) fn tell(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Phrase> {
    let (old, new) = (before.table(), after.table());
    let line = |id| Phrase::new(id).with("seat", seat);
    let mut lines = Vec::new();
    match mv {
        Move::House { at, pay } => {
            let id = if old.has_fort(at) { "log-house-fortified" } else { "log-house" };
            lines.push(paid(line(id).with("number", at.number()), old, at.region, pay));
            if new.is_full(at.region) {
                full(&mut lines, new, at.region);
            }
        }
        Move::Emissary { region, pay } => lines.push(paid(line("log-emissary"), old, region, pay)),
        Move::Fortification { at, pay } => {
            lines.push(paid(line("log-fortification").with("number", at.number()), old, at.region, pay));
        }
        Move::Done => lines.push(line("log-done")),
        Move::Exchange { card } => lines.push(line("log-exchange").word("card", card.name())),
        Move::Take { card } => lines.push(line("log-take").word("card", card.name())),
        Move::Draw => lines.push(match drawn(before, after) {
            Some(card) => line("log-draw").word("card", card.name()),
            None => line("log-draw-hidden"),
        }),
    }
    if old.exhausted == 0 && new.exhausted > 0 {
        lines.push(Phrase::new("log-reshuffled"));
    }
    if old.exhausted < 2 && new.exhausted == 2 {
        let last = Seat::all(new.seats()).find(|seat| seat.next(new.seats()) == new.start);
        lines.push(Phrase::new("log-last-round").with("seat", last.unwrap_or(seat)));
    }
    if new.phase == Phase::Over && old.phase != Phase::Over {
        if !new.can_go_on() {
            lines.push(Phrase::new("log-nothing-to-place"));
        }
        lines.push(Phrase::new("log-over"));
        count(&mut lines, new);
    }
    lines
}

/// Where a piece was placed, and what paid for it.
fn paid(line: Phrase, table: &Table, region: Region, pay: Payment) -> Phrase {
    line.with("region", table.region_name(region)).word("card", pay.colour.name()).with("count", pay.count())
}

/// The card that came into a hand the viewer can see.
fn drawn(before: &View, after: &View) -> Option<Colour> {
    let ((_, old), (_, new)) = (before.own()?, after.own()?);
    Colour::ALL.into_iter().find(|card| new.count(card.index()) > old.count(card.index()))
}

/// A region was filled: what its houses brought.
fn full(lines: &mut Vec<Phrase>, table: &Table, region: Region) {
    lines.push(Phrase::new("log-full").with("region", table.region_name(region)));
    points(lines, table, region, table.house_points(region));
}

fn points(lines: &mut Vec<Phrase>, table: &Table, region: Region, points: [u8; SEATS]) {
    for seat in Seat::all(table.seats()).filter(|seat| points[seat.index()] > 0) {
        let doubled = table.houses[seat.index()][region.index()] & table.forts[region.index()] != 0;
        let id = if doubled { "log-house-points-doubled" } else { "log-house-points" };
        lines.push(
            Phrase::new(id)
                .with("seat", seat)
                .with("points", points[seat.index()])
                .with("houses", table.house_count(seat, region)),
        );
    }
}

/// The final count: open regions, alliances in their order, rows along the roads.
fn count(lines: &mut Vec<Phrase>, table: &Table) {
    for (region, brought) in table.open_regions().filter(|(_, points)| points.iter().any(|&n| n > 0)) {
        lines.push(Phrase::new("log-open").with("region", table.region_name(region)));
        points(lines, table, region, brought);
    }
    for alliance in table.alliances() {
        let [one, other] = alliance.regions.map(|region| table.region_name(region));
        let seats: Vec<Value> = alliance.seats.iter().map(|&seat| seat.into()).collect();
        lines.push(
            Phrase::new("log-alliance")
                .with("number", alliance.number)
                .with("one", one)
                .with("other", other)
                .with("seats", seats)
                .with("points", alliance.points),
        );
    }
    for (seat, row) in table.all_rows() {
        let mut regions: Vec<Region> = row.spaces.iter().map(|space| space.region).collect();
        regions.dedup();
        let names: Vec<Value> = regions.iter().map(|&region| table.region_name(region).into()).collect();
        lines.push(
            Phrase::new(if row.doubled { "log-row-doubled" } else { "log-row" })
                .with("seat", seat)
                .with("houses", row.spaces.len())
                .with("regions", names)
                .with("points", row.points()),
        );
    }
}

/// A picture of the whole position in characters.
pub(crate) fn sketch(state: &Emperor, words: &Words) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = draw(&mut out, state, words);
    out
}

fn draw(out: &mut String, state: &Emperor, words: &Words) -> std::fmt::Result {
    let table = &state.table;
    let board = table.board();
    let width = Seat::all(table.seats()).map(|seat| words.name(seat).chars().count()).max().unwrap_or(0);
    let (wide, named) =
        (width.max(8), board.names.iter().map(|name| name.chars().count()).max().unwrap_or(0));
    for region in Region::ALL {
        let colour = words.word(board.colour(region).name());
        let spaces: String = (0..board.spaces[region.index()])
            .map(|slot| {
                let space = crate::Space { region, slot };
                let house = table.house(space).map_or_else(|| "·".to_owned(), |seat| seat.to_string());
                if table.has_fort(space) { format!("[{house}]") } else { format!(" {house} ") }
            })
            .collect();
        let court: String = Seat::all(table.seats())
            .flat_map(|seat| {
                let count = table.emissaries[seat.index()][region.index()];
                std::iter::repeat_n(seat.to_string(), count.into())
            })
            .collect();
        let seal = if table.is_full(region) { "✓" } else { " " };
        writeln!(
            out,
            "{seal} {:<named$}  {colour:<8} {spaces:<24}  {} {}/{} {court}",
            board.region_name(region),
            words.word("sketch-emissaries"),
            table.court(region),
            table.court_limit(region),
        )?;
    }
    writeln!(out)?;
    for seat in Seat::all(table.seats()) {
        let mark = if seat == table.start { "♔" } else { " " };
        let line = Phrase::new("sketch-player")
            .with("points", table.total(seat))
            .with("houses", table.houses_left(seat))
            .with("emissaries", table.emissaries_left(seat));
        write!(out, "{mark} {:<wide$} {}", words.name(seat), words.say(&line))?;
        if table.has_fort_left(seat) {
            write!(out, ", {}", words.word(Piece::Fortification.name()))?;
        }
        writeln!(out)?;
        let hand = Phrase::new("sketch-hand").with("cards", list(state.hand(seat), words));
        writeln!(out, "  {:<wide$} {}", "", words.say(&hand))?;
    }
    let row = Phrase::new("sketch-row").with("cards", list(&table.row, words));
    let pile = Phrase::new("sketch-pile")
        .with("pile", table.pile)
        .with("discards", table.discards.size())
        .with("exhausted", table.exhausted);
    writeln!(out, "\n  {}\n  {}", words.say(&row), words.say(&pile))?;
    let turn = match game::Game::turn(state) {
        Turn::Over => Phrase::new("log-over"),
        Turn::Of(seat) => match table.phase {
            Phase::Second(region) => Phrase::new("sketch-second").with("region", table.region_name(region)),
            Phase::Draw(_) => Phrase::new("sketch-draw"),
            _ => Phrase::new("sketch-place"),
        }
        .with("seat", seat),
    };
    writeln!(out, "  {}", words.say(&turn))
}

/// Cards by colour, as in "2 red, 1 green".
fn list(cards: &Cards, words: &Words) -> String {
    let colours = Colour::ALL.into_iter().filter(|colour| cards.count(colour.index()) > 0);
    let named: Vec<String> = colours
        .map(|colour| {
            let phrase = Phrase::new("sketch-cards")
                .with("count", cards.count(colour.index()))
                .word("card", colour.name());
            words.say(&phrase)
        })
        .collect();
    if named.is_empty() { words.word("sketch-none") } else { named.join(", ") }
}
