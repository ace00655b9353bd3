//! Clocks as people see them: they tick, warn, run out and come back; a game by correspondence outlives the house.

use ::house::{Speed, Terms};
use serde_json::json;

use super::house::House;
use super::play::Player;
use super::screen::{PATIENCE, Screen};
use super::{barriers_in_any_light, visit};

/// Waits until the prompt says something.
async fn asked(me: &Screen, text: &str) {
    let look = "return byId('prompt').innerText.replace(/\\s+/g, ' ').includes(it)";
    let found = me.until_at_most(PATIENCE, look, json!(text)).await;
    assert!(found.is_some(), "the prompt does not say: {text}\n{}", me.report().await);
}

async fn takes_a_seat(me: &Screen, table: &str) {
    me.open(table).await;
    me.click("#prompt [data-post=join]").await;
    me.until("a seat", "return byId('live').dataset.seat !== ''").await;
}

fn live(minutes: u32, seconds: u32) -> Terms {
    Terms { speed: Speed::Live { minutes, seconds }, ..Terms::default() }
}

/// One plays in English at a desk, the other in Italian on a phone. Time runs out, the other lets a bot play on, and the seat is
/// taken back; at another table more time is given.
#[tokio::test]
async fn a_time_runs_out_and_comes_back() {
    visit(House::open(), async |house, driver, ada| {
        let bob = driver.screen_with(&["--accept-lang=it"]).await;
        bob.phone(390, 844).await;
        // Both before anybody comes: the house closes for a moment to lay out a table.
        let table = house.deal("great-wall", &["open", "open"], live(0, 25)).await;
        let other = house.deal("great-wall", &["open", "open"], live(0, 12)).await;
        takes_a_seat(ada, &table).await;
        // While a seat is open nothing runs.
        assert!(ada.says("return all('[data-clock]').every(e => !e.dataset.since)").await);
        takes_a_seat(&bob, &table).await;
        ada.until("a clock", "return shown(document.querySelector('#players .turn .clk[data-since]'))").await;
        // It ticks without anything being sent, and warns; screen readers are told sparingly.
        let ticks = "const text = document.querySelector('#players .turn .clk small').textContent;
            window.first ??= text; return text !== window.first && /^\\+\\d+ s$/.test(text)";
        ada.until("the clock ticks", ticks).await;
        ada.until("the warning", "return shown(byId('hurry'))").await;
        assert!(
            bob.says("return !shown(byId('hurry')) && shown(document.querySelector('.strip .turn .clk'))")
                .await
        );
        assert!(bob.says("return !shown(byId('players'))").await);
        ada.shot("clock-hurry").await;
        bob.shot("clock-phone").await;
        ada.until("ten seconds", "return byId('clocksaid').textContent.startsWith('Ten')").await;
        assert_eq!(bob.text("return byId('clocksaid').textContent").await, "", "own clock only");

        asked(ada, "Your time is over. The others may give you more").await;
        asked(&bob, "ha finito il tempo").await;
        assert!(ada.says("return moves().length === 0 && all('#prompt [data-post]').length === 0").await);
        bob.shot("clock-out-phone").await;
        ada.shot("clock-out").await;
        bob.click("#prompt [data-post=play-on]").await;
        asked(ada, "Your time is over. A bot plays your seat.").await;
        ada.shot("clock-over").await;
        ada.click("#prompt [data-post=join]").await;
        ada.until("the seat", "return byId('live').dataset.seat !== ''").await;
        let log = ada.text("return byId('log').innerText").await;
        assert!(log.contains("You are out of time.") && log.contains("You are back."), "{log}");
        ada.until(
            "a minute at least",
            "return document.querySelector('.clk[data-own]').dataset.bank === '60000'",
        )
        .await;

        takes_a_seat(ada, &other).await;
        takes_a_seat(&bob, &other).await;
        asked(&bob, "Concedi 5 minuti").await;
        bob.click("#prompt [data-post=give]").await;
        ada.until(
            "five minutes",
            "return /^(5:00|4:5\\d)$/.test(document.querySelector('.turn .clk b').textContent)",
        )
        .await;
        ada.my_turn().await;
        let barriers = barriers_in_any_light(ada, "a table with clocks").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        bob.close().await;
    })
    .await;
}

/// A pause needs both, and one goes on.
#[tokio::test]
async fn a_pause_by_consent() {
    visit(House::open(), async |house, driver, ada| {
        let bob = driver.screen().await;
        let table = house.deal("great-wall", &["open", "open"], live(20, 15)).await;
        takes_a_seat(ada, &table).await;
        takes_a_seat(&bob, &table).await;
        bob.click("#tablemenu").await;
        bob.click("#menu [data-post=pause]").await;
        asked(ada, "offers a pause").await;
        ada.shot("pause-offered").await;
        ada.click("#prompt .offer [data-post=pause]").await;
        for screen in [ada, &bob] {
            asked(screen, "The game is paused").await;
            assert!(screen.says("return all('.clk.struck').length > 0 && moves().length === 0").await);
        }
        bob.shot("paused").await;
        let stands = bob.text("return document.querySelector('#players').innerText").await;
        tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
        assert_eq!(bob.text("return document.querySelector('#players').innerText").await, stands);
        bob.click("#prompt [data-post=resume]").await;
        ada.until(
            "the clock",
            "return Boolean(document.querySelector('.clk[data-since]')) && moves().length > 0",
        )
        .await;
        bob.close().await;
    })
    .await;
}

/// By correspondence, opened through the form: the house is killed, and the game goes on with the time that was left.
#[tokio::test]
async fn a_game_by_correspondence_across_a_restart() {
    visit(House::open(), async |house, driver, ada| {
        let bob = driver.screen_with(&["--accept-lang=it"]).await;
        bob.phone(390, 844).await;
        ada.open(&house.at("/new?game=great-wall")).await;
        for (number, kind) in [(1, "me"), (2, "open"), (3, "none")] {
            ada.click(&format!("label:has(> input[name=seat{number}][value={kind}])")).await;
        }
        ada.click("select[name=opt-first] option[value=seat-1]").await;
        assert!(ada.says("return !shown(document.querySelector('[name=days]')) && !document.querySelector('[name=rated]')").await);
        ada.click("select[name=speed] option[value=days]").await;
        assert!(ada.says("return shown(document.querySelector('[name=days]')) && !shown(document.querySelector('[name=minutes]'))").await);
        ada.type_into("#title", "Sundays <b>").await;
        // Another language costs nobody what was entered.
        ada.click("header a[hreflang=it]").await;
        ada.until("Italian", "return document.documentElement.lang === 'it' && byId('title').value === 'Sundays <b>'").await;
        ada.shot("new-timed").await;
        ada.click("header a[hreflang=en]").await;
        ada.until("English", "return document.documentElement.lang === 'en' && document.querySelector('[name=speed]').value === 'days'").await;
        ada.click(".newtable button.primary").await;
        ada.until("the table", "return Boolean(byId('live'))").await;
        let table = ada.address().await;
        let header = ada.text("return document.querySelector('header .where').textContent").await;
        assert!(header.contains("Sundays <b>") && header.contains("2 days a turn"), "{header}");
        takes_a_seat(&bob, &table).await;
        ada.my_turn().await;
        let left = "return document.querySelector('#players .turn .clk b').textContent";
        let before = ada.text(left).await;
        assert!(["2 d", "1 d 23 h"].contains(&before.as_str()), "{before}");
        Player::new(3).decide(ada).await;

        house.kill();
        ada.until("the loss", "return document.body.classList.contains('offline')").await;
        let dim = ada.ask("return getComputedStyle(document.querySelector('.clk')).opacity").await;
        assert_eq!(dim, json!("0.5"));
        house.open_again();
        for screen in [ada, &bob] {
            screen.until("the house", "return !document.body.classList.contains('offline')").await;
            let now = screen.text("return document.querySelector('.turn .clk').textContent").await;
            assert!(now.contains("1 d 23 h") || now.contains("2 d") || now.contains("1 g 23 h") || now.contains("2 g"), "{now}");
        }
        let decided = ada.ask("return decision()").await;
        // Whoever is to decide does so, and the other sees it.
        let mine = "return byId('live').dataset.mine !== undefined";
        let (next, other) = if ada.says(mine).await { (ada, &bob) } else { (&bob, ada) };
        Player::new(5).decide(next).await;
        assert!(other.until_at_most(PATIENCE, "return decision() > it", decided).await.is_some());
        // It is in the lobby of whoever is to decide, under its name.
        bob.open(&house.at("/")).await;
        assert!(bob.says("return document.body.innerText.includes('Sundays <b>')").await, "{}", bob.report().await);
        bob.shot("lobby-days-phone").await;
        for screen in [ada, &bob] {
            let complaints = screen.complaints().await;
            assert!(complaints.iter().all(|line| line.contains("net::ERR_")), "{complaints:#?}");
        }
        bob.close().await;
    })
    .await;
}
