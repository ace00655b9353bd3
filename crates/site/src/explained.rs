//! Whatever a board shows has its help: in itself, or through what lies around it.

use std::collections::BTreeSet;

use boards::drawn;
use game::{Lang, Viewer};
use table::AnyMatch;

use crate::help::Helps;

/// What a table shows to a viewer without help: symbols, pieces, whatever can be pressed, and numbers; each by its first words. What
/// has `data-help="none"` is scenery. A name that help does not know is a fault too.
#[must_use]
pub fn unexplained(played: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> BTreeSet<String> {
    look(Helps::of(played.about().id), &drawn(played, viewer, lang, true))
}

/// An element that is open while its page is read.
struct Open<'a> {
    tag: &'a str,
    /// Whether it has help, or something around it.
    helped: bool,
    /// Whether it says itself what it is.
    says: bool,
}

fn look(helps: &Helps, text: &str) -> BTreeSet<String> {
    let named = |name: Option<&str>| name.is_some_and(|name| helps.named(name).is_some());
    let mut unknown = BTreeSet::new();
    let mut open: Vec<Open<'_>> = Vec::new();
    for piece in text.split('<').skip(1) {
        let (tag, words) = piece.split_once('>').unwrap_or((piece, ""));
        let start: String = tag.chars().take(100).collect();
        if let Some(name) = tag.strip_prefix('/') {
            while open.pop().is_some_and(|last| last.tag != name) {}
        } else {
            let name = tag.split([' ', '/']).next().unwrap_or_default();
            let around = open.last();
            let says = value(tag, "data-help");
            let drawing = around.is_some_and(|around| around.says);
            let symbol = value(tag, "href")
                .filter(|_| name == "use" && !drawing)
                .and_then(|href| href.strip_prefix('#'));
            if says.is_some_and(|name| !["", "none"].contains(&name) && !named(Some(name))) {
                unknown.insert(start.clone());
            }
            let helped = around.is_some_and(|around| around.helped)
                || says == Some("none")
                || named(says)
                || named(value(tag, "id"))
                || named(symbol);
            let thing = name == "use"
                || [" data-pick=", " data-piece", " role=\"img\""].iter().any(|part| tag.contains(part));
            if thing && !helped {
                unknown.insert(start.clone());
            }
            if !["br", "hr", "img", "input", "wbr"].contains(&name) {
                open.push(Open { tag: name, helped, says: says.is_some() });
            }
        }
        if is_number(words) && !open.last().is_some_and(|last| last.helped) {
            unknown.insert(format!("{} after {start}", words.trim()));
        }
    }
    unknown
}

/// The value of an attribute.
fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// Whether a text is nothing but a number, with a sign perhaps, or one of another.
fn is_number(text: &str) -> bool {
    let digits = text.trim().trim_start_matches(['+', '−', '×', '≥']);
    digits.chars().any(|c| c.is_ascii_digit()) && digits.chars().all(|c| c.is_ascii_digit() || c == '/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_help_is_found() {
        let helps = Helps::of("great-wall");
        let found = |text: &str| look(helps, text).len();
        assert_eq!(found(r##"<svg><use href="#k-gate"></use></svg><li id="hand-gate"><b>3</b></li>"##), 0);
        assert_eq!(
            found(r##"<svg><use href="#moon"></use></svg><p><b>3</b></p><button data-pick="a"></button>"##),
            3
        );
        // Where a drawing says what it is, its symbol is not asked; and what it says must be known.
        assert_eq!(found(r##"<svg data-help="none"><use href="#moon"></use></svg>"##), 0);
        assert_eq!(found(r##"<svg data-help="moon"><use href="#k-gate"></use></svg>"##), 2);
        assert_eq!(found("<br><div id=\"section-1\"><p>−2</p></div><p>2/3</p>"), 1);
    }
}
