//! A first game in the browser: the goal above the board, a remark beside its thing, what is had and what is wanted no more, after the
//! house was killed too; on a desk and on a phone; and nobody else's game.

use std::collections::BTreeSet;

use serde_json::json;

use super::house::House;
use super::play::Player;
use super::screen::Screen;
use super::{LONGEST, barriers_in_any_light, fits, visit};

/// Opens a table of the Great Wall against bots from the home page.
async fn sits(me: &Screen, house: &House) {
    me.open(&house.at("/")).await;
    me.click(".hero button.primary").await;
    me.until("the table", "return Boolean(byId('live')) && Boolean(byId('players'))").await;
    me.less_motion(true).await;
}

/// The remark that is shown: its heading.
async fn remark(me: &Screen) -> String {
    let heading = "return byId('coach') && shown(byId('coach')) && byId('coach-title').textContent";
    me.until("a remark", heading).await.as_str().unwrap().to_owned()
}

/// The remark lies upon nothing that it is about, within the page, and that thing is marked.
const BESIDE: &str = "const [card, thing] = [byId('coach'), document.querySelector('.remarked')];
    if (!thing) return false;
    const [a, b] = [card.getBoundingClientRect(), thing.getBoundingClientRect()];
    const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    return apart && a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight";

#[tokio::test]
async fn a_first_game_is_remarked_on() {
    visit(House::that_remarks(), async |house, driver, me| {
        me.size(1280, 720).await;
        sits(me, house).await;
        let table = me.address().await;
        assert_eq!(remark(me).await, "Two favours for every section");
        assert!(me.says(BESIDE).await, "{}", me.report().await);
        assert!(me.says("return !byId('coach').contains(document.activeElement)").await, "it never takes the focus");
        assert!(me.says("return shown(byId('goal')) && document.scrollingElement.scrollHeight - innerHeight < 120").await);
        let found = barriers_in_any_light(me, "a first game").await;
        assert!(found.is_empty(), "{}", found.join("\n"));

        // One remark a turn: once it is had, nothing comes until the next turn, and it does not come again.
        me.click("[data-coach=had]").await;
        me.until("no remark", "return byId('coach').hidden && !document.querySelector('.remarked')").await;
        me.click("[data-goal=no]").await;
        me.until("no goal", "return byId('goal').hidden").await;
        for _ in 0..2 {
            let before = me.ask("return byId('live').dataset.decision").await;
            me.press("do=draw").await;
            let on = "return byId('live').dataset.decision !== it && !document.body.classList.contains('sending')";
            assert!(me.until_at_most(LONGEST, on, before).await.is_some(), "{}", me.report().await);
        }
        assert_ne!(remark(me).await, "Two favours for every section");
        house.kill();
        house.open_again();
        me.open(&table).await;
        let last = remark(me).await;
        assert_ne!(last, "Two favours for every section", "what was had is kept");
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("net::ERR_")), "{complaints:#?}");
        assert!(me.says("return byId('goal').hidden").await, "so is what was hidden");
        // It is reached again from the menu.
        me.click("#tablemenu").await;
        me.click(".thegoal button").await;
        me.until("the goal", "return shown(byId('goal'))").await;
        me.click("[data-coach=off]").await;
        me.until("no remark", "return byId('coach').hidden").await;
        me.until("it is kept", "return performance.getEntriesByType('resource').some(e => e.name.includes('/first/') && e.responseEnd > 0)").await;
        me.reload().await;
        me.until("the table", "return Boolean(byId('live')) && !byId('coach')").await;

        // Somebody else is not touched by that, on a phone.
        let other = driver.screen().await;
        other.phone(390, 844).await;
        sits(&other, house).await;
        assert_eq!(remark(&other).await, "Two favours for every section");
        fits(&other, 390, "a first game").await;
        let low = "const [card, sheet] = [byId('coach').getBoundingClientRect(), byId('sheet').getBoundingClientRect()];
            return card.bottom >= innerHeight - 1 && card.width === innerWidth && card.top > 300 && sheet.top > 300";
        assert!(other.says(low).await, "{}", other.report().await);
        let small = "return all('#coach button, #goal button').filter(e => e.getBoundingClientRect().height < 44).length";
        assert_eq!(other.ask(small).await, json!(0));
        let found = barriers_in_any_light(&other, "a first game on a phone").await;
        assert!(found.is_empty(), "{}", found.join("\n"));
        other.click("[data-coach=had]").await;
        other.until("the sheet", "return byId('coach').hidden && shown(byId('hand'))").await;
        other.close().await;

        // The settings take it back.
        me.open(&house.at("/me")).await;
        me.click("form[action=\"/first/great-wall\"] button").await;
        // A press may return before its form is on its way, which would then overtake what is opened next.
        me.until("the settings", "return location.search === '?remarks=1'").await;
        me.open(&table).await;
        assert_eq!(remark(me).await, last, "one remark a turn");
        let all = "return byId('remarks').content.querySelectorAll('[data-remark]').length";
        assert_eq!(me.ask(all).await, json!(6), "they come from the beginning again");
    })
    .await;
}

/// The prizes, towers and totals upon which the remark lies, once they stand where they are: a stone may slide past.
const UPON: &str = "if (!(await stands(byId('live')))) return null;
    const a = byId('coach').getBoundingClientRect();
    return all('#board :is(.favour, .stone, .plinth li:not(.absent))').filter(shown).filter(e => {
        const b = e.getBoundingClientRect();
        return b.left < a.right - 1 && b.right > a.left + 1 && b.top < a.bottom - 1 && b.bottom > a.top + 1;
    }).map(e => e.id || e.textContent)";

/// Everything around what the remark is about is still on its way from far below when the remark is placed.
const SLIDING: &str = "const there = document.querySelector('.remarked');
    for (const e of all('#board :is(.favour, .stone, .plinth)')) if (!e.contains(there)) e.animate([{ translate: '0 900px' }, { translate: '0 0' }], 400);
    dispatchEvent(new Event('resize'))";

#[tokio::test]
async fn a_remark_lies_upon_no_prize_tower_or_total() {
    visit(House::that_remarks(), async |house, _, me| {
        me.size(1280, 720).await;
        sits(me, house).await;
        let mut player = Player::new(7);
        let mut came = BTreeSet::new();
        for _ in 0..40 {
            let what = "return byId('end') ? 'over' : lit().length ? 'mine' : ''";
            if me.until("my turn, or the end", what).await == json!("over") {
                break;
            }
            if me.says("return shown(byId('coach'))").await {
                came.insert(remark(me).await);
                assert_eq!(me.until("still towers", UPON).await, json!([]), "{}", me.report().await);
                // Where it was placed while stones were on their way, it goes where it should once they stand.
                me.ask(SLIDING).await;
                assert_eq!(me.until("still towers", UPON).await, json!([]), "{}", me.report().await);
                me.click("[data-coach=had]").await;
            }
            player.decide(me).await;
        }
        assert!(came.len() >= 4, "{came:?}");
    })
    .await;
}
