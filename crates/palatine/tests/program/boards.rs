//! Board files: checked, played on, pinned by records.

use crate::common::{Dir, Session, output, output_json, refused, run};
use crate::house::{Guest, House};
use serde_json::json;

/// The board that came with the program.
fn printed() -> String {
    output(&["board", "print", "emperor"])
}

/// The same with one road less on the side for three and four.
fn mended() -> String {
    let text = printed();
    let mended = text
        .replace("\"lu-2 lu-4\", ", "")
        .replace("name = \"Printed board, reconstructed\"", "name = \"My own board\"");
    assert!(!mended.contains("lu-2 lu-4") && mended.contains("My own board"));
    mended
}

/// The fingerprint that `board check` prints.
fn fingerprint(file: &str) -> String {
    let said = output(&["board", "check", file]);
    let start = said.find("sha256:").unwrap();
    said[start..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == ':').collect()
}

#[test]
fn a_sound_board_is_called_sound() {
    let dir = Dir::new();
    let same = dir.write("same.toml", printed());
    let said = output(&["board", "check", &same]);
    assert!(said.contains("came with the program"), "{said}");
    let mine = dir.write("mine.toml", mended());
    let said = output(&["board", "check", &mine]);
    assert!(said.contains("My own board") && said.contains("sha256:"), "{said}");
    let said = output(&["--lang", "it", "board", "check", &mine]);
    assert!(said.contains("tabellone valido"), "{said}");
}

#[test]
fn every_fault_of_a_board_is_told_on_a_line_of_its_own() {
    let dir = Dir::new();
    let text = printed()
        .replace("\"chin-1 chin-2\"", "\"chin-1 chin-7\"")
        .replace("chu = { count = 8", "chu = { count = 9")
        .replace("name = \"Shu\", colour = \"red\"", "name = \"Shu\", colour = \"purple\"")
        .replace("name = \"Qi\", colour = \"yellow\"", "name = \"Qi\", colour = \"purple\"")
        .replace("alliance-15 = { between", "alliance-16 = { between");
    let file = dir.write("faulty.toml", text);
    for (lang, words) in [
        ("en", ["chin-1 chin-7", "9 house spaces", "purple", "alliance-16", "Alliance 15 is missing"]),
        ("it", ["chin-1 chin-7", "9 caselle palazzo", "viola", "alliance-16", "Manca l'alleanza 15"]),
    ] {
        let ran = run(&["--lang", lang, "board", "check", &file]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{}", ran.err);
        assert!(ran.err.lines().all(|line| line.starts_with(&file)), "{}", ran.err);
        assert!(!ran.err.contains('⟨'), "{}", ran.err);
        for word in words {
            assert!(ran.err.contains(word), "{word}: {}", ran.err);
        }
    }
}

#[test]
fn what_is_no_board_file_gets_one_line() {
    let dir = Dir::new();
    refused(&["board", "check", &dir.path("absent.toml")], &["absent.toml"]);
    refused(&["board", "check", &dir.write("empty.toml", "")], &["game"]);
    refused(&["board", "check", &dir.write("chess.toml", "game = \"chess\"")], &["chess", "emperor"]);
    refused(&["board", "check", &dir.write("wall.toml", "game = \"great-wall\"")], &["Great Wall"]);
    refused(&["board", "check", &dir.write("odd.toml", "game = \"emperor\"\ncards = 7")], &["odd.toml"]);
    refused(&["board", "print", "great-wall"], &["Great Wall"]);
    refused(&["board"], &["check", "print"]);
}

#[test]
fn bots_play_on_a_board_from_a_file() {
    let dir = Dir::new();
    let mine = dir.write("mine.toml", mended());
    let report = output_json(&["bench", "emperor", "--board", &mine, "--seconds", "0.05", "--json"]);
    assert!(report["games_per_second"].as_f64().unwrap() > 0.0);
    let arguments = ["arena", "emperor", "--bots", "random,random,random", "--games", "3", "--json"];
    let on_printed = output_json(&arguments);
    let on_mine = output_json(&[&arguments[..], &["--board", &mine]].concat());
    assert_eq!(on_printed["games"], on_mine["games"]);
    refused(&["bench", "great-wall", "--board", &mine], &["Great Wall"]);
}

#[test]
fn a_record_pins_the_board_it_was_played_on() {
    let dir = Dir::new();
    let mine = dir.write("mine.toml", mended());
    let data = fingerprint(&mine);
    let mut session = Session::open_with(&["--board", &mine]);
    let start = json!({ "do": "start", "game": "emperor", "seats": 3, "board": data, "seed": "7" });
    assert_eq!(session.ok(&start)["setup"]["board"], json!(data));
    session.play_out();
    let record = session.ok(&json!({ "do": "record" }))["record"].take();
    assert_eq!((&record["data"], &record["setup"]["board"]), (&json!(data), &json!(data)));
    let file = dir.write_json("record.json", &record);
    refused(&["replay", &file], &[&data, "--board"]);
    assert!(output(&["replay", &file, "--board", &mine]).contains("Emperor of China"));

    // The same record with the fingerprint taken out is not one of the printed board either.
    let mut other = record;
    other["setup"].as_object_mut().unwrap().remove("board");
    let file = dir.write_json("other.json", &other);
    refused(&["replay", &file, "--board", &mine], &["data"]);
}

#[test]
fn a_table_is_opened_on_a_board_of_the_data_folder() {
    let dir = Dir::new();
    let data = std::path::PathBuf::from(dir.path("data"));
    std::fs::create_dir_all(data.join("boards")).unwrap();
    let file = data.join("boards/mine.toml");
    std::fs::write(&file, mended()).unwrap();
    std::fs::write(data.join("boards/faulty.toml"), "game = \"emperor\"").unwrap();
    let board = fingerprint(file.to_str().unwrap());
    let mut guest = Guest::default();

    let house = House::open(&data);
    guest.meet(house.address);
    let (_, form) = guest.get(house.address, "/new?game=emperor").unwrap();
    assert!(form.contains("My own board") && form.contains(&board), "the form offers it");
    let seats = "game=emperor&seat1=me&seat2=here&name2=Twin&seat3=bot&level3=random";
    let table =
        guest.open_game(house.address, &format!("{seats}&board={}", board.replace(':', "%3A"))).unwrap();
    let (decision, seat, moves) = guest.look(house.address, &table).unwrap();
    if let Some(mv) = moves.first() {
        assert_eq!(guest.play(house.address, &table, decision, seat, mv), Some(204));
    }
    house.kill();

    // The store has it now: the table goes on where the file is not.
    std::fs::rename(&file, data.join("mine.toml")).unwrap();
    let house = House::open(&data);
    let (status, page) = guest.get(house.address, &table).unwrap();
    assert!(status == 200 && page.contains("id=\"live\""), "{page}");
    house.kill();

    // Without its board the table stands still and says what is missing; with it, it goes on.
    let store = rusqlite::Connection::open(data.join("palatine.sqlite")).unwrap();
    assert_eq!(store.execute("delete from boards", []).unwrap(), 1);
    drop(store);
    let house = House::open(&data);
    let (status, page) = guest.get(house.address, &table).unwrap();
    assert!(status == 200 && !page.contains("id=\"live\"") && page.contains(&board), "{page}");
    let (status, record) = guest.get(house.address, &format!("{table}/record")).unwrap();
    assert!(status == 200 && record.contains(&board), "{record}");
    let (status, _) = guest.get(house.address, "/").unwrap();
    assert_eq!(status, 200);
    house.kill();
    std::fs::rename(data.join("mine.toml"), &file).unwrap();
    let house = House::open(&data);
    let (status, page) = guest.get(house.address, &table).unwrap();
    assert!(status == 200 && page.contains("id=\"live\""), "{page}");
}
