//! A finished game that the house looks through: asked for, followed, shown on the board and in charts; by keys, without a script, in
//! Italian, on a phone.

use serde_json::json;
use thirtyfour::Key;

use crate::house::House;
use crate::review::{at, play_to_the_end};
use crate::screen::Screen;
use crate::{LONGEST, barriers_in_any_light, visit};

/// The page of a game that was just played, at its end.
async fn reviewed(screen: &Screen, house: &House) -> (String, u64) {
    let length = play_to_the_end(screen, house).await;
    screen.click("#end a[href^='/g/']").await;
    screen.until("its page", "return Boolean(byId('slider')) && Boolean(byId('looking'))").await;
    at(screen, length, "1").await;
    (screen.address().await.split(['#', '?']).next().unwrap().to_owned(), length)
}

/// Everything was looked through, and is shown.
async fn looked_through(screen: &Screen) {
    let whole = "return !byId('looking').firstElementChild && all('#picture .hills').length === 1 && all('.seatcard').length === 3
        && all('.summed').length === 3 && all('#lines .marked').length > 0 && byId('looksaid') !== null";
    let came = screen.until_at_most(LONGEST, whole, json!(null)).await;
    assert!(came.is_some(), "{}", screen.report().await);
}

/// The moments of the log that bear a mark.
const MARKED: &str = "return all('#lines .marked').map(line => Number(line.dataset.n))";

#[tokio::test]
async fn a_game_is_looked_through() {
    visit(House::open(), async |house, driver, me| {
        let (game, length) = reviewed(me, house).await;
        me.mark().await;

        // Nobody has asked: everything is there but the house's opinion. What comes next is marked on the board.
        me.key(Key::Home + "").await;
        at(me, 0, "1").await;
        let bare = "return shown(document.querySelector('#looking .ask')) && all('#verdict .opt').length === 0 && byId('picture').childElementCount === 0 && Boolean(byId('points'))";
        assert!(me.says(bare).await, "{}", me.report().await);
        let brackets = "return all('.shownmove.played').length === 1 && all('.shownmove').length === 1 && all('.tagline').length === 0";
        me.until("what was played, on the board", brackets).await;
        let told = me.text("return document.querySelector('#prompt .which').textContent").await;
        assert!(told.starts_with(&format!("Decision 1 of {length}, turn 1")), "{told}");

        me.click("#looking .ask").await;
        looked_through(me).await;
        assert_eq!(me.text("return byId('looksaid').textContent").await, "The game has been looked through.");
        me.still_marked().await;

        // One axis: slider, cursor and numbers go together.
        let drawn = "return all('.lane.deeds').length === 3 && all('#picture .cursor').every(line => line.getAttribute('x1') === it[0]) &&
            all('#picture .now b').reduce((sum, b) => sum + parseInt(b.textContent), 0) === 100";
        assert!(me.ask_about(drawn, json!(["0.00%"])).await == json!(true));
        me.key(Key::End + "").await;
        at(me, length, "1").await;
        assert!(me.ask_about(drawn, json!(["100.00%"])).await == json!(true));
        assert!(me.says("return all('#verdict .opt').length === 0 && byId('verdict').textContent.includes('The end')").await);

        // Keys lead from mark to mark, and show the moves.
        let marked: Vec<u64> = serde_json::from_value(me.ask(MARKED).await).unwrap();
        me.key(Key::Home + "").await;
        at(me, 0, "1").await;
        me.key(".").await;
        let first = *marked.iter().find(|&&n| n > 0).unwrap();
        at(me, first, "1").await;
        let judged = me.ask("return { sign: document.querySelector('#verdict .glyph').textContent, cost: document.querySelector('#verdict .cost').textContent,
            heard: byId('moment').textContent, value: byId('slider').getAttribute('aria-valuetext'), row: document.querySelector('#lines [aria-current] .glyph').textContent,
            pressed: all('.opt[aria-pressed=true]').map(o => o.id), better: document.querySelector('.opt.finest .tag').textContent }").await;
        assert!(["?!", "?", "??"].contains(&judged["sign"].as_str().unwrap()) && judged["row"] == judged["sign"], "{judged}");
        assert!(judged["cost"].as_str().unwrap().starts_with('−') && judged["better"] == json!("Better"), "{judged}");
        assert!(judged["heard"].as_str().unwrap().contains("% lost") && judged["value"].as_str().unwrap().contains("% lost"), "{judged}");
        assert_eq!(judged["pressed"], json!(["option-0", "option-1"]), "what was played, and what was better");
        me.key("0").await;
        assert_eq!(me.ask("return all('.opt[aria-pressed=true]').map(o => o.id)").await, json!(["option-0"]));
        me.key("1").await;
        assert_eq!(me.ask("return all('.opt[aria-pressed=true]').map(o => o.id)").await, json!(["option-0", "option-1"]));
        let last = *marked.last().unwrap();
        me.key(Key::End + "").await;
        at(me, length, "1").await;
        me.key(",").await;
        at(me, last, "1").await;
        me.click("#marked-only").await;
        let only = "return all('#lines > li').filter(shown).every(line => line.matches('.marked, .now'))";
        assert!(me.says(only).await);
        me.click("#marked-only").await;

        // What led to the result adds up as it is printed.
        let sums = me.ask("return all('.summed').map(s => [...s.querySelectorAll('.num')].map(n => Number(n.textContent.replace('−', '-'))))").await;
        for sum in sums.as_array().unwrap() {
            let parts: Vec<i64> = sum.as_array().unwrap().iter().map(|part| part.as_i64().unwrap()).collect();
            assert_eq!(parts.len(), 6, "{sums}");
            assert_eq!(parts[..5].iter().sum::<i64>(), parts[5], "{sums}");
            assert!(parts[1] <= 0, "own moves can only cost: {sums}");
        }

        // Where it turned leads there; so does the table, which has every decision. Back leads back.
        let there = me.ask("return Number(document.querySelector('.turnpoint').dataset.moment)").await.as_u64().unwrap();
        me.click(".turnpoint a").await;
        at(me, there, "1").await;
        assert!(me.says("return document.querySelector('.turnpoint').classList.contains('here')").await);
        assert!(me.says("return all('.med.here').length === 1").await, "the same number on the chart");
        me.click("#chances-table summary").await;
        assert_eq!(me.ask("return all('#chances-table tbody tr').length").await, json!(length));
        me.click("#chances-table tbody tr:nth-child(5) a").await;
        at(me, 4, "1").await;
        me.ask("history.back(); return true").await;
        at(me, there, "1").await;
        let barriers = barriers_in_any_light(me, "a game looked through").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.still_marked().await;

        // It is shared: somebody else has it at once, in Italian, on a phone, where each part has its tab.
        let other = driver.screen().await;
        other.phone(390, 844).await;
        other.open(&format!("{game}?lang=it")).await;
        other.open(&format!("{game}#{first}/1")).await;
        at(&other, first, "1").await;
        assert!(other.says("return shown(byId('verdict')) && byId('verdict').textContent.includes('Meglio') && !document.body.textContent.includes('⟨')").await);
        assert!(other.says("return document.documentElement.scrollWidth <= innerWidth").await);
        let barriers = barriers_in_any_light(&other, "a decision judged, on a phone").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        other.click("[data-tab=chart]").await;
        assert!(other.says("return shown(document.querySelector('#picture .hills')) && !shown(byId('verdict')) && byId('picture').textContent.includes('Probabilità di vittoria')").await);
        assert!(other.says("return document.documentElement.scrollWidth <= innerWidth").await);
        let barriers = barriers_in_any_light(&other, "the chances, on a phone").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        other.click("[data-tab=log]").await;
        assert!(other.says("return shown(byId('log')) && !shown(document.querySelector('#picture .hills'))").await);
        // Without a script the page is the same, by links and forms.
        let plain = other.ask_about("return fetch(it).then(answer => answer.text())", json!(format!("{game}?at={first}&as=1"))).await;
        let plain = plain.as_str().unwrap();
        for part in ["id=\"option-0\"", "id=\"option-1\"", "class=\"graph hills\"", "class=\"panel seatcard", "id=\"chances-table\"", &format!("?at={last}&amp;as=1")] {
            assert!(plain.contains(part), "{part}");
        }
        other.close().await;
    })
    .await;
}

/// Nobody waits for it: a first picture comes soon, what one looks at comes next, and it can be stopped and gone on with.
#[tokio::test]
async fn looking_through_takes_its_time() {
    visit(House::that_studies("1500"), async |house, driver, me| {
        let (game, length) = reviewed(me, house).await;
        // Whoever has the page open hears of it when somebody else asks, and cannot stop it.
        let other = driver.screen().await;
        other.open(&game).await;
        other.until("nobody has asked", "return shown(document.querySelector('#looking .ask'))").await;
        other.mark().await;
        me.click("#looking .ask").await;
        let hears = "return all('#looking .works').length === 1 && !byId('look-stop')";
        let came = other.until_at_most(LONGEST, hears, json!(null)).await;
        assert!(came.is_some(), "{}", other.report().await);
        let first = "return all('#picture [fill=\"url(#soon)\"]').length > 0 && document.querySelector('#picture .now').textContent.includes('≈') && shown(byId('look-stop'))";
        let came = me.until_at_most(LONGEST, first, json!(null)).await;
        assert!(came.is_some(), "{}", me.report().await);
        let barriers = barriers_in_any_light(me, "a game that is being looked through").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        // This one now.
        me.key(Key::Left + "").await;
        at(me, length - 1, "1").await;
        assert!(me.says("return all('#verdict .opt').length === 0").await);
        me.click("#look-now").await;
        let judged = "return all('#verdict .opt').length > 0 && all('#looking .works').length === 1";
        let came = me.until_at_most(LONGEST, judged, json!(null)).await;
        assert!(came.is_some(), "{}", me.report().await);
        let picture = "return all('#picture .hills').length === 1 && all('#looking .works').length === 1 && !byId('look-stop')";
        let came = other.until_at_most(LONGEST, picture, json!(null)).await;
        assert!(came.is_some(), "{}", other.report().await);
        other.still_marked().await;
        other.close().await;
        me.click("#look-stop").await;
        let rests = "const text = byId('looking').textContent; return /Seen up to decision \\d+/.test(text) && text.includes('Go on')";
        let came = me.until_at_most(LONGEST, rests, json!(null)).await;
        assert!(came.is_some(), "{}", me.report().await);
        me.reload().await;
        me.until("what was found", "return all('#picture .hills').length === 1 && byId('looking').textContent.includes('Go on') && all('#verdict .opt').length > 0").await;
        me.click("#looking .ask").await;
        me.until("it goes on", "return all('#looking .works').length === 1").await;
    })
    .await;
}
