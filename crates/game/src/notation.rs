//! Help for reading moves as people type them.

use crate::phrase::Fault;

/// Reads a short text from left to right: words, numbers and signs, with spaces wherever one likes.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    whole: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Begins to read.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { whole: text, rest: text.trim_start() }
    }

    /// A word of letters and hyphens, if one comes next.
    pub fn word(&mut self) -> Option<&'a str> {
        self.run(|c| c.is_ascii_alphabetic() || c == '-')
    }

    /// A whole number, if one comes next that is not absurdly long.
    pub fn number(&mut self) -> Option<u64> {
        let before = self.rest;
        let number = self.run(|c| c.is_ascii_digit()).and_then(|digits| digits.parse().ok());
        if number.is_none() {
            self.rest = before;
        }
        number
    }

    /// Whether this sign or word comes next; if so it is read.
    pub fn take(&mut self, text: &str) -> bool {
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest.trim_start();
                true
            }
            None => false,
        }
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), Fault> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.fault("notation-end")) }
    }

    /// A fault at the place where reading stopped. `id` is the message that says what was expected; it gets the whole
    /// text, the rest that could not be read and the column.
    #[must_use]
    pub fn fault(&self, id: &'static str) -> Fault {
        let column = self.whole[..self.whole.len() - self.rest.len()].chars().count() + 1;
        Fault::new(id).with("text", self.whole).with("rest", self.rest).with("column", column)
    }

    fn run(&mut self, belongs: impl Fn(char) -> bool) -> Option<&'a str> {
        let length = self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len());
        if length == 0 {
            return None;
        }
        let (run, rest) = self.rest.split_at(length);
        self.rest = rest.trim_start();
        Some(run)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_words_numbers_and_signs() {
        let mut reader = Reader::new("  infantry*3 @ 2");
        assert_eq!(reader.word(), Some("infantry"));
        assert!(reader.take("*"));
        assert_eq!(reader.number(), Some(3));
        assert_eq!(reader.word(), None);
        assert!(reader.take("@"));
        assert_eq!(
            reader.fault("x"),
            Fault::new("x").with("text", "  infantry*3 @ 2").with("rest", "2").with("column", 16)
        );
        assert_eq!(reader.number(), Some(2));
        assert!(reader.end().is_ok());
    }

    #[test]
    fn numbers_too_long_are_left_alone() {
        let mut reader = Reader::new("99999999999999999999999");
        assert_eq!(reader.number(), None);
        assert!(reader.end().is_err());
    }
}
