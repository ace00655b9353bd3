//! Levels and advice in the browser.

use std::time::Duration;

use serde_json::{Value, json};

use super::house::House;
use super::play::Player;
use super::screen::Screen;
use super::{LONGEST, barriers_in_any_light, fits, visit};

/// A table against bots of these levels, this guest first where the game lets one choose.
async fn against(me: &Screen, house: &House, game: &str, levels: &[&str]) {
    me.open(&house.at(&format!("/new?game={game}"))).await;
    let most = me.ask("return all('.seatrow').length").await.as_u64().unwrap() as usize;
    for number in 2..=most {
        let level = levels.get(number - 2);
        let kind = if level.is_some() { "bot" } else { "none" };
        me.click(&format!("label:has(> input[name=seat{number}][value={kind}])")).await;
        if let Some(level) = level {
            me.click(&format!("label:has(> input[name=level{number}][value={level}])")).await;
            let told = me
                .ask_about(
                    "return all('#row-' + it[0] + ' .how').filter(shown).map(e => e.className)",
                    json!([number]),
                )
                .await;
            assert_eq!(told, json!([format!("how {level}")]), "one sentence says how it plays");
        }
    }
    me.click(".newtable button.primary").await;
    me.until("the table", "return Boolean(byId('live'))").await;
    me.my_turn().await;
}

/// Asks for advice and waits for it.
async fn advice(me: &Screen) -> Vec<Value> {
    me.click("#advise").await;
    let look = "const tips = all('[data-advised]');
        return tips.length > 0 && tips.every(shown) && tips.map(t => ({ move: t.dataset.advised, text: t.innerText,
            numbers: [...t.querySelectorAll('.promise span')].map(e => e.textContent), gap: t.querySelector('.apart').textContent,
            why: [...t.querySelectorAll('small')].map(e => e.textContent), at: t.dataset.at }))";
    me.until("advice", look).await.as_array().unwrap().clone()
}

/// Points at the middle of something.
async fn point(me: &Screen, css: &str) {
    let (x, y) = me.spot("all(it)", json!(css)).await;
    me.point_at(x, y).await;
}

/// The first number in a text.
fn number(text: &Value) -> f64 {
    let text = text.as_str().unwrap();
    let digit = |c: char| c.is_ascii_digit() || ".,-".contains(c);
    let digits: String = text.chars().skip_while(|c| !digit(*c)).take_while(|c| digit(*c)).collect();
    digits.replace(',', ".").parse().unwrap()
}

#[tokio::test]
async fn advice_is_asked_for_looked_at_and_played() {
    visit(House::open(), async |house, _, me| {
        for (game, seats) in [("great-wall", 3), ("emperor", 3), ("justinian", 2)] {
            against(me, house, game, &["courtier", "courtier"][..seats - 1]).await;
            me.mark().await;
            let tips = advice(me).await;
            assert!((1..=3).contains(&tips.len()), "{tips:?}");
            for tip in &tips {
                assert!((0.0..=100.0).contains(&number(&tip["numbers"][0])), "{tip}");
                let place = number(&tip["numbers"][1]);
                assert!((1.0..=seats as f64).contains(&place), "{tip}");
                assert!(tip["numbers"][1].as_str().unwrap().ends_with(&format!("of {seats}")), "{tip}");
                assert!(number(&tip["numbers"][2]) > -100.0, "{tip}");
                assert!(tip["gap"].as_str().unwrap().contains("best"), "{tip}");
                let why = tip["why"].as_array().unwrap();
                assert!(!why.is_empty() && why.iter().all(|why| why.as_str().unwrap().len() > 20), "{tip}");
            }
            // It is read out, it can be put away, and it is the same when it comes back.
            assert!(me.text("return byId('advice-said').textContent").await.contains("advised"));
            me.click("#advice .close").await;
            assert!(me.says("return !shown(byId('advice')) && document.activeElement.id === 'advise'").await);
            assert_eq!(advice(me).await, tips);
            me.reload().await;
            me.until("the same advice", "return all('[data-advised]').length > 0").await;
            me.mark().await;

            // A press chooses it on the board, another lets it go.
            let before = me.ask("return decision()").await;
            me.click("#tip-1").await;
            let chosen = "return shown(byId('play-advised')) && byId('tip-1').getAttribute('aria-pressed') === 'true' &&
                all('[data-pick]').some(b => box(b).matches('.chosen, .advised')) && shown(byId('cancel'))";
            assert!(me.says(chosen).await, "{game}: {}", me.report().await);
            me.click("#tip-1").await;
            assert!(me.says("return !shown(byId('play-advised')) && !shown(byId('cancel')) && all('.chosen, .advised').length === 0").await);
            me.key(thirtyfour::Key::Enter).await;
            assert!(me.says(chosen).await, "by keyboard too");
            if game == "great-wall" {
                let barriers = barriers_in_any_light(me, "advice").await;
                assert!(barriers.is_empty(), "{}", barriers.join("\n"));
            }
            me.click("#play-advised").await;
            let gone = "return decision() > it && all('[data-advised]').length === 0 && all('#log li').length >= it";
            assert!(me.until_at_most(LONGEST, gone, before).await.is_some(), "{}", me.report().await);
            me.still_marked().await;
        }
    })
    .await;
}

#[tokio::test]
async fn advice_says_why_on_the_board() {
    visit(House::open(), async |house, _, me| {
        for (game, others) in [("great-wall", 1), ("emperor", 2), ("justinian", 1)] {
            says_why(me, house, game, others).await;
        }
    })
    .await;
}

#[tokio::test]
async fn advice_says_why_on_the_largest_board() {
    visit(House::open(), async |house, _, me| says_why(me, house, "zhanguo", 1).await).await;
}

/// What a reason is about lights up on the board while its move is pointed at, focused or pressed; and whoever hears the page hears why.
async fn says_why(me: &Screen, house: &House, game: &str, others: usize) {
    against(me, house, game, &["courtier"; 3][..others]).await;
    me.mark().await;
    let mut found = false;
    // Not every decision has a reason with a place on the board; one of the first does.
    for _ in 0..12 {
        let tips = advice(me).await;
        let there = "return it.split(' ').filter(id => byId(id)).length";
        for (n, tip) in tips.iter().enumerate() {
            let why = tip["why"][0].as_str().unwrap();
            assert!(!why.contains('⟨'), "{tip}");
            let drawn = me.ask_about(there, tip["at"].clone()).await.as_u64().unwrap();
            if drawn == 0 {
                continue;
            }
            found = true;
            point(me, &format!("#tip-{}", n + 1)).await;
            let lit = "return all('.spoken').length";
            assert_eq!(me.ask(lit).await, json!(drawn), "{game}: {tip}");
            point(me, "#advice h2").await;
            assert_eq!(me.ask(lit).await, json!(0), "{game}: {tip}");
            me.click(&format!("#tip-{}", n + 1)).await;
            point(me, "#advice h2").await;
            assert_eq!(me.ask(lit).await, json!(drawn), "it stays lit while it is chosen: {tip}");
            break;
        }
        let said = me.text("return byId('advice-said').textContent").await;
        let best = tips[0]["why"][0].as_str().unwrap();
        assert!(best.starts_with("Against it") || said.contains(best), "{said}");
        if found {
            break;
        }
        let before = me.ask("return decision()").await;
        me.click("#tip-1").await;
        me.click("#play-advised").await;
        let next = "return decision() > it && moves().length > 0";
        assert!(me.until_at_most(LONGEST, next, before).await.is_some(), "{}", me.report().await);
    }
    assert!(found, "{game}: no reason was about anything on the board");
    me.still_marked().await;
}

/// What an advised move marks on the board plays it; a step back brings the advice back.
#[tokio::test]
async fn advice_is_played_on_the_board_and_taken_back() {
    visit(House::open(), async |house, _, me| {
        // Played together, a hand of equal tiles would leave no second choice, and no step back.
        let kinds = "return new Set(all('#hand [data-pick^=\"card=\"]').map(b => b.dataset.pick.split(' ')[0])).size > 1";
        for _ in 0..20 {
            me.against_bots(house).await;
            if me.says(kinds).await {
                break;
            }
        }
        let tips = advice(me).await;
        let at = tips.iter().position(|tip| tip["move"] != json!("draw")).unwrap() + 1;
        me.click(&format!("#tip-{at}")).await;
        let (x, y) = me.spot("all('#board .advised .pick, #board .advised[data-pick]')", Value::Null).await;
        let before = me.table().await;
        me.click_at(x, y).await;
        let played = "return decision() > it";
        assert!(me.until_at_most(LONGEST, played, before["decision"].clone()).await.is_some());
        assert!(me.says("return !byId('advice')").await);
        me.click("[data-fields*='what=step']").await;
        me.until("the advice again", "return all('[data-advised]').length > 0").await;
        assert_eq!(me.table().await, before);
        assert_eq!(advice(me).await, tips);
    })
    .await;
}

/// Only whoever is to decide is offered advice, and only while the hand is open.
#[tokio::test]
async fn advice_is_nobody_elses() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        host.new_table(house, &["me", "open"], "seat-1").await;
        guest.open(&host.address().await).await;
        guest.click("[data-post=join]").await;
        host.my_turn().await;
        advice(host).await;
        assert!(guest.says("return !byId('advise') && !byId('advice')").await);
        assert!(!guest.source().await.contains("advised"));
        Player::new(3).turn(host).await;
        guest.my_turn().await;
        assert!(host.says("return !byId('advise') && !byId('advice')").await);
        assert!(guest.says("return shown(byId('advise')) && !byId('advice')").await);
        guest.close().await;

        host.new_table(house, &["me", "here"], "seat-1").await;
        host.until("the curtain", "return shown(byId('lift'))").await;
        assert!(host.says("return !byId('advise')").await);
    })
    .await;
}

/// A bot that thinks far ahead answers too, soon, and says its level.
#[tokio::test]
async fn bots_of_every_level_answer() {
    visit(House::open(), async |house, _, me| {
        against(me, house, "great-wall", &["novice", "apprentice", "minister", "emperor"]).await;
        let named = me.text("return byId('players').innerText").await;
        for level in ["Novice", "Apprentice", "Minister", "Emperor"] {
            assert!(named.contains(level), "{named}");
        }
        Player::new(9).decisions(me, 6).await;
        let log = me.ask("return all('#log li').length").await.as_u64().unwrap();
        assert!(log > 12, "{log}");
    })
    .await;
}

#[tokio::test]
async fn advice_on_a_phone_and_in_italian() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        me.click("header a[hreflang=it]").await;
        me.until("Italian", "return document.documentElement.lang === 'it'").await;
        for (width, height) in [(390, 844), (360, 740)] {
            me.phone(width, height).await;
            me.reload().await;
            me.my_turn().await;
            fits(me, width, "my turn").await;
            let tips = advice(me).await;
            fits(me, width, "advice").await;
            let text = tips[0]["text"].as_str().unwrap();
            assert!(text.contains("posto ") && text.contains(" punti"), "{text}");
            assert!(!me.says("return shown(byId('hand'))").await, "advice lies where the hand lies");
            me.click("[data-tab=log]").await;
            assert!(me.says("return !shown(byId('advice')) && shown(byId('log'))").await);
            me.click("[data-tab=hand]").await;
            me.click("#tip-1").await;
            fits(me, width, "an advised move chosen").await;
            let label = me.text("return byId('play-advised').innerText").await;
            assert_eq!(label, "Giocala");
            let before = me.ask("return decision()").await;
            me.click("#play-advised").await;
            assert!(me.until_at_most(LONGEST, "return decision() > it", before).await.is_some());
            let hand = "return !byId('advice') && (moves().length === 0 || shown(byId('hand')))";
            assert!(me.until_at_most(Duration::from_secs(20), hand, json!(0)).await.is_some());
        }
        me.open(&house.at("/new")).await;
        fits(me, 360, "levels").await;
        me.click("label:has(> input[name=level2][value=emperor])").await;
        assert!(
            me.text("return document.querySelector('#row-2 .how.emperor').innerText")
                .await
                .starts_with("Imperatore")
        );
    })
    .await;
}
