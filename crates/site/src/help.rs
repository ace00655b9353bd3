//! Help on what boards show: what a tile, a symbol, a space or a number is, in one sentence, and the rule it belongs to. A game
//! brings it as a file of its book (`docs/help.md`), its texts are in the game's language files.
//!
//! A thing is known by a name that the board gives it anyway: its id, the symbol it uses, or `data-help` where neither says
//! what it is. What has no help of its own is part of what lies around it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use game::{Lang, Value, Words};
use serde::Deserialize;

/// All help of a game, and its player aid.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Helps {
    /// By the kind of thing.
    #[serde(default, rename = "kind")]
    pub kinds: Vec<Kind>,
    /// The parts of the player aid.
    #[serde(default)]
    pub aid: Vec<Part>,
    /// The printed facts, from which numbers in the texts come.
    #[serde(skip)]
    facts: toml::Table,
}

/// Things of one kind. The message `help-kind-ID` names it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its id.
    pub id: String,
    /// The things.
    pub helps: Vec<Help>,
}

/// What a thing is. The message `help-ID` is its name, `.says` its sentence, `.part-1` and so on what its parts mean.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Help {
    /// Its id.
    pub id: String,
    /// The names by which boards draw it: ids, symbols; `*` stands for anything.
    pub of: Vec<String>,
    /// The rule it belongs to.
    pub rule: String,
    /// The symbol that pictures it, if not the first of `of`.
    pub sign: Option<String>,
    /// The class that gives its picture its colours.
    pub look: Option<String>,
    /// The symbols of its parts; empty for a part that has none.
    #[serde(default)]
    pub parts: Vec<String>,
    /// Numbers for the texts: where they stand in the data file.
    #[serde(default)]
    pub values: BTreeMap<String, String>,
}

/// A part of the player aid. The message `aid-ID` is its title, `.text` what it says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its id.
    pub id: String,
    /// Whether it has a text of its own.
    #[serde(default)]
    pub text: bool,
    /// Whether its things have no names there, where pictures and sentences are enough.
    #[serde(default)]
    pub brief: bool,
    /// Things, each with its sentence.
    #[serde(default)]
    pub helps: Vec<String>,
    /// A table that the board draws.
    pub chart: Option<String>,
}

impl Helps {
    /// The help of a game; none for a game that has none.
    #[must_use]
    pub fn of(game: &str) -> &'static Self {
        static ALL: OnceLock<BTreeMap<&'static str, Helps>> = OnceLock::new();
        static NONE: OnceLock<Helps> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            let read = |game: &&'static dyn table::AnyGame| {
                let about = game.about();
                // A faulty file is found by the tests; whoever comes by is spared it.
                let faulty = |error: &toml::de::Error| tracing::error!(%error, game = about.id, "help");
                let mut helps: Self = toml::from_str(about.book.help).inspect_err(faulty).unwrap_or_default();
                helps.facts = toml::from_str(about.book.data).inspect_err(faulty).unwrap_or_default();
                (about.id, helps)
            };
            table::games().iter().map(read).collect()
        });
        all.get(game).unwrap_or_else(|| NONE.get_or_init(Self::default))
    }

    /// Every thing, with its kind.
    pub fn all(&self) -> impl Iterator<Item = (&Kind, &Help)> {
        self.kinds.iter().flat_map(|kind| kind.helps.iter().map(move |help| (kind, help)))
    }

    /// The thing of that id.
    #[must_use]
    pub fn help(&self, id: &str) -> Option<(&Kind, &Help)> {
        self.all().find(|(_, help)| help.id == id)
    }

    /// The thing that a board draws under a name: of several that fit, the one that says most of the name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Help> {
        let fit = |help: &Help| {
            help.of.iter().filter(|of| fits(of, name)).map(|of| of.replace('*', "").len()).max()
        };
        self.all()
            .filter_map(|(_, help)| Some((fit(help)?, help)))
            .max_by_key(|(length, _)| *length)
            .map(|(_, help)| help)
    }

    /// A text of a thing: its name, or one of its sentences.
    #[must_use]
    pub fn text(&self, words: &Words, help: &Help, attribute: Option<&str>) -> String {
        words.text(&format!("help-{}", help.id), attribute, &self.values(help))
    }

    /// What a text lacks, in that language.
    #[must_use]
    pub fn missing(&self, words: &Words, help: &Help, attribute: Option<&str>) -> Option<String> {
        words.missing(&format!("help-{}", help.id), attribute, &self.values(help))
    }

    /// The numbers of its texts, as the data file has them; of a list, one after another.
    fn values(&self, help: &Help) -> Vec<(&'static str, Value)> {
        const NAMES: [&str; 4] = ["count", "value", "together", "points"];
        let found = NAMES.into_iter().filter_map(|name| Some((name, self.fact(help.values.get(name)?)?)));
        found.collect()
    }

    /// A number of the data file by its path, such as `cards.gate.value`.
    fn fact(&self, path: &str) -> Option<Value> {
        let mut parts = path.split('.');
        let first = self.facts.get(parts.next()?)?;
        let value = parts.try_fold(first, |value, part| value.get(part))?;
        match value {
            toml::Value::Integer(number) => Some(Value::Number(*number)),
            toml::Value::Array(list) => {
                Some(Value::Text(list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")))
            }
            _ => None,
        }
    }
}

impl Help {
    /// The symbol that pictures it, where one does.
    #[must_use]
    pub fn sign(&self) -> Option<&str> {
        self.sign.as_deref().or_else(|| self.of.first().map(String::as_str).filter(|of| !of.contains('*')))
    }
}

/// Whether a name is of a form in which `*` stands for anything.
fn fits(form: &str, name: &str) -> bool {
    let Some((first, rest)) = form.split_once('*') else { return form == name };
    let Some(mut left) = name.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(last)
}

/// Whether every text is there in a language: the lines that name what is not.
#[must_use]
pub fn lacks(game: &str, lang: Lang) -> Vec<String> {
    let (helps, words) = (Helps::of(game), crate::words(Some(game), lang));
    let mut lacks = Vec::new();
    for kind in &helps.kinds {
        lacks.extend(words.missing(&format!("help-kind-{}", kind.id), None, &[]));
    }
    for (_, help) in helps.all() {
        let parts = (1..=help.parts.len()).map(|n| format!("part-{n}"));
        let mut texts: Vec<Option<String>> = vec![None, Some("says".to_owned())];
        texts.extend(parts.map(Some));
        lacks.extend(texts.iter().filter_map(|text| helps.missing(&words, help, text.as_deref())));
    }
    for part in &helps.aid {
        let id = format!("aid-{}", part.id);
        lacks.extend(words.missing(&id, None, &[]));
        if part.text {
            lacks.extend(words.missing(&id, Some("text"), &[]));
        }
    }
    lacks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_their_forms() {
        assert!(fits("space-*", "space-gold-2-3") && !fits("space-*", "place-1"));
        assert!(fits("stone-*-gate-*", "stone-1-p2-gate-1") && !fits("stone-*-gate-*", "stone-1-p2-wall-1"));
        assert!(fits("*-gate", "hand-gate") && fits("draw", "draw") && !fits("draw", "drawn"));
        let helps = Helps::of("great-wall");
        assert_eq!(helps.named("stone-1-p2-gate-1").unwrap().id, "gate");
        assert!(helps.named("moon").is_none());
        assert!(Helps::of("chess").kinds.is_empty());
    }
}
