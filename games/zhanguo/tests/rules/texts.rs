//! The book of the game: every rule, diagram, ruling and fact has its words in both languages, and every rule that can refuse
//! is explained.

use std::collections::BTreeSet;

use crate::common::words;
use game::{Game, Lang, Printed as _};
use zhanguo::{SHELF, ZhanGuo};

fn table(text: &str) -> toml::Table {
    toml::from_str(text).unwrap()
}

/// Every message that must be there, from the files of the game.
fn wanted() -> Vec<String> {
    let book = ZhanGuo::about().book;
    let mut wanted = Vec::new();
    for group in table(book.rules)["group"].as_array().unwrap() {
        wanted.push(format!("group-{}", group["id"].as_str().unwrap()));
        for rule in group["rules"].as_array().unwrap() {
            let id = rule["id"].as_str().unwrap();
            wanted.push(format!("rule-{id}"));
            wanted.push(rule.get("title").map_or(id, |title| title.as_str().unwrap()).to_owned());
            for also in rule.get("also").into_iter().flat_map(|also| also.as_array().unwrap()) {
                wanted.push(also.as_str().unwrap().to_owned());
            }
        }
    }
    wanted.extend(book.diagrams.iter().map(|(name, _)| format!("diagram-{name}")));
    for choice in ZhanGuo::about().options {
        wanted.push(format!("sentence-{}", choice.id));
        wanted.extend(choice.values.iter().map(|value| format!("sentence-{}-{value}", choice.id)));
    }
    let data = table(book.data);
    for ruling in data["ruling"].as_array().unwrap() {
        let rule = ruling["rule"].as_str().unwrap();
        wanted.extend([rule.to_owned(), format!("ruling-{rule}")]);
    }
    let facts = data.iter().filter(|(name, _)| *name != "drawing").filter_map(|(_, table)| table.as_table());
    for (name, fact) in facts.flatten() {
        wanted.push(name.clone());
        for (field, value) in fact.as_table().unwrap() {
            match field.as_str() {
                "mark" => {}
                "source" => {
                    let id = value.as_str().unwrap().replace(", ", "-").replace(' ', "-");
                    wanted.push(format!("source-{id}"));
                }
                field => wanted.push(format!("field-{field}")),
            }
        }
    }
    wanted
}

#[test]
fn nothing_is_without_words() {
    for lang in Lang::ALL {
        let words = words(lang);
        for id in wanted() {
            assert_eq!(words.missing(&id, None, &[("count", 1.into())]), None, "{id}");
        }
    }
}

/// Messages of a language that have an attribute `refusal`.
fn refusing(text: &str) -> BTreeSet<&str> {
    let mut last = "";
    let mut found = BTreeSet::new();
    for line in text.lines() {
        if line.trim_start().starts_with(".refusal") {
            found.insert(last);
        } else if !line.starts_with([' ', '#']) {
            last = line.split(' ').next().unwrap_or_default();
        }
    }
    found
}

#[test]
fn every_rule_that_refuses_is_explained() {
    let texts = ZhanGuo::about().texts;
    let rules = refusing(texts.en);
    assert_eq!(rules, refusing(texts.it));
    assert!(rules.len() > 40);
    let wanted = wanted();
    let rules_file = table(ZhanGuo::about().book.rules);
    let ids: BTreeSet<String> = rules_file["group"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|group| group["rules"].as_array().unwrap())
        .flat_map(|rule| {
            let also = rule.get("also").into_iter().flat_map(|also| also.as_array().unwrap());
            std::iter::once(&rule["id"]).chain(also).map(|id| id.as_str().unwrap().to_owned())
        })
        .collect();
    for rule in rules {
        assert!(ids.contains(rule), "{rule} is not on the rules page");
    }
    assert!(wanted.len() > 200);
}

/// Both languages have the same messages.
#[test]
fn both_languages_say_the_same_things() {
    let ids = |text: &'static str| -> BTreeSet<&str> {
        let lines = text.lines().filter(|line| !line.starts_with([' ', '#', '}']) && line.contains('='));
        lines.map(|line| line.split(' ').next().unwrap_or_default()).collect()
    };
    let texts = ZhanGuo::about().texts;
    assert_eq!(ids(texts.en), ids(texts.it));
}

/// The log and every refusal ask who is spoken to before they call a player by name.
#[test]
fn whoever_is_spoken_to_is_you() {
    let texts = ZhanGuo::about().texts;
    for text in [texts.en, texts.it] {
        let mut last = "";
        let mut asked = BTreeSet::new();
        for line in text.lines() {
            if !line.starts_with([' ', '#', '}']) {
                (last, asked) = (line.split(' ').next().unwrap_or_default(), BTreeSet::new());
            }
            for who in ["seat", "owner"] {
                if line.contains(&format!("${who}-is")) {
                    asked.insert(who);
                }
                let named = line.contains(&format!("{{ ${who} }}"));
                let told = last.starts_with("log-") || refusing(text).contains(last);
                assert!(!named || !told || asked.contains(who), "{last}: {line}");
            }
        }
    }
}

/// The facts are pinned by their fingerprint; comments, marks and the drawing are not part of it.
#[test]
fn only_facts_are_pinned() {
    let printed = SHELF.printed();
    let text = ZhanGuo::about().book.data;
    let mended = text
        .replace("mark = \"reconstructed\"", "mark = \"sourced\"")
        .replace("Printed board, reconstructed", "My copy")
        .replace("width = 1000", "width = 1010");
    let redrawn = zhanguo::Board::read(&mended).unwrap();
    assert_eq!(redrawn.facts(), printed.facts());
    assert_eq!(redrawn.name(), "My copy");
    let other = zhanguo::Board::read(&text.replace("\"7 palace > vp-3\"", "\"7 palace > vp-2\"")).unwrap();
    assert_ne!(other.facts(), printed.facts());
}
