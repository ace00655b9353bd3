//! Lessons in the browser: the first one of every game, by mouse, keyboard and touch, on a desk and on a phone, in both languages;
//! other tries; and how far one came, after the house was killed.

use serde_json::{Value, json};
use thirtyfour::Key;

use super::house::House;
use super::keys::in_order;
use super::screen::Screen;
use super::{By, LONGEST, barriers_in_any_light, fits, press_towards, visit};

const GAMES: [&str; 4] = ["great-wall", "emperor", "justinian", "zhanguo"];

/// Where the learner stands: which step of how many, and how.
async fn stands(me: &Screen) -> (u64, u64, String) {
    let at = "const steps = all('#prompt .dots li');
        return byId('live') && !document.body.classList.contains('sending') && [steps.findIndex(e => e.ariaCurrent || e.hasAttribute('aria-current')) + 1, steps.length, byId('live').dataset.state]";
    let at = me.until("a step", at).await;
    (at[0].as_u64().unwrap(), at[1].as_u64().unwrap(), at[2].as_str().unwrap().to_owned())
}

async fn comes_to(me: &Screen, step: u64, state: &str) {
    let there = "const steps = all('#prompt .dots li');
        return !document.body.classList.contains('sending') && steps.findIndex(e => e.hasAttribute('aria-current')) + 1 === it[0] && byId('live').dataset.state === it[1]";
    let came = me.until_at_most(LONGEST, there, json!([step, state])).await;
    assert!(came.is_some(), "step {step}, {state}\n{}", me.report().await);
}

/// Opens the first lesson of a game from the list of lessons; gives its address.
async fn begin(me: &Screen, house: &House, game: &str) -> String {
    me.open(&house.at(&format!("/learn/{game}"))).await;
    me.click(".coursecard footer .strong").await;
    me.until("the lesson", "return Boolean(byId('teach'))").await;
    me.less_motion(true).await;
    let address = me.address().await;
    assert!(address.starts_with(&house.at(&format!("/learn/{game}/"))), "{address}");
    address
}

/// Solves a step by pressing on the board what would be shown.
async fn presses(me: &Screen, by: By) {
    let (step, ..) = stands(me).await;
    for _ in 0..40 {
        if stands(me).await.2 == "right" {
            return;
        }
        let shows =
            "const shows = byId('live').dataset.shows; return moves().some(m => m.move === shows) && shows";
        let mv = me.until("something to press", shows).await;
        press_towards(me, mv.as_str().unwrap(), by).await;
        assert_eq!(stands(me).await.0, step, "{}", me.report().await);
    }
    panic!("forty presses solve nothing\n{}", me.report().await);
}

/// What the sentence speaks of is lit, and one of it is to be seen; a part of a page that is too wide would be a fault.
async fn is_lit(me: &Screen) {
    let lights = "const ids = byId('live').dataset.spoken.split(' ').filter(Boolean);
        return ids.length === 0 || ids.every(id => byId(id)?.classList.contains('spoken')) && ids.some(id => shown(byId(id)) || byId(id).getBoundingClientRect().width > 0)";
    assert!(me.says(lights).await, "{}", me.report().await);
}

/// Every step of a lesson: the first that asks is pressed, the others are shown.
async fn learns(me: &Screen, by: By) {
    let mut pressed = false;
    loop {
        let (step, steps, state) = stands(me).await;
        is_lit(me).await;
        // What may be pressed is lit by itself, never the page as a whole.
        assert!(me.says("return !byId('live').matches('.legal, .chosen')").await);
        let next_is_off = me.says("return byId('next').disabled === true").await;
        assert_eq!(next_is_off, state == "asks", "{}", me.report().await);
        if state == "asks" {
            if pressed {
                match by {
                    By::Pointer => me.click("#show-how").await,
                    By::Keyboard => me.key("s").await,
                }
                comes_to(me, step, "right").await;
            } else {
                presses(me, by).await;
                pressed = true;
            }
            assert!(
                me.says("return document.querySelector('#taught .verdict.done').textContent.length > 8")
                    .await
            );
        }
        if step == steps {
            return;
        }
        match by {
            By::Pointer => me.click("#next").await,
            By::Keyboard => me.key(Key::Enter).await,
        }
        let told = "return !document.body.classList.contains('sending') && all('#prompt .dots li').findIndex(e => e.hasAttribute('aria-current')) + 1 === it";
        assert!(me.until_at_most(LONGEST, told, json!(step + 1)).await.is_some(), "{}", me.report().await);
        assert!(
            me.says("return document.activeElement === byId('sentence')").await,
            "the sentence has the focus"
        );
        assert!(me.address().await.ends_with(&format!("?step={}", step + 1)), "{}", me.address().await);
    }
}

#[tokio::test]
async fn the_first_lesson_of_every_game_by_mouse() {
    visit(House::open(), async |house, _, me| {
        let mut found = Vec::new();
        for game in GAMES {
            begin(me, house, game).await;
            found.extend(barriers_in_any_light(me, &format!("a lesson of {game}")).await);
            me.mark().await;
            learns(me, By::Pointer).await;
            me.still_marked().await;
            found.extend(barriers_in_any_light(me, &format!("a lesson of {game}, done")).await);
            let here = me.ask("return location.pathname").await;
            me.click("#next").await;
            let away = "return location.pathname !== it && document.readyState === 'complete'";
            assert!(me.until_at_most(LONGEST, away, here).await.is_some(), "{}", me.report().await);
        }
        for path in ["/learn", "/learn/zhanguo"] {
            me.open(&house.at(path)).await;
            found.extend(barriers_in_any_light(me, path).await);
        }
        assert_eq!(me.ask("return all('.coursecard li.done').length").await, json!(1));
        assert!(found.is_empty(), "{}", found.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn the_first_lesson_of_every_game_by_keyboard() {
    visit(House::open(), async |house, _, me| {
        for game in GAMES {
            begin(me, house, game).await;
            me.mark().await;
            learns(me, By::Keyboard).await;
            me.still_marked().await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_first_lesson_of_every_game_by_touch_in_italian() {
    visit(House::open(), async |house, driver, _| {
        let me = driver.screen_with(&["--accept-lang=it"]).await;
        me.phone(390, 844).await;
        me.open(&house.at("/learn")).await;
        fits(&me, 390, "/learn").await;
        assert_eq!(me.text("return document.querySelector('h1').textContent").await, "Impara");
        let mut found = Vec::new();
        for game in GAMES {
            begin(&me, house, game).await;
            assert_eq!(me.text("return document.querySelector('#prompt .seal').textContent").await, "Lezione");
            fits(&me, 390, game).await;
            // What is pressed by a finger is large enough, and the tabs show what they say.
            let small = "return all('#teach button, #teach a').filter(shown).filter(e => e.getBoundingClientRect().height < 44).map(e => e.id)";
            assert_eq!(me.ask(small).await, json!([]), "{game}");
            me.click("[data-tab=lesson]").await;
            me.until("the list of steps", "return shown(byId('course')) && !shown(byId('hand'))").await;
            found.extend(barriers_in_any_light(&me, &format!("a lesson of {game} on a phone")).await);
            in_order(&me).await;
            me.click("[data-tab=hand]").await;
            in_order(&me).await;
            learns(&me, By::Pointer).await;
            fits(&me, 390, game).await;
            in_order(&me).await;
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
        me.close().await;
    })
    .await;
}

/// How many tries of the step were something else, as the page says.
async fn counted(me: &Screen) -> u64 {
    let wrong = me.ask("return Number(document.querySelector('#teach [name=wrong]')?.value ?? 0)").await;
    wrong.as_u64().unwrap()
}

/// Something else is tried: the sentence stays, its answer is said, nothing on the board changes; after two such tries Show me is offered.
#[tokio::test]
async fn other_tries_are_answered() {
    visit(House::open(), async |house, _, me| {
        begin(me, house, "great-wall").await;
        let mut step = 1;
        while stands(me).await.2 != "asks" {
            me.click("#next").await;
            step += 1;
            comes_to(me, step, "asks").await;
        }
        let sentence = me.text("return byId('sentence').firstChild.textContent.trim()").await;
        let board = me.text("return byId('board').textContent").await;
        let wrong = "const shows = byId('live').dataset.shows;
            return moves().filter(m => m.move !== shows).map(m => m.move)";
        let others: Vec<String> = serde_json::from_value(me.ask(wrong).await).unwrap();
        let mut said = counted(me).await;
        for other in others.iter().cycle().take(12) {
            // As if it had been pressed: all its picks, through the buttons of the page.
            let press = "const move = moves().find(m => m.move === it);
                const wanted = () => lit().filter(b => Object.entries(fields(b.dataset.pick)).every(([k, v]) => String(move.picks[k]) === v))
                    .sort((a, b) => ('hold' in b.dataset || 'soft' in b.dataset) - ('hold' in a.dataset || 'soft' in a.dataset));
                for (let n = 0; n < 8 && !document.body.classList.contains('sending'); n++) wanted()[0]?.click();
                return document.body.classList.contains('sending')";
            if me.ask_about(press, json!(other)).await != json!(true) {
                me.key(Key::Escape).await;
                continue;
            }
            let (now, _, state) = stands(me).await;
            assert_eq!(now, step);
            match state.as_str() {
                "wrong" => {
                    said += 1;
                    assert_eq!(counted(me).await, said, "{}", me.report().await);
                    let seen = me
                        .ask("return [byId('sentence').firstChild.textContent.trim(), document.querySelector('#taught .verdict').textContent, byId('board').textContent, byId('show-how').classList.contains('offered')]")
                        .await;
                    assert_eq!(seen[0], json!(sentence));
                    assert!(seen[1].as_str().unwrap().len() > 20, "{seen}");
                    assert_eq!(seen[2], json!(board), "nothing changes");
                    assert_eq!(seen[3], Value::Bool(said >= 2));
                    assert!(me.says("return all('#hand .tried, #board .tried').length > 0").await, "what was tried is marked");
                    assert!(me.says("return byId('taught').ariaLive === 'polite' || byId('taught').getAttribute('aria-live') === 'polite'").await);
                }
                // Another way to do it, or a part of it: begin again.
                "right" => {
                    me.reload().await;
                    me.until("the lesson", "return Boolean(byId('teach'))").await;
                    said = counted(me).await;
                }
                _ => {
                    me.key(Key::Escape).await;
                    comes_to(me, step, "asks").await;
                    said = counted(me).await;
                }
            }
            if said >= 3 {
                break;
            }
        }
        assert!(said >= 2, "{said} other tries\n{}", me.report().await);
        let barriers = barriers_in_any_light(me, "another try").await;
        assert!(barriers.is_empty(), "{}", barriers.join("\n"));
        me.click("#show-how").await;
        comes_to(me, step, "right").await;
        me.key("?").await;
        me.until("the keys", "return byId('keys').open").await;
    })
    .await;
}

/// How far somebody came survives a power cut, and is nobody else's.
#[tokio::test]
async fn progress_survives_the_house() {
    visit(House::open(), async |house, driver, me| {
        let lesson = begin(me, house, "zhanguo").await;
        let lesson = lesson.split('?').next().unwrap().to_owned();
        if stands(me).await.2 == "asks" {
            me.click("#show-how").await;
            comes_to(me, 1, "right").await;
        }
        me.click("#next").await;
        me.until("the second step", "return location.search === '?step=2'").await;
        house.kill();
        house.open_again();
        me.open(&house.at("/learn")).await;
        me.click("#resume").await;
        me.until("the lesson", "return Boolean(byId('teach'))").await;
        assert_eq!(stands(me).await.0, 2);
        let other = driver.screen().await;
        other.open(&lesson).await;
        other.until("the lesson", "return Boolean(byId('teach'))").await;
        assert_eq!(stands(&other).await.0, 1, "somebody else begins at the beginning");
        other.open(&house.at("/learn")).await;
        assert!(other.says("return !byId('resume')").await);
        // Once it is an account's, it is there wherever one signs in.
        me.open(&house.at("/me")).await;
        assert_eq!(me.ask("return all('#learnt li').length").await, json!(4));
        me.ask("byId('keep-name').value = 'Livia'; return true").await;
        me.type_into("#keep-password", "a long sentence").await;
        me.click("button[value=password]").await;
        me.until("the account", "return location.search.includes('kept')").await;
        other.open(&house.at("/sign-in")).await;
        other.type_into("input[name=name]", "Livia").await;
        other.type_into("input[name=password]", "a long sentence").await;
        other.click("main button[type=submit]").await;
        other.until("signed in", "return location.pathname !== '/sign-in' && document.readyState === 'complete'").await;
        other.open(&lesson).await;
        other.until("the lesson", "return Boolean(byId('teach'))").await;
        assert_eq!(stands(&other).await.0, 2, "{}", other.report().await);
        other.close().await;
        // Back leads to the step before.
        me.open(&format!("{lesson}?step=1")).await;
        if stands(me).await.2 == "asks" {
            me.click("#show-how").await;
            comes_to(me, 1, "right").await;
        }
        me.click("#next").await;
        me.until("the second step", "return location.search === '?step=2'").await;
        me.ask("history.back(); return true").await;
        me.until("the first", "return location.search === '?step=1' && Boolean(byId('teach')) && byId('teach').elements.namedItem('step').value === '1'").await;
    })
    .await;
}

/// Lessons about the number of the Court show it as a line, in the place of the map; the hand stands there as flags.
#[tokio::test]
async fn the_number_of_the_court_is_a_line() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/learn/zhanguo/numbers?step=2")).await;
        me.until("the line", "return shown(byId('numberline')) && !shown(byId('map')) && all('#numberline .flag').length === all('#cards > li').length").await;
        assert!(me.says("return byId('numberline').querySelector('.sr').textContent.includes('47')").await);
        let found = barriers_in_any_light(me, "the number of the Court").await;
        assert!(found.is_empty(), "{}", found.join("\n"));
        // A digit takes a card of the hand, and its flag is marked; Escape lets it go.
        let taken = "return all('#numberline .taken').filter(e => !e.hasAttribute('hidden')).length === it";
        me.key("1").await;
        assert!(me.until_at_most(LONGEST, taken, json!(1)).await.is_some(), "{}", me.report().await);
        me.key(Key::Escape).await;
        assert!(me.until_at_most(LONGEST, taken, json!(0)).await.is_some(), "{}", me.report().await);
        // Where the map is needed it is there.
        me.open(&house.at("/learn/zhanguo/numbers?step=5")).await;
        me.until("the map", "return shown(byId('map')) && !byId('numberline')").await;
        me.phone(390, 844).await;
        me.open(&house.at("/learn/zhanguo/numbers?step=2")).await;
        me.until("the line on a phone", "return byId('numberline').getBoundingClientRect().height > 60").await;
        fits(me, 390, "the number of the Court").await;
    })
    .await;
}
