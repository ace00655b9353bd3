//! Results count: a rated game between two people, the page of each, the leaderboard, and who does not want to be listed.

use serde_json::json;

use super::house::House;
use super::screen::{PATIENCE, Screen};
use super::{barriers_in_any_light, visit};

/// What pages say in one language.
struct Says {
    lang: &'static str,
    unsure: &'static str,
    nothing: &'static str,
    hidden: &'static str,
}

const ENGLISH: Says =
    Says { lang: "en", unsure: "still unsure", nothing: "No such game.", hidden: "Nobody to be seen here" };
const ITALIAN: Says = Says {
    lang: "it",
    unsure: "ancora incerto",
    nothing: "Nessuna partita così.",
    hidden: "Qui non c’è nessuno da vedere",
};

/// Sends a form, as a page of ours would.
async fn post(screen: &Screen, path: &str, form: &str) -> (u64, String) {
    let script = "return fetch(it[0], { method: 'POST', body: new URLSearchParams(it[1]) }).then(async answer => [answer.status, answer.redirected ? answer.url : await answer.text()])";
    let answer = screen.ask_about(script, json!([path, form])).await;
    (answer[0].as_u64().unwrap(), answer[1].as_str().unwrap().to_owned())
}

async fn shows(screen: &Screen, what: &str, text: &str) {
    let script = "return document.readyState === 'complete' && document.body.innerText.includes(it)";
    let found = screen.until_at_most(PATIENCE, script, json!(text)).await;
    assert!(found.is_some(), "{what}: no “{text}”\n{}", screen.report().await);
}

async fn fits(screen: &Screen, what: &str) {
    let wide = screen.ask("return [document.documentElement.scrollWidth, innerWidth]").await;
    assert!(wide[0].as_f64() <= wide[1].as_f64(), "{what} is too wide: {wide}");
    let barriers = barriers_in_any_light(screen, what).await;
    assert!(barriers.is_empty(), "{}", barriers.join("\n"));
}

async fn results_count(says: Says, phone: bool) {
    visit(House::open(), async |house, driver, me| {
        let friend = driver.screen().await;
        const RATED: &str =
            "game=great-wall&seat1=me&seat2=open&opt-first=seat-1&rated=yes&visible=listed&title=For+glory";
        for (screen, name) in [(me, "Livia"), (&friend, "Maximilian of Hohenburg")] {
            screen.open(&house.at(&format!("/me?lang={}", says.lang))).await;
            if phone {
                screen.phone(390, 844).await;
            }
            screen.ask_about("document.querySelector('#keep-name').value = it; return true", json!(name)).await;
            screen.type_into("#keep-password", "a long sentence").await;
            screen.click("form.way [value=password]").await;
            screen.until("the account", "return location.search === '?kept=1'").await;
        }

        // No game yet: the page says so, and nothing is drawn.
        me.click("#page a.button").await;
        me.until("my page", "return location.pathname.startsWith('/p/')").await;
        assert!(me.says("return !document.querySelector('.course')").await);
        fits(me, "the page of somebody without games").await;
        let mine = me.address().await;

        // A rated game; the other goes for good.
        let (_, table) = post(me, "/new", RATED).await;
        friend.open(&table).await;
        friend.click("[data-post=join]").await;
        friend.until("a seat", "return byId('live').dataset.seat === '2'").await;
        let path = table.split_once("/t/").unwrap().1;
        assert_eq!(post(&friend, &format!("/t/{path}/leave"), "for-good=yes").await.0, 204);
        assert_eq!(post(me, &format!("/t/{path}/leave"), "for-good=yes").await.0, 204);

        me.open(&mine).await;
        for _ in 0..40 {
            if me.says("return Boolean(document.querySelector('.course'))").await {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(250)).await;
            me.reload().await;
        }
        shows(me, "one game tells little", says.unsure).await;
        assert!(me.says("return all('.course').filter(shown).length === 1").await, "one plot for this width");
        assert_eq!(me.ask("return all('.rows > li').length").await, json!(1));
        fits(me, "the page of a player").await;
        me.shot(&format!("player-{}", says.lang)).await;
        // Filters.
        // A phone shows a list of its own for this; what counts is what is sent.
        me.ask("document.querySelector('select[name=only]').value = 'zhanguo'; return true").await;
        me.click(".filters button").await;
        shows(me, "nothing of ZhanGuo", says.nothing).await;
        assert!(me.says("return document.querySelector('select[name=only]').value === 'zhanguo'").await);

        // The leaderboard: both, and the bots between them; nobody has a rank after one game.
        me.open(&house.at("/players?game=great-wall")).await;
        shows(me, "the other", "Maximilian of Hohenburg").await;
        assert_eq!(me.ask("return all('tr.own').length").await, json!(1));
        assert!(me.says("return all('tr.bot').length >= 5 && all('tr:not(.bot) .r').every(e => !/\\d/.test(e.textContent))").await);
        fits(me, "the leaderboard").await;
        me.shot(&format!("leaders-{}", says.lang)).await;

        // Head to head leads to the other's page; whoever does not want to be listed has none.
        me.open(&mine).await;
        me.click("a[href^='/p/']:not([href*='?'])").await;
        shows(me, "the other's page", "Maximilian of Hohenburg").await;
        let other = me.address().await;
        friend.open(&house.at("/me")).await;
        friend.click("#page form button").await;
        friend.until("the settings again", "return document.readyState === 'complete' && document.querySelector('#page form button').value === 'yes'").await;
        me.open(&other).await;
        shows(me, "nobody", says.hidden).await;
        let complaints = me.complaints().await;
        assert!(complaints.len() == 1 && complaints[0].contains("404"), "{complaints:?}");
        me.open(&house.at("/players?game=great-wall")).await;
        assert!(me.says("return !document.body.innerText.includes('Maximilian')").await);
        friend.close().await;
    })
    .await;
}

#[tokio::test]
async fn results_count_in_english() {
    results_count(ENGLISH, false).await;
}

#[tokio::test]
async fn results_count_in_italian_on_a_phone() {
    results_count(ITALIAN, true).await;
}
