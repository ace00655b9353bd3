//! Board files: everything that can be wrong with one is found, told in both languages, and told together.

use crate::common::{ids, lines, words};
use emperor::{Board, SHELF};
use game::{AnyShelf as _, Fault, Lang, Printed as _};

const DATA: &str = include_str!("../../data/emperor.toml");

/// The printed board's file with some pieces of text replaced, each of which is there once.
fn changed(changes: &[(&str, &str)]) -> String {
    let mut text = DATA.to_owned();
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text = text.replace(from, to);
    }
    text
}

fn faults(changes: &[(&str, &str)]) -> Vec<Fault> {
    Board::read(&changed(changes)).expect_err(&format!("nothing is wrong with {changes:?}"))
}

const SPACES_OF_LU: &str =
    "lu = { count = 4, mark = \"reconstructed\", source = \"range 4 to 8 from reviews\" }\n";
const SHU_IS_RED: &str = "shu = { name = \"Shu\", colour = \"red\"";
const ALLIANCE_15: &str =
    "alliance-15 = { between = [\"qi\", \"yan\"], mark = \"reconstructed\", source = \"no list found\" }\n";
const OUTLINE_OF_SHU: &str = "[\"w1\", \"j6\", \"sc1\", \"s1\", \"s2\"]";

type Case = (&'static str, Vec<(&'static str, &'static str)>, &'static str);

/// One change for every fault there is, and what the line in English must say.
fn wrong_facts() -> Vec<Case> {
    vec![
        ("file-game", vec![("game = \"emperor\"", "game = \"great-wall\"")], "a board file for “great-wall”"),
        ("file-name", vec![("\"Printed board, reconstructed\"", "\"  \"")], "The board needs a name"),
        (
            "file-colour",
            vec![("name = \"Qi\", colour = \"yellow\"", "name = \"Qi\", colour = \"amber\"")],
            "“amber” in regions.qi is not a colour",
        ),
        ("file-cards", vec![("yellow = { count = 11", "yellow = { count = 3")], "There are 3 yellow cards"),
        (
            "file-cards-many",
            vec![("red = { count = 13", "red = { count = 100")],
            "There are 100 red cards, but the game has only 57 in all",
        ),
        (
            "file-cards-sum",
            vec![("red = { count = 13", "red = { count = 12")],
            "There are 56 cards in all; the game has 57",
        ),
        (
            "file-region",
            vec![(SPACES_OF_LU, "lu = { count = 4 }\nwu = { count = 4 }\n")],
            "There is no region “wu” (in spaces)",
        ),
        ("file-region-missing", vec![(SPACES_OF_LU, "")], "The region “lu” is missing in spaces"),
        (
            "file-region-name",
            vec![("name = \"Wei\"", "name = \" Qi \"")],
            "The region “wei” needs a name that no other region has",
        ),
        (
            "file-spaces",
            vec![("chu = { count = 8", "chu = { count = 9")],
            "“chu” has 9 house spaces. There must be from 4 to 8",
        ),
        (
            "file-pairs",
            vec![(SHU_IS_RED, "shu = { name = \"Shu\", colour = \"yellow\"")],
            "3 regions are yellow",
        ),
        ("file-alliances", vec![(ALLIANCE_15, "")], "There are 14 alliances; there must be 15"),
        (
            "file-alliance-name",
            vec![("alliance-15 = { between", "alliance-16 = { between")],
            "“alliance-16” is not an alliance",
        ),
        (
            "file-alliance-missing",
            vec![("alliance-15 = { between", "treaty = { between")],
            "Alliance 15 is missing",
        ),
        (
            "file-alliance",
            vec![("[\"qi\", \"yan\"]", "[\"qi\", \"yen\"]")],
            "Alliance 15 is to be between two regions, not “qi, yen”",
        ),
        (
            "file-alliance-self",
            vec![("[\"qi\", \"yan\"]", "[\"yan\", \"yan\"]")],
            "Alliance 15 is between yan and itself",
        ),
        (
            "file-alliance-twice",
            vec![("[\"qi\", \"yan\"]", "[\"zhao\", \"yan\"]")],
            "Alliances 1 and 15 are between the same two regions",
        ),
        (
            "file-neighbours",
            vec![(SHU_IS_RED, "shu = { name = \"Shu\", colour = \"purple\"")],
            "Alliance 5 makes shu and chu neighbours, but both are purple",
        ),
        (
            "file-road",
            vec![("\"chin-1 chin-2\"", "\"chin-1 chin-7\"")],
            "The road “chin-1 chin-7” in both-sides leads nowhere",
        ),
        (
            "file-road-self",
            vec![("\"chin-1 chin-2\"", "\"chin-1 chin-1\"")],
            "The road “chin-1 chin-1” leads from a space to itself",
        ),
        (
            "file-road-twice",
            vec![("\"lu-2 lu-4\"", "\"lu-2 lu-4\", \"lu-2 lu-1\"")],
            "The road “lu-1 lu-2” is there twice",
        ),
        (
            "file-roadless",
            vec![("\"han-3 han-4\", \"han-4 han-5\"", "\"han-3 han-4\"")],
            "The space han-5 has no road on side for-3-4",
        ),
    ]
}

/// The same for faults of the drawing.
fn wrong_drawings() -> Vec<Case> {
    vec![
        ("file-sheet", vec![("width = 1000", "width = 199")], "The sheet is 199 by 700"),
        (
            "file-drawn-spaces",
            vec![("[830, 436], [822, 500]]", "[830, 436]]")],
            "3 house spaces of “lu” have a place on the sheet, but the region has 4",
        ),
        (
            "file-corner",
            vec![(OUTLINE_OF_SHU, "[\"w1\", \"j6\", \"sc1\", \"s1\", \"s9\"]")],
            "The outline of “shu” uses the corner “s9”",
        ),
        (
            "file-outline-short",
            vec![(OUTLINE_OF_SHU, "[\"w1\", \"j6\"]")],
            "The outline of “shu” needs at least three corners",
        ),
        (
            "file-outline-twice",
            vec![(OUTLINE_OF_SHU, "[\"w1\", \"j6\", \"sc1\", \"s1\", \"s2\", \"j6\"]")],
            "The outline of “shu” comes to the same corner twice",
        ),
        (
            "file-alliance-place",
            vec![("alliance-15 = [756, 269]", "")],
            "The number of alliance 15 has no place",
        ),
        (
            "file-off-sheet",
            vec![("label = [310, 372]", "label = [1310, 372]")],
            "drawing.regions.chin.label is at 1310, 372",
        ),
        (
            "file-edge-shared",
            vec![("\"lc1\", \"lkS\", \"lkNE\"]", "\"lc1\", \"lkS\", \"lkNE\", \"j2\"]")],
            "The line j2-j3 belongs to more than two outlines",
        ),
        ("file-outlines-cross", vec![("sc1 = [342, 604]", "sc1 = [250, 450]")], "cross: line"),
        (
            "file-no-border",
            vec![
                ("\"e2\", \"e3\", \"k1\", \"j1\"]", "\"e2\", \"e3\", \"k9\", \"j1\"]"),
                ("k1 = [772, 278]", "k1 = [772, 278]\nk9 = [772, 276]"),
            ],
            "Alliance 15 joins qi and yan, but their outlines have no line in common",
        ),
        (
            "file-no-alliance",
            vec![("\"lc1\", \"lkS\", \"lkNE\"]", "\"lc1\", \"lkS\", \"lkNW\", \"lkNE\"]")],
            "lu and han border, but there is no alliance between them",
        ),
        (
            "file-dragon-outside",
            vec![("dragon = [262, 248]", "dragon = [494, 300]")],
            "The dragon space of “chin” lies outside its outline",
        ),
        ("file-space-outside", vec![("[200, 664]", "[200, 695]")], "The house space shu-4 lies outside"),
        (
            "file-roads-cross",
            vec![("\"lu-2 lu-4\"", "\"lu-2 lu-4\", \"chin-4 shu-2\"")],
            "The roads “chin-4 shu-2” and “chin-5 chin-6” cross",
        ),
        (
            "file-spaces-near",
            vec![("[185, 232]", "[285, 150]")],
            "The house spaces chin-1 and chin-2 are so near",
        ),
    ]
}

fn every_case() -> Vec<Case> {
    let mut all = wrong_facts();
    all.extend(wrong_drawings());
    all
}

#[test]
fn the_printed_file_has_no_fault() {
    let board = Board::read(DATA).unwrap();
    assert_eq!(board.name, "Printed board, reconstructed");
    assert_eq!(board.facts(), SHELF.printed().facts());
}

/// One thing is wrong, one thing is said. Only an alliance of another name is both unknown and missing, and a corner that
/// strays may cross several lines.
#[test]
fn every_fault_is_found_named_and_told_alone() {
    for (id, changes, english) in every_case() {
        let faults = faults(&changes);
        match id {
            "file-alliance-name" | "file-alliance-missing" => {
                assert_eq!(ids(&faults), ["file-alliance-name", "file-alliance-missing"]);
            }
            "file-outlines-cross" => assert!(ids(&faults).iter().all(|found| *found == id), "{faults:?}"),
            _ => assert_eq!(ids(&faults), [id], "{:#?}", lines(Lang::En, &faults)),
        }
        let said = lines(Lang::En, &faults).join("\n");
        assert!(said.contains(english), "“{english}” in: {said}");
    }
}

#[test]
fn no_fault_of_the_language_file_is_forgotten() {
    let known: Vec<&str> = include_str!("../../lang/files.en.ftl")
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
        .filter(|id| id.starts_with("file-"))
        .collect();
    let provoked: Vec<&str> = every_case().into_iter().map(|(id, ..)| id).collect();
    assert_eq!(known, provoked);
}

#[test]
fn every_fault_can_be_said_in_both_languages() {
    for (id, changes, _) in every_case() {
        for fault in faults(&changes) {
            for lang in Lang::ALL {
                assert_eq!(words(lang).missing(fault.0.id, None, &fault.0.values), None, "{id}");
            }
        }
    }
    // Both forms of a message that has two.
    for (lang, piece) in
        [(Lang::En, "No region is purple"), (Lang::It, "Nessuna regione ha questo colore: viola")]
    {
        let none = faults(&[("name = \"Chu\", colour = \"purple\"", "name = \"Chu\", colour = \"red\"")]);
        assert_eq!(ids(&none), ["file-pairs", "file-pairs"]);
        assert!(lines(lang, &none).iter().any(|line| line.contains(piece)), "{none:?}");
    }
}

/// Faults of several parts are told together.
#[test]
fn several_faults_of_one_file_are_all_told() {
    let all = faults(&[
        ("name = \"Printed board, reconstructed\"", "name = \"\""),
        ("red = { count = 13", "red = { count = 12"),
        ("chu = { count = 8", "chu = { count = 9"),
        ("name = \"Wei\"", "name = \"Qi\""),
        ("[\"qi\", \"yan\"]", "[\"yan\", \"yan\"]"),
        (SPACES_OF_LU, ""),
    ]);
    let mut found = ids(&all);
    found.sort_unstable();
    let expected =
        ["file-alliance-self", "file-cards-sum", "file-name", "file-region-missing", "file-region-name"];
    assert_eq!(
        found.iter().filter(|id| **id != "file-spaces").collect::<Vec<_>>(),
        expected.iter().collect::<Vec<_>>()
    );

    // Roads and drawing together.
    let all = faults(&[
        ("\"chin-1 chin-2\"", "\"chin-1 chin-9\""),
        ("\"qi-1 qi-2\"", "\"qi-1 qi-1\""),
        ("\"qi-3 qi-4\", \"qi-4 qi-5\"", "\"qi-3 qi-4\""),
        ("label = [310, 372]", "label = [-1, 372]"),
        (OUTLINE_OF_SHU, "[\"w1\", \"j6\", \"nowhere\"]"),
        ("alliance-15 = [756, 269]", ""),
    ]);
    let mut found = ids(&all);
    found.sort_unstable();
    assert_eq!(
        found,
        [
            "file-alliance-place",
            "file-corner",
            "file-off-sheet",
            "file-road",
            "file-road-self",
            "file-roadless",
            "file-roadless"
        ]
    );

    // Facts, roads and places together.
    let all = faults(&[
        ("red = { count = 13", "red = { count = 12"),
        ("name = \"Wei\"", "name = \"Qi\""),
        ("\"chin-1 chin-2\"", "\"chin-1 chin-9\""),
        ("label = [310, 372]", "label = [-1, 372]"),
    ]);
    assert_eq!(ids(&all), ["file-cards-sum", "file-region-name", "file-road", "file-off-sheet"]);

    // Places on the map, too.
    let all = faults(&[
        ("dragon = [262, 248]", "dragon = [494, 300]"),
        ("[200, 664]", "[200, 695]"),
        ("\"lu-2 lu-4\"", "\"lu-2 lu-4\", \"chin-4 shu-2\""),
    ]);
    let mut found = ids(&all);
    found.sort_unstable();
    assert_eq!(found, ["file-dragon-outside", "file-roads-cross", "file-space-outside"]);
}

/// A wrong number of spaces does not hide that another region is missing.
#[test]
fn a_missing_region_does_not_hide_wrong_numbers_of_others() {
    let found = ids(&faults(&[("chu = { count = 8", "chu = { count = 9"), (SPACES_OF_LU, "")]));
    assert_eq!(found, ["file-region-missing", "file-spaces"]);
}

/// A road that is there twice on both sides is one mistake, told once.
#[test]
fn a_road_that_is_there_twice_is_told_once() {
    let found = faults(&[("\"chin-1 chin-2\"", "\"chin-1 chin-2\", \"chin-2 chin-1\"")]);
    assert_eq!(ids(&found), ["file-road-twice"]);
}

/// Places far off the sheet are faults like any other, not a crash.
#[test]
fn a_house_space_far_off_the_sheet_is_only_a_fault() {
    for far in ["2000000000, 2000000000", "-2147483648, -2147483648", "2147483647, -2147483648"] {
        let found =
            faults(&[("[185, 232]", &format!("[{far}]")), ("[912, 326]", "[-2000000000, 2000000000]")]);
        assert!(ids(&found).iter().all(|id| id.starts_with("file-")), "{found:?}");
    }
}

/// A space is written as people read it: region, hyphen, number.
#[test]
fn a_space_of_a_road_has_a_plain_number() {
    let found = faults(&[("\"chin-1 chin-2\"", "\"chin-+1 chin-2\"")]);
    assert_eq!(ids(&found), ["file-road"]);
}

/// What is no board file at all is told with line or field.
#[test]
fn text_that_is_no_board_file_says_where() {
    let said = |text: &str| {
        let faults = Board::read(text).expect_err(text);
        assert_eq!(faults.len(), 1);
        lines(Lang::En, &faults).remove(0)
    };
    assert!(said("").contains("is missing"));
    assert!(said("game = \"emperor\"\nname = board").contains("line 2"));
    assert!(said(&changed(&[("width = 1000", "width = \"wide\"")])).contains("drawing.width"));
    assert!(said(&changed(&[("width = 1000", "width = 4294967296")])).contains("drawing.width"));
    assert!(said(&changed(&[("red = { count = 13", "red = { count = -13")])).contains("cards.red.count"));
    assert!(
        said(&changed(&[("dragon = [262, 248]", "dragon = [262]")])).contains("drawing.regions.chin.dragon")
    );
    assert!(said(&changed(&[("dragon = [262, 248]", "dragon = [262.5, 248]")])).contains("dragon"));
    assert!(said(&changed(&[("[roads]", "[rivers]\n[roads]")])).contains("rivers"));
    assert!(said(&changed(&[("side-3-4 =", "side-2 =")])).contains("side-2"));
}

/// What is no fact may be anything: marks, sources, rulings, comments.
#[test]
fn marks_and_rulings_may_be_mended_freely() {
    let mended = changed(&[
        ("red = { count = 13, mark = \"inferred\", source = \"rules of a sequel\" }", "red = { count = 13 }"),
        ("rule = \"winner\"\nmark = \"inferred\"", "rule = \"winner\"\nmark = \"sourced\"\npage = 12"),
    ]);
    assert_eq!(Board::read(&mended).unwrap().facts(), SHELF.printed().facts());
    assert!(SHELF.check(&mended).unwrap().printed);
}
