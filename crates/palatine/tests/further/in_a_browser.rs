//! It is served by this very program, and played against a bot to its end by clicking.

use std::time::Duration;

use serde_json::json;
use site::server;
use site::state::Options;

use super::add;
use super::screen::{self, Driver, Screen};

/// The test takes no longer, even on a busy machine.
const LONGEST: Duration = Duration::from_secs(180);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_the_toy_against_a_bot() {
    add();

    let data = tempfile::tempdir().unwrap();
    let tables = house::Settings { bot_pause: Duration::ZERO, ..house::Settings::default() };
    let house = server::open(data.path(), None, Options { tables, ..Options::default() }).await.unwrap();
    let listener = server::listen("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, told) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(server::serve(house, listener, async move { drop(told.await) }));

    let driver = Driver::start().await;
    let me = driver.screen().await;
    let house = format!("http://{address}");
    let done =
        tokio::time::timeout(LONGEST, async { (learn(&me, &house).await, play(&me, &house).await) }).await;
    assert!(done.is_ok(), "the test takes too long\n{}", me.report().await);
    me.close().await;
    stop.send(()).unwrap();
    served.await.unwrap().unwrap();
}

/// Its lesson, which a new game brings with it: another try is answered, what is asked is pressed, and at the end comes a first game.
async fn learn(me: &Screen, house: &str) {
    let stands = "return !document.body.classList.contains('sending') && byId('live').dataset.state === it[1] && byId('teach').elements.namedItem('step').value === it[0]";
    let comes_to = async |step: &str, state: &str| {
        let came = me.until_at_most(screen::PATIENCE, stands, json!([step, state])).await;
        assert!(came.is_some(), "step {step}, {state}\n{}", me.report().await);
    };
    me.open(&format!("{house}/learn/toy")).await;
    me.click(".coursecard footer .strong").await;
    me.until("the lesson", "return Boolean(byId('teach'))").await;
    comes_to("1", "tells").await;
    assert!(me.says("return byId('played-p1').classList.contains('spoken') && lit().length === 0").await);
    me.click("#next").await;
    comes_to("2", "asks").await;
    me.click("#card-amber").await;
    comes_to("2", "wrong").await;
    assert!(
        me.says(
            "return document.querySelector('#taught .verdict').textContent.includes('The amber brings you 2')"
        )
        .await
    );
    assert!(me.says("return byId('card-amber').classList.contains('tried') && byId('next').disabled").await);
    me.click("#card-pearl").await;
    comes_to("2", "right").await;
    me.click("#next").await;
    comes_to("3", "asks").await;
    me.click("#show-how").await;
    comes_to("3", "right").await;
    me.click("#next").await;
    comes_to("4", "asks").await;
    // Two decisions: after the first the step goes on, and can be begun again.
    me.click("#card-jade").await;
    me.until("the rest of it", "return Boolean(byId('again')) && !byId('card-jade')").await;
    me.click("#again").await;
    me.until("the whole of it", "return !byId('again') && Boolean(byId('card-jade'))").await;
    me.click("#show-how").await;
    comes_to("4", "right").await;
    assert!(
        me.says("return byId('next').getAttribute('formaction') === '/learn/toy/first'").await,
        "{}",
        me.report().await
    );
    let barriers = me.barriers().await;
    assert!(barriers.is_empty(), "{}", barriers.join("\n"));
}

async fn play(me: &Screen, house: &str) {
    me.less_motion(true).await;
    // Its picture stands on the home page, and its table is two clicks away.
    me.open(house).await;
    assert!(me.says("return all('a[href=\"/new?game=toy\"]').length > 0").await, "{}", me.report().await);
    me.open(&format!("{house}/new?game=toy")).await;
    for (number, kind) in [(2, "bot"), (3, "none")] {
        me.click(&format!("label:has(> input[name=seat{number}][value={kind}])")).await;
    }
    me.click(".newtable button.primary").await;
    me.until("the table", "return Boolean(byId('live')) && byId('players').children.length === 2").await;

    let mut clicks = 0;
    loop {
        let next = "if (byId('end')) return 'end'; return lit().length > 0 && { decision: decision() }";
        let turn = me.until("my turn or the end", next).await;
        if turn == json!("end") {
            break;
        }
        // Any lit thing is as good as another.
        let (x, y) = me.spot("[lit()[it % lit().length]]", json!(clicks)).await;
        me.click_at(x, y).await;
        let moved = "return Boolean(byId('end')) || decision() > it";
        let moved = me.until_at_most(screen::PATIENCE, moved, turn["decision"].clone()).await;
        assert!(moved.is_some(), "the click did nothing\n{}", me.report().await);
        clicks += 1;
    }
    assert!(clicks > 4, "{clicks}");
    let end = me
        .ask(
            "const number = (e) => Number(e.textContent.trim());
             return {
                 rows: all('#end .scores tbody tr').map(r => [...r.querySelectorAll('td')].map(number)),
                 totals: all('#end .scores tfoot td').map(number), shown: shown(byId('end')),
             }",
        )
        .await;
    assert_eq!(end["shown"], json!(true), "{end}");
    let rows: Vec<Vec<i64>> = serde_json::from_value(end["rows"].clone()).unwrap();
    let totals: Vec<i64> = serde_json::from_value(end["totals"].clone()).unwrap();
    // Three cards of each kind, of one to four points, have all been played.
    assert_eq!(totals.iter().sum::<i64>(), 30, "{end}");
    for (seat, total) in totals.iter().enumerate() {
        assert_eq!(rows.iter().map(|row| row[seat]).sum::<i64>(), *total, "{end}");
    }
    let barriers = me.barriers().await;
    assert!(barriers.is_empty(), "{}", barriers.join("\n"));
}
