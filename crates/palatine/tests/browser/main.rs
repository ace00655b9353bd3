//! The site as people use it: opened, read and played in a real browser. Every click goes through the page; nothing is
//! sent past it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub)]

mod accounts;
mod advice;
mod clocks;
mod deals;
mod emperor;
mod first;
mod guess;
mod help;
mod house;
mod justinian;
mod keys;
mod learn;
mod leaving;
mod lobby;
mod lost;
mod pages;
mod play;
mod players;
mod puzzles;
mod review;
mod screen;
mod screens;
mod slips;
mod study;
mod telling;
mod watching;
mod you;
mod zhanguo;

use std::time::Duration;

use house::House;
use play::Player;
use screen::{Driver, Screen};
use serde_json::{Value, json};
use thirtyfour::Key;

/// No test takes longer, even on a busy machine.
const LONGEST: Duration = Duration::from_secs(240);

/// Runs a test with a house, a driver and a guest at a screen; at the end the guest's browser must be content.
async fn visit(house: House, test: impl AsyncFnOnce(&mut House, &Driver, &Screen)) {
    let mut house = house;
    let driver = Driver::start().await;
    let screen = driver.screen().await;
    let done = tokio::time::timeout(LONGEST, test(&mut house, &driver, &screen)).await;
    assert!(done.is_ok(), "the test takes too long\n{}", screen.report().await);
    screen.close().await;
}

/// Two clicks at most lead from the home page to a game; it is played to its end, and again.
#[tokio::test]
async fn a_whole_game_against_bots() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/")).await;
        me.click(".hero button.primary").await;
        me.until("the table", "return Boolean(byId('live')) && byId('players').children.length === 3").await;
        let table = me.address().await;
        assert!(table.starts_with(&house.at("/t/")), "{table}");
        me.mark().await;
        // Faster, because nobody waits for pieces that slide.
        me.less_motion(true).await;

        let mut player = Player::new(7);
        player.game(me).await;
        me.still_marked().await;
        me.every_push_fitted().await;
        let did = &player.did;
        assert!(did.drawn > 3 && did.played > 3 && did.claimed > 0, "{did:?}");

        let end = me
            .ask(
                "const number = (e) => Number(e.textContent.trim());
                 const rows = all('#end .scores tbody tr').map(r => [...r.querySelectorAll('td')].map(number));
                 return {
                     title: document.title, won: byId('end').querySelector('h2').textContent, rows,
                     sources: all('#end .scores tbody th').map(e => e.textContent),
                     totals: all('#end .scores tfoot td').map(number), wins: all('#end .wins').map(number),
                     lines: all('#end .chart polyline').map(e => e.getAttribute('points').split(' ').length),
                     chart: shown(document.querySelector('#end .chart')),
                 }",
            )
            .await;
        assert!(end["title"].as_str().unwrap().starts_with("Game over"), "{end}");
        let rows: Vec<Vec<i64>> = serde_json::from_value(end["rows"].clone()).unwrap();
        let totals: Vec<i64> = serde_json::from_value(end["totals"].clone()).unwrap();
        assert!(!rows.is_empty() && totals.len() == 3, "{end}");
        for (seat, total) in totals.iter().enumerate() {
            assert_eq!(rows.iter().map(|row| row[seat]).sum::<i64>(), *total, "{end}");
        }
        assert!(end["sources"].as_array().unwrap().iter().all(|source| !source.as_str().unwrap().is_empty()));
        assert_eq!(end["wins"][0], json!(totals.iter().max()), "{end}");
        let lines: Vec<usize> = serde_json::from_value(end["lines"].clone()).unwrap();
        assert!(lines.len() == 3 && lines.iter().all(|&points| points > 10), "{end}");
        assert_eq!(end["chart"], json!(true), "{end}");
        let barriers = barriers_in_any_light(me, "the end of a game").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));

        me.click("#end [data-post=rematch]").await;
        let rematch = "return location.href !== it && Boolean(byId('live')) && !byId('end')";
        assert!(me.until_at_most(LONGEST, rematch, json!(table)).await.is_some());
        assert!(me.address().await.starts_with(&house.at("/t/")));
        assert!(me.says("return byId('players').children.length === 3").await);
        me.my_turn().await;
        player.decide(me).await;
    })
    .await;
}

/// Two guests, each at his own screen: they follow each other, and neither ever sees the other's hand.
#[tokio::test]
async fn two_people_at_two_screens() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        host.new_table(house, &["me", "open"], "seat-1").await;
        assert!(host.says("return document.title.startsWith('Waiting') && moves().length === 0").await);
        let link = host.text("return byId('invite').value").await;
        assert_eq!(link, host.address().await);
        guest.open(&link).await;
        assert!(guest.says("return !byId('hand') && moves().length === 0").await);
        host.mark().await;
        guest.mark().await;
        guest.click("[data-post=join]").await;
        host.my_turn().await;
        guest.until("a seat", "return byId('live').dataset.seat === '2' && !byId('invite')").await;

        let (mut player, screens) = (Player::new(3), [host, &guest]);
        for turn in 0..6 {
            let (mover, other) = (screens[turn % 2], screens[(turn + 1) % 2]);
            mover.my_turn().await;
            let seen = only_own_hand(other).await;
            let decisions = mover.ask("return decision()").await.as_u64().unwrap();
            player.turn(mover).await;
            let after = mover.ask("return decision()").await.as_u64().unwrap();
            assert!(after > decisions);
            assert!(other.until_at_most(LONGEST, "return decision() === it", json!(after)).await.is_some());
            // What the mover played and drew left the other's hand as it was; both see the same wall and the same log.
            let (there, here) = (other.table().await, mover.table().await);
            assert_eq!(there["hand"], seen["hand"]);
            assert_eq!(there["log"].as_array().unwrap().len(), here["log"].as_array().unwrap().len());
            assert_eq!(sorted(&there["stones"]), sorted(&here["stones"]));
        }
        host.still_marked().await;
        guest.still_marked().await;
        guest.close().await;
    })
    .await;
}

fn sorted(ids: &Value) -> Vec<String> {
    let mut ids: Vec<String> = serde_json::from_value(ids.clone()).unwrap();
    ids.retain(|id| id.starts_with("stone"));
    ids.sort();
    ids
}

/// While it is another's turn, a page holds its owner's hand and nothing to press; and so does what the server sends.
async fn only_own_hand(screen: &Screen) -> Value {
    assert!(screen.says("return moves().length === 0 && all('[data-pick]').length === 0").await);
    let look = "const page = it ? new DOMParser().parseFromString(it, 'text/html') : document;
        const tiles = [...page.querySelectorAll('#hand .tile')];
        const seat = page.getElementById('live').dataset.seat;
        return page.querySelectorAll('.hand, .kinds').length === 2 && tiles.length > 0 && seat !== '' &&
            tiles.every(t => t.classList.contains('p' + seat)) &&
            !page.getElementById('moves')";
    let source = screen.source().await;
    assert_eq!(source.matches("id=\"hand\"").count(), 1);
    assert!(screen.says(look).await, "{}", screen.report().await);
    assert_eq!(screen.ask_about(look, json!(source)).await, json!(true), "{source}");
    screen.table().await
}

/// Two people at one screen: a curtain hides both hands until it is lifted, and not only from the eye.
#[tokio::test]
async fn two_people_at_one_screen() {
    visit(House::open(), async |house, _, us| {
        us.new_table(house, &["me", "here"], "seat-1").await;
        let mut player = Player::new(5);
        for turn in 0..4 {
            let seat = (turn % 2 + 1).to_string();
            us.until("the curtain", "return shown(byId('lift'))").await;
            no_hand(us).await;
            let ask = us.text("return byId('prompt').textContent").await;
            assert!(ask.contains("Pass the device"), "{ask}");
            assert_eq!(us.text("return byId('lift').dataset.seat").await, seat);
            assert_eq!(ask.contains("Ada"), seat == "2", "{ask}");
            if turn == 1 {
                // A reload does not lift it.
                us.reload().await;
                no_hand(us).await;
            }
            us.click("#lift").await;
            us.my_turn().await;
            let own = "const tiles = all('#hand .tile');
                return byId('live').dataset.seat === it && tiles.length > 0 && tiles.every(t => t.classList.contains('p' + it))";
            assert_eq!(us.ask_about(own, json!(seat)).await, json!(true), "{}", us.report().await);
            player.turn(us).await;
        }
    })
    .await;
}

/// No hand is in the page, nor in what the server sends for it, nor any move.
async fn no_hand(screen: &Screen) {
    assert!(
        screen.says("return !byId('hand') && moves().length === 0 && all('[data-pick]').length === 0").await
    );
    let source = screen.source().await;
    assert!(source.contains("id=\"lift\""), "{source}");
    for never in ["id=\"hand\"", "hand-", "data-pick", "id=\"moves\""] {
        assert!(!source.contains(never), "{never} is in the page behind the curtain: {source}");
    }
}

/// A reload shows the same table; a server that is killed and comes back goes on with it, and the page does so by itself.
#[tokio::test]
async fn a_table_outlives_a_reload_and_a_kill() {
    visit(House::open(), async |house, _, me| {
        let mut player = Player::new(11);
        me.against_bots(house).await;
        player.decisions(me, 3).await;
        let before = me.table().await;
        me.reload().await;
        me.my_turn().await;
        assert_eq!(me.table().await, before);

        me.mark().await;
        house.kill();
        // A move that cannot be sent is not lost silently.
        let pick = me
            .text(
                "return (lit().find(b => /do=(draw|decline)/.test(b.dataset.pick)) || lit()[0]).dataset.pick",
            )
            .await;
        let (x, y) = me.spot("lit().filter(b => b.dataset.pick === it)", json!(pick)).await;
        assert!(["do=draw", "do=decline"].contains(&pick.as_str()), "{pick}");
        me.click_at(x, y).await;
        let line = me.until("a line", "return shown(byId('lost')) && byId('lost').textContent").await;
        assert!(line.as_str().unwrap().contains("cannot be reached"), "{line}");
        assert_eq!(me.table().await, before);

        house.open_again();
        let played = "return decision() > it && !shown(byId('lost'))";
        assert!(me.until_at_most(LONGEST, played, before["decision"].clone()).await.is_some());
        player.decisions(me, 4).await;
        me.still_marked().await;
        let after = me.table().await;
        assert!(after["decision"].as_u64() > before["decision"].as_u64());
        let log = before["log"].as_array().unwrap();
        assert_eq!(&after["log"].as_array().unwrap()[..log.len()], log, "nothing that had happened is lost");
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("net::ERR_")), "{complaints:#?}");
    })
    .await;
}

/// Nobody is shut out: axe-core finds nothing serious on any page, in light and in dark.
#[tokio::test]
async fn no_barriers() {
    visit(House::open(), async |house, driver, me| {
        let mut found = Vec::new();
        for path in [
            "/",
            "/new",
            "/rules",
            "/rules/great-wall",
            "/rules/emperor",
            "/new?game=emperor",
            "/rules/justinian",
            "/new?game=justinian",
            "/rules/zhanguo",
            "/new?game=zhanguo",
            "/data",
            "/me",
            "/sign-in",
            "/nothing-is-here",
        ] {
            me.open(&house.at(path)).await;
            found.extend(barriers_in_any_light(me, path).await);
        }
        // A page that is missing is missed by the browser too.
        let complaints = me.complaints().await;
        assert!(
            complaints.iter().all(|line| line.contains("nothing-is-here") && line.contains("404")),
            "{complaints:#?}"
        );

        me.against_bots(house).await;
        found.extend(barriers_in_any_light(me, "a table, my turn").await);
        let card = me.text("return lit().find(b => b.dataset.pick.startsWith('card=')).dataset.pick").await;
        me.press(&card).await;
        found.extend(barriers_in_any_light(me, "a table, a card chosen").await);
        me.new_table(house, &["me", "open"], "seat-1").await;
        found.extend(barriers_in_any_light(me, "a table with an open seat").await);
        me.new_table(house, &["me", "here"], "seat-1").await;
        found.extend(barriers_in_any_light(me, "a table behind the curtain").await);

        let slow = House::of_slow_bots();
        let other = driver.screen().await;
        other.against_bots(&slow).await;
        Player::new(1).turn(&other).await;
        found.extend(barriers_in_any_light(&other, "a table, a bot's turn").await);
        other.close().await;
        assert!(found.is_empty(), "{}", found.join("\n"));
    })
    .await;
}

/// What axe-core finds on a page, in light and in dark. The page's own button switches; of the second only what colours change is asked.
async fn barriers_in_any_light(screen: &Screen, page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for whole in [true, false] {
        screen.click("#theme").await;
        let light = screen.text("return document.documentElement.dataset.theme").await;
        let barriers = if whole { screen.barriers().await } else { screen.barriers_of_colours().await };
        found.extend(barriers.into_iter().map(|barrier| format!("{page}, {light}: {barrier}")));
    }
    found
}

/// On a phone nothing is wider than the screen, the sheet has its tabs, and a move can be played.
#[tokio::test]
async fn on_a_phone() {
    visit(House::open(), async |house, _, me| {
        for (width, height) in [(390, 844), (360, 740)] {
            me.phone(width, height).await;
            for path in ["/", "/new", "/learn", "/rules", "/rules/great-wall", "/data", "/me", "/sign-in"] {
                me.open(&house.at(path)).await;
                fits(me, width, path).await;
            }
            me.open(&house.at("/")).await;
            me.click(".hero button.primary, .pairs button[name=game]").await;
            me.until("the table", "return Boolean(byId('live'))").await;
            me.my_turn().await;
            fits(me, width, "my turn").await;
            for (tab, sheet) in [("players", "players"), ("log", "log"), ("hand", "hand")] {
                me.click(&format!("[data-tab={tab}]")).await;
                let look = "return ['hand', 'players', 'log'].every(id => shown(byId(id)) === (id === it)) &&
                    document.querySelector('[data-tab=' + it + ']').getAttribute('aria-selected') === 'true'";
                let done = me.until_at_most(Duration::from_secs(10), look, json!(sheet)).await;
                assert!(
                    done.is_some(),
                    "{width}: the tab {tab} does not show {sheet}\n{}",
                    me.report().await
                );
                fits(me, width, tab).await;
            }
            let card =
                me.text("return lit().find(b => b.dataset.pick.startsWith('card=')).dataset.pick").await;
            me.press(&card).await;
            fits(me, width, "a card chosen").await;
            let section =
                me.text("return lit().find(b => b.dataset.pick.startsWith('section=')).dataset.pick").await;
            me.press(&section).await;
            fits(me, width, "a card played").await;
            Player::new(2).decisions(me, 5).await;
            fits(me, width, "after a round").await;
        }
    })
    .await;
}

/// Nothing makes the page scroll sideways, and nothing reaches out of it.
async fn fits(screen: &Screen, width: u32, page: &str) {
    let wide = screen.ask("return [document.scrollingElement.scrollWidth, innerWidth]").await;
    let most = u64::from(width);
    assert!(wide[0].as_u64().unwrap() <= most && wide[1].as_u64() == Some(most), "{page} at {width}: {wide}");
}

/// Without a mouse: from the home page to a played move, always seeing where one is.
#[tokio::test]
async fn with_the_keyboard_alone() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/")).await;
        tab_to(me, false, "document.activeElement.matches('.hero button.primary')").await;
        me.key(Key::Enter).await;
        me.until("the table", "return Boolean(byId('live'))").await;
        me.my_turn().await;

        let card = "box(document.activeElement).matches('#hand .kind.legal') && !document.activeElement.closest('.many')";
        tab_to(me, false, card).await;
        me.key(" ").await;
        assert!(me.says("return shown(byId('cancel')) && all('.kind.chosen').length === 1").await);
        me.key(Key::Escape).await;
        assert!(me.says("return !shown(byId('cancel')) && all('.chosen').length === 0").await);
        assert!(me.says(&format!("return {card}")).await, "the focus stays where it was");

        let before = me.table().await;
        me.key(Key::Enter).await;
        assert!(me.says("return shown(byId('cancel')) && all('.kind.chosen').length === 1").await);
        tab_to(me, true, "document.activeElement.matches('.section.legal > .pick')").await;
        me.key(Key::Enter).await;
        let played = "return decision() > it.decision && all('.stone').length > it.stones.filter(id => id.startsWith('stone')).length";
        assert!(me.until_at_most(LONGEST, played, before).await.is_some(), "{}", me.report().await);
    })
    .await;
}

/// How somebody presses things.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Pointer,
    Keyboard,
}

/// Presses something that is lit and belongs to a move: what only begins it first.
async fn press_towards(screen: &Screen, mv: &str, by: By) {
    let wanted = "const move = moves().find(m => m.move === it);
        const wanted = lit().filter(b => Object.entries(fields(b.dataset.pick)).every(([k, v]) => String(move?.picks[k]) === v));
        wanted.sort((a, b) => ('hold' in b.dataset || 'soft' in b.dataset) - ('hold' in a.dataset || 'soft' in a.dataset));
        return wanted.length > 0 && wanted[0].dataset.pick";
    let pick = screen.until_at_most(Duration::from_secs(30), wanted, json!(mv)).await;
    let Some(pick) = pick else { panic!("nothing to press for {mv}\n{}", screen.report().await) };
    let pick = pick.as_str().unwrap();
    match by {
        By::Pointer => screen.press(pick).await,
        By::Keyboard => {
            tab_to(screen, false, &format!("document.activeElement.dataset.pick === '{pick}'")).await;
            screen.key(Key::Enter).await;
        }
    }
}

/// Presses Tab until the focus is on what is meant. On the way it must always be seen.
async fn tab_to(screen: &Screen, back: bool, meant: &str) {
    // A map has many spaces.
    for _ in 0..200 {
        if back {
            screen.shift(Key::Tab).await;
        } else {
            screen.key(Key::Tab).await;
        }
        if !screen.says("return document.activeElement !== document.body").await {
            continue;
        }
        let seen = screen
            .ask(
                "const e = document.activeElement, at = e.getBoundingClientRect();
                 const ring = [e, e.parentElement, ...e.children].some(e => {
                     const s = getComputedStyle(e);
                     return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0) || s.boxShadow !== 'none';
                 }) || [...e.querySelectorAll('.hit, .b7')].some(e => {
                     // On a map the ring is drawn: the spot's own circle or the region's own border gets an edge.
                     const s = getComputedStyle(e);
                     return s.stroke !== 'none' && parseFloat(s.strokeWidth) >= (e.matches('.b7') ? 10 : 3);
                 });
                 const inside = at.bottom > 0 && at.right > 0 && at.top < innerHeight && at.left < innerWidth;
                 return ring && inside && shown(e) ? '' : `${e.outerHTML.slice(0, 200)} ring ${ring} inside ${inside}`",
            )
            .await;
        assert_eq!(seen, json!(""), "the focus cannot be seen");
        if screen.says(&format!("return {meant}")).await {
            return;
        }
    }
    panic!("the focus never comes to {meant}\n{}", screen.report().await);
}

/// The switch makes every word Italian, at home and at a table, and stays.
#[tokio::test]
async fn in_italian() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/")).await;
        assert_eq!(me.text("return document.documentElement.lang").await, "en");
        let english = me.text("return document.querySelector('main').textContent").await;
        me.click("header a[hreflang=it]").await;
        me.until("Italian", "return document.documentElement.lang === 'it'").await;
        assert_eq!(me.address().await, house.at("/"));
        assert_ne!(me.text("return document.querySelector('main').textContent").await, english);
        me.click("header a[hreflang=en]").await;
        me.until("English", "return document.documentElement.lang === 'en'").await;

        me.against_bots(house).await;
        let table = me.address().await;
        Player::new(4).decisions(me, 3).await;
        let log = me.table().await["log"].clone();
        me.click("header a[hreflang=it]").await;
        me.until("Italian", "return document.documentElement.lang === 'it'").await;
        assert_eq!(me.address().await, table);
        let prompt = me.text("return byId('prompt').innerText").await;
        assert!(prompt.contains("Tocca a te"), "{prompt}");
        assert!(!prompt.contains("Your turn"), "{prompt}");
        let italian = me.table().await["log"].clone();
        assert_eq!(italian.as_array().unwrap().len(), log.as_array().unwrap().len());
        for (there, here) in italian.as_array().unwrap().iter().zip(log.as_array().unwrap()) {
            assert_ne!(there, here, "a line of the log is not Italian");
        }
        assert!(me.text("return document.title").await.starts_with("Tocca a te"));
        // What comes live is Italian too.
        Player::new(6).decisions(me, 2).await;
        let more = me.table().await["log"].as_array().unwrap().last().unwrap().as_str().unwrap().to_owned();
        assert!(!more.contains(" draws") && !more.contains(" plays"), "{more}");
        assert!(me.text("return byId('prompt').innerText").await.contains("Tocca a te"));
    })
    .await;
}

/// Whoever comes for the first time is spoken to in the language of his browser.
#[tokio::test]
async fn a_first_visit_in_italian() {
    visit(House::open(), async |house, driver, english| {
        let italian = driver.screen_with(&["--accept-lang=it"]).await;
        italian.open(&house.at("/")).await;
        english.open(&house.at("/")).await;
        assert_eq!(italian.text("return document.documentElement.lang").await, "it");
        assert_eq!(english.text("return document.documentElement.lang").await, "en");
        italian.close().await;
    })
    .await;
}

/// What cannot be pressed says why, to the mouse and to the keyboard, and names its rule.
#[tokio::test]
async fn a_refusal_is_explained() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        let refused = "all('button[data-pick][data-why][data-rule]').filter(b => box(b).classList.contains('refused') && shown(b))";
        let (x, y) = me.spot(&format!("{refused}.slice(0, 1)"), Value::Null).await;
        let explained = "const why = byId('why'), link = why.querySelector('a');
            return shown(why) && why.querySelector('.why-text').textContent.length > 10 &&
                why.querySelector('.why-title').textContent.length > 2 && shown(link) &&
                /\\/rules\\/great-wall#[a-z-]+$/.test(link.href) && link.href";

        me.point_at(x, y).await;
        let rule = me.until("an explanation under the mouse", explained).await;
        me.click("#why .close").await;
        assert!(me.says("return !shown(byId('why'))").await);
        me.ask(&format!("document.activeElement.blur(); {refused}[0].focus()")).await;
        assert_eq!(me.until("an explanation under the focus", explained).await, rule);
        me.key(Key::Escape).await;
        assert!(me.says("return !shown(byId('why'))").await);
        let before = me.table().await;
        me.click_at(x, y).await;
        assert_eq!(me.until("an explanation after a click", explained).await, rule);
        assert_eq!(me.table().await, before);

        let rules = me.ask(&format!("return [...new Set({refused}.map(b => b.dataset.rule))]")).await;
        me.open(rule.as_str().unwrap()).await;
        let target = "return shown(document.querySelector(':target'))";
        assert!(me.says(target).await, "{rule} leads nowhere");
        let missing = me.ask_about("return it.filter(id => !byId(id))", rules).await;
        assert_eq!(missing, json!([]), "the rules page lacks these anchors");
    })
    .await;
}

/// A played card can be taken back; after a draw, which revealed something, nothing can.
#[tokio::test]
async fn a_step_is_taken_back() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        assert!(
            me.says("return all('[data-post=undo]').length === 0").await,
            "there is nothing to take back yet"
        );
        let before = me.table().await;
        let card = me.text("return lit().find(b => b.dataset.pick.startsWith('card=')).dataset.pick").await;
        me.press(&card).await;
        let section =
            me.text("return lit().find(b => b.dataset.pick.startsWith('section=')).dataset.pick").await;
        me.press(&section).await;
        assert_ne!(me.table().await, before);
        me.click("[data-post=undo][data-fields*='what=step']").await;
        let back = "return decision() === it";
        assert!(me.until_at_most(LONGEST, back, before["decision"].clone()).await.is_some());
        assert_eq!(me.table().await, before);

        me.press("do=draw").await;
        assert!(me.says("return moves().length > 0 && all('[data-post=undo]').length === 0").await);
    })
    .await;
}

/// A tab in the background keeps no line open, and learns all the same that it is its turn: its title says so.
#[tokio::test]
async fn a_tab_in_the_background_learns_whose_turn_it_is() {
    visit(House::of_calm_bots(), async |house, _, me| {
        me.against_bots(house).await;
        me.my_turn().await;
        Player::new(3).turn(me).await;
        me.looked_at(false).await;
        let others = "return document.title.includes(' to move')";
        assert!(me.until_at_most(LONGEST, others, json!(null)).await.is_some(), "{}", me.report().await);
        // The title comes alone: nothing else of the page moves while nobody looks.
        let mine = "return document.title.startsWith('Your turn') && moves().length === 0";
        assert!(me.until_at_most(LONGEST, mine, json!(null)).await.is_some(), "{}", me.report().await);
        me.looked_at(true).await;
        me.my_turn().await;
    })
    .await;
}

/// Two tabs of one guest: a move made in one shows in the other, and an outdated tab cannot play something else.
#[tokio::test]
async fn an_outdated_tab_plays_nothing() {
    visit(House::open(), async |house, _, me| {
        let mut player = Player::new(9);
        me.against_bots(house).await;
        let (first, table) = (me.tab().await, me.address().await);
        me.mark().await;
        me.less_motion(true).await;
        let second = me.new_tab().await;
        me.less_motion(true).await;
        me.open(&table).await;
        player.decisions(me, 3).await;
        let now = me.table().await;
        me.turn_to(&first).await;
        assert!(
            me.until_at_most(LONGEST, "return decision() === it", now["decision"].clone()).await.is_some()
        );
        me.still_marked().await;
        assert_eq!(me.table().await, now);

        // The second tab is cut off: what it shows is outdated as soon as the first one moves.
        me.turn_to(&second).await;
        me.devtools("Network.enable", json!({})).await;
        me.devtools("Network.setBlockedURLs", json!({ "urls": ["*/live?*"] })).await;
        let (now, pick) = loop {
            me.open(&table).await;
            me.my_turn().await;
            let old = me.table().await;
            let pick = me
                .text("return lit().find(b => /do=(draw|decline)/.test(b.dataset.pick)).dataset.pick")
                .await;
            me.turn_to(&first).await;
            player.decisions(me, 2).await;
            let now = me.table().await;
            assert_ne!(now["decision"], old["decision"]);
            me.turn_to(&second).await;
            assert_eq!(me.table().await, old, "the second tab is cut off");
            // The very same move again is answered as the first was, without a note: that is not what is meant here.
            let decided =
                now["log"][old["decision"].as_u64().unwrap() as usize - 1].as_str().unwrap().to_owned();
            let same = if pick.contains("draw") { " draw" } else { " decline" };
            if !decided.contains(same) {
                break (now, pick);
            }
        };
        let (x, y) = me.spot("lit().filter(b => b.dataset.pick === it)", json!(pick)).await;
        me.click_at(x, y).await;
        let note = me.until("a note", "return shown(byId('note')) && byId('note').textContent").await;
        assert!(note.as_str().unwrap().contains("moved on"), "{note}");
        me.turn_to(&first).await;
        me.reload().await;
        me.my_turn().await;
        assert_eq!(me.table().await, now, "nothing was played");
        let complaints = me.complaints().await;
        assert!(
            complaints.iter().all(|line| line.contains("/live") || line.contains("409")),
            "{complaints:#?}"
        );
    })
    .await;
}

/// The tab's title says whose turn it is.
#[tokio::test]
async fn the_title_says_whose_turn_it_is() {
    visit(House::of_slow_bots(), async |house, _, me| {
        me.against_bots(house).await;
        assert!(me.text("return document.title").await.starts_with("Your turn"));
        Player::new(8).turn(me).await;
        let title = me.text("return document.title").await;
        assert!(title.contains("to move") && !title.contains("Your turn"), "{title}");
        assert!(me.says("return document.title.startsWith(document.querySelector('.player.turn .name').firstChild.textContent.trim())").await, "{title}");
    })
    .await;
}

/// A played card slides from the hand to the wall, unless the guest asked for less motion.
#[tokio::test]
async fn pieces_slide() {
    visit(House::of_slow_bots(), async |house, _, me| {
        for still in [false, true] {
            me.less_motion(still).await;
            me.against_bots(house).await;
            me.ask(
                "window.slid = []; window.moved = false;
                 const animate = Element.prototype.animate;
                 Element.prototype.animate = function (...how) {
                     const run = animate.apply(this, how);
                     if (document.getAnimations().includes(run) && run.playState === 'running') window.slid.push(this.id);
                     return run;
                 };
                 new MutationObserver(() => { window.moved ||= document.body.classList.contains('moving') })
                     .observe(document.body, { attributes: true })",
            )
            .await;
            let card = me.text("return lit().find(b => b.dataset.pick.startsWith('card=')).dataset.pick").await;
            me.press(&card).await;
            let section = me.text("return lit().find(b => b.dataset.pick.startsWith('section=')).dataset.pick").await;
            me.press(&section).await;
            let slid = me.ask("return window.slid").await;
            let stone = slid.as_array().unwrap().iter().any(|id| id.as_str().unwrap().starts_with("stone-"));
            assert_eq!(stone, !still, "less motion: {still}, {slid}");
            assert!(me.says("return window.moved").await);
            me.until("the end of the motion", "return !document.body.classList.contains('moving')").await;
        }
    })
    .await;
}
