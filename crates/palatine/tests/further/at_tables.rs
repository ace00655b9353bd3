//! It is dealt, drawn and played like any other.

use boards::{Player, Scene, Sitter};
use bots::BotName;
use game::{Lang, Seat, Seed, Spec, Turn, Viewer};
use table::face::face;
use toy::Toy;

use super::{add, board};

#[test]
fn a_table_of_it_is_dealt_drawn_and_played() {
    add();
    let game = table::find("toy").unwrap();
    let board = boards::board("toy").unwrap();
    let mut played = game.deal(&Spec::new(2), Seed::from_number(1)).unwrap();
    while let Turn::Of(seat) = played.turn() {
        let moves = played.moves();
        for lang in Lang::ALL {
            let words = site::words(Some("toy"), lang);
            let players: Vec<Player> = Seat::all(2)
                .map(|seat| Player { seat, name: words.name(seat), sitter: Sitter::Person, thinking: false })
                .collect();
            for viewer in Viewer::all(2) {
                let mine = viewer == Viewer::Seat(seat);
                let scene = Scene {
                    viewer,
                    from: None,
                    words: &words,
                    players: &players,
                    turn: played.turn(),
                    moves: if mine { &moves } else { &[] },
                    last: played.last_shown(viewer),
                    story: None,
                    sketch: None,
                };
                let view = played.view_any(viewer);
                let view: &dyn std::any::Any = view.as_ref();
                let hand = board.hand(view, &scene).into_string();
                let page = [
                    board.board(view, &scene).into_string(),
                    board.prompt(view, &scene).into_string(),
                    board.facts(view, &scene, seat).into_string(),
                    board.supply(view, &scene).into_string(),
                    hand.clone(),
                ]
                .concat();
                assert!(!page.contains('⟨'), "{page}");
                assert_eq!(site::explained::unexplained(&*played, viewer, lang), Default::default());
                for mv in moves.iter().filter(|_| mine) {
                    let picks: Vec<String> =
                        mv.picks.iter().map(|(name, value)| format!("{name}={value}")).collect();
                    assert!(
                        hand.contains(&format!("data-pick=\"{}\"", picks.join(" "))),
                        "{picks:?}: {hand}"
                    );
                }
            }
        }
        played.play(seat, &moves.last().unwrap().mv).unwrap();
    }
    assert_eq!(Lang::ALL.map(|lang| site::help::lacks("toy", lang)), [Vec::<String>::new(), Vec::new()]);
    let record = played.record(Vec::new());
    assert_eq!(record.log.len(), played.log().len());
    assert_eq!(game.replay(&record).unwrap().scores(), played.scores());
}

#[test]
fn bots_and_the_laboratory_know_it() {
    add();
    let laboratory = table::find("toy").unwrap().laboratory();
    let bots: Vec<BotName> =
        ["minister", "novice"].into_iter().map(str::parse).collect::<Result<_, _>>().unwrap();
    let played = laboratory.play_out(&Spec::new(2), &bots, Seed::from_number(3)).unwrap();
    assert_eq!(played.turn(), Turn::Over);
    let plan = game::conformance::Plan { games: 8, seed: Seed::from_number(1), threads: 1, sparse: 1 };
    assert!(laboratory.check(&plan, &|| ()).is_sound());
}

#[test]
fn it_stands_on_the_pages() {
    add();
    for lang in Lang::ALL {
        let words = site::words(None, lang);
        let context = site::pages::Context {
            words: &words,
            name: "Livia",
            theme: None,
            game: None,
            here: "/",
            guest: true,
            papers: site::pages::layout::Papers::default(),
            turns: 0,
        };
        let home = site::pages::home::HomePage {
            context: &context,
            mine: vec![],
            open: vec![],
            finished: vec![],
            only: None,
            queue: vec![],
            waits: None,
            now: 0,
        };
        let pages = [
            site::pages::home::whole(&home),
            site::pages::rules::index(&context),
            site::pages::rules::game(&context, "toy"),
            site::pages::data::whole(&context),
        ];
        for page in pages.map(maud::PreEscaped::into_string) {
            assert!(page.contains(&words.word("toy")), "{page}");
            assert!(!page.contains('⟨'), "{}", &page[page.find('⟨').unwrap()..][..80]);
        }
    }
}

#[test]
fn its_lesson_lights_what_its_board_draws() {
    add();
    let game = table::find("toy").unwrap();
    let words = game.words(Lang::En);
    let lessons = table::lessons::of(game).unwrap();
    assert_eq!(lessons.len(), 1);
    let faults = table::lessons::check(game).into_iter().chain(lessons.iter().flat_map(boards::dark));
    assert_eq!(faults.map(|fault| words.fault(&fault)).collect::<Vec<String>>(), [""; 0]);
}

#[test]
fn who_comes_too_late_is_refused() {
    add();
    assert_eq!(table::games().len(), boards::boards().len());
    let late = table::registry::add(face::<Toy<{ toy::SETUP }>>()).unwrap_err();
    assert_eq!(late.0.id, "fault-roll-closed");
    assert_eq!(boards::add(&board::ToyBoard).unwrap_err().0.id, "fault-roll-closed");
    for lang in Lang::ALL {
        assert!(!table::words(lang).fault(&late).contains('⟨'));
    }
}
