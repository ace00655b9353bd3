//! No file needs one that needs it: whoever reads one file can stop at its end. Files of a folder count as one, and within a
//! folder the same holds again.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Needs = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_circle_in_the_house() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    no_circle(&house, "crate");
    no_circle(&house.join("store"), "crate::store");
    no_circle(&house.join("store/sqlite"), "crate::store::sqlite");
    no_circle(&house.join("store/postgres"), "crate::store::postgres");
}

#[test]
fn no_circle_in_the_site() {
    let site = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../site/src");
    no_circle(&site, "crate");
}

#[test]
fn a_circle_would_be_found() {
    let of = |pairs: &[(&str, &str)]| {
        let mut needs = Needs::new();
        for (from, to) in pairs {
            needs.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        circle(&needs)
    };
    assert_eq!(of(&[("a", "b"), ("b", "c"), ("a", "c")]), None);
    assert_eq!(of(&[("a", "b"), ("b", "c"), ("c", "b")]).unwrap(), ["b", "c", "b"]);
    let modules = ["one", "two", "three"].map(str::to_owned).into();
    let text =
        "use crate::{one, two::Thing};\n/// [`crate::three`] is only spoken of\nfn f() { crate::one::g() }";
    assert_eq!(named(text, "crate", &modules), ["one", "two"].map(str::to_owned).into());
}

/// Demands that the modules of a folder form no circle.
fn no_circle(folder: &Path, path: &str) {
    let mut files: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let module = file.file_stem().unwrap().to_string_lossy().into_owned();
        // Those stand above the others, and name all of them.
        if !["lib", "mod"].contains(&module.as_str()) {
            gather(&file, files.entry(module).or_default());
        }
    }
    let modules: BTreeSet<String> = files.keys().cloned().collect();
    assert!(modules.len() > 3, "{modules:?}");
    let mut needs = Needs::new();
    for (module, files) in &files {
        let mut all = BTreeSet::new();
        for file in files {
            let text = std::fs::read_to_string(file).unwrap();
            all.extend(named(&text, path, &modules));
            // Below the top a file names its neighbours also from above.
            let inside = files.len() > 1 && !file.ends_with("mod.rs");
            if path != "crate" {
                all.extend(named(&text, if inside { "super::super" } else { "super" }, &modules));
            }
        }
        all.remove(module);
        needs.insert(module.clone(), all);
    }
    assert!(needs.values().any(|all| !all.is_empty()), "nothing was read");
    assert_eq!(circle(&needs), None, "in {}: {needs:#?}", folder.display());
}

fn gather(file: &Path, into: &mut Vec<PathBuf>) {
    if file.is_dir() {
        for entry in std::fs::read_dir(file).unwrap() {
            gather(&entry.unwrap().path(), into);
        }
    } else if file.extension().is_some_and(|extension| extension == "rs") {
        into.push(file.to_owned());
    }
}

/// The modules below a path that a file names: `path::one`, or `path::{one, two::Three}`. Comments do not count, and tests
/// inside a file do not either.
fn named(text: &str, path: &str, modules: &BTreeSet<String>) -> BTreeSet<String> {
    let code: String = text
        .split("#[cfg(test)]")
        .next()
        .unwrap_or_default()
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n");
    let mut found = BTreeSet::new();
    for rest in code.split(&format!("{path}::")).skip(1) {
        let mut add = |word: &str| {
            let name: String = word.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if modules.contains(&name) {
                found.insert(name);
            }
        };
        let Some(list) = rest.strip_prefix('{') else {
            add(rest);
            continue;
        };
        // The parts of a list, at its first level.
        let (mut depth, mut part) = (0, String::new());
        for c in list.chars() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    add(&part);
                    part.clear();
                    continue;
                }
                _ => {}
            }
            part.push(c);
        }
        add(&part);
    }
    found
}

/// A circle, if there is one.
fn circle(needs: &Needs) -> Option<Vec<String>> {
    fn walk(at: &str, needs: &Needs, way: &mut Vec<String>, done: &mut BTreeSet<String>) -> bool {
        if let Some(place) = way.iter().position(|module| module == at) {
            way.drain(..place);
            way.push(at.to_owned());
            return true;
        }
        if done.contains(at) {
            return false;
        }
        way.push(at.to_owned());
        for next in needs.get(at).into_iter().flatten() {
            if walk(next, needs, way, done) {
                return true;
            }
        }
        way.pop();
        done.insert(at.to_owned());
        false
    }
    let (mut way, mut done) = (Vec::new(), BTreeSet::new());
    needs.keys().any(|module| walk(module, needs, &mut way, &mut done)).then_some(way)
}
