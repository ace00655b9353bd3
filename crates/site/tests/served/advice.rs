//! Advice: for whoever is to decide, once for each decision, and nobody else hears of it. Bots: of every level, old and new.

use std::time::{Duration, Instant};

use crate::common::{Site, moves};
use bots::Patience;
use game::{Chance, Course, Seed, Setup as _, Spec, Turn, Viewer, Whole};
use site::state::Options;
use table::{AnyMatch, Occupant};

const ME: &str = "00000000000000000000000000000001";
const OTHER: &str = "00000000000000000000000000000002";
const STRANGER: &str = "00000000000000000000000000000003";

fn open(site: &Site, form: &str) -> String {
    let answer = site.post("/new", &site.cookie(ME), &format!("game=great-wall&opt-first=seat-1&{form}"));
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}

fn two_people(site: &Site) -> String {
    let path = open(site, "seat1=me&seat2=open");
    assert_eq!(site.post(&format!("{path}/join"), &site.cookie(OTHER), "").status, 204);
    path
}

/// The answer to a question for advice, for a seat.
fn ask_for(site: &Site, path: &str, who: &str, decision: usize, seat: usize) -> crate::common::Answer {
    let body = format!("decision={decision}&seat={seat}");
    site.post(&format!("{path}/advice"), &site.cookie(who), &body)
}

fn ask(site: &Site, path: &str, who: &str, decision: usize) -> u16 {
    ask_for(site, path, who, decision, 1).status
}

/// The page of a person as soon as it says so.
fn page_with(site: &Site, path: &str, who: &str, part: &str) -> String {
    let began = Instant::now();
    loop {
        let page = site.get(path, &site.cookie(who)).text();
        if page.contains(part) {
            return page;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "never {part}: {page}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Every value of an attribute.
fn values<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    page.split(&format!(" {name}=\"")).skip(1).map(|part| part.split('"').next().unwrap()).collect()
}

fn play(site: &Site, path: &str, who: &str, decision: usize, seat: usize, mv: &str) -> u16 {
    let mv = mv.replace('+', "%2B").replace('*', "%2A").replace('@', "%40").replace(' ', "+");
    let body = format!("decision={decision}&seat={seat}&move={mv}");
    site.post(&format!("{path}/move"), &site.cookie(who), &body).status
}

#[test]
fn advice_is_for_whoever_is_to_decide_and_nobody_hears_of_it() {
    let site = Site::open();
    let path = two_people(&site);
    let before = [OTHER, STRANGER].map(|who| site.get(&path, &site.cookie(who)).text());
    let mut streams = [OTHER, STRANGER].map(|who| site.live(&format!("{path}/live"), &site.cookie(who)));
    for stream in &mut streams {
        stream.event();
    }
    assert!(before.iter().all(|page| !page.contains("id=\"advise\"")));

    assert_eq!(ask(&site, &path, OTHER, 1), 403, "it is not his turn");
    assert_eq!(ask(&site, &path, STRANGER, 1), 403, "he only looks on");
    assert_eq!(ask(&site, &path, ME, 2), 409, "it is not due yet");
    assert_eq!(site.post(&format!("{path}/advice"), &site.cookie(ME), "").status, 400);
    let page = site.get(&path, &site.cookie(ME)).text();
    assert!(page.contains("id=\"advise\""));

    let given = ask_for(&site, &path, ME, 1, 1);
    assert_eq!(given.status, 200, "{}", given.text());
    let text = given.text();
    let advised = values(&text, "data-advised");
    assert_eq!(advised.len(), 3, "{advised:?}");
    let moves = page.split("id=\"moves\"").nth(1).unwrap().split("</script>").next().unwrap();
    for mv in &advised {
        assert!(moves.contains(&format!("[\"{mv}\",\"")), "{mv} is not legal: {moves}");
    }
    assert_eq!(text.matches("class=\"promise\"").count(), 3);
    assert!(text.contains("3 moves are advised") && !text.contains('⟨'), "{text}");
    // Asked again, and in another language, it is the same; and it is in no page, not even the asker's.
    assert_eq!(ask_for(&site, &path, ME, 1, 1).text(), text);
    assert_eq!(site.get(&path, &site.cookie(ME)).text(), page);
    let italian = site
        .post(&format!("{path}/advice"), &format!("{}; lang=it", site.cookie(ME)), "decision=1&seat=1")
        .text();
    assert_eq!(values(&italian, "data-advised"), advised);
    assert!(italian.contains("posto ") && !italian.contains('⟨'));

    // The others' pages are as they were, to the byte, and the next thing their streams bring is the move.
    for (who, page) in [OTHER, STRANGER].iter().zip(&before) {
        assert_eq!(site.get(&path, &site.cookie(who)).text(), *page);
    }
    assert_eq!(play(&site, &path, ME, 1, 1, advised[0]), 204);
    for stream in &mut streams {
        stream.event();
    }
    let after = site.get(&path, &site.cookie(OTHER)).text();
    assert!(after.contains("data-decision=\"2\"") && !after.contains("data-advised"));
    assert_eq!(ask(&site, &path, ME, 1), 409, "that decision is past");
}

#[test]
fn a_step_back_brings_the_same_advice_back() {
    let site = Site::open();
    let path = two_people(&site);
    let given = ask_for(&site, &path, ME, 1, 1).text();
    let back = values(&given, "data-advised").into_iter().find(|mv| *mv != "draw").unwrap();
    assert_eq!(play(&site, &path, ME, 1, 1, back), 204);
    assert_eq!(ask(&site, &path, ME, 1), 409);
    assert_eq!(site.post(&format!("{path}/undo"), &site.cookie(ME), "what=step&decision=2").status, 204);
    assert_eq!(ask_for(&site, &path, ME, 1, 1).text(), given);
}

#[test]
fn nobody_is_advised_behind_the_curtain_or_before_the_game() {
    let site = Site::open();
    let open_seat = open(&site, "seat1=me&seat2=open");
    assert_eq!(ask(&site, &open_seat, ME, 1), 403, "the game has not begun");
    let path = open(&site, "seat1=me&seat2=here&name2=Ada");
    assert!(!site.get(&path, &site.cookie(ME)).text().contains("id=\"advise\""));
    let lifted = format!("{path}?lifted=1");
    assert!(site.get(&lifted, &site.cookie(ME)).text().contains("id=\"advise\""));
    assert!(!site.get(&lifted, &site.cookie(OTHER)).text().contains("id=\"advise\""), "it is not theirs");
    assert_eq!(ask_for(&site, &path, ME, 1, 2).status, 403, "it is not that seat's turn");
    assert_eq!(ask(&site, &path, ME, 1), 200);
    // The turn goes on until it is Ada's: what the first sees is gone with their hand.
    let mut decision = 1;
    while !site.get(&lifted, &site.cookie(ME)).text().contains("id=\"lift\"") {
        assert_eq!(play(&site, &path, ME, decision, 1, "draw"), 204);
        decision += 1;
    }
    assert!(!site.get(&lifted, &site.cookie(ME)).text().contains("id=\"advise\""));
}

#[test]
fn who_asks_too_much_waits_and_others_do_not() {
    // Twelve at once; the next one comes so late that a busy machine does not think until then.
    let mut options = Options::default();
    options.limits.searches.person.each = Duration::from_secs(3_600);
    let site = Site::open_with(options);
    let paths: Vec<String> = (0..16).map(|_| two_people(&site)).collect();
    let answers: Vec<u16> = paths.iter().map(|path| ask(&site, path, ME, 1)).collect();
    assert_eq!((&answers[..12], &answers[12..]), (&[200; 12][..], &[429; 4][..]));
    // What is known already costs nothing.
    assert_eq!(ask(&site, &paths[0], ME, 1), 200);
    assert_eq!(play(&site, &paths[0], ME, 1, 1, "draw"), 204, "a move waits for nobody's thoughts");
}

/// A table as it was kept, with whatever bots it has.
fn kept(site: &Site, id: &str, game: &str, bots: &[&str]) -> String {
    let mut seats = vec![Occupant::Person { id: ME.to_owned(), name: "Livia".to_owned() }];
    seats.extend(bots.iter().map(|bot| Occupant::Bot { bot: (*bot).to_owned() }));
    site.lay_out(id, game, Spec::new(seats.len()), Seed::from_number(7), None, seats);
    format!("/t/{id}")
}

#[test]
fn tables_with_bots_of_old_names_go_on_and_levels_are_named() {
    let site = Site::open();
    let bots = ["random", "greedy", "novice", "emperor"];
    let path = kept(&site, "aaaaaaaaaaaaaaaaaaaa", "great-wall", &bots);
    // Somebody else may begin: my turn comes when the bots have moved.
    let mut page = page_with(&site, &path, ME, "id=\"advise\"");
    for name in ["plays at random", "Courtier", "Novice", "Emperor"] {
        assert!(page.contains(name), "{name}");
    }
    let log = |page: &str| {
        let lines = page.split("id=\"lines\"").nth(1).unwrap().split("</ol>").next().unwrap();
        lines.matches("<li").count()
    };
    let before = log(&page);
    while log(&page) < before + 8 {
        let decision = values(&page, "data-decision")[0].parse().unwrap();
        let mv = moves(&page).next().unwrap().to_owned();
        assert_eq!(play(&site, &path, ME, decision, 1, &mv), 204);
        page = page_with(&site, &path, ME, "id=\"advise\"");
    }
    let filled = open(&site, "seat1=me&seat2=open");
    assert_eq!(site.post(&format!("{filled}/fill"), &site.cookie(ME), "").status, 204);
    assert!(site.get(&filled, &site.cookie(ME)).text().contains("Courtier"));
}

/// Whoever takes his move back while a bot thinks about it is not answered by that bot: it begins anew.
#[test]
fn a_bot_stops_thinking_about_what_was_taken_back() {
    let site = Site::open();
    // The bot may have answered before the step back came: then it is tried again.
    for _ in 0..10 {
        let path = open(&site, "seat1=me&seat2=bot&level2=emperor");
        let mut page = page_with(&site, &path, ME, "id=\"advise\"");
        let mut last = (0, String::new());
        while page.contains("id=\"advise\"") {
            let decision = values(&page, "data-decision")[0].parse().unwrap();
            last = (decision, moves(&page).find(|mv| *mv != "draw").unwrap().to_owned());
            assert_eq!(play(&site, &path, ME, decision, 1, &last.1), 204);
            page = site.get(&path, &site.cookie(ME)).text();
        }
        let due = values(&page, "data-decision")[0].to_owned();
        let body = format!("what=step&decision={due}");
        if site.post(&format!("{path}/undo"), &site.cookie(ME), &body).status != 204 {
            continue;
        }
        let began = Instant::now();
        while site.get(&path, &site.cookie(ME)).text().contains("class=\"bot thinking\"") {
            assert!(began.elapsed() < Duration::from_secs(10), "it goes on thinking");
            std::thread::sleep(Duration::from_millis(20));
        }
        // The same number of decision again, and an answer to it.
        assert_eq!(play(&site, &path, ME, last.0, 1, &last.1), 204);
        let page = page_with(&site, &path, ME, "id=\"advise\"");
        assert!(values(&page, "data-decision")[0].parse::<usize>().unwrap() > due.parse().unwrap());
        return;
    }
    panic!("no step back came in time");
}

#[test]
fn the_form_offers_five_levels_with_their_ratings() {
    let site = Site::unlimited();
    for about in table::games().iter().map(|game| game.about()) {
        let game = about.id;
        let page = site.get(&format!("/new?game={game}"), "").text();
        for level in bots::Level::ALL {
            let offered = format!("name=\"level2\" value=\"{}\"", level.name());
            assert!(page.contains(&offered), "{game}: {offered}");
            for seats in about.seats.clone() {
                if let Some(rating) = bots::rating::rating(about, seats, level) {
                    let shown = rating.rating.round().to_string();
                    let there = page.split(&format!("data-players=\"{seats}\"")).any(|part| {
                        part.split("</small>").next().is_some_and(|inside| inside.ends_with(&shown))
                    });
                    assert!(there, "{game} {seats} {}: {shown}", level.name());
                }
            }
        }
        assert!(page.contains("value=\"courtier\" checked"), "the middle is chosen at first");
        for level in ["novice", "apprentice", "courtier", "minister", "emperor", "greedy"] {
            let bots = (2..=3).map(|n| format!("&seat{n}=bot&level{n}={level}")).collect::<String>();
            let answer = site.post("/new", &site.cookie(ME), &format!("game={game}&seat1=me{bots}"));
            assert_eq!(answer.status, 303, "{level}");
        }
    }
    assert!(site.get("/data", "").text().contains("id=\"levels\""));
}

/// Advice comes from what the seat knows: where it cannot tell two worlds apart, it is told the same.
fn same_in_all_worlds<G: Whole>(seats: usize) {
    let setup = G::Setup::read(&Spec::new(seats)).unwrap();
    let mut compared = 0;
    for number in 0..4 {
        let seed = Seed::from_number(number);
        let mut chance = Chance::at(&seed.part(3), 0);
        let mut state = G::start(&setup, &mut Chance::at(&seed, 0));
        let mut moves = Vec::new();
        for _ in 0..6 + 7 * number {
            state.moves(&mut moves);
            if !moves.is_empty() {
                state.play(chance.pick(&moves), &mut chance);
            }
        }
        let Turn::Of(seat) = state.turn() else { continue };
        state.moves(&mut moves);
        let view = state.view(Viewer::Seat(seat));
        let other = (0..50).map(|_| G::imagine(&view, &mut chance)).find(|world| *world != state);
        let Some(other) = other.filter(|_| moves.len() > 1) else { continue };
        let advice = [state, other].map(|world| {
            let course: Course<G> = Course::place(world, seed);
            AnyMatch::advise(&course, 60)(&Patience::endless()).unwrap()
        });
        assert!(!advice[0].is_empty());
        assert_eq!(advice[0], advice[1], "{} of {seats}, seat {seat}", G::about().id);
        compared += 1;
    }
    assert!(compared > 1, "{compared}");
}

#[test]
fn advice_tells_nothing_hidden() {
    macro_rules! all { (() $($name:ident = $game:ty),*) => { $(same_in_all_worlds::<$game>(3);)* } }
    table::every_game!(all,);
}
