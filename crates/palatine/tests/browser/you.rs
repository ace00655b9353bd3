//! You are “you” wherever the table speaks to you, and a name to everybody else. Nobody is without a name.

use serde_json::{Value, json};

use super::house::House;
use super::play::Player;
use super::screen::Screen;
use super::visit;

/// What the table says in each language: to whoever moves, and what everybody else reads of them.
struct Says {
    lang: &'static str,
    /// How a line of the log, and an advised move, begins for whoever moves.
    you: &'static str,
    /// How it goes on after the name for everybody else.
    they: &'static str,
    /// Part of the refusal of a claim after the check.
    refused: &'static str,
    yours: &'static str,
    theirs: &'static str,
    invites: &'static str,
    must: &'static str,
    back: &'static str,
}

const ENGLISH: Says = Says {
    lang: "en",
    you: "^You (draw|play|cover|claim|decline) ",
    they: "(draws|plays|covers|claims|declines) ",
    refused: "You have finished the check of this turn.",
    yours: "Your turn",
    theirs: "is to move.",
    invites: "invites you to a game of Great Wall of China. At the table: ",
    must: "One seat is free. Whoever leads a section must claim its favour.",
    back: "You cannot take this back",
};

const ITALIAN: Says = Says {
    lang: "it",
    you: "^(Peschi|Giochi|Copri|Reclami|Rinunci) ",
    they: "(pesca|gioca|copre|reclama|rinuncia) ",
    refused: "Hai già concluso il controllo di questo turno.",
    yours: "Tocca a te",
    theirs: "Tocca a ",
    invites: "ti invita a una partita: La Grande Muraglia. Al tavolo: ",
    must: "C'è un posto libero. Chi è in testa in una sezione deve reclamare un favore.",
    back: "Non puoi annullare",
};

/// The name that pages show for whoever looks.
async fn name(screen: &Screen) -> String {
    screen.text("return document.querySelector('header .me .wide').textContent").await
}

/// The lines of the log, without the headings they begin.
async fn log(screen: &Screen) -> Vec<String> {
    let lines = screen.ask("return all('#lines li > div').map(e => e.textContent.trim())").await;
    serde_json::from_value(lines).unwrap()
}

/// How many texts match a pattern.
async fn matching(screen: &Screen, texts: &[String], pattern: &str) -> usize {
    let count = screen
        .ask_about("return it[0].filter(t => new RegExp(it[1]).test(t)).length", json!([texts, pattern]));
    count.await.as_u64().unwrap() as usize
}

async fn plays(house: &House, host: &Screen, guest: &Screen, says: &Says) {
    for screen in [host, guest] {
        screen.open(&house.at(&format!("/?lang={}", says.lang))).await;
    }
    let (me, other) = (name(host).await, name(guest).await);
    host.new_table_of(house, "great-wall", &["me", "open"], &[("first", "seat-1"), ("claims", "must")]).await;
    guest.open(&host.address().await).await;

    // The invited person reads an invitation; the link is for whoever invites.
    let asked = guest.text("return byId('prompt').textContent").await;
    assert!(asked.contains(&format!("{me} {}{me}.", says.invites)) && asked.contains(says.must), "{asked}");
    assert!(guest.says("return !byId('invite') && shown(document.querySelector('[data-post=join]'))").await);
    guest.shot(&format!("invited-{}", says.lang)).await;
    assert!(host.says("return shown(byId('invite'))").await);
    guest.click("[data-post=join]").await;
    host.my_turn().await;
    guest.until("the seat", "return byId('live').dataset.seat === '2'").await;

    // Prompt.
    let prompt = host.text("return byId('prompt').textContent").await;
    assert!(prompt.contains(says.yours) && !prompt.contains(&me), "{prompt}");
    let prompt = guest.text("return byId('prompt').textContent").await;
    assert!(prompt.contains(says.theirs) && prompt.contains(&me), "{prompt}");

    // Refusal: the favours are claimed before the actions.
    host.click("[id^=favour-1-a] button").await;
    host.until("the reason", "return shown(byId('why'))").await;
    let why = host.text("return document.querySelector('#why .why-text').textContent").await;
    assert!(why.contains(says.refused) && !why.contains(&me), "{why}");
    host.shot(&format!("refused-{}", says.lang)).await;

    // Advice.
    host.click("#advise").await;
    let tips = host.until(
        "advice",
        "const tips = all('[data-advised] b'); return tips.length > 0 && tips.map(e => e.textContent)",
    );
    let tips: Vec<String> = serde_json::from_value(tips.await).unwrap();
    assert_eq!(matching(host, &tips, says.you).await, tips.len(), "{tips:?}");
    host.click("#advice .close").await;

    // Log: two turns each.
    let mut player = Player::new(13);
    for _ in 0..2 {
        for (mover, waits) in [(host, guest), (guest, host)] {
            mover.my_turn().await;
            player.turn(mover).await;
            let done = mover.ask("return decision()").await;
            assert!(waits.until_at_most(super::LONGEST, "return decision() === it", done).await.is_some());
        }
    }
    for (screen, own, theirs) in [(host, &me, &other), (guest, &other, &me)] {
        let lines = log(screen).await;
        assert!(lines.len() >= 8, "{lines:?}");
        assert!(lines.iter().all(|line| !line.contains(own.as_str())), "{own} in {lines:?}");
        let mine = matching(screen, &lines, says.you).await;
        let others = matching(screen, &lines, &format!("^{theirs} {}", says.they)).await;
        assert!(mine >= 4 && others >= 4 && mine + others == lines.len(), "{mine} and {others} of {lines:?}");
        screen.shot(&format!("you-{}-{own}", says.lang)).await;
    }

    // What the server refuses: taking back what somebody else decided.
    let undo = "window.got = null;
        fetch(location.pathname + '/undo', { method: 'POST', body: new URLSearchParams({ what: 'step', decision: decision() }) })
            .then(a => a.text()).then(t => (window.got = t))";
    host.ask(undo).await;
    let refused: Value = host.until("an answer", "return window.got").await;
    let refused = refused.as_str().unwrap();
    assert!(
        refused.starts_with(says.back) && refused.contains(&other) && !refused.contains(&me),
        "{refused}"
    );
}

#[tokio::test]
async fn whoever_is_spoken_to_is_you_in_every_language() {
    visit(House::open(), async |house, driver, host| {
        let guest = driver.screen().await;
        host.open(&house.at("/")).await;
        // Whoever comes has a name at once, and keeps it.
        let given = name(host).await;
        assert!(::house::names::NAMES.contains(&given.as_str()), "{given}");
        host.reload().await;
        assert_eq!(name(host).await, given);
        // The other one chooses: so they differ.
        guest.open(&house.at("/me")).await;
        guest.ask("byId('name-field').value = ''").await;
        guest.type_into("#name-field", "Tullia").await;
        guest.click("#name button").await;
        guest
            .until("the name", "return document.querySelector('header .me .wide').textContent === 'Tullia'")
            .await;

        plays(house, host, &guest, &ENGLISH).await;
        plays(house, host, &guest, &ITALIAN).await;
        assert_eq!(name(host).await, given, "in any language");
        // A refused request is noted by the browser, and by nobody else.
        for screen in [host, &guest] {
            let complaints = screen.complaints().await;
            assert!(complaints.iter().all(|line| line.contains("/undo")), "{complaints:#?}");
        }
        guest.close().await;
    })
    .await;
}
