//! Board files that are nearly right: each is read or refused, and on whatever is read a game can be played.

use std::ops::Range;

use game::conformance::wander;
use game::{Chance, Printed, Proven, Setup as _, Shelf, Written};

use crate::heavy;
use crate::paper::Reasons;

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
fn numbers(text: &str) -> Vec<Range<usize>> {
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
    let numbers = numbers(text);
    let range = numbers[chance.below(numbers.len() as u32) as usize].clone();
    match chance.below(6) {
        // A line is left out, or there twice.
        0 => *text = [&lines[..line], &lines[line + 1..]].concat().join("\n"),
        1 => *text = [&lines[..=line], &lines[line..]].concat().join("\n"),
        // A number a little larger or smaller: places move, roads lead elsewhere.
        2 | 3 => {
            let number: i64 = text[range.clone()].parse().unwrap_or(0);
            let moved = number + i64::from(chance.below(7)) - 3;
            text.replace_range(range, &moved.max(0).to_string());
        }
        // Quite another number.
        4 => text.replace_range(range, &chance.pick(&NUMBERS).to_string()),
        // One word is exchanged for another.
        _ => {
            let words: Vec<&str> =
                text.split('"').skip(1).step_by(2).filter(|word| word.len() < 32).collect();
            let (one, other) = (chance.pick(&words).to_owned(), chance.pick(&words).to_owned());
            *text = text.replacen(&format!("\"{one}\""), &format!("\"{other}\""), 1);
        }
    }
}

/// Spoils the board file that came with the program, many times. Some of those files must be read as other boards, or little
/// would be proved.
pub fn spoilt_boards<G: Written + Proven, B: Printed>(shelf: &'static Shelf<B>) {
    let reasons = Reasons::of::<G>();
    let setups = G::Setup::all();
    let (mut refused, mut other) = (0, 0);
    for number in 0..1_200 * heavy() as u64 {
        let mut chance = Chance::quick(number);
        let mut text = G::about().book.data.to_owned();
        for _ in 0..=chance.below(3) {
            spoil(&mut text, &mut chance);
        }
        let read = B::read(&text);
        let facts = read.as_ref().map(Printed::facts).unwrap_or_default();
        if !reasons.read(read) {
            refused += 1;
        } else if facts != shelf.printed().facts() {
            other += 1;
            let edition = shelf.put(&text).expect("it was read before");
            let spec = setups[number as usize % setups.len()].spec().on(edition.in_spec());
            let setup = G::Setup::read(&spec).expect("a board on the shelf");
            assert_eq!(setup.spec(), spec);
            wander(G::start(&setup, &mut chance), &mut chance, |_| {});
        }
    }
    assert!(refused > 100 && other > 5, "{refused} refused, {other} played");
}
