//! Longer texts of the language files as mark-up: paragraphs, lists, stressed words.

use maud::{Markup, html};

/// Blocks are parted by empty lines. A block of lines that begin with `- ` is a list, with `1. ` and so on a numbered
/// one; `__stressed__` words are strong (Fluent does not let a line begin with an asterisk).
pub(super) fn prose(text: &str) -> Markup {
    html! { @for block in text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) { (paragraph(block)) } }
}

fn paragraph(block: &str) -> Markup {
    let bullets: Option<Vec<&str>> = block.lines().map(|line| line.strip_prefix("- ")).collect();
    let numbers: Option<Vec<&str>> = block.lines().map(numbered).collect();
    html! {
        @if let Some(items) = bullets {
            ul { @for item in items { li { (stressed(item)) } } }
        } @else if let Some(items) = numbers {
            ol { @for item in items { li { (stressed(item)) } } }
        } @else {
            p { (stressed(block)) }
        }
    }
}

fn numbered(line: &str) -> Option<&str> {
    let (number, item) = line.split_once(". ")?;
    number.parse::<u32>().ok().map(|_| item)
}

/// Words with some of them stressed.
pub(super) fn stressed(text: &str) -> Markup {
    html! {
        @for (n, part) in text.split("__").enumerate() {
            @if n % 2 == 1 { strong { (part) } } @else { (part) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_become_paragraphs_and_lists() {
        let text = "One __two__ <three>.\n\n- a\n- b\n\n1. x\n2. y\n\nlast";
        assert_eq!(
            prose(text).into_string(),
            "<p>One <strong>two</strong> &lt;three&gt;.</p><ul><li>a</li><li>b</li></ul>\
             <ol><li>x</li><li>y</li></ol><p>last</p>"
        );
    }
}
