//! Help on what boards show, in the browser: by pointer, keyboard and touch; the page of all symbols and the player aid.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::Key;

use super::house::House;
use super::screen::Screen;
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

/// Where an element can be pointed at. The button of the thing it is part of may lie upon it.
async fn spot(me: &Screen, css: &str) -> (f64, f64) {
    let of_it = "(there, e) => e.contains(there) || there.matches('[data-pick]') && box(there).contains(e)";
    me.spot_where("all(it).slice(0, 1)", of_it, json!(css)).await
}

async fn touch(me: &Screen, kind: &str, points: Value) {
    me.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

/// Puts another element in the place of what lies there, as a new frame may.
async fn replace(me: &Screen, x: f64, y: f64) {
    let another = "const e = document.elementFromPoint(...it); e.replaceWith(e.cloneNode(true)); return true";
    me.ask_about(another, json!([x, y])).await;
}

#[tokio::test]
async fn help_by_pointer_and_keyboard() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        me.less_motion(true).await;
        // The pointer rests on the sign of a favour; the card stays while the pointer is on it, and goes with Esc.
        let (x, y) = spot(me, "#supply svg").await;
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
        let (x, y) = spot(me, "#section-1 .standing").await;
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
        let (x, y) = spot(&me, "#section-1 .standing").await;
        me.click_at(x, y).await;
        let said = card(&me, "help by a tap").await;
        assert!(said[3].starts_with("/rules/great-wall#"), "{said:?}");
        fits(&me, 390, "help on a phone").await;
        me.click("#help .close").await;
        no_card(&me).await;
        // Where a tap chooses, a long press opens help and chooses nothing.
        let (x, y) = spot(&me, "#hand .kind [data-pick]").await;
        touch(&me, "touchStart", json!([{ "x": x, "y": y }])).await;
        let said = card(&me, "help by a long press").await;
        touch(&me, "touchEnd", json!([])).await;
        assert_eq!(said[0], "Carta", "{said:?}");
        assert!(me.says("return all('#hand .chosen').length === 0").await);
        me.click("#help .close").await;
        no_card(&me).await;
        me.click_at(x, y).await;
        me.until("a card is chosen", "return all('#hand .chosen').length > 0 && byId('help').hidden").await;
        me.key(Key::Escape).await;
        // A frame that comes while the finger is down changes nothing.
        let (x, y) = spot(&me, "#section-1 .standing").await;
        touch(&me, "touchStart", json!([{ "x": x, "y": y }])).await;
        replace(&me, x, y).await;
        touch(&me, "touchEnd", json!([])).await;
        card(&me, "help through a frame").await;
        // The words may come late, and a new frame before them: then help is on what stands there now.
        me.reload().await;
        me.my_turn().await;
        me.until("something lit", "return lit().length > 0").await;
        me.ask("const get = fetch; window.fetch = (...of) => new Promise(on => setTimeout(on, 800)).then(() => get(...of)); return true").await;
        let (x, y) = spot(&me, "#section-1 .standing").await;
        me.click_at(x, y).await;
        replace(&me, x, y).await;
        card(&me, "help that came late").await;
        me.close().await;
    })
    .await;
}

/// Seven kinds in hand lie in two rows: so high a sheet lies upon no section where there is room, and elsewhere what it lies upon
/// can be scrolled to and tapped.
#[tokio::test]
async fn help_above_a_high_sheet() {
    visit(House::open(), async |house, driver, _| {
        let hand = json!({ "wall": 1, "gate": 1, "watchtower": 1, "infantry": 1, "cavalry": 1, "noble": 1, "dragon": 1 });
        let others = json!({ "hand": { "gate": 1 } });
        let position = json!({
            "palatine": "position 1", "game": "great-wall", "setup": { "seats": 4 },
            "position": {
                "turn": { "seat": 1, "phase": "first" },
                "players": [{ "hand": hand }, others, others, others],
                "sections": [{ "favours": [5, 3] }, { "favours": [4, 2] }, { "favours": [8, 7] }, { "favours": [5, 4] }],
            },
        });
        let place = house.lay_out(&position, &["open", "bot", "bot", "bot"]).await;
        let me = driver.screen_with(&["--accept-lang=it"]).await;
        me.phone(390, 844).await;
        me.open(&place).await;
        me.click("[data-post=join]").await;
        me.my_turn().await;
        let free = "return scrollY === 0 && byId('board').getBoundingClientRect().bottom <= byId('sheet').getBoundingClientRect().top";
        me.until("a board beside the sheet", free).await;
        for (width, height) in [(390, 844), (360, 740)] {
            me.phone(width, height).await;
            me.until("another size", &format!("return innerWidth === {width}")).await;
            let above = "const e = byId('section-4').querySelector('.standing');
                e.scrollIntoView({ block: 'nearest', behavior: 'instant' });
                return e.getBoundingClientRect().bottom <= byId('sheet').getBoundingClientRect().top";
            me.until("a standing above the sheet", above).await;
            let (x, y) = spot(&me, "#section-4 .standing").await;
            me.click_at(x, y).await;
            card(&me, "help on what the sheet lay upon").await;
            me.click("#help .close").await;
            no_card(&me).await;
        }
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
