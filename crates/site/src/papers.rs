//! Terms and privacy, as whoever runs the house has written them: files in the data folder, plain text, shown as paragraphs.

use std::path::Path;

use game::Lang;

use crate::pages::layout::Papers;

/// What is longer is no page to read.
const LONGEST: u64 = 256 << 10;

/// The texts, by language: a file may be there for all readers (`terms.txt`), and one for each language (`terms.it.txt`).
#[derive(Clone, Debug, Default)]
pub struct Written {
    terms: Text,
    privacy: Text,
}

#[derive(Clone, Debug, Default)]
struct Text {
    plain: Option<String>,
    en: Option<String>,
    it: Option<String>,
}

impl Text {
    fn read(folder: &Path, name: &str) -> Self {
        let read = |file: String| {
            let path = folder.join(file);
            let size = std::fs::metadata(&path).ok()?.len();
            if size > LONGEST {
                tracing::error!(file = %path.display(), size, "too long, left out");
                return None;
            }
            match std::fs::read_to_string(&path) {
                Ok(text) => Some(text).filter(|text| !text.trim().is_empty()),
                Err(error) => {
                    tracing::error!(file = %path.display(), %error, "left out");
                    None
                }
            }
        };
        Self {
            plain: read(format!("{name}.txt")),
            en: read(format!("{name}.en.txt")),
            it: read(format!("{name}.it.txt")),
        }
    }

    /// In the reader's language, or else in the one there is.
    fn of(&self, lang: Lang) -> Option<&str> {
        let (own, other) = match lang {
            Lang::En => (&self.en, &self.it),
            Lang::It => (&self.it, &self.en),
        };
        own.as_ref().or(self.plain.as_ref()).or(other.as_ref()).map(String::as_str)
    }
}

impl Written {
    /// Reads a folder; once, when the house opens.
    #[must_use]
    pub fn read(folder: Option<&Path>) -> Self {
        let Some(folder) = folder else { return Self::default() };
        Self { terms: Text::read(folder, "terms"), privacy: Text::read(folder, "privacy") }
    }

    /// Which there are.
    #[must_use]
    pub fn there(&self) -> Papers {
        Papers { terms: self.terms.of(Lang::En).is_some(), privacy: self.privacy.of(Lang::En).is_some() }
    }

    /// The terms, for a reader.
    #[must_use]
    pub fn terms(&self, lang: Lang) -> Option<&str> {
        self.terms.of(lang)
    }

    /// What is done with data of people, for a reader.
    #[must_use]
    pub fn privacy(&self, lang: Lang) -> Option<&str> {
        self.privacy.of(lang)
    }
}
