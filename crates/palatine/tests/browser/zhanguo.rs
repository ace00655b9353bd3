//! ZhanGuo in the browser.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::Key;

use super::guess::Guesser;
use super::house::House;
use super::screen::{PATIENCE, Screen};
use super::{barriers_in_any_light, fits, visit};

async fn table(screen: &Screen, house: &House, seats: &[&str], boards: &str) {
    let options = [("boards", boards), ("first", "seat-1")];
    screen.new_table_of(house, "zhanguo", seats, &options).await;
}

fn position(position: &Value) -> Value {
    json!({ "palatine": "position 1", "game": "zhanguo", "setup": { "seats": 2 }, "position": position })
}

/// Three cards above the board of seat 1 answer hiring with a number higher than 60: 3 VP above region 1, where hiring makes
/// unrest reach the end of its track; unrest −1 anywhere above region 2; a marker above region 4. Around them stands a bit
/// of everything that can stand on a table.
fn three_answers() -> Value {
    let task = |tile: &str, discs: &[u8]| json!({ "tile": tile, "discs": discs });
    position(&json!({
        "round": 3,
        "line": [1, 2],
        "court": [23, 60],
        "turn": { "seat": 1, "phase": "play" },
        "players": [
            { "hand": [30, 70], "regions": {
                "region-1": { "cards": [20], "working": { "red": 1, "grey": 1 }, "unrest": 2 },
                "region-2": { "cards": [65], "working": { "white": 1 } },
                "region-4": { "cards": [100], "unrest": 1 },
            } },
            { "hand": [14, 61], "tall": ["ivory"], "regions": {
                "region-1": { "governing": { "red": 1, "grey": 1, "white": 1 }, "workers": 3 },
                "region-3": { "cards": [7, 44], "unrest": 3 },
            } },
        ],
        "map": {
            "region-1": { "palaces": [2, 1], "squares": { "vp-square": 1, "official-square": 2 } },
            "region-3": { "palaces": [1], "squares": { "vp-square": 2, "official-square": 1, "reassign-square": 1 }, "beside": [1, 2] },
            "region-4": { "palaces": [1] },
            "region-5": { "squares": { "official-square": 2 } },
        },
        "walls": { "turquoise-1": [2], "gold-1": [1, 2, 0], "onyx-2": [0, 0, 2] },
        "tasks": [
            [task("wall-task-4", &[2]), task("palace-task-1", &[]), task("governor-task-1", &[2])],
            [task("wall-task-2", &[]), task("palace-task-2", &[1]), task("governor-task-2", &[])],
        ],
    }))
}

/// The end of round 1: the reward of Writing is offered to seat 1, who also has the only markers of Currency.
fn an_offer() -> Value {
    let home = json!({ "region-1": { "governing": { "red": 1, "grey": 1, "white": 1 } } });
    position(&json!({
        "round": 1,
        "line": [1, 2],
        "court": [23, 80],
        "turn": { "seat": 1, "phase": "offer", "aspect": "ivory" },
        "players": [
            { "markers": { "ivory": 4, "orange": 2 }, "regions": home },
            { "markers": { "ivory": 2 }, "regions": home },
        ],
    }))
}

async fn join(screen: &Screen, table: &str) {
    screen.open(table).await;
    screen.click("[data-post=join]").await;
    screen.until("a seat", "return byId('live').dataset.seat !== ''").await;
}

/// What the viewer is asked.
async fn asked(screen: &Screen) -> String {
    screen.text("return all('#prompt .prompt').filter(shown).map(e => e.textContent.trim()).join(' ')").await
}

/// Waits until it is said, of all that the viewer is asked.
async fn until_asked(screen: &Screen, what: &str) {
    let look = "return all('#prompt .prompt').filter(shown).some(e => e.textContent.includes(it))";
    let done = screen.until_at_most(PATIENCE, look, json!(what)).await;
    assert!(done.is_some(), "never asked: {what}\n{}", screen.report().await);
}

/// Whether something can be pressed.
async fn is_lit(screen: &Screen, css: &str) -> bool {
    screen.ask_about("return lit().some(b => b.matches(it))", json!(css)).await == json!(true)
}

/// What is refused says why, and names its rule.
async fn refused(screen: &Screen, css: &str, rule: &str) {
    assert!(!is_lit(screen, css).await, "{css} can be pressed");
    let decision = screen.ask("return decision()").await;
    screen.click(css).await;
    let why = "const why = byId('why');
        return shown(why) && why.querySelector('.why-text').textContent.length > 10 && why.querySelector('a').href.split('#')[1]";
    let named = screen.until("an explanation", why).await;
    assert_eq!(named, json!(rule), "{}", screen.report().await);
    assert_eq!(screen.ask("return decision()").await, decision);
    screen.click("#why .close").await;
}

/// The first words of the newest lines of the log.
async fn log(screen: &Screen, count: usize) -> Vec<String> {
    let lines = "return all('#log li').map(e => e.querySelector('p').textContent.trim()).slice(-it)";
    serde_json::from_value(screen.ask_about(lines, json!(count)).await).unwrap()
}

/// A whole game of two against a bot: every kind of play, rewards taken and passed on, and a count that adds up.
#[tokio::test]
async fn a_whole_game_of_zhanguo() {
    visit(House::open(), async |house, _, me| {
        table(me, house, &["me", "bot"], "a").await;
        me.mark().await;
        me.less_motion(true).await;
        // With three Officials in region 1 everybody can install a Governor at once, which later may never come true.
        me.my_turn().await;
        let card = me.text("return document.querySelector('#cards .card').id").await;
        me.tap(&format!("#{card}")).await;
        me.tap("#act-install").await;
        me.tap("#install-1-vp-square").await;
        me.until("the Governor", "return Boolean(byId('governor-1-vp-square'))").await;
        let mut player = Guesser::new(5, &[]).straight();
        player.game(me).await;
        me.still_marked().await;
        me.every_push_fitted().await;
        for what in ["do=tuck", "action=recruit", "action=reassign", "action=hire", "do=move"] {
            assert!(player.times(what) > 0, "never pressed {what}: {:?}", player.did);
        }

        me.click("#end-details summary").await;
        let end = me
            .ask(
                "const number = (e) => Number(e.textContent.trim().replace('−', '-'));
                 const count = all('#count tbody tr:not(.cap)').map(r => [...r.querySelectorAll('td')].map(number));
                 return {
                     title: document.title,
                     rows: all('#end .scores tbody tr').map(r => [...r.querySelectorAll('td')].map(number)),
                     totals: all('#end .scores tfoot td').map(number), wins: all('#end .wins').map(number),
                     count: count.map(row => row.map(n => n || 0)), counted: all('#count tfoot td').map(number),
                     vp: all('#players .vp b').map(number), shown: shown(byId('count')),
                 }",
            )
            .await;
        assert!(end["title"].as_str().unwrap().starts_with("Game over"), "{end}");
        assert_eq!(end["shown"], json!(true), "{end}");
        let totals: Vec<i64> = serde_json::from_value(end["totals"].clone()).unwrap();
        assert_eq!(totals.len(), 2, "{end}");
        // By source, and in the final count row by row: both add up to the same.
        for table in ["rows", "count"] {
            let rows: Vec<Vec<i64>> = serde_json::from_value(end[table].clone()).unwrap();
            assert!(rows.len() > 1, "{end}");
            for (seat, total) in totals.iter().enumerate() {
                assert_eq!(rows.iter().map(|row| row[seat]).sum::<i64>(), *total, "{table} {end}");
            }
        }
        assert_eq!(end["counted"], json!(totals), "{end}");
        assert_eq!(end["vp"], json!(totals), "{end}");
        assert_eq!(end["wins"][0], json!(totals.iter().max()), "{end}");
        let log = me.text("return byId('log').textContent").await;
        assert!(log.contains(" the reward for ") && log.contains("The game is over"), "{log}");
        let barriers = barriers_in_any_light(me, "the end of a game of ZhanGuo").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
    })
    .await;
}

/// An auction between two people: who opens must bid, every bid is higher, the winner pays and chooses, and the other gets
/// what is left. Then the same against a bot.
#[tokio::test]
async fn an_auction_for_the_boards() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        table(host, house, &["me", "open"], "auction").await;
        let link = host.text("return byId('invite').value").await;
        join(&guest, &link).await;

        host.my_turn().await;
        until_asked(host, "bid at least 1").await;
        let boards = host.ask("return all('.side').map(e => e.querySelector('[id^=board-]').id)").await;
        assert_eq!(boards.as_array().unwrap().len(), 2, "{boards}");
        let bids = "return lit().filter(b => b.matches('.bid')).map(b => Number(b.id.slice(4)))";
        assert_eq!(host.ask(bids).await, json!((1..=15).collect::<Vec<_>>()));
        refused(host, "#pass", "auction-open").await;
        assert!(guest.says("return moves().length === 0").await);
        host.tap("#bid-3").await;

        guest.my_turn().await;
        until_asked(&guest, "highest bid is 3 VP").await;
        assert_eq!(guest.ask(bids).await, json!((4..=15).collect::<Vec<_>>()));
        guest.tap("#bid-5").await;
        host.my_turn().await;
        until_asked(host, "highest bid is 5 VP").await;
        assert_eq!(host.ask(bids).await, json!((6..=15).collect::<Vec<_>>()));
        let found = barriers_in_any_light(host, "an auction").await;
        assert!(found.is_empty(), "{}", found.join("\n"));
        host.tap("#pass").await;

        // The guest chooses the second board; the other one falls to the host, and everybody has cards.
        guest.my_turn().await;
        until_asked(&guest, "Choose your player board").await;
        let board = boards[1].as_str().unwrap();
        guest.tap(&format!("#{board}")).await;
        host.my_turn().await;
        let points = "return all('#players .vp b').map(e => Number(e.textContent))";
        assert_eq!(host.ask(points).await, json!([14, 10]));
        for screen in [host, &guest] {
            screen.until("cards", "return all('#cards .card').length === 6").await;
        }
        let words = log(host, 1).await.remove(0);
        assert!(words.contains(board.trim_start_matches("board-")), "{words}");
        guest.close().await;

        // All or nothing: nobody can bid more, so the bot passes, whatever it thinks.
        table(host, house, &["me", "bot"], "auction").await;
        host.my_turn().await;
        host.tap("#bid-15").await;
        until_asked(host, "Choose your player board").await;
        let lit = host.ask("return lit().map(b => b.id)").await;
        assert_eq!(lit.as_array().unwrap().len(), 2, "{lit}");
        host.tap(&format!("#{}", lit[0].as_str().unwrap())).await;
        host.until("cards", "return moves().length > 0 && all('#cards .card').length === 6").await;
        assert_eq!(host.ask(points).await, json!([0, 14]));
    })
    .await;
}

/// Three cards answer one action, in any order: what is chosen decides what the next can do. Everything can be taken back,
/// one step or all of the play.
#[tokio::test]
async fn three_abilities_in_any_order() {
    visit(House::of_slow_bots(), async |house, _, me| {
        let place = house.lay_out(&three_answers(), &["open", "bot"]).await;
        join(me, &place).await;
        me.my_turn().await;
        me.less_motion(true).await;
        let before = laid(me).await;
        // What is folded can be opened, and stays open whatever happens.
        let open = "return shown(document.querySelector('#open-p2 .mini')) && shown(byId('count'))";
        assert!(!me.says(open).await);
        me.click("#open-p2 > summary").await;
        me.click("#forecast > summary").await;
        me.until("a board and a count", open).await;

        // With a chosen card every action tells how many cards would answer it, and the panel which.
        let wakes = "return Object.fromEntries(all('.act').map(e => [e.id, [...e.querySelectorAll('.wakes')].filter(shown).map(w => parseInt(w.textContent)).join()]).filter(([, w]) => w))";
        let would = "return all('.would').filter(shown).map(e => [...e.querySelectorAll('.chip')].map(c => [...c.querySelectorAll('.sr')].at(-1).textContent))";
        me.tap("#card-30").await;
        assert_eq!(me.ask(wakes).await, json!({}));
        assert_eq!(me.ask(would).await, json!([]));
        me.tap("#card-70").await;
        assert_eq!(me.ask(wakes).await, json!({ "act-hire": "3" }));
        let bonuses = ["3 VP", "unrest −1 in any region", "1 Unification marker of any colour"];
        assert_eq!(me.ask(would).await, json!([bonuses]));

        hire(me).await;
        // Hiring brought region 1 to the end of its track: its card is silent, for now.
        refused(me, "#use-20", "ability-silent").await;
        assert!(me.says("return shown(byId('account')) && /\\+2.*Workers in/.test(byId('account').textContent)").await);
        let found = barriers_in_any_light(me, "three abilities").await;
        assert!(found.is_empty(), "{}", found.join("\n"));

        // The marker first; a step back, and another colour.
        me.tap("#use-100").await;
        until_asked(me, "Take a Unification marker").await;
        me.tap("#marker-brown").await;
        until_asked(me, "Your cards answer").await;
        assert_eq!(states(me).await, json!({ "20": "off", "65": "", "100": "done" }));
        assert!(me.says("return byId('account').textContent.includes('Laws 1, you lead')").await);
        take_back(me, "step").await;
        until_asked(me, "Take a Unification marker").await;
        assert!(me.says("return !byId('account').textContent.includes('Laws')").await);
        me.tap("#marker-ivory").await;
        until_asked(me, "Your cards answer").await;
        // Then, by pressing the card itself, unrest falls, and the silent card speaks.
        me.tap("#tucked-65").await;
        until_asked(me, "Where does unrest fall").await;
        me.tap("#calm-1").await;
        until_asked(me, "Your cards answer").await;
        assert_eq!(states(me).await, json!({ "20": "", "65": "done", "100": "done" }));
        me.tap("#use-20").await;
        ended(me, ["100", "65", "20"]).await;

        // While the bot thinks, the last step can still be taken back; then the whole play.
        take_back(me, "step").await;
        until_asked(me, "Your cards answer").await;
        assert_eq!(states(me).await, json!({ "20": "", "65": "done", "100": "done" }));
        take_back(me, "turn").await;
        me.until("the beginning", "return decision() === 1 && moves().length > 0").await;
        assert_eq!(laid(me).await, before);

        // Another order.
        me.tap("#card-70").await;
        hire(me).await;
        me.tap("#use-65").await;
        me.tap("#calm-1").await;
        me.tap("#use-20").await;
        assert_eq!(states(me).await, json!({ "20": "done", "65": "done", "100": "" }));
        me.tap("#use-100").await;
        me.tap("#marker-orange").await;
        ended(me, ["65", "20", "100"]).await;
        assert!(me.says(open).await, "{}", me.report().await);
    })
    .await;
}

/// All that lies on the table, and nothing about who is thinking.
async fn laid(me: &Screen) -> Value {
    me.ask("return { ...table(), players: all('.facts').map(e => e.textContent), cards: byId('hand').textContent }").await
}

/// The chosen card hires in region 1; the three cards are named before they answer.
async fn hire(me: &Screen) {
    me.tap("#act-hire").await;
    until_asked(me, "Where do you hire Workers").await;
    let then = me.text("return byId('answers').querySelector('h2').firstChild.textContent").await;
    assert_eq!(then, "Then these answer");
    assert_eq!(states(me).await, json!({ "20": "", "65": "", "100": "" }));
    assert!(!is_lit(me, "[id^=use-], [id^=tucked-]").await, "it is not yet their turn");
    me.tap("#to-w1").await;
    until_asked(me, "Your cards answer").await;
    assert_eq!(states(me).await, json!({ "20": "off", "65": "", "100": "" }));
}

/// The cards that answer: `done`, or `off` where they are silent.
async fn states(me: &Screen) -> Value {
    me.ask("return Object.fromEntries(all('#answers li').filter(shown).map(e => [e.id.replace('answer-', ''), e.className.trim()]))").await
}

/// The turn is over by itself, with three points, and the log tells the order in which the cards were used.
async fn ended(me: &Screen, order: [&str; 3]) {
    me.until("the bot's turn", "return moves().length === 0").await;
    let used = "return all('#log li').map(e => (/You use card (\\d+)/.exec(e.textContent) || [])[1]).filter(Boolean)";
    assert_eq!(me.ask(used).await, json!(order));
    assert_eq!(me.text("return document.querySelector('#player-p1 .vp b').textContent").await, "3");
}

/// Takes back a step or the whole play.
async fn take_back(me: &Screen, what: &str) {
    let before = me.ask("return decision()").await;
    me.click(&format!("[data-post=undo][data-fields*='what={what}']")).await;
    let back = "return decision() < it && moves().length > 0";
    assert!(me.until_at_most(PATIENCE, back, before).await.is_some(), "{}", me.report().await);
}

/// Two people at two screens: the first passes the reward on, once he has thought it over; the second takes it and pays for
/// it with his markers. Then the first takes another, and the second begins the next round.
#[tokio::test]
async fn a_reward_is_passed_on() {
    visit(House::open(), async |house, driver, first| {
        let second = driver.screen().await;
        let place = house.lay_out(&an_offer(), &["open", "open"]).await;
        join(first, &place).await;
        join(&second, &place).await;

        first.my_turn().await;
        let ask = asked(first).await;
        assert!(ask.contains("Do you take 1 Official of any colour in region 2 for Writing?"), "{ask}");
        assert!(ask.contains("ivory markers (value 4)"), "{ask}");
        assert!(second.says("return moves().length === 0 && !byId('accept')").await);
        let found = barriers_in_any_light(first, "a reward").await;
        assert!(found.is_empty(), "{}", found.join("\n"));
        let passed = "return all('#reward-ivory .passed').length === 1";
        first.tap("#pass").await;
        second.my_turn().await;
        assert!(first.says(passed).await, "{}", first.report().await);
        // He thinks again, is asked again, and passes again.
        take_back(first, "step").await;
        second.until("nothing to decide", "return moves().length === 0").await;
        assert!(asked(first).await.contains("value 4"));
        first.tap("#pass").await;

        second.my_turn().await;
        let ask = asked(&second).await;
        assert!(ask.contains("in region 2 for Writing?") && ask.contains("(value 2)"), "{ask}");
        second.tap("#accept").await;
        until_asked(&second, "Official of your choice to region 2").await;
        second.tap("#take-white").await;
        // Who passed keeps his markers, who accepted gave them back. The next reward follows.
        first.my_turn().await;
        let ask = asked(first).await;
        assert!(ask.contains("Do you take 1 Official of any colour in region 4 for Currency?"), "{ask}");
        let standing =
            "return [it, 'orange'].map(c => all(`#reward-${c} .stand b`).map(e => e.textContent).join(' '))";
        assert_eq!(first.ask_about(standing, json!("ivory")).await, json!(["4 0", "2 0"]));
        assert!(first.text("return byId('reward-ivory').textContent").await.contains("taken by"));
        let told = log(first, 4).await;
        assert!(told[0] == "You pass the reward for Writing.", "{told:?}");
        assert!(told[1].contains("accepts the reward for Writing"), "{told:?}");

        first.tap("#accept").await;
        first.tap("#at-g4-red").await;
        // Nobody has markers of Laws: the round is over, and who took no reward last is now first.
        second.my_turn().await;
        for screen in [first, &second] {
            screen.until("cards", "return all('#cards .card').length === 6").await;
        }
        assert!(second.text("return byId('rewards').textContent").await.contains("round 2 of 5"));
        for (screen, official) in [(first, "#at-g4-red"), (&second, "#at-g2-white")] {
            let there =
                "const e = document.querySelector(it); return shown(e) && !e.classList.contains('none')";
            assert_eq!(screen.ask_about(there, json!(official)).await, json!(true), "{official}");
        }
        second.close().await;
    })
    .await;
}

/// A position of two with the player boards that are named, in which seat 1 is to play.
fn with_sides(boards: [&str; 2], regions: &Value) -> Value {
    let player = |hand: [u8; 2], board| json!({ "hand": hand, "board": board, "regions": regions });
    let mut file = position(&json!({
        "round": 3,
        "line": [1, 2],
        "court": [23, 60],
        "turn": { "seat": 1, "phase": "play" },
        "players": [player([30, 70], boards[0]), player([14, 61], boards[1])],
    }));
    file["setup"]["options"] = json!({ "boards": "b" });
    file
}

/// What is not lit does nothing when it is pressed, and says why; what was chosen stays chosen.
#[tokio::test]
async fn what_is_not_lit_does_nothing() {
    visit(House::of_slow_bots(), async |house, _, me| {
        let governing = json!({ "governing": { "red": 1, "grey": 1 } });
        let regions = json!({ "region-1": governing, "region-2": governing });
        let place = house.lay_out(&with_sides(["square", "star"], &regions), &["open", "bot"]).await;
        join(me, &place).await;
        me.my_turn().await;
        me.less_motion(true).await;
        let nothing = async |css: &str, chosen: &str| {
            assert!(!is_lit(me, css).await, "{css} can be pressed");
            let decision = me.ask("return decision()").await;
            me.click(css).await;
            me.until(
                "an explanation",
                "return shown(byId('why')) && /something else/i.test(byId('why').textContent)",
            )
            .await;
            assert_eq!(me.ask("return decision()").await, decision);
            let stays = "return document.querySelector(it).classList.contains('chosen')";
            assert_eq!(me.ask_about(stays, json!(chosen)).await, json!(true), "{}", me.report().await);
            me.click("#why .close").await;
        };
        // The way down of another region than the chosen Official's.
        me.tap("#at-g1-red").await;
        nothing("#down-2", "#at-g1-red").await;
        assert!(is_lit(me, "#down-1").await);
        // Another of his like can be chosen instead, and the first is forgotten.
        me.tap("#at-g2-grey").await;
        nothing("#down-1", "#at-g2-grey").await;
        me.tap("#card-70").await;
        me.tap("#act-recruit").await;
        until_asked(me, "Take an Official").await;
        for socket in ["#at-g2-grey", "#at-g2-white", "#at-g5-red"] {
            assert!(is_lit(me, socket).await, "{socket}");
        }
        me.tap("#take-white").await;
        nothing("#at-g2-grey", "#take-white").await;
        assert!(is_lit(me, "#at-g2-white").await);
        me.tap("#take-grey").await;
        nothing("#at-g2-white", "#take-grey").await;
        me.tap("#at-g5-grey").await;
        until_asked(me, "Your cards answer").await;
        assert_eq!(log(me, 1).await, ["You take a grey Official to region 5."]);
    })
    .await;
}

/// The B side of everybody is named beside him with what it can do; while it answers, the part that does.
#[tokio::test]
async fn player_boards_at_their_owners() {
    visit(House::of_slow_bots(), async |house, _, me| {
        let regions = json!({ "region-1": { "governing": { "red": 1, "grey": 1, "white": 1 } } });
        let place = house.lay_out(&with_sides(["circle", "star"], &regions), &["open", "bot"]).await;
        join(me, &place).await;
        me.my_turn().await;
        me.less_motion(true).await;
        let said = "return all('.sideof').filter(shown).map(e => e.querySelector('b').textContent + '|' + [...e.querySelectorAll('.sr')].at(-1).textContent.replace(/^: /, ''))";
        let said = me.ask(said).await;
        assert!(said[0].as_str().unwrap().starts_with("● circle|Hire Workers: 1 Worker more"), "{said}");
        assert!(said[1].as_str().unwrap().starts_with("★ star|Recruit 1 Official: up to 2"), "{said}");
        assert!(me.text("return byId('myside').textContent").await.contains("move 1 Worker to an adjacent region"));
        let now = "return all('#myside .now, .sideof .now').map(e => e.dataset.part || e.textContent)";
        assert_eq!(me.ask(now).await, json!([]));
        me.tap("#down-1").await;
        me.tap("#at-g1-red").await;
        me.until("an Official at work", "return Boolean(byId('at-w1-red-0'))").await;
        me.tap("#card-70").await;
        let chips = "return all('.would').filter(shown).map(e => [...e.querySelectorAll('.chip')].map(c => [...c.querySelectorAll('.sr')].at(-1).textContent.replace(/^.*board: /, '')).join())";
        assert_eq!(me.ask(chips).await, json!(["1 Worker more, then 1 reassignment point"]));
        // There is but one region to hire in.
        me.tap("#act-hire").await;
        until_asked(me, "Your cards answer").await;
        let part = me.ask(now).await;
        let part: Vec<&str> = part.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert_eq!(part.len(), 2, "{part:?}");
        assert!(part.contains(&"hire-more"), "{part:?}");
        assert!(part.iter().any(|text| text.ends_with("1 Worker more, then 1 reassignment point")), "{part:?}");
        let answer = me.text("return document.querySelector('#answer-board .text').lastChild.textContent").await;
        assert_eq!(answer, "1 Worker more, then 1 reassignment point");
        let found = barriers_in_any_light(me, "player boards at their owners").await;
        assert!(found.is_empty(), "{}", found.join("\n"));
        me.tap("#use-board").await;
        until_asked(me, "One point left").await;
        let told = log(me, 1).await;
        assert_eq!(told, ["You use the ability of your player board: 1 Worker more, then 1 reassignment point."]);
    })
    .await;
}

/// With nine cards in hand every card still shows all of its ability.
#[tokio::test]
async fn nine_cards_in_hand() {
    visit(House::open(), async |house, driver, _| {
        for (width, height, phone) in [(1280, 800, false), (1440, 900, false), (390, 844, true)] {
            let me = driver.screen().await;
            let options = [("draw", "three"), ("first", "seat-1")];
            me.new_table_of(house, "zhanguo", &["me", "bot"], &options).await;
            if phone {
                me.phone(width, height).await;
            } else {
                let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                me.devtools("Emulation.setDeviceMetricsOverride", size).await;
            }
            me.my_turn().await;
            until_asked(&me, "put under its deck").await;
            let cut = "const inside = (a, b) => a.left >= b.left - .5 && a.right <= b.right + .5 && a.top >= b.top - .5 && a.bottom <= b.bottom + .5;
                return all('#cards .card').flatMap(card => {
                    const icons = [...card.querySelectorAll('.crown .ab .i')].map(e => e.getBoundingClientRect());
                    const box = card.querySelector('.crown').getBoundingClientRect();
                    return icons.length === 2 && icons.every(i => i.width >= 14 && inside(i, box)) ? [] : [card.id];
                })";
            assert_eq!(me.ask("return all('#cards .card').length").await, json!(9));
            assert_eq!(me.ask(cut).await, json!([]), "{width}");
            me.close().await;
        }
    })
    .await;
}

/// On a phone one part of the table is seen at a time, and what is asked can be reached with a finger.
#[tokio::test]
async fn zhanguo_on_a_phone() {
    visit(House::open(), async |house, driver, _| {
        for (width, height) in [(390, 844), (360, 740)] {
            let me = driver.screen().await;
            table(&me, house, &["me", "bot", "bot", "bot"], "a").await;
            let address = me.address().await;
            me.phone(width, height).await;
            me.less_motion(true).await;
            for page in ["/rules/zhanguo", "/new?game=zhanguo"] {
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
            for part in ["info", "mine", "map"] {
                me.click(&format!("[data-tab={part}][data-group=part]")).await;
                let alone = "return ['map', 'mine', 'info'].every(id => shown(byId(id)) === (id === it)) &&
                    document.querySelector(`[data-tab=${it}]`).getAttribute('aria-selected') === 'true'";
                let done = me.until_at_most(Duration::from_secs(10), alone, json!(part)).await;
                assert!(done.is_some(), "{width}: the tab {part} does not show it\n{}", me.report().await);
                fits(&me, width, part).await;
            }
            Guesser::new(2, &[]).straight().decisions(&me, 8).await;
            fits(&me, width, "after some decisions").await;

            // A long play: whatever part was open, the page turns to where it goes on. Nobody looks at the old table while
            // the house lays out the new one.
            me.open("about:blank").await;
            let place = house.lay_out(&three_answers(), &["open", "bot"]).await;
            join(&me, &place).await;
            me.my_turn().await;
            me.click("[data-tab=info][data-group=part]").await;
            for step in [
                "#card-70",
                "#act-hire",
                "#to-w1",
                "#use-65",
                "#calm-1",
                "#use-20",
                "#use-100",
                "#marker-brown",
            ] {
                me.tap(step).await;
                fits(&me, width, step).await;
            }
            let points = "return document.querySelector('#player-p1 .vp b').textContent";
            assert_eq!(me.text(points).await, "3");
            me.close().await;
        }
    })
    .await;
}

/// Seat 1 has Workers for a Wall, and a card for it.
fn a_wall_to_build() -> Value {
    let home = json!({ "workers": 2, "working": { "red": 1 } });
    let mine = json!({ "region-1": home, "region-2": home, "region-4": home });
    position(&json!({
        "round": 2,
        "line": [1, 2],
        "court": [23, 60],
        "turn": { "seat": 1, "phase": "play" },
        "players": [{ "hand": [30, 70], "regions": mine }, { "hand": [14, 61], "regions": { "region-1": home } }],
        "map": { "region-3": { "squares": { "vp-square": 2 } } },
    }))
}

/// Sets the size of the window.
async fn resize(me: &Screen, width: u32, height: u32) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    me.devtools("Emulation.setDeviceMetricsOverride", size).await;
}

/// Where the cards lie and how high the panels are.
const PANELS: &str = "return all('#cards .card, .promptbar, .bottom, .zview, .col, .court, #info, #players').filter(shown)
    .map(e => { const at = e.getBoundingClientRect(); return [e.id || e.className, e.matches('.card') ? 0 : Math.round(at.top), Math.round(at.height)] })";

/// On a phone the frame shows a part of the map, large enough for a finger: the one that holds a choice, or the one that was
/// asked for. Nothing slides away when a card is chosen.
#[tokio::test]
async fn zhanguo_map_in_its_frame() {
    visit(House::of_slow_bots(), async |house, driver, _| {
        for (width, height) in [(390, 844), (844, 390)] {
            let me = driver.screen().await;
            me.phone(width, height).await;
            me.less_motion(true).await;
            let place = house.lay_out(&a_wall_to_build(), &["open", "bot"]).await;
            join(&me, &place).await;
            me.my_turn().await;
            fits(&me, width, "before").await;
            me.click("[data-tab=mine][data-group=part]").await;
            let before = me.ask(PANELS).await;
            me.tap("#card-70").await;
            assert_eq!(me.ask(PANELS).await, before, "{width}");
            me.tap("#act-wall").await;

            // It opens where a Wall can be built, and says where else.
            let framed = "const frame = document.querySelector('.zview').getBoundingClientRect();
                const within = (e) => { const at = e.getBoundingClientRect();
                    return at.left >= frame.left && at.right <= frame.right + 1 && at.top >= frame.top && at.bottom <= frame.bottom + 1 };
                const pressed = all('[data-zoom-to][aria-pressed=true]').map(b => b.dataset.zoomTo).join();";
            let opens = format!(
                "{framed} const spots = lit().filter(b => b.id.startsWith('space-'));
                 const seen = spots.filter(within);
                 const marked = all('[data-zoom-to].lit').map(b => b.dataset.zoomTo).join();
                 return frame.height >= 200 && spots.length >= 6 && seen.length >= 2 && pressed === 'site-turquoise' &&
                    marked === 'site-turquoise,site-gold,site-onyx' &&
                    seen.every(e => {{ const at = e.getBoundingClientRect(); return at.width >= 44 && at.height >= 44 }})"
            );
            me.until("the Wall in the frame", &opens).await;
            fits(&me, width, "a Wall").await;
            let found = barriers_in_any_light(&me, "a part of the map").await;
            assert!(found.is_empty(), "{}", found.join("\n"));
            for part in ["region-1", "region-2", "region-3", "region-4", "region-5", "site-onyx"] {
                me.click(&format!("[data-zoom-to={part}]")).await;
                let shows = format!("{framed} return pressed === '{part}' && within(byId('{part}'))");
                me.until(part, &shows).await;
            }
            // The whole map: a tap comes nearer and presses nothing.
            me.click("#map-whole").await;
            me.until("the whole map", "return document.querySelectorAll('.zframe.far').length === 1").await;
            let decision = me.ask("return decision()").await;
            me.click("#space-gold-1-1").await;
            me.until("a nearer map", "return document.querySelectorAll('.zframe.zoomed').length === 1").await;
            assert_eq!(me.ask("return decision()").await, decision);
            me.click("[data-zoom-to=site-gold]").await;
            me.tap("#space-gold-1-1").await;
            me.until("the next question", "return decision() > 2").await;
            me.close().await;
        }
    })
    .await;
}

/// A tablet shows map and own board at once; on low and wide screens all is in sight, and choosing a card moves nothing.
#[tokio::test]
async fn zhanguo_uses_its_room() {
    visit(House::of_slow_bots(), async |house, _, me| {
        let place = house.lay_out(&three_answers(), &["open", "bot"]).await;
        join(me, &place).await;
        me.my_turn().await;
        me.less_motion(true).await;
        for lang in ["en", "it"] {
            me.click(&format!("header a[hreflang={lang}]")).await;
            me.until("the language", &format!("return document.documentElement.lang === '{lang}'")).await;
            me.my_turn().await;
            for (width, height) in [(820, 1180), (1280, 720), (1280, 800), (1440, 900)] {
                resize(me, width, height).await;
                fits(me, width, lang).await;
                let both = "return ['map', 'mine', 'info'].every(id => shown(byId(id)))";
                assert!(me.says(both).await, "{width}");
                let before = me.ask(PANELS).await;
                me.tap("#card-70").await;
                assert_eq!(me.ask(PANELS).await, before, "{lang} {width} {height}");
                if width > 900 {
                    let cut = "return all('#info, #mine, #cards, .stores, .map, .reward, .head, .card, .player').filter(shown).filter(e => {
                        const at = e.getBoundingClientRect();
                        return e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1 || at.bottom > innerHeight || at.right > innerWidth;
                    }).map(e => e.id || e.className)";
                    assert_eq!(me.ask(cut).await, json!([]), "{lang} {width} {height}");
                }
                me.key(Key::Escape).await;
            }
        }
    })
    .await;
}

/// Every word of the table is Italian: what is asked, what is chosen, what happened.
#[tokio::test]
async fn zhanguo_in_italian() {
    visit(House::of_slow_bots(), async |house, _, me| {
        let place = house.lay_out(&three_answers(), &["open", "bot"]).await;
        join(me, &place).await;
        me.my_turn().await;
        me.tap("#card-70").await;
        let words = "return all('#live :is(h2, h3, .prompt, .means, .tocourt p, .act .name, .reward b, .parts button, .placebutton > span:last-child)').concat(
                all('#live [aria-label]')).filter(shown).map(e => (e.getAttribute('aria-label') || e.textContent).trim()).filter(text => /\\p{L}{3}/u.test(text))";
        let english = me.ask(words).await;
        me.click("header a[hreflang=it]").await;
        me.until("Italian", "return document.documentElement.lang === 'it'").await;
        me.my_turn().await;
        assert!(asked(me).await.starts_with("Scegli una carta da giocare."));
        me.tap("#card-70").await;
        let italian = me.ask(words).await;
        let (english, italian) = (english.as_array().unwrap(), italian.as_array().unwrap());
        assert!(english.len() > 40 && english.len() == italian.len(), "{english:?}\n{italian:?}");
        let same: Vec<_> = english.iter().zip(italian).filter(|(here, there)| here == there).collect();
        assert!(same.is_empty(), "{same:?}");

        me.tap("#act-hire").await;
        until_asked(me, "Dove assumi Lavoratori?").await;
        me.tap("#to-w1").await;
        until_asked(me, "Le tue carte rispondono").await;
        for (css, text) in [("#account", "Questa giocata dà"), ("#answers", "Rispondono"), ("#done", "Fine turno")] {
            let told = me.ask_about("return document.querySelector(it).textContent", json!(css)).await;
            assert!(told.as_str().unwrap().contains(text), "{told}");
        }
        let told = log(me, 2).await.join(" ");
        assert!(told.contains("più alta di 60") && !told.contains("higher"), "{told}");
    })
    .await;
}
