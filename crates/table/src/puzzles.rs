//! The puzzles of a game: the file it brings, read.

use bots::puzzles::Puzzle;
use game::Fault;
use game::paper::read_json;

/// The puzzles of a file, one a line.
pub fn read(text: &str) -> Result<Vec<Puzzle>, Fault> {
    let line = |(number, line): (usize, &str)| {
        read_json(line)
            .map_err(|Fault(why)| Fault::new("fault-puzzle-line").with("line", number + 1).with("why", why))
    };
    text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(line).collect()
}
