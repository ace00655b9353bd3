//! Pages beside the table: switches that lose nothing, the form of a new table, the rules beside the game, the data.

use serde_json::json;
use thirtyfour::Key;

use crate::house::House;
use crate::visit;

/// Language and theme can be switched at any time: the address stays, and so does what was entered.
#[tokio::test]
async fn switches_lose_nothing() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/new?game=zhanguo")).await;
        me.ask(
            "const choose = (css) => document.querySelector(css).closest('label').click();
             choose('[name=seat2][value=here]');
             choose('[name=seat3][value=bot]'); choose('[name=level3][value=emperor]');
             const option = document.querySelector('select[name^=opt-]');
             option.selectedIndex = 1; option.dispatchEvent(new Event('change', { bubbles: true }));
             return true",
        )
        .await;
        me.type_into("[name=name2]", "Ottavia").await;
        let filled = "return JSON.stringify([...new FormData(document.querySelector('form.newtable'))])";
        let before = me.text(filled).await;
        assert!(before.contains("Ottavia") && before.contains("[\"seat2\",\"here\"]"), "{before}");
        let address = me.address().await;
        me.click("#theme").await;
        assert_eq!(me.text(filled).await, before);
        for lang in ["it", "en"] {
            me.click(&format!("header a[hreflang={lang}]")).await;
            me.until("the language", &format!("return document.documentElement.lang === '{lang}'")).await;
            assert_eq!(me.address().await, address);
            assert_eq!(me.text(filled).await, before);
        }
        // Elsewhere too, with the place on the page.
        me.open(&house.at("/rules/great-wall#claim")).await;
        me.click("header a[hreflang=it]").await;
        me.until("Italian", "return document.documentElement.lang === 'it'").await;
        assert_eq!(me.address().await, house.at("/rules/great-wall#claim"));
        // Nobody is led away from this house.
        me.open(&house.at("//example.org/?lang=en")).await;
        assert!(me.address().await.starts_with(&house.at("/")), "{}", me.address().await);
        // That there is no such page the browser notes too.
        let complaints = me.complaints().await;
        assert!(complaints.iter().all(|line| line.contains("/example.org/")), "{complaints:#?}");
    })
    .await;
}

/// What the form shows is what one gets: seats are filled from the top, in the colours of the table.
#[tokio::test]
async fn seats_keep_their_colours() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/new?game=zhanguo")).await;
        let barred = |seat: u32, kind: &str| {
            format!("return document.querySelector('[name=seat{seat}][value={kind}]').disabled")
        };
        assert!(me.says(&barred(2, "none")).await, "seat 3 is taken");
        assert!(!me.says(&barred(3, "none")).await);
        assert!(!me.says(&barred(4, "bot")).await);
        me.ask("document.querySelector('[name=seat3][value=none]').closest('label').click(); return true").await;
        assert!(!me.says(&barred(2, "none")).await);
        assert!(me.says(&barred(4, "bot")).await, "seat 3 is empty");
        // Past the script: one clear line, and nothing that was entered is lost.
        let answer = me
            .ask(
                "const form = document.querySelector('form.newtable');
                 const entered = new URLSearchParams(new FormData(form));
                 entered.set('seat2', 'none'); entered.set('seat3', 'bot');
                 const request = new XMLHttpRequest();
                 request.open('POST', '/new', false);
                 request.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
                 request.send(entered);
                 return [request.status, request.responseText]",
            )
            .await;
        assert_eq!(answer[0], json!(400));
        assert!(answer[1].as_str().unwrap().contains("Seat 3 is taken but seat 2 is empty"), "{answer}");
        // That it was refused the browser notes too.
        assert_eq!(me.complaints().await.len(), 1);
        // The colours of the form are those of the table.
        me.ask("for (const seat of [3, 4]) document.querySelector(`[name=seat${seat}][value=bot]`).closest('label').click(); return true")
            .await;
        let colours = "return JSON.stringify([1, 2, 3, 4].map(n => getComputedStyle(document.querySelector(it.replace('N', n))).backgroundColor))";
        let shown = me.ask_about(colours, json!("#row-N .emblem")).await;
        me.click("form.newtable button.primary").await;
        me.until("the table", "return Boolean(byId('live'))").await;
        assert_eq!(me.ask_about(colours, json!("#player-pN .emblem")).await, shown);
    })
    .await;
}

/// The rules of the game lie beside it: from the header and from a refusal, on a phone too; the game goes on under them.
#[tokio::test]
async fn the_rules_beside_the_game() {
    visit(House::open(), async |house, _, me| {
        me.against_bots(house).await;
        let table = me.address().await;
        let told = "return byId('book').hidden ? '' : byId('book').querySelector('.leaf').shadowRoot?.querySelector('h1')?.textContent || ''";
        for phone in [false, true] {
            if phone {
                me.phone(390, 844).await;
            } else {
                me.size(1280, 720).await;
            }
            me.click("header .beside").await;
            let title = me.until("the rules", told).await;
            assert!(title.as_str().unwrap().contains("Great Wall"), "{title}");
            assert_eq!(me.address().await, table);
            assert_eq!(me.barriers().await, Vec::<String>::new());
            me.shot(if phone { "book-phone" } else { "book" }).await;
            me.key(Key::Escape).await;
            me.until("the game alone", "return byId('book').hidden").await;
            assert!(me.says("return document.activeElement.matches('header .beside')").await);
        }
        // Nothing in the figures of the rules is a part of this table.
        let picks = "return document.querySelectorAll('[data-pick]').length === byId('live').querySelectorAll('[data-pick]').length";
        assert!(me.says(picks).await);
        // Where the game's printed facts are partly our own, the table says so.
        let said = "return document.querySelector('a.rebuilt')?.getAttribute('href') ?? ''";
        assert_eq!(me.text(said).await, "", "Great Wall's are all known");
        me.new_table_of(house, "emperor", &["me", "bot", "bot"], &[]).await;
        assert_eq!(me.text(said).await, "/data#data-emperor");
    })
    .await;
}

/// What is certain, what is reconstructed, how to mend it: in words first, with every value one press away.
#[tokio::test]
async fn about_the_data() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/data#data-zhanguo")).await;
        assert!(me.says("return [...document.querySelectorAll('main table.data:not(.strength)')].every(e => !shown(e))").await);
        me.ask("document.querySelector('#data-zhanguo').closest('section').querySelector('summary').click(); return true").await;
        me.until("a table of values", "return [...document.querySelectorAll('main table.data:not(.strength)')].filter(shown).length === 1").await;
        assert_eq!(me.barriers().await, Vec::<String>::new());
        me.shot("data").await;
        let levels = "const found = [...document.querySelectorAll('main :is(h1,h2,h3)')].map(e => Number(e.tagName[1]));
             return found.every((level, n) => n === 0 ? level === 1 : level <= found[n - 1] + 1)";
        assert!(me.says(levels).await, "a heading is missing in between");
    })
    .await;
}

/// These tests' own finger: a touch of which the browser makes no click is no tap, one that the page heard of is one alone.
#[tokio::test]
async fn a_finger_taps_once() {
    visit(House::open(), async |house, _, me| {
        me.open(&house.at("/new")).await;
        me.phone(390, 844).await;
        let presses = "window.presses = 0; byId('theme').addEventListener('click', () => window.presses++);
            window.spoil = (e) => e.preventDefault();
            for (const kind of ['touchstart', 'touchend']) addEventListener(kind, window.spoil, { passive: false });
            setTimeout(() => {
                for (const kind of ['touchstart', 'touchend']) removeEventListener(kind, window.spoil);
            }, 5_000);
            return true";
        me.ask(presses).await;
        for taps in 1..=3 {
            let (x, y) = me.spot("all('#theme')", json!(null)).await;
            me.click_at(x, y).await;
            assert_eq!(me.ask("return window.presses").await, json!(taps));
        }
        // A page that is busy meanwhile hears of it later, and once.
        me.ask("addEventListener('touchend', () => { const until = performance.now() + 1500; while (performance.now() < until); }, { once: true }); return true").await;
        let (x, y) = me.spot("all('#theme')", json!(null)).await;
        me.click_at(x, y).await;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        assert_eq!(me.ask("return window.presses").await, json!(4));
    })
    .await;
}
