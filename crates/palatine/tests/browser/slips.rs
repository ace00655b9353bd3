//! The way back from a slip: turns that are confirmed, bots that wait, and the pace at which they are shown.

use std::time::Duration;

use super::house::House;
use super::play::Player;
use super::screen::Screen;
use super::{LONGEST, barriers_in_any_light, visit};

/// Chooses in the menu of the table, as a person does.
async fn prefer(me: &Screen, css: &str) {
    me.click("#tablemenu").await;
    me.click(css).await;
    me.click("#menu .close").await;
}

/// Plays one card, which shows nothing new, so that it can be taken back.
async fn play_a_card(me: &Screen) {
    let card = me.text("return lit().find(b => b.dataset.pick.startsWith('card=')).dataset.pick").await;
    me.press(&card).await;
    if me.says("return lit().some(b => b.dataset.pick.endsWith(' count=1'))").await {
        me.press(&format!("{card} count=1")).await;
    }
    let section = me.text("return lit().find(b => b.dataset.pick.startsWith('section=')).dataset.pick").await;
    me.press(&section).await;
}

/// A turn of cards only: two actions, and what costs none.
async fn a_turn(me: &Screen) {
    while me.says("return moves().length > 0").await {
        if me.says("return lit().some(b => b.dataset.pick === 'do=decline')").await {
            me.press("do=decline").await;
        } else {
            play_a_card(me).await;
        }
    }
}

const HELD: &str =
    "return shown(byId('endturn')) && moves().length === 0 && document.title.startsWith('Your turn')";

/// The turn is over only when its player says so: it can be taken back until then, over a reload and a kill.
#[tokio::test]
async fn a_turn_is_confirmed() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        prefer(me, "[data-prefer=confirm]").await;
        assert!(
            me.says("return document.querySelector('[data-prefer=confirm]').ariaChecked === 'true'").await
        );
        a_turn(me).await;
        me.until("a held turn", HELD).await;
        let barriers = barriers_in_any_light(me, "a held turn").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        let held = me.table().await;
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert_eq!(me.table().await, held, "no bot moves");

        me.click("[data-fields*='what=step']").await;
        me.my_turn().await;
        assert!(me.says("return !byId('endturn')").await);
        a_turn(me).await;
        me.until("a held turn", HELD).await;
        let held = me.table().await;
        me.reload().await;
        me.until("the same", HELD).await;
        assert_eq!(me.table().await, held);
        house.kill();
        me.until("a line on top", "return shown(byId('lost'))").await;
        house.open_again();
        me.until("the server", "return !shown(byId('lost'))").await;
        me.until("the same", HELD).await;
        assert_eq!(me.table().await, held);

        me.ask("document.activeElement.blur()").await;
        me.key(thirtyfour::Key::Enter).await;
        let gone = "return moves().length > 0 && decision() > it";
        assert!(me.until_at_most(LONGEST, gone, held["decision"].clone()).await.is_some());
        // What was drawn was seen: there is nothing to confirm.
        for _ in 0..3 {
            me.my_turn().await;
            let pick = "return lit().map(b => b.dataset.pick).find(pick => /^do=(draw|decline)$/.test(pick))";
            me.press(&me.text(pick).await).await;
            assert!(me.says("return !byId('endturn')").await);
        }
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("net::ERR_")), "{complaints:#?}");
    })
    .await;
}

/// Another person waits and is told why; a second tab of the same person can end the turn as well.
#[tokio::test]
async fn a_held_turn_seen_by_others() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        host.new_table(house, &["me", "open"], "seat-1").await;
        guest.open(&host.address().await).await;
        guest.click("[data-post=join]").await;
        host.my_turn().await;
        prefer(host, "[data-prefer=confirm]").await;
        a_turn(host).await;
        host.until("a held turn", HELD).await;
        let told = "return byId('prompt').innerText.includes('has not ended the turn yet')";
        guest.until("why it waits", told).await;
        assert!(guest.says("return moves().length === 0 && !byId('endturn') && lit().length === 0").await);

        let (first, table) = (host.tab().await, host.address().await);
        host.new_tab().await;
        host.open(&table).await;
        host.until("the same", HELD).await;
        host.click("#endturn").await;
        guest.my_turn().await;
        host.turn_to(&first).await;
        host.until("the end of the turn", "return !byId('endturn') && document.title.includes('to move')")
            .await;
        guest.close().await;
    })
    .await;
}

/// Even without confirming there is a moment in which the last decision can be taken back.
#[tokio::test]
async fn a_bot_waits_for_a_slip() {
    visit(House::of_calm_bots(), async |house, _, me| {
        me.against_bots(house).await;
        let before = me.table().await;
        a_turn(me).await;
        let after = me.ask("return decision()").await;
        assert!(
            me.says("return moves().length === 0 && all('[data-post=undo]').filter(shown).length === 2")
                .await
        );
        me.key("u").await;
        me.my_turn().await;
        let back = me.ask("return decision()").await;
        assert!(back.as_u64() < after.as_u64() && back.as_u64() > before["decision"].as_u64(), "{back}");
    })
    .await;
}

/// Bots are shown step by step, or calmly, and never hide that it is one's turn.
#[tokio::test]
async fn bots_at_ones_own_pace() {
    visit(House::of_brisk_bots(), async |house, _, me| {
        me.against_bots(house).await;
        me.less_motion(true).await;
        prefer(me, "[data-pace=step]").await;
        a_turn(me).await;
        let waits =
            "return shown(byId('pacing')) && moves().length === 0 && document.title.startsWith('Your turn')";
        me.until("bots that wait to be shown", waits).await;
        assert!(me.says("return shown(document.querySelector('#pacing .mine'))").await);
        let barriers = barriers_in_any_light(me, "bots wait to be shown").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        let lines = "return all('#log li').length";
        let (first, at) = (me.ask(lines).await.as_u64().unwrap(), me.ask("return decision()").await);
        me.ask("document.activeElement.blur()").await;
        me.key(" ").await;
        assert!(me.until_at_most(LONGEST, "return decision() > it", at).await.is_some());
        assert!(me.ask(lines).await.as_u64().unwrap() > first);
        assert!(me.says(waits).await, "one step, not all");
        me.click("[data-pacing=newest]").await;
        me.my_turn().await;
        assert!(me.says("return !shown(byId('pacing'))").await);

        // Calmly they come by themselves, one after another, unless they are stopped.
        prefer(me, "[data-pace=calm]").await;
        let before = me.ask("return decision()").await.as_u64().unwrap();
        Player::new(5).decide(me).await;
        while me.says("return moves().length > 0").await {
            Player::new(6).decide(me).await;
        }
        me.until("bots that wait to be shown", waits).await;
        me.click("[data-pacing=pause]").await;
        let stopped = me.ask("return decision()").await;
        tokio::time::sleep(Duration::from_millis(2_600)).await;
        assert_eq!(me.ask("return decision()").await, stopped);
        me.click("[data-pacing=pause]").await;
        me.my_turn().await;
        assert!(me.ask("return decision()").await.as_u64().unwrap() > before + 3);
        // It is kept for the next table.
        me.against_bots(house).await;
        assert!(me.says("return document.querySelector('[data-pace=calm]').ariaPressed === 'true'").await);
    })
    .await;
}
