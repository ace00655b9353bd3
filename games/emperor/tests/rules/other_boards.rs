//! Boards that somebody mended: they go onto the shelf, games are played on them, and records find them again.

use std::collections::HashSet;

use crate::common::{after, now, points, points_from, read, rule, seat, seats, wander, words};
use emperor::{Board, Colour, Emperor, Move, Phase, Region, SHELF, Setup, Side};
use game::paper::{PositionFile, Record, read_json};
use game::{
    AnyShelf as _, Chance, Course, Edition, Game, Lang, Printed as _, Proven, Seed, Setup as _, Spec, Turn,
    Viewer, Written as _,
};
use toml::Value as Toml;

const DATA: &str = include_str!("../../data/emperor.toml");

type Point = (i64, i64);

/// On which side of the line from `a` to `b` a point lies.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}

fn cross([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/// Whether a point lies inside an outline, and not too near its edge: all around it lies inside, too.
fn well_inside(outline: &[Point], (x, y): Point) -> bool {
    let inside = |x: f64, y: f64| {
        let mut inside = false;
        for (n, &(x1, y1)) in outline.iter().enumerate() {
            let (x2, y2) = outline[(n + 1) % outline.len()];
            let (x1, y1, x2, y2) = (x1 as f64, y1 as f64, x2 as f64, y2 as f64);
            if (y1 > y) != (y2 > y) && x < x1 + (y - y1) / (y2 - y1) * (x2 - x1) {
                inside = !inside;
            }
        }
        inside
    };
    [(0.5, 0.5), (4.5, 0.5), (-4.5, 0.5), (0.5, 4.5), (0.5, -4.5)]
        .iter()
        .all(|(dx, dy)| inside(x as f64 + dx, y as f64 + dy))
}

fn point(value: &Toml) -> Point {
    (value[0].as_integer().unwrap(), value[1].as_integer().unwrap())
}

/// The printed board with eight spaces in every region. Each new space has a road to another of its region that crosses
/// no other road.
fn largest_board() -> String {
    let mut file: toml::Table = toml::from_str(DATA).unwrap();
    let printed = SHELF.printed().board();
    let mut spaces: Vec<Vec<Point>> = printed
        .drawing
        .spaces
        .iter()
        .map(|points| points.iter().map(|&(x, y)| (x.into(), y.into())).collect())
        .collect();
    let mut roads: Vec<[Point; 2]> = printed
        .roads
        .iter()
        .flatten()
        .map(|road| road.map(|space| spaces[space.region.index()][usize::from(space.slot)]))
        .collect();
    for region in Region::ALL {
        let drawing = &file["drawing"]["regions"][region.name()];
        let outline: Vec<Point> = drawing["outline"]
            .as_array()
            .unwrap()
            .iter()
            .map(|name| point(&file["drawing"]["corners"][name.as_str().unwrap()]))
            .collect();
        while spaces[region.index()].len() < 8 {
            let far = |at: Point| {
                spaces.iter().flatten().all(|to| (at.0 - to.0).pow(2) + (at.1 - to.1).pow(2) >= 31 * 31)
            };
            let (at, to) = (100..980)
                .flat_map(|x| (100..700).map(move |y| (x, y)))
                .filter(|&at| far(at) && well_inside(&outline, at))
                .find_map(|at| {
                    let free = |to: &Point| !roads.iter().any(|road| cross([at, *to], *road));
                    spaces[region.index()].iter().position(free).map(|to| (at, to))
                })
                .unwrap_or_else(|| panic!("no room for another space in {region}"));
            roads.push([at, spaces[region.index()][to]]);
            spaces[region.index()].push(at);
            let number = spaces[region.index()].len();
            let road = format!("{region}-{number} {region}-{}", to + 1);
            file["roads"]["both-sides"]["list"].as_array_mut().unwrap().push(road.into());
        }
        let drawn: Vec<Toml> =
            spaces[region.index()].iter().map(|&(x, y)| Toml::Array(vec![x.into(), y.into()])).collect();
        file["drawing"]["regions"][region.name()]["spaces"] = Toml::Array(drawn);
        file["spaces"][region.name()]["count"] = 8.into();
    }
    file["name"] = "With 72 spaces".into();
    toml::to_string(&file).unwrap()
}

fn put(text: &str) -> Edition<Board> {
    SHELF.put(text).unwrap_or_else(|faults| panic!("{:#?}", crate::common::lines(Lang::En, &faults)))
}

/// The printed board with one piece of text replaced.
fn mended(from: &str, to: &str) -> String {
    assert_eq!(DATA.matches(from).count(), 1, "{from}");
    DATA.replace(from, to)
}

/// A board on which Shu is green and Yan, called Yen, is red.
fn recoloured() -> String {
    mended("shu = { name = \"Shu\", colour = \"red\"", "shu = { name = \"Shu\", colour = \"green\"")
        .replace("yan = { name = \"Yan\", colour = \"green\"", "yan = { name = \"Yen\", colour = \"red\"")
        .replace("name = \"Printed board, reconstructed\"", "name = \"Recoloured\"")
}

#[test]
fn a_mended_board_goes_onto_the_shelf() {
    let edition = put(&recoloured());
    let label = edition.label();
    assert_eq!((label.name.as_str(), label.printed), ("Recoloured", false));
    assert_ne!(edition, SHELF.printed());
    assert_eq!(SHELF.edition(Some(&label.data)).unwrap(), edition);
    assert!(SHELF.labels().contains(label));
    assert_eq!(SHELF.labels()[0].data, SHELF.printed().label().data, "the printed one comes first");
    assert_eq!(edition.colour(Region::Shu), Colour::Green);
    // Only read, it stays off the shelf.
    let other = mended("\"lu-2 lu-4\"", "\"lu-2 lu-4\", \"lu-1 lu-3\"");
    let checked = SHELF.check(&other).unwrap();
    assert!(!checked.printed);
    assert_eq!(SHELF.edition(Some(&checked.data)).unwrap_err().0.id, "fault-board-unknown");
    assert!(Setup::read(&Spec::new(3).on(Some(checked.data))).is_err());
}

/// The rules follow the board: its colours, its names, its roads.
#[test]
fn the_rules_follow_the_board() {
    let edition = put(&recoloured());
    let setting = seats(3).on(&edition.label().data).hand(1, "green = 2, red = 1");
    let state = setting.state();
    assert!(crate::common::allowed(&state, "house shu-1 for green"));
    assert_eq!(rule(&state, "house shu-1 for red"), "payment-colour");
    assert!(crate::common::allowed(&state, "house yan-1 for red"));
    let refusal = crate::common::refusal(&state, "emissary yan for red");
    assert!(words(Lang::En).refusal(&refusal).contains("There is no house in Yen yet"));

    let roads = put(&mended("\"wei-6 wei-7\",", "\"wei-6 wei-7\", \"lu-1 lu-3\","));
    let row = |setting: crate::common::Setting| {
        points_from(&setting.region("lu", "houses = [[1, 2, 3, 4]]").count(), "roads")
    };
    assert_eq!(row(seats(3).on(&roads.label().data)), [4, 0, 0]);
    let chain = seats(3).region("qi", "houses = [[4, 5]]");
    let lu = "houses = [[1, 3]]";
    assert_eq!(points_from(&chain.clone().region("lu", lu).count(), "roads"), [0, 0, 0]);
    assert_eq!(points_from(&chain.on(&roads.label().data).region("lu", lu).count(), "roads"), [4, 0, 0]);
}

/// A drawing is no fact: redrawn, it is the printed board, and its records are the same.
#[test]
fn a_redrawn_board_is_the_printed_one() {
    let text = mended("label = [310, 372]", "label = [311, 372]");
    assert!(SHELF.check(&text).unwrap().printed);
    let redrawn = Board::read(&text).unwrap();
    assert_eq!(redrawn.facts(), SHELF.printed().facts());
    assert_eq!(redrawn.drawing.labels[0], (311, 372));
    let edition = put(&text);
    assert_eq!((edition, edition.in_spec()), (SHELF.printed(), None));
}

/// A whole random game on a board.
fn course(setup: &Setup, number: u64) -> Course<Emperor> {
    let mut course = Course::<Emperor>::deal(setup, Seed::from_number(number));
    let mut chance = Chance::quick(number);
    let mut moves = Vec::new();
    while let Turn::Of(who) = course.state().turn() {
        course.state().moves(&mut moves);
        course.play(who, chance.pick(&moves)).unwrap();
    }
    course
}

#[test]
fn records_pin_the_board_and_find_it_again() {
    let edition = put(&recoloured());
    let data = edition.label().data.clone();
    let setup = Setup::read(&Spec::new(4).on(Some(data.clone()))).unwrap();
    assert_eq!(setup.spec().board.as_deref(), Some(data.as_str()));
    let course = course(&setup, 1);
    let record = course.record(Vec::new());
    assert_eq!((record.data.as_str(), record.setup.board.as_deref()), (data.as_str(), Some(data.as_str())));
    let text = serde_json::to_string(&record).unwrap();
    let again = Course::<Emperor>::from_record(&read_json::<Record>(&text).unwrap()).unwrap();
    assert_eq!(again, course);
    assert_eq!(again.state().table().board().name, "Recoloured");

    // A record of the printed board names no board, and pins the printed facts.
    let printed = self::course(&Setup::new(4).unwrap(), 1).record(Vec::new());
    assert_eq!((printed.data, printed.setup.board), (Emperor::about().data(), None));
}

/// Where the board is not there, the record says so, and what to do.
#[test]
fn a_record_says_clearly_that_its_board_is_not_there() {
    let edition = put(&recoloured());
    let setup = Setup { board: edition, ..Setup::new(3).unwrap() };
    let mut record = course(&setup, 2).record(Vec::new());
    let unknown = format!("sha256:{}", "0".repeat(64));
    record.setup.board = Some(unknown.clone());
    // The record pins one board and names another.
    assert_eq!(Course::<Emperor>::from_record(&record).unwrap_err().0.id, "fault-expected");
    record.data.clone_from(&unknown);
    let fault = Course::<Emperor>::from_record(&record).unwrap_err();
    assert_eq!(fault.0.id, "fault-board-unknown");
    for (lang, piece) in [(Lang::En, "is not here"), (Lang::It, "boards")] {
        let said = words(lang).fault(&fault);
        assert!(said.contains(&unknown) && said.contains(piece), "{said}");
    }
    // On another board the same moves are another game.
    record.setup.board = None;
    record.data = Emperor::about().data();
    assert!(Course::<Emperor>::from_record(&record).is_err());
    // Positions name their board, too.
    let file = PositionFile::write(course(&setup, 3).state());
    assert_eq!(file.setup.board.as_deref(), Some(edition.label().data.as_str()));
    let text = file.to_toml().replace(&edition.label().data, &unknown);
    assert_eq!(crate::common::ids(&read(&text).unwrap_err()), ["fault-board-unknown"]);
}

/// Every set-up of the game, on a board.
fn setups(edition: Edition<Board>) -> Vec<Setup> {
    Setup::all().into_iter().map(|setup| Setup { board: edition, ..setup }).collect()
}

/// Looks at one state as the conformance kit does.
fn holds(state: &Emperor, vocabulary: &[Move]) {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    let legal: HashSet<Move> = moves.iter().copied().collect();
    assert_eq!(legal.len(), moves.len(), "a move is listed twice");
    assert!(legal.iter().all(|mv| vocabulary.contains(mv)));
    for &mv in vocabulary {
        assert_eq!(state.refuse(mv).is_ok(), legal.contains(&mv), "{mv}");
    }
    assert_eq!(PositionFile::write(state).read().as_ref(), Ok(state), "the position does not go round");
    for viewer in Viewer::all(state.setup().seats()) {
        let view = state.view(viewer);
        let world = Emperor::imagine(&view, &mut Chance::quick(1));
        assert_eq!(world.view(viewer), view, "an imagined world looks different");
    }
    for lang in Lang::ALL {
        assert!(!state.sketch(&words(lang)).contains('⟨'));
    }
}

#[test]
fn the_largest_board_has_72_spaces() {
    let edition = put(&largest_board());
    assert_eq!(edition.spaces, [8; 9]);
    assert_eq!(edition.all_spaces().count(), 72);
    let printed = SHELF.printed();
    for side in Side::ALL {
        assert_eq!(edition.roads[side.index()].len(), printed.roads[side.index()].len() + 72 - 55);
        assert!(edition.all_spaces().all(|space| edition.near(side, space) != 0));
    }
}

/// Random games of every set-up on the largest board: moves, refusals, pieces, files, views and records.
#[test]
fn games_on_the_largest_board_keep_the_contract() {
    let edition = put(&largest_board());
    let mut high = 0;
    for (number, setup) in (0..).zip(setups(edition)) {
        let vocabulary = Emperor::vocabulary();
        let mut chance = Chance::quick(number);
        let start = Emperor::start(&setup, &mut chance);
        let pieces = start.pieces();
        let mut step = 0;
        let end = wander(start, &mut chance, |state| {
            assert_eq!(state.pieces(), pieces, "pieces are missing, or there are too many");
            if step % 8 == 0 || state.turn() == Turn::Over {
                holds(state, &vocabulary);
            }
            step += 1;
        });
        // Spaces that the printed board does not have.
        let board = SHELF.printed();
        high += edition.all_spaces().filter(|&at| !board.has(at) && end.table().house(at).is_some()).count();
        let course = course(&setup, number);
        let record = course.record(Vec::new());
        assert_eq!(Course::from_record(&record).as_ref(), Ok(&course), "the record does not replay");
    }
    assert!(high > 20, "only {high} houses on new spaces");
}

/// With three players there are 60 houses for 72 spaces: the game is over when the last pieces are placed.
#[test]
fn the_game_ends_when_the_houses_are_used_up_although_spaces_are_free() {
    let edition = put(&largest_board());
    let mut setting = seats(3).on(&edition.label().data).hand(1, "red = 3");
    // Twenty houses each: six or seven in three regions. Of the emissaries one is left, and it has a place in Wei.
    for (player, names) in
        [["wei", "shu", "chu"], ["chin", "qi", "zhao"], ["lu", "han", "yan"]].iter().enumerate()
    {
        for (n, name) in names.iter().enumerate() {
            let numbers: Vec<usize> = (1..=if n == 2 { 6 } else { 7 }).collect();
            let mut houses = vec![Vec::new(); 3];
            houses[player] = numbers;
            let mut court = [0; 3];
            court[player] = [7, 1, 0][n] - usize::from(*name == "wei");
            setting = setting.region(name, &format!("houses = {houses:?}, emissaries = {court:?}"));
        }
    }
    let state = setting.state();
    assert_eq!([1, 2, 3].map(|place| state.table().houses_left(seat(place))), [0, 0, 0]);
    assert_eq!(rule(&state, "house wei-8 for red"), "supply");
    let over = after(&state, &["emissary wei for red"]);
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!(points_from(&over, "full-regions"), [0, 0, 0]);
    assert!(points(&over).iter().all(|&n| n > 0));
    // One house more, and the game goes on.
    let more = setting.region("chu", "houses = [[1, 2, 3, 4, 5]]").state();
    assert_eq!(
        now(&after(&more, &["emissary wei for red"])),
        (1, Phase::Second(crate::common::region("wei")))
    );
}
