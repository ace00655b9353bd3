//! Justinian in the browser.

use std::time::Duration;

use serde_json::json;
use thirtyfour::Key;

use super::guess::Guesser;
use super::house::House;
use super::screen::Screen;
use super::{barriers_in_any_light, fits, visit};

/// How long something may take that takes a few seconds.
const PATIENT: Duration = Duration::from_secs(40);

async fn table(screen: &Screen, house: &House, seats: &[&str]) {
    screen.new_table_of(house, "justinian", seats, &[("first", "seat-1")]).await;
}

/// A whole game against two bots: tokens on courtiers and on the phase space, passing, and all three phases scored.
#[tokio::test]
async fn a_whole_game_of_justinian() {
    visit(House::open(), async |house, _, me| {
        table(me, house, &["me", "bot", "bot"]).await;
        me.mark().await;
        me.less_motion(true).await;
        let mut player = Guesser::new(5, &[]);
        player.game(me).await;
        me.still_marked().await;
        me.every_push_fitted().await;
        for what in ["token=", "place=", "place=phase", "do=pass"] {
            assert!(player.times(what) > 0, "never pressed {what}: {:?}", player.did);
        }
        let end = me
            .ask(
                "const number = (e) => Number(e.textContent.trim());
                 return { rows: all('#end .scores tbody tr').map(r => [...r.querySelectorAll('td')].map(number)),
                     totals: all('#end .scores tfoot td').map(number) }",
            )
            .await;
        let rows: Vec<Vec<i64>> = serde_json::from_value(end["rows"].clone()).unwrap();
        let totals: Vec<i64> = serde_json::from_value(end["totals"].clone()).unwrap();
        assert!(rows.len() > 2, "{end}");
        for (seat, total) in totals.iter().enumerate() {
            assert_eq!(rows.iter().map(|row| row[seat]).sum::<i64>(), *total, "{end}");
        }
        // Who won and how the viewer fared stand in the panel, whatever the board calls its own parts.
        let inside = "const inside = (part, whole) => part.left >= whole.left && part.right <= whole.right && part.top >= whole.top && part.bottom <= whole.bottom;
            return all('#end .result, #end .result *').every(e => inside(e.getBoundingClientRect(), byId('end').getBoundingClientRect()))";
        assert!(me.says(inside).await, "{}", me.report().await);
        // The last round can be followed step by step: tokens, moves, cards, points. With less motion it has opened by itself
        // and waits; R begins it anew.
        me.key("r").await;
        let mut acts = Vec::new();
        while me.says("return Boolean(document.querySelector('.telling.paused'))").await {
            let now = "return [all('.told-acts li').findIndex(e => e.hasAttribute('aria-current')),
                document.querySelector('.told-line').textContent]";
            let now = me.ask(now).await;
            assert!(now[1].as_str().unwrap().len() > 5, "{now}");
            acts.push(now[0].as_i64().unwrap());
            me.key(Key::Right).await;
            assert!(acts.len() < 60, "it has no end");
        }
        let mut order = acts.clone();
        order.sort_unstable();
        assert_eq!(acts, order);
        order.dedup();
        assert_eq!(order, [0, 1, 2, 3]);
        assert!(acts.len() > 6, "{acts:?}");
        let left = "return all('.retold, .arc, .turned-cards, .shown-card, .retelling').length === 0 &&
            all('.piece').every(e => !e.style.getPropertyValue('--s'))";
        assert!(me.says(left).await, "the tale is over, but not away");
        let barriers = barriers_in_any_light(me, "the end of a game of Justinian").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
    })
    .await;
}

/// Two people at two screens. Neither sees the other's tokens before the reveal, and the last to pass chooses the side.
#[tokio::test]
async fn two_people_play_justinian() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        table(host, house, &["me", "open"]).await;
        let link = host.text("return byId('invite').value").await;
        guest.open(&link).await;
        guest.click("[data-post=join]").await;
        host.my_turn().await;
        // Tiles that are lifted stay so while the game goes on, and only where they were lifted.
        let art = "return getComputedStyle(document.querySelector('#court .art')).opacity";
        host.click("#lift-tiles summary").await;
        host.until("what lies under the tiles", "return byId('court').classList.contains('lifted')").await;

        // Each lays a token on a courtier of his own; the other sees that it lies there, and no more.
        for (mover, other, seat, courtier) in [(host, &guest, 1, 3), (&guest, host, 2, 9)] {
            mover.my_turn().await;
            let token =
                mover.text("return lit().find(b => b.dataset.pick.startsWith('token=')).dataset.pick").await;
            let value = token.trim_start_matches("token=").to_owned();
            mover.press(&token).await;
            mover.press(&format!("place={courtier}")).await;
            let there = format!("return Boolean(byId('token-p{seat}-c{courtier}-1'))");
            other.until("the token", &there).await;
            let mine = mover.text(&format!("return byId('token-p{seat}-c{courtier}-1').outerHTML")).await;
            let theirs = other.text(&format!("return byId('token-p{seat}-c{courtier}-1').outerHTML")).await;
            let number = value.replace("plus-", "+").replace("minus-", "−");
            assert!(mine.contains(&number), "{mine} does not show {number} to its owner");
            for hidden in ["+1", "+2", "+3", "−1", "−2", "−3", "plus", "minus"] {
                assert!(!theirs.contains(hidden), "{theirs} tells");
            }
        }
        assert_eq!([host.text(art).await, guest.text(art).await], ["0.1", "1"]);
        host.click("#lift-tiles summary").await;
        host.until("tiles that lie again", "return !byId('court').classList.contains('lifted')").await;
        assert_eq!(host.text(art).await, "1");
        // The host passes, then the guest: he is the last, so he decides from which side the courtiers move.
        host.my_turn().await;
        host.press("do=pass").await;
        guest.my_turn().await;
        guest.press("do=pass").await;
        guest.until("the choice", "return lit().some(b => b.dataset.pick.includes('side=left'))").await;
        assert!(host.says("return moves().length === 0").await);
        for (screen, seat, courtier) in [(host, 2, 9), (&guest, 1, 3)] {
            let token = format!("return byId('token-p{seat}-c{courtier}-1').textContent");
            let told = screen.text(&token).await;
            assert!(told.contains('+') || told.contains('−'), "not turned up: {told}");
        }
        // Each side can be looked at on the court before it is chosen.
        let stands = "return all('.piece').map(e => [Number(e.style.getPropertyValue('--s')), e.id.slice(9)])
            .sort((a, b) => a[0] - b[0]).map(e => e[1]).join(' ') === byId(it).dataset.court";
        for side in ["side-left", "side-right"] {
            let (x, y) = guest.spot("[byId(it).querySelector('.changes')]", json!(side)).await;
            guest.point_at(x, y).await;
            assert!(guest.until_at_most(PATIENT, stands, json!(side)).await.is_some(), "{side} is not shown");
            assert!(guest.says("return all('.elsewhere').length > 0 && all('.by').length > 0").await);
        }
        guest.point_at(5.0, 5.0).await;
        guest
            .until("the court as it is", "return all('.piece').every(e => !e.style.getPropertyValue('--s'))")
            .await;
        let before = host
            .text("return [...Array(12)].map((_, n) => byId('courtier-' + (n + 1)).className).join()")
            .await;
        guest.press("do=side side=right").await;
        host.until("a story", "return byId('tale').hasAttribute('data-moves')").await;
        let moved =
            "return [...Array(12)].map((_, n) => byId('courtier-' + (n + 1)).className).join() !== it";
        assert!(host.until_at_most(PATIENT, moved, json!(before)).await.is_some(), "nobody moved");
        guest.close().await;
    })
    .await;
}

/// Blue is asked, then Red, whose tokens on the phase space are these.
fn asking(space: &[i64], reserve: &[i64]) -> serde_json::Value {
    json!({
        "palatine": "position 1", "game": "justinian", "setup": { "seats": 2 },
        "position": {
            "turn": { "seat": 1, "decision": "offer" }, "passed": [2, 1], "last": 1,
            "players": [
                { "hand": [1, 2, -1], "space": [2, -3] },
                { "hand": [1, -1], "space": space, "reserve": reserve },
            ],
        },
    })
}

/// Everybody is asked who may have enough. Who has not can only decline and reads why; and what the other sees is the same as
/// if he could.
#[tokio::test]
async fn whoever_has_not_enough_is_asked_and_can_only_decline() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        // A house is closed while a table is laid out: so both are, before anybody comes.
        let enough = house.lay_out(&asking(&[2, -3], &[2, 3, -1]), &["open", "open"]).await;
        let short = house.lay_out(&asking(&[2, -1], &[2, 3, -3]), &["open", "open"]).await;
        let mut seen = Vec::new();
        for (table, able) in [(enough, true), (short, false)] {
            host.open(&table).await;
            host.click("[data-post=join]").await;
            guest.open(&table).await;
            guest.click("[data-post=join]").await;
            host.my_turn().await;
            host.press("do=decline").await;
            guest.my_turn().await;
            let picks = guest.ask("return lit().map(b => b.dataset.pick)").await;
            let all = if able { json!(["do=score", "do=decline"]) } else { json!(["do=decline"]) };
            assert_eq!(picks, all, "{}", guest.report().await);
            let prompt = guest.text("return document.querySelector('.prompt.say').textContent").await;
            let reads = if able {
                "You have 5: score phase 1 now?"
            } else {
                "You have 3, and it takes 5: you can only decline."
            };
            assert!(prompt.contains(reads), "{prompt}");
            if !able {
                guest.click("#score-button").await;
                guest.until("the reason", "return shown(byId('why'))").await;
                let why = guest.text("return byId('why').textContent").await;
                assert!(why.contains("Your tokens on the phase space are worth 3, and it takes 5"), "{why}");
                assert!(guest.says("return lit().length === 1").await, "nothing was played");
            }
            // All that the other has on his screen: what is there, how it looks, and what it says. Only the commitment to its
            // seed differs from table to table.
            let all =
                "return all('#live *:not(.sealed)').map(e => e.tagName + '.' + e.getAttribute('class') + ' '
                + (e.children.length ? '' : e.textContent)).join('\\n')";
            seen.push(host.text(all).await);
            guest.press("do=decline").await;
            host.my_turn().await;
        }
        guest.close().await;
        assert_eq!(seen[0], seen[1], "the other's page tells who has enough");
    })
    .await;
}

/// On a phone the whole court is there, and nothing makes the page scroll sideways.
#[tokio::test]
async fn justinian_on_a_phone() {
    visit(House::open(), async |house, driver, _| {
        for (width, height) in [(390, 844), (360, 740)] {
            let me = driver.screen().await;
            table(&me, house, &["me", "bot", "bot", "bot"]).await;
            let address = me.address().await;
            me.phone(width, height).await;
            for page in ["/rules/justinian", "/new?game=justinian"] {
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
            Guesser::new(2, &[]).decisions(&me, 8).await;
            fits(&me, width, "after some decisions").await;
            me.close().await;
        }
    })
    .await;
}

/// Two people lay two tokens each, three of them on one courtier, and pass; the guest is the last, and so chooses the side.
async fn up_to_the_reveal(host: &Screen, guest: &Screen) {
    for (mover, courtier) in [(host, 3), (guest, 9), (host, 3), (guest, 3)] {
        mover.my_turn().await;
        let token =
            mover.text("return lit().find(b => b.dataset.pick.startsWith('token=')).dataset.pick").await;
        mover.press(&token).await;
        mover.press(&format!("place={courtier}")).await;
    }
    host.my_turn().await;
    host.press("do=pass").await;
    // Whatever is told is written down: how many tokens are turned up, and in which act. At its first beat it is paused once: on a busy
    // machine it may be over before anybody has looked.
    let watch = "window.told = []; const look = () => {
            if (!document.querySelector('.tale.telling')) return;
            if (!told.length) queueMicrotask(() => document.querySelector('[data-tale-go=pause]').click());
            const act = all('.told-acts li').findIndex(e => e.hasAttribute('aria-current'));
            const now = act + ' ' + all('.retold .token.up').length + ' ' + all('.piece.told').map(e => e.id).join();
            if (told.at(-1) !== now) told.push(now);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        return true";
    assert!(host.says(watch).await && guest.says(watch).await);
    guest.my_turn().await;
    guest.press("do=pass").await;
    guest.until("the choice", "return lit().some(b => b.dataset.pick.includes('side=left'))").await;
}

/// A tale that was paused goes on.
async fn go_on(screen: &Screen) {
    screen.until("the pause", "return Boolean(document.querySelector('.tale.telling.paused'))").await;
    screen.click("#tale [data-tale-go=pause]").await;
}

/// What is told lies upon no courtier and upon nothing that can be pressed.
async fn covers_nothing(screen: &Screen) {
    let covers = "const t = byId('tale').getBoundingClientRect();
        const over = (e) => { const r = e.getBoundingClientRect(); return r.width > 0 &&
            Math.min(r.right, t.right) - Math.max(r.left, t.left) > 1 && Math.min(r.bottom, t.bottom) - Math.max(r.top, t.top) > 1 };
        const sheet = getComputedStyle(byId('sheet')).position === 'fixed';
        return all((sheet ? '' : '.piece .tile, .plate, .well, ') + '#hand > *, .tabs, .player')
            .filter(e => shown(e) && over(e)).map(e => e.className)";
    assert_eq!(screen.ask(covers).await, json!([]), "the tale covers something");
}

/// The reveal: tokens turn one after another for whoever is not asked; it is skipped by a press and by Esc, and comes again.
/// Whoever is asked is told nothing before asking for it.
#[tokio::test]
async fn the_reveal_is_told_on_the_court() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        table(host, house, &["me", "open"]).await;
        guest.open(&host.text("return byId('invite').value").await).await;
        guest.click("[data-post=join]").await;
        up_to_the_reveal(host, &guest).await;

        // The host is not asked: one token after another, the lowest place first.
        host.until("the tale", "return Boolean(document.querySelector('.tale.telling'))").await;
        host.shot("reveal-host").await;
        covers_nothing(host).await;
        go_on(host).await;
        let end = "return told.length > 0 && !document.querySelector('.tale.telling') && told";
        let told = host.until_at_most(PATIENT, end, json!(null)).await.expect("the tale ends");
        assert_eq!(told, json!(["0 1 courtier-3", "0 2 courtier-3", "0 3 courtier-3", "0 4 courtier-9"]));
        assert!(
            host.says("return shown(document.querySelector('#tale .again')) && all('.retold').length === 0")
                .await
        );

        // The guest is asked: nothing has played, what is asked can be pressed, and one button would tell it.
        assert_eq!(guest.ask("return told").await, json!([]));
        assert!(
            guest.says("return shown(document.querySelector('#tale .again')) && lit().length === 2").await
        );
        covers_nothing(&guest).await;

        // Again, by R; away by Esc; again by the button; away by a press on the court, which presses nothing else.
        host.key("r").await;
        host.until("the tale again", "return Boolean(document.querySelector('.tale.telling'))").await;
        host.key(Key::Escape).await;
        assert!(
            host.says("return !document.querySelector('.tale.telling') && all('.retold').length === 0").await
        );
        host.click("#tale .again").await;
        host.until("the tale again", "return Boolean(document.querySelector('.tale.telling'))").await;
        host.click("#court .floor").await;
        assert!(host.says("return !document.querySelector('.tale.telling')").await);

        // The guest lets it be told while the choice is open: a choice ends it and counts.
        guest.click("#tale .again").await;
        guest.until("the tale", "return Boolean(document.querySelector('.tale.telling'))").await;
        guest.press("do=side side=left").await;
        assert!(guest.says("return !document.querySelector('.tale.telling.paused')").await);

        // The host has skipped the round, so its moves are not told either before they are asked for. Step by step:
        host.until("the moves", "return byId('tale').hasAttribute('data-moves')").await;
        assert!(host.says("return !document.querySelector('.tale.telling')").await);
        host.key("r").await;
        host.key(" ").await;
        host.until("a pause", "return Boolean(document.querySelector('.tale.telling.paused'))").await;
        for _ in 0..20 {
            if host.says("return all('.arc').length > 0").await {
                break;
            }
            host.key(Key::Right).await;
        }
        assert!(host.says("return all('.arc').length === 1 && all('.piece.told').length === 1").await);
        covers_nothing(host).await;
        host.key(Key::Left).await;
        assert!(
            host.says("return all('.arc').length === 0 && all('.piece.told')[0].id === 'courtier-9'").await
        );
        host.key(Key::Escape).await;
        // What was told is read out, and at last the order in the court.
        let said = "const t = byId('tale-said').textContent; return t.startsWith('The court now') && t";
        assert!(host.until_at_most(PATIENT, said, json!(null)).await.is_some());
        guest.close().await;
    })
    .await;
}

/// On a phone the tale lies in the sheet. It goes on from the tokens to the moves by itself, and leaves the court as it is.
#[tokio::test]
async fn the_reveal_on_a_phone() {
    visit(House::open(), async |house, driver, guest| {
        let host = driver.screen().await;
        table(&host, house, &["me", "open"]).await;
        let link = host.text("return byId('invite').value").await;
        host.phone(390, 844).await;
        guest.open(&link).await;
        guest.click("[data-post=join]").await;
        host.reload().await;
        up_to_the_reveal(&host, guest).await;
        host.until("the tale", "return Boolean(document.querySelector('.tale.telling'))").await;
        host.shot("reveal-phone").await;
        fits(&host, 390, "the reveal").await;
        covers_nothing(&host).await;
        let inside = "const [s, t] = ['sheet', 'tale'].map(id => byId(id).getBoundingClientRect());
            return t.top >= s.top && t.bottom <= s.bottom && t.left >= 0 && t.right <= innerWidth";
        assert!(host.says(inside).await, "the tale is not in the sheet");
        go_on(&host).await;
        guest.press("do=side side=right").await;
        let over =
            "return told.some(t => t.startsWith('1')) && !document.querySelector('.tale.telling') && told";
        let told =
            host.until_at_most(PATIENT, over, json!(null)).await.expect("the moves are told by themselves");
        let told: Vec<String> = serde_json::from_value(told).unwrap();
        assert!(told.is_sorted_by_key(|told| told.chars().next()), "{told:?}");
        assert!(host.says("return all('.piece').every(e => !e.style.getPropertyValue('--s'))").await);
        host.close().await;
    })
    .await;
}
