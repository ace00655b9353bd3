//! A frame as the client keeps it: the text, patched quickly, and what a player reads in it.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, Visitor};

/// A frame's text, and where in it characters stand that are not one byte. A patch counts as JavaScript does (UTF-16), and
/// all other characters are one of its units and one byte: so a place is found without going through the text.
pub(super) struct Text {
    html: String,
    /// For each character that is not one byte: the units and the bytes up to its end.
    wide: Vec<(usize, usize)>,
}

/// Before the legal moves of whoever looks.
const MOVES: &str = "<script id=\"moves\" type=\"application/json\">";

/// Text that is looked at in one go.
const STEP: usize = 64;

impl Text {
    pub(super) fn new(html: String) -> Self {
        let mut wide = Vec::new();
        let (mut units, mut at) = (0, 0);
        let bytes = html.as_bytes();
        while at < bytes.len() {
            let end = bytes.len().min(at + STEP);
            if bytes[at..end].is_ascii() {
                units += end - at;
                at = end;
                continue;
            }
            // Up to the end of the first wide character of the step.
            for character in html[at..].chars() {
                at += character.len_utf8();
                units += character.len_utf16();
                if !character.is_ascii() {
                    wide.push((units, at));
                    break;
                }
            }
        }
        Self { html, wide }
    }

    fn byte(&self, unit: usize) -> usize {
        match self.wide.partition_point(|(units, _)| *units <= unit).checked_sub(1) {
            None => unit,
            Some(n) => self.wide[n].1 + (unit - self.wide[n].0),
        }
    }

    /// The text that comes out of this one; nothing if the patch is for another.
    pub(super) fn patched(&self, ops: &[Op<'_>]) -> Option<Self> {
        let mut html = String::with_capacity(self.html.len() + 1_024);
        let mut ops = ops.iter();
        while let Some(op) = ops.next() {
            match op {
                Op::Text(text) => html.push_str(text),
                Op::Place(from) => {
                    let Some(Op::Place(to)) = ops.next() else { return None };
                    html.push_str(self.html.get(self.byte(*from)..self.byte(*to))?);
                }
            }
        }
        Some(Self::new(html))
    }

    pub(super) fn html(&self) -> &str {
        &self.html
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        let head = &self.html[..self.html.find('>')?];
        let value = &head[head.find(name)? + name.len()..];
        value.split('"').next()
    }

    /// The number of the decision that is due.
    pub(super) fn decision(&self) -> usize {
        self.attribute(" data-decision=\"").and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    /// The seat of whoever looks.
    pub(super) fn seat(&self) -> &str {
        self.attribute(" data-seat=\"").unwrap_or_default()
    }

    /// The legal moves of whoever looks, as JSON; `[]` if somebody else is to decide.
    pub(super) fn moves(&self) -> &str {
        let moves = self.html.find(MOVES).map(|at| &self.html[at + MOVES.len()..]);
        moves.and_then(|moves| Some(&moves[..moves.find("</script>")?])).unwrap_or("[]")
    }

    /// Whether it asks whoever looks for a decision.
    pub(super) fn asks(&self) -> bool {
        self.html.contains(MOVES)
    }

    /// Whether the game is over: then, and only then, it offers another.
    pub(super) fn over(&self) -> bool {
        self.html.contains(" id=\"end\"") || self.html.contains("data-post=\"rematch\"")
    }
}

/// A legal move, as the page has it: a list of its notation and its picks.
#[derive(serde::Deserialize)]
pub(super) struct Move<'a> {
    #[serde(borrow)]
    pub(super) notation: Cow<'a, str>,
    _picks: IgnoredAny,
}

/// What an event says.
#[derive(serde::Deserialize)]
pub(super) struct Push<'a> {
    #[serde(borrow)]
    pub(super) from: Cow<'a, str>,
    #[serde(borrow)]
    pub(super) to: Cow<'a, str>,
    #[serde(borrow)]
    pub(super) ops: Option<Vec<Op<'a>>>,
    #[serde(rename = "log")]
    _log: IgnoredAny,
}

/// A part of a patch: a place in the old text (two of them are a piece), or new text.
pub(super) enum Op<'a> {
    Place(usize),
    Text(Cow<'a, str>),
}

impl<'de: 'a, 'a> Deserialize<'de> for Op<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reads;
        impl<'de> Visitor<'de> for Reads {
            type Value = Op<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a place or a text")
            }

            fn visit_u64<E>(self, place: u64) -> Result<Op<'de>, E> {
                Ok(Op::Place(usize::try_from(place).unwrap_or(usize::MAX)))
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Op<'de>, E> {
                Ok(Op::Text(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<Op<'de>, E> {
                Ok(Op::Text(Cow::Owned(text.to_owned())))
            }
        }
        from.deserialize_any(Reads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_patches_as_the_page_does() {
        let texts = [
            "",
            "<p>é</p>",
            "<b>ä😀ö</b><i>x</i>",
            "<b>ä😁ö</b><i>yyy</i>",
            "ééé",
            "😀😀",
            "plain <b>text</b>",
        ];
        let long: Vec<String> =
            (0..3).map(|n| format!("{}{}{}", "a<b>".repeat(40 * n), "ö😀", "<i>z".repeat(90))).collect();
        let texts: Vec<&str> = texts.into_iter().chain(long.iter().map(String::as_str)).collect();
        for old in &texts {
            for new in &texts {
                let patch = site::patch::patch(&(*old).into(), &(*new).into());
                let ops: Vec<Op<'_>> = serde_json::from_str(&patch).unwrap();
                let patched = Text::new((*old).to_owned()).patched(&ops).map(|text| text.html);
                assert_eq!(patched.as_deref(), Some(*new), "{old} {patch}");
            }
        }
    }

    #[test]
    fn a_player_reads_what_is_due() {
        let text = Text::new(
            "<main id=\"live\" data-decision=\"7\" data-seat=\"2\"><script id=\"moves\" type=\"application/json\">[[\"a b\",\"do=a\"]]</script>"
                .to_owned(),
        );
        assert_eq!((text.decision(), text.seat(), text.over()), (7, "2", false));
        let moves: Vec<Move<'_>> = serde_json::from_str(text.moves()).unwrap();
        assert_eq!(moves[0].notation, "a b");
    }
}
