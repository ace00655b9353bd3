//! Board files: what may be mended, and every reason why one is refused.

use crate::common::words;
use game::{AnyShelf as _, Course, Game, Lang, Printed as _, Seed, Setup as _, Spec};
use zhanguo::{Board, SHELF, Setup, ZhanGuo};

fn data() -> &'static str {
    ZhanGuo::about().book.data
}

/// The file with some pieces of text changed, each of which must be there.
fn changed(changes: &[(&str, &str)]) -> String {
    let mut text = data().to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    text
}

/// The faults of a file, each of which has words in both languages.
fn faults(text: &str) -> Vec<&'static str> {
    let faults = Board::read(text).expect_err("nothing is wrong");
    for lang in Lang::ALL {
        for fault in &faults {
            assert_eq!(words(lang).missing(fault.0.id, None, &fault.0.values), None);
            assert!(!words(lang).fault(fault).contains('⟨'));
        }
    }
    faults.iter().map(|fault| fault.0.id).collect()
}

#[track_caller]
fn wrong(changes: &[(&str, &str)], expected: &[&str]) {
    assert_eq!(faults(&changed(changes)), expected);
}

#[test]
fn the_heading() {
    wrong(&[("game = \"zhanguo\"", "game = \"emperor\"")], &["file-game"]);
    wrong(&[("name = \"Printed board, reconstructed\"", "name = \" \"")], &["file-name"]);
    assert_eq!(faults("game = \"zhanguo\"").len(), 1);
    assert_eq!(faults("no toml"), ["fault-toml"]);
}

#[test]
fn cards() {
    wrong(&[("\"1 palace > worker\"", "\"1 palace worker\"")], &["file-card"]);
    wrong(&[("\"1 palace > worker\"", "\"121 palace > worker\"")], &["file-card"]);
    wrong(&[("\"1 palace > worker\"", "\"1 dance > worker\"")], &["file-word"]);
    wrong(&[("\"1 palace > worker\"", "\"1 reassign > worker\"")], &["file-word"]);
    wrong(&[("\"1 palace > worker\"", "\"1 palace > gold\"")], &["file-word"]);
    wrong(&[("\"1 palace > worker\"", "\"2 palace > worker\"")], &["file-card-twice"]);
    wrong(&[("\"1 palace > worker\", ", "")], &["file-card-missing"]);
}

#[test]
fn borders() {
    wrong(&[("\"1-2\"", "\"1-6\"")], &["file-border"]);
    wrong(&[("\"1-2\"", "\"1-1\"")], &["file-border"]);
    wrong(&[("\"1-2\"", "\"12\"")], &["file-border"]);
    wrong(&[("\"1-2\", \"2-3\"", "\"1-2\", \"2-1\", \"2-3\"")], &["file-border-twice"]);
    wrong(&[("\"1-3\", \"3-5\"", "\"1-2\", \"1-3\", \"3-5\"")], &["file-border-both"]);
    wrong(&[("\"1-2\", ", "")], &["file-unreachable"; 4]);
    wrong(&[(", \"4-5\"", "")], &["file-unreachable"]);
    wrong(&[("walled = {", "fenced = {")], &["file-unknown", "file-missing"]);
}

#[test]
fn counts_and_squares() {
    wrong(&[("seats-2 = { count = 2", "seats-2 = { count = 5")], &["file-count"]);
    wrong(&[("markers-2 = { count = 6", "markers-2 = { count = 0")], &["file-count"]);
    wrong(&[("seats-2 = {", "seats-1 = {")], &["file-unknown", "file-missing"]);
    wrong(&[("\"official-square\", \"vp-square\"", "\"vp-square\", \"vp-square\"")], &["file-square-twice"]);
    wrong(&[("\"official-square\", \"vp-square\"", "\"beside\"")], &["file-word"]);
}

#[test]
fn rewards() {
    wrong(&[("\"two-red\"", "\"two-blue\"")], &["file-word"]);
    wrong(&[("\"two-red\", regions = [5]", "\"two-red\", regions = [5, 4]")], &["file-reward"]);
    wrong(&[("\"two-red\", regions = [5]", "\"two-red\", regions = [6]")], &["file-reward"]);
    wrong(&[("\"two-red\", regions = [5]", "\"wall-reward\", regions = [5]")], &["file-reward"]);
    wrong(&[("\"governor-reward\", regions = [2, 5]", "\"governor-reward\"")], &["file-reward"]);
    assert!(Board::read(&changed(&[("\"two-red\"", "\"two-white\"")])).is_ok());
}

#[test]
fn tasks_and_places() {
    let turquoise = "[\"turquoise\", \"turquoise\", \"gold\"]";
    wrong(&[(turquoise, "[\"turquoise\"]")], &["file-task"]);
    wrong(&[(turquoise, "[\"turquoise\", \"turquoise\", \"turquoise\"]")], &["file-task"]);
    wrong(&[(turquoise, "[\"turquoise\", \"jade\"]")], &["file-word"]);
    wrong(&[("[\"region-3\", \"region-4\"]", "[\"region-3\", \"region-3\"]")], &["file-task"]);
    wrong(&[("[\"region-3\", \"region-4\"]", "[\"region-3\", \"gold\"]")], &["file-word"]);
    wrong(&[("points = [5, 3, 2, 1]", "points = []")], &["file-places"]);
    wrong(&[("points = [5, 3, 2, 1]", "points = [5, 3, 2, 1, 1]")], &["file-places"]);
    wrong(&[("points = [5, 3, 2, 1]", "points = [51]")], &["file-places"]);
}

#[test]
fn player_boards() {
    wrong(&[("tracks = [3, 4, 3, 4, 3]", "tracks = [3, 4, 3, 4]")], &["file-tracks"]);
    wrong(&[("tracks = [3, 4, 3, 4, 3]", "tracks = [1, 4, 3, 4, 3]")], &["file-tracks"]);
    wrong(&[("no-palace = [2, 3, 2, 3, 2]", "no-palace = [4, 3, 2, 3, 2]")], &["file-no-palace"]);
    wrong(&[("[\"red\", \"grey\", \"white\"]", "[\"red\", \"grey\"]")], &["file-officials"]);
    wrong(&[("[\"red\", \"grey\", \"white\"]", "[\"red\", \"grey\", \"blue\"]")], &["file-word"]);
    wrong(&[(", ability = \"hiring\"", "")], &["file-ability-missing"]);
    wrong(&[("ability = \"hiring\"", "ability = \"flying\"")], &["file-word"]);
    wrong(&[("ability = \"hiring\"", "ability = \"markers\"")], &["file-ability-twice"]);
    wrong(
        &[(
            "officials = [\"red\", \"grey\", \"white\"], mark",
            "officials = [\"red\", \"grey\", \"white\"], ability = \"hiring\", mark",
        )],
        &["file-ability-a"],
    );
}

#[test]
fn wall_tiles() {
    wrong(&[("a = \"no-unrest\"", "a = \"joy\"")], &["file-word"]);
    wrong(&[("a = \"no-unrest\"", "a = \"with-ivory\"")], &["file-criterion-twice"]);
    wrong(&[("a-points = [1, 2, 3]", "a-points = [1, 2]")], &["file-tile-points"]);
    wrong(&[("a-points = [1, 2, 3]", "a-points = [1, 2, 51]")], &["file-tile-points"]);
    wrong(&[("wall-tile-6 = {", "wall-tile-7 = {")], &["file-unknown", "file-missing"]);
}

#[test]
fn the_drawing() {
    wrong(&[("width = 1000", "width = 100")], &["file-sheet"]);
    wrong(&[("label = [50, 230]", "label = [400, 230]")], &["file-outside"]);
    wrong(&[("label = [50, 230]", "label = [50, -3]")], &["file-off-sheet"]);
    wrong(&[("palaces = [[108, 230], ", "palaces = [")], &["file-drawn"]);
    wrong(
        &[("outline = [[18, 186], [334, 178], [338, 392], [14, 404]]", "outline = [[18, 186], [334, 178]]")],
        &["file-outline", "file-no-border", "file-no-border"],
    );
    wrong(&[("[338, 392], [14, 404]]", "[339, 392], [14, 404]]")], &["file-no-border", "file-no-border"]);
    wrong(&[("tile = [30, 112]", "tile = [2000, 112]")], &["file-off-sheet"]);
    wrong(&[("onyx = [750, 74]", "jade = [750, 74]")], &["file-unknown", "file-missing"]);
}

/// Every fault of a file is told, not only the first.
#[test]
fn all_faults_are_gathered() {
    wrong(
        &[
            ("game = \"zhanguo\"", "game = \"go\""),
            ("\"1 palace > worker\"", "\"1 palace\""),
            ("\"1-2\"", "\"1\""),
            ("seats-2 = { count = 2", "seats-2 = { count = 9"),
            ("\"two-red\"", "\"two-blue\""),
            ("points = [5, 3, 2, 1]", "points = []"),
            ("ability = \"hiring\"", "ability = \"flying\""),
            ("a = \"no-unrest\"", "a = \"joy\""),
            ("width = 1000", "width = 1"),
        ],
        &[
            "file-game",
            "file-card",
            "file-border",
            "file-count",
            "file-word",
            "file-places",
            "file-word",
            "file-word",
            "file-sheet",
        ],
    );
}

/// Whoever owns the game plays with the true values, and a record finds its board again.
#[test]
fn a_mended_board_is_played() {
    let text = changed(&[
        ("Printed board, reconstructed", "Mended"),
        ("\"1 palace > worker\"", "\"1 wall > vp-3\""),
    ]);
    let label = SHELF.add(&text).unwrap();
    assert!(!label.printed);
    let spec = Spec::new(2).on(Some(label.data.clone()));
    let setup = Setup::read(&spec).unwrap();
    assert_eq!(setup.spec(), spec);
    let mut course = Course::<ZhanGuo>::deal(&setup, Seed::from_number(1));
    let mut moves = Vec::new();
    for _ in 0..20 {
        course.state().moves(&mut moves);
        let seat = course.state().turn().seat().unwrap();
        course.play(seat, moves[0]).unwrap();
    }
    let record = course.record(Vec::new());
    assert_eq!(record.data, label.data);
    assert_eq!(Course::<ZhanGuo>::from_record(&record).unwrap(), course);
}
