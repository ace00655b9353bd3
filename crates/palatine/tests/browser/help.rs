//! Help on what boards show, in the browser: by pointer, keyboard and touch; the page of all symbols and the player aid.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::Key;

use super::browser::house::House;
use super::browser::screen::Screen;
use super::{barriers_in_any_light, fits, visit};

const GAMES: [&str; 4] = ["great-wall", "emperor", "justinian", "zhanguo"];

/// What the open card says: kind, name, sentence, where its rule is.
const CARD: &str = "const card = byId('help');
    return !card.hidden && [card.querySelector('.thing-kind').textContent, byId('help-name').textContent, card.querySelector('.says').textContent, card.querySelector('.to-rule').getAttribute('href')]";

async fn card(me: &Screen, what: &str) -> Vec<String> {
    serde_json::from_value(me.until(what, CARD).await).unwrap()
}

async fn no_card(me: &Screen) {
    me.until("no card", "return byId('help').hidden").await;
}

/// The middle of an element, where it can be pointed at.
async fn middle(me: &Screen, css: &str) -> (f64, f64) {
    let at = "const e = document.querySelector(it); if (!e) return null; e.scrollIntoView({ block: 'nearest' }); const at = e.getBoundingClientRect(); return [at.left + at.width / 2, at.top + at.height / 2]";
    let at = me.ask_about(at, json!(css)).await;
    (at[0].as_f64().unwrap_or_else(|| panic!("there is no {css}")), at[1].as_f64().unwrap())
}

async fn touch(me: &Screen, kind: &str, points: Value) {
    me.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

#[tokio::test]
async fn help_by_pointer_and_keyboard() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        me.less_motion(true).await;
        // The pointer rests on the sign of a favour; the card stays while the pointer is on it, and goes with Esc.
        let (x, y) = middle(me, "#supply svg").await;
        me.point_at(x - 60.0, y).await;
        me.point_at(x, y).await;
        let said = card(me, "help on a favour").await;
        assert_eq!(said[1], "A favour", "{said:?}");
        assert!(said[2].len() > 20 && said[3] == "/rules/great-wall#claim-favour", "{said:?}");
        assert!(me.says("return document.activeElement !== byId('help')").await, "pointing takes no focus");
        let barriers = barriers_in_any_light(me, "help").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.key(Key::Escape).await;
        no_card(me).await;
        // What is pointed at is not asked for: a press does that, so the card stays; the second one closes it.
        let (x, y) = middle(me, "#section-1 .standing").await;
        me.point_at(x - 60.0, y).await;
        me.point_at(x, y).await;
        card(me, "help on a section").await;
        me.click_at(x, y).await;
        me.until("help that stays", "return !byId('help').hidden && document.activeElement === byId('help')").await;
        me.click_at(x, y).await;
        no_card(me).await;

        // By keyboard: on the card that has the focus, on to what lies beside it, and back.
        me.ask("document.querySelector('#hand [data-pick]').focus()").await;
        me.key("?").await;
        let said = card(me, "help on a card").await;
        assert!(me.says("return document.activeElement === byId('help')").await);
        me.key(Key::Right).await;
        let next = "return !byId('help').hidden && byId('help-name').textContent !== it";
        assert!(me.until_at_most(Duration::from_secs(5), next, json!(said[1])).await.is_some(), "{said:?}");
        me.key(Key::Escape).await;
        no_card(me).await;
        assert!(me.says("return document.activeElement === document.querySelector('#hand [data-pick]')").await);
        // The rule is read beside the table.
        me.key("?").await;
        card(me, "help again").await;
        me.click("#help .to-rule").await;
        me.until("the rules", "return !byId('book').hidden && byId('book').querySelector('.leaf').shadowRoot?.querySelector('.aimed') !== null").await;
        me.key(Key::Escape).await;
        me.key(Key::Escape).await;
        me.key("h").await;
        card(me, "help from the first thing on").await;
    })
    .await;
}

#[tokio::test]
async fn help_by_touch() {
    visit(House::open(), async |house, driver, _| {
        let me = driver.screen_with(&["--accept-lang=it"]).await;
        me.new_table_of(house, "great-wall", &["me", "bot"], &[("first", "seat-1")]).await;
        me.phone(390, 844).await;
        me.my_turn().await;
        // A tap on what cannot be pressed opens it; a second one closes it.
        let (x, y) = middle(&me, "#section-1 .standing").await;
        me.click_at(x, y).await;
        let said = card(&me, "help by a tap").await;
        assert!(said[3].starts_with("/rules/great-wall#"), "{said:?}");
        fits(&me, 390, "help on a phone").await;
        me.click("#help .close").await;
        no_card(&me).await;
        // Where a tap chooses, a long press opens help and chooses nothing.
        let (x, y) = middle(&me, "#hand .kind [data-pick]").await;
        touch(&me, "touchStart", json!([{ "x": x, "y": y }])).await;
        let said = card(&me, "help by a long press").await;
        touch(&me, "touchEnd", json!([])).await;
        assert_eq!(said[0], "Carta", "{said:?}");
        assert!(me.says("return all('#hand .chosen').length === 0").await);
        me.click("#help .close").await;
        no_card(&me).await;
        me.click_at(x, y).await;
        me.until("a card is chosen", "return all('#hand .chosen').length > 0 && byId('help').hidden").await;
        // The words may come late, and a new frame before them: then help is on what stands there now.
        me.reload().await;
        me.my_turn().await;
        me.until("something lit", "return lit().length > 0").await;
        me.ask("const get = fetch; window.fetch = (...of) => new Promise(on => setTimeout(on, 800)).then(() => get(...of)); return true").await;
        let (x, y) = middle(&me, "#section-1 .standing").await;
        me.click_at(x, y).await;
        me.ask_about("const e = document.elementFromPoint(it[0], it[1]); e.replaceWith(e.cloneNode(true)); return true", json!([x, y]))
            .await;
        card(&me, "help that came late").await;
        me.close().await;
    })
    .await;
}

#[tokio::test]
async fn all_symbols_and_the_player_aid() {
    visit(House::open(), async |house, driver, me| {
        let mut found = Vec::new();
        for game in GAMES {
            for page in ["symbols", "aid"] {
                let path = format!("/rules/{game}/{page}");
                me.open(&house.at(&path)).await;
                found.extend(barriers_in_any_light(me, &path).await);
            }
            // On A4 it is one page, in both languages: so high is what is left within its margins, at the width that is left.
            for lang in ["en", "it"] {
                me.open(&house.at(&format!("/rules/{game}/aid?lang={lang}"))).await;
                me.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
                me.size(725, 1055).await;
                let high =
                    me.ask("return document.querySelector('.sheet-a4').getBoundingClientRect().height").await;
                assert!(high.as_f64().unwrap() <= 1055.0, "{game} {lang}: {high}");
                me.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
                me.size(1280, 800).await;
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
        let phone = driver.screen().await;
        phone.phone(390, 844).await;
        for page in ["symbols", "aid"] {
            phone.open(&house.at(&format!("/rules/zhanguo/{page}"))).await;
            fits(&phone, 390, page).await;
        }
        phone.close().await;
    })
    .await;
}
