//! A lost server: it is said at once, an unsent move is kept and sent again or given back, nothing stays stuck.

use serde_json::{Value, json};

use super::house::House;
use super::screen::Screen;
use super::{LONGEST, visit};

const SAID: &str = "return shown(byId('lost')) && byId('lost').textContent";
const BACK: &str = "return !shown(byId('lost')) && !document.body.classList.contains('sending')";

/// Presses what draws a card, without waiting for what it does.
async fn draw(me: &Screen) -> Value {
    let before = me.table().await;
    let (x, y) = me.spot("lit().filter(b => b.dataset.pick === 'do=draw')", Value::Null).await;
    me.click_at(x, y).await;
    before
}

async fn net(me: &Screen, on: bool) {
    me.devtools("Network.enable", json!({})).await;
    let how = json!({ "offline": !on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    me.devtools("Network.emulateNetworkConditions", how).await;
}

/// Nothing is stuck: what is due can be pressed, and nothing is on its way.
async fn free(me: &Screen) {
    assert!(me.says("return !document.body.classList.contains('sending') && lit().length > 0").await);
    assert!(me.says("return all('button[disabled]').filter(shown).length === 0").await);
}

/// How often this guest has drawn: only the own card is told.
fn draws(table: &Value, from: usize) -> usize {
    let lines = table["log"].as_array().unwrap().iter().skip(from);
    lines.filter(|line| line.as_str().unwrap().contains(" a card: ")).count()
}

/// The server is killed, a move is pressed, the server comes back: the move is played, once.
#[tokio::test]
async fn a_move_outlives_a_kill() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        me.mark().await;
        house.kill();
        me.until("a line on top, at once", SAID).await;
        let before = draw(me).await;
        let line = me
            .until(
                "that the move is kept",
                "return byId('lost').textContent.includes('kept') && byId('lost').textContent",
            )
            .await;
        assert!(line.as_str().unwrap().contains("cannot be reached"), "{line}");
        assert_eq!(me.table().await, before);
        free(me).await;
        // Another choice takes its place; letting go gives it back.
        me.click("#cancel").await;
        assert!(me.says("return all('.chosen').length === 0").await);
        draw(me).await;
        house.open_again();
        assert!(
            me.until_at_most(LONGEST, "return decision() > it", before["decision"].clone()).await.is_some()
        );
        me.until("the line gone", BACK).await;
        me.my_turn().await;
        assert_eq!(draws(&me.table().await, before["log"].as_array().unwrap().len()), 1);
        me.still_marked().await;
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("net::ERR_")), "{complaints:#?}");
    })
    .await;
}

/// A browser without a net says so at once, and goes on by itself.
#[tokio::test]
async fn a_move_outlives_a_tunnel() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        net(me, false).await;
        me.until("a line on top", SAID).await;
        let before = draw(me).await;
        me.until("that the move is kept", "return byId('lost').textContent.includes('kept')").await;
        free(me).await;
        net(me, true).await;
        assert!(
            me.until_at_most(LONGEST, "return decision() > it", before["decision"].clone()).await.is_some()
        );
        me.until("the line gone", BACK).await;
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("net::ERR_")), "{complaints:#?}");
    })
    .await;
}

/// What was decided meanwhile in another tab is not decided again: the move is given back with one sentence.
#[tokio::test]
async fn a_move_that_comes_too_late_is_given_back() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        let (first, table) = (me.tab().await, me.address().await);
        let second = me.new_tab().await;
        me.open(&table).await;
        me.my_turn().await;
        net(me, false).await;
        let before = draw(me).await;
        me.until("that the move is kept", "return byId('lost').textContent.includes('kept')").await;
        me.turn_to(&first).await;
        me.my_turn().await;
        let card = me.text("return lit().find(b => b.dataset.pick.startsWith('card=')).dataset.pick").await;
        me.press(&card).await;
        let section =
            me.text("return lit().find(b => b.dataset.pick.startsWith('section=')).dataset.pick").await;
        me.press(&section).await;
        let now = me.table().await;
        assert!(now["decision"].as_u64() > before["decision"].as_u64());
        me.turn_to(&second).await;
        net(me, true).await;
        let note = me.until("a note", "return shown(byId('note')) && byId('note').textContent").await;
        assert!(note.as_str().unwrap().contains("was not played"), "{note}");
        me.until("the line gone", BACK).await;
        assert_eq!(me.table().await, now);
        free(me).await;
        let complaints = me.complaints().await;
        assert!(
            complaints.iter().all(|line| line.contains("net::ERR_") || line.contains("409")),
            "{complaints:#?}"
        );
    })
    .await;
}

/// The answer is lost, but not the move: it is sent once more and played once. And only one request fails, not the line.
#[tokio::test]
async fn an_answer_that_is_lost_plays_nothing_twice() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        me.ask(
            "window.sent = 0;
             const real = window.fetch;
             window.fetch = (where, how) => real(where, how).then((answer) => {
                 if (!String(where).endsWith('/move')) return answer;
                 window.sent += 1;
                 if (window.sent === 1) throw new TypeError('lost');
                 return answer;
             })",
        )
        .await;
        let before = draw(me).await;
        me.until("the same move again", "return window.sent === 2").await;
        me.until("the line gone", BACK).await;
        assert!(me.says("return !shown(byId('note'))").await);
        me.my_turn().await;
        let now = me.table().await;
        assert_eq!(draws(&now, before["log"].as_array().unwrap().len()), 1, "{now}");
        free(me).await;
    })
    .await;
}
