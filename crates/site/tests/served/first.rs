//! First games: every remark comes in play, beside something that is drawn then; to whom remarks come, and what people say of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::Site;
use boards::draws;
use bots::bot::BotName;
use bots::patience::Patience;
use game::{Lang, Seat, Seed, Spec, Turn};
use table::remarks::{self, Remark};
use table::{AnyGame, AnyMatch};

const ADA: &str = "0123456789abcdef0123456789abcdef";
const BOB: &str = "fedcba9876543210fedcba9876543210";

fn of(game: &dyn AnyGame) -> &'static [Remark] {
    remarks::of(game).unwrap_or_else(|fault| panic!("{}", game.words(Lang::En).fault(&fault)))
}

/// What one seat is told in a game, as its page would: the first remark that fits and was not said, one a turn.
#[derive(Default)]
struct Pupil {
    had: BTreeSet<&'static str>,
    turn: Option<usize>,
}

impl Pupil {
    fn looks(&mut self, all: &'static [Remark], played: &dyn AnyMatch, seat: Seat) -> Option<&'static str> {
        let (fitting, turn) = remarks::fitting(all, played, seat, &played.moves());
        let next = fitting.into_iter().find(|one| !self.had.contains(one.name))?;
        if self.turn == Some(turn) {
            return None;
        }
        self.turn = Some(turn);
        self.had.insert(next.name);
        let id = played.about().id;
        assert!(
            draws(played, seat, &next.beside),
            "{id}: {} stands beside {}, which is not drawn",
            next.name,
            next.beside
        );
        Some(next.name)
    }
}

#[test]
fn every_remark_comes_beside_something_that_is_drawn() {
    for game in table::games() {
        let (about, all) = (game.about(), of(*game));
        assert!((5..=8).contains(&all.len()), "{}: {} remarks", about.id, all.len());
        let mut came: BTreeMap<&str, usize> = all.iter().map(|remark| (remark.name.as_str(), 0)).collect();
        for (n, (seats, bot)) in
            about.seats.clone().flat_map(|seats| [(seats, "greedy"), (seats, "random")]).enumerate()
        {
            let bot: BotName = bot.parse().unwrap();
            let mut played = game.deal(&Spec::new(seats), Seed::from_number(n as u64)).unwrap();
            let mut pupils: Vec<Pupil> = (0..seats).map(|_| Pupil::default()).collect();
            while let Turn::Of(seat) = played.turn() {
                if let Some(name) = pupils[seat.index()].looks(all, &*played, seat) {
                    *came.get_mut(name).unwrap() += 1;
                }
                let mv = played.ask(&bot, None).unwrap()(&Patience::endless()).unwrap();
                played.play(seat, &mv).unwrap();
            }
            let most = pupils.iter().map(|pupil| pupil.had.len()).max().unwrap();
            assert!(most >= 4, "{} with {seats}: {most} remarks at most", about.id);
        }
        assert!(came.values().all(|times| *times > 1), "{}: {came:?}", about.id);
    }
}

#[test]
fn every_remark_and_every_goal_has_its_words() {
    for game in table::games() {
        for lang in Lang::ALL {
            let words = game.words(lang);
            for remark in of(*game) {
                assert_eq!(words.missing(&remark.message(), None, &[]), None);
                assert_eq!(words.missing(&remark.message(), Some("text"), &[]), None);
                let text = words.text(&remark.message(), Some("text"), &[]);
                let sentences = text.matches(['.', '!', '?']).count();
                assert!(sentences == 1 && text.ends_with('.'), "one sentence each: {text}");
            }
            assert_eq!(words.missing("goal-line", None, &[]), None, "{}", game.about().id);
        }
    }
}

/// Opens a table against bots; gives its address.
fn sits(site: &Site, cookie: &str) -> String {
    let opened = site.post("/quick", cookie, "game=great-wall");
    opened.header("location").unwrap().to_owned()
}

const COACH: &str = "id=\"coach\"";

#[test]
fn remarks_come_in_a_first_game_to_whoever_sits_there() {
    let site = Site::unlimited();
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let table = sits(&site, &ada);
    let page = site.get(&table, &ada).text();
    assert!(page.contains(COACH) && page.contains("data-remark=\"goal\""), "{page}");
    assert!(page.contains("id=\"goal\"") && !page.contains("id=\"goal\" hidden"));
    // Whoever watches has the goal in the menu, and no remarks.
    let watched = site.get(&table, &bob).text();
    assert!(
        !watched.contains(COACH) && !watched.contains("data-remarks") && !watched.contains("id=\"goal\"")
    );
    assert!(watched.contains("Most favour points win."));
    // What was had comes no more; the rest does.
    assert_eq!(site.post("/first/great-wall", &ada, "say=seen&remark=goal&script=yes").status, 204);
    let page = site.get(&table, &ada).text();
    assert!(
        page.contains(COACH)
            && !page.contains("data-remark=\"goal\"")
            && page.contains("data-remark=\"claim\"")
    );
    // Another game of it, still without a finished one: what is left comes there.
    let second = sits(&site, &ada);
    assert!(site.get(&second, &ada).text().contains(COACH));
    // Nobody else is touched by what somebody says.
    let his = sits(&site, &bob);
    assert!(site.get(&his, &bob).text().contains("data-remark=\"goal\""));
}

#[test]
fn no_more_is_kept_until_it_is_taken_back() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    let table = sits(&site, &ada);
    let page = |path: &str| site.get(path, &ada).text();
    assert_eq!(site.post("/first/great-wall", &ada, "say=off&script=yes").status, 204);
    assert!(!page(&table).contains(COACH));
    // The goal line goes with them, unless somebody wants it.
    assert!(page(&table).contains("data-first=\"/first/great-wall\" hidden"));
    assert_eq!(site.post("/first/great-wall", &ada, "say=goal&shown=yes&script=yes").status, 204);
    assert!(!page(&table).contains("data-first=\"/first/great-wall\" hidden"));
    assert_eq!(site.post("/first/great-wall", &ada, "say=goal&shown=no&script=yes").status, 204);
    assert!(page(&table).contains("data-first=\"/first/great-wall\" hidden"));
    // A first game after the lessons does not bring back what somebody wanted no more.
    let again = site.post("/learn/great-wall/first", &ada, "");
    assert!(!page(again.header("location").unwrap()).contains(COACH));
    let settings = page("/me");
    assert!(
        settings.contains("action=\"/first/great-wall\"") && settings.contains("You wanted no more remarks.")
    );
    let answer = site.post("/first/great-wall", &ada, "say=again");
    assert_eq!((answer.status, answer.header("location")), (303, Some("/me?remarks=1#remarks")));
    assert!(page(&table).contains("data-remark=\"goal\""));
    assert!(!page("/me?remarks=1").contains("You wanted no more remarks."));
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let site = Site::unlimited();
    let ada = site.cookie(ADA);
    for (path, body) in [
        ("/first/great-wall", "say=seen&remark=moon"),
        ("/first/great-wall", "say=seen"),
        ("/first/great-wall", "say=much"),
        ("/first/great-wall", ""),
        ("/first/moon", "say=off"),
    ] {
        assert_eq!(site.post(path, &ada, body).status, 400, "{path} {body}");
    }
    assert_eq!(site.post("/learn/moon/first", &ada, "").status, 404);
    let kept = site.runtime.block_on(site.house.tables.store().remarks().noted(ADA)).unwrap();
    assert_eq!(kept, []);
}
