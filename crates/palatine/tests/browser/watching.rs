//! Watching with a delay, talking, and being told that it is one's turn.

use ::house::Terms;
use serde_json::json;

use crate::house::House;
use crate::play::Player;
use crate::{LONGEST, barriers_in_any_light, visit};

/// Two players, one of them on a phone and in Italian, and somebody who watches late: each reads their own room in their own
/// language, what is written stays text, and the watcher is always one decision behind.
#[tokio::test]
async fn watching_with_delay_and_chat() {
    visit(House::open(), async |house, driver, ada| {
        let terms = Terms { delay: 1, ..Terms::default() };
        let table = house.deal("great-wall", &["open", "open"], terms).await;
        let (bob, eve) = (driver.screen().await, driver.screen().await);
        bob.phone(390, 844).await;
        ada.open(&table).await;
        ada.click("[data-post=join]").await;
        ada.until("a seat", "return byId('live').dataset.seat === '1'").await;
        bob.open(&format!("{table}?lang=it")).await;
        bob.click("[data-post=join]").await;
        bob.until("a seat", "return byId('live').dataset.seat === '2'").await;
        eve.open(&table).await;
        let told = eve.text("return byId('prompt').textContent").await;
        assert!(told.contains("You are watching.") && told.contains("one decision late"), "{told}");
        assert!(eve.says("return !byId('hand') && moves().length === 0 && all('.tabs [data-tab=hand]').length === 0").await);
        ada.until("the watcher is counted", "return byId('watchers').textContent.trim().startsWith('1')").await;
        bob.until("both are here", "return all('#players .presence.here').length === 2").await;

        let mut player = Player::new(3);
        for turn in 0..3 {
            let mover = [ada, &bob][turn % 2];
            mover.my_turn().await;
            player.turn(mover).await;
            let now = mover.ask("return decision()").await.as_u64().unwrap();
            let late = "return decision() === it - 1 && all('#lines > [data-n]').length === it - 2";
            assert!(eve.until_at_most(LONGEST, late, json!(now)).await.is_some(), "{}", eve.report().await);
        }
        // The board is turned to Bob's side, and a reload keeps it.
        eve.click("[data-side='2']").await;
        eve.until("Bob's side", "return all('#players > .player')[0].id === 'player-p2'").await;
        eve.reload().await;
        assert!(eve.says("return all('#players > .player')[0].id === 'player-p2' && !byId('hand')").await);

        // The key opens the chat, and the line to write has the focus.
        ada.key("c").await;
        assert!(ada.says("return document.activeElement === byId('say')").await);
        ada.type_into("#say", "<img src=x onerror=alert(1)>\n").await;
        ada.until("her own words", "return all('#said .text').length === 1").await;
        bob.until("a message that waits", "return all('.tabs .badge').some(b => shown(b) && b.textContent === '1')").await;
        bob.click(".tabs [data-tab=chat]").await;
        let heard = bob.text("return all('#said .text').map(e => e.textContent).join('|')").await;
        assert_eq!(heard, "<img src=x onerror=alert(1)>");
        assert!(bob.says("return all('#said img').length === 0 && all('.tabs .badge').every(b => !shown(b))").await);
        bob.click("[data-phrase=thanks]").await;
        bob.until("in his language", "return all('#said .text').some(e => e.textContent === 'Grazie')").await;
        ada.until("in hers", "return all('#said .text').some(e => e.textContent === 'Thank you')").await;
        eve.click("[data-tab=talk]").await;
        assert!(eve.says("return all('#said li').length === 0 && shown(document.querySelector('.talk .nothing'))").await);
        eve.type_into("#say", "Only for those who watch\n").await;
        eve.until("her own words", "return all('#said .text').length === 1").await;
        assert!(ada.says("return all('#said .text').length === 2").await, "players do not read it");
        assert!(eve.says("return byId('said').getAttribute('aria-live') === 'polite'").await);

        // Whom she mutes she does not read; the browser keeps that.
        ada.click("#said li:nth-child(2) summary").await;
        assert!(ada.text("return document.querySelector('#said .more a').href").await.contains("/report?message="));
        ada.click("#said li:nth-child(2) [data-mute]").await;
        let muted = "return all('#said .muted').length === 1 && !shown(document.querySelector('#said .muted .text'))";
        assert!(ada.says(muted).await);
        ada.reload().await;
        ada.click("[data-tab=talk]").await;
        ada.until("still muted", muted).await;
        let barriers = barriers_in_any_light(ada, "a table with chat").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        let barriers = barriers_in_any_light(&eve, "a table that is watched").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        // And she can do without.
        ada.click("[data-chat-off]").await;
        assert!(ada.says("return !shown(byId('talk')) && !shown(document.querySelector('.talktabs')) && shown(byId('lines'))").await);
        bob.close().await;
        eve.close().await;
    })
    .await;
}

/// Sound and notifications: off until asked for, each can be tried, and at a table they come once for each turn, to whoever does
/// not look. The icon of the tab changes for everybody.
#[tokio::test]
async fn notification_and_sound_settings() {
    visit(House::open(), async |house, _, me| {
        for (lang, shown, blocked) in [("en", "Shown a moment ago", "Blocked"), ("it", "Mostrata un momento fa", "Bloccata")] {
            me.open(&house.at(&format!("/me?lang={lang}"))).await;
            let stub = "window.notes = []; window.tones = 0;
                window.Notification = class { constructor(title, more) { notes.push([title, more.body]) } addEventListener() {} static permission = it; static requestPermission = async () => it };
                const old = AudioContext.prototype.createOscillator;
                AudioContext.prototype.createOscillator = function () { window.tones++; return old.call(this) };
                return true";
            me.ask_about(stub, json!("denied")).await;
            me.click("#try-notify").await;
            let said = |text: &str| format!("return byId('notify-said').textContent.startsWith('{text}')");
            me.until("it is blocked", &said(blocked)).await;
            me.click("[data-prefer=notify]").await;
            assert!(me.says("return !/notify=yes/.test(document.cookie)").await, "what is blocked cannot be switched on");
            me.ask_about(stub, json!("granted")).await;
            me.click("#try-notify").await;
            me.until("it is shown", &said(shown)).await;
            assert!(me.says("return notes.length === 1").await);
            me.click("#try-sound").await;
            assert!(me.says("return tones > 0 && !/sound=yes/.test(document.cookie)").await, "a try switches nothing on");
            let barriers = barriers_in_any_light(me, "/me").await;
            assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        }
        me.open(&house.at("/me?lang=en")).await;
        me.ask_about("window.Notification = class { static permission = 'granted' }; return true", json!(0)).await;
        for name in ["notify", "sound"] {
            me.click(&format!("[data-prefer={name}]")).await;
            let on = format!("return document.querySelector('[data-prefer={name}]').getAttribute('aria-checked') === 'true'");
            me.until("it is on", &on).await;
        }
        me.reload().await;
        assert!(me.says("return all('[data-prefer][aria-checked=true]').length === 2").await, "the browser keeps it");

        // At a table: the icon says whose turn it is; who looks away is told, once.
        let slow = House::of_calm_bots();
        me.open(&slow.at("/me")).await;
        me.against_bots(&slow).await;
        let icon = "return document.querySelector('link[rel=icon]').href.includes('icon-turn')";
        assert!(me.says(icon).await);
        me.ask("window.notes = []; window.tones = 0;
            window.Notification = class { constructor(title, more) { notes.push([title, more.body]) } addEventListener() {} static permission = 'granted' };
            const old = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () { window.tones++; return old.call(this) }; return true").await;
        Player::new(1).turn(me).await;
        me.until("not my turn", "return !document.querySelector('link[rel=icon]').href.includes('icon-turn')").await;
        me.looked_at(false).await;
        me.until("I am told", "return notes.length === 1 && tones > 0").await;
        assert!(me.says(icon).await);
        let note = me.ask("return notes[0]").await;
        assert_eq!(note, json!(["Great Wall of China", "It is your turn."]));
        me.looked_at(true).await;
        me.my_turn().await;
        assert!(me.says("return notes.length === 1").await, "once");
        // Away from there before that house closes.
        me.open(&house.at("/me")).await;
    })
    .await;
}
