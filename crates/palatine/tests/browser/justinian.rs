//! Justinian in the browser.

use serde_json::json;

use super::browser::guess::Guesser;
use super::browser::house::House;
use super::browser::screen::Screen;
use super::{barriers_in_any_light, fits, visit};

async fn table(screen: &Screen, house: &House, seats: &[&str]) {
    screen.new_table_of(house, "justinian", seats, &[("first", "seat-1")]).await;
}

/// A whole game against two bots: tokens on courtiers and on the phase space, passing, and all three phases scored.
#[tokio::test]
async fn a_whole_game_of_justinian() {
    visit(House::open(), async |house, _, me| {
        table(me, house, &["me", "bot", "bot"]).await;
        me.mark().await;
        me.less_motion(true).await;
        let mut player = Guesser::new(5, &[]);
        player.game(me).await;
        me.still_marked().await;
        for what in ["token=", "place=", "place=phase", "do=pass"] {
            assert!(player.times(what) > 0, "never pressed {what}: {:?}", player.did);
        }
        let end = me
            .ask(
                "const number = (e) => Number(e.textContent.trim());
                 return { rows: all('#end .scores tbody tr').map(r => [...r.querySelectorAll('td')].map(number)),
                     totals: all('#end .scores tfoot td').map(number) }",
            )
            .await;
        let rows: Vec<Vec<i64>> = serde_json::from_value(end["rows"].clone()).unwrap();
        let totals: Vec<i64> = serde_json::from_value(end["totals"].clone()).unwrap();
        assert!(rows.len() > 2, "{end}");
        for (seat, total) in totals.iter().enumerate() {
            assert_eq!(rows.iter().map(|row| row[seat]).sum::<i64>(), *total, "{end}");
        }
        // The last scoring can be followed card by card, and so can the last move of the court.
        for story in ["[id^=scoring-]", "[id^=reveal-]"] {
            let steps = "return document.querySelectorAll(it + ' p[data-step]').length";
            let count = me.ask_about(steps, json!(story)).await.as_u64().unwrap();
            assert!(count > 2, "{story}: {count} steps");
            me.click(&format!("{story} [data-go=play]")).await;
            let first = "const e = document.querySelector(it + ' p[data-step=\"0\"]'); return shown(e) && e.textContent";
            let told = me.until_at_most(std::time::Duration::from_secs(10), first, json!(story)).await;
            assert!(told.is_some(), "{story} does not begin\n{}", me.report().await);
        }
        let barriers = barriers_in_any_light(me, "the end of a game of Justinian").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
    })
    .await;
}

/// Two people at two screens. Neither sees the other's tokens before the reveal, and the last to pass chooses the side.
#[tokio::test]
async fn two_people_play_justinian() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        table(host, house, &["me", "open"]).await;
        let link = host.text("return byId('invite').value").await;
        guest.open(&link).await;
        guest.click("[data-post=join]").await;
        host.my_turn().await;

        // Each lays a token on a courtier of his own; the other sees that it lies there, and no more.
        for (mover, other, seat, courtier) in [(host, &guest, 1, 3), (&guest, host, 2, 9)] {
            mover.my_turn().await;
            let token =
                mover.text("return lit().find(b => b.dataset.pick.startsWith('token=')).dataset.pick").await;
            let value = token.trim_start_matches("token=").to_owned();
            mover.press(&token).await;
            mover.press(&format!("place={courtier}")).await;
            let there = format!("return Boolean(byId('token-p{seat}-c{courtier}-1'))");
            other.until("the token", &there).await;
            let mine = mover.text(&format!("return byId('token-p{seat}-c{courtier}-1').outerHTML")).await;
            let theirs = other.text(&format!("return byId('token-p{seat}-c{courtier}-1').outerHTML")).await;
            let number = value.replace("plus-", "+").replace("minus-", "−");
            assert!(mine.contains(&number), "{mine} does not show {number} to its owner");
            for hidden in ["+1", "+2", "+3", "−1", "−2", "−3", "plus", "minus"] {
                assert!(!theirs.contains(hidden), "{theirs} tells");
            }
        }
        // The host passes, then the guest: he is the last, so he decides from which side the courtiers move.
        host.my_turn().await;
        host.press("do=pass").await;
        guest.my_turn().await;
        guest.press("do=pass").await;
        guest.until("the choice", "return lit().some(b => b.dataset.pick.includes('side=left'))").await;
        assert!(host.says("return moves().length === 0").await);
        for (screen, seat, courtier) in [(host, 2, 9), (&guest, 1, 3)] {
            let token = format!("return byId('token-p{seat}-c{courtier}-1').textContent");
            let told = screen.text(&token).await;
            assert!(told.contains('+') || told.contains('−'), "not turned up: {told}");
        }
        assert!(guest.says("return shown(byId('preview-left')) && shown(byId('preview-right'))").await);
        let before = host
            .text("return [...Array(12)].map((_, n) => byId('courtier-' + (n + 1)).className).join()")
            .await;
        guest.press("do=side side=right").await;
        host.until("a story", "return Boolean(document.querySelector('[id^=reveal-]'))").await;
        let moved =
            "return [...Array(12)].map((_, n) => byId('courtier-' + (n + 1)).className).join() !== it";
        assert!(
            host.until_at_most(std::time::Duration::from_secs(10), moved, json!(before)).await.is_some(),
            "nobody moved"
        );
        guest.close().await;
    })
    .await;
}

/// Blue is asked, then Red, whose tokens on the phase space are these.
fn asking(space: &[i64], reserve: &[i64]) -> serde_json::Value {
    json!({
        "palatine": "position 1", "game": "justinian", "setup": { "seats": 2 },
        "position": {
            "turn": { "seat": 1, "decision": "offer" }, "passed": [2, 1], "last": 1,
            "players": [
                { "hand": [1, 2, -1], "space": [2, -3] },
                { "hand": [1, -1], "space": space, "reserve": reserve },
            ],
        },
    })
}

/// Everybody is asked who may have enough. Who has not can only decline and reads why; and what the other sees is the same as
/// if he could.
#[tokio::test]
async fn whoever_has_not_enough_is_asked_and_can_only_decline() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        let mut seen = Vec::new();
        for (space, reserve, able) in [([2, -3], [2, 3, -1], true), ([2, -1], [2, 3, -3], false)] {
            let table = house.lay_out(&asking(&space, &reserve), &["open", "open"]).await;
            host.open(&table).await;
            host.click("[data-post=join]").await;
            guest.open(&table).await;
            guest.click("[data-post=join]").await;
            host.my_turn().await;
            host.press("do=decline").await;
            guest.my_turn().await;
            let picks = guest.ask("return lit().map(b => b.dataset.pick)").await;
            let all = if able { json!(["do=score", "do=decline"]) } else { json!(["do=decline"]) };
            assert_eq!(picks, all, "{}", guest.report().await);
            let prompt = guest.text("return document.querySelector('.prompt.say').textContent").await;
            let reads = if able {
                "You have 5: score phase 1 now?"
            } else {
                "You have 3, and it takes 5: you can only decline."
            };
            assert!(prompt.contains(reads), "{prompt}");
            if !able {
                guest.click("#score-button").await;
                guest.until("the reason", "return shown(byId('why'))").await;
                let why = guest.text("return byId('why').textContent").await;
                assert!(why.contains("Your tokens on the phase space are worth 3, and it takes 5"), "{why}");
                assert!(guest.says("return lit().length === 1").await, "nothing was played");
            }
            // All that the other has on his screen: what is there, how it looks, and what it says.
            let all = "return all('#live *').map(e => e.tagName + '.' + e.getAttribute('class') + ' '
                + (e.children.length ? '' : e.textContent)).join('\\n')";
            seen.push(host.text(all).await);
            guest.press("do=decline").await;
            host.my_turn().await;
        }
        guest.close().await;
        assert_eq!(seen[0], seen[1], "the other's page tells who has enough");
    })
    .await;
}

/// On a phone the whole court is there, and nothing makes the page scroll sideways.
#[tokio::test]
async fn justinian_on_a_phone() {
    visit(House::open(), async |house, driver, _| {
        for (width, height) in [(390, 844), (360, 740)] {
            let me = driver.screen().await;
            table(&me, house, &["me", "bot", "bot", "bot"]).await;
            let address = me.address().await;
            me.phone(width, height).await;
            for page in ["/rules/justinian", "/new?game=justinian"] {
                me.open(&house.at(page)).await;
                fits(&me, width, page).await;
            }
            me.open(&address).await;
            me.my_turn().await;
            fits(&me, width, "my turn").await;
            for tab in ["players", "log", "hand"] {
                me.click(&format!("[data-tab={tab}]")).await;
                fits(&me, width, tab).await;
            }
            Guesser::new(2, &[]).decisions(&me, 8).await;
            fits(&me, width, "after some decisions").await;
            me.close().await;
        }
    })
    .await;
}
