//! Chance that is verified in the browser, one deal at two tables, and the deal of the day.

use serde_json::{Value, json};

use super::house::House;
use super::screen::{PATIENCE, Screen};
use super::{barriers_in_any_light, visit};

/// Plays on at the table that a screen shows, by that legal move, until the game is over.
async fn play_out(screen: &Screen, choice: usize) {
    const SOME: &str = "const path = location.pathname, until = Date.now() + 8000;
        return (async () => {
            while (Date.now() < until) {
                const page = new DOMParser().parseFromString(await (await fetch(path + '/frame')).text(), 'text/html');
                if (page.getElementById('end')) return true;
                const [moves, live] = [page.getElementById('moves'), page.getElementById('live')];
                const list = moves ? JSON.parse(moves.textContent) : [];
                if (!list.length) { await new Promise(done => setTimeout(done, 40)); continue; }
                const body = new URLSearchParams({ decision: live.dataset.decision, seat: live.dataset.seat, move: list[it % list.length][0] });
                await fetch(path + '/move', { method: 'POST', body });
            }
            return false;
        })()";
    for _ in 0..20 {
        if screen.ask_about(SOME, json!(choice)).await == json!(true) {
            screen
                .until(
                    "the end, and the count",
                    "return byId('end') && shown(document.querySelector('#end .acts'))",
                )
                .await;
            return;
        }
    }
    panic!("the game does not end\n{}", screen.report().await);
}

async fn shows(screen: &Screen, text: &str) {
    let script = "return document.readyState === 'complete' && document.body.innerText.includes(it)";
    let found = screen.until_at_most(PATIENCE, script, json!(text)).await;
    assert!(found.is_some(), "no “{text}”\n{}", screen.report().await);
}

async fn fits(screen: &Screen, what: &str) {
    let wide = screen.ask("return [document.documentElement.scrollWidth, innerWidth]").await;
    assert!(wide[0].as_f64() <= wide[1].as_f64(), "{what} is too wide: {wide}");
    let barriers = barriers_in_any_light(screen, what).await;
    assert!(barriers.is_empty(), "{}", barriers.join("\n"));
}

/// What the browser says of its own checks: the text and the class of each line.
async fn found(screen: &Screen) -> Value {
    screen.until("the browser's checks", "return Boolean(byId('own').className)").await;
    screen.ask("return ['own', 'kept', 'noted'].map(id => byId(id).hidden ? '' : byId(id).className)").await
}

#[tokio::test]
async fn chance_is_verified_in_the_browser() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        let table = me.address().await;
        let sealed = me.text("return document.querySelector('#menu .sealed').textContent").await;
        assert!(sealed.len() == 64 && sealed.chars().all(|c| c.is_ascii_hexdigit()), "{sealed}");
        let verify = table.replacen("/t/", "/g/", 1) + "/verify";

        // While it runs: the commitment, and nothing of the seed.
        me.open(&verify).await;
        shows(me, &sealed).await;
        shows(me, "The seed is told when the game is over.").await;
        assert!(me.says("return !byId('promise') && !byId('own')").await);
        fits(me, "a sealed table").await;

        me.open(&table).await;
        play_out(me, 0).await;
        me.click("#end a[href$='/verify']").await;
        me.until("the page", "return Boolean(byId('promise'))").await;
        assert_eq!(found(me).await, json!(["good", "good", ""]));
        shows(me, "Everything follows from the seed.").await;
        assert!(me.says("return byId('promise').textContent.includes('seed ') && !document.querySelector('.found .bad')").await);
        fits(me, "an open table").await;
        me.type_into("#noting", &sealed.to_uppercase()).await;
        me.until("it fits", "return byId('noted').className === 'good'").await;
        me.type_into("#noting", "0").await;
        me.until("it does not", "return byId('noted').className === 'bad'").await;

        // A house that shows another seed than it promised is found out by the browser.
        me.ask_about(
            "const kept = JSON.parse(localStorage.promises); kept[it][0] = '0'.repeat(64); localStorage.promises = JSON.stringify(kept); return true",
            json!(table.rsplit('/').next()),
        )
        .await;
        me.open(&(verify.clone() + "?lang=it")).await;
        assert_eq!(found(me).await, json!(["good", "bad", ""]));
        shows(me, "Non è l'impegno che questo browser vide quando toccava alla decisione").await;
        me.phone(390, 844).await;
        fits(me, "an open table on a phone").await;

        // A record from a file: as it is, with another seed, and no record at all.
        let record = me.ask_about("return fetch(it + '/record').then(answer => answer.text())", json!(table)).await;
        let record = record.as_str().unwrap().to_owned();
        let parsed: Value = serde_json::from_str(&record).unwrap();
        assert_eq!(parsed["commitment"], json!(sealed));
        let other = record.replace(parsed["seed"].as_str().unwrap(), &"ab".repeat(32));
        for (text, says) in [
            (record.as_str(), "Everything follows from the seed."),
            (other.as_str(), "The commitment does not fit the seed and the set-up"),
            ("{}", "This is no record that can be read."),
        ] {
            me.open(&house.at("/verify?lang=en")).await;
            me.ask_about("byId('record').value = it; return true", json!(text)).await;
            me.click("form.sealed button.primary").await;
            shows(me, says).await;
            fits(me, says).await;
        }
        // The browser misses a good answer to what was no record.
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("/verify") && line.contains("400")), "{complaints:#?}");
    })
    .await;
}

#[tokio::test]
async fn the_deal_of_the_day_for_two_people() {
    visit(House::open(), async |house, driver, me| {
        let friend = driver.screen().await;
        me.open(&house.at("/")).await;
        me.click(".daily a[href='/d/great-wall']").await;
        me.until("the deal", "return location.pathname.startsWith('/d/great-wall-')").await;
        let deal = me.address().await;
        shows(me, "One deal, no table yet").await;
        fits(me, "a deal that nobody has played").await;
        me.click(".today button.primary").await;
        me.until("the table", "return Boolean(byId('live'))").await;
        let table = me.address().await;

        // The friend sees who plays and nothing else: not the table, nor anything of it.
        friend.open(&deal).await;
        shows(&friend, "shown when you have played").await;
        shows(&friend, "Still playing").await;
        let look = "return Promise.all(['', '/frame', '/turn', '/record', '/live'].map(part => fetch(it + part).then(answer => [answer.status, answer.redirected])))";
        let nothing = json!([[200, true], [403, false], [403, false], [403, false], [403, false]]);
        assert_eq!(friend.ask_about(look, json!(table)).await, nothing);
        play_out(me, 0).await;
        assert_eq!(friend.ask_about(look, json!(table)).await, nothing, "nor when it is over");
        let verify = table.replacen("/t/", "/g/", 1) + "/verify";
        friend.open(&verify).await;
        shows(&friend, "Others are playing this deal.").await;
        assert!(friend.says("return !byId('promise')").await);

        // Back from the end to the deal, which is open now.
        me.click("#end a[href^='/d/']").await;
        me.until("the deal", "return Boolean(document.querySelector('table.res'))").await;
        assert!(me.says("return document.querySelectorAll('table.res tbody tr').length === 1 && !document.querySelector('.tree')").await);

        // The friend decides otherwise from the first decision on.
        friend.open(&deal).await;
        assert!(friend.says("return !document.querySelector('table.res')").await);
        friend.click(".today button.primary").await;
        friend.until("the table", "return Boolean(byId('live'))").await;
        play_out(&friend, 1).await;
        friend.open(&(deal.clone() + "?lang=it")).await;
        shows(&friend, "Una mano, 2 tavoli").await;
        shows(&friend, "Che cosa ha portato ogni via").await;
        let seen = "return [document.querySelectorAll('table.res tbody tr').length, document.querySelectorAll('.tree .nd').length, document.querySelectorAll('.res .mine').length, document.querySelectorAll('.points .wide .pt').length]";
        assert_eq!(friend.ask(seen).await, json!([2, 1, 1, 2]));
        fits(&friend, "a deal that was played").await;
        friend.open(&(deal.clone() + "?by=place&lang=en")).await;
        shows(&friend, "One deal, 2 tables").await;
        assert!(friend.says("return document.querySelector('table.res tbody td').textContent === '1'").await);
        friend.phone(390, 844).await;
        fits(&friend, "a deal on a phone").await;
        assert_eq!(friend.ask_about("return fetch(it + '/record').then(answer => answer.status)", json!(table)).await, 200);
        let complaints = friend.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("403")), "{complaints:#?}");
        friend.close().await;
    })
    .await;
}

/// A finished game becomes a deal for a friend.
#[tokio::test]
async fn a_finished_game_is_proposed_to_a_friend() {
    visit(House::open(), async |house, driver, me| {
        me.against_bots(house).await;
        let table = me.address().await;
        play_out(me, 0).await;
        me.click("#end [data-post=deal]").await;
        me.until("the deal", "return location.pathname.startsWith('/d/')").await;
        shows(me, "One deal, one table").await;
        let link = me.text("return byId('deal-link').value").await;
        assert_eq!(link, me.address().await);
        fits(me, "a challenge").await;

        let friend = driver.screen().await;
        friend.open(&table).await;
        friend.until("the deal instead of the table", "return location.pathname.startsWith('/d/')").await;
        friend.click(".today [value=bots]").await;
        friend.until("the table", "return Boolean(byId('live'))").await;
        let same = "return byId('wire').dataset.commitment";
        let promised = friend.text(same).await;
        play_out(&friend, 2).await;
        friend.open(&link).await;
        shows(&friend, "One deal, 2 tables").await;
        friend.open(&table).await;
        assert_eq!(friend.text(same).await, promised, "the same promise at both tables");
        friend.close().await;
    })
    .await;
}
