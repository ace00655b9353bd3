//! What happened since one's last turn, and the end: the log by round and turn, "show me", what an entry speaks of, the count
//! before the result.

use serde_json::{Value, json};
use thirtyfour::Key;

use super::house::House;
use super::play::Player;
use super::screen::Screen;
use super::{LONGEST, barriers_in_any_light, visit};

/// Plays until the others have decided at least that much since one's last turn.
async fn until_much_happened(me: &Screen, player: &mut Player, moves: u64) -> u64 {
    loop {
        me.my_turn().await;
        let since = me.ask("const s = byId('since')?.dataset; return s ? s.to - s.from : 0").await;
        if since.as_u64().unwrap() >= moves {
            return since.as_u64().unwrap();
        }
        player.decide(me).await;
    }
}

/// Rounds have headings, a turn has one emblem, a sentence has a line; and what is new is marked.
#[tokio::test]
async fn the_log_tells_by_round_and_turn() {
    visit(House::open(), async |house, _, me| {
        me.less_motion(true).await;
        me.against_bots(house).await;
        let mut player = Player::new(4);
        while me.ask("return all('#lines h3').length").await.as_u64().unwrap() < 3 {
            player.decide(me).await;
            me.my_turn().await;
        }
        let since = until_much_happened(me, &mut player, 2).await;
        let heads = me.ask("return all('#lines h3').map(e => e.textContent)").await;
        assert_eq!(heads.as_array().unwrap()[..3], [json!("Round 1"), json!("Round 2"), json!("Round 3")]);
        let wrong = "return all('#lines > li').filter((e, n, all) => {
            const same = n > 0 && all[n - 1].dataset.by === e.dataset.by && !e.querySelector('h3');
            return Boolean(e.querySelector('.emblem')) === same || ![...e.querySelectorAll('p')].every(p => /[.:!]$/.test(p.textContent.trim()));
        }).map(e => e.textContent)";
        assert_eq!(me.ask(wrong).await, json!([]));
        assert_eq!(me.ask("return all('#lines > .new').length").await, json!(since));
        assert!(me.says("return all('#lines > .new').every(e => e.dataset.by !== byId('live').dataset.seat)").await);
        let bar = me.text("return byId('since').textContent").await;
        assert!(bar.contains("Since your last turn") && bar.contains(&format!("{since} moves")), "{bar}");
        // Others' moves reach whoever listens, and one's own do not.
        me.until("something heard", "return byId('heard').textContent.length > 0").await;
        let heard = me.text("return byId('heard').getAttribute('aria-live') + byId('heard').textContent").await;
        let mine = "return all('#lines > li').filter(e => e.dataset.by === byId('live').dataset.seat)
            .map(e => e.querySelector('p').textContent)";
        let mine: Vec<String> = serde_json::from_value(me.ask(mine).await).unwrap();
        assert!(heard.starts_with("polite") && !mine.iter().any(|line| heard.contains(line.as_str())), "{heard}");
        let barriers = barriers_in_any_light(me, "the log").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
    })
    .await;
}

/// Where the showing stands: what the prompt says, and that nothing can be played meanwhile.
async fn shown_at(me: &Screen, step: u64, of: u64) -> String {
    let look = "const p = byId('prompt'); return p.matches('.showing') && p.textContent.includes(it) && p.textContent";
    let text = me.until_at_most(LONGEST, look, json!(format!("Move {step} of {of}."))).await;
    let Some(text) = text else { panic!("never at move {step} of {of}\n{}", me.report().await) };
    assert!(me.says("return moves().length === 0 && lit().length === 0").await, "{}", me.report().await);
    text.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn show_me_plays_the_others_moves_again() {
    visit(House::open(), async |house, _, me| {
        me.less_motion(true).await;
        me.against_bots(house).await;
        me.mark().await;
        let mut player = Player::new(9);
        let count = until_much_happened(me, &mut player, 3).await;
        // What was begun is still begun afterwards.
        let card = me.text("return (lit().find(b => /^card=\\w+$/.test(b.dataset.pick)) || {dataset: {}}).dataset.pick || ''").await;
        if !card.is_empty() {
            me.press(&card).await;
        }
        let chosen = me.ask("return all('.chosen').length").await;
        let (before, title) = (me.table().await, me.text("return document.title").await);

        // By keys: on, back, and out again. Without motion nothing goes on by itself.
        me.key("s").await;
        let first = shown_at(me, 1, count).await;
        let told = me
            .text("return all('#lines > .at').length === 1 && document.querySelector('#lines > .at p').textContent")
            .await;
        assert!(first.contains(&told) && !told.is_empty(), "{first} / {told}");
        assert!(me.says("return all('.spoken').length > 0").await, "{}", me.report().await);
        assert_eq!(me.text("return document.title").await, title, "the tab still says whose turn it is");
        let barriers = barriers_in_any_light(me, "the past").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.key(Key::Right).await;
        let second = shown_at(me, 2, count).await;
        assert_ne!(first, second);
        me.key(Key::Left).await;
        shown_at(me, 1, count).await;
        me.key(Key::Left).await;
        shown_at(me, 0, count).await;
        let earlier = me.table().await;
        assert_ne!(earlier["board"], before["board"], "the board stands as it stood");
        me.key(Key::Escape).await;
        me.my_turn().await;
        assert_eq!(me.table().await, before);
        assert_eq!(me.ask("return all('.chosen').length").await, chosen);
        assert!(me.says("return all('.spoken, #lines > .at').length === 0").await);

        // By itself, with motion: it comes to the last move and back to the turn.
        me.less_motion(false).await;
        me.click("#show").await;
        shown_at(me, count, count).await;
        me.until("my turn again", "return !byId('prompt').matches('.showing') && moves().length > 0").await;
        assert_eq!(me.table().await, before);
        // The game goes on from there.
        me.less_motion(true).await;
        me.key(Key::Escape).await;
        player.decide(me).await;
        me.still_marked().await;
    })
    .await;
}

/// While the past is shown the present goes on: whoever comes back finds it.
#[tokio::test]
async fn the_present_waits_for_whoever_looks_back() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        host.less_motion(true).await;
        guest.less_motion(true).await;
        host.new_table(house, &["me", "open"], "seat-1").await;
        guest.open(&host.text("return byId('invite').value").await).await;
        guest.click("[data-post=join]").await;
        host.my_turn().await;
        let mut player = Player::new(2);
        player.turn(host).await;
        guest.my_turn().await;
        player.turn(&guest).await;
        host.my_turn().await;
        player.turn(host).await;
        // The guest has begun to move: the host, who waits meanwhile, looks at that once more.
        guest.my_turn().await;
        player.decide(&guest).await;
        assert!(guest.says("return moves().length > 0").await, "the guest goes on");
        host.until("what happened", "return Boolean(byId('since'))").await;
        let count = host.ask("const s = byId('since').dataset; return s.to - s.from").await.as_u64().unwrap();
        host.click("#show").await;
        shown_at(host, 1, count).await;
        let decision = guest.ask("return decision()").await;
        player.turn(&guest).await;
        // Lines count decisions from 0, the table from 1.
        let told = "return Number(all('#lines > li').at(-1).dataset.n) + 1 >= it";
        assert!(host.until_at_most(LONGEST, told, decision.clone()).await.is_some(), "the log goes on");
        shown_at(host, 1, count).await;
        host.click("#show-end").await;
        host.my_turn().await;
        assert!(host.ask("return decision()").await.as_u64() > decision.as_u64());
        guest.close().await;
    })
    .await;
}

/// In every game an entry names something that is on the table; pointing at the one lights the other.
#[tokio::test]
async fn an_entry_lights_what_it_speaks_of() {
    visit(House::open(), async |house, _, me| {
        me.less_motion(true).await;
        for game in ["great-wall", "emperor", "justinian", "zhanguo"] {
            me.new_table_of(house, game, &["me", "bot", "bot"], &[]).await;
            me.my_turn().await;
            // Moves are sent as the page sends them: any will do.
            for _ in 0..4 {
                me.my_turn().await;
                let before = me.ask("return decision()").await;
                me.ask("const m = moves()[0]; fetch(location.pathname + '/move', { method: 'POST',
                    body: new URLSearchParams({ decision: decision(), seat: byId('live').dataset.seat, move: m.move }) })").await;
                assert!(me.until_at_most(LONGEST, "return decision() !== it", before).await.is_some());
            }
            me.my_turn().await;
            let lost = "return all('#lines > li').filter(e => !(e.dataset.at || '').split(' ').some(byId)).map(e => e.outerHTML)";
            assert_eq!(me.ask(lost).await, json!([]), "{game}");
            let (x, y) = me.spot("[all('#lines > li').at(-1).querySelector('p')]", Value::Null).await;
            me.point_at(x, y).await;
            me.until("what it speaks of", "return all('.spoken').some(shown)").await;
            // The other way round, from an element that the log speaks of.
            let id = me.text("return all('.spoken').find(shown).id").await;
            // Whoever points at a tower points at its section too; but what speaks of the tower itself is among it.
            // The mouse itself still lies on the log, and whatever moves under it points anew: so this points until it is seen.
            let speaks = "byId(it).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
                return all('#lines > .speaks').some(e => e.dataset.at.split(' ').includes(it)) && all('#lines > li:not(.speaks)').every(e => !e.dataset.at.split(' ').includes(it))";
            assert!(me.until_at_most(LONGEST, speaks, json!(id)).await.is_some(), "{game}: {id}");
            // By keyboard.
            me.ask("byId('lines').focus()").await;
            me.key(Key::Up).await;
            me.until("an entry by keyboard", "return all('#lines > .at').length === 1 && all('.spoken').length > 0").await;
            if game == "emperor" {
                let name = "const e = all('#lines > li').filter(e => /name-/.test(e.dataset.at)).at(-1); if (!e) return 'none';
                    e.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
                    return all('.names .spoken').filter(t => getComputedStyle(t).display !== 'none' && e.textContent.includes(t.textContent)).length === 1";
                assert_eq!(me.ask(name).await, json!(true), "the name of the space is seen on the map");
            }
        }
    })
    .await;
}

/// The count comes first, row by row, and then the result: who won, and how one fared.
#[tokio::test]
async fn the_end_counts_before_it_tells() {
    visit(House::open(), async |house, _, me| {
        me.less_motion(true).await;
        me.new_table(house, &["me", "bot"], "seat-1").await;
        let mut player = Player::new(13);
        // Until the end is near nobody watches pieces slide; it takes more rounds than these to play all cards.
        while me.ask("return all('#lines h3').length").await.as_u64().unwrap() < 10 {
            me.my_turn().await;
            player.decide(me).await;
            me.until("my turn, or the end", "return byId('end') || moves().length").await;
        }
        assert!(!me.says("return Boolean(byId('end'))").await, "over so soon");
        me.ask("window.seen = []; new MutationObserver(() => { const e = byId('end'); if (e)
            window.seen.push([e.matches('.stepping'), shown(e.querySelector('.result')), all('#end tbody tr').filter(r => shown(r.cells[1])).length]) })
            .observe(document.body, { subtree: true, attributes: true, childList: true })").await;
        me.less_motion(false).await;
        player.game(me).await;
        me.until("the result", "return shown(document.querySelector('#end .result'))").await;
        let result = me.text("return document.querySelector('#end .result').textContent").await;
        assert!(result == "You win!" || result.contains("You came second.") || result.contains("You share the win"), "{result}");
        let seen = me.ask("return window.seen").await;
        let seen = seen.as_array().unwrap();
        assert!(seen.iter().any(|now| now[0] == json!(true)), "it was counted: {seen:?}");
        assert!(seen.iter().all(|now| now[0] != now[1]), "the result only after the count: {seen:?}");
        assert!(seen.iter().any(|now| now[2] == json!(1)), "row by row: {seen:?}");
        assert!(me.says("return all('#lines h3').some(e => e.textContent === 'Last turns')").await);
        // Labels of the chart do not lie on each other.
        let apart = "const boxes = all('#end .chart text').map(e => e.getBoundingClientRect());
            return boxes.length === 2 && boxes.every((a, n) => boxes.every((b, m) => n === m || a.bottom <= b.top + 1 || b.bottom <= a.top + 1))";
        assert!(me.says(apart).await);
        // It can be seen again, and left at once.
        me.click("#end [data-again]").await;
        me.until("the count again", "return byId('end').matches('.stepping') && !shown(document.querySelector('#end .result'))").await;
        me.click("#end [data-skip]").await;
        me.until("the result again", "return shown(document.querySelector('#end .result'))").await;
        let barriers = barriers_in_any_light(me, "the end").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
    })
    .await;
}
