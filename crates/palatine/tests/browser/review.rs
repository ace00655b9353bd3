//! The page of a game: replayed by mouse, keyboard and touch, with any eyes; links to a moment; branching off; records.

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::house::House;
use crate::play::Player;
use crate::screen::Screen;
use crate::{LONGEST, barriers_in_any_light, visit};

/// Which moment is shown, with whose eyes, once the page is at rest.
pub async fn at(screen: &Screen, moment: u64, eyes: &str) {
    let there = "const [at, as] = it;
        return byId('slider').value === String(at) && decision() === at + 1
            && byId('way').elements.namedItem('as').value === as
            && (at === Number(byId('slider').max) ? !document.querySelector('#lines [aria-current=step]') : Number(document.querySelector('#lines [aria-current=step]')?.dataset.n) === at)";
    let came = screen.until_at_most(LONGEST, there, json!([moment, eyes])).await;
    assert!(came.is_some(), "moment {moment} as {eyes}\n{}", screen.report().await);
}

/// A game against bots, played to its end; gives its number of decisions.
pub async fn play_to_the_end(screen: &Screen, house: &House) -> u64 {
    screen.against_bots(house).await;
    screen.less_motion(true).await;
    Player::new(21).game(screen).await;
    screen.ask("return decision() - 1").await.as_u64().unwrap()
}

/// From the end of the table to its page, and through it by mouse, keys and touch.
#[tokio::test]
async fn a_game_is_reviewed_by_mouse_keys_and_touch() {
    visit(House::open(), async |house, driver, me| {
        let length = play_to_the_end(me, house).await;
        me.click("#end a[href^='/g/']").await;
        me.until("its page", "return Boolean(byId('slider'))").await;
        let page = me.address().await;
        assert!(page.starts_with(&house.at("/g/")), "{page}");
        assert_eq!(me.ask("return Number(byId('slider').max)").await, json!(length));
        at(me, length, "1").await;
        me.mark().await;

        // Mouse: the steps, the log, the eyes; nothing loads the page anew.
        me.click("#go-first").await;
        at(me, 0, "1").await;
        assert!(me.says("return all('#board [id^=stone]').length === 0").await, "the wall is not begun");
        me.click("#go-on").await;
        at(me, 1, "1").await;
        assert!(me.says("return document.activeElement === byId('go-on')").await, "the focus stays");
        me.click("#go-turn-on").await;
        let turn = me.ask("return Number(byId('slider').value)").await.as_u64().unwrap();
        assert!(turn > 1 && turn <= length);
        me.click("#lines li[data-n='10'] a").await;
        at(me, 10, "1").await;
        assert!(me.address().await.ends_with("#10/1"), "{}", me.address().await);
        let seen = "return { hand: Boolean(byId('hand')), held: all('#held .one').length, told: byId('moment').textContent }";
        let mine = me.ask(seen).await;
        assert!(mine["hand"] == json!(true) && mine["held"] == json!(0), "{mine}");
        me.click("[data-eyes=all]").await;
        at(me, 10, "all").await;
        let open = me.ask(seen).await;
        assert!(open["held"] == json!(3), "{open}");
        me.click("[data-eyes='2']").await;
        at(me, 10, "2").await;
        assert!(me.says("const tiles = all('#hand .tile'); return tiles.every(t => t.classList.contains('p2'))").await);
        // A press on the chart is a press on the slider.
        let (x, y) = me.spot("all('#points .graph')", Value::Null).await;
        me.click_at(x, y).await;
        let half = format!("return Math.abs(Number(byId('slider').value) - {}) <= 1 && decision() === Number(byId('slider').value) + 1", length / 2);
        me.until("the middle", &half).await;
        // And so is pulling it: whatever it passes, where it stops is shown.
        let pull = "const range = byId('slider'); for (const n of [3, 9, 14, 20]) { range.value = n; range.dispatchEvent(new Event('input', { bubbles: true })) } return true";
        me.ask(pull).await;
        at(me, 20, "2").await;
        // Back leads to the moment that was pressed before.
        me.ask("history.back(); return true").await;
        at(me, 10, "2").await;

        // Keys.
        me.key(Key::Home + "").await;
        at(me, 0, "2").await;
        me.key(Key::Right + "").await;
        at(me, 1, "2").await;
        me.key(Key::End + "").await;
        at(me, length, "2").await;
        me.key(Key::Left + "").await;
        at(me, length - 1, "2").await;
        me.key("v").await;
        at(me, length - 1, "3").await;
        me.key(Key::Home + "").await;
        at(me, 0, "3").await;
        me.shift(Key::Right).await;
        let turns = "const first = Number(byId('prompt').dataset.turns.split(' ')[0]); return byId('slider').value === String(first) && decision() === first + 1";
        me.until("a turn on", turns).await;
        me.ask("byId('speed').value = '4'; return true").await;
        me.key(" ").await;
        me.until("it plays", "return byId('go-play').getAttribute('aria-pressed') === 'true' && Number(byId('slider').value) > 8 && byId('moment').getAttribute('aria-live') === 'off'").await;
        me.key(" ").await;
        me.until("it stands", "return byId('go-play').getAttribute('aria-pressed') === 'false' && byId('moment').getAttribute('aria-live') === 'polite'").await;
        me.key("?").await;
        me.until("the keys", "return byId('keys').open").await;
        me.key(Key::Escape + "").await;
        me.still_marked().await;
        let barriers = barriers_in_any_light(me, "the page of a game").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.click("[data-eyes=all]").await;
        me.until("all open", "return all('#held .one').length === 3").await;
        let barriers = barriers_in_any_light(me, "the page of a game, all-knowing").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));

        // Somebody else follows a link to a moment, on a phone, in Italian, and swipes.
        let game = page.split(['#', '?']).next().unwrap().to_owned();
        let other = driver.screen().await;
        other.phone(390, 844).await;
        other.open(&format!("{game}?lang=it")).await;
        other.open(&format!("{game}#7/2")).await;
        at(&other, 7, "2").await;
        let told = other.text("return document.querySelector('#prompt .which').textContent").await;
        assert!(told.starts_with(&format!("Decisione 8 di {length}")), "{told}");
        other.reload().await;
        at(&other, 7, "2").await;
        let swipe = "const board = byId('board'), [from, to] = it;
            const touch = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
            board.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(from)], changedTouches: [touch(from)] }));
            board.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(to)] }));
            return true";
        other.ask_about(swipe, json!([300, 180])).await;
        at(&other, 8, "2").await;
        other.ask_about(swipe, json!([120, 260])).await;
        at(&other, 7, "2").await;
        assert!(other.says("return document.documentElement.scrollWidth <= innerWidth && shown(byId('slider')) && shown(byId('go-on'))").await);
        let barriers = barriers_in_any_light(&other, "the page of a game on a phone").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));

        // And branches off: a table that says where it comes from.
        other.size(1280, 900).await;
        other.open(&format!("{game}#12/2")).await;
        at(&other, 12, "2").await;
        other.key("b").await;
        other.until("what is asked", "return shown(byId('branch-level')) && byId('branch-seat').value === '2'").await;
        other.click("#branch form button").await;
        other.until("the new table", "return location.pathname.startsWith('/t/') && Boolean(byId('live'))").await;
        assert_eq!(other.text("return byId('live').dataset.seat").await, "2");
        let origin = other.text("return document.querySelector('a.origin').getAttribute('href')").await;
        assert!(origin.ends_with("#12/2") && game.ends_with(origin.split('#').next().unwrap()), "{origin}");
        other.my_turn().await;
        Player::new(4).decide(&other).await;
        other.close().await;
    })
    .await;
}

/// While the game runs its players look back with their own eyes, from where they last looked; without a script the page works by
/// links and a form.
#[tokio::test]
async fn a_running_game_is_looked_through() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        Player::new(2).decisions(me, 4).await;
        me.my_turn().await;
        let table = me.address().await;
        me.click("#since-review").await;
        me.until("its page", "return Boolean(byId('slider'))").await;
        let began = me.ask("return Number(byId('slider').value)").await.as_u64().unwrap();
        at(me, began, "1").await;
        let hidden = "return all('[data-eyes]').length === 0 && !byId('points') && !byId('held') && !byId('branch') && all('a[href$=record]').length === 0";
        assert!(me.says(hidden).await);
        me.key(Key::End + "").await;
        me.until("now", "return byId('slider').value === byId('slider').max").await;
        let barriers = barriers_in_any_light(me, "the page of a game that runs").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.click(".reviewed a[href^='/t/']").await;
        me.my_turn().await;
        assert_eq!(me.address().await, table);
    })
    .await;
}

/// A record that was saved is brought again; one that is none is refused in a line, in both languages.
#[tokio::test]
async fn records_are_brought() {
    visit(House::open(), async |house, _, me| {
        let length = play_to_the_end(me, house).await;
        let record = me.text("return fetch(document.querySelector('#end a[download]').href).then(answer => answer.text())").await;
        me.open(&house.at("/finished")).await;
        me.click("a[href='/import']").await;
        me.until("the form", "return Boolean(byId('import-text'))").await;
        let barriers = barriers_in_any_light(me, "bringing a record").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        let paste = "byId('import-text').value = it; return true";
        me.ask_about(paste, json!(record.replace("record 1", "record 7"))).await;
        me.click("form[action='/import'] button.primary").await;
        me.until("what is wrong", "return document.querySelector('[role=alert]')?.textContent.includes('record 7')").await;
        me.open(&house.at("/import?lang=it")).await;
        me.ask_about(paste, json!("ciao")).await;
        me.click("form[action='/import'] button.primary").await;
        me.until("in Italian", "return document.querySelector('[role=alert]')?.textContent.includes('JSON') && document.documentElement.lang === 'it'").await;
        let barriers = barriers_in_any_light(me, "a record that is none").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.ask_about(paste, json!(record)).await;
        me.click("form[action='/import'] button.primary").await;
        me.until("its page", "return Boolean(byId('slider')) && location.pathname.startsWith('/g/')").await;
        assert_eq!(me.ask("return Number(byId('slider').max)").await, json!(length));
        at(me, 0, "all").await;
        me.key(Key::End + "").await;
        at(me, length, "all").await;
        // What was refused the browser complains about; nothing else.
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("422")), "{complaints:#?}");
    })
    .await;
}
