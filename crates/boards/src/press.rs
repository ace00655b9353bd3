//! What can be pressed on a board, and why not: the same on all boards.

use std::borrow::Cow;

use game::{Refusal, Words};
use maud::{Markup, html};

/// Why something cannot be pressed.
pub(super) struct Why {
    /// What is wrong, and what would make it right.
    pub text: String,
    /// The title of the rule.
    pub title: String,
    /// The rule.
    pub rule: Option<&'static str>,
}

impl Why {
    /// A refusal in words.
    pub(super) fn refused(words: &Words, refusal: &Refusal) -> Self {
        Self::told(words, words.refusal(refusal), refusal.rule())
    }

    /// A reason of the page itself, told under the title of a rule.
    pub(super) fn told(words: &Words, text: String, rule: &'static str) -> Self {
        Self { text, title: words.word(rule), rule: Some(rule) }
    }

    /// Something else must be chosen first: every board has the two messages.
    pub(super) fn choose_first(words: &Words) -> Self {
        Self { text: words.word("board-why-choose"), title: words.word("board-why-choose-title"), rule: None }
    }
}

/// What a button chooses, when it can be pressed, and why not. The attributes are explained in [`super`].
#[derive(Default)]
pub(super) struct Press {
    /// The picks.
    pub pick: String,
    /// What must be chosen before it wakes up.
    pub needs: Option<Cow<'static, str>>,
    /// What must not be chosen.
    pub unless: Option<&'static str>,
    /// Why it cannot be pressed although awake.
    pub why: Option<Why>,
    /// The list with more reasons, by what is chosen.
    pub whys: Option<String>,
    /// Whether it only begins a move, which another button makes.
    pub hold: bool,
    /// The pick with which another button began: then this one makes the move although it holds.
    pub ends: Option<&'static str>,
    /// Whether it explains itself only when pressed.
    pub quiet: bool,
    /// What tells about it while it is pointed at or focused.
    pub tells: Option<String>,
}

/// A button that chooses, or a mere picture where there is nothing to choose. Without an id, what lies around it has one.
pub(super) fn slab(id: Option<&str>, class: &str, press: Option<&Press>, inside: &Markup) -> Markup {
    html! {
        @if let Some(press) = press {
            @let why = press.why.as_ref();
            button.{ "slab " (class) } id=[id] type="button" data-pick=(press.pick)
                data-needs=[press.needs.as_deref()] data-unless=[press.unless] data-hold=[press.hold.then_some(press.ends.unwrap_or_default())] data-quiet[press.quiet]
                data-why=[why.map(|why| &why.text)] data-title=[why.map(|why| &why.title)]
                data-rule=[why.and_then(|why| why.rule)] data-whys=[press.whys.as_deref()] { (inside) }
        } @else {
            span.{ "slab " (class) } id=[id] { (inside) }
        }
    }
}

/// A button inside a drawing, at a place given as its `transform`.
pub(super) fn spot(id: &str, class: &str, at: &str, label: &str, press: &Press, inside: &Markup) -> Markup {
    let why = press.why.as_ref();
    html! {
        a #(id).{ "spot " (class) } href={ "#" (id) } role="button" tabindex="-1" transform=(at) aria-label=(label) data-tells=[press.tells.as_deref()]
            data-pick=(press.pick) data-needs=[press.needs.as_deref()] data-unless=[press.unless] data-quiet
            data-why=[why.map(|why| &why.text)] data-title=[why.map(|why| &why.title)]
            data-rule=[why.and_then(|why| why.rule)] data-whys=[press.whys.as_deref()] { (inside) }
    }
}
