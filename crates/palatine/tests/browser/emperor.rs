//! The Emperor of China in the browser.

use serde_json::json;

use super::guess::Guesser;
use super::house::House;
use super::screen::Screen;
use super::{barriers_in_any_light, fits, visit};

const SHY: &[&str] = &["do=exchange"];

async fn table(screen: &Screen, house: &House, seats: &[&str]) {
    let options = [("first", "seat-1"), ("fortifications", "with")];
    screen.new_table_of(house, "emperor", seats, &options).await;
}

/// A whole game with fortifications against two bots: houses, emissaries, the fortification, jokers and both ways to draw;
/// at the end the count can be followed on the map.
#[tokio::test]
async fn a_whole_game_of_emperor() {
    visit(House::open(), async |house, _, me| {
        table(me, house, &["me", "bot", "bot"]).await;
        me.mark().await;
        me.less_motion(true).await;
        let mut player = Guesser::new(5, SHY);
        player.game(me).await;
        me.still_marked().await;
        me.every_push_fitted().await;
        for what in ["pay=", "*2", "piece=emissary", "piece=fortification", "space=", "region=", "do=draw", "do=take"] {
            assert!(player.times(what) > 0, "never pressed {what}: {:?}", player.did);
        }
        let log = me.text("return byId('log').textContent").await;
        assert!(log.contains("as a joker") && log.contains("The game is over"), "{log}");

        let end = me
            .ask(
                "const number = (e) => Number(e.textContent.trim());
                 return { rows: all('#end .scores tbody tr').map(r => [...r.querySelectorAll('td')].map(number)),
                     totals: all('#end .scores tfoot td').map(number) }",
            )
            .await;
        let rows: Vec<Vec<i64>> = serde_json::from_value(end["rows"].clone()).unwrap();
        let totals: Vec<i64> = serde_json::from_value(end["totals"].clone()).unwrap();
        for (seat, total) in totals.iter().enumerate() {
            assert_eq!(rows.iter().map(|row| row[seat]).sum::<i64>(), *total, "{end}");
        }

        // Every step of the count has its words and its drawing on the map, not two the same; one can go back and forth.
        let steps = "return new Set(all('[data-steps] p[data-step]').map(e => e.dataset.step)).size";
        let count = me.ask(steps).await.as_u64().unwrap();
        assert!(count > 4, "only {count} steps");
        // Two rows of one player may be equally long, and read alike: the map then tells them apart.
        let shown = "const now = all('[data-steps] [data-step]').filter(e => !e.hasAttribute('hidden'));
             return [...now.filter(e => e.matches('p')).map(e => e.textContent.trim()),
                 ...now.filter(e => e.matches('.counting')).map(e => e.innerHTML)].join(' ')";
        // There is one panel at a time: the result, or the count.
        let one = "return [shown(byId('end')), shown(byId('count'))]";
        assert_eq!(me.ask(one).await, json!([true, false]));
        me.click("#end [data-again]").await;
        assert_eq!(me.ask(one).await, json!([false, true]));
        let mut told = std::collections::BTreeSet::new();
        told.insert(me.text(shown).await);
        for _ in 2..count {
            me.click("[data-go=forward]").await;
            let now = me.text(shown).await;
            assert!(!now.is_empty() && told.insert(now.clone()), "{now} is told twice");
        }
        me.click("[data-go=back]").await;
        assert!(told.contains(&me.text(shown).await));
        let barriers = barriers_in_any_light(me, "the count of a game of Emperor").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.click("[data-skip]").await;
        assert_eq!(me.ask(one).await, json!([true, false]));
        let barriers = barriers_in_any_light(me, "the end of a game of Emperor").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
    })
    .await;
}

/// Two equal cards pay for a piece in a region of another colour, and only there.
#[tokio::test]
async fn a_joker_pays() {
    visit(House::open(), async |house, _, me| {
        // The deal is chance, so a pair may take some turns to come.
        table(me, house, &["me", "bot", "bot"]).await;
        let mut player = Guesser::new(1, &["do=exchange", "*2"]);
        let pair = "const b = lit().find(b => /pay=\\w+\\*2/.test(b.dataset.pick)); return b ? b.dataset.pick : ''";
        loop {
            me.my_turn().await;
            let pick = me.text(pair).await;
            if pick.is_empty() {
                player.decide(me).await;
                continue;
            }
            let colour = pick.split("pay=").nth(1).and_then(|pay| pay.split('*').next()).unwrap().to_owned();
            me.press(&pick).await;
            // No space of the pair's own colour is lit.
            let own = "return moves().filter(m => m.picks.pay === it[0]).map(m => String(m.picks.space || m.picks.region).split('-')[0])";
            let regions = me.ask_about(own, json!([format!("{colour}*2")])).await;
            let target = me
                .text("const b = lit().find(b => /\\b(space|region)=/.test(b.dataset.pick)); return b ? b.dataset.pick : ''")
                .await;
            assert!(!target.is_empty(), "{}", me.report().await);
            let region = target.rsplit('=').next().and_then(|place| place.split('-').next()).unwrap();
            assert!(regions.as_array().unwrap().iter().any(|r| r == region), "{target} {regions}");
            let before = me.ask("return decision()").await;
            me.press(&target).await;
            // With a fortification left, a space alone does not yet say which piece.
            if me.ask("return decision()").await == before {
                me.press("piece=house").await;
            }
            break;
        }
        let log = me.text("return byId('log').textContent").await;
        assert!(log.contains("as a joker"), "{log}");
    })
    .await;
}

/// A piece can be taken back; a card from the pile cannot.
#[tokio::test]
async fn a_piece_is_taken_back_but_not_a_draw() {
    visit(House::of_slow_bots(), async |house, _, me| {
        table(me, house, &["me", "bot", "bot"]).await;
        me.my_turn().await;
        let before = me.table().await;
        assert!(me.says("return all('[data-post=undo]').length === 0").await);
        // The map is empty, so one piece is all; then cards are drawn.
        Guesser::new(3, &["do=exchange", "*2"]).decide(me).await;
        me.my_turn().await;
        assert_ne!(me.table().await["stones"], before["stones"]);
        me.click("[data-post=undo][data-fields*=step]").await;
        me.until("the table before", "return decision() === 1").await;
        assert_eq!(me.table().await["stones"], before["stones"]);

        Guesser::new(4, &["do=exchange", "*2"]).decide(me).await;
        me.my_turn().await;
        assert!(
            me.says("return lit().some(b => b.dataset.pick === 'do=draw')").await,
            "{}",
            me.report().await
        );
        me.press("do=draw").await;
        me.until("the bot's turn", "return moves().length === 0").await;
        assert!(me.says("return all('[data-post=undo]').length === 0").await, "{}", me.report().await);
    })
    .await;
}

/// On a phone the map has a frame of its own, and nothing makes the page scroll sideways.
#[tokio::test]
async fn emperor_on_a_phone() {
    visit(House::open(), async |house, driver, _| {
        for (width, height) in [(390, 844), (360, 740)] {
            let me = driver.screen().await;
            table(&me, house, &["me", "bot", "bot", "bot", "bot"]).await;
            let address = me.address().await;
            me.phone(width, height).await;
            for page in ["/rules/emperor", "/new?game=emperor"] {
                me.open(&house.at(page)).await;
                fits(&me, width, page).await;
            }
            me.open(&address).await;
            me.my_turn().await;
            fits(&me, width, "my turn").await;
            for tab in ["players", "log", "hand"] {
                me.click(&format!("[data-tab={tab}]")).await;
                fits(&me, width, tab).await;
            }
            Guesser::new(2, SHY).decisions(&me, 6).await;
            fits(&me, width, "after some decisions").await;
            me.close().await;
        }
    })
    .await;
}
