//! The lobby: it is live, three browsers fill a table, and three who wait are brought together.

use serde_json::{Value, json};

use super::house::House;
use super::screen::{PATIENCE, Screen};
use super::{barriers_in_any_light, visit};

async fn until(me: &Screen, what: &str, script: &str, it: &str) {
    let found = me.until_at_most(PATIENCE, script, json!(it)).await;
    assert!(found.is_some(), "in vain waiting for: {what}\n{}", me.report().await);
}

/// The open tables, as text.
const OPEN: &str = "return (byId('openrows')?.innerText ?? '').includes(it)";
const GONE: &str = "return !(byId('openrows')?.innerText ?? '').includes(it)";

/// A desk in English, a phone in Italian, and a third: one opens a named table, the others find it without loading anything anew,
/// sit down, and it is gone from the list.
#[tokio::test]
async fn three_browsers_fill_a_table() {
    visit(House::open(), async |house, driver, ada| {
        let bob = driver.screen_with(&["--accept-lang=it"]).await;
        bob.phone(390, 844).await;
        let (eva, dora) = (driver.screen().await, driver.screen().await);
        for screen in [&bob, &eva, &dora] {
            screen.open(&house.at("/")).await;
            screen.mark().await;
            assert!(screen.says("return shown(document.querySelector('.hero button.primary')) && shown(document.querySelector('.open .none'))").await);
        }
        bob.shot("lobby-new-phone").await;
        eva.shot("lobby-new").await;

        ada.open(&house.at("/new?game=justinian")).await;
        for (number, kind) in [(1, "me"), (2, "open"), (3, "open")] {
            ada.click(&format!("label:has(> input[name=seat{number}][value={kind}])")).await;
        }
        ada.click("select[name=speed] option[value=live]").await;
        ada.type_into("#title", "Quiet <i>evening</i>").await;
        ada.click(".newtable button.primary").await;
        ada.until("the table", "return Boolean(byId('live'))").await;
        // The code for a phone's camera is a picture with a name, and the link is a field beside it.
        ada.until("the code", "const img = document.querySelector('#invitation img'); return img.complete && img.naturalWidth > 0 && img.alt.length > 5").await;
        ada.shot("invite").await;

        for screen in [&bob, &eva, &dora] {
            until(screen, "the table in the list", OPEN, "Quiet <i>evening</i>").await;
            screen.still_marked().await;
        }
        let row = eva.text("return byId('openrows').innerText").await;
        assert!(row.contains("20 min each and 15 s a turn.") && row.contains("1 of 3") && row.contains("Justinian"), "{row}");
        let row = bob.text("return byId('openrows').innerText").await;
        assert!(row.contains("20 min a testa e 15 s a turno.") && row.contains("1 di 3"), "{row}");
        bob.shot("lobby-open-phone").await;
        // Filtered by game: there, and not there.
        dora.click(".chip[href='/?game=zhanguo']").await;
        dora.until("nothing of ZhanGuo", "return shown(document.querySelector('.open .none'))").await;
        dora.click(".chip[href='/?game=justinian']").await;
        dora.until("it is there", "return all('#openrows > li').length === 1").await;
        dora.mark().await;

        bob.click("#openrows button").await;
        bob.until("the table", "return Boolean(byId('live')) && byId('live').dataset.seat !== ''").await;
        until(&eva, "two of three", OPEN, "2 of 3").await;
        // While somebody points at the list nothing in it moves: what is new waits behind a button.
        let (x, y) = eva.spot("[byId('openrows')]", Value::Null).await;
        eva.point_at(x, y).await;
        let more = driver.screen().await;
        more.new_table(house, &["me", "open"], "seat-1").await;
        eva.until("the button", "return shown(byId('newrows')) && all('#openrows > li').length === 1").await;
        eva.shot("lobby-new-rows").await;
        eva.click("#newrows").await;
        eva.until("both", "return all('#openrows > li').length === 2").await;
        let barriers = barriers_in_any_light(&eva, "the lobby").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));

        dora.click("#openrows button").await;
        dora.until("the table", "return Boolean(byId('live')) && byId('live').dataset.seat !== ''").await;
        for screen in [ada, &bob, &dora] {
            screen.until("all sit", "return all('#players .clk').length === 3 && Boolean(document.querySelector('.clk[data-since]'))").await;
        }
        until(&eva, "it is gone", GONE, "Quiet").await;
        eva.still_marked().await;

        // The one whose turn it is finds it before all, and the title counts it.
        let turn = "return byId('live').dataset.mine !== undefined";
        for screen in [ada, &bob, &dora] {
            if screen.says(turn).await {
                screen.open(&house.at("/")).await;
                screen.until("the card", "return all('.wait').length === 1 && shown(document.querySelector('.wait .clock'))").await;
                let title = screen.text("return document.querySelector('h1').textContent + document.title").await;
                assert!(title.contains("One table waits") || title.contains("Un tavolo ti aspetta"), "{title}");
                screen.shot("lobby-turn").await;
                let barriers = barriers_in_any_light(screen, "the lobby with a turn").await;
                assert!(barriers.is_empty(), "{}", barriers.join("\n"));
                screen.click(".wait a").await;
                screen.until("the table", "return Boolean(byId('live'))").await;
            }
        }
        for screen in [bob, eva, dora, more] {
            screen.close().await;
        }
    })
    .await;
}

/// One press each: three who want the same are taken to one table. Who stops is not.
#[tokio::test]
async fn three_who_wait_are_brought_together() {
    visit(House::open(), async |house, driver, ada| {
        let (bob, eva, dora) = (driver.screen().await, driver.screen().await, driver.screen().await);
        bob.phone(390, 844).await;
        let cell = ".pairs button[value='emperor live']";
        for screen in [&dora, ada] {
            screen.open(&house.at("/")).await;
            screen.click(cell).await;
            screen.until("waiting", "return shown(document.querySelector('.pairing .since'))").await;
        }
        ada.until("how long", "return document.querySelector('.pairing .since').textContent !== '0:00'")
            .await;
        ada.shot("lobby-looking").await;
        let barriers = barriers_in_any_light(ada, "the lobby while one waits").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        bob.open(&house.at("/")).await;
        until(
            &bob,
            "two who wait",
            "return document.querySelector('.pairs').innerText.includes(it)",
            "2 wait",
        )
        .await;
        bob.click(cell).await;
        // All three are there, so they sit together by now.
        for screen in [&dora, ada, &bob] {
            screen.until("the table", "return Boolean(byId('live'))").await;
        }
        let table = ada.address().await;
        assert_eq!((bob.address().await, dora.address().await), (table.clone(), table));
        assert!(ada.says("return all('#players .clk').length === 3").await);
        // The lobby does not lead there again; who waits may stop.
        dora.open(&house.at("/")).await;
        assert_eq!(dora.address().await, house.at("/"));
        eva.open(&house.at("/")).await;
        eva.click(".pairs button[value='zhanguo days']").await;
        eva.until("waiting", "return shown(document.querySelector('.pairing .since'))").await;
        let count =
            "return document.querySelector(\".pairs button[value='zhanguo days']\").innerText.includes(it)";
        until(&dora, "one who waits", count, "1 waits").await;
        eva.click(".pairing button").await;
        eva.until("not waiting", "return !document.querySelector('.pairing .since')").await;
        until(&dora, "nobody", count, "nobody").await;
        for screen in [bob, eva, dora] {
            screen.close().await;
        }
    })
    .await;
}
