//! One deal at many tables, as its page shows it: to whom, how well it was played, the day before; and the way there from a game.

use std::time::{Duration, Instant};

use crate::common::Site;
use game::{Seat, Seed, Spec};
use house::Terms;
use house::deals::DAY;
use serde_json::Value;
use site::limits::Limits;
use site::state::Options;
use table::Occupant;

const ADA: &str = "0123456789abcdef0123456789abcdef";
const BOB: &str = "fedcba9876543210fedcba9876543210";

/// A house that looks through games in no time.
fn quick() -> Site {
    let mut options = Options { limits: Limits::off(), ..Options::default() };
    options.tables.study.budget = 4;
    options.tables.bot_pause = Duration::ZERO;
    Site::open_with(options)
}

/// Three seats, Ada in that one, among novices.
fn among_novices(seat: Seat) -> Vec<Occupant> {
    let mut seats = vec![Occupant::Bot { bot: "novice".to_owned() }; 3];
    seats[seat.index()] = Occupant::Person { id: ADA.to_owned(), name: "Ada".to_owned() };
    seats
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    text.split_once(from)?.1.split_once(to).map(|(inside, _)| inside)
}

/// Until one has played it: who plays, and the hand one is dealt. Then how well it was played, where the house has looked through it;
/// and the day after everybody sees it.
fn a_deal_is_judged(game: &str) {
    let site = quick();
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let deal = site.runtime.block_on(site.house.tables.deal_of_today(game)).unwrap();
    let (seat, page) = (deal.seat, format!("/d/{}", deal.id));
    let terms = Terms { deal: Some(deal.id.clone()), ..Terms::default() };
    site.lay_out_on("dealt", game, deal.setup.clone(), deal.seed, None, among_novices(seat), terms);
    site.finish("dealt", ADA, seat);

    let bare = site.get(&page, &ada).text();
    let row = bare.split("<tr").skip(1).find(|row| row.contains("href=\"/g/dealt\"")).unwrap();
    assert!(row.contains("—") && !row.contains("class=\"sp\"") && row.contains("href=\"/g/dealt\""), "{row}");
    assert_eq!(site.post("/g/dealt/analysis", &ada, "script=1").status, 204);
    let until = Instant::now() + Duration::from_secs(120);
    while !site.get("/g/dealt/analysis/progress", &ada).text().contains("\"whole\"") {
        assert!(Instant::now() < until, "it takes too long");
        std::thread::sleep(Duration::from_millis(50));
    }
    let study: Value = serde_json::from_str(&site.get("/g/dealt/analysis", &ada).text()).unwrap();
    let share = study["accounts"][seat.index()]["accuracy"].as_f64().unwrap();
    let share = format!("{}\u{a0}%", (share * 100.0).round());
    let judged = |text: &str| {
        let row = text.split("<tr").skip(1).find(|row| row.contains("href=\"/g/dealt\""))?;
        let share = between(row, "<td class=\"hide kept\">", "<svg").map(str::to_owned);
        share.filter(|_| row.contains("class=\"sp\""))
    };
    let shown = site.get(&page, &ada).text();
    assert_eq!(judged(&shown).as_deref(), Some(share.as_str()));
    assert!(shown.contains(&format!("{share} accurate")), "on a phone it stands in words");
    let italian = site.get(&page, &format!("{ada}; lang=it")).text();
    assert!(italian.contains("Precisione") && italian.contains("Probabilità di vittoria"));

    // Bob has not played: nothing of it, but the hand of that place at the deal, which is his if he does.
    let closed = site.get(&page, &bob).text();
    assert!(closed.contains("Ada") && !closed.contains("class=\"res\"") && !closed.contains("accurate"));
    let frame = site.get("/g/dealt/frame?at=0&as=all", &ada).text();
    let held = between(&frame, &format!("<div class=\"one p{seat}\">"), "</div>").unwrap();
    let held = between(held, "<ul class=\"inhand\">", "</ul>").unwrap();
    assert_eq!(between(&closed, "<ul class=\"inhand\">", "</ul>"), Some(held));
    assert_eq!(closed.matches("inhand").count(), 1, "one hand, and no other");

    // A day later: today's page has yesterday's results, and yesterday's is open to all.
    assert!(!closed.contains("class=\"panel before "), "there was no day before");
    site.house.tables.clock().advance(DAY);
    let next = site.get(&format!("/d/{game}"), &bob).header("location").unwrap().to_owned();
    assert_ne!(next, page);
    let next = site.get(&next, &format!("{bob}; lang=it")).text();
    let before = between(&next, "<section class=\"panel before ", "</section>").unwrap();
    let points = site.house.tables.clone();
    let points = site.runtime.block_on(points.compare(&deal)).unwrap().fared[0].points[seat.index()];
    assert!(
        before.contains(&format!("<td class=\"pts\">{points}</td>"))
            && before.contains("I risultati di ieri"),
        "{before}"
    );
    assert!(
        before.contains(&format!("href=\"{page}\"")) && !next.contains("class=\"panel results"),
        "{before}"
    );
    assert_eq!(judged(&site.get(&page, &bob).text()).as_deref(), Some(share.as_str()));
}

#[test]
fn a_deal_of_great_wall_is_judged() {
    a_deal_is_judged("great-wall");
}

#[test]
fn a_deal_of_emperor_is_judged() {
    a_deal_is_judged("emperor");
}

/// The page of a game leads to its deal: for whoever played it, and once it is proposed, for whoever may see it.
#[test]
fn a_finished_game_leads_to_its_deal() {
    let site = quick();
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let seat = Seat::new(1);
    site.lay_out("played", "great-wall", Spec::new(3), Seed::from_number(5), None, among_novices(seat));
    let form = "action=\"/g/played/deal\"";
    assert!(!site.get("/g/played", &ada).text().contains(form), "it still runs");
    site.finish("played", ADA, seat);
    for part in ["/g/played", "/g/played/frame?at=3&as=1"] {
        assert!(site.get(part, &ada).text().contains(form), "{part}");
        assert!(!site.get(part, &bob).text().contains("/deal\""), "{part}: he has not played it");
    }
    assert!(site.get("/g/played", &format!("{ada}; lang=it")).text().contains("Gioca questa mano"));
    assert_eq!(site.post("/g/played/deal", &bob, "").status, 403);
    let deal = site.post("/g/played/deal", &ada, "");
    assert_eq!(deal.status, 303);
    let deal = deal.header("location").unwrap().to_owned();
    let again = site.get("/g/played", &ada).text();
    assert!(!again.contains(form) && again.contains(&format!("href=\"{deal}\"")));

    // Other people may sit in the other places: nobody learns from the page what that one is dealt.
    let closed = site.get(&deal, &bob).text();
    assert!(closed.contains("value=\"people\"") && !closed.contains("inhand"));
    assert!(site.get(&deal, &ada).text().contains("inhand"), "who has played it knows");
    assert_eq!(site.get("/g/played", &bob).header("location"), Some(deal.as_str()));

    // A record that was brought was played by nobody here.
    let record = site.get("/t/played/record", &ada).text();
    let (record, seats) = house::records::read(&record, |_| "somebody".to_owned()).unwrap();
    let id = site.runtime.block_on(site.house.tables.bring(record, seats, BOB)).unwrap();
    assert!(!site.get(&format!("/g/{id}"), &bob).text().contains("/deal\""));
}
