//! A frame as the client keeps it, and what a player reads in it.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use site::frame::attribute;

/// A frame's text.
pub(super) struct Text {
    html: String,
}

/// Before the legal moves of whoever looks.
const MOVES: &str = "<script id=\"moves\" type=\"application/json\">";

impl Text {
    pub(super) const fn new(html: String) -> Self {
        Self { html }
    }

    pub(super) fn html(&self) -> &str {
        &self.html
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        attribute(&self.html, name)
    }

    /// The number of the decision that is due.
    pub(super) fn decision(&self) -> usize {
        self.attribute("decision").and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    /// The seat of whoever looks.
    pub(super) fn seat(&self) -> &str {
        self.attribute("seat").unwrap_or_default()
    }

    /// The legal moves of whoever looks, as JSON; `[]` if somebody else is to decide.
    pub(super) fn moves(&self) -> &str {
        let moves = self.html.find(MOVES).map(|at| &self.html[at + MOVES.len()..]);
        moves.and_then(|moves| Some(&moves[..moves.find("</script>")?])).unwrap_or("[]")
    }

    /// Of what kind it is: what question it asks whoever looks, if any, and what is being decided.
    pub(super) fn kind(&self) -> [Option<&str>; 2] {
        ["asks", "stage"].map(|name| self.attribute(name))
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

#[cfg(test)]
mod tests {
    use super::*;

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
