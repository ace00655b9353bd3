//! Reading lines from strangers: never more than a bound, never a panic, and always able to go on with the next line.

use std::io::{self, BufRead, Read};

/// The longest line anybody may send: far more than any honest one, far less than memory.
pub const LONGEST: usize = 1 << 20;

/// What came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// A line of more than [`LONGEST`] bytes; all of it was skipped.
    TooLong,
    /// A line that is not UTF-8; the first byte that is not, counted from 1.
    NotUtf8(usize),
    /// Nothing more will come.
    End,
}

/// Reads the next line.
pub fn next_line(from: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let read = from.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(Line::End);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
    } else if bytes.len() > LONGEST {
        skip_line(from)?;
        return Ok(Line::TooLong);
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(error) => Line::NotUtf8(error.utf8_error().valid_up_to() + 1),
    })
}

fn skip_line(from: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = from.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let (skipped, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), false),
        };
        from.consume(skipped);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_all_kinds_are_read() {
        let mut input = b"one\r\n\n".to_vec();
        input.extend(b"a\xff\n");
        input.extend(std::iter::repeat_n(b'x', LONGEST + 5));
        input.extend(b"\n");
        input.extend(std::iter::repeat_n(b'y', LONGEST));
        input.extend(b"\nlast");
        let mut from = io::BufReader::with_capacity(64, &input[..]);
        let mut next = || next_line(&mut from).unwrap();
        assert_eq!(next(), Line::Text("one".into()));
        assert_eq!(next(), Line::Text(String::new()));
        assert_eq!(next(), Line::NotUtf8(2));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), Line::Text("y".repeat(LONGEST)));
        assert_eq!(next(), Line::Text("last".into()));
        assert_eq!(next(), Line::End);
        assert_eq!(next(), Line::End);
    }
}
