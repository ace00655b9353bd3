//! Puzzles over the wire: listed, tried without a script, three tries and no more, what counts and for whom, playing on; and what
//! somebody with bad intentions finds.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::{Answer, Site};
use game::Lang;
use table::puzzles::Posed;

const ADA: &str = "0123456789abcdef0123456789abcdef";
const BOB: &str = "fedcba9876543210fedcba9876543210";

fn all(game: &str) -> &'static [Posed] {
    table::puzzles::of(table::find(game).unwrap()).unwrap_or_else(|_| panic!("{game}"))
}

fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn path(posed: &Posed) -> String {
    format!("/puzzles/{}/{}", posed.placed().about().id, posed.puzzle.id)
}

/// A legal move that is not the answer, and is not the one before.
fn other(posed: &Posed, number: usize) -> String {
    let wrong = posed.placed().moves().into_iter().map(|legal| legal.mv);
    wrong.filter(|mv| !posed.placed().same_move(mv, posed.puzzle.answer())).nth(number).unwrap()
}

fn tries(site: &Site, cookie: &str, posed: &Posed, wrong: usize, mv: &str) -> Answer {
    let body = format!("wrong={wrong}&do=try&move={}", encode(mv));
    site.post(&format!("{}/try", path(posed)), cookie, &body)
}

fn state(page: &str) -> &str {
    page.split_once(" data-state=\"").unwrap().1.split('"').next().unwrap()
}

#[test]
fn all_are_listed_and_asked_in_both_languages() {
    let site = Site::unlimited();
    for lang in Lang::ALL {
        let cookie = format!("{}; lang={}", site.cookie(ADA), lang.code());
        let lists = site.get("/puzzles", &cookie).text();
        assert!(!lists.contains('⟨') && !lists.contains(" style="));
        for game in table::games() {
            let id = game.about().id;
            assert!(lists.contains(&format!("href=\"/puzzles/{id}/next\"")), "{id}");
            let one = site.get(&format!("/puzzles/{id}"), &cookie).text();
            assert!(!one.contains('⟨') && !one.contains(" style="), "{id}");
            for theme in all(id).iter().flat_map(|posed| &posed.themes) {
                assert!(one.contains(&format!("?theme={theme}\"")), "{id}: {theme}");
            }
            // Every eighth is asked, missed and shown; the page of it tells nothing before that.
            for posed in all(id).iter().step_by(8) {
                let page = site.get(&path(posed), &cookie);
                let text = page.text();
                assert_eq!((page.status, state(&text)), (200, "asks"), "{}", path(posed));
                assert!(!text.contains('⟨') && !text.contains(" style="), "{}", path(posed));
                assert!(!text.contains("class=\"compared\"") && !text.contains("class=\"theme\""));
                let missed = tries(&site, &cookie, posed, 0, &other(posed, 0)).text();
                assert_eq!(state(&missed), "wrong", "{}", path(posed));
                assert!(!missed.contains('⟨') && !missed.contains("class=\"compared\""), "{}", path(posed));
                let over = tries(&site, &cookie, posed, 1, posed.puzzle.answer()).text();
                assert_eq!(state(&over), "right", "{}", path(posed));
                assert!(!over.contains('⟨') && !over.contains(" style="), "{}", path(posed));
                assert!(
                    over.contains("class=\"compared\"") && over.contains("class=\"theme\""),
                    "{}",
                    path(posed)
                );
            }
        }
    }
}

#[test]
fn three_tries_and_a_new_page_gives_no_new_ones() {
    let site = Site::unlimited();
    let (ada, posed) = (site.cookie(ADA), &all("great-wall")[0]);
    let missed = |page: &str| page.matches("<li class=\"missed\">").count();
    assert_eq!(state(&tries(&site, &ada, posed, 0, &other(posed, 0)).text()), "wrong");
    // The page is loaded anew, and knows of it. Whoever says that nothing was tried is not believed.
    assert_eq!(missed(&site.get(&path(posed), &ada).text()), 1);
    assert_eq!(missed(&site.get(&path(posed), &site.cookie(BOB)).text()), 0);
    assert_eq!(missed(&tries(&site, &ada, posed, 0, &other(posed, 1)).text()), 2);
    let over = tries(&site, &ada, posed, 0, &other(posed, 2)).text();
    assert_eq!(state(&over), "right");
    assert!(over.contains("class=\"drop\""), "the rating falls");
    // What comes later is practice.
    let again = tries(&site, &ada, posed, 0, posed.puzzle.answer()).text();
    assert!(
        state(&again) == "right" && !again.contains("class=\"gain\"") && !again.contains("class=\"drop\"")
    );
    // Somebody else's tries are their own.
    let found = tries(&site, &site.cookie(BOB), posed, 0, posed.puzzle.answer()).text();
    assert!(found.contains("class=\"gain\"") && found.contains("50 %"), "one of two has solved it");
    let me = site.get("/me", &ada).text();
    assert!(me.contains("id=\"puzzles\""), "{me}");
    // Whoever asks for the solution has not found it.
    let next = &all("great-wall")[1];
    let shown = site.post(&format!("{}/try", path(next)), &ada, "wrong=0&do=solution").text();
    assert!(state(&shown) == "right" && shown.contains("class=\"drop\""));
    let run = site.get("/puzzles/great-wall", &ada).text();
    assert_eq!(run.matches("<li class=\"missed\">").count(), 4, "two in the run, two in the list");
}

/// Whoever hung up at the last miss is told how it ended, by whatever they do next; what they try then is too late.
#[test]
fn who_did_not_hear_the_end_hears_it_later() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    let miss = |posed: &Posed| {
        let store = site.house.tables.store();
        let missed = store.puzzles().missed(ADA, "emperor", &posed.puzzle.id, 1);
        site.runtime.block_on(missed).unwrap()
    };
    site.get("/puzzles/emperor", &ada);
    let [first, second, ..] = all("emperor") else { panic!() };
    assert_eq!([0; 3].map(|_| miss(first)), [1, 2, 3].map(Some));
    let over = site.get(&path(first), &ada).text();
    assert!(state(&over) == "right" && over.contains("class=\"drop\""));
    assert_eq!(miss(first), None, "it is finished");
    assert_eq!([0; 3].map(|_| miss(second)), [1, 2, 3].map(Some));
    let late = tries(&site, &ada, second, 0, second.puzzle.answer()).text();
    assert!(state(&late) == "right" && late.contains("class=\"drop\""));
}

/// A house whose file cannot be read says so, in a page or in a line, and takes nobody for somebody who has tried nothing.
#[test]
fn a_silent_store_is_told() {
    let site = Site::unlimited();
    let (ada, posed) = (site.cookie(ADA), &all("zhanguo")[4]);
    assert_eq!(tries(&site, &ada, posed, 0, &other(posed, 0)).status, 200);
    let file = rusqlite::Connection::open(site.data().join("palatine.sqlite")).unwrap();
    for (table, away) in [("puzzles", "elsewhere"), ("attempts", "nowhere")] {
        file.execute_batch(&format!("alter table {table} rename to {away}")).unwrap();
        for page in ["/puzzles".to_owned(), "/puzzles/zhanguo".to_owned(), path(posed)] {
            let answer = site.get(&page, &ada);
            assert!(answer.status == 503 && answer.text().contains("This could not be kept"), "{page}");
        }
        let answer = tries(&site, &ada, posed, 0, posed.puzzle.answer());
        assert_eq!((answer.status, answer.text().as_str()), (503, "This could not be kept"));
        file.execute_batch(&format!("alter table {away} rename to {table}")).unwrap();
    }
    // Nothing of that was an attempt, and nothing is lost.
    let found = tries(&site, &ada, posed, 0, posed.puzzle.answer()).text();
    assert!(found.contains("class=\"gain\"") && found.matches("<li class=\"missed\">").count() == 1);
}

#[test]
fn the_next_one_is_new_of_the_theme_and_about_as_hard() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    let mut seen = Vec::new();
    let mut after = String::new();
    for _ in 0..12 {
        let answer = site.get(&format!("/puzzles/justinian/next?after={after}"), &ada);
        let to = answer.header("location").unwrap().to_owned();
        let id = to.rsplit('/').next().unwrap().to_owned();
        assert!(!seen.contains(&id), "{id} came twice");
        let posed = all("justinian").iter().find(|posed| posed.puzzle.id == id).unwrap();
        tries(&site, &ada, posed, 0, posed.puzzle.answer());
        after.clone_from(&id);
        seen.push(id);
    }
    let theme = all("zhanguo")[0].themes[0];
    let answer = site.get(&format!("/puzzles/zhanguo/next?theme={theme}"), &ada);
    let to = answer.header("location").unwrap().to_owned();
    let id = to.rsplit('/').next().unwrap().split('?').next().unwrap().to_owned();
    let posed = all("zhanguo").iter().find(|posed| posed.puzzle.id == id).unwrap();
    assert!(posed.themes.contains(&theme) && to.ends_with(&format!("?theme={theme}")));
    assert_eq!(site.get("/puzzles/zhanguo/next?theme=sorcery", &ada).status, 404);
    let day = site.get("/puzzles/zhanguo/day", &ada);
    assert!(day.header("location").unwrap().starts_with("/puzzles/zhanguo/"));
}

#[test]
fn playing_on_opens_a_table_that_counts_for_nobody() {
    let site = Site::unlimited();
    let (ada, posed) = (site.cookie(ADA), &all("emperor")[3]);
    let opened = site.post(&format!("{}/play", path(posed)), &ada, "level=courtier");
    assert_eq!(opened.status, 303, "{}", opened.text());
    let table = site.get(opened.header("location").unwrap(), &ada).text();
    assert!(
        table.contains(&path(posed)) && table.contains("id=\"moves\""),
        "it is one's turn, and the puzzle is named"
    );
    assert_eq!(site.post(&format!("{}/play", path(posed)), &ada, "level=god").status, 400);
}

#[test]
fn what_makes_no_sense_is_refused_in_a_line() {
    let site = Site::unlimited();
    let (ada, posed) = (site.cookie(ADA), &all("great-wall")[2]);
    for (body, status) in [
        ("", 400),
        ("wrong=0", 400),
        ("wrong=x&do=try&move=draw", 400),
        ("wrong=0&do=try", 400),
        ("wrong=0&do=try&move=%00", 400),
        ("wrong=0&do=try&move=infantry+%4099", 400),
        ("wrong=99999999999999999999&do=solution", 400),
        ("wrong=0&do=dance", 400),
    ] {
        let answer = site.post(&format!("{}/try", path(posed)), &ada, body);
        assert_eq!(answer.status, status, "{body}: {}", answer.text());
    }
    let long = format!("wrong=0&do=try&move={}", "a".repeat(5_000));
    assert_eq!(site.post(&format!("{}/try", path(posed)), &ada, &long).status, 400);
    for nowhere in
        ["/puzzles/chess", "/puzzles/great-wall/nothing", "/puzzles/chess/next", "/puzzles/chess/day"]
    {
        assert_eq!(site.get(nowhere, &ada).status, 404, "{nowhere}");
    }
    // Nothing of that was an attempt.
    let found = tries(&site, &ada, posed, 0, posed.puzzle.answer()).text();
    assert!(found.contains("class=\"gain\""));
}

/// Many windows at once finish one puzzle: it counts once.
#[test]
fn a_race_counts_once() {
    let site = Site::unlimited();
    let (ada, posed) = (site.cookie(ADA), &all("justinian")[1]);
    let counted = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let page = tries(&site, &ada, posed, 0, posed.puzzle.answer()).text();
                assert_eq!(state(&page), "right");
                counted.fetch_add(usize::from(page.contains("class=\"gain\"")), Ordering::Relaxed);
            });
        }
    });
    assert_eq!(counted.into_inner(), 1);
}
