//! Phrases put into a language, through Fluent.

use std::fmt::Write as _;
use std::hash::{BuildHasher as _, Hash as _, Hasher};
use std::sync::{Arc, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use foldhash::quality::RandomState;
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use crate::phrase::{Fault, Phrase, Refusal, Value, shorten};
use crate::seat::Seat;

/// The languages of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Italian.
    It,
}

impl Lang {
    /// Every language, each of which must have every text.
    pub const ALL: [Self; 2] = [Self::En, Self::It];

    /// The language a code such as `it`, `it_IT.UTF-8` or `en-GB` asks for, if we speak it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        match code.get(..2)?.to_ascii_lowercase().as_str() {
            "en" => Some(Self::En),
            "it" => Some(Self::It),
            _ => None,
        }
    }

    /// The code, as in a file name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
        }
    }
}

/// The texts of one part of the house, a Fluent file for each language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// `en.ftl`
    pub en: &'static str,
    /// `it.ftl`
    pub it: &'static str,
}

impl Texts {
    /// The file for a language.
    #[must_use]
    pub const fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::It => self.it,
        }
    }
}

/// What the whole house says, whatever the game: faults of files and options, seats.
pub const HOUSE: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };

/// A name alone is the name of one thing.
const ONE: (&str, Value) = ("count", Value::Number(1));

/// A language to speak in, with the names of the players. A copy shares the texts.
///
/// Whoever is spoken to is *you*: for every player `$seat` in a message there is also `$seat-is`, which is `you` or `other`, so that
/// a message can say `{ $seat-is -> [you] You draw *[other] { $seat } draws }`. A message that does not ask says the name.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    said: Arc<Said>,
    names: Vec<String>,
    you: Option<Seat>,
}

/// What was said before: a page says the same hundred things again after every decision, and putting one together takes ten
/// times as long as finding it here.
#[derive(Default)]
struct Said {
    /// Keys are hashes under a secret, so nobody can choose a name that is taken for another phrase.
    keys: RandomState,
    texts: RwLock<FxHashMap<u64, Box<str>>>,
}

impl Said {
    /// So many are kept; then all are forgotten.
    const MOST: usize = 8_192;
}

impl Words {
    /// The house's words together with those of some of its parts. Where two files have the same message, the later
    /// file wins.
    #[must_use]
    pub fn new(lang: Lang, parts: &[Texts]) -> Self {
        // Our codes are well formed. If one were not, only its plurals would be wrong, and a test would say so.
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that isolate a value in mixed right-to-left text only disturb terminals and copied text here.
        bundle.set_use_isolating(false);
        for part in [&HOUSE].into_iter().chain(parts) {
            // A faulty line of a file costs that message alone, and the conformance kit finds it.
            let resource = match FluentResource::try_new(part.of(lang).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle: Arc::new(bundle), said: Arc::default(), names: Vec::new(), you: None }
    }

    /// The same words, with players called by their names instead of their colours.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        // Names come from outside, and reach terminals and pages.
        self.names = names.iter().map(|name| shorten(name)).collect();
        self
    }

    /// The same words, spoken to the player in that seat, who is “you”; to nobody among the players if there is none.
    #[must_use]
    pub const fn spoken_to(mut self, you: Option<Seat>) -> Self {
        self.you = you;
        self
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A phrase in words.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.put(phrase.id, None, &phrase.values)
    }

    /// A fault in words.
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> String {
        self.say(&fault.0)
    }

    /// Why a move is refused: the attribute `refusal` of the rule's message, whose value is the rule's title.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.put(refusal.rule(), Some("refusal"), &refusal.0.values)
    }

    /// A message without values, such as the name of one thing.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.put(id, None, &[ONE])
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.word(&format!("seat-{seat}")),
        }
    }

    /// What is missing from the language files to say this, in words for a developer; nothing if all is there.
    #[must_use]
    pub fn missing(
        &self,
        id: &str,
        attribute: Option<&str>,
        values: &[(&'static str, Value)],
    ) -> Option<String> {
        let (_, wrong) = self.format(id, attribute, values);
        (!wrong.is_empty()).then(|| format!("{}.ftl: {wrong}", self.lang.code()))
    }

    /// A message or an attribute of it in words.
    #[must_use]
    pub fn text(&self, id: &str, attribute: Option<&str>, values: &[(&'static str, Value)]) -> String {
        self.put(id, attribute, values)
    }

    /// Puts something into words, or remembers how that was done.
    fn put(&self, id: &str, attribute: Option<&str>, values: &[(&'static str, Value)]) -> String {
        let mut key = self.said.keys.build_hasher();
        (id, attribute).hash(&mut key);
        for (name, value) in values {
            name.hash(&mut key);
            self.hash(value, &mut key);
        }
        let key = key.finish();
        let known = self.said.texts.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = known.get(&key) {
            return text.as_ref().to_owned();
        }
        drop(known);
        let text = self.format(id, attribute, values).0;
        let mut known = self.said.texts.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= Said::MOST {
            known.clear();
        }
        known.insert(key, text.as_str().into());
        text
    }

    /// A value as it will be said: players by their names.
    fn hash(&self, value: &Value, key: &mut impl Hasher) {
        std::mem::discriminant(value).hash(key);
        match value {
            Value::Number(number) => number.hash(key),
            Value::Seat(seat) => (seat, self.names.get(seat.index()), self.you == Some(*seat)).hash(key),
            Value::Text(text) => text.hash(key),
            Value::Word(id) => id.hash(key),
            Value::List(list) => {
                list.len().hash(key);
                for value in list {
                    self.hash(value, key);
                }
            }
            Value::Phrase(phrase) => {
                phrase.id.hash(key);
                for (name, value) in &phrase.values {
                    name.hash(key);
                    self.hash(value, key);
                }
            }
        }
    }

    fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        values: &[(&'static str, Value)],
    ) -> (String, String) {
        let mut wrong = String::new();
        let message = self.bundle.get_message(id);
        let pattern = match attribute {
            None => message.and_then(|message| message.value()),
            Some(name) => message.and_then(|message| message.get_attribute(name)).map(|a| a.value()),
        };
        let Some(pattern) = pattern else {
            let dot = attribute.map(|name| format!(".{name}")).unwrap_or_default();
            return (format!("⟨{id}{dot}⟩"), format!("no text for {id}{dot}; "));
        };
        let mut args = FluentArgs::with_capacity(values.len() + 1);
        for (name, value) in values {
            if let Value::Seat(seat) = value {
                args.set(format!("{name}-is"), if self.you == Some(*seat) { "you" } else { "other" });
            }
            args.set(*name, self.argument(value, values, &mut wrong));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        for error in errors {
            let _ = write!(wrong, "{id}: {error}; ");
        }
        (text, wrong)
    }

    /// Names of things see the numbers of the phrase they stand in, so that they can follow its `count`; without one,
    /// there is one thing.
    fn argument(
        &self,
        value: &Value,
        values: &[(&'static str, Value)],
        wrong: &mut String,
    ) -> FluentValue<'static> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Seat(seat) => FluentValue::from(self.name(*seat)),
            Value::Text(text) => FluentValue::from(text.clone()),
            Value::Word(id) => {
                let mut numbers = vec![ONE];
                numbers.extend(values.iter().filter(|(_, v)| matches!(v, Value::Number(_))).cloned());
                let (text, missing) = self.format(id, None, &numbers);
                wrong.push_str(&missing);
                FluentValue::from(text)
            }
            Value::Phrase(phrase) => {
                let (text, missing) = self.format(phrase.id, None, &phrase.values);
                wrong.push_str(&missing);
                FluentValue::from(text)
            }
            Value::List(list) => {
                let mut text = String::new();
                for (n, value) in list.iter().enumerate() {
                    if n > 0 {
                        text.push_str(", ");
                    }
                    // In a list nobody can ask who is meant.
                    let said = match value {
                        Value::Seat(seat) if self.you == Some(*seat) => &Value::Word("you"),
                        other => other,
                    };
                    match self.argument(said, values, wrong) {
                        FluentValue::String(part) => text.push_str(&part),
                        FluentValue::Number(number) => text.push_str(&number.as_string()),
                        _ => {}
                    }
                }
                FluentValue::from(text)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PART: Texts = Texts {
        en: "drawn = { $who-is ->\n  [you] You draw.\n *[other] { $who } draws.\n }\nwon = The winners: { $all }.\nstone = { $n ->\n  [one] stone\n *[other] stones\n }\nlaid = { $who } lays { $n } { $what }.\n\
             no-stone = Enough stones\n  .refusal = { $who } has only { $n }.\n",
        it: "stone = pietra\nlaid = { $chi } posa.\n",
    };

    #[test]
    fn phrases_follow_language_number_and_names() {
        let words = Words::new(Lang::En, &[PART]);
        let laid = |n: i32| Phrase::new("laid").with("who", Seat::new(0)).with("n", n).word("what", "stone");
        assert_eq!(words.say(&laid(1)), "Seat 1 lays 1 stone.");
        assert_eq!(words.say(&laid(3)), "Seat 1 lays 3 stones.");
        let words = words.with_names(vec!["Livia".into()]);
        assert_eq!(words.say(&laid(2)), "Livia lays 2 stones.");
        let refusal = Refusal::new("no-stone").with("who", Seat::new(0)).with("n", 2);
        assert_eq!(words.refusal(&refusal), "Livia has only 2.");
    }

    #[test]
    fn whoever_is_spoken_to_is_you() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let drawn = |seat: Seat| Phrase::new("drawn").with("who", seat);
        let plain = Words::new(Lang::En, &[PART]).with_names(vec!["Livia".into(), "you".into()]);
        assert_eq!(plain.say(&drawn(one)), "Livia draws.");
        let words = plain.spoken_to(Some(one));
        assert_eq!(words.say(&drawn(one)), "You draw.");
        // Nobody becomes you by calling himself so.
        assert_eq!(words.say(&drawn(two)), "you draws.");
        assert_eq!(words.say(&Phrase::new("won").with("all", vec![one, two])), "The winners: you, you.");
        assert_eq!(words.spoken_to(Some(two)).say(&drawn(one)), "Livia draws.");
    }

    #[test]
    fn what_is_missing_is_named() {
        let words = Words::new(Lang::It, &[PART]);
        let laid = Phrase::new("laid").with("who", Seat::new(0)).with("n", 1).word("what", "nothing");
        let missing = words.missing(laid.id, None, &laid.values).unwrap();
        assert!(
            missing.contains("it.ftl") && missing.contains("chi") && missing.contains("nothing"),
            "{missing}"
        );
        assert_eq!(words.say(&Phrase::new("unknown")), "⟨unknown⟩");
    }

    #[test]
    fn languages_are_known_by_their_codes() {
        assert_eq!(Lang::from_code("it_IT.UTF-8"), Some(Lang::It));
        assert_eq!(Lang::from_code("EN"), Some(Lang::En));
        assert_eq!(Lang::from_code("de"), None);
        assert_eq!(Lang::from_code("è"), None);
    }
}
