//! Board files that are nearly right: each is read or refused, and on whatever is read a game can be played.

use crate::common::{heavy, lines, wander};
use emperor::{Board, Emperor, SHELF, Setup};
use game::{Chance, Game as _, Lang, Printed as _, Setup as _};

const DATA: &str = include_str!("../../data/emperor.toml");

/// Numbers that a file may hold: near ones, and the ends of what fits.
const NUMBERS: [i64; 16] = [
    0,
    1,
    4,
    8,
    9,
    57,
    300,
    699,
    701,
    -1,
    i32::MAX as i64,
    i32::MIN as i64,
    i32::MAX as i64 - 1,
    2_000_000_000,
    -2_000_000_000,
    i64::MAX,
];

/// The stretches of digits in a text outside of names.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let end = at + bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if end > at && at > 0 && b" [-".contains(&bytes[at - 1]) {
            found.push(at..end);
        }
        at = end.max(at + 1);
    }
    found
}

/// One thing done to a file.
fn spoil(text: &mut String, chance: &mut Chance) {
    let lines: Vec<&str> = text.lines().collect();
    let line = chance.below(lines.len() as u32) as usize;
    match chance.below(6) {
        // Another line is left out, or there twice.
        0 => *text = [&lines[..line], &lines[line + 1..]].concat().join("\n"),
        1 => *text = [&lines[..=line], &lines[line..]].concat().join("\n"),
        // A number a little larger or smaller: places move, roads lead elsewhere.
        2 | 3 => {
            let range = chance.pick_range(&numbers(text));
            let number: i64 = text[range.clone()].parse().unwrap_or(0);
            let moved = number + i64::from(chance.below(7)) - 3;
            text.replace_range(range, &moved.max(0).to_string());
        }
        // Quite another number.
        4 => {
            let range = chance.pick_range(&numbers(text));
            text.replace_range(range, &chance.pick(&NUMBERS).to_string());
        }
        // Two words change places.
        _ => {
            let words: Vec<&str> =
                text.split('"').skip(1).step_by(2).filter(|word| word.len() < 12).collect();
            let (one, other) = (chance.pick(&words).to_owned(), chance.pick(&words).to_owned());
            *text = text.replacen(&format!("\"{one}\""), &format!("\"{other}\""), 1);
        }
    }
}

trait PickRange {
    fn pick_range(&mut self, ranges: &[std::ops::Range<usize>]) -> std::ops::Range<usize>;
}

impl PickRange for Chance {
    fn pick_range(&mut self, ranges: &[std::ops::Range<usize>]) -> std::ops::Range<usize> {
        ranges[self.below(ranges.len() as u32) as usize].clone()
    }
}

#[test]
fn a_spoilt_board_is_refused_or_can_be_played_on() {
    let (mut refused, mut other) = (0, 0);
    for number in 0..1_200 * heavy() as u64 {
        let mut chance = Chance::quick(number);
        let mut text = DATA.to_owned();
        for _ in 0..=chance.below(3) {
            spoil(&mut text, &mut chance);
        }
        match Board::read(&text) {
            Err(faults) => {
                refused += 1;
                for lang in Lang::ALL {
                    for line in lines(lang, &faults) {
                        assert!(!line.contains('⟨') && !line.contains('{'), "{line}");
                    }
                }
            }
            Ok(board) if board.facts() == SHELF.printed().facts() => {}
            Ok(_) => {
                other += 1;
                let edition = SHELF.put(&text).unwrap();
                let setups = Setup::all();
                let setup = Setup { board: edition, ..setups[number as usize % setups.len()] };
                assert_eq!(Setup::read(&setup.spec()), Ok(setup));
                wander(Emperor::start(&setup, &mut chance), &mut chance, |_| {});
            }
        }
    }
    assert!(refused > 100 && other > 5, "{refused} refused, {other} played");
}
