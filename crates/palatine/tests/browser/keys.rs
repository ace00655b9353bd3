//! Playing by keyboard alone: every key of the list, a whole game, some turns of every other.

use std::time::Duration;

use serde_json::json;
use thirtyfour::Key;

use super::house::House;
use super::screen::Screen;
use super::{LONGEST, visit};

/// A guest who has no mouse.
struct Typist {
    luck: u64,
    /// How often a digit chose a card, and an arrow went on.
    cards: u32,
    arrows: u32,
}

impl Typist {
    fn new(luck: u64) -> Self {
        Self { luck, cards: 0, arrows: 0 }
    }

    fn below(&mut self, end: u64) -> u64 {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) % end
    }

    /// Makes one decision: a card by its digit, then a target by Tab and arrows, then Enter.
    async fn decide(&mut self, me: &Screen) {
        // The script may come a moment after the page.
        me.until("something lit", "return lit().length > 0").await;
        let before = me.ask("return decision()").await;
        for _ in 0..80 {
            let (begun, chosen) = {
                let seen = me.ask("return [shown(byId('cancel')), all('.chosen').length]").await;
                (seen[0] == json!(true), seen[1].as_u64().unwrap())
            };
            if !begun && self.below(3) > 0 {
                let digit = (self.below(3) + 1).to_string();
                me.key(digit.as_str()).await;
                self.cards += u32::from(me.says("return all('#hand .chosen').length > 0").await);
            } else {
                // From a chosen card Tab goes to the first target; arrows go on from anywhere.
                if chosen > 0 {
                    me.key(Key::Tab).await;
                }
                for _ in 0..self.below(4) + u64::from(chosen == 0) {
                    let arrow = match self.below(4) {
                        0 => Key::Left,
                        1 => Key::Right,
                        2 => Key::Up,
                        _ => Key::Down,
                    };
                    let from = me.ask("return [scrollX, scrollY, document.activeElement.outerHTML]").await;
                    me.key(arrow).await;
                    let to = me.ask("return [scrollX, scrollY, document.activeElement.outerHTML]").await;
                    self.arrows += u32::from(from != to);
                }
                if me.says("return lit().includes(document.activeElement)").await {
                    me.key(Key::Enter).await;
                }
            }
            // A move on its way comes back soon.
            me.until("an answer", "return !document.body.classList.contains('sending')").await;
            let done = "return decision() !== it || Boolean(byId('end'))";
            if me.until_at_most(Duration::from_millis(60), done, before.clone()).await.is_some() {
                return;
            }
        }
        panic!("eighty keys decide nothing\n{}", me.report().await);
    }
}

/// To the end of a game, with keys.
#[tokio::test]
async fn a_whole_game_by_keyboard() {
    visit(House::open(), async |house, _, me| {
        me.new_table(house, &["me", "bot", "bot"], "seat-1").await;
        me.less_motion(true).await;
        me.mark().await;
        let mut typist = Typist::new(3);
        loop {
            let what = "return byId('end') ? 'over' : moves().length ? 'mine' : ''";
            if me.until("my turn, or the end", what).await == json!("over") {
                break;
            }
            typist.decide(me).await;
        }
        me.still_marked().await;
        assert!(typist.cards > 5 && typist.arrows > 5, "{} {}", typist.cards, typist.arrows);
        // Whoever hears the page finds its parts in order, and no column without a name.
        in_order(me).await;
    })
    .await;
}

/// Headings go down one step at a time, and every column of a table has a name.
pub async fn in_order(me: &Screen) {
    let jumps = me
        .ask(
            "const levels = all('h1, h2, h3, h4, h5, h6').filter(e => e.checkVisibility()).map(e => Number(e.tagName[1]));
             return levels.filter((level, n) => level > (n ? levels[n - 1] : 0) + 1)",
        )
        .await;
    assert_eq!(jumps, json!([]), "{}", me.report().await);
    let nameless = me.ask("return all('th').filter(e => !e.textContent.trim()).length").await;
    assert_eq!(nameless, json!(0));
}

#[tokio::test]
async fn turns_of_every_game_by_keyboard() {
    visit(House::open(), async |house, _, me| {
        for (game, seats) in [("emperor", 3), ("justinian", 2), ("zhanguo", 2)] {
            let all = ["me", "bot", "bot"];
            me.new_table_of(house, game, &all[..seats], &[]).await;
            me.less_motion(true).await;
            let mut typist = Typist::new(8);
            for _ in 0..8 {
                me.my_turn().await;
                typist.decide(me).await;
            }
            me.my_turn().await;
            in_order(me).await;
        }
    })
    .await;
}

/// On a phone some parts are out of sight: what is left of a table is in order too, behind every tab and with a card chosen.
#[tokio::test]
async fn every_part_of_a_table_is_in_order_on_a_phone() {
    visit(House::open(), async |house, _, me| {
        for game in ["great-wall", "emperor", "justinian", "zhanguo"] {
            me.new_table_of(house, game, &["me", "bot", "bot"], &[]).await;
            me.phone(390, 844).await;
            me.my_turn().await;
            let tabs = me.ask("return all('[data-tab]').filter(shown).map(e => e.dataset.tab)").await;
            for tab in tabs.as_array().unwrap() {
                me.click(&format!("[data-tab={}]", tab.as_str().unwrap())).await;
                in_order(me).await;
            }
            me.click("[data-tab=hand]").await;
            me.key("1").await;
            in_order(me).await;
        }
    })
    .await;
}

/// What each key does, and that none does it while somebody types.
#[tokio::test]
async fn every_key_does_what_the_list_says() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        me.until("something lit", "return lit().length > 0").await;
        let before = me.table().await;
        // A digit presses the card in that place, and again lets it go.
        for n in ["1", "2"] {
            me.key(n).await;
            let chosen = "return all('#hand .kind').map(e => e.classList.contains('chosen')).indexOf(true) + 1";
            assert_eq!(me.ask(chosen).await.to_string(), n);
            assert!(me.says("return document.activeElement.closest('#hand .kind.chosen') !== null").await);
        }
        me.key(Key::Tab).await;
        let first = "return document.activeElement === all('#board [data-pick]').find(b => lit().includes(b))";
        assert!(me.says(first).await, "{}", me.report().await);
        // An arrow goes to the next one in that direction, and stays where there is none.
        me.key(Key::Right).await;
        assert!(me.says("return lit().includes(document.activeElement) && document.activeElement.closest('#board') !== null").await);
        me.key(Key::Enter).await;
        assert!(me.until_at_most(LONGEST, "return decision() > it", before["decision"].clone()).await.is_some());
        assert!(me.says("return document.activeElement !== document.body && shown(document.activeElement)").await, "the focus is somewhere");
        me.key("u").await;
        assert!(me.until_at_most(LONGEST, "return decision() === it", before["decision"].clone()).await.is_some());
        assert_eq!(me.table().await, before);
        assert!(me.says("return document.activeElement !== document.body").await);

        // On a thing of the board it would be help.
        me.ask("byId('tablemenu').focus()").await;
        me.key("?").await;
        me.until("the list", "return byId('keys').open && byId('keys').contains(document.activeElement)").await;
        let there = me.text("return byId('keys').innerText").await;
        assert!(there.contains("Undo a step") && there.contains("Advise me"), "{there}");
        me.key("u").await;
        me.key(Key::Escape).await;
        me.until("no list", "return !byId('keys').open && document.activeElement !== document.body").await;

        me.key("m").await;
        assert!(me.says("return shown(byId('menu')) && byId('menu').contains(document.activeElement)").await);
        // A list of choices takes letters for itself.
        me.ask("byId('leave-level').focus()").await;
        me.key("a").await;
        me.key("u").await;
        assert!(me.says("return !byId('advice') && shown(byId('menu'))").await);
        me.key(Key::Escape).await;
        assert!(me.says("return !shown(byId('menu')) && document.activeElement.id === 'tablemenu'").await);
        assert_eq!(me.table().await, before);

        // Advice is asked for, chosen and played.
        me.ask("document.activeElement.blur()").await;
        me.key("a").await;
        me.until("advice", "return all('[data-advised]').some(shown)").await;
        me.ask("byId('tip-1').focus({ focusVisible: true })").await;
        me.key(Key::Enter).await;
        assert!(me.says("return document.activeElement.id === 'play-advised'").await);
        me.key(Key::Enter).await;
        assert!(me.until_at_most(LONGEST, "return decision() > it", before["decision"].clone()).await.is_some());
    })
    .await;
}
