//! The ways out of a table, and back: the menu in the header.

use serde_json::json;

use super::house::House;
use super::screen::Screen;
use super::{barriers_in_any_light, visit};

/// What the page says in each language.
struct Says {
    lang: &'static str,
    left: &'static str,
    back: &'static str,
    away: &'static str,
    resigned: &'static str,
    closed: &'static str,
}

const ENGLISH: Says = Says {
    lang: "en",
    left: "has left; a bot plays on",
    back: "You are back",
    away: "away, Apprentice",
    resigned: "has resigned; a bot plays on",
    closed: "The host has closed the table",
};

const ITALIAN: Says = Says {
    lang: "it",
    left: "ha lasciato il tavolo; continua un bot",
    back: "Sei di nuovo al tavolo",
    away: "assente, Apprendista",
    resigned: "ha abbandonato; continua un bot",
    closed: "Chi ospita ha chiuso il tavolo",
};

/// Opens the menu; everything in it can be seen and reached.
async fn open_menu(me: &Screen) {
    me.until("no menu", "return !shown(byId('menu'))").await;
    me.click("#tablemenu").await;
    me.until("the menu", "return shown(byId('menu')) && byId('tablemenu').ariaExpanded === 'true'").await;
    let inside = "const at = byId('menu').getBoundingClientRect();
        return at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight + 1";
    assert!(me.says(inside).await, "the menu lies outside\n{}", me.report().await);
}

/// Waits for a line of the log.
async fn told(me: &Screen, line: &str) {
    let look = "return all('#log li').some(e => e.textContent.includes(it))";
    let found = me.until_at_most(super::screen::PATIENCE, look, json!(line)).await;
    assert!(found.is_some(), "the log does not tell: {line}\n{}", me.report().await);
}

/// A table against bots, opened as most people do.
async fn quick(house: &House, me: &Screen) {
    me.open(&house.at("/")).await;
    me.click(".hero button.primary, .pairs button[name=game]").await;
    me.until("the table", "return Boolean(byId('live')) && byId('players').children.length === 3").await;
    me.my_turn().await;
}

async fn leaves_and_comes_back(house: &House, me: &Screen, says: &Says, name: &str) {
    quick(house, me).await;
    if me.text("return document.documentElement.lang").await != says.lang {
        me.open(&format!("{}?lang={}", me.address().await, says.lang)).await;
    }
    me.until("the language", &format!("return document.documentElement.lang === '{}'", says.lang)).await;
    me.my_turn().await;
    me.mark().await;
    let seat = me.text("return byId('live').dataset.seat").await;
    let panel = format!("return byId('player-p{seat}').textContent");
    open_menu(me).await;
    me.shot(&format!("menu-{name}-{}", says.lang)).await;
    let barriers = me.barriers().await;
    assert!(barriers.is_empty(), "{}", barriers.join("\n"));

    // A bot of the level that was chosen plays on; the panel and the log say so.
    // What a browser opens for a choice is no part of the page.
    me.ask("byId('leave-level').value = 'apprentice'").await;
    me.click("#menu [data-post=leave][data-fields='for-good=no']").await;
    told(me, says.left).await;
    me.until("no menu", "return !shown(byId('menu'))").await;
    let now = me.text(&panel).await;
    assert!(now.contains(says.away), "{now}");
    assert!(me.says("return moves().length === 0").await);
    open_menu(me).await;
    me.shot(&format!("menu-away-{name}-{}", says.lang)).await;
    me.click("#menu [data-post=join]").await;
    told(me, says.back).await;
    me.my_turn().await;
    let now = me.text(&panel).await;
    assert!(!now.contains(says.away), "{now}");

    // Who resigns is asked once; the question can be closed again.
    open_menu(me).await;
    assert!(me.says("return !shown(document.querySelector('#resigning button'))").await);
    me.click("#resigning summary").await;
    me.until("the question", "return shown(document.querySelector('#resigning button'))").await;
    me.shot(&format!("menu-resign-{name}-{}", says.lang)).await;
    me.click("#menu .close").await;
    me.until("no menu", "return !shown(byId('menu'))").await;
    assert!(me.says("return moves().length > 0 && document.activeElement === byId('tablemenu')").await);
    open_menu(me).await;
    if me.says("return !byId('resigning').open").await {
        me.click("#resigning summary").await;
    }
    me.click("#resigning button").await;
    told(me, says.resigned).await;
    // Nobody is left: it is over, and the menu has no way back.
    me.until("the end", "return all('#menu [data-post]').length === 0").await;
    me.still_marked().await;

    // A table of one's own can be closed.
    quick(house, me).await;
    open_menu(me).await;
    assert!(me.says("return !shown(document.querySelector('#closing button'))").await);
    me.click("#closing summary").await;
    me.shot(&format!("menu-close-{name}-{}", says.lang)).await;
    me.click("#closing button").await;
    told(me, says.closed).await;
    me.until("nothing to play", "return moves().length === 0").await;
    me.until("no menu", "return !shown(byId('menu'))").await;
}

#[tokio::test]
async fn ways_out_and_back() {
    visit(House::open(), async |house, _, me| {
        me.less_motion(true).await;
        leaves_and_comes_back(house, me, &ENGLISH, "wide").await;
        leaves_and_comes_back(house, me, &ITALIAN, "wide").await;
        let barriers = barriers_in_any_light(me, "a table that is closed").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn ways_out_and_back_on_a_phone() {
    visit(House::open(), async |house, _, me| {
        me.phone(390, 844).await;
        me.less_motion(true).await;
        leaves_and_comes_back(house, me, &ENGLISH, "phone").await;
        leaves_and_comes_back(house, me, &ITALIAN, "phone").await;
    })
    .await;
}

/// With the keyboard alone: Escape closes the menu, and the focus is where it was.
#[tokio::test]
async fn the_menu_and_the_keyboard() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        me.ask("byId('tablemenu').focus()").await;
        me.key(thirtyfour::Key::Enter).await;
        me.until(
            "the menu",
            "return shown(byId('menu')) && Boolean(document.activeElement.closest('#menu'))",
        )
        .await;
        me.key(thirtyfour::Key::Escape).await;
        me.until("no menu", "return !shown(byId('menu')) && document.activeElement === byId('tablemenu')")
            .await;
    })
    .await;
}
