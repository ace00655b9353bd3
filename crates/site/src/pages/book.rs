//! What a game's files say about its rules and its printed facts.

use std::collections::BTreeSet;
use std::ops::Deref;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// What can be read about a game.
pub(super) struct Book {
    /// The game.
    pub game: &'static str,
    files: game::Book,
}

impl Deref for Book {
    type Target = game::Book;

    fn deref(&self) -> &game::Book {
        &self.files
    }
}

/// The books of all games.
pub(super) fn books() -> impl Iterator<Item = Book> {
    table::games().iter().map(|game| Book { game: game.about().id, files: game.about().book })
}

/// Rules that belong together. The title is the message `group-ID`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Group {
    pub id: String,
    pub rules: Vec<Rule>,
}

/// A rule. The text is the message `rule-ID`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rule {
    pub id: String,
    /// The message with the title; if there is none, it is the id.
    pub title: Option<String>,
    /// Other ids under which it is found.
    #[serde(default)]
    pub also: Vec<String>,
    /// What to read next.
    #[serde(default)]
    pub see: Vec<String>,
    /// Diagrams; the caption of each is the message `diagram-NAME`.
    #[serde(default)]
    pub diagrams: Vec<String>,
    /// A card of the data file.
    pub card: Option<String>,
    /// Tables of facts: for each, the sections of the data file that it joins.
    #[serde(default)]
    pub tables: Vec<Vec<String>>,
    /// Tables that the board draws with its signs: each by the section of the data file that it shows, or by another name.
    #[serde(default)]
    pub charts: Vec<String>,
}

/// What a diagram shows, if not the whole board and nothing else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figure {
    /// The diagram.
    pub name: String,
    /// The parts of the board that it is about, by the game's names.
    #[serde(default)]
    pub about: Vec<String>,
    /// The number of the seat whose hand the caption speaks of.
    pub hand: Option<usize>,
}

/// The file of the rules.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    group: Vec<Group>,
    #[serde(default)]
    figure: Vec<Figure>,
}

impl Rule {
    /// The message with the title.
    pub(super) fn title(&self) -> &str {
        self.title.as_deref().unwrap_or(&self.id)
    }
}

/// What we decided where the rule book is silent or speaks twice. The text is the message `ruling-RULE`.
#[derive(Deserialize)]
pub(super) struct Ruling {
    pub rule: String,
    pub mark: String,
}

/// A cell of a table of facts.
pub(super) struct Cell {
    /// The message that heads its column: `column-SECTION-FIELD`.
    pub column: String,
    pub value: String,
    /// How it is known: in the last cell of its section.
    pub mark: Option<String>,
}

/// A printed fact: where it stands in the data file, what it says, and how it is known.
pub(super) struct Fact {
    /// The messages that name it, as parts of a path: `cards`, `wall`.
    pub path: Vec<String>,
    /// Its fields, without the provenance: `count`, `7`.
    pub fields: Vec<(String, String)>,
    pub mark: String,
    pub source: String,
}

impl Book {
    /// The book of a game.
    pub(super) fn of(game: &str) -> Option<Self> {
        books().find(|book| book.game == game)
    }

    /// Whether one can play on a board file of one's own.
    pub(super) fn has_boards(&self) -> bool {
        table::find(self.game).is_ok_and(|game| game.about().shelf.is_some())
    }

    /// Reads a file of the book. It is a part of the program, and a test reads it; if it is wrong all the same, the log says why
    /// the page is empty.
    fn read<T: DeserializeOwned>(&self, which: &str, text: &str) -> Option<T> {
        let read = toml::from_str(text);
        read.inspect_err(|error| tracing::error!(game = self.game, which, %error, "a book cannot be read"))
            .ok()
    }

    /// The rules, in groups.
    pub(super) fn groups(&self) -> Vec<Group> {
        self.read::<RulesFile>("rules", self.rules).map_or_else(Vec::new, |file| file.group)
    }

    /// What the diagrams show.
    pub(super) fn figures(&self) -> Vec<Figure> {
        self.read::<RulesFile>("rules", self.rules).map_or_else(Vec::new, |file| file.figure)
    }

    /// Facts as a table: a row for each entry of the first section, by its name, with the fields of all sections.
    pub(super) fn table(&self, sections: &[String]) -> Vec<(String, Vec<Cell>)> {
        let facts = self.facts();
        let of = |section: &str, name: &str| facts.iter().find(|fact| fact.path == [section, name]);
        let names = facts.iter().filter_map(|fact| match &fact.path[..] {
            [section, name] if sections.first() == Some(section) => Some(name),
            _ => None,
        });
        names
            .map(|name| {
                let cells = sections
                    .iter()
                    .filter_map(|section| Some((section, of(section, name)?)))
                    .flat_map(|(section, fact)| {
                        // The name of an entry is the head of its row.
                        let fields = fact.fields.iter().filter(|(field, _)| field != "name");
                        let mut cells: Vec<Cell> = fields
                            .map(|(field, value)| Cell {
                                column: format!("column-{section}-{field}"),
                                value: value.clone(),
                                mark: None,
                            })
                            .collect();
                        if let Some(last) = cells.last_mut() {
                            last.mark = Some(fact.mark.clone());
                        }
                        cells
                    });
                (name.clone(), cells.collect())
            })
            .collect()
    }

    /// How the facts of a section of the data file are known.
    pub(super) fn marks(&self, section: &str) -> BTreeSet<String> {
        let facts = self.facts().into_iter();
        facts
            .filter(|fact| fact.path.first().is_some_and(|first| first == section))
            .map(|fact| fact.mark)
            .collect()
    }

    /// The rulings.
    pub(super) fn rulings(&self) -> Vec<Ruling> {
        #[derive(Deserialize)]
        struct File {
            // A game need not leave anything open.
            #[serde(default)]
            ruling: Vec<Ruling>,
        }
        self.read::<File>("data", self.data).map_or_else(Vec::new, |file| file.ruling)
    }

    /// Every fact with a mark, wherever it stands in the data file.
    pub(super) fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        if let Some(file) = self.read::<toml::Table>("data", self.data) {
            gather(&file, &mut Vec::new(), &mut facts);
        }
        // As the file has them, not by the alphabet.
        facts.sort_by_key(|fact| self.place(fact));
        for fact in &mut facts {
            let after = &self.data[self.place(fact)..];
            fact.fields.sort_by_key(|(field, _)| after.find(&format!("{field} =")));
        }
        facts
    }

    /// Where a fact stands in the data file: a table, or a line of one.
    fn place(&self, fact: &Fact) -> usize {
        let name = match &fact.path[..] {
            [_, .., last] => format!("\n{last} = "),
            path => format!("\n[{}]", path.join(".")),
        };
        // What is written in another way comes first.
        self.data.find(&name).unwrap_or(0)
    }

    /// A number of a card in the data file, such as `count` or `value`.
    pub(super) fn card(&self, card: &str, field: &str) -> Option<i64> {
        let file: toml::Table = self.read("data", self.data)?;
        file.get("cards")?.get(card)?.get(field)?.as_integer()
    }
}

fn gather(table: &toml::Table, path: &mut Vec<String>, facts: &mut Vec<Fact>) {
    let text = |field: &str| table.get(field).and_then(toml::Value::as_str).unwrap_or_default().to_owned();
    if table.contains_key("mark") {
        let fields = table.iter().filter(|(field, _)| !["mark", "source"].contains(&field.as_str()));
        facts.push(Fact {
            path: path.clone(),
            fields: fields.map(|(field, value)| (field.clone(), plain(value))).collect(),
            mark: text("mark"),
            source: text("source"),
        });
    }
    for (name, value) in table {
        if let toml::Value::Table(inner) = value {
            path.push(name.clone());
            gather(inner, path, facts);
            path.pop();
        }
    }
}

/// A value for people: a list without its brackets, a text without its quotes.
fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    /// The ids of all messages of the game with a refusal: each is a rule a page may link to.
    fn refusing(ftl: &str) -> Vec<&str> {
        let mut id = "";
        let mut found = Vec::new();
        for line in ftl.lines() {
            if line.trim_start().starts_with(".refusal") {
                found.push(id);
            } else if let Some((name, _)) = line.split_once(" =")
                && !line.starts_with(' ')
            {
                id = name;
            }
        }
        found
    }

    #[test]
    fn every_refusal_has_a_rule_to_read() {
        for book in books() {
            let groups = book.groups();
            let rules: Vec<&Rule> = groups.iter().flat_map(|group| &group.rules).collect();
            let known: BTreeSet<&str> = rules
                .iter()
                .flat_map(|rule| rule.also.iter().chain([&rule.id]).map(String::as_str))
                .collect();
            let about = table::find(book.game).unwrap().about();
            let mut needed = refusing(game::words::HOUSE.en);
            needed.extend(refusing(about.texts.en));
            assert!(needed.len() > 20, "{needed:?}");
            let missing: Vec<_> = needed.iter().filter(|id| !known.contains(*id)).collect();
            assert!(missing.is_empty(), "{missing:?} can refuse a move but are not among the rules");
            for rule in &rules {
                assert!(rule.see.iter().all(|see| known.contains(see.as_str())), "{}", rule.id);
            }
            for ruling in book.rulings() {
                assert!(known.contains(ruling.rule.as_str()), "{}", ruling.rule);
            }
        }
    }

    #[test]
    fn rules_rulings_and_facts_have_words() {
        for book in books() {
            for lang in Lang::ALL {
                let words = crate::words(Some(book.game), lang);
                let mut ids = Vec::new();
                for group in book.groups() {
                    ids.push(format!("group-{}", group.id));
                    for rule in group.rules {
                        ids.extend([rule.title().to_owned(), format!("rule-{}", rule.id)]);
                        ids.extend(rule.diagrams.iter().map(|diagram| format!("diagram-{diagram}")));
                    }
                }
                for ruling in book.rulings() {
                    ids.extend([format!("ruling-{}", ruling.rule), format!("mark-{}", ruling.mark)]);
                }
                for id in ids {
                    let one = [("count", game::Value::Number(1))];
                    assert_eq!(words.missing(&id, None, &one), None);
                }
                for fact in book.facts() {
                    assert!(!fact.path.is_empty() && !fact.source.is_empty(), "{:?}", fact.path);
                }
            }
        }
    }

    #[test]
    fn figures_are_diagrams_and_tables_are_whole() {
        for book in books() {
            for figure in book.figures() {
                assert!(book.diagrams.iter().any(|(name, _)| *name == figure.name), "{}", figure.name);
                assert!(figure.hand != Some(0), "{}: seats count from 1", figure.name);
            }
            for rule in book.groups().iter().flat_map(|group| &group.rules) {
                for sections in &rule.tables {
                    let rows = book.table(sections);
                    assert!(!rows.is_empty(), "{sections:?}");
                    let columns = |cells: &[Cell]| -> Vec<String> {
                        cells.iter().map(|cell| cell.column.clone()).collect()
                    };
                    assert!(
                        rows.iter().all(|(_, cells)| columns(cells) == columns(&rows[0].1)),
                        "{sections:?}"
                    );
                }
            }
        }
        let regions = Book::of("emperor").unwrap().table(&["regions".to_owned(), "spaces".to_owned()]);
        let row = |n: usize| -> Vec<&str> {
            std::iter::once(&*regions[n].0).chain(regions[n].1.iter().map(|cell| &*cell.value)).collect()
        };
        assert_eq!(regions.len(), 9);
        assert_eq!(row(0), ["chin", "yellow", "6"]);
        assert_eq!(row(8), ["chu", "purple", "8"]);
    }

    /// The checklist of a game's rule book, beside its data file: each section with what it says, and the rules that cover it.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Checklist {
        /// The headings of the rule book, in its order.
        contents: Vec<String>,
        section: Vec<Section>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Section {
        book: String,
        title: String,
        /// Not every text of a rule book has pages.
        page: Option<u32>,
        rules: Vec<Said>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Said {
        says: String,
        covered: Vec<String>,
    }

    #[test]
    fn rules_cover_what_the_rule_book_says() {
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        for book in books() {
            let file = games.join(book.game).join("data/checklist.toml");
            let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            let list: Checklist = toml::from_str(&text).unwrap();
            // Every heading of the book has its section; what follows the book is ours.
            let titles = list.section.iter().map(|section| &section.title);
            assert!(titles.take(list.contents.len()).eq(&list.contents), "{}: sections", book.game);
            let of_the_book = list.section.iter().filter(|section| section.book == list.section[0].book);
            assert_eq!(of_the_book.count(), list.contents.len(), "{}: sections", book.game);
            let groups = book.groups();
            let rules = || groups.iter().flat_map(|group| &group.rules);
            let known = |id: &String| rules().any(|rule| rule.id == *id || rule.also.contains(id));
            for section in &list.section {
                let page = section.page.map_or_else(String::new, |page| format!(", page {page}"));
                let place = format!("{}, {}{page}", section.book, section.title);
                assert!(!section.rules.is_empty(), "{place}");
                for said in &section.rules {
                    assert!(!said.covered.is_empty(), "{place}: {} is covered by nothing", said.says);
                    let unknown: Vec<_> = said.covered.iter().filter(|id| !known(id)).collect();
                    assert!(unknown.is_empty(), "{place}: {}: there is no rule {unknown:?}", said.says);
                }
            }
            // Every ruling of ours is on the list too.
            for ruling in book.rulings() {
                let listed =
                    |section: &Section| section.rules.iter().any(|said| said.covered.contains(&ruling.rule));
                assert!(list.section.iter().any(listed), "{}: {}", book.game, ruling.rule);
            }
        }
    }

    #[test]
    fn cards_are_read_from_the_data_file() {
        let book = Book::of("great-wall").unwrap();
        assert_eq!((book.card("gate", "count"), book.card("gate", "value")), (Some(3), Some(2)));
        let facts = book.facts();
        assert_eq!(facts.len(), 16);
        assert_eq!(facts[0].path, ["cards", "wall"]);
        assert_eq!(facts[8].path, ["favours", "favour-1"]);
        assert_eq!(facts[8].fields[0], ("tokens".to_owned(), "2".to_owned()));
        assert!(Book::of("chess").is_none());
    }
}
