//! Puzzles in the browser: one of every game, by mouse, by keyboard, and by touch in Italian; a wrong try, the solution, the next one,
//! and playing on.

use serde_json::json;
use table::puzzles::Posed;

use super::house::House;
use super::keys::in_order;
use super::screen::Screen;
use super::{By, barriers_in_any_light, fits, press_towards, visit};

const GAMES: [&str; 4] = ["great-wall", "emperor", "justinian", "zhanguo"];

/// Opens the first puzzle that comes to somebody new.
async fn begin(me: &Screen, house: &House, game: &str) -> &'static Posed {
    me.open(&house.at(&format!("/puzzles/{game}"))).await;
    me.click(".coursecard footer .strong").await;
    posed(me, game).await
}

/// The puzzle that lies before them.
async fn posed(me: &Screen, game: &str) -> &'static Posed {
    me.until(
        "the puzzle",
        "return document.readyState === 'complete' && Boolean(byId('teach')) && Boolean(byId('solution'))",
    )
    .await;
    me.less_motion(true).await;
    let address = me.address().await;
    let id = address.rsplit('/').next().unwrap().split('?').next().unwrap().to_owned();
    let all = table::puzzles::of(table::find(game).unwrap()).unwrap_or_else(|_| panic!("{game}"));
    all.iter().find(|posed| posed.puzzle.id == id).unwrap_or_else(|| panic!("{address}"))
}

async fn state(me: &Screen) -> String {
    let stands =
        "return byId('live') && !document.body.classList.contains('sending') && byId('live').dataset.state";
    me.until("how it stands", stands).await.as_str().unwrap().to_owned()
}

/// Plays a move by pressing on the board what belongs to it, until it is answered.
async fn plays(me: &Screen, mv: &str, by: By) {
    let before = (state(me).await, missed(me).await);
    for _ in 0..40 {
        press_towards(me, mv, by).await;
        if (state(me).await, missed(me).await) != before {
            return;
        }
    }
    panic!("forty presses play nothing\n{}", me.report().await);
}

async fn missed(me: &Screen) -> u64 {
    me.ask("return all('#prompt .tries .missed').length").await.as_u64().unwrap()
}

/// A legal move that is not the answer.
fn other(posed: &Posed) -> String {
    let legal = posed.placed().moves().into_iter().map(|legal| legal.mv);
    legal.into_iter().find(|mv| !posed.placed().same_move(mv, posed.puzzle.answer())).unwrap()
}

/// What is told once it is over.
async fn is_told(me: &Screen) {
    let told = "return document.querySelector('#taught .verdict.done').textContent.length > 8 && all('.compared tbody tr').length > 1 && all('.posed .theme').length > 0 && all('.posed .levels li').length === 5";
    assert!(me.says(told).await, "{}", me.report().await);
}

#[tokio::test]
async fn a_puzzle_of_every_game_by_mouse() {
    visit(House::open(), async |house, _, me| {
        let mut found = Vec::new();
        for game in GAMES {
            let posed = begin(me, house, game).await;
            let here = me.address().await;
            found.extend(barriers_in_any_light(me, &format!("a puzzle of {game}")).await);
            me.mark().await;
            plays(me, &other(posed), By::Pointer).await;
            assert_eq!((state(me).await.as_str(), missed(me).await), ("wrong", 1), "{}", me.report().await);
            let said = me.text("return document.querySelector('#taught .verdict.not-yet').textContent").await;
            assert!(said.len() > 8, "{said}\n{}", me.report().await);
            plays(me, posed.puzzle.answer(), By::Pointer).await;
            assert_eq!(state(me).await, "right", "{}", me.report().await);
            is_told(me).await;
            // It was one page all the time, and its address leads to it.
            me.still_marked().await;
            assert_eq!(me.address().await, here);
            found.extend(barriers_in_any_light(me, &format!("a puzzle of {game}, solved")).await);
            me.click("#next").await;
            assert_ne!(self::posed(me, game).await.puzzle.id, posed.puzzle.id);
        }
        for path in ["/puzzles", "/puzzles/emperor"] {
            me.open(&house.at(path)).await;
            found.extend(barriers_in_any_light(me, path).await);
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn a_puzzle_of_every_game_by_keyboard() {
    visit(House::open(), async |house, _, me| {
        for game in GAMES {
            let posed = begin(me, house, game).await;
            plays(me, posed.puzzle.answer(), By::Keyboard).await;
            assert_eq!(state(me).await, "right", "{}", me.report().await);
            is_told(me).await;
            me.key("n").await;
            let next = self::posed(me, game).await;
            assert_ne!(next.puzzle.id, posed.puzzle.id);
            // Whoever gives up presses X.
            me.key("x").await;
            me.until("the solution", "return byId('live').dataset.state === 'right'").await;
            is_told(me).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_puzzle_of_every_game_by_touch_in_italian() {
    visit(House::open(), async |house, driver, _| {
        let me = driver.screen_with(&["--accept-lang=it"]).await;
        me.phone(390, 844).await;
        me.open(&house.at("/puzzles")).await;
        fits(&me, 390, "/puzzles").await;
        assert_eq!(me.text("return document.querySelector('h1').textContent").await, "Problemi");
        let mut found = Vec::new();
        for game in GAMES {
            let posed = begin(&me, house, game).await;
            fits(&me, 390, game).await;
            let small = "return all('#teach button, #teach a').filter(shown).filter(e => e.getBoundingClientRect().height < 44).map(e => e.id)";
            assert_eq!(me.ask(small).await, json!([]), "{game}");
            plays(&me, posed.puzzle.answer(), By::Pointer).await;
            assert_eq!(state(&me).await, "right", "{}", me.report().await);
            me.click("[data-tab=lesson]").await;
            me.until("what is told", "return shown(byId('course')) && !shown(byId('hand'))").await;
            is_told(&me).await;
            fits(&me, 390, game).await;
            in_order(&me).await;
            found.extend(barriers_in_any_light(&me, &format!("a puzzle of {game} on a phone, solved")).await);
        }
        // From the last one it is played on.
        me.click(".play-on button").await;
        me.until("a table", "return location.pathname.startsWith('/t/') && Boolean(byId('moves'))").await;
        assert!(found.is_empty(), "{}", found.join("\n"));
        me.close().await;
    })
    .await;
}
